"""The jobs themselves: how they wait, are claimed, end, and are cancelled or tried again."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bankd.bank import TargetKey
from bankd.clock import now_text
from bankd.config.model_settings import PRIORITIES
from bankd.config.workspace import Workspace, discard_result
from bankd.errors import BankdError
from bankd.jobs.changing import (
    cancelled,
    end,
    named,
    note_seen,
    remove_own_reason,
    requeue,
    told_of,
)
from bankd.jobs.file import PATIENCE_S, JobFile
from bankd.jobs.files import Files, below
from bankd.jobs.forgetting import NO_FILE, follow_files, forget_old, mended
from bankd.jobs.history import forget_history, note
from bankd.jobs.owner import own_identity
from bankd.jobs.races import Races
from bankd.jobs.recovering import Recovered, output_of, recover
from bankd.jobs.retrying import file_of, is_due, note_retry, try_again
from bankd.jobs.serving import entered, others_serve
from bankd.jobs.values import CANCELLED, MOST_DEATHS, FileSeen, Job, State

_NEXT = """
SELECT CASE WHEN jobs.path > ?2 AND jobs.path < ?3 THEN jobs.path ELSE min(files.path) END AS path,
jobs.* FROM jobs JOIN files ON files.key = jobs.key
WHERE state = 'queued' AND cancelled_by IS NULL
AND (?4 IS NULL OR ?4 >= CASE WHEN json_valid(content)
     THEN ifnull(json_extract(content, '$.size_bytes'), 0) ELSE 0 END)
AND files.basis = ?1 AND files.path > ?2 AND files.path < ?3
GROUP BY jobs.key ORDER BY priority DESC, deaths, queued, jobs.rowid LIMIT 1
"""
"""Of two columns of one name, here `path`, the first counts."""
_LAST_QUEUED = """
SELECT event FROM history WHERE key = ? AND event IN ('queued', 'queued again', 'retried')
ORDER BY id DESC LIMIT 1
"""


def _left_alone(job: Job) -> None:
    """For who recovers the list and has no workspace."""


class Jobs:
    """The table. Every method is one transaction; several daemons may share it."""

    def __init__(self, path: Path, patience_s: float = PATIENCE_S) -> None:
        """Open or make the database. Raises BankdError (EG0011) where it cannot be.

        `patience_s`: for others who write.
        """
        self._file = JobFile.open(path, patience_s)
        self.races = Races(self._file)
        self.files = Files(self._file)

    def close(self) -> None:
        self._file.close()

    def has_changed(self) -> bool:
        """Whether another process wrote into the list since the last call."""
        return self._file.has_changed()

    def serving(self, folders: Sequence[Path], basis: str = "") -> AbstractContextManager[None]:
        """Enters this process as a daemon that watches these folders, while the block runs.

        `basis`: of its options, which are in use from now on; see `Files.forget_others`.
        """
        return entered(self._file, folders, basis)

    def find(self, key: str) -> Job | None:
        found = self._file.read(Job.of, "SELECT * FROM jobs WHERE key = ?", (key,))
        return found[0] if found else None

    def list(self, state: State | None = None) -> tuple[Job, ...]:
        """All jobs but those that are superseded, or those of one state, oldest first."""
        states = tuple(State) if state is None else (state,)
        sql = (
            "SELECT * FROM jobs WHERE state IN (SELECT value FROM json_each(?)) "
            "AND superseded IS NULL ORDER BY queued, rowid"
        )
        return self._file.read(Job.of, sql, (json.dumps(states),))

    def states(self) -> dict[str, State]:
        """How the jobs stand that files were seen to be, by key."""
        rows = self._file.rows("SELECT key, state FROM jobs WHERE key IN (SELECT key FROM files)")
        return {row["key"]: State(row["state"]) for row in rows}

    def counts(self) -> dict[str, int]:
        """How many jobs there are of each state, but for those that are superseded."""
        rows = self._file.rows(
            "SELECT CASE WHEN state = 'set_aside' AND cancelled_by IS NOT NULL THEN 'cancelled' "
            "ELSE state END AS status, count(*) - count(superseded) AS jobs FROM jobs GROUP BY 1"
        )
        none = dict.fromkeys((*map(str, State), CANCELLED), 0)
        return none | {row["status"]: row["jobs"] for row in rows}

    def waiting(self, keys: Iterable[str]) -> int:
        """How many of these jobs wait."""
        sql = (
            "SELECT count(*) AS jobs FROM jobs WHERE state = 'queued' "
            "AND key IN (SELECT value FROM json_each(?))"
        )
        return int(self._file.rows(sql, (json.dumps(list(keys)),))[0]["jobs"])

    def others_serve(self) -> bool:
        """Whether another process serves this list."""
        return others_serve(self._file)

    def enqueue(
        self, key: str, path: Path, content: Mapping[str, Any] | None = None, priority: int = 0
    ) -> Job:
        """The job of this key: the row that is there, or a new one in the queue."""
        with self._file.writing() as db:
            added = db.execute(
                "INSERT INTO jobs (key, path, state, queued, content, priority) "
                "VALUES (?, ?, 'queued', ?, ?, ?) ON CONFLICT (key) DO NOTHING",
                (key, os.fsencode(path), now_text(), json.dumps(content or {}), priority),
            )
            if added.rowcount == 1:
                note(db, key, "queued", str(path))
        job = self.find(key)
        assert job is not None
        return job

    def describe(self, key: str, path: Path, content: Mapping[str, Any]) -> None:
        """What is to be tuned, and how, for a row of an earlier version that does not tell."""
        with self._file.writing() as db:
            db.execute(
                "UPDATE jobs SET content = ?, path = ? WHERE key = ? AND state != 'running'",
                (json.dumps(content), os.fsencode(path), key),
            )

    def reason_files(self) -> dict[str, str]:
        """The reason files of all jobs that were set aside and have one, by key."""
        rows = self._file.rows(
            "SELECT key, json_extract(result, '$.file') AS file FROM jobs "
            "WHERE state = 'set_aside' AND json_valid(result)"
        )
        return {
            row["key"]: row["file"] for row in rows if isinstance(row["file"], str) and row["file"]
        }

    def requeue(self, key: str, path: Path, why: str = "") -> None:
        """One that has ended, back to the queue: to be tried again, without the earlier deaths.

        One that waits or runs stays: another daemon was faster.
        """
        with self._file.writing() as db:
            job = self.find(key)
            if job is not None and requeue(db, key, path):
                remove_own_reason(job, told_of(db))
                note(db, key, "queued again", why)

    def relocate(self, key: str, path: Path) -> None:
        """A job that waits, under the name of another copy of its file."""
        with self._file.writing() as db:
            db.execute(
                "UPDATE jobs SET path = ? WHERE key = ? AND state = 'queued'",
                (os.fsencode(path), key),
            )

    def prioritise(self, key: str, priority: int) -> Job:
        """Let a job wait shorter or longer than others. Raises BankdError (EG0003) out of range."""
        least, most = PRIORITIES
        if not least <= priority <= most:
            hint = f"give a whole number from {least} to {most}; 0 is the default"
            raise BankdError(f"the priority is {priority}", hint, "EG0003")
        with self._file.writing() as db:
            self._existing(key)
            db.execute("UPDATE jobs SET priority = ? WHERE key = ?", (priority, key))
            note(db, key, "prioritised", str(priority))
        return self._existing(key)

    def was_interrupted(self, key: str) -> bool:
        """Whether a job that waits was begun before: its owner died, or was told to stop."""
        job = self.find(key)
        return job is not None and job.state is State.QUEUED and job.started is not None

    def next(
        self, basis: str, folders: Iterable[Path], most_bytes: int | None = None
    ) -> Job | None:
        """The job to be tuned next, of those whose files were seen below these folders, under
        these options, and are no larger than this; with the path of such a file."""
        found = [
            job
            for folder in folders
            for job in self._file.read(Job.of, _NEXT, (basis, *below(folder), most_bytes))
        ]
        return min(found, key=_urgency) if found else None

    def was_asked_for(self, key: str) -> bool:
        """Whether a job waits because a person wanted it tried again."""
        last = self._file.rows(_LAST_QUEUED, (key,))
        return bool(last) and last[0]["event"] == "retried"

    def claim(self, key: str, output: Path | None = None) -> bool:
        """Take a queued job for this process; False if someone else was faster.

        `output`: where its offline model will lie, so that what a death leaves there is found.
        """
        result = {"output": str(output)} if output else {}
        with self._file.writing() as db:
            taken = db.execute(
                "UPDATE jobs SET state = 'running', owner = ?, started = ?, ended = NULL, "
                "result = ? WHERE key = ? AND state = 'queued' AND cancelled_by IS NULL",
                (own_identity(), now_text(), json.dumps(result), key),
            )
            if taken.rowcount == 1:
                note(db, key, "started", f"by process {os.getpid()}")
            note_seen(db)
            return taken.rowcount == 1

    def give_up(self, key: str, why: str = "") -> None:
        """Return an unfinished job to the queue, as when the daemon is told to stop.

        One that has ended meanwhile stays ended: its result is not made twice. Nor is one touched
        that another daemon has by now, or that killed its worker too often (see `died`).
        """
        with self._file.writing() as db:
            ours = (
                "SELECT 1 FROM jobs WHERE key = ? AND state = 'running' AND owner = ? "
                "AND deaths < ?"
            )
            if db.execute(ours, (key, own_identity(), MOST_DEATHS)).fetchone() is not None:
                end(db, key, State.QUEUED, {})
                note(db, key, "cancelled", why)
            note_seen(db)

    def died(self, key: str, cause: str) -> Job:
        """The worker died under a job: it goes to the end of the queue.

        After the third time it stays `running` in name, and is the caller's to set aside.
        """
        with self._file.writing() as db:
            db.execute(
                "UPDATE jobs SET deaths = deaths + 1, queued = ?, result = '{}', state = "
                "CASE WHEN deaths + 1 < ? THEN 'queued' ELSE state END WHERE key = ?",
                (now_text(), MOST_DEATHS, key),
            )
            note(db, key, "worker died", cause)
            note_seen(db)
        return self._existing(key)

    def finish(self, key: str, record: Mapping[str, Any]) -> None:
        self._end(key, State.DONE, record, "done")

    def fail(self, key: str, reason: Mapping[str, Any]) -> None:
        """Not for good: it is tried again after a while, longer each time; see `try_failed`."""
        self._end(key, State.FAILED, reason, "failed", str(reason.get("what", "")))

    def set_aside(self, key: str, reason: Mapping[str, Any]) -> None:
        self._end(key, State.SET_ASIDE, reason, "set aside", str(reason.get("what", "")))

    def end_cancelled(self, key: str, reason: Mapping[str, Any], by: str) -> None:
        """A job that ran is not tried again by itself: a person ended it."""
        with self._file.writing() as db:
            if end(db, key, State.SET_ASIDE, reason):
                note(db, key, "ended", f"cancelled by {by}")
            db.execute("UPDATE jobs SET cancelled_by = ? WHERE key = ?", (by, key))
            note_seen(db)

    def withdraw(self, key: str, why: str = NO_FILE) -> None:
        """Forget a job that waits, or is to be tried again, and that no file is any more."""
        with self._file.writing() as db:
            waits = "state IN ('queued', 'failed')"
            gone = db.execute(f"DELETE FROM jobs WHERE key = ? AND {waits}", (key,))
            if gone.rowcount == 1:
                note(db, key, "withdrawn", why)

    def recover(
        self, *, tries_failed: bool = True, clear_away: Callable[[Job], None] = _left_alone
    ) -> Recovered:
        """Return the jobs of dead owners to the queue, and those that failed; races, too.

        `clear_away`: what such a job left, before another daemon can begin it, and before its row
        forgets where that lies.
        """
        self.races.recover()
        if not tries_failed and all(job.is_running for job in self.list(State.RUNNING)):
            return Recovered()  # What finds nothing shall write nothing.
        with self._file.writing() as db:
            recovered = recover(db, self.list(State.RUNNING), tries_failed=tries_failed)
            for job in (*recovered.interrupted, *recovered.lost):
                clear_away(job)
            return recovered

    def unattended(self, attended: str | None) -> tuple[Job, ...]:
        """Jobs that run in the name of this process but that it does not run: their ends could not
        be noted. `attended`: the one that it does run."""
        ours = (job for job in self.list(State.RUNNING) if job.owner == own_identity())
        return tuple(job for job in ours if job.key != attended)

    def try_failed(self) -> None:
        """Jobs that failed long enough ago wait again, whichever daemon had them."""
        due = [job.key for job in self.list(State.FAILED) if is_due(job)]
        if due:
            with self._file.writing() as db:
                for key in due:
                    try_again(db, key)

    def cancel(self, key: str, by: str) -> Job:
        """Cancel a job. What was measured for it stays in the bank.

        One that waits, or whose owner is dead, is set aside at once. Of one that runs the wish is
        noted: its daemon ends its worker. Returns the job as it stands then.
        Raises BankdError for a job that has ended already, or that does not exist.
        """
        with self._file.writing() as db:
            job = self._existing(key)
            if job.is_running:
                db.execute("UPDATE jobs SET cancelled_by = ? WHERE key = ?", (by, key))
            elif job.state in (State.QUEUED, State.RUNNING, State.FAILED):
                if output := output_of(job):
                    discard_result(output)
                told = Workspace(self._file.path.parent).set_aside(
                    key, cancelled(key, job.path, by)
                )
                end(db, key, State.SET_ASIDE, asdict(told))
                db.execute("UPDATE jobs SET cancelled_by = ? WHERE key = ?", (by, key))
            else:
                raise _refused(job, "cannot be cancelled", "`bankd jobs` shows what runs and waits")
            note(db, key, "cancelled", f"by {by}")
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
            path = file_of(job, self._files_around(job))
            # Before anybody can begin it: what is written then is of the next end.
            remove_own_reason(job, told_of(db))
            requeue(db, key, path)
            note(db, key, "retried")
        return self._existing(key)

    def follow_files(self) -> None:
        """Jobs whose files went go, or are not shown any more: see `bankd.jobs.forgetting`."""
        follow_files(self._file)

    def mended(self, path: Path, key: str) -> None:
        """What this file was before it was tuned as this job, and set aside, is superseded."""
        mended(self._file, path, key)

    def forget_history(self, before: str) -> int:
        """Drop what happened before this time, as `now_text` writes it, and the jobs that were done
        by then and whose files were gone by then. How many lines of history went."""
        forget_old(self._file, before)
        return forget_history(self._file, before)

    def ask_race(self, bank: Path, target: TargetKey, key: str, by: str) -> int:
        """Ask that a conflict of the merge that waits in this bank (its file) is measured."""
        return self.races.ask(bank, target, key, by)

    def withdraw_race(self, bank: Path, target: TargetKey, key: str) -> None:
        """Forget what was asked so, unless it has begun."""
        self.races.withdraw(bank, target, key)

    def _files_around(self, job: Job) -> tuple[FileSeen, ...]:
        """Files that are this job, or lie where it was."""
        sql = "SELECT * FROM files WHERE key = ? OR path = ?"
        return self._file.read(FileSeen.of, sql, (job.key, os.fsencode(job.path)))

    def _existing(self, key: str) -> Job:
        if job := self.find(key):
            return job
        raise BankdError(f"there is no job {key[:12]}", "`bankd jobs` lists the jobs")

    def _end(
        self, key: str, state: State, result: Mapping[str, Any], event: str, said: str = ""
    ) -> None:
        with self._file.writing() as db:
            if end(db, key, state, result):
                note(db, key, event, said)
                if state is State.FAILED:
                    note_retry(db, key)
            note_seen(db)


def _urgency(job: Job) -> tuple[int, int, str]:
    return -job.priority, job.deaths, job.queued


def _refused(job: Job, what: str, hint: str) -> BankdError:
    state = "was rejected" if job.status == State.SET_ASIDE else f"is {job.status}"
    return BankdError(f"{named(job)} {state}: it {what}", hint)
