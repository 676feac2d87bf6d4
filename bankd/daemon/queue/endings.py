"""Endings of jobs: rows, reason files, log lines and metrics, noted as soon as they can be."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, TypeVar

from bankd.bridge.progress import append
from bankd.bridge.tuning_record import Record
from bankd.clock import now_text
from bankd.config.model_settings import settings_hint
from bankd.config.workspace import Reason, discard_result, snapshot_folder
from bankd.daemon.child_process import ChildDied
from bankd.daemon.context import DaemonParts
from bankd.daemon.daemon_state import DaemonState
from bankd.daemon.scanner.inbox import may_be_there
from bankd.daemon.worker.messages import Changed, Done, Drained, Failed, Outcome, Refused
from bankd.daemon.worker.workshop import TookTooLong
from bankd.errors import BankdError, ErrorCode
from bankd.jobs import (
    CANCELLED,
    MAX_DEATHS,
    MAX_INTERRUPTIONS,
    Job,
    JobState,
    cancelled,
    model_name,
    output_of,
    state_label,
)
from bankd.jobs.running import log_file, progress_file


def recover(parts: DaemonParts, *, tries_failed: bool = True) -> bool:
    """Return True if a job waits that did not before. `tries_failed`: failed ones do, too.

    Raises BankdError and OSError where something cannot be written.
    """
    recovered = parts.jobs.recover(
        tries_failed=tries_failed, clear_away=lambda job: _clear_away_after(parts, job)
    )
    for job in (*recovered.lost, *parts.jobs.list(JobState.QUEUED)):
        # Where it was cancelled, its daemon ended before it saw the request.
        if job.cancelled_by or job in recovered.lost:
            end(parts, job, _lost(job), job.cancelled_by)
    return bool(recovered.interrupted)


def recover_others(parts: DaemonParts, daemon_state: DaemonState) -> bool:
    """The same while this daemon is at work; and what runs in its own name without its knowing."""
    has_more = recover(parts, tries_failed=False)
    if daemon_state.activity.race is None:
        parts.jobs.races.give_up_unattended()
    unattended = parts.jobs.unattended(daemon_state.activity.running_jobs)
    for job in unattended:
        _clear_away_after(parts, job)
        if job.deaths >= MAX_DEATHS:
            end(parts, job, _lost(job))
        else:
            parts.jobs.give_up(job.key, "its end could not be recorded")
    return has_more or bool(unattended)


def clear_away(parts: DaemonParts, key: str) -> None:
    """Remove what only a running job needs, also where its worker could not do it."""
    folder = parts.workspace.folder
    shutil.rmtree(snapshot_folder(folder, key), ignore_errors=True)
    try:
        progress_file(folder, key).unlink(missing_ok=True)
    except OSError as error:
        parts.log.warning("no_progress", job=key[:12], why=error)


def _clear_away_after(parts: DaemonParts, job: Job) -> None:
    if output := output_of(job):
        discard_result(output)
    clear_away(parts, job.key)


def _lost(job: Job) -> Refused:
    if job.deaths >= MAX_DEATHS:
        return Refused(
            f"the process that tuned it died {MAX_DEATHS} times", SEE_LOGS, ErrorCode.TUNING_ERROR
        )
    what = f"the daemon ended {MAX_INTERRUPTIONS} times while it was tuned"
    return Refused(what, SEE_LOGS, ErrorCode.TUNING_ERROR)


SEE_LOGS = "see the log of the daemon and of the system: perhaps it ran out of memory"


def finished(parts: DaemonParts, job: Job, record: Record) -> None:
    parts.jobs.finish(job.key, record.as_json())
    parts.jobs.files.repaired(job.path, job.key)
    parts.metrics.count("trials_measured", record.trials)
    parts.metrics.count("tuning_seconds", record.tuning_s)


def end(
    parts: DaemonParts, job: Job, ending: Done | Failed | Refused | None, by: str | None = None
) -> None:
    """Note the end of a job. `by`: who cancelled it; then nothing is wrong with its model."""
    key, path, model = job.key, job.path, model_name(job.path)
    if isinstance(ending, Done):
        finished(parts, job, ending.record)
        log_end(parts, key, path, JobState.DONE, record=ending.record)
    elif by:
        reason = _with_file(parts, key, path, cancelled(key, path, by))
        parts.jobs.end_cancelled(key, asdict(reason), by)
        log_end(parts, key, path, CANCELLED, reason)
    elif isinstance(ending, Failed):
        reason = Reason(model, str(path), ending.what, ending.hint, ending.code or "")
        parts.jobs.fail(key, asdict(reason))
        log_end(parts, key, path, JobState.FAILED, reason)
    elif ending is not None:
        hint = settings_hint(ending.what, ending.hint, path)
        reason = Reason(model, str(path), ending.what, hint, ending.code or "", ending.traceback)
        set_aside(parts, key, path, reason)


def set_aside(
    parts: DaemonParts,
    key: str,
    path: Path,
    reason: Reason,
    listing: Mapping[str, object] | None = None,
) -> None:
    """The row is what counts: where no reason file can be written now, that is done later (see
    `Files.follow`)."""
    told = _with_file(parts, key, path, reason, listing)
    parts.jobs.set_aside(key, asdict(told))
    log_end(parts, key, path, JobState.SET_ASIDE, told)


def _with_file(
    parts: DaemonParts,
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
    """Return True if a reason still holds: its file, where it has one, was not removed."""
    return not reason_file or Path(reason_file).exists()


def log_end(
    parts: DaemonParts,
    key: str,
    path: Path,
    state: str,
    reason: Reason | None = None,
    record: Record | None = None,
) -> None:
    """The one line that sums up a job."""
    parts.metrics.count("jobs_ended", value=state_label(state))
    log, model = parts.log, model_name(path)
    fields: dict[str, Any] = {"job": key[:12], "model": model}
    fields["state"] = "tuned" if state == JobState.DONE else state_label(state)
    if reason is not None:
        fields |= {"what": reason.what, "reason": reason.file}
        if state == CANCELLED:
            log.info("job_ended", **fields)
        else:
            log.warning("job_ended", **fields)
    if record is not None:
        told = ("tasks", "hits", "added", "updated", "trials", "tuning_s", "tuned_ms")
        fields |= {name: getattr(record, name) for name in told}
        if subgraphs := record.subgraphs:
            fields |= {"subgraphs": subgraphs.total, "subgraph_hits": subgraphs.hit}
        if record.engines:
            fields |= {"runs": record.engines}
        if record.lowered:
            fields |= {"precision": str(record.lowered)}
        log.info("job_ended", **fields)
        if record.cut_short:
            log.warning("cut_short", model=model, why=record.cut_short)
        if record.left_undecided:
            log.warning("undecided", model=model, why=record.left_undecided)


UNSAVED_S = 5.0
"""Pause between tries to note the end of a job, where the job list cannot be written."""

Said = TypeVar("Said")


async def until_noted(
    parts: DaemonParts, daemon_state: DaemonState, note: Callable[[], Said]
) -> Said:
    """Return what `note` says, once it can be noted: a full disk must not cost what was
    measured.

    A daemon that stops does not wait for it: the next one finds the job as it was, and all that
    was measured in the bank.
    """
    tries = 0
    while True:
        try:
            said = note()
        except (BankdError, OSError) as error:
            if daemon_state.is_stopping and tries:
                raise
            daemon_state.troubles["jobs"] = str(error)
            if not tries:  # Once: it may be tried for hours.
                parts.log.warning("not_noted", why=error)
            tries += 1
            await asyncio.sleep(UNSAVED_S)
        else:
            daemon_state.troubles.pop("jobs", None)
            return said


class EndingRecorder:
    """The endings of one daemon's jobs. `tuned`: keys of what was tuned since it began."""

    def __init__(self, parts: DaemonParts, daemon_state: DaemonState) -> None:
        self._parts = parts
        self._daemon_state = daemon_state
        self.tuned: set[str] = set()

    async def note(self, job: Job, ending: Outcome | ChildDied) -> None:
        """Note it for later readers, as soon as it can be written."""
        after: Outcome | ChildDied | None = ending
        if isinstance(ending, ChildDied) and not await self._noted(
            lambda: self._parts.jobs.cancelled_by(job.key)
        ):
            after = await self._after_death(job, ending)
        if after is not None:
            await self._noted(lambda: self._end(job, after))

    async def given_up(self, key: str, why: str) -> None:
        """A job that could not be carried out waits again."""
        await self._noted(lambda: self._parts.jobs.give_up(key, why))

    async def _noted(self, note: Callable[[], Said]) -> Said:
        return await until_noted(self._parts, self._daemon_state, note)

    def _end(self, job: Job, ending: Outcome | ChildDied) -> None:
        """May be tried again where something could not be written: it counts once all the same."""
        parts, key = self._parts, job.key
        by = parts.jobs.cancelled_by(key)
        if isinstance(ending, Done):
            self.tuned.add(key)
            end(parts, job, ending)
        elif by:
            # Before its state: who sees that it has ended may read its whole log.
            self._say(key, f"ended: cancelled by {by}")
            end(parts, job, None, by)
        elif isinstance(ending, Failed | Refused):
            end(parts, job, ending)
        elif isinstance(ending, Changed):
            self._look_again(job, ending.why)
        elif isinstance(ending, Drained):
            parts.jobs.give_up(key, "the daemon was asked to stop")
            parts.log.info("drained", job=key[:12], path=job.path)

    def _look_again(self, job: Job, why: str) -> None:
        """Forget a file that is not there any more as it was examined, and scan again."""
        jobs = self._parts.jobs
        jobs.give_up(job.key, why)
        # Else it is what is begun next, again and again until it has settled.
        jobs.files.forget([job.path])
        copies = [seen.path for seen in jobs.files.with_key(job.key)]
        if there := next(filter(may_be_there, copies), None):
            jobs.relocate(job.key, there)
        else:
            jobs.withdraw(job.key)
        self._daemon_state.file_states.outdate(job.key)
        self._daemon_state.wakes.files.hint()
        self._parts.log.warning("changed", path=job.path, why=why)

    async def _after_death(self, job: Job, death: ChildDied) -> Refused | None:
        """A death is reported and counted, once; None where the job waits again."""
        parts = self._parts
        parts.metrics.count("worker_deaths", value=death.cause)
        parts.log.warning("worker_died", job=job.key[:12], path=job.path, cause=death)
        self._say(job.key, f"ended: {death}")
        if isinstance(death, TookTooLong):
            # Not tried again by itself: that would take as long, and others wait.
            hint = (
                "raise JOB_TIME_LIMIT_S in aoe.ini, or tune for less time with "
                f"--tuning_time_limit; `bankd retry {job.key[:12]}` continues with what was "
                "measured"
            )
            return Refused(f"it took longer than a job may: {death}", hint, ErrorCode.TUNING_ERROR)
        after = await self._noted(lambda: parts.jobs.died(job.key, str(death)))
        if after.state is not JobState.RUNNING:
            return None
        what = f"the process that tuned it died {MAX_DEATHS} times, the last time by {death}"
        return Refused(what, SEE_LOGS, ErrorCode.TUNING_ERROR)

    def _say(self, key: str, text: str) -> None:
        """The last line in the log of a job whose worker could not say it any more."""
        try:
            append(log_file(self._parts.workspace.folder, key), f"{now_text()[11:19]} {text}\n")
        except OSError as error:
            self._parts.log.warning("no_progress", job=key[:12], why=error)
