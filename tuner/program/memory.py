"""Memory of a program: tensors in one arena, lifetimes overlaid, and packed constants."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

ALIGNMENT_BYTES = 128
SAMPLED_ELEMENTS = 256
"""Elements of an array that are looked at before two arrays are compared as a whole."""


@dataclass(frozen=True)
class Lifetime:
    """Memory that is needed from step `first` to step `last`, both included."""

    name: str
    size_bytes: int
    first: int
    last: int


@dataclass(frozen=True)
class MemoryPlan:
    """Offsets of tensors in one arena, and its size."""

    offsets: dict[str, int]
    """Byte offset in the arena by name."""
    arena_bytes: int


def plan_memory(spans: Sequence[Lifetime]) -> MemoryPlan:
    """Give each span the lowest offset free during its life, the largest spans first.

    step    0  1  2  3            0  1  2  3
    a 400   ====                  a======
    b 300      =====      ->            c=====    (c over a: their lives do not meet)
    c 200         ====               b=====       (above a and c)
    """
    ordered = sorted(spans, key=lambda s: (-s.size_bytes, s.first, s.name))
    first = np.array([span.first for span in ordered], np.int64)
    last = np.array([span.last for span in ordered], np.int64)
    sizes = np.array([aligned(span.size_bytes) for span in ordered], np.int64)
    starts = np.zeros_like(sizes)
    for i in range(len(ordered)):
        meeting = (first[:i] <= last[i]) & (first[i] <= last[:i])
        starts[i] = _lowest_free(sizes[i], starts[:i][meeting], sizes[:i][meeting])
    offsets = {span.name: int(start) for span, start in zip(ordered, starts, strict=True)}
    return MemoryPlan(offsets, int((starts + sizes).max(initial=0)))


def _lowest_free(size: int, starts: np.ndarray, sizes: np.ndarray) -> int:
    """The lowest offset at which so many bytes meet none of these pieces."""
    order = np.argsort(starts)
    starts = starts[order]
    ends = np.maximum.accumulate(np.concatenate([[0], (starts + sizes[order])]))
    gaps = np.flatnonzero(ends[:-1] + size <= starts)
    return int(ends[gaps[0]] if gaps.size else ends[-1])


def aligned(size_bytes: int, alignment_bytes: int = ALIGNMENT_BYTES) -> int:
    """The next multiple of the alignment."""
    return -(-size_bytes // alignment_bytes) * alignment_bytes


class Piece(NamedTuple):
    """An array at its byte offset in the weights."""

    offset: int
    array: np.ndarray


class PackedWeights:
    """Pieces by rising offset. Arrays of equal bytes have one place, whatever they were made of."""

    def __init__(self, pieces: Iterable[Piece] = ()) -> None:
        self.pieces: list[Piece] = []
        self.end_bytes = 0
        self._alike: dict[Hashable, list[Piece]] = {}
        for piece in pieces:
            self._append(piece)

    def add(self, array: np.ndarray, alignment_bytes: int = ALIGNMENT_BYTES) -> int:
        """The offset of the array's bytes, which are added at the end where they are new."""
        array = np.ascontiguousarray(array)
        for piece in self._alike.get(_sample(array), ()):
            if have_same_bytes(piece.array, array):
                return piece.offset
        offset = aligned(self.end_bytes, alignment_bytes)
        self._append(Piece(offset, array))
        return offset

    @property
    def size_bytes(self) -> int:
        """The end of the last piece, aligned."""
        return aligned(self.end_bytes)

    def _append(self, piece: Piece) -> None:
        self.pieces.append(piece)
        self.end_bytes = piece.offset + piece.array.nbytes
        self._alike.setdefault(_sample(piece.array), []).append(piece)


def first_equals(constants: Mapping[str, np.ndarray]) -> dict[str, str]:
    """The first constant with the same elements, in any shape, of each one; often itself."""
    packed: dict[np.dtype, PackedWeights] = defaultdict(PackedWeights)
    names: dict[Hashable, str] = {}
    first = {}
    for name, value in constants.items():
        place = value.dtype, value.nbytes, packed[value.dtype].add(value)
        first[name] = names.setdefault(place, name)
    return first


def originals(constants: Mapping[str, np.ndarray]) -> dict[str, str]:
    """The first constant with the same elements, or with those of its transpose, of each one.

    A table of words is often multiplied with as well: the model has it once, the graph twice.
    """
    equals, matrices = first_equals(constants), defaultdict[object, list[str]](list)
    found = dict[str, str]()
    for name in dict.fromkeys(equals.values()):
        array = constants[name]
        shape = array.shape if array.ndim == 2 and array.size else ()
        turned = (o for o in matrices[array.dtype, shape[::-1]] if _is_turned(constants[o], array))
        found[name] = next(turned, name) if shape else name
        matrices[array.dtype, shape].append(name)
    return {name: found[first] for name, first in equals.items()}


def _is_turned(one: np.ndarray, other: np.ndarray) -> bool:
    bits = np.dtype(f"u{one.itemsize}")  # 0.0 is not -0.0
    one, other = np.ascontiguousarray(one).view(bits), np.ascontiguousarray(other).view(bits)
    return np.array_equal(one[0], other[:, 0]) and np.array_equal(one.T, other)


def _sample(array: np.ndarray) -> Hashable:
    """A value that equal arrays share, and others seldom; cheap even for a large array."""
    flat = array.reshape(-1)
    return array.nbytes, flat[:: max(1, flat.size // SAMPLED_ELEMENTS)].tobytes()


def have_same_bytes(one: np.ndarray, other: np.ndarray) -> bool:
    """Return whether contiguous arrays have the same bytes: 0.0 is not -0.0."""
    one, other = (each.reshape(-1).view(np.uint8) for each in (one, other))
    is_one = one.size == other.size and one.ctypes.data == other.ctypes.data
    return is_one or np.array_equal(one, other)
