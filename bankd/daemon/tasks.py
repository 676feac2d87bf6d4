"""Tasks of the daemon's loop, repeated through all that may pass; its own row in the job list."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any, TypeVar

from bankd.bridge import TunerError
from bankd.daemon.context import DaemonParts
from bankd.daemon.daemon_state import DaemonState
from bankd.errors import BankdError

RETRY_S = 2.0
"""Pause after a fault of a job, or of a task: at first, and up to a minute."""
LONGEST_RETRY_S = 60.0
PASSING = (BankdError, TunerError, OSError)
"""Errors that may be fixed from outside while the daemon runs: a disk, a lock, a folder."""


async def repeated(
    parts: DaemonParts,
    standing: DaemonState,
    task: str,
    turn: Callable[[], Awaitable[None]],
    ends_with: type[Exception] | tuple[()] = (),
) -> None:
    """Turn after turn until the daemon stops. What may pass is told once, and tried again."""
    retry_s = RETRY_S
    while not standing.is_stopping:
        try:
            await turn()
        except ends_with:
            raise
        except (*PASSING, RuntimeError) as error:
            if isinstance(error, RuntimeError) and not _lacks_a_thread(error):
                raise
            if task not in standing.troubles:
                parts.log.warning("trouble", task=task, why=error)
            standing.troubles[task] = str(error)
            await standing.stopped.wait(retry_s)
            retry_s = min(2 * retry_s, LONGEST_RETRY_S)
        else:
            standing.troubles.pop(task, None)
            retry_s = RETRY_S


async def until_stopped(standing: DaemonState, work: Coroutine[Any, Any, None]) -> None:
    """Run the work until the daemon stops: a wait for a disk that hangs cannot end by itself."""
    task = asyncio.create_task(work)
    stopped = asyncio.create_task(standing.stopped.wait(None))
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


PATIENCE_S = 30.0
"""Time that a starting daemon waits for other writers of the list."""
EVERY_S = 0.5
"""Pause between its tries."""

Value = TypeVar("Value")


@asynccontextmanager
async def entered(
    parts: DaemonParts, standing: DaemonState, recover: Callable[[], None]
) -> AsyncIterator[None]:
    """Serve the list while the block runs; recover what dead daemons left.

    Raises BankdError where the list cannot be written for too long.
    """

    def enter() -> AbstractContextManager[None]:
        serving = parts.jobs.serving(standing.folders, parts.identity.basis)
        serving.__enter__()
        return serving

    serving = await _patiently(parts, standing, enter)
    try:
        await _patiently(parts, standing, recover)
        yield
    finally:
        try:
            serving.__exit__(None, None, None)
        except BankdError as error:  # That it is gone, others see by its process.
            parts.log.warning("trouble", task="stopping", why=error)


async def _patiently(parts: DaemonParts, standing: DaemonState, work: Callable[[], Value]) -> Value:
    until_s = parts.now_s() + PATIENCE_S
    while True:
        try:
            return work()
        except BankdError:
            if standing.is_stopping or parts.now_s() > until_s:
                raise
            await standing.stopped.wait(EVERY_S)
