"""Operators of MindSpore in ONNX: a row of one table for each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tuner.frameworks.mindspore import mindir_windows
from tuner.frameworks.mindspore.operator_site import OperatorSite

Operator = Callable[[OperatorSite], Any]

LAST = 2**31 - 1
"""An end beyond every size."""
MAX_PARTS = 4096
MASKS = ("begin_mask", "end_mask", "ellipsis_mask", "new_axis_mask", "shrink_axis_mask")

# -- arithmetic ------------------------------------------------------------------------------------


def _comparison(kind: str, site: OperatorSite) -> Any:
    """Both inputs have the wider element type of the two."""
    dtype = np.result_type(*(one.dtype for one in site.inputs[:2] if hasattr(one, "dtype")))
    return site.add(kind, *(site.cast(one, dtype) for one in site.inputs[:2]))


def _floor_div(site: OperatorSite) -> Any:
    left, right = site.same_type()
    if site.dtype.kind == "f":
        return site.add("Floor", site.add("Div", left, right))
    rest = site.add("Mod", left, right)  # has the divisor's sign
    return site.add("Div", site.add("Sub", left, rest), right)


def _floor_mod(site: OperatorSite) -> Any:
    left, right = site.same_type()
    if site.dtype.kind != "f":
        return site.add("Mod", left, right)
    return site.add("Sub", left, site.add("Mul", _floor_div(site), right))


def _log(site: OperatorSite) -> Any:
    plain = {"base": -1.0, "scale": 1.0, "shift": 0.0}
    if any(site.attributes.get(name, value) != value for name, value in plain.items()):
        raise ValueError("base, scale and shift are not known")
    return site.add("Log", site.x)


def _clamp(site: OperatorSite) -> Any:
    bounds = (one if one is None else site.cast(one, site.dtype) for one in site.inputs[1:3])
    return site.add("Clip", site.x, *bounds)


def _where(site: OperatorSite, condition: Any, x: Any, y: Any) -> Any:
    return site.add("Where", condition, site.cast(x, site.dtype), site.cast(y, site.dtype))


def _bias_add(site: OperatorSite) -> Any:
    site.require_layout(site.setting("data_format", 2, "NCHW"))
    return site.add("Add", site.x, site.along_channels(site.inputs[1]))


# -- reductions, products, normalisation -----------------------------------------------------------


def _reduction(kind: str, site: OperatorSite) -> Any:
    keeps = int(site.setting("keep_dims", 2, False))
    if kind == "ReduceSum" and len(site.inputs) > 3 and site.inputs[3] is True:
        raise ValueError("an empty axis means none")
    x = site.cast(site.x, np.int32 if site.dtype.kind == "b" else site.dtype)
    return site.cast(site.add(kind, x, site.axes() or None, keepdims=keeps), site.dtype)


def _arg(kind: str, site: OperatorSite) -> Any:
    x, axis = site.x, site.setting("axis", 1, -1)
    if axis is None:
        x, axis = site.add("Reshape", x, (-1,)), 0
    return site.cast(site.add(kind, x, axis=axis, keepdims=0), site.dtype)


def _softmax(kind: str, site: OperatorSite) -> Any:
    (axis,) = site.whole(site.setting("axis", 1, -1))
    return site.add(kind, site.x, axis=axis)


def _matmul(site: OperatorSite) -> Any:
    sides = list(site.inputs[:2])
    for side, name in enumerate(("transpose_a", "transpose_b")):
        if site.setting(name, 2 + side, False):
            rank = len(sides[side].shape)
            order = [*range(rank - 2), rank - 1, rank - 2]
            sides[side] = site.add("Transpose", sides[side], perm=order)
    return site.add("MatMul", *sides)


def _batch_norm(site: OperatorSite) -> tuple[Any]:
    """Only the first output is known, here and below: not the mean and the variance."""
    if site.setting("is_training", 5, False):
        raise ValueError("it is in training mode: call cell.set_train(False) before the export")
    site.require_layout(site.setting("data_format", 8, "NCHW"))
    epsilon = float(site.setting("epsilon", 6, 1e-5))
    return (site.add("BatchNormalization", *site.inputs[:5], epsilon=epsilon),)


def _layer_norm(site: OperatorSite) -> tuple[Any]:
    rank, axis = len(site.x.shape), site.setting("begin_norm_axis", 3, 1)
    if axis % rank != site.setting("begin_params_axis", 4, 1) % rank:
        raise ValueError("its weights are of other dimensions than those that are normalised")
    epsilon = float(site.setting("epsilon", 5, 1e-7))
    return (site.add("LayerNormalization", *site.inputs[:3], axis=axis, epsilon=epsilon),)


def _group_norm(site: OperatorSite) -> tuple[Any]:
    """Groups become the channels of an instance normalisation."""
    x, groups, scale, bias, epsilon = site.inputs[:5]
    ones, zeros = np.ones(groups, x.dtype), np.zeros(groups, x.dtype)
    grouped = site.add("Reshape", x, (0, groups, -1))
    normal = site.add("InstanceNormalization", grouped, ones, zeros, epsilon=float(epsilon))
    scaled = site.add("Mul", site.add("Reshape", normal, x.shape), site.along_channels(scale))
    return (site.add("Add", scaled, site.along_channels(bias)),)


# -- movement --------------------------------------------------------------------------------------


def _transpose(site: OperatorSite) -> Any:
    order = site.whole(site.inputs[1])
    return site.add("Transpose", site.x, perm=[axis % len(order) for axis in order])


def _concat(site: OperatorSite) -> Any:
    axis = site.setting("axis", len(site.inputs) - 1, 0)
    parts = site.x if isinstance(site.x, tuple) else tuple(site.inputs[:-1])
    return site.add("Concat", *(site.cast(part, site.dtype) for part in parts), axis=axis)


def _stack(site: OperatorSite) -> Any:
    axis = site.setting("axis", len(site.inputs), 0)
    parts = site.x if isinstance(site.x, tuple) else site.inputs
    return site.add("Concat", *(site.add("Unsqueeze", part, (axis,)) for part in parts), axis=axis)


def _split(site: OperatorSite) -> tuple[Any, ...]:
    axis, count = site.setting("axis", 1, 0), len(site.types)
    if site.setting("output_num", 2, count) != count or count > MAX_PARTS:
        raise ValueError(f"{count} parts are described, and another number is asked for")
    parts = site.add("Split", site.x, outputs=count, axis=axis, num_outputs=count)
    return parts if count > 1 else (parts,)


def _unstack(site: OperatorSite) -> tuple[Any, ...]:
    return tuple(site.add("Squeeze", part, (site.setting("axis", 1, 0),)) for part in _split(site))


def _strided_slice(site: OperatorSite) -> Any:
    """Bits of the masks: a begin or end that is not read, a dimension of which one is taken."""
    begin, end, step = (site.whole(one) for one in site.inputs[1:4])
    no_begin, no_end, ellipsis, new_axis, shrink = (
        int(site.setting(name, 4 + place, 0)) for place, name in enumerate(MASKS)
    )
    if ellipsis or new_axis:
        raise ValueError("an ellipsis or a new axis is not known")
    parts = []
    for axis, (first, last, by) in enumerate(zip(begin, end, step, strict=True)):
        if shrink >> axis & 1:
            parts.append((first, first + 1 or LAST, 1))
        else:
            first = (0 if by > 0 else LAST) if no_begin >> axis & 1 else first  # noqa: PLW2901
            last = (LAST if by > 0 else -LAST) if no_end >> axis & 1 else last  # noqa: PLW2901
            parts.append((first, last, by))
    axes = tuple(range(len(parts)))
    begins, ends, steps = zip(*parts, strict=True)
    cut = site.add("Slice", site.x, begins, ends, axes, steps)
    taken = tuple(axis for axis in axes if shrink >> axis & 1)
    return site.add("Squeeze", cut, taken) if taken else cut


def _reverse(site: OperatorSite) -> Any:
    axes = site.axes()
    ends, steps = (-LAST,) * len(axes), (-1,) * len(axes)
    return site.add("Slice", site.x, (LAST,) * len(axes), ends, axes, steps)


def _gather(site: OperatorSite) -> Any:
    if site.setting("batch_dims", 3, 0):
        raise ValueError("batch_dims is not known")
    return site.add("Gather", *site.inputs[:2], axis=int(site.inputs[2]))


def _tile(site: OperatorSite) -> Any:
    """A tensor of fewer dimensions than the counts has further ones of size 1 in front."""
    x, counts = site.x, site.whole(site.inputs[1])
    missing = len(counts) - len(x.shape)
    if missing > 0:
        x = site.add("Unsqueeze", x, tuple(range(missing)))
    return site.add("Tile", x, (1,) * -missing + counts)


def _broadcast_to(site: OperatorSite) -> Any:
    shape = site.whole(site.setting("shape", 1, ()))
    return site.add("Expand", site.x, tuple(1 if size == -1 else size for size in shape))


def _top_k(site: OperatorSite) -> tuple[Any, ...]:
    values, places = site.add("TopK", site.x, site.whole(site.inputs[1]), outputs=2)
    return values, site.cast(places, np.int32)


def _pad(site: OperatorSite) -> Any:
    """Pairs of sizes from the last dimension on, which is how `ops.pad` calls it."""
    sizes = site.whole(site.inputs[1])
    if not site.attributes.get("paddings_contiguous", True):
        raise ValueError("paddings are not contiguous")
    mode = site.attributes.get("mode", "constant")
    mode = {"circular": "wrap", "replicate": "edge"}.get(mode, mode)
    axes = tuple(len(site.x.shape) - 1 - place for place in range(len(sizes) // 2))
    value = site.inputs[2] if mode == "constant" and len(site.inputs) > 2 else None
    value = site.cast(value, site.dtype) if value is not None else None
    return site.add("Pad", site.x, sizes[::2] + sizes[1::2], value, axes, mode=mode)


def _one_hot(site: OperatorSite) -> Any:
    places, depth, on, off = site.inputs[:4]
    values, axis = np.array([off, on], site.dtype), site.setting("axis", 4, -1)
    return site.add("OneHot", site.cast(places, np.int64), (depth,), values, axis=axis)


def _cumulative_sum(site: OperatorSite) -> Any:
    exclusive, reverse = (
        int(site.setting(name, 2 + at, False)) for at, name in enumerate(("exclusive", "reverse"))
    )
    axis = np.array(site.inputs[1], np.int64)
    return site.add("CumSum", site.x, axis, exclusive=exclusive, reverse=reverse)


def _item(site: OperatorSite) -> Any:
    values, place = site.inputs[:2]
    if not isinstance(values, tuple) or place >= len(values):
        raise ValueError(f"output {place} of what it reads is not known here")
    return values[place]


# -- the table -------------------------------------------------------------------------------------


def _each(names: str, convert: Operator) -> dict[str, Operator]:
    return dict.fromkeys(names.split(), convert)


def _kinds(names: str, convert: Callable[[str, OperatorSite], Any]) -> dict[str, Operator]:
    """Rows of operators that differ by ONNX's name, which follows a colon where it is another."""
    pairs = (one.partition(":") for one in names.split())
    return {name: partial(convert, kind or name) for name, _, kind in pairs}


OPERATORS: dict[str, Operator] = {
    # One input; ONNX defines them alike, and what other inputs some have are defaults.
    **_kinds(
        "Abs ACos:Acos Asin Atan Ceil Cos Cosh Erf Exp Floor HSwish:HardSwish IsNan:IsNaN "
        "LogicalNot:Not Mish Neg ReLU:Relu Reciprocal Round Sigmoid Sign Sin Sinh Softplus "
        "Softsign Sqrt Tan Tanh", lambda kind, site: site.add(kind, site.x)),
    **_kinds(
        "Add Adds:Add Div Divs:Div Maximum:Max Minimum:Min Mul Muls:Mul Pow PowTensorScalar:Pow "
        "RealDiv:Div Sub SubScalar:Sub Subs:Sub",
        lambda kind, site: site.add(kind, *site.same_type())),
    **_kinds(
        "Equal Greater GreaterEqual:GreaterOrEqual Less LessEqual:LessOrEqual LogicalAnd:And "
        "LogicalOr:Or LogicalXor:Xor", _comparison),
    **_kinds(
        "MeanExt:ReduceMean ReduceAll:ReduceMin ReduceAny:ReduceMax ReduceMax ReduceMean ReduceMin "
        "ReduceProd ReduceSum SumExt:ReduceSum", _reduction),
    **_kinds("Argmax:ArgMax ArgMaxExt:ArgMax Argmin:ArgMin", _arg),
    **_kinds("LogSoftmax Softmax", _softmax),
    **_kinds("AvgPool:AveragePool MaxPool", mindir_windows.pool),
    **_kinds("AvgPool3D:AveragePool MaxPool3DWithArgmax:MaxPool", mindir_windows.flat_pool),
    **_kinds("ResizeBilinearV2:linear ResizeNearestNeighborV2:nearest", mindir_windows.resize),
    # The first input: for inference, these do nothing with it.
    **_each("Depend Identity InsertGradientOf Load StopGradient TensorMove", lambda site: site.x),
    **_each("BatchMatMul BatchMatMulExt MatMul MatMulExt", _matmul),
    **_each("ListGetItem TupleGetItem", _item),
    **_each("MakeList MakeTuple", lambda site: tuple(site.inputs)),
    **_each("ClampScalar ClampTensor", _clamp),
    **_each("HSigmoid HardSigmoid",
            lambda site: site.add("HardSigmoid", site.x, alpha=1 / 6, beta=0.5)),
    "AdaptiveAvgPool2D": mindir_windows.adaptive_average,
    "BatchNorm": _batch_norm, "BiasAdd": _bias_add,
    "BroadcastTo": _broadcast_to, "Concat": _concat, "Conv2D": mindir_windows.conv,
    "Conv2DTranspose": mindir_windows.conv_transpose,
    "CumSum": _cumulative_sum, "FloorDiv": _floor_div,
    "FloorMod": _floor_mod, "Gather": _gather, "GroupNorm": _group_norm, "LayerNorm": _layer_norm,
    "Log": _log, "OneHot": _one_hot, "PadV3": _pad, "ReverseV2": _reverse, "Split": _split,
    "Stack": _stack, "StridedSlice": _strided_slice, "Tile": _tile, "TopK": _top_k,
    "Transpose": _transpose, "Unstack": _unstack,
    "Cast": lambda site: site.cast(site.x, site.dtype),
    "Elu": lambda site: site.add("Elu", site.x, alpha=float(site.setting("alpha", 1, 1.0))),
    "ExpandDims": lambda site: site.add("Unsqueeze", site.x, site.axes()),
    "Flatten": lambda site: site.add("Flatten", site.x, axis=1),
    "GatherD": lambda site: site.add("GatherElements", *site.inputs[::2], axis=site.inputs[1]),
    "GeLU": lambda site: site.add("Gelu", site.x, approximate="tanh"),
    "MaskedFill": lambda site: _where(site, site.inputs[1], site.inputs[2], site.x),
    "NotEqual": lambda site: site.add("Not", _comparison("Equal", site)),
    "PReLU": lambda site: site.add("PRelu", site.x, site.along_channels(site.inputs[1])),
    "ReLU6": lambda site: site.add("Clip", site.x, 0.0, 6.0),
    "Reshape": lambda site: site.add("Reshape", site.x, site.whole(site.inputs[1]), allowzero=1),
    "Rsqrt": lambda site: site.add("Reciprocal", site.add("Sqrt", site.x)),
    "Select": lambda site: _where(site, *site.inputs[:3]),
    "SiLU": lambda site: site.add("Mul", site.x, site.add("Sigmoid", site.x)),
    "Square": lambda site: site.add("Mul", site.x, site.x),
    "Squeeze": lambda site: site.add("Squeeze", site.x, site.axes() or None),
    "UpdateState": lambda _: None,  # it orders others, and has no value
}  # fmt: skip
"""Functions by MindSpore's name of the operator."""
