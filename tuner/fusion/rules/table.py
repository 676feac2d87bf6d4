"""The table of rules: ONNX operator -> the rule that lowers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tuner.fusion.duplicates import drop_duplicates
from tuner.fusion.lowering import Lowering, NoKernelError
from tuner.fusion.rules import elementwise, images, instructions, movement, products, rows
from tuner.graph import Graph, Node

Rule = Callable[[Lowering, Node], None]

RULES: Mapping[str, Rule] = {
    **dict.fromkeys(instructions.SIMPLE, elementwise.lower_elementwise),
    **dict.fromkeys(instructions.SPECIAL, elementwise.lower_elementwise),
    "Cast": elementwise.lower_cast,
    "Transpose": movement.lower_transpose,
    **dict.fromkeys(
        ("Reshape", "Flatten", "Squeeze", "Unsqueeze", "Identity"), movement.lower_reshape
    ),
    "Slice": movement.lower_slice,
    "Split": movement.lower_split,
    "Expand": movement.lower_expand,
    "Resize": movement.lower_resize,
    "Concat": movement.lower_concat,
    "Pad": movement.lower_pad,
    "Gather": movement.lower_gather,
    "Gemm": products.lower_gemm,
    "MatMul": products.lower_matmul,
    "Conv": images.lower_conv,
    "MaxPool": images.lower_pool,
    "AveragePool": images.lower_pool,
    "Softmax": rows.lower_softmax,
    "LayerNormalization": rows.lower_layer_norm,
    **dict.fromkeys(("ReduceMean", "ReduceSum", "ReduceMax", "ReduceMin"), rows.lower_reduce),
    **dict.fromkeys(("GlobalAveragePool", "GlobalMaxPool"), rows.lower_reduce),
}


def lower(graph: Graph) -> Graph:
    """ONNX operators become task ops, reshapes, and segments for what has no kernel."""
    low = Lowering(graph)
    for node in graph.nodes:
        rule = RULES.get(node.op, _no_rule) if _is_static(node, graph) else _no_rule
        try:
            rule(low, node)
        except NoKernelError:
            low.emit_segment(node)
    return drop_duplicates(low.result())


def _no_rule(_: Lowering, node: Node) -> None:
    raise NoKernelError(node.op)


def _is_static(node: Node, graph: Graph) -> bool:
    names = [name for name in (*node.inputs, *node.outputs) if name]
    return all(graph.types[name].is_static and graph.types[name].count for name in names)
