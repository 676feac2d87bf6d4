"""What the rows of the job list say: jobs, races, and daemons that were seen."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from bankd.bank import TargetKey
from bankd.jobs.owner import is_alive, process_of

MOST_DEATHS = 3
"""A job whose owner died that often is set aside: by then it is the input's fault."""

Row = Mapping[str, Any]


class State(StrEnum):
    """Where a job stands."""

    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    SET_ASIDE = "set_aside"


@dataclass(frozen=True)
class Job:
    """One row. `result` is the record of a done job, or the reason of the others."""

    key: str
    path: Path
    state: State
    deaths: int
    owner: str | None
    queued: str
    started: str | None
    ended: str | None
    result: Mapping[str, Any]
    cancelled_by: str | None = None
    """Who wants it to end; it runs until its daemon sees that."""

    @property
    def is_running(self) -> bool:
        """Not in name only: its owner lives."""
        return self.state is State.RUNNING and is_alive(self.owner or "")

    @property
    def is_interrupted(self) -> bool:
        """It runs in name only: the next daemon goes on with it."""
        return self.state is State.RUNNING and not self.is_running

    @property
    def what(self) -> str:
        """Why it was set aside, or failed, in one line; empty for the others."""
        return self._told("what")

    @property
    def hint(self) -> str:
        return self._told("hint")

    @property
    def reason_file(self) -> str:
        """Where this stands for people to read; empty where nowhere."""
        return self._told("file")

    def _told(self, name: str) -> str:
        is_at_fault = self.state in (State.SET_ASIDE, State.FAILED)
        value = self.result.get(name) if is_at_fault else ""
        return value if isinstance(value, str) else ""

    @staticmethod
    def of(row: Row) -> Job:
        """Raises ValueError, TypeError or LookupError for what is no job."""
        result = json.loads(row["result"])
        if not isinstance(result, dict):
            raise TypeError(f"the result of job {row['key']} is no object")
        return Job(
            row["key"],
            Path(os.fsdecode(row["path"])),
            State(row["state"]),
            row["deaths"],
            row["owner"],
            row["queued"],
            row["started"],
            row["ended"],
            result,
            row.get("cancelled_by"),
        )


class RaceState(StrEnum):
    """Where a race stands."""

    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True)
class Race:
    """A conflict of a merge that shall be settled by measuring it."""

    id: int
    bank: Path
    """The bank's file."""
    target: TargetKey
    key: str
    asked_by: str
    asked: str
    state: RaceState
    said: str = ""
    """How it ended, in one line."""
    ended: str | None = None
    owner: str | None = None
    deaths: int = 0

    @staticmethod
    def of(row: Row) -> Race:
        """Raises ValueError, TypeError or LookupError for what is no race."""
        return Race(
            row["id"],
            Path(os.fsdecode(row["bank"])),
            TargetKey(row["soc_version"], row["cores"]),
            row["key"],
            row["asked_by"],
            row["asked"],
            RaceState(row["state"]),
            row["said"],
            row["ended"],
            row["owner"],
            row["deaths"],
        )


@dataclass(frozen=True)
class DaemonSeen:
    """A daemon that serves the list, or the last one that did."""

    owner: str
    folders: tuple[Path, ...]
    started: str
    seen: str
    """When it last began or ended a job, or ended itself."""
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
        return DaemonSeen(row["owner"], folders, row["started"], row["seen"], row["ended"])
