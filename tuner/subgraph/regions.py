"""The regions of a fused graph: where it falls apart, with repeated blocks kept apart.

    conv a -> conv b -> conv c (+ a's input) | conv d ...      few bytes cross the border

Borders are behind the nodes where the fewest results are still needed. Only structure counts: the
order of the nodes, and the sizes of what they make. Repetition then moves borders:

    block | block + head     ->  block | block | head
    block | task | pooling   ->  block | task + pooling
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from tuner.graph import Graph, Node
from tuner.ops import OPS
from tuner.precision_modes import PrecisionModes, strictest
from tuner.subgraph.canonical_order import in_canonical_order
from tuner.subgraph.subgraph import Subgraph

MAX_TASKS = 16
"""Tasks of a region. A larger one is split again, where it is narrowest."""

NEGLIGIBLE = 64
"""Ratio of sizes from which the smaller result makes no border wider.

Masks, indices and the few numbers of a squeeze and excitation are so small.
"""

Span = range
"""Places of nodes in the graph that follow one another."""


@dataclass(frozen=True)
class Region:
    """Nodes of a model that are partitioned, tuned and put back together as one."""

    subgraph: Subgraph
    graph: Graph
    """Its nodes in canonical order, with the model's names, types and constants."""


def regions_of(
    graph: Graph, modes: PrecisionModes, sizes: Mapping[str, int] = MappingProxyType({})
) -> tuple[Region, ...]:
    """The regions, in the order of the graph. All nodes but borders are in exactly one.

    Borders are segments, and tasks that may not be judged behind others.

    Only structure counts, not names and weights. What follows on a block that is repeated
    elsewhere (the head of a network, say) is a region of its own. `sizes`: values of the graph's
    open sizes at its point.
    """
    spans = _Spans(graph, modes, sizes)
    pieces = [p for span in _between_borders(graph) for p in _narrow_pieces(spans, span)]
    pieces = _without_lone_tasks(spans, _with_blocks_apart(spans, pieces))
    parts = (part for piece in pieces for part in _split(piece, spans.changes_of_mode(piece)))
    return tuple(map(spans.region, parts))


class _Crossing(NamedTuple):
    """The results of nodes, and inputs of the graph, that are still to be read behind a place.

    Outputs of the graph leave their region anyway.
    """

    tensors: int
    size_bytes: int


class _Spans:
    """Spans of a graph, and their regions, each made when it is first asked for."""

    def __init__(self, graph: Graph, modes: PrecisionModes, sizes: Mapping[str, int]) -> None:
        self.graph, self.modes, self.sizes = graph, modes, sizes
        nodes = graph.nodes
        self._last_read = {name: i for i, node in enumerate(nodes) for name in node.inputs}
        self.crossings = tuple(self._crossings())
        """Crossings of borders, by the place of the node before the border."""
        self._regions: dict[Span, Region] = {}

    def _crossings(self) -> Iterator[_Crossing]:
        types, last_read = self.graph.types, self._last_read
        alive, counts = set[str](), Counter[int]()
        for i, node in enumerate(self.graph.nodes):
            made = {*node.outputs, *(self.graph.inputs if i == 0 else ())}
            started = {name for name in made if last_read.get(name, -1) > i}
            ended = {name for name in node.inputs if name in alive and last_read[name] == i}
            alive |= started
            alive -= ended
            counts.update(int(types[name].size_bytes) for name in started)
            counts.subtract(int(types[name].size_bytes) for name in ended)
            counts = +counts  # without the sizes of nothing
            largest = max(counts, default=0)
            large = {size: n for size, n in counts.items() if size * NEGLIGIBLE >= largest}
            yield _Crossing(sum(large.values()), sum(size * n for size, n in large.items()))

    def task_count(self, span: Span) -> int:
        return sum(OPS[self.graph.nodes[i].op].is_task for i in span)

    def ops(self, span: Span) -> tuple[str, ...]:
        """Equal for equal subgraphs, and quicker to be had than their keys."""
        return tuple(sorted(node.op for node in self.graph.nodes[span.start : span.stop]))

    def key(self, span: Span) -> str:
        return self.region(span).subgraph.key

    def region(self, span: Span) -> Region:
        if span not in self._regions:
            ordered = in_canonical_order(self._graph_of(span))
            subgraph = Subgraph.of(ordered, self._mode_of(span), self.sizes)
            self._regions[span] = Region(subgraph, ordered)
        return self._regions[span]

    def _mode_of(self, span: Span) -> str:
        """The mode of its tasks; the strict one where none of them gives anything up."""
        nodes = self.graph.nodes[span.start : span.stop]
        mixed = [node for node in nodes if OPS[node.op].may_be_mixed]
        return strictest(self.modes.of(node) for node in mixed)

    def _modes_of(self, span: Span) -> set[str]:
        nodes = self.graph.nodes[span.start : span.stop]
        return {self.modes.of(node) for node in nodes if OPS[node.op].is_task}

    def changes_of_mode(self, span: Span) -> list[int]:
        """Places before a task whose precision mode is another one than those before it have.

        A task of a region may be joined with any other of it: all have one mode.
        """
        places, start = list[int](), span.start
        for i in span:
            if len(self._modes_of(range(start, i + 1))) > 1:
                places.append(i - 1)
                start = i
        return places

    def _graph_of(self, span: Span) -> Graph:
        graph, nodes = self.graph, self.graph.nodes[span.start : span.stop]
        read = dict.fromkeys(name for node in nodes for name in node.inputs)
        made = dict.fromkeys(name for node in nodes for name in node.outputs)
        constants = {name: graph.constants[name] for name in read if name in graph.constants}
        seen = {name for name in made if self._last_read.get(name, -1) >= span.stop}
        return Graph(
            name=graph.name,
            inputs=tuple(name for name in read if name not in made and name not in constants),
            outputs=tuple(name for name in made if name in seen or name in graph.outputs),
            nodes=nodes,
            types={name: graph.types[name] for name in {**read, **made}},
            constants=constants,
        )


def _split(span: Span, places: Sequence[int]) -> list[Span]:
    """The span with a border behind each of the places."""
    ends = [span.start, *(place + 1 for place in places), span.stop]
    return [range(start, stop) for start, stop in pairwise(ends)]


def _between_borders(graph: Graph) -> Iterator[Span]:
    borders = [i for i, node in enumerate(graph.nodes) if _is_border(node)]
    for before, behind in pairwise([-1, *borders, len(graph.nodes)]):
        if behind - before > 1:
            yield range(before + 1, behind)


def _is_border(node: Node) -> bool:
    return node.op == "segment" or OPS[node.op].is_discontinuous


def _narrow_pieces(spans: _Spans, span: Span) -> Iterator[Span]:
    """Split at every low place; what is too large then is split again, at the next higher ones."""
    places = _low_places(spans.crossings, span)
    if not places and spans.task_count(span) > MAX_TASKS:
        places = [_narrowest(spans.crossings, span)]
    for piece in _split(span, places):
        if spans.task_count(piece) > MAX_TASKS:
            yield from _narrow_pieces(spans, piece)
        else:
            yield piece


def _low_places(crossings: Sequence[_Crossing], span: Span) -> list[int]:
    """The low places that the fewest tensors cross."""
    levels = sorted({crossings[i].tensors for i in span[:-1]})
    found = (list(_minima(crossings, span, level)) for level in levels)
    return next(filter(None, found), [])


def _minima(crossings: Sequence[_Crossing], span: Span, tensors: int) -> Iterator[int]:
    """Places that so many tensors cross, with more bytes before and behind.

    Among equal ones between two such rises it is the last.
    """
    top_bytes, low = 0, None
    for i in span[:-1]:
        here_bytes = crossings[i].size_bytes
        if low is not None and here_bytes > crossings[low].size_bytes:
            yield low
            top_bytes, low = 0, None
        top_bytes = max(top_bytes, here_bytes)
        if crossings[i].tensors == tensors and here_bytes < top_bytes:
            low = i


def _narrowest(crossings: Sequence[_Crossing], span: Span) -> int:
    """The best place in the middle half; of equal ones the one nearest to the middle."""
    middle = span[len(span) // 2 - 1]
    inner = span[len(span) // 4 : -len(span) // 4]
    return min(inner, key=lambda i: (crossings[i], abs(i - middle)))


def _with_blocks_apart(spans: _Spans, pieces: Sequence[Span]) -> list[Span]:
    """Split what begins or ends with all of another region: the rest is no part of the block."""
    several = [piece for piece in pieces if spans.task_count(piece) > 1]
    ops, keys = set(map(spans.ops, several)), set(map(spans.key, several))
    occurrences = Counter(map(spans.key, pieces))

    def is_block(part: Span) -> bool:
        return spans.ops(part) in ops and spans.key(part) in keys

    def is_region(rest: Span, next_to: int, block: Span) -> bool:
        """Return whether the rest has several tasks, or a neighbour that is no block."""
        if spans.task_count(rest) > 1:
            return True
        if not 0 <= next_to < len(pieces):
            return False
        neighbour = pieces[next_to]
        key = spans.key(neighbour)
        is_adjacent = neighbour.start == rest.stop or neighbour.stop == rest.start
        return is_adjacent and occurrences[key] == 1 and key != spans.key(block)

    def border_within(number: int) -> list[int]:
        """The first place that parts a block from its rest, if there is one."""
        for place in pieces[number][:-1]:
            before, behind = _split(pieces[number], [place])
            sides = (before, behind, number + 1), (behind, before, number - 1)
            if any(is_block(side) and is_region(rest, at, side) for side, rest, at in sides):
                return [place]
        return []

    return [
        part for number, piece in enumerate(pieces) for part in _split(piece, border_within(number))
    ]


def _without_lone_tasks(spans: _Spans, pieces: Sequence[Span]) -> list[Span]:
    """Join a region of one task, or none, to the neighbour with which it shares more.

    Not to one that occurs more often, which would be the same subgraph no longer.
    """
    occurrences = Counter(map(spans.key, pieces))
    joined, here = list(pieces), 0

    def may_join(border: int) -> bool:
        if not 0 <= border < len(joined) - 1:
            return False
        before, behind = joined[border], joined[border + 1]
        lone, other = (before, behind) if border == here else (behind, before)
        return (
            before.stop == behind.start
            and occurrences[spans.key(other)] <= occurrences[spans.key(lone)]
            and spans.task_count(before) + spans.task_count(behind) <= MAX_TASKS
        )

    while here < len(joined):
        lone = spans.task_count(joined[here]) < 2
        possible = [border for border in (here, here - 1) if lone and may_join(border)]
        if not possible:
            here += 1
            continue
        here = max(possible, key=lambda border: spans.crossings[joined[border][-1]])
        joined[here : here + 2] = [range(joined[here].start, joined[here + 1].stop)]
    return joined
