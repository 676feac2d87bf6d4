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

from tuner.cpu.kernels.emit import IRValue
from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.moves import (
    CHUNK_BYTES,
    Chunks,
    chunks_of,
    copy_run,
    fill_run,
    share_out,
    unravel,
)
from tuner.graph import DTYPES
from tuner.policy import Policy
from tuner.size import always_equal, is_open
from tuner.task import Task


@dataclass(frozen=True)
class PadSide:
    """One dimension: place p of the output is place p - before of the input, if that exists."""

    size: int
    before: int
    after: int

    @property
    def out(self) -> int:
        """Places of the output."""
        return self.before + self.size + self.after

    @property
    def is_padded(self) -> bool:
        """Return whether the output differs from the input."""
        return bool(self.before or self.after)

    @property
    def runs(self) -> tuple[int, int, int]:
        """Numbers of places of the output before, from and behind the input.

        A dimension of open size is not both padded and cropped.
        """
        before, after = max(0, self.before), max(0, self.after)
        if is_open(self.size):
            return before, self.size + min(0, self.before) + min(0, self.after), after
        first = min(before, self.out)
        stop = max(first, min(self.out, self.before + self.size))
        return first, stop - first, self.out - stop

    def times(self, size: int) -> PadSide:
        """This dimension joined with an inner one that is not padded."""
        return PadSide(self.size * size, self.before * size, self.after * size)


def _sides_of(task: Task) -> tuple[PadSide, ...]:
    """The dimensions, joined; the last one counts bytes."""
    shape, pads = task.inputs[0].shape, task.ints("pads")
    sides: list[PadSide] = []
    for side in map(PadSide, shape, pads, pads[len(shape) :]):
        if sides and not side.is_padded:
            sides[-1] = sides[-1].times(side.size)
        elif sides and not sides[-1].is_padded and always_equal(sides[-1].size, 1):
            sides[-1] = side
        else:
            sides.append(side)
    sides = sides or [PadSide(1, 0, 0)]
    return (*sides[:-1], sides[-1].times(DTYPES[task.output.dtype].itemsize))


def _parts(side: PadSide) -> list[list[tuple[Chunks, bool]]]:
    """Pieces of a row that are written together, and whether each is copied or filled.

    A short row is written as a whole, the chunks of a long one each on its own.
    """
    before, inside, behind = side.runs
    runs = (0, before, False), (before, inside, True), (before + inside, behind, False)
    pieces = [(piece, copied) for start, size, copied in runs for piece in chunks_of(size, start)]
    if not is_open(side.out) and side.out <= CHUNK_BYTES:
        return [pieces] if pieces else []
    return [[piece] for piece in pieces]


def _write(frame: Frame, task: Task, _: Policy) -> int:
    sides, dtype = _sides_of(task), DTYPES[task.output.dtype]
    rows = math.prod(side.out for side in sides[:-1])
    (number,) = np.array([task.attributes["value"]]).astype(dtype).view(f"u{dtype.itemsize}")
    element = IRValue(str(number), f"i{8 * dtype.itemsize}")
    kinds = [
        (rows * part[0][0].count, functools.partial(_write_row, frame, sides, element, part))
        for part in (() if always_equal(rows, 0) else _parts(sides[-1]))
    ]
    return share_out(frame, kinds)


def _write_row(
    frame: Frame,
    sides: Sequence[PadSide],
    element: IRValue,
    pieces: Sequence[tuple[Chunks, bool]],
    index: IRValue,
) -> None:
    """The pieces of a row; one of the chunks where a piece has several."""
    f, (*outer, last), (chunks, _) = frame.function, sides, pieces[0]
    row, chunk = f.div(index, chunks.count), f.rem(index, chunks.count)
    places = unravel(f, row, [side.out for side in outer])
    shift = f.mul(chunk, chunks.size_bytes)
    target = f.address(frame.output, f.add(f.mul(row, last.out), shift), "i8")
    checks = []
    for side, place in zip(outer, places, strict=True):
        before, own, behind = side.runs
        # A row outside of the input along an outer dimension is padding from end to end.
        if before or behind:
            is_after_start = f.compare("sge", place, before)
            checks.append(f.both(is_after_start, f.compare("slt", place, before + own)))
    inside = functools.reduce(f.both, checks) if checks else None

    def copy(piece: Chunks, at: IRValue) -> None:
        offset = f.value(0)
        for side, place in zip(outer, places, strict=True):
            offset = f.add(f.mul(offset, side.size), f.sub(place, side.before))
        start = f.add(shift, piece.start - last.before)
        offset = f.add(f.mul(offset, last.size), start)
        copy_run(f, f.address(frame.inputs[0], offset, "i8"), [at], piece.size_bytes)

    for piece, is_copied in pieces:
        at = f.address(target, piece.start, "i8")
        if not is_copied:
            fill_run(f, element, at, piece.size_bytes)
        elif inside is None:
            copy(piece, at)
        else:
            with f.when(inside):
                copy(piece, at)
            with f.when(f.negated(inside)):
                fill_run(f, element, at, piece.size_bytes)


def _illegal(task: Task, *_: object) -> str | None:
    pads = task.ints("pads")
    for size, *own in zip(task.inputs[0].shape, pads, pads[len(pads) // 2 :], strict=False):
        if any(map(is_open, own)):
            return "the amount of padding is open"
        if is_open(size) and min(own) < 0 < max(own):
            return "a dimension of open size is both padded and cropped"
    return None


FAMILY = one_phase_family("pad", _write, illegal=_illegal)
