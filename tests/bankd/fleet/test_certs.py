"""Certificates of a fleet, as files: who may do what with them, and which are refused."""

from __future__ import annotations

import json
import platform
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from bankd.cli import door
from bankd.errors import BankdError, ExitCode
from bankd.fleet.certs import DAYS, Authority, Role, find_certificate, read_certificate

SERVER, CLIENT = ExtendedKeyUsageOID.SERVER_AUTH, ExtendedKeyUsageOID.CLIENT_AUTH


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return Authority.open(tmp_path / "certs")


def days_left(expires: datetime) -> float:
    return (expires - datetime.now(UTC)) / timedelta(days=1)


@pytest.mark.parametrize(
    ("role", "usages"),
    [(Role.HEAD, {CLIENT, SERVER}), (Role.MACHINE, {CLIENT, SERVER}), (Role.DESK, {CLIENT})],
)
def test_a_certificate_names_role_and_machine_and_that_of_a_desk_cannot_serve(
    authority: Authority, role: Role, usages: set[x509.ObjectIdentifier]
) -> None:
    made = authority.issue(role, "lab1.example")

    found = x509.load_pem_x509_certificate(made.file.read_bytes())
    found.verify_directly_issued_by(authority.certificate)
    usage = found.extensions.get_extension_for_class(x509.ExtendedKeyUsage)
    constraints = found.extensions.get_extension_for_class(x509.BasicConstraints)
    names = {one.oid: one.value for one in found.subject}
    assert set(usage.value) == usages
    assert constraints.value.ca is False
    assert names[NameOID.COMMON_NAME] == "lab1.example"
    assert names[NameOID.ORGANIZATIONAL_UNIT_NAME] == role
    assert DAYS - 1 < days_left(made.expires) <= DAYS
    assert {stat.S_IMODE(file.stat().st_mode) for file in (made.file, made.key)} == {0o600}


def test_only_certificates_that_expire_within_30_days_are_renewed_and_only_when_asked(
    authority: Authority, capfd: pytest.CaptureFixture[str]
) -> None:
    for name, days in {"soon": 29, "later": 31, "gone": -1 / 48}.items():
        authority.issue(Role.MACHINE, name, days)
    old_key = (authority.folder / "machine-soon.key").read_bytes()

    def listed(*words: str) -> dict[str, tuple[bool, int]]:
        code = door.run(["fleet", "certs", str(authority.folder), "--name", "later", *words])
        out = capfd.readouterr().out
        assert code == ExitCode.OK
        return {
            one["name"]: (one["is_new"], round(days_left(datetime.fromisoformat(one["expires"]))))
            for one in json.loads(out)
        }

    assert listed("--json")["later"] == (False, 31)
    assert read_certificate(authority.folder / "machine-soon.pem").expires < datetime.now(
        UTC
    ) + timedelta(days=30)
    renewed = listed("--renew", "--json")
    assert renewed["soon"] == renewed["gone"] == (True, DAYS)
    assert renewed["later"] == (False, 31)
    assert (authority.folder / "machine-soon.key").read_bytes() != old_key
    assert find_certificate_of(authority, "soon").role is Role.MACHINE


def find_certificate_of(authority: Authority, name: str) -> object:
    """The certificate of a machine where its folder has only this one."""
    for file in authority.folder.glob("machine-*.pem"):
        if file.stem != f"machine-{name}":
            file.unlink()
    return find_certificate(authority.folder, Role.MACHINE)


@pytest.mark.parametrize("name", ["../lab", "lab/1", "", ".lab", "a" * 64, "lab 1", "läb"])
def test_a_name_that_is_no_name_of_a_machine_makes_no_file(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], name: str
) -> None:
    code = door.run(["fleet", "certs", str(tmp_path / "certs"), "--name", name])

    assert code == ExitCode.FAILURE
    assert "is no name of a machine" in capfd.readouterr().err
    assert list(tmp_path.rglob("machine*")) == []
    assert list(tmp_path.iterdir()) == [tmp_path / "certs"]


def test_of_several_certificates_that_of_this_machine_is_taken(authority: Authority) -> None:
    for name in ("lab1", "lab2"):
        authority.issue(Role.MACHINE, name)
    with pytest.raises(BankdError, match=r"several certificates .* machine-lab1.pem, machine-lab2"):
        find_certificate(authority.folder, Role.MACHINE)

    authority.issue(Role.MACHINE, platform.node())

    assert find_certificate(authority.folder, Role.MACHINE).name == platform.node()


def test_an_authority_is_used_again_and_its_damage_is_named(
    authority: Authority, capfd: pytest.CaptureFixture[str]
) -> None:
    certificate = authority.folder / "ca.pem"
    content = certificate.read_bytes()
    assert Authority.open(authority.folder).certificate == authority.certificate

    for damaged in (b"", b"no certificate", content[:200]):
        certificate.write_bytes(damaged)
        assert door.run(["fleet", "certs", str(authority.folder)]) == ExitCode.FAILURE
        error = capfd.readouterr().err
        assert f"the authority in {authority.folder} cannot be read" in error
        assert "Traceback" not in error
    certificate.write_bytes(content)
    (authority.folder / "ca.key").unlink()
    assert door.run(["fleet", "certs", str(authority.folder)]) == ExitCode.FAILURE
    assert "certificates are made where the authority is" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        ("missing", "has no ca.pem and certificate of a desk"),
        ("readable", "others may read"),
        ("no key", "No such file"),
        ("no certificate", "is no certificate of a fleet"),
        ("other authority", "was not made by the authority"),
        ("damaged authority", "ca.pem cannot be read"),
        ("damaged key", "desk-desk.key cannot be read"),
        ("other key", "desk-desk.key is not the key of .*desk-desk.pem"),
        ("of no role", "is no certificate of a fleet"),
    ],
)
def test_a_certificate_that_cannot_be_used_is_refused_before_anything_is_sent(
    authority: Authority, tmp_path: Path, damage: str, why: str
) -> None:
    made, ca = authority.issue(Role.DESK, "desk"), authority.folder / "ca.pem"
    if damage == "missing":
        made.file.unlink()
    elif damage == "readable":
        made.key.chmod(0o640)
    elif damage == "no key":
        made.key.unlink()
    elif damage == "no certificate":
        made.file.write_bytes(b"nothing")
    elif damage == "other authority":
        ca.write_bytes((Authority.open(tmp_path / "other").folder / "ca.pem").read_bytes())
    elif damage == "damaged authority":
        ca.write_bytes(b"nothing")
    elif damage == "damaged key":
        made.key.write_bytes(b"nothing")
    elif damage == "other key":
        made.key.write_bytes(authority.issue(Role.HEAD, "head").key.read_bytes())
    else:
        made.file.write_bytes(ca.read_bytes())

    with pytest.raises(BankdError, match=why) as refused:
        find_certificate(authority.folder, Role.DESK)

    assert refused.value.hint
    assert len(refused.value.message.splitlines()) == 1
