"""Tags: names that people give to revisions. A label is no revision and changes none."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bankd.bank.canonical import well_formed
from bankd.bank.connection import Row
from bankd.bank.record import Revision, utc_now
from bankd.bank.rows import REVISION_COLUMNS, to_revision
from bankd.bank.store import Bank
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


def _to_tag(row: Row) -> Tag:
    return Tag(row["name"], to_revision(row), row["tagged"])
