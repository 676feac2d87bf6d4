"""Concatenation: every input is a move of its own into the output."""

from __future__ import annotations

import math
from itertools import accumulate

from tuner.cpu.kernels.kernel import Frame, Knobs, one_phase_family
from tuner.cpu.kernels.moves import MIN_ROWS, Move, copy_run, write_moves
from tuner.graph import DTYPES
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task


def _rows(task: Task) -> int:
    return math.prod(task.output.shape[: task.integer("axis")])


def _knobs(task: Task, _: Target) -> Knobs:
    """One knob: the outer loop goes over the inputs, or over the rows."""
    return {"order": ("input-row", "row-input") if _rows(task) > 1 else ("input-row",)}


def _default(task: Task, _: Target) -> Policy:
    """The output is written once from end to end where its rows are enough to share out."""
    return Policy.of(order="row-input" if _rows(task) >= MIN_ROWS else "input-row")


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    """All rows of an input, then of the next; or the output from its beginning to its end."""
    f, rows, size = frame.function, _rows(task), DTYPES[task.output.dtype].itemsize
    runs = [math.prod(t.shape[task.integer("axis") :]) * size for t in task.inputs]
    whole = sum(runs)
    parts = list(zip(frame.inputs, runs, accumulate(runs, initial=0), strict=False))
    if policy["order"] == "input-row":
        return write_moves(
            frame,
            [
                (source, Move((rows,), (run,), (whole,), run, target_offset=start))
                for source, run, start in parts
            ],
        )
    with f.loop(frame.lo, frame.hi) as loop:
        target = f.at(frame.output, f.mul(loop.index, whole), "i8")
        for source, run, start in parts:
            if run:
                row = f.at(source, f.mul(loop.index, run), "i8")
                copy_run(f, row, [f.at(target, start, "i8")], run)
    return rows if whole else 0


FAMILY = one_phase_family("concat", _write, _default, _knobs)
