"""Layout of a constant's elements among the packed weights, as a few numbers an axis.

An element is at the sum of the places of its coordinates. w[3,5] as [block][k][2 columns]:

    w[k,n] at k * 2 + (n // 2 * 6 + n % 2):   levels ((1, 2),) for k, ((2, 6), (1, 1)) for n

Such numbers outlive the code that packs: a version that packs otherwise can read the file back.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tuner.errors import OfflineModelError
from tuner.files.json_value import Count, reader

MAX_AXES = 32
"""Maximum number of axes, as of a tensor."""
MAX_LEVELS = 6
MAX_PLACE = 1 << 60
"""Maximum place: larger ones would not fit into 64 bits."""
_CHUNK = 1 << 16
"""Elements whose places are worked out at once."""

Levels = tuple[tuple[int, int], ...]
"""(divisor, stride): each divides what the one before it left of the coordinate; the last by 1."""

_Json = tuple[Count, tuple[tuple[Count, Count, tuple[tuple[Count, Count], ...]], ...]]


@dataclass(frozen=True)
class Axis:
    """One axis of a constant: its coordinates are `start`, `start` + 1, ... of what was packed."""

    size: int
    levels: Levels
    start: int = 0

    def __post_init__(self) -> None:
        if min(self.size, self.start) < 0 or not 1 <= len(self.levels) <= MAX_LEVELS:
            raise ValueError(f"an axis of the size {self.size} with {len(self.levels)} levels")
        if self.levels[-1][0] != 1 or any(min(level) < 0 or not level[0] for level in self.levels):
            raise ValueError(f"an axis with the levels {self.levels}")
        if (self.start + self.size) * sum(stride for _, stride in self.levels) > MAX_PLACE:
            raise ValueError(f"an axis of the size {self.size} that reaches too far")

    def places(self) -> np.ndarray:
        """The place of each coordinate, in elements."""
        rest = np.arange(self.start, self.start + self.size, dtype=np.int64)
        places = np.zeros(self.size, np.int64)
        for divisor, stride in self.levels:
            whole, rest = np.divmod(rest, divisor)
            places += whole * stride
        return places


@dataclass(frozen=True)
class Layout:
    """A constant in the weights."""

    offset_bytes: int
    axes: tuple[Axis, ...]

    def __post_init__(self) -> None:
        if not 1 <= len(self.axes) <= MAX_AXES:
            raise ValueError(f"a constant of {len(self.axes)} axes")

    @staticmethod
    def dense(offset_bytes: int, count: int) -> Layout:
        """One element after the other."""
        return Layout(offset_bytes, (Axis(count, ((1, 1),)),))

    @property
    def is_dense(self) -> bool:
        """True if the elements are adjacent and in order."""
        return len(self.axes) == 1 and self.axes[0] == Axis(self.count, ((1, 1),))

    @property
    def count(self) -> int:
        """Number of elements."""
        return math.prod(axis.size for axis in self.axes)

    def as_json(self) -> list[object]:
        """The layout as JSON: [offset, [[size, start, levels] of each axis]]."""
        axes = [[a.size, a.start, [list(level) for level in a.levels]] for a in self.axes]
        return [self.offset_bytes, axes]

    @staticmethod
    def from_json(data: object) -> Layout:
        """Raises ValueError on anything that `as_json` does not write."""
        offset, axes = reader(_Json)(data)
        return Layout(offset, tuple(Axis(size, levels, start) for size, start, levels in axes))


def read_elements(weights: memoryview, layout: Layout, dtype: np.dtype) -> np.ndarray:
    """A copy of the constant's elements, in one row.

    Needs no more than some times the memory of the result. Raises OfflineModelError where they
    would be outside of `weights`.
    """
    room = (len(weights) - layout.offset_bytes) // dtype.itemsize
    if layout.offset_bytes % dtype.itemsize or layout.count > room:
        raise OfflineModelError("a constant is outside the weights")
    memory = np.frombuffer(weights, dtype, room, layout.offset_bytes)
    if layout.is_dense:
        return memory[: layout.count].copy()
    if not layout.count:  # the other axes may be of any size
        return np.empty(0, dtype)
    places = [axis.places() for axis in layout.axes]
    if sum(int(each.max()) for each in places) >= room:
        raise OfflineModelError("a constant is outside the weights")
    return elements_at(memory, places)


def elements_at(memory: np.ndarray, places: Sequence[np.ndarray]) -> np.ndarray:
    """The elements at the sums of the axes' places, in one row, some rows of them at a time."""
    rows, inner = places[0], np.zeros(1, np.int64)
    for more in places[1:]:
        inner = np.add.outer(inner, more).reshape(-1)
    found = np.empty((rows.size, inner.size), memory.dtype)
    step = max(1, _CHUNK // max(1, inner.size))
    for first in range(0, rows.size, step):
        there = np.add.outer(rows[first : first + step], inner)
        np.take(memory, there, out=found[first : first + step])
    return found.reshape(-1)


def levels_of(places: np.ndarray) -> Levels | None:
    """The levels that give these places to the coordinates 0, 1, ...; None where none do.

    A block ends where the pattern so far fails for the first time.
    """
    levels: Levels = ((1, int(places[1]) if places.size > 1 else 0),)
    while len(levels) <= MAX_LEVELS and places.min() >= 0:
        wrong = np.flatnonzero(Axis(places.size, levels).places() != places)
        if not wrong.size:
            return levels
        levels = ((int(wrong[0]), int(places[wrong[0]])), *levels)
    return None
