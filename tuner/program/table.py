"""The step table in memory: what the native driver reads, made from a program's steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.program.driver import STEP_WORDS
from tuner.program.program import Place, Step


@dataclass(frozen=True)
class Slot:
    """A word of the argument table that takes the address of an input or output at each run."""

    kind: str
    number: int
    word: int


class StepTable:
    """Steps [first, last) of one uninterrupted native run. Addresses stay valid with the object."""

    def __init__(
        self,
        steps: Sequence[Step],
        workers: int,
        address_of: Callable[[str], int],
        base_of: Callable[[Place], int],
        worker_scratch: int,
    ) -> None:
        """`address_of` a kernel function; `base_of` a place (0 for inputs and outputs)."""
        self._args = np.zeros(sum(len(s.args) + 1 for s in steps), np.int64)
        phases = [(i, phase) for i, step in enumerate(steps) for phase in step.phases]
        self._shares = np.zeros((len(phases), workers + 1), np.int64)
        self._table = np.zeros((len(phases), STEP_WORDS), np.int64)
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
        for row, (i, phase) in enumerate(phases):
            self._shares[row] = [phase.units * w // workers for w in range(workers + 1)]
            args = self._args.ctypes.data + 8 * starts[i]
            shares = self._shares[row].ctypes.data
            self._table[row] = (address_of(phase.function), args, shares)
        self.slots = tuple(slots)
        self.count = len(phases)
        self.address = self._table.ctypes.data
        self.step_rows = _rows_of_steps(len(steps), [i for i, _ in phases])

    def set_slot(self, slot: Slot, address: int) -> None:
        self._args[slot.word] = address

    def row_address(self, row: int) -> int:
        return self.address + row * STEP_WORDS * 8


def _rows_of_steps(steps: int, owners: list[int]) -> tuple[tuple[int, int], ...]:
    """First row and number of rows of each step."""
    counts = [owners.count(i) for i in range(steps)]
    firsts = np.cumsum([0, *counts])
    return tuple((int(firsts[i]), counts[i]) for i in range(steps))
