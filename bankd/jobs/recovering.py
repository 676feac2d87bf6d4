"""What dead daemons left: their jobs return to the queue, but not for ever."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bankd.jobs.history import note
from bankd.jobs.owner import is_alive
from bankd.jobs.values import MOST_DEATHS, MOST_INTERRUPTIONS, Job, State


@dataclass(frozen=True)
class Recovered:
    """What was found to be running in name only."""

    interrupted: tuple[Job, ...] = ()
    """Those that wait again, as they stood before."""
    lost: tuple[Job, ...] = ()
    """Those that were interrupted, or whose workers died, too often: they stay `running` in name
    of the dead, and are the caller's to set aside."""


def output_of(job: Job) -> Path | None:
    """Where a job that was begun may have left an offline model that nobody knows of."""
    named = job.result.get("output") if job.state is State.RUNNING else None
    return Path(named) if isinstance(named, str) else None


def recover(db: sqlite3.Connection, running: Iterable[Job], *, tries_failed: bool) -> Recovered:
    """Within a transaction. What failed waits again, too: the next daemon may be luckier."""
    orphans = [job for job in running if not is_alive(job.owner or "")]
    lost = [job for job in orphans if _is_lost(job)]
    for job in (job for job in orphans if job not in lost):
        db.execute(
            "UPDATE jobs SET interruptions = interruptions + 1, state = 'queued', owner = NULL, "
            "result = '{}' WHERE key = ?",
            (job.key,),
        )
        note(db, job.key, "interrupted", f"its daemon, process {_process(job)}, died")
    if tries_failed:
        db.execute("UPDATE jobs SET state = 'queued' WHERE state = ?", (State.FAILED,))
    return Recovered(tuple(job for job in orphans if job not in lost), tuple(lost))


def _is_lost(job: Job) -> bool:
    return job.interruptions + 1 >= MOST_INTERRUPTIONS or job.deaths >= MOST_DEATHS


def _process(job: Job) -> str:
    return (job.owner or "").partition(":")[0] or "unknown"
