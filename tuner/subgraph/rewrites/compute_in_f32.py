"""A convolution of integers computes with the same numbers in f32, which may need fewer products.

conv(q, w, b) of u8 and i8  ->  conv(q - zero, w, b + zero * sums of w) of f32, then its tail

The tail is a task of its own where the result is stored in fewer bits: Winograd stores f32.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tuner.expression import Expression
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node
from tuner.subgraph.rewrites.rewrite import Rewrite, Site, nodes_of


def _match(work: Rewriter, site: Site) -> Node | None:
    """A convolution as Winograd does them; integers have no such kernels."""
    node = work.maker(site[0], "conv")
    if node is None or work.types[node.inputs[0]].dtype != "u8":
        return None
    a = node.attributes
    is_dense = a["strides"] == a["dilations"] == (1, 1) and a["group"] == 1
    is_plain = "source_strides" not in a and "parts" not in a
    return node if is_dense and is_plain and min(work.shape(node.inputs[1])[1:3]) > 1 else None


def _edit(work: Rewriter, node: Node) -> None:
    q, w, b, *operands = node.inputs
    zero = int(node.number("pad_value", 0.0))
    weights, bias = work.constants[w], work.constants[b]
    sums = weights.sum(axis=(1, 2, 3), dtype=np.int64)
    numbers = work.add_tensor(f"{q}.f32", replace(work.types[q], dtype="f32"))
    inputs = (
        numbers,
        work.add_constant(f"{w}.f32", weights, np.dtype(np.float32)),
        work.add_constant(f"{b}.f32", bias + zero * sums, np.dtype(np.float32)),
        *operands,
    )
    change = Expression().then("sub", "x0", float(zero))
    widened = Node("elementwise", (q,), (numbers,), {"expression": change}, node.name, node.origin)
    attributes = {name: value for name, value in node.attributes.items() if name != "pad_value"}
    conv = replace(node, inputs=inputs, attributes=attributes)
    work.replace([node], [widened, *_with_tail_apart(work, conv)])


def _with_tail_apart(work: Rewriter, conv: Node) -> list[Node]:
    """The convolution, and its tail as a task where the result is stored in fewer bits."""
    (y,) = conv.outputs
    if work.types[y].dtype == "f32":
        return [conv]
    sums = work.add_tensor(f"{y}.sums", replace(work.types[y], dtype="f32"))
    attributes = {name: value for name, value in conv.attributes.items() if name != "tail"}
    alone = replace(conv, inputs=conv.inputs[:3], outputs=(sums,), attributes=attributes)
    tail = conv.expression("tail")
    tail = tail if tail.instructions else tail.then("mul", "it", 1.0)
    inputs = (sums, *conv.inputs[3:])
    return [alone, Node("elementwise", inputs, (y,), {"expression": tail}, conv.name, conv.origin)]


COMPUTE_IN_F32 = Rewrite("compute_in_f32", nodes_of("conv"), _match, _edit)
