"""The affine view that a copy takes of its input, and transposes of views through registers.

The input is contiguous along dimension k, the output along dimension m (its last one):

    blocks   out[.., k, .., m] = in[.., m*stride + k]     squares of up to 16x16 elements
    zip      the same where k stands just before m and m is 2 to 4: planes -> interleaved
    unzip    the same where the input's stride along m is k's size, 2 to 4: interleaved -> planes
"""

from __future__ import annotations

import contextlib
import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, Index, IRValue
from tuner.cpu.kernels.kernel import Frame
from tuner.cpu.kernels.moves import dot, unravel
from tuner.graph import DTYPES
from tuner.size import always_equal, is_open
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
        contiguous = [i for i, stride in enumerate(self.strides) if always_equal(stride, 1)]
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
        if always_equal(size, 1):
            continue
        if strides and always_equal(strides[-1], stride * size):
            sizes[-1] *= size
            strides[-1] = stride
        else:
            sizes.append(size)
            strides.append(stride)
    return TransposeView(tuple(sizes), tuple(strides), view.offset, view.element_bytes)


def widen(view: TransposeView) -> TransposeView:
    """Take short runs as one larger element: [9,4,2] of f32 by [2,18,1] is [9,4] of 8 bytes."""
    if len(view.sizes) < 2 or not always_equal(view.strides[-1], 1) or is_open(view.sizes[-1]):
        return view
    run = view.sizes[-1]
    is_aligned = all(always_equal(n % run, 0) for n in (*view.strides[:-1], view.offset))
    if run * view.element_bytes not in (2, 4, 8) or not is_aligned:
        return view
    strides = tuple(stride // run for stride in view.strides[:-1])
    return TransposeView(view.sizes[:-1], strides, view.offset // run, run * view.element_bytes)


# -- transposes -----------------------------------------------------------------------------------


def largest_block(view: TransposeView, vector_bytes: int) -> int:
    """The largest square that the sizes and a vector have room for; 1: none.

    Sizes that are known only at run time have room for all.
    """
    if view.k == len(view.sizes) - 1:
        return 1
    sizes = [size for size in (view.sizes[view.k], view.sizes[-1]) if not is_open(size)]
    room = min([*sizes, vector_bytes // view.element_bytes])
    return max((b for b in BLOCKS if b <= room), default=1)


def can_zip(view: TransposeView) -> bool:
    """Return whether few planes, innermost in the output, can be interleaved."""
    return view.k == len(view.sizes) - 2 and _is_few(view.sizes[-1])


def can_unzip(view: TransposeView) -> bool:
    """Return whether few planes, innermost in the input, can be separated."""
    if view.k == len(view.sizes) - 1 or can_zip(view):
        return False
    planes = view.sizes[view.k]
    return _is_few(planes) and always_equal(view.strides[-1], planes)


def _is_few(planes: int) -> bool:
    return not is_open(planes) and planes in ZIPPED


def _has_room(f: Function, sizes: Sequence[int], length: int) -> IRValue | None:
    """True (i1) where all open sizes are at least a length; None if there is no open one."""
    checks = [f.compare("sge", size, length) for size in sizes if is_open(size)]
    return functools.reduce(f.both, checks) if checks else None


def _step_start(f: Function, number: IRValue, size: int, step: int) -> IRValue:
    """Start of a step over a size: the last one is moved back to end with it."""
    start = f.mul(number, step)
    return start if always_equal(size % step, 0) else f.minimum(start, size - step)


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
        own = f.rem(number, bands)
        places = _Places(frame, view, read, write)
        has_room = _has_room(f, sizes, block)
        with f.when(has_room) if has_room else contextlib.nullcontext():
            band = _step_start(f, own, across, block)
            with f.loop(start, f.minimum(f.add(start, SEGMENT), in_band)) as loop:
                place = _step_start(f, loop.index, along, block)
                k, m = (band, place) if inner == "m" else (place, band)
                source, target = places.at(k, m)
                rows = _load_rows(f, view, source, view.strides[-1], block, block)
                for i, row in enumerate(transposed(f, rows)):
                    at = f.address(target, i * view.target_strides[view.k], element)
                    f.store_raw(row, at, view.element_bytes)
        if has_room:
            # On a shorter side, a square that is moved back to its end would begin before it.
            with f.when(f.negated(has_room)):
                wide = _cut(f, own, f.add(own, 1), block, across)
                long = _cut(f, start, f.add(start, SEGMENT), block, along)
                ks, ms = (wide, long) if inner == "m" else (long, wide)
                places.move(ks, ms)
    return view.outer_count * bands * segments


class _Places:
    """The places of one pair of planes by their index along k and along m."""

    def __init__(self, frame: Frame, view: TransposeView, read: IRValue, write: IRValue) -> None:
        """`read` and `write` are the offsets of the planes."""
        self.f, self.frame, self.view = frame.function, frame, view
        self.read, self.write = read, write

    def at(self, k: Index, m: Index) -> tuple[IRValue, IRValue]:
        """The addresses of an element in the input and in the output."""
        f, view, targets = self.f, self.view, self.view.target_strides
        from_ = f.add(self.read, f.add(k, f.mul(m, view.strides[-1])))
        to = f.add(self.write, f.add(m, f.mul(k, targets[view.k])))
        source = f.address(self.frame.inputs[0], from_, view.element)
        return source, f.address(self.frame.output, to, view.element)

    def move(self, ks: tuple[Index, Index], ms: tuple[Index, Index]) -> None:
        """Move the elements in these ranges of both directions one by one."""
        f, element, size = self.f, self.view.element, self.view.element_bytes
        with f.loop(*ks) as k, f.loop(*ms) as m:
            source, target = self.at(k.index, m.index)
            f.store_raw(f.load_raw(source, element, size), target, size)


def _cut(f: Function, first: IRValue, stop: IRValue, step: int, size: int) -> tuple[Index, Index]:
    """The range of these steps of a direction, cut at its size."""
    return f.mul(first, step), f.minimum(f.mul(stop, step), size)


def write_planes(frame: Frame, view: TransposeView) -> int:
    """Vectors of a few planes -> vectors in which the planes take turns (zip), or the reverse.

    A unit is a vector's length of the long dimension.
    """
    f, is_zip = frame.function, can_zip(view)
    long, planes = view.sizes[-2:] if is_zip else (view.sizes[-1], view.sizes[view.k])
    room = f.lanes * 4 // view.element_bytes
    if not is_open(long):
        room = min(long, room)
    lanes = 1 << (room.bit_length() - 1)
    steps = -(-long // lanes)
    with f.loop(frame.lo, frame.hi) as units:
        read, write = view.outer_offsets(f, f.div(units.index, steps))
        number = f.rem(units.index, steps)
        has_room = _has_room(f, (long,), lanes)
        with f.when(has_room) if has_room else contextlib.nullcontext():
            _write_vectors(frame, view, (read, write), _step_start(f, number, long, lanes), lanes)
        if has_room:
            with f.when(f.negated(has_room)):
                own: tuple[Index, Index] = (0, planes)
                range_ = _cut(f, number, f.add(number, 1), lanes, long)
                ks, ms = (range_, own) if is_zip else (own, range_)
                _Places(frame, view, read, write).move(ks, ms)
    return view.outer_count * steps


def _write_vectors(
    frame: Frame,
    view: TransposeView,
    planes_at: tuple[IRValue, IRValue],
    start: IRValue,
    lanes: int,
) -> None:
    """A vector of each plane, from `start` on, or of as many elements that take turns."""
    f, element, is_zip = frame.function, view.element, can_zip(view)
    planes = view.sizes[-1] if is_zip else view.sizes[view.k]
    read, write = planes_at
    from_ = f.add(read, start if is_zip else f.mul(start, planes))
    source = f.address(frame.inputs[0], from_, element)
    rows = _load_rows(f, view, source, view.strides[-1] if is_zip else lanes, planes, lanes)
    to = f.add(write, f.mul(start, planes) if is_zip else start)
    target = f.address(frame.output, to, element)
    for i in range(planes):
        if is_zip:
            picks = [divmod(i * lanes + lane, planes)[::-1] for lane in range(lanes)]
        else:
            picks = [divmod(lane * planes + i, lanes) for lane in range(lanes)]
        place = i * (lanes if is_zip else view.target_strides[view.k])
        value = gathered(f, rows, picks)
        f.store_raw(value, f.address(target, place, element), view.element_bytes)


def _load_rows(
    f: Function, view: TransposeView, source: IRValue, stride: int, count: int, lanes: int
) -> list[IRValue]:
    """`count` vectors of elements, so many elements apart."""
    kind, size = f"<{lanes} x {view.element}>", view.element_bytes
    return [
        f.load_raw(f.address(source, i * stride, view.element), kind, size) for i in range(count)
    ]


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


def gathered(f: Function, rows: Sequence[IRValue], picks: Sequence[tuple[int, int]]) -> IRValue:
    """A vector whose lanes come from (row, lane), in one shuffle less than there are rows."""
    lanes, result = len(picks), rows[0]
    for number, row in enumerate(rows[1:], start=1):
        mask = [
            lanes + lane if own == number else (lane if number == 1 else i) if own < number else -1
            for i, (own, lane) in enumerate(picks)
        ]
        result = f.shuffle(result, row, mask)
    return result
