"""The cores of measurements: a host may take some away for a while, and other processes share them.

A host may put two virtual cores on one real core for a while. Then a kernel on two cores takes
twice its time, now and then in the middle of a race. So races wait, as long as their patience
lasts, until all cores together are as quick as one alone.

Linux counts for each thread how long it waited for a core: the second number of
/proc/PID/task/TID/schedstat is the time, in nanoseconds, that the thread was ready to run and did
not. Threads of ours may also wait for each other, such as two engines in one process: such waits
count only as far as other processes used the CPUs meanwhile.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tuner.backend import backend_of, host_busy_s, host_throttled_s
from tuner.target import Target
from tuner.trials.trial import SHARED_CORES

ENOUGH = 0.9
"""Minimum speed of the slowest core while all compute, as a share of its speed alone."""
STEPS = 400_000
"""Steps of about a millisecond of multiply-adds."""
SPEED_TRIES = 3
RECHECK_PAUSE_S = 0.2
MAX_WAIT_SHARE = 0.25
"""Threads that waited longer than this share of the time had to share their cores: times measured
then show how the system divides cores, not how quick a program is. On two cores it is 0.03 to 0.1
on a quiet machine, 0.8 to 1.1 with one busy process, and 2.5 to 3.2 with three."""

THREADS = Path("/proc/self/task")


def wait_for_cores(
    target: Target,
    patience_s: float,
    *,
    share: Callable[[Target], float] | None = None,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> float:
    """Wait until the cores of the target are there, at most so long; gives the seconds waited."""
    if target.cores < 2:
        return 0.0
    share = share or share_together
    started = clock()
    while share(target) < ENOUGH and clock() - started < patience_s:
        sleep(RECHECK_PAUSE_S)
    return clock() - started


def share_together(target: Target) -> float:
    """The speed of the slowest core while all compute, over that of one alone; 1 at best."""
    seconds_of_steps = backend_of(target.soc_version).seconds_of_steps
    alone_s = min(seconds_of_steps(target.soc_version, STEPS) for _ in range(SPEED_TRIES))
    together_s = min(_together_s(target) for _ in range(SPEED_TRIES))
    return min(1.0, alone_s / together_s)


def _together_s(target: Target) -> float:
    """Seconds of the slowest core; each core of ours has a thread of its own."""
    cores = sorted(os.sched_getaffinity(0))[: target.cores]
    start = threading.Barrier(len(cores))

    def seconds_on(core: int) -> float:
        os.sched_setaffinity(0, {core})
        start.wait()
        return backend_of(target.soc_version).seconds_of_steps(target.soc_version, STEPS)

    with ThreadPoolExecutor(len(cores)) as pool:
        return max(pool.map(seconds_on, cores))


def is_shared(wait_share: float) -> bool:
    """Return whether other processes used the cores while times were measured."""
    return wait_share > MAX_WAIT_SHARE


def shared_cores_note(wait_share: float) -> str:
    """Say that times are less reliable than they seem; empty where the cores were not shared.

    Seconds of all threads are added: several threads may wait for more than a second in each.
    """
    if not is_shared(wait_share):
        return ""
    return f"{SHARED_CORES}: timed threads waited {wait_share:.2g} s in each second"


def used_by_others_s() -> float:
    """Read the time that other processes have used on our CPUs, up to a constant, in seconds."""
    return host_busy_s() - time.process_time()


class CoreWait:
    """Adds up how long this process waited for cores while it measured."""

    def __init__(
        self,
        threads: Path = THREADS,
        clock: Callable[[], float] = time.perf_counter,
        others: Callable[[], float] = used_by_others_s,
        throttled: Callable[[], float] = host_throttled_s,
    ) -> None:
        self._threads, self._clock, self._others = threads, clock, others
        self._throttled = throttled
        self._waited_s = self._others_s = self._spent_s = self._throttled_s = 0.0

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count what is waited inside the block."""
        throttled_s = self._throttled()
        before, others_s, started = self._waited_by_thread(), self._others(), self._clock()
        yield
        self._spent_s += self._clock() - started
        self._throttled_s += self._throttled() - throttled_s
        self._others_s += self._others() - others_s
        now = self._waited_by_thread()
        self._waited_s += sum(waited_s - before.get(name, 0.0) for name, waited_s in now.items())

    @property
    def share(self) -> float:
        """Seconds waited for other processes, of all threads, for each second measured.

        Pauses by a limit of processor time count as well. It is 0 where Linux does not tell.
        """
        waited_s = max(0.0, min(self._waited_s, self._others_s)) + self._throttled_s
        return waited_s / self._spent_s if self._spent_s else 0.0

    def _waited_by_thread(self) -> Mapping[str, float]:
        waited = {}
        with contextlib.suppress(OSError):
            for thread in self._threads.iterdir():
                with contextlib.suppress(OSError, ValueError, IndexError):
                    words = (thread / "schedstat").read_text(encoding="ascii").split()
                    waited[thread.name] = int(words[1]) * 1e-9
        return waited
