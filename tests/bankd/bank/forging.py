"""Changes of a bank behind its back: past the triggers, which are as they were afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

GUARDS = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"


@contextmanager
def unguarded(file: Path) -> Iterator[sqlite3.Connection]:
    """The database of a bank, in which facts can be changed; its schema is that of a bank after."""
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        guards = database.execute(GUARDS).fetchall()
        for name, _ in guards:
            database.execute(f"DROP TRIGGER {name}")
        yield database
        for _, sql in guards:
            database.execute(sql)


def forge(file: Path, *statements: str) -> None:
    with unguarded(file) as database:
        for statement in statements:
            database.execute(statement)
