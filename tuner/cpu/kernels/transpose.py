"""The affine view that a copy takes of its input, and transposes of views through registers.

The input is contiguous along dimension k, the output along dimension m (its last one):

    blocks   out[.., k, .., m] = in[.., m*stride + k]     squares of up to 16x16 elements
    zip      the same where k stands just before m and m is 2 to 4: planes -> interleaved
    unzip    the same where the input's stride along m is k's size, 2 to 4: interleaved -> planes
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, IRValue
from tuner.cpu.kernels.kernel import Frame
from tuner.cpu.kernels.moves import dot, unravel
from tuner.graph import DTYPES
from tuner.task import Task

ZIPPED = range(2, 5)
"""The numbers of planes that are zipped and unzipped."""

BLOCKS = (2, 4, 8, 16)

SEGMENT = 64
"""Squares in a unit, so that long bands are shared out too."""


@dataclass(frozen=True)
class TransposeView:
    """The output, of shape `sizes`, takes element offset + sum(index * stride) of the input.

    An element may stand for a few neighbouring ones of the task that always move together.
    """

    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    element_bytes: int

    @property
    def target_strides(self) -> tuple[int, ...]:
        """Elements between neighbours in the output, which is dense."""
        return tuple(math.prod(self.sizes[i + 1 :]) for i in range(len(self.sizes)))

    @property
    def k(self) -> int:
        """The last dimension along which the input is contiguous; if there is none, the last."""
        contiguous = [i for i, stride in enumerate(self.strides) if stride == 1]
        return contiguous[-1] if contiguous else len(self.sizes) - 1

    @property
    def element(self) -> str:
        """LLVM's type of an element, as an integer."""
        return f"i{8 * self.element_bytes}"

    @property
    def outer(self) -> tuple[int, ...]:
        """The dimensions besides k and the last one."""
        return tuple(i for i in range(len(self.sizes) - 1) if i != self.k)

    @property
    def outer_count(self) -> int:
        """Number of planes of k and the last dimension."""
        return math.prod(self.sizes[i] for i in self.outer)

    def outer_offsets(self, f: Function, index: IRValue) -> tuple[IRValue, IRValue]:
        """Offsets of a pair of such planes in the input and in the output."""
        indices = unravel(f, index, [self.sizes[i] for i in self.outer])
        read = dot(f, indices, [self.strides[i] for i in self.outer])
        write = dot(f, indices, [self.target_strides[i] for i in self.outer])
        return f.add(read, self.offset), write


def view_of(task: Task) -> TransposeView:
    """The view of a copy task, simplified: [1,3,50,50] -> [1,50,50,3] is [2500,3] by [1,2500]."""
    offset, size = task.integer("offset"), DTYPES[task.output.dtype].itemsize
    return widen(merge(TransposeView(task.ints("dims"), task.ints("strides"), offset, size)))


def merge(view: TransposeView) -> TransposeView:
    """Drop dimensions of size 1; join neighbours that one stride walks through."""
    sizes: list[int] = []
    strides: list[int] = []
    for size, stride in zip(view.sizes, view.strides, strict=True):
        if size == 1:
            continue
        if strides and strides[-1] == stride * size:
            sizes[-1] *= size
            strides[-1] = stride
        else:
            sizes.append(size)
            strides.append(stride)
    return TransposeView(tuple(sizes), tuple(strides), view.offset, view.element_bytes)


def widen(view: TransposeView) -> TransposeView:
    """Take short runs as one larger element: [9,4,2] of f32 by [2,18,1] is [9,4] of 8 bytes."""
    if len(view.sizes) < 2 or view.strides[-1] != 1:
        return view
    run = view.sizes[-1]
    is_aligned = all(stride % run == 0 for stride in (*view.strides[:-1], view.offset))
    if run * view.element_bytes not in (2, 4, 8) or not is_aligned:
        return view
    strides = tuple(stride // run for stride in view.strides[:-1])
    return TransposeView(view.sizes[:-1], strides, view.offset // run, run * view.element_bytes)


# -- transposes -----------------------------------------------------------------------------------


def largest_block(view: TransposeView, vector_bytes: int) -> int:
    """The largest square that the sizes and a vector have room for; 1: none."""
    if view.k == len(view.sizes) - 1:
        return 1
    room = min(view.sizes[view.k], view.sizes[-1], vector_bytes // view.element_bytes)
    return max((b for b in BLOCKS if b <= room), default=1)


def can_zip(view: TransposeView) -> bool:
    """Return whether few planes, innermost in the output, can be interleaved."""
    return view.k == len(view.sizes) - 2 and view.sizes[-1] in ZIPPED


def can_unzip(view: TransposeView) -> bool:
    """Return whether few planes, innermost in the input, can be separated."""
    if view.k == len(view.sizes) - 1 or can_zip(view):
        return False
    return view.sizes[view.k] in ZIPPED and view.strides[-1] == view.sizes[view.k]


def _step_start(f: Function, number: IRValue, size: int, step: int) -> IRValue:
    """Start of a step over a size: the last one is moved back to end with it."""
    start = f.mul(number, step)
    return start if size % step == 0 else f.minimum(start, size - step)


def write_squares(frame: Frame, view: TransposeView, block: int, inner: str) -> int:
    """Move squares of this size; those of a band follow each other along m (stores continue) or k.

    A unit is up to SEGMENT squares of a band.
    """
    f, element = frame.function, view.element
    sizes = view.sizes[view.k], view.sizes[-1]
    across, along = sizes if inner == "m" else sizes[::-1]
    bands, in_band = -(-across // block), -(-along // block)
    segments = -(-in_band // SEGMENT)
    with f.loop(frame.lo, frame.hi) as units:
        start = f.mul(f.rem(units.index, segments), SEGMENT)
        number = f.div(units.index, segments)
        read, write = view.outer_offsets(f, f.div(number, bands))
        band = _step_start(f, f.rem(number, bands), across, block)
        with f.loop(start, f.minimum(f.add(start, SEGMENT), in_band)) as loop:
            place = _step_start(f, loop.index, along, block)
            k, m = (band, place) if inner == "m" else (place, band)
            from_ = f.add(read, f.add(k, f.mul(m, view.strides[-1])))
            to = f.add(write, f.add(m, f.mul(k, view.target_strides[view.k])))
            source, target = f.at(frame.inputs[0], from_, element), f.at(frame.output, to, element)
            rows = _load_rows(f, view, source, view.strides[-1], block, block)
            for i, row in enumerate(transposed(f, rows)):
                at = f.at(target, i * view.target_strides[view.k], element)
                f.store(row, at, view.element_bytes)
    return view.outer_count * bands * segments


def write_planes(frame: Frame, view: TransposeView) -> int:
    """Vectors of a few planes -> vectors in which the planes take turns (zip), or the reverse.

    A unit is a vector's length of the long dimension.
    """
    f, element, is_zip = frame.function, view.element, can_zip(view)
    long, planes = view.sizes[-2:] if is_zip else (view.sizes[-1], view.sizes[view.k])
    room = min(long, f.lanes * 4 // view.element_bytes)
    lanes = 1 << (room.bit_length() - 1)
    steps = -(-long // lanes)
    with f.loop(frame.lo, frame.hi) as units:
        read, write = view.outer_offsets(f, f.div(units.index, steps))
        start = _step_start(f, f.rem(units.index, steps), long, lanes)
        from_ = f.add(read, start if is_zip else f.mul(start, planes))
        source = f.at(frame.inputs[0], from_, element)
        rows = _load_rows(f, view, source, view.strides[-1] if is_zip else lanes, planes, lanes)
        to = f.add(write, f.mul(start, planes) if is_zip else start)
        target = f.at(frame.output, to, element)
        for i in range(planes):
            if is_zip:
                picks = [divmod(i * lanes + lane, planes)[::-1] for lane in range(lanes)]
            else:
                picks = [divmod(lane * planes + i, lanes) for lane in range(lanes)]
            place = i * (lanes if is_zip else view.target_strides[view.k])
            value = _gathered(f, rows, picks)
            f.store(value, f.at(target, place, element), view.element_bytes)
    return view.outer_count * steps


def _load_rows(
    f: Function, view: TransposeView, source: IRValue, stride: int, count: int, lanes: int
) -> list[IRValue]:
    """`count` vectors of elements, so many elements apart."""
    kind, size = f"<{lanes} x {view.element}>", view.element_bytes
    return [f.load(f.at(source, i * stride, view.element), kind, size) for i in range(count)]


def transposed(f: Function, rows: Sequence[IRValue]) -> list[IRValue]:
    """The columns of a square of 2^n rows: n rounds that swap the off-diagonal quarters."""
    count, result = len(rows), list(rows)
    distance = 1
    while distance < count:
        low = [j if j & distance == 0 else count + j - distance for j in range(count)]
        high = [j + distance if j & distance == 0 else count + j for j in range(count)]
        for i in range(count):
            if i & distance == 0:
                a, b = result[i], result[i + distance]
                result[i], result[i + distance] = f.shuffle(a, b, low), f.shuffle(a, b, high)
        distance *= 2
    return result


def _gathered(f: Function, rows: Sequence[IRValue], picks: Sequence[tuple[int, int]]) -> IRValue:
    """A vector whose lanes come from (row, lane), in one shuffle less than there are rows."""
    lanes, result = len(picks), rows[0]
    for number, row in enumerate(rows[1:], start=1):
        mask = [
            lanes + lane if own == number else (lane if number == 1 else i) if own < number else -1
            for i, (own, lane) in enumerate(picks)
        ]
        result = f.shuffle(result, row, mask)
    return result
