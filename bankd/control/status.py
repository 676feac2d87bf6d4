"""The answer of a daemon to `status`, as commands read it.

The daemon may be of another version: whatever it says, a reader gets values or nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

MOST_LISTED = 50


@dataclass(frozen=True)
class Told:
    """A file, and why it is not tuned."""

    path: str
    why: str


@dataclass(frozen=True)
class RunningJob:
    """The job that is tuned now."""

    key: str
    model: str
    phase: str
    text: str
    """Progress in words."""
    left_s: float | None
    trials: int | None


@dataclass(frozen=True)
class FileCounts:
    """The files of the watched folders."""

    known: int = 0
    waiting: int = 0
    """Not complete yet."""
    held_back: int = 0
    """Number of files that the full queue holds back."""
    refused: int = 0
    ignored: int = 0


@dataclass(frozen=True)
class Status:
    """The status of a daemon."""

    process: int | None
    since: str
    state: str
    """ "tuning", "racing", "scanning", "idle", "waiting", "draining", or a newer word."""
    why: str
    """Reason of the state; empty where it needs none."""
    folders: tuple[str, ...]
    job: RunningJob | None
    jobs: Mapping[str, int]
    files: FileCounts
    waiting: tuple[Told, ...]
    refused: tuple[Told, ...]
    memory_bytes: int | None
    free_bytes: int | None
    floor_bytes: int | None
    queue_bound: int | None
    last_scan_s: float | None
    """Seconds since the folders were looked at."""
    unhealthy: tuple[str, ...]
    """Problems; empty for a healthy daemon."""

    @property
    def is_healthy(self) -> bool:
        return not self.unhealthy

    @property
    def is_short_of_room(self) -> bool:
        """Nothing is begun while the disk is that full."""
        return (
            self.free_bytes is not None
            and self.floor_bytes is not None
            and self.free_bytes < self.floor_bytes
        )


def parse_status(content: Mapping[str, Any]) -> Status:
    """Raises nothing: what is missing, or is no such value, is None or empty."""
    return Status(
        process=_count(content.get("process")),
        since=_text(content.get("since")),
        state=_text(content.get("state")) or "running",
        why=_text(content.get("why")),
        folders=_texts(content.get("folders")),
        job=_job(content.get("job")),
        jobs=_counts(content.get("jobs")),
        files=_files(content.get("files")),
        waiting=_told(content.get("waiting")),
        refused=_told(content.get("refused")),
        memory_bytes=_count(content.get("memory_bytes")),
        free_bytes=_count(content.get("free_bytes")),
        floor_bytes=_count(content.get("floor_bytes")),
        queue_bound=_count(content.get("queue_bound")),
        last_scan_s=_number(content.get("last_scan_s")),
        unhealthy=_unhealthy(content),
    )


def _unhealthy(content: Mapping[str, Any]) -> tuple[str, ...]:
    reasons = _texts(content.get("unhealthy"))
    if not reasons and content.get("healthy") is False:
        return ("it reports a problem",)
    return reasons


def _job(content: object) -> RunningJob | None:
    if not isinstance(content, dict):
        return None
    key, model, phase, text = (
        _text(content.get(name)) for name in ("key", "model", "phase", "text")
    )
    left_s, trials = _number(content.get("left_s")), _count(content.get("trials"))
    return RunningJob(key, model, phase, text, left_s, trials)


def _files(content: object) -> FileCounts:
    counts = _counts(content)
    names = ("known", "waiting", "held_back", "refused", "ignored")
    return FileCounts(*(counts.get(name, 0) for name in names))


def _told(content: object) -> tuple[Told, ...]:
    listed = content[:MOST_LISTED] if isinstance(content, list) else ()
    return tuple(
        Told(_text(one.get("path")), _text(one.get("why")))
        for one in listed
        if isinstance(one, dict)
    )


def _counts(content: object) -> dict[str, int]:
    if not isinstance(content, dict):
        return {}
    counts = {name: _count(value) for name, value in content.items()}
    return {name: value for name, value in counts.items() if value is not None}


def _texts(content: object) -> tuple[str, ...]:
    listed = content[:MOST_LISTED] if isinstance(content, list) else ()
    return tuple(text for text in map(_text, listed) if text)


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _count(value: object) -> int | None:
    return value if type(value) is int and 0 <= value < 2**63 else None


def _number(value: object) -> float | None:
    """Neither infinity, nor "not a number", nor one of thousands of digits."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return float(value) if is_number and 0 <= value < 1e18 else None  # type: ignore[arg-type,operator]
