"""Signing of an offline model that exists, and the text about its signature."""

from __future__ import annotations

from pathlib import Path

from tuner.errors import OfflineModelError, OptionError
from tuner.offline_model.container import read_container, require_checksum, writing
from tuner.offline_model.imod import Row, read_start
from tuner.offline_model.keys import (
    VERIFY_KEY_VARIABLE,
    Signer,
    key_id,
    required_keys,
)
from tuner.offline_model.signature import FileDigest, is_right, is_slot, may_be_slot
from tuner.offline_model.untrusted_file import UntrustedFile, naming, open_untrusted


def sign_file(path: Path, signer: Signer, output: Path | None = None) -> str:
    """Write the file with this signature instead of the one it may have; gives the key's id.

    In place unless there is an `output`; either holds the whole new file or what was there before.
    Only what has passed by the checksum is signed. Raises OfflineModelError for a file that is
    damaged or has no space for a signature, OptionError where the disk refuses.
    """
    with open_untrusted(path) as file, naming(path):
        start = read_start(file)
        slot = _required_slot(file, start.rows)
        digest = FileDigest(start.content)
        # Through a link: what it points to is signed, and it stays a link.
        target = output or path.resolve()
        with writing(target, start.content, signer, file.mode) as write:

            def copy(piece: memoryview) -> None:
                digest.update(piece)
                write(piece)

            content_at = len(start.content)
            file.take_pieces(content_at, file.size_bytes - content_at - len(slot), copy)
            digest.end(slot)
            require_checksum(start.header, digest, slot)
    return key_id(signer.public)


def signature_text(path: Path) -> str:
    """The signer of a file in words, for messages; checked wherever the library is installed.

    Trusted are the keys of TUNEBANK_VERIFY_KEY, but nothing is refused because it is not trusted.
    Raises OfflineModelError for a file that is damaged or whose signature does not fit it,
    OptionError for keys that cannot be read.
    """
    container = read_container(path)
    signature = container.signature
    if signature is None:
        return "not signed"
    try:
        is_sound = is_right(signature, container.signed_message)
    except OptionError:
        return f"signed by {signature.key_id} (not checked: pip install cryptography)"
    if not is_sound:
        raise OfflineModelError(
            f"{path}: its signature by the key {signature.key_id} does not fit its content",
            "it was changed after it was signed: get it again from a source that you trust",
        )
    keys = required_keys()
    is_trusted = keys is not None and signature.key in keys.keys
    whose = "" if is_trusted else f"; set {VERIFY_KEY_VARIABLE} to check whose key that is"
    return f"signed by {signature.key_id} (checked{whose})"


def _required_slot(file: UntrustedFile, rows: tuple[Row, ...]) -> memoryview:
    for row in rows:
        if may_be_slot(row, file.size_bytes):
            content = file.read(row.at, row.size_bytes)
            if is_slot(content):
                return content
    raise OfflineModelError(
        "has no space for a signature",
        "an earlier version wrote it, or another tool: build it again (`bankd atc`)",
    )
