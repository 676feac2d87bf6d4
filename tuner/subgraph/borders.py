"""Borders of a fused graph: behind the nodes where the fewest results are still needed.

    conv a -> conv b -> conv c (+ a's input) | conv d ...      few bytes cross the border

Only structure counts: the order of the nodes, and the sizes of what they make.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tuner.graph import Graph
from tuner.ops import OPS

MAX_TASKS = 16
"""Tasks of a region. A larger one is cut again, where it is narrowest."""

NEGLIGIBLE = 64
"""Ratio of sizes from which the smaller result makes no border wider.

Masks, indices and the few numbers of a squeeze and excitation are so small.
"""

Span = range
"""Places of nodes in the graph that follow one another."""


@dataclass(frozen=True, order=True)
class Crossing:
    """The results of nodes, and inputs of the graph, that are still to be read behind a place.

    Outputs of the graph leave their region anyway.
    """

    tensors: int
    size_bytes: int


@dataclass(frozen=True)
class Borders:
    """The tensors that a border behind each node of a graph would cut."""

    graph: Graph
    crossings: Sequence[Crossing]
    """Crossings, by the place of the node before the border."""

    @staticmethod
    def of(graph: Graph) -> Borders:
        """The borders of a fused graph, whose nodes are in an order in which they can run."""
        return Borders(graph, tuple(_crossings(graph)))

    def task_count(self, span: Span) -> int:
        """Number of nodes of a span that are tasks."""
        return sum(OPS[self.graph.nodes[i].op].is_task for i in span)

    def spans(self) -> list[Span]:
        """The graph in pieces, in its order; segments are in none."""
        return [piece for span in _between_segments(self.graph) for piece in self._apart(span)]

    def _apart(self, span: Span) -> list[Span]:
        """Cut at every low place; what is too large then is cut again, at the next higher ones."""
        places = self._low_places(span)
        if not places and self.task_count(span) > MAX_TASKS:
            places = [self._narrowest(span)]
        if not places:
            return [span]
        return [
            finer
            for piece in split(span, places)
            for finer in (self._apart(piece) if self.task_count(piece) > MAX_TASKS else [piece])
        ]

    def _low_places(self, span: Span) -> list[int]:
        """The low places that the fewest tensors cross."""
        levels = sorted({self.crossings[i].tensors for i in span[:-1]})
        found = (list(self._minima(span, level)) for level in levels)
        return next((places for places in found if places), [])

    def _minima(self, span: Span, tensors: int) -> Iterator[int]:
        """Places that so many tensors cross, with more bytes before and behind.

        Among equal ones between two such rises it is the last.
        """
        top_bytes, low = 0, None
        for i in span[:-1]:
            here_bytes = self.crossings[i].size_bytes
            if low is not None and here_bytes > self.crossings[low].size_bytes:
                yield low
                top_bytes, low = 0, None
            top_bytes = max(top_bytes, here_bytes)
            if self.crossings[i].tensors == tensors and here_bytes < top_bytes:
                low = i

    def _narrowest(self, span: Span) -> int:
        """The best place in the middle half; of equal ones the one nearest to the middle."""
        middle = span[len(span) // 2 - 1]
        inner = span[len(span) // 4 : -len(span) // 4]
        return min(inner, key=lambda i: (self.crossings[i], abs(i - middle)))


def split(span: Span, places: Sequence[int]) -> list[Span]:
    """The span with a border behind each of the places."""
    ends = [span.start, *(place + 1 for place in places), span.stop]
    return [range(start, stop) for start, stop in pairwise(ends)]


def _between_segments(graph: Graph) -> Iterator[Span]:
    segments = [i for i, node in enumerate(graph.nodes) if node.op == "segment"]
    for before, behind in pairwise([-1, *segments, len(graph.nodes)]):
        if behind - before > 1:
            yield range(before + 1, behind)


def _crossings(graph: Graph) -> Iterator[Crossing]:
    last_read = {name: i for i, node in enumerate(graph.nodes) for name in node.inputs}
    alive = set(graph.inputs)
    for i, node in enumerate(graph.nodes):
        alive = {name for name in (*alive, *node.outputs) if last_read.get(name, -1) > i}
        sizes = [graph.types[name].size_bytes for name in alive]
        large = [size for size in sizes if size * NEGLIGIBLE >= max(sizes)]
        yield Crossing(len(large), sum(large))
