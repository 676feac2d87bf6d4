"""The revisions of a bank by their places, newest first: for a list that shows a few of many.

Each comes with the numbers of its parents, and its tags.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bankd.bank.connection import Connection
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
    SELECT {REVISION_COLUMNS}
    FROM {{places}} AS shown
    JOIN revisions ON revisions.number = shown.number
    WHERE place BETWEEN :first AND :last
    ORDER BY place
"""
_PARENTS = "SELECT id, number FROM revisions WHERE id IN (SELECT value FROM json_each(:ids))"
_TAGS = """
    SELECT revision, name FROM tags
    WHERE revision IN (SELECT value FROM json_each(:numbers)) ORDER BY name
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

    def __init__(self, connection: Connection, places: PagedQuery) -> None:
        self._connection, self._places, self.count = connection, places, places.count
        self.has_tags = bool(connection.value("SELECT EXISTS (SELECT 1 FROM tags)"))
        merges = "SELECT EXISTS (SELECT 1 FROM parents WHERE position = 1)"
        self.has_merges = bool(connection.value(merges))

    def page(self, first: int, limit: int) -> list[LogLine]:
        """Return the revisions at `first` and after; fewer at the end."""
        run, page = self._connection, _PAGE.format(places=self._places.table)
        found = list(run.read(to_revision, page, self._places.rows(first, limit)))
        ids = sorted({parent for one in found for parent in one.parents})
        known = dict(run.tuples(_PARENTS, {"ids": json.dumps(ids)}))
        names = {i: f"r{known[i]}" if i in known else i[:SHORT_ID_DIGITS] for i in ids}
        tags: dict[int, list[str]] = {}
        for number, name in run.tuples(_TAGS, {"numbers": json.dumps([r.number for r in found])}):
            tags.setdefault(number, []).append(name)
        return [
            LogLine(
                one, tuple(map(names.__getitem__, one.parents)), tuple(tags.get(one.number, ()))
            )
            for one in found
        ]

    def lines(self) -> Iterator[LogLine]:
        """All of them, read as they are asked for."""
        for first in range(0, self.count, BATCH):
            yield from self.page(first, BATCH)


@contextmanager
def log_view(bank: Bank, only: tuple[str | None, int | None] = (None, None)) -> Iterator[LogView]:
    """The revisions as they are now; of a tier or a number of cores those that changed entries."""
    narrowed = dict(zip(("soc_version", "cores"), only, strict=True))
    places = PagedQuery(bank.connection, "number", _NEWEST_FIRST, narrowed)
    try:
        yield LogView(bank.connection, places)
    finally:
        places.drop()
