"""Rows and elements at run-time places: the gathers and scatter_nd, of elements of any width.

Every index is checked against its axis. One that is out of range is clamped, so that no memory
outside of the data is touched, and reported: the run that met it is refused.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial

from tuner.cpu.kernels.emit import Function, Index, IRValue
from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.moves import (
    MAX_UNITS,
    Chunks,
    chunks_of,
    copy_bytes,
    copy_run,
    fill_bytes,
    share_out,
)
from tuner.graph import DTYPES, TensorType
from tuner.ops.indexing import data_shape
from tuner.policy import Policy
from tuner.size import always_equal, is_open
from tuner.task import Task


@dataclass(frozen=True)
class Places:
    """Rows that tuples of indices name, one index for each axis of these sizes."""

    frame: Frame
    indices: TensorType
    sizes: tuple[int, ...]
    reports: bool = True
    """True if a run is refused for an index that is out of range."""

    def row(self, number: Index) -> tuple[IRValue, IRValue]:
        """The row that a tuple names, clamped into the data, and whether its indices are within."""
        f, (first, *others) = self.frame.function, self.sizes
        start = f.mul(number, len(self.sizes))
        row, inside = self._index(start, first)
        for i, size in enumerate(others, start=1):
            index, is_inside = self._index(f.add(start, i), size)
            row, inside = f.add(f.mul(row, size), index), f.both(inside, is_inside)
        return row, inside

    def _index(self, place: IRValue, size: int) -> tuple[IRValue, IRValue]:
        """The index at a place, of which a negative one counts from the end of its axis."""
        f, dtype = self.frame.function, self.indices.dtype
        address = f.address(self.frame.inputs[1], place, dtype)
        index = f.load_raw(address, dtype, DTYPES[dtype].itemsize)
        if dtype != "i64":
            index = f.convert("sext", index, "i64")
        wrapped = f.select(f.compare("slt", index, 0), f.add(index, size), index)
        clamped = f.minimum(f.maximum(wrapped, 0), f.sub(size, 1))
        if self.reports:
            with f.when(f.compare("ne", clamped, wrapped)):
                self.frame.report(index)
        return clamped, f.compare("eq", clamped, wrapped)


# -- gather: rows of the data in the order of the indices -----------------------------------------


def _write_gather(frame: Frame, task: Task, _: Policy) -> int:
    """Gather along one axis: the rows of the output are numbered by (outer, index)."""
    data, axis = task.inputs[0], task.integer("axis")
    places = Places(frame, task.inputs[1], (data.shape[axis],))
    outer, count = math.prod(data.shape[:axis]), task.inputs[1].count
    return _write_rows(frame, task, places, outer, count, data.shape[axis + 1 :], shared=True)


def _write_gather_nd(frame: Frame, task: Task, _: Policy) -> int:
    data, indices, batch = *task.inputs, task.integer("batch")
    end = batch + indices.shape[-1]
    places = Places(frame, indices, data.shape[batch:end])
    outer, count = math.prod(data.shape[:batch]), math.prod(indices.shape[batch:-1])
    return _write_rows(frame, task, places, outer, count, data.shape[end:], shared=False)


def _write_rows(
    frame: Frame,
    task: Task,
    places: Places,
    outer: int,
    count: int,
    row: tuple[int, ...],
    *,
    shared: bool,
) -> int:
    """Write `count` rows for each of the outer parts of the data, which share indices or not."""
    f, size = frame.function, math.prod(places.sizes)
    run = math.prod(row) * DTYPES[task.output.dtype].itemsize

    def write(piece: Chunks, index: IRValue) -> None:
        row, number = f.div(index, piece.count), f.rem(index, piece.count)
        part: Index = 0
        within = row
        if not isinstance(outer, int) or is_open(outer) or outer > 1:
            part, within = f.div(row, count), f.rem(row, count)
        picked, _ = places.row(within if shared else row)
        offset = f.add(f.mul(number, piece.size_bytes), piece.start)
        read = f.mul(f.add(f.mul(part, size), picked), run)
        source = f.address(frame.inputs[0], f.add(read, offset), "i8")
        target = f.address(frame.output, f.add(f.mul(row, run), offset), "i8")
        copy_run(f, source, [target], piece.size_bytes)

    pieces = chunks_of(run) if outer * count else ()
    return share_out(
        frame, [(outer * count * piece.count, partial(write, piece)) for piece in pieces]
    )


def _write_gather_elements(frame: Frame, task: Task, _: Policy) -> int:
    """Elements, each with an index of its own: lines of neighbours behind the axis, or along it."""
    f, (data, indices), axis = frame.function, task.inputs, task.integer("axis")
    outer, inner = math.prod(data.shape[:axis]), math.prod(data.shape[axis + 1 :])
    size, count = data.shape[axis], indices.shape[axis]
    width = DTYPES[data.dtype].itemsize
    places = Places(frame, indices, (size,))

    def move(number: IRValue, line: IRValue, column: Index) -> None:
        """The element of a number, out of the line [size, inner] that begins at an element."""
        picked, _ = places.row(number)
        read = f.add(f.add(line, f.mul(picked, inner)), column)
        source, target = f.at(frame.inputs[0], read), f.at(frame.output, number)
        f.store_raw(f.load_raw(source, f"i{8 * width}", width), target, width)

    def write_inner(row: IRValue) -> None:
        line = f.mul(f.div(row, count), f.mul(size, inner))
        with f.loop(0, inner) as loop:
            move(f.add(f.mul(row, inner), loop.index), line, loop.index)

    def write_line(row: IRValue) -> None:
        with f.loop(0, count) as loop:
            move(f.add(f.mul(row, count), loop.index), f.mul(row, size), 0)

    if always_equal(inner, 1):
        return share_out(frame, [(outer, write_line)])
    return share_out(frame, [(outer * count, write_inner)])


# -- scatter: rows of the output, each written by the core that owns it ---------------------------


def _write_scatter(frame: Frame, task: Task, _policy: Policy) -> int:
    """Each core copies or fills its rows, then walks their batches' indices for those in them."""
    f, indices, batch = frame.function, task.inputs[1], task.integer("batch")
    data, end = data_shape(task), batch + indices.shape[-1]
    skips = bool(task.attributes.get("skips", 0))
    places = Places(frame, indices, data[batch:end], reports=not skips)
    size, count = math.prod(places.sizes), math.prod(indices.shape[batch:-1])
    rows, width = math.prod(data[:batch]) * size, DTYPES[task.output.dtype].itemsize
    run = math.prod(data[end:]) * width
    units = rows if is_open(rows) else min(MAX_UNITS, rows)
    first, last = (f.div(f.mul(side, rows), units) for side in (frame.lo, frame.hi))
    start = f.mul(first, run)
    if "shape" in task.attributes:
        element = f.load_raw(frame.inputs[0], f"i{8 * width}", width)
        target = f.address(frame.output, start, "i8")
        fill_bytes(f, element, target, f.mul(f.sub(last, first), run))
    else:
        source, target = (f.address(a, start, "i8") for a in (frame.inputs[0], frame.output))
        with f.when(f.compare("ne", source, target)):  # else the data are where they belong
            copy_bytes(f, source, target, f.mul(f.sub(last, first), run))
    end_of_batches = f.add(f.div(f.sub(last, 1), size), 1)
    with f.loop(f.div(first, size), end_of_batches) as batches, f.loop(0, count) as loop:
        number = f.add(f.mul(batches.index, count), loop.index)
        row, inside = places.row(number)
        row = f.add(f.mul(batches.index, size), row)
        owned = f.both(f.compare("sge", row, first), f.compare("slt", row, last))
        with f.when(f.both(owned, inside)):
            update = f.address(frame.inputs[2], f.mul(number, run), "i8")
            place = f.address(frame.output, f.mul(row, run), "i8")
            _put(f, update, place, run, task)
    return units


def _put(f: Function, update: IRValue, place: IRValue, run: int, task: Task) -> None:
    """Put a row where it belongs, or compute with what is there, element by element."""
    mode, element = str(task.attributes["mode"]), task.output.element
    if mode == "none":
        copy_run(f, update, [place], run)
        return
    kind, size = element.storage, element.bits // 8
    with f.loop(0, run // size) as loop:
        at, given = (f.address(side, loop.index, kind) for side in (place, update))
        old, new = f.load_raw(at, kind, size), f.load_raw(given, kind, size)
        f.store_raw(reduced(f, mode, element.dtype.kind, old, new), at, size)


_INSTRUCTIONS = {"add": "add", "mul": "mul"}


def reduced(f: Function, mode: str, number_kind: str, a: IRValue, b: IRValue) -> IRValue:
    """Two scalars of one type added, multiplied or compared; `number_kind` is NumPy's letter.

    What is compared with NaN is NaN.
    """
    if mode in _INSTRUCTIONS:
        name = ("f" if number_kind == "f" else "") + _INSTRUCTIONS[mode]
        return f.op(a.type, f"{name} {a.type} {a.name}, {b.name}")
    if number_kind == "f":
        is_first = f.fcompare("ogt" if mode == "max" else "olt", a, b)
        is_no_number = f.fcompare("uno", a, a)
        return f.select(f.op("i1", f"or i1 {is_first.name}, {is_no_number.name}"), a, b)
    sign = "s" if number_kind == "i" else "u"
    return f.select(f.compare(f"{sign}{'gt' if mode == 'max' else 'lt'}", a, b), a, b)


GATHER = one_phase_family("gather", _write_gather)
GATHER_ELEMENTS = one_phase_family("gather_elements", _write_gather_elements)
GATHER_ND = one_phase_family("gather_nd", _write_gather_nd)
SCATTER_ND = one_phase_family("scatter_nd", _write_scatter)
