"""A file of unknown origin, opened so that nothing it is or becomes can do harm.

What is a pipe or a device is refused and never waited for. What is needed to understand and to run
a file is read into memory of our own: it cannot change after it was checked, and a file that
is truncated meanwhile gives an error, where touching a mapped page would kill the process.
"""

from __future__ import annotations

import mmap
import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tuner.errors import MissingOfflineModelError, OfflineModelError
from tuner.files.descriptors import kind_of_mode

PIECE_BYTES = 1 << 20
"""Size of a piece when a large part is skipped: it should stay in the cache."""

HUGE_PAGE_BYTES = 2 << 20

_GIVE_A_FILE = "give the path of an existing .om file"
_WAIT = "another process is writing to it: wait until it has finished, or copy it again"
_MORE_MEMORY = "free memory, or take a machine with more"


class UntrustedFile:
    """A regular file of a size seen once. Raises OfflineModelError where that much is not read."""

    def __init__(self, path: Path, descriptor: int) -> None:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            what = kind_of_mode(status.st_mode)
            raise _unreadable(path, f"it is not a regular file, but {what}")
        self.path = path
        self.size_bytes = status.st_size
        self.mode = stat.S_IMODE(status.st_mode)
        self.descriptor = descriptor
        self._mapped: memoryview | None = None

    def read(self, at: int, size_bytes: int) -> memoryview:
        """A private copy, read-only, that starts at a page of its own."""
        copy = self.memory(size_bytes)
        self.read_into(at, copy)
        return copy.toreadonly()

    def read_into(self, at: int, memory: memoryview) -> None:
        """Fill memory with what is at this offset."""
        for _ in self.pieces(at, at + len(memory), ((at, memory),)):
            pass

    def memory(self, size_bytes: int) -> memoryview:
        """Memory for a private copy of so many bytes, which starts at a page of its own."""
        if not size_bytes:
            return memoryview(b"")
        try:
            memory = mmap.mmap(-1, size_bytes, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        except (OSError, OverflowError) as error:
            what = f"no memory for {size_bytes} of its bytes"
            raise _unreadable(self.path, what, _MORE_MEMORY) from error
        if size_bytes >= 2 * HUGE_PAGE_BYTES:
            with suppress(OSError):  # a kernel without them: only slower
                memory.madvise(mmap.MADV_HUGEPAGE)
        return memoryview(memory)

    def pieces(
        self, at: int, end: int, copies: Sequence[tuple[int, memoryview]] = ()
    ) -> Iterator[memoryview]:
        """The bytes of a part in order, each read once; a piece is good until the next one.

        `copies` are offsets in the file, and memory for what follows there: that part is read into
        it, but where it cannot be written, being `mapped`. All else is read into one buffer.
        """
        buffer = memoryview(b"")
        while at < end:
            piece = _rest_of_copy(at, copies)[: min(PIECE_BYTES, end - at)]
            if not piece:
                following = min((start for start, _ in copies if start > at), default=end)
                size_bytes = min(PIECE_BYTES, end - at, following - at)
                if len(buffer) < size_bytes:
                    buffer = memoryview(bytearray(size_bytes))
                piece = buffer[:size_bytes]
            if not piece.readonly:
                self._fill(piece, at)
            yield piece
            at += len(piece)

    def mapped(self, at: int, size_bytes: int) -> memoryview:
        """The file itself, not a copy.

        A process that writes into the file changes these bytes, and one that truncates it ends, by
        SIGBUS, the process that reads them.
        """
        if not size_bytes:
            return memoryview(b"")
        if self._mapped is None:
            try:
                whole = mmap.mmap(self.descriptor, self.size_bytes, access=mmap.ACCESS_READ)
            except (OSError, ValueError) as error:  # ValueError: it became shorter
                raise _unreadable(self.path, error, _WAIT) from error
            with suppress(OSError):  # a file system without them: only slower
                whole.madvise(mmap.MADV_HUGEPAGE)
            self._mapped = memoryview(whole)
        return self._mapped[at : at + size_bytes]

    def _fill(self, buffer: memoryview, at: int) -> None:
        filled = 0
        while filled < len(buffer):
            try:
                came = os.preadv(self.descriptor, [buffer[filled:]], at + filled)
            except OSError as error:
                raise _unreadable(self.path, error) from error
            if not came:
                raise _unreadable(self.path, "it became shorter while it was read", _WAIT)
            filled += came


def _rest_of_copy(at: int, copies: Sequence[tuple[int, memoryview]]) -> memoryview:
    """The memory for the byte at an offset of the file, and for what follows it; empty: none."""
    found = (memory[at - start :] for start, memory in copies if 0 <= at - start < len(memory))
    return next(found, memoryview(b""))


@contextmanager
def open_untrusted(path: Path) -> Iterator[UntrustedFile]:
    """Raises OfflineModelError for what cannot be opened or is no regular file."""
    try:
        # O_NONBLOCK: a pipe without a writer is not waited for.
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOCTTY)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        raise _unreadable(path, error) from error
    try:
        yield UntrustedFile(path, descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Name the file in the errors that do not name it yet, and advise where they do not."""
    try:
        yield
    except OfflineModelError as error:
        if error.message.startswith(str(path)):
            raise
        hint = error.hint or "the file is damaged: copy or build it again"
        raise OfflineModelError(f"{path}: {error.message}", hint) from error


def _unreadable(path: Path, reason: object, hint: str = _GIVE_A_FILE) -> OfflineModelError:
    words = reason.strerror if isinstance(reason, OSError) else None
    is_missing = isinstance(reason, FileNotFoundError)
    kind = MissingOfflineModelError if is_missing else OfflineModelError
    return kind(f"{path} cannot be read: {words or reason}", hint)
