"""Layer normalisation: (x - mean) / sqrt(variance + epsilon) * scale + bias over the last axis.

A unit of work is one row, which stays in the first cache between the passes over it.
"""

from __future__ import annotations

from collections.abc import Mapping

from tuner.kernels.emit import Function, Index, Module, Value
from tuner.kernels.kernel import Family, Kernel, Phase, open_phase, packs_nothing
from tuner.kernels.rows import (
    Row,
    State,
    across_lanes,
    first_lane,
    merge,
    only_first,
    row_at,
    row_count,
    sweep,
    unknown_knob,
    unreadable,
)
from tuner.policy import Knob, Policy
from tuner.target import Isa, Target
from tuner.task import Task


def default_policy(task: Task, target: Target) -> Policy:
    del task, target
    return Policy.of(impl="two_pass", unroll=4)


def knobs(task: Task, target: Target) -> Mapping[str, tuple[Knob, ...]]:
    del task, target
    return {"impl": ("two_pass", "one_pass"), "unroll": (1, 2, 4, 8)}


def illegal(task: Task, policy: Policy, target: Target) -> str | None:
    return unreadable(task) or unknown_knob(policy, knobs(task, target))


def generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    module, epsilon = Module(isa), task.attributes["epsilon"]
    if not isinstance(epsilon, (int, float)):
        raise TypeError(f"epsilon is {epsilon!r}")
    frame, unroll = open_phase(module, name, task), policy.number("unroll")
    moments = _two_passes if policy["impl"] == "two_pass" else _one_pass
    f = frame.function
    with f.loop(frame.lo, frame.hi) as rows:
        row = row_at(frame, task, rows.index)
        mean, variance = moments(row, unroll)
        inverse = _inverse_root(f, f.fadd(variance, f.splat(epsilon)))
        _write_row(row, mean, inverse, frame.inputs[1], frame.inputs[2], unroll)
    return Kernel(module.text(), (Phase(name, row_count(task)),))


def _two_passes(row: Row, unroll: int) -> tuple[Value, Value]:
    """Mean, then the mean square distance from it: accurate whatever the mean."""
    f = row.f

    def add(column: Index, count: int, state: State) -> State:
        return (f.fadd(state[0], row.load(column, count)),)

    mean = _average(row, [s for (s,) in sweep(f, row.size, [(f.splat(0.0),)] * unroll, add)])

    def add_square(column: Index, count: int, state: State) -> State:
        distance = _distance(row, mean, column, count)
        return (f.fma(distance, distance, state[0]),)

    squares = sweep(f, row.size, [(f.splat(0.0),)] * unroll, add_square)
    return mean, _average(row, [s for (s,) in squares])


def _one_pass(row: Row, unroll: int) -> tuple[Value, Value]:
    """Sum and sum of squares together, relative to the row's first element.

    Taking a member of the row away first keeps the difference of the two from cancelling when
    the mean is large: the variance is off by at most row length x 2^-23, relative.
    """
    f = row.f
    first = f.broadcast(row.input)

    def add(column: Index, count: int, state: State) -> State:
        distance = _distance(row, first, column, count)
        return f.fadd(state[0], distance), f.fma(distance, distance, state[1])

    states = sweep(f, row.size, [(f.splat(0.0), f.splat(0.0))] * unroll, add)
    shift = _average(row, [s for s, _ in states])
    square = _average(row, [s for _, s in states])
    variance = f.fsub(square, f.fmul(shift, shift))
    return f.fadd(first, shift), f.fmax(f.splat(0.0), variance)


def _distance(row: Row, middle: Value, column: Index, count: int) -> Value:
    """x - middle; 0 beyond the row."""
    return only_first(row.f, row.f.fsub(row.load(column, count), middle), count, 0.0)


def _average(row: Row, sums: list[Value]) -> Value:
    f = row.f
    total = across_lanes(f, Function.fadd, merge(f, Function.fadd, sums))
    return f.fmul(total, f.splat(1.0 / row.size))


def _inverse_root(f: Function, x: Value) -> Value:
    """1 / sqrt(x) of one lane, spread to all: the scalar root and quotient are quicker."""
    return f.splat(f.fdiv(f.number(1.0), f.fmath("sqrt", first_lane(f, x))))


def _write_row(
    row: Row, mean: Value, inverse: Value, scale: Value, bias: Value, unroll: int
) -> None:
    f = row.f

    def write(column: Index, count: int, state: State) -> State:
        normal = f.fmul(f.fsub(row.load(column, count), mean), inverse)
        factor = f.load_first(f.at(scale, column), count)
        offset = f.load_first(f.at(bias, column), count)
        row.finish(f.fma(normal, factor, offset), column, count)
        return state

    sweep(f, row.size, [()] * unroll, write)


FAMILY = Family(("layer_norm",), default_policy, knobs, illegal, generate, packs_nothing)
