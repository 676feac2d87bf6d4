"""ZIP files that anybody may have made: the list of entries and small texts of them, bounded.

Nothing is ever unpacked to a disk. `zipfile` does the work; what it would believe is checked first.
"""

from __future__ import annotations

import io
import os
import struct
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from tuner.errors import OfflineModelError
from tuner.offline_model.foreign_model import bounded
from tuner.offline_model.opened import OpenedFile

MAX_ENTRIES = 10_000
MAX_ENTRY_BYTES = 2 * 2**20
"""Maximum size of an entry that is read, unpacked."""
MAX_BYTES = 16 * 2**20
"""Maximum size of all entries read."""
MAX_READ_BYTES = MAX_ENTRY_BYTES + 1
"""Maximum size that is read at once, the list of entries with long names included."""

_DAMAGED = (
    zipfile.BadZipFile, zlib.error, struct.error, NotImplementedError, EOFError, ValueError,
    RuntimeError, OverflowError, OSError,
)  # fmt: skip
"""Errors that `zipfile` raises for damaged files."""


class SmallZip:
    """An open ZIP file."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self._left_bytes = MAX_BYTES
        self.entries = _checked(archive.infolist())
        """Entries, by name."""

    def read(self, name: str) -> bytes:
        """The content of an entry. Raises OfflineModelError for what is large or damaged."""
        entry = self.entries[name]
        _check_packing(entry)
        try:
            with self._archive.open(entry) as file:
                data = file.read(MAX_ENTRY_BYTES + 1)
        except _DAMAGED as error:
            raise OfflineModelError(f"its entry {bounded(name)!r} is damaged: {error}") from error
        self._left_bytes -= len(data)
        if len(data) > MAX_ENTRY_BYTES or self._left_bytes < 0:
            raise OfflineModelError(
                f"its entry {bounded(name)!r} is far larger than such entries are"
            )
        return data


@contextmanager
def opened_zip(file: OpenedFile) -> Iterator[SmallZip]:
    """Raises OfflineModelError for a list of entries that is damaged, long, or up to no good."""
    try:
        archive = zipfile.ZipFile(_Rationed(file))
    except _DAMAGED as error:
        raise OfflineModelError(f"is not a valid ZIP file: {error}") from error
    with archive:
        yield SmallZip(archive)


class _Rationed(io.RawIOBase):
    """The file for `zipfile`, which asks for as much at once as the file itself says it holds."""

    def __init__(self, file: OpenedFile) -> None:
        self._file = file
        self._at = 0

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        start = {os.SEEK_SET: 0, os.SEEK_CUR: self._at, os.SEEK_END: self._file.size_bytes}[whence]
        if start + offset < 0:
            raise OSError("a place before the file")
        self._at = start + offset
        return self._at

    def read(self, size: int = -1) -> bytes:
        left_bytes = max(self._file.size_bytes - self._at, 0)
        wanted_bytes = left_bytes if size < 0 else min(size, left_bytes)
        if wanted_bytes > MAX_READ_BYTES:
            raise OfflineModelError("its list of entries is longer than any real one")
        data = bytes(self._file.read(self._at, wanted_bytes))
        self._at += len(data)
        return data


def _checked(entries: list[zipfile.ZipInfo]) -> Mapping[str, zipfile.ZipInfo]:
    if len(entries) > MAX_ENTRIES:
        raise OfflineModelError(f"has {len(entries)} entries, more than any real one")
    by_name = {entry.filename: entry for entry in entries}
    if len(by_name) != len(entries):
        raise OfflineModelError("has two entries of one name")
    return by_name


def _check_packing(entry: zipfile.ZipInfo) -> None:
    if entry.flag_bits & 0x1:
        raise OfflineModelError(f"its entry {bounded(entry.filename)!r} is encrypted")
    # of the other methods zipfile unpacks whole pieces, whatever their size
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise OfflineModelError(f"its entry {bounded(entry.filename)!r} is packed in a rare way")
