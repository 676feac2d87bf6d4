"""Times as people, files and owners of jobs write them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], float]
"""Seconds of a clock that never goes back (`time.monotonic`)."""


def now_text() -> str:
    """The time in UTC, ISO 8601 to the second: what logs and rows show."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def timestamp() -> str:
    """The local time as AOE writes it into names: YYYYMMDDHHMMSSms (milliseconds, 3 digits)."""
    now = datetime.now().astimezone()
    return f"{now:%Y%m%d%H%M%S}{now.microsecond // 1000:03d}"
