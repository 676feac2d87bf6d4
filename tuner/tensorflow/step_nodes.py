"""Operators of a graph that is cut: their names, order and shapes, and what is in it twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import tensorflow as tf
from tensorflow.core.framework.graph_pb2 import GraphDef
from tensorflow.core.framework.node_def_pb2 import NodeDef
from tensorflow.python.framework import op_def_registry

READ = "ReadVariableOp"
READS = frozenset({READ})
PASSIVE = frozenset({"Const", "Placeholder"})


def node_of(tensor: str) -> str:
    """The node of a tensor ("x:1"), or of a control edge ("^x")."""
    return tensor.removeprefix("^").partition(":")[0]


def handle_of(node: str, of: Mapping[str, Any]) -> str:
    """The node that a node is, or copies. `of`: nodes by their names."""
    while of[node].op == "Identity":
        node = node_of(of[node].input[0])
    return node


def make_copy(node: Any, value: str, dropped: str = "") -> None:
    """Make a node a copy of a value of its type, without its edge `dropped`."""
    kind = node.attr["dtype" if node.op == READ else "T"].type
    edges = [one for one in node.input if one.startswith("^") and one != dropped]
    node.op = "Identity"
    del node.input[:]
    node.input.extend([value, *edges])
    node.attr.clear()
    node.attr["T"].type = kind


@cache
def has_effects(operator: str) -> bool:
    """Return whether an operator does more than compute, or TensorFlow does not know it."""
    known = op_def_registry.get(operator)
    return operator not in {*READS, *PASSIVE} and (known is None or known.is_stateful)


def merged(nodes: Sequence[Any], results: Sequence[str]) -> tuple[list[Any], list[str]]:
    """Return the nodes but for those that compute what another one does, and the results' names.

    Keras has the powers of Adam's rates once for each variable.
    """
    first: dict[Any, str] = {}
    renamed: dict[str, str] = {}

    def known(tensor: str) -> str:
        name = node_of(tensor)
        return tensor.replace(name, renamed[name], 1) if name in renamed else tensor

    kept = []
    for node in in_order(nodes):
        inputs = list(map(known, node.input))
        edges = [one for one in inputs if one.startswith("^")]
        inputs = [*inputs[: len(inputs) - len(edges)], *dict.fromkeys(edges)]
        del node.input[:]
        node.input.extend(inputs)
        if node.op != "Placeholder" and node.op not in READS and not has_effects(node.op):
            attributes = sorted(
                (name, value.SerializeToString(deterministic=True))
                for name, value in node.attr.items()
            )
            key = node.op, tuple(inputs), tuple(attributes)
            if key in first:
                renamed[node.name] = first[key]
                continue
            first[key] = node.name
        kept.append(node)
    return kept, list(map(known, results))


def with_known_reads(nodes: Sequence[Any], resources: Mapping[str, Any]) -> list[Any]:
    """Copies of the nodes; reads of variables know their shapes."""
    of = {node.name: node for node in nodes}
    found = []
    for node in nodes:
        copy = NodeDef()
        copy.CopyFrom(node)
        if node.op in READS:
            handle = handle_of(node_of(node.input[0]), of)
            data = getattr(resources.get(handle), "_handle_data", None)
            if data is not None and data.is_set:
                copy.attr["_output_shapes"].list.shape.add().CopyFrom(data.shape_and_type[0].shape)
        found.append(copy)
    return found


def shapes_of(nodes: Sequence[Any], graph: Any) -> dict[str, tuple[Any, tuple[int, ...] | None]]:
    """Type and shape of each tensor; None for a shape that is open."""
    copy = GraphDef(library=graph.library, versions=graph.versions)
    for node in nodes:
        held = copy.node.add()
        held.CopyFrom(node)
        known = held.attr.pop("_output_shapes", None)
        if node.op in READS and known is not None:
            dtype = node.attr["dtype"].type
            held.CopyFrom(NodeDef(name=node.name, op="Placeholder"))
            held.attr["dtype"].type = dtype
            held.attr["shape"].shape.CopyFrom(known.list.shape[0])
    with tf.Graph().as_default() as imported:
        tf.graph_util.import_graph_def(copy, name="")
        return {
            one.name: (one.dtype, tuple(one.shape) if one.shape.is_fully_defined() else None)
            for operation in imported.get_operations()
            for one in operation.outputs
        }


def in_order(nodes: Sequence[Any]) -> list[Any]:
    """The nodes, each after those that it reads or waits for."""
    of = {node.name: node for node in nodes}
    done: dict[str, None] = {}
    for first in of:
        stack = [first]
        while stack:
            name = stack[-1]
            missing = [one for one in map(node_of, of[name].input) if one not in done]
            if missing and name not in done:
                stack += missing
            else:
                done[stack.pop()] = None
    return [of[name] for name in done]


def without_waits_for_values(nodes: Sequence[Any]) -> list[Any]:
    """Copies of the nodes, in their order, whose control edges say only what effects need.

    TensorFlow lets all of a function that was called wait for all that it is given. Exact: what
    computes alone may be at any time, and hands its waits on to what reads it; a read of a variable
    waits for effects, and for nothing that none is ahead of; an effect waits for all as before.
    `nodes` are in an order in which they may run.
    """
    follows_effect: dict[str, bool] = {}
    handed_on: dict[str, frozenset[str]] = {}
    kinds = {node.name: node.op for node in nodes}
    found = []
    for node in nodes:
        copy = NodeDef()
        copy.CopyFrom(node)
        data = [one for one in node.input if not one.startswith("^")]
        edges = [node_of(one) for one in node.input if one.startswith("^")]
        waits = frozenset(one for one in edges if kinds[one] != "NoOp")
        waits = waits.union(*(handed_on[node_of(one)] for one in node.input))
        is_effect = has_effects(node.op)
        follows_effect[node.name] = is_effect or any(
            follows_effect[node_of(one)] for one in node.input
        )
        kept = waits if is_effect else frozenset[str]()
        if node.op in READS:
            kept = frozenset(one for one in waits if follows_effect[one])
        handed_on[node.name] = frozenset() if is_effect else waits - kept
        del copy.input[:]
        copy.input.extend([*data, *(f"^{one}" for one in sorted(kept))])
        found.append(copy)
    return found


def full_name(tensor: str) -> str:
    """The name of a tensor with its number; edges stay as they are."""
    return tensor if ":" in tensor or tensor.startswith("^") else f"{tensor}:0"


def plain_name(tensor: str) -> str:
    """A name for a Placeholder that stands for a tensor."""
    return tensor.removesuffix(":0").replace(":", "_of_")
