"""Softmax, layer normalisation, reductions and TopK: along axes of the data as they lie.

Softmax(x, axis=1) of a channels-last image  ->  softmax over the last axis, no transpose
"""

from __future__ import annotations

import numpy as np

from tuner.expression import Expression
from tuner.fusion.lowering import Lowering
from tuner.fusion.rules.elementwise import apply
from tuner.fusion.rules.movement import axis_of
from tuner.fusion.rules.products import rows_shape
from tuner.fusion.tensor_view import View, inverse
from tuner.graph import Attribute, Node, TensorType

_MODES = {
    "ReduceMean": "mean", "ReduceSum": "sum", "ReduceMax": "max", "ReduceMin": "min",
    "ReduceProd": "prod", "GlobalAveragePool": "mean", "GlobalMaxPool": "max",
}  # fmt: skip


_SOFTMAX = {"Softmax": "softmax", "LogSoftmax": "log_softmax"}


def lower_softmax(low: Lowering, node: Node) -> None:
    """Lower Softmax and LogSoftmax, with their axis moved to the end."""
    x = low.view(node.inputs[0])
    axis = axis_of(node, len(x.shape))
    order = (*(i for i in x.order if i != axis), axis)
    low.bind(node.outputs[0], low.permuted(_SOFTMAX[node.op], node, x, order, {}, x.shape))


def lower_layer_norm(low: Lowering, node: Node) -> None:
    """Lower LayerNormalization over the last axes, seen as rows of one dimension."""
    x = low.view(node.inputs[0])
    rank = len(x.shape)
    axis = axis_of(node, rank)
    order = (*(i for i in x.order if i < axis), *range(axis, rank))
    stored = x.permute(order)
    columns = int(np.prod(x.shape[axis:]))
    flat = low.reshape(stored, (*stored.shape[:axis], columns), node)
    shape = rows_shape(low, flat, columns)
    rows = low.reshape(flat, shape, node)
    bias = low.zeros(columns, low.dtype(x))
    if node.input(2):
        bias = _flat(low, node.inputs[2], node)
    inputs = (low.dense(rows, node), _flat(low, node.inputs[1], node), bias)
    attributes = {"epsilon": node.attributes.get("epsilon", 1e-5)}
    if "centred" in node.attributes:
        attributes["centred"] = node.attributes["centred"]
    result = low.emit("layer_norm", node, inputs, attributes, shape)
    result = low.reshape(result, stored.shape, node)
    low.bind(node.outputs[0], result.permute(inverse(order)))


def lower_instance_norm(low: Lowering, node: Node) -> None:
    """Lower InstanceNormalization: channels-last to one task, else to a layer norm of rows."""
    x = low.view(node.inputs[0])
    scale, bias = (_flat(low, name, node) for name in node.inputs[1:])
    attributes = {"epsilon": node.attributes["epsilon"]}
    order = (0, *range(2, len(x.shape)), 1)
    if x.order[-1] == 1:
        others = (scale, bias)
        result = low.permuted("instance_norm", node, x, order, attributes, x.shape, others)
        low.bind(node.outputs[0], result)
        return
    images, channels, *sizes = x.shape
    shape = (images, channels, int(np.prod(sizes)))
    dtype, columns = low.dtype(x), shape[-1]
    ones = low.constant(f"ones.{columns}", "ones", lambda: np.ones(columns), dtype)
    inputs = (low.dense(low.reshape(x, shape, node), node), ones, low.zeros(columns, dtype))
    rows = low.emit("layer_norm", node, inputs, attributes, shape)
    affine = Expression().then("mul", "x0", "x1").then("add", "it", "x2")
    factors = (View.of(name, (channels, 1)) for name in (scale, bias))
    result = apply(low, node, affine, [rows, *factors], dtype)
    low.bind(node.outputs[0], low.reshape(result, x.shape, node))


def lower_reduce(low: Lowering, node: Node) -> None:
    """Lower Reduce* and the global pools, over the axes as they are in memory."""
    x = low.view(node.inputs[0])
    rank, order = len(x.shape), x.order
    axes = node.ints("axes") or range(2, rank)  # the global pools have none
    shape = tuple(1 if i in axes else n for i, n in enumerate(x.shape))
    where = tuple(place for place, axis in enumerate(order) if axis in axes)
    attributes: dict[str, Attribute] = {"mode": _MODES[node.op], "axes": where, "keepdims": 1}
    made = low.graph.types[node.outputs[0]].dtype
    result = low.permuted("reduce", node, x, order, attributes, shape, dtype=made)
    low.bind(node.outputs[0], low.reshape(result, low.shape(node.outputs[0]), node))


def lower_top_k(low: Lowering, node: Node) -> None:
    """Lower TopK to one task with two results, with its axis moved to the end."""
    x = low.view(node.inputs[0])
    axis, k = axis_of(node, len(x.shape)), int(node.number("k", 1))
    order = (*(i for i in x.order if i != axis), axis)
    stored = (*(x.shape[i] for i in order[:-1]), k)
    kinds = (TensorType("f32", stored), TensorType("i64", stored))
    attributes = {"k": k, "largest": node.attributes["largest"]}
    made = low.emit_all("top_k", node, (low.dense(x.permute(order), node),), attributes, kinds)
    for name, result in zip(node.outputs, made, strict=True):
        low.bind(name, result.permute(inverse(order)))


def _flat(low: Lowering, name: str, node: Node) -> str:
    view = low.view(name)
    return low.dense(low.reshape(view, (view.count,), node), node)


RULES = {
    **dict.fromkeys(_SOFTMAX, lower_softmax),
    "TopK": lower_top_k,
    "LayerNormalization": lower_layer_norm,
    "InstanceNormalization": lower_instance_norm,
    **dict.fromkeys(_MODES, lower_reduce),
}
