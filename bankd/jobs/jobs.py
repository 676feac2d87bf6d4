"""The jobs themselves: how they wait, are claimed, end, and are cancelled or tried again."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bankd.bank import TargetKey
from bankd.clock import now_text
from bankd.errors import BankdError
from bankd.jobs.file import JobFile
from bankd.jobs.owner import is_alive, own_identity
from bankd.jobs.races import Races
from bankd.jobs.serving import entered
from bankd.jobs.values import MOST_DEATHS, Job, State
from bankd.workspace import Reason, Workspace, remove_reason


class Jobs:
    """The table. Every method is one transaction; several daemons may share it."""

    def __init__(self, path: Path) -> None:
        """Open or make the database. Raises BankdError (EG0011) where it cannot be."""
        self._file = JobFile.open(path)
        self.races = Races(self._file)

    def close(self) -> None:
        self._file.close()

    def has_changed(self) -> bool:
        """Whether another process wrote into the list since the last call."""
        return self._file.has_changed()

    def serving(self, folders: Sequence[Path]) -> AbstractContextManager[None]:
        """Enters this process as a daemon that watches these folders, while the block runs."""
        return entered(self._file, folders)

    def find(self, key: str) -> Job | None:
        found = self._file.read(Job.of, "SELECT * FROM jobs WHERE key = ?", (key,))
        return found[0] if found else None

    def list(self, state: State | None = None) -> tuple[Job, ...]:
        """All jobs, or those of one state, oldest first."""
        sql = "SELECT * FROM jobs WHERE ?1 IS NULL OR state = ?1 ORDER BY queued, rowid"
        return self._file.read(Job.of, sql, (state,))

    def enqueue(self, key: str, path: Path) -> Job:
        """The job of this key: the row that is there, or a new one in the queue."""
        with self._file.writing() as db:
            db.execute(
                "INSERT INTO jobs (key, path, state, queued) VALUES (?, ?, 'queued', ?) "
                "ON CONFLICT (key) DO NOTHING",
                (key, os.fsencode(path), now_text()),
            )
        job = self.find(key)
        assert job is not None
        return job

    def requeue(self, key: str, path: Path) -> None:
        """Back to the queue, whatever it was: to be tried again, without the earlier deaths."""
        with self._file.writing() as db:
            _requeue(db, key, path, started=None)

    def was_interrupted(self, key: str) -> bool:
        """Whether a job that waits was begun before: its owner died, or was told to stop."""
        job = self.find(key)
        return job is not None and job.state is State.QUEUED and job.started is not None

    def claim(self, key: str) -> bool:
        """Take a queued job for this process; False if someone else was faster."""
        with self._file.writing() as db:
            taken = db.execute(
                "UPDATE jobs SET state = 'running', owner = ?, started = ?, ended = NULL "
                "WHERE key = ? AND state = 'queued' AND cancelled_by IS NULL",
                (own_identity(), now_text(), key),
            )
            _note_seen(db)
            return taken.rowcount == 1

    def give_up(self, key: str) -> None:
        """Return an unfinished job to the queue, as when the daemon is told to stop."""
        self._end(key, State.QUEUED, {})

    def finish(self, key: str, record: Mapping[str, Any]) -> None:
        self._end(key, State.DONE, record)

    def fail(self, key: str, reason: Mapping[str, Any]) -> None:
        self._end(key, State.FAILED, reason)

    def set_aside(self, key: str, reason: Mapping[str, Any]) -> None:
        self._end(key, State.SET_ASIDE, reason)

    def withdraw(self, key: str) -> None:
        """Forget a job that waits, because its file is gone."""
        with self._file.writing() as db:
            db.execute("DELETE FROM jobs WHERE key = ? AND state = 'queued'", (key,))

    def recover(self) -> tuple[Job, ...]:
        """Return the jobs of dead owners to the queue, and those that failed; races, too.

        Gives back the jobs whose owners died too often: they stay `running` in name of the
        dead, and are the caller's to set aside.
        """
        self.races.recover()
        with self._file.writing() as db:
            orphans = [job for job in self.list(State.RUNNING) if not is_alive(job.owner or "")]
            for job in orphans:
                db.execute(
                    "UPDATE jobs SET deaths = deaths + 1, state = "
                    "CASE WHEN deaths + 1 < ? THEN 'queued' ELSE state END WHERE key = ?",
                    (MOST_DEATHS, job.key),
                )
            db.execute("UPDATE jobs SET state = 'queued' WHERE state = 'failed'")
        found = (self.find(job.key) for job in orphans)
        return tuple(job for job in found if job and job.state is State.RUNNING)

    def cancel(self, key: str, by: str) -> Job:
        """End a job. What was measured for it stays in the bank.

        One that waits, or whose owner is dead, is set aside at once. Of one that runs the wish is
        noted: its daemon sees it between two candidates. Returns the job as it stands then.
        Raises BankdError for a job that has ended already, or that does not exist.
        """
        with self._file.writing() as db:
            job = self._existing(key)
            if job.is_running:
                db.execute("UPDATE jobs SET cancelled_by = ? WHERE key = ?", (by, key))
            elif job.state in (State.QUEUED, State.RUNNING, State.FAILED):
                told = Workspace(self._file.path.parent).set_aside(
                    key, cancelled(key, job.path, by)
                )
                _end(db, key, State.SET_ASIDE, asdict(told))
                db.execute("UPDATE jobs SET cancelled_by = ? WHERE key = ?", (by, key))
            else:
                raise _refused(job, "cannot be cancelled", "`bankd jobs` shows what runs and waits")
        return self._existing(key)

    def cancelled_by(self, key: str) -> str | None:
        """Who wants this job to end; None while nobody does."""
        rows = self._file.rows("SELECT cancelled_by FROM jobs WHERE key = ?", (key,))
        return rows[0]["cancelled_by"] if rows else None

    def retry(self, key: str) -> Job:
        """Put a job that has ended, however it did, back into the queue; see `retry`."""
        with self._file.writing() as db:
            job = self._existing(key)
            if job.state in (State.QUEUED, State.RUNNING):
                raise _refused(job, "cannot be tried again", "cancel it first: `bankd cancel`")
            if not job.path.exists():
                hint = "put the model back, or drop it into a watched folder"
                raise BankdError(f"{job.path} is not there any more", hint, "EG0011")
            # What was cut short goes on where it was.
            _requeue(db, key, job.path, started=job.started if job.cancelled_by else None)
        remove_reason(job.result)
        return self._existing(key)

    def ask_race(self, bank: Path, target: TargetKey, key: str, by: str) -> int:
        """Ask that a conflict of the merge that waits in this bank (its file) is measured."""
        return self.races.ask(bank, target, key, by)

    def withdraw_race(self, bank: Path, target: TargetKey, key: str) -> None:
        """Forget what was asked so, unless it has begun."""
        self.races.withdraw(bank, target, key)

    def _existing(self, key: str) -> Job:
        if job := self.find(key):
            return job
        raise BankdError(f"there is no job {key[:12]}", "`bankd jobs` lists the jobs")

    def _end(self, key: str, state: State, result: Mapping[str, Any]) -> None:
        with self._file.writing() as db:
            _end(db, key, state, result)
            _note_seen(db)


def cancelled(key: str, path: Path, by: str) -> Reason:
    """Why a job was set aside that somebody cancelled."""
    hint = f"`bankd retry {key[:12]}` tries it again"
    return Reason(path.stem, str(path), f"cancelled by {by}", hint)


def _refused(job: Job, what: str, hint: str) -> BankdError:
    state = {State.SET_ASIDE: "was set aside"}.get(job.state, f"is {job.state}")
    return BankdError(f"job {job.key[:12]} ({job.path.stem}) {state}: it {what}", hint)


def _requeue(db: sqlite3.Connection, key: str, path: Path, *, started: str | None) -> None:
    db.execute(
        "UPDATE jobs SET state = 'queued', owner = NULL, deaths = 0, path = ?, queued = ?, "
        "started = ?, result = '{}', cancelled_by = NULL WHERE key = ?",
        (os.fsencode(path), now_text(), started, key),
    )


def _end(db: sqlite3.Connection, key: str, state: State, result: Mapping[str, Any]) -> None:
    db.execute(
        "UPDATE jobs SET state = ?, owner = NULL, ended = ?, result = ? WHERE key = ?",
        (state, now_text(), json.dumps(result), key),
    )
    if state is State.DONE:
        # Who wanted it to end was late.
        db.execute("UPDATE jobs SET cancelled_by = NULL WHERE key = ?", (key,))


def _note_seen(db: sqlite3.Connection) -> None:
    """A daemon that begins or ends a job is there."""
    db.execute("UPDATE daemons SET seen = ? WHERE owner = ?", (now_text(), own_identity()))
