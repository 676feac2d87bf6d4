"""Jobs that are tried again: on request, or because their time has come."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bankd.clock import now_text
from bankd.errors import BankdError
from bankd.jobs.changing import named
from bankd.jobs.values import FIRST_RETRY_S, LAST_RETRY_S, FileSeen, Job


def file_of(job: Job, seen: tuple[FileSeen, ...]) -> Path:
    """The file to try a job with. `seen`: files that are this job, or lie at its path.

    Raises BankdError where there is none: it is gone, or is another job by now.
    """
    ours = [one.path for one in seen if one.key == job.key and one.path.exists()]
    if ours:
        return job.path if job.path in ours else ours[0]
    if not job.path.exists():
        hint = "put the model back, or drop it into a watched folder"
        raise BankdError(f"{job.path} is not there any more", hint, "EG0011")
    now = next((one.key for one in seen if one.path == job.path and one.key), None)
    if now is not None:
        what = f"{job.path} is not what it was as {named(job)}: its content or its options changed"
        raise BankdError(what, f"`bankd retry {now[:12]}` tries what it is now")
    return job.path


def note_retry(db: sqlite3.Connection, key: str) -> None:
    """Of a job that has just failed: each time it waits twice as long."""
    db.execute(
        "UPDATE jobs SET retry_s = CASE WHEN retry_s > 0 THEN min(2 * retry_s, ?) ELSE ? END "
        "WHERE key = ?",
        (LAST_RETRY_S, FIRST_RETRY_S, key),
    )


def is_due(job: Job, now: datetime | None = None) -> bool:
    """Whether a job that failed is to be tried again.

    A clock that was put back does not make it wait: then its end lies in the future.
    """
    try:
        ended = datetime.fromisoformat(job.ended or "")
        return not ended <= (now or datetime.now(UTC)) < ended + timedelta(seconds=job.retry_s)
    except (ValueError, TypeError, OverflowError):  # No time that anybody has written.
        return True


def try_again(db: sqlite3.Connection, key: str) -> None:
    """Queue a job that failed behind the others; nothing changes where it is none any more."""
    sql = "UPDATE jobs SET state = 'queued', queued = ? WHERE key = ? AND state = 'failed'"
    db.execute(sql, (now_text(), key))
