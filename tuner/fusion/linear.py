"""Matrix products with constant weights become Gemm, and what belongs to a layer joins it.

Add(MatMul(x, w), b)      ->  Gemm(x, w, b)               x of any rank
Add(Conv(x, w), b)        ->  Conv(x, w, b)
Conv(Pad(x, 0))           ->  Conv(x), padding more
Split(Gemm(x, w, b))      ->  Gemm(x, w0, b0), Gemm(x, w1, b1), ...    no copy of the parts
"""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Graph, Node, TensorType

_MIN_SPLIT_COLUMNS = 64
"""Narrower products would not fill the registers of a kernel: there a copy is cheaper."""


def join_layers(graph: Graph) -> Graph:
    """Biases into products and convolutions, padding into convolutions, splits before them."""
    work = Rewriter(graph)
    for node in work.nodes():
        rule = _RULES.get(node.op)
        if rule is not None and work.types[node.outputs[0]].dtype == "f32":
            rule(work, node)
    return work.freeze()


def _join_matmul(work: Rewriter, node: Node) -> None:
    w = work.constants.get(node.inputs[1])
    if w is None or w.ndim != 2 or len(work.shape(node.inputs[0])) < 2:
        return
    gemm = replace(node, op="Gemm", attributes={})
    work.replace([node], [gemm])
    _join_bias(work, gemm, last_axis=-1)


def _join_gemm(work: Rewriter, node: Node) -> None:
    if node.inputs[1] in work.constants and node.attributes.get("alpha", 1.0) == 1.0:
        _join_bias(work, node, last_axis=-1)


def _join_conv(work: Rewriter, node: Node) -> None:
    node = _join_padding(work, node)
    _join_bias(work, node, last_axis=1)


def _join_bias(work: Rewriter, node: Node, last_axis: int) -> None:
    """Take over a following Add of one constant for each output channel."""
    has_bias = len(node.inputs) > 2 and node.inputs[2]
    add = work.only_reader(node.outputs[0], "Add")
    if has_bias or add is None or add.inputs[0] == add.inputs[1]:
        return
    shape = work.shape(node.outputs[0])
    other = add.inputs[1] if add.inputs[0] == node.outputs[0] else add.inputs[0]
    bias = work.constants.get(other)
    if bias is None or work.shape(add.outputs[0]) != shape or bias.ndim > len(shape):
        return
    channels = [1] * len(shape)
    channels[last_axis] = shape[last_axis]
    if [1] * (len(shape) - bias.ndim) + list(bias.shape) != channels:
        return
    inputs = (*node.inputs[:2], work.add_constant(f"{other}.bias", bias.reshape(-1)))
    origin = (*node.origin, *add.origin)
    work.replace([node, add], [replace(node, inputs=inputs, outputs=add.outputs, origin=origin)])


def _join_padding(work: Rewriter, conv: Node) -> Node:
    pad = work.maker(conv.inputs[0], "Pad")
    if pad is None or work.only_reader(pad.outputs[0]) is not conv or pad.attributes["value"] != 0:
        return conv
    pads, own = pad.attributes["pads"], conv.attributes["pads"]
    assert isinstance(pads, tuple)
    assert isinstance(own, tuple)
    rank = len(pads) // 2
    spatial = (*pads[2:rank], *pads[rank + 2 :])
    if len(own) != len(spatial) or any((*pads[:2], *pads[rank : rank + 2])) or min(pads) < 0:
        return conv
    attributes = {
        **conv.attributes,
        "pads": tuple(int(a) + int(b) for a, b in zip(own, spatial, strict=True)),
    }
    inputs = (pad.inputs[0], *conv.inputs[1:])
    origin = (*conv.origin, *pad.origin)
    joined = replace(conv, inputs=inputs, attributes=attributes, origin=origin)
    work.replace([pad, conv], [joined])
    return joined


def _split_gemm(work: Rewriter, split: Node) -> None:
    """Split the weights instead of the result, where the result is split by columns."""
    sizes, axis = split.attributes["sizes"], split.attributes["axis"]
    assert isinstance(sizes, tuple)
    assert isinstance(axis, int)
    shape = work.shape(split.inputs[0])
    gemm, between = _gemm_before(work, split.inputs[0])
    if gemm is None or axis % len(shape) != len(shape) - 1 or min(sizes) < _MIN_SPLIT_COLUMNS:
        return
    new: list[Node] = []
    ends = list(accumulate(int(size) for size in sizes))
    for part, end, size in zip(split.outputs, ends, sizes, strict=True):
        y = part
        if between is not None:
            rows = work.shape(gemm.outputs[0])[:-1]
            y = work.add_tensor(f"{part}.rows", TensorType("f32", (*rows, int(size))))
        new.append(_columns(work, gemm, y, end - int(size), end))
        if between is not None:
            shape_attribute = {"shape": work.shape(part)}
            new.append(replace(between, inputs=(y,), outputs=(part,), attributes=shape_attribute))
    work.replace([gemm, *([between] if between else []), split], new)


def _gemm_before(work: Rewriter, x: str) -> tuple[Node | None, Node | None]:
    """The Gemm that makes `x` alone for its reader, and a Reshape of its rows in between."""
    if work.only_reader(x) is None:
        return None, None
    between = work.maker(x, "Reshape")
    if between is not None:
        if work.shape(between.inputs[0])[-1:] != work.shape(x)[-1:]:
            return None, None
        x = between.inputs[0]
    gemm = work.maker(x, "Gemm")
    if gemm is None or work.only_reader(x) is None or not _is_splittable(work, gemm):
        return None, None
    return gemm, between


def _is_splittable(work: Rewriter, gemm: Node) -> bool:
    bias = gemm.inputs[2] if len(gemm.inputs) > 2 else ""
    columns = work.shape(gemm.outputs[0])[-1:]
    has_bias_vector = bias in work.constants and work.shape(bias) == columns
    return gemm.inputs[1] in work.constants and (not bias or has_bias_vector)


def _columns(work: Rewriter, gemm: Node, y: str, start: int, end: int) -> Node:
    w = work.constants[gemm.inputs[1]]
    part = w[start:end] if gemm.attributes.get("transB", 0) else w[:, start:end]
    inputs = [gemm.inputs[0], work.add_constant(f"{gemm.inputs[1]}.{start}", part)]
    if len(gemm.inputs) > 2 and gemm.inputs[2]:
        bias = work.constants[gemm.inputs[2]][start:end]
        inputs.append(work.add_constant(f"{gemm.inputs[2]}.{start}", bias))
    return replace(gemm, inputs=tuple(inputs), outputs=(y,), origin=(*gemm.origin, "Split"))


_RULES = {
    "MatMul": _join_matmul,
    "Gemm": _join_gemm,
    "Conv": _join_conv,
    "Split": _split_gemm,
}
