"""CANN bank files -> decisions and observations -> a bank of their own.

Such a bank is looked at, compared and merged like any other; it keeps the files' bytes as well.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from bankd.bank.cann.document import Document, FormError, parse
from bankd.bank.cann.entry import Entry, Kind, entries_of
from bankd.bank.cann.file_source import (
    MAX_FILES_BYTES,
    NO_CORES,
    BankFile,
    BoundedReader,
    FoundFile,
    Remark,
    Tell,
    files_of,
    survey,
)
from bankd.bank.cann.names import kinds_of_content, parse_name, soc_of_folder, twin_of
from bankd.bank.canonical import canonical, text_hash
from bankd.bank.record import Decision, Observation, TargetKey, TimingSummary
from bankd.bank.store import Bank, bank_file
from bankd.errors import BankError, BankFileError

RULE = "imported"
UNKNOWN_TIME = "1970-01-01T00:00:00.000000Z"
"""The files do not say when they were measured; the same entry must give the same observation."""
KEY_DIGITS = 32
AUTHOR = "bankd"
OBSERVATIONS_AT_ONCE = 5_000
"""Observations in one transaction."""
MAX_BANK_BYTES = 8 * 2**30
MAX_REASONS = 3
"""Reasons that the message for a source without any usable file gives."""
_KEEP = "INSERT INTO foreign_files (path, hash, content, revision) VALUES (?, ?, ?, ?)"


@dataclass(frozen=True)
class FileOrigin:
    """Fields that the entries of a file have in common."""

    path: str
    kind: Kind
    op: str
    target: TargetKey


def keyed(source: FileOrigin, document: Document) -> Iterator[tuple[str, str, Entry]]:
    """Keys, tasks and entries of a document; of repeated ones the first. Raises FormError."""
    met = set()
    for entry in entries_of(document, source.kind):
        task = canonical({
            "op": entry.op or source.op,
            "cann": source.kind.name,
            "file": source.path,
            "info": entry.info,
        })  # fmt: skip
        key = text_hash(task)[:KEY_DIGITS]
        if key not in met:
            met.add(key)
            yield key, task, entry


def decided(source: FileOrigin, content: bytes) -> Iterator[tuple[Decision, list[Observation]]]:
    """Return the decisions of a file, entry by entry. Raises FormError for any faulty entry."""
    environment = canonical({"origin": "cann", "kind": source.kind.name})
    for key, task, entry in keyed(source, parse(content, source.kind.layout)):
        candidates = entry.candidates
        timings = [
            None if time_us is None else TimingSummary(1, time_us, time_us, time_us)
            for time_us in (candidate.time_us for candidate in candidates)
        ]
        observations = [
            Observation(
                key=key,
                task=task,
                target=source.target,
                environment=environment,
                policy=candidate.policy,
                outcome="ok",
                timing=timing,
                created=UNKNOWN_TIME,
            )
            for candidate, timing in zip(candidates, timings, strict=True)
            if timing is not None
        ]
        decision = Decision(
            key=key,
            task=task,
            target=source.target,
            policy=candidates[0].policy,
            rule=RULE,
            environment=environment,
            timing=timings[0],
            evidence=(observations[0].content_hash,) if timings[0] else (),
        )
        yield decision, observations


def is_cann(path: Path) -> bool:
    """Return True if a path is a CANN bank file, or a folder that holds any. Raises nothing.

    A folder is judged by the names of its files and their folders; a file also by its content.
    """
    try:
        if path.is_dir():
            return any(
                each.name is not None or soc_of_folder(each.relative)
                for each in files_of(path)
                if isinstance(each, FoundFile)
            )
        if parse_name(path.name) is not None:
            return path.is_file()
        content = BoundedReader(MAX_FILES_BYTES).read(path.resolve()) if path.is_file() else b""
        return bool(kinds_of_content(content))
    except (BankError, FormError, OSError):
        return False


def stage_cann(
    source: Path,
    folder: Path,
    *,
    soc_version: str | None = None,
    cores: int | None = None,
    max_bytes: int = MAX_FILES_BYTES,
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
        raise BankFileError(f"{path} exists", "stage the files in an empty folder")
    remarks: list[Remark] = []

    def note(remark: Remark) -> None:
        remarks.append(remark)
        if tell is not None:
            tell(remark)

    files = {}
    for file in survey(source, soc_version, cores, max_bytes, note):
        name = file.name
        target = TargetKey(name.soc_version, name.cores or NO_CORES)
        origin = FileOrigin(name.path, name.kind, name.op or name.kind.name, target)
        try:
            sum(1 for _ in entries_of(parse(file.content, name.kind.layout), name.kind))
            files[origin] = file
        except FormError as error:
            note(Remark(file.source, str(error)))
    if not files:
        skipped = [each for each in remarks if each.is_skipped]
        reasons = "".join(f"\n{each.path}: {each.what}" for each in skipped[:MAX_REASONS])
        raise BankFileError(
            f"{source} holds no CANN bank file that can be used{reasons}",
            "`bankd lint` says what is wrong with each file",
        )
    try:
        with Bank.open(path) as bank, bank.growing_at_most(max_bank_bytes):
            _fill(bank, files, source.name)
    except BaseException:
        for each in folder.glob(f"{path.name}*"):
            each.unlink()
        raise
    return Bank.open(path, create=False)


def _fill(bank: Bank, files: Mapping[FileOrigin, BankFile], name: str) -> None:
    """Files are read again for each step: what they decide is larger than they are."""
    for source, file in files.items():
        found = decided(source, file.content)
        observations = (seen for _, all_seen in found for seen in all_seen)
        while batch := list(itertools.islice(observations, OBSERVATIONS_AT_ONCE)):
            bank.add_observations(batch)
    decisions = (
        decision for source, file in files.items() for decision, _ in decided(source, file.content)
    )
    changes = ((each.target, each.key, each) for each in decisions)
    revision = bank.commit_many(changes, f"import of {name}", AUTHOR)
    with bank.connection.writing() as writer:
        for source, file in files.items():
            for place, content in (
                (source.path, file.content), (twin_of(source.path), file.twin),
            ):  # fmt: skip
                if content is not None:
                    row = (place, sha256(content).hexdigest(), content, revision.number)
                    writer.execute(_KEEP, row)
