"""Results of examining the files of watched folders: a restarted daemon reads them here instead of
reading ten thousand files again."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from bankd.clock import now_text
from bankd.jobs.file import JobFile, reading
from bankd.jobs.history import note
from bankd.jobs.values import FileSeen

_NOTE = (
    "INSERT OR REPLACE INTO files (path, looks, basis, key, said, hint, seen) "
    "VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_DONE_WITHOUT_FILE = (
    "SELECT 1 FROM jobs WHERE key = ?1 AND state = 'done' "
    "AND NOT EXISTS (SELECT 1 FROM files WHERE key = ?1)"
)


def files_seen(path: Path) -> tuple[FileSeen, ...]:
    """All files that daemons of this list (its file) looked into, by path.

    Raises BankdError as `read_jobs` does.
    """
    with reading(path) as file:
        if file is None or not file.has_table("files"):
            return ()
        return file.read(FileSeen.of, "SELECT * FROM files ORDER BY path")


class Files:
    """The table, for the daemon. Every method is one transaction.

    A `basis` says under which options files were looked into: daemons with others, on the same
    list, see the same files as other jobs.
    """

    def __init__(self, file: JobFile) -> None:
        self._file = file

    def of_basis(self, basis: str, folders: Iterable[Path]) -> dict[Path, FileSeen]:
        """What was seen below these folders, by path."""
        sql = "SELECT * FROM files WHERE basis = ? AND path > ? AND path < ?"
        found: dict[Path, FileSeen] = {}
        for folder in folders:
            rows = self._file.read(FileSeen.of, sql, (basis, *below(folder)))
            found |= {seen.path: seen for seen in rows}
        return found

    def with_key(self, key: str) -> tuple[FileSeen, ...]:
        """The files that are this job, by path: copies of each other."""
        return self._file.read(
            FileSeen.of, "SELECT * FROM files WHERE key = ? ORDER BY path", (key,)
        )

    def note(self, seen: Iterable[FileSeen]) -> None:
        now = now_text()
        rows = [(os.fsencode(s.path), s.looks, s.basis, s.key, s.said, s.hint, now) for s in seen]
        if rows:
            with self._file.writing() as db:
                before = _keys(db, "path = ? AND basis = ?", [(row[0], row[2]) for row in rows])
                db.executemany(_NOTE, rows)
                _note_gone(db, before)

    def forget(self, paths: Iterable[Path]) -> None:
        """Those that went."""
        rows = [(os.fsencode(path),) for path in paths]
        if rows:
            with self._file.writing() as db:
                before = _keys(db, "path = ?", rows)
                db.executemany("DELETE FROM files WHERE path = ?", rows)
                _note_gone(db, before)

    def forget_others(self, basis: str, before: str) -> None:
        """What was seen before this time, under options that nobody uses any more."""
        others, bounds = "basis != ? AND seen < ?", (basis, before)
        with self._file.writing() as db:
            keys = _keys(db, others, [bounds])
            db.execute(f"DELETE FROM files WHERE {others}", bounds)
            _note_gone(db, keys)


def below(folder: Path) -> tuple[bytes, bytes]:
    """Between these two, as bytes are sorted, lie the paths of all files below a folder."""
    prefix = os.fsencode(folder).rstrip(b"/") + b"/"
    return prefix, prefix[:-1] + bytes((prefix[-1] + 1,))


def renew(db: sqlite3.Connection, basis: str, folders: Iterable[Path]) -> None:
    """Within a transaction. Options under which these folders are served are in use."""
    sql = "UPDATE files SET seen = ? WHERE basis = ? AND path > ? AND path < ?"
    db.executemany(sql, [(now_text(), basis, *below(folder)) for folder in folders])


def _keys(db: sqlite3.Connection, where: str, parameters: Iterable[tuple[object, ...]]) -> set[str]:
    sql = f"SELECT key FROM files WHERE key IS NOT NULL AND {where}"
    return {row["key"] for one in parameters for row in db.execute(sql, one)}


def _note_gone(db: sqlite3.Connection, keys: Iterable[str]) -> None:
    """From then on counts how long the result of a done job is kept without its file."""
    for key in sorted(keys):
        if db.execute(_DONE_WITHOUT_FILE, (key,)).fetchone() is not None:
            note(db, key, "was removed")
