"""Bounds on what the daemon takes of the machine and keeps: section [BANKD] of aoe.ini."""

from __future__ import annotations

import os
from collections.abc import Collection
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bankd.config.config import OTHER_KEYS, Hear, read_section
from bankd.config.kinds import TRUTH, Number, Words, words
from bankd.config.setting import rows, setting
from bankd.errors import BankdError, ErrorCode
from bankd.suggestion import closest, did_you_mean
from bankd.system.logs import Level

SECTION = "BANKD"
MIB = 2**20
"""Bytes of one MB of the keys that end in _MB."""
SIZE_MB = Number(0, 2**40)
SPAN_S = Number(1, 31_536_000, float)
DAYS = Number(1, 36_500)
LEVELS = tuple(level.name.lower() for level in reversed(Level))


@dataclass(frozen=True)
class Bounds:
    """The bounds, each named as its key in aoe.ini, which is written in capitals."""

    settle_s: float = setting(
        1.0, Number(0, 3600, float), "Seconds that a file must stay unchanged to count as complete;"
        " `--settle` comes first")  # fmt: skip
    queue: int = setting(
        256, Number(1, 100_000), "Jobs that may wait. Further files stay where they are"
    )
    disk_floor_mb: int = setting(
        1024, SIZE_MB, "With less free space on the disk of the workspace or the bank no job starts"
    )
    most_busy_cores: float = setting(
        0.5, Number(0, 8192, float), "While other programs keep more cores busy, no job starts"
    )
    load_patience_s: float = setting(
        60.0, Number(0, 604_800, float), "Maximum time of this wait; then it is timed all the same"
    )
    job_time_limit_s: float = setting(
        14_400.0, SPAN_S, "A worker is ended that has one job for longer"
    )
    stall_s: float = setting(900.0, SPAN_S, "A worker is ended that has said nothing for longer")
    load_time_limit_s: float = setting(
        120.0, Number(1, 86_400, float), "The same while it reads the model"
    )
    job_memory_mb: int = setting(
        0, SIZE_MB, "Address space of a worker, and the largest file that it may write; 0: three "
        "quarters of the memory of the machine, or of its control group")  # fmt: skip
    drain_s: float = setting(
        30.0, Number(0, 86_400, float),
        "Time for the running candidate, once the daemon was asked to stop")  # fmt: skip
    keep_days: int = setting(30, DAYS, "Superseded results, and logs, are removed after this time")
    keep_mb: int = setting(
        20_480, SIZE_MB, "All results together; the newest of each model stays whatever it takes"
    )
    history_days: int = setting(180, DAYS, "The history of jobs is deleted after this time")
    log_level: str = setting(
        "info", words(*LEVELS), "Level of the log on standard error; `--log` comes first"
    )
    verify_when_quiet: bool = setting(
        True, TRUTH, "An idle daemon races entries, and measures noisy figures again"
    )

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


BOUNDS = rows(Bounds)


def read_bounds(
    ini: Path, needed: Collection[str] = tuple(BOUNDS), hear: Hear | None = None
) -> Bounds:
    """The bounds that this file sets; the rest is the default. Raises BankdError (EG0001).

    `needed`: names of those that are used. With `hear`, faults of others are heard, not raised,
    unless the wrong key may be meant for one of them.
    """
    values: dict[str, Any] = {}
    for name, given in read_section(ini, SECTION).items():
        text = given.strip()
        if name in OTHER_KEYS or (name in BOUNDS and not text):  # As in [COMMON], empty is none.
            continue
        try:
            values[name] = _bound(ini, name, text)
        except BankdError as fault:
            meant = name if name in BOUNDS else closest(name, BOUNDS)
            if hear is None or meant in needed:
                raise
            hear(fault)
    return Bounds(**values)


def _bound(ini: Path, name: str, text: str) -> Any:
    """Return the value of a key. Raises BankdError (EG0001)."""
    if name not in BOUNDS:
        keys = [key.upper() for key in BOUNDS]
        hint = did_you_mean(name.upper(), keys) or f"the keys are {', '.join(keys)}"
        raise BankdError(
            f"{ini}: [{SECTION}] has no key {name.upper()!r}", hint, ErrorCode.CONFIGURATION
        )
    kind = BOUNDS[name].kind
    if (value := kind.of_text(text)) is None:
        allowed = f"one of {', '.join(kind.meanings)}" if isinstance(kind, Words) else kind.allowed
        fault = f"{ini}: [{SECTION}] {name.upper()} is {text!r}"
        raise BankdError(fault, f"give {allowed}, or leave it out", ErrorCode.CONFIGURATION)
    return value
