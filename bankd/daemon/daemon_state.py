"""The state of a daemon now, which its tasks share: its files, what its children do, its wakes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bankd.bridge import Event, PhaseStarted
from bankd.clock import now_text
from bankd.config.bounds import Bounds
from bankd.daemon.file_states import FileStates


class Latch:
    """Event that is set once, and that tasks of the daemon's loop wait for.

    `hint` may be called from any thread, and from a signal handler; all else belongs to the loop.
    """

    def __init__(self) -> None:
        self._event = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_hinted = False

    @property
    def is_set(self) -> bool:
        return self._is_hinted

    def hint(self) -> None:
        # Kept for a later wait: before the first one there is no loop to wake.
        self._is_hinted = True
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # The loop has ended: no task waits any more.
                self._loop.call_soon_threadsafe(self._event.set)

    async def wait(self, timeout_s: float | None) -> bool:
        """Returns when it is set, at the latest after `timeout_s`; whether it was set."""
        self._loop = asyncio.get_running_loop()
        if not self._is_hinted:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._event.wait(), timeout_s)
        return self._is_hinted


class Wake(Latch):
    """The same again and again: what a change in a folder or a wish sets."""

    async def wait(self, timeout_s: float | None) -> bool:
        """Returns when woken, at the latest after `timeout_s`; whether it was woken."""
        was_hinted = await super().wait(timeout_s)
        self._event.clear()
        self._is_hinted = False
        return was_hinted


@dataclass(frozen=True)
class Wakes:
    """Wakes of the tasks that wait for a change."""

    files: Wake = field(default_factory=Wake)
    """Wakes who looks at the folders."""
    work: Wake = field(default_factory=Wake)
    """Wakes who runs jobs."""
    output: Wake = field(default_factory=Wake)
    """Wakes the task that publishes results."""

    def hint(self) -> None:
        for wake in (self.files, self.work, self.output):
            wake.hint()


@dataclass
class RunningJob:
    """The job that a worker has."""

    key: str
    path: Path
    phase: str = ""
    text: str = ""
    left_s: float | None = None
    trials: int = 0
    cancelled_by: str = ""

    def note(self, event: Event) -> None:
        if isinstance(event, PhaseStarted):
            self.phase, self.text, self.left_s = event.phase, event.text, None
        elif hasattr(event, "left_s"):
            self.left_s = event.left_s
        elif hasattr(event, "outcome"):
            self.trials += 1


@dataclass
class Activity:
    """Activity of the children of a daemon."""

    running_jobs: dict[str, RunningJob] = field(default_factory=dict)
    """Jobs by key, in the order in which they were begun."""
    race: str | None = None
    """The entry that is raced because the machine is quiet, and the reason; None: no race runs."""
    is_examining: bool = False
    used_s: float = 0.0
    """Time when a child last had something to do, by the daemon's clock."""

    @property
    def running_job(self) -> RunningJob | None:
        """The job that has run for the longest time."""
        return next(iter(self.running_jobs.values()), None)

    @property
    def is_any(self) -> bool:
        """Return True if a child has something to do."""
        return bool(self.running_jobs) or self.race is not None or self.is_examining


@dataclass(frozen=True)
class LastScan:
    """Result of the last scan, besides the models."""

    unix_s: float | None = None
    """Time of the scan; None before the first one."""
    ignored: Mapping[Path, str] = field(default_factory=dict)
    closed: Mapping[Path, str] = field(default_factory=dict)
    """Folders that cannot be read, and why."""


@dataclass
class DaemonState:
    """State of one daemon. It belongs to its loop."""

    folders: tuple[Path, ...]
    bounds: Bounds
    file_states: FileStates = field(default_factory=FileStates)
    is_once: bool = False
    """It handles what is there, and ends."""
    activity: Activity = field(default_factory=Activity)
    why_waiting: str = ""
    """Reason why no job is begun though some wait."""
    last_scan: LastScan = field(default_factory=LastScan)
    troubles: dict[str, str] = field(default_factory=dict)
    """Faults that last, by the task that each stops."""
    wakes: Wakes = field(default_factory=Wakes)
    stopped: Latch = field(default_factory=Latch)
    """Set when the daemon is told to stop."""
    since: str = field(default_factory=now_text)

    def root_of(self, path: Path) -> Path:
        """The watched folder that this file lies in. Raises LookupError where it is none."""
        for folder in self.folders:
            if folder in path.parents:
                return folder
        raise LookupError(f"{path} is in none of the watched folders")

    def watches(self, path: Path) -> bool:
        return any(folder in path.parents for folder in self.folders)

    @property
    def is_stopping(self) -> bool:
        return self.stopped.is_set

    def stop(self) -> None:
        self.stopped.hint()
        self.wakes.hint()

    @property
    def state(self) -> str:
        if self.is_stopping:
            return "draining"
        if self.activity.running_jobs:
            return "tuning"
        if self.activity.race is not None:
            return "racing"
        if self.why_waiting:
            return "waiting"
        return "scanning" if self.activity.is_examining else "idle"
