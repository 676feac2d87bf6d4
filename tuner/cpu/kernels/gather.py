"""Gather: rows of the data in the order of the indices, along any axis.

A negative index counts from the end. One that is out of range is clamped into it: ONNX leaves
the result open, and memory outside the data must not be read.
"""

from __future__ import annotations

import math
from functools import partial

from tuner.cpu.kernels.emit import Function, Index, Value
from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.moves import Chunks, chunks_of, copy_run, share_out
from tuner.graph import DTYPES
from tuner.policy import Policy
from tuner.task import Task


def _write(frame: Frame, task: Task, _: Policy) -> int:
    data, axis = task.inputs[0], task.integer("axis")
    run = math.prod(data.shape[axis + 1 :]) * DTYPES[data.dtype].itemsize
    rows = math.prod(data.shape[:axis]) * task.inputs[1].count
    pieces = chunks_of(run) if rows else ()
    return share_out(
        frame,
        [(rows * piece.count, partial(_copy_row, frame, task, run, piece)) for piece in pieces],
    )


def _copy_row(frame: Frame, task: Task, run: int, piece: Chunks, index: Value) -> None:
    """One piece of a row: the rows of the output are numbered by (outer, index)."""
    f, (data, indices) = frame.function, task.inputs
    size = data.shape[task.integer("axis")]
    row, number = f.div(index, piece.count), f.rem(index, piece.count)
    outer, place = f.div(row, indices.count), f.rem(row, indices.count)
    picked = _load_index(f, frame.inputs[1], indices.dtype, place, size)
    offset = f.add(f.mul(number, piece.size_bytes), piece.start)
    read = f.mul(f.add(f.mul(outer, size), picked), run)
    source = f.at(frame.inputs[0], f.add(read, offset), "i8")
    target = f.at(frame.output, f.add(f.mul(row, run), offset), "i8")
    copy_run(f, source, [target], piece.size_bytes)


def _load_index(f: Function, pointer: Value, dtype: str, place: Index, size: int) -> Value:
    """The index at a place, wrapped if negative, clamped to 0..size-1."""
    index = f.load(f.at(pointer, place, dtype), dtype, align=DTYPES[dtype].itemsize)
    if dtype != "i64":
        index = f.convert("sext", index, "i64")
    wrapped = f.select(f.compare("slt", index, 0), f.add(index, size), index)
    return f.minimum(f.maximum(wrapped, 0), size - 1)


FAMILY = one_phase_family("gather", _write)
