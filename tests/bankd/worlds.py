"""A world for daemons: real folders, bank and job list, and a pipeline that tunes nothing."""

from __future__ import annotations

import contextlib
import io
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from bankd.config import Settings
from bankd.daemon import Daemon, Handled, Parts
from bankd.data_files import named_data_files
from bankd.device import holding_device
from bankd.jobs import Jobs, State
from bankd.logs import Level, Log
from bankd.request import Request
from bankd.worker import Worker
from bankd.workspace import Workspace
from tests.bankd.fakes import FakePipeline
from tuner.session import Event, Listener


class World:
    """Everything a daemon works with; `daemon()` makes another one over the same state."""

    def __init__(self, root: Path, settings: Settings, worker: Worker) -> None:
        self.inbox = root / "in"
        self.workspace = Workspace(settings.workspace)
        self.jobs = Jobs(self.workspace.job_list)
        self.log = io.StringIO()
        self.told: list[Event] = []
        self.parts = Parts(
            worker=worker,
            workspace=self.workspace,
            jobs=self.jobs,
            log=Log(self.log, Level.DEBUG, {}),
            hold_device=lambda: holding_device(root / "run"),
            listener=self.listener,
            data_files=named_data_files,
            race=lambda race: "ours 1.20x faster than theirs",
        )

    @contextlib.contextmanager
    def listener(self, model: str) -> Iterator[Listener]:
        yield self.told.append

    def daemon(self, *, repeat: bool = False) -> Daemon:
        return Daemon([self.inbox], self.parts, settle_s=0.02, repeat=repeat)

    def once(self, *, repeat: bool = False) -> dict[str, Handled]:
        return {one.path.stem: one for one in self.daemon(repeat=repeat).handle_once()}

    def states(self) -> list[State]:
        return [job.state for job in self.jobs.list()]


def until(condition: Callable[[], object], limit_s: float = 10.0) -> None:
    deadline_s = time.monotonic() + limit_s
    while not condition():
        assert time.monotonic() < deadline_s, "it did not happen in time"
        time.sleep(0.005)


@contextlib.contextmanager
def served(here: World, pipeline: FakePipeline | None = None) -> Iterator[Daemon]:
    """A daemon that serves; its jobs and bank are opened in its own thread."""
    daemons: list[Daemon] = []
    started = threading.Event()

    def serve() -> None:
        settings = here.parts.worker.settings  # type: ignore[attr-defined]
        jobs = Jobs(here.workspace.job_list)
        with Worker(settings, Request(), pipeline or FakePipeline()) as worker:
            parts = replace(here.parts, worker=worker, jobs=jobs)
            daemons.append(Daemon([here.inbox], parts, settle_s=0.02))
            started.set()
            daemons[0].serve()
        jobs.close()

    thread = threading.Thread(target=serve)
    thread.start()
    started.wait()
    try:
        yield daemons[0]
    finally:
        daemons[0].stop()
        thread.join(10)
    assert not thread.is_alive()
