"""A workspace cleaned: what went, what could not, and what is to be told."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from bankd.clean.listing import EntryKind, listed
from bankd.clean.plan import Removal, planned
from bankd.clean.removal import Failure, removed
from bankd.config.bounds import Bounds
from bankd.config.workspace import Workspace
from bankd.errors import BankdError
from bankd.jobs import read_places


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
    list cannot be read: without it nobody knows what is needed.
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
            what, "check the owner of the folder, and its permissions", "EG0010"
        ) from error
    return Cleaned(done, failed, plan.remarks)
