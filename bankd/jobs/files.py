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
    """The table, for the daemon. Every method is one transaction."""

    def __init__(self, file: JobFile) -> None:
        self._file = file

    def of_basis(self, basis: str) -> dict[Path, FileSeen]:
        """What was seen under these options."""
        sql = "SELECT * FROM files WHERE basis = ?"
        return {seen.path: seen for seen in self._file.read(FileSeen.of, sql, (basis,))}

    def with_key(self, key: str) -> tuple[FileSeen, ...]:
        """The files that are this job, by path: copies of each other."""
        return self._file.read(
            FileSeen.of, "SELECT * FROM files WHERE key = ? ORDER BY path", (key,)
        )

    def refused(self, most: int) -> tuple[FileSeen, ...]:
        """Those that make no job, or one that was refused unseen; the latest first."""
        sql = "SELECT * FROM files WHERE said != '' ORDER BY seen DESC, path LIMIT ?"
        return self._file.read(FileSeen.of, sql, (most,))

    def counts(self) -> dict[str, int]:
        """How many files are known, and how many of them were refused."""
        sql = "SELECT count(*) AS known, coalesce(sum(said != ''), 0) AS refused FROM files"
        (row,) = self._file.rows(sql)
        return {"known": row["known"], "refused": row["refused"]}

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
