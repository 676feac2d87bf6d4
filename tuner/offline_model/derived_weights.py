"""Weights that an offline model does not store: they are derived from those that it stores.

The program's JSON has under `KEY`: [size in bytes, digest, matrices of factors, pieces], a piece as
[offset, bytes of an element, layout of its source in WEIGHTS_DATA (see source_graph), elements,
[[loops, first elements in the source, in the piece, number of a matrix] of each sweep]]. Gaps
between pieces are zeros. The digest is that of chunks (see `chunks`): whatever made these bytes,
they are those that were packed when the file was written, to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

from tuner.derivation import MAX_LOOPS, Derivation, Stride, Sweep, derive
from tuner.errors import OfflineModelError
from tuner.files.json_value import Count, reader
from tuner.offline_model.chunks import ChunkedDigest
from tuner.offline_model.on_all_cores import on_all_cores, thread_count
from tuner.offline_model.source_graph import ConstantLayout, read_elements

KEY = "derived_weights"
"""Key of the program's JSON."""
MAX_GROWTH = 16
"""Times the stored weights that derived ones may have: Winograd's algorithm has 9 times a kernel.

Without a bound, a small file could ask for any amount of memory.
"""
MAX_PIECES = 1 << 16
ELEMENT_BYTES = (1, 2, 4, 8)

_Matrices = tuple[tuple[tuple[float, ...], ...], ...]
_Loops = Annotated[tuple[tuple[Count, Count, Count], ...], MAX_LOOPS]
_Sweeps = tuple[tuple[_Loops, tuple[Count, ...], tuple[Count, ...], Count], ...]
_read = reader(tuple[Count, str, _Matrices])
_read_piece = reader(tuple[Count, Count, Count, _Sweeps])


@dataclass(frozen=True)
class DerivedPiece:
    """One packed constant."""

    at: int
    """Offset in bytes."""
    element_bytes: int
    source: ConstantLayout
    """The layout of the elements that it is derived from, in the stored weights."""
    derivation: Derivation

    @property
    def end(self) -> int:
        """The offset behind it, in bytes."""
        return self.at + self.derivation.size * self.element_bytes

    @property
    def making_bytes(self) -> int:
        """Memory that making it takes: the piece, and its source where that is put in order."""
        count = 0 if self.source.is_dense else self.source.count
        return (self.derivation.size + count) * self.element_bytes

    def made_of(self, weights: memoryview) -> np.ndarray:
        """The piece, in one row. Raises OfflineModelError where its source is not all there."""
        kind = "u" if self.derivation.is_move else "f"
        return derive(
            self.derivation, self._elements(weights, np.dtype(f"{kind}{self.element_bytes}"))
        )

    def _elements(self, weights: memoryview, dtype: np.dtype) -> np.ndarray:
        """The source in one row: the weights themselves where it is so already."""
        if not self.source.is_dense:
            return read_elements(weights, self.source, dtype)
        first, count = self.source.offset_bytes, self.source.count
        if first % dtype.itemsize or first + count * dtype.itemsize > len(weights):
            raise OfflineModelError("a constant is outside the weights")
        return np.frombuffer(weights, dtype, count, first)


@dataclass(frozen=True)
class DerivedWeights:
    """All pieces, by rising offset."""

    size_bytes: int
    digest: str
    """The digest of chunks of all bytes, in hexadecimal."""
    pieces: tuple[DerivedPiece, ...]

    @property
    def making_bytes(self) -> int:
        """Memory that `fill` takes: the largest pieces, as many as are made at the same time."""
        largest = sorted((piece.making_bytes for piece in self.pieces), reverse=True)
        return sum(largest[: thread_count(len(largest))])

    def as_json(self) -> list[object]:
        """The derivations as JSON; each matrix of factors is there once."""
        matrices = dict.fromkeys(
            sweep.factors for piece in self.pieces for sweep in piece.derivation.sweeps
        )
        numbers = {factors: number for number, factors in enumerate(matrices)}
        pieces = [
            [
                piece.at, piece.element_bytes, piece.source.as_json(), piece.derivation.size,
                [[s.loops, s.sources, s.results, numbers[s.factors]]
                 for s in piece.derivation.sweeps],
            ]
            for piece in self.pieces
        ]  # fmt: skip
        return [self.size_bytes, self.digest, list(matrices), pieces]

    @staticmethod
    def from_json(data: object, stored_bytes: int) -> DerivedWeights:
        """Raises OfflineModelError for anything that `as_json` does not write for such weights."""
        try:
            return _parsed(data, stored_bytes)
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            line = " ".join(str(error).split())[:200]
            raise OfflineModelError(
                f"the derivations of its weights are damaged: {line}"
            ) from error

    def fill(self, weights: memoryview, store: Callable[[int, np.ndarray], None]) -> None:
        """Derive all pieces, on all cores, and give each with its offset to `store`.

        Raises what that does, and OfflineModelError for weights that are not all there.
        """

        def make(piece: DerivedPiece) -> None:
            store(piece.at, piece.made_of(weights))

        on_all_cores(make, sorted(self.pieces, key=lambda piece: piece.at - piece.end))


def digest_of(size_bytes: int, pieces: Iterable[tuple[int, np.ndarray]]) -> str:
    """The digest of packed constants by rising offset, with zeros between them."""
    digest, end = ChunkedDigest(), 0
    for at, array in pieces:
        flat = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
        digest.update(bytes(at - end))
        digest.update(flat.data)
        end = at + flat.nbytes
    digest.update(bytes(size_bytes - end))
    return digest.finished().hex()


def _parsed(data: object, stored_bytes: int) -> DerivedWeights:
    if not isinstance(data, list) or len(data) != 4 or not isinstance(data[3], list):
        raise ValueError("another value where derivations belong")
    size_bytes, digest, matrices = _read(data[:3])
    if len(digest) != 64 or set(digest) - set("0123456789abcdef"):
        raise ValueError("no digest")
    if size_bytes > MAX_GROWTH * stored_bytes or not 1 <= len(data[3]) <= MAX_PIECES:
        raise ValueError(f"{size_bytes} bytes, {len(data[3])} pieces")
    pieces, end, read_bytes = [], 0, 0
    for entry in data[3]:
        piece = _parsed_piece(entry, matrices, stored_bytes)
        read_bytes += piece.element_bytes * piece.source.count
        if piece.at < end or piece.at % piece.element_bytes or piece.end > size_bytes:
            raise ValueError("pieces overlap, or are outside")
        if read_bytes > MAX_GROWTH * stored_bytes:
            raise ValueError("pieces of more weights than there are")
        pieces.append(piece)
        end = piece.end
    return DerivedWeights(size_bytes, digest, tuple(pieces))


def _parsed_piece(entry: Any, matrices: _Matrices, stored_bytes: int) -> DerivedPiece:
    at, element_bytes, layout, *rest = entry
    size, sweeps = rest
    at, element_bytes, size, sweeps = _read_piece([at, element_bytes, size, sweeps])
    source = ConstantLayout.from_json(layout)
    found = tuple(
        Sweep(tuple(Stride(*loop) for loop in loops), sources, results, matrices[number])
        for loops, sources, results, number in sweeps
    )
    derivation = Derivation(size, found)
    if element_bytes not in ELEMENT_BYTES or (element_bytes != 4 and not derivation.is_move):
        raise ValueError(f"elements of {element_bytes} bytes")
    if source.groups or source.count * element_bytes > MAX_GROWTH * stored_bytes:
        raise ValueError("a source that is not there")
    derivation.require_within(source.count)
    return DerivedPiece(at, element_bytes, source, derivation)
