"""Files of a source, one or a whole tree, read without trusting it: bounded, and nothing but files.

Links that lead out of the tree, pipes, devices and what is too large are named, never opened.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from bankd.bank.cann.names import TWIN_SUFFIX
from bankd.bank.faults import FILE_CODE
from bankd.bank.location import may_be_bank
from bankd.errors import BankError

MOST_BYTES = 64 * 2**20
"""Of all files together. A bank takes about four times as much memory while it is read."""
MOST_FILES = 100_000
MOST_FOLDERS_DEEP = 16
SUFFIXES = (".json", TWIN_SUFFIX)


class ReadError(Exception):
    """A file cannot be used; the text says why."""


@dataclass(frozen=True)
class Remark:
    """What is to be told of a file: mostly that it is skipped, and why."""

    path: str
    what: str
    is_skipped: bool = True


@dataclass(frozen=True)
class Found:
    """A file of a source that may be read."""

    path: Path
    relative: PurePosixPath
    """Below the tree; of a single file its name."""


class Reader:
    """Reads files, as long as those that are kept stay below a bound together."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._left_bytes = most_bytes

    def read(self, path: Path) -> bytes:
        """Raises ReadError for what is no plain file, may be a bank, or is too large."""
        try:
            if may_be_bank(path):
                raise ReadError("may be a bank")
            # Without O_NONBLOCK the opening of a pipe waits for a writer.
            descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOFOLLOW)
            with os.fdopen(descriptor, "rb") as file:
                if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                    raise ReadError("is not a plain file")
                content = file.read(self._left_bytes + 1)
        except OSError as error:
            raise ReadError(f"cannot be read: {error.strerror}") from error
        if len(content) > self._left_bytes:
            raise ReadError(f"is too large: at most {self._most_bytes:,} bytes are read in all")
        return content

    def keep(self, content: bytes) -> bytes:
        """Counts what was read: it stays in memory."""
        self._left_bytes -= len(content)
        return content


def files_of(source: Path) -> Iterator[Found | Remark]:
    """The files of a source in the order of their paths. Raises BankError where there is none."""
    if not source.exists():
        raise BankError(f"{source} does not exist", "check the path", FILE_CODE)
    if source.is_dir():
        yield from _tree(source.resolve())
    else:
        yield Found(source.resolve(), PurePosixPath(source.name))


def _tree(root: Path) -> Iterator[Found | Remark]:
    waiting, met = [root], 0
    while waiting:
        folder = waiting.pop()
        below = []
        for path in _children(folder):
            met += 1
            if met > MOST_FILES:
                raise BankError(
                    f"{root} has more than {MOST_FILES:,} files", "name a folder below it", "EG0010"
                )
            relative = PurePosixPath(path.relative_to(root))
            if path.is_dir() and not path.is_symlink():
                if len(relative.parts) > MOST_FOLDERS_DEEP:
                    yield Remark(shown(relative), f"below {MOST_FOLDERS_DEEP} folders")
                else:
                    below.append(path)
            else:
                yield _checked(path, relative, root)
        waiting.extend(reversed(below))


def _children(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _checked(path: Path, relative: PurePosixPath, root: Path) -> Found | Remark:
    try:
        resolved = path.resolve(strict=True)
    except (OSError, RuntimeError):
        return Remark(shown(relative), "a link that leads nowhere")
    if not resolved.is_relative_to(root):
        return Remark(shown(relative), "a link that leads out of the tree")
    if not resolved.is_file():
        return Remark(shown(relative), "is not a plain file")
    if path.suffix not in SUFFIXES:
        return Remark(shown(relative), "its name does not end in .json or .bin")
    return Found(resolved, relative)


def shown(relative: PurePosixPath) -> str:
    return os.fsencode(str(relative)).decode("utf-8", "backslashreplace")
