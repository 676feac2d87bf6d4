"""What each task op means."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tuner.attention import parts_of, split_inputs
from tuner.reference.compute import COMPUTES, matmul, with_tail
from tuner.reference.instructions import float64
from tuner.reference.movement import MOVES
from tuner.task import Task

Arrays = Sequence[np.ndarray]


def evaluate(task: Task, inputs: Arrays) -> np.ndarray:
    """The result of `task` in the shape of its output.

    Arithmetic is done, and given back, in float64. Data movement keeps the dtype it is given.
    Raises KeyError for an op that is not a task op.
    """
    if task.parts > 1:
        return _in_parts(evaluate(task.side_by_side(), inputs), task.parts)
    if task.op in MOVES:
        return MOVES[task.op](task, inputs)
    if task.op == "attention":
        return _attention(task, inputs)
    values = [float64(array) for array in inputs]
    if task.op == "matmul":
        return matmul(task, values)
    result = COMPUTES[task.op](task, values)
    return with_tail(task, result, values)


def _in_parts(result: np.ndarray, parts: int) -> np.ndarray:
    """[..., C] as [parts, ..., C/parts]."""
    return np.moveaxis(result.reshape(*result.shape[:-1], parts, -1), -2, 0)


def _attention(task: Task, inputs: Arrays) -> np.ndarray:
    parts = parts_of(task)
    first, second = split_inputs(task, tuple(inputs))
    with np.errstate(invalid="ignore"):  # where a mask leaves nothing, as in any softmax
        shares = evaluate(parts.softmax, [evaluate(parts.scores, first)])
        return evaluate(parts.values, [shares, *second])
