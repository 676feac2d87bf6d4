"""The schema of a file, compared with the one that we make: object by object, word by word.

SQL that a stranger wrote into a file runs when the file is used: a trigger with the next write, a
generated column, a view or the expression of an index with the next look. So nothing of it may be
there. Reading `sqlite_schema` runs none of it.
"""

from __future__ import annotations

import re
import shlex
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from bankd.bank.connection import RESTORE, Connection

_OBJECTS = "SELECT type, name, tbl_name, sql FROM {}.sqlite_schema ORDER BY type, name"
_SHARED_PAGE = """
    SELECT name FROM {}.sqlite_schema WHERE rootpage > 0
    GROUP BY rootpage HAVING count(*) > 1 LIMIT 1
"""
_QUOTED = r"""('(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\])"""
_SPACE = re.compile(rf"{_QUOTED}|(?:--[^\n]*|/\*.*?(?:\*/|\Z)|[ \t\n\f\r])+", re.DOTALL)
"""Quoted text, or what separates words: comments, and only what SQLite takes for white space."""
_MARK = re.compile(rf"{_QUOTED}| ?([(),]) ?")
"""Quoted text, or a mark that is none the less one with spaces around it."""
_PLAIN_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_REMOVABLE = ("trigger", "index", "view")
"""Objects that can be taken out without running what they hold."""
_STATISTICS = re.compile(r"sqlite_stat[0-9]")
"""Tables that ANALYZE makes. They steer how SQLite searches, and can make it slow."""

Objects = Mapping[tuple[object, object], tuple[object, str | None]]
"""Type and name -> table, and SQL with its comments and line breaks as single spaces; None: made
by SQLite itself."""


@dataclass(frozen=True)
class SchemaFault:
    """The first thing in a schema that is not as declared, and what to do."""

    what: str
    hint: str


@dataclass(frozen=True)
class Declared:
    """All that a schema of ours may hold: what these statements make."""

    statements: tuple[str, ...]
    optional: tuple[str, ...] = ()
    """Statements whose objects may be missing."""


def schema_fault(
    connection: Connection, declared: Declared, path: Path, schema: str = "main"
) -> SchemaFault | None:
    """Compare the schema of a file with what is declared; None where it is just that.

    `schema`: the name under which the file at `path` is open. Raises BankError for a file that
    SQLite cannot read.
    """
    usual = _made_by(declared.statements)
    further = _made_by(declared.statements + declared.optional)
    found = _read(connection, schema)
    if strange := next((each for each in found if each not in further), None):
        return _strange(path, *strange)
    altered = (each for each, is_now in found.items() if further[each] != is_now)
    if each := next(altered, None):
        return SchemaFault(f"has another {each[0]} {each[1]!r} than ours", _UNREADABLE)
    if missing := next((each for each in usual if each not in found), None):
        return SchemaFault(f"lacks the {missing[0]} {missing[1]!r}", RESTORE)
    if shared := connection.value(_SHARED_PAGE.format(schema)):
        return SchemaFault(f"keeps {shared!r} where it keeps another table", _UNREADABLE)
    return None


_UNREADABLE = (
    "do not use it: what such a schema computes may never end, so no row is read from it, not even"
    " to save it; restore a copy"
)


def _strange(path: Path, kind: object, name: object) -> SchemaFault:
    is_statistics = kind == "table" and bool(_STATISTICS.fullmatch(str(name)))
    article = "an" if kind == "index" else "a"
    what = f"holds {article} {kind}, {name!r}, which we never make"
    if not (is_statistics or kind in _REMOVABLE) or not _PLAIN_NAME.fullmatch(str(name)):
        return SchemaFault(what, _UNREADABLE)
    dropping = f"DROP {str(kind).upper()} {name}"
    program = f"import sqlite3; sqlite3.connect({str(path)!r}).execute({dropping!r})"
    return SchemaFault(
        what,
        "do not use it unless you made that yourself; then take it out:"
        f" python3 -c {shlex.quote(program)}",
    )


@lru_cache(maxsize=8)
def _made_by(statements: tuple[str, ...]) -> Objects:
    """The objects that these statements make in an empty file."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)
        return _read(Connection(Path(":memory:"), database, read_only=False), "main")


def _read(connection: Connection, schema: str) -> Objects:
    return dict(_objects(connection, schema))


def _objects(
    connection: Connection, schema: str
) -> Iterator[tuple[tuple[object, object], tuple[object, str | None]]]:
    for kind, name, table, sql in connection.tuples(_OBJECTS.format(schema)):
        yield (kind, name), (table, None if sql is None else _in_one_line(str(sql)))


@lru_cache(maxsize=256)  # a process opens many banks of one schema
def _in_one_line(sql: str) -> str:
    """The same SQL without comments and line breaks: earlier versions wrote others.

    Text in quotes stays as it is, so that only SQL of one meaning becomes one text.
    """
    spaced = _SPACE.sub(lambda found: found[1] or " ", sql).strip()
    return _MARK.sub(lambda found: found[1] or found[2], spaced)
