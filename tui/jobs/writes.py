"""What people want of a job, noted in the job list."""

from __future__ import annotations

from pathlib import Path

from bankd.author import author
from bankd.jobs import Job, cancel, retry


def cancel_job(workspace: Path, key: str) -> Job:
    """End it; one that runs ends at once. Raises BankdError."""
    return cancel(workspace, key, author())


def retry_job(workspace: Path, key: str) -> Job:
    """Back into the queue. Raises BankdError."""
    return retry(workspace, key)
