"""One rule for each ONNX operator: how it becomes task ops. See `Lowering`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tuner.fusion.lowering import Lowering, NoKernelError
from tuner.fusion.rules import elementwise, images, movement, products, rows
from tuner.graph import Graph, Node

RULES: Mapping[str, Callable[[Lowering, Node], None]] = {
    **elementwise.RULES, **movement.RULES, **products.RULES, **images.RULES, **rows.RULES
}  # fmt: skip


def lower(graph: Graph) -> Graph:
    """ONNX operators become task ops, reshapes, and segments for what has no kernel."""
    low = Lowering(graph)
    for node in graph.nodes:
        rule = RULES.get(node.op) if _is_static(node, graph) else None
        try:
            (rule or Lowering.emit_segment)(low, node)
        except NoKernelError:
            low.emit_segment(node)
    return low.result()


def _is_static(node: Node, graph: Graph) -> bool:
    names = [name for name in (*node.inputs, *node.outputs) if name]
    return all(graph.types[name].is_static and graph.types[name].count for name in names)
