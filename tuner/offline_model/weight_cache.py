"""Derived weights in a file of the user's, which all processes that load the model map.

An entry has the digest of its content as its name, and the offline model says that digest: models
with the same derived weights share one. It is written under another name, and gets its own when it
is complete and its digest right. An entry that this boot of the system has seen right is not
digested again: only the user could have changed it since. Losing an entry costs seconds of a load,
so that no fault of the disk is an error: weights are then derived into memory of the process. The
folder must be the user's own, as a mapped file may be changed after it was checked.
"""

from __future__ import annotations

import mmap
import os
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tuner.errors import OfflineModelError, OptionError
from tuner.files.atomic import replacing
from tuner.files.ownership import why_untrusted
from tuner.free_memory import require_memory
from tuner.offline_model.chunks import ChunkedDigest, chunk_digests
from tuner.offline_model.derived_weights import DerivedWeights, digest_of
from tuner.offline_model.untrusted_file import HUGE_PAGE_BYTES, UntrustedFile

if TYPE_CHECKING:
    from tuner.offline_model.chunks import NewPair

VARIABLE = "TUNEBANK_WEIGHT_CACHE"
"""The folder of derived weights, or `NO_CACHE`: processes derive them into memory of their own."""
NO_CACHE = "none"
MAX_CACHE_BYTES = 16 << 30
"""Maximum size of the cache; entries not used for longest go first."""
FOLDER_MODE, FILE_MODE = 0o700, 0o600
NOTE_USE_EVERY_S = 3600.0
"""An entry's time of last use is as exact as this, so that most loads write nothing."""
UNFINISHED_S = 3600.0
"""Age of an unfinished entry that nothing writes any more."""
_OURS = re.compile(r"[0-9a-f]{64}|\.new-.*\.tmp")
"""Names of entries, and of those that were never finished."""


def derived_memory(
    derived: DerivedWeights, weights: memoryview, digest_pair: NewPair, *, copies: bool
) -> memoryview:
    """The derived weights, read-only: those of the cache, which has them afterwards, or new ones.

    `copies`: in memory of the process, which no change of a file reaches. Raises OfflineModelError
    where they are not what the digest says, MemoryLimitError where there is no memory for them.
    """
    folder = None if copies else usable_folder()
    if folder is not None:
        # A disk that is full or read-only keeps nothing.
        with suppress(OSError, OptionError, OfflineModelError):
            path = folder / derived.digest
            found = _read(path, derived, digest_pair)
            if found is None:
                _write(path, derived, weights, digest_pair)
                _trim(folder, derived.digest)
                found = _read(path, derived, digest_pair)
            if found is not None:
                return found
    return _in_memory(derived, weights)


def usable_folder() -> Path | None:
    """The folder of derived weights, which is made; None where there is none of the user's own."""
    name = os.environ.get(VARIABLE, "")
    folder = Path(name) if name else _default_folder()
    if name == NO_CACHE or folder is None:
        return None
    with suppress(OSError):
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        return None if why_untrusted(folder.stat()) else folder
    return None


def _default_folder() -> Path | None:
    """weights in the folder of all that can be made again (`bankd.config.config.cache_folder`)."""
    if path := os.environ.get("ASCEND_CACHE_PATH"):
        return Path(path) / "weights"
    home = os.environ.get("XDG_CACHE_HOME", "")
    if not Path(home).is_absolute():
        home = f"{os.environ['HOME']}/.cache" if os.environ.get("HOME") else ""
    return Path(home) / "tunebank" / "weights" if home else None


def _read(path: Path, derived: DerivedWeights, digest_pair: NewPair) -> memoryview | None:
    """An entry, mapped, and a note that it was used; None where there is none, or a damaged one."""
    flags = os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOCTTY | os.O_NOFOLLOW
    try:
        descriptor = os.open(path, flags)
    except FileNotFoundError:
        return None
    try:
        status, now = os.fstat(descriptor), time.time()
        if status.st_size != derived.size_bytes or why_untrusted(status):
            return None
        booted = now - time.clock_gettime(time.CLOCK_BOOTTIME)
        was_seen = booted < status.st_mtime <= now
        file = UntrustedFile(path, descriptor)
        if not was_seen and not _is_right(file, derived, digest_pair):
            return None
        if not was_seen or now - status.st_mtime > NOTE_USE_EVERY_S:
            with suppress(OSError):  # a read-only disk
                os.utime(descriptor)
        return file.mapped(0, derived.size_bytes)
    finally:
        os.close(descriptor)


def _is_right(file: UntrustedFile, derived: DerivedWeights, digest_pair: NewPair) -> bool:
    digest, size = ChunkedDigest(), derived.size_bytes
    digest.add(chunk_digests(file, 0, size, ((0, file.mapped(0, size)),), digest_pair))
    return digest.finished().hex() == derived.digest


def _write(path: Path, derived: DerivedWeights, weights: memoryview, digest_pair: NewPair) -> None:
    """Write an entry. Raises OSError or OptionError where the disk has no place for it."""
    free = os.statvfs(path.parent)
    if free.f_bavail * free.f_frsize < 2 * derived.size_bytes:
        raise OSError("the disk would be full")
    with replacing(path, FILE_MODE, durable=False) as file:
        os.truncate(file.fileno(), derived.size_bytes)
        derived.fill(weights, partial(_write_at, file.fileno()))
        if not _is_right(UntrustedFile(path, file.fileno()), derived, digest_pair):
            raise _not_as_written()


def _write_at(descriptor: int, at: int, array: np.ndarray) -> None:
    rest = array.reshape(-1).view(np.uint8).data
    while rest:
        count = os.pwrite(descriptor, rest, at)
        rest, at = rest[count:], at + count


def _in_memory(derived: DerivedWeights, weights: memoryview) -> memoryview:
    size = derived.size_bytes
    require_memory(size, "the weights that are derived from others")
    try:
        area = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    except (OSError, OverflowError) as error:
        raise OfflineModelError(f"no memory for {size} bytes of derived weights") from error
    if size >= 2 * HUGE_PAGE_BYTES:
        with suppress(OSError):  # a kernel without them: only slower
            area.madvise(mmap.MADV_HUGEPAGE)
    memory = np.frombuffer(area, np.uint8)

    def keep(at: int, array: np.ndarray) -> None:
        memory[at : at + array.nbytes] = array.reshape(-1).view(np.uint8)

    derived.fill(weights, keep)
    if digest_of(size, ((0, memory),)) != derived.digest:
        raise _not_as_written()
    return memory.data.toreadonly()


def _not_as_written() -> OfflineModelError:
    return OfflineModelError(
        "the weights that are derived from others are not those that the model was written with",
        "the file is damaged, or this machine computes in another way: build it again here",
    )


def _trim(folder: Path, newest: str) -> None:
    """Take away what was never finished, and entries not used for longest above the limit."""
    oldest_first, now = sorted(_entries(folder)), time.time()
    excess = sum(size for _, size, _ in oldest_first) - MAX_CACHE_BYTES
    for used, size_bytes, name in oldest_first:
        is_left = name.startswith(".") and now - used > UNFINISHED_S
        if is_left or (excess > 0 and name != newest):
            (folder / name).unlink(missing_ok=True)
            excess -= size_bytes


def _entries(folder: Path) -> Iterator[tuple[float, int, str]]:
    """Time of last use, size and name of each entry, unfinished ones too."""
    with os.scandir(folder) as files:
        for file in files:
            with suppress(FileNotFoundError):  # another process made room
                if _OURS.fullmatch(file.name):
                    status = file.stat(follow_symlinks=False)
                    yield status.st_mtime, status.st_size, file.name
