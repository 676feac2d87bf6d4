"""The step table: the rows that threads run, and the words of their arguments."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from tuner.errors import RefusedInputsError
from tuner.ops import reads_indices
from tuner.ops.indexing import NO_CHOICE
from tuner.program.program import Place, Step
from tuner.program.program_check import parsed_task

FEW_SLOTS = 16
"""Words that are written one by one faster than NumPy writes all of them (1 us)."""

ROW_WORDS = 6
"""Words of a row: the function, its arguments, the shares, whether a barrier follows, and the
addresses of its guards, with how many there are."""


class Slots(NamedTuple):
    """The words of an argument table that take addresses of inputs, or of outputs, at each run."""

    words: np.ndarray
    numbers: np.ndarray
    """The number of the input or output that each takes."""
    starts: np.ndarray
    """Bytes from there to what the step reads or writes."""
    few: tuple[tuple[int, int, int], ...] = ()
    """Word, number and start of each, where there are so few that NumPy takes longer."""

    @staticmethod
    def of(kind: str, places: Iterable[tuple[int, Place]]) -> Slots:
        """Take those of one kind from words with their places."""
        found = [(w, int(p.offset), int(p.start_bytes)) for w, p in places if p.kind == kind]
        few = tuple(found) if len(found) <= FEW_SLOTS else ()
        words, numbers, starts = np.array(found, np.int64).reshape(-1, 3).T
        return Slots(words, numbers, starts, few)


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
        self._args = np.zeros(sum(len(s.args) + 3 + 2 * len(s.guards) for s in steps), np.int64)
        self._cells = self._args.data
        self._sizes = np.array([size for s in steps for size in s.sizes], np.int64)
        self._checked = [step for step in steps if reads_indices(step.op)]
        self._reported = np.zeros(len(self._checked), np.int64)
        self._reports = self._reported.data
        rows = [(number, phase) for number, step in enumerate(steps) for phase in step.phases]
        self._owners = [number for number, _ in rows]
        self._units = np.array([phase.units for _, phase in rows], np.int64)
        self._is_small = np.array([number in alone for number, _ in rows], bool)
        self._functions = [address_of(phase.function) for _, phase in rows]
        self._starts: list[int] = []
        self._guards: list[tuple[int, int]] = []
        """First word of the guards of each step, and how many it has."""
        places: list[tuple[int, Place]] = []
        guards: list[tuple[int, Place]] = []
        word, sizes = 0, int(self._sizes.ctypes.data)
        report = int(self._reported.ctypes.data)
        for step in steps:
            self._starts.append(word)
            for place in step.args:
                places.append((word, place))
                self._args[word] = base_of(place)
                word += 1
            self._args[word : word + 3] = worker_scratch, sizes, report
            word, sizes = word + 3, sizes + 8 * len(step.sizes)
            self._guards.append((word, len(step.guards)))
            for guard in step.guards:
                guards.append((word, guard.place))
                self._args[word : word + 2] = base_of(guard.place), guard.is_true
                word += 2
            report += 8 * reads_indices(step.op)
        self._arena = base_of(Place("arena", 0))
        moved = [word for word, place in (*places, *guards) if place.kind == "arena"]
        self._arena_words = np.array(moved, np.int64)
        self._offsets = self._args - self._arena
        """Offset in the arena of each word that is an address there; nothing of the others."""
        self._words = np.array([word for word, _ in places], np.int64)
        """The word of each argument."""
        self.slots = {kind: Slots.of(kind, [*places, *guards]) for kind in ("input", "output")}
        self.count = len(rows)
        counts = [len(step.phases) for step in steps]
        self.step_rows = tuple(zip(itertools.accumulate([0, *counts]), counts, strict=False))
        """First row and number of rows of each step."""
        self._tables: dict[int, tuple[np.ndarray, np.ndarray]] = {}
        """Rows by the number of cores, and the units of each core that they point to."""
        self.address = self.address_for(workers)
        self.shared_rows = self._shared_rows()
        """Rows up to the last barrier; what follows is done by core 0 alone."""

    @property
    def checks_indices(self) -> bool:
        """Return whether any of its steps checks indices."""
        return bool(self._checked)

    def require_indices(self) -> None:
        """Raises RefusedInputsError where a step since the last call met an index out of range."""
        if not any(self._reports):
            return
        (number, *_) = np.flatnonzero(self._reported)
        step, index = self._checked[number], int(self._reported[number])
        self._reported[:] = 0
        if index == NO_CHOICE:
            raise RefusedInputsError(
                f"node {step.name!r} ({'+'.join(step.origin) or step.op}): by its inputs its result"
                " would have another shape than the model declares",
                "give inputs that fit the declared shape, or export the model with open sizes",
            )
        raise RefusedInputsError(
            f"node {step.name!r} ({'+'.join(step.origin) or step.op}): the index {index} is out of"
            f" range for data of {parsed_task(step.task).inputs[0]}",
            "give indices that are within the data; negative ones count from the end",
        )

    def use_sizes(self, words: np.ndarray) -> None:
        """Use other values of the sizes of all steps from now on."""
        self._sizes[:] = words

    def use_offsets(self, arguments: np.ndarray, offsets: np.ndarray) -> None:
        """Use other places in the arena for these arguments from now on."""
        words = self._words[arguments]
        self._offsets[words] = offsets
        self._args[words] = self._arena + offsets

    def use_arena(self, address: int) -> None:
        """Use an arena at another address from now on."""
        self._arena = address
        self._args[self._arena_words] = address + self._offsets[self._arena_words]

    def use_units(self, units: np.ndarray) -> None:
        """Use other units for all rows from now on."""
        self._units = units
        for rows, shares in self._tables.values():
            self._fill(shares, rows)
        self.shared_rows = self._shared_rows()

    def address_for(self, workers: int) -> int:
        """The rows for this number of cores; they are made when first asked for."""
        if workers not in self._tables:
            self._tables[workers] = self._table(workers)
        return int(self._tables[workers][0].ctypes.data)

    def point_at(self, addresses: Mapping[str, Sequence[int]]) -> None:
        """Take the addresses of all inputs, and of all outputs."""
        for kind, slots in self.slots.items():
            for word, number, start in slots.few:
                self._cells[word] = addresses[kind][number] + start
            if len(slots.words) > len(slots.few):
                given = np.array(addresses[kind], np.int64)
                self._args[slots.words] = given[slots.numbers] + slots.starts

    def row_address(self, row: int) -> int:
        """Address of a row, for the cores that the table was made for."""
        return self.address + row * ROW_WORDS * 8

    def _table(self, workers: int) -> tuple[np.ndarray, np.ndarray]:
        shares = np.zeros((self.count, workers + 1), np.int64)
        rows = np.zeros((self.count, ROW_WORDS), np.int64)
        rows[:, 0] = self._functions
        rows[:, 1] = self._args.ctypes.data + 8 * np.array(self._starts)[self._owners]
        rows[:, 2] = shares.ctypes.data + shares.strides[0] * np.arange(self.count)
        guards = np.array(self._guards, np.int64).reshape(-1, 2)[self._owners]
        rows[:, 4] = self._args.ctypes.data + 8 * guards[:, 0]
        rows[:, 5] = guards[:, 1]
        self._fill(shares, rows)
        return rows, shares

    def _fill(self, shares: np.ndarray, rows: np.ndarray) -> None:
        """Write the numbers that depend on the units."""
        units, edges = self._units[:, None], np.arange(shares.shape[1])
        parts = units * edges // edges[-1]
        shares[:] = np.where(self._alone()[:, None], units * (edges > 0), parts)
        rows[:, 3] = self._barriers()

    def _shared_rows(self) -> int:
        return int(max(np.flatnonzero(self._barriers()), default=-1)) + 1

    def _alone(self) -> np.ndarray:
        """The rows that core 0 does alone."""
        return self._is_small | (self._units <= 1)

    def _barriers(self) -> np.ndarray:
        """The rows that a barrier follows: core 0 continues alone after what it does alone."""
        together = ~self._alone()
        barriers: np.ndarray = together.copy()
        barriers[:-1] |= together[1:]
        return barriers
