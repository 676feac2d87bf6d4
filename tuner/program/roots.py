"""Roots: the tensors whose memory others use. Reshapes and parts have none of their own."""

from __future__ import annotations

from dataclasses import dataclass

from tuner.graph import Graph, Node
from tuner.ops import OPS


@dataclass(frozen=True)
class Root:
    """The tensor that has the memory, and where in it this one begins."""

    name: str
    start_bytes: int = 0


def roots_of(graph: Graph) -> dict[str, Root]:
    """The root of each tensor: itself, or that of what it is a reshape or a part of.

    Raises ValueError for a part of a tensor whose size is open.
    """
    roots = {name: Root(name) for name in (*graph.inputs, *graph.constants)}
    for node in graph.nodes:
        if OPS[node.op].is_in_place:
            whole = roots[node.inputs[0]]
            roots[node.outputs[0]] = Root(whole.name, whole.start_bytes + _start(graph, node))
        else:
            roots.update((name, Root(name)) for name in node.outputs)
    return roots


def _start(graph: Graph, node: Node) -> int:
    """Start of the output in the input, in bytes."""
    if node.op != "part":
        return 0
    index, part = node.attributes["index"], graph.types[node.outputs[0]]
    if not part.is_static or not isinstance(index, int):
        raise ValueError(f"{node.outputs[0]} is part {index!r} of something of an open size")
    return index * part.size_bytes
