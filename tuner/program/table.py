"""The step table in memory: what the native driver reads, made from a program's steps."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tuner.program.driver import ROW_WORDS
from tuner.program.program import Place, Step


@dataclass(frozen=True)
class Slot:
    """A word of the argument table that takes the address of an input or output at each run."""

    kind: str
    number: int
    word: int


@dataclass(frozen=True)
class _Shares:
    """The rows for some number of cores, and the units of each core that they point to."""

    rows: np.ndarray
    units: np.ndarray


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

        The steps with the numbers in `alone` are done by core 0.
        """
        self._args = np.zeros(sum(len(s.args) + 1 for s in steps), np.int64)
        self._arg_words: Any = self._args.data
        self._phases = [(i, phase) for i, step in enumerate(steps) for phase in step.phases]
        self._alone = [i in alone or phase.units <= 1 for i, phase in self._phases]
        self._functions = [address_of(phase.function) for _, phase in self._phases]
        slots: list[Slot] = []
        starts = []
        word = 0
        for step in steps:
            starts.append(word)
            for place in step.args:
                if place.kind in ("input", "output"):
                    slots.append(Slot(place.kind, place.offset, word))
                self._args[word] = base_of(place)
                word += 1
            self._args[word] = worker_scratch
            word += 1
        self._starts = starts
        self.slots = tuple(slots)
        self.count = len(self._phases)
        self.shared_rows = max((r + 1 for r in range(self.count) if self._meet_after(r)), default=0)
        """Rows up to the last meeting; what follows is core 0's alone."""
        self.step_rows = _rows_of_steps(len(steps), [i for i, _ in self._phases])
        self._shares: dict[int, _Shares] = {}
        self.address = self.address_for(workers)

    def address_for(self, workers: int) -> int:
        """The rows for this number of cores; they are made when first asked for."""
        if workers not in self._shares:
            self._shares[workers] = self._share(workers)
        return int(self._shares[workers].rows.ctypes.data)

    def set_slot(self, slot: Slot, address: int) -> None:
        self._arg_words[slot.word] = address

    def row_address(self, row: int) -> int:
        return self.address + row * ROW_WORDS * 8

    def _share(self, workers: int) -> _Shares:
        units = np.zeros((self.count, workers + 1), np.int64)
        rows = np.zeros((self.count, ROW_WORDS), np.int64)
        for row, (step, phase) in enumerate(self._phases):
            whole = [0] + [phase.units] * workers
            parts = [phase.units * w // workers for w in range(workers + 1)]
            units[row] = whole if self._alone[row] else parts
            args = self._args.ctypes.data + 8 * self._starts[step]
            shares = units[row].ctypes.data
            rows[row] = (self._functions[row], args, shares, self._meet_after(row))
        return _Shares(rows, units)

    def _meet_after(self, row: int) -> bool:
        """What core 0 does alone, it may go on with alone: nobody else has to wait for it."""
        last = row == self.count - 1
        return not self._alone[row] or (not last and not self._alone[row + 1])


def _rows_of_steps(steps: int, owners: list[int]) -> tuple[tuple[int, int], ...]:
    """First row and number of rows of each step."""
    counts = [owners.count(i) for i in range(steps)]
    firsts = np.cumsum([0, *counts])
    return tuple((int(firsts[i]), counts[i]) for i in range(steps))
