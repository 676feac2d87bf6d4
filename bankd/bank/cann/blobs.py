"""The bytes of the original's files in a bank: kept as they came, read back newest first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from sqlite3 import Connection as Writer

from bankd.bank.connection import Connection, Row

_OF_PATH = """
    SELECT path, content, revision FROM foreign_files
    WHERE path = ? ORDER BY revision DESC
"""


@dataclass(frozen=True)
class Blob:
    """A file as it was imported once."""

    path: str
    content: bytes
    revision: int


def keep(writer: Writer, path: str, content: bytes, revision: int) -> None:
    writer.execute(
        "INSERT INTO foreign_files (path, hash, content, revision) VALUES (?, ?, ?, ?)",
        (path, sha256(content).hexdigest(), content, revision),
    )


def paths(connection: Connection) -> list[str]:
    """Every file that was ever imported, sorted."""
    rows = connection.rows("SELECT DISTINCT path FROM foreign_files ORDER BY path")
    return [row["path"] for row in rows]


def of_path(connection: Connection, path: str) -> Iterator[Blob]:
    """What was imported under this path, newest first."""
    return connection.read(_blob, _OF_PATH, (path,))


def at(connection: Connection, path: str, revision: int) -> bytes | None:
    """The file that came with a revision under this path."""
    row = connection.first(
        "SELECT content FROM foreign_files WHERE path = ? AND revision = ?", (path, revision)
    )
    return None if row is None else bytes(row["content"])


def _blob(row: Row) -> Blob:
    return Blob(row["path"], bytes(row["content"]), row["revision"])
