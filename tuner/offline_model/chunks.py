"""SHA-256 of chunks of a file, which cores compute at the same time, and of all their digests.

    SHA-256(PREFIX, digest of what comes first, digest of each chunk of 4 MiB, what comes last)

A file of other bytes has another digest, as long as no two inputs of SHA-256 with one digest are
known: each digest of a chunk vouches for the chunk, the last one for all of them and their order.
What comes first says how long the file is, so that no digest can be taken for something else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from tuner.offline_model.on_all_cores import on_all_cores
from tuner.offline_model.untrusted_file import UntrustedFile

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from tuner.hardware import DigestPair

    NewPair = Callable[[], DigestPair | None]

PREFIX = b"tunebank, SHA-256 of chunks of 4 MiB\0"
CHUNK_BYTES = 4 << 20


class ChunkedDigest:
    """The digest of bytes that come in order, or of chunks whose digests are known."""

    def __init__(self, first: Buffer = b"") -> None:
        self._seen = hashlib.sha256(PREFIX + hashlib.sha256(first).digest())
        self._chunk, self._left_bytes = hashlib.sha256(), CHUNK_BYTES

    def update(self, piece: Buffer) -> None:
        """Continue with the next bytes."""
        rest = memoryview(piece).cast("B")
        while rest:
            part = rest[: self._left_bytes]
            self._chunk.update(part)
            self._left_bytes -= len(part)
            rest = rest[len(part) :]
            if not self._left_bytes:
                self.add(self._chunk.digest())
                self._chunk, self._left_bytes = hashlib.sha256(), CHUNK_BYTES

    def add(self, digests: bytes) -> None:
        """Continue with chunks of these digests."""
        self._seen.update(digests)

    def finished(self, *last: Buffer) -> bytes:
        """The digest where this is what comes last. More may be added afterwards."""
        seen = self._seen.copy()
        if self._left_bytes < CHUNK_BYTES:
            seen.update(self._chunk.digest())
        for piece in last:
            seen.update(piece)
        return seen.digest()


def no_pair() -> None:
    """SHA-256 of two streams at once where there is none."""


def chunk_digests(
    file: UntrustedFile,
    at: int,
    end: int,
    copies: Sequence[tuple[int, memoryview]] = (),
    digest_pair: NewPair = no_pair,
) -> bytes:
    """The digests of the chunks of a part of a file, which `UntrustedFile.pieces` reads.

    `digest_pair`: SHA-256 of two chunks at once, where the machine has it.
    """

    def is_even(start: int) -> bool:
        """Return whether a chunk is read in pieces of full length."""
        borders = {place for at, memory in copies for place in (at, at + len(memory))}
        stop = start + CHUNK_BYTES
        return stop <= end and not any(start < place < stop for place in borders)

    def pieces(start: int) -> Iterator[memoryview]:
        return file.pieces(start, min(start + CHUNK_BYTES, end), copies)

    def digest(chunks: tuple[int, ...]) -> bytes:
        pair = digest_pair() if len(chunks) == 2 and all(map(is_even, chunks)) else None
        if pair is not None:
            for first, second in zip(*map(pieces, chunks), strict=True):
                pair.update(first, second)
            return pair.digests()
        return b"".join(_digest(pieces(start)) for start in chunks)

    every = range(at, end, CHUNK_BYTES)
    starts = [tuple(every[number : number + 2]) for number in range(0, len(every), 2)]
    return b"".join(on_all_cores(digest, starts))


def _digest(pieces: Iterable[memoryview]) -> bytes:
    seen = hashlib.sha256()
    for piece in pieces:
        seen.update(piece)
    return seen.digest()
