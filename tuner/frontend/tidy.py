"""The last touches on the imported nodes: no Identity, no dead node, unique names, known types."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from tuner.errors import ModelError
from tuner.frontend.known import Known
from tuner.graph import Attribute, Graph, Node, TensorType


def without_identities(
    nodes: Sequence[Node], inputs: Iterable[str], outputs: Iterable[str], known: Known
) -> list[Node]:
    """Readers of an Identity's output read its input instead.

    Where the output is one of the model's, its name is kept: the node that makes the input takes
    it over, or, where that cannot be, a Reshape to the same shape stands for the Identity.
    """
    kept = set(outputs)
    fixed = {*inputs, *kept, *known.constants}
    names: dict[str, str] = {}
    for node in nodes:
        if node.op != "Identity":
            continue
        source, result = _final(names, node.inputs[0]), node.outputs[0]
        if result not in kept:
            names[result] = source
        elif source not in fixed:
            names[source] = result
    return [
        _as_reshape(_renamed(node, names), known)
        for node in nodes
        if node.op != "Identity" or _final(names, node.inputs[0]) != _final(names, node.outputs[0])
    ]


def _final(names: Mapping[str, str], name: str) -> str:
    while name in names:
        name = names[name]
    return name


def _renamed(node: Node, names: Mapping[str, str]) -> Node:
    return replace(
        node,
        inputs=tuple(_final(names, name) for name in node.inputs),
        outputs=tuple(_final(names, name) for name in node.outputs),
    )


def _as_reshape(node: Node, known: Known) -> Node:
    if node.op != "Identity":
        return node
    shape = _type(node.outputs[0], known).shape
    return replace(node, op="Reshape", attributes={"shape": shape})


def with_constant_outputs(
    nodes: Sequence[Node], outputs: Iterable[str], known: Known
) -> list[Node]:
    """An output that was folded is made by a node all the same: a Reshape of the constant."""
    made: list[Node] = []
    for name in outputs:
        if name in known.constants:
            array = known.constants.pop(name)
            known.add_constant(f"{name}:constant", array)
            shape: dict[str, Attribute] = {"shape": tuple(array.shape)}
            made.append(Node("Reshape", (f"{name}:constant",), (name,), shape, name, ("Constant",)))
    sources = {node.outputs[0]: node.inputs[0] for node in made}
    return [_reading(sources, node) for node in (*nodes, *made)]


def _reading(sources: Mapping[str, str], node: Node) -> Node:
    """Readers of a folded output read the constant itself."""
    return replace(node, inputs=tuple(sources.get(name, name) for name in node.inputs))


def without_dead_nodes(nodes: Sequence[Node], outputs: Iterable[str]) -> list[Node]:
    """The nodes that an output needs, in their order."""
    needed = set(outputs)
    alive = []
    for node in reversed(nodes):
        if not needed.isdisjoint(node.outputs):
            needed.update(node.inputs)
            alive.append(node)
    return alive[::-1]


def with_unique_names(nodes: Iterable[Node]) -> list[Node]:
    """The nodes with names that no other one has."""
    taken: dict[str, int] = {}
    result = []
    for node in nodes:
        name, count = node.name, taken.get(node.name, 0)
        while name in taken:
            count += 1
            name = f"{node.name}_{count}"
        taken[node.name] = count
        taken[name] = taken.get(name, 0)
        result.append(replace(node, name=name))
    return result


def graph_from(
    name: str,
    inputs: tuple[str, ...],
    outputs: tuple[str, ...],
    nodes: Sequence[Node],
    known: Known,
) -> Graph:
    """The graph with the types and constants that its nodes need, and no others."""
    reads = dict.fromkeys(n for node in nodes for n in node.inputs if n)
    writes = dict.fromkeys(n for node in nodes for n in node.outputs if n)
    tensors = dict.fromkeys((*inputs, *reads, *writes, *outputs))
    return Graph(
        name,
        inputs,
        outputs,
        tuple(nodes),
        {n: _type(n, known) for n in tensors},
        {n: np.asarray(known.constants[n], order="C") for n in reads if n in known.constants},
        dict(known.opsets),
    )


def _type(name: str, known: Known) -> TensorType:
    found = known.type_of(name)
    if found is None:
        raise ModelError(
            f"tensor {name!r} is passed between ONNX Runtime and the kernels, or to the user, "
            "and is not a numeric tensor with a known number of dimensions",
            "export the model without it",
            "7",
        )
    return found
