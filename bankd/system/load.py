"""Load of other processes on our cores: what they take would be measured as our time."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path

from bankd.clock import Clock
from bankd.number_text import counted
from bankd.system.processes import PROC, family, processes, ticks_per_s

SHORTEST_S = 0.2
"""Linux counts in ticks of 10 ms: over less time than this, a tick more is a load of its own."""
LONGEST_S = 60.0
"""A mean over more says nothing of now."""
GLANCE_S = 0.25
"""Pause before another sample where the last one is too old."""
BUSY_FIELDS = (0, 1, 2, 5, 6, 7)
"""user, nice, system, irq, softirq and steal, of a "cpu" line in /proc/stat (proc(5)). What another
virtual machine takes from ours (steal) counts as busy; waiting for a disk (iowait) does not."""


@dataclass(frozen=True)
class Sample:
    """Processor time until a moment."""

    at_s: float
    busy_ticks: int
    """Seconds of all processes on the cores that are looked at."""
    own_ticks: int
    """Seconds of our process and all its descendants, on any core."""


def others_busy_cores(before: Sample, now: Sample, ticks_per_s: int) -> float | None:
    """Return the number of cores that others kept busy; None if the time is too short to tell."""
    interval_s = now.at_s - before.at_s
    if interval_s < SHORTEST_S:
        return None
    ticks = (now.busy_ticks - before.busy_ticks) - (now.own_ticks - before.own_ticks)
    return max(0.0, ticks / ticks_per_s / interval_s)


def take_sample(proc: Path, cores: AbstractSet[int], process: int, at_s: float) -> Sample:
    """Raises OSError where the system does not tell."""
    lines = (proc / "stat").read_text(encoding="utf-8").splitlines()
    names = {f"cpu{core}" for core in cores}
    busy_ticks = sum(_busy_ticks(words) for line in lines if (words := line.split())[0] in names)
    own = family(process, processes(proc))
    return Sample(at_s, busy_ticks, sum(each.cpu_ticks for each in own))


def _busy_ticks(words: list[str]) -> int:
    return sum(int(words[1 + field]) for field in BUSY_FIELDS)


class LoadMeter:
    """Looks at the cores that this process may run on."""

    def __init__(
        self,
        proc: Path = PROC,
        clock: Clock = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.cores = frozenset(os.sched_getaffinity(0))
        self._proc, self._clock, self._sleep = proc, clock, sleep
        self._before: Sample | None = None

    def others_busy_cores(self) -> float | None:
        """Return the mean number of cores that others kept busy since the last answer.

        Where that is longer than LONGEST_S ago, a moment is waited for and measured.

        None in the first call, in one that comes less than SHORTEST_S after the last answer, and
        where the system does not tell.
        """
        try:
            now = self._sample()
            if self._before is not None and now.at_s - self._before.at_s > LONGEST_S:
                self._before = now
                self._sleep(GLANCE_S)
                now = self._sample()
        except OSError:
            return None
        before = self._before or now
        busy = others_busy_cores(before, now, ticks_per_s())
        if self._before is None or busy is not None:
            self._before = now
        return busy

    def _sample(self) -> Sample:
        return take_sample(self._proc, self.cores, os.getpid(), self._clock())


def why_busy(meter: LoadMeter, most_busy_cores: float) -> str:
    """A sentence if others keep more cores busy than this; empty if not, or nothing is known."""
    busy = meter.others_busy_cores()
    if busy is None or busy <= most_busy_cores:
        return ""
    return f"other programs keep {busy:.1f} of {counted(len(meter.cores), 'core')} busy"
