"""What the files of the watched folders turned out to be: a daemon that starts anew reads it here
instead of reading ten thousand files again."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from bankd.clock import now_text
from bankd.jobs.file import JobFile, reading
from bankd.jobs.values import FileSeen

_NOTE = (
    "INSERT OR REPLACE INTO files (path, looks, basis, key, said, hint, seen) "
    "VALUES (?, ?, ?, ?, ?, ?, ?)"
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
                db.executemany(_NOTE, rows)

    def forget(self, paths: Iterable[Path]) -> None:
        """Those that went."""
        rows = [(os.fsencode(path),) for path in paths]
        if rows:
            with self._file.writing() as db:
                db.executemany("DELETE FROM files WHERE path = ?", rows)

    def forget_others(self, basis: str, before: str) -> None:
        """What was seen before this time, under options that nobody uses any more."""
        sql = "DELETE FROM files WHERE basis != ? AND seen < ?"
        with self._file.writing() as db:
            db.execute(sql, (basis, before))


def below(folder: Path) -> tuple[bytes, bytes]:
    """Between these two, as bytes are sorted, lie the paths of all files below a folder."""
    prefix = os.fsencode(folder).rstrip(b"/") + b"/"
    return prefix, prefix[:-1] + bytes((prefix[-1] + 1,))
