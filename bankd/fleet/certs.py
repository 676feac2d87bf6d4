"""Certificates of a fleet: its own authority, and one certificate for each role and machine.

The role is in the subject (OU), the name is its common name. What a desk holds cannot serve: its
extended key usage is that of a client.
"""

from __future__ import annotations

import os
import platform
import re
import shlex
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from bankd.bridge import replacing
from bankd.descriptors import read_regular
from bankd.errors import BankdError, ErrorCode

CA_DAYS, DAYS = 3650, 365
RENEW_DAYS = 30
"""Certificates that expire sooner are renewed."""
KEY_MODE, FOLDER_MODE = 0o600, 0o700
CLOCKS_DIFFER = timedelta(hours=1)
"""A certificate is valid from so long before it was made: clocks of machines differ."""
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,62}")
RENEW = "`bankd fleet certs DIR` makes certificates, and --renew renews them"


class CertificateError(BankdError):
    """A certificate or its key is missing, refused, or not right."""

    usual_code = ErrorCode.CERTIFICATE

    def __init__(self, message: str, hint: str | None = RENEW) -> None:
        super().__init__(message, hint)


class Role(StrEnum):
    """Roles in a fleet."""

    HEAD = "head"
    MACHINE = "machine"
    DESK = "desk"


@dataclass(frozen=True)
class Certificate:
    """A certificate and its key, as files."""

    role: Role
    name: str
    expires: datetime
    file: Path
    is_new: bool = False

    @property
    def key(self) -> Path:
        """File of the private key."""
        return self.file.with_suffix(".key")


@dataclass(frozen=True)
class Authority:
    """The authority of a fleet: who has its key, decides who belongs to it."""

    folder: Path
    certificate: x509.Certificate
    key: ec.EllipticCurvePrivateKey

    @staticmethod
    def open(folder: Path) -> Authority:
        """Read the authority in a folder, or make it. Raises BankdError."""
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        require_private(folder)
        file = folder / "ca.pem"
        if not file.exists():
            key = ec.generate_private_key(ec.SECP256R1())
            name = _subject("tunebank fleet", "authority")
            made = (
                _builder(name, name, key, CA_DAYS)
                .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
                .sign(key, hashes.SHA256())
            )
            _write(folder / "ca.key", _key_bytes(key))
            _write(file, made.public_bytes(serialization.Encoding.PEM))
        if not (folder / "ca.key").exists():
            what = f"{folder} has no ca.key: certificates are made where the authority is"
            raise CertificateError(what, "run it there, and copy the result")
        require_private(folder / "ca.key")
        try:
            certificate = x509.load_pem_x509_certificate(read_regular(file))
            key_found = serialization.load_pem_private_key(read_regular(folder / "ca.key"), None)
        except ValueError as error:
            what = f"the authority in {folder} cannot be read: {error}"
            raise CertificateError(what, hint=None) from error
        assert isinstance(key_found, ec.EllipticCurvePrivateKey)
        return Authority(folder, certificate, key_found)

    def issue(
        self, role: Role, name: str, days: float = DAYS, *, renews: bool = False
    ) -> Certificate:
        """Make a certificate for a machine in a role, where there is none that lasts."""
        if not _NAME.fullmatch(name):
            raise CertificateError(
                f"{name!r} is no name of a machine", "use letters, digits, . _ -"
            )
        file = self.folder / f"{role}-{name}.pem"
        if file.exists():
            found = read_certificate(file)
            lasts = found.expires > datetime.now(UTC) + timedelta(days=RENEW_DAYS)
            if lasts or not renews:
                return found
        key = ec.generate_private_key(ec.SECP256R1())
        usages = [ExtendedKeyUsageOID.CLIENT_AUTH]
        if role is not Role.DESK:
            usages.append(ExtendedKeyUsageOID.SERVER_AUTH)
        made = (
            _builder(_subject(name, role), self.certificate.subject, key, days)
            .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
            .add_extension(x509.ExtendedKeyUsage(usages), critical=False)
            .sign(self.key, hashes.SHA256())
        )
        _write(file.with_suffix(".key"), _key_bytes(key))
        _write(file, made.public_bytes(serialization.Encoding.PEM))
        return Certificate(role, name, made.not_valid_after_utc, file, is_new=True)


def read_certificate(file: Path) -> Certificate:
    """Read a certificate's role, name and end. Raises BankdError."""
    try:
        found = x509.load_pem_x509_certificate(read_regular(file))
        role = Role(_field(found.subject, NameOID.ORGANIZATIONAL_UNIT_NAME))
    except (OSError, ValueError) as error:
        raise CertificateError(f"{file} is no certificate of a fleet: {error}") from error
    name = _field(found.subject, NameOID.COMMON_NAME)
    return Certificate(role, name, found.not_valid_after_utc, file)


def find_certificate(folder: Path, role: Role) -> Certificate:
    """The certificate of a role in a folder, checked against its authority.

    Of several, that of this machine's name. Raises BankdError.
    """
    files = sorted(folder.glob(f"{role}-*.pem"))
    if len(files) > 1:
        files = [file for file in files if file.stem == f"{role}-{platform.node()}"] or files
    if not (folder / "ca.pem").exists() or not files:
        raise CertificateError(f"{folder} has no ca.pem and certificate of a {role}")
    if len(files) > 1:
        names = ", ".join(file.name for file in files)
        raise CertificateError(
            f"{folder} has several certificates of a {role}: {names}", "keep one"
        )
    certificate = read_certificate(files[0])
    require_private(certificate.key)
    if certificate.role is not role:
        what = f"{certificate.file} is the certificate of a {certificate.role}, not of a {role}"
        raise CertificateError(what)
    if certificate.expires <= datetime.now(UTC):
        raise CertificateError(f"{certificate.file} expired on {certificate.expires:%Y-%m-%d}")
    file = folder / "ca.pem"
    try:
        authority = x509.load_pem_x509_certificate(read_regular(file))
        file = certificate.key
        key = serialization.load_pem_private_key(read_regular(file), None)
    except (OSError, TypeError, ValueError) as error:
        raise CertificateError(f"{file} cannot be read: {error}") from error
    found = x509.load_pem_x509_certificate(read_regular(certificate.file))
    if found.public_key() != key.public_key():
        raise CertificateError(f"{file} is not the key of {certificate.file}")
    try:
        found.verify_directly_issued_by(authority)
    except Exception as error:
        what = f"{certificate.file} was not made by the authority {folder / 'ca.pem'}"
        raise CertificateError(what) from error
    return certificate


def require_private(path: Path) -> None:
    """Raise BankdError where others may read a key or its folder, or there is none."""
    try:
        mode = path.stat().st_mode
    except OSError as error:
        raise CertificateError(f"{path}: {error.strerror}") from error
    if mode & 0o077:
        right = "700" if path.is_dir() else "600"
        raise CertificateError(f"others may read {path}", f"chmod {right} {shlex.quote(str(path))}")


def _subject(name: str, role: str) -> x509.Name:
    return x509.Name(
        [
            x509.NameAttribute(NameOID.COMMON_NAME, name),
            x509.NameAttribute(NameOID.ORGANIZATIONAL_UNIT_NAME, str(role)),
        ]
    )


def _field(subject: x509.Name, field: x509.ObjectIdentifier) -> str:
    (found,) = subject.get_attributes_for_oid(field)
    return str(found.value)


def _builder(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, days: float
) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - CLOCKS_DIFFER)
        .not_valid_after(now + timedelta(days=days))
    )


def _key_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


def _write(path: Path, content: bytes) -> None:
    with replacing(path, KEY_MODE) as file:
        os.fchmod(file.fileno(), KEY_MODE)
        file.write(content)
