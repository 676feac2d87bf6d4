"""How a job ends: what its row and its reason file say then, and the line in the log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bankd.daemon.parts import Handled, Parts
from bankd.jobs import Job, State
from bankd.record import Record
from bankd.working import Failed, Refused
from bankd.workspace import Reason, remove_reason


def finished(parts: Parts, job: Job, record: Record) -> Handled:
    parts.jobs.finish(job.key, record.as_json())
    for other in parts.jobs.set_aside_at(job.path):
        # Unless it holds for a copy that still lies elsewhere.
        if not parts.jobs.files.with_key(other.key):
            _remove_reason(parts, other)
    parts.metrics.measured(record.trials)
    parts.metrics.tuned(record.tuning_s)
    return Handled(job.path, "tuned", record)


def _remove_reason(parts: Parts, job: Job) -> None:
    try:
        remove_reason(job.result)
    except OSError as error:  # What was tuned is tuned all the same.
        parts.log.warning("reason_stays", path=job.path, why=error)


def failed(parts: Parts, job: Job, why: Failed) -> Handled:
    reason = Reason(job.path.stem, str(job.path), why.what, why.hint, why.code)
    parts.jobs.fail(job.key, asdict(reason))
    return Handled(job.path, "failed", reason=reason)


def refused(parts: Parts, job: Job, why: Refused) -> Handled:
    path = job.path
    reason = Reason(path.stem, str(path), why.what, why.hint, why.code, why.traceback)
    return set_aside(parts, job.key, path, reason)


def set_aside(
    parts: Parts,
    key: str,
    path: Path,
    reason: Reason,
    listing: Mapping[str, object] | None = None,
) -> Handled:
    told = parts.workspace.set_aside(key, reason, listing)
    parts.jobs.set_aside(key, asdict(told))
    return Handled(path, "set_aside", reason=told)


def stands(reason_file: str) -> bool:
    """Whether a reason still holds: its file, where it has one, was not taken away."""
    return not reason_file or Path(reason_file).exists()


def log_end(parts: Parts, key: str, handled: Handled) -> None:
    """The one line that sums up a job."""
    parts.metrics.job_ended(_STATES[handled.state])
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


_STATES = {"tuned": State.DONE, "set_aside": State.SET_ASIDE, "failed": State.FAILED}
