"""Rows in an order made once, read by place: for lists that show a few of a million."""

from __future__ import annotations

import itertools

from bankd.bank.connection import Connection, Parameters

_numbers = itertools.count(1)


class PagedQuery:
    """The rows of a query in a temporary table, whose own row numbers are their places.

    It stays as it was made, whatever is written later, until it is dropped; it goes with the
    connection, too. Places begin at 0, row numbers at 1.
    """

    def __init__(
        self, connection: Connection, columns: str, select: str, parameters: Parameters = ()
    ) -> None:
        """`select` gives the values of `columns` in the order of the places."""
        self._connection = connection
        self.table = f"temp.places_{next(_numbers)}"
        with connection.explained():
            execute = connection.database.execute
            execute(f"CREATE TEMP TABLE {self.table[5:]} (place INTEGER PRIMARY KEY, {columns})")
            filled = execute(f"INSERT INTO {self.table} ({columns}) {select}", parameters)
        self.count = filled.rowcount

    def rows(self, first: int, limit: int) -> dict[str, int]:
        """The row numbers of `limit` places from `first` on, as parameters."""
        return {"first": first + 1, "last": first + limit}

    def drop(self) -> None:
        with self._connection.explained():
            self._connection.database.execute(f"DROP TABLE IF EXISTS {self.table}")
