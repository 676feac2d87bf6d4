"""Ed25519 signatures of manifests, by the optional library `cryptography`.

Keys are PEM files: PKCS8 for the private one, SubjectPublicKeyInfo for the public one. A
signature says who vouches for an export only where the reader brings the key.
"""

from __future__ import annotations

import hashlib
import os
import stat
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from bankd.bank.exchange.schema import Digest, require_digests
from bankd.bank.faults import FILE_CODE
from bankd.bank.location import may_be_bank
from bankd.errors import BankError

INSTALL = "install the library that checks: pip install cryptography"

DOMAIN = b"tunebank export manifest, version 1\0"
"""Prefix of what is signed, so that no signature made for something else can pass for ours."""

MOST_KEY_BYTES = 16 * 1024


class Signature(Struct, frozen=True, forbid_unknown_fields=True):
    """A signature, and the public key that it was made for, in hexadecimal digits."""

    key: Digest
    key_id: Digest
    signature: Annotated[str, Meta(min_length=128, max_length=128)]

    def __post_init__(self) -> None:
        require_digests(self.key, self.signature)
        if key_id(bytes.fromhex(self.key)) != self.key_id:
            raise ValueError("the key has another id")

    @property
    def text(self) -> str:
        """The line of JSON, without its end."""
        return msgspec.json.encode(self).decode()


def key_id(key: bytes) -> str:
    """SHA-256 of the 32 bytes of a public key: what people compare."""
    return hashlib.sha256(key).hexdigest()


def read_signature(line: str) -> Signature:
    """Raises ValueError for a line that is none. Says nothing of whether it is right."""
    found = msgspec.json.decode(line, type=Signature)
    if found.text != line:
        raise ValueError("not canonical JSON")
    return found


def sign(manifest: str, private_key: Path) -> Signature:
    """Sign the text of a manifest. Raises BankError."""
    key = _read_key(private_key, "private")
    public: bytes = key.public_key().public_bytes_raw()
    return Signature(public.hex(), key_id(public), key.sign(DOMAIN + manifest.encode()).hex())


def is_right(signature: Signature, manifest: str) -> bool:
    """Return True if the named key made it. Raises BankError without the library."""
    library = _library()
    try:
        key = library.Ed25519PublicKey.from_public_bytes(bytes.fromhex(signature.key))
        key.verify(bytes.fromhex(signature.signature), DOMAIN + manifest.encode())
    except (library.InvalidSignature, ValueError):
        return False
    return True


def can_verify() -> bool:
    """Return True if the library is installed."""
    try:
        _library()
    except BankError:
        return False
    return True


def require_signer(
    path: Path, manifest: str, signature: Signature | None, verify_key: Path | None
) -> None:
    """Raises BankError where the signature is wrong, or not of the key that is asked for."""
    if verify_key is not None:
        wanted: bytes = _read_key(verify_key, "public").public_bytes_raw()
        if signature is None:
            what = f"{path} is not signed, but {verify_key} is required"
            raise BankError(what, "ask for a signed export, or leave the key out", FILE_CODE)
        if signature.key != wanted.hex():
            what = (
                f"{path} is signed by the key {signature.key_id}, "
                f"not by {key_id(wanted)} ({verify_key})"
            )
            raise BankError(what, "ask its author, or give the right key", FILE_CODE)
    # Without the library and without a key the signature is as if it were not there.
    if signature is None or not (verify_key or can_verify()):
        return
    if not is_right(signature, manifest):
        what = f"{path}: the signature does not fit the manifest"
        raise BankError(what, "get the export again from its source", FILE_CODE)


def make_key(path: Path) -> str:
    """Write a new private key to `path` and the public one to `path`.pub; returns its id.

    Raises BankError where either exists or cannot be written.
    """
    library = _library()
    key = library.Ed25519PrivateKey.generate()
    pem = library.pem
    private_pem = key.private_bytes(pem.Encoding.PEM, pem.PrivateFormat.PKCS8, pem.NoEncryption())
    public_pem = key.public_key().public_bytes(
        pem.Encoding.PEM, pem.PublicFormat.SubjectPublicKeyInfo
    )
    public = path.with_name(path.name + ".pub")
    for taken in (path, public):
        if os.path.lexists(taken):
            raise BankError(
                f"{taken} exists", "give another name; existing keys are never overwritten"
            )
    _write_new(path, private_pem, 0o600)
    _write_new(public, public_pem, 0o644)
    return key_id(key.public_key().public_bytes_raw())


def _library() -> ModuleType:
    try:
        from bankd.bank.exchange import ed25519  # noqa: PLC0415  Optional, and slow to import.
    except ImportError as error:
        raise BankError(
            "signatures need the Python package cryptography, which is not installed", INSTALL
        ) from error
    return ed25519


def _read_key(path: Path, which: str) -> Any:
    """The private or the public key in a PEM file. Raises BankError."""
    library, content = _library(), _key_file(path)
    try:
        if which == "private":
            key, kind = (
                library.pem.load_pem_private_key(content, None),
                library.Ed25519PrivateKey,
            )
        else:
            key, kind = library.pem.load_pem_public_key(content), library.Ed25519PublicKey
        reason: object = None if isinstance(key, kind) else f"{type(key).__name__} is another kind"
    except (
        ValueError,
        TypeError,
        library.UnsupportedAlgorithm,
    ) as error:  # TypeError: passphrase
        reason = error
    if reason is not None:
        raise BankError(
            f"{path} holds no {which} Ed25519 key: {reason}",
            "give a PEM file without a passphrase; `bankd keygen FILE` makes FILE and FILE.pub",
            FILE_CODE,
        )
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
