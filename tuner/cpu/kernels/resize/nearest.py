"""Nearest neighbours: copies of pixels, or elements picked out of vectors of the source."""

from __future__ import annotations

from tuner.cpu.kernels.emit import Index, IRValue
from tuner.cpu.kernels.kernel import Frame, one_phase_family, refusing
from tuner.cpu.kernels.moves import copy_run
from tuner.cpu.kernels.resize.plan import Picks, Plan, each_band, flat, open_inside, table_of
from tuner.graph import DTYPES
from tuner.policy import Policy
from tuner.task import Task

PICKED_BYTES = 4
"""Vectors are picked from in pieces of so many bytes, whatever their type."""


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    del policy
    f, plan = frame.function, Plan.of(task)
    pixel_bytes = plan.pixel * DTYPES[task.output.dtype].itemsize
    coordinates, rounding = str(task.attributes["mode"]).split("/")
    pieces, rest = divmod(pixel_bytes, PICKED_BYTES)
    columns = plan.columns.nearest(coordinates, rounding)
    rows = plan.rows and table_of(f, "rows", plan.rows.nearest(coordinates, rounding))
    source_rows, out_rows = plan.row_sizes
    is_by_rows = not rest and 2 * pieces <= f.lanes
    shared = plan.rows if is_by_rows else plan.rows or plan.columns
    if is_by_rows:
        picks = Picks(f, plan.columns.size * pieces, flat(columns, pieces))
    else:
        read = table_of(f, "columns", columns * pixel_bytes)

    def write_row(source: IRValue, target: IRValue, first: Index, end: Index) -> None:
        if is_by_rows:
            _pick_row(picks, source, target)
            return
        with f.loop(first, end) as x:
            pixel = f.at(source, read(x.index), "i8")
            copy_run(f, pixel, [f.at(target, f.mul(x.index, pixel_bytes), "i8")], pixel_bytes)

    def row_of(base: IRValue, number: IRValue, width: int) -> IRValue:
        return f.at(base, f.mul(number, width * pixel_bytes), "i8")

    for image, first, end in each_band(frame, plan, shared):
        if rows is None:
            source = row_of(frame.inputs[0], image, plan.columns.size)
            write_row(source, row_of(frame.output, image, plan.columns.out), first, end)
            continue
        with f.loop(first, end) as y:
            read_row = f.add(f.mul(image, source_rows), rows(y.index))
            source = row_of(frame.inputs[0], read_row, plan.columns.size)
            row = f.add(f.mul(image, out_rows), y.index)
            write_row(source, row_of(frame.output, row, plan.columns.out), 0, plan.columns.out)
    return plan.images * plan.bands(shared)


def _pick_row(picks: Picks, source: IRValue, target: IRValue) -> None:
    """A row of the result: whole vectors, each over the end of the one before, then the rest."""
    f, step = picks.f, picks.step
    whole = max(0, (picks.count - f.lanes) // step + 1)
    with f.loop(0, whole) as group:
        element, (found,) = picks.pick(source, group.index)
        f.store(found, f.at(target, element))
    for number in range(whole, picks.groups):
        element, (found,) = picks.pick(source, f.value(number))
        f.store_first(found, f.at(target, element), min(step, picks.count - number * step))


NEAREST = refusing(one_phase_family("resize_nearest", _write), open_inside)
