"""The plan of a resizing, its units, and the tables by which lanes are picked."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from tuner.cpu.kernels.emit import F32, Function, Index, IRValue
from tuner.cpu.kernels.kernel import Frame
from tuner.element import ELEMENTS, element_of
from tuner.ops.resize import MAX_SIZE, ResizedAxis, resized_axes
from tuner.size import is_open
from tuner.task import Task

MIN_UNITS = 16
"""A kernel is cut into at least so many units where its size allows, so that cores share well."""
MIN_BAND = 8
"""Rows (or columns) of a unit at least, where there are as many."""

Table = Callable[[Index], IRValue]
"""A function that loads the number at a place of a constant table."""


@dataclass(frozen=True)
class Plan:
    """A task as images [rows, columns] of pixels; rows, columns or both are resized."""

    images: int
    rows: ResizedAxis | None
    """None where only one axis is resized: it is the columns."""
    columns: ResizedAxis
    column_axis: int
    """The axis of the task that the columns are."""
    pixel: int
    """Elements of a pixel: what lies behind the columns."""

    @staticmethod
    def of(task: Task) -> Plan:
        """The plan of a task: an axis that is kept joins those before or behind it."""
        axis, shape, (rows, columns) = task.integer("axis"), task.output.shape, resized_axes(task)
        if columns.is_kept:
            return Plan(math.prod(shape[:axis]), None, rows, axis, math.prod(shape[axis + 1 :]))
        pixel = math.prod(shape[axis + 2 :])
        if rows.is_kept:
            return Plan(math.prod(shape[: axis + 1]), None, columns, axis + 1, pixel)
        return Plan(math.prod(shape[:axis]), rows, columns, axis + 1, pixel)

    @property
    def row_sizes(self) -> tuple[int, int]:
        """Number of rows of an image of the source and of the result."""
        return (self.rows.size, self.rows.out) if self.rows else (1, 1)

    def is_by_rows(self, pixel: int, lanes: int) -> bool:
        """Return whether vectors go along the rows, of pixels of so many elements.

        There is a table of the elements of a row.
        """
        return 2 * pixel <= lanes and self.columns.out * pixel <= MAX_SIZE

    def bands(self, axis: ResizedAxis | None) -> int:
        """Pieces of an axis of each image that cores share out; 1 of none."""
        images = 1 if is_open(self.images) else self.images
        return max(1, min(-(-MIN_UNITS // images), axis.out // MIN_BAND)) if axis else 1


def each_band(
    frame: Frame, plan: Plan, axis: ResizedAxis | None
) -> Iterator[tuple[IRValue, Index, Index]]:
    """The image, and the first and the end of a band of the axis, in a loop over units."""
    f, bands, out = frame.function, plan.bands(axis), axis.out if axis else 1
    with f.loop(frame.lo, frame.hi) as units:
        image, band = f.div(units.index, bands), f.rem(units.index, bands)
        first = f.div(f.mul(band, out), bands)
        yield image, first, f.div(f.mul(f.add(band, 1), out), bands)


def open_inside(task: Task) -> str | None:
    """The reason why no kernel serves all sizes of a task: only the images may be of any number."""
    plan = Plan.of(task)
    inside = plan.column_axis - (plan.rows is not None)
    if any(map(is_open, (*task.inputs[0].shape[inside:], *task.output.shape[inside:]))):
        return f"{task.op} has kernels for any number of images, but only of a fixed size"
    return None


def table_of(f: Function, name: str, values: np.ndarray) -> Table:
    """A constant table of whole numbers, or of f32."""
    table = f.module.table(name, values.tolist(), element_of(values.dtype))
    if table.element == F32:
        return lambda index: f.load_one(f.at(table, index))
    return lambda index: f.integer(f.at(table, index))


def flat(pixels: np.ndarray, pixel: int) -> np.ndarray:
    """The elements of pixels, of so many elements each, that have these numbers."""
    return (pixels[:, None] * pixel + np.arange(pixel)).reshape(-1)


class Picks:
    """Elements of a row that are picked, in groups, out of single vectors of the source.

    source  a b c d e f g h          lower neighbours: lanes 0 0 1 1 2 2 3 3 of its vector
    result  a a.b b b.c ...          higher ones:      lanes 0 1 1 2 2 3 3 4
    """

    def __init__(self, f: Function, size: int, *sources: np.ndarray) -> None:
        """Each of the sources has the element, of a row of this size, that every result reads."""
        self.f, self.count = f, len(sources[0])
        self.loaded = min(size, f.lanes)
        """Elements of a vector of the source."""
        low, high = np.minimum.reduce(sources), np.maximum.reduce(sources)
        steps = range(f.lanes, 0, -1)
        self.step = next(step for step in steps if _reach(low, high, step) <= f.lanes)
        """Results of a group: all of them read the same vector."""
        starts = np.minimum(_of_groups(np.minimum, low, self.step), size - self.loaded)
        self._start = table_of(f, "starts", starts)
        own = np.repeat(starts, self.step)[: self.count]
        self._lanes = [
            f.module.table(f"lanes{i}", [*(source - own).tolist(), *[0] * f.lanes], ELEMENTS["i8"])
            for i, source in enumerate(sources)
        ]

    @property
    def groups(self) -> int:
        """Number of groups of a row."""
        return -(-self.count // self.step)

    def each_group(self) -> Iterator[tuple[IRValue, int]]:
        """The number of each group, and of its lanes that are stored.

        Whole vectors come first, each over the end of the one before, then the rest of the row.
        """
        whole = max(0, (self.count - self.f.lanes) // self.step + 1)
        with self.f.loop(0, whole) as group:
            yield group.index, self.f.lanes
        for number in range(whole, self.groups):
            yield self.f.value(number), min(self.step, self.count - number * self.step)

    def element(self, group: IRValue) -> IRValue:
        """The first result of a group."""
        return self.f.mul(group, self.step)

    def start(self, group: IRValue) -> IRValue:
        """The element of the source at which the vector of a group begins: `loaded` elements."""
        return self._start(group)

    def pick(self, x: IRValue, group: IRValue) -> list[IRValue]:
        """The results of a group out of its vector, from each source; behind them is anything."""
        f, kind, element = self.f, f"<{self.f.lanes} x i8>", self.element(group)
        numbers = [f.load_raw(f.at(lanes, element), kind, 1) for lanes in self._lanes]
        return [f.pick(x, f.convert("zext", n, f.int_vector)) for n in numbers]


def _of_groups(reduce: np.ufunc, values: np.ndarray, step: int) -> np.ndarray:
    """The least or the largest of every `step` neighbouring values."""
    found: np.ndarray = reduce.reduceat(values, np.arange(0, len(values), step))
    return found


def _reach(low: np.ndarray, high: np.ndarray, step: int) -> int:
    """Elements from the first to the last that a group of so many results reads, at most."""
    ends = _of_groups(np.maximum, high, step) - _of_groups(np.minimum, low, step)
    return int(ends.max()) + 1
