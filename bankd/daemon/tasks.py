"""Tasks of the daemon, repeated through all that may pass, or done once; its row in the list."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any, TypeVar

from bankd.bridge import TunerError
from bankd.daemon.context import DaemonParts
from bankd.daemon.daemon_state import DaemonState
from bankd.daemon.queue.admission import Admission
from bankd.daemon.worker.runner import JobRunner, run_race
from bankd.errors import BankdError, ErrorCode
from bankd.system.device_lock import DeviceBusy

MAX_ROUNDS = 3
"""Maximum number of further scans because a model was replaced meanwhile."""
MAX_SETTLING_TIMES = 10.0
"""Maximum wait for files that keep changing, in times of `settle_s`."""
EXAMINATION_WAIT_S = 30.0
"""Time of one wait for a file that takes long to examine."""
JOB_LIST_WAIT_S, JOB_LIST_PAUSE_S = 30.0, 0.5
"""Time that a starting daemon waits for other writers of the list, and pause between its tries."""

Value = TypeVar("Value")


class Once:
    """Every file ends as a job that has ended, as refused, or as one that would not settle."""

    def __init__(
        self,
        parts: DaemonParts,
        daemon_state: DaemonState,
        admission: Admission,
        job_runner: JobRunner,
        *,
        waits: bool,
    ) -> None:
        """`waits`: for a device that another process holds."""
        self._parts = parts
        self._daemon_state = daemon_state
        self._admission = admission
        self._job_runner = job_runner
        self._waits = waits

    async def handle(self) -> None:
        """Raises DeviceBusy, BankdError and OSError where something stands in the way."""
        self._job_runner.recover()
        rounds = 0
        while rounds < MAX_ROUNDS and not self._daemon_state.is_stopping:
            await self._admit_all()
            is_reading = self._admission.is_reading
            # What the queue had no room for is part of what lies there.
            rounds += not (self._daemon_state.file_states.held_back or is_reading)
            if not await self._run_all():
                if not is_reading:
                    break
                await self._daemon_state.wakes.files.wait(EXAMINATION_WAIT_S)

    async def _admit_all(self) -> None:
        """Wait until all files are stable, or the time for it is over.

        Only the waits count: on a busy machine a look, or one into a file, may take longer.
        """
        pause_s = max(self._daemon_state.bounds.settle_s / 2, 0.01)
        left_s = MAX_SETTLING_TIMES * self._daemon_state.bounds.settle_s
        while not self._daemon_state.is_stopping:
            is_more = await self._admission.admit(data_patience_s=0)
            if is_more:
                continue
            if left_s <= 0 or not self._daemon_state.file_states.waiting:
                break
            await self._daemon_state.wakes.files.wait(pause_s)
            left_s -= pause_s

    async def _run_all(self) -> bool:
        """Work in all slots until no job is left; return True if there was one.

        Raises BankdError where one cannot be begun for too long.
        """
        return any(await in_slots(self._parts.workshop.slots, self._run_in))

    async def _run_in(self, slot: int) -> bool:
        daemon_state, now_s = self._daemon_state, self._parts.now_s
        was_any, begun_s = False, now_s()
        while not daemon_state.is_stopping:
            try:
                has_run = slot == 0 and await run_race(self._parts, daemon_state)
                has_run = has_run or await self._job_runner.run_next()
            except DeviceBusy as busy:
                if not self._waits:
                    raise
                self._job_runner.wait(busy.message)
                await daemon_state.stopped.wait(1.0)
                begun_s = now_s()
                continue
            if has_run:
                was_any, begun_s = True, now_s()
            elif why := daemon_state.why_waiting:
                if now_s() - begun_s > daemon_state.bounds.load_patience_s + RETRY_S:
                    raise BankdError(why, "correct it, then start again", ErrorCode.COMMAND)
                await daemon_state.stopped.wait(1.0)
            else:
                break
        return was_any


RETRY_S = 2.0
"""Pause after a fault of a job, or of a task: at first, and up to a minute."""
LONGEST_RETRY_S = 60.0
PASSING = (BankdError, TunerError, OSError)
"""Errors that may be fixed from outside while the daemon runs: a disk, a lock, a folder."""


async def in_slots(slots: int, work: Callable[[int], Coroutine[Any, Any, Value]]) -> list[Value]:
    """Do the work in every slot at the same time; the first that fails ends the others."""
    tasks = [asyncio.create_task(work(slot)) for slot in range(slots)]
    try:
        return await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def repeated(
    parts: DaemonParts,
    daemon_state: DaemonState,
    task: str,
    turn: Callable[[], Awaitable[None]],
    ends_with: type[Exception] | tuple[()] = (),
    pause: Callable[[], Awaitable[object]] | None = None,
) -> None:
    """Turn after turn until the daemon stops. What may pass is reported once, and tried again.

    `pause` follows a turn that went well, when nothing is in the way any more.
    """
    retry_s = RETRY_S
    while not daemon_state.is_stopping:
        try:
            await turn()
        except ends_with:
            raise
        except (*PASSING, RuntimeError) as error:
            if isinstance(error, RuntimeError) and not _lacks_a_thread(error):
                raise
            if task not in daemon_state.troubles:
                parts.log.warning("trouble", task=task, why=error)
            daemon_state.troubles[task] = str(error)
            await daemon_state.stopped.wait(retry_s)
            retry_s = min(2 * retry_s, LONGEST_RETRY_S)
        else:
            daemon_state.troubles.pop(task, None)
            retry_s = RETRY_S
            if pause is not None:
                await pause()


async def until_stopped(daemon_state: DaemonState, work: Coroutine[Any, Any, None]) -> None:
    """Run the work until the daemon stops: a wait for a disk that hangs cannot end by itself."""
    task = asyncio.create_task(work)
    stopped = asyncio.create_task(daemon_state.stopped.wait(None))
    try:
        await asyncio.wait({task, stopped}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in (task, stopped):
            one.cancel()
        await asyncio.wait({task, stopped})
    if not task.cancelled():
        task.result()


def _lacks_a_thread(error: RuntimeError) -> bool:
    """Return True for Python's error where the system starts no more threads, known by its text."""
    return "start new thread" in str(error)


@asynccontextmanager
async def entered(
    parts: DaemonParts, daemon_state: DaemonState, recover: Callable[[], None]
) -> AsyncIterator[None]:
    """Serve the list while the block runs; recover what dead daemons left.

    Raises BankdError where the list cannot be written for too long.
    """

    def enter() -> AbstractContextManager[None]:
        serving = parts.jobs.serving(daemon_state.folders, parts.identity.basis)
        serving.__enter__()
        return serving

    serving = await _patiently(parts, daemon_state, enter)
    try:
        await _patiently(parts, daemon_state, recover)
        yield
    finally:
        try:
            serving.__exit__(None, None, None)
        except BankdError as error:  # That it is gone, others see by its process.
            parts.log.warning("trouble", task="stopping", why=error)


async def _patiently(
    parts: DaemonParts, daemon_state: DaemonState, work: Callable[[], Value]
) -> Value:
    until_s = parts.now_s() + JOB_LIST_WAIT_S
    while True:
        try:
            return work()
        except BankdError:
            if daemon_state.is_stopping or parts.now_s() > until_s:
                raise
            await daemon_state.stopped.wait(JOB_LIST_PAUSE_S)
