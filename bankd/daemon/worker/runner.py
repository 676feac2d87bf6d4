"""Jobs and races -> results: the next is claimed, handed to the worker, and its end noted."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from pathlib import Path

from bankd.bank.subject import short_key
from bankd.bridge import Event, TunerError
from bankd.config.request import Request
from bankd.config.workspace import discard_result
from bankd.daemon.child_process import ChildDied
from bankd.daemon.context import DaemonParts, OnTuned, ProgressView, ignore
from bankd.daemon.daemon_state import DaemonState, RunningJob
from bankd.daemon.queue.endings import (
    EndingRecorder,
    clear_away,
    recover,
    recover_others,
    until_noted,
)
from bankd.daemon.worker.messages import Done, Drained, Failed, Outcome, Refused, WorkRequest
from bankd.errors import BankdError, ErrorCode
from bankd.jobs import Job, Race, RaceState, model_name
from bankd.system.device_lock import DeviceBusy
from bankd.system.disk_space import free_bytes, why_no_room

WISHES_S = 1.0
"""Period at which a daemon checks whether its job was cancelled."""


class JobRunner:
    """Runs jobs, as many at a time as the workshop has slots."""

    def __init__(
        self,
        parts: DaemonParts,
        daemon_state: DaemonState,
        *,
        gives_way: bool = True,
        on_tuned: OnTuned = ignore,
    ) -> None:
        """`gives_way`: to others who wait for the device. Who does not wait for it itself would
        lose it for good. `on_tuned` hears of each job that is done."""
        self._on_tuned = on_tuned
        self._parts = parts
        self._daemon_state = daemon_state
        self._gives_way = gives_way
        self._ending_recorder = EndingRecorder(parts, daemon_state)
        self._busy_since_s: float | None = None
        self._is_told = False
        self._told_gaps: tuple[str, ...] = ()
        self._passed_over = ""
        """Key of the job that there is no room for, once that was reported."""

    @property
    def tuned(self) -> set[str]:
        """Keys of what was tuned since this daemon began."""
        return self._ending_recorder.tuned

    def recover(self) -> None:
        """Put right what earlier daemons left: return their jobs, or reject what kills."""
        if recover(self._parts):
            self._daemon_state.wakes.hint()

    def recover_others(self) -> None:
        """Recover what a daemon left that died while this one serves the same list, and what this
        one could not note."""
        if recover_others(self._parts, self._daemon_state):
            self._daemon_state.wakes.hint()

    async def run_next(self) -> bool:
        """Run the job that is next, if there is one and nothing stands in its way; whether so.

        Raises DeviceBusy where another process measures, BankdError where the job list or a disk
        refuses.
        """
        self._daemon_state.why_waiting = ""
        self._parts.jobs.try_failed()
        job = self._next()
        if job is None or self._daemon_state.is_stopping:
            self._parts.turns.leave()
            self._busy_since_s = None  # The next job has not waited yet.
            return False
        if "request" not in job.content:
            # It was refused before it was tried, or is of an earlier version.
            self._parts.jobs.withdraw(job.key)
            self._daemon_state.file_states.outdate(job.key)
            self._daemon_state.wakes.files.hint()
            return True
        if why := self._why_no_room(job) or self._why_busy():
            self.wait(why)
            return False
        if self._gives_way and (why := self._parts.turns.why_not_ours()):
            self._daemon_state.why_waiting = why  # Not reported: it is so after every job.
            return False
        with ExitStack() as device:
            device.enter_context(self._parts.turns.holding(self._parts.hold_device))
            await self._run(job, device)
        gaps = self._parts.workshop.unconfined
        if gaps and gaps != self._told_gaps:  # Once: what the worker could not be kept from.
            self._told_gaps = gaps
            self._parts.log.warning("unconfined", why="; ".join(gaps))
        return True

    def wait(self, why: str) -> None:
        """No job is begun, though one waits."""
        self._daemon_state.why_waiting = why
        if not self._is_told:
            # Once, until a job is begun: figures in the sentence change all the time.
            self._is_told = True
            self._parts.log.warning("waiting", why=why)

    def cancel(self, key: str, by: str) -> bool:
        """End the running job, if it is this one: its worker is ended at once."""
        running_job = self._daemon_state.activity.running_jobs.get(key)
        if running_job is None or running_job.cancelled_by:
            return False
        running_job.cancelled_by = by
        return True

    def _next(self) -> Job | None:
        """The most urgent job that there is room for; where there is room for none, the most
        urgent of all."""
        jobs, basis = self._parts.jobs, self._parts.identity.basis
        first = jobs.next(basis, self._daemon_state.folders)
        if first is None or not (why := self._why_no_room(first)):
            self._passed_over = ""
            return first
        fitting = jobs.next(basis, self._daemon_state.folders, self._largest_bytes())
        if fitting is None:
            return first
        if self._passed_over != first.key:
            self._passed_over = first.key
            self._parts.log.warning("passed_over", job=first.key[:12], path=first.path, why=why)
        return fitting

    @property
    def _places(self) -> dict[str, Path]:
        settings = self._parts.identity.settings
        return {"workspace": settings.workspace, "bank": settings.bank}

    def _why_no_room(self, job: Job) -> str:
        # The copy of the model, and what it is built into.
        needed_bytes = 2 * int(job.content.get("size_bytes", 0))
        return why_no_room(self._places, self._daemon_state.bounds.disk_floor_bytes + needed_bytes)

    def _largest_bytes(self) -> int:
        """Return the largest size of a model that fits the disks; below 0 where none does."""
        try:
            free = min(free_bytes(place) for place in self._places.values())
        except OSError:
            return -1
        return (free - self._daemon_state.bounds.disk_floor_bytes) // 2

    def _why_busy(self) -> str:
        """Say why others compute too much for a job; empty where they do not, or for too long."""
        bounds = self._daemon_state.bounds
        why = self._parts.why_busy(bounds.most_busy_cores)
        now_s = self._parts.now_s()
        if not why:
            self._busy_since_s = None
            return ""
        since_s = self._busy_since_s = self._busy_since_s or now_s
        return why if now_s - since_s < bounds.load_patience_s else ""

    async def _run(self, job: Job, device: ExitStack) -> None:
        """`device` is let go as soon as nothing is measured any more: to note the end may take
        until a disk has room."""
        parts, key = self._parts, job.key
        resumes = parts.jobs.was_interrupted(key)
        output = parts.workspace.new_result(model_name(job.path))
        if not self._claimed(job, output):
            return
        ending: Outcome | ChildDied | None = None
        try:
            self._daemon_state.activity.running_jobs[key] = RunningJob(key, job.path)
            parts.log.info("job_started", job=key[:12], path=job.path)
            self._is_told = False
            ending = await self._ending(job, output, resumes=resumes)
            device.close()
            ending = await self._signed(ending, output)
            await self._ending_recorder.note(job, ending)
            if isinstance(ending, Done):
                known = self._daemon_state.file_states.known.items()
                copies = {path for path, seen in known if seen.key == key} - {job.path}
                self._on_tuned(job, [job.path, *sorted(copies)], ending.record)
            self._daemon_state.wakes.output.hint()
        except Exception as error:
            device.close()
            await self._ending_recorder.given_up(key, str(error))
            raise
        except BaseException:
            with suppress(BankdError):  # The next daemon finds that this one is gone.
                parts.jobs.give_up(key, "the daemon ended")
            raise
        finally:
            self._daemon_state.activity.running_jobs.pop(key, None)
            clear_away(parts, key)
            if not isinstance(ending, Done):
                discard_result(output)

    def _claimed(self, job: Job, output: Path) -> bool:
        """Return True if it is ours now; if not, nothing is left of what was made for it."""
        parts, is_ours = self._parts, False
        try:
            is_ours = parts.jobs.claim(job.key, output)
        finally:
            if not is_ours:
                parts.workspace.discard(output)
        if not is_ours:
            why = "another daemon has it, or it was cancelled"
            parts.log.info("elsewhere", path=job.path, why=why)
        return is_ours

    async def _ending(self, job: Job, output: Path, *, resumes: bool) -> Outcome | ChildDied:
        try:
            order = self._order(job, output, resumes=resumes)
        except (TypeError, LookupError, ValueError, BankdError) as error:
            what = f"its row in the job list is damaged: {error}"
            return Refused(what, "drop the model again", ErrorCode.FILE)
        running_job = self._daemon_state.activity.running_jobs[job.key]
        with self._parts.showing(model_name(job.path)) as showing:
            listener = _ProgressListener(self._parts, running_job, showing)
            tuning = asyncio.ensure_future(self._parts.workshop.tune(order, listener))
            try:
                await self._watched(tuning, running_job)
                return tuning.result()
            except ChildDied as death:
                return Drained() if death.cause == "drained" else death
            except BankdError as error:
                if running_job.cancelled_by:  # While its worker was started.
                    return ChildDied(str(error))
                raise
            finally:
                tuning.cancel()

    async def _watched(self, tuning: asyncio.Future[Outcome], running_job: RunningJob) -> None:
        """Wait until it has ended, which a cancellation or the end of the daemon causes, too."""
        looked_s = self._parts.now_s()
        while not tuning.done():
            await asyncio.wait({tuning}, timeout=0.1)
            if self._parts.now_s() >= looked_s + WISHES_S:
                looked_s = self._parts.now_s()
                with suppress(BankdError):  # Locked, perhaps by who is about to note it.
                    by = self._parts.jobs.cancelled_by(running_job.key)
                    running_job.cancelled_by = running_job.cancelled_by or by or ""
            if running_job.cancelled_by and not tuning.done():
                await self._parts.workshop.cancel(running_job.key)
            elif self._daemon_state.is_stopping:
                self._parts.workshop.drain()

    async def _signed(self, ending: Outcome | ChildDied, output: Path) -> Outcome | ChildDied:
        """Sign the offline model where there is a key, before it is handed over."""
        if isinstance(ending, Done) and self._parts.sign is not None:
            try:
                # In a thread: a file of gigabytes takes seconds.
                await asyncio.to_thread(self._parts.sign, output)
            except (TunerError, OSError) as error:
                code = error.code if isinstance(error, TunerError) else ErrorCode.FILE
                return Failed(f"it could not be signed: {error}", "see TUNEBANK_SIGNING_KEY", code)
        return ending

    def _order(self, job: Job, output: Path, *, resumes: bool) -> WorkRequest:
        root = self._daemon_state.root_of(job.path)
        hashes = {job.path.name: job.content["model"], **job.content["data"]}
        request = Request.parse(job.content["request"])
        return WorkRequest(job.key, root, job.path, hashes, request, output, resumes, job.priority)


class _ProgressListener:
    """Passes on what a worker reports. A failure to show it ends no job."""

    def __init__(self, parts: DaemonParts, running_job: RunningJob, showing: ProgressView) -> None:
        self._parts = parts
        self._running_job = running_job
        self._showing = showing

    def event(self, event: Event) -> None:
        self._running_job.note(event)
        with suppress(OSError):
            self._showing.event(event)

    def line(self, text: str) -> None:
        with suppress(OSError):
            self._showing.line(text)

    def complaint(self, text: str) -> None:
        self._parts.log.warning("no_progress", job=self._running_job.key[:12], why=text)


async def run_race(parts: DaemonParts, daemon_state: DaemonState) -> bool:
    """Run the race that waits longest; whether there was one.

    Raises DeviceBusy where another process measures; the race then waits on, as it does when the
    daemon is told to stop.
    """
    races = parts.jobs.races
    if not races.is_any_waiting():
        return False
    with parts.turns.holding(parts.hold_device):
        pass  # Its worker will hold it. Where it cannot, nothing is begun, and nothing written.
    race = races.claim()
    if race is None:
        return False
    daemon_state.activity.race = ""
    try:
        parts.log.info("race_started", race=race.id, key=short_key(race.key), bank=race.bank)
        ended = await _outcome(parts, daemon_state, race)
        await until_noted(parts, daemon_state, lambda: _note(parts, race, ended))
    except Exception:
        await until_noted(parts, daemon_state, lambda: races.give_up(race.id))
        raise
    except BaseException:
        with suppress(BankdError):  # The next daemon finds that this one is gone.
            races.give_up(race.id)
        raise
    finally:
        daemon_state.activity.race = None
    return ended is not None


def _note(parts: DaemonParts, race: Race, ended: tuple[RaceState, str] | None) -> None:
    if ended is None:
        parts.jobs.races.give_up(race.id)
        return
    state, said = ended
    parts.jobs.races.end(race.id, state, said)
    parts.metrics.count("races", value=state)
    parts.log.info("race_ended", race=race.id, state=state, said=said)


async def _outcome(
    parts: DaemonParts, daemon_state: DaemonState, race: Race
) -> tuple[RaceState, str] | None:
    """Return its end; None where it had to be cut short."""
    racing = asyncio.ensure_future(parts.workshop.race(race))
    try:
        while not racing.done():
            await asyncio.wait({racing}, timeout=0.25)
            if daemon_state.is_stopping and not racing.done():
                # What was measured for it is worth nothing before its end.
                await parts.workshop.close()
        return racing.result()
    except ChildDied as death:
        if daemon_state.is_stopping:
            return None
        parts.metrics.count("worker_deaths", value=death.cause)
        return RaceState.FAILED, f"the process that measured it died: {death}"
    except DeviceBusy:
        raise
    except (BankdError, OSError) as error:
        return RaceState.FAILED, str(error)
    finally:
        racing.cancel()
