"""What a foreign bank, model or job list may hold: on every screen nothing of it is markup, moves
the cursor, or ends the app."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from bankd.bank import Bank, Decision, TargetKey, canonical
from bankd.config.workspace import Workspace
from bankd.jobs import Jobs
from tests.bankd.bank.builders import V4, a_decision
from tests.bankd.bank.forging import forge
from tests.tui.driving import drive, press, screen_text, settled, type_text
from tui.base_screen import BaseScreen
from tui.diff.screen import DiffScreen
from tui.jobs.screen import JobsScreen
from tui.merge.screen import MergeScreen
from tui.record.screen import RecordScreen
from tui.records.screen import RecordsScreen
from tui.revisions.screen import RevisionsScreen
from tui.transfer.export_screen import ExportScreen, Selection
from tui.transfer.import_screen import ImportScreen
from tui.widgets.page import Page

MARKUP = "[bold]x[/bold]"
NAME = MARKUP + "[link=a]\x1b]0;title\x07\x9b2J\u202e"
SOC = TargetKey("[red]s[/]\x1b[2J", 1)
KEY = a_decision(1).key
FORBIDDEN = set("\x1b\x07\x9b\u202e")


def a_hostile(policy: str = NAME, key: str = KEY) -> Decision:
    return replace(
        a_decision(1, target=SOC),
        key=key,
        task=canonical({"op": NAME, "inputs": [NAME], "output": NAME}),
        policy=canonical({NAME: policy}),
        rule="[/nothing]",
        environment=canonical({"cpu": NAME}),
    )


@pytest.fixture
def banks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """Two that know each other's key by another policy, both with hostile names everywhere."""
    monkeypatch.chdir(tmp_path)
    for place in ("ours", "theirs"):
        with Bank.open(Path(place)) as bank:
            bank.commit(SOC, [a_hostile(place + NAME)], NAME, NAME)
            bank.commit(SOC, [a_hostile(place, "[red]1")], NAME, NAME)
            bank.use_model("f" * 64, NAME, SOC, {KEY: a_hostile().task})
    return Path("ours"), Path("theirs")


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    place = Workspace(tmp_path / "work")
    (tmp_path / "work").mkdir()
    with closing(Jobs(place.job_list)) as jobs:
        jobs.enqueue(NAME, Path(f"{MARKUP}\x1b[2J.onnx"))
        jobs.enqueue("other", Path(f"{MARKUP}.onnx"))
        jobs.set_aside("other", {"what": NAME, "hint": NAME})
    return tmp_path / "work"


def screens(ours: Path, theirs: Path, workspace: Path) -> dict[str, Callable[[], BaseScreen]]:
    return {
        "records": lambda: RecordsScreen(ours, SOC),
        "record": lambda: RecordScreen(ours, SOC, KEY),
        "revisions": lambda: RevisionsScreen(ours, SOC),
        "diff": lambda: DiffScreen(str(ours), str(theirs), ours),
        "merge": lambda: MergeScreen(ours, str(theirs)),
        "export": lambda: ExportScreen(ours, Selection(SOC)),
        "import": lambda: ImportScreen(ours, theirs),
        "jobs": lambda: JobsScreen(workspace),
    }


NAMED = ("records", "record", "revisions", "diff", "merge", "jobs")
"""Screens that show a name of these; the others show the target at most."""


@pytest.mark.parametrize("is_ascii", [False, True])
def test_names_are_shown_letter_by_letter_on_every_screen(
    banks: tuple[Path, Path], workspace: Path, *, is_ascii: bool
) -> None:
    shown: dict[str, list[str]] = {}

    async def steps(pilot: Pilot[None]) -> None:
        for name, opened in screens(*banks, workspace).items():
            depth = len(pilot.app.screen_stack)
            await pilot.app.push_screen(opened())
            await settled(pilot)
            if name == "merge":
                await press(pilot, "y")  # Begin it.
            shown[name] = [screen_text(pilot)]
            await press(pilot, "j", "enter")
            shown[name].append(screen_text(pilot))
            while len(pilot.app.screen_stack) > depth:
                pilot.app.pop_screen()
            await settled(pilot)

    app = drive(banks[0], steps, size=(200, 50), workspace=workspace, is_ascii=is_ascii)

    assert app.return_code in (0, None)
    for name, (first, then) in shown.items():
        assert not FORBIDDEN & set(first + then), name
        assert MARKUP in first or name not in NAMED, f"{name}: {first}"
        strange = [s for s in (first + then).splitlines() if not s.isascii()]
        assert bool(strange) != is_ascii, (name, strange)


def test_the_first_screen_shows_a_target_letter_by_letter(banks: tuple[Path, Path]) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert r"[red]s[/]\x1b[2J" in screen_text(pilot)

    drive(banks[0], steps)


def test_windows_show_names_letter_by_letter(banks: tuple[Path, Path]) -> None:
    """The one that asks for a path, and the one that says that nothing is there."""
    shown: list[str] = []

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "o")
        await type_text(pilot, MARKUP)
        shown.append(screen_text(pilot))
        await press(pilot, "enter")
        shown.append(screen_text(pilot))

    drive(banks[0], steps)

    assert all(MARKUP in screen for screen in shown)


def test_every_section_of_a_record_is_shown_letter_by_letter(banks: tuple[Path, Path]) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(RecordScreen(banks[0], SOC, KEY))
        await settled(pilot)
        shown = screen_text(pilot)
        assert "[/nothing]" in shown
        assert shown.count(MARKUP) >= 8  # op, task, shapes, knob, value, processor, author, model
        assert not FORBIDDEN & set(shown)

    drive(banks[0], steps, size=(200, 90))


def test_a_task_and_a_policy_of_another_kind_are_shown_as_they_are(tmp_path: Path) -> None:
    foreign = replace(a_decision(1), task="[1,2]", policy='"fast"', environment="null")
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [foreign], "imported", "somebody")

    async def steps(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(RecordScreen(tmp_path / "bank", V4, foreign.key))
        await settled(pilot)
        shown = screen_text(pilot)
        assert "[1,2]" in shown
        assert '"fast"' in shown
        assert "null" in shown

    drive(tmp_path / "bank", steps, size=(80, 60))


def test_a_subgraph_with_hostile_nodes_is_shown_letter_by_letter(tmp_path: Path) -> None:
    node = {"op": NAME, "inputs": [NAME], "outputs": [NAME], "attributes": {NAME: NAME}}
    text = canonical({"op": "subgraph", "nodes": [node], "outputs": ["t0"], "inputs": [NAME]})
    hostile = replace(a_decision(1), key="7", task=text, policy=canonical({NAME: 1, "bands": 2}))
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [hostile], NAME, NAME)

    async def steps(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(RecordScreen(tmp_path / "bank", V4, "7"))
        await settled(pilot)
        shown = screen_text(pilot)
        assert "nodes (1)" in shown
        assert f"rewrites: {MARKUP}" in shown
        assert not FORBIDDEN & set(shown)

    drive(tmp_path / "bank", steps, size=(120, 100))


def test_values_larger_than_any_page_are_cut(tmp_path: Path) -> None:
    huge = replace(a_decision(1), policy=canonical({"program": "x" * 200_000}))
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [huge], "imported", "somebody")

    async def steps(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(RecordScreen(tmp_path / "bank", V4, huge.key))
        await settled(pilot)
        assert pilot.app.screen.query_one(Page).virtual_size.height < 200

    drive(tmp_path / "bank", steps)


def test_a_damaged_bank_is_told_and_the_app_lives(tmp_path: Path) -> None:
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [a_decision(1)], "tuned", "me")
    forge(tmp_path / "bank" / "bank.db", "UPDATE policies SET text = 'not JSON'")

    async def steps(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(RecordScreen(tmp_path / "bank", V4, a_decision(1).key))
        await settled(pilot)
        assert "bank.db" in screen_text(pilot).replace("\n", "")

    assert drive(tmp_path / "bank", steps).return_code in (0, None)
