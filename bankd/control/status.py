"""The status of a daemon, as programs that show it read it.

The daemon may be of another version: whatever it says, a reader gets values or nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from msgspec import Meta

from bankd.config.json_settings import readable_fields

MAX_LISTED = 50

Text = Annotated[str, Meta(min_length=1)]
Count = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Seconds = Annotated[float, Meta(ge=0, lt=1e18)]


@dataclass(frozen=True)
class Told:
    """A file, and why it is not tuned."""

    path: str = ""
    why: str = ""


@dataclass(frozen=True)
class RunningJobStatus:
    """The job that is tuned now."""

    key: str = ""
    model: str = ""
    phase: str = ""
    text: str = ""
    """Progress in words."""
    left_s: Seconds | None = None
    trials: Count | None = None


@dataclass(frozen=True)
class FileCounts:
    """Numbers of files of the watched folders."""

    known: Count = 0
    waiting: Count = 0
    """Not complete yet."""
    held_back: Count = 0
    """Files for which the queue has no room."""
    refused: Count = 0
    ignored: Count = 0


@dataclass(frozen=True)
class Machine:
    """A machine of the fleet that the daemon has its models tuned by."""

    name: str = ""
    targets: tuple[str, ...] = ()
    """Targets that it tunes for, as "x86_64-v4_2": the least one first."""
    load: float = 0.0
    """Mean number of running processes in the last minute."""
    doing: str = ""
    """Name of the subject or model that it works on; empty while it waits."""
    trials_per_minute: float = 0.0
    unsent: Count = 0
    """Subjects whose newest records the head does not have yet."""

    @property
    def label(self) -> str:
        """Its best target, and how many others it tunes for."""
        others = len(self.targets) - 1
        return f"{self.targets[-1] if self.targets else ''}{f' and {others} more' * (others > 0)}"


Listed = Annotated[tuple[Told, ...], Meta(max_length=MAX_LISTED)]
Texts = Annotated[tuple[Text, ...], Meta(max_length=MAX_LISTED)]


@dataclass(frozen=True)
class Status:
    """The state of a daemon."""

    process: Count | None = None
    since: str = ""
    state: Text = "running"
    """ "tuning", "racing", "scanning", "idle", "waiting", "draining", or a newer word."""
    why: str = ""
    """Reason of the state; empty where it needs none."""
    folders: Texts = ()
    job: RunningJobStatus | None = None
    jobs: Mapping[str, Count] = field(default_factory=dict)
    files: FileCounts = FileCounts()
    waiting: Listed = ()
    refused: Listed = ()
    memory_bytes: Count | None = None
    free_bytes: Count | None = None
    floor_bytes: Count | None = None
    queue_bound: Count | None = None
    last_scan_s: Seconds | None = None
    """Seconds since the folders were scanned."""
    unhealthy: Texts = ()
    """Problems; empty for a healthy daemon."""
    machines: tuple[Machine, ...] = ()

    @property
    def is_short_of_room(self) -> bool:
        """Nothing is begun while the disk is that full."""
        return (
            self.free_bytes is not None
            and self.floor_bytes is not None
            and self.free_bytes < self.floor_bytes
        )


def parse_status(content: Mapping[str, Any]) -> Status:
    """Raises nothing: what is missing, or is no such value, has its default."""
    found = readable_fields(content, Status)
    if not found.get("unhealthy") and content.get("healthy") is False:
        found["unhealthy"] = ("it reports a problem",)
    return Status(**found)
