"""Gradients of convolutions' weights, as exporters write them: only what is read, in groups or not.

Slice(ConvWeightGradient(x, dy))     ->  ConvWeightGradient(x, dy) of fewer taps
ConvWeightGradient(Reshape(x), dy)   ->  ConvWeightGradient(x, dy) in groups, whose shape follows
"""

from __future__ import annotations

from dataclasses import replace

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node

OP = "ConvWeightGradient"


def trim_gradient(work: Rewriter, part: Node) -> None:
    """Compute only the first taps of a gradient, where a Slice leaves out the others.

    A convolution with a stride has more of them where it does not divide the image. Exact: each
    tap is a sum of its own.
    """
    source = part.inputs[0]
    turned = work.private_maker(source, "Transpose")
    gradient = work.private_maker(turned.inputs[0] if turned is not None else source, OP)
    if gradient is None or any(part.ints("start")) or set(part.ints("step")) != {1}:
        return
    before, after = work.shape(source), work.shape(part.outputs[0])
    if before[:2] != after[:2] or len(after) != 4:
        return
    origin = (*gradient.origin, *part.origin)
    if turned is None:
        fewer = replace(gradient, outputs=part.outputs, origin=origin)
        work.replace([gradient, part], [fewer])
    elif turned.ints("perm") == (1, 0, 2, 3):
        kind = replace(work.types[part.outputs[0]], shape=(after[1], after[0], *after[2:]))
        name = work.add_tensor(f"{source}.taps", kind)
        fewer = replace(gradient, outputs=(name,), origin=origin)
        moved = replace(turned, inputs=(name,), outputs=part.outputs)
        work.replace([gradient, turned, part], [fewer, moved])


def read_groups(work: Rewriter, gradient: Node) -> None:
    """Read the images of groups before a reshape that joins groups and images: exact."""
    reshape = work.maker(gradient.inputs[0], "Reshape")
    if gradient.attributes["group"] != 1 and reshape is not None:
        inputs = (reshape.inputs[0], *gradient.inputs[1:])
        work.replace([gradient], [replace(gradient, inputs=inputs)])
