"""A daemon that only answers: its socket served by a loop in a thread of its own."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable, Iterator, Mapping
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bankd.control.protocol import ControlRequest
from bankd.control.server import listening

Answers = Callable[[ControlRequest], Awaitable[Mapping[str, Any]]]


@contextmanager
def answering(path: Path, answer: Answers, patience_s: float = 60.0) -> Iterator[list[Exception]]:
    """Serves the socket while the block runs; gives what it complained of."""
    complaints: list[Exception] = []
    ready: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve() -> None:
        stop = asyncio.Event()
        async with listening(path, answer, complaints.append, patience_s=patience_s):
            ready.set_result((asyncio.get_running_loop(), stop))
            await stop.wait()

    def run() -> None:
        try:
            asyncio.run(serve())
        except Exception as error:
            ready.set_exception(error)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        loop, stop = ready.result(60)
        try:
            yield complaints
        finally:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(stop.set)
    finally:
        thread.join(60)


async def echo(request: ControlRequest) -> dict[str, Any]:
    return {"verb": request.verb, **request.arguments}
