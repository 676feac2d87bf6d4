"""Writing decisions: one transaction, one revision, whatever the number of entries.

What shall hold is first put into a temporary table, by this module or by others' SQL; the revision
is made from that, so that a million entries pass without being in memory at once.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, dataclass, replace
from sqlite3 import Connection as Writer

from bankd.bank.canonical import well_formed
from bankd.bank.connection import Connection
from bankd.bank.record import Counts, Decision, Revision, TargetKey, revision_id, utc_now
from bankd.bank.tables.rows import insert_decisions, is_pinned, name_targets
from bankd.errors import BankError

Wanted = tuple[TargetKey, str, Decision | None]
"""Target, key, and the decision that shall hold; None to retire the key."""

CHANGES_AT_ONCE = 1000

_TABLE = """
    CREATE TEMP TABLE results (
        target INTEGER NOT NULL,
        task INTEGER NOT NULL,
        decision INTEGER,
        PRIMARY KEY (target, task)
    ) WITHOUT ROWID
"""
_PUT = """
    INSERT OR IGNORE INTO temp.results (target, task, decision) VALUES (
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
# What is pinned stays, unless its policy has failed: a wrong kernel must not run, pinned or not.
_PINNED = f"""
    DELETE FROM temp.results WHERE (target, task) IN (
        SELECT wanted.target, wanted.task {_STANDING}
        JOIN main.decisions AS held ON held.id = standing.decision
        WHERE {is_pinned("held")} AND NOT EXISTS (
            SELECT 1 FROM main.observations AS failed
             WHERE failed.target = standing.target AND failed.task = standing.task
               AND failed.policy = held.policy AND failed.outcome <> 'ok'))
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


_HEAD = "SELECT number, id FROM revisions ORDER BY number DESC LIMIT 1"
_IS_PRESENT = """
    SELECT count(*) FROM current
    WHERE target = (SELECT id FROM targets WHERE soc_version = ? AND cores = ?)
      AND task = (SELECT id FROM tasks WHERE key = ?)
"""


@dataclass(frozen=True)
class RevisionNote:
    """The fields of a revision, in addition to its changes."""

    message: str
    author: str
    further_parents: tuple[str, ...] = ()
    """Ids of revisions beside the head: what was merged."""
    reserved: int = 0
    unsatisfied: int = 0
    moves_pins: bool = False
    """Pinned entries are written, too: it is they that shall change."""


def write(connection: Connection, choices: Iterable[Wanted], note: RevisionNote) -> Revision:
    """Write one revision for entries of any targets. Pinned ones stay, and count as reserved.

    Raises ValueError for a key that comes twice, BankError where there is nothing to retire.
    """
    with connection.writing() as writer, results(writer):
        waiting = iter(choices)
        while batch := list(itertools.islice(waiting, CHANGES_AT_ONCE)):
            _put(connection, writer, batch)
        if not note.moves_pins:
            note = replace(note, reserved=note.reserved + writer.execute(_PINNED).rowcount)
        return write_results(connection, writer, note)


@contextmanager
def results(writer: Writer) -> Iterator[None]:
    """The table `temp.results` (target, task, decision), empty, for the time of a transaction."""
    writer.execute("DROP TABLE IF EXISTS temp.results")
    writer.execute(_TABLE)
    yield
    writer.execute("DROP TABLE temp.results")


def write_results(connection: Connection, writer: Writer, note: RevisionNote) -> Revision:
    """Make the newest revision of `temp.results`. What is current already is no change."""
    unchanged = writer.execute(_UNCHANGED).rowcount
    mother = next(connection.tuples(_HEAD), None)
    parents = (*((mother[1],) if mother else ()), *note.further_parents)
    added, updated, retired = next(connection.tuples(_COUNTS))
    counts = Counts(added, updated, retired, note.reserved + unchanged, note.unsatisfied)
    revision = Revision(
        number=mother[0] + 1 if mother else 1,
        id=revision_id(parents, connection.tuples(_CHANGES)),
        parents=parents,
        author=well_formed(note.author),
        created=utc_now(),
        message=well_formed(note.message),
        counts=counts,
    )
    number = revision.number
    writer.execute(
        "INSERT INTO revisions (number, id, author, created, message,"
        " added, updated, retired, reserved, unsatisfied) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            number,
            revision.id,
            revision.author,
            revision.created,
            revision.message,
            *astuple(counts),
        ),
    )
    writer.executemany(
        "INSERT INTO parents (revision, position, parent) VALUES (?, ?, ?)",
        [(number, *each) for each in enumerate(parents)],
    )
    writer.execute(
        "INSERT INTO changes (revision, target, task, decision)"
        " SELECT ?, target, task, decision FROM temp.results",
        (number,),
    )
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
    return revision


def _put(connection: Connection, writer: Writer, batch: Sequence[Wanted]) -> None:
    insert_decisions(writer, [decision for _, _, decision in batch if decision is not None])
    name_targets(writer, (target for target, _, _ in batch))
    for target, key, decision in batch:
        place = (target.soc_version, target.cores, key)
        if decision is None and not connection.value(_IS_PRESENT, place):
            raise BankError(
                f"no decision for {key} on {target}, so none can be retired",
                "check the key and the target",
            )
    put = writer.executemany(
        _PUT,
        [
            (target.soc_version, target.cores, key, decision and decision.content_hash)
            for target, key, decision in batch
        ],
    ).rowcount
    if put != len(batch):
        raise ValueError("a key is decided twice in one commit")
