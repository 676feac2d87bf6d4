"""The region: a stretch of a fused graph, as a graph of its own and as a subgraph."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from tuner.graph import Graph
from tuner.subgraph.borders import Span
from tuner.subgraph.order import in_canonical_order
from tuner.subgraph.subgraph import Subgraph


@dataclass(frozen=True)
class Region:
    """Nodes of a model that are cut, tuned and put back together as one."""

    subgraph: Subgraph
    graph: Graph
    """Its nodes in canonical order, with the model's names, types and constants."""


class Stretches:
    """The regions that stretches of a graph would be; each is made when it is first asked for."""

    def __init__(self, graph: Graph, precision_mode: str) -> None:
        self.graph, self.precision_mode = graph, precision_mode
        self._regions: dict[Span, Region] = {}

    def region(self, span: Span) -> Region:
        """The region of a span."""
        if span not in self._regions:
            ordered = in_canonical_order(self._graph_of(span))
            self._regions[span] = Region(Subgraph.of(ordered, self.precision_mode), ordered)
        return self._regions[span]

    def key(self, span: Span) -> str:
        """The key of a span's subgraph."""
        return self.region(span).subgraph.key

    def ops(self, span: Span) -> tuple[str, ...]:
        """Equal for equal subgraphs, and quicker to be had than their keys."""
        return tuple(sorted(node.op for node in self.graph.nodes[span.start : span.stop]))

    def _graph_of(self, span: Span) -> Graph:
        graph, nodes = self.graph, self.graph.nodes[span.start : span.stop]
        read = dict.fromkeys(name for node in nodes for name in node.inputs)
        made = dict.fromkeys(name for node in nodes for name in node.outputs)
        constants = {name: graph.constants[name] for name in read if name in graph.constants}
        return Graph(
            name=graph.name,
            inputs=tuple(name for name in read if name not in made and name not in constants),
            outputs=tuple(name for name in made if self._last_read.get(name, -1) >= span.stop),
            nodes=nodes,
            types={name: graph.types[name] for name in {**read, **made}},
            constants=constants,
        )

    @cached_property
    def _last_read(self) -> Mapping[str, int]:
        """The place of the last node that reads a tensor; behind all for outputs of the graph."""
        nodes = self.graph.nodes
        read = {name: place for place, node in enumerate(nodes) for name in node.inputs}
        return {**read, **dict.fromkeys(self.graph.outputs, len(nodes))}
