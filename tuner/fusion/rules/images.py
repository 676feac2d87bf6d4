"""Convolution and pooling, channels-last.

    Conv(x[N,C,H,W], w[OC,C/g,KH,KW])  ->  conv(x as [N,H,W,C], w as [OC,KH,KW,C/g], b)

A signal [N,C,L] is an image of height 1.
"""

from __future__ import annotations

import numpy as np

from tuner.fusion.lowering import Lowering, NoKernelError
from tuner.fusion.rules.movement import ints
from tuner.fusion.view import Shape, View
from tuner.graph import Attribute, Node


def lower_conv(low: Lowering, node: Node) -> None:
    """Lower Conv to `conv` or `depthwise`; weights are [outputs, height, width, inputs]."""
    x = _channels_last(low, node)
    weights, group = _weights(low, node), node.attributes.get("group", 1)
    out_channels, *_, depth = low.types[weights].shape
    bias = low.zeros(out_channels)
    if len(node.inputs) > 2 and node.inputs[2]:
        bias = low.dense(_constant(low, node.inputs[2]), node)
    assert isinstance(group, int)
    attributes = _spatial(node)
    is_depthwise = depth == 1 and group == out_channels > 1
    if not is_depthwise:
        attributes["group"] = group
    inputs = (low.dense(x, node), weights, bias)
    _emit_image(low, node, "depthwise" if is_depthwise else "conv", inputs, attributes)


def lower_pool(low: Lowering, node: Node) -> None:
    """Lower MaxPool, AveragePool and the global pools to `pool`."""
    x = _channels_last(low, node)
    include = node.attributes.get("count_include_pad", 0)
    is_max = node.op == "MaxPool"
    attributes: dict[str, Attribute] = {
        **_spatial(node),
        "mode": "max" if is_max else "average",
        "kernel": _two(ints(node, "kernel"), 1),
        "count_include_pad": 0 if is_max else include,
    }
    _emit_image(low, node, "pool", (low.dense(x, node),), attributes)


def _channels_last(low: Lowering, node: Node) -> View:
    view = low.f32_view(node.inputs[0])
    if len(view.shape) == 3:
        image = view.reshape((*view.shape[:2], 1, view.shape[2]))
        assert image is not None
        view = image
    if len(view.shape) != 4:
        raise NoKernelError
    return view.permute((0, 2, 3, 1))


def _constant(low: Lowering, name: str) -> View:
    view = low.f32_view(name)
    if not low.is_constant(view):
        raise NoKernelError
    return view


def _weights(low: Lowering, node: Node) -> str:
    view = _constant(low, node.inputs[1])
    shape = view.shape if len(view.shape) == 4 else (*view.shape[:2], 1, view.shape[2])

    def build() -> np.ndarray:
        return low.value(view).reshape(shape).transpose(0, 2, 3, 1)

    return low.constant(node.inputs[1], "channels-last weights", build)


def _two(values: tuple[int, ...], missing: int) -> tuple[int, ...]:
    """Values for height and width."""
    return values if len(values) == 2 else (missing, *values)


def _spatial(node: Node) -> dict[str, Attribute]:
    pads = ints(node, "pads")
    return {
        "strides": _two(ints(node, "strides"), 1),
        "dilations": _two(_dilations(node), 1),
        "pads": pads if len(pads) == 4 else (0, pads[0], 0, pads[1]),
    }


def _dilations(node: Node) -> tuple[int, ...]:
    has_dilations = "dilations" in node.attributes
    return ints(node, "dilations") if has_dilations else (1,) * len(ints(node, "strides"))


def _emit_image(
    low: Lowering, node: Node, op: str, inputs: tuple[str, ...], attributes: dict[str, Attribute]
) -> None:
    out = low.shape(node.outputs[0])
    batch, channels, *sizes = out
    shape: Shape = (batch, *_two(tuple(sizes), 1), channels)
    result = low.emit(op, node, inputs, attributes, shape)
    view = result.permute((0, 3, 1, 2)).reshape(out)
    assert view is not None
    low.bind(node.outputs[0], view)


RULES = {"Conv": lower_conv, "MaxPool": lower_pool, "AveragePool": lower_pool}
