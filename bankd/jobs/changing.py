"""How a row changes from one state to another, within a transaction."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from bankd.clock import now_text
from bankd.jobs.owner import own_identity
from bankd.jobs.values import Job, State
from bankd.workspace import Reason, remove_reason


def requeue(db: sqlite3.Connection, key: str, path: Path) -> None:
    """One that is done begins anew, any other goes on where it was (`was_interrupted`)."""
    db.execute(
        "UPDATE jobs SET started = CASE state WHEN 'done' THEN NULL ELSE started END, "
        "state = 'queued', owner = NULL, deaths = 0, path = ?, queued = ?, interruptions = 0, "
        "result = '{}', cancelled_by = NULL, retry_s = 0, superseded = NULL WHERE key = ?",
        (os.fsencode(path), now_text(), key),
    )


def end(db: sqlite3.Connection, key: str, state: State, result: Mapping[str, Any]) -> bool:
    """Whether that is new: who could not go on after it says it once more."""
    ended = db.execute(
        "UPDATE jobs SET state = ?1, owner = NULL, ended = ?2, result = ?3, superseded = NULL "
        "WHERE key = ?4 AND NOT (state = ?1 AND result = ?3)",
        (state, now_text(), json.dumps(result), key),
    )
    if state is State.DONE:
        # Who wanted it to end was late.
        db.execute("UPDATE jobs SET cancelled_by = NULL, retry_s = 0 WHERE key = ?", (key,))
    return ended.rowcount == 1


def note_seen(db: sqlite3.Connection) -> None:
    """A daemon that begins or ends a job is there."""
    db.execute("UPDATE daemons SET seen = ? WHERE owner = ?", (now_text(), own_identity()))


def remove_own_reason(db: sqlite3.Connection, job: Job) -> None:
    """The reason files of a job, unless they tell of another by now: of what lies at its path.

    What the disk refuses to remove is cleaned when it is old.
    """
    others = db.execute(
        "SELECT 1 FROM jobs WHERE state = 'set_aside' AND key != ? "
        "AND CASE WHEN json_valid(result) THEN json_extract(result, '$.file') END = ?",
        (job.key, job.reason_file),
    )
    if job.reason_file and others.fetchone() is None:
        with suppress(OSError):
            remove_reason(job.result)


def cancelled(key: str, path: Path, by: str) -> Reason:
    """Why a job was set aside that somebody cancelled."""
    hint = f"`bankd retry {key[:12]}` tries it again"
    return Reason(path.stem, str(path), f"cancelled by {by}", hint)


def named(job: Job) -> str:
    """A job as messages name it: "job 0123456789ab (m)"."""
    return f"job {job.key[:12]} ({job.path.stem})"
