"""The entries in which two states can differ at all.

Where their logs have a revision in common, both were the same at it: only what either of them
changed after it can differ. A bank of a million entries and its copy need not be read whole.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from bankd.bank.connection import Connection
from bankd.bank.reader import line
from bankd.bank.record import Revision

_LINE = """
    {line}
    SELECT revisions.id, revisions.number FROM line
    JOIN {schema}.revisions AS revisions ON revisions.number = line.number
"""
_CHANGED = """
    SELECT DISTINCT changes.target, changes.task
    FROM json_each(:since) AS later
    CROSS JOIN {0}.changes AS changes ON changes.revision = later.value
"""
_TABLE = """
    CREATE TEMP TABLE candidates (
        a_target INTEGER, a_task INTEGER, b_target INTEGER, b_task INTEGER)
"""
_OF_A = """
    INSERT INTO temp.candidates
    SELECT changed.target, changed.task, pair.b, other.id
    FROM ({changed}) AS changed
    JOIN temp.target_pairs AS pair ON pair.a = changed.target
    JOIN {a}.tasks AS task ON task.id = changed.task
    LEFT JOIN {b}.tasks AS other ON other.key = task.key
"""
_BY_B = "CREATE INDEX temp.candidates_by_b ON candidates (b_target, b_task)"
_OF_B = """
    INSERT INTO temp.candidates
    SELECT pair.a, other.id, changed.target, changed.task
    FROM ({changed}) AS changed
    JOIN temp.target_pairs AS pair ON pair.b = changed.target
    JOIN {b}.tasks AS task ON task.id = changed.task
    LEFT JOIN {a}.tasks AS other ON other.key = task.key
    WHERE NOT EXISTS (
        SELECT 1 FROM temp.candidates AS known
         WHERE known.b_target = changed.target AND known.b_task = changed.task)
"""

AMONG_A = "SELECT a_target AS target, a_task AS task FROM temp.candidates"
AMONG_B = "SELECT b_target AS target, b_task AS task FROM temp.candidates"


@dataclass(frozen=True)
class SharedPast:
    """Two lines of first parents that have a revision in common, and what each has after it."""

    a_since: tuple[int, ...]
    b_since: tuple[int, ...]


def lines_since(
    connection: Connection, a: tuple[str, Revision | None], b: tuple[str, Revision | None]
) -> SharedPast | None:
    """`a`, `b`: schema and revision (None: the head). None where nothing is in common."""
    mine, other = _line(connection, *a), _line(connection, *b)
    shared = next((revision_id for revision_id in mine if revision_id in other), None)
    if shared is None:
        return None
    return SharedPast(
        tuple(number for number in mine.values() if number > mine[shared]),
        tuple(number for number in other.values() if number > other[shared]),
    )


def name_candidates(connection: Connection, a: str, b: str, lines: SharedPast) -> None:
    """`temp.candidates`, by the numbers that each schema has for target and task."""
    execute = connection.database.execute
    execute(_TABLE)
    of_a = _OF_A.format(changed=_CHANGED.format(a), a=a, b=b)
    execute(of_a, {"since": json.dumps(lines.a_since)})
    execute(_BY_B)
    of_b = _OF_B.format(changed=_CHANGED.format(b), a=a, b=b)
    execute(of_b, {"since": json.dumps(lines.b_since)})


def _line(connection: Connection, schema: str, revision: Revision | None) -> dict[str, int]:
    """Ids and numbers, newest first."""
    newest = f"SELECT max(number) FROM {schema}.revisions"
    number = revision.number if revision else connection.value(newest)
    sql = _LINE.format(line=line(schema), schema=schema)
    found = dict(connection.tuples(sql, {"number": number}))
    return dict(sorted(found.items(), key=lambda each: -each[1]))
