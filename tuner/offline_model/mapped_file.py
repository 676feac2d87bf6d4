"""A file that stays mapped while its content is used: whether it is still what was checked."""

from __future__ import annotations

import os
import time
import weakref
from collections.abc import Callable
from pathlib import Path

from tuner.errors import ChangedModelError

CLOCK_TICK_S = 0.02
"""Time stamps of files may be as coarse as this: ext4 takes them from the tick before Linux 6.13.
Two writes within one tick leave the same stamp."""

_HINT = (
    "load it again; replace a file that is in use by renaming (mv, install), never in place (cp)"
)


class MappedFile:
    """A regular file, seen before its first byte is read. `require_unchanged` costs one fstat.

    A write or a truncation is known by the size and the time of the last write, which the system
    sets before it writes. What is not known: a write through a shared mapping to a page that was
    written just before, and one in a file system whose time stamps are coarser than CLOCK_TICK_S.
    Where only the file's links, owner or mode may have changed, its bytes are compared once more.
    """

    def __init__(self, path: Path, descriptor: int) -> None:
        """Wait for the next tick of the clock where the file was changed in this one."""
        self._path, self._descriptor = path, os.dup(descriptor)
        self._is_same: Callable[[int], bool] = lambda _: True
        weakref.finalize(self, os.close, self._descriptor)
        age_s = time.time() - os.fstat(descriptor).st_ctime
        if 0 <= age_s < CLOCK_TICK_S:
            time.sleep(CLOCK_TICK_S - age_s)
        self._seen = os.fstat(descriptor)
        self._stamp = _stamp(self._seen)

    def compare_by(self, is_same: Callable[[int], bool]) -> None:
        """Compare the bytes by this function of a descriptor, once they were read."""
        self._is_same = is_same

    def require_unchanged(self) -> None:
        """Raises ChangedModelError where the file was written to or cut off since it was seen."""
        status = os.fstat(self._descriptor)
        if (status.st_mtime_ns, status.st_ctime_ns, status.st_size) != self._stamp:
            self._look_again(status)

    def _look_again(self, status: os.stat_result) -> None:
        is_written = (status.st_mtime_ns, status.st_size) != (
            self._seen.st_mtime_ns,
            self._seen.st_size,
        )
        is_unlinked = status.st_nlink < self._seen.st_nlink  # another file has its name now
        self._accept(status, not is_written and (is_unlinked or self._is_same(self._descriptor)))

    def _accept(self, status: os.stat_result, is_same: bool) -> None:
        """Take this status for the one that was seen. Raises ChangedModelError for other bytes."""
        if not is_same:
            raise ChangedModelError(
                f"{self._path}: the file was changed while it was loaded", _HINT
            )
        self._seen, self._stamp = status, _stamp(status)


class MappedEntry(MappedFile):
    """A file of a cache, of which the content alone matters.

    Its times say nothing for sure: where another machine shares the folder, each has a mark of its
    own. So after what may be a write its bytes are compared.
    """

    def _look_again(self, status: os.stat_result) -> None:
        is_written = status.st_mtime_ns != self._seen.st_mtime_ns
        is_whole = status.st_size == self._seen.st_size
        is_same = is_whole and (not is_written or self._is_same(self._descriptor))
        self._accept(status, is_same)


def _stamp(status: os.stat_result) -> tuple[int, int, int]:
    return status.st_mtime_ns, status.st_ctime_ns, status.st_size
