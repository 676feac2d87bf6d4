"""Padding with a constant; a negative pad crops, as in ONNX.

Dimensions that are not padded join their outer neighbour, so that a row is as long as it can be:
some bytes to fill, some to copy, some to fill.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tuner.cpu.kernels.emit import Function, Value
from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.moves import (
    CHUNK_BYTES,
    Pattern,
    chunks_of,
    copy_run,
    fill_run,
    share_out,
    unravel,
)
from tuner.graph import DTYPES
from tuner.policy import Policy
from tuner.task import Task


@dataclass(frozen=True)
class Side:
    """One dimension: place p of the output is place p - before of the input, if that exists."""

    size: int
    before: int
    out: int

    @property
    def inside(self) -> range:
        """The places of the output that come from the input."""
        first = min(max(0, self.before), self.out)
        return range(first, max(first, min(self.out, self.before + self.size)))

    @property
    def is_padded(self) -> bool:
        """True if the output differs from the input along this dimension."""
        return self.before != 0 or self.out != self.size

    def times(self, size: int) -> Side:
        """This dimension joined with an inner one that is not padded."""
        return Side(self.size * size, self.before * size, self.out * size)


@dataclass(frozen=True)
class Region:
    """Bytes of a row that are filled, or copied where the row comes from the input."""

    start: int
    size_bytes: int
    is_copied: bool


def _sides_of(task: Task) -> tuple[Side, ...]:
    """The dimensions, joined; the last one counts bytes."""
    shape, pads = task.inputs[0].shape, task.ints("pads")
    sides: list[Side] = []
    for size, before, out in zip(shape, pads, task.output.shape, strict=False):
        side = Side(size, before, out)
        if sides and not side.is_padded:
            sides[-1] = sides[-1].times(size)
        elif sides and sides[-1] == Side(1, 0, 1):
            sides[-1] = side
        else:
            sides.append(side)
    sides = sides or [Side(1, 0, 1)]
    return (*sides[:-1], sides[-1].times(DTYPES[task.output.dtype].itemsize))


def _regions_of(side: Side) -> tuple[Region, ...]:
    """A row from left to right."""
    inside = side.inside
    regions = (
        Region(0, inside.start, False),
        Region(inside.start, len(inside), True),
        Region(inside.stop, side.out - inside.stop, False),
    )
    return tuple(region for region in regions if region.size_bytes)


def _write(frame: Frame, task: Task, _: Policy) -> int:
    sides = _sides_of(task)
    rows = math.prod(side.out for side in sides[:-1])
    writer = _Writer(frame, sides, _pattern(task))
    parts = _parts(sides[-1]) if rows else ()
    return share_out(
        frame,
        [
            (rows * count, functools.partial(writer.write_row, regions, count))
            for regions, count in parts
        ],
    )


def _pattern(task: Task) -> Pattern:
    size = DTYPES[task.output.dtype].itemsize
    element = np.array([task.attributes["value"]]).astype(DTYPES[task.output.dtype])
    return Pattern(Value(str(int(element.view(f"u{size}")[0])), f"i{8 * size}"))


def _parts(side: Side) -> tuple[tuple[tuple[Region, ...], int], ...]:
    """Regions that are written together, and how many chunks of them follow each other in a row."""
    if side.out <= CHUNK_BYTES:
        return ((_regions_of(side), 1),) if side.out else ()
    return tuple(
        ((Region(region.start + part.start, part.size_bytes, region.is_copied),), part.count)
        for region in _regions_of(side)
        for part in chunks_of(region.size_bytes)
    )


@dataclass(frozen=True)
class _Writer:
    """Writes the rows of one kernel."""

    frame: Frame
    sides: tuple[Side, ...]
    pattern: Pattern

    @property
    def f(self) -> Function:
        return self.frame.function

    def write_row(self, regions: Sequence[Region], count: int, index: Value) -> None:
        """The regions in a row; one chunk of them where there are several in a row."""
        f, outer = self.f, self.sides[:-1]
        row, chunk = f.div(index, count), f.rem(index, count)
        places = unravel(f, row, [side.out for side in outer])
        shift = f.mul(chunk, regions[0].size_bytes)
        target = f.at(self.frame.output, f.add(f.mul(row, self.sides[-1].out), shift), "i8")
        checks = [
            f.both(f.compare("sge", p, side.inside.start), f.compare("slt", p, side.inside.stop))
            for side, p in zip(outer, places, strict=True)
            if side.inside != range(side.out)
        ]
        inside = functools.reduce(f.both, checks) if checks else None
        for region in regions:
            at = f.at(target, region.start, "i8")
            if not region.is_copied:
                fill_run(f, self.pattern, at, region.size_bytes)
            elif inside is None:
                copy_run(f, self.source(places, shift, region), [at], region.size_bytes)
            else:
                with f.when(inside):
                    copy_run(f, self.source(places, shift, region), [at], region.size_bytes)
                with f.when(f.negated(inside)):
                    fill_run(f, self.pattern, at, region.size_bytes)

    def source(self, places: Sequence[Value], shift: Value, region: Region) -> Value:
        """Pointer to the region's bytes in the input, for a row that comes from it."""
        f, offset = self.f, self.f.value(0)
        for side, place in zip(self.sides, places, strict=False):
            offset = f.add(f.mul(offset, side.size), f.sub(place, side.before))
        start = f.add(shift, region.start - self.sides[-1].before)
        offset = f.add(f.mul(offset, self.sides[-1].size), start)
        return f.at(self.frame.inputs[0], offset, "i8")


FAMILY = one_phase_family("pad", _write)
