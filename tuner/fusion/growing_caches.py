"""Caches that a caller may keep in place: a concatenation appends to an input of the model.

    past (an input), new -> concat -> present (an output) -> attention, as keys or values

The memory of `present` may be larger than it is: between two heads there are further places, SPARE
of them, 0 unless the caller says so. Where `past` is in that memory already, only what is new is
written, and attention reads all keys and values where they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Graph, Node
from tuner.size import SPARE, Size, always_equal, expression_of


def with_growing_caches(graph: Graph) -> Graph:
    """The graph with a capacity at each cache and at each attention that reads one as keys.

    A graph where something else reads a cache stays as it is.
    """
    work = Rewriter(graph)
    caches = {n.outputs[0]: n for n in graph.nodes if n.op == "concat" and _is_append(work, n)}
    readers: dict[str, tuple[Node, int]] = {}
    for name, append in caches.items():
        for reader in _readers(work, name):
            own = [_cache_of(work, reader, number) for number in range(len(reader.inputs))]
            if reader.op != "attention" or own != ["", *own[1:3], *[""] * (len(own) - 3)]:
                return graph
            if not caches.keys() >= {*own[1:3]}:
                return graph
            readers[reader.outputs[0]] = reader, _capacity(work, append)
    every = [*readers.values(), *((node, _capacity(work, node)) for node in caches.values())]
    for node, capacity in every:
        work.replace([node], [replace(node, attributes={**node.attributes, "capacity": capacity})])
    return work.freeze()


def lengths_of_caches(graph: Graph) -> frozenset[str]:
    """Names of the sizes that are lengths of the caches of a graph `with_growing_caches`."""
    appends = (n for n in graph.nodes if n.op == "concat" and "capacity" in n.attributes)
    sizes = (graph.types[n.inputs[0]].shape[int(n.number("axis", 0))] for n in appends)
    return frozenset(size.formula for size in sizes if isinstance(size, Size))


def _is_append(work: Rewriter, node: Node) -> bool:
    """Return whether an input of the model, and what is new, become an output."""
    past, *new = node.inputs
    is_input = work.maker(past) is None and past not in work.constants
    is_private = is_input and len(work.readers(past)) == 1 and past not in new
    return is_private and len(new) == 1 and node.outputs[0] in work.outputs


def _places(work: Rewriter, append: Node) -> int:
    """Size of the axis that grows."""
    return work.shape(append.outputs[0])[int(append.number("axis", 0))]


def _capacity(work: Rewriter, append: Node) -> int:
    return _places(work, append) + Size.named(SPARE, 0)


def _cache_of(work: Rewriter, node: Node, number: int) -> str:
    """The concatenation that this input of a node is; empty where it is none.

    Between them there may be reshapes. "?" where they change more than axes of size 1, or where
    the axis that grows is not that of the keys of an attention.
    """
    name, changes = node.inputs[number], False
    own = work.shape(name)
    while (reshape := work.maker(name, "reshape")) is not None:
        name = reshape.inputs[0]
        changes |= _without_ones(work.shape(name)) != _without_ones(own)
    append = work.maker(name, "concat")
    if append is None:
        return ""
    keys = {1: node.ints("perm_k")[-1:], 2: node.ints("perm_v")[-2:-1]}.get(number, ())
    is_key = [always_equal(own[axis], _places(work, append)) for axis in keys] == [True]
    return name if is_key and not changes else "?"


def _without_ones(shape: tuple[int, ...]) -> list[object]:
    return [expression_of(size) for size in shape if not always_equal(size, 1)]


def _readers(work: Rewriter, name: str) -> Iterator[Node]:
    """Nodes that read a tensor, be it behind reshapes; a reshape itself where it is an output."""
    for reader in work.readers(name):
        if reader.op == "reshape" and reader.outputs[0] not in work.outputs:
            yield from _readers(work, reader.outputs[0])
        else:
            yield reader
