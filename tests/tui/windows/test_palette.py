"""The command palette: from any screen to every screen, open bank and task."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from textual.command import CommandList
from textual.pilot import Pilot

from bankd.bank import Bank, canonical
from tests.bankd.bank.builders import V3, V4, a_decision
from tests.tui.driving import drive, fill, press, screen_text, settled, type_text, until
from tui.banks.screen import BanksScreen
from tui.diff.screen import DiffScreen
from tui.jobs.machines import MachinesScreen
from tui.jobs.screen import JobsScreen
from tui.merge.screen import MergeScreen
from tui.record.screen import RecordScreen
from tui.records.screen import RecordsScreen
from tui.revisions.screen import RevisionsScreen
from tui.transfer.export_screen import ExportScreen
from tui.transfer.import_screen import ImportScreen
from tui.windows.destinations import Destinations
from tui.windows.palette import Palette
from tui.windows.questions import ConfirmScreen

CONV = canonical(
    {
        "op": "conv", "inputs": ["f32[1,56,56,64]", "f32[128,3,3,64]"],
        "output": "f32[1,28,28,128]",
        "attributes": {"strides": [2, 2], "group": 1, "dilations": [1, 1]},
    }
)  # fmt: skip
CONV_KEY = "c0" * 16


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two banks, both open; one has a convolution, the other an entry of another target."""
    monkeypatch.chdir(tmp_path)
    for name, target, decisions in (
        ("mine", V4, [a_decision(1), replace(a_decision(2), key=CONV_KEY, task=CONV)]),
        ("lab", V3, [replace(a_decision(3), target=V3)]),
    ):
        with Bank.open(Path(name)) as bank:
            bank.commit(target, decisions, "tuned", "lab")
    return Path("mine")


async def go(pilot: Pilot[None], words: str, key: str = "ctrl+p") -> None:
    """Put words into the palette, and take the first that is found."""
    await press(pilot, key)
    assert isinstance(pilot.app.screen, Palette)
    await fill(pilot, words)
    found = pilot.app.screen.query_one(CommandList)
    await until(pilot, lambda: words.lower() in _first(found).lower())
    await pilot.pause(0.1)
    await press(pilot, "enter")
    await settled(pilot)


def _first(found: CommandList) -> str:
    return str(found.get_option_at_index(0).prompt) if found.option_count else ""


@pytest.mark.parametrize(
    ("words", "screen"),
    [
        ("Go to the jobs", JobsScreen), ("Go to the machines", MachinesScreen),
        ("Log of lab", RevisionsScreen), ("Export lab", ExportScreen),
        ("Import into lab", ImportScreen), ("Open bank lab", RecordsScreen),
        ("Compare mine with lab", DiffScreen), ("Merge lab into mine", MergeScreen),
    ],
)  # fmt: skip
def test_every_screen_is_reached_from_the_page_of_an_entry(
    place: Path, words: str, screen: type
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, RecordScreen)
        await go(pilot, words)
        shown = pilot.app.screen
        if isinstance(shown, ConfirmScreen):  # The merge asks before it begins.
            shown = pilot.app.screen_stack[-2]
        assert isinstance(shown, screen)

    drive(place, steps, others=[Path("lab")])


def test_the_banks_are_reached_from_anywhere_and_what_was_open_is_left(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter", "J")
        depth = len(pilot.app.screen_stack)
        await go(pilot, "Go to the banks", key="colon")
        assert isinstance(pilot.app.screen, BanksScreen)
        assert len(pilot.app.screen_stack) == depth - 3

    drive(place, steps)


def test_a_task_is_found_by_its_words_in_any_bank_from_any_screen(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "J")
        await go(pilot, "conv 3x3/2 64->128")
        assert isinstance(pilot.app.screen, RecordScreen)
        assert CONV_KEY in screen_text(pilot)
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, JobsScreen)

    drive(Path("lab"), steps, others=[place])


def test_a_task_is_found_by_the_beginning_of_its_key(place: Path) -> None:
    key = a_decision(3).key

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "J", "ctrl+p")
        await type_text(pilot, key[:8])
        found = pilot.app.screen.query_one(CommandList)
        await until(pilot, lambda: key[:8] in _first(found))
        await pilot.pause(0.1)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, RecordScreen)
        assert key in screen_text(pilot)

    drive(place, steps, others=[Path("lab")])


def test_keys_beyond_the_named_tasks_are_found_too(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.windows.destinations.MAX_NAMED_TASKS", 0)

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "ctrl+p")
        await type_text(pilot, CONV_KEY[:6])
        found = pilot.app.screen.query_one(CommandList)
        await until(pilot, lambda: "conv 3x3/2" in _first(found))
        await pilot.pause(0.1)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, RecordScreen)

    drive(place, steps)


def test_nothing_is_opened_over_a_window_that_waits_for_an_answer(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "o", "ctrl+p")
        assert isinstance(pilot.app.screen, Palette)
        await type_text(pilot, "jobs")
        await pilot.pause(0.5)
        assert pilot.app.screen.query_one(CommandList).option_count <= 1
        assert "Go to the jobs" not in screen_text(pilot)

    drive(place, steps)


def test_the_own_commands_of_a_screen_come_before_the_ways_to_others(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "ctrl+p")
        await type_text(pilot, "export")
        found = pilot.app.screen.query_one(CommandList)
        await until(pilot, lambda: found.option_count > 1)
        await pilot.pause(0.3)
        assert "Export  (e)" in _first(found)

    drive(place, steps)


def test_the_built_in_bank_is_read_and_never_offered_to_be_written(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.banks.bank_lines.built_in_folder", lambda: Path("lab"))

    async def steps(pilot: Pilot[None]) -> None:
        found = Destinations.read(pilot.app)
        words = {one.words for one in (*found.screens, *found.pairs)}
        assert "Open bank the built-in bank, x86_64-v3, 2 cores" in words
        assert "Compare mine with the built-in bank" in words
        assert "Merge the built-in bank into mine" in words
        assert "Import into mine" in words
        assert [one for one in words if one.endswith("into the built-in bank")] == []

    drive(place, steps)
