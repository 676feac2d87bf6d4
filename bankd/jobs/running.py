"""The progress and the last lines of a running job, for other processes.

aoe_workspace/
  running/JOB.json                  while the job runs
  log/JOB12.log                     its phases and decided tasks; kept after it

Whatever lies in these files, a reader gets a value or nothing. That a job runs, its row says: a
file may be left by a daemon that was killed.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from bankd.descriptors import open_regular
from bankd.figures import Quantity
from bankd.jobs.values import Job

MAX_SEARCH = 120
"""Points of the curve of a search that are kept, the newest."""
MAX_PROGRESS_BYTES = 64 * 1024
MAX_LOG_BYTES = 2**20

Count = Annotated[int, Meta(ge=0, le=2**63 - 1)]


@dataclass(frozen=True)
class Progress:
    """The progress of a running job."""

    phase: str
    """ "load", "cut", "tune", "confirm", "compile", "time" or "write"."""
    text: str
    """The phase in words."""
    number: Count
    """Number of the running task, or of the one decided last; 0 before the first."""
    total: Count
    """Tasks (or subgraphs, while `op` says so) of this phase."""
    name: str
    """Name of the task."""
    op: str
    left_s: Quantity | None
    """Estimate of the time left for the tasks of this phase."""
    default_us: Quantity | None
    best_us: Quantity | None
    """Best time so far of the running task."""
    search: Annotated[tuple[Quantity, ...], Meta(max_length=MAX_SEARCH)]
    """The best speed-up over the default after each trial of the running task, newest last.

    It may fall: both times are measured again with the candidates."""
    trials: Count
    """Candidates that this job has measured."""
    started: str
    """UTC."""
    updated: str

    @property
    def speedup(self) -> float | None:
        """Speed-up of the best so far over the default; None before both are measured."""
        return self.default_us / self.best_us if self.default_us and self.best_us else None


def progress_file(workspace: Path, key: str) -> Path:
    return workspace / "running" / f"{key}.json"


def log_file(workspace: Path, key: str) -> Path:
    return workspace / "log" / f"{key[:12]}.log"


def read_progress(workspace: Path, key: str) -> Progress | None:
    """Return the progress of the job of this key; None where there is none that can be read."""
    if not _is_key(key):
        return None
    try:
        # Names of models may hold what msgspec takes for no text: half of a surrogate pair.
        content = json.loads(_read(progress_file(workspace, key), MAX_PROGRESS_BYTES))
        return msgspec.convert(content, Progress)
    except (OSError, ValueError, RecursionError, msgspec.ValidationError):
        return None


def progress_of(workspace: Path, job: Job) -> Progress | None:
    """Return the progress of a job that runs, not what a daemon that was killed left behind."""
    return read_progress(workspace, job.key) if job.is_running else None


def read_log(workspace: Path, key: str, last: int = 200) -> list[str]:
    """The last lines of a job's log, oldest first: "HH:MM:SS text", UTC. Empty where none is."""
    if not _is_key(key):
        return []
    try:
        text = _read(log_file(workspace, key), MAX_LOG_BYTES, from_end=True)
    except OSError:
        return []
    return text.decode("utf-8", "replace").splitlines()[-last:] if last > 0 else []


def _is_key(key: str) -> bool:
    """Keys are part of a path here: what comes from a foreign row must lead nowhere else."""
    return key.isascii() and key.isalnum()


def _read(path: Path, most_bytes: int, *, from_end: bool = False) -> bytes:
    """Read a bounded number of bytes of a regular file. Raises OSError; never waits for a pipe."""
    with open_regular(path) as file:
        if from_end:
            file.seek(max(os.fstat(file.fileno()).st_size - most_bytes, 0))
        return file.read(most_bytes)
