"""A machine of the fleet: a Dask worker that tunes subjects and models on its device.

    join the head -> work -> what the head knows of it, imported -> device held -> child tunes
                  -> records: to the head every second, and to the desk with the result

Every trial is in the machine's own bank before anybody else hears of it.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections import deque
from collections.abc import Coroutine, Mapping
from contextlib import AbstractContextManager, ExitStack, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from distributed import Reschedule, Worker, get_worker

from bankd import bridge
from bankd.bank import Bank, TargetKey, content_hash
from bankd.bank.folders import make_folder
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.daemon.child_process import ChildDied
from bankd.daemon.worker.messages import (
    Done,
    Drained,
    Failed,
    Limits,
    Opening,
    Outcome,
    SubjectOrder,
    WorkRequest,
    decode,
    outcome_as_json,
)
from bankd.daemon.worker.workshop import Workshop
from bankd.errors import BankdError, BankError, ErrorCode
from bankd.fleet.access import MACHINE_ANSWERS, GuardedServer
from bankd.fleet.bank_thread import BankThread
from bankd.fleet.records import (
    MachineStatus,
    Work,
    WorkResult,
    from_bytes,
    to_bytes,
)
from bankd.fleet.senders import ProgressSender, RecordSender
from bankd.system.device_lock import DeviceBusy, holding_device, lock_folder
from bankd.system.fair_queue import Turns
from bankd.system.load import LoadMeter, why_busy
from bankd.system.logs import Log

LOOK_EVERY_S = 0.5
"""Period at which a work finds that it was cancelled, or that the device is free."""
MODEL_FILE = "tuned.om"


@dataclass(frozen=True)
class MachineParts:
    """All that a machine works with."""

    name: str
    settings: Settings
    targets: tuple[TargetKey, ...]
    limits: Limits
    log: Log
    most_busy_cores: float
    patience_s: float
    """Time for which a busy machine keeps a work that no other one may have begun."""
    shares_bank: bool = False
    """Flag: its bank is that of its head, with which it exchanges nothing."""

    @property
    def environment(self) -> str:
        """Hash of all that may move a time on this machine."""
        return content_hash(bridge.host_environment().as_dict())[:16]

    @property
    def resources(self) -> dict[str, float]:
        """Counted resources: one device, and what may be asked of it."""
        return {"device": 1, **dict.fromkeys(map(str, self.targets), 1)}


async def carry_out(key: str, work: bytes, *contents: bytes) -> bytes:
    """Carry out the work of this key on the machine that Dask chose. Dask calls nothing else.

    Raises Reschedule, and BankError for all that cannot be done: an OSError would look to the desk
    as if the head were lost.
    """
    worker = get_worker()
    assert isinstance(worker, MachineWorker)
    try:
        return await worker.machine.carry_out(worker, key, work, contents)
    except (Reschedule, BankdError):
        raise
    except Exception as error:
        if isinstance(error, ConnectionError) or getattr(error, "errno", 0) is None:
            raise Reschedule from error  # Errors of Dask's connections have no number.
        what = f"{worker.name} cannot carry it out: {type(error).__name__}: {error}"
        raise BankError(what, "see the machine's log", ErrorCode.TUNING_ERROR) from error


class MachineWorker(GuardedServer, Worker):
    """A Dask worker with a machine."""

    answers = MACHINE_ANSWERS
    machine: Machine

    def is_cancelled(self, key: str) -> bool:
        """Return whether no job wants this work any more; Dask does not end what runs."""
        state = self.state.tasks.get(key)
        return state is None or state.state == "cancelled"


class Machine:
    """Carries out one work at a time; it outlives the connection to its head."""

    def __init__(self, parts: MachineParts) -> None:
        self.parts = parts
        settings = parts.settings
        self._workshop = Workshop(Opening(settings, parts.limits))
        self._bank = BankThread(settings.bank)
        self._folder = settings.workspace / "fleet"
        self.records = RecordSender(
            self._bank, self._folder / "sent.json", parts.name, parts.log, parts.shares_bank
        )
        self._turns = Turns(time.monotonic)
        self._meter = LoadMeter()
        self._device = asyncio.Lock()
        self._busy_since_s: float | None = None
        self._doing = ""
        self._trials: deque[float] = deque(maxlen=600)
        self.is_stopping = False

    async def close(self) -> None:
        """End the child and close the bank."""
        await self._workshop.close()
        self._turns.leave()
        await self._bank.close()

    @property
    def scratch(self) -> Path:
        """Folder of Dask's own files."""
        return self._folder / "dask"

    async def end_work(self) -> None:
        """End the child of a work that lost its head: what it measured is in the bank."""
        await self._workshop.close()

    def drain(self) -> None:
        """End after the running candidate."""
        self.is_stopping = True
        self._workshop.drain()

    def status(self) -> MachineStatus:
        """The state of this machine, as it sends it with each heartbeat."""
        parts, now_s = self.parts, time.monotonic()
        trials = [at_s for at_s in self._trials if at_s > now_s - 60]
        pages = os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        return MachineStatus(
            name=parts.name,
            targets=tuple(map(str, parts.targets)),
            cpu_model=bridge.host_environment().cpu,
            environment=parts.environment,
            free_bytes=pages,
            load=os.getloadavg()[0],
            doing=self._doing,
            trials_per_minute=float(len(trials)),
            unsent=self.records.unsent,
        )

    async def carry_out(
        self, worker: MachineWorker, task: str, data: bytes, contents: tuple[bytes, ...]
    ) -> bytes:
        """Carry out a work. Raises Reschedule where another machine should."""
        work = from_bytes(data, Work)
        subject = None if work.files else decode(work.order, SubjectOrder)
        request = (subject or decode(work.order, WorkRequest)).request
        async with self._device:
            with ExitStack() as device:
                listen = ProgressSender(worker, task, self.parts.name, self.count_trial)
                await self._hold_device(worker, task, device, listen)
                await self._bank.take(work.known, "what the desk knows")
                if subject and not self.parts.shares_bank:
                    await self._ask_head(worker, target_of(request), subject.key)
                self._doing = str(work.order.get("name") or work.order.get("path"))
                try:
                    if subject:
                        return await self._tune_subject(worker, task, subject, listen)
                    return await self._tune_model(worker, task, work, contents, listen)
                finally:
                    self._doing = ""

    async def _hold_device(
        self, worker: MachineWorker, task: str, device: ExitStack, listen: ProgressSender
    ) -> None:
        """Hold the device of this machine, or hand the work back.

        A machine that stays busy for longer than its patience works all the same from then on.
        """
        parts, said, began_s = self.parts, "", time.monotonic()
        while True:
            if worker.is_cancelled(task) or self.is_stopping:
                raise Reschedule
            why, now_s = why_busy(self._meter, parts.most_busy_cores), time.monotonic()
            self._busy_since_s = (self._busy_since_s or now_s) if why else None
            busy_s = now_s - (self._busy_since_s or now_s)
            if why and busy_s < parts.patience_s:
                others = len(await worker.scheduler.ncores()) - 1
                if others and now_s - began_s > parts.patience_s / 4:
                    parts.log.info("handed_back", work=task, why=why)
                    raise Reschedule
            elif not (why := self._turns.why_not_ours()):
                with suppress(DeviceBusy):
                    device.enter_context(self._turns.holding(hold_device))
                    return
                why = "another process measures on this machine"
            if not said:
                said = why
                parts.log.info("waiting", work=task, why=why)
                listen.event(bridge.PhaseStarted("tune", f"{parts.name} waits: {why}"))
            await asyncio.sleep(LOOK_EVERY_S)

    async def _ask_head(self, worker: MachineWorker, target: TargetKey, key: str) -> None:
        """Import what the head knows of a key: trials of a machine that was lost, too."""
        known = await worker.scheduler.tunebank_known(
            soc_version=target.soc_version, cores=target.cores, keys=[key]
        )
        await self._bank.take(known, "what the head knows")

    async def _tune_subject(
        self, worker: MachineWorker, task: str, order: SubjectOrder, listen: ProgressSender
    ) -> bytes:
        before = await self._bank.run(Bank.cursor)
        ended = await self._watched(worker, task, self._workshop.tune_subject(order, listen))
        changed = await self._bank.run(lambda bank: bank.changed_since(before))
        keys = [order.key, *changed.get(target_of(order.request), ())]
        return await self._result(order.key, order.request, keys, ended, {})

    async def _tune_model(
        self,
        worker: MachineWorker,
        task: str,
        work: Work,
        contents: tuple[bytes, ...],
        listen: ProgressSender,
    ) -> bytes:
        given = decode(work.order, WorkRequest)
        root = self._folder / content_hash(task)[:16]
        try:
            request = given.request
            for name, content in zip(work.files, contents, strict=True):
                await asyncio.to_thread(_write_below, root, name, content)
            if work.samples:
                request = replace(request, samples=str(root / work.samples))
            order = replace(
                given, root=root, path=root / given.path, output=root / MODEL_FILE,
                request=request, resumes=True,
            )  # fmt: skip
            ended = await self._watched(worker, task, self._workshop.tune(order, listen))
            keys: list[str] = []
            files: dict[str, bytes] = {}
            if isinstance(ended, Done):
                record = ended.record
                keys = [*record.subgraph_keys, *record.task_keys]
                paths = {MODEL_FILE: order.output} | {Path(p).name: Path(p) for p in record.reports}
                for name, path in paths.items():
                    files[name] = await asyncio.to_thread(path.read_bytes)
            return await self._result(given.key, given.request, keys, ended, files)
        finally:
            await asyncio.to_thread(shutil.rmtree, root, ignore_errors=True)

    async def _watched(
        self, worker: MachineWorker, task: str, tuning: Coroutine[Any, Any, Outcome]
    ) -> Outcome:
        """Wait for the child, and have it end early where the work was cancelled.

        Raises Reschedule where this machine stops: another one continues.
        """
        running = asyncio.ensure_future(tuning)
        try:
            while not running.done():
                await asyncio.wait({running}, timeout=LOOK_EVERY_S)
                if not running.done() and worker.is_cancelled(task):
                    self._workshop.drain()
            ended: Outcome = running.result()
        except ChildDied as death:
            ended = Failed(
                f"the process that tuned died: {death}",
                "see the machine's log",
                ErrorCode.TUNING_ERROR,
            )
        finally:
            if not running.done():
                running.cancel()
                await self._workshop.close()
        if isinstance(ended, Drained):
            raise Reschedule
        return ended

    async def _result(
        self,
        key: str,
        request: Request,
        keys: list[str],
        ended: Outcome,
        files: Mapping[str, bytes],
    ) -> bytes:
        records = await self._bank.give(target_of(request), keys)
        return to_bytes(WorkResult(key, self.parts.name, outcome_as_json(ended), records, files))

    def count_trial(self) -> None:
        """Note that a trial was measured."""
        self._trials.append(time.monotonic())


def target_of(request: Request) -> TargetKey:
    """The target that a work names. Raises BankError where it names none."""
    if request.soc_version is None or request.cores is None:
        what = "a work of the fleet names no target"
        raise BankError(what, "install the same version", ErrorCode.NETWORK)
    return TargetKey(request.soc_version, request.cores)


def hold_device() -> AbstractContextManager[None]:
    """Hold the device of this machine while the block runs. Raises DeviceBusy."""
    return holding_device(lock_folder(os.environ))


def _write_below(root: Path, name: str, content: bytes) -> None:
    """Write a file of a model; a name that leads out of the folder is refused."""
    path = root / name
    if not Path(os.path.normpath(path)).is_relative_to(root):
        what = f"the file name {name!r} leads out of its model's folder"
        raise BankError(what, code=ErrorCode.NETWORK)
    make_folder(path.parent)
    path.write_bytes(content)
