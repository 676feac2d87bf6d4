"""The nodes of a model in an order in which they can run, without those that nothing needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import onnx

from tuner.errors import ModelError

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


def needed_in_order(
    nodes: Sequence[onnx.NodeProto], available: Iterable[str], outputs: Iterable[str]
) -> list[onnx.NodeProto]:
    """The nodes that the outputs depend on, each after those whose results it reads.

    Raises ModelError for a tensor made twice, a cycle, and a name that nothing makes.
    """
    given = set(available)
    makers = _makers(nodes, given)
    needed: dict[int, None] = {}
    for output in outputs:
        if output in makers:
            _visit(nodes, makers, makers[output], given, needed)
        elif output not in given:
            raise ModelError(f"no node computes the output {output!r}", _HINT)
    in_order: dict[int, None] = {}
    for i in sorted(needed):  # the file's own order, where it is a legal one
        _visit(nodes, makers, i, given, in_order)
    return [nodes[i] for i in in_order]


def _makers(nodes: Sequence[onnx.NodeProto], given: set[str]) -> dict[str, int]:
    makers: dict[str, int] = {}
    for i, node in enumerate(nodes):
        for name in node.output:
            if name and (name in makers or name in given):
                raise made_twice(name, node)
            makers[name] = i
    makers.pop("", None)
    return makers


def _visit(
    nodes: Sequence[onnx.NodeProto],
    makers: Mapping[str, int],
    root: int,
    given: set[str],
    done: dict[int, None],
) -> None:
    """Depth first, without recursion: models are deeper than Python's stack."""
    path = {root: iter(reads_of(nodes[root]))} if root not in done else {}
    while path:
        current = next(reversed(path))
        for name in path[current]:
            maker = makers.get(name)
            if maker is None and name not in given:
                raise ModelError(
                    f"{described(nodes[current])} reads {name!r}, which no node computes", _HINT
                )
            if maker in path:
                raise _cycle(nodes, list(path), maker)
            if maker is not None and maker not in done:
                path[maker] = iter(reads_of(nodes[maker]))
                break
        else:
            del path[current]
            done[current] = None


def _cycle(nodes: Sequence[onnx.NodeProto], path: list[int], again: int) -> ModelError:
    members = [described(nodes[i]) for i in path[path.index(again) :]]
    shown = members if len(members) <= 4 else [*members[:3], f"{len(members) - 3} more"]
    return ModelError("nodes read each other in a circle: " + ", ".join(shown), _HINT)
