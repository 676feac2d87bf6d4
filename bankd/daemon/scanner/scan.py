"""What lies in the watched folders: one look at all of it, with what could not be looked at."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from bankd.daemon.scanner.inbox import MOST_KEPT, Look

WORKSPACE = "aoe_workspace"
"""Folders of this name are left out: what a daemon, ours or another, writes there is no arrival."""
OURS = (errno.EMFILE, errno.ENFILE, errno.ENOMEM)
"""Errors that are no folder's fault: they say nothing of what lies there."""

_path = lru_cache(maxsize=MOST_KEPT)(Path)


@dataclass(frozen=True)
class Looked:
    """What one look saw."""

    files: dict[Path, Look]
    closed: dict[Path, str]
    """Folders that could not be read, and why: what lies below them is not known."""

    def hides(self, path: Path) -> bool:
        """Whether the file may be there though it was not seen."""
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
    """Whether something lies there, as far as anybody can tell: what is not to be looked at now (a
    closed folder, a disk that refuses) is not known to be gone."""
    try:
        return path.exists()
    except OSError:
        return True


def is_open_folder(path: Path) -> bool:
    """Whether a folder lies there that can be looked at now."""
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
