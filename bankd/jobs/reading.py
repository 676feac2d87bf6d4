"""The job list for those who only look: as it is on the disk, with or without a daemon."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from bankd.jobs.file import reading
from bankd.jobs.values import Job, Row, State

_PLACES = """
SELECT key, path, state, deaths, owner, queued, started, ended,
CASE WHEN json_valid(result) THEN json_extract(result, '$.offline_model') END AS offline_model,
CASE WHEN json_valid(result) THEN json_object(
    'offline_model', json_extract(result, '$.offline_model'), 'file', json_extract(result, '$.file')
) ELSE result END AS result
FROM jobs WHERE state IN ('running', 'set_aside', 'done')
"""


def read_jobs(path: Path) -> tuple[Job, ...]:
    """All jobs: those that run, those that wait, then the ended ones, newest first.

    Without those that are superseded: their files are gone, or other ones.
    Empty where there is no list; none is made. Raises BankdError (EG0011) for one that cannot be
    read, or that stays locked.
    """
    with reading(path) as file:
        if file is None or not file.has_table("jobs"):
            return ()
        jobs = file.read(Job.of, "SELECT * FROM jobs ORDER BY queued, rowid")
    return in_order(tuple(job for job in jobs if job.superseded is None))


def read_places(path: Path, results: Collection[str]) -> tuple[Job, ...]:
    """Jobs that run, that were set aside, or whose results lie in folders of these names; of what
    came of them only where that lies. A list of 200,000 jobs takes no more memory than these.

    Raises BankdError as `read_jobs` does.
    """

    def is_wanted(row: Row) -> bool:
        if row["state"] != State.DONE or not isinstance(row["offline_model"], str):
            return bool(row["state"] != State.DONE)
        folder, *rest = row["offline_model"].split("/")[-4:]
        return len(rest) == 3 and folder in results

    with reading(path) as file:
        if file is None or not file.has_table("jobs"):
            return ()
        return file.read(Job.of, _PLACES, (), is_wanted)


def in_order(jobs: tuple[Job, ...]) -> tuple[Job, ...]:
    """As a list of jobs shows them, from those that are sorted by the time they were queued."""
    at_work = (State.RUNNING, State.QUEUED)
    active = sorted((j for j in jobs if j.state in at_work), key=lambda j: at_work.index(j.state))
    ended = [job for job in reversed(jobs) if job.state not in at_work]
    return (*active, *sorted(ended, key=lambda job: job.ended or "", reverse=True))
