"""Are the target's cores all there? A host may put two virtual cores on one real core for a while.

Then a kernel on two cores takes twice its time, now and then in the middle of a race. So races
wait, as long as their patience lasts, until all cores together are as quick as one alone.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable

from tuner.backend import backend_of
from tuner.target import Target

ENOUGH = 0.9
"""Minimum speed of the slowest core while all compute, as a share of its speed alone."""
STEPS = 400_000
"""Steps of about a millisecond of multiply-adds."""
TRIES = 3
PAUSE_S = 0.2


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
        sleep(PAUSE_S)
    return clock() - started


def share_together(target: Target) -> float:
    """The speed of the slowest core while all compute, over that of one alone; 1 at best."""
    seconds_of_steps = backend_of(target.soc_version).seconds_of_steps
    alone_s = min(seconds_of_steps(target.soc_version, STEPS) for _ in range(TRIES))
    together_s = min(_together_s(target) for _ in range(TRIES))
    return min(1.0, alone_s / together_s)


def _together_s(target: Target) -> float:
    """Seconds of the slowest core; each core of ours has a thread of its own."""
    cores = sorted(os.sched_getaffinity(0))[: target.cores]
    start, seconds = threading.Barrier(len(cores)), [0.0] * len(cores)

    def work(number: int, core: int) -> None:
        os.sched_setaffinity(0, {core})
        start.wait()
        seconds[number] = backend_of(target.soc_version).seconds_of_steps(target.soc_version, STEPS)

    threads = [threading.Thread(target=work, args=pair) for pair in enumerate(cores)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return max(seconds)
