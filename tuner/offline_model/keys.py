"""Key files that offline models are signed and verified with: those that `bankd keygen` writes.

PEM: PKCS8 for the private key, SubjectPublicKeyInfo for the public one, both Ed25519 and without a
passphrase. Keys are asked for by an argument, else by the two environment variables.
"""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from tuner.errors import OptionError

VERIFY_KEY_VARIABLE = "TUNEBANK_VERIFY_KEY"
"""A public key, or a folder of them: an offline model must be signed by one to be loaded."""
SIGNING_KEY_VARIABLE = "TUNEBANK_SIGNING_KEY"
"""A private key: it signs every offline model that is written."""

INSTALL = "install the library that checks: pip install cryptography"
PUBLIC_SUFFIX = ".pub"
MAX_KEY_BYTES = 16 * 1024
MAX_KEYS = 1000

_FILE_CODE = "EG0011"


@dataclass(frozen=True)
class TrustedKeys:
    """Public keys, any of which is good enough."""

    place: str
    """The file or folder that they came from."""
    keys: frozenset[bytes]
    """32 bytes each (RFC 8032)."""

    @staticmethod
    def of(place: Path) -> TrustedKeys:
        """The key of a file, or those of all *.pub files in a folder. Raises OptionError.

        A file of the folder that holds no key is an error, not passed over; so is an empty folder.
        """
        files = _public_files(place) if place.is_dir() else [place]
        return TrustedKeys(str(place), frozenset(public_key(file) for file in files))


class Signer:
    """A private key. Raises OptionError where its file cannot be used."""

    def __init__(self, path: Path) -> None:
        self._key = _read_key(path, "private", library().read_private_key)
        self.public: bytes = self._key.public_key().public_bytes_raw()

    def sign(self, message: bytes) -> bytes:
        """64 bytes, always the same ones for one message."""
        signature: bytes = self._key.sign(message)
        return signature


def required_keys(place: str | Path | None = None) -> TrustedKeys | None:
    """The keys of `place`, else of TUNEBANK_VERIFY_KEY; None where none is required.

    Raises OptionError for a place without keys, or where signatures cannot be checked.
    """
    named = place or os.environ.get(VERIFY_KEY_VARIABLE)
    return TrustedKeys.of(Path(named)) if named else None


def configured_signer() -> Signer | None:
    """The key that TUNEBANK_SIGNING_KEY names, if any. Raises OptionError if it is unusable."""
    named = os.environ.get(SIGNING_KEY_VARIABLE)
    return Signer(Path(named)) if named else None


def key_id(key: bytes) -> str:
    """SHA-256 of the 32 bytes of a public key, as `bankd keygen` prints it."""
    return hashlib.sha256(key).hexdigest()


def library() -> ModuleType:
    """`tuner.offline_model.ed25519`. Raises OptionError where `cryptography` is not installed."""
    try:
        from tuner.offline_model import ed25519  # noqa: PLC0415  Optional, and slow to import.
    except ImportError as error:
        raise OptionError(
            "signatures need the Python package cryptography, which is not installed", INSTALL
        ) from error
    return ed25519


def public_key(path: Path) -> bytes:
    """The 32 bytes of a public key. Raises OptionError."""
    key: bytes = _read_key(path, "public", library().read_public_key)
    return key


def _public_files(folder: Path) -> list[Path]:
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix == PUBLIC_SUFFIX)
    except OSError as error:
        raise _unreadable(folder, error.strerror) from error
    shown = [file for file in files if not file.name.startswith(".")]
    if not 1 <= len(shown) <= MAX_KEYS:
        raise OptionError(
            f"{folder} holds {len(shown)} files named *{PUBLIC_SUFFIX}, not 1 to {MAX_KEYS}",
            "put the public keys there (`bankd keygen FILE` makes FILE and FILE.pub)",
            _FILE_CODE,
        )
    return shown


def _read_key(path: Path, which: str, read: Callable[[bytes], Any]) -> Any:
    content = _content(path)
    try:
        return read(content)
    except ValueError as error:
        raise OptionError(
            f"{path} holds no {which} Ed25519 key: {error}",
            "give a PEM file without a passphrase; `bankd keygen FILE` makes FILE and FILE.pub",
            _FILE_CODE,
        ) from error


def _content(path: Path) -> bytes:
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        try:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise _unreadable(path, "it is not a file")
            return os.read(descriptor, MAX_KEY_BYTES)
        finally:
            os.close(descriptor)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        raise _unreadable(path, getattr(error, "strerror", None) or error) from error


def _unreadable(path: Path, reason: object) -> OptionError:
    hint = f"check the path of the key, also in {VERIFY_KEY_VARIABLE} and {SIGNING_KEY_VARIABLE}"
    return OptionError(f"{path} cannot be read: {reason}", hint, _FILE_CODE)
