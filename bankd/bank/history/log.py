"""The revisions of a bank by their places, newest first: for a list that shows a few of many."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bankd.bank.paged_query import PagedQuery
from bankd.bank.reader import OF_TARGETS
from bankd.bank.record import SHORT_ID_DIGITS, Revision
from bankd.bank.rows import REVISION_COLUMNS, to_revision
from bankd.bank.store import Bank

BATCH = 500

# Target by target, so that a revision of another target with a million changes is not read.
_NEWEST_FIRST = f"""
    SELECT number FROM revisions
    WHERE (:soc_version IS NULL AND :cores IS NULL) OR EXISTS (
        SELECT 1 FROM targets
        CROSS JOIN changes ON changes.revision = revisions.number AND changes.target = targets.id
        WHERE {OF_TARGETS})
    ORDER BY number DESC
"""
_PAGE = f"""
    SELECT {REVISION_COLUMNS},
        (SELECT json_group_array(iif(number IS NULL, substr(parent, 1, {SHORT_ID_DIGITS}),
                                     'r' || number))
           FROM (SELECT parent, mother.number FROM parents
                   LEFT JOIN revisions AS mother ON mother.id = parents.parent
                  WHERE parents.revision = revisions.number ORDER BY parents.position)
        ) AS names_of_parents,
        (SELECT json_group_array(name)
           FROM (SELECT name FROM tags WHERE tags.revision = revisions.number ORDER BY name)
        ) AS tags
    FROM {{places}} AS shown
    JOIN revisions ON revisions.number = shown.number
    WHERE place BETWEEN :first AND :last
    ORDER BY place
"""


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

    def __init__(self, bank: Bank, rows: PagedQuery) -> None:
        self._connection, self._rows, self.count = bank.connection, rows, rows.count
        value = bank.connection.value
        self.has_tags = bool(value("SELECT EXISTS (SELECT 1 FROM tags)"))
        self.has_merges = bool(value("SELECT EXISTS (SELECT 1 FROM parents WHERE position = 1)"))

    def page(self, first: int, limit: int) -> list[LogLine]:
        """Return the revisions at `first` and after; fewer at the end."""
        sql = _PAGE.format(places=self._rows.table)
        rows = self._connection.rows(sql, self._rows.rows(first, limit))
        return [
            LogLine(
                to_revision(row),
                tuple(json.loads(row["names_of_parents"])),
                tuple(json.loads(row["tags"])),
            )
            for row in rows
        ]

    def lines(self) -> Iterator[LogLine]:
        """All of them, read as they are asked for."""
        for first in range(0, self.count, BATCH):
            yield from self.page(first, BATCH)


@contextmanager
def log_view(bank: Bank, only: tuple[str | None, int | None] = (None, None)) -> Iterator[LogView]:
    """The revisions as they are now; of a tier or a number of cores those that changed entries."""
    narrowed = dict(zip(("soc_version", "cores"), only, strict=True))
    rows = PagedQuery(bank.connection, "number", _NEWEST_FIRST, narrowed)
    try:
        yield LogView(bank, rows)
    finally:
        rows.drop()
