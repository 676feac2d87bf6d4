"""Records that travel between desk, head and machines: plain values, checked where they arrive."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from bankd.bank import content_hash
from bankd.errors import BankError, ErrorCode

STATUS = "tunebank"
"""Name of a machine's status among the metrics of its heartbeat."""
TOPIC = "tunebank-progress"
"""Dask's topic of all progress: one for all works, so that the head keeps a bounded number."""
MAX_RECORDS_BYTES = 256 << 20
"""Maximum size of an export that arrives."""

Value = TypeVar("Value")


class Work(Struct, frozen=True, forbid_unknown_fields=True):
    """Work for one machine: a subject to tune, or a model whose files come with it."""

    order: Mapping[str, Any]
    """The `SubjectOrder`, or the `WorkRequest` with its paths relative to the model's folder."""
    known: bytes
    """Export of what the desk's bank knows of it; empty where that is nothing."""
    files: tuple[str, ...] = ()
    """Names of the model's files, relative to its folder. None: a subject is tuned."""
    samples: str = ""
    """Name, in `files`, of the inputs that the model is judged on."""


class WorkResult(Struct, frozen=True, forbid_unknown_fields=True):
    """Result of a work."""

    key: str
    """Key of the subject, or of the job."""
    machine: str
    outcome: Mapping[str, Any]
    """The outcome of the machine's worker, as its pipe has it."""
    records: bytes
    """Export of what the machine's bank knows of the subjects in question."""
    files: Mapping[str, bytes] = {}
    """The offline model and the reports, by name."""


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """One event of a work that runs."""

    work: str
    machine: str
    event: Mapping[str, Any]


class MachineStatus(Struct, frozen=True, forbid_unknown_fields=True):
    """State of one machine, as its head knows it."""

    name: str
    targets: tuple[str, ...]
    """Targets that it tunes for, as "x86_64-v4/2"."""
    cpu_model: str = ""
    environment: str = ""
    """Hash of its environment: equal ones measure equal times."""
    free_bytes: int = 0
    """Physical memory that is available."""
    load: float = 0.0
    """Mean number of running processes in the last minute."""
    doing: str = ""
    """Name of the subject or model that it works on; empty while it waits."""
    trials_per_minute: float = 0.0
    unsent: int = 0
    """Subjects whose newest records the head does not have yet."""


def to_bytes(value: Struct) -> bytes:
    """Encode a record."""
    return msgspec.msgpack.encode(value)


def from_bytes(data: bytes, kind: type[Value]) -> Value:
    """Decode a record. Raises BankError for bytes that are none."""
    try:
        return msgspec.msgpack.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, TypeError) as error:
        what = f"a record of the fleet cannot be read: {error}"
        raise BankError(
            what, "install the same version on all machines", ErrorCode.NETWORK
        ) from error


def subject_key(order: Mapping[str, Any], target: str) -> str:
    """Key of a subject's work: equal for all jobs and desks that want the same.

    The part of a model that the subject has sets how many candidates are tried; the first one who
    asks sets it.
    """
    request = {**order["request"], "time_limit_s": None, "command_line": "", "samples": ""}
    return f"subject-{order['key']}-{target}-{content_hash(request)[:16]}"
