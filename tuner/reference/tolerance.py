"""How far a kernel may be from the float64 result: max |difference| / max |reference|."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from tuner.attention import parts_of
from tuner.task import Task

_CAP = 1e-4
"""No fp32-accurate kernel may be further off; Winograd with large tiles comes near it."""

_WINOGRAD = 1e-5
"""Allowed for any convolution: the transforms of Winograd F(4x4, 3x3) alone cost up to 5e-6
(measured, of one channel), however few products are summed."""

_MIXED = {"allow_mix_precision": 2e-4, "allow_mix_precision_bf16": 2e-2}
"""Products of two bf16 parts keep 16 bits, those of one 8: 2**-17 or 2**-9 for each rounding, and
some of them add up."""


def tolerance(task: Task) -> float:
    """The largest allowed max |difference| / max |reference| for a kernel of this task.

    Products: rounding errors of a sum of K terms grow like sqrt(K) * 2**-24 against the size of
    the sum; 2e-6 * sqrt(K) leaves room for Winograd's transforms and for the tail. One pass over
    the elements (element-wise, softmax, normalisation): a few units in the last place, plus the
    error of a polynomial for exp, erf or tanh. Movement: exact.
    """
    bound = _BOUNDS[task.op](task)
    return max(bound, _MIXED.get(task.precision_mode, 0.0)) if task.op in _MAY_BE_MIXED else bound


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


def _attention_bound(task: Task) -> float:
    """The errors of the three parts add up; an error of a score is one of its exponential."""
    parts = parts_of(task)
    return min(_CAP, sum(_BOUNDS[t.op](t) for t in (parts.scores, parts.softmax, parts.values)))


_MAY_BE_MIXED = ("conv", "gemm")
"""Ops that have kernels of less than f32's accuracy."""

_PRODUCTS = ("conv", "depthwise", "gemm", "matmul")

_BOUNDS: Mapping[str, Callable[[Task], float]] = {
    **dict.fromkeys(_PRODUCTS, lambda task: _sum_bound(_terms(task))),
    "conv": lambda task: max(_WINOGRAD, _sum_bound(_terms(task))),
    "attention": _attention_bound,
    **dict.fromkeys(("gather", "copy", "pad", "concat"), lambda _: 0.0),
    "pool": _pool_bound,
    "reduce": _reduce_bound,
    "elementwise": lambda _: 5e-6,
    "softmax": lambda _: 1e-5,
    "layer_norm": lambda _: 2e-5,
}
