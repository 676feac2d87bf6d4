"""A world for daemons: real folders, bank and job list, and a pipeline that tunes nothing.

What the daemon has in children, the world has in threads: the same functions, without processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import msgspec

from bankd.bridge.bank_answers import BankAnswers
from bankd.bridge.progress import line_listener
from bankd.bridge.race import run_requested_race
from bankd.bridge.verify import Waiting
from bankd.bridge.worker import Worker
from bankd.config.bounds import Bounds
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.config.workspace import Workspace
from bankd.daemon.child_process import ChildDied
from bankd.daemon.context import DaemonParts, HandledFile
from bankd.daemon.daemon import Daemon
from bankd.daemon.examiner import Examined
from bankd.daemon.examiner.examine import Content, Reader, examine
from bankd.daemon.queue.identity import Identity
from bankd.daemon.worker.messages import Limits, Outcome, WorkRequest, decode, encode
from bankd.daemon.worker.work import (
    Settle,
    WorkDrained,
    carry_out,
    ending,
    entry_verified,
    raced,
    tuned,
)
from bankd.daemon.worker.workshop import OrderListener
from bankd.jobs import Job, Jobs, JobState, Race, RaceState
from bankd.system.device_lock import holding_device
from bankd.system.logs import Level, Log
from tests.bankd.fakes import FakePipeline
from tuner.session import Event, Listener

HoldDevice = Callable[[], contextlib.AbstractContextManager[None]]
SETTLE_S = 0.02
BOUNDS = Bounds(settle_s=SETTLE_S, disk_floor_mb=0, most_busy_cores=8192)


class HereExaminer:
    """Looks into files in this process. `read`: what they hold; by default anything is a model."""

    def __init__(self, read: Reader = lambda path, place: Content()) -> None:
        self.read = read
        self.examined: list[Path] = []

    async def examine(self, root: Path, path: Path, size_bytes: int) -> Examined:
        self.examined.append(path)
        found = examine(root, path, self.read)
        return msgspec.convert(msgspec.to_builtins(found), Examined)

    async def warm(self) -> None: ...
    async def close(self) -> None: ...
    async def stop(self) -> None: ...


class HereWorkshop:
    """Carries orders out in a thread. `dies_of`: what it dies of instead, order by order."""

    def __init__(self, settings: Settings, pipeline: FakePipeline) -> None:
        self.settings = settings
        self.pipeline = pipeline
        self.dies_of: list[str] = []
        self.settle: Settle = run_requested_race
        self.process: int | None = None
        self.unconfined: tuple[str, ...] = ()
        self.slots = 1
        self.machines_seen: tuple[dict[str, object], ...] = ()
        self.cancelled: set[str] = set()
        self.is_draining = self.is_closed = False

    async def tune(self, order: WorkRequest, watching: OrderListener) -> Outcome:
        self.cancelled.discard(order.key)
        self.is_draining = self.is_closed = False
        order = decode(encode(order), WorkRequest)
        if self.dies_of:
            raise ChildDied(self.dies_of.pop(0))
        loop = asyncio.get_running_loop()

        say_event = line_listener(lambda line: loop.call_soon_threadsafe(watching.line, line))

        def listen(event: Event) -> None:
            if self.is_closed or order.key in self.cancelled:
                raise SystemExit("the worker was ended")
            if self.is_draining:
                raise WorkDrained
            loop.call_soon_threadsafe(watching.event, event)
            say_event(event)
            time.sleep(0.001)  # As long as an event takes through a pipe.

        try:
            return await asyncio.to_thread(self._carried_out, order, listen)
        except SystemExit as ended:
            raise ChildDied("SIGKILL") from ended

    def _carried_out(self, order: WorkRequest, listen: Listener) -> Outcome:
        def opened(order: WorkRequest) -> Worker:
            return Worker(self.settings, order.request, self.pipeline)

        workspace = Workspace(self.settings.workspace)
        return carry_out(
            order.key, workspace, lambda: tuned(order, workspace, opened, listen, print)
        )

    async def race(self, race: Race) -> tuple[RaceState, str]:
        asked = decode(encode(race), Race)
        return ending(raced(asked, self.settings, self.settle))

    async def verify(self, entry: Waiting, watching: OrderListener) -> Outcome:
        self.is_closed = False
        order, workspace = decode(encode(entry), Waiting), Workspace(self.settings.workspace)
        if self.dies_of:
            raise ChildDied(self.dies_of.pop(0))

        def verified() -> Outcome:
            return entry_verified(order, self.settings, watching.event)

        try:
            return await asyncio.to_thread(carry_out, order.key, workspace, verified)
        except SystemExit as ended:
            raise ChildDied("SIGKILL") from ended

    async def warm(self) -> None: ...

    async def close(self) -> None:
        self.is_closed = True

    async def machines(self) -> tuple[dict[str, object], ...]:
        return self.machines_seen

    async def cancel(self, key: str) -> None:
        self.cancelled.add(key)
        self.is_closed = self.slots == 1

    def drain(self) -> None:
        self.is_draining = True

    def limit(self, limits: Limits) -> None: ...


class Showing:
    """Keeps what is shown."""

    def __init__(self) -> None:
        self.told: list[Event] = []

    def event(self, event: Event) -> None:
        self.told.append(event)

    def line(self, text: str) -> None: ...


class World:
    """Everything a daemon works with; `daemon()` makes another one over the same state."""

    def __init__(self, root: Path, settings: Settings, pipeline: FakePipeline) -> None:
        self.root = root
        self.inbox = root / "in"
        self.settings = settings
        self.workspace = Workspace(settings.workspace)
        self.jobs = Jobs(self.workspace.job_list)
        self.log = io.StringIO()
        self.shown = Showing()
        self.examiner = HereExaminer()
        self.workshop = HereWorkshop(settings, pipeline)
        self.workshop.settle = lambda race, _: "ours 1.20x faster than theirs"
        self.bounds = BOUNDS
        self.hold_device: HoldDevice = lambda: holding_device(self.root / "run")
        self.parts = self.parts_with(self.jobs)

    def parts_with(self, jobs: Jobs) -> DaemonParts:
        return DaemonParts(
            identity=Identity(self.settings, Request()),
            bank=BankAnswers(self.settings),
            examiner=self.examiner,
            workshop=self.workshop,
            workspace=self.workspace,
            jobs=jobs,
            log=Log(self.log, Level.DEBUG, {}),
            hold_device=self.hold_device,
            showing=self.showing,
            verify=self.workshop.verify,
        )

    def close(self) -> None:
        self.jobs.close()
        self.parts.bank.close()  # type: ignore[attr-defined]

    @contextlib.contextmanager
    def showing(self, model: str) -> Iterator[Showing]:
        yield self.shown

    def daemon(self, *, repeat: bool = False) -> Daemon:
        return Daemon([self.inbox], self.parts, self.bounds, repeat=repeat, waits=False)

    def once(self, *, repeat: bool = False) -> dict[str, HandledFile]:
        return {one.path.stem: one for one in self.daemon(repeat=repeat).handle_once()}

    def states(self) -> list[JobState]:
        return [job.state for job in self.jobs.list()]

    def job(self, model: str = "") -> Job:
        """The only job, or that of the model of this name."""
        (job,) = (job for job in self.jobs.list() if model in ("", job.path.stem))
        return job


def until(condition: Callable[[], object], limit_s: float = 60.0) -> None:
    deadline_s = time.monotonic() + limit_s
    while not condition():
        assert time.monotonic() < deadline_s, "it did not happen in time"
        time.sleep(0.005)


@contextlib.contextmanager
def served(here: World, pipeline: FakePipeline | None = None) -> Iterator[Daemon]:
    """A daemon that serves; its jobs and bank are opened in its own thread."""
    daemons: list[Daemon] = []
    started = threading.Event()
    here.workshop.pipeline = pipeline or here.workshop.pipeline

    def serve() -> None:
        jobs = Jobs(here.workspace.job_list)
        parts = replace(here.parts_with(jobs), showing=here.parts.showing)
        daemons.append(Daemon([here.inbox], parts, here.bounds))
        started.set()
        daemons[0].serve()
        parts.bank.close()  # type: ignore[attr-defined]
        jobs.close()

    thread = threading.Thread(target=serve)
    thread.start()
    started.wait()
    try:
        yield daemons[0]
    finally:
        daemons[0].stop()
        thread.join(60)
    assert not thread.is_alive()
