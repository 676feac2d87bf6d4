"""Decisions that may help with another key: of the same key elsewhere, and of tasks like it.

All that the bank sees of a task is its text: JSON with an op and the types of its inputs. Tasks
of one op lie in the order of the second input's type (the weights), or of the only one's; a look
around a place costs the same in a bank of any size.
"""

from __future__ import annotations

from collections.abc import Iterator

from bankd.bank.connection import Connection
from bankd.bank.decisions import selecting
from bankd.bank.record import Decision, TargetKey
from bankd.bank.rows import target_id, to_decision

WINDOW = 128
"""Tasks that are looked at on either side."""

_OP = "json_extract(:text, '$.op')"
_SHAPE = "coalesce(json_extract(:text, '$.inputs[1]'), json_extract(:text, '$.inputs[0]'))"
ALIKE = f"""
    SELECT current.decision, current.revision FROM (
        SELECT task FROM (
            SELECT task FROM shapes WHERE op = {_OP} AND shape >= {_SHAPE}
            ORDER BY shape LIMIT {WINDOW})
        UNION ALL
        SELECT task FROM (
            SELECT task FROM shapes WHERE op = {_OP} AND shape < {_SHAPE}
            ORDER BY shape DESC LIMIT {WINDOW})
    ) AS near
    CROSS JOIN current ON current.target = :target AND current.task = near.task
"""
ELSEWHERE = """
    SELECT current.decision, current.revision
    FROM targets
    CROSS JOIN current ON current.target = targets.id
        AND current.task = (SELECT id FROM tasks WHERE key = :key)
    WHERE targets.id IS NOT :target
"""


def alike(connection: Connection, text: str, target: TargetKey) -> Iterator[Decision]:
    parameters = {"text": text, "target": target_id(connection, target)}
    return connection.read(to_decision, selecting(ALIKE), parameters)


def elsewhere(connection: Connection, key: str, target: TargetKey) -> Iterator[Decision]:
    parameters = {"key": key, "target": target_id(connection, target)}
    return connection.read(to_decision, selecting(ELSEWHERE), parameters)
