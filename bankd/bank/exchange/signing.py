"""Ed25519 signatures of manifests, by the optional library `cryptography`.

Keys are PEM files: PKCS8 for the private one, SubjectPublicKeyInfo for the public one. A
signature says who vouches for an export only where the reader brings the key.
"""

# ruff: noqa: PLC0415  The library is loaded where a signature is made or checked.

from __future__ import annotations

import hashlib
import os
import re
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bankd.bank.canonical import canonical
from bankd.bank.exchange.fields import parsed, require_fields
from bankd.bank.faults import FILE_CODE
from bankd.bank.location import may_be_bank
from bankd.errors import BankError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (
        Ed25519PrivateKey,
        Ed25519PublicKey,
    )

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
    key = _private_key(private_key)
    return Signature(key.public_key().public_bytes_raw(), key.sign(DOMAIN + manifest.encode()))


def is_right(signature: Signature, manifest: str) -> bool:
    """Whether the key that a signature names made it. Raises BankError without the library."""
    _require_library()
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = Ed25519PublicKey.from_public_bytes(signature.key)
        key.verify(signature.signature, DOMAIN + manifest.encode())
    except (InvalidSignature, ValueError):
        return False
    return True


def can_verify() -> bool:
    """Whether the library is installed."""
    try:
        _require_library()
    except BankError:
        return False
    return True


def public_key(path: Path) -> bytes:
    """The 32 bytes of a public key in a PEM file. Raises BankError."""
    _require_library()
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from cryptography.hazmat.primitives.serialization import load_pem_public_key

    content = _key_file(path)
    try:
        key: object = load_pem_public_key(content)
    except (ValueError, UnsupportedAlgorithm) as error:
        raise _no_key(path, "public", error) from error
    if not isinstance(key, Ed25519PublicKey):
        raise _no_key(path, "public", f"{type(key).__name__} is another kind")
    return key.public_bytes_raw()


def make_key(path: Path) -> str:
    """Write a new private key to `path` and the public one to `path`.pub; returns its id.

    Raises BankError where either exists or cannot be written.
    """
    _require_library()
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    key = Ed25519PrivateKey.generate()
    public = path.with_name(path.name + ".pub")
    for taken in (path, public):
        if os.path.lexists(taken):
            raise BankError(
                f"{taken} exists", "give another name; existing keys are never overwritten"
            )
    _write_new(path, _private_pem(key), PRIVATE_MODE)
    _write_new(public, _public_pem(key.public_key()), PUBLIC_MODE)
    return key_id(key.public_key().public_bytes_raw())


def _require_library() -> None:
    try:
        import cryptography  # noqa: F401
    except ImportError as error:
        raise BankError(
            "signatures need the Python package cryptography, which is not installed", INSTALL
        ) from error


def _private_key(path: Path) -> Ed25519PrivateKey:
    _require_library()
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    content = _key_file(path)
    try:
        key: object = load_pem_private_key(content, password=None)
    except (ValueError, TypeError, UnsupportedAlgorithm) as error:  # TypeError: a passphrase
        raise _no_key(path, "private", error) from error
    if not isinstance(key, Ed25519PrivateKey):
        raise _no_key(path, "private", f"{type(key).__name__} is another kind")
    return key


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


def _private_pem(key: Ed25519PrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
    )

    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def _public_pem(key: Ed25519PublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)


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
