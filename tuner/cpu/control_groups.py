"""Limits of processor time that Linux's control groups set, as containers have them.

A group may have so many cores' worth of time, whatever number of cores its processes may run on;
when that is used up, they are paused until the next period (100 ms as a rule). Version 2 writes
"QUOTA PERIOD" into cpu.max, version 1 two files; the groups above a process count as well. Source:
Linux, Documentation/admin-guide/cgroup-v2.rst and Documentation/scheduler/sched-bwc.rst.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

GROUPS = Path("/sys/fs/cgroup")
OWN_GROUPS = Path("/proc/self/cgroup")
PLACES_V1 = ("cpu", "cpu,cpuacct", "cpuacct,cpu")
"""Folders where systems mount the controller of version 1."""
PLACES_V2 = ("", "unified")
"""Folders where systems mount version 2: alone, or together with version 1."""


class Limit(NamedTuple):
    """The limit of one group."""

    cores: float
    """Cores' worth of time."""
    folder: Path


def cpu_quota(own: Path = OWN_GROUPS, groups: Path = GROUPS) -> float | None:
    """Cores' worth of time that this process may use; None where no group sets a limit.

    The narrowest limit of its groups and those above them counts.
    """
    return min((limit.cores for limit in _limits(own, groups)), default=None)


def throttled_s(own: Path = OWN_GROUPS, groups: Path = GROUPS) -> float:
    """Seconds for which the groups that have a limit were paused since they were made.

    0 where none has a limit. Version 2 counts microseconds, version 1 nanoseconds.
    """
    total_s = 0.0
    for limit in _limits(own, groups):
        with suppress(OSError):
            text = (limit.folder / "cpu.stat").read_text(encoding="ascii")
            if found := re.search(r"^throttled_(usec|time) (\d+)$", text, re.MULTILINE):
                total_s += int(found[2]) * (1e-6 if found[1] == "usec" else 1e-9)
    return total_s


def _limits(own: Path, groups: Path) -> Iterator[Limit]:
    """The limits of all groups of this process.

    In a container, the path of a group may be the host's: then the root is the group of the
    container.
    """
    for folder in _folders(own, groups):
        with suppress(OSError, ValueError, ZeroDivisionError):  # no such file, or "max"
            if (folder / "cpu.max").exists():
                quota, period = (folder / "cpu.max").read_text(encoding="ascii").split()
            else:
                quota = (folder / "cpu.cfs_quota_us").read_text(encoding="ascii")
                period = (folder / "cpu.cfs_period_us").read_text(encoding="ascii")
            if int(quota) > 0:  # version 1 writes -1 for no limit
                yield Limit(int(quota) / int(period), folder)


def _folders(own: Path, groups: Path) -> Iterator[Path]:
    try:
        lines = own.read_text(encoding="utf-8").splitlines()
    except OSError:
        return
    for line in lines:
        number, controllers, path = line.split(":", 2)
        if number != "0" and "cpu" not in controllers.split(","):
            continue
        for place in PLACES_V2 if number == "0" else PLACES_V1:
            root = groups / place
            group = root / path.strip("/")
            yield from (group, *(each for each in group.parents if each.is_relative_to(root)))
