"""Find a job by the name of a model, or of a copy of it, or by the beginning of a key."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NoReturn

from bankd.cli.tables import cell
from bankd.cli.words import SHOWN_KEY, counted
from bankd.config.workspace import Workspace
from bankd.errors import BankdError
from bankd.jobs import FileSeen, Job, State, files_seen, model_name, read_jobs, state_label

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
        job for job in named_so if job.key in keys or job.state in (State.QUEUED, State.RUNNING)
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
