"""Ed25519 signatures of manifests, by the optional library `cryptography`.

Keys are PEM files: PKCS8 for the private one, SubjectPublicKeyInfo for the public one. A
signature says who vouches for an export only where the reader brings the key.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from bankd.bank.canonical import canonical
from bankd.bank.exchange.fields import parsed, require_fields
from bankd.bank.faults import FILE_CODE
from bankd.bank.location import may_be_bank
from bankd.errors import BankError

INSTALL = "install the library that checks: pip install cryptography"

DOMAIN = b"tunebank export manifest, version 1\0"
"""Before what is signed, so that no signature made for something else can pass for ours."""

MOST_KEY_BYTES = 16 * 1024
PRIVATE_MODE = 0o600
PUBLIC_MODE = 0o644
SHORT_ID_DIGITS = 16

_FIELDS = frozenset({"key", "key_id", "signature"})
_KEY = re.compile(r"[0-9a-f]{64}")
_SIGNATURE = re.compile(r"[0-9a-f]{128}")


@dataclass(frozen=True)
class Signature:
    """A signature, and the public key that it was made for."""

    key: bytes
    """32 bytes (RFC 8032)."""
    signature: bytes
    """64 bytes."""

    @property
    def key_id(self) -> str:
        return key_id(self.key)

    @property
    def text(self) -> str:
        """The line of JSON, without its end."""
        return canonical(
            {"key": self.key.hex(), "key_id": self.key_id, "signature": self.signature.hex()}
        )


def key_id(key: bytes) -> str:
    """SHA-256 of the 32 bytes of a public key: what people compare."""
    return hashlib.sha256(key).hexdigest()


def read_signature(line: str) -> Signature:
    """Raises ValueError for a line that is none. Says nothing of whether it is right."""
    content = parsed(line)
    require_fields(content, _FIELDS)
    if not _matches(_KEY, content["key"]) or not _matches(_SIGNATURE, content["signature"]):
        raise ValueError("key or signature is not of 64 or 128 hexadecimal digits")
    found = Signature(bytes.fromhex(content["key"]), bytes.fromhex(content["signature"]))
    if found.text != line:
        raise ValueError("not in canonical form, or the key has another id")
    return found


def sign(manifest: str, private_key: Path) -> Signature:
    """Sign the text of a manifest. Raises BankError."""
    read, content = _library().read_private_key, _key_file(private_key)
    try:
        key = read(content)
    except ValueError as error:
        raise _no_key(private_key, "private", error) from error
    return Signature(key.public_key().public_bytes_raw(), key.sign(DOMAIN + manifest.encode()))


def is_right(signature: Signature, manifest: str) -> bool:
    """Whether the key that a signature names made it. Raises BankError without the library."""
    message = DOMAIN + manifest.encode()
    return bool(_library().is_signature(signature.key, signature.signature, message))


def can_verify() -> bool:
    """Whether the library is installed."""
    try:
        _library()
    except BankError:
        return False
    return True


def public_key(path: Path) -> bytes:
    """The 32 bytes of a public key in a PEM file. Raises BankError."""
    read, content = _library().read_public_key, _key_file(path)
    try:
        key: bytes = read(content)
    except ValueError as error:
        raise _no_key(path, "public", error) from error
    return key


def make_key(path: Path) -> str:
    """Write a new private key to `path` and the public one to `path`.pub; returns its id.

    Raises BankError where either exists or cannot be written.
    """
    private_pem, public_pem, key = _library().new_key()
    public = path.with_name(path.name + ".pub")
    for taken in (path, public):
        if os.path.lexists(taken):
            raise BankError(
                f"{taken} exists", "give another name; existing keys are never overwritten"
            )
    _write_new(path, private_pem, PRIVATE_MODE)
    _write_new(public, public_pem, PUBLIC_MODE)
    return key_id(key)


def _library() -> ModuleType:
    try:
        from bankd.bank.exchange import ed25519  # noqa: PLC0415  Optional, and slow to import.
    except ImportError as error:
        raise BankError(
            "signatures need the Python package cryptography, which is not installed", INSTALL
        ) from error
    return ed25519


def _key_file(path: Path) -> bytes:
    try:
        if may_be_bank(path):
            raise BankError(f"{path} is a bank", "give the PEM file of a key", FILE_CODE)
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        with os.fdopen(descriptor, "rb") as file:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise BankError(f"{path} is not a file", "give the PEM file of a key", FILE_CODE)
            return file.read(MOST_KEY_BYTES)
    except OSError as error:
        raise BankError(
            f"{path} cannot be read: {error.strerror}", "check the path of the key", FILE_CODE
        ) from error


def _no_key(path: Path, which: str, reason: object) -> BankError:
    return BankError(
        f"{path} holds no {which} Ed25519 key: {reason}",
        "give a PEM file without a passphrase; `bankd keygen FILE` makes FILE and FILE.pub",
        FILE_CODE,
    )


def _write_new(path: Path, content: bytes, mode: int) -> None:
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode)
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(descriptor)
    except OSError as error:
        raise BankError(
            f"{path} cannot be written: {error.strerror}",
            "choose an existing folder that you may write to",
            FILE_CODE,
        ) from error


def _matches(pattern: re.Pattern[str], value: object) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None
