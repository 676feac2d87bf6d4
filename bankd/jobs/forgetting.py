"""Jobs whose files went: those that wait go, too; what was set aside is not shown any more.

queued, failed   no file       -> no row
set_aside        no file       -> superseded, its reason file goes; no row if it was never begun
set_aside        a file again  -> as before, with its reason file
done             no file       -> no row, when it was done and its file went long ago
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, fields
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bankd.clock import now_text
from bankd.config.workspace import Reason, Workspace
from bankd.errors import BankdError
from bankd.jobs.changing import remove_own_reason, told_of
from bankd.jobs.file import JobFile
from bankd.jobs.history import note
from bankd.jobs.values import Job

UNNOTED_S = 60.0
"""A file becomes a job first, and is noted as its file a little later."""
MOST_AT_ONCE = 100
"""Rows that go at a time, with their files: the loop of a daemon stands still meanwhile."""
MOST_FORGOTTEN = 1000
"""Rows that go at a time where no file goes with them."""
NO_FILE = "its file is gone, or another by now"

_HAS_FILE = "EXISTS (SELECT 1 FROM files WHERE files.key = jobs.key)"
_WAITS_FOR_NOTHING = (
    "SELECT * FROM jobs WHERE state IN ('queued', 'failed') AND queued < ?1 "
    f"AND NOT {_HAS_FILE} LIMIT {MOST_AT_ONCE}"
)
_SUPERSEDED = (
    "SELECT * FROM jobs WHERE state = 'set_aside' AND ended < ?1 AND superseded IS NULL "
    f"AND NOT {_HAS_FILE} LIMIT {MOST_AT_ONCE}"
)
_WITHOUT_REASON = (
    "SELECT * FROM jobs WHERE state = 'set_aside' AND instr(result, '\"file\": \"\"') "
    f"AND {_HAS_FILE} LIMIT {MOST_AT_ONCE}"
)
_OLD = (
    "SELECT key FROM jobs WHERE (state = 'done' AND ended < ?1 AND NOT EXISTS "
    "(SELECT 1 FROM history WHERE history.key = jobs.key AND history.time >= ?1) "
    "OR state = 'set_aside' AND superseded < ?1) "
    f"AND NOT {_HAS_FILE} LIMIT {MOST_FORGOTTEN}"
)
_SET_ASIDE_AT = (
    "SELECT * FROM jobs WHERE state = 'set_aside' AND superseded IS NULL AND path = ?1 "
    "AND key != ?2 AND NOT EXISTS (SELECT 1 FROM files WHERE files.key = jobs.key AND path != ?1)"
)


def follow_files(file: JobFile) -> None:
    """Put right what does not go with the files. What finds nothing writes nothing."""
    if any(_found(file)):
        with file.writing() as db:
            waiting, superseded, without_reason = _found(file)
            for job in waiting:
                db.execute("DELETE FROM jobs WHERE key = ?", (job.key,))
                note(db, job.key, "withdrawn", NO_FILE)
            _supersede(db, superseded)
            for job in without_reason:
                _tell_again(db, job, Workspace(file.path.parent))


def mended(file: JobFile, path: Path, key: str) -> None:
    """The file at this path was tuned as this job: what it was before does not hold any more,
    unless for a copy that still lies elsewhere."""
    place = os.fsencode(path)
    if file.read(Job.of, _SET_ASIDE_AT, (place, key)):
        with file.writing() as db:
            superseded = file.read(Job.of, _SET_ASIDE_AT, (place, key))
            for job in superseded:
                db.execute("DELETE FROM files WHERE path = ? AND key = ?", (place, job.key))
            _supersede(db, superseded)


def forget_old(file: JobFile, before: str) -> int:
    """Drop the rows of jobs that ended before this time (as `now_text` writes it) and whose files
    were gone by then; how many. A folder that is not mounted for a day costs no result."""
    with file.writing() as db:
        return db.execute(f"DELETE FROM jobs WHERE key IN ({_OLD})", (before,)).rowcount


def _found(file: JobFile) -> tuple[tuple[Job, ...], ...]:
    """Those that wait for nothing, those to be superseded, those whose reasons stand nowhere."""
    before = datetime.now(UTC) - timedelta(seconds=UNNOTED_S)
    text = before.isoformat(timespec="seconds").replace("+00:00", "Z")
    return (
        file.read(Job.of, _WAITS_FOR_NOTHING, (text,)),
        file.read(Job.of, _SUPERSEDED, (text,)),
        file.read(Job.of, _WITHOUT_REASON),
    )


def _supersede(db: sqlite3.Connection, jobs: Iterable[Job]) -> None:
    """Those that were never begun have no rows any more: their files are looked into if they come
    back."""
    told = told_of(db)
    for job in jobs:
        remove_own_reason(job, told)
        told.get(job.reason_file, set()).discard(job.key)
        if job.content:
            db.execute(
                "UPDATE jobs SET superseded = ?, result = ? WHERE key = ?",
                (now_text(), json.dumps({**job.result, "file": ""}), job.key),
            )
        else:
            db.execute("DELETE FROM jobs WHERE key = ?", (job.key,))
        note(db, job.key, "superseded", NO_FILE)


def _tell_again(db: sqlite3.Connection, job: Job, workspace: Workspace) -> None:
    told = {field.name: str(job.result.get(field.name, "")) for field in fields(Reason)}
    with suppress(BankdError):  # Until it can be written, the row alone says why.
        reason = workspace.set_aside(job.key, Reason(**told))
        db.execute(
            "UPDATE jobs SET result = ?, superseded = NULL WHERE key = ?",
            (json.dumps(asdict(reason)), job.key),
        )
