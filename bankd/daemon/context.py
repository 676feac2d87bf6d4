"""The context of a daemon: all that it works with, and the outcome of each model."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from bankd.bridge import BankAnswers, Event
from bankd.bridge.tuning_record import Record
from bankd.bridge.verify import Waiting
from bankd.clock import Clock
from bankd.config.workspace import Reason, Workspace
from bankd.daemon.examiner import Examiner
from bankd.daemon.output_folder import OutputFolder
from bankd.daemon.queue.identity import Identity
from bankd.daemon.server.metrics import Metrics
from bankd.daemon.worker.messages import Limits, Outcome, WorkRequest
from bankd.daemon.worker.workshop import OrderListener
from bankd.jobs import FileSeen, Job, Jobs, JobState, Race, RaceState, model_name
from bankd.system.fair_queue import Turns
from bankd.system.logs import Log

if TYPE_CHECKING:
    from bankd.bank_copies import BankCopy


class AnyWorkshop(Protocol):
    """Interface of a workshop: our own child, or a fleet."""

    @property
    def process(self) -> int | None: ...
    @property
    def unconfined(self) -> tuple[str, ...]: ...
    async def warm(self) -> None: ...
    async def tune(self, order: WorkRequest, watching: OrderListener) -> Outcome: ...
    async def race(self, race: Race) -> tuple[RaceState, str]: ...
    @property
    def slots(self) -> int: ...
    async def machines(self) -> Sequence[Mapping[str, Any]]: ...
    async def cancel(self, key: str) -> None: ...
    def drain(self) -> None: ...
    def limit(self, limits: Limits) -> None: ...
    async def close(self) -> None: ...


class ProgressView(Protocol):
    """Receiver of the progress of a model, for a terminal."""

    def event(self, event: Event) -> None: ...
    def line(self, text: str) -> None: ...


@dataclass(frozen=True)
class HandledFile:
    """Outcome of one model. `state`: "tuned", "known", "cancelled", "failed", or as a rejected job
    is stored."""

    path: Path
    state: str
    record: Record | None = None
    reason: Reason | None = None


def nothing() -> None:
    """Do nothing: there is no shared bank, or no place for copies of the bank."""


OnTuned = Callable[[Job, Iterable[Path], Record], None]
"""Function that hears of a done job, and of files that are this job."""


def ignore(job: Job, paths: Iterable[Path], record: Record) -> None:
    """Do nothing: no hook is to be called."""
    del job, paths, record


@dataclass(frozen=True)
class DaemonParts:
    """All that a daemon works with."""

    identity: Identity
    bank: BankAnswers
    examiner: Examiner
    workshop: AnyWorkshop
    workspace: Workspace
    jobs: Jobs
    log: Log
    hold_device: Callable[[], AbstractContextManager[None]]
    showing: Callable[[str], AbstractContextManager[ProgressView]]
    """Shows the progress of the model of this name while the block runs."""
    why_busy: Callable[[float], str] = lambda _: ""
    """Say why others keep more than so many cores busy; empty where they do not."""
    verify: Callable[[Waiting, OrderListener], Awaitable[Outcome]] | None = None
    """Race an inherited entry on this machine; None where other machines measure."""
    sign: Callable[[Path], object] | None = None
    """Vouches for an offline model. In the daemon, so that no key is where models are parsed."""
    refresh: Callable[[], object] = nothing
    """Bring our copy of the shared bank up to date; it says itself what hinders it."""
    copy_bank: Callable[[], BankCopy | None] = nothing
    """Make a copy of the bank where one is due; None where none is."""
    output: OutputFolder | None = None
    """Folder of finished models; None: they are in the workspace alone."""
    metrics: Metrics = field(default_factory=Metrics)
    now_s: Clock = time.monotonic
    turns: Turns = field(default_factory=lambda: Turns(time.monotonic))


def handled_files(
    parts: DaemonParts, known: Mapping[Path, FileSeen], tuned: Collection[str]
) -> tuple[HandledFile, ...]:
    """Return outcomes of files whose jobs have ended, by path. `tuned`: keys tuned just now."""
    found = (_handled(parts, known[path], tuned) for path in sorted(known))
    return tuple(handled for handled in found if handled is not None)


def _handled(parts: DaemonParts, seen: FileSeen, tuned: Collection[str]) -> HandledFile | None:
    if seen.key is None:
        reason = Reason(model_name(seen.path), str(seen.path), seen.said, seen.hint)
        return HandledFile(seen.path, "failed", reason=reason)
    job = parts.jobs.find(seen.key)
    if job is None or job.state in (JobState.QUEUED, JobState.RUNNING):
        return None
    if job.state is not JobState.DONE:
        return HandledFile(seen.path, job.status, reason=Reason(**job.result))
    record = Record.parse(job.result)
    if record is None:
        return None
    if seen.key in tuned and job.path == seen.path:
        return HandledFile(seen.path, "tuned", record)
    return HandledFile(seen.path, "known", parts.bank.answer(record) or record)
