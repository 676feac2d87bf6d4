"""The thread pool: Python threads that enter the native driver together, one a core.

An idle worker first spins, so that the next inference starts within a microsecond, then sleeps.
All of that is native, in `driver.ll`: a worker needs the interpreter only to start and to end.

All cores share a control block, in blocks of two cache lines:

    block 0         the job: table, rows that are shared out, number of the first row, cores that
                    take part, the first shared row, and a version, odd while these change; then the
                    number after the last row of all jobs
    block 1         how to wait: turns of spinning before the first yield, turns between yields,
                    turns before yields to threads that are not ours
    block 2w + 2    written by core w only: how many pieces of which row it has done (the number of
                    the row times 2^20, plus the pieces), and 1 + the CPU that it was on there
    block 2w + 3    core w's mailbox: the generation of the job, whether the core sleeps, its thread
                    (0: it may not be moved), 1 + the CPU that it was moved away from, and how often
                    it had lost its CPU to others; in the second line, how many pieces of its share
                    of which row are claimed

A step table holds six words a row: the function, its arguments, the shares, where core w finds
its first unit at w and its end at w + 1, whether a barrier follows the row, and the guards with
their number: for each the address of a byte, and whether that has to be 0 or not for the row to do
anything. A row that does nothing has its barrier all the same. Row numbers continue from job to
job, so that what is written in blocks 2w + 2, and what is claimed, never decreases.

A share has four pieces. A core claims all of its own that are left, does them, and reports them;
what is not claimed 7 us later it claims piece by piece (at once, if it did so in the row before, or
a worker sleeps). A row is over when all of its pieces are reported, by any cores, or when a
core reports one of a later row. So a core that has claimed nothing holds up no other, wherever it
is: asleep, on its way, or without a CPU. It finds that its row is over, and continues where the
caller is. It reads the table only between a claim and its report, when the job cannot have ended:
decision 0042.

Core 0 is the caller: it writes the job, puts a new generation into the mailbox of every core that
takes part, wakes those that sleep, and begins. The others see only the rows up to the last barrier:
after it there is nothing for them to do, and the caller waits for none of them.

A core that has claimed pieces and then loses its CPU does hold up the others, until the other work
has had its turn of 3 to 4 ms. So the caller, when it has waited for 60 us, asks the system how long
that thread has run, twice. Where it does not run, the caller lets it have its own CPU until the row
is over, and then keeps it off that again.

Workers are kept off the CPU that the caller is on: the system may wake a worker there, although
another CPU is idle, and the two would share it for milliseconds. A worker may then run wherever
the caller may, but for that one CPU. Where the caller has fewer CPUs than the job needs cores,
workers stay where they are.

A core that waits spins. Where the one that it waits for was last on the same CPU, it yields soon
and often, because the thread awaited cannot continue otherwise. Elsewhere it helps no thread of
ours: a thread of another engine that spins would keep the CPU for 3 to 4 ms, at one barrier after
the other. A worker that finds no new generation for some time sleeps in the kernel (futex), which
reads the mailbox once more before it lets it sleep. That is after 20 us where other work has taken
its CPU since it last waited for a job: then it does not use up its part of that CPU by spinning.
"""

from __future__ import annotations

import ctypes
import functools
import logging
import os
import threading
import time
import weakref
from collections.abc import Hashable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tuner.cpu.contention import (
    ContentionBackOff,
    ThreadUse,
    core_use,
    longest_wait_s,
    thread_use,
)
from tuner.cpu.host import runnable_cores, soc_versions_here
from tuner.cpu.object_loader import Library
from tuner.cpu.pages import allocate_bytes
from tuner.errors import ClosedModelError, OptionError
from tuner.hardware import PoolJob

DRIVER_IR = Path(__file__).with_name("driver.ll").read_text(encoding="ascii")
DRIVER = Path(__file__).with_name("driver.o")
"""Its object code, for the lowest tier: it computes nothing.

`pytest tests/tuner/cpu/test_driver.py --update-golden` writes it.
"""
BLOCK_BYTES = 128
"""Neighbouring cache lines are fetched together, so what must not be shared is two lines apart."""
MAX_END_S = 2.0
"""Maximum time that the end of a pool waits for its threads."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class SpinWait:
    """Waiting of a core, in turns of spinning (about 28 ns each on a Zen 4)."""

    patience: int
    """Turns before it yields its core for the first time."""
    between: int
    """Turns from one yield to the next."""
    apart: int
    """Turns before it yields though the core that it waits for was last on another CPU."""
    idle: int
    """Turns before a worker without a job sleeps."""


WAITING = {"spin": SpinWait(64, 64, 36_000, 36_000), "yield": SpinWait(16, 1, 16, 700)}
"""Both yield early. When two threads of ours share a core, each waits for the other's patience:
64 turns (2 us) cost 3 us a barrier, 256 turns 22 us; without others they cost nothing. "spin"
yields to other threads only after 1 ms. Its idle workers are ready for 1 ms, those of "yield" leave
their core after 20 us.
"""


class Driver:
    """The native entry points; calling one releases the interpreter lock."""

    def __init__(self, object_code: bytes | None = None) -> None:
        """`object_code`: that of another driver than ours."""
        soc_versions_here()  # asks for tiles, without which their first instruction is illegal
        self._library = Library([object_code or DRIVER.read_bytes()], ["lead", "serve", "dismiss"])
        pointer, word = ctypes.c_void_p, ctypes.c_int64
        self.lead = self._function("lead", pointer, pointer, word, word)
        """lead(block, table, rows, workers): do a job with cores 0 to workers - 1; core 0 calls."""
        self.serve = self._function("serve", pointer, word, word)
        """serve(block, worker, idle): run a worker; it sleeps after `idle` turns without a job."""
        self.shut_down = self._function("dismiss", pointer, word)
        """shut_down(block, workers): end every `serve`; none may be at work."""

    def _function(self, name: str, *types: Any) -> Any:
        return ctypes.CFUNCTYPE(None, *types)(self._library.address(name))


host_driver = functools.cache(Driver)
"""The driver of this process, loaded when it is first asked for."""


class ControlBlock:
    """The memory that all cores share; it outlives the pool so that workers can end."""

    def __init__(self, workers: int, waiting: SpinWait, cpus: int) -> None:
        self.memory = allocate_bytes((2 * workers + 2) * BLOCK_BYTES)
        self.address = ctypes.c_void_p(self.memory.ctypes.data)
        # Where threads are more than CPUs, the one that has to run may not be the one awaited.
        apart = waiting.apart if workers <= cpus else waiting.patience
        self.memory.view(np.int64)[16:19] = waiting.patience, waiting.between, apart
        self.workers = workers
        self.idle = waiting.idle
        self.has_ended = False
        self.driver = host_driver()

    def run_worker(self, worker: int, core: int | None) -> None:
        """The body of a worker thread, on this core (None: on any but the caller's)."""
        if core is None:
            own_block = BLOCK_BYTES * (2 * worker + 3)
            self.memory[own_block:].view(np.int64)[2] = threading.get_native_id()
        else:
            os.sched_setaffinity(0, {core})
        self.driver.serve(self.address, worker, self.idle)

    def shut_down(self, threads: list[threading.Thread]) -> None:
        """End the workers, and wait for their threads, which is a matter of microseconds.

        Not for longer than MAX_END_S: a finalizer may have interrupted its thread where that has a
        lock of the interpreter's that a thread needs to end.
        """
        self.has_ended = True
        self.driver.shut_down(self.address, self.workers)
        deadline_s = time.monotonic() + MAX_END_S
        for thread in threads:
            if thread.ident is not None and thread is not threading.current_thread():
                thread.join(timeout=max(0.0, deadline_s - time.monotonic()))


class ThreadPool:
    """`workers` cores: the calling thread and workers - 1 threads. Not for concurrent calls."""

    def __init__(
        self,
        workers: int,
        *,
        pinned: bool = False,
        waiting: str = "spin",
        gives_way: bool = False,
    ) -> None:
        """Start the worker threads. Raises OptionError where the system starts no more of them.

        `pinned` holds every thread, the caller's too, on a core of its own (as far as there are as
        many) until `close`: for processes of our own, never forced on a user's. `waiting` is a key
        of WAITING. With `gives_way`, watched jobs tell when fewer cores should be used.
        """
        self.workers = workers
        self.back_off = ContentionBackOff(min(workers, runnable_cores())) if gives_way else None
        self._has_reported = False
        self._waiting = WAITING[waiting]
        self._caller = threading.get_native_id()
        self._free_cores = os.sched_getaffinity(0)
        cores = sorted(self._free_cores)
        self._cores = [cores[w % len(cores)] if pinned else None for w in range(workers)]
        if pinned:
            os.sched_setaffinity(0, {cores[0]})
        self._is_closed = False
        self._start_workers()

    def close(self) -> None:
        """End the threads, and let the caller's go where it may. The pool cannot run afterwards."""
        is_ours = self._process == os.getpid()  # else a fork of the process that was pinned
        if not self._is_closed and self._cores[0] is not None and is_ours:
            with suppress(ProcessLookupError):  # the thread that made the pool has ended
                os.sched_setaffinity(self._caller, self._free_cores)
        self._is_closed = True
        self._end()

    @property
    def cores_in_use(self) -> int:
        """Number of cores that the next job should use."""
        return self.back_off.in_use if self.back_off else self.workers

    def run(self, table: int, rows: int) -> None:
        """Run `rows` rows of the step table at this address on all cores; returns when done."""
        self.do(PoolJob.of(table, rows, self.workers))

    def do(self, job: PoolJob) -> None:
        """Do a job with the first cores, as many as it is for; returns when done.

        Raises RuntimeError after `close`. A signal handler runs after the job, never within it.
        """
        self._own()
        block = self._block
        block.driver.lead(block.address, job.table, job.rows, job.workers)

    def do_watched(self, job: PoolJob, kind: Hashable) -> None:
        """Do a job of a pool that gives way, and see whether its threads had to wait for a CPU.

        `kind` is that of `ContentionBackOff.note`. Where the system keeps no statistics of waiting,
        all cores stay in use.
        """
        back_off = self.back_off
        assert back_off is not None
        before = self.use() if back_off.reads_statistics else None
        start_s = time.monotonic()
        self.do(job)
        end_s = time.monotonic()
        waited_s = longest_wait_s(before, self.use()) if before is not None else None
        has_fewer = back_off.note(
            end_s, end_s - start_s, waited_s, lambda: core_use(self.use()),
            cores=job.workers.value, kind=kind,
        )  # fmt: skip
        if has_fewer and not self._has_reported:
            self._has_reported = True
            _log.warning(
                "other work uses our cores: running on %d of %d for a while (reported once)",
                back_off.in_use,
                back_off.cores,
            )

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
            raise ClosedModelError()
        if self._process != os.getpid():
            self._end.detach()
            self._caller = threading.get_native_id()
            self._start_workers()
        if self._block.has_ended:  # by the end of the interpreter; a finalizer may still call
            raise RuntimeError("the process ends, and the threads of the model have ended")

    def _start_workers(self) -> None:
        self._block = ControlBlock(self.workers, self._waiting, len(self._free_cores))
        self._callers: set[int] = set()
        self._process = os.getpid()
        threads = [
            threading.Thread(
                target=self._block.run_worker, args=(w, core), name=f"worker-{w}", daemon=True
            )
            for w, core in enumerate(self._cores)
            if w > 0
        ]
        self._end = weakref.finalize(self, self._block.shut_down, threads)
        try:
            for thread in threads:
                thread.start()
        except BaseException as error:
            self.close()
            if isinstance(error, RuntimeError):
                raise OptionError(
                    f"threads={self.workers}: the system starts no further thread",
                    "load the model with threads=1, or raise the limit of the control group"
                    " (pids.max) or of the user (ulimit -u)",
                ) from error
            raise
        self._workers = [t.native_id for t in threads if t.native_id is not None]
