"""A Resize of the normalised graph in operators of ONNX that know nothing of places: Gathers."""

from collections.abc import Sequence

import numpy as np
import onnx
from onnx import helper

from tuner.graph import Node
from tuner.ops.resize import ResizedAxis


def resize_nodes(
    node: Node, x: Sequence[int], y: Sequence[int]
) -> tuple[list[onnx.NodeProto], dict[str, np.ndarray]]:
    """The nodes that make the node's result of shape y from its input of shape x; constants."""
    a, (name,), (output,) = node.attributes, node.inputs, node.outputs
    protos, constants = [], {}
    for i, scale in enumerate((a["scale"], a["next_scale"])):
        axis, made = a["axis"] + i, f"{output}.{i}"
        resized = ResizedAxis(x[axis], y[axis], scale)
        if a["kind"] == "nearest":
            constants[f"{made}.indices"] = resized.nearest(*a["mode"].split("/"))
            protos.append(helper.make_node("Gather", [name, f"{made}.indices"], [made], axis=axis))
            name = made
            continue
        found = resized.neighbours(a["mode"])
        share = found.share.reshape(-1, *(1,) * (len(x) - axis - 1))
        for side, indices, own in (("low", found.low, 1 - share), ("high", found.high, share)):
            part = f"{made}.{side}"
            constants |= {f"{part}.indices": indices, f"{part}.share": own.astype(np.float32)}
            protos += [
                helper.make_node("Gather", [name, f"{part}.indices"], [f"{part}.x"], axis=axis),
                helper.make_node("Mul", [f"{part}.x", f"{part}.share"], [part]),
            ]
        protos.append(helper.make_node("Add", [f"{made}.low", f"{made}.high"], [made]))
        name = made
    return [*protos, helper.make_node("Identity", [name], [output])], constants
