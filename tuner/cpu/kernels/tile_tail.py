"""The tail of a task on a vector of its result: operands that broadcast to it are loaded there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, Index, IRValue
from tuner.cpu.kernels.expression import emit_expression, load_columns, row_pointer
from tuner.expression import Expression
from tuner.graph import TensorType


@dataclass(frozen=True)
class Tail:
    """The tail of the task: its expression, operand types, and the output shape they match."""

    expression: Expression
    operands: tuple[TensorType, ...]
    output_shape: tuple[int, ...]


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
    return emit_expression(f, tail.expression, (value, *others))
