"""Decisions about gradients in the app: their page, and their line in the list."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from bankd.bank import Bank
from tests.bankd.bank.builders import V4, a_decision, an_observation
from tests.bankd.gradient_sets import SUBJECT, measured, of_gradients
from tests.tui.driving import drive, press, screen_text, settled, type_text
from tui.glyphs import UNICODE
from tui.record.detail import read_detail
from tui.record.drawing import Canvas
from tui.record.screen import RecordScreen
from tui.record.sections import paint
from tui.records.screen import RecordsScreen


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A bank with an operator and a split of gradients, a trial of it, and its evidence."""
    trial = replace(
        an_observation(1), key=SUBJECT.key, task=SUBJECT.text(), policy='{"split":"1,3"}'
    )
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [a_decision(1), of_gradients()], "gradient tuning", "me")
        bank.add_observations([trial, measured()])
    return tmp_path / "bank"


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.splitlines()]


def test_the_filter_finds_gradients_and_enter_opens_their_page(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(RecordsScreen(place, V4))
        await settled(pilot)
        assert "gemm" in screen_text(pilot)
        await press(pilot, "slash")
        await type_text(pilot, "op:gradients")
        await press(pilot, "enter")
        listed = screen_text(pilot)
        assert "gradients 4, 8.2 MB, 2 ranks" in listed
        assert "gemm" not in listed
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, RecordScreen)
        assert ["ranks", "2", "x", "x86_64-v4/2"] in rows(screen_text(pilot))

    drive(place, steps)


def test_the_page_has_segments_and_gradients_and_no_loops(place: Path) -> None:
    shown = paint(read_detail(place, V4, SUBJECT.key), None, Canvas(90, UNICODE)).right.plain

    told = rows(shown)
    assert ["segments", "(2)"] in told
    assert ["0", "to", "1", "8,196,000"] in told
    assert ["2", "to", "3", "1,280"] in told
    assert ["1", "f32[2048000]", "8,192,000", "250.0"] in told
    assert ["3", "f32[64]", "256", "1,000"] in told
    assert "loops" not in shown


def test_evidence_is_no_candidate(place: Path) -> None:
    found = read_detail(place, V4, SUBJECT.key)

    assert [one.policy for one in found.best] == ['{"split":"1,3"}']
    assert set(found.tried) == {"split"}
    assert found.outcomes == {"ok": 1}
    assert ["trials", "(1)"] in rows(paint(found, None, Canvas(90, UNICODE)).right.plain)


def test_of_the_frameworks_own_split_no_segments_are_told(place: Path) -> None:
    with Bank.open(place) as bank:
        bank.commit(V4, [of_gradients(split="default")], "again", "me")

    shown = paint(read_detail(place, V4, SUBJECT.key), None, Canvas(90, UNICODE)).right.plain

    assert "The framework's own" in shown
    assert "f32[2048000]" in shown
