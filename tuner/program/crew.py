"""The crew: Python threads that enter the native driver together, one a core.

An idle worker first spins, so that the next inference starts at once, then sleeps.
"""

from __future__ import annotations

import ctypes
import threading
import weakref

import numpy as np

from tuner.program.driver import LINE_PAIR_BYTES, Driver, host_driver

IDLE_SPINS = 4000
"""Rounds of about 50 ns that an idle worker spins before it sleeps: some 200 microseconds."""

_CLOSED = -1


class _Shared:
    """What the workers see; it outlives the crew object so that idle threads can end."""

    def __init__(self, workers: int) -> None:
        words = (workers + 2) * LINE_PAIR_BYTES // 8
        raw = np.zeros(words + LINE_PAIR_BYTES // 8, np.int64)
        skip = (-raw.ctypes.data % LINE_PAIR_BYTES) // 8
        self.memory = raw[skip : skip + words]
        self.generation = ctypes.c_int64.from_address(self.memory.ctypes.data)
        self.counters = self.memory.ctypes.data + LINE_PAIR_BYTES
        self.wake = threading.Condition()
        self.job = (0, 0, 0)
        self.workers = workers
        self.driver: Driver = host_driver()

    def post(self, generation: int) -> None:
        self.generation.value = generation
        with self.wake:
            self.wake.notify_all()

    def attend(self, worker: int) -> None:
        """The life of a worker thread."""
        known = 0
        while True:
            seen = self._next_generation(known)
            if seen == _CLOSED:
                return
            known = seen
            table, count, epoch = self.job
            self.driver.drive(table, count, worker, self.workers, self.counters, epoch)

    def _next_generation(self, known: int) -> int:
        address = self.memory.ctypes.data
        seen = int(self.driver.attend(address, known, IDLE_SPINS))
        if seen != known:
            return seen
        with self.wake:
            while self.generation.value == known:
                self.wake.wait()
            return self.generation.value


class Crew:
    """`workers` cores: the calling thread and workers - 1 threads. Not for concurrent calls."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._shared = _Shared(workers)
        self._epoch = 0
        self._threads = [
            threading.Thread(
                target=_Shared.attend, args=(self._shared, w), name=f"crew-{w}", daemon=True
            )
            for w in range(1, workers)
        ]
        for thread in self._threads:
            thread.start()
        self.close = weakref.finalize(self, _dismiss, self._shared, self._threads)

    def run(self, table: int, count: int) -> None:
        """Run `count` steps of the step table at this address on all cores; returns when done."""
        shared = self._shared
        shared.job = (table, count, self._epoch)
        if self.workers > 1:
            shared.post(shared.generation.value + 1)
        shared.driver.drive(table, count, 0, self.workers, shared.counters, self._epoch)
        self._epoch += count


def _dismiss(shared: _Shared, threads: list[threading.Thread]) -> None:
    shared.post(_CLOSED)
    for thread in threads:
        if thread is not threading.current_thread():
            thread.join(timeout=10)
