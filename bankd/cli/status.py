"""`bankd status`: how the daemon stands, with and without one that runs."""

# ruff: noqa: PLC0415  What a command needs is loaded when it runs.

from __future__ import annotations

import os
from pathlib import Path

import click

from bankd.cli.jobs import workspace_option
from bankd.cli.options import json_option
from bankd.cli.tables import cell, print_json
from bankd.errors import ExitCode


@click.command(short_help="Show how the daemon stands: what runs, what waits, and why.")
@workspace_option
@click.option("--metrics", is_flag=True, help="Print its metrics, in Prometheus' text form.")
@json_option
def status(work_dir: Path | None, *, metrics: bool, as_json: bool) -> int:
    """Say how the daemon of a workspace stands, and what to do next.

    Without a daemon the job list tells what it knows. Exit code: 0 a daemon runs, 3 none does,
    1 one runs and is not in order: it says so, or it does not answer within 5 seconds.

    \b
    Examples:
      bankd status
      bankd status --work_dir run/ --json
      bankd status --metrics > /var/lib/node_exporter/bankd.prom
    """
    from bankd.cli.status_report import Stored, exit_code, plain_status, status_lines
    from bankd.control.hearing import hear

    folder = workspace_of(work_dir)
    if metrics:
        return _print_metrics(folder, as_json=as_json)
    heard, stored = hear(folder), Stored.read(folder)
    if as_json:
        print_json(plain_status(stored, heard))
    else:
        for line in status_lines(stored, heard):
            click.echo(line)
    return exit_code(heard)


def workspace_of(work_dir: Path | None) -> Path:
    from bankd.config import read_settings

    return read_settings(os.environ, Path.cwd(), work_dir).workspace


def tell_nobody_runs(workspace: Path) -> int:
    """The exit code of a command that needs a daemon."""
    click.echo(cell(f"bankd: error: no daemon is running for {workspace}"), err=True)
    click.echo("hint: `bankd watch DIR` starts one; --work_dir says of which workspace", err=True)
    return ExitCode.NOT_RUNNING


def _print_metrics(workspace: Path, *, as_json: bool) -> int:
    from bankd.control.client import NotRunning, ask
    from bankd.control.place import find_daemon
    from bankd.control.protocol import Verb
    from bankd.escape import visible

    path = find_daemon(workspace)
    try:
        answer = ask(path, Verb.METRICS) if path else None
    except NotRunning:
        answer = None
    if answer is None:
        return tell_nobody_runs(workspace)
    if as_json:
        print_json(answer.get("values"))
    else:
        for line in str(answer.get("text", "")).splitlines():
            click.echo(visible(line))
    return ExitCode.OK
