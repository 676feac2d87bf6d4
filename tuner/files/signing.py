"""Key files and Ed25519 signatures (RFC 8032), of exports of a bank and of offline models alike.

Key files are PEM: PKCS8 for the private key, SubjectPublicKeyInfo for the public one, both without
a passphrase. They need the optional library `cryptography`; every function may raise OptionError.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from tuner.errors import ErrorCode, MissingFileError, OptionError
from tuner.files.descriptors import read_regular

__all__ = [
    "OptionError", "Signer", "can_verify", "is_right", "key_id", "make_key", "public_key",
    "public_keys", "required_key", "signing_key",
]  # fmt: skip

VERIFY_KEY_VARIABLE = "TUNEBANK_VERIFY_KEY"
"""A public key, or a folder of them: offline models, and what another bank gives, must be signed by
one to be used."""
SIGNING_KEY_VARIABLE = "TUNEBANK_SIGNING_KEY"
"""A private key: it signs every offline model that is written, and what other banks are given."""

PUBLIC_SUFFIX = ".pub"
MAX_KEYS = 1000
"""Maximum number of keys in a folder of them."""
MAX_KEY_BYTES = 16 * 1024
INSTALL = "install the library that checks: pip install cryptography"


class Signer:
    """A private key. Raises OptionError where its file cannot be used."""

    def __init__(self, path: Path) -> None:
        self._key = _read_key(path, "private")
        self.public: bytes = self._key.public_key().public_bytes_raw()

    def sign(self, message: bytes) -> bytes:
        """64 bytes, always the same ones for one message."""
        return bytes(self._key.sign(message))


def public_key(path: Path) -> bytes:
    """The 32 bytes of a public key."""
    return bytes(_read_key(path, "public").public_bytes_raw())


def public_keys(place: Path) -> frozenset[bytes]:
    """The key of a file, or those of all *.pub files in a folder: 32 bytes each (RFC 8032).

    A file of the folder that holds no key is an error, not passed over; so is an empty folder.
    """
    files = _public_files(place) if place.is_dir() else [place]
    return frozenset(public_key(file) for file in files)


def required_key(given: str | Path | None = None) -> Path | None:
    """The place of the public keys one of which must have signed what is read; None for no demand.

    Every door asks here: for what it was `given`, else for TUNEBANK_VERIFY_KEY. A demand that names
    nothing, such as an unset variable of a shell, is an error, and not the same as no demand.
    """
    return _named(given, "the key that must have signed it", VERIFY_KEY_VARIABLE)


def signing_key(given: str | Path | None = None) -> Path | None:
    """The place of the private key that signs what is written: `given`, else TUNEBANK_SIGNING_KEY.

    None where neither says one. As in `required_key`, an empty name is an error.
    """
    return _named(given, "the key to sign with", SIGNING_KEY_VARIABLE)


def key_id(key: bytes) -> str:
    """SHA-256 of the 32 bytes of a public key: what people compare, as `bankd keygen` prints it."""
    return hashlib.sha256(key).hexdigest()


def is_right(key: bytes, signature: bytes, message: bytes) -> bool:
    """Return True if the private half of this public key signed the message."""
    library = _library()
    try:
        library.Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (library.InvalidSignature, ValueError):
        return False
    return True


def can_verify() -> bool:
    """Return True if the library is installed."""
    try:
        _library()
    except OptionError:
        return False
    return True


def make_key(path: Path) -> str:
    """Write a new private key to `path` and the public one to `path`.pub; returns its id.

    Existing files are never overwritten.
    """
    library = _library()
    key, pem = library.Ed25519PrivateKey.generate(), library.pem
    private = key.private_bytes(pem.Encoding.PEM, pem.PrivateFormat.PKCS8, pem.NoEncryption())
    public = key.public_key().public_bytes(pem.Encoding.PEM, pem.PublicFormat.SubjectPublicKeyInfo)
    files = {path: (private, 0o600), path.with_name(path.name + PUBLIC_SUFFIX): (public, 0o644)}
    for taken in filter(os.path.lexists, files):
        hint = "give another name; existing keys are never overwritten"
        raise OptionError(f"{taken} exists", hint, ErrorCode.FILE)
    for file, (content, mode) in files.items():
        try:
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
            with os.fdopen(os.open(file, flags, mode), "wb") as written:
                written.write(content)
                written.flush()
                os.fsync(written.fileno())
        except OSError as error:
            what = f"{file} cannot be written: {error.strerror}"
            hint = "choose an existing folder that you may write to"
            raise OptionError(what, hint, ErrorCode.FILE) from error
    return key_id(key.public_key().public_bytes_raw())


def _named(given: str | Path | None, what: str, variable: str) -> Path | None:
    named = os.environ.get(variable) if given is None else given
    if named == "":
        source = variable if given is None else "the argument"
        hint = f"name the file of a key, or leave it out (`unset {variable}`)"
        raise OptionError(f"{what} has an empty name in {source}", hint, ErrorCode.FILE)
    return None if named is None else Path(named)


def _public_files(folder: Path) -> list[Path]:
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix == PUBLIC_SUFFIX)
    except OSError as error:
        raise unreadable(folder, error) from error
    shown = [file for file in files if not file.name.startswith(".")]
    if not 1 <= len(shown) <= MAX_KEYS:
        raise OptionError(
            f"{folder} holds {len(shown)} files named *{PUBLIC_SUFFIX}, not 1 to {MAX_KEYS}",
            "put the public keys there (`bankd keygen FILE` makes FILE and FILE.pub)",
            ErrorCode.FILE,
        )
    return shown


def _library() -> ModuleType:
    """`tuner.files.ed25519`. Raises OptionError where `cryptography` is not installed."""
    try:
        from tuner.files import ed25519  # noqa: PLC0415  Optional, and slow to import.
    except ImportError as error:
        what = "signatures need the Python package cryptography, which is not installed"
        raise OptionError(what, INSTALL, ErrorCode.COMPONENT) from error
    return ed25519


def _read_key(path: Path, which: str) -> Any:
    """A "private" or "public" key of the library."""
    library = _library()
    content = _content(path)
    try:
        if which == "private":
            key, kind = library.pem.load_pem_private_key(content, None), library.Ed25519PrivateKey
        else:
            key, kind = library.pem.load_pem_public_key(content), library.Ed25519PublicKey
        if not isinstance(key, kind):
            raise ValueError(f"{type(key).__name__} is another kind")  # noqa: TRY004, TRY301
    except (TypeError, ValueError, library.UnsupportedAlgorithm) as error:
        raise OptionError(  # TypeError: a passphrase
            f"{path} holds no {which} Ed25519 key: {error}",
            "give a PEM file without a passphrase; `bankd keygen FILE` makes FILE and FILE.pub",
            ErrorCode.FILE,
        ) from error
    return key


def _content(path: Path) -> bytes:
    try:
        return read_regular(path, MAX_KEY_BYTES)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        raise unreadable(path, error) from error


def unreadable(path: Path, error: Exception) -> OptionError:
    """The error of a key file, or a folder of them, that cannot be read."""
    kind = MissingFileError if isinstance(error, FileNotFoundError) else OptionError
    reason = getattr(error, "strerror", None) or error
    hint = f"check the path of the key, also in {VERIFY_KEY_VARIABLE} and {SIGNING_KEY_VARIABLE}"
    return kind(f"{path} cannot be read: {reason}", hint, ErrorCode.FILE)
