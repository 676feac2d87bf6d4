"""`bankd jobs`, `bankd cancel` and `bankd retry`: what the daemon does, and wishes to it."""

from __future__ import annotations

from pathlib import Path

import click

from bankd.author import author
from bankd.cli.jobs_report import page_lines, plain_daemon, plain_job, plain_page, row, serving
from bankd.cli.named import named_in, title
from bankd.cli.options import json_option, wide_option
from bankd.cli.tables import print_json, print_table
from bankd.cli.waiting import in_turn, who_takes
from bankd.cli.words import SHOWN_KEY, counted, remark
from bankd.cli.workspace import in_workspace, workspace_of, workspace_option
from bankd.config.workspace import Workspace
from bankd.errors import ExitCode
from bankd.jobs import cancel as cancel_job
from bankd.jobs import daemons, read_jobs
from bankd.jobs import retry as retry_job

COLUMNS = ("job", "model", "state", "at", "best so far", "left", "started", "reason")


@click.command
@click.argument("job", required=False)
@workspace_option
@wide_option
@json_option
def jobs(job: str | None, work_dir: Path | None, *, as_json: bool) -> int:
    """List the jobs of a workspace, or show one: its figures, its reason, its last lines.

    JOB: the beginning of its key, or the name of its model; for a file with several jobs, the
    current one. Works with and without a daemon, and shows which daemon serves which folder.

    \b
    Examples:
      bankd jobs
      bankd jobs resnet50
      bankd jobs 3f2a9c --work_dir run/ --json
    """
    folder = workspace_of(work_dir)
    if job is not None:
        one = named_in(folder, job)
        if as_json:
            print_json(plain_page(folder, one))
        else:
            for line in page_lines(folder, one):
                click.echo(in_workspace(line, work_dir))
        return ExitCode.OK
    path = Workspace(folder).job_list
    found = in_turn(read_jobs(path))
    seen = daemons(path)
    if as_json:
        listed = [plain_job(folder, one) for one in found]
        print_json({"jobs": listed, "daemons": [plain_daemon(daemon) for daemon in seen]})
        return ExitCode.OK
    print_table(COLUMNS, (row(folder, one) for one in found), left=4, is_headed=False,
                cutting=("model", "at", "best so far", "reason"),
                dropping=("started", "left", "at"))  # fmt: skip
    remark(counted(len(found), "job") if found else f"no jobs in {folder}")
    for line in serving(seen):
        remark(line)
    return ExitCode.OK


@click.command
@click.argument("job")
@workspace_option
def cancel(job: str, work_dir: Path | None) -> int:
    """Cancel a job. What was measured for it stays in the bank, and its model stays where it is.

    One that runs ends at once, its worker with it. JOB: the beginning of its key, or the name of
    its model.

    \b
    Examples:
      bankd cancel resnet50
      bankd cancel 3f2a9c --work_dir run/
    """
    folder = workspace_of(work_dir)
    after = cancel_job(folder, named_in(folder, job).key, author())
    ends = "ends at once" if after.is_running else "is cancelled"
    again = in_workspace(f"`bankd retry {after.key[:SHOWN_KEY]}` tries it again", work_dir)
    remark(f"{title(after)} {ends}; {again}")
    return ExitCode.OK


@click.command
@click.argument("job")
@workspace_option
def retry(job: str, work_dir: Path | None) -> int:
    """Return a job to the queue, whatever its state, and remove its reason files.

    A running daemon picks it up at once, else the next one does. JOB: the beginning of its key,
    or the name of its model.

    \b
    Examples:
      bankd retry resnet50
      bankd retry 3f2a9c --work_dir run/
    """
    folder = workspace_of(work_dir)
    after = retry_job(folder, named_in(folder, job).key)
    who = who_takes(after, daemons(Workspace(folder).job_list))
    remark(f"{title(after)} waits again: {in_workspace(who, work_dir)}")
    return ExitCode.OK
