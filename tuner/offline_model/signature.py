"""Signature of an offline model: Ed25519, in a slot of its own, its last 128 bytes.

The slot is the last partition, of a type that viewers pass over: what kind of signature it is (16
bytes), zeros (16), the public key (32), the signature (64). All zeros: not signed.

What is signed is the SHA-256 of the file with the signature and the header's checksum as zeros, so
that it covers every other byte, the key's included. The checksum covers the signature too; as the
signature comes last, both are taken in one pass, and a reader without the library that checks
signatures still has the checksum.
"""

from __future__ import annotations

import hashlib
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tuner.errors import OfflineModelError
from tuner.offline_model.imod import PartitionType, Row
from tuner.offline_model.keys import TrustedKeys, key_id, library

if TYPE_CHECKING:
    from typing_extensions import Buffer

SLOT_TYPE = PartitionType.BUNDLE_MODEL_INFO
SLOT_BYTES = 128
SIGNATURE_BYTES = 64
UNSIGNED = bytes(SLOT_BYTES)

DOMAIN = b"tunebank offline model, version 1\0"
"""Prefix of every signed message: no signature made for something else can pass for ours."""

_LAYOUT = struct.Struct("<16s16x32s64s")
_KIND = b"ed25519".ljust(16, b"\0")


@dataclass(frozen=True)
class Signature:
    """A signature, and the public key that it says it was made for."""

    key: bytes
    signature: bytes = bytes(SIGNATURE_BYTES)

    @property
    def key_id(self) -> str:
        """Short name of the key that the signature names."""
        return key_id(self.key)

    def packed(self) -> bytes:
        """The bytes of the slot."""
        return _LAYOUT.pack(_KIND, self.key, self.signature)


class FileDigest:
    """SHA-256 of a file whose bytes come in order.

    The checksum in its header counts as zeros. It covers the signature for the checksum, and not
    for the signature.
    """

    def __init__(self, start: Buffer) -> None:
        self._seen = hashlib.sha256(start)
        self.signed_message = b""
        """Empty until a slot has come."""

    def update(self, piece: Buffer) -> None:
        """Continue with the next bytes of the file."""
        self._seen.update(piece)

    def end(self, slot: Buffer) -> None:
        """Take the last bytes of the file."""
        self.signed_message = self.message_before(slot)
        self._seen.update(slot)

    def message_before(self, slot: Buffer) -> bytes:
        """Message to sign if this slot, its signature as zeros, is the rest of the file."""
        digest = self._seen.copy()
        digest.update(memoryview(slot)[:-SIGNATURE_BYTES])
        digest.update(bytes(SIGNATURE_BYTES))
        return DOMAIN + digest.digest()

    @property
    def checksum(self) -> bytes:
        """Checksum as it stands in the header."""
        return self._seen.hexdigest().encode()


def may_be_slot(row: Row, file_bytes: int) -> bool:
    """Return whether a partition is of the slot's type, at its place and of its size."""
    is_last = row.at + row.size_bytes == file_bytes
    return is_last and (row.type, row.size_bytes) == (SLOT_TYPE, SLOT_BYTES)


def is_slot(content: memoryview) -> bool:
    """Return whether such a partition is the slot: other tools may keep something else there."""
    return content == UNSIGNED or signature_in(content) is not None


def signature_in(slot: memoryview) -> Signature | None:
    """The signature in a slot; None for an empty one. Whether it is right is open."""
    kind, key, signature = _LAYOUT.unpack(slot)
    found = Signature(key, signature)
    return found if kind == _KIND and found.packed() == slot else None


def is_right(signature: Signature, message: bytes) -> bool:
    """Verify a signature with the key that it names. Raises OptionError without the library."""
    return bool(library().is_signature(signature.key, signature.signature, message))


def require_signer(
    path: Path, signature: Signature | None, message: bytes, keys: TrustedKeys
) -> None:
    """Raises OfflineModelError, naming the file, unless one of the keys signed the message."""
    if signature is None:
        what = f"it is not signed, but a key is required ({keys.place})"
    elif signature.key not in keys.keys:
        what = f"it is signed by the key {signature.key_id}, which is not in {keys.place}"
    elif not is_right(signature, message):
        what = f"its signature by the key {signature.key_id} does not fit its content"
    else:
        return
    raise OfflineModelError(
        f"{path} is not trusted: {what}",
        "offline models hold machine code: get one from a source that you trust, or sign your own"
        " (`bankd sign MODEL.om --key KEY`)",
    )
