"""The state of the daemon now: what its tasks share, and what it answers."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bankd.bridge import Event, PhaseStarted
from bankd.clock import now_text
from bankd.config.bounds import Bounds


class Latch:
    """Event that is set once, and that tasks of the daemon's loop wait for.

    `hint` may be called from any thread, and from a signal handler; all else belongs to the loop.
    """

    def __init__(self) -> None:
        self._event = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_hinted = False

    def hint(self) -> None:
        # Kept for who waits later: before the first wait there is no loop to be told.
        self._is_hinted = True
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # The loop has ended: nobody waits any more.
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
class DaemonState:
    """State of one daemon. It belongs to its loop."""

    folders: tuple[Path, ...]
    bounds: Bounds
    since: str = field(default_factory=now_text)
    process: int = field(default_factory=os.getpid)
    is_stopping: bool = False
    is_once: bool = False
    """It handles what is there, and ends."""
    running: dict[str, RunningJob] = field(default_factory=dict)
    """Jobs that run, by key, in the order in which they were begun."""
    is_racing: bool = False
    why_racing: str = ""
    """The entry that is raced because the machine is quiet."""
    is_examining: bool = False
    why_waiting: str = ""
    """Reason why no job is begun though some wait."""
    waiting: Mapping[Path, str] = field(default_factory=dict)
    """Files that are not complete, and why."""
    ignored: Mapping[Path, str] = field(default_factory=dict)
    closed: Mapping[Path, str] = field(default_factory=dict)
    """Folders that cannot be read, and why."""
    held_back: int = 0
    """Files for which the queue has no room."""
    used_s: float = 0.0
    """Time when a child last had something to do, by the daemon's clock."""
    last_scan: str = ""
    last_scan_unix_s: float | None = None
    look_again: set[str] = field(default_factory=set)
    """Keys of jobs whose files must be looked into once more."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """Number of jobs of each state when they were last read."""
    oldest_s: float | None = None
    """Age of the oldest job that had not ended then; None where all had."""
    troubles: dict[str, str] = field(default_factory=dict)
    """Faults that last, by the task that each stops."""
    stopped: Latch = field(default_factory=Latch)
    """Set when the daemon is told to stop."""
    wants_files: Wake = field(default_factory=Wake)
    """Wakes who looks at the folders."""
    wants_work: Wake = field(default_factory=Wake)
    """Wakes who runs jobs."""
    wants_output: Wake = field(default_factory=Wake)
    """Wakes the task that publishes results."""

    def root_of(self, path: Path) -> Path:
        """The watched folder that this file lies in. Raises LookupError where it is none."""
        for folder in self.folders:
            if folder in path.parents:
                return folder
        raise LookupError(f"{path} is in none of the watched folders")

    def watches(self, path: Path) -> bool:
        return any(folder in path.parents for folder in self.folders)

    def stop(self) -> None:
        self.is_stopping = True
        self.wake()
        self.stopped.hint()

    def wake(self) -> None:
        self.wants_files.hint()
        self.wants_work.hint()
        self.wants_output.hint()

    @property
    def job(self) -> RunningJob | None:
        """The job that has run for the longest time."""
        return next(iter(self.running.values()), None)

    @property
    def is_working(self) -> bool:
        """Return True if a child has something to do."""
        return bool(self.running) or self.is_racing or self.is_examining

    @property
    def state(self) -> str:
        if self.is_stopping:
            return "draining"
        if self.running:
            return "tuning"
        if self.is_racing:
            return "racing"
        if self.why_waiting:
            return "waiting"
        return "scanning" if self.is_examining else "idle"
