"""Reductions over any axes: mean, sum, max, min.

Neighbouring dimensions that are all kept or all reduced are one dimension. Where the last one is
reduced, a unit of work is one output element, combined along the row; where it is kept (global
average pooling of channels-last images), a unit is a block of columns, combined downwards.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, Index, Value
from tuner.cpu.kernels.expression import digits_offset
from tuner.cpu.kernels.kernel import Frame, Knobs, one_phase_family
from tuner.cpu.kernels.rows import (
    Combine,
    State,
    across_lanes,
    add_in_blocks,
    block_of,
    each_block,
    flat,
    merge,
    only_first,
    sweep,
    unreadable,
    vectors_of,
)
from tuner.cpu.kernels.vector_math import maximum, minimum
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task

COMBINE: Mapping[str, tuple[Combine, float]] = {
    "mean": (Function.fadd, 0.0),
    "sum": (Function.fadd, 0.0),
    "max": (maximum, -math.inf),
    "min": (minimum, math.inf),
}
"""The operation that combines two values in each mode, and its neutral element."""


@dataclass(frozen=True)
class Dimension:
    """One collapsed dimension of the input; the stride is in elements."""

    size: int
    stride: int
    is_reduced: bool


@dataclass(frozen=True)
class View:
    """The input's collapsed dimensions, taken apart by what becomes of them."""

    kept: tuple[Dimension, ...]
    """Outermost first, without `last`."""
    reduced: tuple[Dimension, ...]
    last: Dimension

    @property
    def outer_count(self) -> int:
        """Number of output rows: the product of the kept dimensions."""
        return math.prod(d.size for d in self.kept)

    @property
    def reduced_count(self) -> int:
        """Input elements behind one output element."""
        last = self.last.size if self.last.is_reduced else 1
        return math.prod(d.size for d in self.reduced) * last


def view_of(task: Task) -> View:
    """[1,7,7,2048] over axes 1, 2 -> reduced (49), last (2048, kept)."""
    shape = task.inputs[0].shape
    reduced = {axis % len(shape) for axis in task.ints("axes")}
    axes = [axis for axis, size in enumerate(shape) if size != 1]
    found = []
    for is_reduced, group in itertools.groupby(axes, reduced.__contains__):
        own = list(group)
        size, stride = math.prod(shape[a] for a in own), math.prod(shape[own[-1] + 1 :])
        found.append(Dimension(size, stride, is_reduced))
    *outer, inner = found or [Dimension(1, 1, False)]
    kept = tuple(d for d in outer if not d.is_reduced)
    return View(kept, tuple(d for d in outer if d.is_reduced), inner)


# -- the space -----------------------------------------------------------------------------------


def _default(task: Task, target: Target) -> Policy:
    """Blocks as wide as leaves every core several units: they read whole runs of cache lines."""
    view, lanes = view_of(task), target.isa.lanes
    if view.last.is_reduced:
        return Policy.of(unroll=4)
    units = {v: view.outer_count * (view.last.size // (v * lanes)) for v in (8, 4, 2)}
    vectors = next((v for v, count in units.items() if count >= 4 * target.cores), 1)
    return Policy.of(vectors=vectors, unroll=1 if vectors > 2 else 2)


def _knobs(task: Task, _: Target) -> Knobs:
    if view_of(task).last.is_reduced:
        return {"unroll": (1, 2, 4, 8)}
    return {"vectors": (1, 2, 4, 8), "unroll": (1, 2, 4)}


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    reason = unreadable(task)
    if reason is None and not task.inputs[0].count:
        return "there is nothing to reduce"
    if reason is None and not view_of(task).last.is_reduced:
        sums = policy.number("vectors") * policy.number("unroll")
        if sums > target.isa.registers - 4:
            return f"{sums} sums do not fit into {target.isa.registers} registers"
    return reason


# -- the kernel ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Writer:
    """The values that all parts of the kernel's code need."""

    frame: Frame
    view: View
    combine: Combine
    start: float
    factor: float
    """Factor of the combined value: one over the count for the mean."""
    unroll: int

    @property
    def is_sum(self) -> bool:
        return self.start == 0.0

    def input_at(self, offset: Index) -> Value:
        return self.frame.function.at(self.frame.inputs[0], offset)

    def store(self, value: Value, offset: Index, count: int) -> None:
        f = self.frame.function
        scaled = value if self.factor == 1.0 else f.fmul(value, f.splat(self.factor))
        f.store_first(scaled, f.at(self.frame.output, offset), count)


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    view, mode = view_of(task), str(task.attributes["mode"])
    factor = 1.0 / view.reduced_count if mode == "mean" else 1.0
    w = _Writer(frame, view, *COMBINE[mode], factor, policy.number("unroll"))
    if view.last.is_reduced:
        _write_along_rows(w)
        return view.outer_count
    block = policy.number("vectors") * frame.function.lanes
    _write_downwards(w, block)
    return view.outer_count * -(-view.last.size // block)


def _write_along_rows(w: _Writer) -> None:
    f, view = w.frame.function, w.view

    def combine_row(offset: Index, states: list[State]) -> list[State]:
        row = w.input_at(offset)

        def add(column: Index, count: int, state: State) -> State:
            loaded = f.load_first(f.at(row, column), count)
            return (w.combine(f, only_first(f, loaded, count, w.start), state[0]),)

        return sweep(f, view.last.size, states, add, sums=w.is_sum)

    with f.loop(w.frame.lo, w.frame.hi) as units:
        start = _outer_offset(w, units.index)
        nothing: list[State] = [(f.splat(w.start),)] * w.unroll
        terms = -(-view.last.size // (f.lanes * w.unroll))
        states = _over(w, view.reduced, terms, start, nothing, combine_row)
        w.store(across_lanes(f, w.combine, flat(states)), units.index, 1)


def _write_downwards(w: _Writer, block: int) -> None:
    f, columns = w.frame.function, w.view.last.size
    blocks = -(-columns // block)
    with f.loop(w.frame.lo, w.frame.hi) as units:
        outer, number = f.div(units.index, blocks), f.rem(units.index, blocks)
        for size in each_block(f, number, columns, block):
            _write_block(w, outer, f.mul(number, block), size)


def _write_block(w: _Writer, outer: Value, column: Value, size: int) -> None:
    """A block of columns, each combined over all reduced dimensions."""
    f, view = w.frame.function, w.view
    places = vectors_of(f, size)
    *above, rows = view.reduced or (Dimension(1, 0, True),)

    def combine_rows(offset: Index, states: list[State]) -> list[State]:
        def add(row: Index, _: int, state: State) -> State:
            line = f.at(w.input_at(offset), f.mul(row, rows.stride))
            loaded = [f.load_first(f.at(line, c), count) for c, count in places]
            return tuple(w.combine(f, x, s) for x, s in zip(loaded, state, strict=True))

        return sweep(f, rows.size, states, add, width=1, sums=w.is_sum)

    start = f.add(_outer_offset(w, outer), column)
    nothing = [(f.splat(w.start),) * len(places)] * w.unroll
    terms = -(-rows.size // w.unroll)
    states = _over(w, above, terms, start, nothing, combine_rows)
    output = f.add(f.mul(outer, view.last.size), column)
    for (place, count), values in zip(places, zip(*states, strict=True), strict=True):
        w.store(merge(f, w.combine, values), f.add(output, place), count)


def _outer_offset(w: _Writer, index: Value) -> Index:
    """Input offset of the kept dimensions with this flat index."""
    digits = [(d.size, d.stride) for d in reversed(w.view.kept)]
    return digits_offset(w.frame.function, index, digits)


def _over(
    w: _Writer,
    dimensions: Sequence[Dimension],
    terms: int,
    offset: Index,
    states: list[State],
    body: Callable[[Index, list[State]], list[State]],
) -> list[State]:
    """Nested loops over the dimensions, outermost first; the body gets the offset reached.

    It adds `terms` to each accumulator.
    """
    if not dimensions:
        return body(offset, states)
    f, (dimension, *inner) = w.frame.function, dimensions
    beneath = terms * math.prod(d.size for d in inner)

    def round_(index: Index, before: list[State]) -> list[State]:
        here = f.add(offset, f.mul(index, dimension.stride))
        return _over(w, inner, terms, here, before, body)

    block = block_of(dimension.size, beneath) if w.is_sum else None
    return add_in_blocks(f, (0, dimension.size, 1), block, states, round_)


FAMILY = one_phase_family("reduce", _write, _default, _knobs, illegal=_illegal)
