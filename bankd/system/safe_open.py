"""Files below a watched folder, opened and copied so that no link leads out of it.

Others may write there while we read: a name may become a link, a pipe or a folder between any two
of our calls. So every step goes from an open folder to a name in it, and what was opened is looked
at, never what lies at its name.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import signal
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bankd.errors import BankdError, ErrorCode
from bankd.escape import visible

COPY_MODE = 0o600
CHUNK_BYTES = 1 << 20
FICLONE = 0x40049409
"""ioctl_ficlone(2): the copy shares its blocks with the original (btrfs, XFS)."""


class FileChanged(BankdError):  # noqa: N818
    """The file was written to while it was read, or is not the one that was asked for."""

    usual_code = ErrorCode.FILE


def open_beneath(root: Path, path: Path) -> int:
    """A descriptor, for reading, of the regular file at `path`: below `root`, or relative to it.

    Links are followed on the way to `root` only. Raises BankdError for what is no such file (a
    link, pipe, device, socket or folder, or a path that leads out), OSError for what is not there
    or may not be read.
    """
    *folders, name = _parts(root, path)
    with _folder(root, folders) as folder:
        look = os.open(name, os.O_PATH | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=folder)
    try:
        mode = os.fstat(look).st_mode
        if not stat.S_ISREG(mode):
            raise BankdError(
                f"{visible(name)} is {_kind(mode)}, not a regular file", code=ErrorCode.DIRECTORY
            )
        # The same file once more, whatever its name means by now. O_PATH did not open it, which
        # for a pipe or a device would have had an effect.
        return os.open(f"/proc/self/fd/{look}", os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    finally:
        os.close(look)


def is_being_written(descriptor: int) -> bool | None:
    """Return True if any process has this file open for writing now.

    None where the kernel does not tell: a file of another user (without CAP_LEASE), NFS, FUSE.
    `descriptor`: open for reading only.
    """
    # A lease is for a moment only: who opens the file for writing meanwhile waits for that moment
    # (or is told to try again, if it must not wait), and we get a signal. SIGIO would kill us.
    fcntl.fcntl(descriptor, fcntl.F_SETSIG, signal.SIGURG)
    try:
        fcntl.fcntl(descriptor, fcntl.F_SETLEASE, fcntl.F_RDLCK)
    except BlockingIOError:
        return True
    except OSError:
        return None
    fcntl.fcntl(descriptor, fcntl.F_SETLEASE, fcntl.F_UNLCK)
    return False


def copy_beneath(
    root: Path, path: Path, destination: Path, *, most_bytes: int, sha256: str | None = None
) -> str:
    """Copy a file as `open_beneath` opens it; the SHA-256 of the copy, in hexadecimal.

    `destination` must not exist, and is not there after an error. It is not synced: after a power
    cut it is to be copied again. `sha256`: what the copy must come to.
    Raises BankdError if the file has more than `most_bytes`, Changed, and OSError.
    """
    source = open_beneath(root, path)
    try:
        before = os.fstat(source)
        if before.st_size > most_bytes:
            what = f"{visible(path.name)} has {before.st_size:,} bytes, more than {most_bytes:,}"
            raise BankdError(what, code=ErrorCode.DIRECTORY)
        with _made(destination) as copy:
            found = _copied(source, copy, before.st_size)
            if found is None or _version(os.fstat(source)) != _version(before):
                raise FileChanged(f"{visible(path.name)} was written to while it was copied")
            if sha256 is not None and found != sha256:
                raise FileChanged(
                    f"{visible(path.name)} is not the file any more that was looked at"
                )
            return found
    finally:
        os.close(source)


def _parts(root: Path, path: Path) -> tuple[str, ...]:
    """The names from `root` to the file; at least one."""
    try:
        parts = (path.relative_to(root) if path.is_absolute() else path).parts
    except ValueError:
        parts = ()
    if not parts or any(part == ".." or "\0" in part for part in parts):
        what = f"{visible(str(path))} is no path of a file below {visible(str(root))}"
        raise BankdError(what, code=ErrorCode.DIRECTORY)
    return parts


@contextmanager
def _folder(root: Path, names: list[str]) -> Iterator[int]:
    """A descriptor of the folder to which these names lead, one step after the other."""
    folder = os.open(root, os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        for name in names:
            inner = _step(folder, name)
            os.close(folder)
            folder = inner
        yield folder
    finally:
        os.close(folder)


def _step(folder: int, name: str) -> int:
    flags = os.O_PATH | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
    try:
        return os.open(name, flags, dir_fd=folder)
    except NotADirectoryError as error:
        raise BankdError(
            f"{visible(name)} is a link or file, not a folder", code=ErrorCode.DIRECTORY
        ) from error


def _kind(mode: int) -> str:
    kinds = {
        stat.S_IFLNK: "a link",
        stat.S_IFIFO: "a pipe",
        stat.S_IFSOCK: "a socket",
        stat.S_IFDIR: "a folder",
    }
    return kinds.get(stat.S_IFMT(mode), "a device")


def _version(found: os.stat_result) -> tuple[int, int]:
    return found.st_size, found.st_mtime_ns


@contextmanager
def _made(path: Path) -> Iterator[int]:
    """A new file of ours, which is removed again if the block fails."""
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    descriptor = os.open(path, flags, COPY_MODE)
    try:
        yield descriptor
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    finally:
        os.close(descriptor)


def _copied(source: int, copy: int, size_bytes: int) -> str | None:
    """The SHA-256 of what is in the copy now; None if that is more or less than `size_bytes`."""
    if _cloned(source, copy):
        return _hash(copy, None, size_bytes)
    return _hash(source, copy, size_bytes)


def _cloned(source: int, copy: int) -> bool:
    try:
        fcntl.ioctl(copy, FICLONE, source)
    except OSError:  # another file system than the original's, or one that cannot share blocks
        return False
    return True


def _hash(source: int, copy: int | None, size_bytes: int) -> str | None:
    """Hash the whole file; write it into `copy` on the way, unless it is None."""
    summed, left = hashlib.sha256(), size_bytes
    while chunk := os.read(source, min(CHUNK_BYTES, left + 1)):
        left -= len(chunk)
        if left < 0:
            return None
        summed.update(chunk)
        if copy is not None:
            _write(copy, chunk)
    return summed.hexdigest() if left == 0 else None


def _write(descriptor: int, chunk: bytes) -> None:
    rest = memoryview(chunk)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
