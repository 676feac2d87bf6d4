"""Equal nodes become one: common subexpression elimination.

Sub(x, m) -> a, Sub(x, m) -> b   ->  Sub(x, m) -> a, and readers of b read a
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from tuner.graph import Graph, Node


def drop_duplicates(graph: Graph) -> Graph:
    """Let equal nodes be one node. Segments, what they read, and makers of graph outputs stay."""
    fixed = names_in_segments(graph) | {*graph.outputs}
    seen: dict[Hashable, Node] = {}
    alias: dict[str, str] = {}
    nodes = []
    for original in graph.nodes:
        node = replace(original, inputs=tuple(alias.get(n, n) for n in original.inputs))
        first = seen.setdefault(_identity(node, graph), node)
        if first is node or node.op == "segment" or fixed & {*node.outputs}:
            nodes.append(node)
        else:
            alias.update(zip(node.outputs, first.outputs, strict=True))
    return graph.with_nodes(tuple(nodes))


def names_in_segments(graph: Graph) -> set[str]:
    """The tensors that a segment reads: the model inside calls them so."""
    return {name for node in graph.nodes if node.op == "segment" for name in node.inputs}


def _identity(node: Node, graph: Graph) -> Hashable:
    types = tuple(graph.types.get(name) for name in node.outputs)
    return node.op, node.inputs, types, tuple(sorted(node.attributes.items(), key=_by_name))


def _by_name(item: tuple[str, object]) -> str:
    return item[0]
