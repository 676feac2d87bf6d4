"""Keys and what they show, at 80x24."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from bankd.bank import Bank
from tests.bankd.bank.builders import V3, V4, a_decision, a_key, an_observation
from tests.tui.driving import drive, press, screen_text, type_text
from tui.screens.records import RecordsScreen
from tui.screens.targets import TargetsScreen
from tui.widgets.browser_table import BrowserTable


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A bank with three decisions for one target, one for another, and two trials."""
    with Bank.open(tmp_path) as bank:
        bank.add_observations([an_observation(1), an_observation(1, tile=16, outcome="crashed")])
        bank.commit(V4, [a_decision(n) for n in (1, 2, 3)], "tuned resnet50", "somebody")
        bank.commit(V3, [a_decision(1, target=V3)], "tuned bert", "somebody")
    return tmp_path


def test_the_first_screen_lists_targets_with_their_decisions_and_the_head(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert [line.split() for line in screen_text(pilot).splitlines()[1:4]] == [
            ["target", "cores", "decisions", "bank's", "head"],
            ["x86_64-v3", "2", "1", "r2"],
            ["x86_64-v4", "2", "3", "r2"],
        ]

    drive(place, steps)


def test_enter_goes_from_target_to_records_to_record_and_q_all_the_way_back(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "enter")
        records = screen_text(pilot)
        await press(pilot, "enter")
        record = screen_text(pilot)
        await press(pilot, "q", "escape")
        assert isinstance(pilot.app.screen, TargetsScreen)
        await press(pilot, "q")

        assert "x86_64-v4, 2 cores" in records
        assert f"gemm  {a_key(1)[:12]}  tuned        58.78     26.88     2.19x" in records
        assert "impl" in record
        assert "fp32" in record
        assert "58.78 us [58.00, 59.50], 21 samples" in record

    app = drive(place, steps)

    assert app.return_code == 0


def test_the_record_shows_policy_stages_history_and_every_trial(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "j", "enter", "enter")
        top = screen_text(pilot)
        await press(pilot, "G")
        end = screen_text(pilot)

        assert "policy" in top
        assert "Schedule" in end or "Schedule" in top
        assert "tuned resnet50" in end
        assert "trials (2)" in end
        assert "crashed" in end

    drive(place, steps)


def test_the_filter_narrows_while_one_types_and_escape_clears_it(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "enter", "slash")
        await type_text(pilot, a_key(2)[:6])
        assert pilot.app.screen.query_one(BrowserTable).row_count == 1
        assert "1 of 3" in screen_text(pilot)
        await press(pilot, "escape")
        assert pilot.app.screen.query_one(BrowserTable).row_count == 3
        assert isinstance(pilot.app.screen, RecordsScreen)

    drive(place, steps)


def test_enter_keeps_the_filter_and_gives_the_keys_back_to_the_list(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "enter", "slash")
        await type_text(pilot, a_key(2)[:6])
        await press(pilot, "enter", "enter")
        assert a_key(2)[:12] in screen_text(pilot)
        await press(pilot, "q")
        assert pilot.app.screen.query_one(BrowserTable).row_count == 1

    drive(place, steps)


def test_letters_that_are_keys_can_be_typed_into_the_filter(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "slash", "q", "r", "question_mark")
        assert pilot.app.screen.query_one(Input).value == "qr?"
        assert "Nothing matches 'qr?'." in screen_text(pilot)

    drive(place, steps)


def test_question_mark_lists_the_keys_of_the_screen_below(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "question_mark")
        shown = screen_text(pilot)
        await press(pilot, "escape")
        assert "Show only what matches" in shown
        assert "Read the bank again" in shown
        assert isinstance(pilot.app.screen, RecordsScreen)

    drive(place, steps)


def test_reload_shows_what_was_written_meanwhile_and_keeps_the_cursor(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "enter", "down")
        with Bank.open(place) as bank:
            bank.commit(V4, [a_decision(4)], "tuned more", "somebody")
        await press(pilot, "r")
        table = pilot.app.screen.query_one(BrowserTable)
        assert table.row_count == 4
        assert table.current_key == a_key(2)

    drive(place, steps)


def test_a_folder_without_a_bank_says_how_to_get_one_and_reload_finds_it(tmp_path: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert "There is no bank here yet." in screen_text(pilot)
        assert "bankd watch" in screen_text(pilot)
        with Bank.open(tmp_path) as bank:
            bank.commit(V4, [a_decision(1)], "tuned", "somebody")
        await press(pilot, "r")
        assert "x86_64-v4" in screen_text(pilot)

    drive(tmp_path, steps)


def test_a_bank_without_decisions_says_so(tmp_path: Path) -> None:
    Bank.open(tmp_path).close()

    async def steps(pilot: Pilot[None]) -> None:
        assert "This bank knows nothing yet." in screen_text(pilot)

    drive(tmp_path, steps)


def test_a_file_that_is_no_bank_is_told_on_the_screen_and_the_app_lives(tmp_path: Path) -> None:
    (tmp_path / "bank.db").write_text("not a bank, but long enough to be looked at " * 40)

    async def steps(pilot: Pilot[None]) -> None:
        assert "bank.db" in screen_text(pilot).replace("\n", "")
        await press(pilot, "r", "q")

    assert drive(tmp_path, steps).return_code == 0


def test_an_entry_that_was_retired_meanwhile_is_told_and_not_shown(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "enter")
        with Bank.open(place) as bank:
            bank.commit(V4, [], "retired one", "somebody", retired=[a_key(1)])
        await press(pilot, "enter")
        assert f"the bank has no entry {a_key(1)[:12]} any more" in screen_text(pilot)

    drive(place, steps)


def test_browsing_changes_nothing_in_the_folder_of_the_bank(place: Path) -> None:
    before = (place / "bank.db").read_bytes()

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter", "q", "q")

    drive(place, steps)

    assert (place / "bank.db").read_bytes() == before
    # SQLite's readers share an index of the (empty) write-ahead log in two files beside it.
    assert {path.name for path in place.iterdir()} <= {"bank.db", "bank.db-shm", "bank.db-wal"}
