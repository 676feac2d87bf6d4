"""Writing decisions: one transaction, one revision, whatever the number of entries.

What shall hold is first put into a temporary table, by this module or by others' SQL; the revision
is made from that, so that a million entries pass without being in memory at once.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from sqlite3 import Connection as Writer

from bankd.bank.canonical import well_formed
from bankd.bank.connection import Connection
from bankd.bank.history import head
from bankd.bank.record import Counts, Decision, Revision, TargetKey, revision_id, utc_now
from bankd.bank.rows import insert_decisions, name_targets
from bankd.errors import BankError

Wanted = tuple[TargetKey, str, Decision | None]
"""Target, key, and the decision that shall hold; None to retire the key."""

BATCH = 1000

_TABLE = """
    CREATE TEMP TABLE results (
        target INTEGER NOT NULL,
        task INTEGER NOT NULL,
        decision INTEGER,
        PRIMARY KEY (target, task)
    ) WITHOUT ROWID
"""
_PUT = """
    INSERT INTO temp.results (target, task, decision) VALUES (
        (SELECT id FROM targets WHERE soc_version = ? AND cores = ?),
        (SELECT id FROM tasks WHERE key = ?),
        (SELECT id FROM decisions WHERE hash = ?))
"""
_STANDING = """
    FROM temp.results AS wanted
    LEFT JOIN main.current AS standing
      ON standing.target = wanted.target AND standing.task = wanted.task
"""
_UNCHANGED = f"""
    DELETE FROM temp.results WHERE (target, task) IN (
        SELECT wanted.target, wanted.task {_STANDING} WHERE wanted.decision IS standing.decision)
"""
_COUNTS = f"""
    SELECT
        count(*) FILTER (WHERE standing.task IS NULL) AS added,
        count(*) FILTER (WHERE standing.task IS NOT NULL AND wanted.decision IS NOT NULL)
            AS updated,
        count(*) FILTER (WHERE wanted.decision IS NULL) AS retired
    {_STANDING}
"""
_CHANGES = """
    SELECT targets.soc_version, targets.cores, tasks.key, decisions.hash
    FROM temp.results AS wanted
    JOIN targets ON targets.id = wanted.target
    JOIN tasks ON tasks.id = wanted.task
    LEFT JOIN decisions ON decisions.id = wanted.decision
    ORDER BY targets.soc_version, targets.cores, tasks.key
"""


@dataclass(frozen=True)
class Commit:
    """A request: entries to write and to retire on one target, and why."""

    target: TargetKey
    decisions: Sequence[Decision]
    retired: Collection[str]
    message: str
    author: str
    reserved: int = 0
    unsatisfied: int = 0

    def __post_init__(self) -> None:
        keys = [decision.key for decision in self.decisions] + list(self.retired)
        if len(set(keys)) != len(keys):
            raise ValueError("a key is decided twice in one commit")
        if any(decision.target != self.target for decision in self.decisions):
            raise ValueError(f"a decision is not for {self.target}")

    @property
    def choices(self) -> Iterator[Wanted]:
        yield from ((self.target, decision.key, decision) for decision in self.decisions)
        yield from ((self.target, key, None) for key in self.retired)


@dataclass(frozen=True)
class RevisionNote:
    """The fields of a revision, in addition to its changes."""

    message: str
    author: str
    further_parents: tuple[str, ...] = ()
    """Ids of revisions beside the head: what was merged."""
    reserved: int = 0
    unsatisfied: int = 0


def write(connection: Connection, commit: Commit) -> Revision:
    """Raises BankError where a key is to be retired that has no decision."""
    entry = RevisionNote(
        commit.message, commit.author, reserved=commit.reserved, unsatisfied=commit.unsatisfied
    )
    with connection.writing() as writer, results(writer):
        _put(connection, writer, commit.choices)
        return write_results(connection, writer, entry)


def write_many(
    connection: Connection, choices: Iterable[Wanted], message: str, author: str
) -> Revision:
    """One revision for entries of any targets. Raises ValueError for a key that comes twice."""
    with connection.writing() as writer, results(writer):
        _put(connection, writer, choices)
        return write_results(connection, writer, RevisionNote(message, author))


@contextmanager
def results(writer: Writer) -> Iterator[None]:
    """The table `temp.results` (target, task, decision), empty, for the time of a transaction."""
    writer.execute("DROP TABLE IF EXISTS temp.results")
    writer.execute(_TABLE)
    yield
    writer.execute("DROP TABLE temp.results")


def write_results(connection: Connection, writer: Writer, entry: RevisionNote) -> Revision:
    """Make the newest revision of `temp.results`. What is current already is no change."""
    unchanged = writer.execute(_UNCHANGED).rowcount
    revision = _next_revision(connection, entry, unchanged)
    _insert_revision(writer, revision)
    writer.execute(
        "INSERT INTO changes (revision, target, task, decision)"
        " SELECT ?, target, task, decision FROM temp.results",
        (revision.number,),
    )
    _bring_up_to_date(writer, revision.number)
    return revision


def _put(connection: Connection, writer: Writer, choices: Iterable[Wanted]) -> None:
    for batch in _batches(choices):
        insert_decisions(writer, [decision for _, _, decision in batch if decision is not None])
        name_targets(writer, (target for target, _, _ in batch))
        _require_present(connection, batch)
        given = len(batch)
        put = writer.executemany(
            _PUT.replace("INSERT", "INSERT OR IGNORE", 1),
            [
                (target.soc_version, target.cores, key, decision and decision.content_hash)
                for target, key, decision in batch
            ],
        ).rowcount
        if put != given:
            raise ValueError("a key is decided twice in one commit")


def _batches(choices: Iterable[Wanted]) -> Iterator[list[Wanted]]:
    waiting = iter(choices)
    while batch := list(itertools.islice(waiting, BATCH)):
        yield batch


def _require_present(connection: Connection, batch: Sequence[Wanted]) -> None:
    for target, key, decision in batch:
        if decision is None and not connection.value(_IS_PRESENT, _place(target, key)):
            raise BankError(
                f"no decision for {key} on {target}, so none can be retired",
                "check the key and the target",
            )


_IS_PRESENT = """
    SELECT count(*) FROM current
    WHERE target = (SELECT id FROM targets WHERE soc_version = ? AND cores = ?)
      AND task = (SELECT id FROM tasks WHERE key = ?)
"""


def _place(target: TargetKey, key: str) -> tuple[str, int, str]:
    return target.soc_version, target.cores, key


def _next_revision(connection: Connection, entry: RevisionNote, unchanged: int) -> Revision:
    mother = head(connection)
    parents = (*((mother.id,) if mother else ()), *entry.further_parents)
    return Revision(
        number=mother.number + 1 if mother else 1,
        id=revision_id(parents, connection.tuples(_CHANGES)),
        parents=parents,
        author=well_formed(entry.author),
        created=utc_now(),
        message=well_formed(entry.message),
        counts=Counts(
            **connection.rows(_COUNTS)[0],
            reserved=entry.reserved + unchanged,
            unsatisfied=entry.unsatisfied,
        ),
    )


def _insert_revision(writer: Writer, revision: Revision) -> None:
    counts = revision.counts
    writer.execute(
        "INSERT INTO revisions (number, id, author, created, message,"
        " added, updated, retired, reserved, unsatisfied) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            revision.number,
            revision.id,
            revision.author,
            revision.created,
            revision.message,
            counts.added,
            counts.updated,
            counts.retired,
            counts.reserved,
            counts.unsatisfied,
        ),
    )
    writer.executemany(
        "INSERT INTO parents (revision, position, parent) VALUES (?, ?, ?)",
        [(revision.number, *each) for each in enumerate(revision.parents)],
    )


def _bring_up_to_date(writer: Writer, number: int) -> None:
    writer.execute(
        "INSERT OR REPLACE INTO current (target, task, decision, revision)"
        " SELECT target, task, decision, revision FROM changes"
        " WHERE revision = ? AND decision IS NOT NULL",
        (number,),
    )
    writer.execute(
        "DELETE FROM current WHERE (target, task) IN"
        " (SELECT target, task FROM changes WHERE revision = ? AND decision IS NULL)",
        (number,),
    )
