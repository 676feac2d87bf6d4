"""The revisions of a bank by their places, newest first: for a list that shows a few of many.

With what `history.revisions` leaves to be looked up: the numbers of the parents, and the tags.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bankd.bank.connection import Connection, Parameters
from bankd.bank.record import SHORT_ID_DIGITS, Revision, TargetKey
from bankd.bank.rows import REVISION_COLUMNS, to_revision
from bankd.bank.store import Bank

_PLACES = "CREATE TEMP TABLE {places} (number INTEGER)"
_ALL = "INSERT INTO temp.{places} SELECT number FROM revisions ORDER BY number DESC"
_OF_TARGET = """
    INSERT INTO temp.{places}
    SELECT number FROM revisions
    WHERE EXISTS (
        SELECT 1 FROM changes WHERE changes.revision = revisions.number
          AND changes.target = (
            SELECT id FROM targets WHERE soc_version = :soc_version AND cores = :cores))
    ORDER BY number DESC
"""
_PAGE = f"""
    SELECT {REVISION_COLUMNS}
    FROM temp.{{places}} AS shown
    JOIN revisions ON revisions.number = shown.number
    WHERE shown.rowid BETWEEN :first AND :last
    ORDER BY shown.rowid
"""
_PARENTS = """
    SELECT id, number FROM revisions WHERE id IN (SELECT value FROM json_each(:ids))
"""
_TAGS = """
    SELECT revision, name FROM tags
    WHERE revision IN (SELECT value FROM json_each(:numbers)) ORDER BY name
"""

_names = itertools.count(1)


@dataclass(frozen=True)
class LogLine:
    """A revision, and what names it has and its parents have in this bank."""

    revision: Revision
    parents: tuple[str, ...]
    """ "r3"; the beginning of the id where it lives in another bank only."""
    tags: tuple[str, ...] = ()

    @property
    def is_merge(self) -> bool:
        return len(self.parents) > 1


class LogView:
    """Revisions newest first, as long as the `log_view` that made it is open.

    Of the thread that opened the bank. Places begin at 0.
    """

    def __init__(self, connection: Connection, places: str) -> None:
        self._connection, self._places = connection, places
        self.count = int(connection.value(f"SELECT count(*) FROM temp.{places}"))

    def page(self, first: int, limit: int) -> list[LogLine]:
        """Return the revisions at `first` and after; fewer at the end."""
        places = {"first": first + 1, "last": first + limit}
        sql = _PAGE.format(places=self._places)
        found = list(self._connection.read(to_revision, sql, places))
        numbers, tags = self._numbers(found), self._tags(found)
        return [
            LogLine(one, tuple(map(numbers.__getitem__, one.parents)), tags.get(one.number, ()))
            for one in found
        ]

    def _numbers(self, found: list[Revision]) -> dict[str, str]:
        ids = sorted({parent for one in found for parent in one.parents})
        known = dict(self._connection.tuples(_PARENTS, {"ids": json.dumps(ids)}))
        return {i: f"r{known[i]}" if i in known else i[:SHORT_ID_DIGITS] for i in ids}

    def _tags(self, found: list[Revision]) -> dict[int, tuple[str, ...]]:
        numbers = json.dumps([one.number for one in found])
        tagged = list(self._connection.tuples(_TAGS, {"numbers": numbers}))
        return {
            number: tuple(name for _, name in names)
            for number, names in itertools.groupby(sorted(tagged), key=lambda each: each[0])
        }


@contextmanager
def log_view(bank: Bank, target: TargetKey | None = None) -> Iterator[LogView]:
    """The revisions as they are now; of a target only those that changed its entries."""
    connection, places = bank.connection, f"log_places_{next(_names)}"

    def run(sql: str, parameters: Parameters = ()) -> None:
        for _ in connection.tuples(sql, parameters):
            """None of these statements has rows."""

    run(_PLACES.format(places=places))
    try:
        if target is None:
            run(_ALL.format(places=places))
        else:
            run(
                _OF_TARGET.format(places=places),
                {"soc_version": target.soc_version, "cores": target.cores},
            )
        yield LogView(connection, places)
    finally:
        run(f"DROP TABLE IF EXISTS temp.{places}")
