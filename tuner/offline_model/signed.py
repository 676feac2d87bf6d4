"""Signing an offline model that exists, and saying who signed one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tuner.errors import OfflineModelError
from tuner.offline_model import header as head
from tuner.offline_model.container import (
    digest_from,
    read_container,
    require_checksum,
    writing,
)
from tuner.offline_model.header import parse_header
from tuner.offline_model.keys import (
    VERIFY_KEY_VARIABLE,
    Signer,
    TrustedKeys,
    can_verify,
    key_id,
    required_keys,
)
from tuner.offline_model.opened import OpenedFile, opened
from tuner.offline_model.partition_table import Row, read_table
from tuner.offline_model.signature import is_right, is_slot, may_be_slot


@dataclass(frozen=True)
class SignedBy:
    """The signature of a file whose checksum is right, and which, if checked, is right as well."""

    key_id: str
    was_checked: bool
    is_trusted: bool
    """True if the key is one of those that were required; False where none was."""

    @property
    def text(self) -> str:
        """The signer in words, for messages."""
        if not self.was_checked:
            return f"signed by {self.key_id} (not checked: pip install cryptography)"
        whose = "" if self.is_trusted else f"; set {VERIFY_KEY_VARIABLE} to check whose key that is"
        return f"signed by {self.key_id} (checked{whose})"


def sign_file(path: Path, signer: Signer, output: Path | None = None) -> str:
    """Write the file with this signature instead of the one it may have; gives the key's id.

    In place unless there is an `output`; either holds the whole new file or what was there before.
    Only what has passed by the checksum is signed. Raises OfflineModelError for a file that is
    damaged or has no space for a signature, OptionError where the disk refuses.
    """
    with opened(path) as file:
        start = bytes(file.read(0, min(head.SIZE_BYTES, file.size_bytes)))
        header = parse_header(path, start, file.size_bytes)
        table = read_table(file, header)
        slot = _required_slot(file, table.rows)
        digest = digest_from(start, table)
        # Through a link: what it points to is signed, and it stays a link.
        target = output or path.resolve()
        with writing(target, head.without_checksum(start), signer, file.mode) as write:

            def copy(piece: memoryview) -> None:
                digest.update(piece)
                write(piece)

            write(table.content)
            content_at = head.SIZE_BYTES + len(table.content)
            file.pass_by(content_at, file.size_bytes - content_at - len(slot), copy)
            digest.end(slot)
            require_checksum(path, header, digest, slot)
    return key_id(signer.public)


def signature_of(path: Path, keys: TrustedKeys | None = None) -> SignedBy | None:
    """The signer of a file; None if it is not signed. Checked wherever the library is installed.

    `keys` are those that are trusted, by default those of TUNEBANK_VERIFY_KEY, if any. Nothing is
    refused because it is not trusted. Raises OfflineModelError for a file that is damaged or whose
    signature does not fit it, OptionError for keys that cannot be read.
    """
    container = read_container(path)
    signature = container.signature
    if signature is None:
        return None
    if not can_verify():
        return SignedBy(signature.key_id, was_checked=False, is_trusted=False)
    if not is_right(signature, container.signed_message):
        raise OfflineModelError(
            f"{path}: its signature by the key {signature.key_id} does not fit its content",
            "it was changed after it was signed: get it again from a source that you trust",
        )
    keys = keys or required_keys()
    is_trusted = keys is not None and signature.key in keys.keys
    return SignedBy(signature.key_id, was_checked=True, is_trusted=is_trusted)


def told_signature(path: Path) -> str:
    """The same as people are told it."""
    found = signature_of(path)
    return found.text if found else "not signed"


def _required_slot(file: OpenedFile, rows: tuple[Row, ...]) -> memoryview:
    for row in rows:
        if may_be_slot(row, file.size_bytes):
            content = file.read(row.at, row.size_bytes)
            if is_slot(content):
                return content
    raise OfflineModelError(
        f"{file.path}: has no space for a signature",
        "an earlier version wrote it, or another tool: build it again (`bankd atc`)",
    )
