"""The reason why a job waits, and the order in which waiting jobs will begin."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from bankd.cli.words import SHOWN_KEY, counted
from bankd.config.workspace import Workspace
from bankd.control.client import Heard, hear
from bankd.jobs import DaemonSeen, Job, State, daemons, model_name, read_jobs

PATIENCE_S = 1.0
"""Seconds to wait for a daemon that is asked why."""


def in_turn(jobs: Sequence[Job]) -> list[Job]:
    """Return jobs as `read_jobs` does, but waiting ones in the order in which they will begin."""
    running = [job for job in jobs if job.state is State.RUNNING]
    ended = [job for job in jobs if job.state not in (State.RUNNING, State.QUEUED)]
    return [*running, *_queue(jobs), *ended]


def why_it_waits(workspace: Path, job: Job) -> str:
    """Empty for a job that does not wait. Raises BankdError for a list that cannot be read."""
    if job.state is not State.QUEUED:
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
    waiting = [job for job in jobs if job.state is State.QUEUED]
    return sorted(waiting, key=lambda job: (-job.priority, job.deaths, job.queued))
