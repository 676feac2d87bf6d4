"""The daemon's pages for monitoring systems, over HTTP: metrics, health and status, to read only.

    GET /metrics   Prometheus' text form
    GET /healthz   200: the daemon's loop turns
    GET /readyz    200: its folders are scanned, it does not end, nothing is in its way; else 503
    GET /status    what `bankd status --json` shows of it

Commands are given on the control socket, which is its user's alone: no page changes anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, NamedTuple

from bankd.control.http_address import HttpAddress
from bankd.control.protocol import ControlRequest, Verb
from bankd.errors import BankdError, ErrorCode

Answer = Callable[[ControlRequest], Awaitable[Mapping[str, Any]]]

MAX_HEAD_BYTES = 8 * 1024
MAX_CLIENTS = 64
"""Maximum number of clients at a time; one more ends the connection of the oldest."""
CLIENT_WAIT_S = 5.0
"""Time for a client to send its request, and again to receive the page."""
TEXT, JSON = "text/plain; version=0.0.4; charset=utf-8", "application/json"


class Page(NamedTuple):
    """A page as it is sent."""

    status: HTTPStatus
    kind: str
    text: str

    def sent(self, *, with_text: bool) -> bytes:
        """Bytes of the answer; without the text as an answer to HEAD."""
        body = self.text.encode()
        head = (
            f"HTTP/1.1 {self.status.value} {self.status.phrase}\r\nContent-Type: {self.kind}\r\n"
            f"Content-Length: {len(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n"
        )
        if self.status is HTTPStatus.METHOD_NOT_ALLOWED:
            head += "Allow: GET, HEAD\r\n"
        return f"{head}\r\n".encode() + (body if with_text else b"")


@asynccontextmanager
async def serving_http(
    address: HttpAddress, answer: Answer, complain: Callable[[Exception], None]
) -> AsyncIterator[HttpAddress]:
    """Serve the pages while the block runs; it is given the address with the port that it got.

    `answer` is that of the control socket; `complain` gets faults of ours, which a client sees as
    500. Raises BankdError (EG0010) where the address cannot be used.
    """
    clients: dict[asyncio.Task[None], asyncio.StreamWriter] = {}
    """Clients in the order in which they came."""

    async def take_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        clients[task] = writer
        if len(clients) > MAX_CLIENTS:
            # A health check is answered, however many clients are silent, or read no answer.
            clients.pop(next(iter(clients))).transport.abort()
        # A client that goes away, or neither speaks nor listens, is no fault of ours.
        with contextlib.suppress(TimeoutError, OSError):
            try:
                line = await _request_line(reader)
                page = await _page(line, answer, complain)
                async with asyncio.timeout(CLIENT_WAIT_S):
                    writer.write(page.sent(with_text=not line.startswith("HEAD ")))
                    await writer.drain()
            finally:
                clients.pop(task, None)
                writer.close()

    try:
        server = await asyncio.start_server(take_on, *address, limit=MAX_HEAD_BYTES)
    except OSError as error:
        raise BankdError(
            f"--http {address.host}:{address.port} cannot be used: {error.strerror or error}",
            "name an address of this machine and a port that is free",
            ErrorCode.DIRECTORY,
        ) from error
    try:
        yield address._replace(port=server.sockets[0].getsockname()[1])
    finally:
        server.close()
        for task in list(clients):
            task.cancel()
        await asyncio.gather(*clients, return_exceptions=True)


async def _request_line(reader: asyncio.StreamReader) -> str:
    """The first line of a request, once all of its head is here; "" where it has no end.

    Raises TimeoutError and OSError.
    """
    try:
        async with asyncio.timeout(CLIENT_WAIT_S):
            head = await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        return ""
    return head.split(b"\r\n", 1)[0].decode("latin-1")


async def _page(line: str, answer: Answer, complain: Callable[[Exception], None]) -> Page:
    """The page that a request of this first line gets."""
    method, _, rest = line.partition(" ")
    target, _, version = rest.partition(" ")
    make = _PAGES.get(target.partition("?")[0])
    if not version.startswith("HTTP/"):
        page = _told(HTTPStatus.BAD_REQUEST, "this is no request of HTTP, or is too long")
    elif method not in ("GET", "HEAD"):
        page = _told(HTTPStatus.METHOD_NOT_ALLOWED, "these pages are to be read")
    elif make is None:
        page = _told(HTTPStatus.NOT_FOUND, f"there are {', '.join(_PAGES)}")
    else:
        try:
            page = await make(answer)
        except BankdError as error:
            page = _told(HTTPStatus.SERVICE_UNAVAILABLE, str(error))
        except Exception as error:
            complain(error)
            page = _told(HTTPStatus.INTERNAL_SERVER_ERROR, "see the daemon's log")
    return page


async def _metrics(answer: Answer) -> Page:
    told = await answer(ControlRequest(Verb.METRICS, {}))
    return Page(HTTPStatus.OK, TEXT, told["text"])


async def _health(_: Answer) -> Page:
    return _told(HTTPStatus.OK, "ok")


async def _readiness(answer: Answer) -> Page:
    told = await answer(ControlRequest(Verb.STATUS, {}))
    reasons = list(told["unhealthy"])
    if told["last_scan_s"] is None:
        reasons.append("its folders are not scanned yet")
    if told["state"] == "draining":
        reasons.append("it is about to end")
    if reasons:
        return _told(HTTPStatus.SERVICE_UNAVAILABLE, "; ".join(reasons))
    return _told(HTTPStatus.OK, "ready")


async def _status(answer: Answer) -> Page:
    told = await answer(ControlRequest(Verb.STATUS, {}))
    return Page(HTTPStatus.OK, JSON, json.dumps(told, indent=1) + "\n")


_PAGES: Mapping[str, Callable[[Answer], Awaitable[Page]]] = {
    "/metrics": _metrics,
    "/healthz": _health,
    "/readyz": _readiness,
    "/status": _status,
}


def _told(status: HTTPStatus, text: str) -> Page:
    return Page(status, "text/plain; charset=utf-8", f"{text}\n")
