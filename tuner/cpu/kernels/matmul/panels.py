"""Panels: a few rows of A, or columns of B, as register tiles read them: k after k.

    panel[k][lane] = source[lane * lane_step + k * k_step]      zeros in the lanes behind the last

Elements that follow each other in the source are moved in vectors, across the panel where these are
lanes of it, through squares in registers where they are steps of k.
"""

from __future__ import annotations

from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, IRValue, LLVMModule
from tuner.cpu.kernels.transpose import transposed
from tuner.element import ELEMENTS


@dataclass(frozen=True)
class Panel:
    """A panel and its source. All numbers are in elements."""

    lanes: int
    """Lanes in use."""
    width: int
    """Elements of a step of k in the panel: whole vectors."""
    lane_step: int
    k_step: int


def emit_pack(module: LLVMModule, name: str, panel: Panel) -> Function:
    """A private function that packs so many steps of k: (source, panel, depth)."""
    element = ELEMENTS[module.isa.element]
    params = (("source", element), ("panel", element), ("depth", "i64"))
    f = module.function(name, params)
    source, to, depth = f.params
    if panel.lane_step == 1:
        _move_steps(f, panel, source, to, depth)
    elif panel.k_step == 1:
        _turn_squares(f, panel, source, to, depth)
    else:
        _move_elements(f, panel, (source, to), depth)
    return f


def _lanes_of_vectors(f: Function, panel: Panel) -> list[tuple[int, int]]:
    """The first lane of each vector of a step, and how many of it are in use."""
    starts = range(0, panel.width, f.lanes)
    return [(first, max(0, min(f.lanes, panel.lanes - first))) for first in starts]


def _move_steps(f: Function, panel: Panel, source: IRValue, to: IRValue, depth: IRValue) -> None:
    """A step of k is one stretch of memory."""
    with f.loop(0, depth, carried=(source, to)) as loop:
        here, there = loop.values
        for first, count in _lanes_of_vectors(f, panel):
            value = f.load_first(f.at(here, first), count) if count else f.splat(0.0)
            f.store(value, f.at(there, first))
        loop.carry(f.at(here, panel.k_step), f.at(there, panel.width))


def _turn_squares(f: Function, panel: Panel, source: IRValue, to: IRValue, depth: IRValue) -> None:
    """A lane is one stretch of memory: squares of a vector's length, then single steps."""
    side = f.lanes
    with f.loop(0, f.div(depth, side), carried=(source, to)) as loop:
        here, there = loop.values
        for first, count in _lanes_of_vectors(f, panel):
            rows = [f.load(f.at(here, (first + lane) * panel.lane_step)) for lane in range(count)]
            rows += [f.splat(0.0)] * (side - count)
            for k, row in enumerate(transposed(f, rows) if count else rows):
                f.store(row, f.at(there, k * panel.width + first))
        loop.carry(f.at(here, side), f.at(there, side * panel.width))
    _move_elements(f, panel, loop.results, f.rem(depth, side))


def _move_elements(f: Function, panel: Panel, places: tuple[IRValue, ...], depth: IRValue) -> None:
    with f.loop(0, depth, carried=places) as loop:
        here, there = loop.values
        with f.loop(0, panel.lanes) as lane:
            value = f.load_one(f.at(here, f.mul(lane.index, panel.lane_step)))
            f.store(value, f.at(there, lane.index))
        with f.loop(panel.lanes, panel.width) as lane:
            f.store(f.number(0.0), f.at(there, lane.index))
        loop.carry(f.at(here, panel.k_step), f.at(there, panel.width))
