"""Sums of weighted rows at run-time places: interpolation of every kind.

A few vectors of a row stay in registers while its taps are added; a few elements are scalars.
"""

from __future__ import annotations

import math

from tuner.cpu.kernels.emit import IRValue
from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.moves import share_out
from tuner.policy import Policy
from tuner.size import is_open
from tuner.task import Task

VECTORS = 4
"""Number of vectors of a row that are summed at a time."""
MAX_SCALARS = 4
"""Rows of up to so many elements are summed as scalars."""


def _write(frame: Frame, task: Task, _: Policy) -> int:
    data, places, axis = task.inputs[0].shape, task.inputs[1].shape, task.integer("axis")
    outer, run = math.prod(data[:axis]), math.prod(data[axis + 1 :])
    taps, count = places[-2:]
    f = frame.function

    def write(row: IRValue) -> None:
        part, place = f.div(row, count), f.rem(row, count)
        table = f.add(0 if len(places) == 2 else f.mul(part, taps * count), place)
        source = f.at(frame.inputs[0], f.mul(f.mul(part, data[axis]), run))
        target = f.at(frame.output, f.mul(row, run))
        sums = _Sums(frame, task, table, source, target, run)
        if not is_open(run) and run <= MAX_SCALARS:
            sums.write(f.value(0), run, 0)
            return
        step = VECTORS * f.lanes
        whole = run // step * step
        with f.loop(0, whole, step) as loop:
            sums.write(loop.index, VECTORS, f.lanes)
        with f.loop(whole, run, f.lanes) as loop:
            left = f.sub(run, loop.index) if is_open(run) or run % f.lanes else f.lanes
            sums.write(loop.index, 1, left)

    return share_out(frame, [(outer * count, write)])


class _Sums:
    """The sums of one row of the result."""

    def __init__(
        self, frame: Frame, task: Task, table: IRValue, source: IRValue, target: IRValue, run: int
    ) -> None:
        self.f, self.frame, self.task = frame.function, frame, task
        self.table, self.source, self.target, self.run = table, source, target, run

    def write(self, start: IRValue, count: int, lanes: IRValue | int) -> None:
        """Sum so many vectors of so many lanes from an element on; no lanes stand for scalars."""
        f, is_scalar = self.f, isinstance(lanes, int) and lanes == 0
        zero, step = (f.number(0.0), 1) if is_scalar else (f.splat(0.0), f.lanes)
        taps, points = self.task.inputs[1].shape[-2:]
        with f.loop(0, taps, carried=[zero] * count) as loop:
            place, weight = self._tap(f.add(self.table, f.mul(loop.index, points)))
            first = f.at(self.source, f.add(f.mul(place, self.run), start))
            is_nothing = f.fcompare("oeq", weight, f.number(0.0))
            share = weight if is_scalar else f.splat(weight)
            sums = []
            for i, total in enumerate(loop.values):
                at = f.at(first, i * step)
                item = f.load_one(at) if is_scalar else f.load_first(at, lanes)
                sums.append(f.select(is_nothing, total, f.fma(share, item, total)))
            loop.carry(*sums)
        for i, total in enumerate(loop.results):
            at = f.at(self.target, f.add(start, i * step))
            if is_scalar:
                f.store(total, at)
            else:
                f.store_first(total, at, lanes)

    def _tap(self, number: IRValue) -> tuple[IRValue, IRValue]:
        """The place of a tap, inside of the axis, and its weight."""
        f, (_, places, weights) = self.f, self.frame.inputs
        stored = places.elements
        at = f.at(places, number)
        index = f.load_raw(at, stored.storage, stored.bits // 8)
        if stored.is_float:
            index = f.intrinsic("llvm.fptosi.sat.i64.f32", "i64", index)
        elif stored.bits < 64:
            index = f.convert("sext", index, "i64")
        size = self.task.inputs[0].shape[self.task.integer("axis")]
        index = f.minimum(f.maximum(index, 0), f.sub(size, 1))
        return index, f.load_one(f.at(weights, number))


FAMILY = one_phase_family("weighted_rows", _write)
