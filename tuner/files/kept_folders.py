"""Folders whose entries are folders as well: each appears whole, and the oldest make room."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

FOLDER_MODE = 0o700
"""Models and machine code are for their user alone."""


@contextmanager
def new_folder(parent: Path) -> Iterator[Path]:
    """A new folder in `parent` that scans pass over, gone after the block unless it was renamed."""
    parent.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix=".new-", dir=parent))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def trim(folder: Path, mark: str, max_entries: int, max_bytes: int) -> None:
    """Remove the subfolders that were not touched for longest, until both bounds hold.

    Only those that hold a file named `mark` are counted and removed: others are not ours.
    """
    left_bytes = max_bytes
    ours = [path.parent for path in folder.glob(f"*/{mark}") if path.parent.name[0] != "."]
    newest_first = sorted(ours, key=_touched_s, reverse=True)
    for number, entry in enumerate(newest_first):
        left_bytes -= _size_bytes(entry)
        if number >= max_entries or (left_bytes < 0 and number > 0):
            shutil.rmtree(entry, ignore_errors=True)


def _touched_s(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # it went meanwhile
        return 0.0


def _size_bytes(folder: Path) -> int:
    """Disk space that the folder would free: a file of several links counts by its share."""
    size = 0
    with suppress(OSError):
        for entry in os.scandir(folder):
            status = entry.stat(follow_symlinks=False)
            size += status.st_size // max(status.st_nlink, 1)
    return size
