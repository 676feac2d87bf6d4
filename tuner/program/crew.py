"""The crew: Python threads that enter the native driver together, one a core.

An idle worker first spins, so that the next inference starts within a microsecond, then sleeps.
"""

from __future__ import annotations

import ctypes
import os
import threading
import weakref

import numpy as np

from tuner.program.driver import LINE_PAIR_BYTES, Driver, host_driver

IDLE_SPINS = 36_000
"""Rounds that an idle worker spins before it sleeps: about 1 ms (28 ns a round on a Zen 4)."""

_CLOSED = -1


class _Shared:
    """What the workers see; it outlives the crew object so that idle threads can end."""

    def __init__(self, workers: int) -> None:
        words = (workers + 1) * LINE_PAIR_BYTES // 8
        raw = np.zeros(words + LINE_PAIR_BYTES // 8, np.int64)
        skip = (-raw.ctypes.data % LINE_PAIR_BYTES) // 8
        self._memory = raw[skip : skip + words]
        self.address = int(self._memory.ctypes.data)
        self.post = (ctypes.c_int64 * 4).from_address(self.address)
        self.counters = self.address + LINE_PAIR_BYTES
        self.workers = workers
        self.driver: Driver = host_driver()
        self._wake = threading.Condition()
        self._sleeping = 0

    def announce(self, generation: int) -> None:
        """Start the job that stands in the post. Spinning workers see it by themselves."""
        self.post[0] = generation
        # A worker counts itself as sleeping before it looks at the generation a last time, and
        # we look at the count after we have changed the generation: one of us sees the other.
        if self._sleeping:
            with self._wake:
                self._wake.notify_all()

    def open_barriers(self) -> None:
        """No barrier holds anybody any more, whatever number it waits for."""
        for worker in range(self.workers):
            at = self.counters + worker * LINE_PAIR_BYTES
            ctypes.c_int64.from_address(at).value = 1 << 62

    def attend(self, worker: int, core: int | None) -> None:
        """The life of a worker thread, on this core (None: wherever the system likes)."""
        if core is not None:
            os.sched_setaffinity(0, {core})
        known = 0
        while known != _CLOSED:
            seen = int(self.driver.serve(self.address, known, worker, self.workers, IDLE_SPINS))
            known = seen if seen == _CLOSED else self._sleep(seen)

    def _sleep(self, known: int) -> int:
        """Sleep until the generation changes; gives the one to go on from."""
        with self._wake:
            self._sleeping += 1
            while self.post[0] == known:
                self._wake.wait()
            self._sleeping -= 1
        return _CLOSED if self.post[0] == _CLOSED else known


class Crew:
    """`workers` cores: the calling thread and workers - 1 threads. Not for concurrent calls."""

    def __init__(self, workers: int, *, pinned: bool = False) -> None:
        """`pinned` holds every thread, the caller's too, on a core of its own (as far as there
        are as many): for processes of our own, never forced on a user's.
        """
        self.workers = workers
        cores = sorted(os.sched_getaffinity(0))
        self._cores = [cores[w % len(cores)] if pinned else None for w in range(workers)]
        if pinned:
            os.sched_setaffinity(0, {cores[0]})
        self._is_closed = self._is_running = False
        self._epoch, self._process = 0, os.getpid()
        self._gather()

    def close(self) -> None:
        """End the threads. The crew cannot run afterwards."""
        self._is_closed = True
        self._end()

    def run(self, table: int, count: int) -> None:
        """Run `count` steps of the step table at this address on all cores; returns when done.

        Raises RuntimeError after `close`. A run that was interrupted by an exception of a signal
        handler, or a fork, leaves workers that are out of step: the next run gathers new ones.
        """
        if self._is_closed:
            raise RuntimeError("the crew was closed")
        if count == 0:
            return
        if self._is_running or self._process != os.getpid():
            self._disband()
            self._gather()
        self._is_running = True
        shared, epoch = self._shared, self._epoch
        if self.workers > 1:
            shared.post[1:] = [table, count, epoch]
            shared.announce(shared.post[0] + 1)
        shared.driver.drive(table, count, 0, self.workers, shared.counters, epoch)
        self._epoch = epoch + count
        self._is_running = False

    def _gather(self) -> None:
        self._shared = _Shared(self.workers)
        self._epoch = 0
        self._process = os.getpid()
        self._is_running = False
        threads = [
            threading.Thread(
                target=self._shared.attend, args=(w, core), name=f"crew-{w}", daemon=True
            )
            for w, core in enumerate(self._cores)
            if w > 0
        ]
        for thread in threads:
            thread.start()
        self._end = weakref.finalize(self, _dismiss, self._shared, threads)

    def _disband(self) -> None:
        """Let go of workers that wait at a barrier which we shall never reach."""
        if self._process != os.getpid():  # after a fork there are no threads but ours
            self._end.detach()
            return
        self._shared.open_barriers()
        self._end()


def _dismiss(shared: _Shared, threads: list[threading.Thread]) -> None:
    shared.announce(_CLOSED)
    for thread in threads:
        if thread is not threading.current_thread():
            thread.join(timeout=10)
