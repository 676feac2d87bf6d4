"""Layer normalisation: (x - mean) / sqrt(variance + epsilon) * scale + bias over the last axis.

A unit of work is one row, which stays in the first cache between the passes over it. Mean and
variance are taken relative to a middle: the mean as f32 has it (impl=two_pass), which a pass of
its own finds, or that of the row's first elements (one_pass).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.kernel import Family, Kernel, Phase, open_phase, packs_nothing
from tuner.cpu.kernels.rows import (
    Row,
    State,
    across_lanes,
    merge,
    only_first,
    row_at,
    row_count,
    sweep,
    totals,
    unreadable,
)
from tuner.policy import Knob, Policy
from tuner.target import Isa, Target
from tuner.task import Task

GUESSED_FROM = 16
"""Elements whose mean stands for the row's in one pass."""


def _default_policy(task: Task, target: Target) -> Policy:
    del task, target
    return Policy.of(impl="two_pass", unroll=4)


def _knobs(task: Task, target: Target) -> Mapping[str, tuple[Knob, ...]]:
    del task, target
    return {"impl": ("two_pass", "one_pass"), "unroll": (1, 2, 4, 8)}


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    del policy, target
    return unreadable(task)


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    module, epsilon = Module(isa), task.attributes["epsilon"]
    if not isinstance(epsilon, (int, float)):
        raise TypeError(f"epsilon is {epsilon!r}")
    frame, unroll = open_phase(module, name, task), policy.number("unroll")
    middle_of = partial(_mean, unroll=unroll) if policy["impl"] == "two_pass" else _guess
    f = frame.function

    def middle(index: Value) -> Value:
        """The middle of the next row, if there is one, found while the row before is written."""
        with f.loop(index, f.minimum(f.add(index, 1), frame.hi), 1, [f.splat(0.0)]) as loop:
            loop.carry(middle_of(row_at(frame, task, loop.index)))
        return loop.results[0]

    with f.loop(frame.lo, frame.hi, 1, [middle(frame.lo)]) as rows:
        row = row_at(frame, task, rows.index)
        line = _line(row, rows.values[0], epsilon, unroll)
        rows.carry(middle(f.add(rows.index, 1)))
        _write_row(row, line, frame.inputs[1:3], unroll)
    return Kernel(module.text(), (Phase(name, row_count(task)),))


@dataclass(frozen=True)
class _Line:
    """x -> (x - middle) factor + offset: the mean in two parts, as f32 alone is too coarse."""

    middle: Value
    factor: Value
    offset: Value


def _mean(row: Row, unroll: int) -> Value:
    f = row.f

    def add(column: Index, count: int, state: State) -> State:
        return (f.fadd(state[0], row.load(column, count)),)

    states = sweep(f, row.size, [(f.splat(0.0),)] * unroll, add, sums=True)
    total = across_lanes(f, Function.fadd, merge(f, Function.fadd, [s for (s,) in states]))
    return f.fmul(total, f.splat(1.0 / row.size))


def _guess(row: Row) -> Value:
    """The mean of the row's first elements, which is nearer to the row's than a single one is."""
    f, size = row.f, min(row.size, GUESSED_FROM)
    vectors = [row.load(c, min(f.lanes, size - c)) for c in range(0, size, f.lanes)]
    total = across_lanes(f, Function.fadd, merge(f, Function.fadd, vectors))
    return f.fmul(total, f.splat(1.0 / size))


def _line(row: Row, middle: Value, epsilon: float, unroll: int) -> _Line:
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
    shift = f.fmul(sums[0], f.number(-1.0 / row.size))
    square = f.fma(sums[1], f.number(1.0 / row.size), f.number(epsilon))
    above = f.fmax(f.number(epsilon), f.fma(f.fneg(shift), shift, square))
    inverse = f.fdiv(f.number(1.0), f.fmath("sqrt", above))
    return _Line(middle, f.splat(inverse), f.splat(f.fmul(shift, inverse)))


def _write_row(row: Row, line: _Line, scale_and_bias: Sequence[Value], unroll: int) -> None:
    f, (scale, bias) = row.f, scale_and_bias

    def write(column: Index, count: int, state: State) -> State:
        distance = f.fsub(row.load(column, count), line.middle)
        normal = f.fma(distance, line.factor, line.offset)
        factor = f.load_first(f.at(scale, column), count)
        offset = f.load_first(f.at(bias, column), count)
        row.finish(f.fma(normal, factor, offset), column, count)
        return state

    sweep(f, row.size, [()] * unroll, write)


FAMILY = Family(("layer_norm",), _default_policy, _knobs, _illegal, _generate, packs_nothing)
