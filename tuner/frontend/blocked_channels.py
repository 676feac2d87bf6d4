"""Nodes of ONNX Runtime's blocked images, which it writes at its highest level, as plain ones.

    ReorderInput(x); nchwc.Conv(., packed w); ReorderOutput(.)   ->  FusedConv(x, w)

In memory such an image has its channels in blocks, [N, C/B, H, W, B], and the file says that it is
[N, C, H, W]: which channels it has is what is kept here, and their order is not. Channels that fill
the last block are zeros by their weights, and are left out. B depends on the CPU that the file was
written for, and ONNX Runtime reads the file for its own: that one is asked. Nothing is lost. A file
that cannot be read in this way is ONNX Runtime's as a whole: a part of it could not be handed over.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper

from tuner.errors import ModelError
from tuner.frontend.known import CONTRIBUTED, KnownTensors
from tuner.frontend.run_order import described
from tuner.ops.onnx_runtime import open_session

BLOCKED = "com.microsoft.nchwc"
"""Domain of operators on blocked images."""
MIN_OPSET = 11
"""First opset whose Resize has all that is needed."""

_SAME = ("AveragePool", "GlobalAveragePool", "GlobalMaxPool", "MaxPool")


@cache
def block_size() -> int:
    """Channels of a block on this machine: 16 or 8; the order of pixels of a real image says it."""
    node = helper.make_node("ReorderInput", ["x"], ["y"], domain=BLOCKED)
    values = [helper.make_tensor_value_info(n, TensorProto.FLOAT, [1, 16, 1, 2]) for n in "xy"]
    graph = helper.make_graph([node], "block", values[:1], values[1:])
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid(BLOCKED, 1)]
    model = helper.make_model(graph, opset_imports=opsets, ir_version=8)
    image = np.arange(32, dtype=np.float32).reshape(1, 16, 1, 2)
    (result,) = open_session(model.SerializeToString(), 1).run(None, {"x": image})
    # The second pixel of the first channel comes behind the first one of a whole block.
    return int(np.flatnonzero(result.reshape(-1) == image[0, 0, 0, 1])[0])


def unpacked(weights: np.ndarray, groups: int, block: int) -> np.ndarray:
    """The weights of a convolution [O, I, H, W] from those that are packed in blocks.

    Whole blocks of input channels are packed as well, [O/B, I/B, H, W, B of I, B of O]; few ones,
    or the single one of a depthwise convolution, are not: [O/B, I, H, W, B].
    """
    outputs, inputs, *kernel = weights.shape
    if inputs % block or (groups > 1 and inputs == 1):
        order = (0, 4, 1, 2, 3)
        split = weights.reshape(outputs // block, inputs, *kernel, block).transpose(order)
    else:
        shape = (outputs // block, inputs // block, *kernel, block, block)
        split = weights.reshape(shape).transpose(0, 5, 1, 4, 2, 3)
    return np.ascontiguousarray(split).reshape(weights.shape)


def unblocked(node: onnx.NodeProto, known: KnownTensors) -> list[onnx.NodeProto] | None:
    """The nodes on plain images that stand for one on blocked ones; None for any other node.

    Raises ModelError where there are none: ONNX Runtime has to run the whole model then.
    """
    if node.domain != BLOCKED:
        return None
    attributes = {a.name: helper.get_attribute_value(a) for a in node.attribute}
    image = known.type_of(node.input[0])
    if known.opsets.get("", 0) < MIN_OPSET or image is None or len(image.shape) != 4:
        raise _refused(node)
    x, (y,) = node.input[0], node.output
    if node.op_type == "ReorderInput":
        perm = (0, 3, 1, 2) if attributes.get("channels_last", 0) else (0, 1, 2, 3)
        return [helper.make_node("Transpose", [x], [y], node.name, perm=perm)]
    if node.op_type == "ReorderOutput":
        if attributes.get("channels", 0) != image.shape[1]:
            raise _refused(node)
        perm = (0, 2, 3, 1) if attributes.get("channels_last", 0) else (0, 1, 2, 3)
        return [helper.make_node("Transpose", [x], [y], node.name, perm=perm)]
    if node.op_type == "Conv":
        return [_conv(node, attributes, image.shape[1], known)]
    if node.op_type == "Upsample":
        return [_resize(node, attributes, known)]
    if node.op_type not in _SAME:
        raise _refused(node)
    plain = {n: v for n, v in attributes.items() if n != "dilations" or any(d != 1 for d in v)}
    return [helper.make_node(node.op_type, [x], [y], node.name, **plain)]


def _conv(
    node: onnx.NodeProto, attributes: Mapping[str, Any], channels: int, known: KnownTensors
) -> onnx.NodeProto:
    """A convolution with plain weights, without channels that fill blocks."""
    x, w, bias, total = (*node.input, "", "")[:4]
    groups, block = attributes.get("group", 1), block_size()
    packed = known.constants.get(w)
    offsets = known.constants.get(bias) if bias else None
    if packed is None or packed.ndim != 4 or packed.dtype != np.float32 or packed.shape[0] % block:
        raise _refused(node)
    if bias and (offsets is None or offsets.shape != packed.shape[:1]):
        raise _refused(node)
    weights = unpacked(packed, groups, block)
    if groups == 1:
        if not 0 < channels <= weights.shape[1] or weights[:, channels:].any():
            raise _refused(node)
        weights = weights[:, :channels]
        used = np.flatnonzero(weights.reshape(len(weights), -1).any(axis=1))
        if offsets is not None:
            used = np.append(used, np.flatnonzero(offsets))
        least = max(int(used.max(initial=0)) + 1, len(weights) - block + 1)
        weights = weights[: _outputs_of(node, known) or least]
    elif weights.shape[1] == 1 and channels < groups == len(weights):
        if weights[channels:].any():
            raise _refused(node)
        weights, attributes = weights[:channels], {**attributes, "group": channels}
    known.budget.spend(weights.nbytes, described(node))
    names = [x, f"{node.output[0]}:weights"]
    known.add_constant(names[1], np.ascontiguousarray(weights))
    if offsets is not None:
        names.append(f"{node.output[0]}:bias")
        known.add_constant(names[2], offsets[: len(weights)].copy())
    if total:
        names += [""] * (3 - len(names)) + [total]
    return helper.make_node(
        "FusedConv", names, node.output, node.name, domain=CONTRIBUTED, **attributes
    )


def _outputs_of(node: onnx.NodeProto, known: KnownTensors) -> int:
    """The channels of the tensor that is added to the result; 0 without one."""
    total = known.type_of(node.input[3]) if len(node.input) > 3 and node.input[3] else None
    return total.shape[1] if total is not None and len(total.shape) == 4 else 0


def _resize(
    node: onnx.NodeProto, attributes: Mapping[str, Any], known: KnownTensors
) -> onnx.NodeProto:
    """An enlargement by whole numbers."""
    scales = f"{node.output[0]}:scales"
    known.add_constant(scales, np.array(attributes["scales"], np.float32))
    plain = {name: value for name, value in attributes.items() if name != "scales"}
    if plain.get("mode", b"nearest") == b"nearest":
        plain["nearest_mode"] = "floor"
    plain.setdefault("coordinate_transformation_mode", "asymmetric")
    return helper.make_node("Resize", [node.input[0], "", scales], node.output, node.name, **plain)


def _refused(node: onnx.NodeProto) -> ModelError:
    return ModelError(
        f"{described(node)} is of a layout in blocks that is not read here",
        "write the model at the level ORT_ENABLE_EXTENDED, which does not depend on the CPU",
    )
