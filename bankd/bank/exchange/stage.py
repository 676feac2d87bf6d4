"""An export, checked from its first byte to its last, as a bank of its own in a folder.

Nothing of it is trusted: signature and manifest first, then line after line, then what the lines
are together. What is refused leaves no bank.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from bankd.bank.exchange import signing
from bankd.bank.exchange.fill import NewBank, new_bank
from bankd.bank.exchange.intake import Intake
from bankd.bank.exchange.linefile import refused
from bankd.bank.exchange.signing import Signature
from bankd.bank.exchange.source import Source, opened
from bankd.bank.faults import FILE_CODE
from bankd.bank.folders import make_folder
from bankd.bank.store import Bank, bank_file
from bankd.errors import BankError

MOST_BYTES = 8 * 2**30
"""Of the export and of the bank that is made from it, each."""

BANK_PER_EXPORT = 1.5
"""A bank takes up to so many bytes for each byte of an export."""

EXPORT_LESS = "export less at once (--aicore_num, --models), or allow more (--most_bytes)"

AUTHOR = "import"


def stage_export(
    source: Path, folder: Path, *, verify_key: Path | None = None, most_bytes: int = MOST_BYTES
) -> Bank:
    """Check an export and make a bank of it in `folder`, with one revision.

    `verify_key`: the public key (PEM) that must have signed it. A signature that does not fit is
    refused even without; whose it is, only the key can say. `most_bytes` bounds the export as well
    as the bank. Raises BankError with the place of the fault; nothing is left then.
    """
    path = bank_file(folder)
    if path.exists():
        raise BankError(f"{path} exists", "stage the export in an empty folder", FILE_CODE)
    with opened(source) as export:
        require_signer(export, verify_key)
        _require_room(export, folder, most_bytes)
        _fill(export, path, most_bytes)
    return Bank.open(path, create=False)


def signature_of(source: Path) -> Signature | None:
    """The signature of an export, unchecked. Raises BankError."""
    with opened(source) as export:
        return export.signature


def require_signer(export: Source, verify_key: Path | None) -> None:
    """Raises BankError where the signature is wrong, or not of the key that is asked for."""
    signature = export.signature
    if verify_key is not None:
        wanted = signing.public_key(verify_key)
        if signature is None:
            what = f"{export.path} is not signed, but {verify_key} is required"
            raise BankError(what, "ask for a signed export, or leave the key out", FILE_CODE)
        if signature.key != wanted:
            what = (
                f"{export.path} is signed by the key {signature.key_id}, "
                f"not by {signing.key_id(wanted)} ({verify_key})"
            )
            raise BankError(what, "ask its author, or give the right key", FILE_CODE)
    # Without the library and without a key the signature is as if it were not there.
    if signature is None or not (verify_key or signing.can_verify()):
        return
    if not signing.is_right(signature, export.manifest.text):
        raise refused(export.path, "the signature does not fit the manifest")


def _require_room(export: Source, folder: Path, most_bytes: int) -> None:
    if export.size_bytes > most_bytes:
        what = f"{export.path} has {export.size_bytes} bytes, more than {most_bytes}"
        raise BankError(what, EXPORT_LESS, FILE_CODE)
    make_folder(folder)
    needed_bytes = min(most_bytes, int(export.size_bytes * BANK_PER_EXPORT))
    free_bytes = shutil.disk_usage(folder).free
    if free_bytes < needed_bytes:
        raise BankError(
            f"{export.path} needs {needed_bytes / 1e6:.0f} MB in {folder}, "
            f"where {free_bytes / 1e6:.0f} MB are free",
            "free disk space, or set TMPDIR to a folder with more",
            FILE_CODE,
        )


def _fill(export: Source, path: Path, most_bytes: int) -> None:
    manifest = export.manifest
    try:
        with new_bank(path, most_bytes) as connection:
            bank = NewBank(connection, manifest.soc_version, manifest.cores)
            Intake(export, bank).run()
            bank.finish(f"import of {export.path.name}", AUTHOR)
    except BankError as error:
        if getattr(error.__cause__, "sqlite_errorname", "") != "SQLITE_FULL":
            raise
        what = f"{export.path} needs more than {most_bytes} bytes as a bank, or the disk is full"
        raise BankError(what, f"free disk space, or {EXPORT_LESS}", FILE_CODE) from error
