"""What systemd is told: over real sockets, by path and by abstract name."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bankd.system.notify import MAX_STATUS, Notifier, watchdog_interval_s


@pytest.fixture(params=["path", "abstract"])
def systemd(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, socket.socket]]:
    """The value of NOTIFY_SOCKET, and its other end."""
    name = f"@bankd-test-{os.getpid()}" if request.param == "abstract" else str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(f"\0{name[1:]}" if name[0] == "@" else name)
        listener.settimeout(5)
        yield name, listener


def test_every_state_is_told_in_a_datagram_of_its_own(systemd: tuple[str, socket.socket]) -> None:
    name, listener = systemd
    notifier = Notifier.of({"NOTIFY_SOCKET": name})

    told = [
        notifier.ready("2 folders"),
        notifier.status("tuning m"),
        notifier.alive(),
        notifier.needs(1.5),
        notifier.stopping(),
        notifier.status(""),
    ]

    assert all(told)
    assert [listener.recv(1000).decode() for _ in told] == [
        "READY=1\nSTATUS=2 folders",
        "STATUS=tuning m",
        "WATCHDOG=1",
        "EXTEND_TIMEOUT_USEC=1500000",
        "STOPPING=1",
        "STATUS=",
    ]


def test_a_reload_is_told_with_its_time(systemd: tuple[str, socket.socket]) -> None:
    name, listener = systemd
    before_us = time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000

    assert Notifier.of({"NOTIFY_SOCKET": name}).reloading()

    state, told = listener.recv(1000).decode().split("\n")
    assert state == "RELOADING=1"
    assert before_us <= int(told.removeprefix("MONOTONIC_USEC=")) < before_us + 5_000_000


def test_a_name_from_a_file_adds_no_line_and_is_cut(systemd: tuple[str, socket.socket]) -> None:
    name, listener = systemd
    notifier = Notifier.of({"NOTIFY_SOCKET": name})

    notifier.status("a\nSTOPPING=1")
    notifier.status("\udcff" * 10_000)

    assert listener.recv(1000).decode() == "STATUS=a\\x0aSTOPPING=1"
    assert len(listener.recv(100_000)) == len("STATUS=") + MAX_STATUS


@pytest.mark.parametrize(
    "address",
    ["", "relative", "vsock:2:1234", "/nowhere/notify", "/" + "x" * 200, "@" + "x" * 200,
     "/with\0zero", "@"],
)  # fmt: skip
def test_where_nobody_listens_nothing_is_told_and_nothing_raised(address: str) -> None:
    assert not Notifier.of({"NOTIFY_SOCKET": address}).ready()


def test_outside_of_systemd_nothing_is_told() -> None:
    assert not Notifier.of({}).alive()


def test_a_systemd_that_does_not_listen_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(path))
        notifier = Notifier(str(path))
        told = [True]
        while told[-1] and len(told) < 100_000:
            told.append(notifier.alive())

    assert told[-1] is False


@pytest.mark.parametrize(
    ("env", "interval_s"),
    [
        ({}, None),
        ({"WATCHDOG_USEC": "30000000"}, 15.0),
        ({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "77"}, 15.0),
        ({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "78"}, None),
        ({"WATCHDOG_USEC": "0"}, None),
        ({"WATCHDOG_USEC": "-1"}, None),
        ({"WATCHDOG_USEC": "soon"}, None),
        ({"WATCHDOG_USEC": "9" * 5000}, None),
    ],
)
def test_the_watchdog_is_told_twice_in_its_time(
    env: dict[str, str], interval_s: float | None
) -> None:
    assert watchdog_interval_s(env, 77) == interval_s
