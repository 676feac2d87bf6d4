"""CANN bank files -> decisions and observations -> a bank of their own.

Such a bank is looked at, compared and merged like any other; it keeps the files' bytes as well.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from bankd.bank.cann.document import Document, FormError, parse
from bankd.bank.cann.entry import Candidate, Entry, Kind, Placed, entries_of
from bankd.bank.cann.names import kinds_of_content, parse_name, soc_of_folder, twin_of
from bankd.bank.cann.source import (
    MAX_BYTES,
    BankFile,
    Found,
    Reader,
    ReadError,
    Remark,
    Tell,
    Wanted,
    files_of,
    survey,
)
from bankd.bank.canonical import canonical, text_hash
from bankd.bank.connection import FILE_CODE
from bankd.bank.record import Decision, Observation, TargetKey, TimingSummary
from bankd.bank.store import Bank, bank_file
from bankd.errors import BankError

RULE = "imported"
UNKNOWN_TIME = "1970-01-01T00:00:00.000000Z"
"""The files do not say when they were measured; the same entry must give the same observation."""
KEY_DIGITS = 32
AUTHOR = "bankd"
BATCH = 5_000
"""Observations in one transaction."""
MAX_BANK_BYTES = 8 * 2**30
MAX_REASONS = 3
"""Reasons that the message for a source without any usable file gives."""
_KEEP = "INSERT INTO foreign_files (path, hash, content, revision) VALUES (?, ?, ?, ?)"


@dataclass(frozen=True)
class Source:
    """Fields that the entries of a file have in common."""

    path: str
    kind: Kind
    op: str
    target: TargetKey


@dataclass(frozen=True)
class Keyed:
    """An entry as a bank knows it."""

    key: str
    task: str
    placed: Placed

    @property
    def best(self) -> Candidate:
        """The policy that was chosen."""
        return self.placed.entry.best


def keyed(source: Source, document: Document) -> Iterator[Keyed]:
    """The entries of a document with their keys; of repeated ones the first. Raises FormError."""
    met = set()
    for placed in entries_of(document, source.kind):
        task = _task(source, placed.entry)
        key = text_hash(task)[:KEY_DIGITS]
        if key not in met:
            met.add(key)
            yield Keyed(key, task, placed)


def _task(source: Source, entry: Entry) -> str:
    op = entry.op or source.op
    return canonical({"op": op, "cann": source.kind.name, "file": source.path, "info": entry.info})


def decided(source: Source, content: bytes) -> Iterator[tuple[Decision, list[Observation]]]:
    """Return the decisions of a file, entry by entry. Raises FormError for any faulty entry."""
    environment = canonical({"origin": "cann", "kind": source.kind.name})
    for each in keyed(source, parse(content, source.kind.layout)):
        timed = [(known, _timing(known)) for known in each.placed.entry.candidates]
        observations = [
            Observation(
                key=each.key,
                task=each.task,
                target=source.target,
                environment=environment,
                policy=candidate.policy,
                outcome="ok",
                timing=timing,
                created=UNKNOWN_TIME,
            )
            for candidate, timing in timed
            if timing is not None
        ]
        best_timing = timed[0][1]
        decision = Decision(
            key=each.key,
            task=each.task,
            target=source.target,
            policy=each.best.policy,
            rule=RULE,
            environment=environment,
            timing=best_timing,
            evidence=(observations[0].content_hash,) if best_timing else (),
        )
        yield decision, observations


def _timing(candidate: Candidate) -> TimingSummary | None:
    time_us = candidate.time_us
    return None if time_us is None else TimingSummary(1, time_us, time_us, time_us)


def is_cann(path: Path) -> bool:
    """Return True if a path is a CANN bank file, or a folder that holds any. Raises nothing.

    A folder is judged by the names of its files and their folders; a file also by its content.
    """
    try:
        if path.is_dir():
            return any(
                parse_name(each.relative.name) is not None or soc_of_folder(each.relative)
                for each in files_of(path)
                if isinstance(each, Found)
            )
        if parse_name(path.name) is not None:
            return path.is_file()
        content = Reader(MAX_BYTES).read(path.resolve()) if path.is_file() else b""
        return bool(kinds_of_content(content))
    except (BankError, ReadError, OSError):
        return False


def stage_cann(
    source: Path,
    folder: Path,
    *,
    soc_version: str | None = None,
    cores: int | None = None,
    max_bytes: int = MAX_BYTES,
    max_bank_bytes: int = MAX_BANK_BYTES,
    tell: Tell | None = None,
) -> Bank:
    """Make a bank in `folder` of a CANN file, or of a whole tree, in one revision.

    `soc_version` and `cores` are for files whose names say none. What a tree holds that cannot be
    used is reported to `tell`, and spoils nothing else: of files that have more than `max_bytes`
    together those that are too much, too. Raises BankError for a source in which nothing can be
    used, and for a bank of more than `max_bank_bytes`; nothing is left then.
    """
    path = bank_file(folder)
    if path.exists():
        raise BankError(f"{path} exists", "stage the files in an empty folder", FILE_CODE)
    remarks: list[Remark] = []

    def note(remark: Remark) -> None:
        remarks.append(remark)
        if tell is not None:
            tell(remark)

    files = survey(source, Wanted(soc_version, cores, max_bytes), note)
    usable = [file for file in files if _is_usable(file, note)]
    if not usable:
        raise _nothing(source, remarks)
    try:
        with Bank.open(path) as bank, bank.growing_at_most(max_bank_bytes):
            _fill(bank, usable, source.name)
    except BaseException:
        for each in folder.glob(f"{path.name}*"):
            each.unlink()
        raise
    return Bank.open(path, create=False)


def _source_of(file: BankFile) -> Source:
    return Source(file.path, file.kind, file.op, file.target)


def _is_usable(file: BankFile, note: Tell) -> bool:
    try:
        for _ in entries_of(parse(file.content, file.kind.layout), file.kind):
            pass
    except FormError as error:
        note(Remark(file.source, str(error)))
        return False
    return True


def _fill(bank: Bank, files: Sequence[BankFile], name: str) -> None:
    """Files are read again for each step: what they decide is larger than they are."""
    for file in files:
        found = decided(_source_of(file), file.content)
        observations = (seen for _, all_seen in found for seen in all_seen)
        while batch := list(itertools.islice(observations, BATCH)):
            bank.add_observations(batch)
    decisions = (
        decision for file in files for decision, _ in decided(_source_of(file), file.content)
    )
    changes = ((each.target, each.key, each) for each in decisions)
    revision = bank.commit_many(changes, f"import of {name}", AUTHOR)
    with bank.connection.writing() as writer:
        for file in files:
            for place, content in ((file.path, file.content), (twin_of(file.path), file.twin)):
                if content is not None:
                    row = (place, sha256(content).hexdigest(), content, revision.number)
                    writer.execute(_KEEP, row)


def _nothing(source: Path, remarks: Sequence[Remark]) -> BankError:
    skipped = [each for each in remarks if each.is_skipped]
    reasons = "".join(f"\n{each.path}: {each.what}" for each in skipped[:MAX_REASONS])
    return BankError(
        f"{source} holds no CANN bank file that can be used{reasons}",
        "`bankd lint` says what is wrong with each file",
        FILE_CODE,
    )
