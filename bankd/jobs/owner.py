"""The owner of a job, or the server of the list: one process among all that had its number."""

from __future__ import annotations

import functools
import os
from pathlib import Path


def own_identity() -> str:
    """This process among all that ever had its number: process id, start time, and boot.

    Without the boot a daemon that is started at every boot would now and then be taken for the
    one of the boot before: same number, same tick.
    """
    return f"{os.getpid()}:{_since(os.getpid())}"


def is_alive(owner: str) -> bool:
    """Return True if the process that wrote this identity still runs."""
    pid = process_of(owner)
    return pid is not None and _since(pid) == owner.partition(":")[2] != ""


def process_of(owner: str) -> int | None:
    """The process id in an identity; None in what is none."""
    pid = owner.partition(":")[0]
    # No system has numbers of more digits; Python refuses to read those of thousands.
    return int(pid) if pid.isascii() and pid.isdecimal() and len(pid) < 20 else None


def _since(pid: int) -> str:
    """Start time and boot of a process that runs; empty if there is none."""
    start = _start_time(pid)
    return f"{start}:{_boot()}" if start else ""


@functools.cache
def _boot() -> str:
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return ""


def _start_time(pid: int) -> str:
    """Clock ticks after boot, field 22 of /proc/PID/stat (proc(5)); empty if there is none."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    # The second field is the name in parentheses, which may hold blanks and parentheses.
    state, *fields = text.rpartition(")")[2].split()
    return "" if state in ("Z", "X") else fields[18]
