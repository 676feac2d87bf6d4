"""A source, checked before it is brought in: what it is, who signed it, what it would change."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from bankd.bank import Bank, TargetKey
from bankd.bank.cann import Remark, is_cann
from bankd.bank.diff.diff import DiffCounts, Difference, diff
from bankd.bank.exchange import is_export, vouched_by
from bankd.bank.sources import Terms, is_bank, staged
from bankd.bank.state import State
from bankd.bank.store import bank_file
from bankd.errors import BankFileError
from tui.transfer.export_request import Stop
from tui.transfer.writes import passing_bank

MAX_LISTED = 200
"""Differences; the merge lists them all."""

BANK, EXPORT, ORIGINAL = "a bank", "an export", "CANN files"


@dataclass(frozen=True)
class SourceCheck:
    """Findings of a check."""

    source: Path
    terms: Terms
    kind: str
    vouched: str | None
    """The signer, in words; None for what cannot be signed."""
    targets: Sequence[tuple[TargetKey, int]]
    """Targets with the number of their decisions."""
    counts: DiffCounts
    """Compared with our bank."""
    differences: Sequence[Difference]
    """The first of the differences that it would bring."""
    remarks: Sequence[Remark] = field(default=())
    """Remarks about CANN files that are skipped, or assumed about."""


def kind_of(source: Path) -> str | None:
    """Name what is there; None for anything unknown. Raises BankError for nothing."""
    if not source.exists():
        raise BankFileError(f"{source} does not exist", "check the path; tab completes it")
    if is_bank(source):
        return BANK
    if is_export(source):
        return EXPORT
    return ORIGINAL if is_cann(source) else None


def needs_terms(source: Path) -> bool:
    """Return whether a source may need terms: CANN files, and folders of
    which nothing is known. Raises BankError where nothing is."""
    kind = kind_of(source)
    return kind == ORIGINAL or (kind is None and source.is_dir())


def check(ours: Path, source: Path, terms: Terms, stop: Stop) -> SourceCheck:
    """Read all of it into a temporary bank, and compare that with ours. Nothing is changed.

    Raises BankError for what is forged, damaged, or not as the terms have it.
    """
    remarks: list[Remark] = []
    kind = kind_of(source) or ORIGINAL
    with (
        _our_bank(ours) as bank,
        staged(source, replace(terms, tell=remarks.append)) as theirs,
    ):
        stop.watch(bank)
        vouched = vouched_by(source, terms.verify_key)
        with diff(State(bank), theirs) as found:
            coming = (each for each in found.differences() if each.after is not None)
            first = tuple(itertools.islice(coming, MAX_LISTED))
            counts = found.counts
        targets = theirs.bank.target_counts()
    return SourceCheck(source, terms, kind, vouched, targets, counts, first, remarks)


@contextmanager
def _our_bank(place: Path) -> Iterator[Bank]:
    """Open our bank; an empty one in place of one that does not exist yet."""
    if bank_file(place).exists():
        with Bank.open(place, create=False, read_only=True) as bank:
            yield bank
        return
    with passing_bank() as bank:
        yield bank
