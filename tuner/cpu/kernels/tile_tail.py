"""The tail of a task on a vector of its result: operands that broadcast to it are loaded there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, Index, IRValue
from tuner.cpu.kernels.expression import (
    emit_expression,
    emit_step,
    load_columns,
    row_pointer,
)
from tuner.cpu.kernels.tail_table import can_look_up, emit_look_up, look_ups
from tuner.element import Element
from tuner.expression import Expression
from tuner.graph import TensorType


@dataclass(frozen=True)
class Tail:
    """The tail of the task: its expression, operand types, and the output shape they match."""

    expression: Expression
    operands: tuple[TensorType, ...]
    output_shape: tuple[int, ...]
    stored: Element | None = None
    """The element that the result is stored as, where it goes nowhere else."""


NO_TAIL = Tail(Expression(), (), ())


def tail_rows(f: Function, tail: Tail, pointers: Sequence[IRValue], row: IRValue) -> list[IRValue]:
    """Pointers to the output's row in each operand of the tail."""
    return [
        row_pointer(f, t, p, tail.output_shape, row)
        for p, t in zip(pointers, tail.operands, strict=True)
    ]


def tail_value(
    f: Function, tail: Tail, value: IRValue, rows: Sequence[IRValue], column: Index, lanes: int
) -> IRValue:
    """The tail of one vector, the first `lanes` from this column on, in rows of the operands."""
    others = [
        load_columns(f, t, p, column, lanes) for p, t in zip(rows, tail.operands, strict=True)
    ]
    return emit_tail(f, tail.expression, (value, *others), tail.stored)


def emit_tail(
    f: Function, expression: Expression, inputs: Sequence[IRValue], stored: Element | None
) -> IRValue:
    """The expression for vectors. What it makes of one byte is looked up where that pays."""
    found = look_ups(expression, stored) if can_look_up(f) else ()
    if not found:
        return emit_expression(f, expression, inputs)
    ends, results = {one.last: one for one in found}, list[IRValue]()
    inside = {n for one in found for n in range(one.first + 1, one.last)}
    for number, step in enumerate(expression.instructions):
        if number in inside:
            results.append(inputs[0])  # nothing reads it
        elif number in ends:
            results.append(emit_look_up(f, ends[number], results[ends[number].first]))
        else:
            results.append(emit_step(f, step, inputs, results))
    return results[-1]
