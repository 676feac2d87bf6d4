"""Recovery of what dead daemons left: jobs wait again, those that kill are rejected, traces go."""

from __future__ import annotations

import shutil

from bankd.config.workspace import discard_result, snapshot_folder
from bankd.daemon.context import Parts
from bankd.daemon.queue.endings import SEE_LOGS, ended_by, log_end, refused
from bankd.daemon.state import Standing
from bankd.daemon.worker import Refused
from bankd.jobs import MAX_DEATHS, MAX_INTERRUPTIONS, Job, State, output_of
from bankd.jobs.running import progress_file


def recover(parts: Parts, *, tries_failed: bool = True) -> bool:
    """Return True if a job waits that did not before. `tries_failed`: failed ones do, too.

    Raises BankdError and OSError where something cannot be written.
    """
    recovered = parts.jobs.recover(
        tries_failed=tries_failed, clear_away=lambda job: _clear_away_after(parts, job)
    )
    for job in recovered.lost:
        if not job.cancelled_by:
            log_end(parts, job.key, refused(parts, job, _lost(job)))
    for job in (*recovered.lost, *parts.jobs.list(State.QUEUED)):
        if job.cancelled_by:
            # Its daemon ended before it saw that somebody wanted this.
            log_end(parts, job.key, ended_by(parts, job.key, job.path, job.cancelled_by))
    return bool(recovered.interrupted)


def recover_others(parts: Parts, standing: Standing) -> bool:
    """The same while this daemon is at work; and what runs in its own name without its knowing."""
    has_more = recover(parts, tries_failed=False)
    if not standing.is_racing:
        parts.jobs.races.give_up_unattended()
    unattended = parts.jobs.unattended(standing.job.key if standing.job is not None else None)
    for job in unattended:
        _clear_away_after(parts, job)
        if job.deaths >= MAX_DEATHS:
            log_end(parts, job.key, refused(parts, job, _lost(job)))
        else:
            parts.jobs.give_up(job.key, "its end could not be recorded")
    return has_more or bool(unattended)


def clear_away(parts: Parts, key: str) -> None:
    """Remove what only a running job needs, also where its worker could not do it."""
    folder = parts.workspace.folder
    shutil.rmtree(snapshot_folder(folder, key), ignore_errors=True)
    try:
        progress_file(folder, key).unlink(missing_ok=True)
    except OSError as error:
        parts.log.warning("no_progress", job=key[:12], why=error)


def _clear_away_after(parts: Parts, job: Job) -> None:
    if output := output_of(job):
        discard_result(output)
    clear_away(parts, job.key)


def _lost(job: Job) -> Refused:
    if job.deaths >= MAX_DEATHS:
        return Refused(f"the process that tuned it died {MAX_DEATHS} times", SEE_LOGS, "100")
    what = f"the daemon ended {MAX_INTERRUPTIONS} times while it was tuned"
    return Refused(what, SEE_LOGS, "100")
