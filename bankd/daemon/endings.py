"""How a job ends: what its row and its reason file say then, and the line in the log."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from bankd.daemon.parts import Handled, Parts
from bankd.errors import BankdError
from bankd.jobs import State
from bankd.logs import write_traceback
from bankd.record import Record
from bankd.workspace import Reason, remove_reason
from tuner.errors import TunerError


def finished(parts: Parts, key: str, path: Path, record: Record) -> Handled:
    parts.jobs.finish(key, record.as_json())
    for job in parts.jobs.list(State.SET_ASIDE):
        if job.path == path:
            remove_reason(job.result)
    return Handled(path, "tuned", record)


def failed(parts: Parts, key: str, path: Path, error: BankdError | OSError) -> Handled:
    reason = reason_of(path, error)
    parts.jobs.fail(key, asdict(reason))
    return Handled(path, "failed", reason=reason)


def set_aside(parts: Parts, key: str, path: Path, reason: Reason) -> Handled:
    told = parts.workspace.set_aside(key, reason)
    parts.jobs.set_aside(key, asdict(told))
    return Handled(path, "set_aside", reason=told)


def reason_of(path: Path, error: TunerError | BankdError | OSError) -> Reason:
    if isinstance(error, OSError):
        where = f" ({error.filename})" if error.filename else ""
        what, hint = f"{error.strerror or error}{where}", "check the disk and its permissions"
        return Reason(path.stem, str(path), what, hint)
    hint = error.hint or "see the message above"
    return Reason(path.stem, str(path), error.message, hint, error.code or "")


def unexpected(parts: Parts, path: Path, error: Exception) -> Reason:
    """The reason for an error that nobody foresaw; its traceback goes into a file."""
    log = write_traceback(parts.workspace.log_folder, error)
    what = f"an unexpected error, {type(error).__name__}: {error}"
    hint = "this is a fault of bankd: please report it with the log file"
    return replace(Reason(path.stem, str(path), what, hint, "-1"), traceback=str(log))


def stands(reason_file: str) -> bool:
    """Whether a reason still holds: its file, where it has one, was not taken away."""
    return not reason_file or Path(reason_file).exists()


def log_end(parts: Parts, key: str, handled: Handled) -> None:
    """The one line that sums up a job."""
    fields: dict[str, Any] = {"job": key[:12], "model": handled.path.stem}
    fields["state"] = handled.state
    if handled.record:
        told = ("tasks", "hits", "added", "updated", "trials", "tuning_s", "tuned_ms")
        fields |= {name: getattr(handled.record, name) for name in told}
        if subgraphs := handled.record.subgraphs:
            fields |= {"subgraphs": subgraphs.total, "subgraph_hits": subgraphs.hit}
        parts.log.info("job_ended", **fields)
        if why := handled.record.cut_short:
            parts.log.warning("cut_short", model=handled.path.stem, why=why)
    elif handled.reason:
        fields |= {"what": handled.reason.what, "reason": handled.reason.file}
        parts.log.warning("job_ended", **fields)
