"""Which files of the watched folders are complete: a pure decision over two looks.

A file is ready when two looks at least `settle_s` apart see the same inode, size and times, its
name is not that of a partial file, and its settings and the data files that it names are as quiet
as itself.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from bankd.model_settings import settings_file

MODEL_SUFFIXES = (".onnx", ".om")
PARTIAL_NAMES = (
    ".*", "*~", "~*", "*.part", "*.partial", "*.tmp", "*.crdownload", "*.filepart", "*.swp",
)  # fmt: skip
"""Names that editors, browsers and copying tools give to what they have not finished."""

NOT_A_FILE = "a link or a special file"
"""Why a model's name alone makes no model: what a link leads to may change without a trace."""


class Look(NamedTuple):
    """What one look at a file saw."""

    inode: int
    size_bytes: int
    mtime_ns: int
    is_regular: bool = True
    ctime_ns: int = 0
    """Of the last change of any kind: no program can set it, as it can the mtime."""

    @staticmethod
    def of(found: os.stat_result) -> Look:
        is_regular = stat.S_ISREG(found.st_mode)
        return Look(found.st_ino, found.st_size, found.st_mtime_ns, is_regular, found.st_ctime_ns)


class Seen(NamedTuple):
    """A look, and since when every look was the same."""

    look: Look
    since_s: float


@dataclass(frozen=True, slots=True)
class Ready:
    """A complete model with its settings, if there are any, and the data files that it names."""

    path: Path
    parts: tuple[Path, ...]
    """The files that it is made of: itself, its settings, its data."""
    looks: tuple[Look | None, ...]
    """Of these: what tells its state from others."""


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

    `data_files` names the files that a settled model needs beside itself, as far as it was read. A
    model that settled `patience_s` ago without them is handed on nevertheless: the error will name
    what is missing.
    """
    seen = {path: _seen(previous.get(path), look, now_s) for path, look in current.items()}
    ready, waiting, ignored = [], {}, {}

    def is_quiet(path: Path) -> bool:
        return path in seen and now_s - seen[path].since_s >= settle_s

    for path in sorted(filter(_is_model, current), key=os.fspath):
        if reason := _why_ignored(path, current[path]):
            ignored[path] = reason
        elif not is_quiet(path):
            waiting[path] = "still being written" if current[path].size_bytes else "still empty"
        else:
            settings = _settings_of(path)
            parts = (path, settings) if settings in current else (path,)
            data = data_files(path)
            absent = [file for file in data if not is_quiet(file)]
            if settings in current and not is_quiet(settings):
                waiting[path] = f"waits for its settings {settings.name}"
            elif absent and now_s - seen[path].since_s < settle_s + patience_s:
                waiting[path] = f"waits for its data file {absent[0].name}"
            else:
                parts = (*parts, *data)
                ready.append(Ready(path, parts, tuple(map(current.get, parts))))
    return Inbox(tuple(ready), waiting, ignored, seen)


def look_at(folders: Iterable[Path], leave_out: Path | None = None) -> dict[Path, Look]:
    """Every file below the folders, except below `leave_out` and in folders with a dot.

    Raises OSError where it cannot be told what lies there: that is not the same as nothing.
    """
    looks = {}
    for folder in folders:
        for entry in _files(folder, leave_out):
            try:
                looks[_path(entry.path)] = Look.of(entry.stat(follow_symlinks=False))
            except FileNotFoundError:
                continue  # It went between the listing and the look: the next scan knows.
    return looks


def _files(folder: Path, leave_out: Path | None) -> Iterator[os.DirEntry[str]]:
    folders = [str(folder)]
    while folders:
        try:
            entries = os.scandir(folders.pop())
        except (FileNotFoundError, NotADirectoryError, PermissionError):
            continue  # It is gone, or closed to us.
        with entries:
            for entry in entries:
                if not entry.is_dir(follow_symlinks=False):
                    yield entry
                elif not entry.name.startswith(".") and entry.path != str(leave_out):
                    folders.append(entry.path)


def _seen(before: Seen | None, look: Look, now_s: float) -> Seen:
    return before if before is not None and before.look == look else Seen(look, now_s)


# Ten thousand files are looked at again and again: making their paths anew, and their names out of
# these, would take longer than asking the disk.
MOST_KEPT = 2**16
_path = lru_cache(maxsize=MOST_KEPT)(Path)
_settings_of = lru_cache(maxsize=MOST_KEPT)(settings_file)


@lru_cache(maxsize=MOST_KEPT)
def _is_model(path: Path) -> bool:
    return is_model_name(path.name)


def is_model_name(name: str) -> bool:
    """Whether a model may lie under this name, or is on its way to it."""
    return any(suffix in name.lower() for suffix in MODEL_SUFFIXES)


def _why_ignored(path: Path, look: Look) -> str:
    if why := _why_not_named(path.name):
        return why
    return "" if look.is_regular else NOT_A_FILE


@lru_cache(maxsize=MOST_KEPT)
def _why_not_named(name: str) -> str:
    if any(fnmatch(name, pattern) for pattern in PARTIAL_NAMES):
        return "the name of a partial or hidden file"
    is_model = name.lower().endswith(MODEL_SUFFIXES)
    return "" if is_model else "not the name of a model"
