"""The banks that the first screen lists: yours, the built-in one, and those opened before."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bankd.bank import Bank, Revision, TargetKey, built_in_folder
from bankd.bank.browse import has_waiting_merge, target_counts
from bankd.bank.faults import FILE_CODE
from bankd.bank.merge import PendingMerge, pending
from bankd.bank.store import bank_file
from bankd.errors import BankError

CUSTOM, BUILT_IN, OPENED = "custom", "built-in", "opened"


@dataclass(frozen=True)
class Place:
    """Where a bank lies (a folder, or the file in it), and what it is to the user."""

    path: Path
    origin: str
    """ "custom": tuning writes to it; "built-in"; "opened"."""


@dataclass(frozen=True)
class BankLine:
    """A target of a bank, or a bank without any."""

    place: Place
    target: TargetKey | None
    records: int
    head: Revision | None
    waiting: PendingMerge | None
    fault: BankError | None = None
    """Why it cannot be read."""

    @property
    def is_absent(self) -> bool:
        return self.fault is None and self.target is None and self.head is None


def places(custom: Path, remembered: Iterable[str]) -> tuple[Place, ...]:
    """Each bank once, yours first."""
    built_in = built_in_folder()
    found = {_same(custom): Place(custom, CUSTOM)}
    if built_in is not None:
        found.setdefault(_same(built_in), Place(built_in, BUILT_IN))
    for name in remembered:
        if not _is_gone(Path(name)):
            found.setdefault(_same(Path(name)), Place(Path(name), OPENED))
    return tuple(found.values())


def read_lines(place: Place) -> list[BankLine]:
    """One for each target that has decisions, else one for the bank. Raises nothing of a bank's."""
    try:
        if not bank_file(place.path).exists():
            return [BankLine(place, None, 0, None, None)]
        with Bank.open(place.path, create=False, read_only=True) as bank:
            head, waiting = bank.head(), _waiting(bank)
            lines = [
                BankLine(place, target, records, head, waiting)
                for target, records in target_counts(bank)
            ]
            return lines or [BankLine(place, None, 0, head, waiting)]
    except BankError as error:
        return [BankLine(place, None, 0, None, None, error)]
    except OSError as error:
        return [BankLine(place, None, 0, None, None, unreachable(place.path, error))]


def unreachable(path: Path, error: OSError) -> BankError:
    """Where one may not even look what lies there."""
    what = f"{path} cannot be read: {error.strerror}"
    return BankError(what, "check its name, and the permissions of its folders", FILE_CODE)


def _waiting(bank: Bank) -> PendingMerge | None:
    if not has_waiting_merge(bank):
        return None
    return pending(bank)


def _is_gone(path: Path) -> bool:
    """What cannot be looked at is listed, with the reason."""
    try:
        return not bank_file(path).exists()
    except OSError:
        return False


def _same(path: Path) -> Path:
    try:
        return Path(os.path.realpath(bank_file(path)))
    except OSError:
        return path
