"""The list of entries: sorted, filtered, marked; the cursor stays on its entry."""

from __future__ import annotations

import json
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from textual import events
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

from bankd.bank import Bank, Decision, TargetKey, TimingSummary, canonical, content_hash
from bankd.bank.listing import Column, EntryQuery, EntryView, Line
from tests.bankd.bank.builders import V3, V4, a_decision, an_observation
from tests.bankd.bank.forging import forge
from tests.tui.driving import drive, fill, press, screen_text, settled, toasts, until
from tests.tui.goldens import assert_golden
from tui.app import BankApp
from tui.records.filter_bar import FilterBar
from tui.records.screen import OWN_ORDER, RecordsScreen
from tui.widgets.paged_table import PagedTable
from tui.windows.questions import MenuScreen
from tui.windows.text_windows import ErrorScreen

Steps = Callable[[Pilot[None]], Awaitable[None]]


def an_entry(op: str, size: int, *, median_us: float, default_us: float = 100.0) -> Decision:
    """An entry with a known time; its interval is a twentieth of it."""
    kind = f"f32[1,{size}]"
    task = canonical({"op": op, "inputs": [kind], "output": kind})
    return replace(
        a_decision(size),
        key=content_hash(task)[:32],
        task=task,
        policy=canonical({"impl": "winograd" if op == "conv" else "fp32", "tile_m": size}),
        baseline=TimingSummary(20, default_us, default_us, default_us),
        timing=TimingSummary(size, median_us, 0.975 * median_us, 1.025 * median_us),
    )


CONV = an_entry("conv", 8, median_us=50.0)
GEMM = an_entry("gemm", 16, median_us=25.0)
POOL = an_entry("pool", 32, median_us=2000.0, default_us=2000.0)
NEW = an_entry("conv", 4, median_us=10.0)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bank with three entries for one target, one for another."""
    monkeypatch.chdir(tmp_path)
    with Bank.open(Path("bank")) as bank:
        bank.add_observations([an_observation(1)])
        bank.commit(V4, [CONV, GEMM, POOL], "tuned resnet50", "somebody")
        bank.commit(V3, [replace(CONV, target=V3)], "tuned bert", "somebody")
    return Path("bank")


def look(
    place: Path,
    steps: Steps,
    target: TargetKey | None = V4,
    at: str | None = None,
    **options: Any,
) -> BankApp:
    """The app, with the list of a bank as its first screen."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tui.app.BanksScreen", lambda custom: RecordsScreen(custom, target, at))
        return drive(place, steps, **options)


async def hit(pilot: Pilot[None], *keys: str) -> None:
    """Keys as fast as they come, all for the screen that is open; the pilot takes 50 ms each."""
    for key in keys:
        pilot.app.post_message(events.Key(key, key if len(key) == 1 else None))
    await settled(pilot)


def table(pilot: Pilot[None]) -> PagedTable[Any]:
    return records(pilot).query_one(PagedTable)


def records(pilot: Pilot[None]) -> RecordsScreen:
    return next(s for s in reversed(pilot.app.screen_stack) if isinstance(s, RecordsScreen))


def ops(pilot: Pilot[None]) -> list[str]:
    """The first column of each line, as it is drawn."""
    lines = screen_text(pilot).splitlines()[2 : 2 + table(pilot).count]
    return [line[2:].split()[0] for line in lines]


def status(pilot: Pilot[None]) -> str:
    return screen_text(pilot).splitlines()[-2].strip()


def key_at_cursor(pilot: Pilot[None]) -> str:
    line: Line | None = table(pilot).current
    assert line is not None
    return line.key


async def look_for(pilot: Pilot[None], text: str) -> None:
    """Type a filter and keep it."""
    await press(pilot, "slash")
    records(pilot).query_one(Input).value = text
    await press(pilot, "enter")


class Opened:
    """Stands in for a screen of another part: keeps what it was opened with."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.options: dict[str, Any] = {}

        def make(*given: Any, **options: Any) -> Screen[None]:
            self.calls.append(given)
            self.options = options
            return Screen()

        monkeypatch.setattr(f"tui.records.screen.{name}", make)


def test_the_list_of_a_target_looks_like_this(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert_golden("records", screen_text(pilot))

    look(place, steps)


def test_with_room_all_columns_and_the_entry_at_the_cursor_are_shown(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await hit(pilot, "j")
        await pilot.pause(0.15)
        await settled(pilot)
        assert_golden("records-wide", screen_text(pilot))

    look(place, steps, size=(160, 24))


def test_a_damaged_trial_is_told_beside_the_list_which_stays(place: Path) -> None:
    with Bank.open(place) as bank:
        bank.add_observations([replace(an_observation(1), key=CONV.key, task=CONV.task)])
    damage = "UPDATE observations SET timing_count = 5, timing_median_us = NULL"
    forge(place / "bank.db", damage)

    async def steps(pilot: Pilot[None]) -> None:
        await pilot.pause(0.15)
        await settled(pilot)
        assert "damaged" in screen_text(pilot)
        assert sorted(ops(pilot)) == ["conv", "gemm", "pool"]

    look(place, steps, size=(160, 24))


def test_without_a_target_all_are_listed_and_those_of_one_can_be_exported(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert "all targets" in screen_text(pilot)
        assert [line.count("x86_64-v3, 2 cores") for line in _rows(pilot)] == [1, 0, 0, 0]
        await hit(pilot, "space", "space", "e")
        assert isinstance(pilot.app.screen, ErrorScreen)
        assert "an export is of one target" in screen_text(pilot)

    look(place, steps, target=None, size=(110, 24))


def _rows(pilot: Pilot[None]) -> list[str]:
    return screen_text(pilot).splitlines()[2 : 2 + table(pilot).count]


def test_an_earlier_state_is_listed_as_it_was(place: Path) -> None:
    with Bank.open(place) as bank:
        bank.commit(V4, [NEW], "tuned more", "somebody")

    async def steps(pilot: Pilot[None]) -> None:
        assert status(pilot) == "3 records"
        assert screen_text(pilot).splitlines()[0].endswith("› r1")

    look(place, steps, at="r1")


def test_the_filter_narrows_while_one_types_and_the_last_one_wins(place: Path) -> None:
    asked: list[str] = []

    class Noting(EntryView):
        def __init__(self, bank: Bank, asked_for: EntryQuery) -> None:
            asked.append(asked_for.filter)
            super().__init__(bank, asked_for)

    async def steps(pilot: Pilot[None]) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("tui.records.entries.EntryView", Noting)
            await press(pilot, "slash")
            await hit(pilot, *"gemm")
            await pilot.pause(0.2)
            await settled(pilot)
        assert asked[-1] == "gemm"
        assert len(asked) <= 2  # Not one for each letter.
        assert ops(pilot) == ["gemm"]
        assert status(pilot) == "1 of 3 match gemm"
        assert isinstance(pilot.app.focused, Input)

    look(place, steps)


def test_enter_keeps_the_filter_and_escape_takes_it_away(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await look_for(pilot, "op:conv,gemm <1ms")
        kept = (ops(pilot), status(pilot), pilot.app.focused)
        await press(pilot, "escape")

        assert kept == (
            ["conv", "gemm"],
            "2 of 3 match op:conv,gemm <1ms",
            table(pilot),
        )
        assert ops(pilot) == ["conv", "gemm", "pool"]
        assert status(pilot) == "3 records"
        assert isinstance(pilot.app.screen, RecordsScreen)

    look(place, steps)


def test_escape_while_typing_goes_back_to_where_one_was(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await hit(pilot, "j", "j", "slash")
        await hit(pilot, *"gemm")
        await pilot.pause(0.2)
        await settled(pilot)
        found = key_at_cursor(pilot)
        await press(pilot, "escape")

        assert found == GEMM.key
        assert key_at_cursor(pilot) == POOL.key
        assert not pilot.app.screen.query_one(FilterBar).is_open

    look(place, steps)


def test_a_filter_that_is_not_understood_is_said_and_the_rows_stay(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await look_for(pilot, "op:gemm")
        await look_for(pilot, "op:gemm >fast")
        misspelt = (ops(pilot), status(pilot), screen_text(pilot))
        assert isinstance(pilot.app.focused, Input)  # To be mended, or left by esc.
        await fill(pilot, "inherited")
        await press(pilot, "enter")  # Nothing was measured here.
        impossible = (ops(pilot), status(pilot), screen_text(pilot))
        await press(pilot, "escape")

        assert misspelt[0] == impossible[0] == ["gemm"]
        assert "'>fast': > needs a number" in misspelt[1]
        assert "write >1ms, <50us or >1.5x" in misspelt[2]
        assert "nothing was measured on this machine yet" in impossible[1]
        assert "tune a model here first" in impossible[2]
        assert status(pilot) == "3 records"
        assert table(pilot).has_focus

    look(place, steps)


def test_letters_that_are_keys_can_be_typed_and_f1_helps_meanwhile(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "slash")
        await hit(pilot, "q", "s")
        assert pilot.app.screen.query_one(Input).value == "qs"
        footer = screen_text(pilot).splitlines()[-1]
        await press(pilot, "f1")

        assert footer.split() == ["enter", "Keep", "esc", "Clear", "f1", "Help"]
        assert "Show only what matches" in screen_text(pilot)

    look(place, steps)


def test_inherited_are_those_of_another_environment_than_this_machines(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.records.entries.platform.node", lambda: "here")
    with Bank.open(place) as bank:
        bank.commit(V4, [replace(NEW, environment='{"cpu_model":"another"}')], "merged", "me")

    async def steps(pilot: Pilot[None]) -> None:
        await look_for(pilot, "inherited")
        assert [key_at_cursor(pilot), status(pilot)] == [NEW.key, "1 of 4 match inherited"]

    look(place, steps)


@pytest.mark.parametrize(
    ("typed", "question"),
    [
        ("op:conb", "did you mean op:conv?"),
        ("ruel:tuned", "did you mean rule:tuned?"),
        ("inhertied", "did you mean inherited?"),
        ("soc:x86_64-v5", "did you mean soc:x86_64-v4?"),
    ],
)
def test_where_nothing_matches_a_word_that_is_close_is_asked_about(
    typed: str, question: str, place: Path
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await look_for(pilot, typed)
        lines = [line.strip() for line in screen_text(pilot).splitlines()]
        assert lines[2:4] == [f"Nothing matches {typed}.", question]

        await look_for(pilot, "op:conv")
        assert ops(pilot) == ["conv"]

    look(place, steps)


def test_what_is_close_to_no_word_is_not_asked_about(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await look_for(pilot, "op:zzz")
        assert "did you mean" not in screen_text(pilot)

    look(place, steps)


def test_where_nothing_matches_it_says_what_to_press_and_that_works(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await look_for(pilot, "op:[red]x[/]")
        empty = screen_text(pilot)
        await press(pilot, "escape")

        assert "Nothing matches op:[red]x[/]." in empty
        assert "esc clears the filter" in empty
        assert "0 of 3 match op:[red]x[/]" in empty
        assert ops(pilot) == ["conv", "gemm", "pool"]
        await hit(pilot, "j")
        assert key_at_cursor(pilot) == GEMM.key  # The keys are the list's again.

    look(place, steps)


def test_a_target_without_decisions_says_how_to_get_some(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        shown = screen_text(pilot)
        await hit(pilot, "j", "space", "y", "U")

        assert "No decisions here." in shown
        assert "bankd aoe" in shown

    look(place, steps, target=TargetKey("x86_64-v2", 1))


def test_the_sort_menu_sorts_choosing_again_turns_round_and_a_title_does_the_same(
    place: Path,
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await sort_by(pilot, Column.TUNED)
        falling = (ops(pilot), "tuned us▲" in screen_text(pilot), table(pilot).cursor)
        await sort_by(pilot, Column.TUNED)
        rising = (ops(pilot), "tuned us▼" in screen_text(pilot))
        await pilot.click(PagedTable, offset=(3, 0))
        await settled(pilot)

        assert falling == (["pool", "conv", "gemm"], True, 0)
        assert rising == (["gemm", "conv", "pool"], True)
        assert ops(pilot) == ["conv", "gemm", "pool"]
        assert screen_text(pilot).splitlines()[1].startswith("  task▼")

    look(place, steps)


def test_the_cursor_stays_on_its_entry_but_at_the_top_it_sees_the_new_top(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await sort_by(pilot, Column.TUNED)
        top = (table(pilot).cursor, key_at_cursor(pilot))
        await hit(pilot, "j")
        await sort_by(pilot, Column.SPEEDUP)
        followed = (table(pilot).cursor, key_at_cursor(pilot), ops(pilot))
        await look_for(pilot, "op:conv")

        assert top == (0, POOL.key)
        assert followed == (1, CONV.key, ["gemm", "conv", "pool"])
        assert (table(pilot).cursor, key_at_cursor(pilot)) == (0, CONV.key)

    look(place, steps)


def test_the_order_of_the_bank_comes_back_and_is_remembered(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        before = ops(pilot)
        await sort_by(pilot, Column.TUNED)
        await sort_by(pilot, OWN_ORDER)

        assert ops(pilot) == before
        assert "▲" not in screen_text(pilot)
        assert cast(BankApp, pilot.app).remembered.sort == ""

    look(place, steps)


async def sort_by(pilot: Pilot[None], column: str) -> None:
    await press(pilot, "s")
    menu = pilot.app.screen
    assert isinstance(menu, MenuScreen)
    menu.dismiss(column)
    await settled(pilot)


def test_while_it_is_sorted_the_old_order_stays_keys_are_answered_and_escape_stops_it(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    class Slow(EntryView):
        def __init__(self, bank: Bank, asked: EntryQuery) -> None:
            assert asked.order is None or gate.wait(60)
            super().__init__(bank, asked)

    monkeypatch.setattr("tui.records.entries.EntryView", Slow)

    async def steps(pilot: Pilot[None]) -> None:
        records(pilot)._sort_by(Column.TUNED)
        await pilot.press("escape")
        await until(pilot, lambda: not table(pilot).is_turning)
        records(pilot)._sort_by(Column.TUNED)
        await pilot.press("j")
        await until(pilot, lambda: key_at_cursor(pilot) == GEMM.key)
        await until(pilot, lambda: status(pilot) == "sorting by tuned us …")
        meanwhile = ops(pilot)
        gate.set()
        await settled(pilot)

        assert meanwhile == ["conv", "gemm", "pool"]
        assert ops(pilot) == ["pool", "conv", "gemm"]
        assert status(pilot) == "3 records"

    look(place, steps)


def test_order_and_columns_are_remembered_for_the_next_time(place: Path) -> None:
    async def choose(pilot: Pilot[None]) -> None:
        await sort_by(pilot, Column.SPEEDUP)
        await press(pilot, "c", "j", "space", "q")
        assert "shapes" not in screen_text(pilot)

    async def find(pilot: Pilot[None]) -> None:
        title = screen_text(pilot).splitlines()[1]
        assert "shapes" not in title
        assert "speed-up▲" in title
        assert ops(pilot) == ["gemm", "conv", "pool"]

    look(place, choose)
    look(place, find)

    kept = json.loads(Path("bank-home/.local/state/tunebank/banktui.json").read_text())
    assert (kept["sort"], kept["descending"], kept["hidden"]) == ("speedup", True, ["shapes"])


def test_the_columns_menu_says_what_there_is_no_room_for_and_keeps_one(place: Path) -> None:
    state = Path("bank-home/.local/state/tunebank/banktui.json")
    state.parent.mkdir(parents=True)
    state.write_text(json.dumps({"sort": "colour", "hidden": ["smell"]}))  # Another version's.

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "c")
        assert "[x] policy  no room" in screen_text(pilot)
        await hit(pilot, *["space", "j"] * 11)
        assert screen_text(pilot).count("[x]") == 1
        await hit(pilot, "a")
        assert screen_text(pilot).count("[ ]") == 0

    look(place, steps)


def test_marks_survive_filter_and_order_and_are_exported(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    export = Opened(monkeypatch, "ExportScreen")

    async def steps(pilot: Pilot[None]) -> None:
        await hit(pilot, "space", "j", "space")
        told = status(pilot)
        await look_for(pilot, "op:gemm")
        hidden = status(pilot)
        await press(pilot, "escape")
        await sort_by(pilot, Column.TUNED)
        marked = [line[2:].split()[0] for line in _rows(pilot) if "●" in line]
        await press(pilot, "e")

        assert told == "2 marked; 3 records"
        assert hidden == "2 marked; 1 of 3 match op:gemm"
        assert marked == ["pool", "conv"]

    look(place, steps)

    [(_, selection)] = export.calls
    assert selection.target == V4
    assert selection.keys == tuple(sorted([CONV.key, POOL.key]))


def test_unmark_takes_all_marks_away_and_export_takes_what_matches(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    export = Opened(monkeypatch, "ExportScreen")

    async def steps(pilot: Pilot[None]) -> None:
        await hit(pilot, "space", "U")
        await look_for(pilot, "op:gemm")
        assert status(pilot) == "1 of 3 match op:gemm"
        await press(pilot, "e")

    look(place, steps)

    [(where, selection)] = export.calls
    assert where == place
    assert (selection.target, selection.keys, selection.filter) == (V4, None, "op:gemm")


def test_enter_opens_the_entry_whose_neighbours_are_those_of_the_list(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Opened(monkeypatch, "RecordScreen")
    told: list[str] = []

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "j", "enter")
        for step in (1, 1, -1, -1, -1):
            neighbour = record.options["neighbour"]
            neighbour(step, lambda target, key: told.append(f"{target} {key}"))
            await settled(pilot)
        assert "this is the first entry of the list" in toasts(pilot)

    look(place, steps, toasts=True)

    assert record.calls == [(place, V4, GEMM.key)]
    assert told == [f"{V4} {entry.key}" for entry in (POOL, GEMM, CONV)]


def test_y_copies_the_key_and_r_shows_the_revisions(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    revisions = Opened(monkeypatch, "RevisionsScreen")

    async def steps(pilot: Pilot[None]) -> None:
        await hit(pilot, "j", "y")
        assert pilot.app.clipboard == GEMM.key
        assert toasts(pilot) == [f"copied the key {GEMM.key[:12]}"]
        await hit(pilot, "r")

    look(place, steps, toasts=True)

    assert revisions.calls == [(place, V4)]


def test_another_writers_revision_appears_and_cursor_filter_order_and_marks_stay(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.base_screen.FOLLOW_S", 0.05)

    async def steps(pilot: Pilot[None]) -> None:
        await look_for(pilot, "<1ms")
        await sort_by(pilot, Column.TUNED)
        await hit(pilot, "j", "space", "k", "j")
        with Bank.open(place) as bank:
            bank.commit(V4, [replace(NEW, timing=TimingSummary(5, 60.0, 60.0, 60.0))], "x", "me")
        await until(pilot, lambda: table(pilot).count == 3)
        await settled(pilot)

        assert status(pilot) == "1 marked; 3 of 4 match <1ms"
        assert ops(pilot) == ["conv", "conv", "gemm"]
        assert (table(pilot).cursor, key_at_cursor(pilot)) == (2, GEMM.key)

    look(place, steps)


def test_an_entry_that_was_retired_leaves_the_cursor_where_it_was(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await hit(pilot, "j")
        with Bank.open(place) as bank:
            bank.commit(V4, [], "retired one", "somebody", retired=[GEMM.key])
        await press(pilot, "f5")
        assert (table(pilot).cursor, key_at_cursor(pilot)) == (1, POOL.key)

    look(place, steps)


def test_a_bank_that_breaks_is_told_and_comes_back_when_it_is_mended(place: Path) -> None:
    whole = (place / "bank.db").read_bytes()

    async def steps(pilot: Pilot[None]) -> None:
        (place / "bank.db").write_text("not a bank, but long enough to be looked at " * 40)
        await press(pilot, "f5")
        assert "bank.db" in screen_text(pilot)
        table(pilot).post_message(PagedTable.Counted(table(pilot), 3))  # of the pages before
        (place / "bank.db").write_bytes(whole)
        await press(pilot, "f5")
        assert ops(pilot) == ["conv", "gemm", "pool"]

    look(place, steps)


def test_browsing_changes_nothing_in_the_folder_of_the_bank(place: Path) -> None:
    before = (place / "bank.db").read_bytes()

    async def steps(pilot: Pilot[None]) -> None:
        await look_for(pilot, "op:conv")
        await sort_by(pilot, Column.KEY)
        await hit(pilot, "space", "U", "q")

    look(place, steps)

    assert (place / "bank.db").read_bytes() == before
    # SQLite's readers share an index of the (empty) write-ahead log in two files beside it.
    assert {path.name for path in place.iterdir()} <= {"bank.db", "bank.db-shm", "bank.db-wal"}
