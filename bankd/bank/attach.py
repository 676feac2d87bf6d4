"""Two banks side by side on one connection, so that SQL can compare and copy them.

The other bank is attached for reading only, under the name `theirs`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bankd.bank.connection import Connection, explained
from bankd.bank.opening import read_only_uri

OURS = "main"
THEIRS = "theirs"

CACHE_KIB = {OURS: 160 * 1024, THEIRS: 64 * 1024}
"""Cache of the bank that is written to: most of the indexes of a million entries."""


@contextmanager
def attached(connection: Connection, other: Connection | None) -> Iterator[str]:
    """The schema under which the other bank can be read; None: it is our own.

    What was opened as `other` was checked then (whole, ours, of a known version).
    """
    if other is None or is_same_file(connection, other):
        with _large_cache(connection, OURS):
            yield OURS
        return
    with explained(other.path):
        connection.database.execute(f"ATTACH DATABASE ? AS {THEIRS}", (read_only_uri(other.path),))
    try:
        with _large_cache(connection, OURS), _large_cache(connection, THEIRS):
            yield THEIRS
    finally:
        connection.database.execute(f"DETACH DATABASE {THEIRS}")


def is_same_file(one: Connection, other: Connection) -> bool:
    return one.path.samefile(other.path)


@contextmanager
def _large_cache(connection: Connection, schema: str) -> Iterator[None]:
    usual = connection.value(f"PRAGMA {schema}.cache_size")
    connection.database.execute(f"PRAGMA {schema}.cache_size = -{CACHE_KIB[schema]}")
    try:
        yield
    finally:
        connection.database.execute(f"PRAGMA {schema}.cache_size = {usual}")
