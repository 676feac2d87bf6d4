"""Examined files of watched folders, and what happens to jobs whose files went.

A restarted daemon reads the table here instead of examining ten thousand files again.

queued, failed   no file       -> no row
set_aside        no file       -> superseded, its reason file goes; no row if it was never begun
set_aside        a file again  -> as before, with its reason file
done             no file       -> no row, when it was done and its file went long ago
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, fields
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bankd.clock import now_text
from bankd.config.workspace import Reason, Workspace, remove_reason
from bankd.errors import BankdError
from bankd.jobs.file import JobFile
from bankd.jobs.states import change, note
from bankd.jobs.values import FileSeen, Job

UNNOTED_S = 60.0
"""A file becomes a job first, and is noted as its file a little later."""
MAX_AT_ONCE = 100
"""Rows that go at a time, with their files: the loop of a daemon stands still meanwhile."""
MAX_FORGOTTEN = 1000
"""Rows that go at a time where no file goes with them."""
NO_FILE = "its file is gone, or another by now"

_NOTE = (
    "INSERT OR REPLACE INTO files (path, looks, basis, key, said, hint, seen) "
    "VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_HAS_FILE = "EXISTS (SELECT 1 FROM files WHERE files.key = jobs.key)"
_WAITS_FOR_NOTHING = (
    "SELECT * FROM jobs WHERE state IN ('queued', 'failed') AND queued < ?1 "
    f"AND NOT {_HAS_FILE} LIMIT {MAX_AT_ONCE}"
)
_SUPERSEDED = (
    "SELECT * FROM jobs WHERE state = 'set_aside' AND ended < ?1 AND superseded IS NULL "
    f"AND NOT {_HAS_FILE} LIMIT {MAX_AT_ONCE}"
)
_WITHOUT_REASON = (
    "SELECT * FROM jobs WHERE state = 'set_aside' AND instr(result, '\"file\": \"\"') "
    f"AND {_HAS_FILE} LIMIT {MAX_AT_ONCE}"
)
_OLD = (
    "SELECT key FROM jobs WHERE (state = 'done' AND ended < ?1 AND NOT EXISTS "
    "(SELECT 1 FROM history WHERE history.key = jobs.key AND history.time >= ?1) "
    "OR state = 'set_aside' AND superseded < ?1) "
    f"AND NOT {_HAS_FILE} LIMIT {MAX_FORGOTTEN}"
)
_REJECTED_AT = (
    "SELECT * FROM jobs WHERE state = 'set_aside' AND superseded IS NULL AND path = ?1 "
    "AND key != ?2 AND NOT EXISTS (SELECT 1 FROM files WHERE files.key = jobs.key AND path != ?1)"
)


class Files:
    """The table, for the daemon. Every method is one transaction.

    A `basis` says under which options files were examined: daemons with others, on the same list,
    see the same files as other jobs.
    """

    def __init__(self, file: JobFile) -> None:
        self._file = file

    def of_basis(self, basis: str, folders: Iterable[Path]) -> dict[Path, FileSeen]:
        """Return what was seen below these folders, by path."""
        sql = "SELECT * FROM files WHERE basis = ? AND path > ? AND path < ?"
        rows = [self._file.read(FileSeen.of, sql, (basis, *below(folder))) for folder in folders]
        return {seen.path: seen for some in rows for seen in some}

    def with_key(self, key: str) -> tuple[FileSeen, ...]:
        """The files that are this job, by path: copies of each other."""
        sql = "SELECT * FROM files WHERE key = ? ORDER BY path"
        return tuple(self._file.read(FileSeen.of, sql, (key,)))

    def note(self, seen: Iterable[FileSeen]) -> None:
        now = now_text()
        rows = [(os.fsencode(s.path), s.looks, s.basis, s.key, s.said, s.hint, now) for s in seen]
        places = [(row[0], row[2]) for row in rows]
        self._replace("path = ? AND basis = ?", places, _NOTE, rows)

    def forget(self, paths: Iterable[Path]) -> None:
        """Delete the rows of files that went."""
        rows = [(os.fsencode(path),) for path in paths]
        self._replace("path = ?", rows, "DELETE FROM files WHERE path = ?", rows)

    def forget_others(self, basis: str, before: str) -> None:
        """Delete what was seen before this time, under options that are not used any more."""
        others, bounds = "basis != ? AND seen < ?", [(basis, before)]
        self._replace(others, bounds, f"DELETE FROM files WHERE {others}", bounds)

    def follow(self) -> None:
        """Put jobs right whose files went. What finds nothing writes nothing."""
        if any(self._found()):
            with self._file.writing() as db:
                waiting, superseded, without_reason = self._found()
                for job in waiting:
                    db.execute("DELETE FROM jobs WHERE key = ?", (job.key,))
                    note(db, job.key, "withdrawn", NO_FILE)
                _supersede(db, superseded)
                for job in without_reason:
                    _tell_again(db, job, Workspace(self._file.path.parent))

    def repaired(self, path: Path, key: str) -> None:
        """The file at this path was tuned as this job: what it was before, and was rejected, is
        superseded, unless a copy of that is elsewhere."""
        place = os.fsencode(path)
        if any(self._file.read(Job.of, _REJECTED_AT, (place, key))):
            with self._file.writing() as db:
                superseded = tuple(self._file.read(Job.of, _REJECTED_AT, (place, key)))
                for job in superseded:
                    db.execute("DELETE FROM files WHERE path = ? AND key = ?", (place, job.key))
                _supersede(db, superseded)

    def forget_jobs(self, before: str) -> int:
        """Delete jobs that ended before this time (as `now_text` writes it) and whose files were
        gone by then, and the history before it; returns the number of lines of history. A folder
        that is not mounted for a day costs no result."""
        with self._file.writing() as db:
            db.execute(f"DELETE FROM jobs WHERE key IN ({_OLD})", (before,))
        with self._file.writing() as db:
            return db.execute("DELETE FROM history WHERE time < ?", (before,)).rowcount

    def _replace(
        self,
        where: str,
        places: Iterable[tuple[object, ...]],
        sql: str,
        rows: Sequence[tuple[object, ...]],
    ) -> None:
        """Run `sql` for each row. The history notes the done jobs that have no file from then on:
        from then on counts how long their results are kept."""
        if not rows:
            return
        find = f"SELECT key FROM files WHERE key IS NOT NULL AND {where}"
        with self._file.writing() as db:
            before = {row["key"] for place in places for row in db.execute(find, place)}
            db.executemany(sql, rows)
            without = f"SELECT 1 FROM jobs WHERE key = ? AND state = 'done' AND NOT {_HAS_FILE}"
            for key in sorted(before):
                if db.execute(without, (key,)).fetchone() is not None:
                    note(db, key, "was removed")

    def _found(self) -> tuple[tuple[Job, ...], ...]:
        """Jobs that wait without a file, those to be superseded, those without a reason file."""
        before = datetime.now(UTC) - timedelta(seconds=UNNOTED_S)
        text = before.isoformat(timespec="seconds").replace("+00:00", "Z")
        return (
            tuple(self._file.read(Job.of, _WAITS_FOR_NOTHING, (text,))),
            tuple(self._file.read(Job.of, _SUPERSEDED, (text,))),
            tuple(self._file.read(Job.of, _WITHOUT_REASON)),
        )


def below(folder: Path) -> tuple[bytes, bytes]:
    """Return two paths between which, sorted as bytes, are those of all files below a folder."""
    prefix = os.fsencode(folder).rstrip(b"/") + b"/"
    return prefix, prefix[:-1] + bytes((prefix[-1] + 1,))


def reasons(db: sqlite3.Connection) -> dict[str, set[str]]:
    """Reason files, and the keys of the rejected jobs that each tells of."""
    told: dict[str, set[str]] = {}
    rows = db.execute(
        "SELECT key, json_extract(result, '$.file') FROM jobs "
        "WHERE state = 'set_aside' AND json_valid(result)"
    )
    for key, file in rows:
        if isinstance(file, str) and file:
            told.setdefault(file, set()).add(key)
    return told


def remove_own_reason(job: Job, told: Mapping[str, set[str]]) -> None:
    """Remove the reason files of a job, unless they tell of another by now: of the file at its
    path. `told`: see `reasons`. What the disk refuses to remove is cleaned when it is old."""
    if job.reason_file and not told.get(job.reason_file, set()) - {job.key}:
        with suppress(OSError):
            remove_reason(job.result)


def _supersede(db: sqlite3.Connection, jobs: Iterable[Job]) -> None:
    """Supersede rejected jobs. Those that were never begun have no rows any more: their files are
    examined if they come back."""
    told = reasons(db)
    for job in jobs:
        remove_own_reason(job, told)
        told.get(job.reason_file, set()).discard(job.key)
        if job.content:
            change(db, "supersede", job.key, NO_FILE, result={**job.result, "file": ""})
        else:
            db.execute("DELETE FROM jobs WHERE key = ?", (job.key,))
            note(db, job.key, "superseded", NO_FILE)


def _tell_again(db: sqlite3.Connection, job: Job, workspace: Workspace) -> None:
    told = {field.name: str(job.result.get(field.name, "")) for field in fields(Reason)}
    with suppress(BankdError):  # Until it can be written, the row alone says why.
        reason = workspace.set_aside(job.key, Reason(**told))
        change(db, "tell again", job.key, result=asdict(reason))
