"""Decision which files of the watched folders are complete: pure, over two scans.

A file is ready when two looks at least `settle_s` apart see the same inode, size and times, its
name is not that of a partial file, and its settings, its samples and the data files that it names
are as quiet as itself.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from bankd.bridge import SAVED_MODEL, SUFFIXES
from bankd.config.model_settings import SUFFIX, samples_file, settings_file

MODEL_SUFFIXES = (*SUFFIXES, ".om")
PARTIAL_NAMES = (
    ".*", "*~", "~*", "*.part", "*.partial", "*.tmp", "*.crdownload", "*.filepart", "*.swp",
)  # fmt: skip
"""Names that editors, browsers and copying tools give to what they have not finished."""

NOT_A_FILE = "a link or a special file"
"""Reason why links are ignored: what a link leads to may change without a trace."""
STRAY = "no model's settings: did you mean "
"""Reason why settings are ignored; the name under which they would be read follows."""


class Look(NamedTuple):
    """State of one file in a scan."""

    inode: int
    size_bytes: int
    mtime_ns: int
    is_regular: bool = True
    ctime_ns: int = 0
    """Time of the last change of any kind: no program can set it, as it can the mtime."""

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
    """A complete model with its settings and samples, if any, and the data files that it names."""

    path: Path
    parts: tuple[Path, ...]
    """The files that it is made of: itself, its settings, its samples, its data."""
    looks: tuple[Look | None, ...]
    """Stats of these files, which tell its state from others."""


@dataclass(frozen=True)
class Inbox:
    """The watched folders, sorted. `waiting` and `ignored` say why."""

    ready: tuple[Ready, ...] = ()
    waiting: Mapping[Path, str] = field(default_factory=dict)
    ignored: Mapping[Path, str] = field(default_factory=dict)
    seen: Mapping[Path, Seen] = field(default_factory=dict)
    """The previous look of the next call."""
    due_s: float | None = None
    """Time at which the first waiting file may be ready without an event; None where none waits."""


class Sighting(NamedTuple):
    """The state in which a scan shows one file that is, or was, a model."""

    path: Path
    look: Look | None = None
    """None: it was not seen."""
    since_s: float = 0.0
    """Time since which every look was the same."""
    ready: Ready | None = None
    """None: it is not complete."""
    why: str = ""
    """Reason why it is not complete."""
    is_gone: bool = False
    """False: it may be there though it was not seen."""


def sort_inbox(
    previous: Mapping[Path, Seen],
    current: Mapping[Path, Look],
    now_s: float,
    settle_s: float,
    data_files: Callable[[Path], tuple[Path, ...]],
    patience_s: float = 60.0,
    looked_s: float | None = None,
) -> Inbox:
    """Sort what `current` shows: a look that began at `now_s`, and ended at `looked_s`.

    `data_files` names the files that a settled model needs beside itself, as far as it was read. A
    model that settled `patience_s` ago without them is handed on nevertheless: the error will name
    what is missing.
    """
    # The moment of a long look at which a file was met is not known: at the latest, its end.
    ended_s = now_s if looked_s is None else looked_s
    seen = {path: _seen(previous.get(path), look, ended_s) for path, look in current.items()}
    ready, waiting, ignored, due_s = [], {}, {}, []

    def is_quiet(path: Path) -> bool:
        return path in seen and (not settle_s or now_s - seen[path].since_s >= settle_s)

    for path in sorted(filter(_is_model, current), key=os.fspath):
        if reason := _why_ignored(path, current[path]) or _why_part(path, current):
            ignored[path] = reason
            continue
        beside = (_settings_of(path), _samples_of(path))
        own = tuple(file for file in (path, *beside) if file in current)
        data = tuple(f for f in data_files(path) if f not in beside) if is_quiet(path) else ()
        restless = [file for file in (*own, *data) if not is_quiet(file)]
        given_up_s = seen[path].since_s + settle_s + patience_s
        if restless and (restless[0] in own or now_s < given_up_s):
            waiting[path] = _why_waiting(path, current[path], restless[0])
            due_s += [seen[file].since_s + settle_s for file in restless if file in seen]
            due_s += [given_up_s] if restless[0] in data else []
        else:
            parts = (*own, *data)
            ready.append(Ready(path, parts, tuple(map(current.get, parts))))
    ignored |= _stray_settings(current)
    return Inbox(tuple(ready), waiting, ignored, seen, min(due_s, default=None))


def _why_waiting(model: Path, look: Look, restless: Path) -> str:
    if restless == model:
        return "still being written" if look.size_bytes else "still empty"
    kinds = {_settings_of(model): "settings", _samples_of(model): "samples"}
    what = kinds.get(restless, "data file")
    return f"waits for its {what} {restless.name}"


def _stray_settings(current: Mapping[Path, Look]) -> dict[Path, str]:
    """Settings under a name that nobody looks at, though a model beside them is all but called so:
    m.onnx.aoe.json, or M.aoe.json, beside m.onnx."""
    found = set(filter(_is_settings, current))
    if not found:
        return {}
    models = [path for path in filter(_is_model, current) if not _why_not_named(path.name)]
    meant = {
        (model.parent, almost.lower()): _settings_of(model).name
        for model in models
        for almost in (_settings_of(model).name, f"{model.name}{SUFFIX}")
    }
    strays = found - set(map(_settings_of, models))
    names = {path: meant.get((path.parent, path.name.lower())) for path in strays}
    return {path: f"{STRAY}{name}?" for path, name in names.items() if name}


def _seen(before: Seen | None, look: Look, ended_s: float) -> Seen:
    return before if before is not None and before.look == look else Seen(look, ended_s)


# Ten thousand files are looked at again and again: making their paths again, and their names out of
# these, would take longer than asking the disk.
MAX_KEPT = 2**16
_settings_of = lru_cache(maxsize=MAX_KEPT)(settings_file)
_samples_of = lru_cache(maxsize=MAX_KEPT)(samples_file)


@lru_cache(maxsize=MAX_KEPT)
def _is_model(path: Path) -> bool:
    return is_model_name(path.name)


@lru_cache(maxsize=MAX_KEPT)
def _is_settings(path: Path) -> bool:
    return path.name.lower().endswith(SUFFIX)


def is_model_name(name: str) -> bool:
    """Return True if a model may have this name, or is on its way to it."""
    return any(suffix in name.lower() for suffix in MODEL_SUFFIXES)


def _why_ignored(path: Path, look: Look) -> str:
    if why := _why_not_named(path.name):
        return why
    return "" if look.is_regular else NOT_A_FILE


def _why_part(path: Path, current: Mapping[Path, Look]) -> str:
    """Say that the file belongs to a SavedModel, which is a folder; empty where it does not."""
    folders = (path.parent, *path.parent.parents[:2])
    is_part = path.name != SAVED_MODEL and any(f / SAVED_MODEL in current for f in folders)
    return "a part of a SavedModel" if is_part else ""


@lru_cache(maxsize=MAX_KEPT)
def _why_not_named(name: str) -> str:
    if any(fnmatch(name, pattern) for pattern in PARTIAL_NAMES):
        return "the name of a partial or hidden file"
    return "" if name.lower().endswith(MODEL_SUFFIXES) else "not the name of a model"


WORKSPACE = "aoe_workspace"
"""Folders of this name are left out: what a daemon, ours or another, writes there is no arrival."""
OURS = (errno.EMFILE, errno.ENFILE, errno.ENOMEM)
"""Errors that are no folder's fault: they say nothing of what lies there."""

_path = lru_cache(maxsize=MAX_KEPT)(Path)


@dataclass(frozen=True)
class Looked:
    """Result of one scan."""

    files: dict[Path, Look]
    closed: dict[Path, str]
    """Folders that could not be read, and why: what lies below them is not known."""

    def hides(self, path: Path) -> bool:
        """Return True if the file may be there though it was not seen."""
        return bool(self.closed) and any(folder in self.closed for folder in path.parents)


def look_at(folders: Iterable[Path]) -> Looked:
    """Every file below the folders, except in folders with a dot, and in workspaces.

    Raises OSError where this process cannot look at anything now: that is not the same as nothing.
    """
    files: dict[Path, Look] = {}
    closed: dict[Path, str] = {}
    left = list(map(str, folders))
    while left:
        folder = left.pop()
        try:
            found, below = _look_into(folder)
        except (FileNotFoundError, NotADirectoryError):
            continue  # It is gone.
        except OSError as error:
            if error.errno in OURS:
                raise
            closed[Path(folder)] = f"this folder cannot be read: {error.strerror or error}"
        else:
            files.update(found)
            left += below
    return Looked(files, closed)


def may_be_there(path: Path) -> bool:
    """Return True if a file may be there: one that cannot be looked at now (a
    closed folder, a disk that refuses) is not known to be gone."""
    try:
        return path.exists()
    except OSError:
        return True


def is_open_folder(path: Path) -> bool:
    """Return True if a folder is there that can be read now."""
    try:
        return path.is_dir()
    except OSError:
        return False


def _look_into(folder: str) -> tuple[dict[Path, Look], list[str]]:
    """The files in a folder, and the folders to look into next."""
    files, folders = {}, []
    with os.scandir(folder) as entries:
        for entry in entries:
            try:
                if not entry.is_dir(follow_symlinks=False):
                    files[_path(entry.path)] = Look.of(entry.stat(follow_symlinks=False))
                elif not entry.name.startswith(".") and entry.name != WORKSPACE:
                    folders.append(entry.path)
            except FileNotFoundError:
                continue  # It went between the listing and the look: the next scan knows.
    return files, folders
