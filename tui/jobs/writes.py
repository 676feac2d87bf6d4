"""Cancelling and retrying jobs, noted in the job list."""

from __future__ import annotations

from pathlib import Path

from bankd.author import author
from bankd.jobs import Job, cancel, retry


def cancel_job(workspace: Path, key: str) -> Job:
    """End a job; one that runs ends at once. Raises BankdError."""
    return cancel(workspace, key, author())


def retry_job(workspace: Path, key: str) -> Job:
    """Put a job back into the queue. Raises BankdError."""
    return retry(workspace, key)
