"""The daemon's end of the control socket, against clients of every kind."""

from __future__ import annotations

import asyncio
import json
import os
import select
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bankd.control import client as control_client
from bankd.control.client import NoAnswer, NotRunning
from bankd.control.protocol import MAX_REQUEST_BYTES, ControlRequest, Verb
from bankd.control.server import MAX_CLIENTS, bound
from bankd.errors import BankdError
from tests.bankd.control.answering import answering, echo

ask = partial(control_client.ask, timeout_s=60.0)
KEY = "3f2a" * 16
PING = b'{"version": 1, "verb": "ping"}\n'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "control" / "1234.sock"


@contextmanager
def client(path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connected:
        connected.settimeout(60)
        connected.connect(str(path))
        yield connected


def said_to(connected: socket.socket) -> dict[str, Any]:
    """The line that the server says."""
    with connected.makefile("rb") as lines:
        answer: dict[str, Any] = json.loads(lines.readline())
    return answer


def test_a_request_is_answered(path: Path) -> None:
    with answering(path, echo) as complaints:
        answer = ask(path, Verb.CANCEL, {"job": KEY, "by": "anna"})

    assert answer == {"verb": "cancel", "job": KEY, "by": "anna"}
    assert complaints == []


def test_the_socket_is_for_its_user_alone_before_anybody_can_connect(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    modes: list[int] = []

    def listen(listener: socket.socket, backlog: int) -> None:
        modes.append(stat.S_IMODE(path.lstat().st_mode))

    monkeypatch.setattr(socket.socket, "listen", listen)
    umask = os.umask(0)
    try:
        with bound(path):
            pass
    finally:
        os.umask(umask)

    assert modes == [0o600]
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_the_file_is_gone_at_the_end(path: Path) -> None:
    with answering(path, echo):
        assert path.is_socket()

    assert not path.exists()
    with pytest.raises(NotRunning):
        ask(path, Verb.PING)


def test_another_socket_that_lies_there_by_then_is_left(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as other:
        with answering(path, echo):
            path.unlink()
            other.bind(str(path))

        assert path.is_socket()


def test_the_socket_of_a_dead_daemon_is_replaced(path: Path) -> None:
    path.parent.mkdir()
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(path))

    with answering(path, echo):
        assert ask(path, Verb.PING) == {"verb": "ping"}


def test_a_daemon_that_listens_is_not_replaced(path: Path) -> None:
    with (
        answering(path, echo),
        pytest.raises(BankdError, match="another daemon listens on"),
        answering(path, echo),
    ):
        pass

    assert not path.exists()


def test_a_file_in_the_way_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("mine")

    with pytest.raises(BankdError, match="is in the way"), answering(path, echo):
        pass

    assert path.read_text() == "mine"


def test_a_folder_that_cannot_be_made_is_told(path: Path) -> None:
    path.parent.write_text("a file")

    with (
        pytest.raises(BankdError, match=r"the control socket .* cannot be made"),
        answering(path, echo),
    ):
        pass


def test_paths_longer_than_an_address_work(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 120) / "control" / "1234.sock"

    with answering(path, echo):
        answered = ask(path, Verb.PING)
        is_there = path.is_socket()

    assert answered == {"verb": "ping"}
    assert is_there
    assert not path.exists()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"\x00\xff\n", "malformed"),
        (b'{"version": 1, "verb": "halt"}\n', "halt"),
        (b"a" * MAX_REQUEST_BYTES, "has more than 65536 bytes"),
    ],
)
def test_garbage_is_told_what_it_is(path: Path, line: bytes, why: str) -> None:
    with answering(path, echo) as complaints, client(path) as connected:
        connected.sendall(line)
        error = said_to(connected)["error"]

    assert why in error["message"]
    assert error["hint"]
    assert complaints == []


def test_a_client_that_stops_in_the_middle_of_a_line_is_told(path: Path) -> None:
    with answering(path, echo), client(path) as connected:
        connected.sendall(PING[:-1])
        connected.shutdown(socket.SHUT_WR)

        assert "has no end" in said_to(connected)["error"]["message"]


def test_a_half_closed_client_gets_its_answer(path: Path) -> None:
    with answering(path, echo), client(path) as connected:
        connected.sendall(PING)
        connected.shutdown(socket.SHUT_WR)

        assert said_to(connected) == {"version": 1, "answer": {"verb": "ping"}}


def test_a_line_may_come_byte_by_byte(path: Path) -> None:
    with answering(path, echo), client(path) as connected:
        for byte in PING:
            connected.send(bytes([byte]))

        assert "answer" in said_to(connected)


async def long(request: ControlRequest) -> Mapping[str, Any]:
    return {"text": "a" * 2**21} if request.verb is Verb.STATUS else {}


@contextmanager
def deaf_client(path: Path) -> Iterator[socket.socket]:
    """It asks for a long answer, and does not read it."""
    with client(path) as deaf:
        deaf.sendall(b'{"version": 1, "verb": "status"}\n')
        yield deaf


def test_clients_that_neither_speak_nor_listen_hold_up_nobody(path: Path) -> None:
    patient = answering(path, long, patience_s=600.0)
    with patient as complaints, client(path), deaf_client(path):
        assert ask(path, Verb.PING) == {}

    assert complaints == []


def test_clients_that_neither_speak_nor_listen_are_let_go(path: Path) -> None:
    hasty = answering(path, long, patience_s=0.3)
    with hasty as complaints, client(path) as mute, deaf_client(path) as deaf:
        ended = mute.recv(1)
        until_gone = select.poll()
        until_gone.register(deaf, 0)
        assert until_gone.poll(60_000) == [(deaf.fileno(), select.POLLHUP)]
        with deaf.makefile("rb") as lines:
            until_let_go = lines.read()

    assert ended == b""
    assert 0 < len(until_let_go) < 2**21
    assert complaints == []


def test_a_client_that_goes_before_its_answer_leaves_no_trace(path: Path) -> None:
    goes_on = threading.Event()

    async def late(request: ControlRequest) -> Mapping[str, Any]:
        while request.verb is Verb.STATUS and not goes_on.is_set():
            await asyncio.sleep(0.005)
        return {}

    with answering(path, late) as complaints:
        with client(path) as connected:
            connected.sendall(b'{"version": 1, "verb": "status"}\n')
        goes_on.set()
        assert ask(path, Verb.PING) == {}

    assert complaints == []


def test_no_more_than_so_many_clients_are_taken_on(path: Path) -> None:
    with answering(path, echo), ExitStack() as stack:
        for _ in range(MAX_CLIENTS):
            stack.enter_context(client(path))
        with client(path) as one_more:
            refused = said_to(one_more)
        with pytest.raises(BankdError, match="16 clients are served already"):
            ask(path, Verb.PING)
        stack.close()
        answered = ask_until_taken_on(path)

    assert "16 clients are served already" in refused["error"]["message"]
    assert answered == {"verb": "ping"}


def ask_until_taken_on(path: Path) -> dict[str, Any]:
    deadline_s = time.monotonic() + 60
    while True:
        try:
            return ask(path, Verb.PING)
        except BankdError:
            assert time.monotonic() < deadline_s


def test_a_hundred_clients_at_once_are_answered_or_told_to_come_again(path: Path) -> None:
    said: list[str] = []

    def one() -> None:
        try:
            said.append(ask(path, Verb.PING)["verb"])
        except BankdError as error:
            said.append(error.message)

    with answering(path, echo) as complaints:
        threads = [threading.Thread(target=one) for _ in range(100)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    assert len(said) == 100
    assert set(said) <= {"ping", "16 clients are served already"}
    assert said.count("ping") >= MAX_CLIENTS
    assert complaints == []


def test_what_the_daemon_refuses_reaches_the_client_as_it_was_said(path: Path) -> None:
    async def refuse(request: ControlRequest) -> Mapping[str, Any]:
        raise BankdError("there is no job 3f2a", "`bankd jobs` lists the jobs", "EG0011")

    with answering(path, refuse) as complaints, pytest.raises(BankdError) as refused:
        ask(path, Verb.RETRY, {"job": KEY})

    error = refused.value
    assert (error.message, error.code) == ("there is no job 3f2a", "EG0011")
    assert complaints == []


@pytest.mark.parametrize("fault", ["raised", "no JSON", "too long"])
def test_a_fault_of_ours_is_told_to_the_client_and_complained_of(path: Path, fault: str) -> None:
    async def fail(request: ControlRequest) -> Mapping[str, Any]:
        if fault == "raised":
            raise RuntimeError("what is this?")
        return {"a": object()} if fault == "no JSON" else {"a": "a" * 2**22}

    with (
        answering(path, fail) as complaints,
        pytest.raises(BankdError, match="the daemon hit an unexpected error") as refused,
    ):
        ask(path, Verb.STATUS)

    assert refused.value.code == "-1"
    assert len(complaints) == 1


def test_an_answer_on_its_way_arrives_though_the_daemon_ends(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.control.server.FAREWELL_S", 60.0)
    asked = threading.Event()
    answers: list[dict[str, Any]] = []

    async def slow(request: ControlRequest) -> Mapping[str, Any]:
        asked.set()
        await asyncio.sleep(0.1)
        return {"is": "done"}

    asking = threading.Thread(target=lambda: answers.append(ask(path, Verb.DRAIN)))
    with answering(path, slow), client(path):
        asking.start()
        assert asked.wait(60)
    asking.join()

    assert answers == [{"is": "done"}]


def test_a_daemon_that_is_stopped_is_not_waited_for_longer_than_said(path: Path) -> None:
    path.parent.mkdir()
    with socket.socket(socket.AF_UNIX) as stopped:
        stopped.bind(str(path))
        stopped.listen(0)
        with client(path), pytest.raises(NoAnswer, match=r"did not answer within 0\.1 s"):
            ask(path, Verb.PING, timeout_s=0.1)


@pytest.mark.parametrize("answer", [b"", b"half a line"])
def test_a_daemon_that_breaks_off_is_told(path: Path, answer: bytes) -> None:
    path.parent.mkdir()
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(path))
        listener.listen()

        def break_off() -> None:
            with closing(listener.accept()[0]) as connected:
                connected.sendall(answer)

        breaking = threading.Thread(target=break_off)
        breaking.start()
        with pytest.raises(NoAnswer, match="the daemon 1234 cannot be asked"):
            ask(path, Verb.PING)
        breaking.join()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be another user")
def test_another_user_is_refused_even_with_a_descriptor_that_leads_in(path: Path) -> None:
    # It connects while the file is open to it, as if its descriptor had been handed on.
    code = (
        "import os, socket, sys\n"
        "folder = os.open(sys.argv[1], os.O_PATH)\n"
        "os.setuid(65534)\n"
        "s = socket.socket(socket.AF_UNIX)\n"
        "s.connect(f'/proc/self/fd/{folder}/1234.sock')\n"
        "print(s.makefile().readline())"
    )
    with answering(path, echo):
        path.chmod(0o666)
        path.parent.chmod(0o711)
        said = subprocess.run(
            [sys.executable, "-I", "-c", code, str(path.parent)],
            capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip

    assert "takes no commands from user 65534" in said.stdout, said.stderr


def test_the_daemon_goes_on_when_there_are_no_descriptors_left(path: Path) -> None:
    """In a process of its own: its limit of open files is lowered."""
    code = (
        "import asyncio, os, resource, sys\n"
        "from pathlib import Path\n"
        "from bankd.control.protocol import Verb\n"
        "from bankd.control.client import ask\n"
        "from bankd.control.server import listening\n"
        "async def answer(request): return {'ok': 1}\n"
        "async def main():\n"
        "    path, told = Path(sys.argv[1]), []\n"
        "    async with listening(path, answer, told.append):\n"
        "        resource.setrlimit(resource.RLIMIT_NOFILE, (24, 24))\n"
        "        asking = asyncio.create_task(asyncio.to_thread(ask, path, Verb.PING))\n"
        "        full = []\n"
        "        await asyncio.sleep(0.1)\n"
        "        print(await asking)\n"
        "        import socket\n"
        "        client = socket.socket(socket.AF_UNIX)\n"
        "        try:\n"
        "            while True: full.append(os.dup(0))\n"
        "        except OSError: pass\n"
        "        client.connect(str(path))\n"
        "        while not told: await asyncio.sleep(0.01)\n"
        "        print([type(e).__name__ for e in told], told[0].errno)\n"
        "        for d in full: os.close(d)\n"
        "        client.close()\n"
        "        print(await asyncio.to_thread(ask, path, Verb.PING))\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)],
        capture_output=True, text=True, check=False, timeout=60,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
    )  # fmt: skip

    assert done.stdout.splitlines() == ["{'ok': 1}", "['OSError'] 24", "{'ok': 1}"], done.stderr
