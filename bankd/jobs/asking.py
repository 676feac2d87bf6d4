"""What people ask about a job: that it ends, or that it is tried again."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from bankd.config.workspace import Workspace
from bankd.errors import BankdError
from bankd.jobs.jobs import Jobs
from bankd.jobs.values import Job


def retry(workspace: Path, key: str) -> Job:
    """Put a job of this workspace (the folder `aoe_workspace`) back into the queue.

    Its reason files are removed. Raises BankdError where there is no such job, where it waits or
    runs already, and where its model is gone.
    """
    with closing(_opened(workspace)) as jobs:
        return jobs.retry(key)


def cancel(workspace: Path, key: str, by: str) -> Job:
    """As `Jobs.cancel`, for the list of this workspace."""
    with closing(_opened(workspace)) as jobs:
        return jobs.cancel(key, by)


def _opened(workspace: Path) -> Jobs:
    path = Workspace(workspace).job_list
    if not path.exists():
        raise BankdError(f"there is no job list {path}", "give its folder with --work_dir")
    return Jobs(path)
