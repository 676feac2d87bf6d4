"""Element-wise expressions."""

from __future__ import annotations

import numpy as np

from tuner.expression import Expression
from tuner.ops.instructions import evaluate_expression
from tuner.ops.op import Arrays, Op, Shape, require_fits
from tuner.task import Task

_READ_AS_F32 = {"f32", "i64", "i32", "bool"}


def _shape(task: Task) -> Shape:
    for kind in task.inputs:
        require_fits(kind.shape, task.output.shape)
    return task.output.shape


def _elementwise(task: Task, values: Arrays) -> np.ndarray:
    result = evaluate_expression(task.expression("expression"), values)
    return np.broadcast_to(result, task.output.shape)


def _operations(task: Task) -> int:
    """One for each step and element."""
    return task.output.count * len(task.expression("expression").instructions)


ELEMENTWISE = Op(
    name="elementwise", inputs=("x0",), takes_many=True, attributes={"expression": Expression},
    dtypes=lambda inputs, output: output == "f32" and {*inputs} <= _READ_AS_F32,
    result=_shape, meaning=_elementwise,
    operations=_operations, error_bound=lambda _: 5e-6,
)  # fmt: skip
"""x0, x1, ... (constants allowed), which broadcast to the result. Inputs may be f32, i64, i32 or
bool, read as f32; the result is f32."""
