"""Knowledge of a few subjects as bytes, on its way from bank to bank: an export in one file."""

from __future__ import annotations

import tempfile
from collections.abc import Collection
from pathlib import Path

from bankd.bank.exchange import export, required_key, stage_export
from bankd.bank.merge import Choice, merge
from bankd.bank.record import TargetKey
from bankd.bank.state import State
from bankd.bank.store import Bank

PACKED = "packed.tunebank"


def pack(bank: Bank, target: TargetKey, keys: Collection[str], sign: Path | None = None) -> bytes:
    """Export what a bank knows of these keys for a target; nothing gives no bytes.

    `sign`: a private key (PEM). Raises BankError.
    """
    known = [key for key in keys if bank.knows(key, target)]
    if not known:
        return b""
    with tempfile.TemporaryDirectory(prefix="bankd-pack-") as folder:
        file = Path(folder, PACKED)
        export(
            bank, file, target.soc_version, cores=target.cores, keys=known, form="file", sign=sign
        )
        return file.read_bytes()


def unpack(
    bank: Bank,
    data: bytes,
    *,
    author: str,
    message: str,
    max_bytes: int,
) -> None:
    """Merge what `pack` gave; where both decided something else, the clearly faster one holds.

    The key of TUNEBANK_VERIFY_KEY must have signed it, if there is one. Raises BankError for
    anything else, or anything altered, and while a merge of a person waits in this bank; nothing is
    changed then.
    """
    key = required_key()
    with tempfile.TemporaryDirectory(prefix="bankd-unpack-") as folder:
        file = Path(folder, PACKED)
        file.write_bytes(data)
        staged = Path(folder, "bank")
        staged.mkdir()
        with stage_export(file, staged, verify_key=key, most_bytes=max_bytes) as theirs:
            is_vouched = key is not None
            state = State(theirs, source=message, is_checked=True, is_vouched=is_vouched)
            merge(bank, state, prefer=Choice.FASTER, author=author, message=message)
