"""The rows of the job list as values: jobs with their figures, races, and daemons."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta

from bankd.bank import TargetKey
from bankd.config.json_settings import readable_fields
from bankd.figures import Figures, Lowered, Quantity, ShapeFigures
from bankd.jobs.owner import is_alive, process_of
from bankd.jobs.states import CANCELLED, INTERRUPTED, UNCHANGED, JobState, RaceState

SAVED_MODEL = "saved_model.pb"
"""The file of a TensorFlow SavedModel is called so in every folder."""

MAX_COPIES = 5
"""Copies of a job's file that are listed."""

Row = Mapping[str, Any]


def model_name(path: Path) -> str:
    """The name of a model in lists and messages: of a SavedModel, that of its folder."""
    return path.parent.name if path.name == SAVED_MODEL else path.stem


@dataclass(frozen=True)
class Job:
    """One row. `result` is the record of a done job, the reason of one that failed or was set
    aside, and of a running one where its output will lie."""

    key: str
    path: Path
    state: JobState
    deaths: int
    owner: str | None
    queued: str
    started: str | None
    ended: str | None
    result: Mapping[str, Any]
    cancelled_by: str | None = None
    """User who cancelled it; it runs until its daemon sees that."""
    priority: int = 0
    """The higher is tuned first."""
    interruptions: int = 0
    """Number of times that its daemon ended, or the machine was restarted, while it ran."""
    content: Mapping[str, Any] = field(default_factory=dict)
    """Model and options to tune; empty for a file that was refused before it was tried."""
    retry_s: float = 0.0
    """Seconds after its end until a job that failed is tried again."""
    superseded: str | None = None
    """Time since which the file of a rejected job is gone, or another: such a job is not
    listed any more, and known again when the file is back."""

    copies: tuple[Path, ...] = ()
    """Other files of the same content and settings, by path."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the model, each once: that of the path, then those of the copies."""
        return tuple(dict.fromkeys(map(model_name, (self.path, *self.copies))))

    @property
    def listed_copies(self) -> str:
        """Paths of the first copies, and the number of others; empty without copies."""
        more = len(self.copies) - MAX_COPIES
        further = [f"and {more} more"] if more > 0 else []
        return ", ".join([*map(str, self.copies[:MAX_COPIES]), *further])

    @property
    def is_running(self) -> bool:
        """Not in name only: its owner lives."""
        return self.state is JobState.RUNNING and is_alive(self.owner or "")

    @property
    def is_interrupted(self) -> bool:
        """It runs in name only: the next daemon continues it."""
        return self.state is JobState.RUNNING and not self.is_running

    @property
    def status(self) -> str:
        """State of the job for people: its state, `INTERRUPTED`, `CANCELLED`, or `UNCHANGED`
        where tuning won nothing.

        A cancelled job is stored as one that was rejected: it is not tried again by itself. But
        its model has no fault.
        """
        if self.is_interrupted:
            return INTERRUPTED
        if self.state is JobState.DONE and self.result.get("is_unchanged") is True:
            return UNCHANGED
        is_cancelled = self.state is JobState.SET_ASIDE and self.cancelled_by
        return CANCELLED if is_cancelled else self.state

    @property
    def what(self) -> str:
        """Reason why it was rejected, or failed, in one line; empty for the others."""
        return self._told("what")

    @property
    def hint(self) -> str:
        return self._told("hint")

    @property
    def reason_file(self) -> str:
        """Path of the reason file; empty where there is none."""
        return self._told("file")

    def _told(self, name: str) -> str:
        is_at_fault = self.state in (JobState.SET_ASIDE, JobState.FAILED)
        value = self.result.get(name) if is_at_fault else ""
        return value if isinstance(value, str) else ""

    @staticmethod
    def of(row: Row) -> Job:
        """Raises ValueError, TypeError or LookupError for what is no job."""
        parsed = {
            "path": Path(os.fsdecode(row["path"])),
            "state": JobState(row["state"]),
            "result": _object(row["result"], row["key"]),
            "content": _object(row["content"], row["key"]),
        }
        return Job(**{**_columns(row, Job), **parsed})


@dataclass(frozen=True, kw_only=True)
class JobFigures(Figures):
    """Figures of a done job, and what else its session says of itself."""

    trials: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    tuning_s: Quantity | None = None
    target: str | None = None
    offline_model: str | None = None
    engines: str = ""
    """Steps of the model that ONNX Runtime runs, and why; empty for none."""
    shape_times: tuple[ShapeFigures, ...] = ()
    """Figures by shape, the smallest first; empty for a model of one shape."""
    lowered: Lowered | None = None
    """The choice of what is computed in fewer bits; None where none was asked for."""


def figures(job: Job) -> JobFigures | None:
    """The figures of a job; None for one that is not done. A damaged figure is left out."""
    if job.state is not JobState.DONE:
        return None
    return JobFigures(**readable_fields(job.result, JobFigures))


@dataclass(frozen=True)
class FileSeen:
    """A file of a watched folder that was looked into, and what it turned out to be."""

    path: Path
    looks: str
    """The state in which it, and the files that belong to it, were looked into."""
    basis: str
    """Hash of the options: with others the same file is another job."""
    key: str | None
    """Key of the job that it is; None where it is none."""
    said: str = ""
    """Reason why it is no job."""
    hint: str = ""
    seen: str = ""
    may_pass: bool = False
    """True if the answer may be different another time: it is not kept."""

    @staticmethod
    def of(row: Row) -> FileSeen:
        """Raises ValueError, TypeError or LookupError for what is none."""
        path = Path(os.fsdecode(row["path"]))
        return FileSeen(**{**_columns(row, FileSeen), "path": path})


@dataclass(frozen=True)
class Happening:
    """Something that happened to a job."""

    time: str
    event: str
    said: str


@dataclass(frozen=True)
class Race:
    """A conflict of a merge that shall be resolved by measuring it."""

    id: int
    bank: Path
    """The bank's file."""
    target: TargetKey
    key: str
    asked_by: str
    asked: str
    state: RaceState
    said: str = ""
    """Its end, in one line."""
    ended: str | None = None
    owner: str | None = None
    deaths: int = 0

    @staticmethod
    def of(row: Row) -> Race:
        """Raises ValueError, TypeError or LookupError for what is no race."""
        parsed = {
            "bank": Path(os.fsdecode(row["bank"])),
            "target": TargetKey(row["soc_version"], row["cores"]),
            "state": RaceState(row["state"]),
        }
        return Race(**{**_columns(row, Race), **parsed})


@dataclass(frozen=True)
class DaemonSeen:
    """A daemon that serves the list, or the last one that did."""

    owner: str
    folders: tuple[Path, ...]
    started: str
    seen: str
    """Time when it last began or ended a job, or ended itself."""
    ended: str | None

    @property
    def is_alive(self) -> bool:
        return self.ended is None and is_alive(self.owner)

    @property
    def process(self) -> int | None:
        return process_of(self.owner)

    @staticmethod
    def of(row: Row) -> DaemonSeen:
        """Raises ValueError, TypeError or LookupError for what is none."""
        names = row["folders"].split(b"\0") if row["folders"] else ()
        folders = tuple(Path(os.fsdecode(name)) for name in names)
        return DaemonSeen(**{**_columns(row, DaemonSeen), "folders": folders})


def _columns(row: Row, kind: Any) -> dict[str, Any]:
    """The columns that a value has: a later version may have added others."""
    return {name: row[name] for name in kind.__match_args__ if name in row}


def _object(text: str, key: str) -> dict[str, Any]:
    content = json.loads(text)
    if not isinstance(content, dict):
        raise TypeError(f"job {key} holds what is no JSON object")
    return content
