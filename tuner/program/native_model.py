"""A program as native code runs it without Python: the words of its step table, but for addresses.

The words and rows are those of `step_table`, whose layout the driver reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tuner.graph import DTYPES
from tuner.hardware import NativeModel, NativeTensor
from tuner.ops import reads_indices
from tuner.policy import Policy
from tuner.program.execution import small_steps
from tuner.program.program import Place, Port, Program
from tuner.program.step_table import ROW_WORDS


def native_model(program: Program, objects: Sequence[bytes]) -> NativeModel:
    """Resolve a program without segments and open sizes, as far as nothing depends on a run."""
    table = _Words(len(program.inputs))
    alone = small_steps(program)
    units, refusals = list[tuple[int, bool]](), list[str]()
    rows: list[tuple[str, int, int, int]] = []
    copies: list[tuple[int, int, int]] = []
    for number, step in enumerate(program.steps):
        start = len(table.words)
        for place in step.args:
            table.add(place)
        table.words += [("scratch", 0), ("number", 0), ("reports", 8 * len(refusals))]
        guards = len(table.words)
        for guard in step.guards:
            table.add(guard.place)
            table.words.append(("number", int(guard.is_true)))
        for phase in step.phases:
            rows.append((phase.function, 8 * start, 8 * guards, len(step.guards)))
            units.append((int(phase.units), number in alone or phase.units <= 1))
        if reads_indices(step.op):
            refusals.append(
                f"node {step.name!r} ({'+'.join(step.origin) or step.op}): an index is out of"
                " range, or by its inputs its result would have another shape than is declared"
            )
    outputs = tuple(map(_tensor, program.outputs))
    for number, place in enumerate(program.output_places):
        if place != Place("output", number):
            copies.append((len(table.words), table.port("output", number), outputs[number].bytes))
            table.add(place)
    first_row = len(table.words)
    together = [not is_alone for _, is_alone in units]
    barriers = [one or following for one, following in pairwise([*together, False])]
    for (function, start, guards, count), barrier in zip(rows, barriers, strict=True):
        row: list[tuple[str, int | str]] = [
            ("function", function), ("words", start), ("number", 0), ("number", int(barrier)),
            ("words", guards), ("number", count),
        ]  # fmt: skip
        assert len(row) == ROW_WORDS
        table.words += row
    return NativeModel(
        program.target,
        frozenset(Policy.parse(step.policy) for step in program.steps),
        tuple(objects),
        tuple(table.words),
        first_row,
        tuple(units),
        tuple(table.slots),
        tuple(copies),
        tuple(map(_tensor, program.inputs)),
        outputs,
        tuple(refusals),
        program.arena_bytes,
        max((int(step.worker_scratch_bytes) for step in program.steps), default=0),
        program.weights_bytes,
    )


class _Words:
    """Words while they are collected, and those of them that take addresses at each run."""

    def __init__(self, inputs: int) -> None:
        self._inputs = inputs
        self.words: list[tuple[str, int | str]] = []
        self.slots: list[tuple[int, int, int]] = []

    def port(self, kind: str, number: int) -> int:
        """The number of an input or output among both."""
        return number + self._inputs if kind == "output" else number

    def add(self, place: Place) -> None:
        """Append the address of a place."""
        if place.kind in ("input", "output"):
            port = self.port(place.kind, int(place.offset))
            self.slots.append((len(self.words), port, int(place.start_bytes)))
            self.words.append(("number", 0))
        else:
            self.words.append((place.kind, int(place.offset)))


def _tensor(port: Port) -> NativeTensor:
    dtype = DTYPES[port.dtype]
    return NativeTensor(port.name, dtype.name, dtype.itemsize, tuple(map(int, port.shape)))
