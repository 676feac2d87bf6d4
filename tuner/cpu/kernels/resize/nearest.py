"""Nearest neighbours: copies of pixels, or elements picked out of vectors of the source."""

from __future__ import annotations

from tuner.cpu.kernels.emit import F32, Index, IRValue
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
    writer = _Writer(frame, task, Plan.of(task))
    for image, first, end in each_band(frame, writer.plan, writer.shared):
        writer.write_band(image, first, end)
    return writer.plan.images * writer.plan.bands(writer.shared)


class _Writer:
    """Writes the rows of the result, one after the other."""

    def __init__(self, frame: Frame, task: Task, plan: Plan) -> None:
        f = self.f = frame.function
        self.frame, self.plan = frame, plan
        self.pixel_bytes = plan.pixel * DTYPES[task.output.dtype].itemsize
        coordinates, rounding = str(task.attributes["mode"]).split("/")
        columns = plan.columns.nearest(coordinates, rounding)
        pieces, rest = divmod(self.pixel_bytes, PICKED_BYTES)
        is_picked = not rest and plan.is_by_rows(pieces, f.lanes)
        self.picks = (
            Picks(f, plan.columns.size * pieces, flat(columns, pieces)) if is_picked else None
        )
        self.columns = None if is_picked else table_of(f, "columns", columns * self.pixel_bytes)
        rows = plan.rows
        self.rows = table_of(f, "rows", rows.nearest(coordinates, rounding)) if rows else None
        self.shared = rows if is_picked else rows or plan.columns
        """The axis that the cores share out."""

    def write_band(self, image: IRValue, first: Index, end: Index) -> None:
        """A band of the rows of an image, or of the columns of its only row."""
        f, (source_rows, rows) = self.f, self.plan.row_sizes
        if self.rows is None:
            self.write_row(image, image, first, end)
            return
        with f.loop(first, end) as y:
            source = f.add(f.mul(image, source_rows), self.rows(y.index))
            row = f.add(f.mul(image, rows), y.index)
            self.write_row(source, row, 0, self.plan.columns.out)

    def write_row(self, source_row: IRValue, row: IRValue, first: Index, end: Index) -> None:
        """Columns of a row of the result, out of a row of the source, both by their numbers."""
        f, size, columns = self.f, self.pixel_bytes, self.plan.columns
        source = f.address(self.frame.inputs[0], f.mul(source_row, columns.size * size), "i8")
        target = f.address(self.frame.output, f.mul(row, columns.out * size), "i8")
        if self.picks is not None:
            # Bits are picked in pieces of four bytes, whatever elements they are of.
            _pick_row(self.picks, source.of(F32), target.of(F32))
        elif self.columns is not None:
            with f.loop(first, end) as x:
                pixel = f.address(source, self.columns(x.index), "i8")
                copy_run(f, pixel, [f.address(target, f.mul(x.index, size), "i8")], size)


def _pick_row(picks: Picks, source: IRValue, target: IRValue) -> None:
    f = picks.f
    for group, count in picks.each_group():
        x = f.load_first(f.at(source, picks.start(group)), picks.loaded)
        (found,) = picks.pick(x, group)
        f.store_first(found, f.at(target, picks.element(group)), count)


NEAREST = refusing(one_phase_family("resize_nearest", _write), open_inside)
