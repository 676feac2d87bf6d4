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
from bankd.config.workspace import Reason, remove_reason
from bankd.jobs.owner import own_identity
from bankd.jobs.values import Job, State, model_name


def requeue(db: sqlite3.Connection, key: str, path: Path) -> bool:
    """One that is done begins anew, any other goes on where it was (`was_interrupted`).

    Whether it waits now that did not: one that runs is its daemon's.
    """
    queued = db.execute(
        "UPDATE jobs SET started = CASE state WHEN 'done' THEN NULL ELSE started END, "
        "state = 'queued', owner = NULL, deaths = 0, path = ?, queued = ?, interruptions = 0, "
        "result = '{}', cancelled_by = NULL, retry_s = 0, superseded = NULL "
        "WHERE key = ? AND state NOT IN ('queued', 'running')",
        (os.fsencode(path), now_text(), key),
    )
    return queued.rowcount == 1


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


def told_of(db: sqlite3.Connection) -> dict[str, set[str]]:
    """Reason files, and the keys of the jobs that each tells of."""
    told: dict[str, set[str]] = {}
    rows = db.execute(
        "SELECT key, json_extract(result, '$.file') FROM jobs "
        "WHERE state = 'set_aside' AND json_valid(result)"
    )
    for key, file in rows:
        told.setdefault(str(file), set()).add(key)
    return told


def remove_own_reason(job: Job, told: Mapping[str, set[str]]) -> None:
    """The reason files of a job, unless they tell of another by now: of what lies at its path.

    `told`: see `told_of`. What the disk refuses to remove is cleaned when it is old.
    """
    if job.reason_file and not told.get(job.reason_file, set()) - {job.key}:
        with suppress(OSError):
            remove_reason(job.result)


def cancelled(key: str, path: Path, by: str) -> Reason:
    """Why a job ended that a person cancelled."""
    hint = f"`bankd retry {key[:12]}` tries it again"
    return Reason(model_name(path), str(path), f"cancelled by {by}", hint)


def named(job: Job) -> str:
    """A job as messages name it: "job 0123456789ab (m)"."""
    return f"job {job.key[:12]} ({model_name(job.path)})"
