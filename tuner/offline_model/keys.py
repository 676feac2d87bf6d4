"""Key files of people who vouch for offline models: those that `bankd keygen` writes.

PEM: PKCS8 for the private key, SubjectPublicKeyInfo for the public one, both Ed25519 and without a
passphrase. Keys are asked for by an argument, else by the two environment variables.
"""

# ruff: noqa: PLC0415  The library is loaded where a signature is made or checked.

from __future__ import annotations

import hashlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tuner.errors import OptionError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

VERIFY_KEY_VARIABLE = "TUNEBANK_VERIFY_KEY"
"""A public key, or a folder of them: an offline model must be signed by one to be loaded."""
SIGNING_KEY_VARIABLE = "TUNEBANK_SIGNING_KEY"
"""A private key: it signs every offline model that is written."""

INSTALL = "install the library that checks: pip install cryptography"
PUBLIC_SUFFIX = ".pub"
MOST_KEY_BYTES = 16 * 1024
MOST_KEYS = 1000

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
        self._key = _private_key(path)
        self.public: bytes = self._key.public_key().public_bytes_raw()

    def sign(self, message: bytes) -> bytes:
        """64 bytes, always the same ones for one message."""
        return self._key.sign(message)


def required_keys(place: str | Path | None = None) -> TrustedKeys | None:
    """Those of `place`, else of TUNEBANK_VERIFY_KEY; None where nothing is required.

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


def can_verify() -> bool:
    """Whether the library is installed."""
    try:
        import cryptography  # noqa: F401
    except ImportError:
        return False
    return True


def require_library() -> None:
    if not can_verify():
        raise OptionError(
            "signatures need the Python package cryptography, which is not installed", INSTALL
        )


def public_key(path: Path) -> bytes:
    """The 32 bytes of a public key. Raises OptionError."""
    require_library()
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from cryptography.hazmat.primitives.serialization import load_pem_public_key

    content = _content(path)
    try:
        key: object = load_pem_public_key(content)
    except (ValueError, UnsupportedAlgorithm) as error:
        raise _no_key(path, "public", error) from error
    if not isinstance(key, Ed25519PublicKey):
        raise _no_key(path, "public", f"{type(key).__name__} is another kind")
    return key.public_bytes_raw()


def _private_key(path: Path) -> Ed25519PrivateKey:
    require_library()
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    content = _content(path)
    try:
        key: object = load_pem_private_key(content, password=None)
    except (ValueError, TypeError, UnsupportedAlgorithm) as error:  # TypeError: a passphrase
        raise _no_key(path, "private", error) from error
    if not isinstance(key, Ed25519PrivateKey):
        raise _no_key(path, "private", f"{type(key).__name__} is another kind")
    return key


def _public_files(folder: Path) -> list[Path]:
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix == PUBLIC_SUFFIX)
    except OSError as error:
        raise _unreadable(folder, error.strerror) from error
    shown = [file for file in files if not file.name.startswith(".")]
    if not 1 <= len(shown) <= MOST_KEYS:
        raise OptionError(
            f"{folder} holds {len(shown)} files named *{PUBLIC_SUFFIX}, not 1 to {MOST_KEYS}",
            "put the public keys there (`bankd keygen FILE` makes FILE and FILE.pub)",
            _FILE_CODE,
        )
    return shown


def _content(path: Path) -> bytes:
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        try:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise _unreadable(path, "it is not a file")
            return os.read(descriptor, MOST_KEY_BYTES)
        finally:
            os.close(descriptor)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        raise _unreadable(path, getattr(error, "strerror", None) or error) from error


def _unreadable(path: Path, reason: object) -> OptionError:
    hint = f"check the path of the key, also in {VERIFY_KEY_VARIABLE} and {SIGNING_KEY_VARIABLE}"
    return OptionError(f"{path} cannot be read: {reason}", hint, _FILE_CODE)


def _no_key(path: Path, which: str, reason: object) -> OptionError:
    return OptionError(
        f"{path} holds no {which} Ed25519 key: {reason}",
        "give a PEM file without a passphrase; `bankd keygen FILE` makes FILE and FILE.pub",
        _FILE_CODE,
    )
