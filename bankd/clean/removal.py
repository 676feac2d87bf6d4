"""Removal of what was planned: a file is unlinked; a folder is renamed first, then emptied.

So nobody meets half a folder under its name. What is no more as it was listed stays.
"""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bankd.clean.listing import GONE, EntryKind, WorkspaceEntry, measured, opened, root
from bankd.clean.plan import Removal


@dataclass(frozen=True)
class Failure:
    """An entry that could not be removed."""

    entry: WorkspaceEntry
    why: str


def removed(
    workspace: Path, removals: Iterable[Removal]
) -> tuple[tuple[Removal, ...], tuple[Failure, ...]]:
    """The removals that were done, and those that the disk refused.

    Neither tells of what went, or was changed, since it was listed. Raises OSError where the
    workspace itself cannot be opened.
    """
    done: list[Removal] = []
    failed: list[Failure] = []
    with root(workspace) as descriptor:
        for removal in removals:
            try:
                if _remove(descriptor, removal.entry):
                    done.append(removal)
            except FileNotFoundError:
                continue  # Another cleaning was faster.
            except OSError as error:
                failed.append(Failure(removal.entry, error.strerror or str(error)))
    return tuple(done), tuple(failed)


def _remove(descriptor: int, entry: WorkspaceEntry) -> bool:
    """Return True if it was still as it was listed, and is gone."""
    with opened(descriptor, entry.parts[:-1]) as folder:
        if entry.kind is not EntryKind.GONE and measured(folder, entry.name) != entry.measured:
            return False
        if not entry.measured.is_folder:
            os.unlink(entry.name, dir_fd=folder)
            return True
        name = entry.name if entry.kind is EntryKind.GONE else _renamed(folder, entry.name)
        # Does not follow links, however the tree is changed meanwhile.
        shutil.rmtree(name, dir_fd=folder)
        return True


def _renamed(folder: int, name: str) -> str:
    new_name = f"{GONE}{secrets.token_hex(8)}"
    os.rename(name, new_name, src_dir_fd=folder, dst_dir_fd=folder)
    return new_name
