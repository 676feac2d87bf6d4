"""Jobs of a workspace: the one that a name or key means, its turn, and why it waits."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from bankd.cli.formatting import SHOWN_KEY
from bankd.cli.tables import cell
from bankd.config.workspace import Workspace
from bankd.control.client import hear
from bankd.errors import BankdError, ErrorCode
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
from bankd.number_text import counted
from bankd.suggestion import with_question

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
    # Each file as last looked into: daemons of other options see other jobs.
    seen = {file.path: file for file in sorted(files, key=lambda file: file.seen)
            if text in _names(file.path)}  # fmt: skip
    keys = {file.key for file in seen.values()}
    at_work = (JobState.QUEUED, JobState.RUNNING)
    named_so = [job for job in jobs if job.key in keys or text in _names(job.path)]
    current = [job for job in named_so if job.key in keys or job.state in at_work]
    found = (
        current or named_so or [job for job in jobs if text and job.key.startswith(text.lower())]
    )
    if len(found) == 1:
        return found[0]
    if found:
        lines = [f"{text!r} matches {counted(len(found), 'job')}:"]
        lines += [
            cell(f"  {job.key[:SHOWN_KEY]}  {state_of(job)}, "
                 f"{job.ended or job.started or job.queued}, {job.path}")
            for job in found[:MAX_LISTED]
        ]  # fmt: skip
        if len(found) > MAX_LISTED:
            lines.append(f"  and {len(found) - MAX_LISTED} more")
        raise BankdError("\n".join(lines), "give the key of one", ErrorCode.ARGUMENT)
    for file in seen.values():
        if file.said:
            raise BankdError(
                f"{file.path} is no job: {file.said}", file.hint or None, ErrorCode.FILE
            )
    what = f"no job has the name or the key prefix {text!r}"
    what = with_question(what, text, [name for job in jobs for name in job.names])
    hint = "`bankd jobs` lists the jobs; --work_dir selects the workspace"
    raise BankdError(what, hint, ErrorCode.ARGUMENT)


def title(job: Job) -> str:
    return f"{model_name(job.path)} ({job.key[:SHOWN_KEY]})"


def state_of(job: Job) -> str:
    return state_label(job.status)


def _names(path: Path) -> tuple[str, str]:
    return model_name(path), path.name


DAEMON_WAIT_S = 1.0
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
    why = ""
    for heard in hear(workspace, DAEMON_WAIT_S):
        if heard.process == taker.process:
            why = heard.status.why if heard.status else heard.silence
            if heard.status and heard.status.state == "draining":
                why = "its daemon is about to end; the next one picks it up"
    return why or _behind(read_jobs(path), job)


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
