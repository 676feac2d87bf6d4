"""How far a kernel may be from the float64 result: max |difference| / max |reference|."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from tuner.task import Task

_CAP = 1e-4
"""No fp32-accurate kernel may be further off; Winograd with large tiles comes near it."""

_WINOGRAD = 1e-5
"""Allowed for any convolution: the transforms of Winograd F(4x4, 3x3) alone cost up to 5e-6
(measured, of one channel), however few products are summed."""

_MIXED_CAP = 2e-2
"""Plain bf16 keeps 8 bits: 2**-9 for each rounding, and some of them add up."""


def tolerance(task: Task) -> float:
    """The largest allowed max |difference| / max |reference| for a kernel of this task.

    Products: rounding errors of a sum of K terms grow like sqrt(K) * 2**-24 against the size of
    the sum; 2e-6 * sqrt(K) leaves room for Winograd's transforms and for the tail. One pass over
    the elements (element-wise, softmax, normalisation): a few units in the last place, plus the
    error of a polynomial for exp, erf or tanh. Movement: exact.
    """
    bound = _BOUNDS[task.op](task)
    if task.precision_mode == "must_keep_origin_dtype" or task.op not in _PRODUCTS:
        return bound
    return _MIXED_CAP


def _sum_bound(terms: int) -> float:
    return min(_CAP, 2e-6 * math.sqrt(terms))


def _terms(task: Task) -> int:
    """Number of products that are summed into one output."""
    if task.op == "matmul":
        return task.inputs[0].shape[task.ints("perm_a")[-1]]
    weights = task.inputs[1].shape
    return weights[0] if task.op == "gemm" else math.prod(weights[1:])


def _reduce_bound(task: Task) -> float:
    if task.attributes["mode"] in ("max", "min"):
        return 0.0
    return _sum_bound(math.prod(task.inputs[0].shape[axis] for axis in task.ints("axes")))


def _pool_bound(task: Task) -> float:
    return 0.0 if task.attributes["mode"] == "max" else 5e-6


_PRODUCTS = ("conv", "depthwise", "gemm", "matmul")

_BOUNDS: Mapping[str, Callable[[Task], float]] = {
    **dict.fromkeys(_PRODUCTS, lambda task: _sum_bound(_terms(task))),
    "conv": lambda task: max(_WINOGRAD, _sum_bound(_terms(task))),
    **dict.fromkeys(("gather", "copy", "pad", "concat"), lambda _: 0.0),
    "pool": _pool_bound,
    "reduce": _reduce_bound,
    "elementwise": lambda _: 5e-6,
    "softmax": lambda _: 1e-5,
    "layer_norm": lambda _: 2e-5,
}
