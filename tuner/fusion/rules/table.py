"""The table of rules: ONNX operator -> the rule that lowers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tuner.fusion.duplicates import drop_duplicates
from tuner.fusion.lowering import Lowering, NoKernelError
from tuner.fusion.rules import elementwise, images, movement, products, rows
from tuner.graph import Graph, Node

Rule = Callable[[Lowering, Node], None]

RULES: Mapping[str, Rule] = {
    name: rule
    for module in (elementwise, movement, products, images, rows)
    for name, rule in module.RULES.items()
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
