"""Contention back-off: use fewer cores while other work takes ours.

A core that waits for its share of a step holds up all others at the barrier, so where another
process has one of our CPUs, fewer cores are faster. Two facts are needed to use fewer: threads of
ours waited on a run queue during a job (a wake-up alone takes far less), and other work used so
much of our CPUs over the same window that they do not suffice for all our threads. The second
alone decides when the cores are used again. So nothing is noticed on an idle machine, however
late a sleeping worker wakes up.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from tuner.program.core_use import CoreUse, ThreadUse

ThreadUses = Mapping[int, ThreadUse]
"""The use of each of our threads."""

LOOK_EVERY_S = 0.02
WINDOW_S = 0.25
"""Ticks of 10 ms, in which the system counts, are 4 % of it."""
MIN_WAIT_S, MIN_WAIT_SHARE = 1e-3, 0.1
"""Shorter waits, in seconds and as a share of the job, are wake-ups or do not hurt. A job that is
shorter as a whole is not looked at: reading the statistics would take too large a part of it.
"""
MIN_DELAYED, MIN_DELAYED_SHARE = 2, 0.3
"""Number and share of the jobs of a window that must have been delayed."""
USABLE_SHARE = 0.7
"""A CPU with this much time for us counts as ours."""


class ContentionBackOff:
    """The number of cores to use, of `cores`. Times are in seconds of one monotonic clock."""

    def __init__(self, cores: int) -> None:
        self.cores = self.in_use = cores
        self.next_look_s = 0.0 if cores > 1 else math.inf
        self._threads: ThreadUses = {}
        self._start: CoreUse | None = None
        self._jobs = self._delayed = 0

    def note(
        self,
        now_s: float,
        job_s: float,
        threads: Callable[[], ThreadUses],
        core_use: Callable[[ThreadUses], CoreUse],
    ) -> bool:
        """Take in one job and its duration. `threads` and `core_use` read the statistics.

        Returns True when from now on fewer cores are used than before.
        """
        self.next_look_s = now_s + LOOK_EVERY_S
        if job_s < MIN_WAIT_S and self._start is None:
            return False
        before, seen = self._threads, threads()
        waits_s = [seen[t].waited_s - before[t].waited_s for t in seen.keys() & before.keys()]
        self._threads = seen
        self._jobs += 1
        self._delayed += max(waits_s, default=0.0) > max(MIN_WAIT_S, MIN_WAIT_SHARE * job_s)
        in_use = self.in_use
        if self._start is None:
            if self._delayed:
                self._start = core_use(seen)
            self._jobs = self._delayed
        elif now_s - self._start.now_s >= WINDOW_S:
            self._judge(self._start, core_use(seen))
        return self.in_use < in_use

    def _judge(self, start: CoreUse, end: CoreUse) -> None:
        were_delayed = self._delayed >= max(MIN_DELAYED, MIN_DELAYED_SHARE * self._jobs)
        if were_delayed or self.in_use < self.cores:
            usable = int(end.free_since(start) + 1 - USABLE_SHARE)
            self.in_use = min(max(1, usable), self.cores)
        self._start = end if self.in_use < self.cores else None
        self._jobs = self._delayed = 0
