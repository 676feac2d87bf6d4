"""What a test asks of a fleet as its peer, and what it sees of the processes."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

from distributed.comm.core import connect
from distributed.core import send_recv

from bankd.fleet.access import security_of
from bankd.fleet.certs import Authority, Role
from bankd.fleet.desk import Desk
from bankd.fleet.head import configure_dask
from tests.bankd.fleet.processes import Fleet


def run(work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    configure_dask()
    return asyncio.run(work())


async def machines_of(fleet: Fleet, certs: Path) -> Any:
    return await ask_and_leave(
        Desk(fleet.address, security_of(certs, Role.DESK, fleet.address), print)
    )


async def ask_and_leave(desk: Desk) -> Any:
    try:
        return await desk.machines()
    finally:
        await desk.close()


async def asked(fleet: Fleet, certs: Path, role: Role, where: str = "", **message: Any) -> Any:
    """Answer of the head, or of another address, to one message of a peer with this certificate."""
    comm = await connected(fleet, certs, role, where)
    try:
        return await send_recv(comm, **message)
    finally:
        await comm.close()


async def connected(fleet: Fleet, certs: Path, role: Role, where: str = "") -> Any:
    side = "worker" if role is Role.MACHINE else "client"
    options = security_of(certs, role, fleet.address).get_connection_args(side)
    return await connect(where or fleet.address, timeout=60, **options)


def folder_of(authority: Authority, role: Role, folder: Path, **options: Any) -> Path:
    made = authority.issue(role, "peer", **options)
    folder.mkdir(mode=0o700)
    for file in (authority.folder / "ca.pem", made.file, made.key):
        shutil.copy2(file, folder / file.name)
    return folder


def lines_since(fleet: Fleet, before: int) -> list[str]:
    """Lines of the head's log after this many characters."""
    time.sleep(0.3)
    return fleet.log("head")[before:].splitlines()


def line_since(fleet: Fleet, before: int) -> str:
    """The only line of the head's log after this many characters, once it is there."""
    fleet.wait_until(lambda: "\n" in fleet.log("head")[before:])
    (line,) = lines_since(fleet, before)
    return line


def resources(process: subprocess.Popen[bytes]) -> tuple[int, int]:
    """Resident bytes and descriptors of a process."""
    place = Path("/proc") / str(process.pid)
    pages = int((place / "statm").read_text().split()[1])
    return pages * 4096, len(list((place / "fd").iterdir()))


def port_of(process: subprocess.Popen[bytes]) -> int:
    """The port that it listens on."""
    (port,) = {
        int(line.split()[1].split(":")[1], 16)
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]
        if line.split()[9] in sockets_of(process) and line.split()[3] == "0A"
    }
    return port


def sockets_of(process: subprocess.Popen[bytes]) -> set[str]:
    """Inodes of its sockets."""
    found = set()
    for file in (Path("/proc") / str(process.pid) / "fd").iterdir():
        with suppress(FileNotFoundError):  # Closed meanwhile.
            found.add(str(file.readlink()))
    return {link[8:-1] for link in found if link.startswith("socket:[")}
