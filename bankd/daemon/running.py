"""Jobs -> results: the next job is claimed and handed to the worker, and what comes of it noted."""

from __future__ import annotations

import asyncio
import itertools
import math
import shutil
from collections.abc import Callable
from pathlib import Path

from bankd.children import ChildDied
from bankd.clock import now_text
from bankd.daemon.admitting import request_of
from bankd.daemon.endings import failed, finished, log_end, refused, set_aside
from bankd.daemon.parts import Parts, Showing
from bankd.daemon.standing import RunningJob, Standing
from bankd.errors import BankdError
from bankd.jobs import MOST_DEATHS, MOST_INTERRUPTIONS, Job, State, cancelled
from bankd.progress import append
from bankd.room import why_no_room
from bankd.running import log_file, progress_file
from bankd.working import Changed, Done, Drained, Failed, Order, Outcome, Refused
from bankd.workspace import discard_result, snapshot_folder
from tuner.errors import TunerError
from tuner.session import Event

FIRST_RETRY_S = 60.0
LAST_RETRY_S = 3600.0
"""What failed through no fault of its model is tried again after so long, at first and at most."""
UNSAVED_S = 5.0
"""Between tries to note what came of a job, where the job list cannot be written."""

SEE_LOGS = "see the log of the daemon and of the system: perhaps the memory was not enough for it"


class Running:
    """Runs one job at a time. `tuned`: keys of what was tuned since this daemon began."""

    def __init__(self, parts: Parts, standing: Standing) -> None:
        self._parts = parts
        self._standing = standing
        self._busy_since_s: float | None = None
        self._retries: dict[str, tuple[float, float]] = {}
        """When a failed job is tried again, and after how long the next time."""
        self._is_told = False
        self._told_gaps: tuple[str, ...] = ()
        self.tuned: set[str] = set()

    def recover(self) -> None:
        """Put right what earlier daemons left: return their jobs, or set aside what kills."""
        self._recover(tries_failed=True)

    def _recover(self, *, tries_failed: bool) -> None:
        recovered = self._parts.jobs.recover(tries_failed=tries_failed)
        for output in recovered.outputs:
            discard_result(output)
        for job in (*recovered.interrupted, *recovered.lost):
            self._clear_away(job.key)
        for job in recovered.lost:
            self._end(job, self._lost(job))
        if recovered.interrupted:
            self._standing.wake()
        for job in self._parts.jobs.list(State.QUEUED):
            if job.cancelled_by:
                # Its daemon ended before it saw that somebody wanted this.
                reason = cancelled(job.key, job.path, job.cancelled_by)
                log_end(self._parts, job.key, set_aside(self._parts, job.key, job.path, reason))

    def recover_others(self) -> None:
        """What a daemon left that died while this one serves the same list."""
        self._recover(tries_failed=False)

    async def run_next(self) -> bool:
        """Run the job that is next, if there is one and nothing stands in its way; whether so.

        Raises DeviceBusy where another process measures, BankdError where the job list or a disk
        refuses.
        """
        self._standing.why_waiting = ""
        self._try_failed()
        job = self._parts.jobs.next(self._parts.identity.basis, self._standing.folders)
        if job is None or self._standing.is_stopping:
            return False
        if "request" not in job.content:
            # It was refused before it was tried, or is of an earlier version.
            self._parts.jobs.withdraw(job.key)
            self._standing.look_again.add(job.key)
            self._standing.wants_files.hint()
            return True
        if why := self._why_not_now(job):
            self._wait(why)
            return False
        with self._parts.hold_device():
            await self._run(job)
        self._tell_unconfined()
        return True

    def _tell_unconfined(self) -> None:
        """Once: what this system could not keep the worker from."""
        gaps = self._parts.workshop.unconfined
        if gaps and gaps != self._told_gaps:
            self._told_gaps = gaps
            self._parts.log.warning("unconfined", why="; ".join(gaps))

    def wait_for_device(self, why: str) -> None:
        self._wait(why)

    def cancel(self, key: str, by: str) -> bool:
        """End the running job, if it is this one: its worker is ended at once."""
        running = self._standing.job
        if running is None or running.key != key or running.cancelled_by:
            return False
        running.cancelled_by = by
        return True

    def look_for_wishes(self) -> None:
        """Whether somebody noted in the job list that the running job shall end."""
        running = self._standing.job
        if running and (by := self._parts.jobs.cancelled_by(running.key)):
            self.cancel(running.key, by)

    def _wait(self, why: str) -> None:
        self._standing.why_waiting = why
        if not self._is_told:
            # Once, until a job is begun: figures in the sentence change all the time.
            self._is_told = True
            self._parts.log.warning("waiting", why=why)

    def _why_not_now(self, job: Job) -> str:
        """Why no job is begun now; empty where nothing stands in the way."""
        bounds, settings = self._standing.bounds, self._parts.identity.settings
        places = {"workspace": settings.workspace, "bank": settings.bank}
        # The copy of the model, and what it is built into.
        needed_bytes = 2 * int(job.content.get("size_bytes", 0))
        if why := why_no_room(places, bounds.disk_floor_bytes + needed_bytes):
            return why
        why = self._parts.why_busy(bounds.most_busy_cores)
        now_s = self._parts.now_s()
        if not why:
            self._busy_since_s = None
            return ""
        since_s = self._busy_since_s = self._busy_since_s or now_s
        return why if now_s - since_s < bounds.load_patience_s else ""

    def _try_failed(self) -> None:
        now_s = self._parts.now_s()
        for key, (due_s, after_s) in list(self._retries.items()):
            if now_s >= due_s:
                self._parts.jobs.try_failed(key)
                self._retries[key] = (math.inf, after_s)

    async def _run(self, job: Job) -> None:
        parts, key = self._parts, job.key
        output = parts.workspace.new_result(job.path.stem)
        resumes = parts.jobs.was_interrupted(key)
        if not parts.jobs.claim(key, output):
            parts.workspace.discard(output)
            why = "another daemon has it, or it was cancelled"
            parts.log.info("elsewhere", path=job.path, why=why)
            return
        parts.log.info("job_started", job=key[:12], path=job.path)
        self._is_told = False
        ending: Outcome | ChildDied | None = None
        try:
            ending = await self._signed(await self._ending(job, output, resumes=resumes), output)
            await self._noted(lambda: self._end(job, ending))
        except BaseException as error:
            why = error.message if isinstance(error, BankdError) else "the daemon ended"
            parts.jobs.give_up(key, why)
            raise
        finally:
            self._standing.job = None
            self._clear_away(key)
            if not isinstance(ending, Done):
                discard_result(output)

    async def _ending(self, job: Job, output: Path, *, resumes: bool) -> Outcome | ChildDied:
        try:
            order = self._order(job, output, resumes=resumes)
        except (TypeError, LookupError, ValueError, BankdError) as error:
            return Refused(f"its row in the job list is damaged: {error}", "drop the model again")
        self._standing.job = running = RunningJob(job.key, job.path)
        with self._parts.showing(job.path.stem) as showing:
            tuning = asyncio.ensure_future(
                self._parts.workshop.tune(order, _Watching(self._parts, running, showing))
            )
            try:
                while not tuning.done():
                    await asyncio.wait({tuning}, timeout=0.1)
                    if running.cancelled_by and not tuning.done():
                        await self._parts.workshop.close()
                    elif self._standing.is_stopping:
                        self._parts.workshop.drain()
                return tuning.result()
            except ChildDied as death:
                return Drained() if death.cause == "drained" else death
            finally:
                tuning.cancel()

    async def _signed(self, ending: Outcome | ChildDied, output: Path) -> Outcome | ChildDied:
        """Where there is a key, nothing is handed over that nobody vouches for."""
        if isinstance(ending, Done) and self._parts.sign is not None:
            try:
                # In a thread: a file of gigabytes takes seconds.
                await asyncio.to_thread(self._parts.sign, output)
            except (TunerError, OSError) as error:
                return Failed(f"it could not be signed: {error}", "see TUNEBANK_SIGNING_KEY")
        return ending

    def _order(self, job: Job, output: Path, *, resumes: bool) -> Order:
        root = self._standing.root_of(job.path)
        hashes = {job.path.name: job.content["model"], **job.content["data"]}
        return Order(job.key, root, job.path, hashes, request_of(job), output, resumes)

    def _end(self, job: Job, ending: Outcome | ChildDied) -> None:
        """Note what came of a job, so that whoever asks next knows."""
        parts, key = self._parts, job.key
        running = self._standing.job
        by = (running.cancelled_by if running is not None else "") or parts.jobs.cancelled_by(key)
        if isinstance(ending, Done):
            self._retries.pop(key, None)
            self.tuned.add(key)
            log_end(parts, key, finished(parts, job, ending.record))
        elif by:
            self._say(key, f"ended: cancelled by {by}")
            log_end(parts, key, set_aside(parts, key, job.path, cancelled(key, job.path, by)))
        elif isinstance(ending, Refused):
            log_end(parts, key, refused(parts, job, ending))
        elif isinstance(ending, Failed):
            self._retry_later(key)
            log_end(parts, key, failed(parts, job, ending))
        elif isinstance(ending, Changed):
            self._look_again(job, ending.why)
        elif isinstance(ending, Drained):
            parts.jobs.give_up(key, "the daemon was told to stop")
            parts.log.info("drained", job=key[:12], path=job.path)
        else:
            self._died(job, ending)

    def _look_again(self, job: Job, why: str) -> None:
        """What was looked into is not there any more: forget it, look again."""
        jobs = self._parts.jobs
        jobs.give_up(job.key, why)
        copies = [seen.path for seen in jobs.files.with_key(job.key) if seen.path != job.path]
        if there := next((path for path in copies if path.exists()), None):
            jobs.relocate(job.key, there)
        else:
            jobs.withdraw(job.key)
        self._standing.look_again.add(job.key)
        self._standing.wants_files.hint()
        self._parts.log.warning("changed", path=job.path, why=why)

    def _died(self, job: Job, death: ChildDied) -> None:
        parts = self._parts
        parts.metrics.worker_died(death.cause)
        parts.log.warning("worker_died", job=job.key[:12], path=job.path, cause=death)
        self._say(job.key, f"ended: {death}")
        after = parts.jobs.died(job.key, str(death))
        if after.state is State.RUNNING:
            what = f"the process that tuned it died {MOST_DEATHS} times, at last of {death}"
            log_end(parts, job.key, refused(parts, job, Refused(what, SEE_LOGS, "100")))

    def _lost(self, job: Job) -> Refused:
        if job.deaths >= MOST_DEATHS:
            return Refused(f"the process that tuned it died {MOST_DEATHS} times", SEE_LOGS, "100")
        what = f"the daemon ended {MOST_INTERRUPTIONS} times while it was tuned"
        return Refused(what, SEE_LOGS, "100")

    def _say(self, key: str, text: str) -> None:
        """The last line in the log of a job whose worker could not say it any more."""
        try:
            append(log_file(self._parts.workspace.folder, key), f"{now_text()[11:19]} {text}\n")
        except OSError as error:
            self._parts.log.warning("no_progress", job=key[:12], why=error)

    def _retry_later(self, key: str) -> None:
        _, after_s = self._retries.get(key, (0.0, FIRST_RETRY_S))
        due_s = self._parts.now_s() + after_s
        self._retries[key] = (due_s, min(2 * after_s, LAST_RETRY_S))

    async def _noted(self, note: Callable[[], None]) -> None:
        """Until it is noted: a disk that is full now must not cost what was measured.

        A daemon that stops does not wait for it: the next one finds the job as it was, and all that
        was measured in the bank.
        """
        for tries in itertools.count():
            try:
                note()
            except (BankdError, OSError) as error:
                if self._standing.is_stopping and tries:
                    raise
                self._standing.troubles["jobs"] = str(error)
                self._parts.log.warning("not_noted", why=error)
                await asyncio.sleep(UNSAVED_S)
            else:
                self._standing.troubles.pop("jobs", None)
                return

    def _clear_away(self, key: str) -> None:
        """What only a running job needs, also where its worker could not do it."""
        folder = self._parts.workspace.folder
        shutil.rmtree(snapshot_folder(folder, key), ignore_errors=True)
        progress_file(folder, key).unlink(missing_ok=True)


class _Watching:
    """Passes on what a worker tells."""

    def __init__(self, parts: Parts, running: RunningJob, showing: Showing) -> None:
        self._parts = parts
        self._running = running
        self._showing = showing

    def event(self, event: Event) -> None:
        self._running.note(event)
        self._showing.event(event)

    def line(self, text: str) -> None:
        self._showing.line(text)

    def complaint(self, text: str) -> None:
        self._parts.log.warning("no_progress", job=self._running.key[:12], why=text)
