"""Which files of the watched folders are complete: a pure decision over two looks.

A file is ready when two looks at least `settle_s` apart see the same inode, size and mtime, its
name is not that of a partial file, and the data files that it names are as quiet as itself.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

MODEL_SUFFIXES = (".onnx",)
PARTIAL_NAMES = (
    ".*", "*~", "~*", "*.part", "*.partial", "*.tmp", "*.crdownload", "*.filepart", "*.swp",
)  # fmt: skip
"""Names that editors, browsers and copying tools give to what they have not finished."""

NOT_A_FILE = "a link or a special file"
"""Why a model's name alone makes no model: what a link leads to may change without a trace."""


@dataclass(frozen=True)
class Look:
    """What one look at a file saw."""

    inode: int
    size_bytes: int
    mtime_ns: int
    is_regular: bool = True


@dataclass(frozen=True)
class Seen:
    """A look, and since when every look was the same."""

    look: Look
    since_s: float


@dataclass(frozen=True)
class Ready:
    """A complete model with the data files that it names; `looks` tells its state from others."""

    path: Path
    data: tuple[Path, ...]
    looks: tuple[Look | None, ...]


@dataclass(frozen=True)
class Inbox:
    """The watched folders, sorted. `waiting` and `ignored` say why."""

    ready: tuple[Ready, ...] = ()
    waiting: Mapping[Path, str] = field(default_factory=dict)
    ignored: Mapping[Path, str] = field(default_factory=dict)
    seen: Mapping[Path, Seen] = field(default_factory=dict)
    """The previous look of the next call."""


def sort_inbox(
    previous: Mapping[Path, Seen],
    current: Mapping[Path, Look],
    now_s: float,
    settle_s: float,
    data_files: Callable[[Path], tuple[Path, ...]],
    patience_s: float = 60.0,
) -> Inbox:
    """Sort what `current` shows.

    `data_files` names the files that a settled model needs beside itself. A model that settled
    `patience_s` ago without them is handed on nevertheless: the error will name what is missing.
    """
    seen = {path: _seen(previous.get(path), look, now_s) for path, look in current.items()}
    quiet = {path for path, one in seen.items() if now_s - one.since_s >= settle_s}
    ready, waiting, ignored = [], {}, {}
    for path in sorted(current):
        if reason := _why_ignored(path, current[path]):
            ignored[path] = reason
        elif path not in quiet:
            waiting[path] = "still being written" if current[path].size_bytes else "still empty"
        else:
            data = data_files(path)
            absent = [file for file in data if file not in quiet]
            if absent and now_s - seen[path].since_s < settle_s + patience_s:
                waiting[path] = f"waits for its data file {absent[0].name}"
            else:
                ready.append(Ready(path, data, tuple(map(current.get, (path, *data)))))
    return Inbox(tuple(ready), waiting, ignored, seen)


def look_at(folders: Iterable[Path], leave_out: Path | None = None) -> dict[Path, Look]:
    """Every file below the folders, except below `leave_out` and in folders with a dot."""
    looks = {}
    for folder in folders:
        for path in _files(folder, leave_out):
            try:
                found = path.lstat()
            except OSError:
                continue  # It went between the listing and the look: the next scan knows.
            looks[path] = Look(
                found.st_ino, found.st_size, found.st_mtime_ns, stat.S_ISREG(found.st_mode)
            )
    return looks


def _files(folder: Path, leave_out: Path | None) -> Iterator[Path]:
    for root, folders, names in os.walk(folder):
        here = Path(root)
        folders[:] = [f for f in folders if not f.startswith(".") and here / f != leave_out]
        yield from (here / name for name in names)


def _seen(before: Seen | None, look: Look, now_s: float) -> Seen:
    return before if before is not None and before.look == look else Seen(look, now_s)


def _why_ignored(path: Path, look: Look) -> str:
    if any(fnmatch(path.name, pattern) for pattern in PARTIAL_NAMES):
        return "the name of a partial or hidden file"
    if path.suffix.lower() not in MODEL_SUFFIXES:
        return "not the name of a model"
    return "" if look.is_regular else NOT_A_FILE
