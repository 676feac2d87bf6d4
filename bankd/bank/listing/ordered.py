"""Entries in an order: a temporary table, which SQLite fills and sorts outside of Python's lock."""

from __future__ import annotations

from collections.abc import Iterator

from bankd.bank.connection import Connection
from bankd.bank.listing.conditions import EVERYTHING, Condition, Table
from bankd.bank.listing.order import Column, ordering, tables_of
from bankd.bank.listing.standing import Query
from bankd.bank.places import Places
from bankd.bank.record import Revision, TargetKey
from bankd.bank.rows import target_id
from bankd.bank.state import relation

_COLUMNS = "target, task, decision, revision"
_IN_ORDER = """
    SELECT entry.target, entry.task, entry.decision, entry.revision
    FROM (
        SELECT id, soc_version, cores, row_number() OVER (ORDER BY soc_version, cores) AS place
        FROM targets WHERE {among}
    ) AS target
    CROSS JOIN {state} AS entry ON entry.target = target.id
    {joins}
    WHERE {condition}
    ORDER BY {order}
"""
_JOINS = {
    Table.TASKS: "CROSS JOIN tasks ON tasks.id = entry.task",
    Table.CHOSEN: "CROSS JOIN decisions AS chosen ON chosen.id = entry.decision",
    Table.POLICIES: "CROSS JOIN policies ON policies.id = chosen.policy",
}


class Ordered:
    """Entries in the order of a temporary table. What it points at never changes."""

    def __init__(
        self,
        connection: Connection,
        condition: Condition = EVERYTHING,
        column: Column | None = None,
        *,
        descending: bool = False,
        target: TargetKey | None = None,
        at: Revision | None = None,
    ) -> None:
        self._connection = connection
        among, parameters = _among(target)
        with relation(connection, "main", at, "listed_state") as state:
            select = _IN_ORDER.format(
                among=among,
                state=state,
                joins="\n".join(_JOINS[table] for table in _in_turn(condition, column)),
                condition=condition.sql,
                order=ordering(column, descending=descending),
            )
            bound = (*parameters, *condition.parameters)
            self._places = Places(connection, _COLUMNS, select, bound)
            self.count = self.total = self._places.count
            if condition is not EVERYTHING:
                self.total = _total(connection, state, target)

    def queries(self, first: int, limit: int) -> Iterator[Query]:
        sql = f"SELECT * FROM {self._places.table} WHERE place BETWEEN ? AND ?"
        yield sql, (first + 1, first + limit)

    def place_of(self, target: int, task: int) -> int | None:
        sql = f"SELECT place - 1 FROM {self._places.table} WHERE target = ? AND task = ?"
        found: int | None = self._connection.value(sql, (target, task))
        return found

    def drop(self) -> None:
        self._places.drop()


def _among(target: TargetKey | None) -> tuple[str, tuple[object, ...]]:
    if target is None:
        return "true", ()
    return "soc_version = ? AND cores = ?", (target.soc_version, target.cores)


def _in_turn(condition: Condition, column: Column | None) -> list[Table]:
    """Return the conditions to test first, so that the rest is read of what is left only."""
    wanted = condition.tables | tables_of(column)
    return sorted(
        (table for table in _JOINS if table in wanted),
        key=lambda table: table not in condition.tables,
    )


def _total(connection: Connection, state: str, target: TargetKey | None) -> int:
    if target is None:
        return int(connection.value(f"SELECT count(*) FROM {state}"))
    sql = f"SELECT count(*) FROM {state} WHERE target = ?"
    return int(connection.value(sql, (target_id(connection, target),)))
