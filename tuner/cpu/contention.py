"""Contention back-off: use fewer cores while other work takes ours.

A core that waits for its share of a step holds up all others at the barrier, so where other work
has one of our CPUs, fewer cores are faster. Two facts are needed to use fewer: threads of ours
waited on a run queue during a job (a wake-up alone takes far less), and other work used so much of
our CPUs that they do not suffice for all our threads. The second alone decides when the cores are
used again. So nothing is noticed on an idle machine, however late a sleeping worker wakes up.

Other work is what other processes use over a window, and what other threads of this process use
while our jobs run: another engine whose calls take turns with ours takes nothing from us.

The statistics only ask the question: threads that spin use a CPU as threads that compute do, and
may leave it sooner. A trial answers it: runs take turns on all cores and on fewer, and the quicker
number stays, for some seconds, until a trial is due again.
"""

from __future__ import annotations

import math
import os
import re
import time
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

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
TRIAL_JOBS = 6
"""Jobs of a trial on each number of cores."""
FIRST_REST_S, REST_S = 1.0, 5.0
"""Time from the end of a trial to the next one: it doubles from the first to the last value."""


@dataclass
class Trial:
    """Jobs that take turns on fewer cores and on all, and their durations in seconds."""

    fewer: int
    every: int
    is_first: bool = True
    """All cores were in use before."""
    turn: int = 0
    times_s: dict[tuple[Hashable, int], list[float]] = field(default_factory=dict)
    """Durations by the kind of job, of which only equal ones compare, and the number of cores."""

    def next_cores(self) -> int:
        """Cores of all jobs of the next run.

        The turns are those of Thue and Morse (0110 1001 ...), which keep step with no kinds of runs
        that take turns themselves.
        """
        self.turn += 1
        return self.fewer if self.turn.bit_count() % 2 else self.every

    @property
    def is_over(self) -> bool:
        """Return whether there are enough jobs on each number of cores."""
        return min(self._jobs(self.fewer), self._jobs(self.every)) >= TRIAL_JOBS

    @property
    def is_fewer_better(self) -> bool:
        """Return whether fewer cores were at least as quick, over the kinds that ran on both.

        Where no kind did, what the statistics say holds.
        """
        logs = [
            len(few) * math.log(median(few) / median(self.times_s[kind, self.every]))
            for (kind, cores), few in self.times_s.items()
            if cores == self.fewer and (kind, self.every) in self.times_s
        ]
        return sum(logs) <= 0.0

    def note(self, kind: Hashable, cores: int, job_s: float) -> None:
        """Take in a job; one on another number of cores says nothing."""
        if cores in (self.fewer, self.every):
            self.times_s.setdefault((kind, cores), []).append(job_s)

    def _jobs(self, cores: int) -> int:
        return sum(len(times) for (_, used), times in self.times_s.items() if used == cores)


class ContentionBackOff:
    """The number of cores to use, of `cores`. Times are in seconds of one monotonic clock."""

    def __init__(self, cores: int) -> None:
        self.cores = self.in_use = cores
        self.next_look_s = 0.0 if cores > 1 else math.inf
        self._start: CoreUse | None = None
        self._trial: Trial | None = None
        self._rest_until_s, self._rest_s = -math.inf, FIRST_REST_S
        self._job_s = 0.0
        self._forget_jobs()

    def next_cores(self) -> int:
        """Cores of all jobs of the next run: `in_use`, or those that a trial asks for."""
        return self.in_use if self._trial is None else self._trial.next_cores()

    @property
    def reads_statistics(self) -> bool:
        """Return whether the next job is to be looked at: it may take as long as the one before."""
        return self._start is not None or self._job_s >= MIN_WAIT_S

    def note(
        self,
        now_s: float,
        job_s: float,
        use: JobUse | None,
        core_use: Callable[[], CoreUse],
        *,
        cores: int,
        kind: Hashable = None,
    ) -> bool:
        """Take in one job on so many cores, and its duration.

        `use` is None where it was not looked at; `kind` says which jobs do the same work. Returns
        True when a trial has shown that from now on fewer cores are used.
        """
        self.next_look_s, self._job_s = now_s + LOOK_EVERY_S, job_s
        is_shown = self._note_trial(now_s, job_s, cores, kind)
        if self._trial is not None:
            self.next_look_s = 0.0
        self._note_use(now_s, job_s, use, core_use)
        return is_shown and self.in_use < self.cores

    def _note_trial(self, now_s: float, job_s: float, cores: int, kind: Hashable) -> bool:
        """Return True if a first trial is over, and fewer cores are as quick."""
        trial = self._trial
        if trial is None:
            return False
        trial.note(kind, cores, job_s)
        if not trial.is_over:
            return False
        self._trial = None
        self._rest_until_s, self._rest_s = now_s + self._rest_s, min(2 * self._rest_s, REST_S)
        if not trial.is_fewer_better:
            self.in_use, self._start = self.cores, None
            self._forget_jobs()
        return trial.is_first and trial.is_fewer_better

    def _note_use(
        self, now_s: float, job_s: float, use: JobUse | None, core_use: Callable[[], CoreUse]
    ) -> None:
        if use is None or (self.in_use == self.cores and now_s < self._rest_until_s):
            return
        self._jobs += 1
        self._looked_s += job_s
        self._neighbours_s += use.neighbours_s
        self._delayed += use.waited_s > max(MIN_WAIT_S, MIN_WAIT_SHARE * job_s)
        if self._start is None:
            if self._delayed:
                self._start = core_use()
            else:
                self._forget_jobs()
        elif now_s - self._start.now_s >= WINDOW_S:
            self._judge(self._start, core_use())

    def _judge(self, start: CoreUse, end: CoreUse) -> None:
        were_delayed = self._delayed >= max(MIN_DELAYED, MIN_DELAYED_SHARE * self._jobs)
        if were_delayed or self.in_use < self.cores:
            neighbours = max(0.0, self._neighbours_s / self._looked_s)
            usable = int(end.free_since(start) - neighbours + 1 - USABLE_SHARE)
            self._use(min(max(1, usable), self.cores), end.now_s)
        self._start = end if self.in_use < self.cores else None
        self._forget_jobs()

    def _use(self, cores: int, now_s: float) -> None:
        """Use so many cores, and try whether they are quicker, where that is due."""
        if cores == self.cores:
            self._trial = None
        elif self._trial is None and (self.in_use == self.cores or now_s >= self._rest_until_s):
            self._trial = Trial(cores, self.cores, is_first=self.in_use == self.cores)
        elif self._trial is not None:
            cores = self._trial.fewer
        self.in_use = cores

    def _forget_jobs(self) -> None:
        self._jobs = self._delayed = 0
        self._looked_s = self._neighbours_s = 0.0


# -- statistics of the scheduler -----------------------------------------------------------------


@dataclass(frozen=True)
class ThreadUse:
    """Seconds since the thread began."""

    ran_s: float
    waited_s: float
    """Time on a run queue: ready to run, while something else had the CPU."""


@dataclass(frozen=True)
class JobUse:
    """Use of our CPUs while a job ran, in seconds."""

    waited_s: float
    """The longest wait of one of our threads for a CPU."""
    neighbours_s: float
    """CPU time of the other threads of this process."""

    @staticmethod
    def of(
        before: Mapping[int, ThreadUse], after: Mapping[int, ThreadUse], process_s: float
    ) -> JobUse:
        """`process_s`: CPU time of the process between both readings of our threads."""
        both = before.keys() & after.keys()
        waits_s = (after[thread].waited_s - before[thread].waited_s for thread in both)
        own_s = sum(after[thread].ran_s - before[thread].ran_s for thread in both)
        return JobUse(max(waits_s, default=0.0), process_s - own_s)


def thread_use(thread: int) -> ThreadUse | None:
    """Read the use of a thread of this process; None once it has ended, or without statistics.

    The time that it ran is that of its own clock, whose number Linux forms so: statistics in files
    lag behind by up to a tick.
    """
    try:
        file = os.open(f"/proc/self/task/{thread}/schedstat", os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        _, waited, _ = os.read(file, 100).split()
        ran_s = time.clock_gettime(~thread << 3 | 6)
    except (OSError, ValueError):
        return None
    finally:
        os.close(file)
    return ThreadUse(ran_s, int(waited) / 1e9)


@dataclass(frozen=True)
class CoreUse:
    """The use of the CPUs that we may use, at a moment of the monotonic clock."""

    now_s: float
    cpus: int
    busy_s: float
    """Summed over the CPUs, whichever process used them."""
    process_s: float
    """CPU seconds of this process."""

    def free_since(self, before: CoreUse) -> float:
        """Compute how many CPUs, on average, no other process has used since then."""
        others_s = max(0.0, self.busy_s - before.busy_s - (self.process_s - before.process_s))
        return self.cpus - others_s / (self.now_s - before.now_s)


def core_use() -> CoreUse:
    """Read the use of our CPUs now.

    Nothing is busy where the system does not report it. Processes that are nicer than ours give
    CPUs back as soon as we need them, so what they use is free.
    """
    is_niced = os.getpriority(os.PRIO_PROCESS, 0) > 0
    busy_s, _ = busy_and_total_s(cpu_rows() or {}, niced=is_niced)
    return CoreUse(time.monotonic(), len(os.sched_getaffinity(0)), busy_s, time.process_time())


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


def busy_s() -> float:
    """CPU seconds that all processes have used on our CPUs, up to a constant."""
    return busy_and_total_s(cpu_rows() or {})[0]
