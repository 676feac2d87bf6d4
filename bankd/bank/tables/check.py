"""Check of a bank: SQLite's own checks, then ours on hashes and on the head's state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bankd.bank.connection import Connection, Row
from bankd.bank.record import revision_id
from bankd.bank.tables.reader import LINE
from bankd.bank.tables.rows import (
    CONTENT_COLUMNS,
    OBSERVATION_COLUMNS,
    OBSERVATION_JOINS,
    REVISION_COLUMNS,
    decision_joins,
    to_revision,
    unchecked_decision,
    unchecked_observation,
)
from bankd.errors import BankError

_REPLAYED = f"""
    {LINE}
    SELECT target, task, decision, revision FROM (
        SELECT target, task, decision, max(revision) AS revision FROM changes
        WHERE revision IN (SELECT number FROM line) GROUP BY target, task)
    WHERE decision IS NOT NULL
"""
_CHANGES = """
    SELECT soc_version, cores, key, hash FROM changes
    JOIN targets ON targets.id = changes.target
    JOIN tasks ON tasks.id = changes.task
    LEFT JOIN decisions ON decisions.id = changes.decision
    WHERE revision = ?
    ORDER BY soc_version, cores, key
"""
_STORED = "SELECT target, task, decision, revision FROM current"


def faults(connection: Connection) -> Iterator[str]:
    """One sentence for each fault; none where the bank is whole. Reads everything."""
    damage = [row["integrity_check"] for row in connection.rows("PRAGMA integrity_check")]
    if damage != ["ok"]:
        yield from (f"SQLite: {each}" for each in damage)
        return  # what SQLite cannot read, the others would only stumble over
    for row in connection.rows("PRAGMA foreign_key_check"):
        yield f"table {row['table']}: a row points at {row['parent']} that is not there"
    for look in (_state_faults, _content_faults, _revision_faults):
        try:
            yield from look(connection)
        except BankError as error:
            yield error.message


def _state_faults(connection: Connection) -> Iterator[str]:
    parameters = {"number": connection.value("SELECT max(number) FROM revisions")}
    for left, right, what in (
        (_STORED, _REPLAYED, "is in the current state but not in the log"),
        (_REPLAYED, _STORED, "is in the log but not in the current state"),
    ):
        sql = f"SELECT count(*) FROM (SELECT * FROM ({left}) EXCEPT SELECT * FROM ({right}))"
        if count := connection.value(sql, parameters):
            yield f"{count} decision{'s' * (count != 1)}: {what}"


def _content_faults(connection: Connection) -> Iterator[str]:
    for what, columns, joins, convert in (
        ("observation", OBSERVATION_COLUMNS, OBSERVATION_JOINS, unchecked_observation),
        ("decision", CONTENT_COLUMNS, decision_joins(), unchecked_decision),
    ):

        def hashes(row: Row, convert: Callable[[Row], Any] = convert) -> tuple[str, str]:
            return convert(row).content_hash, row["hash"]

        sql = f"SELECT {columns} FROM {what}s {joins}"
        for found, stored in connection.read(hashes, sql):
            if found != stored:
                yield f"{what} {stored}: its content has another hash"


def _revision_faults(connection: Connection) -> Iterator[str]:
    for revision in connection.read(to_revision, f"SELECT {REVISION_COLUMNS} FROM revisions"):
        changes = connection.tuples(_CHANGES, (revision.number,))
        if revision_id(revision.parents, changes) != revision.id:
            yield f"revision {revision.name}: its changes have another hash"
