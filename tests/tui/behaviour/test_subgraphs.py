"""Subgraphs beside operators: in the list, and on the page that is opened from it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from bankd.bank import Bank, canonical
from tests.bankd.bank.builders import (
    V4,
    a_decision,
    a_subgraph_key,
    an_observation,
    of_subgraph,
    with_samples,
)
from tests.tui.driving import drive, press, screen_text, settled, type_text
from tui.record.screen import RecordScreen
from tui.records.screen import RecordsScreen

POLICY = canonical({"bands": 4, "pool_into_conv_0": 1, "shared_input_0": 0, "uneven": 0})


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A bank with an operator and a subgraph, and a trial of the latter."""
    subgraph = replace(of_subgraph(a_decision(1), 1), policy=POLICY, stages=())
    trial = replace(of_subgraph(an_observation(1), 1), policy=POLICY)
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [a_decision(1), subgraph], "m: subgraph tuning", "me")
        bank.add_observation(with_samples(trial))
    return tmp_path / "bank"


def test_the_list_has_both_kinds_and_the_filter_finds_the_subgraph_whose_page_enter_opens(
    place: Path,
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(RecordsScreen(place, V4))
        await settled(pilot)
        listed = screen_text(pilot)
        assert "gemm" in listed
        assert "2 conv, pool" in listed
        await press(pilot, "slash")
        await type_text(pilot, "op:subgraph")
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, RecordScreen)
        shown = screen_text(pilot).splitlines()
        assert f" key        {a_subgraph_key(1)}" in shown
        assert ["bands", "4", "-", "…"] in [line.split() for line in shown]

    drive(place, steps)


def test_the_page_of_a_subgraph_lists_its_nodes_and_its_rewrites(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(RecordScreen(place, V4, a_subgraph_key(1)))
        await settled(pilot)
        shown = screen_text(pilot)
        lines = [line.split() for line in shown.splitlines()]
        assert "2 conv, pool -> f32[1,1,56,64] f32[1,1,28,64]" in shown
        assert "each step runs as a whole, one after the other" in shown
        assert "rewrites: pool_into_conv_0" in shown
        assert any(line[:6] == ["t0", "f32[1,1,56,64]", "conv", "i0", "c0", "c1"] for line in lines)
        assert '{"' not in shown

    drive(place, steps, size=(80, 100))
