"""The daemon's pages over HTTP, against clients of every kind."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from threading import Event, Thread
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bankd.control.http_address import HttpAddress
from bankd.control.protocol import ControlRequest, Verb
from bankd.daemon.server import http
from bankd.daemon.server.http import serving_http
from bankd.errors import BankdError
from tests.bankd.worlds import World

READY = {"unhealthy": [], "last_scan_s": 1.5, "state": "idle"}
LOCAL = HttpAddress("127.0.0.1", 0)
Answer = Callable[[ControlRequest], Awaitable[Mapping[str, Any]]]


def saying(answer: Mapping[str, Any]) -> Answer:
    async def say(request: ControlRequest) -> Mapping[str, Any]:
        return answer

    return say


@contextmanager
def served(answer: Answer) -> Iterator[tuple[HttpAddress, list[Exception]]]:
    """The pages in a thread of their own, and what it complains about."""
    complaints: list[Exception] = []
    started, ended, addresses = Event(), Event(), list[HttpAddress]()

    async def serve() -> None:
        async with serving_http(LOCAL, answer, complaints.append) as address:
            addresses.append(address)
            started.set()
            while not ended.is_set():
                await asyncio.sleep(0.01)

    thread = Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert started.wait(60)
    try:
        yield addresses[0], complaints
    finally:
        ended.set()
        thread.join(60)
    assert not thread.is_alive()


def page(address: HttpAddress, path: str, method: str = "GET") -> tuple[int, str]:
    connection = HTTPConnection(*address, timeout=60)
    connection.request(method, path)
    response = connection.getresponse()
    return response.status, response.read().decode()


def test_a_daemons_metrics_and_status_are_those_of_its_socket(here: World) -> None:
    answers = here.daemon().answers()

    async def read(path: str) -> str:
        async with serving_http(LOCAL, answers.answer, pytest.fail) as address:
            status, text = await asyncio.to_thread(page, address, path)
        assert status == 200
        return text

    families = text_string_to_metric_families(asyncio.run(read("/metrics")))
    told = json.loads(asyncio.run(read("/status")))

    assert {"bankd_jobs", "bankd_disk_free_bytes"} <= {family.name for family in families}
    assert told["process"] == answers.status()["process"]


@pytest.mark.parametrize(
    ("told", "status", "text"),
    [
        (READY, 200, "ready\n"),
        ({**READY, "last_scan_s": None}, 503, "its folders are not scanned yet\n"),
        ({**READY, "state": "draining"}, 503, "it is about to end\n"),
        ({**READY, "unhealthy": ["jobs: the disk is full"]}, 503, "jobs: the disk is full\n"),
    ],
)
def test_it_is_ready_when_it_has_scanned_and_nothing_is_in_its_way(
    told: Mapping[str, Any], status: int, text: str
) -> None:
    with served(saying(told)) as (address, _):
        assert page(address, "/readyz") == (status, text)
        assert page(address, "/healthz?verbose=1") == (200, "ok\n")


def test_what_the_daemon_cannot_answer_is_503_and_a_fault_of_ours_is_500() -> None:
    async def refuse(request: ControlRequest) -> Mapping[str, Any]:
        if request.verb is Verb.METRICS:
            raise BankdError("the job list is locked")
        raise ZeroDivisionError

    with served(refuse) as (address, complaints):
        assert page(address, "/metrics")[0] == 503
        assert page(address, "/status") == (500, "see the daemon's log\n")

    assert [type(one) for one in complaints] == [ZeroDivisionError]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("POST", "/status", 405), ("GET", "/", 404), ("HEAD", "/readyz", 200)],
)  # fmt: skip
def test_pages_are_to_be_read(method: str, path: str, status: int) -> None:
    with served(saying(READY)) as (address, _):
        assert page(address, path, method)[0] == status


@pytest.mark.parametrize(
    "request_", [b"\r\n\r\n", b"\0\xff\r\n\r\n", b"GET\r\n\r\n", b"GET /" + b"a" * 9000]
)
def test_what_is_no_request_gets_400(request_: bytes) -> None:
    with served(saying(READY)) as (address, complaints):
        with socket.create_connection(address, timeout=60) as client:
            client.sendall(request_)
            assert client.recv(64).startswith(b"HTTP/1.1 400 ")
        assert page(address, "/healthz")[0] == 200

    assert complaints == []


def test_silent_clients_hold_up_no_other_and_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "CLIENT_WAIT_S", 1.0)
    with served(saying(READY)) as (address, _):
        silent = [socket.create_connection(address, timeout=60) for _ in range(8)]
        assert page(address, "/readyz")[0] == 200
        assert {client.recv(1) for client in silent} == {b""}
        for client in silent:
            client.close()


def test_health_is_answered_however_many_clients_say_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(http, "CLIENT_WAIT_S", 600.0)
    with served(saying(READY)) as (address, complaints), ExitStack() as clients:
        silent = [
            clients.enter_context(socket.create_connection(address, timeout=60))
            for _ in range(2 * http.MAX_CLIENTS)
        ]
        for path in ("/healthz", "/readyz", "/metrics", "/status"):
            assert page(address, path)[0] == (200 if path != "/metrics" else 500)
        assert silent[0].recv(1) == b""  # who came first makes room
        silent[-1].sendall(b"GET /healthz HTTP/1.1\r\n\r\n")
        assert silent[-1].recv(64).startswith(b"HTTP/1.1 200 ")

    assert [type(one) for one in complaints] == [KeyError]  # READY has no metrics


def test_an_address_in_use_is_named(here: World) -> None:
    async def twice() -> None:
        answer = saying(READY)
        async with (
            serving_http(LOCAL, answer, pytest.fail) as address,
            serving_http(address, answer, pytest.fail),
        ):
            pytest.fail("two servers have one port")

    with pytest.raises(BankdError, match="cannot be used"):
        asyncio.run(twice())
