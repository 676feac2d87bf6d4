"""The table of jobs: how they wait, are claimed, end, and are cancelled or tried again."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bankd.clock import now_text
from bankd.config.model_settings import PRIORITIES
from bankd.config.workspace import Reason, Workspace, discard_result
from bankd.errors import BankdError, ErrorCode
from bankd.jobs.file import WRITER_WAIT_S, JobFile
from bankd.jobs.files import NO_FILE, Files, below, reasons, remove_own_reason
from bankd.jobs.owner import own_identity
from bankd.jobs.queries import JobQueries
from bankd.jobs.races import Races
from bankd.jobs.states import MAX_DEATHS, MAX_INTERRUPTIONS, JobState, change, note
from bankd.jobs.values import FileSeen, Job, model_name


@dataclass(frozen=True)
class Recovered:
    """Jobs that were found to be running in name only."""

    interrupted: tuple[Job, ...] = ()
    """Jobs that wait again, as they were before."""
    lost: tuple[Job, ...] = ()
    """Jobs that were interrupted, or whose workers died, too often: they stay `running` in name
    of the dead, and are the caller's to reject."""


class Jobs(JobQueries):
    """The table. Every method is one transaction; several daemons may share it."""

    def __init__(self, path: Path, patience_s: float = WRITER_WAIT_S) -> None:
        """Open or make the database. Raises BankdError (EG0011) where it cannot be.

        `patience_s`: for others who write.
        """
        super().__init__(JobFile.open(path, patience_s))
        self.races = Races(self._file)
        self.files = Files(self._file)

    def close(self) -> None:
        self._file.close()

    def has_changed(self) -> bool:
        """Return True if another process wrote into the list since the last call."""
        return self._file.has_changed()

    @contextmanager
    def serving(self, folders: Sequence[Path], basis: str = "") -> Iterator[None]:
        """Enter this process as a daemon that watches these folders, while the block runs.

        `basis`: of its options; what was seen under them is not to be forgotten for its age. Rows
        of daemons that died are deleted.
        """
        now, owner = now_text(), own_identity()
        gone = [d.owner for d in self._daemons() if not d.is_alive]
        with self._file.writing() as db:
            db.executemany("DELETE FROM daemons WHERE owner = ?", [(one,) for one in gone])
            db.execute(
                "INSERT OR REPLACE INTO daemons (owner, folders, started, seen) "
                "VALUES (?, ?, ?, ?)",
                (owner, b"\0".join(map(os.fsencode, folders)), now, now),
            )
            db.executemany(
                "UPDATE files SET seen = ? WHERE basis = ? AND path > ? AND path < ?",
                [(now, basis, *below(folder)) for folder in folders],
            )
        try:
            yield
        finally:
            with self._file.writing() as db:
                ended = "UPDATE daemons SET ended = ?1, seen = ?1 WHERE owner = ?2"
                db.execute(ended, (now_text(), owner))

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
        return self._existing(key)

    def describe(self, key: str, path: Path, content: Mapping[str, Any]) -> None:
        """Replace what is to be tuned, and how, in the row of a job that does not run."""
        with self._file.writing() as db:
            db.execute(
                "UPDATE jobs SET content = ?, path = ? WHERE key = ? AND state != 'running'",
                (json.dumps(content), os.fsencode(path), key),
            )

    def relocate(self, key: str, path: Path) -> None:
        """Let a job that waits have the path of another copy of its file."""
        with self._file.writing() as db:
            sql = "UPDATE jobs SET path = ? WHERE key = ? AND state = 'queued'"
            db.execute(sql, (os.fsencode(path), key))

    def prioritise(self, key: str, priority: int) -> Job:
        """Let a job wait shorter or longer than others. Raises BankdError (EG0003) out of range."""
        low, high = PRIORITIES
        if not low <= priority <= high:
            hint = f"give a whole number from {low} to {high}; 0 is the default"
            raise BankdError(f"the priority is {priority}", hint, ErrorCode.OPTION)
        with self._file.writing() as db:
            self._existing(key)
            db.execute("UPDATE jobs SET priority = ? WHERE key = ?", (priority, key))
            note(db, key, "prioritised", str(priority))
        return self._existing(key)

    def requeue(self, key: str, path: Path, why: str = "") -> None:
        """Queue an ended job again, without its earlier deaths. One that waits or runs stays:
        another daemon was faster."""
        with self._file.writing() as db:
            job = self.find(key)
            if job and change(db, "queue again", key, why, path=os.fsencode(path)):
                remove_own_reason(job, reasons(db))

    def claim(self, key: str, output: Path | None = None) -> bool:
        """Take a queued job for this process; False if another process was faster.

        `output`: where its offline model will be, so that what a death leaves there is found.
        """
        result = {"output": str(output)} if output else {}
        return self._change("claim", key, f"by process {os.getpid()}", result=result)

    def give_up(self, key: str, why: str = "") -> None:
        """Return an unfinished job of this process to the queue, as when the daemon is told to
        stop. One that has ended meanwhile stays ended."""
        self._change("give up", key, why)

    def died(self, key: str, cause: str) -> Job:
        """The worker died under a job: it goes to the end of the queue.

        After the third time it stays `running` in name, and is the caller's to reject.
        """
        with self._file.writing() as db:
            if not change(db, "worker died", key, cause):
                change(db, "last death", key, cause)
            self._note_seen()
        return self._existing(key)

    def finish(self, key: str, record: Mapping[str, Any]) -> None:
        self._change("finish", key, result=record)

    def fail(self, key: str, reason: Mapping[str, Any]) -> None:
        """Not for good: it is tried again after a while, longer each time; see `try_failed`."""
        self._change("fail", key, str(reason.get("what", "")), result=reason)

    def set_aside(self, key: str, reason: Mapping[str, Any]) -> None:
        self._change("reject", key, str(reason.get("what", "")), result=reason)

    def end_cancelled(self, key: str, reason: Mapping[str, Any], by: str) -> None:
        """A job that ran is not tried again by itself: a person ended it."""
        self._change("end cancelled", key, f"cancelled by {by}", result=reason, by=by)

    def withdraw(self, key: str, why: str = NO_FILE) -> None:
        """Forget a job that waits, or is to be tried again, and that no file is any more."""
        with self._file.writing() as db:
            waits = "state IN ('queued', 'failed')"
            if db.execute(f"DELETE FROM jobs WHERE key = ? AND {waits}", (key,)).rowcount == 1:
                note(db, key, "withdrawn", why)

    def recover(
        self, *, tries_failed: bool = True, clear_away: Callable[[Job], None] = lambda _: None
    ) -> Recovered:
        """Return the jobs of dead owners to the queue, and those that failed; races, too.

        `clear_away`: what such a job left, before another daemon can begin it, and before its row
        forgets where that is.
        """
        self.races.recover()
        if not tries_failed and all(job.is_running for job in self.list(JobState.RUNNING)):
            return Recovered()  # What finds nothing shall write nothing.
        with self._file.writing() as db:
            orphans = [job for job in self.list(JobState.RUNNING) if not job.is_running]
            lost = tuple(filter(_is_lost, orphans))
            interrupted = tuple(job for job in orphans if job not in lost)
            for job in interrupted:
                process = (job.owner or "").partition(":")[0] or "unknown"
                change(db, "interrupted", job.key, f"its daemon, process {process}, died")
            for job in self.list(JobState.FAILED) if tries_failed else ():
                change(db, "try failed", job.key)
            for job in orphans:
                clear_away(job)
        return Recovered(interrupted, lost)

    def try_failed(self) -> None:
        """Queue jobs again that failed long enough ago, whichever daemon had them."""
        due = [job.key for job in self.list(JobState.FAILED) if is_due(job)]
        if due:
            with self._file.writing() as db:
                for key in due:
                    change(db, "try failed", key)

    def cancel(self, key: str, by: str) -> Job:
        """Cancel a job. What was measured for it stays in the bank.

        One that waits, or whose owner is dead, is rejected at once. Of one that runs the request
        is noted: its daemon ends its worker. Returns the job as it stands then.
        Raises BankdError for a job that has ended already, or that does not exist.
        """
        with self._file.writing() as db:
            job = self._existing(key)
            if job.is_running:
                db.execute("UPDATE jobs SET cancelled_by = ? WHERE key = ?", (by, key))
                note(db, key, "cancelled", f"by {by}")
            elif job.state in (JobState.QUEUED, JobState.RUNNING, JobState.FAILED):
                if output := output_of(job):
                    discard_result(output)
                reason = Workspace(self._file.path.parent).set_aside(
                    key, cancelled(key, job.path, by)
                )
                change(db, "cancel", key, f"by {by}", result=asdict(reason), by=by)
            else:
                raise _refused(job, "cannot be cancelled", "`bankd jobs` shows what runs and waits")
        return self._existing(key)

    def retry(self, key: str) -> Job:
        """Put a job that has ended, however it did, back into the queue; its reason files go.

        Raises BankdError where there is no such job, where it waits or runs already, and where its
        model is gone.
        """
        with self._file.writing() as db:
            job = self._existing(key)
            if job.state in (JobState.QUEUED, JobState.RUNNING):
                raise _refused(job, "cannot be tried again", "cancel it first: `bankd cancel`")
            sql = "SELECT * FROM files WHERE key = ? OR path = ?"
            seen = tuple(self._file.read(FileSeen.of, sql, (job.key, os.fsencode(job.path))))
            path = _file_of(job, seen)
            # Before another process can begin it: what is written then is of the next end.
            remove_own_reason(job, reasons(db))
            change(db, "retry", key, path=os.fsencode(path))
        return self._existing(key)

    def _change(self, transition: str, key: str, said: str = "", **values: Any) -> bool:
        with self._file.writing() as db:
            is_changed = change(db, transition, key, said, **values)
            self._note_seen()
            return is_changed

    def _note_seen(self) -> None:
        """Note that the daemon that begins or ends a job is there."""
        seen = "UPDATE daemons SET seen = ? WHERE owner = ?"
        self._file.database.execute(seen, (now_text(), own_identity()))


def retry(workspace: Path, key: str) -> Job:
    """Retry a job of this workspace (the folder `aoe_workspace`); see `Jobs.retry`."""
    with closing(_opened(workspace)) as jobs:
        return jobs.retry(key)


def cancel(workspace: Path, key: str, by: str) -> Job:
    """Cancel a job of this workspace; see `Jobs.cancel`."""
    with closing(_opened(workspace)) as jobs:
        return jobs.cancel(key, by)


def output_of(job: Job) -> Path | None:
    """Return the path where a begun job may have left an offline model without a reference."""
    named = job.result.get("output") if job.state is JobState.RUNNING else None
    return Path(named) if isinstance(named, str) else None


def cancelled(key: str, path: Path, by: str) -> Reason:
    """Return the reason of a job that a person cancelled."""
    hint = f"`bankd retry {key[:12]}` tries it again"
    return Reason(model_name(path), str(path), f"cancelled by {by}", hint, ErrorCode.COMMAND)


def is_due(job: Job, now: datetime | None = None) -> bool:
    """Return True if a job that failed is to be tried again.

    A clock that was put back does not make it wait: then its end is in the future.
    """
    try:
        ended = datetime.fromisoformat(job.ended or "")
        return not ended <= (now or datetime.now(UTC)) < ended + timedelta(seconds=job.retry_s)
    except (ValueError, TypeError, OverflowError):  # A damaged time.
        return True


def _opened(workspace: Path) -> Jobs:
    path = Workspace(workspace).job_list
    if not path.exists():
        hint = "give its folder with --work_dir"
        raise BankdError(f"there is no job list {path}", hint, ErrorCode.DIRECTORY)
    return Jobs(path)


def _is_lost(job: Job) -> bool:
    return job.interruptions + 1 >= MAX_INTERRUPTIONS or job.deaths >= MAX_DEATHS


def _file_of(job: Job, seen: tuple[FileSeen, ...]) -> Path:
    """The file to try a job with. `seen`: files that are this job, or are at its path.

    Raises BankdError where there is none: it is gone, or is another job by now.
    """
    ours = [one.path for one in seen if one.key == job.key and one.path.exists()]
    if ours:
        return job.path if job.path in ours else ours[0]
    if not job.path.exists():
        hint = "put the model back, or drop it into a watched folder"
        raise BankdError(f"{job.path} is not there any more", hint, ErrorCode.FILE)
    now = next((one.key for one in seen if one.path == job.path and one.key), None)
    if now is not None:
        what = f"{job.path} is not what it was as {_named(job)}: its content or its options changed"
        raise BankdError(what, f"`bankd retry {now[:12]}` tries what it is now", ErrorCode.FILE)
    return job.path


def _named(job: Job) -> str:
    return f"job {job.key[:12]} ({model_name(job.path)})"


def _refused(job: Job, what: str, hint: str) -> BankdError:
    state = "was rejected" if job.status == JobState.SET_ASIDE else f"is {job.status}"
    return BankdError(f"{_named(job)} {state}: it {what}", hint, ErrorCode.COMMAND)
