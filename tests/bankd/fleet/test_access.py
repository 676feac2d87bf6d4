"""Who is refused by a fleet, and how both ends say so: real processes, certificates and sockets."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import onnx
import pytest
from distributed import Security

from bankd.bank import Bank, TargetKey, TimingSummary
from bankd.bank.packing import pack
from bankd.config.request import Request
from bankd.daemon.worker.messages import WorkRequest, encode
from bankd.errors import BankdError, BankError
from bankd.fleet.access import greet, security_of
from bankd.fleet.certs import Authority, Role, find_certificate
from bankd.fleet.desk import Desk
from bankd.fleet.records import Work
from fixtures.small.networks import tiny_encoder
from tests.bankd.bank.builders import V4, a_decision, a_key, a_policy
from tests.bankd.bank.exchange.exports import fill
from tests.bankd.fleet.conftest import V3
from tests.bankd.fleet.peers import asked, folder_of, line_since, run
from tests.bankd.fleet.processes import Fleet, fleet_in, free_port
from tuner.files.signing import make_key

HALF_AN_HOUR_AGO = -1 / 48
"""Days of validity: certificates begin an hour before they are made."""


@pytest.mark.parametrize("role", [Role.MACHINE, Role.DESK])
def test_a_certificate_of_another_authority_is_refused_at_both_ends(
    fleet: Fleet, tmp_path: Path, role: Role
) -> None:
    certs = folder_of(Authority.open(tmp_path / "other"), role, tmp_path / "certs")
    security, before = security_of(certs, role, fleet.address), len(fleet.log("head"))

    with pytest.raises(BankdError, match="its certificate is refused here") as refused:
        run(lambda: greet(fleet.address, security, role, "peer"))

    assert refused.value.hint
    assert len(refused.value.message.splitlines()) == 1
    assert "TLS handshake failed" in line_since(fleet, before)


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
    with pytest.raises(BankdError, match="it refuses our certificate: certificate expired"):
        run(lambda: greet(fleet.address, security, Role.DESK, "peer"))

    assert "certificate has expired" in line_since(fleet, before)


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

    assert "peer did not return a certificate" in line_since(fleet, before)


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
    ("what", "why"),
    [
        ("of another authority", "its certificate is refused here: certificate signature failure"),
        ("of a desk", "is the certificate of a desk, not of a machine"),
        ("expired", "expired on"),
        ("no TLS", "it speaks no TLS"),
    ],
)
def test_a_command_that_is_refused_ends_with_one_line_and_a_hint(
    fleet: Fleet, tmp_path: Path, what: str, why: str
) -> None:
    address, name = fleet.address, what.replace(" ", "-")
    is_ours = what in ("of a desk", "no TLS")
    authority = fleet.authority if is_ours else Authority.open(tmp_path / "o")
    role = Role.DESK if what == "of a desk" else Role.MACHINE
    days = {"days": HALF_AN_HOUR_AGO} if what == "expired" else {}
    certs = folder_of(authority, role, tmp_path / "c", **days)
    for file in certs.glob("desk-*"):
        file.rename(certs / file.name.replace("desk", "machine"))
    if what == "no TLS":
        address = f"tls://127.0.0.1:{(port := free_port())}"
        fleet.start("open", "fleet", "head", "--listen", f"127.0.0.1:{port}")
        fleet.wait_for("open", "head address")

    ended = fleet.start(name, "fleet", "serve", "--join", address, "--certs", certs).wait(60)
    del fleet.running[name]

    assert ended == 1
    error, hint, *more = fleet.log(name).splitlines()
    assert why in error
    assert hint.startswith("hint: ")
    assert more == []


def test_a_machine_without_certificates_says_once_what_the_head_wants(fleet: Fleet) -> None:
    address = f"tcp://127.0.0.1:{fleet.port}"
    fleet.start("bare", "fleet", "serve", "--join", address, "--listen", "127.0.0.1")
    fleet.wait_for("bare", "no_head")
    time.sleep(2.5)  # It has tried again.
    fleet.kill("bare")

    (line,) = fleet.log("bare").splitlines()
    assert "it closed the connection: its log says why, lack of --certs DIR for example" in line


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
    before = len(fleet.log("head"))
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
    error, hint = ended.stderr.splitlines()
    assert ended.returncode == 1
    assert f"refuses lab9: {why}" in error
    assert "install the same version" in error
    assert hint.startswith("hint: ")
    assert f'refused peer=lab9 why="{why}' in line_since(fleet, before)


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


def test_records_that_a_head_refuses_are_reported_once_at_both_ends_and_kept(
    tmp_path: Path,
) -> None:
    make_key(tmp_path / "other")
    with fleet_in(tmp_path) as fleet:
        fleet.head(TUNEBANK_VERIFY_KEY=str(tmp_path / "other.pub"))
        with Bank.open(fleet.place("lab")) as bank:
            fill(bank)
        fleet.machine("lab", V3, 1)
        fleet.wait_for("lab", "refused records=")
        time.sleep(2.5)  # Without a pause it would have sent them again.
        refusals = {
            name: [line for line in fleet.log(name).splitlines() if " refused " in line]
            for name in ("head", "lab")
        }

    assert [len(lines) for lines in refusals.values()] == [1, 1]
    assert "refused machine=lab" in refusals["head"][0]
    assert all("is not signed" in line for lines in refusals.values() for line in lines)
    with Bank.open(tmp_path / "head", create=False, read_only=True) as bank:
        assert bank.changed_since() == {}


def test_an_older_export_does_not_take_back_what_was_decided_since(
    fleet: Fleet, tmp_path: Path
) -> None:
    certs = fleet.certificate(Role.MACHINE, "peer")
    exports = []
    with Bank.open(tmp_path / "theirs") as theirs:
        for tile, median_us in ((8, 40.0), (16, 20.0)):
            timing = TimingSummary(21, median_us, median_us - 1, median_us + 1)
            decision = replace(a_decision(77, tile=tile), timing=timing)
            theirs.commit(V4, [decision], "decided", "me")
            exports.append(pack(theirs, V4, [decision.key]))

    for records in (*exports, exports[0]):
        message = {"op": "tunebank_keep", "records": records, "machine": "peer"}
        assert run(partial(asked, fleet, certs, Role.MACHINE, **message)) == ""

    with Bank.open(fleet.folder / "head", create=False, read_only=True) as bank:
        assert bank.find(V4, [a_key(77)])[a_key(77)].policy == a_policy(16)


MODEL = encode(
    WorkRequest(
        "k", Path(), Path("m.onnx"), {}, Request(soc_version=V3, cores=1), Path("out/m.om"),
    )
)  # fmt: skip


@pytest.mark.parametrize(
    ("work", "why"),
    [
        (Work({}, b""), "lab cannot carry it out: "),
        (Work({"key": "k", "request": None}, b""), "lab cannot carry it out: "),
        (Work(MODEL, b"no export", ("m.onnx",)), "packed.tunebank"),
        (Work(MODEL, b"", ("../../../elsewhere",)), "leads out of its model's folder"),
        (Work(MODEL, b"", ("/elsewhere",)), "leads out of its model's folder"),
    ],
)
def test_a_work_that_is_none_is_refused_by_its_machine_and_the_desk_is_told(
    fleet: Fleet, work: Work, why: str
) -> None:
    certs = fleet.certificate(Role.DESK, "desk")

    async def ask() -> None:
        desk = Desk(fleet.address, security_of(certs, Role.DESK, fleet.address), print)
        try:
            await desk.run("k", work, (b"content",) * len(work.files), TargetKey(V3, 1), print)
        finally:
            await desk.close()

    with pytest.raises(BankError, match=why) as refused:
        run(ask)

    assert len(refused.value.message.splitlines()) == 1
    assert list(fleet.folder.rglob("elsewhere")) == []
    assert not Path("/elsewhere").exists()
