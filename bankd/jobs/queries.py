"""Queries of the job list: those of a daemon, and those of programs that only read it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection, Container, Iterable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from bankd.errors import BankdError, ErrorCode
from bankd.jobs.file import JobFile, reading
from bankd.jobs.files import below, reasons
from bankd.jobs.owner import own_identity
from bankd.jobs.races import place_of
from bankd.jobs.states import CANCELLED, JobState
from bankd.jobs.values import DaemonSeen, FileSeen, Happening, Job, Race, Row

MAX_HAPPENINGS = 1000
"""Lines of the history of one job that are shown, the latest."""
_NEXT = """
SELECT jobs.*,
CASE WHEN jobs.path > ?2 AND jobs.path < ?3 THEN jobs.path ELSE min(files.path) END AS path
FROM jobs JOIN files ON files.key = jobs.key
WHERE state = 'queued' AND cancelled_by IS NULL
AND (?4 IS NULL OR ?4 >= CASE WHEN json_valid(content)
     THEN ifnull(json_extract(content, '$.size_bytes'), 0) ELSE 0 END)
AND files.basis = ?1 AND files.path > ?2 AND files.path < ?3
GROUP BY jobs.key ORDER BY priority DESC, deaths, queued, jobs.rowid LIMIT 1
"""
"""Columns of a job. Of two of one name, here `path`, the last counts."""
_LAST_QUEUED = """
SELECT event FROM history WHERE key = ? AND event IN ('queued', 'queued again', 'retried')
ORDER BY id DESC LIMIT 1
"""
_LISTED = "SELECT * FROM jobs WHERE superseded IS NULL ORDER BY queued, rowid"
_COPIES = """
SELECT DISTINCT files.key, files.path FROM files JOIN jobs ON jobs.key = files.key
WHERE files.path <> jobs.path ORDER BY files.path
"""
NEWEST_DAEMONS = "SELECT * FROM daemons ORDER BY seen DESC, rowid DESC"
_PLACES = """
SELECT key, path, state, deaths, owner, queued, started, ended, cancelled_by, priority,
interruptions, '{}' AS content, retry_s, superseded,
CASE WHEN json_valid(result) THEN json_extract(result, '$.offline_model') END AS offline_model,
CASE WHEN json_valid(result) THEN json_object(
    'offline_model', json_extract(result, '$.offline_model'), 'file', json_extract(result, '$.file')
) ELSE result END AS result
FROM jobs WHERE state IN ('running', 'set_aside', 'done')
"""

Value = TypeVar("Value")


class JobQueries:
    """Queries of an open list."""

    def __init__(self, file: JobFile) -> None:
        self._file = file

    def others_serve(self) -> bool:
        """Return True if another process serves this list."""
        return any(d.is_alive and d.owner != own_identity() for d in self._daemons())

    def find(self, key: str) -> Job | None:
        found = self._file.read(Job.of, "SELECT * FROM jobs WHERE key = ?", (key,))
        return next(found, None)

    def list(self, state: JobState | None = None) -> tuple[Job, ...]:
        """All jobs but those that are superseded, or those of one state, oldest first."""
        sql = (
            "SELECT * FROM jobs WHERE ifnull(?1, state) = state AND superseded IS NULL "
            "ORDER BY queued, rowid"
        )
        return tuple(self._file.read(Job.of, sql, (state,)))

    def newest_done(self, count: int) -> tuple[Job, ...]:
        """Read the newest jobs that are done, at most this number, the latest first."""
        sql = "SELECT * FROM jobs WHERE state = 'done' ORDER BY ended DESC LIMIT ?"
        return tuple(self._file.read(Job.of, sql, (count,)))

    def in_doubt(self, count: int) -> tuple[Job, ...]:
        """Read done jobs with noisy figures or undecided races, at most this number, the latest
        first."""
        doubts = (
            "ifnull(json_array_length(result, '$.noisy'), 0) > 0 "
            "OR ifnull(json_array_length(result, '$.undecided'), 0) > 0 "
            "OR EXISTS (SELECT 1 FROM json_each(result, '$.shape_times') AS shape "
            "WHERE shape.type = 'object' AND json_array_length(shape.value, '$.noisy') > 0)"
        )
        sql = (
            "SELECT * FROM jobs WHERE state = 'done' "
            f"AND CASE WHEN json_valid(result) THEN {doubts} END ORDER BY ended DESC LIMIT ?"
        )
        return tuple(self._file.read(Job.of, sql, (count,)))

    def states(self) -> dict[str, JobState]:
        """Return the states of the jobs that files were seen to be, by key."""
        rows = self._file.rows("SELECT key, state FROM jobs WHERE key IN (SELECT key FROM files)")
        return {row["key"]: JobState(row["state"]) for row in rows}

    def results(self) -> dict[str, str]:
        """Return the offline models of done jobs that files were seen to be, by key."""
        sql = (
            "SELECT key, CASE WHEN json_valid(result) "
            "THEN json_extract(result, '$.offline_model') END AS output "
            "FROM jobs WHERE state = 'done' AND key IN (SELECT key FROM files)"
        )
        return {row["key"]: row["output"] for row in self._file.rows(sql) if row["output"]}

    def oldest_s(self) -> float | None:
        """Return the age in seconds of the oldest job that waits or runs; None where none does."""
        sql = (
            "SELECT strftime('%s', 'now') - strftime('%s', min(queued)) AS age_s FROM jobs "
            "WHERE state IN ('queued', 'running') AND superseded IS NULL"
        )
        (row,) = self._file.rows(sql)
        return None if row["age_s"] is None else max(0.0, float(row["age_s"]))

    def counts(self) -> dict[str, int]:
        """Number of jobs of each state, but for those that are superseded."""
        rows = self._file.rows(
            "SELECT CASE WHEN state = 'set_aside' AND cancelled_by IS NOT NULL THEN 'cancelled' "
            "ELSE state END AS status, count(*) - count(superseded) AS jobs FROM jobs GROUP BY 1"
        )
        none = dict.fromkeys((*map(str, JobState), CANCELLED), 0)
        return none | {row["status"]: row["jobs"] for row in rows}

    def waiting(self, keys: Iterable[str]) -> int:
        """Count those of these jobs that wait."""
        sql = (
            "SELECT count(*) AS jobs FROM jobs WHERE state = 'queued' "
            "AND key IN (SELECT value FROM json_each(?))"
        )
        return int(self._file.rows(sql, (json.dumps(list(keys)),))[0]["jobs"])

    def reason_files(self) -> dict[str, str]:
        """The reason files of all rejected jobs that have one, by key."""
        with self._file.explained():
            told = reasons(self._file.database)
        return {key: file for file, keys in told.items() for key in keys}

    def cancelled_by(self, key: str) -> str | None:
        """The person who wants this job to end; None while there is none."""
        rows = self._file.rows("SELECT cancelled_by FROM jobs WHERE key = ?", (key,))
        return rows[0]["cancelled_by"] if rows else None

    def was_interrupted(self, key: str) -> bool:
        """Return True if a waiting job was begun before: its owner died, or was told to stop."""
        job = self.find(key)
        return job is not None and job.state is JobState.QUEUED and job.started is not None

    def was_asked_for(self, key: str) -> bool:
        """Return True if a job waits because a person retried it."""
        last = self._file.rows(_LAST_QUEUED, (key,))
        return bool(last) and last[0]["event"] == "retried"

    def unattended(self, attended: Container[str]) -> tuple[Job, ...]:
        """Jobs that run in the name of this process but that it does not run: their ends could not
        be noted. `attended`: keys of those that it does run."""
        ours = (job for job in self.list(JobState.RUNNING) if job.owner == own_identity())
        return tuple(job for job in ours if job.key not in attended)

    def next(self, basis: str, folders: Iterable[Path], max_bytes: int | None = None) -> Job | None:
        """The job to be tuned next, of those whose files were seen below these folders, under
        these options, and are no larger than this; with the path of such a file."""
        found = [
            job
            for folder in folders
            for job in self._file.read(Job.of, _NEXT, (basis, *below(folder), max_bytes))
        ]
        return min(found, key=lambda job: (-job.priority, job.deaths, job.queued), default=None)

    def _daemons(self) -> tuple[DaemonSeen, ...]:
        return tuple(self._file.read(DaemonSeen.of, NEWEST_DAEMONS))

    def _existing(self, key: str) -> Job:
        if job := self.find(key):
            return job
        raise BankdError(
            f"there is no job {key[:12]}", "`bankd jobs` lists the jobs", ErrorCode.ARGUMENT
        )


def read_jobs(path: Path) -> tuple[Job, ...]:
    """All jobs: those that run, those that wait, then the ended ones, newest first.

    Each has its copies. Without those that are superseded: their files are gone, or other ones.
    Empty where there is no list; none is made. Raises BankdError (EG0011) for one that cannot be
    read, or that stays locked.
    """
    jobs = _with_copies(path)
    at_work = (JobState.RUNNING, JobState.QUEUED)
    active = sorted((j for j in jobs if j.state in at_work), key=lambda j: at_work.index(j.state))
    ended = [job for job in reversed(jobs) if job.state not in at_work]
    return (*active, *sorted(ended, key=lambda job: job.ended or "", reverse=True))


def _with_copies(path: Path) -> list[Job]:
    with reading(path) as file:
        if file is None:
            return []
        jobs = list(file.read(Job.of, _LISTED))
        copies: dict[str, list[Path]] = {}
        for row in file.rows(_COPIES):
            copies.setdefault(row["key"], []).append(Path(os.fsdecode(row["path"])))
    return [replace(job, copies=tuple(copies.get(job.key, ()))) for job in jobs]


def read_places(path: Path, results: Collection[str]) -> tuple[Job, ...]:
    """Jobs that run, that were rejected, or whose results are in folders of these names; of their
    results only the place. A list of 200,000 jobs takes no more memory than these.

    Raises BankdError as `read_jobs` does.
    """

    def wanted(row: Row) -> Job | None:
        folder, *rest = str(row["offline_model"]).split("/")[-4:]
        is_wanted = row["state"] != JobState.DONE or (len(rest) == 3 and folder in results)
        return Job.of(row) if is_wanted else None

    return tuple(filter(None, _read(path, wanted, _PLACES)))


def history(path: Path, key: str) -> tuple[Happening, ...]:
    """Return the latest thousand events of a job, oldest first. `path`: of the job list.

    Raises BankdError as `read_jobs` does.
    """
    sql = "SELECT time, event, said FROM history WHERE key = ? ORDER BY id DESC LIMIT ?"
    return _read(path, lambda row: Happening(**row), sql, (key, MAX_HAPPENINGS))[::-1]


def daemons(path: Path) -> tuple[DaemonSeen, ...]:
    """The daemons that serve the list of this file; where none does, the last that did.

    Those that are alive first, then by when they were seen. Raises BankdError as `read_jobs` does.
    """
    seen = _read(path, DaemonSeen.of, NEWEST_DAEMONS)
    return tuple(sorted(seen, key=lambda daemon: not daemon.is_alive))


def files_seen(path: Path) -> tuple[FileSeen, ...]:
    """All files that daemons of this list (its file) examined, by path.

    Raises BankdError as `read_jobs` does.
    """
    return _read(path, FileSeen.of, "SELECT * FROM files ORDER BY path")


def races(path: Path, bank: Path) -> tuple[Race, ...]:
    """Races requested of this bank (its file), oldest first; of a conflict the latest race.

    `path`: of the job list. Raises BankdError as `read_jobs` does.
    """
    return _read(path, Race.of, "SELECT * FROM races WHERE bank = ? ORDER BY id", (place_of(bank),))


def _read(
    path: Path,
    convert: Callable[[Row], Value],
    sql: str,
    parameters: tuple[object, ...] = (),
) -> tuple[Value, ...]:
    with reading(path) as file:
        return () if file is None else tuple(file.read(convert, sql, parameters))
