"""The log of a bank: what each revision was, two compared, one brought back."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from textual.pilot import Pilot

from bankd.bank import Bank, Revision
from bankd.bank.history.log import log_view, set_tag
from bankd.bank.merge import merge
from bankd.bank.state import State
from bankd.errors import BankError
from tests.bankd.bank.builders import V3, V4, a_decision, a_key
from tests.bankd.bank.forging import forge
from tests.tui.driving import drive, press, screen_text, settled, toasts
from tests.tui.goldens import assert_golden
from tui.diff.screen import DiffScreen
from tui.revisions.screen import RevisionsScreen
from tui.revisions.writes import restore
from tui.windows.questions import ConfirmScreen
from tui.windows.text_windows import ErrorScreen


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Five revisions of two targets, the last a merge; the second has a tag."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bankd.bank.tables.revise.utc_now", clock().__next__)
    mine, lab = Path("mine"), Path("lab")
    with Bank.open(mine) as bank:
        bank.commit(V4, [a_decision(n) for n in range(3)], "tuned resnet50", "ana@lab")
        lab.mkdir()
        bank.connection.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        shutil.copy(mine / "bank.db", lab / "bank.db")
        tuned = bank.commit(V4, [a_decision(0, tile=16)], "tuned resnet50 again", "ana@lab")
        set_tag(bank, "release-1", tuned)
        bank.commit(V3, [a_decision(1, target=V3)], "tuned [red]bert[/]", "bob@lab")
        bank.commit(V4, [], "pruned", "bob@lab", retired=[a_key(2)])
        with Bank.open(lab) as other:
            other.commit(V4, [a_decision(7)], "tuned gpt2", "eve@home")
            merge(bank, State(other), author="ana@lab", message="merge of lab")
    return mine


def clock() -> Iterator[str]:
    """A day for each revision, long ago."""
    return (f"2026-01-{day:02}T10:00:00.000000Z" for day in range(1, 32))


def head_of(place: Path) -> Revision:
    with Bank.open(place, read_only=True) as bank:
        found = bank.head()
    assert found is not None
    return found


def log(pilot: Pilot[None]) -> RevisionsScreen:
    screen = pilot.app.screen
    assert isinstance(screen, RevisionsScreen)
    return screen


def compared(pilot: Pilot[None]) -> tuple[str, str]:
    """The names that the diff was opened with."""
    screen = pilot.app.screen
    assert isinstance(screen, DiffScreen)
    return (screen._asked.before, screen._asked.after)


def test_the_log_shows_revisions_newest_first(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "r")
        assert_golden("revisions", screen_text(pilot))
        await press(pilot, "j", "j", "j")
        assert "after r1, tagged release-1" in screen_text(pilot)

    drive(place, steps)


def test_lines_name_parents_tags_and_merges(place: Path) -> None:
    with Bank.open(place, read_only=True) as bank, log_view(bank) as view:
        lines = view.page(0, 10)
        rest = view.page(3, 1)
        theirs = bank.log()[0].parents[1]

    assert view.count == 5
    assert [line.revision.number for line in lines] == [5, 4, 3, 2, 1]
    assert [line.revision.number for line in rest] == [2]
    assert [line.is_merge for line in lines] == [True, False, False, False, False]
    assert lines[0].parents == ("r4", theirs[:12])
    assert [line.parents for line in lines[1:]] == [("r3",), ("r2",), ("r1",), ()]
    assert [line.tags for line in lines] == [(), (), (), ("release-1",), ()]


def test_of_a_target_only_revisions_that_changed_it_are_shown(place: Path) -> None:
    with (
        Bank.open(place, read_only=True) as bank,
        log_view(bank, (V3.soc_version, V3.cores)) as view,
    ):
        assert [line.revision.number for line in view.page(0, 10)] == [3]


def test_enter_compares_a_revision_with_the_one_before_it(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "r", "j", "enter")
        assert compared(pilot) == ("mine@r3", "mine@r4")
        assert "-1 gone" in screen_text(pilot)
        await press(pilot, "q", "G", "enter")
        assert compared(pilot) == ("mine@r0", "mine@r1")
        assert "+3 new" in screen_text(pilot)

    drive(place, steps)


def test_two_marked_ones_are_compared_the_older_first(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "r", "j", "space", "j", "space")
        assert "r4 and r2 marked: d compares them" in screen_text(pilot)
        await press(pilot, "d")
        assert compared(pilot) == ("mine@r2", "mine@r4")
        await press(pilot, "q", "k", "space")  # r2 is no longer marked; r4 is.
        await press(pilot, "G", "d")
        assert compared(pilot) == ("mine@r1", "mine@r4")

    drive(place, steps)


def test_without_marks_a_revision_is_compared_with_the_newest(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "r", "d")
        assert log(pilot).table.cursor == 0
        await press(pilot, "j", "d")
        assert compared(pilot) == ("mine@r4", "mine@head")
        assert "+1 new" in screen_text(pilot)

    drive(place, steps)


def test_a_state_is_brought_back_after_a_question_that_counts(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "r", "G", "R")
        assert isinstance(pilot.app.screen, ConfirmScreen)
        seen = screen_text(pilot)
        assert "Restore the state of r1? 4 changes" in seen
        assert "1 return, 1 change, 2 are removed." in seen
        await press(pilot, "enter")
        assert head_of(place).number == 5  # Enter says no.
        await press(pilot, "R", "y")
        assert head_of(place).message == "revert to r1: tuned resnet50"
        assert "r6" in screen_text(pilot)
        await press(pilot, "g", "j", "R", "y")
        assert head_of(place).message.startswith("revert to r5: ")

    drive(place, steps)


def test_restoring_the_newest_changes_nothing_and_asks_nothing(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "r", "R")
        assert log(pilot).is_current

    drive(place, steps)

    assert head_of(place).number == 5


def test_what_was_written_since_the_question_is_not_undone(place: Path) -> None:
    seen = head_of(place)
    with Bank.open(place) as bank:
        first = bank.revision("r1")
        bank.commit(V4, [a_decision(30)], "meanwhile", "somebody")

    with pytest.raises(BankError, match="written to meanwhile"):
        restore(place, first.id, seen.id)

    assert head_of(place).message == "meanwhile"


def test_a_bank_that_cannot_be_written_is_told_in_a_window(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise BankError("mine/bank.db cannot be written to", "change its permissions")

    monkeypatch.setattr("tui.revisions.screen.restore", refuse)

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "r", "G", "R", "y")
        assert isinstance(pilot.app.screen, ErrorScreen)
        await press(pilot, "q", "y")
        assert pilot.app.clipboard == log(pilot).table.current.revision.id  # type: ignore[union-attr]

    drive(place, steps)


def test_a_new_revision_appears_and_the_cursor_stays_at_its_own(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "r", "j")
        with Bank.open(place) as bank:
            bank.commit(V4, [a_decision(31)], "by another", "another")
        log(pilot)._look_for_others()
        await settled(pilot)
        assert "by another" in screen_text(pilot)
        assert log(pilot).table.current.revision.number == 4  # type: ignore[union-attr]

    drive(place, steps)


@pytest.mark.parametrize(
    ("target", "told"), [(None, "nothing was ever decided in it"), (V3, "No revision has changed")]
)
def test_an_empty_log_says_why(place: Path, target: object, told: str) -> None:
    with Bank.open("none"):
        pass

    async def steps(pilot: Pilot[None]) -> None:
        pilot.app.push_screen(RevisionsScreen(Path("none"), target))  # type: ignore[arg-type]
        await settled(pilot)
        assert told in screen_text(pilot)
        await press(pilot, "space", "d", "R", "y", "enter", "q")

    drive(place, steps)


def test_a_bank_that_is_gone_is_told_and_ascii_draws_ascii_only(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "r", "space")
        assert screen_text(pilot).isascii()
        await press(pilot, "q")
        pilot.app.push_screen(RevisionsScreen(Path("gone")))
        await settled(pilot)
        assert "gone/bank.db does not exist" in screen_text(pilot)
        await press(pilot, "R", "y", "d")

    drive(place, steps, is_ascii=True)


def test_an_id_with_brackets_is_copied_and_said_as_it_is(place: Path) -> None:
    forge(place / "bank.db", "UPDATE revisions SET id = '[/x]' WHERE number = 5")

    async def steps(pilot: Pilot[None]) -> None:
        pilot.app.push_screen(RevisionsScreen(place))
        await settled(pilot)
        await press(pilot, "y")
        assert toasts(pilot) == ["copied the id of r5: [/x]"]
        assert isinstance(pilot.app.screen, RevisionsScreen)

    drive(place, steps, toasts=True)


def test_a_log_of_a_damaged_bank_is_the_banks_fault(place: Path) -> None:
    with Bank.open(place, create=False, read_only=True) as bank:
        with closing(sqlite3.connect(place / "bank.db")) as file, file:
            file.execute("ALTER TABLE changes RENAME COLUMN target TO gone")

        with (
            pytest.raises(BankError, match="no such column"),
            log_view(bank, (V4.soc_version, V4.cores)),
        ):
            pass
