"""The daemon's end of the control socket: many clients, none of which can hold up the loop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import stat
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from bankd.bank.folders import make_folder
from bankd.control.place import addressed
from bankd.control.protocol import (
    MAX_REQUEST_BYTES,
    ControlError,
    ControlRequest,
    answer_line,
    error_line,
    parse_request,
)
from bankd.errors import BankdError, ErrorCode

Answer = Callable[[ControlRequest], Awaitable[Mapping[str, Any]]]
Complain = Callable[[Exception], None]

SOCKET_MODE = 0o600
FOLDER_MODE = 0o700
BACKLOG = 16
MAX_CLIENTS = 16
CLIENT_WAIT_S = 5.0
"""Time for a client to send its line, and again to receive the answer."""
FAREWELL_S = 1.0
"""Time at the end for answers that are on their way."""
NO_ROOM_S = 1.0
"""Pause before the next client is accepted, where there are no descriptors left."""
_CREDENTIALS = struct.Struct("=iII")
"""Format of the peer's credentials: process, user, group (unix(7))."""


@asynccontextmanager
async def listening(
    path: Path, answer: Answer, complain: Complain, *, patience_s: float = CLIENT_WAIT_S
) -> AsyncIterator[None]:
    """Answers requests on this socket file while the block runs.

    A BankdError of `answer` is sent to the client. Any other error is a fault of ours: the client
    hears of it, too, and `complain` gets it. Raises BankdError where the socket cannot be made.
    """
    with bound(path) as listener:
        server = _Server(listener, answer, complain, patience_s)
        server.open()
        try:
            yield
        finally:
            server.close()
            await server.farewell()


class _Server:
    """A server of the connected clients."""

    def __init__(
        self, listener: socket.socket, answer: Answer, complain: Complain, patience_s: float
    ) -> None:
        self._listener = listener
        self._answer = answer
        self._complain = complain
        self._patience_s = patience_s
        self._loop = asyncio.get_running_loop()
        self._again: asyncio.TimerHandle | None = None
        self._is_short = False
        self._clients: set[asyncio.Task[None]] = set()
        self._answering: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Take clients on, from now on."""
        self._again = None
        self._loop.add_reader(self._listener, self._accept)

    def close(self) -> None:
        if self._again:
            self._again.cancel()
        self._loop.remove_reader(self._listener)

    async def farewell(self) -> None:
        """Answers that are on their way arrive; no other client is waited for."""
        for task in self._clients - self._answering:
            task.cancel()
        if self._clients:
            await asyncio.wait(self._clients, timeout=FAREWELL_S)
        for task in self._clients:
            task.cancel()
        await asyncio.gather(*self._clients, return_exceptions=True)

    def _accept(self) -> None:
        try:
            client, _ = self._listener.accept()
        except (BlockingIOError, InterruptedError, ConnectionAbortedError):
            return  # It went again.
        except OSError as error:
            self._pause(error)
        else:
            self._is_short = False
            self._take_on(client)

    def _pause(self, error: OSError) -> None:
        """No descriptors left, say. Those who wait stay in the kernel's queue meanwhile."""
        self.close()
        self._again = self._loop.call_later(NO_ROOM_S, self.open)
        if not self._is_short:
            self._complain(error)
        self._is_short = True

    def _take_on(self, client: socket.socket) -> None:
        client.setblocking(False)
        if len(self._clients) >= MAX_CLIENTS:
            _turn_away(client)
            return
        task = self._loop.create_task(self._serve(client))
        self._clients.add(task)
        task.add_done_callback(self._clients.discard)
        # Not in the task: one that is cancelled before it begins closes nothing.
        task.add_done_callback(lambda _: client.close())

    async def _serve(self, client: socket.socket) -> None:
        task = asyncio.current_task()
        assert task is not None
        # A client that goes away, or neither speaks nor listens, is no fault of ours.
        with contextlib.suppress(TimeoutError, OSError):
            said = await self._request(client)
            self._answering.add(task)
            try:
                line = await self._response(said)
                async with asyncio.timeout(self._patience_s):
                    await self._loop.sock_sendall(client, line)
            finally:
                self._answering.discard(task)

    async def _request(self, client: socket.socket) -> ControlRequest | ControlError:
        """The client's request, or why there is none."""
        try:
            _require_own(client)
            async with asyncio.timeout(self._patience_s):
                return parse_request(await _read_line(client))
        except ControlError as error:
            return error

    async def _response(self, said: ControlRequest | ControlError) -> bytes:
        if isinstance(said, ControlError):
            return error_line(said)
        try:
            return answer_line(await self._answer(said))
        except BankdError as error:
            return error_line(error)
        except Exception as error:
            self._complain(error)
            what = f"the daemon hit an unexpected error, {type(error).__name__}: {error}"
            return error_line(BankdError(what, "see its log", ErrorCode.FAILURE))


async def _read_line(client: socket.socket) -> bytes:
    """Return the text up to the first line end. Raises ControlError where there is none."""
    loop = asyncio.get_running_loop()
    said = bytearray()
    while len(said) < MAX_REQUEST_BYTES:
        part = await loop.sock_recv(client, MAX_REQUEST_BYTES - len(said))
        said += part
        if b"\n" in part:
            return bytes(said[: said.index(b"\n") + 1])
        if not part:
            raise ControlError("the request has no end", "end it with a line end")
    raise ControlError(
        f"the request has more than {MAX_REQUEST_BYTES} bytes", "send a smaller request"
    )


def _require_own(client: socket.socket) -> None:
    """The file's mode keeps others out; a descriptor may have been handed on to them."""
    credentials = client.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    _, user, _ = _CREDENTIALS.unpack(credentials)
    if user not in (0, os.geteuid()):
        raise ControlError(
            f"this daemon takes no commands from user {user}", "run the command as its user"
        )


def _turn_away(client: socket.socket) -> None:
    busy = BankdError(
        f"{MAX_CLIENTS} clients are served already", "ask again later", ErrorCode.BUSY
    )
    with client, contextlib.suppress(OSError):
        client.send(error_line(busy))


@contextmanager
def bound(path: Path) -> Iterator[socket.socket]:
    """A socket that listens there while the block runs, and does not block.

    Raises BankdError (EG0010) where it cannot be made, or where another daemon listens already.
    """
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    with listener:
        with _explained(path):
            make_folder(path.parent)
            path.parent.chmod(FOLDER_MODE)
            _bind(listener, path)
            made = path.lstat()
            listener.listen(BACKLOG)
        listener.setblocking(False)
        try:
            yield listener
        finally:
            _remove(path, made)


def _bind(listener: socket.socket, path: Path) -> None:
    # Linux makes the file with the mode of the socket: it is never open to others, not even
    # between two calls, and the umask of other threads is left alone.
    os.fchmod(listener.fileno(), SOCKET_MODE)
    with addressed(path) as address:
        try:
            listener.bind(address)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            _require_stale(path, address)
            path.unlink()
            listener.bind(address)


def _require_stale(path: Path, address: str) -> None:
    """A daemon that was killed leaves its file; process ids come again."""
    if not stat.S_ISSOCK(path.lstat().st_mode):
        raise _in_the_way(f"{path} is in the way, and is no socket", "move it away")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.setblocking(False)
        with contextlib.suppress(ConnectionRefusedError):
            probe.connect(address)
            hint = "give each daemon a workspace of its own with --work_dir"
            raise _in_the_way(f"another daemon listens on {path}", hint)


def _remove(path: Path, made: os.stat_result) -> None:
    """Remove our own socket only: another file there belongs to another process."""
    with contextlib.suppress(OSError):
        if os.path.samestat(path.lstat(), made):
            path.unlink()


def _in_the_way(what: str, hint: str) -> BankdError:
    return BankdError(what, hint, ErrorCode.DIRECTORY)


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        hint = "give a folder of a local disk that is yours with --work_dir"
        what = f"the control socket {path} cannot be made: {error.strerror or error}"
        raise BankdError(what, hint, ErrorCode.DIRECTORY) from error
