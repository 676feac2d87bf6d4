"""Bounds on what the daemon takes of the machine and keeps: section [BANKD] of aoe.ini."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bankd.config.config import SHARED_BANK, Hear, read_section
from bankd.config.json_settings import did_you_mean
from bankd.errors import BankdError, ErrorCode
from bankd.suggestion import closest
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
WORDS: Mapping[type, Mapping[str, Any]] = {
    str: {level: level for level in LEVELS},
    bool: {"true": True, "false": False},
}
"""Values that are words, by their small letters."""


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
    verify_when_quiet: bool = True
    """True if an idle daemon races inherited and noisy entries, and measures noisy jobs again."""

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


KINDS: Mapping[str, type] = {field.name: type(field.default) for field in fields(Bounds)}
"""Type of each bound."""


def read_bounds(
    ini: Path, needed: Collection[str] = tuple(KINDS), hear: Hear | None = None
) -> Bounds:
    """The bounds that this file sets; the rest is the default. Raises BankdError (EG0001).

    `needed`: names of those that are used. With `hear`, faults of others are heard, not raised,
    unless the wrong key may be meant for one of them.
    """
    values: dict[str, Any] = {}
    for name, given in read_section(ini, SECTION).items():
        text = given.strip()
        if name == SHARED_BANK or (name in KINDS and not text):  # As in [COMMON], empty is none.
            continue
        try:
            values[name] = _bound(ini, name, text)
        except BankdError as fault:
            meant = name if name in KINDS else closest(name, KINDS)
            if hear is None or meant in needed:
                raise
            hear(fault)
    return Bounds(**values)


def _bound(ini: Path, name: str, text: str) -> Any:
    """Return the value of a key. Raises BankdError (EG0001)."""
    if name not in KINDS:
        keys = [key.upper() for key in KINDS]
        hint = did_you_mean(name.upper(), keys) or f"the keys are {', '.join(keys)}"
        raise BankdError(
            f"{ini}: [{SECTION}] has no key {name.upper()!r}", hint, ErrorCode.CONFIGURATION
        )
    kind = KINDS[name]
    if kind in WORDS:
        value: Any = WORDS[kind].get(text.lower())
        allowed = f"one of {', '.join(map(str, WORDS[kind].values()))}"
    else:
        low, high = RANGES[name]
        number = _number(text, kind)
        value = number if number is not None and low <= number <= high else None
        what = "a whole number" if kind is int else "a number"
        allowed = f"{what} from {low:,} to {high:,}"
    if value is None:
        fault = f"{ini}: [{SECTION}] {name.upper()} is {text!r}"
        raise BankdError(fault, f"give {allowed}, or leave it out", ErrorCode.CONFIGURATION)
    return value


def _number(text: str, kind: type) -> int | float | None:
    """None for what is no plain number: no signs, no blanks or underscores, no infinity."""
    pattern = r"[0-9]+" if kind is int else r"[0-9]+\.?[0-9]*"
    is_plain = len(text) <= 20 and re.fullmatch(pattern, text)
    return kind(text) if is_plain else None
