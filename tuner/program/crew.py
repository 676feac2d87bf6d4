"""The crew: Python threads that enter the native driver together, one a core.

An idle worker first spins, so that the next inference starts within a microsecond, then sleeps.
All of that is native: a worker needs the interpreter for its first and its last breath only.
"""

from __future__ import annotations

import ctypes
import os
import threading
import weakref
from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from tuner.program.core_use import ThreadUse, thread_use
from tuner.program.driver import BLOCK_BYTES, Driver, board_bytes, host_driver


@dataclass(frozen=True)
class Waiting:
    """Waiting of a core, in turns of spinning (about 28 ns each on a Zen 4)."""

    patience: int
    """Turns before it yields its core for the first time."""
    between: int
    """Turns from one yield to the next."""
    idle: int
    """Turns before a worker without a job sleeps."""


WAITING = {"spin": Waiting(64, 64, 36_000), "yield": Waiting(16, 1, 700)}
"""Both yield early. When two threads of ours share a core, each waits for the other's patience:
64 turns (2 us) cost 3 us a barrier, 256 turns 22 us; without others they cost nothing. Idle
workers of "spin" are ready for 1 ms, those of "yield" leave their core after 20 us.
"""


@dataclass(frozen=True)
class Job:
    """Rows of a step table for some cores, as the native call takes it: nothing to convert."""

    table: ctypes.c_void_p
    rows: ctypes.c_int64
    workers: ctypes.c_int64

    @staticmethod
    def of(table: int, rows: int, workers: int) -> Job:
        """The job of these rows, for so many cores."""
        return Job(ctypes.c_void_p(table), ctypes.c_int64(rows), ctypes.c_int64(workers))


class _Board:
    """The memory that all cores share; it outlives the crew object so that workers can end."""

    def __init__(self, workers: int, waiting: Waiting) -> None:
        raw = np.zeros(board_bytes(workers) + BLOCK_BYTES, np.uint8)
        skip = -raw.ctypes.data % BLOCK_BYTES
        self._memory = raw[skip : skip + board_bytes(workers)]
        self.address = ctypes.c_void_p(self._memory.ctypes.data)
        self._memory.view(np.int64)[16:18] = waiting.patience, waiting.between
        self.workers = workers
        self.idle = waiting.idle
        self.driver: Driver = host_driver()

    def attend(self, worker: int, core: int | None) -> None:
        """The life of a worker thread, on this core (None: on any but the caller's)."""
        if core is None:
            own_block = BLOCK_BYTES * (2 * worker + 3)
            self._memory[own_block:].view(np.int64)[2] = threading.get_native_id()
        else:
            os.sched_setaffinity(0, {core})
        self.driver.serve(self.address, worker, self.idle)


class Crew:
    """`workers` cores: the calling thread and workers - 1 threads. Not for concurrent calls."""

    def __init__(self, workers: int, *, pinned: bool = False, waiting: str = "spin") -> None:
        """Start the worker threads.

        `pinned` holds every thread, the caller's too, on a core of its own (as far as there are as
        many) until `close`: for processes of our own, never forced on a user's. `waiting` is a key
        of WAITING.
        """
        self.workers = workers
        self._waiting = WAITING[waiting]
        self._caller = threading.get_native_id()
        self._free_cores = os.sched_getaffinity(0)
        cores = sorted(self._free_cores)
        self._cores = [cores[w % len(cores)] if pinned else None for w in range(workers)]
        if pinned:
            os.sched_setaffinity(0, {cores[0]})
        self._is_closed = False
        self._gather()

    def close(self) -> None:
        """End the threads, and let the caller's go where it may. The crew cannot run afterwards."""
        is_ours = self._process == os.getpid()  # else a fork of the process that was pinned
        if not self._is_closed and self._cores[0] is not None and is_ours:
            with suppress(ProcessLookupError):  # the thread that made the crew has ended
                os.sched_setaffinity(self._caller, self._free_cores)
        self._is_closed = True
        self._end()

    def run(self, table: int, rows: int) -> None:
        """Run `rows` rows of the step table at this address on all cores; returns when done."""
        self.do(Job.of(table, rows, self.workers))

    def do(self, job: Job) -> None:
        """Do a job with the first cores, as many as it is for; returns when done.

        Raises RuntimeError after `close`. A signal handler runs after the job, never within it.
        """
        self._own()
        board = self._board
        board.driver.lead(board.address, job.table, job.rows, job.workers)

    def use(self) -> dict[int, ThreadUse]:
        """Run and wait times of our threads: the workers and all that have called.

        Empty where the system keeps no such statistics. Raises RuntimeError after `close`.
        """
        self._own()
        self._callers.add(threading.get_native_id())
        found = {each: thread_use(each) for each in (*self._callers, *self._workers)}
        self._callers -= {thread for thread, use in found.items() if use is None}
        return {thread: use for thread, use in found.items() if use is not None}

    def _own(self) -> None:
        """Make sure of threads in this process: after a fork there are none but ours."""
        if self._is_closed:
            raise RuntimeError("the model was closed")
        if self._process != os.getpid():
            self._end.detach()
            self._caller = threading.get_native_id()
            self._gather()

    def _gather(self) -> None:
        self._board = _Board(self.workers, self._waiting)
        self._callers: set[int] = set()
        self._process = os.getpid()
        threads = [
            threading.Thread(
                target=self._board.attend, args=(w, core), name=f"crew-{w}", daemon=True
            )
            for w, core in enumerate(self._cores)
            if w > 0
        ]
        self._end = weakref.finalize(self, _dismiss, self._board, threads)
        try:
            for thread in threads:
                thread.start()
        except BaseException:
            self.close()
            raise
        self._workers = [t.native_id for t in threads if t.native_id is not None]


def _dismiss(board: _Board, threads: list[threading.Thread]) -> None:
    board.driver.dismiss(board.address, board.workers)
    for thread in threads:
        if thread.ident is not None and thread is not threading.current_thread():
            thread.join(timeout=10)
