"""Element-wise expressions, softmax, normalisation of rows and of images, reductions, top k."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import replace

import numpy as np

from tuner.element import ELEMENTS
from tuner.expression import Expression
from tuner.ops.instructions import evaluate_expression
from tuner.ops.op import (
    WIDE_INTEGERS,
    Arrays,
    Dtypes,
    Op,
    Results,
    Shape,
    one_float,
    require,
    require_fits,
    sum_bound,
)
from tuner.ops.sampling import sample_tensor
from tuner.ops.windows import BYTES
from tuner.task import Task

READ_AS_F32 = frozenset(name for name, element in ELEMENTS.items() if element.compute == "f32")
"""Element types that expressions in f32 read."""
WRITTEN_FROM_F32 = frozenset(
    name
    for name, element in ELEMENTS.items()
    if element.is_read
    and (name in ("f32", "bool") or element.is_half or element.is_small or element.is_quantised)
)
"""Element types that the result of an expression in f32 is stored as."""
WRITTEN_FROM_F64 = frozenset(("f64", "f32", "bool", *WIDE_INTEGERS))
"""Element types that the result of an expression in f64 is stored as."""
WHOLE = frozenset(name for name, element in ELEMENTS.items() if element.is_whole)
"""Element types that expressions in i64 read, and store as."""


def _elementwise_types(inputs: Dtypes, outputs: Dtypes) -> bool:
    """All is read as f32, and stored as that or as less; or as f64 and an integer; or as i64."""
    if {*inputs, *outputs} <= WHOLE and not {*inputs, *outputs}.isdisjoint(WIDE_INTEGERS):
        return True
    if "f64" not in inputs and {*outputs} <= WRITTEN_FROM_F32:
        return {*inputs} <= READ_AS_F32
    return {*outputs} <= WRITTEN_FROM_F64 and {*inputs} <= {*READ_AS_F32, "f64"}


def _elementwise_shape(task: Task) -> Shape:
    for kind in task.inputs:
        require_fits(kind.shape, task.output.shape)
    return task.output.shape


def _elementwise(task: Task, values: Arrays) -> np.ndarray:
    result = evaluate_expression(task.expression("expression"), values)
    return np.broadcast_to(result, task.output.shape)


def _elementwise_operations(task: Task) -> int:
    return task.output.count * len(task.expression("expression").instructions)


ELEMENTWISE = Op(
    name="elementwise", inputs=("x0",), takes_many=True, attributes={"expression": Expression},
    dtypes=_elementwise_types, result=_elementwise_shape, meaning=_elementwise,
    operations=_elementwise_operations, error_bound=lambda _: 5e-6, takes_integers=True,
)  # fmt: skip
"""x0, x1, ... (constants allowed), which broadcast to the result. Inputs may be of any
type that expressions read; the result is f32, f16, bf16, a truth or an integer of 8 or 16 bits. A
result of f64 or a wide integer is computed in f64, and what reads f64, whose result is f32, a truth
or one of these. Integers and truths alone, one of them of at least 32 bits, are computed in i64."""


def _softmax_shape(task: Task) -> Shape:
    require(len(task.inputs[0].shape) >= 1, task)
    return task.inputs[0].shape


def _softmax(_: Task, values: Arrays) -> np.ndarray:
    x = values[0]
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    result: np.ndarray = e / e.sum(axis=-1, keepdims=True)
    return result


SOFTMAX = Op(
    name="softmax", inputs=("x",), expressions=("tail",), dtypes=one_float,
    result=_softmax_shape, meaning=_softmax,
    operations=lambda task: 5 * task.output.count, error_bound=lambda _: 1e-5,
    narrow_results=True,
)  # fmt: skip
"""x[...,D] over the last axis. The bound: a few units in the last place, and the error of the
polynomial for exp."""


def _log_softmax(_: Task, values: Arrays) -> np.ndarray:
    distance = values[0] - values[0].max(axis=-1, keepdims=True)
    result: np.ndarray = distance - np.log(np.exp(distance).sum(axis=-1, keepdims=True))
    return result


LOG_SOFTMAX = replace(SOFTMAX, name="log_softmax", meaning=_log_softmax)
"""Logarithms of what softmax gives: x[...,D] less the logarithm of the sum of its exponentials."""


def _norm_shape(task: Task) -> Shape:
    x, scale, bias = (kind.shape for kind in task.inputs[:3])
    require(len(x) >= len(_normalised_axes(task)) and scale == bias == x[-1:], task)
    return x


def _normalised_axes(task: Task) -> Shape:
    """The last axis; of an image its spatial ones."""
    rank = len(task.output.shape)
    return (rank - 1,) if task.op == "layer_norm" else tuple(range(1, rank - 1))


def _norm(task: Task, values: Arrays) -> np.ndarray:
    (x, scale, bias), axes = values[:3], _normalised_axes(task)
    distance = x - x.mean(axis=axes, keepdims=True) if task.is_centred else x
    variance = np.square(distance).mean(axis=axes, keepdims=True)
    result: np.ndarray = distance / np.sqrt(variance + task.number("epsilon")) * scale + bias
    return result


def _sample_scale(rng: np.random.Generator, task: Task) -> np.ndarray:
    """The scale of a normalisation: near 1."""
    return np.float32(1.0) + np.float32(0.1) * sample_tensor(rng, task.inputs[1])


LAYER_NORM = Op(
    name="layer_norm", inputs=("x", "scale", "bias"), constants=(1, 2), expressions=("tail",),
    attributes={"epsilon": float}, optional={"centred": int}, dtypes=one_float,
    result=_norm_shape, meaning=_norm, samplers={1: _sample_scale},
    operations=lambda task: 7 * task.output.count, error_bound=lambda _: 2e-5,
    narrow_results=True,
)  # fmt: skip
"""x[...,D] scale[D] bias[D] over the last axis. With centred=0 it is an RMS norm: the mean is
taken for 0."""

INSTANCE_NORM = replace(LAYER_NORM, name="instance_norm", layout="NHWC", optional={})
"""x[N,H,W,C] scale[C] bias[C] over the pixels of an image, each channel on its own."""


_REDUCERS: Mapping[str, Callable[..., np.ndarray]] = {
    "mean": np.mean, "sum": np.sum, "max": np.max, "min": np.min, "prod": np.prod,
}  # fmt: skip


def _reduce_shape(task: Task) -> Shape:
    x, axes = task.inputs[0].shape, task.ints("axes")
    require(task.attributes["keepdims"] in (0, 1), task)
    require(task.attributes["mode"] != "mean" or task.inputs[0].dtype != "i64", task)
    require(bool(axes) and len({*axes}) == len(axes) and {*axes} <= {*range(len(x))}, task)
    kept = ((i, 1 if i in axes else size) for i, size in enumerate(x))
    return tuple(size for i, size in kept if i not in axes or task.attributes["keepdims"])


def _reduce(task: Task, values: Arrays) -> np.ndarray:
    axes, keepdims = task.ints("axes"), bool(task.attributes["keepdims"])
    reduced = _REDUCERS[str(task.attributes["mode"])](values[0], axis=axes, keepdims=keepdims)
    return np.asarray(reduced)


def _reduce_types(inputs: Dtypes, outputs: Dtypes) -> bool:
    """Floats of one type, i64, or integers of 8 bits to f32."""
    is_of_bytes = inputs in BYTES and outputs == ("f32",)
    return one_float(inputs, outputs) or is_of_bytes or {*inputs, *outputs} == {"i64"}


def _reduce_bound(task: Task) -> float:
    if task.attributes["mode"] in ("max", "min"):
        return 0.0
    return sum_bound(math.prod(task.inputs[0].shape[axis] for axis in task.ints("axes")))


REDUCE = Op(
    name="reduce", inputs=("x",), modes=tuple(_REDUCERS),
    attributes={"mode": str, "axes": tuple, "keepdims": int}, dtypes=_reduce_types,
    result=_reduce_shape, meaning=_reduce,
    operations=lambda task: task.inputs[0].count, error_bound=_reduce_bound,
    takes_integers=True,
)  # fmt: skip
"""x over some of its axes; keepdims is 0 or 1. Of integers of 8 bits the result is a number of f32,
whose sum is exact up to 2**24. Of i64 sums and products wrap around, and there is no mean."""


def _top_k_shape(task: Task) -> Shape:
    *rows, size = task.inputs[0].shape
    require(task.attributes["largest"] in (0, 1) and 1 <= task.integer("k") <= size, task)
    return (*rows, task.integer("k"))


def _top_k(task: Task, values: Arrays) -> Results:
    """A stable sort; from the end on for the largest, so that the first of equal ones is first."""
    x = values[0]
    if task.integer("largest"):
        order = x.shape[-1] - 1 - np.argsort(x[..., ::-1], axis=-1, kind="stable")[..., ::-1]
    else:
        order = np.argsort(x, axis=-1, kind="stable")
    indices = order[..., : task.integer("k")].astype(np.int64)
    return np.take_along_axis(x, indices, axis=-1), indices


TOP_K = Op(
    name="top_k", inputs=("x",), outputs=("values", "indices"),
    attributes={"k": int, "largest": int},
    dtypes=lambda inputs, outputs: inputs == ("f32",) and outputs == ("f32", "i64"),
    result=_top_k_shape, further=lambda task: (_top_k_shape(task),), meaning=_top_k,
    operations=lambda task: task.inputs[0].count, is_discontinuous=True,
)  # fmt: skip
"""The k largest or smallest elements of each row of x[...,D], sorted, and their indices in the row.
Of equal elements the first comes first; NaN is larger than every number."""
