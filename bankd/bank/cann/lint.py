"""Oddities of CANN bank files (dirt, repetitions, impossible times, wrong keys), and clean copies.

In a clean copy dirt is put right, and what is no entry is dropped.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from bankd.bank.cann.compose import assemble
from bankd.bank.cann.document import BYTE_ORDER_MARK, Document, FormError, parse
from bankd.bank.cann.entry import Entry, Kind, LintFinding, Severity, read_entries
from bankd.bank.cann.file_source import (
    MAX_FILES_BYTES,
    BoundedReader,
    FoundFile,
    files_of,
    require_original,
)
from bankd.bank.cann.names import is_safe_name, twin_of
from bankd.time_text import time_text

ABSURD_US = 24 * 3600 * 1e6
"""A day: no operator runs that long. Some real entries state 1e17 us."""


@dataclass(frozen=True)
class Linted:
    """A file with what is odd about it."""

    path: str
    """Path below the source, for people."""
    place: str
    """Its place in a bank of CANN; the name where that says nothing."""
    content: bytes
    kind: Kind | None
    """None: it is not known, or the file could not be read."""
    findings: tuple[LintFinding, ...]
    twin: bytes | None = None

    @property
    def is_readable(self) -> bool:
        """True if a copy of it can be written."""
        return self.kind is not None and not any(
            each.severity is Severity.ERROR and not each.is_repairable for each in self.findings
        )


def lint(source: Path, max_bytes: int = MAX_FILES_BYTES) -> Iterator[Linted]:
    """Every bank file of a file or tree, with what is odd about it; other files are left out.

    Raises BankError for a source that does not exist.
    """
    reader = BoundedReader(max_bytes)
    for found in [each for each in files_of(source) if isinstance(each, FoundFile)]:
        name = found.name
        place = name.path if name else found.relative.name
        if found.is_twin:
            try:
                require_original(found)
            except FormError as error:
                if name is not None:
                    finding = LintFinding(Severity.WARNING, 0, str(error))
                    yield Linted(found.shown, place, b"", None, (finding,))
            continue
        try:
            content, kind, twin = reader.read_kind(found)
        except FormError as error:
            # In a tree, other people's JSON may be found.
            is_asked = name is not None or not source.is_dir()
            severity = Severity.ERROR if is_asked else Severity.NOTE
            yield Linted(found.shown, place, b"", None, (LintFinding(severity, 0, str(error)),))
            continue
        findings = (*_of_name(found, kind, twin), *findings_of(content, kind))
        yield Linted(found.shown, place, content, kind, findings, twin)


def findings_of(content: bytes, kind: Kind) -> Iterator[LintFinding]:
    """Find what is odd in the content of a file of this kind, without its name and its twin."""
    try:
        document = parse(content, kind.layout)
    except FormError as error:
        yield LintFinding(Severity.ERROR, error.line, error.what)
        return
    yield from _dirt(document)
    labels: Counter[str] = Counter()
    is_empty = True
    for each, is_kept in _entries(document, kind):
        is_empty = False
        if isinstance(each, LintFinding):
            yield each
            continue
        yield from _of_entry(each, kind)
        if is_kept and each.label is not None and each.right_label is None:
            labels[each.label] += 1
    if is_empty and document.text:
        yield LintFinding(Severity.NOTE, 1, "has no effect")
    if repeated := sum(times for times in labels.values() if times > 1):
        yield LintFinding(Severity.NOTE, 0, f"entries with the id of another: {repeated}")


def check_file(content: bytes, kind: Kind) -> list[LintFinding]:
    """Return the errors of a file of this kind; none: it is accepted."""
    return [one for one in findings_of(content, kind) if one.severity is Severity.ERROR]


def _entries(document: Document, kind: Kind) -> Iterator[tuple[Entry | LintFinding, bool]]:
    """Every entry, and True if a clean copy has it; what the copy drops is a finding, too."""
    first_lines: dict[str, int] = {}
    for each in read_entries(document, kind):
        if isinstance(each, LintFinding):
            yield each, False
            continue
        first = first_lines.get(each.identity)
        is_kept = first is None and not all(one.is_impossible for one in each.candidates)
        if is_kept:
            first_lines[each.identity] = each.line
        elif first is not None:
            what = f"is for the same as line {first}"
            yield LintFinding(Severity.WARNING, each.line, what, is_repairable=True), False
        yield each, is_kept


def _of_name(found: FoundFile, kind: Kind, twin: bytes | None) -> Iterator[LintFinding]:
    file_name = found.relative.name
    if found.name is None or not is_safe_name(file_name):
        what = f"its name is not that of a {kind.name} file: it does not say for which SoC"
        yield LintFinding(Severity.WARNING, 0, what)
    if kind.has_twin and twin is None:
        yield LintFinding(Severity.WARNING, 0, f"its twin {twin_of(file_name)} is missing")


def _dirt(document: Document) -> Iterator[LintFinding]:
    text = document.text
    if text.startswith(BYTE_ORDER_MARK):
        yield LintFinding(Severity.WARNING, 1, "begins with a byte-order mark", is_repairable=True)
    if count := text.count("\r\n"):
        yield LintFinding(
            Severity.NOTE, 1, f"lines that end with CR LF: {count}", is_repairable=True
        )
    if not text:
        yield LintFinding(Severity.WARNING, 0, "is empty")
    elif not text.endswith("\n"):
        line = 1 + text.count("\n")
        yield LintFinding(Severity.NOTE, line, "its last line does not end", is_repairable=True)


def _of_entry(entry: Entry, kind: Kind) -> Iterator[LintFinding]:
    line = entry.line
    for oddity in entry.oddities:
        yield replace(oddity, line=line)
    if entry.right_label not in (None, entry.label):
        what = f"its key is {entry.label}, the MD5 of its info_dict {entry.right_label}"
        yield LintFinding(Severity.WARNING, line, what, is_repairable=True)
    if not kind.is_timed:
        return
    times_us = [each.time_us for each in entry.candidates if each.time_us is not None]
    if times_us != sorted(times_us):
        what = "its candidates are not best first"
        yield LintFinding(Severity.WARNING, line, what, is_repairable=True)
    for candidate in entry.candidates:
        if candidate.stated_time is None:
            yield LintFinding(Severity.WARNING, line, "has no cost_time")
        elif candidate.time_us == 0:
            yield LintFinding(Severity.WARNING, line, "a time of 0 us")
        elif candidate.time_us is not None and candidate.time_us > ABSURD_US:
            what = f"a time of {time_text(candidate.time_us)} is more than a day"
            yield LintFinding(Severity.WARNING, line, what)


class CleanCopy(NamedTuple):
    """A clean copy, and what is not in it any more."""

    content: bytes
    dropped: tuple[str, ...]
    """A line each: its place, and why."""


def clean_copy(content: bytes, kind: Kind) -> CleanCopy:
    """Raises FormError for a file that is not of the kind's layout at all."""
    document = parse(content, kind.layout)
    dropped, parts = [], []
    for each, is_kept in _entries(document, kind):
        if isinstance(each, LintFinding):
            dropped.append(f"line {each.line}: {each.what}")
        elif is_kept:
            parts.append((kind.repair(document.entry(each.number)), each.number))
    text = document.text
    if parts or dropped:
        text = assemble(document, kind, parts) if parts else kind.empty or ""
    text = text.removeprefix(BYTE_ORDER_MARK)
    if text and not text.endswith("\n"):
        text += "\n"
    return CleanCopy(re.sub("\r+\n", "\n", text).encode(), tuple(dropped))
