"""A workshop whose models are tuned by machines of a fleet.

study the model in our own child -> subjects that the bank misses -> one work each
-> what comes is imported -> study again, until nothing is missed -> one work for the model
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from bankd.bank import TargetKey, content_hash
from bankd.bank.folders import make_folder
from bankd.bridge import Event, Listener, PhaseStarted, replacing
from bankd.bridge.progress import line_listener
from bankd.bridge.tuning_record import Record
from bankd.config.request import Request
from bankd.daemon.child_process import ChildDied
from bankd.daemon.worker.messages import (
    Changed,
    Done,
    Limits,
    Opening,
    Outcome,
    Refused,
    Studied,
    SubjectDone,
    SubjectOrder,
    WorkRequest,
    encode,
    parse_event,
    parse_outcome,
)
from bankd.daemon.worker.work import SnapshotChanged, copied_files
from bankd.daemon.worker.workshop import OrderListener, Workshop
from bankd.errors import BankError, ErrorCode
from bankd.escape import file_name_part
from bankd.fleet.bank_thread import BankThread
from bankd.fleet.desk import Desk
from bankd.fleet.machine import MODEL_FILE, target_of
from bankd.fleet.records import MachineStatus, Progress, Work, WorkResult, subject_key
from bankd.jobs import Race, RaceState

MIN_LIMIT_S = 1.0
"""Time limit of a job whose time is up: the whole model is built all the same."""
MACHINES_WITHIN_S = 2.0
"""Time in which a head says what its machines do."""
JOBS_AT_ONCE = 16
"""Models of one desk that are tuned at the same time, so that no machine waits for the next one."""


class FleetWorkshop:
    """Has models tuned by the machines of a fleet; only races of conflicts run here."""

    slots = JOBS_AT_ONCE

    def __init__(self, opening: Opening, desk: Desk) -> None:
        self._settings, self._desk = opening.settings, desk
        self._local = Workshop(opening)
        self._has_local = asyncio.Lock()
        self._bank = BankThread(opening.settings.bank)
        self._running: dict[str, asyncio.Task[Outcome]] = {}
        self._is_drained = False
        self._asking: asyncio.Task[tuple[MachineStatus, ...]] | None = None

    @property
    def process(self) -> int | None:
        """Process of our own child."""
        return self._local.process

    @property
    def unconfined(self) -> tuple[str, ...]:
        """Rights that this system could not take from our own child."""
        return self._local.unconfined

    async def warm(self) -> None:
        """Start our own child."""
        async with self._has_local:
            await self._local.warm()

    async def race(self, race: Race) -> tuple[RaceState, str]:
        """Run a race on this machine."""
        async with self._has_local:
            return await self._local.race(race)

    async def machines(self) -> list[dict[str, Any]]:
        """The machines of the fleet; none where its head does not answer at once."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._desk.machines())
        await asyncio.wait({self._asking}, timeout=MACHINES_WITHIN_S)
        is_known = self._asking.done() and self._asking.exception() is None
        return [asdict(one) for one in self._asking.result()] if is_known else []

    async def cancel(self, key: str) -> None:
        """End one order; what was measured for it is in the banks."""
        if running := self._running.get(key):
            running.cancel()

    def drain(self) -> None:
        """End all orders."""
        self._is_drained = True
        for running in self._running.values():
            running.cancel()

    def limit(self, limits: Limits) -> None:
        """Set the limits of our own child; those of machines are their own."""
        self._local.limit(limits)

    async def close(self) -> None:
        """End our own child, and leave the fleet: what runs for us there is cancelled."""
        if self._asking is not None:
            self._asking.cancel()
        await self._local.close()
        await self._desk.close()
        await self._bank.close()

    async def tune(self, order: WorkRequest, watching: OrderListener) -> Outcome:
        """Tune a model on the fleet. Raises FleetLost, ChildDied and BankError."""
        running = asyncio.create_task(self._tune(order, watching))
        self._running[order.key] = running
        try:
            await asyncio.wait({running})
            if running.cancelled():
                raise ChildDied("drained" if self._is_drained else "cancelled")
            return running.result()
        finally:
            running.cancel()
            del self._running[order.key]

    async def _tune(self, order: WorkRequest, watching: OrderListener) -> Outcome:
        done: dict[str, SubjectDone] = {}
        began_s, limit_s = time.monotonic(), order.request.time_limit_s
        while True:
            async with self._has_local:
                studied = await self._local.study(order, watching)
            if not isinstance(studied, Studied):
                return studied
            left_s = limit_s and max(began_s + limit_s - time.monotonic(), MIN_LIMIT_S)
            missing = [one for one in studied.subjects if one.key not in done]
            if not missing or left_s == MIN_LIMIT_S:
                break
            done |= await self._tuned(missing, order.priority, left_s, watching)
        order = replace(order, request=replace(order.request, time_limit_s=left_s))
        return await self._finished(order, studied, done, watching)

    async def _tuned(
        self,
        subjects: list[SubjectOrder],
        priority: int,
        limit_s: float | None,
        watching: OrderListener,
    ) -> dict[str, SubjectDone]:
        """Have all subjects tuned, as many at a time as there are machines for.

        Those that a time limit leaves are cancelled: what was measured for them is kept.
        """
        done: dict[str, SubjectDone] = {}
        total, tell = len(subjects), _teller(watching)
        tell(PhaseStarted("tune", f"{total} of its subjects, on the fleet"))
        await self._require_a_machine(subjects[0].request, tell)
        waiting = [asyncio.ensure_future(self._subject(one, priority)) for one in subjects]
        try:
            for number, next_done in enumerate(asyncio.as_completed(waiting, timeout=limit_s), 1):
                order, outcome, machine = await next_done
                done[order.key] = outcome
                what = f"{order.name}: {outcome.state}, {outcome.trials} trials on {machine}"
                tell(PhaseStarted("tune", f"{number} of {total}: {what}"))
        except TimeoutError:
            tell(PhaseStarted("tune", f"the time limit leaves {total - len(done)} of {total}"))
        finally:
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        return done

    async def _require_a_machine(self, request: Request, tell: Listener) -> None:
        """Say so where no machine tunes for this target: the job waits until one joins."""
        target = str(target_of(request))
        machines = await self._desk.machines()
        if not any(target in machine.targets for machine in machines):
            there = sorted({other for machine in machines for other in machine.targets})
            found = f"they tune for {', '.join(there)}" if there else "there is none"
            tell(PhaseStarted("tune", f"waits for a machine that tunes for {target}: {found}"))

    async def _subject(
        self, order: SubjectOrder, priority: int = 0
    ) -> tuple[SubjectOrder, SubjectDone, str]:
        target = target_of(order.request)
        known = await self._bank.give(target, [order.key])
        content = encode(order)
        result = await self._desk.run(
            subject_key(content, str(target)), Work(content, known), (), target, lambda _: None,
            priority,
        )  # fmt: skip
        if result.key != order.key:
            what = f"{result.machine} answered for another subject than {order.name}"
            raise BankError(what, code=ErrorCode.NETWORK)
        outcome = _outcome_of(result)
        await self._bank.take(result.records, f"{order.name}, tuned by {result.machine}")
        if not isinstance(outcome, SubjectDone):
            outcome = SubjectDone("failed", 0, str(outcome))
        return order, outcome, result.machine

    async def _finished(
        self,
        order: WorkRequest,
        studied: Studied,
        done: Mapping[str, SubjectDone],
        watching: OrderListener,
    ) -> Outcome:
        """Have the model built and timed where it will run; receive it, and its reports."""
        target = TargetKey(str(studied.soc_version), studied.cores)
        known = await self._bank.give(target, studied.known)
        if order.request.base_result or order.request.weight:
            what = "--base_result and --weight name files of this machine, which no other has"
            hint = "leave them out; weights next to their network are found"
            return Refused(what, hint, ErrorCode.OPTION)
        try:
            contents = await asyncio.to_thread(copied_files, order)
        except SnapshotChanged as changed:
            return Changed(str(changed))
        folder, samples = Path(file_name_part(order.path.parent.name)), ""
        files = {str(folder / name): content for name, content in contents.items()}
        if order.request.samples:
            samples = "samples.npz"
            files[samples] = await asyncio.to_thread(Path(order.request.samples).read_bytes)
        request = replace(
            order.request, soc_version=target.soc_version, cores=target.cores, samples=""
        )
        sent = replace(
            order, root=Path(), path=folder / order.path.name, output=Path(), request=request
        )
        work, tell = Work(encode(sent), known, tuple(files), samples), _teller(watching)

        def hear(progress: Progress) -> None:
            tell(parse_event(progress.event))

        result = await self._desk.run(
            f"model-{order.key}", work, files.values(), target, hear, order.priority
        )
        await self._bank.take(result.records, f"{order.path.name}, tuned by {result.machine}")
        outcome = _outcome_of(result)
        if isinstance(outcome, Done):
            record = await self._received(outcome.record, order, result, target)
            return Done(_with_subjects(record, done))
        return outcome

    async def _received(
        self, record: Record, order: WorkRequest, result: WorkResult, target: TargetKey
    ) -> Record:
        """Write the offline model and the reports where they belong on this machine."""
        reports = []
        for name, content in result.files.items():
            path = order.output
            if name != MODEL_FILE:
                path = self._settings.result_path / Path(name).name
                reports.append(str(path))
            make_folder(path.parent)
            with replacing(path) as file:
                file.write(content)
        keys = (*record.subgraph_keys, *record.task_keys)
        found = await self._bank.run(lambda bank: bank.find(target, keys))
        policies = {key: decision.policy for key, decision in found.items()}
        return replace(
            record,
            offline_model=str(order.output),
            reports=tuple(reports),
            policies=content_hash(policies),
        )


def _outcome_of(result: WorkResult) -> Outcome:
    """The outcome in a result. Raises BankError for what is none."""
    try:
        return parse_outcome(result.outcome)
    except (LookupError, TypeError, ValueError) as error:
        what = f"{result.machine} answered with no outcome: {error!r}"
        raise BankError(what, code=ErrorCode.NETWORK) from error


def _teller(watching: OrderListener) -> Listener:
    """A listener that passes events on, and says them in lines as our own child does."""
    say = line_listener(watching.line)

    def tell(event: Event) -> None:
        watching.event(event)
        say(event)

    return tell


def _with_subjects(record: Record, done: Mapping[str, SubjectDone]) -> Record:
    """The record of a job: hits of the model's own session that were misses of the job before."""

    def fresh(keys: Iterable[str], state: str) -> int:
        return sum(key in done and done[key].state == state for key in keys)

    added, kept = (fresh(record.task_keys, state) for state in ("tuned", "default"))
    subgraphs = record.subgraphs
    if subgraphs is not None:
        won, lost = (fresh(record.subgraph_keys, state) for state in ("tuned", "default"))
        subgraphs = replace(
            subgraphs, hit=subgraphs.hit - won - lost, reserved=subgraphs.reserved - won - lost,
            added=subgraphs.added + won, unsatisfied=subgraphs.unsatisfied + lost,
        )  # fmt: skip
    return replace(
        record, subgraphs=subgraphs, hits=record.hits - added - kept,
        reserved=record.reserved - added - kept, added=record.added + added,
        unsatisfied=record.unsatisfied + kept,
        trials=record.trials + sum(one.trials for one in done.values()),
    )  # fmt: skip
