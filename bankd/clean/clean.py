"""A workspace cleaned: what went, what could not, and what is to be reported.

A file is unlinked. A folder is renamed first, then emptied, so no process meets half of one under
its name. What is no more as it was listed stays.
"""

from __future__ import annotations

import os
import secrets
import shutil
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bankd.clean.listing import GONE, EntryKind, WorkspaceEntry, listed, measured, opened, root
from bankd.clean.plan import Removal, planned
from bankd.config.bounds import Bounds
from bankd.config.workspace import Workspace
from bankd.errors import BankdError, ErrorCode
from bankd.jobs import read_places


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
        name = entry.name
        if entry.kind is not EntryKind.GONE:
            name = f"{GONE}{secrets.token_hex(8)}"
            os.rename(entry.name, name, src_dir_fd=folder, dst_dir_fd=folder)
        # Does not follow links, however the tree is changed meanwhile.
        shutil.rmtree(name, dir_fd=folder)
        return True


@dataclass(frozen=True)
class Cleaned:
    """The result of a cleaning that was done, or planned."""

    removed: tuple[Removal, ...]
    failed: tuple[Failure, ...] = ()
    remarks: tuple[str, ...] = ()

    @property
    def size_bytes(self) -> int:
        """Size of all that was removed."""
        return sum(removal.entry.measured.size_bytes for removal in self.removed)


def clean(
    workspace: Path, bounds: Bounds, *, now_s: float | None = None, dry_run: bool = False
) -> Cleaned:
    """Remove what is old, too much, or left over. Daemons may be at work beside it.

    `now_s`: by the wall clock; default: now. Raises BankdError where the workspace or its job
    list cannot be read: without it, what is needed is not known.
    """
    try:
        entries = listed(workspace)
        results = {entry.name for entry in entries if entry.kind is EntryKind.RESULT}
        jobs = read_places(Workspace(workspace).job_list, results)
        plan = planned(entries, jobs, bounds, time.time() if now_s is None else now_s)
        if dry_run or not plan.removals:
            return Cleaned(plan.removals, (), plan.remarks)
        done, failed = removed(workspace, plan.removals)
    except OSError as error:
        what = f"{workspace} cannot be cleaned: {error.strerror}"
        raise BankdError(
            what, "check the owner of the folder, and its permissions", ErrorCode.DIRECTORY
        ) from error
    return Cleaned(done, failed, plan.remarks)
