"""The canonical order of a region's nodes: equal structure gives equal order.

Names, weights and the order in which the model has independent nodes make no difference. Nodes
and tensors get colours that say how they are wired: two have equal colours only if nothing but
their names tells them apart, as a rule.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from tuner.expression import Expression
from tuner.graph import Graph, Node
from tuner.task import plain_attribute

Item = int | str
"""A node, by its place in the graph, or a tensor, by its name."""
Colours = Mapping[Item, int]

Read = tuple[int, int]
"""A node, by its place in the graph, and a position among its inputs."""


def in_canonical_order(graph: Graph) -> Graph:
    """The graph of a region with its nodes, inputs, outputs and constants in canonical order.

    What reads the latest result comes first, so that it is still in the cache; then what has the
    longest way to go. Inputs and constants stand in the order of their first use.
    """
    wiring = _Wiring(graph)
    nodes = _ordered(wiring, _distinct(wiring))
    read = dict.fromkeys(name for node in nodes for name in node.inputs)
    made = [name for node in nodes for name in node.outputs]
    return replace(
        graph,
        nodes=nodes,
        inputs=tuple(name for name in read if name in graph.inputs),
        outputs=tuple(name for name in made if name in graph.outputs),
        constants={name: graph.constants[name] for name in read if name in graph.constants},
    )


def described_attributes(node: Node) -> dict[str, object]:
    """The attributes as they stand in texts: an empty tail is none."""
    return {
        name: plain_attribute(value)
        for name, value in node.attributes.items()
        if name not in ("tail", "scores") or value != Expression()
    }


def reads_of(graph: Graph) -> dict[str, list[Read]]:
    """Every read of each tensor that is read, in the order of the nodes."""
    reads: dict[str, list[Read]] = {}
    for i, node in enumerate(graph.nodes):
        for position, name in enumerate(node.inputs):
            reads.setdefault(name, []).append((i, position))
    return reads


class _Wiring:
    """A graph, with the maker and the reads of each tensor."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.reads: Mapping[str, Sequence[Read]] = reads_of(graph)
        self.makers: Mapping[str, tuple[int, int]] = {
            name: (i, position)
            for i, node in enumerate(graph.nodes)
            for position, name in enumerate(node.outputs)
        }
        """(node, position among its outputs) by tensor."""

    def label(self, item: Item) -> str:
        """A node's or tensor's own properties, without those of its neighbours."""
        graph = self.graph
        if isinstance(item, str):
            is_constant, is_output = item in graph.constants, item in graph.outputs
            return f"tensor {graph.types[item]} {is_constant:d}{is_output:d}"
        node = graph.nodes[item]
        attributes = json.dumps(described_attributes(node), sort_keys=True)
        return f"node {node.op} {attributes} {len(node.inputs)} {len(node.outputs)}"

    def signature(self, item: Item, colours: Colours) -> tuple[int, ...]:
        """The colours of an item and of its neighbours, with their positions."""
        if isinstance(item, int):
            node = self.graph.nodes[item]
            return (colours[item], *(colours[name] for name in (*node.inputs, *node.outputs)))
        maker, place = self.makers.get(item, (None, 0))
        made = -1 if maker is None else colours[maker]
        reads = sorted((colours[i], position) for i, position in self.reads.get(item, ()))
        return (colours[item], made, place, *(number for read in reads for number in read))


_Label = TypeVar("_Label", str, tuple[int, ...])


def _ranked(labels: Mapping[Item, _Label]) -> dict[Item, int]:
    rank = {label: i for i, label in enumerate(sorted(set(labels.values())))}
    return {item: rank[label] for item, label in labels.items()}


def _distinct(wiring: _Wiring) -> Colours:
    """Colours that are different for every node."""
    nodes = range(len(wiring.graph.nodes))
    items: list[Item] = [*nodes, *dict.fromkeys([*wiring.reads, *wiring.makers])]
    colours = _refined(wiring, _ranked({item: wiring.label(item) for item in items}))
    while twins := [colour for colour, n in Counter(colours[i] for i in nodes).items() if n > 1]:
        first = next(i for i in nodes if colours[i] == min(twins))
        apart = {item: (colour, int(item != first)) for item, colour in colours.items()}
        colours = _refined(wiring, _ranked(apart))
    return colours


def _refined(wiring: _Wiring, colours: Colours) -> Colours:
    """Colours that take every neighbour into account, and its neighbours, and so on."""
    while True:
        finer = _ranked({item: wiring.signature(item, colours) for item in colours})
        if len(set(finer.values())) == len(set(colours.values())):
            return colours
        colours = finer


def _ordered(wiring: _Wiring, colours: Colours) -> tuple[Node, ...]:
    nodes, height = wiring.graph.nodes, _heights(wiring)
    made_at: dict[str, int] = {}
    order: list[Node] = []
    waiting = set(range(len(nodes)))

    def is_ready(i: int) -> bool:
        return all(name in made_at or name not in wiring.makers for name in nodes[i].inputs)

    def urgency(i: int) -> tuple[int, int, int]:
        latest = max((made_at.get(name, -1) for name in nodes[i].inputs), default=-1)
        return -latest, -height[i], colours[i]

    while waiting:
        chosen = min((i for i in waiting if is_ready(i)), key=urgency)
        waiting.remove(chosen)
        made_at.update(dict.fromkeys(nodes[chosen].outputs, len(order)))
        order.append(nodes[chosen])
    return tuple(order)


def _heights(wiring: _Wiring) -> Mapping[int, int]:
    """Number of nodes on the longest way from each node to an end."""
    height: dict[int, int] = {}
    for i, node in reversed(list(enumerate(wiring.graph.nodes))):
        readers = (reader for name in node.outputs for reader, _ in wiring.reads.get(name, ()))
        height[i] = 1 + max((height[reader] for reader in readers), default=0)
    return height
