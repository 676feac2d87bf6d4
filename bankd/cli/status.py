"""`bankd status`: how the daemon stands, with and without one that runs."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from bankd.cli.options import json_option, wide_option
from bankd.cli.status_report import Stored, exit_code, plain_status, status_lines
from bankd.cli.tables import print_json
from bankd.cli.words import remark
from bankd.cli.workspace import in_workspace, tell_nobody_runs, workspace_of, workspace_option
from bankd.control.client import NotRunning, ask, hear
from bankd.control.place import find_daemons
from bankd.control.protocol import Verb
from bankd.errors import ExitCode
from bankd.escape import visible


@click.command
@workspace_option
@click.option("--metrics", is_flag=True, help="Print its metrics, in Prometheus' text form.")
@click.option("--process", type=int, metavar="N",
              help="Which daemon's metrics, where several serve one job list.")  # fmt: skip
@wide_option
@json_option
def status(work_dir: Path | None, *, metrics: bool, process: int | None, as_json: bool) -> int:
    """Show the state of the daemon of a workspace, and what to do next.

    Without a daemon, what the job list holds is shown. Exit code: 0 a daemon runs, 3 none does,
    1 one runs but reports a problem, or does not answer within 5 seconds.

    \b
    Examples:
      bankd status
      bankd status --work_dir run/ --json
      bankd status --metrics > /var/lib/node_exporter/bankd.prom
      bankd status --metrics --process 31701
    """
    if process is not None and not metrics:
        raise click.UsageError("--process requires --metrics")
    folder = workspace_of(work_dir)
    if metrics:
        asked = _metrics(folder, process)
        if asked is None:
            return tell_nobody_runs(folder, work_dir, process)
        _print_metrics(asked, work_dir, as_json=as_json)
        return ExitCode.OK
    heard, stored = hear(folder), Stored.read(folder)
    if as_json:
        print_json(plain_status(stored, heard))
    else:
        for line in status_lines(stored, heard, work_dir):
            click.echo(line)
    return exit_code(heard)


@dataclass(frozen=True)
class Asked:
    """The answer of one daemon, and the others that run."""

    process: str
    answer: Mapping[str, Any]
    others: tuple[str, ...]


def _metrics(workspace: Path, process: int | None) -> Asked | None:
    """Ask the daemon with this process id, else the first that answers; None where none does."""
    paths = find_daemons(workspace)
    for path in paths:
        if process in (None, int(path.stem)):
            with contextlib.suppress(NotRunning):  # It ended meanwhile.
                answer = ask(path, Verb.METRICS)
                others = tuple(other.stem for other in paths if other != path)
                return Asked(path.stem, answer, others if process is None else ())
    return None


def _print_metrics(asked: Asked, work_dir: Path | None, *, as_json: bool) -> None:
    if as_json:
        print_json(asked.answer.get("values"))
    else:
        for line in str(asked.answer.get("text", "")).splitlines():
            click.echo(visible(line))
    for other in asked.others:
        how = in_workspace(f"`bankd status --metrics --process {other}`", work_dir)
        remark(f"these are of the daemon {asked.process}; {how} prints those of another")
