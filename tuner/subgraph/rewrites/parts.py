"""Products of the same input joined to one, each a part of its result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node, TensorType
from tuner.subgraph.rewrites.product import Product


def side_by_side(work: Rewriter, products: Sequence[Product]) -> Node:
    """One product that computes all; they differ in weights, bias and output at most.

    Its result is [parts, ...]; a single product stays as it is.
    """
    first = products[0]
    if len(products) == 1:
        return first.as_node()
    name, axis = first.node.outputs[0], 0 if first.node.op == "conv" else 1
    shape = (len(products), *work.shape(name))
    weights = np.concatenate([work.constants[p.weights] for p in products], axis=axis)
    bias = np.concatenate([work.constants[p.bias] for p in products])
    joined = replace(
        first.node,
        outputs=(work.add_tensor(f"{name}.joined", TensorType("f32", shape)),),
        attributes={**first.node.attributes, "parts": len(products)},
        origin=tuple(op for p in products for op in p.node.origin),
    )
    return replace(
        first,
        node=joined,
        weights=work.add_constant(f"{first.weights}.joined", weights),
        bias=work.add_constant(f"{first.bias}.joined", bias),
    ).as_node()


def part(whole: str, index: int, output: str, like: Node) -> Node:
    """A part of a joined result, under a name of its own."""
    return Node("part", (whole,), (output,), {"index": index}, like.name, like.origin)
