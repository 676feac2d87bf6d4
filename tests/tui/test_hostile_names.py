"""What a foreign bank may hold: nothing of it is markup, moves the cursor, or ends the app."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from bankd.bank import Bank, Decision, TargetKey, canonical
from tests.bankd.bank.builders import a_decision
from tests.tui.driving import drive, press, screen_text, type_text

TARGET = TargetKey("[red]soc\x1b[2J", 1)
NAME = "[bold]x[/bold] [link=a]\x1b]0;title\x07"


def a_hostile_decision() -> Decision:
    return replace(
        a_decision(1, target=TARGET),
        task=canonical({"op": NAME, "inputs": [NAME], "output": NAME}),
        policy=canonical({NAME: NAME}),
        rule="[/nothing]",
        environment=canonical({"cpu_model": NAME}),
    )


@pytest.fixture
def place(tmp_path: Path) -> Path:
    with Bank.open(tmp_path) as bank:
        bank.commit(TARGET, [a_hostile_decision()], NAME, NAME)
    return tmp_path


def test_names_are_shown_letter_by_letter_on_every_screen(place: Path) -> None:
    shown = []

    async def steps(pilot: Pilot[None]) -> None:
        shown.append(screen_text(pilot))
        await press(pilot, "enter")
        shown.append(screen_text(pilot))
        await press(pilot, "enter")
        shown.append(screen_text(pilot))

    drive(place, steps)

    targets, records, record = shown
    assert r"[red]soc\x1b[2J" in targets
    assert "[bold]x[/bold]" in records
    assert "[/nothing]" in record
    assert not any(c in screen for screen in shown for c in "\x1b\x07")


def test_a_task_and_a_policy_of_another_kind_are_shown_as_they_are(tmp_path: Path) -> None:
    foreign = replace(a_decision(1), task="[1,2]", policy='"fast"', environment="null")
    with Bank.open(tmp_path) as bank:
        bank.commit(foreign.target, [foreign], "imported", "somebody")
    shown = []

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        shown.append(screen_text(pilot))

    drive(tmp_path, steps)

    assert "[1,2]" in shown[0]
    assert '"fast"' in shown[0]


def test_a_long_list_is_cut_but_the_filter_looks_in_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.screens.records.MOST_ROWS", 5)
    with Bank.open(tmp_path) as bank:
        many = [a_decision(n) for n in range(8)]
        bank.commit(many[0].target, many, "tuned", "somebody")
    shown = []

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        shown.append(screen_text(pilot))
        await press(pilot, "slash")
        await type_text(pilot, many[7].key[:8])
        shown.append(screen_text(pilot))

    drive(tmp_path, steps)

    assert "8 of 8; the first 5 are shown" in shown[0]
    assert "1 of 8" in shown[1]
