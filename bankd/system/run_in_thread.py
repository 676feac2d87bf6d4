"""Work outside the loop: a disk may be slow, or never answer, while everything else continues."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import threading
from collections.abc import Callable
from typing import TypeVar

Value = TypeVar("Value")


async def aside(work: Callable[[], Value]) -> Value:
    """Run `work` in a thread of its own, and return or raise what it does.

    The thread is not waited for when its program ends, as those of `asyncio.to_thread` are waited
    for: a network disk whose server is gone may hold it for ever. Raises OSError where no thread
    can be started.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Value] = loop.create_future()

    def tell(told: Callable[[], None]) -> None:
        def unless_cancelled() -> None:
            if not done.cancelled():
                told()

        with contextlib.suppress(RuntimeError):  # The loop has ended: no task waits any more.
            loop.call_soon_threadsafe(unless_cancelled)

    def run() -> None:
        try:
            value = work()
        except Exception as error:  # The top-level handler of the thread: the waiting task gets it.
            failure = error
            tell(lambda: done.set_exception(failure))
        else:
            tell(lambda: done.set_result(value))

    try:
        threading.Thread(target=run, name="aside", daemon=True).start()
    except RuntimeError as error:
        raise OSError(errno.EAGAIN, str(error)) from error
    return await done
