"""All that lies there now, and nothing that comes later: `bankd watch --once`."""

from __future__ import annotations

from bankd.daemon.context import DaemonParts
from bankd.daemon.daemon_state import DaemonState
from bankd.daemon.queue.admission import Admission
from bankd.daemon.tasks import RETRY_S
from bankd.daemon.worker.runner import JobRunner, run_race
from bankd.errors import BankdError
from bankd.system.device_lock import DeviceBusy

MOST_ROUNDS = 3
"""Number of further scans because a model was replaced meanwhile."""
PATIENCE = 10.0
"""Number of settling times to wait for files that keep changing."""
LONGEST_LOOK_S = 30.0
"""Time of one wait for a file that takes long to examine."""


class Once:
    """Every file ends as a job that has ended, as refused, or as one that would not settle."""

    def __init__(
        self,
        parts: DaemonParts,
        standing: DaemonState,
        admission: Admission,
        running: JobRunner,
        *,
        waits: bool,
    ) -> None:
        """`waits`: for a device that another process holds."""
        self._parts = parts
        self._standing = standing
        self._admission = admission
        self._running = running
        self._waits = waits

    async def handle(self) -> None:
        """Raises DeviceBusy, BankdError and OSError where something stands in the way."""
        self._running.recover()
        rounds = 0
        while rounds < MOST_ROUNDS and not self._standing.is_stopping:
            await self._admit_all()
            is_reading = self._admission.is_reading
            # What the queue had no room for is part of what lies there.
            rounds += not (self._standing.held_back or is_reading)
            if not await self._run_all():
                if not is_reading:
                    break
                await self._standing.wants_files.wait(LONGEST_LOOK_S)

    async def _admit_all(self) -> None:
        """Wait until all files are stable, or the time for it is over.

        Only the waits count: on a busy machine a look, or one into a file, may take longer.
        """
        pause_s = max(self._standing.bounds.settle_s / 2, 0.01)
        left_s = PATIENCE * self._standing.bounds.settle_s
        while not self._standing.is_stopping:
            is_more = await self._admission.admit(data_patience_s=0)
            if is_more:
                continue
            if left_s <= 0 or not self._admission.waiting:
                break
            await self._standing.wants_files.wait(pause_s)
            left_s -= pause_s

    async def _run_all(self) -> bool:
        """Work until no job is left; return True if there was one.

        Raises BankdError where one cannot be begun for too long.
        """
        standing, now_s = self._standing, self._parts.now_s
        was_any, begun_s = False, now_s()
        while not standing.is_stopping:
            try:
                has_run = await run_race(self._parts, standing) or await self._running.run_next()
            except DeviceBusy as busy:
                if not self._waits:
                    raise
                self._running.wait(busy.message)
                await standing.stopped.wait(1.0)
                begun_s = now_s()
                continue
            if has_run:
                was_any, begun_s = True, now_s()
            elif why := standing.why_waiting:
                if now_s() - begun_s > standing.bounds.load_patience_s + RETRY_S:
                    raise BankdError(why, "correct it, then start again")
                await standing.stopped.wait(1.0)
            else:
                break
        return was_any
