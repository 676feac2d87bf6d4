"""How far a step has come after its first units: what it has made, and what it has read.

Steps that take turns, band by band, go by this. Everything is counted from the start of a tensor
in elements as they lie in memory, so that reshapes change nothing. A step whose first units do not
make the first elements of its result has no reach.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tuner.kernels.window import Axis, Sweep
from tuner.task import Task

Progress = Callable[[int], int]
"""From a number of first units, at least one, to a number of first elements. It never falls."""

EVERYTHING = 1 << 62
"""More elements than any tensor has."""


def _nothing(units: int) -> int:
    del units
    return 0


@dataclass(frozen=True)
class PhaseReach:
    """The first units of a phase of a kernel."""

    units: int
    """Of the whole phase."""
    made: Progress
    """First elements of the result that are complete. What a phase leaves in scratch memory is
    counted as the next phase's `reads_before` counts it.
    """
    reads: Mapping[int, Progress] = field(default_factory=dict)
    """By position of the input: the first elements, all that is read is among them."""
    reads_before: Progress = _nothing
    """The same of what the phase before has left in scratch memory."""

    def least_units(self, elements: int) -> int:
        """The fewest first units that make so many first elements; all if none do."""
        few, enough = 0, self.units if elements > 0 else 0
        while few < enough:
            middle = (few + enough) // 2
            if middle and self.made(middle) >= elements:
                enough = middle
            else:
                few = middle + 1
        return enough


@dataclass(frozen=True)
class Reach:
    """The phases of a kernel. An input that no phase reads in its order is needed whole."""

    phases: tuple[PhaseReach, ...]

    def read(self, position: int, units: Sequence[int]) -> int:
        """First elements of an input that are read by so many first units of each phase."""
        ordered = [phase for phase in self.phases if position in phase.reads]
        if not ordered:
            return EVERYTHING if any(units) else 0
        pairs = zip(self.phases, units, strict=True)
        return max((p.reads[position](n) for p, n in pairs if n and p in ordered), default=0)


# -- what families share -------------------------------------------------------------------------


def lines_read(rows: Axis, lines: int) -> int:
    """First lines of all images that the first `lines` lines of all outputs read."""
    image, line = divmod(lines, rows.out)
    return image * rows.size + (_image_lines_read(rows, line) if line else 0)


def _image_lines_read(rows: Axis, lines: int) -> int:
    last = rows.start(lines - 1) + (rows.kernel - 1) * rows.dilation
    return min(rows.size, max(0, last + 1))


def tail_reads(task: Task, written: Progress) -> dict[int, Progress]:
    """The operands of the tail that have the output's shape: read where the output is written.

    `written`: the first elements of the output, all that is written is among them.
    """
    return {
        i: written
        for i in range(task.first_tail_input, len(task.inputs))
        if task.inputs[i].count == task.output.count
    }


def reach_of_sweep(task: Task, sweep: Sweep) -> Reach | None:
    """Blocks of rows, perhaps each in several units; None where channels are the outermost loop."""
    rows, line = sweep.rows, sweep.columns.out * sweep.channels
    if sweep.order == "channel-row-column" and sweep.parts > 1:
        return None

    def lines(blocks: int) -> int:
        image, block = divmod(blocks, sweep.row_blocks)
        return image * rows.out + min(block * sweep.tile_rows, rows.out)

    def begun(units: int) -> int:
        return lines(-(-units // sweep.parts))

    input_line = sweep.columns.size * sweep.channels
    reads: dict[int, Progress] = {0: lambda units: lines_read(rows, begun(units)) * input_line}
    reads |= tail_reads(task, lambda units: begun(units) * line)
    return Reach(
        (PhaseReach(sweep.units, lambda units: lines(units // sweep.parts) * line, reads),)
    )
