"""Linear interpolation: the sum of shares of two neighbours along each resized axis.

By pixels, shares of four pixels are added up at once. By rows, shares of two rows of the source are
added up, vector by vector, and neighbours are picked out of the sum.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from tuner.cpu.kernels.edges import each_vector
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue
from tuner.cpu.kernels.kernel import Frame, one_phase_family, refusing
from tuner.cpu.kernels.resize.plan import Picks, Plan, each_band, flat, open_inside, table_of
from tuner.cpu.kernels.tile_tail import Tail, tail_rows, tail_value
from tuner.graph import TensorType
from tuner.ops.resize import ResizedAxis
from tuner.policy import Policy
from tuner.task import Task

_Shares = Sequence[tuple[IRValue, IRValue | None]]
"""Addresses of what is added up, each with its share as a vector; None is all of it."""


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    del policy
    plan = Plan.of(task)
    is_by_rows = plan.is_by_rows(plan.pixel, frame.function.lanes)
    tail = tail_behind(task, plan.column_axis) if is_by_rows else None
    writer = ByPixels(frame, task, plan) if tail is None else ByRows(frame, task, plan, tail)
    return plan.images * writer.write()


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
    """Writes kernels whose vectors go along the rows: few elements a pixel, or one."""

    def __init__(self, frame: Frame, task: Task, plan: Plan, tail: Tail) -> None:
        self.f, self.frame, self.plan, self.tail = frame.function, frame, plan, tail
        mode = str(task.attributes["mode"])
        found, pixel = plan.columns.neighbours(mode), plan.pixel
        self.size, self.width = plan.columns.size * pixel, plan.columns.out * pixel
        low, high = flat(found.low, pixel), flat(found.high, pixel)
        self.picks = Picks(self.f, self.size, low, high)
        padded = np.pad(np.repeat(found.share, pixel), (0, self.f.lanes))
        self.shares = self.f.module.table("shares", padded.tolist(), F32)
        self.rows = _Axis(frame, "row", plan.rows, mode, 1) if plan.rows else None

    def write(self) -> int:
        """Write all of it; gives the number of bands of an image."""
        f, rows = self.f, self.plan.rows
        for image, first, end in each_band(self.frame, self.plan, rows):
            if self.rows is None:
                self.write_row([(self.row_of(image, f.value(0)), None)], image)
                continue
            with f.loop(first, end) as y:
                read = [
                    (self.row_of(image, r), f.splat(share)) for r, share in self.rows.at(y.index)
                ]
                self.write_row(read, f.add(f.mul(image, self.plan.row_sizes[1]), y.index))
        return self.plan.bands(rows)

    def write_row(self, read: _Shares, number: IRValue) -> None:
        """A row of the result by its number: shares of rows are added up, and then resized."""
        f, picks = self.f, self.picks
        operands = tail_rows(f, self.tail, self.frame.inputs[1:], number)
        target = f.at(self.frame.output, f.mul(number, self.width))
        for group, count in picks.each_group():
            value = self.between(add_up(f, read, picks.start(group), picks.loaded), group)
            element = picks.element(group)
            finished = tail_value(f, self.tail, value, operands, element, count)
            f.store_first(finished, f.at(target, element), count)

    def between(self, x: IRValue, group: IRValue) -> IRValue:
        """The results of a group out of its vector."""
        f, (low, high) = self.f, self.picks.pick(x, group)
        share = f.load(f.at(self.shares, self.picks.element(group)))
        return f.fma(high, share, f.fmul(low, f.fsub(f.splat(1.0), share)))

    def row_of(self, image: IRValue, row: IRValue) -> IRValue:
        """Address of a row of the source."""
        number = self.f.add(self.f.mul(image, self.plan.row_sizes[0]), row)
        return self.f.at(self.frame.inputs[0], self.f.mul(number, self.size))


LINEAR = refusing(one_phase_family("resize_linear", _write), open_inside)
