"""Executions of programs with open sizes: one serves all sizes of about the same magnitude.

To make an execution takes longer than many a call; to write other sizes into it takes 0.1 ms.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence

from tuner.program.execution import Execution
from tuner.program.ort_segment import OrtExecution
from tuner.program.program import Program
from tuner.program.sizes_in_use import OpenNumbers, SizesInUse
from tuner.size import is_open

Execute = Callable[[int, Program], Execution | OrtExecution]

MAX_KEPT = 64
"""Maximum number of executions that are kept; the longest unused go first."""


def can_change_sizes(program: Program) -> bool:
    """Return whether an execution can be given other sizes.

    What can change are units, sizes of kernels, and places in the arena of what steps use.
    """
    used = [place for step in program.steps for place in step.args]
    moved = [place.kind for place in used if is_open(place.offset) or is_open(place.start_bytes)]
    are_outputs_fixed = not any(is_open(place.offset) for place in program.output_places)
    has_segment = any(step.segment for step in program.steps)
    can_move = {*moved} <= {"arena"} and are_outputs_fixed
    return bool(program.open_sizes) and can_move and not has_segment


class OpenExecutions:
    """Executions by program, and by the number of binary digits of each open size."""

    def __init__(self, programs: Sequence[Program], execute: Execute) -> None:
        """`execute` resolves a program without open sizes, made of the one with this number."""
        self._programs, self._execute = programs, execute
        self._numbers: dict[int, OpenNumbers] = {}
        self._kept: OrderedDict[tuple[int, ...], Execution] = OrderedDict()

    def at(self, number: int, values: Mapping[str, int]) -> tuple[Execution, SizesInUse]:
        """An execution, and the sizes to give it before it runs (`Execution.resize`)."""
        if number not in self._numbers:
            self._numbers[number] = OpenNumbers(self._programs[number])
        sizes = self._numbers[number].at(values)
        key = (number, *(value.bit_length() for value in values.values()))
        if key not in self._kept:
            made = self._execute(number, self._programs[number].at(values))
            assert isinstance(made, Execution)
            self._kept[key] = made
            if len(self._kept) > MAX_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key], sizes
