"""The step table in memory: what the native driver reads, made from a program's steps."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tuner.program.program import Place, Step

ROW_WORDS = 4
"""Words of a row: the function, its arguments, the shares, and whether a barrier follows."""


@dataclass(frozen=True)
class Slot:
    """A word of the argument table that takes the address of an input or output at each run."""

    kind: str
    number: int
    start_bytes: int
    word: int


class StepTable:
    """The steps of one uninterrupted native run. Addresses stay valid with the object."""

    def __init__(
        self,
        steps: Sequence[Step],
        workers: int,
        address_of: Callable[[str], int],
        base_of: Callable[[Place], int],
        worker_scratch: int,
        alone: Collection[int] = (),
    ) -> None:
        """`address_of` a kernel function; `base_of` a place (0 for inputs and outputs).

        The steps with the numbers in `alone` are done by core 0. Each phase has one row.
        """
        self._args = np.zeros(sum(len(s.args) + 1 for s in steps), np.int64)
        self._arg_words: Any = self._args.data
        rows = [(number, phase) for number, step in enumerate(steps) for phase in step.phases]
        self._owners = [number for number, _ in rows]
        self._units = [phase.units for _, phase in rows]
        self._alone = [number in alone or phase.units <= 1 for number, phase in rows]
        self._functions = [address_of(phase.function) for _, phase in rows]
        slots: list[Slot] = []
        starts = []
        word = 0
        for step in steps:
            starts.append(word)
            for place in step.args:
                if place.kind in ("input", "output"):
                    slots.append(Slot(place.kind, place.offset, place.start_bytes, word))
                self._args[word] = base_of(place)
                word += 1
            self._args[word] = worker_scratch
            word += 1
        self._starts = starts
        self.slots = tuple(slots)
        self.count = len(rows)
        barriers = filter(self._has_barrier, range(self.count))
        self.shared_rows = max((row + 1 for row in barriers), default=0)
        """Rows up to the last barrier; what follows is done by core 0 alone."""
        counts = [len(step.phases) for step in steps]
        self.step_rows = tuple(zip(itertools.accumulate([0, *counts]), counts, strict=False))
        """First row and number of rows of each step."""
        self._tables: dict[int, tuple[np.ndarray, np.ndarray]] = {}
        """Rows by the number of cores, and the units of each core that they point to."""
        self.address = self.address_for(workers)

    def address_for(self, workers: int) -> int:
        """The rows for this number of cores; they are made when first asked for."""
        if workers not in self._tables:
            self._tables[workers] = self._table(workers)
        return int(self._tables[workers][0].ctypes.data)

    def set_slot(self, slot: Slot, address: int) -> None:
        """The address of the whole input or output."""
        self._arg_words[slot.word] = address + slot.start_bytes

    def row_address(self, row: int) -> int:
        """Address of a row, for the cores that the table was made for."""
        return self.address + row * ROW_WORDS * 8

    def _table(self, workers: int) -> tuple[np.ndarray, np.ndarray]:
        units = np.zeros((self.count, workers + 1), np.int64)
        rows = np.zeros((self.count, ROW_WORDS), np.int64)
        for row, (owner, count) in enumerate(zip(self._owners, self._units, strict=True)):
            whole = [0] + [count] * workers
            parts = [count * w // workers for w in range(workers + 1)]
            units[row] = whole if self._alone[row] else parts
            args = self._args.ctypes.data + 8 * self._starts[owner]
            shares = units[row].ctypes.data
            rows[row] = (self._functions[row], args, shares, self._has_barrier(row))
        return rows, units

    def _has_barrier(self, row: int) -> bool:
        """Return whether a barrier follows: core 0 continues alone after what it does alone."""
        last = row == self.count - 1
        return not self._alone[row] or (not last and not self._alone[row + 1])
