"""The bank that comes with this package: its place, and the record of how it was made."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from bankd.bank.location import BANK_FILE, flag

PROVENANCE_FILE = "provenance.json"
BUILT_IN_FLAG = "ENABLE_BUILT_IN_BANK"
FOLDER = Path(__file__).parent / "builtin"


class TargetRecord(msgspec.Struct, frozen=True):
    """Counts of one target, and the models that they cover."""

    decisions: int
    tuned: int
    """Decisions for another policy than the default."""
    subgraphs: int
    """Decisions on subgraphs; the others are on operators."""
    trials: int
    """Trials that all of them rest on; one of each decision is in the bank."""
    models: tuple[str, ...]
    """Models all of whose operators are decided."""
    missing: tuple[str, ...]
    """Models that were planned, some of whose operators are not decided."""
    root: str
    """Merkle root of the decisions, as `bankd export` prints it."""


class Provenance(msgspec.Struct, frozen=True):
    """Record of where, when and how the built-in bank was made."""

    cpu: str
    caches: str
    system: str
    llvm: str
    generator: int
    tunebank: str
    commit: str
    """Latest commit that changed the tuner, when the bank was packed."""
    first_trial: str
    last_trial: str
    commands: tuple[str, ...]
    targets: dict[str, TargetRecord]
    """Records by soc_version/cores."""


def reads_built_in(env: Mapping[str, str]) -> bool:
    """Return whether entries of this bank are looked up. Raises BankError (EG0002)."""
    return flag(env, BUILT_IN_FLAG, default=True)


def built_in_folder() -> Path | None:
    """Folder of the bank that was installed with this package.

    None where none was, or ENABLE_BUILT_IN_BANK is False. Raises BankError for another value.
    """
    if not reads_built_in(os.environ):
        return None
    return FOLDER if (FOLDER / BANK_FILE).is_file() else None


def provenance(folder: Path) -> Provenance | None:
    """The record beside a built-in bank; None where there is none. Raises ValueError, OSError."""
    file = folder / PROVENANCE_FILE
    return msgspec.json.decode(file.read_bytes(), type=Provenance) if file.exists() else None
