"""The nodes of a model: their subgraphs, their tensors, and an order in which they can run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from graphlib import CycleError

import onnx

from tuner.errors import ModelError
from tuner.graph import depth_first

_HINT = "the model is broken; export it again"


def described(node: onnx.NodeProto) -> str:
    """The node as messages name it: node 'foo' (op Bar, domain baz)."""
    name = node.name or (node.output[0] if node.output else "")
    domain = f", domain {node.domain}" if node.domain else ""
    return f"node {name!r} (op {node.op_type}{domain})"


def misfit(node: onnx.NodeProto, reason: str) -> ModelError:
    """The error for a node whose attributes or inputs contradict each other."""
    return ModelError(
        f"{described(node)} does not fit its inputs: {' '.join(reason.split())[:300]}",
        "check the model, and the sizes given by --input_shape",
    )


def made_twice(name: str, node: onnx.NodeProto) -> ModelError:
    """The error for a tensor that two nodes compute."""
    return ModelError(
        f"tensor {name!r} is computed twice, the second time by {described(node)}", _HINT
    )


def subgraphs(node: onnx.NodeProto) -> Iterator[onnx.GraphProto]:
    """The branches and bodies in a node's attributes, without those that are in them."""
    for attribute in node.attribute:
        if attribute.HasField("g"):
            yield attribute.g
        yield from attribute.graphs


def with_inner_nodes(nodes: Iterable[onnx.NodeProto]) -> Iterator[onnx.NodeProto]:
    """These nodes, and those of their subgraphs."""
    for node in nodes:
        yield node
        for graph in subgraphs(node):
            yield from with_inner_nodes(graph.node)


def names_in(nodes: Iterable[onnx.NodeProto]) -> set[str]:
    """All tensors that these nodes mention, and those of their subgraphs."""
    names = set[str]()
    for node in with_inner_nodes(nodes):
        names.update(node.input, node.output, *map(own_names, subgraphs(node)))
    return names


def captures(node: onnx.NodeProto) -> tuple[str, ...]:
    """The outer tensors that the node's subgraphs read, each once, in order of first use."""
    return tuple(dict.fromkeys(name for graph in subgraphs(node) for name in _free_names(graph)))


def reads_of(node: onnx.NodeProto) -> list[str]:
    """The tensors that a node and its subgraphs read, each once."""
    return list(dict.fromkeys(name for name in (*node.input, *captures(node)) if name))


def own_names(graph: onnx.GraphProto) -> set[str]:
    """The tensors that a subgraph has itself; all others are of the graphs around it."""
    names = {value.name for value in graph.input} | {t.name for t in graph.initializer}
    names |= {sparse.values.name for sparse in graph.sparse_initializer}
    return names | {name for node in graph.node for name in node.output}


def _free_names(graph: onnx.GraphProto) -> Iterator[str]:
    bound = own_names(graph)
    read = [name for node in graph.node for name in reads_of(node)]
    return (n for n in (*read, *(value.name for value in graph.output)) if n not in bound)


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


def needed_in_order(
    nodes: Sequence[onnx.NodeProto], available: Iterable[str], outputs: Iterable[str]
) -> list[onnx.NodeProto]:
    """The nodes that the outputs depend on, each after those whose results it reads.

    Raises ModelError for a tensor made twice, a cycle, and a name that nothing makes.
    """
    given = set(available)
    makers = _makers(nodes, given)
    for output in outputs:
        if output not in makers and output not in given:
            raise ModelError(f"no node computes the output {output!r}", _HINT)

    def makers_of_inputs(i: int) -> Iterator[int]:
        for name in reads_of(nodes[i]):
            if name in makers:
                yield makers[name]
            elif name not in given:
                fault = f"{described(nodes[i])} reads {name!r}, which no node computes"
                raise ModelError(fault, _HINT)

    try:
        needed = depth_first((makers[o] for o in outputs if o in makers), makers_of_inputs)
    except CycleError as error:
        members = [described(nodes[i]) for i in error.args[1]]
        shown = members if len(members) <= 4 else [*members[:3], f"{len(members) - 3} more"]
        raise ModelError("nodes read each other in a circle: " + ", ".join(shown), _HINT) from None
    # the file's own order, where it is a legal one
    return [nodes[i] for i in depth_first(sorted(needed), makers_of_inputs)]


def _makers(nodes: Sequence[onnx.NodeProto], given: set[str]) -> dict[str, int]:
    makers: dict[str, int] = {}
    for i, node in enumerate(nodes):
        for name in node.output:
            if name and (name in makers or name in given):
                raise made_twice(name, node)
            makers[name] = i
    makers.pop("", None)
    return makers
