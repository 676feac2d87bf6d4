"""The client of daemons: one question, one answer, and never a longer wait than the limit."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bankd.control.place import addressed, find_daemons
from bankd.control.protocol import (
    MAX_ANSWER_BYTES,
    ControlRequest,
    Verb,
    parse_answer,
    request_line,
)
from bankd.control.status import Status, parse_status
from bankd.errors import BankdError, ErrorCode

TIMEOUT_S = 5.0
AGAIN_S = 0.02
"""Pause before the next try, while the daemon's queue of clients is full."""
PART_BYTES = 64 * 1024


class NotRunning(BankdError):  # noqa: N818  A state of things, no fault.
    """No daemon listens."""

    usual_code = ErrorCode.COMMAND


class NoAnswer(BankdError):  # noqa: N818
    """A daemon is there, and says nothing."""

    usual_code = ErrorCode.COMMAND


def ask(
    path: Path,
    verb: Verb,
    arguments: Mapping[str, Any] | None = None,
    timeout_s: float = TIMEOUT_S,
) -> dict[str, Any]:
    """Return what the daemon with this socket file answers.

    Raises NotRunning, NoAnswer, ControlError for an invalid answer, and as a BankdError what
    the daemon refuses.
    """
    line = request_line(ControlRequest(verb, arguments or {}))
    deadline_s = time.monotonic() + timeout_s
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as client:
            _connect(client, path, deadline_s)
            # A client that is turned away may get its answer before it has spoken.
            with contextlib.suppress(BrokenPipeError):
                client.sendall(line)
            answer = _read_line(client, deadline_s)
    except (FileNotFoundError, NotADirectoryError, ConnectionRefusedError) as error:
        hint = "`bankd watch DIR` starts a daemon"
        raise NotRunning(f"no daemon listens on {path}", hint) from error
    except TimeoutError as error:
        raise _silent(path, f"did not answer within {timeout_s:g} s") from error
    except OSError as error:
        raise _silent(path, f"cannot be asked: {error.strerror or error}") from error
    return parse_answer(answer)


def _connect(client: socket.socket, path: Path, deadline_s: float) -> None:
    with addressed(path) as address:
        while True:
            client.settimeout(_left_s(deadline_s))
            with contextlib.suppress(BlockingIOError):
                client.connect(address)
                return
            time.sleep(AGAIN_S)


def _read_line(client: socket.socket, deadline_s: float) -> bytes:
    answer = bytearray()
    while not answer.endswith(b"\n"):
        client.settimeout(_left_s(deadline_s))
        part = client.recv(PART_BYTES)
        if not part:
            raise ConnectionError("it closed the connection")
        answer += part
        if len(answer) > MAX_ANSWER_BYTES:
            raise ConnectionError("its answer is incomplete")
    return bytes(answer)


def _left_s(deadline_s: float) -> float:
    left_s = deadline_s - time.monotonic()
    if left_s <= 0:
        raise TimeoutError
    return left_s


def _silent(path: Path, what: str) -> NoAnswer:
    hint = "see its log; `kill -TERM` ends a daemon, and what was measured stays"
    return NoAnswer(f"the daemon {path.stem} {what}", hint)


@dataclass(frozen=True)
class Heard:
    """Answer of one running daemon to `status`."""

    process: int
    content: Mapping[str, Any] = field(default_factory=dict)
    """The answer as it came."""
    silence: str = ""
    """Reason for no answer; empty where there is one."""

    @property
    def status(self) -> Status | None:
        """None of one that says nothing."""
        return None if self.silence else parse_status(self.content)

    @property
    def unhealthy(self) -> tuple[str, ...]:
        """Problems of this daemon; empty for a healthy one."""
        status = self.status
        return status.unhealthy if status else (self.silence,)


def hear(workspace: Path, timeout_s: float = TIMEOUT_S) -> tuple[Heard, ...]:
    """All daemons that run for this workspace. Raises BankdError for a job list that cannot be
    read."""
    return tuple(_heard(path, timeout_s) for path in find_daemons(workspace))


def _heard(path: Path, timeout_s: float) -> Heard:
    try:
        return Heard(int(path.stem), ask(path, Verb.STATUS, timeout_s=timeout_s))
    except BankdError as error:
        return Heard(int(path.stem), silence=error.message)
