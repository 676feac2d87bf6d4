"""The control socket: lines that are requests or not, answers, and a real server with bad clients.

The first line of an input says whom it meets: the parser of requests, that of answers, or the
server, and which habits a client of the server has.
"""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from bankd.control.place import addressed
from bankd.control.protocol import ControlRequest, parse_answer, parse_request, request_line
from bankd.control.server import listening
from bankd.control.status import parse_status
from bankd.errors import BankdError
from tests.fuzz.documents import mutated_json
from tests.fuzz.door import Door
from tests.fuzz.scramble import scrambled

REQUESTS: Sequence[Mapping[str, Any]] = (
    {"version": 1, "verb": "ping", "arguments": {}},
    {"version": 1, "verb": "status"},
    {"version": 1, "verb": "cancel", "arguments": {"job": "3f2a", "by": "anna@host"}},
    {"version": 1, "verb": "prioritise", "arguments": {"job": "3f2a", "priority": 5}},
)
STATUS: Mapping[str, Any] = {
    "process": 7, "since": "2026-01-01T00:00:00Z", "state": "tuning", "why": "", "folders": ["/m"],
    "job": {"key": "3f2a", "model": "m.onnx", "phase": "tune", "text": "x", "left_s": 5.5,
            "trials": 3},
    "jobs": {"queued": 3}, "files": {"known": 1, "waiting": 2}, "memory_bytes": 5,
    "waiting": [{"path": "/m/a.onnx", "why": "it grows"}], "refused": [], "free_bytes": 9,
    "floor_bytes": 1, "queue_bound": 256, "last_scan_s": 0.5, "healthy": True, "unhealthy": [],
}  # fmt: skip
ANSWERS: Sequence[Mapping[str, Any]] = (
    {"version": 1, "answer": STATUS},
    {"version": 1, "answer": {}},
    {"version": 1, "error": {"message": "no", "hint": "yes", "code": "EG0011"}},
)
HABITS = (b"whole", b"bits", b"half", b"mute", b"gone", b"twice")
"""Of clients: in one go, byte by byte, half closed, saying nothing, going away, a second line."""
PATIENCE_S = 0.05
"""Of the server, so that those who say nothing do not take all the time."""


def door(folder: Path) -> Door:
    """A server in a thread of its own; whatever clients do, it must go on answering."""
    server = _Server(folder / "control.sock")

    def enter(data: bytes) -> None:
        whom, _, content = data.partition(b"\n")
        if whom == b"answer":
            parse_status(parse_answer(content))
        elif whom in HABITS:
            server.meet(whom, content)
        else:
            request = parse_request(content)
            if parse_request(request_line(request)) != request:
                raise AssertionError(f"{request} does not come back")

    seeds = [
        *(b"request\n" + json.dumps(content).encode() for content in REQUESTS),
        *(b"answer\n" + json.dumps(content).encode() for content in ANSWERS),
        *(habit + b"\n" + json.dumps(REQUESTS[0]).encode() for habit in HABITS),
    ]
    return Door(seeds, mutated, enter, (BankdError,))


def mutated(chance: Random, seeds: Sequence[bytes]) -> bytes:
    """One meeting with the server in a hundred: it takes as long as the other ninety-nine."""
    meets_server = chance.random() < 0.01
    fitting = [s for s in seeds if (s.partition(b"\n")[0] in HABITS) == meets_server]
    whom, _, content = chance.choice(fitting).partition(b"\n")
    others = [seed.partition(b"\n")[2] for seed in fitting]
    scramble = chance.random() < 0.3
    content = (scrambled if scramble else mutated_json)(chance, content, others)
    return whom + b"\n" + content


class _Server:
    """`listening` as the daemon has it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._complaints: list[Exception] = []
        self._ready = threading.Event()
        threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True).start()
        if not self._ready.wait(10):
            raise RuntimeError("the server does not start")

    def meet(self, habit: bytes, content: bytes) -> None:
        """A client with bad manners, then one with good ones, who has to be answered."""
        self._ask(habit, content + b"\n")
        answer = parse_answer(self._ask(b"whole", json.dumps(REQUESTS[0]).encode() + b"\n"))
        if answer != {"verb": "ping"}:
            raise AssertionError(f"the server answers {answer}")
        if self._complaints:
            raise self._complaints.pop()

    def _ask(self, habit: bytes, line: bytes) -> bytes:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as client:
            client.settimeout(4)
            with addressed(self._path) as address:
                client.connect(address)
            try:
                return _behaved(client, habit, line)
            except (BrokenPipeError, ConnectionResetError):
                return b""  # the server has said what it had to say, and gone

    async def _run(self) -> None:
        async def answer(request: ControlRequest) -> Mapping[str, Any]:
            return {"verb": request.verb}

        async with listening(self._path, answer, self._complaints.append, patience_s=PATIENCE_S):
            self._ready.set()
            await asyncio.Event().wait()


def _behaved(client: socket.socket, habit: bytes, line: bytes) -> bytes:
    if habit == b"gone":
        client.sendall(line[: len(line) // 2])
        return b""
    if habit == b"bits":
        for i in range(min(len(line), 200)):
            client.sendall(line[i : i + 1])
        client.sendall(line[200:])
    elif habit != b"mute":
        client.sendall(line * 2 if habit == b"twice" else line)
    if habit == b"half":
        client.shutdown(socket.SHUT_WR)
    said = b""
    while part := client.recv(65536):
        said += part
    return said
