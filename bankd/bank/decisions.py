"""Decisions as they stand: of some keys for a look-up, or all, now or at an earlier revision."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from bankd.bank.connection import Connection, Parameters
from bankd.bank.record import Decision, TargetKey
from bankd.bank.rows import DECISION_COLUMNS, decision_joins, target_id, to_decision

LOOK_UP = """
    SELECT current.decision, current.revision
    FROM json_each(:keys) AS asked
    CROSS JOIN tasks AS wanted ON wanted.key = asked.value
    CROSS JOIN current ON current.target = :target AND current.task = wanted.id
"""
_ALL_NOW = """
    SELECT current.decision, current.revision, current.task
    FROM current WHERE current.target = :target
"""


def line(schema: str = "main") -> str:
    """A revision and its first parents down to the root: what was here before it.

    Parents are numbered before their children; a forged bank must not send us round in circles.
    """
    return f"""
        WITH RECURSIVE line(number) AS (
            SELECT :number
            UNION ALL
            SELECT mother.number FROM line
            JOIN {schema}.parents AS up ON up.revision = line.number AND up.position = 0
            JOIN {schema}.revisions AS mother
              ON mother.id = up.parent AND mother.number < line.number
        )
    """


LINE = line()
# max() makes SQLite take the other columns from the row that has the greatest revision.
_ALL_THEN = f"""
    {LINE}
    SELECT changes.decision, max(changes.revision) AS revision, changes.task
    FROM changes
    WHERE changes.target = :target AND changes.revision IN (SELECT number FROM line)
    GROUP BY changes.task
"""


def selecting(chosen: str, order: str = "", schema: str = "main") -> str:
    """SQL of whole decisions for a query that chooses them by `decision` and `revision`.

    `schema`: "main", or the name under which another bank is attached.
    """
    return f"""
        SELECT {DECISION_COLUMNS}
        FROM ({chosen}) AS chosen
        CROSS JOIN {schema}.decisions AS decisions ON decisions.id = chosen.decision
        LEFT JOIN {schema}.revisions AS revisions ON revisions.number = chosen.revision
        {decision_joins(schema)}
        {order}
    """


def find(connection: Connection, target: TargetKey, keys: Iterable[str]) -> dict[str, Decision]:
    parameters = {"keys": json.dumps(list(keys)), "target": target_id(connection, target)}
    found = connection.read(to_decision, selecting(LOOK_UP), parameters)
    return {decision.key: decision for decision in found}


def records(
    connection: Connection,
    targets: Iterable[TargetKey],
    at: int | None,
) -> Iterator[Decision]:
    """All decisions target by target, in the order in which their keys were first met."""
    for target in targets:
        number = {"target": target_id(connection, target)}
        if at is None:
            yield from _stream(connection, _ALL_NOW, number)
        else:
            yield from _stream(connection, _ALL_THEN, {**number, "number": at})


def _stream(connection: Connection, chosen: str, parameters: Parameters) -> Iterator[Decision]:
    sql = selecting(chosen, "ORDER BY chosen.task")
    return connection.read(to_decision, sql, parameters)
