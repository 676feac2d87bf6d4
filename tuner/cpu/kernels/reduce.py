"""Reductions over any axes: mean, sum, max, min, product.

Neighbouring dimensions that are all kept or all reduced are one dimension. Where the last one is
reduced, a unit of work is one output element, combined along the row; where it is kept (global
average pooling of channels-last images), a unit is a block of columns, combined downwards.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, Index, IRValue
from tuner.cpu.kernels.expression import digits_offset
from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.rows import (
    Combine,
    State,
    across_lanes,
    add_in_blocks,
    block_of,
    each_block,
    flat,
    mean_of,
    merge,
    only_first,
    sweep,
    unreadable,
    vectors_of,
)
from tuner.cpu.kernels.vector_math import maximum, minimum
from tuner.kernel_family import Knobs
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture
from tuner.policy import Policy
from tuner.size import always_equal, is_open
from tuner.target import Target
from tuner.task import Task

COMBINE: Mapping[str, tuple[Combine, float]] = {
    "mean": (Function.fadd, 0.0),
    "sum": (Function.fadd, 0.0),
    "max": (maximum, -math.inf),
    "min": (minimum, math.inf),
    "prod": (Function.fmul, 1.0),
}
"""The operation that combines two values in each mode, and its neutral element."""


@dataclass(frozen=True)
class Dimension:
    """One collapsed dimension of the input; the stride is in elements."""

    size: int
    stride: int
    is_reduced: bool


@dataclass(frozen=True)
class ReduceView:
    """The input's collapsed dimensions, taken apart by what becomes of them."""

    kept: tuple[Dimension, ...]
    """Outermost first, without `last`."""
    reduced: tuple[Dimension, ...]
    last: Dimension

    @property
    def outer_count(self) -> int:
        """Number of output rows: the product of the kept dimensions."""
        return math.prod(d.size for d in self.kept)


def view_of(task: Task) -> ReduceView:
    """[1,7,7,2048] over axes 1, 2 -> reduced (49), last (2048, kept)."""
    shape = task.inputs[0].shape
    reduced = {axis % len(shape) for axis in task.ints("axes")}
    axes = [axis for axis, size in enumerate(shape) if not always_equal(size, 1)]
    found = []
    for is_reduced, group in itertools.groupby(axes, reduced.__contains__):
        own = list(group)
        size, stride = math.prod(shape[a] for a in own), math.prod(shape[own[-1] + 1 :])
        found.append(Dimension(size, stride, is_reduced))
    *outer, inner = found or [Dimension(1, 1, False)]
    kept = tuple(d for d in outer if not d.is_reduced)
    return ReduceView(kept, tuple(d for d in outer if d.is_reduced), inner)


# -- the space -----------------------------------------------------------------------------------


def _default(task: Task, target: Target) -> Policy:
    """Blocks as wide as leaves every core several units: they read whole runs of cache lines.

    Dimensions of open size give one unit at least.
    """
    view, lanes = view_of(task), target.isa.lanes
    if view.last.is_reduced:
        return Policy.of(unroll=4)
    if is_open(view.last.size):
        return Policy.of(vectors=2, unroll=2)
    outer = math.prod(d.size for d in view.kept if not is_open(d.size))
    units = {v: outer * (view.last.size // (v * lanes)) for v in (8, 4, 2)}
    vectors = next((v for v, count in units.items() if count >= 4 * target.cores), 1)
    return Policy.of(vectors=vectors, unroll=1 if vectors > 2 else 2)


def _knobs(task: Task, _: Target) -> Knobs:
    if view_of(task).last.is_reduced:
        return {"unroll": (1, 2, 4, 8)}
    return {"vectors": (1, 2, 4, 8), "unroll": (1, 2, 4)}


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    reason = unreadable(task) if task.inputs[0].element.bits > 8 else None
    if reason is None and not task.inputs[0].count:
        return "there is nothing to reduce"
    if reason is None and not view_of(task).last.is_reduced:
        sums = policy.number("vectors") * policy.number("unroll")
        if sums > target.isa.registers - 4:
            return f"{sums} sums do not fit into {target.isa.registers} registers"
    return reason


# -- the kernel ----------------------------------------------------------------------------------


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    writer, f = _Writer(frame, task, policy.number("unroll")), frame.function
    count, last = writer.view.outer_count, writer.view.last
    if last.is_reduced:
        with f.loop(frame.lo, frame.hi) as units:
            writer.write_element(units.index)
        return count
    block = policy.number("vectors") * f.lanes
    blocks = -(-last.size // block)
    with f.loop(frame.lo, frame.hi) as units:
        outer, number = f.div(units.index, blocks), f.rem(units.index, blocks)
        for size in each_block(f, number, last.size, block):
            writer.write_block(outer, f.mul(number, block), vectors_of(f, size, block))
    return count * blocks


class _Writer:
    """Writes the units of one kernel."""

    def __init__(self, frame: Frame, task: Task, unroll: int) -> None:
        mode = str(task.attributes["mode"])
        self.f, self.frame, self.view, self.unroll = frame.function, frame, view_of(task), unroll
        self.combine, self.start = COMBINE[mode]
        if math.isinf(self.start) and not frame.function.element.is_float:
            self.start = -(2**63) if self.start < 0 else 2**63 - 1
        self.is_sum = self.start == 0.0
        last = (self.view.last,) if self.view.last.is_reduced else ()
        self.terms = math.prod(d.size for d in (*self.view.reduced, *last))
        """Number of values that are combined."""
        self.is_mean = mode == "mean" and not always_equal(self.terms, 1)

    def write_element(self, index: IRValue) -> None:
        """An element of the output, combined along the rows."""
        f, size = self.f, self.view.last.size

        def combine_row(offset: Index, states: list[State]) -> list[State]:
            row = f.at(self.frame.inputs[0], offset)

            def add(column: Index, count: int, state: State) -> State:
                loaded = f.load_first(f.at(row, column), count)
                return (self.combine(f, only_first(f, loaded, count, self.start), state[0]),)

            return sweep(f, size, states, add, sums=self.is_sum)

        start = self.outer_offset(index)
        nothing: list[State] = [(f.splat(self.start),)] * self.unroll
        terms = -(-size // (f.lanes * self.unroll))
        states = self.over(self.view.reduced, terms, start, nothing, combine_row)
        self.store(across_lanes(f, self.combine, flat(states)), index, 1)

    def write_block(
        self, outer: IRValue, column: IRValue, places: Sequence[tuple[int, int]]
    ) -> None:
        """A block of columns, each combined over all reduced dimensions.

        `places` are the first column of each vector and its lanes in use.
        """
        f, view = self.f, self.view
        *above, rows = view.reduced or (Dimension(1, 0, True),)

        def combine_rows(offset: Index, states: list[State]) -> list[State]:
            def add(row: Index, _: int, state: State) -> State:
                line = f.at(f.at(self.frame.inputs[0], offset), f.mul(row, rows.stride))
                loaded = [f.load_first(f.at(line, c), count) for c, count in places]
                return tuple(self.combine(f, x, s) for x, s in zip(loaded, state, strict=True))

            return sweep(f, rows.size, states, add, width=1, sums=self.is_sum)

        start = f.add(self.outer_offset(outer), column)
        nothing = [(f.splat(self.start),) * len(places)] * self.unroll
        terms = -(-rows.size // self.unroll)
        states = self.over(above, terms, start, nothing, combine_rows)
        output = f.add(f.mul(outer, view.last.size), column)
        for (place, count), values in zip(places, zip(*states, strict=True), strict=True):
            self.store(merge(f, self.combine, values), f.add(output, place), count)

    def store(self, value: IRValue, offset: Index, count: int) -> None:
        """Store results, scaled."""
        f = self.f
        scaled = mean_of(f, value, self.terms) if self.is_mean else value
        f.store_first(scaled, f.at(self.frame.output, offset), count)

    def outer_offset(self, index: IRValue) -> Index:
        """Input offset of the kept dimensions with this flat index."""
        return digits_offset(self.f, index, [(d.size, d.stride) for d in reversed(self.view.kept)])

    def over(
        self,
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
        dimension, *inner = dimensions

        def round_(index: Index, before: list[State]) -> list[State]:
            here = self.f.add(offset, self.f.mul(index, dimension.stride))
            return self.over(inner, terms, here, before, body)

        below = terms * math.prod(d.size for d in inner)
        block = block_of(dimension.size, below) if self.is_sum else None
        return add_in_blocks(self.f, (0, dimension.size, 1), block, states, round_)


def _loops(subject: KernelSubject) -> LoopNest:
    """Sums along rows where the last dimension is summed up, else down blocks of columns."""
    view, unroll = view_of(subject.task), subject.number("unroll")
    outer, last = view.outer_count, view.last.size
    reduced = math.prod(dimension.size for dimension in view.reduced)
    if view.last.is_reduced:
        return _loops_along(subject, outer, reduced, last)
    columns = Cut("columns", last, subject.number("vectors") * subject.isa.lanes)
    facts = (
        f"columns: {columns.text('block')}",
        f"lines behind each: {reduced:,}, {unroll} a round",
        subject.shares_text("block of columns"),
    )
    first = int(outer > 1)
    turns = f"{unroll} sums take turns" if unroll > 1 else ""
    loops = (
        *([Loop(0, "output line", outer, remark="shared out")] if outer > 1 else []),
        Loop.over(first, "n", columns, "block", is_shared=True),
        Loop(first + 1, "line", reduced, remark=turns),
    )
    block = min(columns.step, last)
    tile, around = Picture.corner(min(unroll, reduced), block), Picture.corner(reduced, block)
    shares = subject.shares("x") if outer == 1 else None
    picture = Picture(Cut("lines", reduced, 1), columns, tile, around, shares)
    title = f"{outer:,} x {reduced:,} lines of {last:,} columns, summed up downwards"
    return LoopNest(title, picture, facts, loops)


def _loops_along(subject: KernelSubject, outer: int, reduced: int, size: int) -> LoopNest:
    step = subject.number("unroll") * subject.isa.lanes
    facts = (
        subject.round_text(step, size),
        f"behind each output: {reduced * size:,} elements",
        subject.shares_text("output"),
    )
    first = int(reduced > 1)
    loops = (
        Loop(0, "output", outer, remark="shared out"),
        *([Loop(1, "row", reduced)] if reduced > 1 else []),
        Loop(first + 1, "i", size, min(step, size), "summed up"),
    )
    title = f"{outer:,} outputs, each of {reduced:,} rows of {size:,}"
    picture = Picture.band(Cut("rows", outer * reduced, 1), Cut("elements", size, step))
    return LoopNest(title, picture, facts, loops)


FAMILY = one_phase_family("reduce", _write, _default, _knobs, illegal=_illegal, loops=_loops)
