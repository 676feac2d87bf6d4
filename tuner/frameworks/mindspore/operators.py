"""Operators of MindSpore in ONNX: a row of a table, or a small function, for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from tuner.errors import ModelError
from tuner.frameworks.mindspore.movement import MOVEMENT
from tuner.frameworks.mindspore.onnx_graph import Tensor
from tuner.frameworks.mindspore.site import Site
from tuner.frameworks.mindspore.windows import WINDOWS

Operator = Callable[[Site], Any]

SAME = {
    "Abs": "Abs", "ACos": "Acos", "Asin": "Asin", "Atan": "Atan", "Ceil": "Ceil", "Cos": "Cos",
    "Cosh": "Cosh", "Erf": "Erf", "Exp": "Exp", "Floor": "Floor", "HSwish": "HardSwish",
    "IsNan": "IsNaN", "LogicalNot": "Not", "Mish": "Mish", "Neg": "Neg", "ReLU": "Relu",
    "Reciprocal": "Reciprocal", "Round": "Round", "Sigmoid": "Sigmoid", "Sign": "Sign",
    "Sin": "Sin", "Sinh": "Sinh", "Softplus": "Softplus", "Softsign": "Softsign", "Sqrt": "Sqrt",
    "Tan": "Tan", "Tanh": "Tanh",
}  # fmt: skip
"""Operators of one input that ONNX defines alike; the other inputs that some have are defaults."""

ARITHMETIC = {
    "Add": "Add", "Adds": "Add", "Div": "Div", "Divs": "Div", "Maximum": "Max", "Minimum": "Min",
    "Mul": "Mul", "Muls": "Mul", "Pow": "Pow", "PowTensorScalar": "Pow", "RealDiv": "Div",
    "Sub": "Sub", "SubScalar": "Sub", "Subs": "Sub",
}  # fmt: skip
COMPARISONS = {
    "Equal": "Equal", "Greater": "Greater", "GreaterEqual": "GreaterOrEqual", "Less": "Less",
    "LessEqual": "LessOrEqual", "LogicalAnd": "And", "LogicalOr": "Or", "LogicalXor": "Xor",
}  # fmt: skip
REDUCTIONS = {
    "MeanExt": "ReduceMean", "ReduceAll": "ReduceMin", "ReduceAny": "ReduceMax",
    "ReduceMax": "ReduceMax", "ReduceMean": "ReduceMean", "ReduceMin": "ReduceMin",
    "ReduceProd": "ReduceProd", "ReduceSum": "ReduceSum", "SumExt": "ReduceSum",
}  # fmt: skip


def _same(kind: str, site: Site) -> Tensor:
    return site.node(kind, site.inputs[0])


def _identity(site: Site) -> Any:
    """The first input: for inference, the operator does nothing with it."""
    return site.inputs[0]


def _arithmetic(kind: str, site: Site) -> Tensor:
    """Both inputs have the element type of the output before they are joined."""
    left, right = (site.cast(one, site.dtype) for one in site.inputs[:2])
    return site.node(kind, left, right)


def _comparison(kind: str, site: Site) -> Tensor:
    """Both inputs have the wider element type of the two."""
    left, right = site.inputs[:2]
    dtype = np.result_type(*(one.dtype for one in (left, right) if hasattr(one, "dtype")))
    return site.node(kind, site.cast(left, dtype), site.cast(right, dtype))


def _not_equal(site: Site) -> Tensor:
    return site.node("Not", _comparison("Equal", site))


def _floor_div(site: Site) -> Tensor:
    left, right = (site.cast(one, site.dtype) for one in site.inputs[:2])
    if site.dtype.kind == "f":
        return site.node("Floor", site.node("Div", left, right))
    rest = site.node("Mod", left, right)  # has the divisor's sign
    return site.node("Div", site.node("Sub", left, rest), right)


def _floor_mod(site: Site) -> Tensor:
    left, right = (site.cast(one, site.dtype) for one in site.inputs[:2])
    if site.dtype.kind != "f":
        return site.node("Mod", left, right)
    whole = site.node("Mul", site.node("Floor", site.node("Div", left, right)), right)
    return site.node("Sub", left, whole)


def _reduction(kind: str, site: Site) -> Any:
    x, axes = site.inputs[0], site.setting("axis", 1, ())
    keeps = bool(site.setting("keep_dims", 2, False))
    if kind == "ReduceSum" and len(site.inputs) > 3 and site.inputs[3] is True:
        raise ValueError("an empty axis means none")
    axes = site.whole(axes) if axes is not None else ()
    if site.dtype.kind == "b":
        x = site.cast(x, np.dtype(np.int32))
        return site.cast(site.node(kind, x, axes or None, keepdims=int(keeps)), site.dtype)
    return site.node(kind, site.cast(x, site.dtype), axes or None, keepdims=int(keeps))


def _arg(kind: str, site: Site) -> Any:
    axis = site.setting("axis", 1, -1)
    x = site.inputs[0]
    if axis is None:
        x, axis = site.node("Reshape", x, (-1,)), 0
    return site.cast(site.node(kind, x, axis=axis, keepdims=0), site.dtype, is_known=False)


def _cast(site: Site) -> Any:
    return site.cast(site.inputs[0], site.dtype)


def _softmax(kind: str, site: Site) -> Tensor:
    (axis,) = site.whole(site.setting("axis", 1, -1))
    return site.node(kind, site.inputs[0], axis=axis)


def _gelu(approximate: str, site: Site) -> Tensor:
    return site.node("Gelu", site.inputs[0], approximate=approximate)


def _silu(site: Site) -> Tensor:
    return site.node("Mul", site.inputs[0], site.node("Sigmoid", site.inputs[0]))


def _hard_sigmoid(site: Site) -> Tensor:
    return site.node("HardSigmoid", site.inputs[0], alpha=1 / 6, beta=0.5)


def _relu6(site: Site) -> Tensor:
    return site.node("Clip", site.inputs[0], 0.0, 6.0)


def _clamp(site: Site) -> Tensor:
    return site.node("Clip", *site.inputs[:3])


def _log(site: Site) -> Tensor:
    plain = {"base": -1.0, "scale": 1.0, "shift": 0.0}
    if any(site.attributes.get(name, value) != value for name, value in plain.items()):
        raise ValueError("base, scale and shift are not known")
    return site.node("Log", site.inputs[0])


def _rsqrt(site: Site) -> Tensor:
    return site.node("Reciprocal", site.node("Sqrt", site.inputs[0]))


def _square(site: Site) -> Tensor:
    return site.node("Mul", site.inputs[0], site.inputs[0])


def _elu(site: Site) -> Tensor:
    return site.node("Elu", site.inputs[0], alpha=float(site.setting("alpha", 1, 1.0)))


def _prelu(site: Site) -> Tensor:
    """The slopes are of channels, the second dimension."""
    x, slopes = site.inputs[:2]
    return site.node("PRelu", x, site.along(slopes, 1, x.ndim))


def _select(site: Site) -> Tensor:
    condition, *values = site.inputs[:3]
    x, y = (site.cast(one, site.dtype) for one in values)
    return site.node("Where", condition, x, y, dtype=site.dtype)


def _masked_fill(site: Site) -> Tensor:
    x, mask, value = site.inputs[:3]
    return site.node("Where", mask, site.cast(value, site.dtype), x, dtype=site.dtype)


def _bias_add(site: Site) -> Tensor:
    """The bias is of channels: the second dimension in all layouts that are read."""
    site.require_layout(site.setting("data_format", 2, "NCHW"))
    x, bias = site.inputs[:2]
    return site.node("Add", x, bias if x.ndim == 2 else site.along(bias, 1, x.ndim))


def _matmul(site: Site) -> Tensor:
    left, right = site.inputs[:2]
    if site.setting("transpose_a", 2, False):
        left = site.swap_last(left)
    if site.setting("transpose_b", 3, False):
        right = site.swap_last(right)
    return site.node("MatMul", left, right)


def _batch_norm(site: Site) -> tuple[Any, ...]:
    if site.setting("is_training", 5, False):
        raise ValueError("it is in training mode: call cell.set_train(False) before the export")
    site.require_layout(site.setting("data_format", 8, "NCHW"))
    epsilon = float(site.setting("epsilon", 6, 1e-5))
    return (site.node("BatchNormalization", *site.inputs[:5], epsilon=epsilon),)


def _layer_norm(site: Site) -> tuple[Any, ...]:
    """Only the first output is known, not mean and variance."""
    x, scale, bias = site.inputs[:3]
    axis = site.setting("begin_norm_axis", 3, 1)
    if axis % x.ndim != site.setting("begin_params_axis", 4, 1) % x.ndim:
        raise ValueError("its weights are of other dimensions than those that are normalised")
    epsilon = float(site.setting("epsilon", 5, 1e-7))
    return (site.node("LayerNormalization", x, scale, bias, axis=axis, epsilon=epsilon),)


def _group_norm(site: Site) -> tuple[Any, ...]:
    """Groups become the channels of an instance normalisation."""
    x, groups, scale, bias, epsilon = site.inputs[:5]
    ones, zeros = np.ones(groups, x.dtype), np.zeros(groups, x.dtype)
    grouped = site.node("Reshape", x, (0, groups, -1))
    normal = site.node("InstanceNormalization", grouped, ones, zeros, epsilon=float(epsilon))
    whole = site.node("Reshape", normal, site.node("Shape", x, dtype=np.dtype(np.int64)))
    scaled = site.node("Mul", whole, site.along(scale, 1, x.ndim))
    return (site.node("Add", scaled, site.along(bias, 1, x.ndim)),)


def _one_hot(site: Site) -> Tensor:
    places, depth, on, off = site.inputs[:4]
    values = np.array([off, on], site.dtype)
    axis = site.setting("axis", 4, -1)
    places = site.cast(places, np.dtype(np.int64))
    return site.node("OneHot", places, (depth,), values, dtype=site.dtype, axis=axis)


def _cumulative_sum(site: Site) -> Tensor:
    x, axis = site.inputs[:2]
    exclusive, reverse = site.setting("exclusive", 2, False), site.setting("reverse", 3, False)
    place = np.array(axis, np.int64)
    return site.node("CumSum", x, place, exclusive=int(exclusive), reverse=int(reverse))


def _make_tuple(site: Site) -> tuple[Any, ...]:
    return tuple(site.inputs)


def _tuple_item(site: Site) -> Any:
    values, place = site.inputs[:2]
    if not isinstance(values, tuple) or place >= len(values):
        raise ModelError(f"an output of MindSpore's operator {site.kind} is not known here")
    return values[place]


def _nothing(_: Site) -> None:
    """An operator that orders others, and has no value."""


def _rows(names: Mapping[str, str], convert: Callable[[str, Site], Any]) -> dict[str, Operator]:
    return {name: partial(convert, kind) for name, kind in names.items()}


OPERATORS: dict[str, Operator] = {
    **_rows(SAME, _same),
    **_rows(ARITHMETIC, _arithmetic),
    **_rows(COMPARISONS, _comparison),
    **_rows(REDUCTIONS, _reduction),
    **_rows({"Argmax": "ArgMax", "ArgMaxExt": "ArgMax", "Argmin": "ArgMin"}, _arg),
    **_rows({"Softmax": "Softmax", "LogSoftmax": "LogSoftmax"}, _softmax),
    **_rows({"GeLU": "tanh"}, _gelu),
    **dict.fromkeys(
        ("Depend", "Identity", "InsertGradientOf", "Load", "StopGradient", "TensorMove"), _identity
    ),
    **dict.fromkeys(("BatchMatMul", "MatMul", "MatMulExt", "BatchMatMulExt"), _matmul),
    **dict.fromkeys(("MakeTuple", "MakeList"), _make_tuple),
    **dict.fromkeys(("TupleGetItem", "ListGetItem"), _tuple_item),
    **dict.fromkeys(("HSigmoid", "HardSigmoid"), _hard_sigmoid),
    **dict.fromkeys(("ClampScalar", "ClampTensor"), _clamp),
    "BatchNorm": _batch_norm, "BiasAdd": _bias_add, "Cast": _cast, "CumSum": _cumulative_sum,
    "Elu": _elu, "FloorDiv": _floor_div, "FloorMod": _floor_mod,
    "GroupNorm": _group_norm, "LayerNorm": _layer_norm,
    "Log": _log,
    "MaskedFill": _masked_fill, "NotEqual": _not_equal, "OneHot": _one_hot, "PReLU": _prelu,
    "ReLU6": _relu6, "Rsqrt": _rsqrt, "Select": _select, "SiLU": _silu, "Square": _square,
    "UpdateState": _nothing,
    **MOVEMENT,
    **WINDOWS,
}  # fmt: skip
"""Functions by MindSpore's name of the operator."""
