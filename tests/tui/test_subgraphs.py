"""Subgraphs in the lists and on the page of one entry."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from bankd.bank import Bank, canonical
from tests.bankd.bank.builders import (
    V4,
    a_decision,
    a_key,
    a_subgraph_key,
    an_observation,
    of_subgraph,
    with_samples,
)
from tests.tui.driving import drive, press, screen_text, type_text
from tui.widgets.browser_table import BrowserTable

POLICY = canonical({"bands": 4, "pool_into_conv_0": 1, "shared_input_0": 0})


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A bank with an operator and a subgraph, and a trial of the latter."""
    subgraph = replace(of_subgraph(a_decision(1), 1), policy=POLICY, stages=())
    trial = replace(of_subgraph(an_observation(1), 1), policy=POLICY)
    with Bank.open(tmp_path) as bank:
        bank.commit(V4, [a_decision(1), subgraph], "m: subgraph tuning", "me")
        bank.add_observation(with_samples(trial))
    return tmp_path


def test_the_list_has_both_kinds_and_the_filter_finds_what_a_subgraph_is_made_of(
    place: Path,
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        listed = screen_text(pilot)
        assert f"gemm      {a_key(1)[:12]}" in listed
        assert f"subgraph  {a_subgraph_key(1)}" in listed
        await press(pilot, "slash")
        await type_text(pilot, "2 conv, pool")
        assert pilot.app.screen.query_one(BrowserTable).current_key == a_subgraph_key(1)
        assert "1 of 2" in screen_text(pilot)

    drive(place, steps)


def test_the_page_of_a_subgraph_lists_its_nodes_and_every_knob(place: Path) -> None:
    pages = []

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "j", "enter")
        pages.append(screen_text(pilot))
        await press(pilot, "G")
        pages.append(screen_text(pilot))

    drive(place, steps)

    lines = [line.split() for page in pages for line in page.splitlines()]
    assert ["op", "subgraph"] in lines
    assert ["key", a_subgraph_key(1)] in lines
    assert "2 conv, pool -> f32[1,1,56,64] f32[1,1,28,64]" in pages[0]
    assert [knob in lines for knob in (["bands", "4"], ["shared_input_0", "0"])] == [True, True]
    assert any(line[:6] == ["t0", "f32[1,1,56,64]", "conv", "i0", "c0", "c1"] for line in lines)
    assert "bands=4 pool_into_conv_0=1" in pages[1]
    assert not any('{"' in page for page in pages)


def test_names_in_a_subgraph_are_shown_letter_by_letter(tmp_path: Path) -> None:
    name = "[bold]x[/bold]\x1b]0;title\x07"
    node = {"op": name, "inputs": [name], "outputs": [name], "attributes": {name: name}}
    text = canonical({"op": "subgraph", "nodes": [node], "outputs": ["t0"], "inputs": [name]})
    hostile = replace(a_decision(1), key="7", task=text, policy=canonical({name: 1}))
    with Bank.open(tmp_path) as bank:
        bank.commit(V4, [hostile], name, name)
    shown = []

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        shown.append(screen_text(pilot))
        await press(pilot, "enter")
        shown.append(screen_text(pilot))

    drive(tmp_path, steps)

    assert "[bold]x[/bold]" in shown[1]
    assert not any(c in screen for screen in shown for c in "\x1b\x07")
