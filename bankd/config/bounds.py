"""Bounds on what the daemon takes of the machine and keeps: section [BANKD] of aoe.ini."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bankd.config.config import read_section
from bankd.config.json_settings import did_you_mean
from bankd.errors import BankdError
from bankd.system.logs import Level

SECTION = "BANKD"
MIB = 2**20
"""Bytes of one MB of the keys that end in _MB."""

RANGES: Mapping[str, tuple[float, float]] = {
    "settle_s": (0, 3600),
    "queue": (1, 100_000),
    "disk_floor_mb": (0, 2**40),
    "most_busy_cores": (0, 8192),
    "load_patience_s": (0, 604_800),
    "job_time_limit_s": (1, 31_536_000),
    "stall_s": (1, 31_536_000),
    "load_time_limit_s": (1, 86_400),
    "job_memory_mb": (0, 2**40),
    "drain_s": (0, 86_400),
    "keep_days": (1, 36_500),
    "keep_mb": (0, 2**40),
    "history_days": (1, 36_500),
}
"""Lowest and highest value."""
LEVELS = tuple(level.name.lower() for level in reversed(Level))


@dataclass(frozen=True)
class Bounds:
    """The bounds, each named as its key in aoe.ini, which is written in capitals."""

    settle_s: float = 1.0
    """Seconds that a file must stay unchanged to count as complete."""
    queue: int = 256
    """Jobs that may wait. Further files stay where they are until there is room."""
    disk_floor_mb: int = 1024
    """Minimum free space on the disks of workspace and bank; below it no job starts."""
    most_busy_cores: float = 0.5
    """Timing waits while other programs keep more cores busy."""
    load_patience_s: float = 60.0
    """Maximum time of this wait; then it is timed all the same."""
    job_time_limit_s: float = 14_400.0
    """A worker is ended that has one job for longer."""
    stall_s: float = 900.0
    """A worker is ended that has said nothing for so long."""
    load_time_limit_s: float = 120.0
    """Time to read a model."""
    job_memory_mb: int = 0
    """Memory of a worker; 0: three quarters of the machine's."""
    drain_s: float = 30.0
    """Time for the running candidate after a SIGTERM."""
    keep_days: int = 30
    """Superseded results, and logs, are removed after this time."""
    keep_mb: int = 20_480
    """All results together. The newest of each model stays whatever it takes."""
    history_days: int = 180
    """The history of jobs is deleted after this time."""
    log_level: str = "info"
    """Level of the log on standard error: error, warning, info, debug, or null for nothing."""

    @property
    def disk_floor_bytes(self) -> int:
        return self.disk_floor_mb * MIB

    @property
    def keep_bytes(self) -> int:
        return self.keep_mb * MIB

    @property
    def job_memory_bytes(self) -> int:
        return self.job_memory_mb * MIB or machine_memory_bytes() * 3 // 4

    def history_before(self, now: datetime | None = None) -> str:
        """Time before which history may be removed, as `now_text` writes it."""
        before = (now or datetime.now(UTC)) - timedelta(days=self.history_days)
        return before.isoformat(timespec="seconds").replace("+00:00", "Z")

    def changed(self, other: Bounds) -> dict[str, tuple[object, object]]:
        """Values that differ in `other`, by key: the value here and there."""
        here, there = asdict(self), asdict(other)
        return {
            name.upper(): (value, there[name])
            for name, value in here.items()
            if value != there[name]
        }


def machine_memory_bytes() -> int:
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")


def read_bounds(ini: Path) -> Bounds:
    """The bounds that this file sets; the rest is the default. Raises BankdError (EG0001)."""
    given = read_section(ini, SECTION)
    kinds = {field.name: type(field.default) for field in fields(Bounds)}
    for name in given.keys() - kinds:
        raise _unknown(ini, name, kinds)
    # An empty value is none, as in [COMMON].
    said = {name: text.strip() for name, text in given.items() if text.strip()}
    return Bounds(**{name: _value(ini, name, text, kinds[name]) for name, text in said.items()})


def _value(ini: Path, name: str, text: str, kind: type) -> Any:
    """Return it as a number of this kind, or as one of the words."""
    if kind is str:
        if text.lower() in LEVELS:
            return text.lower()
        raise _refused(ini, name, text, f"one of {', '.join(LEVELS)}")
    low, high = RANGES[name]
    value = _number(text, kind)
    if value is not None and low <= value <= high:
        return value
    what = "a whole number" if kind is int else "a number"
    raise _refused(ini, name, text, f"{what} from {low:,} to {high:,}")


def _number(text: str, kind: type) -> int | float | None:
    """None for what is no plain number: no signs, no blanks or underscores, no infinity."""
    whole, point, rest = text.partition(".")
    is_plain = all(part.isascii() and part.isdecimal() for part in (whole, rest or "0"))
    if not is_plain or len(text) > 20 or (point and kind is int):
        return None
    return int(text) if kind is int else float(text)


def _unknown(ini: Path, name: str, known: Mapping[str, type]) -> BankdError:
    keys = [key.upper() for key in known]
    hint = did_you_mean(name.upper(), keys) or f"the keys are {', '.join(keys)}"
    return BankdError(f"{ini}: [{SECTION}] has no key {name.upper()!r}", hint, "EG0001")


def _refused(ini: Path, name: str, text: str, allowed: str) -> BankdError:
    what = f"{ini}: [{SECTION}] {name.upper()} is {text!r}"
    return BankdError(what, f"give {allowed}, or leave it out", "EG0001")
