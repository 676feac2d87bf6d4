"""Operators with run-time indices, and running sums: one task each."""

from __future__ import annotations

from dataclasses import replace

from tuner.fusion.lowering import Lowering
from tuner.fusion.rules.movement import axis_of, of_one_type
from tuner.fusion.tensor_view import View
from tuner.graph import Attribute, Node
from tuner.size import is_open


def lower_gather_nd(low: Lowering, node: Node) -> None:
    """Lower GatherND to one task, in the order of the axes that the model has."""
    data, indices = (low.view(name) for name in node.inputs)
    inputs = (low.dense(data, node), low.dense(indices, node))
    batch: Attribute = node.attributes["batch_dims"]
    shape = low.shape(node.outputs[0])
    made = low.emit("gather_nd", node, inputs, {"batch": batch}, shape, low.dtype(data))
    low.bind(node.outputs[0], made)


def lower_gather_elements(low: Lowering, node: Node) -> None:
    """Lower GatherElements to one task, in the axis order of its data."""
    data, indices = (low.view(name) for name in node.inputs)
    order, shape = data.order, low.shape(node.outputs[0])
    where: dict[str, Attribute] = {"axis": order.index(axis_of(node, len(shape)))}
    others = (low.dense(indices.permute(order), node),)
    made = low.permuted("gather_elements", node, data, order, where, shape, others, low.dtype(data))
    low.bind(node.outputs[0], made)


def lower_scatter(low: Lowering, node: Node) -> None:
    """Lower ScatterRows to one task, in the order of the axes that the model has.

    Data of one repeated element, such as the zeros of a gradient, are not written before it: exact.
    """
    data, indices, updates = (low.view(name) for name in node.inputs)
    data, updates = of_one_type(low, [data, updates], node)
    shape, dtype = low.shape(node.outputs[0]), low.dtype(data)
    attributes = {**node.attributes}
    data = _single(low, data)
    if data.base_size == 1 and data.count > 1 and not any(map(is_open, shape)):
        data, attributes = replace(data, shape=(1,), strides=(0,)), {**attributes, "shape": shape}
    inputs = [low.dense(view, node) for view in (data, indices, updates)]
    low.bind(node.outputs[0], low.emit("scatter_nd", node, inputs, attributes, shape, dtype))


def _single(low: Lowering, data: View) -> View:
    """The view of one repeated element where a constant has no other, bit for bit."""
    if not low.is_constant(data) or low.dtype(data) not in ("f32", "f64") or data.count < 2:
        return data
    values = low.value(data).reshape(-1)
    bits = values.view(f"u{values.itemsize}")
    if (bits != bits[0]).any():
        return data
    name = low.constant(data.base, "one element", lambda: values[:1])
    return View(name, 1, data.shape, (0,) * len(data.shape))


def lower_running_sum(low: Lowering, node: Node) -> None:
    """Lower CumSum to one task, in the axis order of its input."""
    x = low.view(node.inputs[0])
    where = {"axis": x.order.index(axis_of(node, len(x.shape)))}
    attributes = {**node.attributes, **where}
    made = low.permuted("running_sum", node, x, x.order, attributes, x.shape)
    low.bind(node.outputs[0], made)


def lower_weighted_rows(low: Lowering, node: Node) -> None:
    """Lower WeightedRows to one task.

    Where all of the outer axes have the same places, the axes stay as they are in memory, unless
    rows would have a single element for it.
    """
    x, *tables = (low.view(name) for name in node.inputs)
    others = [low.dense(view, node) for view in tables]
    axis, rank = axis_of(node, len(x.shape)), len(x.shape)
    is_shared = len(tables[0].shape) == 2 and x.order[-1] != axis
    order = x.order if is_shared else tuple(range(rank))
    where: dict[str, Attribute] = {"axis": order.index(axis)}
    shape = low.shape(node.outputs[0])
    low.bind(node.outputs[0], low.permuted("weighted_rows", node, x, order, where, shape, others))


RULES = {
    "GatherND": lower_gather_nd, "GatherElements": lower_gather_elements,
    "ScatterRows": lower_scatter, "CumSum": lower_running_sum, "WeightedRows": lower_weighted_rows,
}  # fmt: skip
"""One rule for each operator: how it becomes task ops. See `Lowering`."""
