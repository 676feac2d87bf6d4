"""The daemon's own row in the job list: made at the start, also while others write, and closed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from typing import TypeVar

from bankd.daemon.parts import Parts
from bankd.daemon.standing import Standing
from bankd.errors import BankdError

PATIENCE_S = 30.0
"""So long a daemon that starts waits for others who write the list."""
EVERY_S = 0.5
"""Between its tries."""

Value = TypeVar("Value")


@asynccontextmanager
async def entered(
    parts: Parts, standing: Standing, recover: Callable[[], None]
) -> AsyncIterator[None]:
    """As one who serves the list, while the block runs; what dead daemons left is put right.

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


async def _patiently(parts: Parts, standing: Standing, work: Callable[[], Value]) -> Value:
    until_s = parts.now_s() + PATIENCE_S
    while True:
        try:
            return work()
        except BankdError:
            if standing.is_stopping or parts.now_s() > until_s:
                raise
            await standing.stopped.wait(EVERY_S)
