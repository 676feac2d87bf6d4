"""Descriptors that no path and no caller can turn into something else.

`open_regular` opens what lies at a path only if it is a regular file. `open_standard_streams` sees
to it that the descriptors 0, 1 and 2 are open before anything else gets their numbers.
"""

from __future__ import annotations

import errno
import io
import os
import stat
import sys
from pathlib import Path
from typing import Literal, TextIO

_KINDS = {
    stat.S_IFLNK: "a link", stat.S_IFIFO: "a pipe", stat.S_IFSOCK: "a socket",
    stat.S_IFDIR: "a folder",
}  # fmt: skip


class NotRegularFileError(OSError):
    """The path leads to a pipe, device, socket or folder: it would be waited for, or never end."""

    def __init__(self, path: str | os.PathLike[str], mode: int) -> None:
        reason = f"it is {kind_of_mode(mode)}, not a regular file"
        super().__init__(errno.EINVAL, reason, os.fspath(path))


def kind_of_mode(mode: int) -> str:
    """Name what is no regular file, by its mode."""
    return _KINDS.get(stat.S_IFMT(mode), "a device")


def open_regular(
    path: str | os.PathLike[str],
    *,
    follow_link: bool = True,
    buffer_bytes: int = io.DEFAULT_BUFFER_SIZE,
) -> io.BufferedReader:
    """Open a regular file for reading. Raises OSError: at once for whatever else lies there.

    What is not regular is not opened at all, since opening a device may have an effect. Where it
    takes the place of the file between the look and the opening, it is not waited for.
    """
    _require_regular(path, Path(path).stat(follow_symlinks=follow_link).st_mode)
    flags = os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC
    descriptor = os.open(path, flags if follow_link else flags | os.O_NOFOLLOW)
    try:
        _require_regular(path, os.fstat(descriptor).st_mode)
        return io.BufferedReader(io.FileIO(descriptor, "rb"), buffer_bytes)
    except BaseException:
        os.close(descriptor)
        raise


def read_regular(path: str | os.PathLike[str], most_bytes: int = -1) -> bytes:
    """Return the content of a regular file, or its first bytes. Raises as `open_regular` does."""
    with open_regular(path) as file:
        return file.read(most_bytes)


def _require_regular(path: str | os.PathLike[str], mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise NotRegularFileError(path, mode)


def open_standard_streams(*, refuses_output: bool = False) -> None:
    """Open those of the descriptors 0, 1 and 2 that are closed, on /dev/null.

    Every entry point calls it first. Else the next file or socket to be opened gets the number,
    and is written into by all that prints; and Python's own stream would be None.

    `refuses_output`: where standard output was closed, what Python prints is refused with EBADF;
    children print into nothing all the same.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError as error:
            if error.errno != errno.EBADF:
                raise
            # The lowest free number is this one: those below are open by now.
            opened = os.open(os.devnull, os.O_RDONLY if number == 0 else os.O_WRONLY)
            if opened != number:  # another thread's file was closed meanwhile
                os.dup2(opened, number)
                os.close(opened)
            os.set_inheritable(number, True)
    if sys.stdin is None:
        sys.stdin = _stream(0, "r")
    if sys.stdout is None:
        refusing = os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC) if refuses_output else 1
        sys.stdout = _stream(refusing, "w")
    if sys.stderr is None:
        sys.stderr = _stream(2, "w")


def silence(number: int) -> None:
    """Lead an output descriptor whose reader is gone, or whose disk is full, to /dev/null.

    Python flushes its streams once more at its end, and would complain in the middle of it.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)


def _stream(number: int, mode: Literal["r", "w"]) -> TextIO:
    return open(number, mode, encoding="utf-8", errors="backslashreplace", closefd=False)
