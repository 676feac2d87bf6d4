"""`bankd status`: the state of the daemon, with and without one that runs."""

from __future__ import annotations

import contextlib
import shlex
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from bankd.bridge.progress_text import duration
from bankd.cli.formatting import SHOWN_KEY, remark
from bankd.cli.job_lookup import title
from bankd.cli.jobs import FACT_INDENT, plain_daemon, serving
from bankd.cli.options import json_option, wide_option
from bankd.cli.tables import is_json, print_json, wrapped
from bankd.cli.workspace import in_workspace, tell_nobody_runs, workspace_of, workspace_option
from bankd.config.workspace import Workspace
from bankd.control.client import Heard, NotRunning, ask, hear
from bankd.control.place import find_daemons
from bankd.control.protocol import Verb
from bankd.control.status import Machine, Status, Told
from bankd.errors import ExitCode
from bankd.escape import visible
from bankd.jobs import (
    CANCELLED,
    INTERRUPTED,
    DaemonSeen,
    Job,
    JobState,
    daemons,
    files_seen,
    read_jobs,
    state_label,
)
from bankd.number_text import counted

MAX_LINES = 10
"""Maximum number of lines for one kind of file."""
MIB = 1 << 20

Facts = list[tuple[str, str]]


@dataclass(frozen=True)
class Stored:
    """Contents of the job list, with and without a daemon."""

    daemons: tuple[DaemonSeen, ...]
    counts: Mapping[str, int]
    """Number of jobs by state, in the order of a job's life."""
    set_aside: tuple[Job, ...]
    """Newest first."""
    refused: tuple[Told, ...]
    """Files that make no job, newest first."""

    @staticmethod
    def read(workspace: Path) -> Stored:
        """Raises BankdError for a list that cannot be read."""
        path = Workspace(workspace).job_list
        jobs, files = read_jobs(path), files_seen(path)
        found = Counter(job.status for job in jobs)
        newest = sorted(files, key=lambda file: file.seen, reverse=True)
        return Stored(
            daemons(path),
            {name: found[name] for name in (INTERRUPTED, *JobState, CANCELLED) if found[name]},
            tuple(job for job in jobs if job.status == JobState.SET_ASIDE),
            tuple(Told(str(file.path), file.said) for file in newest if file.key is None),
        )


@click.command
@workspace_option
@click.option("--metrics", is_flag=True, help="Print its metrics, in Prometheus' text form.")
@click.option("--process", type=int, metavar="N",
              help="Which daemon's metrics, where several serve one job list.")  # fmt: skip
@wide_option
@json_option
def status(work_dir: Path | None, *, metrics: bool, process: int | None) -> int:
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
        is_found = _print_metrics(folder, work_dir, process)
        return ExitCode.OK if is_found else tell_nobody_runs(folder, work_dir, process)
    heard, stored = hear(folder), Stored.read(folder)
    code = ExitCode.OK if heard else ExitCode.NOT_RUNNING
    if any(one.unhealthy for one in heard):
        code = ExitCode.FAILURE
    if is_json():
        answers = [
            {
                "process": one.process,
                "healthy": not one.unhealthy,
                "unhealthy": list(one.unhealthy),
                "status": dict(one.content) if one.status else None,
            }
            for one in heard
        ]
        rejected = [
            {"key": job.key, "path": str(job.path), "why": job.what} for job in stored.set_aside
        ]
        print_json({
            "workspace": str(folder),
            "running": bool(heard),
            "healthy": code is ExitCode.OK,
            "daemons": answers,
            "last_seen": plain_daemon(stored.daemons[0]) if stored.daemons else None,
            "jobs": {state_label(state): number for state, number in stored.counts.items()},
            "rejected": rejected,
            "refused": [vars(one) for one in stored.refused],
        })  # fmt: skip
        return code
    for name, value in _facts(stored, heard, work_dir):
        if value:
            for line in wrapped(f"{name:9} {value}", FACT_INDENT):
                click.echo(line)
    return code


def _print_metrics(workspace: Path, work_dir: Path | None, process: int | None) -> bool:
    """Print the metrics of the daemon with this process id, else of the first that answers.

    Returns whether there is one.
    """
    paths = find_daemons(workspace)
    for path in paths:
        if process not in (None, int(path.stem)):
            continue
        with contextlib.suppress(NotRunning):  # It ended meanwhile.
            answer = ask(path, Verb.METRICS)
            if is_json():
                print_json(answer.get("values"))
            else:
                for line in str(answer.get("text", "")).splitlines():
                    click.echo(visible(line))
            for other in paths if process is None else ():
                if other != path:
                    how = f"`bankd status --metrics --process {other.stem}`"
                    how = in_workspace(how, work_dir)
                    remark(f"these are of the daemon {path.stem}; {how} prints those of another")
            return True
    return False


def _facts(
    stored: Stored, heard: Sequence[Heard], work_dir: Path | None
) -> Iterator[tuple[str, str]]:
    """Return what people read, by name. `work_dir`: as it was given, for the next command."""
    for one in heard:
        status = one.status
        if status is None:
            yield from (("daemon", f"{one.process}, silent"), ("unhealthy", one.silence))
        else:
            since = f", since {status.since}" if status.since else ""
            yield "daemon", f"{one.process}, {status.state}{since}"
            yield from _status_facts(status)
    if not heard:
        yield from (("daemon", line) for line in serving(stored.daemons))
    if not any(one.status for one in heard):
        yield "jobs", _counts(stored.counts)
        yield from _listed("refused", stored.refused)
    yield from _listed("rejected", [Told(title(job), job.what) for job in stored.set_aside])
    yield "next", in_workspace(_next(stored, heard), work_dir)


def _status_facts(status: Status) -> Facts:
    files, job, running, queue, disk = status.files, status.job, "", "", ""
    known = f"{files.known} known, {files.waiting} incomplete"
    known += f", {files.refused} refused, {files.ignored} ignored"
    if job:
        far = [
            job.text or job.phase,
            "" if job.left_s is None else f"about {duration(job.left_s)} left",
            "" if job.trials is None else counted(job.trials, "trial"),
        ]
        running = f"{job.model} ({job.key[:SHOWN_KEY]}): {', '.join(filter(None, far))}"
        if (more := status.jobs.get("running", 0) - 1) > 0:
            running += f"; and {more} more"
    if status.queue_bound is not None:
        queue = f"{status.jobs.get('queued', 0)} of {status.queue_bound}"
        if files.held_back:
            verb = "waits" if files.held_back == 1 else "wait"
            queue += f"; {counted(files.held_back, 'file')} {verb} outside"
    if status.free_bytes is not None:
        floor = f", of which {_mib(status.floor_bytes)} are kept free" if status.floor_bytes else ""
        short = "; no job starts until there is more" if status.is_short_of_room else ""
        disk = f"{_mib(status.free_bytes)} free{floor}{short}"
    return [
        *(("unhealthy", why) for why in status.unhealthy),
        ("why", status.why),
        ("watches", ", ".join(status.folders)),
        ("runs", running),
        *(("machine", _machine(one)) for one in status.machines),
        ("jobs", _counts(status.jobs)),
        ("queue", queue),
        ("files", known),
        ("memory", _mib(status.memory_bytes)),
        ("disk", disk),
        ("last scan", "" if status.last_scan_s is None else f"{duration(status.last_scan_s)} ago"),
        *_listed("waits", status.waiting),
        *_listed("refused", status.refused),
    ]


def _machine(machine: Machine) -> str:
    doing = f"{machine.doing}, {machine.trials_per_minute:.0f} trials a minute"
    unsent = f"; {machine.unsent} not sent yet" if machine.unsent else ""
    what = doing if machine.doing else "waits"
    return f"{machine.name} ({machine.label}), load {machine.load:.1f}: {what}{unsent}"


def _counts(jobs: Mapping[str, int]) -> str:
    shown = [f"{number} {state_label(state)}" for state, number in jobs.items() if number]
    return ", ".join(shown) or "none"


def _mib(size_bytes: int | None) -> str:
    return "" if size_bytes is None else f"{size_bytes / MIB:,.0f} MiB"


def _listed(name: str, files: Sequence[Told]) -> Facts:
    facts = [(name, f"{file.path}: {file.why}") for file in files[:MAX_LINES]]
    more = len(files) - len(facts)
    return [*facts, (name, f"and {more} more: see --json")] if more else facts


def _next(stored: Stored, heard: Sequence[Heard]) -> str:
    """The command that people most likely want now."""
    statuses = [one.status for one in heard if one.status]
    running = next((status.job for status in statuses if status.job), None)
    folders = stored.daemons[0].folders if stored.daemons else ()
    if any(one.unhealthy for one in heard):
        text = "see the daemon's log, as `journalctl -u bankd` shows it; then `bankd doctor`"
    elif any(status.is_short_of_room for status in statuses):
        text = "`bankd clean` removes old results"
    elif not heard:
        text = f"`bankd watch {shlex.join(map(str, folders)) or 'DIR'}` starts a daemon"
    elif running:
        text = f"`bankd jobs {running.key[:SHOWN_KEY]}` shows how far it is"
    elif any(status.state == "waiting" for status in statuses):
        text = "wait: the next job begins by itself when that is over"
    elif stored.set_aside:
        text = f"`bankd jobs {stored.set_aside[0].key[:SHOWN_KEY]}` says why it was rejected"
    else:
        text = "drop a model into a watched folder"
    return text
