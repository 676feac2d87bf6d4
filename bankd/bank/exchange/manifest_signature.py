"""Signatures of the manifests of exports.

A signature says who vouches for an export only where the reader brings the key. Keys and
signatures themselves are those of offline models.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from bankd.bank.exchange.line_schema import HexDigest
from bankd.bank.location import may_be_bank
from bankd.errors import BankError, BankFileError

DOMAIN = b"tunebank export manifest, version 1\0"
"""Prefix of what is signed, so that no signature made for something else can pass for ours."""


class ManifestSignature(Struct, frozen=True, forbid_unknown_fields=True):
    """A signature, and the public key that it was made for, in hexadecimal digits."""

    key: HexDigest
    key_id: HexDigest
    signature: Annotated[str, Meta(min_length=128, max_length=128, pattern=r"^[0-9a-f]*\Z")]

    def __post_init__(self) -> None:
        with _keys() as keys:
            if keys.key_id(bytes.fromhex(self.key)) != self.key_id:
                raise ValueError("the key has another id")

    @property
    def text(self) -> str:
        """The line of JSON, without its end."""
        return msgspec.json.encode(self).decode()


def read_signature(line: str) -> ManifestSignature:
    """Raises ValueError for a line that is none. Says nothing of whether it is right."""
    found = msgspec.json.decode(line, type=ManifestSignature)
    if found.text != line:
        raise ValueError("not canonical JSON")
    return found


def sign(manifest: str, private_key: Path) -> ManifestSignature:
    """Sign the text of a manifest. Raises BankError."""
    with _keys(private_key) as keys:
        signer = keys.Signer(private_key)
        signature = signer.sign(DOMAIN + manifest.encode())
        return ManifestSignature(signer.public.hex(), keys.key_id(signer.public), signature.hex())


def can_verify() -> bool:
    """Return True if the library is installed."""
    with _keys() as keys:
        return bool(keys.can_verify())


def required_key(given: Path | None = None) -> Path | None:
    """The key, or the folder of keys, that must have signed what is taken from another bank.

    It is `given`, else named by TUNEBANK_VERIFY_KEY; None where neither asks for one. Raises
    BankError for an empty name.
    """
    with _keys() as keys:
        place: Path | None = keys.required_key(given)
        return place


def require_vouched(source: str, *, is_vouched: bool) -> None:
    """Raises BankError where a signature is asked for and nothing that was asked for vouches.

    Banks and CANN files have no signature: where TUNEBANK_VERIFY_KEY names a key, exports alone
    can be taken over.
    """
    key = None if is_vouched else required_key()
    if key is not None:
        raise BankFileError(
            f"{source} is not signed, but {key} is required (TUNEBANK_VERIFY_KEY)",
            "only exports can be signed: ask for one (`bankd export --sign KEY`), or leave the"
            " demand out for this command: env -u TUNEBANK_VERIFY_KEY bankd ...",
        )


def require_signer(
    path: Path, manifest: str, signature: ManifestSignature | None, verify_key: Path | None
) -> None:
    """Raises BankError where the signature is wrong, or not of the key that is asked for.

    `verify_key`: a public key, or a folder of them, any of which is good enough.
    """
    with _keys(verify_key) as keys:
        if verify_key is not None:
            wanted = keys.public_keys(verify_key)
            if signature is None:
                what = f"{path} is not signed, but {verify_key} is required"
                raise BankFileError(what, "ask for a signed export, or leave the key out")
            if bytes.fromhex(signature.key) not in wanted:
                known = ", ".join(sorted(map(keys.key_id, wanted)))
                what = (
                    f"{path} is signed by the key {signature.key_id}, not by {known} ({verify_key})"
                )
                raise BankFileError(what, "ask its author, or give the right key")
        # Without the library and without a key the signature is as if it were not there.
        if signature is None or not (verify_key or keys.can_verify()):
            return
        parts = map(bytes.fromhex, (signature.key, signature.signature))
        if not keys.is_right(*parts, DOMAIN + manifest.encode()):
            what = f"{path}: the signature does not fit the manifest"
            raise BankFileError(what, "get the export again from its source")


def make_key(path: Path) -> str:
    """Write a new private key to `path` and the public one to `path`.pub; returns its id.

    Raises BankError where either exists or cannot be written.
    """
    with _keys() as keys:
        return str(keys.make_key(path))


@contextmanager
def _keys(file: Path | None = None) -> Iterator[ModuleType]:
    """The functions for keys, whose errors become BankErrors. No `file` of theirs may be a bank."""
    from tuner.files import signing  # noqa: PLC0415  A bank is looked at without the tuner.

    if file is not None and may_be_bank(file):
        raise BankFileError(f"{file} is a bank", "give the PEM file of a key")
    try:
        yield signing
    except signing.OptionError as error:
        raise BankError(error.message, error.hint, error.code) from error
