"""Jobs of a workspace: the one that a name or key means, its turn, and why it waits."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NoReturn

from bankd.cli.formatting import SHOWN_KEY, counted
from bankd.cli.tables import cell
from bankd.config.workspace import Workspace
from bankd.control.client import Heard, hear
from bankd.errors import BankdError
from bankd.jobs import (
    DaemonSeen,
    FileSeen,
    Job,
    JobState,
    daemons,
    files_seen,
    model_name,
    read_jobs,
    state_label,
)

MAX_LISTED = 5
"""Maximum number of jobs of one name that are listed."""


def named_in(workspace: Path, text: str) -> Job:
    """Find a job as `named`, in the job list of this workspace."""
    path = Workspace(workspace).job_list
    return named(read_jobs(path), files_seen(path), text)


def named(jobs: Sequence[Job], files: Sequence[FileSeen], text: str) -> Job:
    """The job that a file of this name stands for now, or whose key begins so.

    Other settings make another job of the same file: what it stood for before is meant only where
    it is still at work. Raises BankdError where none is meant, or several are.
    """
    seen = _newest(file for file in files if text in _names(file.path))
    found = _of_name(jobs, seen, text) or [job for job in jobs if text and job.key.startswith(text)]
    if not found:
        _refuse_unknown(seen, text)
    if len(found) > 1:
        _refuse_several(found, text)
    return found[0]


def title(job: Job) -> str:
    return f"{model_name(job.path)} ({job.key[:SHOWN_KEY]})"


def state_of(job: Job) -> str:
    return state_label(job.status)


def _names(path: Path) -> tuple[str, str]:
    return model_name(path), path.name


def _newest(files: Iterable[FileSeen]) -> list[FileSeen]:
    """Return each file as last looked into: daemons of other options see other jobs."""
    by_age = sorted(files, key=lambda file: file.seen)
    return list({file.path: file for file in by_age}.values())


def _of_name(jobs: Sequence[Job], seen: Sequence[FileSeen], text: str) -> list[Job]:
    keys = {file.key for file in seen}
    named_so = [job for job in jobs if job.key in keys or text in _names(job.path)]
    stand = [
        job
        for job in named_so
        if job.key in keys or job.state in (JobState.QUEUED, JobState.RUNNING)
    ]
    return stand or named_so


def _refuse_unknown(seen: Sequence[FileSeen], text: str) -> NoReturn:
    for file in seen:
        if file.said:
            raise BankdError(f"{file.path} is no job: {file.said}", file.hint or None)
    what = f"no job has the name or the key prefix {text!r}"
    raise BankdError(what, "`bankd jobs` lists the jobs; --work_dir selects the workspace")


def _refuse_several(found: Sequence[Job], text: str) -> NoReturn:
    lines = [f"{text!r} matches {counted(len(found), 'job')}:", *map(_line, found[:MAX_LISTED])]
    if len(found) > MAX_LISTED:
        lines.append(f"  and {len(found) - MAX_LISTED} more")
    raise BankdError("\n".join(lines), "give the key of one")


def _line(job: Job) -> str:
    since = job.ended or job.started or job.queued
    return cell(f"  {job.key[:SHOWN_KEY]}  {state_of(job)}, {since}, {job.path}")


PATIENCE_S = 1.0
"""Seconds to wait for a daemon that is asked why."""


def in_turn(jobs: Sequence[Job]) -> list[Job]:
    """Return jobs as `read_jobs` does, but waiting ones in the order in which they will begin."""
    running = [job for job in jobs if job.state is JobState.RUNNING]
    ended = [job for job in jobs if job.state not in (JobState.RUNNING, JobState.QUEUED)]
    return [*running, *_queue(jobs), *ended]


def why_it_waits(workspace: Path, job: Job) -> str:
    """Empty for a job that does not wait. Raises BankdError for a list that cannot be read."""
    if job.state is not JobState.QUEUED:
        return ""
    path = Workspace(workspace).job_list
    taker = _taker(job, daemons(path))
    if taker is None:
        return who_takes(job, daemons(path))
    heard = next((one for one in hear(workspace, PATIENCE_S) if one.process == taker.process), None)
    return (_said(heard) if heard else "") or _behind(read_jobs(path), job)


def who_takes(job: Job, seen: Sequence[DaemonSeen]) -> str:
    """Say which daemon will tune a waiting job."""
    if taker := _taker(job, seen):
        return f"the daemon {taker.process} picks it up"
    is_any = any(daemon.is_alive for daemon in seen)
    missing = f"no daemon watches {job.path.parent}" if is_any else "no daemon is running"
    return f"{missing}; `bankd watch {shlex.quote(str(job.path.parent))}` picks it up"


def _taker(job: Job, seen: Sequence[DaemonSeen]) -> DaemonSeen | None:
    for daemon in seen:
        if daemon.is_alive and any(folder in job.path.parents for folder in daemon.folders):
            return daemon
    return None


def _said(heard: Heard) -> str:
    """Say what stops every job of this daemon; empty where nothing does."""
    status = heard.status
    if status is None:
        return heard.silence
    if status.state == "draining":
        return "its daemon is about to end; the next one picks it up"
    return status.why


def _behind(jobs: Sequence[Job], job: Job) -> str:
    running = [one for one in jobs if one.is_running]
    before = [one.key for one in _queue(jobs)]
    ahead = before.index(job.key) if job.key in before else 0
    parts = [f"{model_name(one.path)} ({one.key[:SHOWN_KEY]}), which runs" for one in running]
    if ahead:
        parts.append(f"{counted(ahead, 'job')} before it")
    return f"behind {' and '.join(parts)}" if parts else "it is next"


def _queue(jobs: Sequence[Job]) -> list[Job]:
    waiting = [job for job in jobs if job.state is JobState.QUEUED]
    return sorted(waiting, key=lambda job: (-job.priority, job.deaths, job.queued))
