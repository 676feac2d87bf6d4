"""Derived weights in a file of the user's, which all processes that load the model map.

An entry has the digest of its content as its name, and the offline model says that digest: models
with the same derived weights share one. It is written under another name, by one process while
others wait for it, and gets its own when it is complete and its digest right. Then its time of last
write is set to a mark, which says that this boot of the system has seen it right: it is digested
again after the next boot, and where a write has set another time. Losing an entry costs seconds of
a load, so that no fault of the disk is an error: weights are then derived into memory of the
process. The folder must be the user's own, as a mapped file may be changed after it was checked.
"""

from __future__ import annotations

import fcntl
import hashlib
import mmap
import os
import re
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tuner.errors import OfflineModelError
from tuner.files.ownership import why_untrusted
from tuner.free_memory import require_memory
from tuner.offline_model.chunks import ChunkedDigest, chunk_digests
from tuner.offline_model.derived_weights import DerivedWeights, digest_of
from tuner.offline_model.mapped_file import MappedEntry, MappedFile
from tuner.offline_model.untrusted_file import HUGE_PAGE_BYTES, UntrustedFile

if TYPE_CHECKING:
    from tuner.offline_model.chunks import NewPair

VARIABLE = "TUNEBANK_WEIGHT_CACHE"
"""The folder of derived weights, or `NO_CACHE`: processes derive them into memory of their own."""
NO_CACHE = "none"
MAX_WEIGHTS_BYTES = 16 << 30
"""Maximum size of the cache; entries not used for longest go first."""
FOLDER_MODE, FILE_MODE = 0o700, 0o600
NOTE_USE_EVERY_S = 3600.0
"""An entry's time of last use is as exact as this, so that most loads write nothing."""
UNFINISHED_S = 3600.0
"""Age of an unfinished entry that nothing writes any more."""
STALLED_S = 10.0
"""Time without a write after which another process is not waited for any more."""
WAIT_PAUSE_S = 0.02
BOOT = Path("/proc/sys/kernel/random/boot_id")
_OPEN = os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOCTTY | os.O_NOFOLLOW
_WHAT = "deriving packed weights"
_OURS = re.compile(r"[0-9a-f]{64}|\.new-.*\.tmp")
"""Names of entries, and of those that were never finished."""


class DerivedMemory(NamedTuple):
    """Derived weights, read-only."""

    content: memoryview
    file: MappedFile | None
    """The entry that they are mapped from, which must not change; None: they are in memory."""


def derived_memory(
    derived: DerivedWeights, weights: memoryview, digest_pair: NewPair, *, copies: bool
) -> DerivedMemory:
    """The derived weights: those of the cache, which has them afterwards, or new ones.

    `copies`: in memory of the process, which no change of a file reaches. Raises OfflineModelError
    where they are not what the digest says, MemoryLimitError where there is no memory for them.
    """
    folder = None if copies else usable_folder()
    if folder is not None:
        # A disk that is full or read-only keeps nothing.
        with suppress(OSError, OfflineModelError):
            path = folder / derived.digest
            found = _read(path, derived, digest_pair)
            if found is None:
                _make(path, derived, weights, digest_pair)
                found = _read(path, derived, digest_pair)
            if found is not None:
                return found
    return DerivedMemory(_in_memory(derived, weights), None)


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


def _read(path: Path, derived: DerivedWeights, digest_pair: NewPair) -> DerivedMemory | None:
    """An entry, mapped, and a note that it was used; None where there is none, or a damaged one."""
    try:
        descriptor = os.open(path, os.O_RDONLY | _OPEN)
    except OSError:  # also one that only another user may read: it is replaced
        return None
    try:
        status, mark = os.fstat(descriptor), _mark(derived.digest)
        if status.st_size != derived.size_bytes or why_untrusted(status):
            return None
        file, is_marked = UntrustedFile(path, descriptor), mark == status.st_mtime_ns != 0
        if not is_marked and not _is_right(file, derived, digest_pair):
            return None
        if not is_marked or abs(time.time() - status.st_atime) > NOTE_USE_EVERY_S:
            with suppress(OSError):  # a read-only disk
                os.utime(descriptor, ns=(time.time_ns(), mark))
        entry = MappedEntry(path, descriptor)
        entry.compare_by(lambda own: _is_right(UntrustedFile(path, own), derived, digest_pair))
        return DerivedMemory(file.mapped(0, derived.size_bytes), entry)
    finally:
        os.close(descriptor)


def _mark(digest: str) -> int:
    """The time of last write of an entry that this boot has seen right; 0 where none is known.

    In ns; it depends on the boot and the entry alone, so that processes which look at the same time
    set the same. It is in the years from 1970 to 1972, where no clock that is right sets another.
    """
    try:
        return int.from_bytes(hashlib.sha256(BOOT.read_bytes() + digest.encode()).digest()[:7])
    except OSError:
        return 0


def _is_right(file: UntrustedFile, derived: DerivedWeights, digest_pair: NewPair) -> bool:
    digest, size = ChunkedDigest(), derived.size_bytes
    digest.add(chunk_digests(file, 0, size, ((0, file.mapped(0, size)),), digest_pair))
    return digest.finished().hex() == derived.digest


def _make(path: Path, derived: DerivedWeights, weights: memoryview, digest_pair: NewPair) -> None:
    """Write an entry, unless another process does meanwhile. Raises OSError where none can be."""
    part = path.with_name(f".new-{path.name}.tmp")
    with _locked(part) as descriptor:
        if _read(path, derived, digest_pair) is not None:
            part.unlink(missing_ok=True)
            return
        try:
            _fill(UntrustedFile(part, descriptor), derived, weights, digest_pair)
            part.replace(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    _trim(path.parent, path.name)


def _fill(
    part: UntrustedFile, derived: DerivedWeights, weights: memoryview, digest_pair: NewPair
) -> None:
    descriptor = part.descriptor
    os.ftruncate(descriptor, 0)  # what a process that was killed left
    free = os.fstatvfs(descriptor)
    if free.f_bavail * free.f_frsize < 2 * derived.size_bytes:
        raise OSError("the disk would be full")
    require_memory(derived.making_bytes, _WHAT)
    os.ftruncate(descriptor, derived.size_bytes)
    derived.fill(weights, partial(_write_at, descriptor))
    if not _is_right(UntrustedFile(part.path, descriptor), derived, digest_pair):
        raise _not_as_written()
    os.utime(descriptor, ns=(time.time_ns(), _mark(derived.digest)))


@contextmanager
def _locked(part: Path) -> Iterator[int]:
    """Hold an unfinished entry, open, against other writers of it; what is in it is left over.

    Raises OSError where another process holds it and has not written for STALLED_S.
    """
    while True:
        descriptor = _opened(part)
        try:
            _wait_for(descriptor)
            if _has_name(descriptor, part):
                yield descriptor
                return
        finally:
            with suppress(OSError):  # a process that was forked meanwhile has it as well
                fcntl.flock(descriptor, fcntl.LOCK_UN)
            os.close(descriptor)


def _has_name(descriptor: int, part: Path) -> bool:
    """Return whether it is still unfinished: who held it may have given it the name of an entry."""
    with suppress(FileNotFoundError):
        return os.path.samestat(part.lstat(), os.fstat(descriptor))
    return False


def _opened(part: Path) -> int:
    """An unfinished entry to write to; what is no file of ours makes room for one."""
    with suppress(OSError):
        descriptor = os.open(part, os.O_RDWR | os.O_CREAT | _OPEN, FILE_MODE)
        status = os.fstat(descriptor)
        if stat.S_ISREG(status.st_mode) and not why_untrusted(status):
            return descriptor
        os.close(descriptor)
    part.unlink(missing_ok=True)
    return os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL | _OPEN, FILE_MODE)


def _wait_for(descriptor: int) -> None:
    """Lock it, after the process that has locked it. Raises OSError where that one stands still."""
    seen, until_s = None, 0.0
    while True:
        with suppress(BlockingIOError):
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        written = os.fstat(descriptor).st_mtime_ns
        if written != seen:
            seen, until_s = written, time.monotonic() + STALLED_S
        elif time.monotonic() > until_s:
            raise OSError("another process holds it, and writes nothing")
        time.sleep(WAIT_PAUSE_S)


def _write_at(descriptor: int, at: int, array: np.ndarray) -> None:
    rest = array.reshape(-1).view(np.uint8).data
    while rest:
        count = os.pwrite(descriptor, rest, at)
        rest, at = rest[count:], at + count


def _in_memory(derived: DerivedWeights, weights: memoryview) -> memoryview:
    size = derived.size_bytes
    require_memory(size + derived.making_bytes, _WHAT)
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
    oldest_first, now = sorted(kept_weights(folder)), time.time()
    excess = sum(size for _, size, _ in oldest_first) - MAX_WEIGHTS_BYTES
    for used, size_bytes, name in oldest_first:
        is_left = name.startswith(".") and now - used > UNFINISHED_S
        if is_left or (excess > 0 and name != newest):
            with suppress(OSError):  # a folder of that name
                (folder / name).unlink(missing_ok=True)
                excess -= size_bytes


def kept_weights(folder: Path) -> Iterator[tuple[float, int, str]]:
    """Time of last use, size and name of each entry, unfinished ones too.

    Raises OSError where the folder cannot be read.
    """
    with os.scandir(folder) as files:
        for file in files:
            with suppress(FileNotFoundError):  # another process made room
                if _OURS.fullmatch(file.name):
                    status = file.stat(follow_symlinks=False)
                    used = status.st_mtime if file.name.startswith(".") else status.st_atime
                    yield used, status.st_size, file.name
