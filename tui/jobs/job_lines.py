"""Jobs as they are read: their rows, how far those that run are, and who serves the list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bankd.config.workspace import Workspace
from bankd.jobs import DaemonSeen, Job, daemons, read_jobs
from bankd.jobs.running import Progress, progress_of, read_log

LOG_LINES = 200


@dataclass(frozen=True)
class JobLine:
    """A job, and how far it is if it runs."""

    job: Job
    progress: Progress | None = None


@dataclass(frozen=True)
class JobList:
    """Jobs that run first, then those that wait, then what has ended, newest first."""

    lines: Sequence[JobLine]
    daemons: Sequence[DaemonSeen]


@dataclass(frozen=True)
class JobPage:
    """All of one job."""

    line: JobLine
    log: Sequence[str]


def read_list(workspace: Path) -> JobList:
    """Read the list, with or without a daemon. Raises BankdError for a list that cannot be read."""
    path = Workspace(workspace).job_list
    lines = [JobLine(job, progress_of(workspace, job)) for job in read_jobs(path)]
    return JobList(lines, daemons(path))


def read_page(workspace: Path, key: str) -> JobPage | None:
    """None for a job that is no longer there. Raises BankdError as `read_list` does."""
    found = (job for job in read_jobs(Workspace(workspace).job_list) if job.key == key)
    job = next(found, None)
    if job is None:
        return None
    return JobPage(JobLine(job, progress_of(workspace, job)), read_log(workspace, key, LOG_LINES))
