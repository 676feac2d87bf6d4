"""Who is refused by a fleet, and how both ends say so: real processes, certificates and sockets."""

from __future__ import annotations

import asyncio
import random
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import onnx
import pytest
from distributed import Security
from distributed.comm.core import connect
from distributed.core import send_recv

from bankd.bank import Bank
from bankd.bank.packing import pack
from bankd.bridge import host_soc_versions
from bankd.errors import BankdError
from bankd.fleet.access import greet, security_of
from bankd.fleet.certs import Authority, Role, find_certificate
from bankd.fleet.desk import Desk
from bankd.fleet.head import configure_dask
from fixtures.small.networks import tiny_encoder
from tests.bankd.bank.builders import V4
from tests.bankd.bank.exchange.exports import fill
from tests.fleet.processes import Fleet, fleet_in

HALF_AN_HOUR_AGO = -1 / 48
"""Days of validity: certificates begin an hour before they are made."""
V3 = "x86_64-v3"
pytestmark = pytest.mark.skipif(V3 not in host_soc_versions(), reason="needs AVX2")


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    with fleet_in(tmp_path_factory.mktemp("fleet")) as fleet:
        fleet.head()
        fleet.machine("lab", V3, 1)
        fleet.wait_for("lab", "joined")
        fleet.wait_for("head", "machine_joined machine=lab")
        yield fleet
        assert "Traceback" not in fleet.log("head") + fleet.log("lab")
        assert [name for name, one in fleet.running.items() if one.poll() is not None] == []


@pytest.fixture(autouse=True)
def _(fleet: Fleet) -> Iterator[None]:
    """After each refusal the head serves as before."""
    yield
    certs = fleet.certificate(Role.DESK, "desk")
    assert [one.name for one in run(lambda: machines_of(fleet, certs))] == ["lab"]


def run(work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    configure_dask()
    return asyncio.run(work())


async def machines_of(fleet: Fleet, certs: Path) -> Any:
    desk = Desk(fleet.address, security_of(certs, Role.DESK, fleet.address), print)
    try:
        return await desk.machines()
    finally:
        await desk.close()


async def asked(fleet: Fleet, certs: Path, role: Role, **message: Any) -> Any:
    """Answer of the head to one message of a peer with this certificate."""
    side = "worker" if role is Role.MACHINE else "client"
    options = security_of(certs, role, fleet.address).get_connection_args(side)
    comm = await connect(fleet.address, timeout=10, **options)
    try:
        return await send_recv(comm, **message)
    finally:
        await comm.close()


def folder_of(authority: Authority, role: Role, folder: Path, **options: Any) -> Path:
    made = authority.issue(role, "peer", **options)
    folder.mkdir(mode=0o700)
    for file in (authority.folder / "ca.pem", made.file, made.key):
        shutil.copy2(file, folder / file.name)
    return folder


def lines_since(fleet: Fleet, before: int, name: str = "head") -> list[str]:
    time.sleep(0.3)
    return fleet.log(name)[before:].splitlines()


@pytest.mark.parametrize("role", [Role.MACHINE, Role.DESK])
def test_a_certificate_of_another_authority_is_refused_at_both_ends(
    fleet: Fleet, tmp_path: Path, role: Role
) -> None:
    certs = folder_of(Authority.open(tmp_path / "other"), role, tmp_path / "certs")
    security, before = security_of(certs, role, fleet.address), len(fleet.log("head"))

    with pytest.raises(
        BankdError, match="refuses our certificate, or we refuse its own"
    ) as refused:
        run(lambda: greet(fleet.address, security, role, "peer"))

    assert refused.value.hint
    assert len(refused.value.message.splitlines()) == 1
    (line,) = lines_since(fleet, before)
    assert "TLS handshake failed" in line


def test_an_expired_certificate_is_refused_by_its_owner_and_by_the_head(
    fleet: Fleet, tmp_path: Path
) -> None:
    certs = folder_of(fleet.authority, Role.DESK, tmp_path / "certs", days=HALF_AN_HOUR_AGO)
    (fleet.authority.folder / "desk-peer.pem").unlink()
    place = {"cert": str(certs / "desk-peer.pem"), "key": str(certs / "desk-peer.key")}
    security = Security(
        require_encryption=True, tls_ca_file=str(certs / "ca.pem"),
        tls_client_cert=place["cert"], tls_client_key=place["key"],
    )  # fmt: skip

    before = len(fleet.log("head"))
    with pytest.raises(BankdError, match="expired on"):
        find_certificate(certs, Role.DESK)
    with pytest.raises(BankdError, match="refuses our certificate"):
        run(lambda: greet(fleet.address, security, Role.DESK, "peer"))

    (line,) = lines_since(fleet, before)
    assert "certificate has expired" in line


def test_a_peer_without_a_certificate_is_refused_by_tls(fleet: Fleet) -> None:
    context = ssl.create_default_context(cafile=str(fleet.authority.folder / "ca.pem"))
    context.check_hostname = False
    before = len(fleet.log("head"))

    with (
        socket.create_connection(("127.0.0.1", fleet.port)) as plain,
        context.wrap_socket(plain) as encrypted,
        pytest.raises(ssl.SSLError, match="CERTIFICATE_REQUIRED"),
    ):
        encrypted.recv(1)  # TLS 1.3: who is refused learns it when it reads.

    (line,) = lines_since(fleet, before)
    assert "peer did not return a certificate" in line


def test_who_speaks_no_tls_is_told_that_the_head_cannot_be_reached(
    fleet: Fleet, tmp_path: Path
) -> None:
    place = fleet.place("plain")
    shutil.copy2(onnx_model(tmp_path), place / "m.onnx")
    ended = fleet.start(
        "plain", "aoe", "--model", "m.onnx", "--job_type", "2", "--ip", "127.0.0.1",
        "--port", fleet.port,
    ).wait(120)  # fmt: skip
    del fleet.running["plain"]

    assert ended == 1
    assert f"the head tcp://127.0.0.1:{fleet.port} cannot be reached" in fleet.log("plain")
    assert "Traceback" not in fleet.log("plain")


def onnx_model(folder: Path) -> Path:
    onnx.save(tiny_encoder(), folder / "m.onnx")
    return folder / "m.onnx"


@pytest.mark.parametrize(
    ("role", "operation", "arguments"),
    [
        (Role.DESK, "register-worker", {"address": "tls://127.0.0.1:1"}),
        (Role.DESK, "tunebank_keep", {"records": b"", "machine": "peer"}),
        (Role.DESK, "run_function", {"function": b"", "args": (), "kwargs": {}}),
        (Role.DESK, "terminate", {}),
        (Role.DESK, "register_scheduler_plugin", {"plugin": b"", "name": "p"}),
        (Role.MACHINE, "register-client", {"client": "c", "versions": {}}),
        (Role.MACHINE, "update-graph", {}),
        (Role.MACHINE, "scatter", {"data": {}, "workers": None, "client": "c"}),
        (Role.MACHINE, "broadcast", {"msg": {"op": "run"}}),
    ],
)
def test_a_role_may_ask_only_for_what_belongs_to_it(
    fleet: Fleet, role: Role, operation: str, arguments: dict[str, Any]
) -> None:
    certs = fleet.certificate(role, "peer" if role is Role.MACHINE else "desk")
    before = len(fleet.log("head"))

    with pytest.raises(Exception, match=f"{operation} is nothing that a {role} may ask for"):
        run(lambda: asked(fleet, certs, role, op=operation, **arguments))

    lines = lines_since(fleet, before)
    assert len(lines) <= 1  # At most a few of a kind in ten seconds.
    assert all(f"{operation} is nothing that a {role} may ask for" in line for line in lines)


def test_a_certificate_in_the_file_of_another_role_is_refused(fleet: Fleet, tmp_path: Path) -> None:
    certs = folder_of(fleet.authority, Role.DESK, tmp_path / "certs")
    for end in ("pem", "key"):
        (certs / f"desk-peer.{end}").rename(certs / f"machine-peer.{end}")

    with pytest.raises(BankdError, match="certificate of a desk, not of a machine"):
        find_certificate(certs, Role.MACHINE)

    place = {"cert": str(certs / "machine-peer.pem"), "key": str(certs / "machine-peer.key")}
    security = Security(
        require_encryption=True, tls_ca_file=str(certs / "ca.pem"),
        tls_worker_cert=place["cert"], tls_worker_key=place["key"],
    )  # fmt: skip
    with pytest.raises(BankdError, match="refuses peer: its certificate is that of a desk"):
        run(lambda: greet(fleet.address, security, Role.MACHINE, "peer"))
    assert 'peer=peer why="its certificate is that of a desk' in fleet.log("head")


OTHER_VERSION = """
import sys
from bankd.fleet import access
access.tool_version = lambda: "9.9.9"
from bankd.cli import door
sys.exit(door.run(sys.argv[1:]))
"""


def test_a_machine_of_another_version_is_refused_by_name_at_both_ends(
    fleet: Fleet, tmp_path: Path
) -> None:
    certs = fleet.certificate(Role.MACHINE, "lab9")
    (tmp_path / "bank").mkdir()
    ended = subprocess.run(
        [
            sys.executable, "-c", OTHER_VERSION, "fleet", "serve", "--join", fleet.address,
            "--certs", str(certs), "--work_dir", str(tmp_path),
        ],
        env={"TUNE_BANK_PATH": str(tmp_path / "bank"), "PATH": "/usr/bin:/bin",
             "HOME": str(tmp_path)},
        cwd=Path.cwd(), capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip

    why = "it runs tunebank 9.9.9 with generator"
    assert ended.returncode == 1
    assert f"refuses lab9: {why}" in ended.stderr
    assert "install the same version" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert f'refused peer=lab9 why="{why}' in fleet.log("head")


def test_altered_records_are_refused_and_replayed_ones_change_nothing(
    fleet: Fleet, tmp_path: Path
) -> None:
    certs = fleet.certificate(Role.MACHINE, "peer")
    with Bank.open(tmp_path / "theirs") as theirs:
        fill(theirs)
        records = pack(theirs, V4, theirs.changed_since()[V4])
    altered = bytearray(records)
    altered[len(altered) // 2] ^= 1

    def keep(data: bytes) -> str:
        return str(
            run(lambda: asked(fleet, certs, Role.MACHINE, op="tunebank_keep", records=data,
                              machine="peer"))
        )  # fmt: skip

    def known() -> tuple[object, ...]:
        with Bank.open(fleet.folder / "head", create=False, read_only=True) as bank:
            keys = bank.changed_since().get(V4, [])
            return (
                sorted(keys), [len(bank.observations(key, V4)) for key in sorted(keys)],
                bank.cursor(),
            )  # fmt: skip

    for data in (bytes(altered), b"no export", records[:-100]):
        assert "\n" not in keep(data)
        assert keep(data) != ""
    assert "refused machine=peer" in fleet.log("head")
    assert known()[0] == []
    assert keep(records) == ""
    once = known()
    assert once[0] != []
    assert keep(records) == ""
    assert known() == once


def resources(process: subprocess.Popen[bytes]) -> tuple[int, int]:
    """Resident bytes and descriptors of a process."""
    place = Path("/proc") / str(process.pid)
    pages = int((place / "statm").read_text().split()[1])
    return pages * 4096, len(list((place / "fd").iterdir()))


def garbage(port: int, count: int) -> None:
    """Connections that say nothing, nonsense, or the beginning of something, in turns."""
    chance, kept = random.Random(1), []
    beginnings = (
        b"", b"GET / HTTP/1.0\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"\xff" * 64, bytes(8) + b"\x7f" * 8,
    )  # fmt: skip
    for number in range(count):
        peer = socket.create_connection(("127.0.0.1", port), timeout=10)
        with suppress(OSError):
            peer.sendall(beginnings[number % len(beginnings)] + chance.randbytes(number % 97))
        if number % 10 == 0:
            kept.append(peer)  # As who opens many, and waits.
        else:
            peer.close()
    for peer in kept:
        peer.close()


def test_garbage_and_a_port_scan_crash_nothing_and_leave_nothing(fleet: Fleet) -> None:
    (machine,) = {
        int(line.split()[1].split(":")[1], 16)
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]
        if line.split()[9] in sockets_of(fleet.running["lab"]) and line.split()[3] == "0A"
    }
    garbage(fleet.port, 50)  # Buffers that are made once.
    garbage(machine, 50)
    time.sleep(1)
    before = {name: resources(fleet.running[name]) for name in ("head", "lab")}
    lines = {name: len(fleet.log(name).splitlines()) for name in before}

    for port in (fleet.port, machine):
        garbage(port, 300)
    time.sleep(2)

    for name, (size, descriptors) in before.items():
        size_after, descriptors_after = resources(fleet.running[name])
        assert size_after - size < 16 << 20
        assert descriptors_after - descriptors < 10
        assert len(fleet.log(name).splitlines()) - lines[name] < 30


def sockets_of(process: subprocess.Popen[bytes]) -> set[str]:
    """Inodes of its sockets."""
    links = (file.readlink() for file in (Path("/proc") / str(process.pid) / "fd").iterdir())
    return {str(link)[8:-1] for link in links if str(link).startswith("socket:[")}
