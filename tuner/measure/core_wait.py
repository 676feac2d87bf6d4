"""Time that our threads waited for a core: what other processes took while we were measuring.

Linux counts it for each thread: the second number of /proc/PID/task/TID/schedstat is the time, in
nanoseconds, that the thread was ready to run and did not. A thread that sleeps or spins waits for
nothing, so that an idle machine shows next to none, however late it wakes a core.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

MAX_WAIT_SHARE = 0.25
"""Threads that waited longer than this share of the time had to share their cores: times measured
then show how the system divides cores, not how quick a program is. On two cores it is 0.03 to 0.1
on a quiet machine, 0.8 to 1.1 beside one busy process, and 2.5 to 3.2 beside three."""

THREADS = Path("/proc/self/task")


def is_shared(wait_share: float) -> bool:
    """Whether other processes used the cores while times were measured."""
    return wait_share > MAX_WAIT_SHARE


class CoreWait:
    """Adds up how long this process waited for cores while it measured."""

    def __init__(
        self, threads: Path = THREADS, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self._threads, self._clock = threads, clock
        self._waited_s = self._spent_s = 0.0

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count what is waited inside the block."""
        before, started = self._waited_by_thread(), self._clock()
        yield
        self._spent_s += self._clock() - started
        now = self._waited_by_thread()
        self._waited_s += sum(waited_s - before.get(name, 0.0) for name, waited_s in now.items())

    @property
    def share(self) -> float:
        """Seconds waited, of all threads, for each second measured; 0 where Linux does not tell."""
        return self._waited_s / self._spent_s if self._spent_s else 0.0

    def _waited_by_thread(self) -> Mapping[str, float]:
        waited = {}
        with contextlib.suppress(OSError):
            for thread in self._threads.iterdir():
                with contextlib.suppress(OSError, ValueError, IndexError):
                    words = (thread / "schedstat").read_text(encoding="ascii").split()
                    waited[thread.name] = int(words[1]) * 1e-9
        return waited
