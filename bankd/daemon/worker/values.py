"""What a worker is ordered to do, and what comes of it. Both cross a pipe as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bankd.bridge.tuning_record import Record
from bankd.config.request import Request


@dataclass(frozen=True)
class Order:
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

    def as_json(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "root": str(self.root),
            "path": str(self.path),
            "hashes": dict(self.hashes),
            "request": self.request.as_json(),
            "output": str(self.output),
            "resumes": self.resumes,
        }

    @staticmethod
    def parse(content: Mapping[str, Any]) -> Order:
        """Raises TypeError, LookupError, ValueError or BankdError for what is none."""
        return Order(
            content["key"],
            Path(content["root"]),
            Path(content["path"]),
            dict(content["hashes"]),
            Request.parse(content["request"]),
            Path(content["output"]),
            content["resumes"],
        )


@dataclass(frozen=True)
class Done:
    """Tuned."""

    record: Record


@dataclass(frozen=True)
class Refused:
    """The model, or its settings, cannot be used: the job is set aside."""

    what: str
    hint: str
    code: str = ""
    traceback: str = ""
    """File with the traceback of an error that nobody foresaw."""


@dataclass(frozen=True)
class Failed:
    """Not the model's fault: the job is tried again later."""

    what: str
    hint: str
    code: str = ""


@dataclass(frozen=True)
class Changed:
    """The files are not those that were looked into."""

    why: str


@dataclass(frozen=True)
class Drained:
    """The worker was told to stop, and did so between two candidates."""


Outcome = Done | Refused | Failed | Changed | Drained

_KINDS = {kind.__name__: kind for kind in (Refused, Failed, Changed, Drained)}


def outcome_as_json(outcome: Outcome) -> dict[str, Any]:
    if isinstance(outcome, Done):
        return {"outcome": "Done", "record": outcome.record.as_json()}
    return {"outcome": type(outcome).__name__, **asdict(outcome)}


def parse_outcome(content: Mapping[str, Any]) -> Outcome:
    """Raises TypeError, LookupError or ValueError for what is none."""
    fields = {name: value for name, value in content.items() if name != "key"}
    kind = fields.pop("outcome")
    if kind != "Done":
        return _KINDS[kind](**fields)
    record = Record.parse(fields["record"])
    if record is None:
        raise ValueError("the record of a done job cannot be read")
    return Done(record)


@dataclass(frozen=True)
class Limits:
    """What a job may take."""

    time_s: float
    """From beginning to end."""
    stall_s: float
    """Without a sign of life."""
    load_s: float
    """For reading the model."""
    drain_s: float
    """For the end of the running candidate, once it was told to stop."""
    memory_bytes: int
    """Address space."""
    file_bytes: int
    """Of the largest file that it may write."""
