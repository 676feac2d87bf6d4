"""Borders that repetition asks for: blocks are kept apart from what follows, lone tasks are not.

block | block + head     ->  block | block | head
block | task | pooling   ->  block | task + pooling
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tuner.subgraph.borders import MAX_TASKS, Borders, Span, split
from tuner.subgraph.region import Stretches


def with_blocks_apart(spans: Sequence[Span], stretches: Stretches, borders: Borders) -> list[Span]:
    """Cut what begins or ends with all of another region: the rest is no part of the block."""
    blocks = _Blocks(spans, stretches, borders)
    places = [blocks.border_within(number) for number in range(len(spans))]
    return [
        piece
        for span, place in zip(spans, places, strict=True)
        for piece in split(span, [] if place is None else [place])
    ]


class _Blocks:
    """The regions of several tasks, to be found again inside of larger ones."""

    def __init__(self, spans: Sequence[Span], stretches: Stretches, borders: Borders) -> None:
        self.spans, self.stretches, self.borders = spans, stretches, borders
        several = [span for span in spans if borders.task_count(span) > 1]
        self.ops = {stretches.ops(span) for span in several}
        self.keys = {stretches.key(span) for span in several}
        self.occurrences = Counter(map(stretches.key, spans))

    def border_within(self, number: int) -> int | None:
        """The first place of a span that parts a block from its rest."""
        span = self.spans[number]
        for place in span[:-1]:
            before, behind = split(span, [place])
            if self._is_block(before) and self._stands(behind, number + 1, before):
                return place
            if self._is_block(behind) and self._stands(before, number - 1, behind):
                return place
        return None

    def _is_block(self, part: Span) -> bool:
        return self.stretches.ops(part) in self.ops and self.stretches.key(part) in self.keys

    def _stands(self, rest: Span, beside: int, block: Span) -> bool:
        """Return whether the rest is a region without the block.

        It is one of several tasks, or has a neighbour that is no block.
        """
        if self.borders.task_count(rest) > 1:
            return True
        if not 0 <= beside < len(self.spans):
            return False
        neighbour = self.spans[beside]
        key = self.stretches.key(neighbour)
        is_adjacent = neighbour.start == rest.stop or neighbour.stop == rest.start
        return is_adjacent and self.occurrences[key] == 1 and key != self.stretches.key(block)


def without_lone_tasks(spans: Sequence[Span], stretches: Stretches, borders: Borders) -> list[Span]:
    """Join a region of one task, or none, to the neighbour with which it shares more.

    Not to one that occurs more often, which would be the same subgraph no longer.
    """
    occurrences = Counter(map(stretches.key, spans))
    joined, here = list(spans), 0

    def may_join(border: int) -> bool:
        if not 0 <= border < len(joined) - 1:
            return False
        before, behind = joined[border], joined[border + 1]
        lone, other = (before, behind) if border == here else (behind, before)
        return (
            before.stop == behind.start
            and occurrences[stretches.key(other)] <= occurrences[stretches.key(lone)]
            and borders.task_count(before) + borders.task_count(behind) <= MAX_TASKS
        )

    while here < len(joined):
        lone = borders.task_count(joined[here]) < 2
        possible = [border for border in (here, here - 1) if lone and may_join(border)]
        if not possible:
            here += 1
            continue
        here = max(possible, key=lambda border: borders.crossings[joined[border][-1]])
        joined[here : here + 2] = [range(joined[here].start, joined[here + 1].stop)]
    return joined
