"""Concatenation: every input is a move of its own into the output, or a row of a table of pieces.

The code for an input each is the fastest for a few, and takes LLVM more than twice as long for
twice as many. Beyond `MAX_MOVES` inputs a loop reads from a table what it moves from where to
where, so that the code has one size for any number of inputs.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, replace
from itertools import accumulate

from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.moves import (
    CHUNK_BYTES,
    MAX_UNITS,
    MIN_ROWS,
    Move,
    copy_bytes,
    copy_run,
    write_moves,
)
from tuner.graph import DTYPES
from tuner.kernel_family import Knobs
from tuner.policy import Policy
from tuner.size import is_open
from tuner.target import Target
from tuner.task import Task

MAX_MOVES = 32
"""Maximum number of inputs with code of their own."""


def _rows(task: Task) -> int:
    return math.prod(task.output.shape[: task.integer("axis")])


def _knobs(task: Task, _: Target) -> Knobs:
    """One knob: the outer loop goes over the inputs, or over the rows."""
    rows = _rows(task)
    has_choice = task.capacity is None and (is_open(rows) or rows > 1)
    return {"order": ("input-row", "row-input") if has_choice else ("input-row",)}


def _default(task: Task, _: Target) -> Policy:
    """The output is written once from end to end where its rows are enough to share out."""
    rows = _rows(task)
    by_rows = task.capacity is None and (is_open(rows) or rows >= MIN_ROWS)
    return Policy.of(order="row-input" if by_rows else "input-row")


def _step(task: Task, capacity: int) -> int:
    """Bytes from one row of the output to the next where each has memory for so many places."""
    inside = task.output.shape[task.integer("axis") + 1 :]
    return capacity * math.prod(inside) * DTYPES[task.output.dtype].itemsize


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    """All rows of an input, then of the next; or the output from its beginning to its end."""
    f, rows, size = frame.function, _rows(task), DTYPES[task.output.dtype].itemsize
    runs = [math.prod(t.shape[task.integer("axis") :]) * size for t in task.inputs]
    whole = sum(runs)
    if len(runs) > MAX_MOVES and not task.sizes and task.capacity is None:
        return _write_pieces(frame, runs, rows, by_rows=policy["order"] == "row-input")
    parts = list(zip(frame.inputs, runs, accumulate(runs, initial=0), strict=False))
    if policy["order"] == "input-row":
        step = whole if task.capacity is None else _step(task, task.capacity)
        moves = [
            (source, Move((rows,), (run,), (step,), run, target_offset=start))
            for source, run, start in parts
        ]
        if task.capacity is not None:
            source, move = moves[0]
            moves[0] = source, replace(move, may_be_in_place=True)
        return write_moves(frame, moves)
    with f.loop(frame.lo, frame.hi) as loop:
        target = f.address(frame.output, f.mul(loop.index, whole), "i8")
        for source, run, start in parts:
            if run:
                row = f.address(source, f.mul(loop.index, run), "i8")
                copy_run(f, row, [f.address(target, start, "i8")], run)
    return rows if whole else 0


# -- many inputs: a loop over a table of pieces ----------------------------------------------------


@dataclass(frozen=True)
class _Piece:
    """Bytes that every row of an input has side by side; a row of the table."""

    input: int
    run_bytes: int
    """Bytes from one row of the input to the next."""
    source_offset: int
    target_offset: int
    size_bytes: int


def _pieces(runs: Sequence[int], limit_bytes: int) -> Iterator[_Piece]:
    """The runs of all inputs, longer ones in several pieces."""
    for number, (run, target) in enumerate(zip(runs, accumulate(runs, initial=0), strict=False)):
        for start in range(0, run, limit_bytes):
            size = min(limit_bytes, run - start)
            yield _Piece(number, run, start, target + start, size)


def _write_pieces(frame: Frame, runs: Sequence[int], rows: int, *, by_rows: bool) -> int:
    """All pieces of a row, then of the next; or all rows of a piece, then of the next."""
    f, whole = frame.function, sum(runs)
    limit = whole if by_rows else max(CHUNK_BYTES, -(-whole // MAX_UNITS))
    pieces = list(_pieces(runs, max(1, limit)))
    if not pieces or not rows:
        return 0
    columns = zip(*map(astuple, pieces), strict=True)
    tables = [f.module.table(f"{f.name}_pieces_{i}", column) for i, column in enumerate(columns)]
    sizes = {piece.size_bytes for piece in pieces}
    with f.loop(frame.lo, frame.hi) as unit, f.loop(0, len(pieces) if by_rows else rows) as inside:
        row, piece = (unit, inside) if by_rows else (inside, unit)
        number, run, source, target, size = (
            f.integer(f.at(table, piece.index)) for table in tables
        )
        start = f.pointer_in(f.params[0], number, frame.output.elements)
        read = f.address(start, f.add(f.mul(row.index, run), source), "i8")
        write = f.address(frame.output, f.add(f.mul(row.index, whole), target), "i8")
        if len(sizes) == 1:
            copy_run(f, read, [write], sizes.pop())
        else:
            copy_bytes(f, read, write, size)
    return rows if by_rows else len(pieces)


CONCAT = one_phase_family("concat", _write, _default, _knobs)
