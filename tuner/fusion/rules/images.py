"""Convolution and pooling, channels-last.

    Conv(x[N,C,H,W], w[OC,C/g,KH,KW])  ->  conv(x as [N,H,W,C], w as [OC,KH,KW,C/g], b)

Signals [N,C,L] are images of height 1 behind the front end.
"""

from __future__ import annotations

import numpy as np

from tuner.fusion.lowering import Lowering
from tuner.fusion.view import View
from tuner.graph import Attribute, Node


def lower_conv(low: Lowering, node: Node) -> None:
    """Lower Conv to `conv` or `depthwise`; weights are [outputs, height, width, inputs]."""
    x = _channels_last(low, node)
    weights, group = _weights(low, node), node.attributes.get("group", 1)
    out_channels, *_, depth = low.types[weights].shape
    bias = low.zeros(out_channels)
    if node.input(2):
        bias = low.dense(low.view(node.inputs[2]), node)
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
    attributes: dict[str, Attribute] = {
        **_spatial(node),
        "mode": "max" if node.op == "MaxPool" else "average",
        "kernel": node.ints("kernel"),
        "count_include_pad": node.attributes["count_include_pad"],
    }
    _emit_image(low, node, "pool", (low.dense(x, node),), attributes)


def _channels_last(low: Lowering, node: Node) -> View:
    return low.view(node.inputs[0]).permute((0, 2, 3, 1))


def _weights(low: Lowering, node: Node) -> str:
    view = low.view(node.inputs[1])

    def build() -> np.ndarray:
        return low.value(view).transpose(0, 2, 3, 1)

    return low.constant(node.inputs[1], "channels-last weights", build)


def _spatial(node: Node) -> dict[str, Attribute]:
    return {name: node.ints(name) for name in ("strides", "dilations", "pads")}


def _emit_image(
    low: Lowering, node: Node, op: str, inputs: tuple[str, ...], attributes: dict[str, Attribute]
) -> None:
    out = low.shape(node.outputs[0])
    shape = (out[0], *out[2:], out[1])
    result = low.emit(op, node, inputs, attributes, shape)
    low.bind(node.outputs[0], result.permute((0, 3, 1, 2)))


RULES = {"Conv": lower_conv, "MaxPool": lower_pool, "AveragePool": lower_pool}
