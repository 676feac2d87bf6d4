"""Layer normalisation: (x - mean) / sqrt(variance + epsilon) * scale + bias over the last axis.

A unit of work is one row, which stays in the first cache between the passes over it. Mean and
variance are taken relative to a middle: the mean as f32 has it (impl=two_pass), which a pass of
its own finds, or that of the row's first elements (one_pass).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from tuner.cpu.kernels.emit import Function, Index, Value
from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.rows import (
    Row,
    State,
    across_lanes,
    flat,
    merge,
    only_first,
    row_at,
    row_count,
    sweep,
    totals,
    unreadable,
    vectors_of,
)
from tuner.policy import Policy
from tuner.task import Task

GUESSED_FROM = 16
"""Elements whose mean stands for the row's in one pass."""


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    f, unroll = frame.function, policy.number("unroll")
    middle_of = partial(_mean, unroll=unroll) if policy["impl"] == "two_pass" else _guess

    def middle(index: Value) -> Value:
        """The middle of the next row, if there is one, found while the row before is written."""
        with f.loop(index, f.minimum(f.add(index, 1), frame.hi), 1, [f.splat(0.0)]) as loop:
            loop.carry(middle_of(row_at(frame, task, loop.index)))
        return loop.results[0]

    with f.loop(frame.lo, frame.hi, 1, [middle(frame.lo)]) as rows:
        row = row_at(frame, task, rows.index)
        line = _line(row, rows.values[0], task.number("epsilon"), unroll)
        rows.carry(middle(f.add(rows.index, 1)))
        _write_row(row, line, frame.inputs[1:3], unroll)
    return row_count(task)


@dataclass(frozen=True)
class Line:
    """x -> (x - middle) factor + offset: the mean in two parts, as f32 alone is too coarse."""

    middle: Value
    factor: Value
    offset: Value

    def of(self, f: Function, x: Value) -> Value:
        """The normalised value of x."""
        return f.fma(f.fsub(x, self.middle), self.factor, self.offset)


def shift_and_inverse(
    f: Function,
    sums: tuple[Value, Value],
    count: int,
    epsilon: float,
    constant: Callable[[float], Value],
) -> tuple[Value, Value]:
    """The middle minus the mean, and one over the standard deviation; scalars or vectors.

    `sums` are those of the distances from the middle and of their squares.
    """
    shift = f.fmul(sums[0], constant(-1.0 / count))
    square = f.fma(sums[1], constant(1.0 / count), constant(epsilon))
    above = f.fmax(constant(epsilon), f.fma(f.fneg(shift), shift, square))
    return shift, f.fdiv(constant(1.0), f.fmath("sqrt", above))


def _mean(row: Row, unroll: int) -> Value:
    f = row.f

    def add(column: Index, count: int, state: State) -> State:
        return (f.fadd(state[0], row.load(column, count)),)

    states = sweep(f, row.size, [(f.splat(0.0),)] * unroll, add, sums=True)
    total = across_lanes(f, Function.fadd, flat(states))
    return f.fmul(total, f.splat(1.0 / row.size))


def _guess(row: Row) -> Value:
    """The mean of the row's first elements, which is nearer to the row's than a single one is."""
    f, size = row.f, min(row.size, GUESSED_FROM)
    vectors = [row.load(column, count) for column, count in vectors_of(f, size)]
    return f.fmul(across_lanes(f, Function.fadd, vectors), f.splat(1.0 / size))


def _line(row: Row, middle: Value, epsilon: float, unroll: int) -> Line:
    """The line that normalises, given the mean relative to `middle`, and the variance.

    The closer the middle is to the mean, the less the difference of two means cancels: with a
    middle that is n deviations away, the variance's relative error is 1 + n^2 times as large.
    """
    f = row.f

    def add(column: Index, count: int, state: State) -> State:
        distance = only_first(f, f.fsub(row.load(column, count), middle), count, 0.0)
        return f.fadd(state[0], distance), f.fma(distance, distance, state[1])

    states = sweep(f, row.size, [(f.splat(0.0), f.splat(0.0))] * unroll, add, sums=True)
    sums = totals(f, *(merge(f, Function.fadd, each) for each in zip(*states, strict=True)))
    shift, inverse = shift_and_inverse(f, sums, row.size, epsilon, f.number)
    return Line(middle, f.splat(inverse), f.splat(f.fmul(shift, inverse)))


def _write_row(row: Row, line: Line, scale_and_bias: Sequence[Value], unroll: int) -> None:
    f, (scale, bias) = row.f, scale_and_bias

    def write(column: Index, count: int, state: State) -> State:
        normal = line.of(f, row.load(column, count))
        factor = f.load_first(f.at(scale, column), count)
        offset = f.load_first(f.at(bias, column), count)
        row.finish(f.fma(normal, factor, offset), column, count)
        return state

    sweep(f, row.size, [()] * unroll, write)


FAMILY = one_phase_family(
    "layer_norm",
    _write,
    default=lambda *_: Policy.of(impl="two_pass", unroll=4),
    knobs=lambda *_: {"impl": ("two_pass", "one_pass"), "unroll": (1, 2, 4, 8)},
    illegal=lambda task, *_: unreadable(task),
)
