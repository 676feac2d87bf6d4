"""Rows that are added to zeros, and these to another tensor, are added to that tensor at once.

    add(x, scatter_nd(0, indices, rows))    ->    scatter_nd(x, indices, rows)

As gradients are of a table whose rows are read, and which is multiplied as well.
"""

from __future__ import annotations

from tuner.expression import Expression
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node

SUM = Expression().then("add", "x0", "x1")


def add_rows(work: Rewriter, node: Node) -> None:
    """Add rows to the other summand, which needs no table of zeros.

    Exact up to the order of a sum: that of the rows of one place begins with the other summand.
    """
    if node.expression("expression") != SUM:
        return
    for name, other in (node.inputs, node.inputs[::-1]):
        scatter = work.private_maker(name, "scatter_nd")
        if scatter is None or "shape" not in scatter.attributes or other == name:
            continue
        zero, *given = scatter.inputs
        is_sum = scatter.attributes["mode"] == "add" and work.scalar(zero) == 0
        if is_sum and work.types[other] == work.types[name] == work.types[node.outputs[0]]:
            attributes = {
                key: scatter.attributes[key] for key in scatter.attributes if key != "shape"
            }
            origin = (*scatter.origin, *node.origin)
            inputs = (other, *given)
            added = Node("scatter_nd", inputs, node.outputs, attributes, scatter.name, origin)
            work.replace([scatter, node], [added])
            return
