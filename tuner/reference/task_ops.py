"""What each task op means."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

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
    if task.op in MOVES:
        return MOVES[task.op](task, inputs)
    values = [float64(array) for array in inputs]
    if task.op == "matmul":
        return matmul(task, values)
    result = COMPUTES[task.op](task, values)
    return with_tail(task, result, values)
