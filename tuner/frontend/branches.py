"""Branches of If with a known condition take the node's place. Renaming in subgraphs."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

import onnx
from onnx import helper

from tuner.frontend.known import Known, standard_domain
from tuner.frontend.order import needed_in_order, own_names, subgraphs
from tuner.frontend.tensors import array_of

MAX_PREFIX = 256


def chosen_branch(node: onnx.NodeProto, known: Known) -> list[onnx.NodeProto] | None:
    """The nodes of the branch that an If with a constant condition takes, else None.

    Inner names get the If's output name in front, so that no two branches meet.
    """
    if node.op_type != "If" or standard_domain(node.domain) or not node.input:
        return None
    condition = known.constants.get(node.input[0])
    if condition is None or condition.size != 1:
        return None
    taken = "then_branch" if condition.reshape(-1)[0] else "else_branch"
    branch = next((a.g for a in node.attribute if a.name == taken), onnx.GraphProto())
    if len(branch.output) < len(node.output):
        return None
    made = {tensor.name for tensor in branch.initializer}
    made |= {sparse.values.name for sparse in branch.sparse_initializer}
    inner = {name for inner_node in branch.node for name in inner_node.output if name}
    nodes = needed_in_order(
        branch.node,
        made | (known.types.keys() - inner),
        [value.name for value in branch.output],
    )
    place = _shortened(node.output[0])
    names = {name: f"{place}/{name}" for name in made | inner}
    for tensor in branch.initializer:
        known.add_weight(names[tensor.name], array_of(tensor))
    for sparse in branch.sparse_initializer:
        known.add_constant(names[sparse.values.name], known.dense(sparse))
    results = [
        helper.make_node("Identity", [names.get(value.name, value.name)], [name], name=node.name)
        for value, name in zip(branch.output, node.output, strict=False)
        if name
    ]
    return [*(renamed(inner_node, names) for inner_node in nodes), *results]


def _shortened(name: str) -> str:
    """Branches lie inside of each other: names must not grow with every level."""
    if len(name) <= MAX_PREFIX:
        return name
    return name[: MAX_PREFIX // 2] + "~" + hashlib.sha256(name.encode()).hexdigest()


def renamed(node: onnx.NodeProto, names: Mapping[str, str]) -> onnx.NodeProto:
    """A copy that reads and writes other tensors, in its subgraphs too."""
    copy = onnx.NodeProto()
    copy.CopyFrom(node)
    copy.input[:] = [names.get(name, name) for name in node.input]
    copy.output[:] = [names.get(name, name) for name in node.output]
    _rename_subgraphs(copy, names)
    return copy


def _rename_subgraphs(node: onnx.NodeProto, names: Mapping[str, str]) -> None:
    """Rename what subgraphs read from outside; their own names stay."""
    for graph in subgraphs(node):
        own = own_names(graph)
        free = {old: new for old, new in names.items() if old not in own}
        for inner in graph.node:
            inner.input[:] = [free.get(name, name) for name in inner.input]
            _rename_subgraphs(inner, free)
        for value in graph.output:
            value.name = free.get(value.name, value.name)
