"""Convolution and pooling, channels-last.

    Conv(x[N,C,H,W], w[OC,C/g,KH,KW])  ->  conv(x as [N,H,W,C], w as [OC,KH,KW,C/g], b)

A signal [N,C,L] is an image of height 1.
"""

from __future__ import annotations

import numpy as np

from tuner.fusion.lowering import Lowering, NoKernelError
from tuner.fusion.view import Shape, View
from tuner.graph import Attribute, Node


def lower_conv(low: Lowering, node: Node) -> None:
    """Lower Conv to `conv` or `depthwise`; weights are [outputs, height, width, inputs]."""
    x = _channels_last(low, node)
    weights, group = _weights(low, node), node.attributes.get("group", 1)
    out_channels, *_, depth = low.types[weights].shape
    bias = low.zeros(out_channels)
    if node.input(2):
        bias = low.dense(low.constant_view(node.inputs[2]), node)
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
        "kernel": _two(node.ints("kernel")),
        "count_include_pad": 0 if is_max else include,
    }
    _emit_image(low, node, "pool", (low.dense(x, node),), attributes)


def _channels_last(low: Lowering, node: Node) -> View:
    view = low.f32_view(node.inputs[0])
    if len(view.shape) == 3:
        view = low.reshape(view, (*view.shape[:2], 1, view.shape[2]), node)
    if len(view.shape) != 4:
        raise NoKernelError
    return view.permute((0, 2, 3, 1))


def _weights(low: Lowering, node: Node) -> str:
    view = low.constant_view(node.inputs[1])
    shape = view.shape if len(view.shape) == 4 else (*view.shape[:2], 1, view.shape[2])

    def build() -> np.ndarray:
        return low.value(view).reshape(shape).transpose(0, 2, 3, 1)

    return low.constant(node.inputs[1], "channels-last weights", build)


def _two(values: tuple[int, ...]) -> tuple[int, ...]:
    """Values for height and width: a signal has height 1."""
    return values if len(values) == 2 else (1, *values)


def _spatial(node: Node) -> dict[str, Attribute]:
    pads = node.ints("pads")
    return {
        "strides": _two(node.ints("strides")),
        "dilations": _two(node.ints("dilations") or (1, 1)),
        "pads": pads if len(pads) == 4 else (0, pads[0], 0, pads[1]),
    }


def _emit_image(
    low: Lowering, node: Node, op: str, inputs: tuple[str, ...], attributes: dict[str, Attribute]
) -> None:
    out = low.shape(node.outputs[0])
    batch, channels, *sizes = out
    shape: Shape = (batch, *_two(tuple(sizes)), channels)
    result = low.emit(op, node, inputs, attributes, shape)
    low.bind(node.outputs[0], low.reshape(result.permute((0, 3, 1, 2)), out, node))


RULES = {"Conv": lower_conv, "MaxPool": lower_pool, "AveragePool": lower_pool}
