"""The job list for those who only look: as it is on the disk, with or without a daemon."""

from __future__ import annotations

from pathlib import Path

from bankd.jobs.file import reading
from bankd.jobs.values import Job, State


def read_jobs(path: Path) -> tuple[Job, ...]:
    """All jobs: those that run, those that wait, then the ended ones, newest first.

    Empty where there is no list; none is made. Raises BankdError (EG0011) for one that cannot be
    read, or that stays locked.
    """
    with reading(path) as file:
        if file is None or not file.has_table("jobs"):
            return ()
        return in_order(file.read(Job.of, "SELECT * FROM jobs ORDER BY queued, rowid"))


def in_order(jobs: tuple[Job, ...]) -> tuple[Job, ...]:
    """As a list of jobs shows them, from those that are sorted by the time they were queued."""
    at_work = (State.RUNNING, State.QUEUED)
    active = sorted((j for j in jobs if j.state in at_work), key=lambda j: at_work.index(j.state))
    ended = [job for job in reversed(jobs) if job.state not in at_work]
    return (*active, *sorted(ended, key=lambda job: job.ended or "", reverse=True))
