"""What a daemon works with, and what it says of each model."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from bankd.clock import Clock
from bankd.jobs import Jobs, Race
from bankd.logs import Log
from bankd.record import Record
from bankd.workspace import Reason, Workspace
from tuner.session import Listener


class Tuning(Protocol):
    """What the daemon needs of `bankd.worker.Worker`."""

    def identity(self, model: Path, data: tuple[Path, ...]) -> str: ...
    def answer(self, record: Record) -> Record | None: ...
    def tune(self, model: Path, output: Path, listen: Listener, *, resumes: bool) -> Record: ...


@dataclass(frozen=True)
class Handled:
    """What became of one model. `state`: "tuned", "known", "set_aside" or "failed"."""

    path: Path
    state: str
    record: Record | None = None
    reason: Reason | None = None


@dataclass(frozen=True)
class Parts:
    """What a daemon works with."""

    worker: Tuning
    workspace: Workspace
    jobs: Jobs
    log: Log
    hold_device: Callable[[], AbstractContextManager[None]]
    listener: Callable[[str], AbstractContextManager[Listener]]
    """Shows the progress of the model of this name while the block runs."""
    data_files: Callable[[Path], tuple[Path, ...]]
    race: Callable[[Race], str]
    """Settles a conflict of a merge, holding the device while it measures, and says how."""
    now_s: Clock = time.monotonic
