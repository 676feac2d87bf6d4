"""The merge screen: begun, chosen row by row, left and found again, written or forgotten."""

from __future__ import annotations

import re
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import pytest
from textual.pilot import Pilot

from bankd.bank import Bank, Decision
from bankd.bank.merge import (
    Choice,
    MergeResult,
    MergeView,
    abort_merge,
    choose,
    continue_merge,
    merge,
    merge_lines,
    pending,
)
from bankd.bank.state import State
from bankd.errors import BankError
from tests.bankd.bank.builders import V4
from tests.tui.driving import Steps, drive, screen_text, settled, toasts, until
from tests.tui.goldens import assert_golden
from tests.tui.merge_banks import (
    CLASH,
    EQUAL,
    FASTER,
    FIRST,
    NEW,
    SECOND,
    UNCHANGED,
    decide,
    decided,
    key_of,
    tiles,
    two_banks,
)
from tui.banks.screen import BanksScreen
from tui.merge import writes as merge_writes
from tui.merge.entry_views import MergeEntryScreen
from tui.merge.list_screen import MergeStage
from tui.merge.merge_pages import MergeSource
from tui.merge.screen import MergeScreen
from tui.merge.writes import MergeTrial
from tui.widgets.paged_table import PagedTable
from tui.windows.questions import ConfirmScreen, MenuScreen
from tui.windows.text_windows import ErrorScreen, HelpScreen

OPEN = 3
"""Conflicts between the two banks, in the order of the list: CLASH, FIRST, SECOND."""


@pytest.fixture
def banks(tmp_path: Path) -> tuple[Path, Path]:
    return two_banks(tmp_path)


@pytest.fixture
def ours(banks: tuple[Path, Path]) -> Path:
    """Our bank, in which a merge with three conflicts waits."""
    begin(*banks)
    return banks[0]


def begin(ours: Path, theirs: Path, prefer: Choice | None = None) -> None:
    with Bank.open(theirs, read_only=True) as other, Bank.open(ours) as bank:
        merge(bank, State(other), holds=True, prefer=prefer, author="me", message="a merge")


def on_merge(ours: Path, steps: Steps, theirs: Path | None = None, **how: object) -> None:
    """Drive the app on the merge screen of a bank."""

    async def session(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(MergeScreen(ours, str(theirs) if theirs else None))
        await at_rest(pilot)
        await steps(pilot)

    drive(ours, session, **how)  # type: ignore[arg-type]


async def at_rest(pilot: Pilot[None]) -> None:
    """Until what was begun has ended, and what it has brought on the way is on the screen."""
    await settled(pilot)
    await until(pilot, lambda: not _begins(pilot))
    await settled(pilot)


def _begins(pilot: Pilot[None]) -> bool:
    """Whether the merge is still being read or tried."""
    screen = pilot.app.screen
    return isinstance(screen, MergeScreen) and screen.stage in (MergeStage.NEW, MergeStage.TRYING)


async def keys(pilot: Pilot[None], *names: str) -> None:
    for name in names:
        await pilot.press(name)
        await at_rest(pilot)


def rows(pilot: Pilot[None]) -> dict[int, str]:
    """The lines of the list by their task."""
    lines = screen_text(pilot).splitlines()[2:14]
    return {
        n: line for line in lines for n in range(NEW + 1) if f"matmul f32[{128 + n},768]" in line
    }


def signs(pilot: Pilot[None]) -> dict[int, str]:
    return {number: line[2] for number, line in rows(pilot).items()}


def current(pilot: Pilot[None]) -> str | None:
    """The key at the cursor."""
    line = pilot.app.screen.query_one(PagedTable).current
    return line.key if line else None


def open_now(ours: Path) -> int | None:
    with Bank.open(ours, read_only=True) as bank:
        waiting = pending(bank)
        return waiting.open if waiting else None


def head(ours: Path) -> str:
    with Bank.open(ours, read_only=True) as bank:
        newest = bank.head()
        assert newest is not None
        return newest.name


def decisions(place: Path) -> set[Decision]:
    with Bank.open(place, read_only=True) as bank:
        return set(bank.records())


def test_what_it_would_come_to_is_said_before_anything_is_written(
    banks: tuple[Path, Path],
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, ConfirmScreen)
        shown = " ".join(screen_text(pilot).split())
        assert "4 open, 1 new, 1 tied; 1 the same" in shown
        assert "their 4 new observations will be kept" in shown
        await keys(pilot, "n")
        assert isinstance(pilot.app.screen, BanksScreen)

    on_merge(banks[0], steps, banks[1])

    assert open_now(banks[0]) is None


def test_the_list_and_the_pane_below_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ours, _ = two_banks(Path())
    begin(ours, Path("theirs"))

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "t", "o")
        # The id of their revision tells when it was made.
        assert_golden("merge", re.sub(r"[0-9a-f]{7} lab-1", "0123456 lab-1", screen_text(pilot)))

    on_merge(ours, steps)


def test_a_choice_is_kept_at_once_and_the_next_open_one_comes(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "right_square_bracket")
        assert current(pilot) == key_of(FIRST)
        await keys(pilot, "o")
        assert (signs(pilot)[FIRST], current(pilot)) == ("o", key_of(SECOND))
        assert "2 of 3 conflicts left" in screen_text(pilot)
        await keys(pilot, "t")
        assert (signs(pilot)[SECOND], current(pilot)) == ("t", key_of(CLASH))
        await keys(pilot, "b")
        assert signs(pilot)[CLASH] == "b"
        assert "3 conflicts resolved: w writes it" in screen_text(pilot)

    on_merge(ours, steps)

    with Bank.open(ours, read_only=True) as bank:
        results = {line.key: line.result.policy for line in merge_lines(bank) if line.result}
    for number, tile in ((FIRST, 128), (SECOND, 96), (CLASH, 64)):
        assert f'"tile_m":{tile}' in results[key_of(number)]


def test_typed_fast_each_key_finds_the_row_that_the_one_before_left_it(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("t", "o", "k", "b", "b")
        await at_rest(pilot)
        assert (signs(pilot)[CLASH], signs(pilot)[FIRST], signs(pilot)[SECOND]) == ("t", "b", "b")

    on_merge(ours, steps)

    assert open_now(ours) == 0


def test_where_there_is_no_base_it_cannot_be_chosen(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "G", "b")
        assert toasts(pilot) == ["this one has no base: no common revision has it"]
        assert signs(pilot)[NEW] == "+"

    on_merge(ours, steps, toasts=True)


def test_space_takes_what_is_suggested_and_says_where_nothing_is(
    banks: tuple[Path, Path],
) -> None:
    begin(*banks, prefer=Choice.MEASURE)

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "space")
        assert toasts(pilot) == ["nothing is suggested here: o, t, b choose, m measures"]
        while current(pilot) != key_of(FASTER):
            await keys(pilot, "j")
        assert rows(pilot)[FASTER].endswith("theirs? 40% faster")
        await keys(pilot, "space")
        assert signs(pilot)[FASTER] == "t"

    on_merge(banks[0], steps, toasts=True)


def test_brackets_go_round_the_open_ones(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        seen = [current(pilot)]
        for key in ("right_square_bracket",) * 3 + ("left_square_bracket",):
            await keys(pilot, key)
            seen.append(current(pilot))
        assert seen == [key_of(n) for n in (CLASH, FIRST, SECOND, CLASH, SECOND)]

    on_merge(ours, steps)


def test_undo_takes_choices_back_one_by_one_also_those_from_before_a_restart(ours: Path) -> None:
    async def first(pilot: Pilot[None]) -> None:
        await keys(pilot, "o", "t", "q")
        assert isinstance(pilot.app.screen, BanksScreen)
        assert "the merge waits in" in toasts(pilot)[-1]

    async def second(pilot: Pilot[None]) -> None:
        assert "1 of 3 conflicts left" in screen_text(pilot)
        await keys(pilot, "u")
        assert (current(pilot), signs(pilot)[FIRST]) == (key_of(FIRST), "?")
        await keys(pilot, "u")
        assert (current(pilot), signs(pilot)[CLASH]) == (key_of(CLASH), "x")
        await keys(pilot, "u")
        assert toasts(pilot) == ["nothing is chosen: there is nothing to undo"]

    on_merge(ours, first, toasts=True)
    on_merge(ours, second, toasts=True)

    assert open_now(ours) == OPEN


def test_while_something_is_open_nothing_is_written(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "o", "w")
        assert "2 conflicts left: matmul f32[128,768]" in screen_text(pilot)
        assert current(pilot) == key_of(FIRST)
        await keys(pilot, "G", "w")
        assert current(pilot) == key_of(FIRST)

    on_merge(ours, steps)

    assert head(ours) == "r2"


def test_what_is_written_is_what_the_same_choices_come_to_without_the_app(
    banks: tuple[Path, Path], tmp_path: Path
) -> None:
    ours, theirs = banks
    twin = tmp_path / "twin"
    shutil.copytree(ours, twin)
    begin(twin, theirs)
    choices = {CLASH: Choice.THEIRS, FIRST: Choice.OURS, SECOND: Choice.BASE, NEW: Choice.THEIRS}
    with Bank.open(twin) as bank:
        for number, choice in choices.items():
            choose(bank, V4, key_of(number), choice)
        continue_merge(bank)

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "y", "t", "o", "space", "b", "G", "t", "w")
        assert "written as r3: 1 new, 2 changed, 1 removed" in screen_text(pilot)
        assert toasts(pilot)[-1] == "written as r3: 1 new, 2 changed, 1 removed"
        await keys(pilot, "o", "w", "q")
        assert isinstance(pilot.app.screen, BanksScreen)

    on_merge(ours, steps, theirs, toasts=True)

    assert decisions(ours) == decisions(twin)
    assert tiles(ours) == {FIRST: 128, SECOND: 64, UNCHANGED: 64, FASTER: 96, EQUAL: 32, NEW: 16}
    assert (head(ours), open_now(ours)) == ("r3", None)


def test_once_it_is_written_no_key_for_its_rows_is_offered(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert "w Write" in screen_text(pilot)
        await keys(pilot, "o", "o", "o", "w")
        bar = ["?", "Help", "q", "Back"]
        await until(pilot, lambda: screen_text(pilot).splitlines()[-1].split() == bar)

    on_merge(ours, steps)


def test_a_merge_whose_conflicts_are_resolved_is_listed_as_one_to_write(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "o", "o", "o", "q")
        shown = screen_text(pilot)
        assert "? to write" in shown
        assert "m on it, then w writes it" in shown

    on_merge(ours, steps)


def test_without_conflicts_one_key_writes_it(tmp_path: Path) -> None:
    ours, theirs = two_banks(tmp_path)
    with Bank.open(ours) as bank:
        same = [key_of(number) for number in (CLASH, FIRST, SECOND, FASTER)]
        bank.commit(V4, [], "retired", "me", retired=same)
    decide(theirs, retired=[key_of(FIRST), key_of(SECOND), key_of(FASTER)])

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "y")
        assert "no conflicts: w writes it" in screen_text(pilot)
        await keys(pilot, "w")
        assert "written as" in screen_text(pilot)

    on_merge(ours, steps, theirs)

    assert tiles(ours) == {UNCHANGED: 64, EQUAL: 32, NEW: 16}


@pytest.mark.parametrize(("down", "left", "tile"), [(1, 0, 96), (2, OPEN, None)])
def test_all_that_is_open_can_be_settled_in_one_way_which_asks_first(
    ours: Path, down: int, left: int, tile: int | None
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "a")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert "all open: 3 conflicts" in screen_text(pilot)
        await keys(pilot, *["j"] * down, "enter")
        assert isinstance(pilot.app.screen, ConfirmScreen)
        await keys(pilot, "y")
        assert f"{OPEN - left} conflict" in toasts(pilot)[0]

    on_merge(ours, steps, toasts=True)

    assert open_now(ours) == left
    if tile is not None:
        with Bank.open(ours) as bank:
            continue_merge(bank)
        assert tiles(ours)[FIRST] == tile


def test_to_forget_a_merge_is_asked_first_and_no_is_the_safe_answer(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "o", "Q", "enter")
        assert open_now(ours) == OPEN - 1
        await keys(pilot, "Q", "y")
        assert "the merge was abandoned; no decision was changed" in screen_text(pilot)

    on_merge(ours, steps)

    assert (open_now(ours), head(ours)) == (None, "r2")


def test_enter_opens_all_of_a_key(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, MergeEntryScreen)
        shown = screen_text(pilot)
        assert key_of(CLASH) in shown
        assert "tile_m         64           128 *" in shown
        assert "changed here, retired there" in shown
        await keys(pilot, "j", "k", "q")
        assert isinstance(pilot.app.screen, MergeScreen)

    on_merge(ours, steps)


def test_where_all_is_known_there_is_nothing_to_merge(tmp_path: Path) -> None:
    decide(tmp_path / "ours", decided(FIRST, 64, 30.0))
    shutil.copytree(tmp_path / "ours", tmp_path / "theirs")

    async def steps(pilot: Pilot[None]) -> None:
        shown = " ".join(screen_text(pilot).split())
        assert "nothing to merge" in shown
        assert "1 the same, 0 that only we changed" in shown
        await keys(pilot, "o", "w", "u", "escape")
        assert isinstance(pilot.app.screen, BanksScreen)

    on_merge(tmp_path / "ours", steps, tmp_path / "theirs")


def test_where_no_merge_waits_it_says_how_to_begin_one(banks: tuple[Path, Path]) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert "no merge waits in this bank" in screen_text(pilot)
        assert "m on the banks screen starts one" in screen_text(pilot)

    on_merge(banks[0], steps)


def test_a_bank_that_is_none_is_told_and_the_app_lives(banks: tuple[Path, Path]) -> None:
    strange = banks[0].parent / "strange.txt"
    strange.write_text("no bank")

    async def steps(pilot: Pilot[None]) -> None:
        assert "is not a known kind of bank" in " ".join(screen_text(pilot).split())
        await keys(pilot, "q")
        assert isinstance(pilot.app.screen, BanksScreen)

    on_merge(banks[0], steps, strange)


def test_where_another_merge_waits_one_can_go_on_with_it_or_abandon_it(
    ours: Path, tmp_path: Path
) -> None:
    decide(tmp_path / "third", decided(NEW, 48, 20.0))

    async def goes_on(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, MenuScreen)
        await keys(pilot, "enter")
        assert "3 of 3 conflicts left" in screen_text(pilot)

    async def abandons(pilot: Pilot[None]) -> None:
        await keys(pilot, "j", "enter")
        assert "1 new" in screen_text(pilot)
        await keys(pilot, "y")
        assert signs(pilot) == {NEW: "+"}

    async def leaves(pilot: Pilot[None]) -> None:
        await keys(pilot, "escape")
        assert isinstance(pilot.app.screen, BanksScreen)

    on_merge(ours, leaves, tmp_path / "third")
    on_merge(ours, goes_on, tmp_path / "third")
    on_merge(ours, abandons, tmp_path / "third")


def test_the_same_bank_named_again_goes_on_with_its_merge(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert "3 of 3 conflicts left" in screen_text(pilot)

    on_merge(ours, steps, ours.parent / "theirs")


def test_what_another_process_chooses_shows_up_by_itself(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        with Bank.open(ours) as bank:
            choose(bank, V4, key_of(SECOND), Choice.THEIRS)
        await until(pilot, lambda: signs(pilot)[SECOND] == "t")
        assert "2 of 3 conflicts left" in screen_text(pilot)

    on_merge(ours, steps)


def test_a_merge_that_another_process_ends_is_said_to_be_over(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        with Bank.open(ours) as bank:
            abort_merge(bank)
        await until(pilot, lambda: "the merge has ended" in screen_text(pilot))

    on_merge(ours, steps)


def test_a_choice_that_comes_too_late_is_told(ours: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.base_screen.FOLLOW_S", 60.0)  # Before the screen has heard of it.

    async def steps(pilot: Pilot[None]) -> None:
        with Bank.open(ours) as bank:
            abort_merge(bank)
        await keys(pilot, "o")
        assert isinstance(pilot.app.screen, ErrorScreen)
        await keys(pilot, "q")
        await until(pilot, lambda: "the merge has ended" in screen_text(pilot))

    on_merge(ours, steps)


@pytest.mark.parametrize("do", ["try_merge", "begin", "write"])
def test_no_write_waits_long_for_another_writer(
    banks: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, do: str
) -> None:
    monkeypatch.setattr(merge_writes, "BUSY_S", 0.05)
    ours, theirs = banks
    calls: dict[str, Callable[[], object]] = {
        "try_merge": lambda: merge_writes.try_merge(ours, str(theirs), None, lambda _: None),
        "begin": lambda: merge_writes.begin(ours, str(theirs), None),
        "write": lambda: merge_writes.write(ours, None),
    }

    with closing(sqlite3.connect(ours / "bank.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began_s = time.monotonic()
        with pytest.raises(BankError, match=r"busy|locked|written"):
            calls[do]()

    assert time.monotonic() - began_s < 10


def test_a_choice_for_a_merge_that_another_has_replaced_is_refused(
    ours: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.base_screen.FOLLOW_S", 60.0)  # Before the screen has heard of it.

    async def steps(pilot: Pilot[None]) -> None:
        with Bank.open(ours) as bank:
            abort_merge(bank)
        begin(ours, ours.parent / "theirs")
        await keys(pilot, "t")
        assert "another merge" in " ".join(screen_text(pilot).split())
        await keys(pilot, "q", "t")
        assert signs(pilot)[CLASH] == "t"

    on_merge(ours, steps)

    assert open_now(ours) == OPEN - 1


def test_after_a_failed_read_the_list_comes_back_and_no_key_settles_what_is_not_seen(
    ours: Path,
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, MergeScreen)
        screen.show_error(BankError("the bank is away"))
        await keys(pilot, "o", "w", "right_square_bracket")
        assert screen.open_rows == OPEN
        await keys(pilot, "f5", "o")
        assert signs(pilot)[CLASH] == "o"

    on_merge(ours, steps)

    assert open_now(ours) == OPEN - 1


def test_rows_whose_reading_has_failed_are_read_anew_and_the_keys_live(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        with patch.object(MergeSource, "entry", side_effect=OSError("the disk is gone")):
            await keys(pilot, "j")
            assert "the disk is gone" in screen_text(pilot)
            await keys(pilot, "right_square_bracket", "o")
        await keys(pilot, "f5", "o")
        assert "2 of 3 conflicts left" in screen_text(pilot)

    on_merge(ours, steps)


def test_before_the_rows_are_open_only_leaving_does_something(ours: Path) -> None:
    gate = threading.Event()
    made = MergeView.__init__

    def slow(view: MergeView, bank: Bank) -> None:
        gate.wait(60)
        made(view, bank)

    async def steps(pilot: Pilot[None]) -> None:
        screen = MergeScreen(ours)
        await pilot.app.push_screen(screen)
        await until(pilot, lambda: screen.stage is MergeStage.LIST)
        await pilot.press("right_square_bracket", "w", "o")
        assert isinstance(pilot.app.screen, MergeScreen)
        assert "left" not in screen_text(pilot).splitlines()[0]  # Who reads it may choose.
        await pilot.press("q")
        assert isinstance(pilot.app.screen, BanksScreen)
        gate.set()

    with patch.object(MergeView, "__init__", slow):
        drive(ours, steps)

    assert open_now(ours) == OPEN


def test_while_a_merge_begins_it_cannot_be_left(banks: tuple[Path, Path]) -> None:
    gate = threading.Event()

    def slow(*args: object) -> MergeResult:
        gate.wait(60)
        return begun(*args)  # type: ignore[arg-type]

    begun = merge_writes.begin

    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("y")
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, MergeScreen)
        gate.set()
        await at_rest(pilot)
        assert "4 of 4 conflicts left" in screen_text(pilot)

    with patch.object(merge_writes, "begin", slow):
        on_merge(banks[0], steps, banks[1])


def test_no_to_a_question_that_came_above_help_ends_the_merge_and_leaves_help(
    banks: tuple[Path, Path],
) -> None:
    gate = threading.Event()

    def slow(*args: object) -> MergeTrial:
        gate.wait(60)
        return tried(*args)  # type: ignore[arg-type]

    tried = merge_writes.try_merge

    async def steps(pilot: Pilot[None]) -> None:
        screen = MergeScreen(*banks[:1], str(banks[1]))
        await pilot.app.push_screen(screen)
        await until(pilot, lambda: screen.stage is MergeStage.TRYING)
        await pilot.press("question_mark")
        gate.set()
        await until(pilot, lambda: isinstance(pilot.app.screen, ConfirmScreen))
        assert isinstance(pilot.app.screen_stack[-2], HelpScreen)
        await keys(pilot, "n")
        assert isinstance(pilot.app.screen, HelpScreen)
        await keys(pilot, "escape")
        assert "nothing is merged" in screen_text(pilot)

    with patch.object(merge_writes, "try_merge", slow):
        drive(banks[0], steps)


@pytest.mark.parametrize("theirs", ["x\0y", "circle"])
def test_a_merge_that_waits_with_a_name_that_is_no_path_is_another_one(
    ours: Path, tmp_path: Path, theirs: str
) -> None:
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    name = theirs if theirs != "circle" else str(circle)
    with closing(sqlite3.connect(ours / "bank.db")) as db:
        db.execute("UPDATE merges SET theirs = ?", (name,))
        db.commit()

    async def steps(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, MenuScreen)

    on_merge(ours, steps, tmp_path / "theirs")


def test_where_there_is_room_the_sides_show_their_policies(ours: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert "2.00x impl=packed til" in screen_text(pilot)
        await pilot.resize_terminal(80, 24)
        await at_rest(pilot)
        assert "2.00x impl" not in screen_text(pilot)

    on_merge(ours, steps, size=(150, 40))


def test_nothing_is_written_by_looking(ours: Path) -> None:
    before = (ours / "bank.db").read_bytes()

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "right_square_bracket", "enter", "q", "w", "q")

    on_merge(ours, steps)

    assert (ours / "bank.db").read_bytes() == before
