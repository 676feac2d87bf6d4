"""Runs of bytes from one strided place to another: what all data movement is made of.

A run is copied with vectors, and its rest with one more vector that overlaps what was copied, so
that nothing outside is ever touched. Elements are moved as bytes, whatever their type.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from tuner.cpu.kernels.emit import Function, Index, IRValue, is_number
from tuner.cpu.kernels.kernel import Frame
from tuner.size import is_open

UNROLLED_VECTORS = 8
"""Runs up to so many vectors are copied without a loop."""

CHUNK_BYTES = 16 << 10
"""Longer runs are cut, so that they can be shared out."""

MAX_UNITS = 1024
"""Cutting finer than this balances no number of cores any better."""

MIN_ROWS = 64
"""A move is shared out by its outermost dimensions, as few as give so many rows."""


@dataclass(frozen=True)
class Move:
    """Runs of bytes; sizes count runs, strides and offsets are bytes, outermost first.

    Each run is read once and written to every `echoes` offset behind its target.
    """

    sizes: tuple[int, ...]
    source_strides: tuple[int, ...]
    target_strides: tuple[int, ...]
    run_bytes: int
    source_offset: int = 0
    target_offset: int = 0
    echoes: tuple[int, ...] = (0,)
    may_be_in_place: bool = False
    """True if nothing is moved where the source is the output."""

    @property
    def shared_dimensions(self) -> int:
        """Number of dimensions that the cores share out; the others are loops inside.

        A dimension of open size may be all that is shared out where few bytes are inside.
        """
        for count in range(1, len(self.sizes)):
            outer, inside = self.sizes[:count], math.prod(self.sizes[count:]) * self.run_bytes
            is_small = any(map(is_open, outer)) and not is_open(inside) and inside <= CHUNK_BYTES
            if is_small or math.prod(n for n in outer if not is_open(n)) >= MIN_ROWS:
                return count
        return len(self.sizes)

    def part(self, chunks: Chunks) -> Move:
        """The move of these chunks of every run."""
        step = () if is_number(chunks.count, 1) else (chunks.size_bytes,)
        return replace(
            self,
            sizes=(*self.sizes, *((chunks.count,) if step else ())),
            source_strides=(*self.source_strides, *step),
            target_strides=(*self.target_strides, *step),
            run_bytes=chunks.size_bytes,
            source_offset=self.source_offset + chunks.start,
            target_offset=self.target_offset + chunks.start,
        )


@dataclass(frozen=True)
class Chunks:
    """Neighbouring pieces of a run, of equal size."""

    start: int
    size_bytes: int
    count: int


def chunks_of(run_bytes: int, start: int = 0) -> tuple[Chunks, ...]:
    """A run as whole chunks and what is left over; a short run is one piece.

    Either may be nothing where the length of the run is open.
    """
    count, rest = divmod(run_bytes, CHUNK_BYTES)
    if is_open(count):
        whole = Chunks(start, CHUNK_BYTES, count)
        return whole, Chunks(start + count * CHUNK_BYTES, rest, 1)
    pieces = (Chunks(start, CHUNK_BYTES, count), Chunks(start + count * CHUNK_BYTES, rest, 1))
    return tuple(piece for piece in pieces if piece.count and piece.size_bytes)


def share_out(frame: Frame, kinds: Sequence[tuple[int, Callable[[IRValue], None]]]) -> int:
    """Write a loop over the rows of each kind, of which every core has its share; gives the units.

    A kind is its number of rows, and a function that writes the code of the row of an index.
    """
    counts = [rows for rows, _ in kinds]
    f, units = frame.function, min(MAX_UNITS, max(counts, default=0))
    if any(map(is_open, counts)):
        units = sum(counts)
    for rows, write in kinds:
        first = f.div(f.mul(frame.lo, rows), units)
        with f.loop(first, f.div(f.mul(frame.hi, rows), units)) as loop:
            write(loop.index)
    return units


def write_moves(frame: Frame, moves: Iterable[tuple[IRValue, Move]]) -> int:
    """Copy from each source to the output, long runs in chunks; gives the units."""
    kinds = []
    for source, move in moves:
        for part in map(move.part, chunks_of(move.run_bytes) if math.prod(move.sizes) else ()):
            rows = math.prod(part.sizes[: part.shared_dimensions])
            kinds.append((rows, partial(_write_row, frame, source, part)))
    return share_out(frame, kinds)


def _write_row(frame: Frame, source: IRValue, move: Move, row: IRValue) -> None:
    f, shared = frame.function, move.shared_dimensions
    if move.may_be_in_place:
        with f.when(f.compare("ne", source, frame.output)):
            _write_row(frame, source, replace(move, may_be_in_place=False), row)
        return
    indices = unravel(f, row, move.sizes[:shared])
    read = f.add(dot(f, indices, move.source_strides), move.source_offset)
    write = f.add(dot(f, indices, move.target_strides), move.target_offset)
    _emit_inside(
        f, move, shared, f.address(source, read, "i8"), f.address(frame.output, write, "i8")
    )


def _emit_inside(f: Function, move: Move, dimension: int, source: IRValue, target: IRValue) -> None:
    """The loops over the dimensions from this one on, around the copy of a run."""
    if dimension == len(move.sizes):
        copy_run(f, source, [f.address(target, echo, "i8") for echo in move.echoes], move.run_bytes)
        return
    with f.loop(0, move.sizes[dimension]) as loop:
        read = f.mul(loop.index, move.source_strides[dimension])
        write = f.mul(loop.index, move.target_strides[dimension])
        _emit_inside(
            f, move, dimension + 1, f.address(source, read, "i8"), f.address(target, write, "i8")
        )


def unravel(f: Function, index: IRValue, sizes: Sequence[int]) -> list[IRValue]:
    """The coordinates of a row-major index."""
    digits = []
    for size in reversed(sizes[1:]):
        digits.append(f.rem(index, size))
        index = f.div(index, size)
    return [*([index] if sizes else []), *reversed(digits)]


def dot(f: Function, indices: Sequence[IRValue], strides: Sequence[int]) -> IRValue:
    """The offset of a place. Strides beyond the indices belong to inner loops."""
    offset = f.value(0)
    for index, stride in zip(indices, strides, strict=False):
        offset = f.add(offset, f.mul(index, stride))
    return offset


# -- runs ----------------------------------------------------------------------------------------


def copy_run(f: Function, source: IRValue, targets: Sequence[IRValue], size_bytes: int) -> None:
    """Copy one run to each target."""

    def piece(at: Index, size: int) -> None:
        value = f.load_raw(f.address(source, at, "i8"), _piece_type(size), 1)
        for target in targets:
            f.store_raw(value, f.address(target, at, "i8"), 1)

    _cover(f, size_bytes, piece)


def copy_bytes(f: Function, source: IRValue, target: IRValue, size_bytes: IRValue) -> None:
    """Copy one run whose length the kernel reads somewhere: it may be 0."""

    def piece(at: Index, size: int) -> None:
        value = f.load_raw(f.address(source, at, "i8"), _piece_type(size), 1)
        f.store_raw(value, f.address(target, at, "i8"), 1)

    _cover_bytes(f, size_bytes, piece, 1)


def fill_bytes(f: Function, element: IRValue, target: IRValue, size_bytes: IRValue) -> None:
    """Fill one run with an element, as `fill_run`; its length, which may be 0, is computed."""
    _cover_bytes(f, size_bytes, _filling(f, element, target), int(element.type[1:]) // 8)


def _cover_bytes(
    f: Function, size_bytes: IRValue, piece: Callable[[Index, int], None], smallest: int
) -> None:
    """Write `piece(offset, size)` for so many bytes, as `_cover`."""
    vector = f.lanes * 4
    rest = f.rem(size_bytes, vector)
    with f.loop(0, f.sub(size_bytes, rest), vector) as loop:
        piece(loop.index, vector)
    is_long = f.compare("sge", size_bytes, vector)
    with f.when(f.both(is_long, f.compare("ne", rest, 0))):
        piece(f.sub(size_bytes, vector), vector)
    with f.when(f.negated(is_long)):
        _halves(f, size_bytes, vector // 2, smallest, piece)


def fill_run(f: Function, element: IRValue, target: IRValue, size_bytes: int) -> None:
    """Fill one run with an element: an integer of its size, constant or loaded."""
    _cover(f, size_bytes, _filling(f, element, target), int(element.type[1:]) // 8)


def _filling(f: Function, element: IRValue, target: IRValue) -> Callable[[Index, int], None]:
    """A function that fills a piece of the target."""
    element_bytes = int(element.type[1:]) // 8

    def piece(at: Index, size: int) -> None:
        repeated = f.repeat(element, size // element_bytes)
        value = f.convert("bitcast", repeated, _piece_type(size))
        f.store_raw(value, f.address(target, at, "i8"), 1)

    return piece


def _cover(
    f: Function, size_bytes: int, piece: Callable[[Index, int], None], smallest: int = 1
) -> None:
    """Write `piece(offset, size)` so that the pieces cover exactly so many bytes.

    The sizes of the pieces are powers of two, at least `smallest`; the last one may overlap.
    """
    vector = f.lanes * 4
    if is_open(size_bytes):
        _cover_open(f, size_bytes, piece, smallest)
        return
    done = 0
    if size_bytes > UNROLLED_VECTORS * vector:
        step = 4 * vector
        done = size_bytes // step * step
        with f.loop(0, done, step) as loop:
            for i in range(4):
                piece(f.add(loop.index, i * vector), vector)
    while size_bytes - done >= vector:
        piece(done, vector)
        done += vector
    rest = size_bytes - done
    if rest and size_bytes >= vector:
        piece(size_bytes - vector, vector)
    elif rest:
        # Two pieces cover the rest, as it is less than twice the largest power of two in it.
        size = max(smallest, 1 << (rest.bit_length() - 1))
        piece(0, size)
        if rest > size:
            piece(rest - size, size)


def _cover_open(
    f: Function, size_bytes: int, piece: Callable[[Index, int], None], smallest: int
) -> None:
    """`_cover` of a length that is known only at run time, and may be 0.

    A run that is shorter than a vector is written in pieces that are halves of each other.
    """
    vector = f.lanes * 4
    step = 4 * vector
    unrolled, whole = size_bytes // step * step, size_bytes // vector * vector
    with f.loop(0, unrolled, step) as loop:
        for i in range(4):
            piece(f.add(loop.index, i * vector), vector)
    with f.loop(unrolled, whole, vector) as loop:
        piece(loop.index, vector)
    rest_is_last = f.both(f.compare("sge", whole, vector), f.compare("sgt", size_bytes, whole))
    with f.when(rest_is_last):
        piece(size_bytes - vector, vector)
    with f.when(f.compare("slt", size_bytes, vector)):
        _halves(f, size_bytes, vector // 2, smallest, piece)


def _halves(
    f: Function, size_bytes: Index, largest: int, smallest: int, piece: Callable[[Index, int], None]
) -> None:
    """Cover fewer than twice `largest` bytes with pieces that are halves of each other."""
    size = largest
    while size >= smallest:
        rest: Index
        if isinstance(size_bytes, IRValue):
            rest = f.rem(size_bytes, 2 * size)
            start: Index = f.sub(size_bytes, rest)
        else:
            rest = size_bytes % (2 * size)
            start = size_bytes - rest
        with f.when(f.compare("sge", rest, size)):
            piece(start, size)
        size //= 2


def _piece_type(size_bytes: int) -> str:
    """An LLVM type of this size that is moved in one instruction."""
    return f"<{size_bytes // 4} x i32>" if size_bytes >= 16 else f"i{8 * size_bytes}"
