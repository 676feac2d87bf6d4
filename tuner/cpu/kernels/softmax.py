"""Softmax over the last axis, e^(x - max) / sum, and its logarithm, x - max - log(sum).

No exponential overflows. A row of only -infinity gives NaN, as in ONNX Runtime. A unit of work is
one row.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tuner.cpu.kernels.double_math import exp_falling
from tuner.cpu.kernels.emit import Function, Index, IRValue
from tuner.cpu.kernels.expression import emit_expression
from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.rows import (
    Row,
    State,
    across_lanes,
    first_lane,
    flat,
    only_first,
    row_count,
    sweep,
    unreadable,
    vectors_of,
)
from tuner.expression import Expression
from tuner.kernel_family import Knobs
from tuner.loop_nest import KernelSubject, LoopNest, rows_nest
from tuner.policy import Policy
from tuner.size import is_open
from tuner.target import Target
from tuner.task import Task

LOG = Expression.parse("t0=log(x0)")


def _default(task: Task, target: Target) -> Policy:
    impl, *_ = _knobs(task, target)["impl"]
    return Policy.of(impl=impl, unroll=1 if impl == "registers" else 4)


def _knobs(task: Task, target: Target) -> Knobs:
    """impl=registers: a whole row stays in registers between its maximum and its result.

    Rows of a length that is known only at run time do not.
    """
    columns = task.output.shape[-1]
    fits = not is_open(columns) and -(-columns // target.isa.lanes) <= target.isa.registers // 2
    impls = ("registers", "three_pass") if fits else ("three_pass",)
    return {"impl": impls, "unroll": (1, 2, 4, 8)}


def _illegal(task: Task, policy: Policy, _: Target) -> str | None:
    reason = unreadable(task)
    if reason is None and policy["impl"] == "registers" and policy["unroll"] != 1:
        return "a row in registers has no rounds to unroll"
    return reason


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    in_registers, in_passes = _write_in_registers, _write_three_passes
    if task.op == "log_softmax":
        in_registers, in_passes = _write_log_in_registers, _write_log_in_passes
    with frame.function.loop(frame.lo, frame.hi) as rows:
        row = Row(frame, task, rows.index)
        if policy["impl"] == "registers":
            in_registers(row)
        else:
            in_passes(row, policy.number("unroll"))
    return row_count(task)


def _write_in_registers(row: Row) -> None:
    f = row.f
    places = vectors_of(f, row.size)
    values = [_load(row, column, count) for column, count in places]
    largest = across_lanes(f, Function.fmax, values)
    powers = [exp_falling(f, f.fsub(value, largest)) for value in values]
    scale = _inverse(f, powers)
    for power, (column, count) in zip(powers, places, strict=True):
        row.finish(f.fmul(power, scale), column, count)


def _write_three_passes(row: Row, unroll: int) -> None:
    """Maximum; exponentials into the output, and their sum; scaled, in place, with the tail.

    An output of fewer bits does not hold the exponentials: they are computed again.
    """
    f, largest = row.f, _largest_in_pass(row, unroll)
    holds = row.output.elements == f.element

    def power_of(column: Index, count: int) -> IRValue:
        return exp_falling(f, f.fsub(_load(row, column, count), largest))

    def add_power(column: Index, count: int, state: State) -> State:
        power = power_of(column, count)
        if holds:
            f.store_first(power, f.at(row.output, column), count)
        return (f.fadd(state[0], power),)

    states = sweep(f, row.size, [(f.splat(0.0),)] * unroll, add_power, sums=True)
    scale = _inverse(f, flat(states))

    def write_share(column: Index, count: int, state: State) -> State:
        at = f.at(row.output, column)
        power = f.load_first(at, count) if holds else power_of(column, count)
        row.finish(f.fmul(power, scale), column, count)
        return state

    sweep(f, row.size, [()] * unroll, write_share)


def _write_log_in_registers(row: Row) -> None:
    f = row.f
    places = vectors_of(f, row.size)
    values = [_load(row, column, count) for column, count in places]
    largest = across_lanes(f, Function.fmax, values)
    distances = [f.fsub(value, largest) for value in values]
    less = _log_of_sum(f, [exp_falling(f, distance) for distance in distances])
    for distance, (column, count) in zip(distances, places, strict=True):
        row.finish(f.fsub(distance, less), column, count)


def _write_log_in_passes(row: Row, unroll: int) -> None:
    """Maximum; sum of exponentials, which are not stored; then each distance less its logarithm."""
    f, largest = row.f, _largest_in_pass(row, unroll)

    def add_power(column: Index, count: int, state: State) -> State:
        distance = f.fsub(_load(row, column, count), largest)
        return (f.fadd(state[0], exp_falling(f, distance)),)

    states = sweep(f, row.size, [(f.splat(0.0),)] * unroll, add_power, sums=True)
    less = _log_of_sum(f, flat(states))

    def write_distance(column: Index, count: int, state: State) -> State:
        distance = f.fsub(_load(row, column, count), largest)
        row.finish(f.fsub(distance, less), column, count)
        return state

    sweep(f, row.size, [()] * unroll, write_distance)


def _log_of_sum(f: Function, sums: Sequence[IRValue]) -> IRValue:
    """The logarithm of the sum of all lanes, in every lane."""
    return emit_expression(f, LOG, [across_lanes(f, Function.fadd, sums)])


def _largest_in_pass(row: Row, unroll: int) -> IRValue:
    f = row.f

    def raise_maximum(column: Index, count: int, state: State) -> State:
        return (f.fmax(_load(row, column, count), state[0]),)

    states = sweep(f, row.size, [(f.splat(-math.inf),)] * unroll, raise_maximum)
    return across_lanes(f, Function.fmax, flat(states))


def _load(row: Row, column: Index, count: int) -> IRValue:
    """-infinity beyond the row: neither the maximum nor the sum sees it."""
    return only_first(row.f, row.load(column, count), count, -math.inf)


def _inverse(f: Function, sums: Sequence[IRValue]) -> IRValue:
    total = first_lane(f, across_lanes(f, Function.fadd, sums))
    return f.splat(f.fdiv(f.number(1.0), total))


_SWEEPS = ("largest", "powers and their sum", "write the shares")
"""Sweeps over a row that does not stay in registers."""


def _loops(subject: KernelSubject) -> LoopNest:
    """Rows that stay in registers, or are gone over three times."""
    size, lanes = subject.task.output.shape[-1], subject.isa.lanes
    if subject.is_("impl", "registers"):
        fact = f"a row: {-(-size // lanes)} vectors, all in registers"
        return rows_nest(subject, size, fact, ("load; largest; powers; sum; write",))
    return rows_nest(subject, subject.number("unroll") * lanes, "", _SWEEPS)


FAMILY, LOG_FAMILY = (
    one_phase_family(op, _write, _default, _knobs, illegal=_illegal, loops=_loops)
    for op in ("softmax", "log_softmax")
)
