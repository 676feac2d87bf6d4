"""Transposes through registers: squares of elements, and planes that are zipped or unzipped.

The input is contiguous along dimension k, the output along dimension m (its last one):

    blocks   out[.., k, .., m] = in[.., m*stride + k]     squares of up to 16x16 elements
    zip      the same where k stands just before m and m is 2 to 4: planes -> interleaved
    unzip    the same where the input's stride along m is k's size, 2 to 4: interleaved -> planes
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.affine import View
from tuner.cpu.kernels.emit import Function, Value
from tuner.cpu.kernels.moves import dot, unravel

ZIPPED = range(2, 5)
"""The numbers of planes that are zipped and unzipped."""

BLOCKS = (2, 4, 8, 16)

SEGMENT = 64
"""Squares in a unit, so that long bands are shared out too."""


def largest_block(view: View, vector_bytes: int) -> int:
    """The largest square that the sizes and a vector have room for; 1: none."""
    k = view.unit_dimension
    if k is None or k == len(view.sizes) - 1:
        return 1
    room = min(view.sizes[k], view.sizes[-1], vector_bytes // view.element_bytes)
    return max((b for b in BLOCKS if b <= room), default=1)


def can_zip(view: View) -> bool:
    """Return whether few planes, innermost in the output, can be interleaved."""
    k = view.unit_dimension
    return k is not None and k == len(view.sizes) - 2 and view.sizes[-1] in ZIPPED


def can_unzip(view: View) -> bool:
    """Return whether few planes, innermost in the input, can be separated."""
    k = view.unit_dimension
    if k is None or k == len(view.sizes) - 1 or can_zip(view):
        return False
    return view.sizes[k] in ZIPPED and view.strides[-1] == view.sizes[k]


@dataclass(frozen=True)
class Transpose:
    """The dimensions of a transpose; offsets and strides are in elements."""

    view: View
    k: int

    @staticmethod
    def of(view: View) -> Transpose:
        """The transpose of a view. Raises ValueError if no dimension of the input is contiguous."""
        if view.unit_dimension is None:
            raise ValueError("the input has no contiguous dimension")
        return Transpose(view, view.unit_dimension)

    @property
    def element(self) -> str:
        """LLVM's type of an element, as an integer."""
        return f"i{8 * self.view.element_bytes}"

    @property
    def outer(self) -> tuple[int, ...]:
        """The dimensions besides k and m."""
        return tuple(i for i in range(len(self.view.sizes) - 1) if i != self.k)

    @property
    def outer_count(self) -> int:
        """Number of (k, m) planes."""
        count = 1
        for i in self.outer:
            count *= self.view.sizes[i]
        return count

    @property
    def longer(self) -> str:
        """The larger one of k and m: squares are best written along it."""
        return "m" if self.view.sizes[-1] >= self.view.sizes[self.k] else "k"

    def outer_offsets(self, f: Function, index: Value) -> tuple[Value, Value]:
        """Offsets of a pair of (k, m) planes in the input and in the output."""
        indices = unravel(f, index, [self.view.sizes[i] for i in self.outer])
        read = dot(f, indices, [self.view.strides[i] for i in self.outer])
        write = dot(f, indices, [self.view.target_strides[i] for i in self.outer])
        return f.add(read, self.view.offset), write


def _steps_of(size: int, step: int) -> int:
    """Number of steps that cover a size; the last one is moved back to end with it."""
    return -(-size // step)


def _step_start(f: Function, number: Value, size: int, step: int) -> Value:
    start = f.mul(number, step)
    return start if size % step == 0 else f.minimum(start, size - step)


# -- squares -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Squares:
    """A transpose in squares; those of a band follow each other along m (stores continue) or k.

    A unit is up to SEGMENT squares of a band.
    """

    transpose: Transpose
    block: int
    inner: str

    @property
    def across(self) -> int:
        """Size of the dimension across a band."""
        view = self.transpose.view
        return view.sizes[self.transpose.k] if self.inner == "m" else view.sizes[-1]

    @property
    def along(self) -> int:
        """Size of the dimension along a band."""
        view = self.transpose.view
        return view.sizes[-1] if self.inner == "m" else view.sizes[self.transpose.k]

    @property
    def bands(self) -> int:
        """Bands of a plane."""
        return _steps_of(self.across, self.block)

    @property
    def in_band(self) -> int:
        """Squares of a band."""
        return _steps_of(self.along, self.block)

    @property
    def units(self) -> int:
        """Units of all planes."""
        return self.transpose.outer_count * self.bands * _steps_of(self.in_band, SEGMENT)

    def emit(self, f: Function, source: Value, target: Value, unit: Value) -> None:
        """Move the squares of one unit."""
        t, segments = self.transpose, _steps_of(self.in_band, SEGMENT)
        start = f.mul(f.rem(unit, segments), SEGMENT)
        number = f.div(unit, segments)
        read, write = t.outer_offsets(f, f.div(number, self.bands))
        band = _step_start(f, f.rem(number, self.bands), self.across, self.block)
        with f.loop(start, f.minimum(f.add(start, SEGMENT), self.in_band)) as loop:
            place = _step_start(f, loop.index, self.along, self.block)
            k, m = (band, place) if self.inner == "m" else (place, band)
            from_ = f.add(read, f.add(k, f.mul(m, t.view.strides[-1])))
            to = f.add(write, f.add(m, f.mul(k, t.view.target_strides[t.k])))
            _square(f, t, self.block, f.at(source, from_, t.element), f.at(target, to, t.element))


def _square(f: Function, t: Transpose, block: int, source: Value, target: Value) -> None:
    write = t.view.target_strides[t.k]
    rows = _load_rows(f, t, source, t.view.strides[-1], block, block)
    for i, row in enumerate(transposed(f, rows)):
        f.store(row, f.at(target, i * write, t.element), t.view.element_bytes)


def _load_rows(
    f: Function, t: Transpose, source: Value, stride: int, count: int, lanes: int
) -> list[Value]:
    """`count` vectors of elements, so many elements apart."""
    kind, size = f"<{lanes} x {t.element}>", t.view.element_bytes
    return [f.load(f.at(source, i * stride, t.element), kind, size) for i in range(count)]


def transposed(f: Function, rows: Sequence[Value]) -> list[Value]:
    """The columns of a square of 2^n rows: n rounds that swap the off-diagonal quarters."""
    count, result = len(rows), list(rows)
    distance = 1
    while distance < count:
        low = [j if j & distance == 0 else count + j - distance for j in range(count)]
        high = [j + distance if j & distance == 0 else count + j for j in range(count)]
        for i in range(count):
            if i & distance == 0:
                a, b = result[i], result[i + distance]
                result[i], result[i + distance] = _shuffle(f, a, b, low), _shuffle(f, a, b, high)
        distance *= 2
    return result


def _shuffle(f: Function, a: Value, b: Value, picks: Sequence[int]) -> Value:
    """Lanes of a (numbered from 0) and of b (numbered on from there); -1: any."""
    mask = ", ".join("i32 poison" if p < 0 else f"i32 {p}" for p in picks)
    lanes = len(picks)
    text = f"shufflevector {a.type} {a.name}, {b.type} {b.name}, <{lanes} x i32> <{mask}>"
    return f.op(a.type, text)


# -- a few planes --------------------------------------------------------------------------------


def vector_units(view: View, vector_bytes: int) -> int:
    """Units of `zip` and `unzip`: a vector's length of the long dimension each."""
    t, long = Transpose.of(view), _long_size(view)
    return t.outer_count * _steps_of(long, _vector_lanes(view, vector_bytes))


def _long_size(view: View) -> int:
    return view.sizes[-2] if can_zip(view) else view.sizes[-1]


def _vector_lanes(view: View, vector_bytes: int) -> int:
    room = min(_long_size(view), vector_bytes // view.element_bytes)
    return 1 << (room.bit_length() - 1)


def emit_zip(f: Function, view: View, source: Value, target: Value, unit: Value) -> None:
    """A vector of each plane -> as many vectors in which the planes take turns."""
    t, planes, lanes = Transpose.of(view), view.sizes[-1], _vector_lanes(view, f.lanes * 4)
    start, read, write = _vector_place(f, t, lanes, unit)
    rows = _load_rows(
        f, t, f.at(source, f.add(read, start), t.element), view.strides[-1], planes, lanes
    )
    to = f.at(target, f.add(write, f.mul(start, planes)), t.element)
    for i in range(planes):
        places = [divmod(i * lanes + lane, planes) for lane in range(lanes)]
        value = _gathered(f, rows, [(plane, lane) for lane, plane in places])
        f.store(value, f.at(to, i * lanes, t.element), view.element_bytes)


def emit_unzip(f: Function, view: View, source: Value, target: Value, unit: Value) -> None:
    """Vectors in which the planes take turns -> a vector of each plane."""
    t, lanes = Transpose.of(view), _vector_lanes(view, f.lanes * 4)
    planes = view.sizes[t.k]
    start, read, write = _vector_place(f, t, lanes, unit)
    from_ = f.at(source, f.add(read, f.mul(start, planes)), t.element)
    rows = _load_rows(f, t, from_, lanes, planes, lanes)
    to = f.at(target, f.add(write, start), t.element)
    for plane in range(planes):
        value = _gathered(f, rows, [divmod(i * planes + plane, lanes) for i in range(lanes)])
        at = f.at(to, plane * view.target_strides[t.k], t.element)
        f.store(value, at, view.element_bytes)


def _vector_place(f: Function, t: Transpose, lanes: int, unit: Value) -> tuple[Value, Value, Value]:
    """Start of a unit in the long dimension, and the places of its planes in input and output."""
    long = _long_size(t.view)
    steps = _steps_of(long, lanes)
    read, write = t.outer_offsets(f, f.div(unit, steps))
    return _step_start(f, f.rem(unit, steps), long, lanes), read, write


def _gathered(f: Function, rows: Sequence[Value], picks: Sequence[tuple[int, int]]) -> Value:
    """A vector whose lanes come from (row, lane), in one shuffle less than there are rows."""
    lanes, result = len(picks), rows[0]
    for number, row in enumerate(rows[1:], start=1):
        mask = [
            lanes + lane if own == number else (lane if number == 1 else i) if own < number else -1
            for i, (own, lane) in enumerate(picks)
        ]
        result = _shuffle(f, result, row, mask)
    return result
