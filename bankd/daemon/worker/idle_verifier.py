"""The idle verifier: measures what noise or another machine left in doubt, while no job waits.

newest jobs -> noisy figures or races -> quiet? -> the job waits again
            -> their tasks -> an entry of another environment, or a noisy one -> quiet? -> race
               -> decision of here; where the entry is retired, the job waits again
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bankd.bank import TargetKey
from bankd.bank.subject import short_key
from bankd.bridge import Event
from bankd.bridge.tuning_record import Record
from bankd.bridge.verify import Happened, Waiting
from bankd.daemon.child_process import ChildDied
from bankd.daemon.context import DaemonParts
from bankd.daemon.daemon_state import DaemonState
from bankd.daemon.worker.messages import Outcome, SubjectDone
from bankd.errors import BankdError
from bankd.jobs import Job
from bankd.system.device_lock import DeviceBusy
from bankd.system.disk_space import why_no_room

IDLE_S = 20.0
"""Minimum time without work before an entry is raced, and between two such races. An idle daemon
looks for work every 30 s: with as much here, a moment would decide between 30 s and 60."""
AGAIN_S = 21_600.0
"""Time until an entry is raced again that still waits: a race left it alone, or was noisy."""
FIRST_AGAIN_S = 300.0
"""Time until a job whose figures stayed noisy is measured again; it doubles, up to AGAIN_S."""
MAX_DOUBLED = 10
"""Number of doublings that are more than that is."""
MAX_JOBS = 256
"""Maximum number of jobs, the newest first, whose entries are raced."""
POLL_S = 0.5
"""Period at which a daemon checks during the race whether a job waits."""


class IdleVerifier:
    """Measures one job or entry again after each idle interval. It belongs to the daemon's loop."""

    def __init__(self, parts: DaemonParts, daemon_state: DaemonState) -> None:
        self._parts = parts
        self._daemon_state = daemon_state
        self._left_s: dict[tuple[TargetKey, str], float] = {}
        """Time of the last race of each entry."""
        self._measured: dict[str, tuple[int, float]] = {}
        """Number and time of the last measurement of each job that was in doubt, by its key."""
        self._none_since_s: float | None = None
        """Time of the last work when no entry was found: until there is more, none is sought."""

    async def run_next(self) -> bool:
        """Measure the next of what is in doubt if the machine is quiet; return True if it did.

        Raises BankdError where the job list or the bank refuses.
        """
        parts, daemon_state = self._parts, self._daemon_state
        verify, settings = parts.verify, parts.identity.settings
        if verify is None or not daemon_state.bounds.verify_when_quiet or not settings.reads_bank:
            return False
        if parts.now_s() - daemon_state.activity.used_s < IDLE_S or daemon_state.activity.is_any:
            return False
        found = self._next_in_doubt() or await self._next()
        if found is None or self._is_hindered():
            return False
        if isinstance(found, Job):
            self._measure_again(found, "it was noisy, and the machine is quiet now")
            return True
        try:
            with parts.turns.holding(parts.hold_device):
                await self._race(*found, verify)
        except DeviceBusy:
            parts.turns.leave()  # A race that no process asked for does not wait for the device.
            return False
        return True

    def _is_hindered(self) -> bool:
        """Return True if something else waits, others compute, or a disk is full."""
        parts, bounds = self._parts, self._daemon_state.bounds
        settings = parts.identity.settings
        places = {"workspace": settings.workspace, "bank": settings.bank}
        return bool(
            self._is_interrupted()
            or parts.why_busy(bounds.most_busy_cores)
            or why_no_room(places, bounds.disk_floor_bytes)
        )

    def _next_in_doubt(self) -> Job | None:
        """The newest job whose figures or races are noisy, of a file that is watched."""
        return next(filter(self._is_due, self._parts.jobs.in_doubt(MAX_JOBS)), None)

    def _is_due(self, job: Job) -> bool:
        """Return True if the pause since the job was last put back is over, and a file of it is
        there, so that it would be run if it waited."""
        tries, last_s = self._measured.get(job.key, (0, -math.inf))
        pause_s = min(FIRST_AGAIN_S * 2 ** min(tries - 1, MAX_DOUBLED), AGAIN_S)
        if self._parts.now_s() - last_s < pause_s:
            return False
        basis, seen = self._parts.identity.basis, self._parts.jobs.files.with_key(job.key)
        return any(one.basis == basis and self._daemon_state.watches(one.path) for one in seen)

    def _measure_again(self, job: Job, why: str) -> None:
        """Put the job into the queue: what the bank knows is used, and the model is timed."""
        tries, _ = self._measured.get(job.key, (0, 0.0))
        self._measured[job.key] = tries + 1, self._parts.now_s()
        self._parts.jobs.requeue(job.key, job.path, why)
        self._parts.log.info("measured_again", job=job.key[:12], path=job.path)

    async def _next(self) -> tuple[Job, Waiting] | None:
        """The entry that is to be raced, with the newest job that has one."""
        if self._none_since_s == self._daemon_state.activity.used_s:
            return None
        for job in self._parts.jobs.newest_done(MAX_JOBS):
            record = Record.parse(job.result)
            for entry in self._parts.bank.waiting(record) if record else ():
                left_s = self._left_s.get((entry.target, entry.key), -math.inf)
                if self._parts.now_s() - left_s >= AGAIN_S:
                    return job, entry
            await asyncio.sleep(0)  # So that the daemon answers meanwhile.
        self._none_since_s = self._daemon_state.activity.used_s
        return None

    async def _race(
        self, job: Job, entry: Waiting, verify: Callable[[Waiting, Unshown], Awaitable[Outcome]]
    ) -> None:
        """Race the entry, unless a job comes, and log the result.

        Its job waits again where the entry is retired: to be tuned, as what the bank misses.
        """
        activity = self._daemon_state.activity
        activity.race = f"{entry.why} entry {short_key(entry.key)}, while it is quiet"
        try:
            state, said = await self._result(asyncio.ensure_future(verify(entry, Unshown())))
        finally:
            activity.race = None
        if state in set(Happened):
            self._left_s[entry.target, entry.key] = self._parts.now_s()
        key = short_key(entry.key)
        self._parts.log.info("verified", key=key, source=entry.source, state=state, said=said)
        if state == Happened.RETIRED and self._is_due(job):
            self._measure_again(job, f"its entry {key} was retired: {said}")

    async def _result(self, racing: asyncio.Future[Outcome]) -> tuple[str, str]:
        """Return the state of the entry after the race, and why."""
        is_ended = False
        try:
            while not racing.done():
                await asyncio.wait({racing}, timeout=POLL_S)
                if not racing.done() and self._is_interrupted():
                    is_ended = True
                    await self._parts.workshop.close()
            outcome = racing.result()
            if isinstance(outcome, SubjectDone):
                return outcome.state, outcome.note
            why = str(getattr(outcome, "what", "it was interrupted"))
        except ChildDied as death:
            if not is_ended:
                self._parts.metrics.count("worker_deaths", value=death.cause)
            why = f"the process that measured it died: {death}"
        except (BankdError, OSError) as error:
            why = str(error)
        finally:
            racing.cancel()
        if is_ended:  # Perhaps while its worker was started.
            return "interrupted", "it is raced again later"
        return Happened.LEFT, why

    def _is_interrupted(self) -> bool:
        """Return True if a job, a requested race or another process waits, or the daemon stops."""
        parts, daemon_state = self._parts, self._daemon_state
        with suppress(BankdError):  # The list is locked, perhaps to add a job.
            return (
                daemon_state.is_stopping
                or parts.turns.do_others_wait()
                or parts.jobs.races.is_any_waiting()
                or parts.jobs.next(parts.identity.basis, daemon_state.folders) is not None
            )
        return False


class Unshown:
    """Receiver of the progress of a race that no person waits for."""

    def event(self, event: Event) -> None:
        """Show nothing."""

    def line(self, text: str) -> None:
        """Show nothing."""

    def complaint(self, text: str) -> None:
        """Show nothing."""
