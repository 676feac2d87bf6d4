"""Gather: rows of the data in the order of the indices, along any axis.

A negative index counts from the end. One that is out of range is clamped into it: ONNX leaves
the result open, and memory outside the data must not be read.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.kernel import (
    Family,
    Frame,
    Kernel,
    Phase,
    never_illegal,
    open_phase,
    packs_nothing,
)
from tuner.cpu.kernels.moves import Chunks, chunks_of, copy_run, share, units_of
from tuner.graph import DTYPES
from tuner.policy import Knob, Policy
from tuner.target import Isa, Target
from tuner.task import Task


def _axis(task: Task) -> int:
    axis = task.attributes["axis"]
    if not isinstance(axis, int):
        raise TypeError(f"gather.axis is {axis!r}, not a number")
    return axis % len(task.inputs[0].shape)


def _knobs(task: Task, target: Target) -> Mapping[str, tuple[Knob, ...]]:
    """None: a row is copied in the one way that there is."""
    del task, target
    return {}


def _default(task: Task, target: Target) -> Policy:
    del task, target
    return Policy.of()


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    del policy
    module = Module(isa)
    frame = open_phase(module, name, task)
    data, axis = task.inputs[0], _axis(task)
    run = math.prod(data.shape[axis + 1 :]) * DTYPES[data.dtype].itemsize
    rows = math.prod(data.shape[:axis]) * task.inputs[1].count
    parts = chunks_of(run) if rows else ()
    units = units_of(rows * part.count for part in parts)
    for part in parts:
        _copy_rows(frame, task, run, part, _share_of(frame, rows * part.count, units))
    return Kernel(module.text(), (Phase(name, units),))


def _share_of(frame: Frame, rows: int, units: int) -> tuple[Value, Value]:
    return share(frame.function, rows, units, frame.lo, frame.hi)


def _copy_rows(frame: Frame, task: Task, run: int, part: Chunks, ends: tuple[Value, Value]) -> None:
    """One piece of each row: the rows of the output are numbered by (outer, index)."""
    f, (data, indices) = frame.function, task.inputs
    size = data.shape[_axis(task)]
    with f.loop(*ends) as loop:
        row, number = f.div(loop.index, part.count), f.rem(loop.index, part.count)
        outer, place = f.div(row, indices.count), f.rem(row, indices.count)
        index = _load_index(f, frame.inputs[1], indices.dtype, place, size)
        offset = f.add(f.mul(number, part.size_bytes), part.start)
        read = f.mul(f.add(f.mul(outer, size), index), run)
        source = f.at(frame.inputs[0], f.add(read, offset), "i8")
        target = f.at(frame.output, f.add(f.mul(row, run), offset), "i8")
        copy_run(f, source, [target], part.size_bytes)


def _load_index(f: Function, pointer: Value, dtype: str, place: Index, size: int) -> Value:
    """The index at a place, wrapped if negative, clamped to 0..size-1."""
    index = f.load(f.at(pointer, place, dtype), dtype, align=DTYPES[dtype].itemsize)
    if dtype != "i64":
        index = f.convert("sext", index, "i64")
    wrapped = f.select(f.compare("slt", index, 0), f.add(index, size), index)
    return f.minimum(f.maximum(wrapped, 0), size - 1)


FAMILY = Family(("gather",), _default, _knobs, never_illegal, _generate, packs_nothing)
