"""The sections of an export as lines, one after the other: those that are written, and those that
are only counted and hashed to foresee what would be written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from bankd.bank.exchange.fields import require_short
from bankd.bank.exchange.gather import Choice, Gathered, Row
from bankd.bank.exchange.lines import evidence_leaf
from bankd.bank.exchange.manifest import (
    DECISIONS,
    ENVIRONMENTS,
    OBSERVATIONS,
    TASKS,
    Manifest,
)
from bankd.bank.exchange.merkle import Merkle
from bankd.bank.exchange.stored import Writer
from bankd.bank.faults import FILE_CODE, RESTORE
from bankd.bank.store import Bank
from bankd.errors import BankError


class Section(NamedTuple):
    """What came of the lines of a section."""

    lines: int
    size_bytes: int
    content_hash: str
    """SHA-256 of all of it."""


Put = Callable[[str, Iterable[bytes]], Section]
"""Takes the lines of the section of this name."""


class Sections:
    """Makes the sections, and keeps what the manifest has to say of them."""

    def __init__(self, path: Path, soc_version: str, rows: Gathered) -> None:
        """`path`: of the bank, for messages."""
        self._path = path
        self._soc_version = soc_version
        self._rows = rows
        self._writer = _writer(path, soc_version, rows)
        self._decided = Merkle()
        self._evidence = Merkle()
        self.size_bytes = 0
        """Of all that was made so far."""

    @property
    def decisions_root(self) -> str:
        """Final when the decisions are made."""
        return self._decided.root()

    def make(self, put: Put) -> Manifest:
        """All of them, in the order in which they are read. Raises BankError for a damaged row."""
        counts, hashes = {}, {}
        for section, rows, text_of in (
            (ENVIRONMENTS, self._rows.environments(), self._writer.environment),
            (TASKS, self._rows.tasks(), self._writer.task),
            (DECISIONS, self._rows.decisions(), self._decision),
            (OBSERVATIONS, self._rows.observations(), self._observation),
        ):
            made = put(section, self._lines(section, rows, text_of))
            counts[section], hashes[section] = made.lines, made.content_hash
            self.size_bytes += made.size_bytes
        return Manifest(
            soc_version=self._soc_version,
            cores=tuple(self._rows.cores()),
            counts=counts,
            hashes=hashes,
            decisions_root=self._decided.root(),
            evidence_root=self._evidence.root(),
        )

    def _decision(self, row: Row) -> str:
        line, content_hash, leaf = self._writer.decision(row)
        self._decided.add(leaf)
        self._evidence.add(evidence_leaf("decision", content_hash))
        return line

    def _observation(self, row: Row) -> str:
        line, content_hash = self._writer.observation(row)
        self._evidence.add(evidence_leaf("observation", content_hash))
        return line

    def _lines(
        self, section: str, rows: Iterator[Row], text_of: Callable[[Row], str]
    ) -> Iterator[bytes]:
        for row in rows:
            try:
                line = text_of(row).encode("ascii") + b"\n"
                require_short(line)
            except (ValueError, TypeError, RecursionError) as error:
                what = f"{self._path}: {section}: {row[0]} {str(row[1])[:80]}: {error}"
                raise BankError(what, RESTORE, FILE_CODE) from error
            yield line


def require_anything(bank: Bank, choice: Choice, rows: Gathered) -> None:
    """Raises BankError where nothing was found."""
    if rows.cores():
        return
    known = ", ".join(f"{t.soc_version} with {t.cores} cores" for t in bank.targets())
    wanted = choice.soc_version + (f" with {choice.cores} cores" if choice.cores else "")
    which = "" if choice.keys is None else " of these keys"
    raise BankError(
        f"{bank.path} holds nothing{which} for {wanted}",
        f"it knows {known}" if known else "tune a model first, with `bankd aoe`",
    )


def _writer(path: Path, soc_version: str, rows: Gathered) -> Writer:
    """Whoever writes into a bank may name a target as he likes; no export can carry it."""
    try:
        return Writer(soc_version, rows.environment)
    except ValueError as error:
        raise BankError(f"{path}: {soc_version!r}: {error}", RESTORE, FILE_CODE) from error
