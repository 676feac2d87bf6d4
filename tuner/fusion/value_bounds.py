"""Bounds of a tensor's elements, and what they make superfluous.

Exporters guard a softmax against rows in which a mask leaves nothing, whose result is no number:

    s = Softmax(x);  Where(IsNaN(s), 0, s)      ->  Softmax(x)

Where x is finite whenever products are, no such row exists: a mask of the lowest number hides
keys, and -infinity is not among its values. A product beyond 1e30, or one that is no number, gives
what is no number then, as it does where nothing is guarded.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import product
from operator import add, mul

import numpy as np

from tuner.expression import Expression
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node
from tuner.ops.attention import GUARD

Bounds = tuple[float, float]

EVERYTHING = (-math.inf, math.inf)
PRODUCT = (-1e30, 1e30)
"""Bounds that are taken for granted where run-time numbers were multiplied and added up."""
MAX_FINITE = float(np.finfo(np.float32).max) + 1e31
"""Numbers up to it are rounded to the largest f32 number."""
MAX_STEPS = 5
"""Makers that are looked back at, one behind the other."""

_TRUTHS = ("less", "less_equal", "greater", "greater_equal", "equal", "and", "or", "not")


def leave_out_guard(work: Rewriter, softmax: Node) -> None:
    """Leave out a guard that is the tail of a softmax, where every row has finite numbers only."""
    if softmax.attributes.get("tail") != GUARD:
        return
    low, high = bounds_of(work, softmax.inputs[0])
    if low > -MAX_FINITE and high < MAX_FINITE:
        attributes = {name: a for name, a in softmax.attributes.items() if name != "tail"}
        work.replace([softmax], [replace(softmax, attributes=attributes)])


def bounds_of(work: Rewriter, name: str, steps: int = MAX_STEPS) -> Bounds:
    """The smallest and the largest number that a tensor may hold, as far as its makers tell."""
    constant, node = work.constants.get(name), work.maker(name)
    if constant is not None:
        is_number = constant.size > 0 and not np.isnan(constant).any()
        return (float(constant.min()), float(constant.max())) if is_number else EVERYTHING
    if work.types[name].dtype == "bool":
        return (0.0, 1.0)
    if node is None or not steps or node.op not in ("reshape", "copy", "elementwise", "matmul"):
        return EVERYTHING
    inputs = [bounds_of(work, read, steps - 1) for read in node.inputs]
    if node.op == "elementwise":
        return _bounds_after(node.expression("expression"), inputs)
    if node.op == "matmul":
        return _bounds_after(node.expression("tail"), [PRODUCT, *inputs[2:]])
    return inputs[0]


def _bounds_after(expression: Expression, inputs: Sequence[Bounds]) -> Bounds:
    values = {f"x{i}": bounds for i, bounds in enumerate(inputs)}
    result = inputs[0]
    for i, step in enumerate(expression.instructions):
        args = [values.get(arg) or (float(arg), float(arg)) for arg in step.args]
        result = values[f"t{i}"] = (
            _INSTRUCTIONS[step.op](*args) if step.op in _INSTRUCTIONS else EVERYTHING
        )
    return result


def _corners(function: Callable[[float, float], float]) -> Callable[[Bounds, Bounds], Bounds]:
    """A monotonous instruction takes its extremes where its arguments take theirs."""

    def bounds(a: Bounds, b: Bounds) -> Bounds:
        found = [function(*corner) for corner in product(a, b)]
        return EVERYTHING if any(map(math.isnan, found)) else (min(found), max(found))

    return bounds


_INSTRUCTIONS: Mapping[str, Callable[..., Bounds]] = {
    "add": _corners(add),
    "mul": _corners(mul),
    "where": lambda _, a, b: (min(a[0], b[0]), max(a[1], b[1])),
    **dict.fromkeys(_TRUTHS, lambda *_: (0.0, 1.0)),
}
