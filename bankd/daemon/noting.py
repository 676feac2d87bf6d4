"""What comes of a job, noted: in its row and its reason file, in the log, and in the metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bankd.bridge.progress import append
from bankd.clock import now_text
from bankd.daemon.child_process import ChildDied
from bankd.daemon.endings import (
    ended_by,
    failed,
    finished,
    log_end,
    refused,
    too_deadly,
    too_long,
)
from bankd.daemon.parts import Parts
from bankd.daemon.scanner.scan import may_be_there
from bankd.daemon.standing import Standing
from bankd.daemon.worker import Changed, Done, Drained, Failed, Outcome, Refused, TookTooLong
from bankd.errors import BankdError
from bankd.jobs import Job, State
from bankd.jobs.running import log_file

UNSAVED_S = 5.0
"""Between tries to note what came of a job, where the job list cannot be written."""

Said = TypeVar("Said")


async def until_noted(parts: Parts, standing: Standing, note: Callable[[], Said]) -> Said:
    """What `note` says, once it can be noted: a disk that is full now must not cost what was
    measured.

    A daemon that stops does not wait for it: the next one finds the job as it was, and all that
    was measured in the bank.
    """
    tries = 0
    while True:
        try:
            said = note()
        except (BankdError, OSError) as error:
            if standing.is_stopping and tries:
                raise
            standing.troubles["jobs"] = str(error)
            if not tries:  # Once: it may be tried for hours.
                parts.log.warning("not_noted", why=error)
            tries += 1
            await asyncio.sleep(UNSAVED_S)
        else:
            standing.troubles.pop("jobs", None)
            return said


class Noting:
    """Of one daemon. `tuned`: keys of what was tuned since it began."""

    def __init__(self, parts: Parts, standing: Standing) -> None:
        self._parts = parts
        self._standing = standing
        self.tuned: set[str] = set()

    async def note(self, job: Job, ending: Outcome | ChildDied) -> None:
        """So that whoever asks next knows; as soon as it can be written."""
        after: Outcome | ChildDied | None = ending
        if isinstance(ending, ChildDied) and not await self._noted(lambda: self._wisher(job.key)):
            after = await self._after_death(job, ending)
        if after is not None:
            await self._noted(lambda: self._end(job, after))

    async def given_up(self, key: str, why: str) -> None:
        """A job that could not be carried out waits again."""
        await self._noted(lambda: self._parts.jobs.give_up(key, why))

    async def _noted(self, note: Callable[[], Said]) -> Said:
        return await until_noted(self._parts, self._standing, note)

    def _wisher(self, key: str) -> str:
        """Who wanted this job to end; empty where nobody did."""
        running = self._standing.job
        by = running.cancelled_by if running is not None and running.key == key else ""
        return by or self._parts.jobs.cancelled_by(key) or ""

    def _end(self, job: Job, ending: Outcome | ChildDied) -> None:
        """May be tried again where something could not be written: it counts once all the same."""
        parts, key, by = self._parts, job.key, self._wisher(job.key)
        if isinstance(ending, Done):
            self.tuned.add(key)
            log_end(parts, key, finished(parts, job, ending.record))
        elif by:
            log_end(parts, key, ended_by(parts, key, job.path, by))
            self._say(key, f"ended: cancelled by {by}")
        elif isinstance(ending, Refused):
            log_end(parts, key, refused(parts, job, ending))
        elif isinstance(ending, Failed):
            log_end(parts, key, failed(parts, job, ending))
        elif isinstance(ending, Changed):
            self._look_again(job, ending.why)
        elif isinstance(ending, Drained):
            parts.jobs.give_up(key, "the daemon was asked to stop")
            parts.log.info("drained", job=key[:12], path=job.path)

    def _look_again(self, job: Job, why: str) -> None:
        """What was looked into is not there any more: forget it, look again."""
        jobs = self._parts.jobs
        jobs.give_up(job.key, why)
        # Else it is what is begun next, again and again until it has settled.
        jobs.files.forget([job.path])
        copies = [seen.path for seen in jobs.files.with_key(job.key)]
        if there := next(filter(may_be_there, copies), None):
            jobs.relocate(job.key, there)
        else:
            jobs.withdraw(job.key)
        self._standing.look_again.add(job.key)
        self._standing.wants_files.hint()
        self._parts.log.warning("changed", path=job.path, why=why)

    async def _after_death(self, job: Job, death: ChildDied) -> Refused | None:
        """A death is told and counted, once; None where the job waits again."""
        parts = self._parts
        parts.metrics.worker_died(death.cause)
        parts.log.warning("worker_died", job=job.key[:12], path=job.path, cause=death)
        self._say(job.key, f"ended: {death}")
        if isinstance(death, TookTooLong):
            return too_long(job, death)
        after = await self._noted(lambda: parts.jobs.died(job.key, str(death)))
        if after.state is not State.RUNNING:
            return None
        return too_deadly(death)

    def _say(self, key: str, text: str) -> None:
        """The last line in the log of a job whose worker could not say it any more."""
        try:
            append(log_file(self._parts.workspace.folder, key), f"{now_text()[11:19]} {text}\n")
        except OSError as error:
            self._parts.log.warning("no_progress", job=key[:12], why=error)
