"""The scheduler's statistics: how long threads ran and waited, and how busy the CPUs were."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class ThreadUse:
    """Seconds since the thread began."""

    ran_s: float
    waited_s: float
    """Time on a run queue: ready to run, while something else had the CPU."""


def thread_use(thread: int) -> ThreadUse | None:
    """Read the use of a thread of this process; None once it has ended, or without statistics."""
    try:
        file = os.open(f"/proc/self/task/{thread}/schedstat", os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        ran, waited, _ = os.read(file, 100).split()
    except (OSError, ValueError):
        return None
    finally:
        os.close(file)
    return ThreadUse(int(ran) / 1e9, int(waited) / 1e9)


@dataclass(frozen=True)
class CoreUse:
    """The use of the CPUs that we may use, at a moment of the monotonic clock."""

    now_s: float
    cpus: int
    busy_s: float
    """Summed over the CPUs, whichever process used them."""
    own_s: Mapping[int, float]
    """CPU seconds of each of our threads."""

    def free_since(self, before: CoreUse) -> float:
        """Compute how many CPUs, on average, no other thread than ours has used since then."""
        both = self.own_s.keys() & before.own_s.keys()
        own_s = sum(self.own_s[thread] - before.own_s[thread] for thread in both)
        others_s = max(0.0, self.busy_s - before.busy_s - own_s)
        return self.cpus - others_s / (self.now_s - before.now_s)


def core_use(own: Mapping[int, ThreadUse]) -> CoreUse:
    """Read the use of our CPUs now, where our threads have that use.

    Nothing is busy where the system does not report it. Processes that are nicer than ours give
    CPUs back as soon as we need them, so what they use is free.
    """
    is_niced = os.getpriority(os.PRIO_PROCESS, 0) > 0
    busy_s, _ = busy_and_total_s(cpu_rows() or {}, niced=is_niced)
    own_s = {thread: use.ran_s for thread, use in own.items()}
    return CoreUse(time.monotonic(), len(os.sched_getaffinity(0)), busy_s, own_s)


def cpu_rows(stat: Path = Path("/proc/stat")) -> dict[int, str] | None:
    """Read the row of each CPU that this process may use; None where the system has none."""
    try:
        text = stat.read_text(encoding="utf-8")
    except OSError:
        return None
    rows = {int(n): r for n, r in re.findall(r"^cpu(\d+) (.*)$", text, re.MULTILINE)}
    return {n: r for n, r in rows.items() if n in os.sched_getaffinity(0)}


def busy_and_total_s(rows: Mapping[int, str], *, niced: bool = True) -> tuple[float, float]:
    """Sum the rows of /proc/stat: user nice system idle iowait irq softirq steal.

    Steal counts as busy: what the hypervisor gives to others, we do not have. What niced processes
    use counts only with `niced`.
    """
    ticks = [[int(field) for field in row.split()[:8]] for row in rows.values()]
    total = sum(map(sum, ticks))
    idle = sum(row[3] + row[4] + (0 if niced else row[1]) for row in ticks)
    per_s = os.sysconf("SC_CLK_TCK")
    return (total - idle) / per_s, total / per_s
