"""One rule for each ONNX operator: how it becomes task ops. See `Lowering`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tuner.fusion.lowering import Lowering
from tuner.fusion.rules import elementwise, images, movement, products, rows
from tuner.graph import Graph, Node

RULES: Mapping[str, Callable[[Lowering, Node], None]] = {
    **elementwise.RULES, **movement.RULES, **products.RULES, **images.RULES, **rows.RULES,
    "segment": Lowering.keep_segment,
}  # fmt: skip


def lower(graph: Graph) -> Graph:
    """ONNX operators become task ops and reshapes; segments stay."""
    low = Lowering(graph)
    for node in graph.nodes:
        RULES[node.op](low, node)
    return low.result()
