"""RMS norm, written out, becomes a layer normalisation that is not centred.

    r = Sqrt(Add(ReduceMean(Pow(x, 2)), epsilon))
    Mul(Mul(x, Div(1, r)), scale)   ->  LayerNormalization(x, scale), centred=0

Div(1, r) may be Reciprocal(r), x may be divided by r, and the scale may be missing.
"""

from __future__ import annotations

import numpy as np

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node


def recognise_rms_norm(work: Rewriter, mean: Node) -> None:
    """Replace a written-out RMS norm over the last axis, given its mean of squares.

    Bounded as a sum of squares is; not where a discontinuity sees it from near.
    """
    square = work.maker(mean.inputs[0], "Pow", "Mul")
    add = work.only_reader(mean.outputs[0], "Add")
    if square is None or add is None or not _is_over_last_axis(work, mean):
        return
    x, factor = square.inputs
    epsilons = [e for name in add.inputs if (e := work.scalar(name)) is not None]
    root = work.only_reader(add.outputs[0], "Sqrt")
    is_square = factor == x if square.op == "Mul" else work.scalar(factor) == 2.0
    steps = _divided(work, x, root.outputs[0]) if root is not None else []
    if root is None or not (is_square and epsilons and steps):
        return
    (y,), size = steps[-1].outputs, work.shape(x)[-1]
    scale = np.ones(size)
    scaled = work.only_reader(y, "Mul")
    for name in scaled.inputs if scaled is not None else ():
        if scaled is not None and name in work.constants and work.shape(name) == (size,):
            steps, (y,), scale = [*steps, scaled], scaled.outputs, work.constants[name]
    if work.sight(steps[-1]).near:
        return
    origin = tuple(node.op for node in (square, mean, add, root, *steps))
    inputs = (x, work.add_constant(f"{y}.scale", scale, work.dtype(y)))
    attributes = {"axis": len(work.shape(x)) - 1, "epsilon": epsilons[0], "centred": 0}
    norm = Node("LayerNormalization", inputs, (y,), attributes, mean.name, origin)
    work.replace(steps, [norm])


def _is_over_last_axis(work: Rewriter, mean: Node) -> bool:
    rank = len(work.shape(mean.inputs[0]))
    return mean.attributes["keepdims"] == 1 and [a % rank for a in mean.ints("axes")] == [rank - 1]


def _divided(work: Rewriter, x: str, root: str) -> list[Node]:
    """The nodes that divide x by the root; none where something else is done."""
    reader = work.only_reader(root, "Div", "Reciprocal")
    if reader is None:
        return []
    if reader.op == "Div" and reader.inputs == (x, root):
        return [reader]
    is_inverse = reader.op == "Reciprocal" or work.scalar(reader.inputs[0]) == 1.0
    product = work.only_reader(reader.outputs[0], "Mul") if is_inverse else None
    return [reader, product] if product is not None and x in product.inputs else []
