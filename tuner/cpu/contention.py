"""Contention back-off: use fewer cores while other work takes ours, and fewer are quicker.

A core that waits for its share of a step holds up all others at the barrier, so where other work
has one of our CPUs, fewer cores may be faster. Whether they are, a trial tells: runs take turns on
all cores and on fewer, and the quicker number stays, until a trial is due again. It begins where
threads of ours waited on a run queue during their jobs (a wake-up alone takes far less). So nothing
is tried on an idle machine, however late a sleeping worker wakes up.

Where other processes use so much of our CPUs that they do not suffice for all our threads, as many
as they leave are tried. Otherwise it is threads of this process that we wait for, which may compute
or spin: one core less is tried. All cores are used again as soon as the others have left.
"""

from __future__ import annotations

import math
import os
import re
import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

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
TRIAL_JOBS, TRIAL_S = 10, 0.06
"""Minimum jobs of a trial on each number of cores, and of their time: the system gives CPUs to one
and another for 3 to 4 ms at a time, so that short jobs are slow in groups."""
BLOCK_S = 0.015
"""Time of jobs on one number of cores before it is the other's turn: what the system owes a thread
for a short rest is spent by then."""
CLEAR_JOBS, CLEAR_RATIO = 2, 1.2
"""Jobs of a block or longer, on each number of cores, that end a trial next to threads of this
process where each on fewer cores took so many times as long as any on all."""
FIRST_REST_S, REST_S, REST_SHARE = 1.0, 5.0, 18
"""Time from the end of a trial to the next one: it doubles from the first to the second value, and
is at least so many times as long as the trial took."""


@dataclass
class Trial:
    """Jobs that take turns on fewer cores and on all, and their durations in seconds."""

    fewer: int
    every: int
    is_first: bool = True
    """All cores were in use before."""
    blames_others: bool = True
    """It began because of other processes, not of threads of this one."""
    turn: int = 0
    times_s: dict[tuple[Hashable, int], list[float]] = field(default_factory=dict)
    """Durations by the kind of job, of which only equal ones compare, and the number of cores."""
    _block_s: float = math.inf

    def next_cores(self) -> int:
        """Cores of all jobs of the next run.

        The turns are those of Thue and Morse (0110 1001 ...), which keep step with no kinds of runs
        that take turns themselves.
        """
        if self._block_s >= BLOCK_S:
            self.turn, self._block_s = self.turn + 1, 0.0
        return self.fewer if self.turn.bit_count() % 2 else self.every

    @property
    def is_over(self) -> bool:
        """Return whether there are enough jobs on each number of cores.

        Beside threads of this process fewer do where each on fewer cores was slower than the mean
        of those on all: such threads mostly spin.
        """
        sides = self._times(self.fewer), self._times(self.every)
        pairs = [] if self.blames_others else self._pairs()
        if any(len(times) < TRIAL_JOBS for times in sides):
            return bool(pairs) and all(
                min(len(few), len(every)) >= CLEAR_JOBS
                and min(few) > max(BLOCK_S, CLEAR_RATIO * max(every))
                for few, every in pairs
            )
        is_clear = bool(pairs) and all(min(few) > _mean(every) for few, every in pairs)
        return is_clear or all(sum(times) >= TRIAL_S for times in sides)

    @property
    def is_fewer_better(self) -> bool:
        """Return whether fewer cores were at least as quick, over the kinds that ran on both.

        The means count: beside other work some jobs take several times as long as most. Where no
        kind ran on both, all stay in use.
        """
        pairs = self._pairs()
        logs = sum(len(few) * math.log(_mean(few) / _mean(every)) for few, every in pairs)
        return bool(pairs) and logs <= 0.0

    def note(self, kind: Hashable, cores: int, job_s: float) -> None:
        """Take in a job; one on another number of cores says nothing."""
        self._block_s += job_s
        if cores in (self.fewer, self.every):
            self.times_s.setdefault((kind, cores), []).append(job_s)

    def _pairs(self) -> list[tuple[list[float], list[float]]]:
        """Durations on fewer cores and on all, of each kind that ran on both."""
        kinds = {kind for kind, _ in self.times_s}
        both = ((self.times_s.get((k, n)) for n in (self.fewer, self.every)) for k in kinds)
        return [(few, every) for few, every in both if few and every]

    def _times(self, cores: int) -> list[float]:
        return [s for (_, used), times in self.times_s.items() if used == cores for s in times]


class ContentionBackOff:
    """The number of cores to use, of `cores`. Times are in seconds of one monotonic clock."""

    def __init__(self, cores: int) -> None:
        self.cores = self.in_use = cores
        self.next_look_s = 0.0 if cores > 1 else math.inf
        self._start: CoreUse | None = None
        self._trial: Trial | None = None
        self._blames_others = False
        """True if fewer cores are in use because of other processes."""
        self._rest_until_s, self._rest_s = -math.inf, FIRST_REST_S
        self._trial_began_s = 0.0
        self._job_s = 0.0
        self._jobs = self._delayed = 0

    def next_cores(self) -> int:
        """Cores of all jobs of the next run: `in_use`, or those that a trial asks for."""
        return self.in_use if self._trial is None else self._trial.next_cores()

    @property
    def reads_statistics(self) -> bool:
        """Return whether the next job is to be looked at: it may take as long as the one before."""
        return self.in_use < self.cores or self._start is not None or self._job_s >= MIN_WAIT_S

    def note(
        self,
        now_s: float,
        job_s: float,
        waited_s: float | None,
        core_use: Callable[[], CoreUse],
        *,
        cores: int,
        kind: Hashable = None,
    ) -> bool:
        """Take in one job on so many cores, and its duration.

        `waited_s`, the longest wait of one of our threads, is None where it was not looked at;
        `kind` says which jobs do the same work. Returns True when a trial has shown that from now
        on fewer cores are used.
        """
        self.next_look_s, self._job_s = now_s + LOOK_EVERY_S, job_s
        is_shown = self._note_trial(now_s, job_s, cores, kind)
        if self._trial is not None:
            self.next_look_s = 0.0
        if waited_s is not None:
            self._note_wait(now_s, job_s, waited_s, core_use)
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
        self.in_use = trial.fewer if trial.is_fewer_better else trial.every
        rest_s = max(self._rest_s, REST_SHARE * (now_s - self._trial_began_s))
        self._rest_until_s, self._rest_s = now_s + rest_s, min(2 * self._rest_s, REST_S)
        self._forget()
        return trial.is_first and trial.is_fewer_better

    def _note_wait(
        self, now_s: float, job_s: float, waited_s: float, core_use: Callable[[], CoreUse]
    ) -> None:
        if self._trial is None and self.in_use == self.cores and self._rests(now_s):
            return
        self._jobs += 1
        self._delayed += waited_s > max(MIN_WAIT_S, MIN_WAIT_SHARE * job_s)
        if self._start is None:
            if self._delayed or self.in_use < self.cores:
                self._start = core_use()
            else:
                self._forget()
        elif now_s - self._start.now_s >= WINDOW_S:
            self._judge(self._start, core_use())

    def _judge(self, start: CoreUse, end: CoreUse) -> None:
        were_delayed = self._delayed >= max(MIN_DELAYED, MIN_DELAYED_SHARE * self._jobs)
        left = min(max(1, int(end.free_since(start) + 1 - USABLE_SHARE)), self.cores)
        has_neighbours = end.neighbours_since(start) > 1 - USABLE_SHARE
        self._forget()
        if self.in_use == self.cores:
            if were_delayed and (left < self.cores or has_neighbours):
                self._try(left, end.now_s)
        elif left == self.cores if self._blames_others else not has_neighbours:
            self.in_use, self._trial, self._rest_until_s = self.cores, None, end.now_s
        elif self._trial is not None:
            return
        elif not self._rests(end.now_s):
            self._try(left, end.now_s)
        elif self._blames_others:
            self.in_use = left

    def _try(self, left: int, now_s: float) -> None:
        """Begin a trial of as many cores as others leave; of one less where they leave all."""
        is_first, fewer = self.in_use == self.cores, min(left, self.cores - 1)
        self._blames_others, self._trial_began_s = left < self.cores, now_s
        self._trial = Trial(fewer, self.cores, is_first, self._blames_others)
        self.in_use = fewer

    def _rests(self, now_s: float) -> bool:
        return now_s < self._rest_until_s

    def _forget(self) -> None:
        """End the window."""
        self._start = None
        self._jobs = self._delayed = 0


def _mean(times_s: Sequence[float]) -> float:
    """The mean, as `statistics.fmean` has it, whose module takes a while to import."""
    return math.fsum(times_s) / len(times_s)


# -- statistics of the scheduler -----------------------------------------------------------------


@dataclass(frozen=True)
class ThreadUse:
    """Seconds since the thread began."""

    ran_s: float
    """It lags behind by up to a tick."""
    waited_s: float
    """Time on a run queue: ready to run, while something else had the CPU."""


def thread_use(thread: int) -> ThreadUse | None:
    """Read the use of a thread of this process; None once it has ended, or without statistics.

    No clock of CPU time is read for a job: to read that of a thread that has just woken up may cost
    it the CPU, for 4 ms.
    """
    try:
        file = os.open(f"/proc/self/task/{thread}/schedstat", os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        ran_ns, waited_ns, _ = map(int, os.read(file, 100).split())
    except (OSError, ValueError):
        return None
    finally:
        os.close(file)
    return ThreadUse(ran_ns / 1e9, waited_ns / 1e9)


def longest_wait_s(before: Mapping[int, ThreadUse], after: Mapping[int, ThreadUse]) -> float:
    """The longest wait of a thread between two readings of all, of those that are in both."""
    both = before.keys() & after.keys()
    return max((after[each].waited_s - before[each].waited_s for each in both), default=0.0)


@dataclass(frozen=True)
class CoreUse:
    """The use of the CPUs that we may use, at a moment of the monotonic clock."""

    now_s: float
    cpus: int
    busy_s: float
    """Summed over the CPUs, whichever process used them."""
    process_s: float
    """CPU seconds of this process."""
    own_s: float
    """CPU seconds of our threads, which are some of this process's."""

    def free_since(self, before: CoreUse) -> float:
        """Compute how many CPUs, on average, no other process has used since then."""
        others_s = max(0.0, self.busy_s - before.busy_s - (self.process_s - before.process_s))
        return self.cpus - others_s / (self.now_s - before.now_s)

    def neighbours_since(self, before: CoreUse) -> float:
        """Compute how many CPUs, on average, other threads of this process have used since then."""
        ours_s = self.own_s - before.own_s
        return (self.process_s - before.process_s - ours_s) / (self.now_s - before.now_s)


def core_use(threads: Mapping[int, ThreadUse]) -> CoreUse:
    """Read the use of our CPUs now; that of our threads is known.

    Nothing is busy where the system does not report it. What niced processes use counts as well:
    where Linux groups processes by session (sched_autogroup), niceness counts within one alone.
    """
    own_s = sum(use.ran_s for use in threads.values())
    cpus = len(os.sched_getaffinity(0))
    return CoreUse(time.monotonic(), cpus, busy_s(), time.process_time(), own_s)


def cpu_rows(stat: Path = Path("/proc/stat")) -> dict[int, str] | None:
    """Read the row of each CPU that this process may use; None where the system has none."""
    try:
        text = stat.read_text(encoding="utf-8")
    except OSError:
        return None
    rows = {int(n): r for n, r in re.findall(r"^cpu(\d+) (.*)$", text, re.MULTILINE)}
    return {n: r for n, r in rows.items() if n in os.sched_getaffinity(0)}


def busy_and_total_s(rows: Mapping[int, str]) -> tuple[float, float]:
    """Sum the rows of /proc/stat: user nice system idle iowait irq softirq steal.

    Steal counts as busy: what the hypervisor gives to others, we do not have.
    """
    ticks = [[int(field) for field in row.split()[:8]] for row in rows.values()]
    total = sum(map(sum, ticks))
    idle = sum(row[3] + row[4] for row in ticks)
    per_s = os.sysconf("SC_CLK_TCK")
    return (total - idle) / per_s, total / per_s


def busy_s() -> float:
    """CPU seconds that all processes have used on our CPUs, up to a constant."""
    return busy_and_total_s(cpu_rows() or {})[0]
