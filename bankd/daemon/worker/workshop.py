"""The worker, seen from the daemon: one order after another, in a child with bounds."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from bankd.bridge import Event, PhaseStarted
from bankd.bridge.verify import Waiting
from bankd.clock import Clock
from bankd.daemon.child_process import READY_S, Child, ChildDied
from bankd.daemon.worker.messages import (
    Changed,
    Drained,
    Limits,
    Opening,
    Outcome,
    Refused,
    SubjectOrder,
    WorkRequest,
    encode,
    parse_event,
    parse_outcome,
)
from bankd.daemon.worker.work import ending
from bankd.errors import BankdError, ErrorCode
from bankd.jobs import Race, RaceState
from bankd.system.device_lock import lock_folder

MAX_ORDERS = 50
"""Orders after which a worker is replaced: what leaks, leaks so long."""
MAX_RESIDENT_BYTES = 2 << 30
"""A worker that holds more between two orders is replaced."""
RACE_S = 3600.0


class TookTooLong(ChildDied):
    """The worker was ended because its order took longer than any may: so would the next try."""


class OrderListener(Protocol):
    """Receiver of the progress of an order."""

    def event(self, event: Event) -> None: ...
    def line(self, text: str) -> None: ...
    def complaint(self, text: str) -> None: ...


class Workshop:
    """Keeps a worker ready, replaces it when it died or served long enough."""

    slots = 1
    """Number of orders at the same time: they share a device."""

    def __init__(self, opening: Opening, now_s: Clock = time.monotonic) -> None:
        self._opening = opening
        self._limits = opening.limits
        self._now_s = now_s
        self._child = Child("bankd.daemon.worker.working_child")
        self._starting = asyncio.Lock()
        self._is_open = False
        self._also: tuple[Path, ...] = ()
        self._orders = 0
        self._drained_s: float | None = None
        self.unconfined: tuple[str, ...] = ()
        """Rights that this system could not take from a worker, in words."""

    @property
    def process(self) -> int | None:
        return self._child.process

    async def warm(self) -> None:
        """Start the worker, so that the next order need not wait. Raises OSError, BankdError."""
        async with self._starting:
            if self._is_open and self._child.process is not None:
                return
            self._is_open = False  # Who cancels us leaves a worker that knows nothing yet.
            await self._child.end()
            await self._child.start()
            try:
                await self._child.send(encode(replace(self._opening, also=self._also)))
                ready = await self._child.receive(READY_S, "it did not start in time")
            except ChildDied as death:  # It has no order yet: no model is to blame.
                hint = "is JOB_MEMORY_MB in aoe.ini enough? see the log of the system"
                raise BankdError(
                    f"no worker can be started: {death}", hint, ErrorCode.TUNING_ERROR
                ) from death
            self.unconfined = tuple(map(str, ready.get("unconfined", ())))
            self._is_open, self._orders = True, 0

    async def tune(self, order: WorkRequest, watching: OrderListener) -> Outcome:
        """Tune a model. Raises ChildDied."""
        return await self._carried_out("tune", order, watching)

    async def study(self, order: WorkRequest, watching: OrderListener) -> Outcome:
        """Find the subjects of a model that its bank misses. Raises ChildDied."""
        return await self._carried_out("study", order, watching)

    async def tune_subject(self, order: SubjectOrder, watching: OrderListener) -> Outcome:
        """Tune one subject. Raises ChildDied."""
        return await self._carried_out("subject", order, watching)

    async def verify(self, entry: Waiting, watching: OrderListener) -> Outcome:
        """Race an entry against the default, on the device that we hold. Raises ChildDied."""
        return await self._carried_out("verify", entry, watching)

    async def _carried_out(
        self, what: str, order: WorkRequest | SubjectOrder | Waiting, watching: OrderListener
    ) -> Outcome:
        """Raises ChildDied where the worker died, or was ended at a limit: TookTooLong where that
        was the limit of the whole order. Whatever it raises, the worker is ended: it would
        answer the next order with the outcome of this one."""
        async with self._ending_with_it():
            await self.warm()
            self._drained_s = None
            await self._child.send({"do": what, "order": encode(order)})
            try:
                answer = await self._followed(watching)
                _require_answer_to(order, answer)
                outcome = parse_outcome(answer)
            except (TypeError, ValueError, LookupError) as error:
                raise ChildDied("an invalid answer", str(error)[:300]) from error
        await self._replace_if_worn(outcome)
        return outcome

    async def race(self, race: Race) -> tuple[RaceState, str]:
        """Raises DeviceBusy, ChildDied."""
        # In a worker of its own: what a worker may write to it says when it begins, and never
        # takes back.
        await self.close()
        self._also = (race.bank.parent, lock_folder(os.environ))
        try:
            await self.warm()
            await self._child.send({"do": "race", "race": encode(race)})
            answer = await self._child.receive(RACE_S)
        finally:
            self._also = ()
            await self.close()
        return ending(answer)

    async def machines(self) -> tuple[()]:
        """No other machine works for us."""
        return ()

    async def cancel(self, key: str) -> None:
        """End the order of this key, the one that runs, at once."""
        del key
        await self.close()

    def drain(self) -> None:
        """End after the running candidate; what takes too long for that is ended."""
        if self._drained_s is None:
            self._drained_s = self._now_s()
            self._child.signal(signal.SIGTERM)

    def limit(self, limits: Limits) -> None:
        """Times hold at once, memory and files for the next worker."""
        self._limits = limits
        self._opening = replace(self._opening, limits=limits)

    async def close(self) -> None:
        """End the worker at once; what it measured is in the bank."""
        self._is_open = False
        await self._child.end()

    async def _followed(self, watching: OrderListener) -> dict[str, Any]:
        """The messages until the outcome."""
        began_s = self._now_s()
        patience_s = self._limits.load_s
        while True:
            message = await self._message(began_s, patience_s)
            if "outcome" in message and "event" not in message:
                return message
            if "line" in message:
                watching.line(str(message["line"]))
            elif "complaint" in message:
                watching.complaint(str(message["complaint"]))
            else:
                event = parse_event(message)
                watching.event(event)
                is_loading = isinstance(event, PhaseStarted) and event.phase == "load"
                patience_s = self._limits.load_s if is_loading else self._limits.stall_s

    async def _message(self, began_s: float, patience_s: float) -> dict[str, Any]:
        """The next one. A limit may change while we wait: who drains has less time."""
        quiet_s = self._now_s() + patience_s
        while True:
            now_s, until_s = self._now_s(), began_s + self._limits.time_s
            if death := self._death_of_time(now_s, until_s, quiet_s, patience_s):
                await self.close()
                raise death
            if await self._child.has_line(min(1.0, until_s - now_s, quiet_s - now_s)):
                return await self._child.receive(READY_S)

    def _death_of_time(
        self, now_s: float, until_s: float, quiet_s: float, patience_s: float
    ) -> ChildDied | None:
        """Say why the worker has to be ended now; None where it has time left."""
        if self._drained_s is not None and now_s - self._drained_s > self._limits.drain_s:
            return ChildDied("drained")
        if now_s >= until_s:
            return TookTooLong(f"time limit of {self._limits.time_s:g} s")
        return ChildDied(f"no sign of life for {patience_s:g} s") if now_s >= quiet_s else None

    @contextlib.asynccontextmanager
    async def _ending_with_it(self) -> AsyncIterator[None]:
        try:
            yield
        except BaseException as error:
            self._is_open = False  # Also where we are cancelled and nothing can be waited for.
            if isinstance(error, Exception):
                await self.close()
            raise

    async def _replace_if_worn(self, outcome: Outcome) -> None:
        self._orders += 1
        is_doubtful = isinstance(outcome, Refused) and bool(outcome.traceback)
        if (
            is_doubtful
            or isinstance(outcome, Changed | Drained)
            or self._orders >= MAX_ORDERS
            or resident_bytes(self._child.process) > MAX_RESIDENT_BYTES
        ):
            await self.close()


def _require_answer_to(
    order: WorkRequest | SubjectOrder | Waiting, answer: Mapping[str, Any]
) -> None:
    """Raises ValueError."""
    if answer.get("key") != order.key:
        raise ValueError(f"it answers another request than {order.key[:12]}")


def resident_bytes(process: int | None) -> int:
    """Physical memory of a process, 0 where there is none."""
    if process is None:
        return 0
    try:
        fields = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()
    except OSError:
        return 0
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")
