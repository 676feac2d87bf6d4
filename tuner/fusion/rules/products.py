"""Convolutions, pooling, and matrix products.

Conv(x[N,C,H,W], w[OC,C/g,KH,KW])     ->  conv(x as [N,H,W,C], w as [OC,KH,KW,C/g], b)
RunConv(x, w of a run)                ->  run_conv(x as [N,H,W,C], w, zeros)
Gemm(x, constant w, c)                ->  gemm(x, w * alpha, c * beta)
MatMul(Transpose(Reshape(x)), ...)    ->  matmul(reshape(x), ..., perm_a=...), no copy
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from tuner.expression import Expression
from tuner.fusion.expressions import is_moderate, is_power_of_two
from tuner.fusion.lowering import Lowering
from tuner.fusion.rules.elementwise import apply
from tuner.fusion.tensor_view import Shape, View, inverse
from tuner.graph import DTYPES, Attribute, Node

_CHANNELS_LAST = (0, 2, 3, 1)


def lower_conv(low: Lowering, node: Node) -> None:
    """Lower Conv to `conv` or `depthwise`; weights are [outputs, height, width, inputs]."""
    low.bind(node.outputs[0], emit_conv(low, node))


def emit_conv(low: Lowering, node: Node, dtype: str = "", bias: str = "") -> View:
    """The view of a task's result; it is of the type of the input if no other is given.

    The bias is the node's own, if no other is given.
    """
    x, w = low.view(node.inputs[0]), low.view(node.inputs[1])
    is_depthwise = w.shape[1] == 1 and node.attributes["group"] == w.shape[0] > 1
    weights = low.constant(
        node.inputs[1],
        "channels-last weights",
        lambda: low.value(w).transpose(_CHANNELS_LAST),
        low.dtype(w),
    )
    if not bias and node.input(2):
        bias = low.dense(low.view(node.inputs[2]), node)
    bias = bias or low.zeros(w.shape[0], low.dtype(w))
    further = ("pad_value",) if is_depthwise else ("group", "pad_value", "runtime_bias")
    given = {name: node.attributes[name] for name in further if name in node.attributes}
    op, attributes = "depthwise" if is_depthwise else "conv", _window(node) | given
    shape = low.shape(node.outputs[0])
    return low.permuted(op, node, x, _CHANNELS_LAST, attributes, shape, (weights, bias), dtype)


def lower_run_conv(low: Lowering, node: Node) -> None:
    """Lower a convolution with weights of the run to `run_conv` or `run_depthwise`."""
    x, w = low.view(node.inputs[0]), low.view(node.inputs[1])
    shape, group = low.shape(node.outputs[0]), node.attributes["group"]
    attributes = {**_window(node), "turned": node.attributes["turned"]}
    if group == x.shape[1] == shape[1] > 1:
        lines = w.permute((2, 3, 0, 1))
        op, w = "run_depthwise", low.reshape(lines, (*w.shape[2:], shape[1]), node)
    else:
        op, attributes = "run_conv", {**attributes, "group": group}
    others = low.dense(w, node), low.zeros(shape[1], low.dtype(w))
    low.bind(node.outputs[0], low.permuted(op, node, x, _CHANNELS_LAST, attributes, shape, others))


def lower_weight_gradient(low: Lowering, node: Node) -> None:
    """Lower Conv(x as [C,N,H,W], dy as [OC,N,OH,OW]) to `conv_weight_gradient`.

    Exact up to the order of a sum: n is the channel that is summed over, and strides and dilations
    change places. In groups x is [C/group,group,N,H,W], in this shape or another.
    """
    channels, outputs, *kernel = low.shape(node.outputs[0])
    dy, group = low.view(node.inputs[1]), int(node.number("group", 1))
    sizes = node.ints("sizes")
    x = low.reshape(low.view(node.inputs[0]), (channels, group, dy.shape[1], *sizes), node)
    x = low.reshape(x.permute((2, 3, 4, 1, 0)), (dy.shape[1], *sizes, group * channels), node)
    inputs = [low.dense(x, node), low.dense(dy.permute((1, 2, 3, 0)), node)]
    attributes: dict[str, Attribute] = {
        "kernel": tuple(kernel),
        "strides": node.attributes["dilations"],
        "dilations": node.attributes["strides"],
        "pads": node.ints("pads")[:2],
    }
    if channels == 1 and outputs == group > 1:
        made = low.emit("depthwise_weight_gradient", node, inputs, attributes, (*kernel, outputs))
        made = low.reshape(made.permute((2, 0, 1)), (outputs, *kernel, 1), node)
    else:
        attributes["group"] = group
        shape = (outputs, *kernel, channels)
        made = low.emit("conv_weight_gradient", node, inputs, attributes, shape)
    low.bind(node.outputs[0], made.permute((3, 0, 1, 2)))


def lower_pool(low: Lowering, node: Node) -> None:
    """Lower MaxPool and AveragePool to `pool`."""
    (x,), (y,) = node.inputs, node.outputs
    attributes = {
        **_window(node),
        "mode": "max" if node.op == "MaxPool" else "average",
        "kernel": node.attributes["kernel"],
        "count_include_pad": node.attributes["count_include_pad"],
    }
    kind = low.graph.types[y]
    made = low.permuted(
        "pool", node, low.view(x), _CHANNELS_LAST, attributes, kind.shape, dtype=kind.dtype
    )
    low.bind(y, made)


def _window(node: Node) -> dict[str, Attribute]:
    return {name: node.attributes[name] for name in ("strides", "dilations", "pads")}


def lower_product(low: Lowering, node: Node) -> None:
    """Lower Gemm and MatMul: to `gemm` if the right side is a constant matrix, else `matmul`.

    A factor of weights is exact for powers of two, a bias within the sum for whole numbers. Else
    bounded, by a rounding of each weight and each partial sum; where a discontinuity sees the
    result from near, the factor and the bias come after the sum, as a factor does that is not
    moderate.
    """
    x, w = low.view(node.inputs[0]), low.view(node.inputs[1])
    c = low.view(node.inputs[2]) if node.input(2) else None
    alpha, beta = node.number("alpha", 1.0), node.number("beta", 1.0)
    if node.attributes.get("transA", 0):
        x = x.permute((1, 0))
    if node.attributes.get("transB", 0):
        w = w.permute((1, 0))
    is_seen = low.discontinuities.see(node.outputs).near
    is_after = not is_moderate(alpha) or (is_seen and not is_power_of_two(alpha))
    alpha, after = (1.0, alpha) if is_after else (alpha, 1.0)
    if low.is_constant(w) and len(w.shape) == 2 <= len(x.shape):
        columns = w.shape[-1]
        bias = low.zeros(columns, low.dtype(w))
        is_row = c is not None and low.is_constant(c) and c.shape in ((columns,), (1, columns))
        if (
            c is not None
            and is_row
            and after == 1.0
            and (not is_seen or _is_whole(low.value(c), alpha, beta))
        ):
            bias = _scaled(low, node.inputs[2], low.reshape(c, (columns,), node), beta)
            c = None
        result = emit_gemm(low, node, x, _scaled(low, node.inputs[1], w, alpha), bias)
    else:
        result = _matmul(low, node, x, w)
    if after != 1.0:
        result = apply(
            low, node, Expression().then("mul", "x0", after), [result], low.dtype(result)
        )
    if c is not None:
        result = apply(low, node, _scaled_add(beta), [result, c], low.dtype(result))
    low.bind(node.outputs[0], low.reshape(result, low.shape(node.outputs[0]), node))


def _is_whole(bias: np.ndarray, *factors: float) -> bool:
    """Return whether sums of whole numbers with this bias, unscaled, are whole numbers."""
    return all(f == 1.0 for f in factors) and np.array_equal(bias, np.rint(bias))


def _scaled_add(beta: float) -> Expression:
    if beta == 1.0:
        return Expression().then("add", "x0", "x1")
    return Expression().then("mul", "x1", beta).then("add", "x0", "it")


def _scaled(low: Lowering, name: str, view: View, factor: float) -> str:
    """A constant times a factor; the constant itself where that is the same."""
    if factor == 1.0 and view == View.of(view.base, low.types[view.base].shape):
        return view.base

    def build() -> np.ndarray:
        # NumPy multiplies in float64 and rounds once, block by block.
        result = np.empty(view.shape, DTYPES[low.dtype(view)])
        np.multiply(low.value(view), np.float64(factor), out=result, casting="same_kind")
        return result

    return low.constant(name, f"{view.shape} {view.strides} x {factor}", build, low.dtype(view))


def rows_shape(low: Lowering, view: View, columns: int) -> Shape:
    """The rows of the base where they fit, so that no reshape is needed; no axes of size 1.

    Models differ in such axes, but the work is the same and must have the same key.
    """
    own = low.types[view.base].shape
    shape = own if view.is_dense and own[-1:] == (columns,) else view.shape
    return (*(tuple(n for n in shape[:-1] if n != 1) or (1,)), columns)


def emit_gemm(
    low: Lowering,
    node: Node,
    x: View,
    w: str,
    bias: str,
    dtype: str = "",
    attributes: Mapping[str, Attribute] = MappingProxyType({}),
) -> View:
    """The view of a gemm's result; it is of the type of x if no other is given."""
    depth, columns = low.types[w].shape
    shape = rows_shape(low, x, depth)
    inputs = (low.dense(low.reshape(x, shape, node), node), w, bias)
    result = low.emit("gemm", node, inputs, attributes, (*shape[:-1], columns), dtype)
    return low.reshape(result, (*x.shape[:-1], columns), node)


def _matmul(low: Lowering, node: Node, a: View, b: View) -> View:
    rank = max(len(a.shape), len(b.shape))
    a, b = a.with_rank(rank), b.with_rank(rank)
    batch = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    shape = (*batch, a.shape[-2], b.shape[-1])
    name_a, perm_a, moved_a = _permuted(low, a, node)
    name_b, perm_b, moved_b = _permuted(low, b, node)
    attributes = {"perm_a": perm_a, "perm_b": perm_b, "perm_out": tuple(range(rank))}
    inputs, origin = (name_a, name_b), (*moved_a, *moved_b)
    return low.emit("matmul", node, inputs, attributes, shape, origin=origin)


def _permuted(low: Lowering, view: View, node: Node) -> tuple[str, Shape, tuple[str, ...]]:
    """(dense tensor, perm, ops of the movements that are in the perm).

    A view that is no permutation is copied in the order in which it lies, which is quickest.
    """
    order = view.order
    perm = inverse(order)
    is_moved = view.permute(order).is_dense and perm != tuple(range(len(perm)))
    moved = tuple(n.op for n in view.via if n.op == "Transpose") if is_moved else ()
    return low.dense(view.permute(order), node), perm, moved


RULES = {
    "Conv": lower_conv, "RunConv": lower_run_conv, "ConvWeightGradient": lower_weight_gradient,
    "MaxPool": lower_pool, "AveragePool": lower_pool,
    "Gemm": lower_product, "MatMul": lower_product,
}  # fmt: skip
