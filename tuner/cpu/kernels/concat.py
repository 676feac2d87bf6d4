"""Concatenation: every input is a move of its own into the output."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import accumulate

from tuner.cpu.kernels.emit import Module
from tuner.cpu.kernels.kernel import (
    Family,
    Frame,
    Kernel,
    Phase,
    never_illegal,
    open_phase,
    packs_nothing,
)
from tuner.cpu.kernels.moves import MIN_ROWS, Move, copy_run, emit_move, share, units_of
from tuner.graph import DTYPES
from tuner.policy import Knob, Policy
from tuner.target import Isa, Target
from tuner.task import Task


def _axis(task: Task) -> int:
    axis = task.attributes["axis"]
    if not isinstance(axis, int):
        raise TypeError(f"concat.axis is {axis!r}, not a number")
    return axis % len(task.output.shape)


def _rows(task: Task) -> int:
    return math.prod(task.output.shape[: _axis(task)])


def _run_bytes(task: Task) -> list[int]:
    """Bytes that each input gives to a row of the output."""
    size, axis = DTYPES[task.output.dtype].itemsize, _axis(task)
    return [math.prod(t.shape[axis:]) * size for t in task.inputs]


def _knobs(task: Task, target: Target) -> Mapping[str, tuple[Knob, ...]]:
    """One knob: the outer loop goes over the inputs, or over the rows."""
    del target
    return {"order": ("input-row", "row-input") if _rows(task) > 1 else ("input-row",)}


def _default(task: Task, target: Target) -> Policy:
    """The output is written once from end to end where its rows are enough to share out."""
    del target
    return Policy.of(order="row-input" if _rows(task) >= MIN_ROWS else "input-row")


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    module = Module(isa)
    frame = open_phase(module, name, task)
    write = _by_rows if policy["order"] == "row-input" else _by_inputs
    units = write(task, frame)
    return Kernel(module.text(), (Phase(name, units),))


def _by_inputs(task: Task, frame: Frame) -> int:
    """All rows of the first input, then of the next; every core takes its share of each."""
    f, runs = frame.function, _run_bytes(task)
    starts = accumulate(runs, initial=0)
    moves = [
        (source, part)
        for source, run, start in zip(frame.inputs, runs, starts, strict=False)
        for part in Move((_rows(task),), (run,), (sum(runs),), run, target_offset=start).cut()
    ]
    units = units_of(part.rows for _, part in moves)
    for source, part in moves:
        ends = share(f, part.rows, units, frame.lo, frame.hi)
        emit_move(f, part, source, frame.output, ends)
    return units


def _by_rows(task: Task, frame: Frame) -> int:
    """The output from its beginning to its end."""
    f, runs = frame.function, _run_bytes(task)
    units = _rows(task) if sum(runs) else 0
    with f.loop(frame.lo, frame.hi) as loop:
        target = f.at(frame.output, f.mul(loop.index, sum(runs)), "i8")
        for source, run, start in zip(
            frame.inputs, runs, accumulate(runs, initial=0), strict=False
        ):
            if run:
                row = f.at(source, f.mul(loop.index, run), "i8")
                copy_run(f, row, [f.at(target, start, "i8")], run)
    return units


FAMILY = Family(("concat",), _default, _knobs, never_illegal, _generate, packs_nothing)
