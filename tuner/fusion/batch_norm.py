"""Batch normalisation becomes part of the weights before it, or a scale and a shift.

    Conv(x, w, b) -> BatchNormalization   ->  Conv(x, w * s, (b - mean) * s + shift)
    x -> BatchNormalization               ->  Add(Mul(x, s), shift - mean * s)

with s = scale / sqrt(var + epsilon), in float64.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Graph, Node


@dataclass(frozen=True)
class _Affine:
    """y = x * scale + shift for each channel, float64."""

    scale: np.ndarray
    shift: np.ndarray


def fold_batch_norm(graph: Graph) -> Graph:
    """Remove every BatchNormalization whose statistics are constants."""
    work = Rewriter(graph)
    for node in work.nodes():
        if node.op == "BatchNormalization" and all(n in work.constants for n in node.inputs[1:]):
            _fold(work, node)
    return work.freeze()


def _fold(work: Rewriter, norm: Node) -> None:
    affine = _affine(work, norm)
    conv = work.maker(norm.inputs[0], "Conv")
    if conv is not None and _is_foldable(work, conv):
        work.replace([conv, norm], [_scaled_conv(work, conv, norm, affine)])
    elif work.types[norm.outputs[0]].dtype == "f32":
        work.replace([norm], _scale_and_shift(work, norm, affine))


def _affine(work: Rewriter, norm: Node) -> _Affine:
    epsilon = norm.attributes.get("epsilon", 1e-5)
    assert isinstance(epsilon, float)
    # A negative variance, or what is no number, gives what is no number: as it would at run time.
    with np.errstate(all="ignore"):
        scale, bias, mean, var = (work.constants[n].astype(np.float64) for n in norm.inputs[1:5])
        factor = scale / np.sqrt(var + epsilon)
        return _Affine(factor, bias - mean * factor)


def _is_foldable(work: Rewriter, conv: Node) -> bool:
    is_constant = all(name in work.constants for name in conv.inputs[1:] if name)
    return is_constant and work.only_reader(conv.outputs[0]) is not None


def _scaled_conv(work: Rewriter, conv: Node, norm: Node, affine: _Affine) -> Node:
    w = work.constants[conv.inputs[1]]
    factors = affine.scale.reshape(-1, *(1,) * (w.ndim - 1))
    # NumPy multiplies in float64 and rounds once, block by block: no float64 copy of the weights.
    scaled = np.multiply(w, factors, out=np.empty_like(w), casting="same_kind")
    bias = affine.shift
    if len(conv.inputs) > 2 and conv.inputs[2]:
        bias = work.constants[conv.inputs[2]].astype(np.float64) * affine.scale + affine.shift
    inputs = (
        conv.inputs[0],
        work.add_constant(f"{conv.inputs[1]}.folded", scaled),
        work.add_constant(f"{norm.outputs[0]}.bias", bias),
    )
    return replace(
        conv, inputs=inputs, outputs=norm.outputs[:1], origin=(*conv.origin, *norm.origin)
    )


def _scale_and_shift(work: Rewriter, norm: Node, affine: _Affine) -> list[Node]:
    x, y = norm.inputs[0], norm.outputs[0]
    per_channel = (-1, *(1,) * (len(work.shape(x)) - 2))
    scale = work.add_constant(f"{y}.scale", affine.scale.reshape(per_channel))
    shift = work.add_constant(f"{y}.shift", affine.shift.reshape(per_channel))
    scaled = work.add_tensor(f"{y}.scaled", work.types[y])
    return [
        Node("Mul", (x, scale), (scaled,), {}, norm.name, norm.origin),
        Node("Add", (scaled, shift), (y,), {}, norm.name, norm.origin),
    ]
