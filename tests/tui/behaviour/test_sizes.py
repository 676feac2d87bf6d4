"""Large windows: what has room is not cut, on any screen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from bankd.bank import Bank, Decision, TimingSummary, canonical, content_hash
from tests.bankd.bank.builders import V4, a_decision
from tests.tui.driving import drive, press, screen_text, settled
from tests.tui.goldens import assert_golden
from tui.diff.screen import DiffScreen
from tui.glyphs import UNICODE

SMALL, LARGE = (80, 24), (200, 50)
FOLDER = "a-folder-with-a-long-name/of-a-project/that-keeps-its-banks-here"
STRIDES = {"group": 1, "dilations": [1, 1]}


def a_conv(size: int, channels: int, median_us: float, **policy: object) -> Decision:
    task = canonical(
        {
            "op": "conv",
            "inputs": [f"f32[1,{size},{size},{channels}]", f"f32[{2 * channels},3,3,{channels}]"],
            "output": f"f32[1,{size},{size},{2 * channels}]",
            "attributes": {"strides": [1, 1], "tail": "v0=relu(x)", **STRIDES},
        }
    )
    return replace(
        a_decision(size),
        key=content_hash(task)[:32],
        task=task,
        policy=canonical({"impl": "winograd", "tile_channels": 64, **policy}),
        baseline=TimingSummary(20, 100.0, 99.0, 101.0),
        timing=TimingSummary(20, median_us, 0.98 * median_us, 1.02 * median_us),
    )


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """Two banks below a long path, with tasks of long names."""
    monkeypatch.chdir(tmp_path)
    mine, lab = Path(FOLDER, "mine"), Path(FOLDER, "lab")
    for place, share in ((mine, 1.0), (lab, 0.8)):
        with Bank.open(place) as bank:
            entries = [a_conv(size, 64, share * (size + 40.0), unroll=int(8 * share))
                       for size in (14, 28, 56, 112)]  # fmt: skip
            bank.commit(V4, entries, "tuned resnet50 and all of its friends", "lab-machine-12")
    return mine, lab


Steps = Callable[[Pilot[None]], Awaitable[None]]


async def records(pilot: Pilot[None]) -> None:
    await press(pilot, "enter")
    await pilot.pause(0.15)
    await settled(pilot)


async def diff(pilot: Pilot[None]) -> None:
    await press(pilot, "d")


async def revisions(pilot: Pilot[None]) -> None:
    await press(pilot, "r")


async def merge(pilot: Pilot[None]) -> None:
    await press(pilot, "m")


async def banks(pilot: Pilot[None]) -> None:
    await settled(pilot)


SCREENS: dict[str, Steps] = {
    "banks": banks, "records": records, "diff": diff, "revisions": revisions, "merge": merge,
}  # fmt: skip


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_cut_in_a_large_window(places: tuple[Path, Path], name: str) -> None:
    mine, lab = places

    async def steps(pilot: Pilot[None]) -> None:
        await SCREENS[name](pilot)
        shown = screen_text(pilot)
        assert UNICODE.more not in shown
        assert FOLDER in shown

    drive(mine, steps, size=LARGE, others=[lab])


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "200x50"])
@pytest.mark.parametrize("name", ["records", "diff"])
def test_lists_of_tasks_look_like_this(
    places: tuple[Path, Path], name: str, size: tuple[int, int]
) -> None:
    mine, lab = places

    async def steps(pilot: Pilot[None]) -> None:
        await SCREENS[name](pilot)
        assert_golden(f"{name}-{size[0]}x{size[1]}", screen_text(pilot))

    drive(mine, steps, size=size, others=[lab])


def test_what_is_shown_follows_the_window_as_it_grows(places: tuple[Path, Path]) -> None:
    mine, lab = places

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "d")
        assert isinstance(pilot.app.screen, DiffScreen)
        assert FOLDER not in screen_text(pilot)
        await pilot.resize_terminal(*LARGE)
        await settled(pilot)
        trail = screen_text(pilot).splitlines()[0]
        assert f"{mine} → {lab}" in trail

    drive(mine, steps, others=[lab])


def test_windows_grow_with_the_screen_and_fill_a_small_one(places: tuple[Path, Path]) -> None:
    widths: list[int] = []

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        widths.append(pilot.app.screen.query_one(".window").size.width)

    for size in (SMALL, LARGE):
        drive(places[0], steps, size=size)

    small, large = widths
    assert small > 68
    assert large > 105
