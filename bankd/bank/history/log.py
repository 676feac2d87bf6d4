"""The log of a bank: its revisions, newest first, page by page, and the tags that name some."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bankd.bank.canonical import well_formed
from bankd.bank.connection import PagedQuery, Row
from bankd.bank.record import SHORT_ID_DIGITS, Revision, utc_now
from bankd.bank.store import Bank
from bankd.bank.tables.reader import OF_TARGETS
from bankd.bank.tables.rows import REVISION_COLUMNS, to_revision
from bankd.errors import BankError

_TAKEN = re.compile(r"head|r[0-9]+|[0-9a-f]{4,}", re.IGNORECASE)
"""Names that a revision has already: its number, its id, or that it is the newest."""

_TAGS = f"""
    SELECT tags.name, tags.created AS tagged, {REVISION_COLUMNS}
    FROM tags JOIN revisions ON revisions.number = tags.revision
"""


@dataclass(frozen=True)
class Tag:
    """A name of a revision."""

    name: str
    revision: Revision
    created: str
    """Time when the name was given or moved: ISO 8601 in UTC."""


def tags(bank: Bank) -> list[Tag]:
    """Every tag, by name."""
    return list(bank.connection.read(_to_tag, f"{_TAGS} ORDER BY tags.name"))


def set_tag(bank: Bank, name: str, revision: Revision, *, moves: bool = False) -> Tag:
    """Name a revision. Raises BankError for a name that is none, or that another one has.

    `moves`: take the name from the revision that has it.
    """
    if not re.fullmatch(r"[A-Za-z0-9._/+][A-Za-z0-9._/+-]{,99}", name):
        raise BankError(
            f"{name!r} cannot be a tag",
            "use letters, digits and . _ - / + (100 at most, no - at the beginning)",
        )
    if _TAKEN.fullmatch(name):
        raise BankError(
            f"{name!r} cannot be a tag: it reads like the number or the id of a revision",
            "take another name, such as v" + name,
        )
    with bank.connection.writing() as writer:
        present = _find(bank, name)
        if present is not None and present.revision == revision:
            return present
        if present is not None and not moves:
            raise BankError(
                f"the tag {name} is that of {present.revision.name} in {bank.path}",
                "move it with --force, or take another name",
            )
        tag = Tag(name, revision, utc_now())
        writer.execute(
            "INSERT OR REPLACE INTO tags (name, revision, created) VALUES (?, ?, ?)",
            (name, revision.number, tag.created),
        )
    return tag


def delete_tag(bank: Bank, name: str) -> Tag:
    """Take a name away and return what it was. Raises BankError where there is none."""
    with bank.connection.writing() as writer:
        present = _find(bank, name)
        if present is None:
            raise BankError(f"no tag {name!r} in {bank.path}", "see `bankd tag`")
        writer.execute("DELETE FROM tags WHERE name = ?", (name,))
    return present


def _find(bank: Bank, name: str) -> Tag | None:
    sql = f"{_TAGS} WHERE tags.name = ?"
    return next(iter([*bank.connection.read(_to_tag, sql, (well_formed(name),))]), None)


def _to_line(row: Row) -> LogLine:
    parents, tags = json.loads(row["names_of_parents"]), json.loads(row["tags"])
    return LogLine(to_revision(row), tuple(parents), tuple(tags))


def _to_tag(row: Row) -> Tag:
    return Tag(row["name"], to_revision(row), row["tagged"])


REVISIONS_AT_ONCE = 500

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
        self._rows, self.count = rows, rows.count
        value = bank.connection.value
        self.has_tags = bool(value("SELECT EXISTS (SELECT 1 FROM tags)"))
        self.has_merges = bool(value("SELECT EXISTS (SELECT 1 FROM parents WHERE position = 1)"))

    def page(self, first: int, limit: int) -> list[LogLine]:
        """Return the revisions at `first` and after; fewer at the end."""
        return self._rows.read(_to_line, _PAGE, first, limit)

    def lines(self) -> Iterator[LogLine]:
        """All of them, read as they are asked for."""
        return self._rows.read_all(_to_line, _PAGE, REVISIONS_AT_ONCE)


@contextmanager
def log_view(bank: Bank, only: tuple[str | None, int | None] = (None, None)) -> Iterator[LogView]:
    """The revisions as they are now; of a tier or a number of cores those that changed entries."""
    narrowed = dict(zip(("soc_version", "cores"), only, strict=True))
    rows = PagedQuery(bank.connection, "number", _NEWEST_FIRST, narrowed)
    try:
        yield LogView(bank, rows)
    finally:
        rows.drop()
