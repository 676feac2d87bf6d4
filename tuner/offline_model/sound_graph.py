"""Does a fused graph from a file make sense? How it is wired, and each of its nodes."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tuner.graph import Graph, Node, TensorType
from tuner.ops import OPS, check_task
from tuner.task import Task

MAX_RANK = 32
MAX_BYTES = 1 << 40
"""Maximum size of a tensor: more than any machine has."""


def check_graph(graph: Graph, constants: Collection[str]) -> None:
    """`constants` are the names of those that the graph will have.

    Raises ValueError, TypeError or LookupError for a graph that fusion cannot have made.
    """
    known = [*graph.inputs, *constants, *(name for node in graph.nodes for name in node.outputs)]
    if "" in known or len({*known}) != len(known) or {*known} != graph.types.keys():
        raise ValueError("its tensors are not each computed once and of one type")
    if not graph.outputs or len({*graph.outputs}) != len(graph.outputs):
        raise ValueError("it has no outputs, or one twice")
    for name, kind in graph.types.items():
        _check_type(name, kind)
    for name in (*graph.inputs, *constants):
        if not graph.types[name].is_static:
            raise ValueError(f"{name} is of an open size")
    _check_order(graph, constants)
    for node in graph.nodes:
        _check_node(node, graph)


def _check_type(name: str, kind: TensorType) -> None:
    is_right = len(kind.shape) <= MAX_RANK and min(kind.shape, default=0) >= -1
    if not is_right or (kind.is_static and kind.size_bytes > MAX_BYTES):
        raise ValueError(f"{name} is of the type {kind}")


def _check_order(graph: Graph, constants: Collection[str]) -> None:
    """Everything is there before it is read, and weights are constants."""
    fixed = {*constants}
    there = {*graph.inputs, *fixed}
    for node in graph.nodes:
        _require_all(node.inputs, there)
        _require_all([node.inputs[i] for i in OPS[node.op].constants], fixed)
        if node.op == "reshape" and fixed.issuperset(node.inputs):
            fixed.update(node.outputs)
        there.update(node.outputs)
    _require_all(graph.outputs, there)


def _require_all(names: Iterable[str], there: Collection[str]) -> None:
    for name in names:
        if name not in there:
            raise ValueError(f"{name} is read, but not there")


def _check_node(node: Node, graph: Graph) -> None:
    if node.op == "segment":
        if not node.outputs or not node.attributes.keys() == {"model"}:
            raise ValueError(f"{node.name} is not a segment")
        return
    (output,) = node.outputs
    kinds = [graph.types[name] for name in (*node.inputs, output)]
    if not all(kind.is_static for kind in kinds):
        raise ValueError(f"{node.name} works on tensors of an open size")
    check_task(Task.of(node, graph))
