"""`bankd jobs`, `bankd cancel` and `bankd retry`: what the daemon does, and wishes to it."""

# ruff: noqa: PLC0415  What a command needs is loaded when it runs.

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from bankd.cli.options import PATH, json_option
from bankd.cli.tables import cell, print_json, print_table
from bankd.cli.words import counted
from bankd.errors import BankdError, ExitCode

if TYPE_CHECKING:
    from bankd.jobs import Job

F = TypeVar("F", bound=Callable[..., Any])

COLUMNS = ("job", "model", "state", "at", "best so far", "left", "started", "reason")
SHORT_KEY = 12
"""Characters of a key that lists show."""

workspace_option = click.option(
    "--work_dir", type=PATH, help="Where aoe_workspace lies (default: as for `bankd watch`)."
)


@click.command(short_help="Show what the daemon tunes, what waits, and what came of the rest.")
@click.argument("job", required=False)
@workspace_option
@json_option
def jobs(job: str | None, work_dir: Path | None, *, as_json: bool) -> int:
    """List the jobs of a workspace, or show one: its figures, its reason, its last lines.

    JOB: the beginning of its key, or the name of its model where no other has it. Works with and
    without a daemon, and says which of them serves what.

    \b
    Examples:
      bankd jobs
      bankd jobs resnet50
      bankd jobs 3f2a9c --work_dir run/ --json
    """
    from bankd.cli.jobs_report import page_lines, plain_daemon, plain_job, plain_page, row, serving
    from bankd.jobs import daemons, read_jobs
    from bankd.workspace import Workspace

    folder = _workspace(work_dir)
    path = Workspace(folder).job_list
    found = read_jobs(path)
    if job is not None:
        one = named(found, job)
        if as_json:
            print_json(plain_page(folder, one))
        else:
            for line in page_lines(folder, one):
                click.echo(line)
        return ExitCode.OK
    seen = daemons(path)
    if as_json:
        listed = [plain_job(folder, one) for one in found]
        print_json({"jobs": listed, "daemons": [plain_daemon(daemon) for daemon in seen]})
        return ExitCode.OK
    print_table(COLUMNS, (row(folder, one) for one in found), left=4, is_headed=False,
                folding=("model", "at", "reason"))  # fmt: skip
    _remark(counted(len(found), "job") if found else f"no jobs in {folder}")
    for line in serving(seen):
        _remark(line)
    return ExitCode.OK


@click.command(short_help="End a job that runs or waits.")
@click.argument("job")
@workspace_option
def cancel(job: str, work_dir: Path | None) -> int:
    """End a job. What was measured for it stays in the bank, and its model stays where it is.

    One that runs ends at once, its worker with it. JOB: the beginning of its key, or the name of
    its model where no other has it.

    \b
    Examples:
      bankd cancel resnet50
      bankd cancel 3f2a9c --work_dir run/
    """
    from bankd.author import author
    from bankd.jobs import cancel as cancel_job

    folder = _workspace(work_dir)
    after = cancel_job(folder, _named_in(folder, job).key, author())
    ends = "ends at once" if after.is_running else "is set aside"
    _remark(f"{_title(after)} {ends}; `bankd retry {after.key[:SHORT_KEY]}` tries it again")
    return ExitCode.OK


@click.command(short_help="Try a job again that was set aside, failed, or is done.")
@click.argument("job")
@workspace_option
def retry(job: str, work_dir: Path | None) -> int:
    """Put a job back into the queue, whatever became of it, and remove its reason files.

    A running daemon takes it up at once, else the next one does. JOB: the beginning of its key,
    or the name of its model where no other has it.

    \b
    Examples:
      bankd retry resnet50
      bankd retry 3f2a9c --work_dir run/
    """
    from bankd.cli.jobs_report import who_takes
    from bankd.jobs import daemons
    from bankd.jobs import retry as retry_job
    from bankd.workspace import Workspace

    folder = _workspace(work_dir)
    after = retry_job(folder, _named_in(folder, job).key)
    who = who_takes(after, daemons(Workspace(folder).job_list))
    _remark(f"{_title(after)} waits again: {who}")
    return ExitCode.OK


def named(jobs: Sequence[Job], text: str) -> Job:
    """The job of this model, or whose key begins so. Raises BankdError where it is not one."""
    of_model = [job for job in jobs if text in (job.path.stem, job.path.name)]
    found = of_model or [job for job in jobs if text and job.key.startswith(text)]
    if not found:
        what = f"no job is named {text!r}, and no key begins so"
        raise BankdError(what, "`bankd jobs` lists the jobs; --work_dir says of which workspace")
    if len(found) > 1:
        keys = ", ".join(job.key[:SHORT_KEY] for job in found[:3])
        what = f"{text!r} stands for {counted(len(found), 'job')}: {keys}"
        raise BankdError(f"{what}{', ...' if len(found) > 3 else ''}", "give the key of one")
    return found[0]


def _named_in(folder: Path, text: str) -> Job:
    from bankd.jobs import read_jobs
    from bankd.workspace import Workspace

    return named(read_jobs(Workspace(folder).job_list), text)


def _workspace(work_dir: Path | None) -> Path:
    from bankd.config import read_settings

    return read_settings(os.environ, Path.cwd(), work_dir).workspace


def _title(job: Job) -> str:
    return f"{job.path.stem} ({job.key[:SHORT_KEY]})"


def _remark(text: str) -> None:
    click.echo(cell(f"bankd: {text}"), err=True)
