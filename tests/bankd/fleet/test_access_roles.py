"""What a certificate of each role may ask for: real processes, certificates and messages."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from distributed import Security
from distributed.comm.core import CommClosedError
from distributed.core import Server

from bankd.errors import BankdError
from bankd.fleet.access import greet, security_of
from bankd.fleet.certs import Role, find_certificate
from tests.bankd.fleet.peers import asked, connected, folder_of, lines_since, port_of, run
from tests.bankd.fleet.processes import Fleet


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
    assert len(lines) <= 1  # At most a few of a kind in a minute.
    assert all(f"{operation} is nothing that a {role} may ask for" in line for line in lines)


@pytest.mark.parametrize(
    ("role", "operation", "arguments"),
    [
        (Role.DESK, "run", {"function": b"", "args": (), "kwargs": {}}),
        (Role.DESK, "update_data", {"data": {}}),
        (Role.DESK, "get_data", {"keys": ["k"], "who": "w"}),
        (Role.DESK, "plugin-add", {"plugin": b"", "name": "p"}),
        (Role.DESK, "actor_execute", {"actor": "a", "function": "f"}),
        (Role.MACHINE, "run_coroutine", {"function": b"", "args": (), "kwargs": {}}),
        (Role.MACHINE, "upload_file", {"filename": "f.py", "data": b""}),
        (Role.MACHINE, "update_data", {"data": {}}),
        (Role.MACHINE, "terminate", {}),
        (Role.HEAD, "run", {"function": b"", "args": (), "kwargs": {}}),
    ],
)
def test_a_machine_runs_works_of_its_head_and_nothing_else(
    fleet: Fleet, role: Role, operation: str, arguments: dict[str, Any]
) -> None:
    certs = fleet.certificate(role, "head" if role is Role.HEAD else "peer")
    address = f"tls://127.0.0.1:{port_of(fleet.running['lab'])}"

    with pytest.raises(Exception, match=f"{operation} is nothing that a {role} may ask for"):
        run(lambda: asked(fleet, certs, role, address, op=operation, **arguments))

    assert "is nothing that a" in fleet.log("lab")  # At most a few lines of a kind in a minute.


def test_a_desk_that_speaks_as_a_machine_loses_its_connection(fleet: Fleet) -> None:
    async def work() -> None:
        comm = await connected(fleet, fleet.certificate(Role.DESK, "desk"), Role.DESK)
        await comm.write({"op": "register-client", "client": "c", "versions": {}, "reply": False})
        assert (await comm.read())[0]["op"] == "stream-start"
        await comm.write([{"op": "task-erred", "key": "k", "worker": "w", "stimulus_id": "s"}])
        while True:
            await asyncio.wait_for(comm.read(), 60)

    with pytest.raises(CommClosedError):
        run(work)

    assert "is nothing that a desk may ask for" in fleet.log("head")


@pytest.mark.parametrize(
    ("role", "why"),
    [
        (Role.DESK, "its certificate is refused here: unsuitable certificate purpose"),
        (Role.MACHINE, "has the certificate of a machine"),
    ],
)
def test_who_has_no_certificate_of_a_head_is_not_taken_for_one(
    fleet: Fleet, role: Role, why: str
) -> None:
    async def work() -> None:
        theirs = security_of(fleet.certificate(role, "peer"), role, fleet.address)
        ours = security_of(fleet.certificate(Role.MACHINE, "lab9"), Role.MACHINE, fleet.address)
        async with Server({}) as server:
            await server.listen("tls://127.0.0.1:0", **theirs.get_listen_args("scheduler"))
            await greet(server.address, ours, Role.MACHINE, "lab9")

    with pytest.raises(BankdError, match=why):
        run(work)


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
