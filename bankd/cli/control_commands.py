"""`bankd rescan`, `drain`, `reload` and `prioritise`: what people want of a running daemon."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import click

from bankd.cli.completion import complete_jobs
from bankd.cli.formatting import SHOWN_KEY, remark
from bankd.cli.job_lookup import named_in, state_of, title
from bankd.cli.options import NAME
from bankd.cli.workspace import tell_nobody_runs, workspace_of, workspace_option
from bankd.config.workspace import Workspace
from bankd.control.client import NotRunning, ask
from bankd.control.place import find_daemons
from bankd.control.protocol import Verb
from bankd.errors import BankdError, ErrorCode, ExitCode
from bankd.jobs import Jobs, JobState


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
    return _order(work_dir, Verb.RESCAN, "scans its folders now")


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
        work_dir, Verb.DRAIN, "stops after its running candidate; waiting jobs stay in the queue"
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
    return _order(work_dir, Verb.RELOAD, "has reloaded its configuration")


def _no_option(context: click.Context, parameter: click.Parameter, value: str) -> str:
    """Refuse an option: what -5 needs lets every option through."""
    del parameter
    if value.startswith("-"):
        raise click.NoSuchOption(value, ctx=context)
    return value


@click.command(
    context_settings={"ignore_unknown_options": True},  # -5 is a number here
)
@click.argument("job", callback=_no_option, shell_complete=complete_jobs, type=NAME)
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
    if found.state in (JobState.DONE, JobState.SET_ASIDE):  # What failed waits again by itself.
        raise BankdError(
            f"{title(found)} is {state_of(found)}: it is not waiting",
            f"`bankd retry {found.key[:SHOWN_KEY]}` first",
            ErrorCode.COMMAND,
        )
    with closing(Jobs(Workspace(folder).job_list)) as jobs:
        after = jobs.prioritise(found.key, priority)
    remark(f"{title(after)} has priority {after.priority} now")
    return ExitCode.OK


def _order(work_dir: Path | None, verb: Verb, what: str) -> int:
    """Ask every daemon of the workspace; one that refuses does not stop the others."""
    folder = workspace_of(work_dir)
    count, failed = 0, None
    for path in find_daemons(folder):
        try:
            answer = ask(path, verb)
        except NotRunning:
            continue  # It ended meanwhile.
        except BankdError as error:
            failed = failed or error
            continue
        count += 1
        remark(f"the daemon {path.stem} {what}")
        changed = answer.get("changed")
        if isinstance(changed, dict):
            for name, value in changed.items():
                values = " -> ".join(map(str, value)) if isinstance(value, list) else value
                remark(f"{name}: {values}")
            if not changed:
                remark("nothing has changed")
    if failed:
        raise failed
    return ExitCode.OK if count else tell_nobody_runs(folder, work_dir)
