"""Garbage, port scans and silence on the ports of a fleet: real processes and sockets."""

from __future__ import annotations

import asyncio
import io
import random
import resource
import socket
import struct
import time
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path

import pytest
from distributed import Security

from bankd.fleet import access
from bankd.fleet.access import security_of
from bankd.fleet.certs import Authority, Role
from bankd.fleet.desk import Desk
from bankd.fleet.head import Head
from bankd.system.logs import Level, Log
from tests.bankd.fleet.peers import ask_and_leave, machines_of, port_of, resources, run
from tests.bankd.fleet.processes import Fleet, fleet_in

HELLO_CUT_OFF = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"
"""Beginning of a TLS handshake."""
MAX_DESCRIPTORS = access.MAX_STRANGERS + 100


def garbage(port: int, count: int) -> None:
    """Connections that say nothing, nonsense, or the beginning of something, in turns."""
    chance, kept = random.Random(1), []
    beginnings = (
        b"", b"GET / HTTP/1.0\r\n\r\n", HELLO_CUT_OFF,
        b"\xff" * 64, bytes(8) + b"\x7f" * 8,
    )  # fmt: skip
    for number in range(count):
        peer = socket.create_connection(("127.0.0.1", port), timeout=60)
        with suppress(OSError):
            peer.sendall(beginnings[number % len(beginnings)] + chance.randbytes(number % 97))
        if number % 10 == 0:
            kept.append(peer)  # As who opens many, and waits.
        else:
            peer.close()
    for peer in kept:
        peer.close()


def has_let_go(fleet: Fleet, name: str, descriptors: int) -> bool:
    """Return whether a process has about as many descriptors as before."""
    return resources(fleet.running[name])[1] - descriptors < 10


def test_garbage_and_a_port_scan_crash_nothing_and_leave_nothing(fleet: Fleet) -> None:
    machine = port_of(fleet.running["lab"])
    garbage(fleet.port, 50)  # Buffers that are made once.
    garbage(machine, 50)
    time.sleep(1)
    before = {name: resources(fleet.running[name]) for name in ("head", "lab")}
    lines = {name: len(fleet.log(name).splitlines()) for name in before}

    for port in (fleet.port, machine):
        garbage(port, 300)
    time.sleep(2)

    for name, (size, descriptors) in before.items():
        fleet.wait_until(partial(has_let_go, fleet, name, descriptors))
        size_after, _ = resources(fleet.running[name])
        assert size_after - size < 16 << 20
        assert len(fleet.log(name).splitlines()) - lines[name] < 30


def test_garbage_that_reaches_dask_itself_costs_a_line_each_and_no_more(tmp_path: Path) -> None:
    """Without certificates nothing stops it before."""
    with fleet_in(tmp_path) as fleet:
        fleet.start("head", "fleet", "head", "--listen", f"127.0.0.1:{fleet.port}")
        fleet.wait_for("head", "head address")
        sizes = (0, 16, 200, 1 << 30, 1 << 40, 1 << 62)
        for size in sizes * 2:
            for number in range(10):
                with socket.create_connection(("127.0.0.1", fleet.port)) as peer:
                    assert peer.recv(1)
                    peer.sendall(struct.pack("Q", size) + random.Random(number).randbytes(200))
            if size == 0:
                before = resources(fleet.running["head"])
        time.sleep(1)
        fleet.wait_until(partial(has_let_go, fleet, "head", before[1]))
        after = resources(fleet.running["head"])
        desk = Desk(f"tcp://127.0.0.1:{fleet.port}", Security(), print)
        assert run(partial(ask_and_leave, desk)) == ()

    assert after[0] - before[0] < 16 << 20
    lines = fleet.log("head").splitlines()
    assert len(lines) <= 2 + 5 * len(sizes)
    assert any("127.0.0.1 sent what is no message of Dask's" in line for line in lines)
    assert all(line.startswith("20") and " warning " in line for line in lines[2:])


def test_connections_that_are_kept_open_and_silent_leave_place_for_a_desk(tmp_path: Path) -> None:
    with fleet_in(tmp_path) as fleet, ExitStack() as kept:
        head = fleet.head()
        fleet.wait_for("head", "head address")
        resource.prlimit(head.pid, resource.RLIMIT_NOFILE, (MAX_DESCRIPTORS, MAX_DESCRIPTORS))
        for number in range(2 * MAX_DESCRIPTORS):
            peer = socket.create_connection(("127.0.0.1", fleet.port), timeout=60)
            kept.enter_context(peer)
            with suppress(ConnectionError):  # Dropped already.
                peer.sendall(HELLO_CUT_OFF if number % 2 else b"")
        desk = fleet.certificate(Role.DESK, "desk")
        assert run(lambda: machines_of(fleet, desk)) == ()
        lines = fleet.log("head").splitlines()

    assert len(lines) < 20
    assert "Traceback" not in fleet.log("head")


def test_who_connects_and_does_not_say_who_it_is_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access, "HANDSHAKE_S", 0.5)
    authority = Authority.open(tmp_path / "authority")
    for role in Role:
        authority.issue(role, "here")
    security = security_of(authority.folder, Role.HEAD, "tls://127.0.0.1")

    async def work() -> tuple[list[bytes], tuple[object, ...]]:
        async with Head(
            tmp_path,
            Log(io.StringIO(), Level.INFO),
            host="tls://127.0.0.1",
            port=0,
            security=security,
        ) as head:
            desk = Desk(head.address, security_of(authority.folder, Role.DESK, head.address), print)
            assert await desk.machines() == ()
            reader, writer = await asyncio.open_connection("127.0.0.1", head.port)
            writer.write(HELLO_CUT_OFF)
            silent, other = await asyncio.open_connection("127.0.0.1", head.port)
            ends = [await asyncio.wait_for(one.read(), 60) for one in (reader, silent)]
            await asyncio.sleep(0.6)
            found = await desk.machines()  # Its connection was not dropped.
            await desk.close()
            for one in (writer, other):
                one.close()
            return ends, found

    assert run(work) == ([b"", b""], ())
