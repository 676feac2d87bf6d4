"""Linear interpolation: the sum of shares of two neighbours along each resized axis.

By pixels: shares of four pixels at once. By rows, to an image that is no lower: a row of the source
is interpolated once, and two of them at a time are kept for the rows of the result between them. To
a lower one: shares of two rows of the source are added up first, and then interpolated.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from tuner.cpu.kernels.edges import each_vector
from tuner.cpu.kernels.emit import Function, Index, IRValue
from tuner.cpu.kernels.kernel import (
    Family,
    Frame,
    Kernel,
    Phase,
    module_of,
    open_phase,
    packs_nothing,
    refusing,
)
from tuner.cpu.kernels.resize.plan import Picks, Plan, each_band, flat, open_inside, table_of
from tuner.cpu.kernels.tile import Tail, tail_rows, tail_value
from tuner.graph import TensorType
from tuner.ops.resize import ResizedAxis
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task

ELEMENT_BYTES = 4

_Shares = Sequence[tuple[IRValue, IRValue | None]]
"""Addresses of what is added up, each with its share as a vector; None is all of it."""


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    del policy
    plan, module = Plan.of(task), module_of(task, isa)
    is_by_rows = plan.is_by_rows(plan.pixel, isa.lanes)
    tail = tail_behind(task, plan.column_axis) if is_by_rows else None
    scratch_bytes = 0 if tail is None else 2 * kept_row(plan, isa.lanes) * ELEMENT_BYTES
    frame = open_phase(module, name, task, scratch_bytes)
    writer = ByPixels(frame, task, plan) if tail is None else ByRows(frame, task, plan, tail)
    bands = writer.write()
    phase = Phase(name, plan.images * bands)
    return Kernel(module.text(), (phase,), worker_scratch_bytes=scratch_bytes)


def kept_row(plan: Plan, lanes: int) -> int:
    """Elements of a row in scratch memory; a last vector may go beyond its end."""
    return max(plan.columns.size, plan.columns.out) * plan.pixel + lanes


def add_up(f: Function, shares: _Shares, place: Index, count: int) -> IRValue:
    """The sum of shares of the first `count` lanes at a place behind each address."""
    total: IRValue | None = None
    for pointer, share in shares:
        value = f.load_first(f.at(pointer, place), count)
        if share is not None:
            value = f.fmul(value, share) if total is None else f.fma(value, share, total)
        total = value
    assert total is not None
    return total


def tail_behind(task: Task, axis: int) -> Tail | None:
    """The tail where all axes from this one on are one; None if an operand has but some."""
    shape = task.output.shape

    def joined(sizes: tuple[int, ...]) -> tuple[int, ...]:
        return (*sizes[:axis], math.prod(sizes[axis:]))

    padded = [(1,) * (len(shape) - len(t.shape)) + t.shape for t in task.tail_inputs]
    if any(own[axis:] != shape[axis:] and math.prod(own[axis:]) != 1 for own in padded):
        return None
    operands = zip(task.tail_inputs, padded, strict=True)
    return Tail(
        task.tail, tuple(TensorType(t.dtype, joined(own)) for t, own in operands), joined(shape)
    )


class _Axis:
    """The neighbours along an axis in constant tables."""

    def __init__(self, frame: Frame, name: str, axis: ResizedAxis, mode: str, step: int) -> None:
        """`step` is the number of elements from one neighbour to the next."""
        self.f, found = frame.function, axis.neighbours(mode)
        self._low = table_of(self.f, f"low_{name}", found.low * step)
        self._high = table_of(self.f, f"high_{name}", found.high * step)
        self._share = table_of(self.f, f"share_{name}", found.share)

    def at(self, index: Index) -> tuple[tuple[IRValue, IRValue], tuple[IRValue, IRValue]]:
        """The offsets of both neighbours, each with its share."""
        share = self._share(index)
        left = self.f.fsub(self.f.number(1.0), share)
        return (self._low(index), left), (self._high(index), share)


class ByPixels:
    """Writes kernels whose vectors go along the elements of a pixel."""

    def __init__(self, frame: Frame, task: Task, plan: Plan) -> None:
        self.f, self.frame, self.plan = frame.function, frame, plan
        mode, (_, *behind) = str(task.attributes["mode"]), task.output.shape[plan.column_axis :]
        joined = tail_behind(task, plan.column_axis + 1)
        self.tail = joined or Tail(task.tail, task.tail_inputs, task.output.shape)
        self.run = plan.pixel if joined else behind[-1]
        """Elements of a pixel that the tail sees as a row."""
        self.columns = _Axis(frame, "column", plan.columns, mode, plan.pixel)
        step = plan.columns.size * plan.pixel
        self.rows = _Axis(frame, "row", plan.rows, mode, step) if plan.rows else None

    def write(self) -> int:
        """Write all of it; gives the number of bands of an image."""
        f, plan = self.f, self.plan
        shared = plan.rows or plan.columns
        source_rows, rows = plan.row_sizes
        for image, first, end in each_band(self.frame, plan, shared):
            step = source_rows * plan.columns.size * plan.pixel
            source = f.at(self.frame.inputs[0], f.mul(image, step))
            if self.rows is None:
                self.write_row(source, image, [], first, end)
                continue
            with f.loop(first, end) as y:
                row = f.add(f.mul(image, rows), y.index)
                self.write_row(source, row, [*self.rows.at(y.index)], 0, plan.columns.out)
        return plan.bands(shared)

    def write_row(
        self, source: IRValue, row: IRValue, rows: _Shares, first: Index, end: Index
    ) -> None:
        """The pixels of a row of the result from a first one on; `rows` are those it lies on."""
        f = self.f
        with f.loop(first, end) as x:
            shares = []
            for offset, share in self.columns.at(x.index):
                for above, weight in rows or [(f.value(0), None)]:
                    both = share if weight is None else f.fmul(share, weight)
                    shares.append((f.at(source, f.add(above, offset)), f.splat(both)))
            pixel = f.add(f.mul(row, self.plan.columns.out), x.index)
            self.write_pixel(shares, pixel)

    def write_pixel(self, shares: _Shares, pixel: IRValue) -> None:
        """A pixel of the result, by its number."""
        if self.run == self.plan.pixel:
            self.write_run(shares, pixel, 0)
            return
        with self.f.loop(0, self.plan.pixel // self.run) as piece:
            self.write_run(shares, pixel, piece.index)

    def write_run(self, shares: _Shares, pixel: IRValue, piece: Index) -> None:
        """A piece of a pixel that the tail sees as a row."""
        f = self.f
        number = f.add(f.mul(pixel, self.plan.pixel // self.run), piece)
        start = f.mul(piece, self.run)
        operands = tail_rows(f, self.tail, self.frame.inputs[1:], number)
        target = f.at(self.frame.output, f.mul(number, self.run))
        for column, count in each_vector(f, self.run):
            total = add_up(f, shares, f.add(start, column), count)
            finished = tail_value(f, self.tail, total, operands, column, count)
            f.store_first(finished, f.at(target, column), count)


class ByRows:
    """Writes kernels whose vectors go along the rows: few elements a pixel, or one.

    The worker's scratch memory keeps two rows, those of odd numbers behind those of even ones:
    neighbours never take each other's place.
    """

    def __init__(self, frame: Frame, task: Task, plan: Plan, tail: Tail) -> None:
        self.f, self.frame, self.plan, self.tail = frame.function, frame, plan, tail
        mode = str(task.attributes["mode"])
        found, pixel = plan.columns.neighbours(mode), plan.pixel
        self.size, self.width = plan.columns.size * pixel, plan.columns.out * pixel
        low, high = flat(found.low, pixel), flat(found.high, pixel)
        self.picks = Picks(self.f, self.size, low, high)
        padded = np.pad(np.repeat(found.share, pixel), (0, self.f.lanes))
        self.shares = self.f.module.table("shares", padded.tolist(), "float")
        self.rows = _Axis(frame, "row", plan.rows, mode, 1) if plan.rows else None

    def write(self) -> int:
        """Write all of it; gives the number of bands of an image."""
        f, rows = self.f, self.plan.rows
        for image, first, end in each_band(self.frame, self.plan, rows):
            if self.rows is None or rows is None:
                self.interpolate(self.row_of(image, f.value(0)), self.kept(f.value(0)))
                self.finish(image, [(self.kept(f.value(0)), None)])
            elif rows.out < rows.size:
                self.lower(self.rows, image, first, end)
            else:
                self.higher(self.rows, image, first, end)
        return self.plan.bands(rows)

    def lower(self, rows: _Axis, image: IRValue, first: Index, end: Index) -> None:
        """Rows of the result, each of which reads two rows of the source."""
        f = self.f
        summed, resized = self.kept(f.value(0)), self.kept(f.value(1))
        with f.loop(first, end) as y:
            read = [(self.row_of(image, row), f.splat(share)) for row, share in rows.at(y.index)]
            for column, count in each_vector(f, self.size):
                f.store(add_up(f, read, column, count), f.at(summed, column))
            self.interpolate(summed, resized)
            self.finish(self.number(image, y.index), [(resized, None)])

    def higher(self, rows: _Axis, image: IRValue, first: Index, end: Index) -> None:
        """Rows of the result, several of which lie between the same two rows of the source."""
        f = self.f
        with f.loop(first, end, carried=(f.value(-1),)) as y:
            neighbours = rows.at(y.index)
            (low, _), (high, _) = neighbours
            missing = f.maximum(f.add(y.values[0], 1), low)
            with f.loop(missing, f.add(high, 1)) as row:
                self.interpolate(self.row_of(image, row.index), self.kept(row.index))
            kept = [(self.kept(row), f.splat(share)) for row, share in neighbours]
            self.finish(self.number(image, y.index), kept)
            y.carry(high)

    def number(self, image: IRValue, row: IRValue) -> IRValue:
        """The number of a row of the result."""
        return self.f.add(self.f.mul(image, self.plan.row_sizes[1]), row)

    def row_of(self, image: IRValue, row: IRValue) -> IRValue:
        """Address of a row of the source."""
        number = self.f.add(self.f.mul(image, self.plan.row_sizes[0]), row)
        return self.f.at(self.frame.inputs[0], self.f.mul(number, self.size))

    def kept(self, row: IRValue) -> IRValue:
        """Address of a row in scratch memory."""
        step = kept_row(self.plan, self.f.lanes)
        return self.f.at(self.frame.worker_scratch, self.f.mul(self.f.rem(row, 2), step))

    def interpolate(self, source: IRValue, target: IRValue) -> None:
        """Resize a row along the columns."""
        f = self.f
        with f.loop(0, self.picks.groups) as group:
            element, (low, high) = self.picks.pick(source, group.index)
            share = f.load(f.at(self.shares, element))
            left = f.fmul(low, f.fsub(f.splat(1.0), share))
            f.store(f.fma(high, share, left), f.at(target, element))

    def finish(self, number: IRValue, kept: _Shares) -> None:
        """Add up shares of kept rows, as a row of the result."""
        f = self.f
        operands = tail_rows(f, self.tail, self.frame.inputs[1:], number)
        target = f.at(self.frame.output, f.mul(number, self.width))
        for column, count in each_vector(f, self.width):
            total = add_up(f, kept, column, f.lanes)
            finished = tail_value(f, self.tail, total, operands, column, count)
            f.store_first(finished, f.at(target, column), count)


def _default(task: Task, target: object) -> Policy:
    del task, target
    return Policy.of()


LINEAR = refusing(
    Family(("resize_linear",), _default, lambda *_: {}, lambda *_: None, _generate, packs_nothing),
    open_inside,
)
