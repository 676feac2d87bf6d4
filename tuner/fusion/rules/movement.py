"""Operators that only move elements: most become views, for which nothing runs at all.

Transpose, Reshape, Slice, Split, Expand, Resize by whole factors  ->  a view, later perhaps
                                                                       one `copy` for a chain
Resize otherwise  ->  resize_nearest, resize_linear
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from tuner.expression import Expression
from tuner.fusion.lowering import Lowering
from tuner.fusion.rules.elementwise import apply, preferred_order
from tuner.fusion.tensor_view import Shape, View, inverse
from tuner.graph import Attribute, Node
from tuner.ops.resize import ResizedAxis


def axis_of(node: Node, rank: int) -> int:
    """The attribute `axis`, counted from 0."""
    axis = node.attributes["axis"]
    if not isinstance(axis, int):
        raise TypeError(f"{node.op}.axis is {axis!r}, not a number")
    return axis % rank if rank else 0


def lower_view(low: Lowering, node: Node) -> None:
    """Lower Transpose, Slice, Expand and all reshapes to a view; rarely a copy comes first."""
    view, shape = low.view(node.inputs[0]), low.shape(node.outputs[0])
    if node.op == "Transpose":
        view = view.permute(node.ints("perm"))
    elif node.op == "Slice":
        view = view.slice(node.ints("start"), node.ints("step"), shape)
    elif node.op == "Expand":
        view = view.expand(shape)
    else:
        view = low.reshape(view, shape, node)
    low.bind(node.outputs[0], view.after(node))


def lower_split(low: Lowering, node: Node) -> None:
    """Lower Split to one view for each output."""
    view = low.view(node.inputs[0])
    axis = axis_of(node, len(view.shape))
    first = 0
    for name, size in zip(node.outputs, node.ints("sizes"), strict=True):
        part = _range(view, axis, first, size)
        low.bind(name, part.after(replace(node, outputs=(name,))))
        first += size


def lower_resize(low: Lowering, node: Node) -> None:
    """Lower Resize; nearest neighbours by whole factors to a view that repeats elements."""
    (x,), (y,) = node.inputs, node.outputs
    view, shape, first = low.view(x), low.shape(y), axis_of(node, len(low.shape(x)))
    scales = [float(str(node.attributes[name])) for name in ("scale", "next_scale")]
    axes = {
        axis: ResizedAxis(view.shape[axis], shape[axis], scale)
        for axis, scale in enumerate(scales, start=first)
    }
    if node.attributes["kind"] == "nearest":
        factors = [_repetitions(axis, str(node.attributes["mode"])) for axis in axes.values()]
        if all(factors):
            low.bind(y, _repeated(low, view, first, factors, node))
            return
    low.bind(y, _resized(low, view, axes, node))


def _repetitions(axis: ResizedAxis, mode: str) -> int:
    """Number of repetitions of each element, or 0 if they are picked otherwise."""
    source, factor = axis.nearest(*mode.split("/")), axis.out // axis.size
    return factor if np.array_equal(source, np.repeat(np.arange(axis.size), factor)) else 0


def _repeated(low: Lowering, view: View, first: int, factors: Sequence[int], node: Node) -> View:
    """The view with the elements of this axis and of the next one repeated so many times."""
    before, (rows, columns, *behind) = view.shape[:first], view.shape[first:]
    single = low.reshape(view, (*before, rows, 1, columns, 1, *behind), node)
    down, right = factors
    repeated = single.expand((*before, rows, down, columns, right, *behind)).after(node)
    return low.reshape(repeated, low.shape(node.outputs[0]), node)


def _resized(low: Lowering, view: View, axes: Mapping[int, ResizedAxis], node: Node) -> View:
    """One task on axes that lie beside each other in memory, or else in the model's own order.

    That is also the order of a larger result of the model: its source is what is copied, if at all.
    """
    order, changed, (y,) = view.order, [a for a in axes if not axes[a].is_kept], node.outputs
    places = [order.index(axis) for axis in changed]
    is_apart = max(places) - min(places) > 1
    if is_apart or (y in low.graph.outputs and math.prod(low.shape(y)) > view.count):
        order = tuple(range(len(view.shape)))
    first = min(*map(order.index, changed), len(order) - 2)
    scales = [axes[a].scale if a in changed else 1.0 for a in order[first : first + 2]]
    attributes: dict[str, Attribute] = {
        "mode": node.attributes["mode"], "axis": first, "scale": scales[0], "next_scale": scales[1],
    }  # fmt: skip
    op = "resize_nearest" if node.attributes["kind"] == "nearest" else "resize_linear"
    return low.permuted(op, node, view, order, attributes, low.shape(node.outputs[0]))


def lower_concat(low: Lowering, node: Node) -> None:
    """Lower Concat to one task, in the axis order of most inputs."""
    views = of_one_type(low, [low.view(name) for name in node.inputs], node)
    axis = axis_of(node, len(views[0].shape))
    order = preferred_order(low, views, len(views[0].shape))
    inputs = [low.dense(view.permute(order), node) for view in views]
    shape = tuple(low.shape(node.outputs[0])[i] for i in order)
    where = {"axis": order.index(axis)}
    result = low.emit("concat", node, inputs, where, shape, low.dtype(views[0]))
    low.bind(node.outputs[0], result.permute(inverse(order)))


def of_one_type(low: Lowering, views: list[View], node: Node) -> list[View]:
    """Truth values that kernels made are float32: then those from elsewhere must be as well."""
    if len({low.dtype(view) for view in views}) == 1:
        return views
    return [
        view if low.dtype(view) == "f32" else apply(low, node, Expression(), [view], "f32")
        for view in views
    ]


def lower_pad(low: Lowering, node: Node) -> None:
    """Lower constant Pad, in the axis order of its input."""
    view, pads = low.view(node.inputs[0]), node.ints("pads")
    order, rank = view.order, len(view.shape)
    moved = (*(pads[i] for i in order), *(pads[rank + i] for i in order))
    attributes, (y,) = {"pads": moved, "value": node.attributes["value"]}, node.outputs
    low.bind(y, low.permuted("pad", node, view, order, attributes, low.shape(y)))


def lower_gather(low: Lowering, node: Node) -> None:
    """Lower Gather; one constant index, or the indices of all elements in order, are a view."""
    data, indices = low.view(node.inputs[0]), low.view(node.inputs[1])
    axis = axis_of(node, len(data.shape))
    if low.is_constant(indices) and indices.count in (1, data.shape[axis]):
        flat = low.value(indices).reshape(-1)
        first = int(flat[0]) % data.shape[axis]
        if flat.size == 1 or np.array_equal(flat, np.arange(flat.size)):
            part = _range(data, axis, first, flat.size)
            picked = low.reshape(part, low.shape(node.outputs[0]), node)
            low.bind(node.outputs[0], picked.after(node))
            return
    name = low.dense(indices, node)
    low.bind(node.outputs[0], _gathered(low, data, axis, name, indices.shape, node))


def _gathered(
    low: Lowering, data: View, axis: int, indices: str, picked: Shape, node: Node
) -> View:
    shape = (*data.shape[:axis], *picked, *data.shape[axis + 1 :])
    if len(picked) == 1:
        where = {"axis": data.order.index(axis)}
        return low.permuted("gather", node, data, data.order, where, shape, (indices,))
    inputs = (low.dense(data, node), indices)
    return low.emit("gather", node, inputs, {"axis": axis}, shape, low.dtype(data))


def _range(view: View, axis: int, first: int, count: int, step: int = 1) -> View:
    """`count` elements of one axis."""
    rank = len(view.shape)
    start = tuple(first if i == axis else 0 for i in range(rank))
    steps = tuple(step if i == axis else 1 for i in range(rank))
    shape = tuple(count if i == axis else n for i, n in enumerate(view.shape))
    return view.slice(start, steps, shape)


def lower_bits(low: Lowering, node: Node) -> None:
    """Lower BitCast: the same memory, as elements of another type."""
    (x,), (y,) = node.inputs, node.outputs
    kind = low.graph.types[y]
    dense = low.dense(low.view(x), node)
    low.bind(y, low.emit("bits", node, [dense], {}, kind.shape, kind.dtype))


RULES = {
    "BitCast": lower_bits,
    **dict.fromkeys(("Reshape", "Transpose", "Slice", "Expand"), lower_view),
    "Split": lower_split, "Resize": lower_resize, "Concat": lower_concat, "Pad": lower_pad,
    "Gather": lower_gather,
}  # fmt: skip
