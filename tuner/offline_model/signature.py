"""Signature of an offline model (Ed25519): its slot, and the key files that `bankd keygen` writes.

The slot is the last partition, of a type that viewers pass over, 128 bytes: what kind of signature
it is (16 bytes), zeros (16), the public key (32), the signature (64). All zeros: not signed.

What is signed is the digest of the file with the signature and the header's checksum as zeros, so
that it covers every other byte, the key's included. The checksum covers the signature too; as the
signature comes last, both are taken in one pass, and a reader without the library that checks
signatures still has the checksum.

Which keys are asked for is said in `tuner.files.signing`.
"""

from __future__ import annotations

import hashlib
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tuner.errors import UnsignedModelError
from tuner.files.signing import Signer, is_right, key_id, public_keys, required_key, signing_key
from tuner.offline_model.chunks import ChunkedDigest
from tuner.offline_model.imod import PartitionType

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
        """Id of the public key."""
        return key_id(self.key)

    def packed(self) -> bytes:
        """The bytes of the slot."""
        return _LAYOUT.pack(_KIND, self.key, self.signature)

    def is_right(self, message: bytes) -> bool:
        """Verify it with the key that it names. Raises OptionError without the library."""
        return is_right(self.key, self.signature, message)


class FileDigest:
    """SHA-256 of a file whose bytes come in order, up to the slot that ends it.

    The checksum in its header counts as zeros. It covers the signature for the checksum, and not
    for the signature.
    """

    def __init__(self, start: Buffer, *, is_chunked: bool) -> None:
        """`is_chunked`: see `tuner.offline_model.chunks`; as files of ours are written."""
        self.chunks = ChunkedDigest(start) if is_chunked else None
        self._seen = hashlib.sha256(start)

    def update(self, piece: Buffer) -> None:
        """Continue with the next bytes of the file."""
        (self.chunks or self._seen).update(piece)

    def checksum(self, slot: Buffer) -> bytes:
        """Checksum as it stands in the header if this slot, or nothing, is the rest of the file."""
        return self._finished(slot).hex().encode()

    def message(self, slot: Buffer) -> bytes:
        """Message to sign if this slot, its signature as zeros, is the rest of the file."""
        return DOMAIN + self._finished(memoryview(slot)[:-SIGNATURE_BYTES], bytes(SIGNATURE_BYTES))

    def _finished(self, *last: Buffer) -> bytes:
        if self.chunks is not None:
            return self.chunks.finished(*last)
        digest = self._seen.copy()
        for piece in last:
            digest.update(piece)
        return digest.digest()


def signature_in(slot: memoryview) -> Signature | None:
    """The signature in a slot; None for an empty one. Whether it is right is open."""
    kind, key, signature = _LAYOUT.unpack(slot)
    found = Signature(key, signature)
    return found if kind == _KIND and found.packed() == slot else None


@dataclass(frozen=True)
class TrustedKeys:
    """Public keys, any of which is good enough."""

    place: str
    """The file or folder that they came from."""
    keys: frozenset[bytes]
    """32 bytes each (RFC 8032)."""

    @staticmethod
    def of(place: Path) -> TrustedKeys:
        """The key of a file, or those of a folder (see `public_keys`). Raises OptionError."""
        return TrustedKeys(str(place), public_keys(place))

    def require(self, path: Path, signature: Signature | None, message: bytes) -> None:
        """Raises UnsignedModelError, naming the file, unless one of them signed the message."""
        if signature is None:
            what = f"it is not signed, but a key is required ({self.place})"
        elif signature.key not in self.keys:
            what = f"it is signed by the key {signature.key_id}, which is not in {self.place}"
        elif not signature.is_right(message):
            what = f"its signature by the key {signature.key_id} does not fit its content"
        else:
            return
        raise UnsignedModelError(
            f"{path} is not trusted: {what}",
            "offline models hold machine code: get one from a source that you trust, or sign your"
            " own (`bankd sign MODEL.om --key KEY`)",
        )


def required_keys(given: str | Path | None = None) -> TrustedKeys | None:
    """The keys one of which must have signed a model (see `required_key`); None for no demand.

    Raises OptionError for a place without keys, or where signatures cannot be checked.
    """
    place = required_key(given)
    return None if place is None else TrustedKeys.of(place)


def configured_signer() -> Signer | None:
    """The key that TUNEBANK_SIGNING_KEY names, if any. Raises OptionError if it is unusable."""
    place = signing_key()
    return None if place is None else Signer(place)
