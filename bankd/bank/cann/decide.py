"""The entries of a bank file as decisions and observations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bankd.bank.cann.document import Document, FormError, parse
from bankd.bank.cann.entry import Candidate, Entry, Kind
from bankd.bank.cann.survey import BankFile
from bankd.bank.canonical import canonical, text_hash
from bankd.bank.record import Decision, Observation, TargetKey, TimingSummary

RULE = "imported"
UNKNOWN_TIME = "1970-01-01T00:00:00.000000Z"
"""The files do not say when they were measured; the same entry must give the same observation."""
KEY_DIGITS = 32


@dataclass(frozen=True)
class Placed:
    """An entry, and where in its document it stands."""

    number: int
    line: int
    entry: Entry


@dataclass(frozen=True)
class Keyed:
    """An entry as a bank knows it."""

    key: str
    task: str
    placed: Placed

    @property
    def best(self) -> Candidate:
        return self.placed.entry.best


@dataclass(frozen=True)
class Source:
    """What the entries of a file have in common."""

    path: str
    kind: Kind
    op: str
    target: TargetKey

    @classmethod
    def of(cls, file: BankFile) -> Source:
        return cls(file.path, file.kind, file.op, file.target)


@dataclass(frozen=True)
class Decided:
    """What an entry stands for. Its first candidate is the decision."""

    decision: Decision
    observations: tuple[Observation, ...]


def decided(source: Source, content: bytes) -> Iterator[Decided]:
    """What a file decides, entry by entry. Raises FormError for a file with any faulty entry."""
    for each in keyed(source, parse(content, source.kind.layout)):
        yield _decided(source, each)


def keyed(source: Source, document: Document) -> Iterator[Keyed]:
    """The entries of a document with their keys; of repeated ones the first. Raises FormError."""
    met = set()
    for placed in entries_of(document, source.kind):
        task = _task(source, placed.entry)
        key = text_hash(task)[:KEY_DIGITS]
        if key not in met:
            met.add(key)
            yield Keyed(key, task, placed)


def entries_of(document: Document, kind: Kind) -> Iterator[Placed]:
    """The entries of a document. Raises FormError, with the line, at the first that is none."""
    for number, text in enumerate(document.entries()):
        line = document.spans[number].line
        entry = read_entry(text, line, kind)
        if entry is not None:
            yield Placed(number, line, entry)


def read_entry(text: str, line: int, kind: Kind) -> Entry | None:
    try:
        return kind.read(text)
    except FormError as error:
        raise FormError(error.what, line + max(error.line - 1, 0)) from error


def _task(source: Source, entry: Entry) -> str:
    return canonical(
        {
            "op": entry.op or source.op,
            "cann": source.kind.name,
            "file": source.path,
            "info": entry.info,
        }
    )


def _decided(source: Source, keyed: Keyed) -> Decided:
    environment = canonical({"origin": "cann", "kind": source.kind.name})

    def seen(candidate: Candidate) -> Observation | None:
        timing = _timing(candidate)
        if timing is None:
            return None
        return Observation(
            key=keyed.key,
            task=keyed.task,
            target=source.target,
            environment=environment,
            policy=candidate.policy,
            outcome="ok",
            timing=timing,
            created=UNKNOWN_TIME,
        )

    observations = [seen(candidate) for candidate in keyed.placed.entry.candidates]
    first = observations[0]
    decision = Decision(
        key=keyed.key,
        task=keyed.task,
        target=source.target,
        policy=keyed.best.policy,
        rule=RULE,
        environment=environment,
        timing=_timing(keyed.best),
        evidence=(first.content_hash,) if first else (),
    )
    return Decided(decision, tuple(each for each in observations if each is not None))


def _timing(candidate: Candidate) -> TimingSummary | None:
    time_us = candidate.time_us
    return None if time_us is None else TimingSummary(1, time_us, time_us, time_us)
