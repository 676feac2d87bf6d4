"""Sizes of a task with the K best elements of each row, and one row while its kernel is written."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, IRValue
from tuner.cpu.kernels.sorting import COUNTS_BYTES
from tuner.task import Task

UNROLL = 4
"""Vectors that are compared at once."""
CACHE_LINE = 64


@dataclass(frozen=True)
class TopKPlan:
    """Sizes of a task, and the memory of each core."""

    task: Task
    lanes: int

    @property
    def size(self) -> int:
        """Elements of a row."""
        return self.task.inputs[0].shape[-1]

    @property
    def k(self) -> int:
        """Elements of a row of the results."""
        return self.task.integer("k")

    @property
    def rows(self) -> int:
        """Number of rows."""
        return math.prod(self.task.inputs[0].shape[:-1])

    @property
    def largest(self) -> bool:
        """Return whether the largest come first."""
        return bool(self.task.integer("largest"))

    @property
    def step(self) -> int:
        """Items that are compared at once."""
        return self.lanes // 2

    @property
    def kept(self) -> int:
        """Items that the insertion keeps: K, in whole vectors."""
        return -(-self.k // self.step) * self.step

    @property
    def most(self) -> int:
        """Items up to which the bisection need not continue."""
        return min(self.size, self.k + max(64, self.k // 4))

    @property
    def insertion_bytes(self) -> int:
        """A vector for the bound and the item above all others, then the items."""
        return _whole(8 * (self.step + self.kept))

    @property
    def padded(self) -> int:
        """Keys of a row in whole rounds."""
        return -(-self.size // (UNROLL * self.lanes)) * UNROLL * self.lanes

    @property
    def selection_bytes(self) -> int:
        """State, counts of digits, items in two places, keys."""
        return CACHE_LINE + COUNTS_BYTES + 2 * self._items_bytes + _whole(4 * self.padded)

    @property
    def counts_at(self) -> int:
        """Byte offset of the counts of digits."""
        return CACHE_LINE

    @property
    def items_at(self) -> tuple[int, int]:
        """Byte offsets of the two places of items."""
        first = CACHE_LINE + COUNTS_BYTES
        return first, first + self._items_bytes

    @property
    def keys_at(self) -> int:
        """Byte offset of the keys."""
        return self.items_at[1] + self._items_bytes

    @property
    def _items_bytes(self) -> int:
        return _whole(8 * (self.most + 1))  # one that is not kept may be written behind them


def _whole(size_bytes: int) -> int:
    return -(-size_bytes // CACHE_LINE) * CACHE_LINE


@dataclass(frozen=True)
class Row:
    """One row while it is written: memory of its core, its elements, and its results."""

    f: Function
    plan: TopKPlan
    memory: IRValue
    x: IRValue
    values: IRValue
    indices: IRValue

    def store(self, place: IRValue, index: IRValue) -> None:
        """Write the element with an index to a place of the results."""
        f = self.f
        f.store_raw(index, f.at(self.indices, place), 8)
        f.store(f.load_one(f.at(self.x, index)), f.at(self.values, place))
