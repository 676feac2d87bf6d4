"""Task similarity: a policy of one task is a good first guess for a similar one."""

from __future__ import annotations

import math
from collections.abc import Iterable

from tuner.graph import TensorType
from tuner.policy import Policy
from tuner.task import Task

NEAR = 6.0
"""Tasks further apart than this have nothing to tell each other."""
NEIGHBOURS = 3
"""Policies that are taken over from other tasks."""
OTHER_ATTRIBUTE = 1.0
OTHER_STORAGE = 0.5
"""Weights in 16 bits ask for nearly the same tiles as those in f32."""
OTHER_TAIL = 0.25
"""A tail adds work, and hardly ever changes which tile is best."""


def distance(one: Task, other: Task) -> float:
    """0 for equal tasks; each halving or doubling of a dimension counts 1; infinite if unlike.

    Unlike are tasks of another op, arithmetic class, or rank of an input.
    """
    if one.op != other.op or one.precision_mode != other.precision_mode:
        return math.inf
    shapes = zip(_own_types(one), _own_types(other), strict=False)
    apart = sum(_shape_distance(a, b) for a, b in shapes)
    names = one.attributes.keys() | other.attributes.keys()
    for name in names - {"tail"}:
        apart += OTHER_ATTRIBUTE * (one.attributes.get(name) != other.attributes.get(name))
    return apart + OTHER_TAIL * (one.tail != other.tail)


def nearest(
    task: Task, decided: Iterable[tuple[Task, Policy]], count: int = NEIGHBOURS
) -> list[Policy]:
    """The policies decided for the tasks most like this one, the nearest first, each once."""
    apart = [(distance(task, other), other.key, policy) for other, policy in decided]
    near = sorted((row for row in apart if row[0] <= NEAR), key=lambda row: row[:2])
    return list(dict.fromkeys(policy for _, _, policy in near))[:count]


def _own_types(task: Task) -> tuple[TensorType, ...]:
    """Own inputs, outputs, and further sources; the operands of expressions follow from these."""
    first, end = task.own_inputs - len(task.sources) + 1, task.own_inputs
    return (*task.inputs[:first], *task.side_by_side().outputs, *task.inputs[first:end])


def _shape_distance(one: TensorType, other: TensorType) -> float:
    are_alike = one.dtype == other.dtype or (one.element.is_float and other.element.is_float)
    if not are_alike or len(one.shape) != len(other.shape):
        return math.inf
    sizes = zip(one.shape, other.shape, strict=True)
    return OTHER_STORAGE * (one.dtype != other.dtype) + sum(
        abs(math.log2(max(a, 1) / max(b, 1))) for a, b in sizes
    )
