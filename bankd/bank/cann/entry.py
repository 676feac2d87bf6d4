"""The entries of a file, whatever its kind: their values, and reading them line by line."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from bankd.bank.cann.document import Document, FormError, Layout
from bankd.bank.canonical import canonical


class Severity(StrEnum):
    """Severity of a finding."""

    ERROR = "error"
    """The file, or this entry of it, cannot be used."""
    WARNING = "warning"
    """It can be used, but hardly means what it says."""
    NOTE = "note"
    """FoundFile in good CANN files, too."""


@dataclass(frozen=True)
class LintFinding:
    """Something odd about a file, or about an entry of it."""

    severity: Severity
    line: int
    """Counted from 1; 0: the whole file."""
    what: str
    is_repairable: bool = False
    """True if a clean copy is without it."""


@dataclass(frozen=True)
class Candidate:
    """A policy for an entry, with the time that the file gives it."""

    policy: str
    """Canonical JSON."""
    stated_time: object = None
    """Value as the file has it, of any type; None where it has none."""

    @property
    def is_impossible(self) -> bool:
        """Return True if a time is stated that is negative, infinite, or not a number."""
        return self.stated_time is not None and self.time_us is None

    @property
    def time_us(self) -> float | None:
        """Microseconds; None where none, or an impossible one, is stated."""
        stated = self.stated_time
        if isinstance(stated, bool) or not isinstance(stated, (int, float)):
            return None
        try:
            time_us = float(stated)
        except OverflowError:
            return None
        return time_us + 0.0 if math.isfinite(time_us) and time_us >= 0 else None


@dataclass(frozen=True)
class Entry:
    """One entry of a file: for what, and which policies, the chosen one first."""

    info: Any
    """Identity of the entry, as JSON; a unified key depends on the order of its fields."""
    candidates: tuple[Candidate, ...]
    op: str | None = None
    """Operator where the entry itself names it; else the file's name does."""
    label: str | None = None
    """The number or hash that the file gives it. Never trusted: real ones repeat."""
    right_label: str | None = None
    """Expected label; None where nothing says."""
    oddities: tuple[LintFinding, ...] = field(default=(), compare=False)
    """Findings of its kind; their lines are not known."""
    number: int = field(default=0, compare=False)
    """Place in its document, ..."""
    line: int = field(default=0, compare=False)
    """... and the line on which it begins."""

    @property
    def identity(self) -> str:
        """Equal for entries that are for the same; only within one file."""
        return canonical([self.op, self.info])

    @property
    def best(self) -> Candidate:
        """The policy that was chosen."""
        return self.candidates[0]


@dataclass(frozen=True)
class Kind:
    """All that a kind of file says about itself."""

    name: str
    layout: Layout
    folder: str
    """Folder below `<soc>/`; empty: directly in the bank."""
    claims: Callable[[Any], bool]
    """Function that tells files of this kind by their first value (or whole object)."""
    read: Callable[[str], Entry | None]
    """The entry of a text; None for what is none (a first line with the version, an empty object).
    Raises FormError."""
    render: Callable[[Entry], str]
    """The text of an entry with its operator and one candidate."""
    has_twin: bool = False
    """True if each has a `.bin` file of the same name."""
    is_timed: bool = False
    """True if its entries have a cost_time."""
    head: str = ""
    """Text of a new file that precedes the entries, ..."""
    between: str = "\n"
    """... separates two, ..."""
    tail: str = "\n"
    """... and follows the last; line ends are "\\n"."""
    empty: str | None = None
    """A file in which nothing is decided; None: there is none then."""
    repair: Callable[[str], str] = lambda text: text
    """The text of an entry whose times are possible, with all else put right that can be."""


def read_entries(document: Document, kind: Kind) -> Iterator[Entry | LintFinding]:
    """Every entry, and every error, in the order of the lines. What is no entry is left out."""
    for number in range(len(document)):
        try:
            entry = _read(document, number, kind)
        except FormError as error:
            yield LintFinding(Severity.ERROR, error.line, error.what, is_repairable=True)
            continue
        if entry is None:
            continue
        yield entry
        for candidate in entry.candidates:
            if candidate.is_impossible:
                what = f"a time of {candidate.stated_time} is impossible"
                yield LintFinding(Severity.ERROR, entry.line, what, is_repairable=True)


def entries_of(document: Document, kind: Kind) -> Iterator[Entry]:
    """The entries of a document, impossible times or not. Raises FormError, with the line, at the
    first that is none."""
    for number in range(len(document)):
        if entry := _read(document, number, kind):
            yield entry


def _read(document: Document, number: int, kind: Kind) -> Entry | None:
    line = document.spans[number].line
    try:
        entry = kind.read(document.entry(number))
    except FormError as error:
        raise FormError(error.what, line + max(error.line - 1, 0)) from error
    return None if entry is None else replace(entry, number=number, line=line)
