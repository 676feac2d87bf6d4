"""The memory plan: where in one arena each tensor lives, lifetimes overlaid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

ALIGNMENT_BYTES = 128


@dataclass(frozen=True)
class Span:
    """Memory that is needed from step `first` to step `last`, both included."""

    name: str
    size_bytes: int
    first: int
    last: int


@dataclass(frozen=True)
class MemoryPlan:
    """Offsets of tensors in one arena, and its size."""

    offsets: dict[str, int]
    """Byte offset in the arena by name."""
    arena_bytes: int


def plan_memory(spans: Sequence[Span]) -> MemoryPlan:
    """Give each span the lowest offset free during its life, the largest spans first.

    step    0  1  2  3            0  1  2  3
    a 400   ====                  a======
    b 300      =====      ->            c=====    (c over a: their lives do not meet)
    c 200         ====               b=====       (above a and c)
    """
    placed: list[tuple[Span, int]] = []
    offsets: dict[str, int] = {}
    for span in sorted(spans, key=lambda s: (-s.size_bytes, s.first, s.name)):
        offset = _lowest_free(span, placed)
        placed.append((span, offset))
        offsets[span.name] = offset
    end = max((offset + _aligned(span.size_bytes) for span, offset in placed), default=0)
    return MemoryPlan(offsets, end)


def _lowest_free(span: Span, placed: Sequence[tuple[Span, int]]) -> int:
    size, offset = _aligned(span.size_bytes), 0
    meeting = sorted(
        (at, at + _aligned(other.size_bytes))
        for other, at in placed
        if other.first <= span.last and span.first <= other.last
    )
    for start, end in meeting:
        if offset + size <= start:
            break
        offset = max(offset, end)
    return offset


def _aligned(size_bytes: int) -> int:
    return -(-size_bytes // ALIGNMENT_BYTES) * ALIGNMENT_BYTES
