"""How a job ends: what its row and its reason file say then, and the line in the log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from bankd.bridge.tuning_record import Record
from bankd.clock import now_text
from bankd.config.model_settings import of_settings
from bankd.config.request import Request
from bankd.config.workspace import Reason
from bankd.daemon.child_process import ChildDied
from bankd.daemon.parts import Handled, Parts
from bankd.daemon.worker import Failed, Refused, TookTooLong
from bankd.errors import BankdError
from bankd.jobs import CANCELLED, MAX_DEATHS, Job, State, cancelled, model_name, state_label

SEE_LOGS = "see the log of the daemon and of the system: perhaps it ran out of memory"


def finished(parts: Parts, job: Job, record: Record) -> Handled:
    parts.jobs.finish(job.key, record.as_json())
    parts.jobs.files.repaired(job.path, job.key)
    parts.metrics.measured(record.trials)
    parts.metrics.tuned(record.tuning_s)
    return Handled(job.path, "tuned", record)


def failed(parts: Parts, job: Job, why: Failed) -> Handled:
    reason = Reason(model_name(job.path), str(job.path), why.what, why.hint, why.code)
    parts.jobs.fail(job.key, asdict(reason))
    return Handled(job.path, "failed", reason=reason)


def refused(parts: Parts, job: Job, why: Refused) -> Handled:
    path, (what, hint) = job.path, _in_words_of_settings(parts, job, why)
    reason = Reason(model_name(path), str(path), what, hint, why.code, why.traceback)
    return set_aside(parts, job.key, path, reason)


def _in_words_of_settings(parts: Parts, job: Job, why: Refused) -> tuple[str, str]:
    """The tuner speaks of options of the command line; who drops a model writes settings."""
    try:
        asked = Request.parse(job.content["request"])
    except (TypeError, LookupError, ValueError):
        return why.what, why.hint
    return of_settings(why.what, why.hint, job.path, asked, parts.identity.request)


def too_long(job: Job, death: TookTooLong) -> Refused:
    """It is not tried again by itself: that would take as long, and others wait."""
    hint = (
        "raise JOB_TIME_LIMIT_S in aoe.ini, or tune for less time with --tuning_time_limit; "
        f"`bankd retry {job.key[:12]}` continues with what was measured"
    )
    return Refused(f"it took longer than a job may: {death}", hint, "100")


def too_deadly(death: ChildDied) -> Refused:
    what = f"the process that tuned it died {MAX_DEATHS} times, the last time by {death}"
    return Refused(what, SEE_LOGS, "100")


def set_aside(
    parts: Parts,
    key: str,
    path: Path,
    reason: Reason,
    listing: Mapping[str, object] | None = None,
) -> Handled:
    """The row is what counts: where no reason file can be written now, that is done later (see
    `Jobs.follow_files`)."""
    told = _with_file(parts, key, path, reason, listing)
    parts.jobs.set_aside(key, asdict(told))
    return Handled(path, "set_aside", reason=told)


def ended_by(parts: Parts, key: str, path: Path, by: str) -> Handled:
    """A person cancelled the job: nothing is wrong with its model."""
    told = _with_file(parts, key, path, cancelled(key, path, by))
    parts.jobs.end_cancelled(key, asdict(told), by)
    return Handled(path, CANCELLED, reason=told)


def _with_file(
    parts: Parts,
    key: str,
    path: Path,
    reason: Reason,
    listing: Mapping[str, object] | None = None,
) -> Reason:
    try:
        return parts.workspace.set_aside(key, reason, listing)
    except BankdError as error:
        parts.log.warning("no_reason_file", job=key[:12], path=path, why=error)
        return replace(reason, time=now_text())


def stands(reason_file: str) -> bool:
    """Whether a reason still holds: its file, where it has one, was not taken away."""
    return not reason_file or Path(reason_file).exists()


def log_end(parts: Parts, key: str, handled: Handled) -> None:
    """The one line that sums up a job."""
    parts.metrics.job_ended(_STATES[handled.state])
    fields: dict[str, Any] = {"job": key[:12], "model": model_name(handled.path)}
    fields["state"] = state_label(handled.state)
    if handled.record:
        told = ("tasks", "hits", "added", "updated", "trials", "tuning_s", "tuned_ms")
        fields |= {name: getattr(handled.record, name) for name in told}
        if subgraphs := handled.record.subgraphs:
            fields |= {"subgraphs": subgraphs.total, "subgraph_hits": subgraphs.hit}
        if handled.record.engines:
            fields |= {"runs": handled.record.engines}
        parts.log.info("job_ended", **fields)
        if why := handled.record.cut_short:
            parts.log.warning("cut_short", model=model_name(handled.path), why=why)
        if why := handled.record.left_undecided:
            parts.log.warning("undecided", model=model_name(handled.path), why=why)
    elif handled.reason:
        fields |= {"what": handled.reason.what, "reason": handled.reason.file}
        if handled.state == CANCELLED:
            parts.log.info("job_ended", **fields)
        else:
            parts.log.warning("job_ended", **fields)


_STATES = {
    "tuned": State.DONE,
    "set_aside": State.SET_ASIDE,
    "failed": State.FAILED,
    CANCELLED: CANCELLED,
}
