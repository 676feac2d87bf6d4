"""`bankd rescan`, `drain`, `reload` and `prioritise`: what people want of a running daemon."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import click

from bankd.cli.formatting import SHOWN_KEY, remark
from bankd.cli.job_lookup import named_in, state_of, title
from bankd.cli.workspace import tell_nobody_runs, workspace_of, workspace_option
from bankd.config.workspace import Workspace
from bankd.control.client import NotRunning, ask
from bankd.control.place import find_daemons
from bankd.control.protocol import Verb
from bankd.errors import BankdError, ExitCode
from bankd.jobs import Job, Jobs, JobState


@click.command
@workspace_option
def rescan(work_dir: Path | None) -> int:
    """Make the daemon scan its folders now, instead of at the next event or in some seconds.

    Exit code: 0 done, 3 no daemon runs.

    \b
    Examples:
      bankd rescan
      bankd rescan --work_dir run/
    """
    return _order(work_dir, "rescan", "scans its folders now")


@click.command
@workspace_option
def drain(work_dir: Path | None) -> int:
    """Stop the daemon: it starts no job, and measures its running candidate to the end.

    The interrupted job returns to the queue, and the next daemon continues it. Exit
    code: 0 it will stop, 3 no daemon runs.

    \b
    Examples:
      bankd drain
      bankd drain --work_dir run/
    """
    return _order(
        work_dir, "drain", "stops after its running candidate; waiting jobs stay in the queue"
    )


@click.command
@workspace_option
def reload(work_dir: Path | None) -> int:
    """Make the daemon reload aoe.ini; errors in it are reported, and change nothing.

    Exit code: 0 it did, 1 it did not and says why, 3 no daemon runs.

    \b
    Examples:
      bankd reload
      bankd reload --work_dir run/
    """
    return _order(work_dir, "reload", "has reloaded its configuration")


def _no_option(context: click.Context, parameter: click.Parameter, value: str) -> str:
    """Refuse an option: what -5 needs lets every option through."""
    del parameter
    if value.startswith("-"):
        raise click.NoSuchOption(value, ctx=context)
    return value


@click.command(
    context_settings={"ignore_unknown_options": True},  # -5 is a number here
)
@click.argument("job", callback=_no_option)
@click.argument("priority", metavar="N", type=int)
@workspace_option
def prioritise(job: str, priority: int, work_dir: Path | None) -> int:
    """Give a job another priority: the higher is tuned first, and 0 is the default.

    N: -100 to 100. A running job is not interrupted, and one that has ended is not waiting.
    JOB: the beginning of its key, or the name of its model. Works with and without a daemon.

    \b
    Examples:
      bankd prioritise resnet50 10
      bankd prioritise 3f2a9c -5 --work_dir run/
    """
    folder = workspace_of(work_dir)
    found = named_in(folder, job)
    _require_waiting(found)
    with closing(Jobs(Workspace(folder).job_list)) as jobs:
        after = jobs.prioritise(found.key, priority)
    remark(f"{title(after)} has priority {after.priority} now")
    return ExitCode.OK


def _require_waiting(job: Job) -> None:
    """Refuse a job that has ended; what failed waits again by itself."""
    if job.state in (JobState.DONE, JobState.SET_ASIDE):
        raise BankdError(
            f"{title(job)} is {state_of(job)}: it is not waiting",
            f"`bankd retry {job.key[:SHOWN_KEY]}` first",
        )


def _order(work_dir: Path | None, verb: str, what: str) -> int:
    folder = workspace_of(work_dir)
    told, failed = 0, None
    for path in find_daemons(folder):
        try:
            answer = ask(path, Verb(verb))
        except NotRunning:
            continue  # It ended meanwhile.
        except BankdError as error:
            failed = failed or error  # The others hear of it all the same.
            continue
        told += 1
        remark(f"the daemon {path.stem} {what}")
        _tell_changes(answer)
    if failed:
        raise failed
    return ExitCode.OK if told else tell_nobody_runs(folder, work_dir)


def _tell_changes(answer: Mapping[str, Any]) -> None:
    changed = answer.get("changed")
    if isinstance(changed, dict):
        for name, value in changed.items():
            told = " -> ".join(map(str, value)) if isinstance(value, list) else value
            remark(f"{name}: {told}")
        if not changed:
            remark("nothing has changed")
