"""The banks that the first screen lists: yours, the built-in one, and those opened before."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bankd.bank import Bank, Revision, TargetKey, built_in_folder
from bankd.bank.merge import PendingMerge, pending
from bankd.bank.store import bank_file
from bankd.errors import BankError, BankFileError

CUSTOM, BUILT_IN, OPENED = "custom", "built-in", "opened"


@dataclass(frozen=True)
class BankPlace:
    """The folder or file of a bank, and what it is to the user."""

    path: Path
    origin: str
    """ "custom": tuning writes to it; "built-in"; "opened"."""


@dataclass(frozen=True)
class BankLine:
    """A target of a bank, or a bank without any."""

    place: BankPlace
    target: TargetKey | None = None
    records: int = 0
    head: Revision | None = None
    waiting: PendingMerge | None = None
    fault: BankError | None = None
    """The reason why it cannot be read."""

    @property
    def is_absent(self) -> bool:
        return self.fault is None and self.target is None and self.head is None


def places(custom: Path, remembered: Iterable[str]) -> tuple[BankPlace, ...]:
    """List each bank once, yours first."""
    built_in = built_in_folder()
    found = {_same(custom): BankPlace(custom, CUSTOM)}
    if built_in is not None:
        found.setdefault(_same(built_in), BankPlace(built_in, BUILT_IN))
    for path in map(Path, remembered):
        if is_there(path, unknown=True):
            found.setdefault(_same(path), BankPlace(path, OPENED))
    return tuple(found.values())


def read_lines(place: BankPlace) -> list[BankLine]:
    """Read a line for each target that has decisions, else one for the bank, with its fault."""
    try:
        if not bank_file(place.path).exists():
            return [BankLine(place)]
        with Bank.open(place.path, create=False, read_only=True) as bank:
            head, waiting = bank.head(), pending(bank)
            lines = [
                BankLine(place, target, records, head, waiting)
                for target, records in bank.target_counts()
            ]
            return lines or [BankLine(place, head=head, waiting=waiting)]
    except BankError as error:
        return [BankLine(place, fault=error)]
    except OSError as error:
        return [BankLine(place, fault=unreachable(place.path, error))]


def is_there(path: Path, *, unknown: bool = False) -> bool:
    """Return whether there is a bank; `unknown` for a place that cannot be looked into."""
    try:
        return bank_file(path).exists()
    except OSError:
        return unknown


def unreachable(path: Path, error: OSError) -> BankError:
    """The fault of a place that one may not even look into."""
    what = f"{path} cannot be read: {error.strerror}"
    return BankFileError(what, "check its name, and the permissions of its folders")


def _same(path: Path) -> Path:
    try:
        return Path(os.path.realpath(bank_file(path)))
    except OSError:
        return path
