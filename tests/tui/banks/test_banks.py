"""The first screen: banks, their targets, and where their keys lead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from bankd.bank import Bank, canonical
from bankd.bank.merge import merge
from bankd.bank.state import State
from tests.bankd.bank.builders import V3, V4, a_decision
from tests.bankd.bank.tables.test_schema import EMPTYING, run
from tests.tui.driving import drive, fill, press, screen_text, settled, type_text
from tests.tui.goldens import assert_golden
from tui.banks.bank_lines import places, read_lines
from tui.banks.screen import BanksScreen
from tui.diff.screen import DiffScreen
from tui.jobs.screen import JobsScreen
from tui.merge.screen import MergeScreen
from tui.records.screen import RecordsScreen
from tui.revisions.screen import RevisionsScreen
from tui.transfer.export_screen import ExportScreen
from tui.transfer.import_screen import ImportScreen
from tui.windows.questions import MenuScreen, PromptScreen
from tui.windows.text_windows import ErrorScreen


@pytest.fixture
def place() -> Iterator[Path]:
    """A bank with three decisions for one target and one for another.

    Its path is short, as screens cut long ones: that of `tmp_path` grows with each run.
    """
    with TemporaryDirectory() as folder:
        yield a_bank(Path(folder) / "mine")


def a_bank(place: Path) -> Path:
    with Bank.open(place) as bank:
        bank.commit(V4, [a_decision(n) for n in (1, 2, 3)], "tuned resnet50", "somebody")
        bank.commit(V3, [a_decision(1, target=V3)], "tuned bert", "somebody")
    return place


def rows(pilot: Pilot[None]) -> list[list[str]]:
    """The lines of the table, word by word."""
    return [line.split() for line in screen_text(pilot).splitlines()[2:-2] if line.strip()]


def test_each_target_of_a_bank_has_a_line_with_its_records_and_the_head(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(place.parent)

    async def steps(pilot: Pilot[None]) -> None:
        assert_golden("banks", screen_text(pilot))

    drive(Path("mine"), steps)


def test_enter_opens_the_records_of_the_target_at_the_cursor(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "j", "enter")
        assert isinstance(pilot.app.screen, RecordsScreen)
        assert "x86_64-v4" in screen_text(pilot)
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, BanksScreen)
        await press(pilot, "q")

    assert drive(place, steps).return_code == 0


@pytest.mark.parametrize(
    ("key", "screen"),
    [
        ("r", RevisionsScreen), ("e", ExportScreen), ("i", ImportScreen), ("J", JobsScreen),
        ("d", PromptScreen), ("m", PromptScreen), ("o", PromptScreen),
    ],
)  # fmt: skip
def test_every_key_of_the_footer_leads_where_it_says(place: Path, key: str, screen: type) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, key)
        assert isinstance(pilot.app.screen, screen)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, BanksScreen)

    drive(place, steps)


def test_two_marked_banks_are_compared_in_the_order_of_marking(place: Path, tmp_path: Path) -> None:
    lab = a_bank(tmp_path / "lab")

    async def steps(pilot: Pilot[None]) -> None:
        await open_other(pilot, lab)
        await press(pilot, "G", "space", "g", "space", "d")
        assert isinstance(pilot.app.screen, DiffScreen)
        trail = screen_text(pilot).splitlines()[0]
        assert trail.index("lab") < trail.index("mine")

    drive(place, steps)


@pytest.mark.parametrize(("key", "screen"), [("d", DiffScreen), ("m", MergeScreen)])
def test_the_other_open_bank_is_offered_first(place: Path, key: str, screen: type) -> None:
    lab = tmp_bank(place, "lab")

    async def steps(pilot: Pilot[None]) -> None:
        await open_other(pilot, lab)
        await press(pilot, "g", key)
        assert isinstance(pilot.app.screen, MenuScreen)
        shown = screen_text(pilot)
        assert shown.index("lab  ") < shown.index("another path")
        await press(pilot, "enter")
        found = [one for one in pilot.app.screen_stack if isinstance(one, screen)]
        assert len(found) == 1
        assert "lab" in str(found[0].query_one("#trail", Static).render()) + screen_text(pilot)

    drive(place, steps)


def test_another_path_can_still_be_given_and_leaving_the_menu_does_nothing(place: Path) -> None:
    lab = tmp_bank(place, "lab")

    async def steps(pilot: Pilot[None]) -> None:
        await open_other(pilot, lab)
        await press(pilot, "g", "d", "j", "enter")
        assert isinstance(pilot.app.screen, PromptScreen)
        await press(pilot, "escape", "d", "escape")
        assert isinstance(pilot.app.screen, BanksScreen)

    drive(place, steps)


def test_yours_is_offered_before_the_built_in_bank(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built_in = tmp_bank(place, "builtin")
    monkeypatch.setattr("tui.banks.bank_lines.built_in_folder", lambda: built_in)

    async def steps(pilot: Pilot[None]) -> None:
        await open_other(pilot, tmp_bank(place, "lab"))
        await press(pilot, "g", "d")
        _, _, shown = screen_text(pilot).partition("compare ")
        assert shown.index("lab") < shown.index("builtin  built-in") < shown.index("another path")

    drive(place, steps)


def test_two_banks_that_were_named_are_open_and_marked_as_a_pair(place: Path) -> None:
    lab = tmp_bank(place, "lab")

    async def steps(pilot: Pilot[None]) -> None:
        assert "d compares mine with lab, m merges lab into mine" in screen_text(pilot)
        await press(pilot, "d")
        assert isinstance(pilot.app.screen, DiffScreen)

    drive(place, steps, others=[lab])


def test_one_bank_that_was_named_twice_is_no_pair(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert len(rows(pilot)) == 2
        assert "marked" not in screen_text(pilot)

    drive(place, steps, others=[place])


def tmp_bank(place: Path, name: str) -> Path:
    return a_bank(place.parent / name)


def test_a_bank_opened_by_its_path_stays_in_the_list_the_next_time(
    place: Path, tmp_path: Path
) -> None:
    lab = a_bank(tmp_path / "lab")

    async def first(pilot: Pilot[None]) -> None:
        await open_other(pilot, lab)

    async def second(pilot: Pilot[None]) -> None:
        assert [row[-1] for row in rows(pilot)] == ["ok"] * 4
        assert sum("lab" in " ".join(row) for row in rows(pilot)) == 2

    drive(place, first)
    drive(place, second)


def test_a_path_that_does_not_exist_is_refused_in_a_window_that_can_be_left(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await open_other(pilot, place / "absent")
        assert isinstance(pilot.app.screen, ErrorScreen)
        assert "does not exist" in screen_text(pilot)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, BanksScreen)

    drive(place, steps)


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"])
def test_a_path_that_cannot_even_be_looked_at_is_refused(place: Path, name: str) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await open_other(pilot, place / name)
        assert isinstance(pilot.app.screen, ErrorScreen)

    drive(place, steps)


def test_a_remembered_bank_that_cannot_be_looked_at_is_a_line_with_its_fault(
    tmp_path: Path,
) -> None:
    unreachable = str(tmp_path / ("x" * 300))

    found = places(tmp_path, [unreachable])

    [line] = read_lines(found[-1])
    assert str(line.place.path) == unreachable
    assert line.fault is not None
    assert "cannot be read: File name too long" in line.fault.message


def test_a_folder_without_a_bank_says_how_to_get_one_and_shows_it_when_it_comes(
    tmp_path: Path,
) -> None:
    place = tmp_path / "new"
    place.mkdir()

    async def steps(pilot: Pilot[None]) -> None:
        assert "There is no bank here yet" in screen_text(pilot)
        assert "bankd watch" in screen_text(pilot)
        a_bank(place)
        await pilot.pause(0.2)
        await settled(pilot)
        assert "x86_64-v4" in screen_text(pilot)

    drive(place, steps)


def test_another_writers_revision_appears_by_itself_and_the_cursor_stays(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "j")
        with Bank.open(place) as bank:
            bank.commit(V4, [a_decision(4)], "tuned more", "somebody")
        await pilot.pause(0.2)
        await settled(pilot)
        assert rows(pilot)[1][-3:] == ["4", "r3", "ok"]
        assert screen_text(pilot).splitlines()[3].startswith("›")

    drive(place, steps)


def test_a_bank_without_decisions_says_so(tmp_path: Path) -> None:
    Bank.open(tmp_path / "bank").close()

    async def steps(pilot: Pilot[None]) -> None:
        assert "This bank is empty" in screen_text(pilot)

    drive(tmp_path / "bank", steps)


def test_a_merge_that_waits_is_told_and_m_goes_on_with_it(place: Path, tmp_path: Path) -> None:
    lab = tmp_path / "lab"
    with Bank.open(lab) as theirs, Bank.open(place) as ours:
        theirs.commit(V4, [changed(1)], "tuned elsewhere", "lab")
        result = merge(ours, State(theirs), author="me", message="merge")
        assert result.open == 1

    async def steps(pilot: Pilot[None]) -> None:
        assert "? 1 open" in screen_text(pilot)
        assert "press m on it to continue" in screen_text(pilot)
        await press(pilot, "m")
        assert isinstance(pilot.app.screen, MergeScreen)

    drive(place, steps)


def changed(number: int):  # type: ignore[no-untyped-def]
    other = replace(a_decision(number), policy=canonical({"impl": "other"}), timing=None)
    return replace(other, baseline=None)


def test_the_palette_finds_an_action_by_its_words_and_does_it(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "colon")
        await type_text(pilot, "revisions of this")
        await pilot.pause(0.3)
        await press(pilot, "enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, RevisionsScreen)

    drive(place, steps)


def test_a_palette_without_hits_and_one_opened_twice_do_no_harm(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("colon", "ctrl+p")
        await type_text(pilot, "zzqq")
        await pilot.pause(0.3)
        await pilot.press("pageup", "pagedown", "down", "enter", "escape")
        await settled(pilot)
        assert isinstance(pilot.app.screen, BanksScreen)

    drive(place, steps)


def test_help_shows_the_keys_of_this_screen_first(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        assert_golden("help", screen_text(pilot))
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, BanksScreen)

    drive(place, steps)


def test_a_bank_that_is_not_there_is_told_also_beside_others(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "o")
        await fill(pilot, str(place))
        await press(pilot, "enter")
        assert "4 records in 1 bank; no bank at " in screen_text(pilot)
        assert rows(pilot)[0][-2:] == ["no", "bank"]

    drive(place.parent / "absent", steps)


def test_what_is_marked_is_told_with_the_keys_that_take_it(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "space")
        assert "mine is marked: mark another" in screen_text(pilot)
        await press(pilot, "o")
        await fill(pilot, str(a_bank(place.parent / "lab")))
        await press(pilot, "enter", "G", "space")
        assert "d compares mine with lab, m merges lab into mine" in screen_text(pilot)

    drive(place, steps)


def test_tab_completes_as_far_as_all_names_agree(place: Path) -> None:
    (place.parent / f"{place.name}-other").mkdir()

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "o")
        await fill(pilot, str(place)[:-1])
        await pilot.pause(0.1)
        await press(pilot, "tab")
        assert isinstance(pilot.app.focused, Input)
        assert pilot.app.focused.value == str(place)

    drive(place, steps)


def test_menu_and_palette_are_drawn_in_ascii_where_that_is_asked_for(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "colon")
        assert "a command, a screen" in screen_text(pilot)
        assert screen_text(pilot).isascii()
        await press(pilot, "escape", "enter", "s")
        assert "enter Choose" in screen_text(pilot)
        assert screen_text(pilot).isascii()

    drive(place, steps, is_ascii=True)


def test_a_path_that_does_not_exist_is_refused_and_the_figures_stay(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await open_other(pilot, place.parent / "nowhere")
        assert "nowhere does not exist" in screen_text(pilot)
        assert "4 records in 1 bank" in screen_text(pilot)
        await press(pilot, "q")
        assert "4 records in 1 bank" in screen_text(pilot)

    drive(place, steps)


async def open_other(pilot: Pilot[None], path: Path) -> None:
    await press(pilot, "o")
    await fill(pilot, str(path))
    await press(pilot, "enter")


def test_a_bank_whose_schema_is_not_ours_is_a_fault_and_no_key_opens_it(place: Path) -> None:
    run(place / "bank.db", EMPTYING)
    before = (place / "bank.db").read_bytes()

    async def steps(pilot: Pilot[None]) -> None:
        for key in ("enter", "r", "e", "d", "m"):
            await press(pilot, key)
            await press(pilot, "escape")
        assert "hits_no_insert" in screen_text(pilot).replace("\n", "")

    drive(place, steps, size=(200, 40))

    assert (place / "bank.db").read_bytes() == before
