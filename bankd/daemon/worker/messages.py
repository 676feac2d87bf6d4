"""Messages between the daemon and its worker, each a line of JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec

from bankd import bridge
from bankd.bridge import Event, TaskFinished
from bankd.bridge.tuning_record import Record
from bankd.config.bounds import Bounds
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.errors import ErrorCode

Value = TypeVar("Value")


def encode(value: object) -> Any:
    """A value of dataclasses, paths and plain types, as JSON has it."""
    return msgspec.to_builtins(value, enc_hook=str)


def decode(content: object, kind: type[Value]) -> Value:
    """Read what `encode` wrote. Raises ValueError for what is no such value."""
    try:
        return msgspec.convert(content, kind, dec_hook=lambda kind, text: kind(text))
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error


@dataclass(frozen=True)
class Limits:
    """Limits of a job."""

    time_s: float
    """Time from beginning to end."""
    stall_s: float
    """Time without a sign of life."""
    load_s: float
    """Time for reading the model."""
    drain_s: float
    """Time for the end of the running candidate, once it has to stop."""
    memory_bytes: int
    """Address space."""
    file_bytes: int
    """Size of the largest file that it may write."""


def limits_of(bounds: Bounds) -> Limits:
    """Return the limits of a job where these are the daemon's bounds.

    Unless they say how much memory a job may take, that of a control group counts as the machine's.
    """
    memory_bytes = bounds.job_memory_bytes
    if not bounds.job_memory_mb:
        memory_bytes = min(memory_bytes, bridge.memory_limit_bytes() * 3 // 4)
    return Limits(
        time_s=bounds.job_time_limit_s,
        stall_s=bounds.stall_s,
        load_s=bounds.load_time_limit_s,
        drain_s=bounds.drain_s,
        memory_bytes=memory_bytes,
        # An offline model is built in memory: one that is larger cannot be.
        file_bytes=memory_bytes,
    )


@dataclass(frozen=True)
class Opening:
    """The first message to a worker: its folders, and what it may take."""

    settings: Settings
    limits: Limits
    also: tuple[Path, ...] = ()
    """Further folders that the worker has to write into."""

    @property
    def writable(self) -> tuple[Path, ...]:
        """The folders that a worker writes into."""
        settings = self.settings
        folders = (settings.workspace, settings.result_path, settings.bank, settings.kernel_cache,
                   settings.converted, settings.further.shared)  # fmt: skip
        return (*(folder for folder in folders if folder is not None), *self.also)

    @property
    def temporary(self) -> Path:
        """Folder of its temporary files: in the workspace, which is cleaned."""
        return self.settings.workspace / "work"


@dataclass(frozen=True)
class WorkRequest:
    """One job: what is to be tuned, and how."""

    key: str
    root: Path
    """The watched folder."""
    path: Path
    """The model below it."""
    hashes: Mapping[str, str]
    """SHA-256 of the model and its data files, by their names relative to the model's folder."""
    request: Request
    output: Path
    resumes: bool = False
    priority: int = 0
    """Works of a fleet with a higher one are begun first."""


@dataclass(frozen=True)
class SubjectOrder:
    """One subject to be tuned, apart from its model."""

    key: str
    text: str
    """Canonical text of the task or subgraph."""
    name: str
    origin: tuple[str, ...]
    """ONNX operators that it stands for."""
    share: float
    """Share in the time of the model that it was found in."""
    is_deep: bool
    """True if the most candidates are tried."""
    request: Request
    """The options of the model's job, with its target named."""
    repeats: bool = False
    """Flag: it is tuned though the bank has it."""


@dataclass(frozen=True)
class Done:
    """Tuned."""

    record: Record


@dataclass(frozen=True)
class Studied:
    """Studied: the subjects of the model that the bank misses, and that tuning begins with."""

    subjects: tuple[SubjectOrder, ...]
    known: tuple[str, ...]
    """Keys of the subjects of the model that the bank knows."""
    soc_version: str
    cores: int


@dataclass(frozen=True)
class SubjectDone:
    """A subject was tuned, or the bank had it."""

    state: str
    """ "hit", "tuned", "default", "undecided" or "failed"."""
    trials: int
    note: str = ""


@dataclass(frozen=True)
class Refused:
    """The model, or its settings, cannot be used: the job is rejected."""

    what: str
    hint: str
    code: ErrorCode | None = None
    traceback: str = ""
    """File with the traceback of an unforeseen error."""


@dataclass(frozen=True)
class Failed:
    """Not the model's fault: the job is tried again later."""

    what: str
    hint: str
    code: ErrorCode | None = None


@dataclass(frozen=True)
class Changed:
    """The files are not those that were looked into."""

    why: str


@dataclass(frozen=True)
class Drained:
    """The worker was told to stop, and did so between two candidates."""


Outcome = Done | Studied | SubjectDone | Refused | Failed | Changed | Drained

_OUTCOMES = {kind.__name__: kind for kind in get_args(Outcome)}
_EVENTS = ("PhaseStarted", "TaskStarted", "TrialMeasured", "TaskFinished")


def outcome_as_json(outcome: Outcome) -> dict[str, Any]:
    return {"outcome": type(outcome).__name__, **encode(outcome)}


def parse_outcome(content: Mapping[str, Any]) -> Outcome:
    """Raises LookupError or ValueError for what is none."""
    outcome: Outcome = decode(content, _OUTCOMES[content["outcome"]])
    return outcome


def event_as_json(event: Event) -> dict[str, Any]:
    """An event of a session, without the decision, which the bank has."""
    content = {field.name: getattr(event, field.name) for field in fields(event)}
    if isinstance(event, TaskFinished):
        content["decision"] = None
    return {"event": type(event).__name__, **content}


def parse_event(content: Mapping[str, Any]) -> Event:
    """Raises TypeError, LookupError or ValueError for what is none."""
    given = dict(content)
    kind = given.pop("event")
    if "outcome" in given:
        given["outcome"] = bridge.Outcome(given["outcome"])
    event: Event = getattr(bridge, {name: name for name in _EVENTS}[kind])(**given)
    return event
