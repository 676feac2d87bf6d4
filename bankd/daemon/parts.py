"""What a daemon works with, and what it says of each model."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from bankd.bridge import Event
from bankd.bridge.tuning_record import Record
from bankd.clock import Clock
from bankd.config.workspace import Reason, Workspace
from bankd.daemon.examiner import Examining
from bankd.daemon.identity import Identity
from bankd.daemon.metrics import Metrics
from bankd.daemon.worker import Working
from bankd.jobs import Jobs
from bankd.system.fair_queue import Turns
from bankd.system.logs import Log


class Answering(Protocol):
    """What the daemon needs of `bankd.bridge.worker.Worker`: nothing that tunes."""

    def answer(self, record: Record) -> Record | None: ...
    def entries(self) -> int: ...
    def looked_up(self, foreign: Mapping[str, Any]) -> tuple[str, str, Mapping[str, Any]]: ...


class Showing(Protocol):
    """Who is shown, on a terminal, how far a model is."""

    def event(self, event: Event) -> None: ...
    def line(self, text: str) -> None: ...


@dataclass(frozen=True)
class Handled:
    """What became of one model. `state`: "tuned", "known", "set_aside", "cancelled" or "failed"."""

    path: Path
    state: str
    record: Record | None = None
    reason: Reason | None = None


def _not_busy(most_busy_cores: float) -> str:
    del most_busy_cores
    return ""


@dataclass(frozen=True)
class Parts:
    """What a daemon works with."""

    identity: Identity
    bank: Answering
    examiner: Examining
    workshop: Working
    workspace: Workspace
    jobs: Jobs
    log: Log
    hold_device: Callable[[], AbstractContextManager[None]]
    showing: Callable[[str], AbstractContextManager[Showing]]
    """Shows the progress of the model of this name while the block runs."""
    why_busy: Callable[[float], str] = _not_busy
    """Why others keep more than so many cores busy; empty where they do not."""
    sign: Callable[[Path], None] | None = None
    """Vouches for an offline model. In the daemon, so that no key is where models are parsed."""
    metrics: Metrics = field(default_factory=Metrics)
    now_s: Clock = time.monotonic
    turns: Turns = field(default_factory=lambda: Turns(time.monotonic))
