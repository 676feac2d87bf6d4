"""The jobs table: one row a job, in a SQLite database of the workspace.

    queued -> running(owner) -> done | failed | set_aside

A job is its content: the same model for the same target with the same options is the same row.
`failed` is not the model's fault and is tried again by the next daemon; `set_aside` is.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from bankd.bank.faults import explained
from bankd.bank.folders import FILE_MODE, make_folder
from bankd.clock import now_text
from bankd.errors import BankdError

MOST_DEATHS = 3
"""A job whose owner died that often is set aside: by then it is the input's fault."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS jobs (
    key TEXT PRIMARY KEY,
    path BLOB NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed', 'set_aside')),
    deaths INTEGER NOT NULL DEFAULT 0,
    owner TEXT,
    queued TEXT NOT NULL,
    started TEXT,
    ended TEXT,
    result TEXT NOT NULL DEFAULT '{}'
) STRICT
"""
_COLUMNS = "key, path, state, deaths, owner, queued, started, ended, result"


class State(StrEnum):
    """Where a job stands."""

    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    SET_ASIDE = "set_aside"


@dataclass(frozen=True)
class Job:
    """One row. `result` is the record of a done job, or the reason of the others."""

    key: str
    path: Path
    state: State
    deaths: int
    owner: str | None
    queued: str
    started: str | None
    ended: str | None
    result: Mapping[str, Any]


class Jobs:
    """The table. Every method is one transaction; several daemons may share it."""

    def __init__(self, path: Path) -> None:
        """Open or make the database. Raises BankdError (EG0011) where it cannot be."""
        self._path = path
        try:
            make_folder(path.parent)
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))
            self._db = sqlite3.connect(path, timeout=30, isolation_level=None)
            self._db.execute(_SCHEMA)
        except (OSError, sqlite3.Error) as error:
            raise BankdError(
                f"the job list {path} cannot be opened: {error}",
                "give a folder that you may write to with --work_dir",
                "EG0011",
            ) from error

    def close(self) -> None:
        self._db.close()

    def find(self, key: str) -> Job | None:
        row = self._db.execute(f"SELECT {_COLUMNS} FROM jobs WHERE key = ?", (key,)).fetchone()
        return _job(row) if row else None

    def list(self, state: State | None = None) -> tuple[Job, ...]:
        """All jobs, or those of one state, oldest first."""
        rows = self._db.execute(
            f"SELECT {_COLUMNS} FROM jobs WHERE ?1 IS NULL OR state = ?1 ORDER BY queued, rowid",
            (state,),
        )
        return tuple(map(_job, rows))

    def enqueue(self, key: str, path: Path) -> Job:
        """The job of this key: the row that is there, or a new one in the queue."""
        with self._transaction():
            self._db.execute(
                "INSERT INTO jobs (key, path, state, queued) VALUES (?, ?, 'queued', ?) "
                "ON CONFLICT (key) DO NOTHING",
                (key, os.fsencode(path), now_text()),
            )
        job = self.find(key)
        assert job is not None
        return job

    def requeue(self, key: str, path: Path) -> None:
        """Back to the queue, whatever it was: to be tried again, without the earlier deaths."""
        with self._transaction():
            self._db.execute(
                "UPDATE jobs SET state = 'queued', owner = NULL, deaths = 0, path = ?, "
                "queued = ?, started = NULL, result = '{}' WHERE key = ?",
                (os.fsencode(path), now_text(), key),
            )

    def was_interrupted(self, key: str) -> bool:
        """Whether a job that waits was begun before: its owner died, or was told to stop."""
        job = self.find(key)
        return job is not None and job.state is State.QUEUED and job.started is not None

    def claim(self, key: str) -> bool:
        """Take a queued job for this process; False if someone else was faster."""
        with self._transaction():
            taken = self._db.execute(
                "UPDATE jobs SET state = 'running', owner = ?, started = ?, ended = NULL "
                "WHERE key = ? AND state = 'queued'",
                (own_identity(), now_text(), key),
            )
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
        with self._transaction():
            self._db.execute("DELETE FROM jobs WHERE key = ? AND state = 'queued'", (key,))

    def recover(self) -> tuple[Job, ...]:
        """Return the jobs of dead owners to the queue, and those that failed.

        Gives back the jobs whose owners died too often: they stay `running` in name of the
        dead, and are the caller's to set aside.
        """
        with self._transaction():
            orphans = [job for job in self.list(State.RUNNING) if not is_alive(job.owner or "")]
            for job in orphans:
                self._db.execute(
                    "UPDATE jobs SET deaths = deaths + 1, state = "
                    "CASE WHEN deaths + 1 < ? THEN 'queued' ELSE state END WHERE key = ?",
                    (MOST_DEATHS, job.key),
                )
            self._db.execute("UPDATE jobs SET state = 'queued' WHERE state = 'failed'")
        found = (self.find(job.key) for job in orphans)
        return tuple(job for job in found if job and job.state is State.RUNNING)

    def _end(self, key: str, state: State, result: Mapping[str, Any]) -> None:
        with self._transaction():
            self._db.execute(
                "UPDATE jobs SET state = ?, owner = NULL, ended = ?, result = ? WHERE key = ?",
                (state, now_text(), json.dumps(result), key),
            )

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """BEGIN IMMEDIATE: a plain BEGIN fails at once under a second writer."""
        with explained(self._path):
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                self._db.execute("ROLLBACK")
                raise


def own_identity() -> str:
    """This process among all that ever had its number: process id and start time."""
    return f"{os.getpid()}:{_start_time(os.getpid())}"


def is_alive(owner: str) -> bool:
    """Whether the process that wrote this identity still runs."""
    pid, _, started = owner.partition(":")
    return bool(pid) and _start_time(int(pid)) == started != ""


def _start_time(pid: int) -> str:
    """Clock ticks after boot, field 22 of /proc/PID/stat (proc(5)); empty if there is none."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    # The second field is the name in parentheses, which may hold blanks and parentheses.
    state, *fields = text.rpartition(")")[2].split()
    return "" if state in ("Z", "X") else fields[18]


def _job(row: tuple[Any, ...]) -> Job:
    key, path, state, deaths, owner, queued, started, ended, result = row
    return Job(
        key,
        Path(os.fsdecode(path)),
        State(state),
        deaths,
        owner,
        queued,
        started,
        ended,
        json.loads(result),
    )
