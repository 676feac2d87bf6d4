"""`bankd status`: the state of the daemon, with and without one that runs."""

from __future__ import annotations

import contextlib
import shlex
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from bankd.bridge.progress_text import duration
from bankd.cli.formatting import SHOWN_KEY, counted, remark
from bankd.cli.job_lookup import title
from bankd.cli.jobs import FACT_INDENT, plain_daemon, serving
from bankd.cli.options import json_option, wide_option
from bankd.cli.tables import is_json, print_json, wrapped
from bankd.cli.workspace import in_workspace, tell_nobody_runs, workspace_of, workspace_option
from bankd.config.workspace import Workspace
from bankd.control.client import Heard, NotRunning, ask, hear
from bankd.control.place import find_daemons
from bankd.control.protocol import Verb
from bankd.control.status import RunningJob, Status, Told
from bankd.errors import ExitCode
from bankd.escape import visible
from bankd.jobs import (
    CANCELLED,
    INTERRUPTED,
    DaemonSeen,
    FileSeen,
    Job,
    JobState,
    daemons,
    files_seen,
    read_jobs,
    state_label,
)

MAX_LINES = 10
"""Maximum number of lines for one kind of file."""
MIB = 1 << 20


@dataclass(frozen=True)
class Stored:
    """Contents of the job list, with and without a daemon."""

    workspace: Path
    jobs: tuple[Job, ...]
    daemons: tuple[DaemonSeen, ...]
    files: tuple[FileSeen, ...]

    @staticmethod
    def read(workspace: Path) -> Stored:
        """Raises BankdError for a list that cannot be read."""
        path = Workspace(workspace).job_list
        return Stored(workspace, read_jobs(path), daemons(path), files_seen(path))

    @property
    def counts(self) -> dict[str, int]:
        """Count the jobs by state, in the order of a job's life."""
        found = Counter(job.status for job in self.jobs)
        return {name: found[name] for name in (INTERRUPTED, *JobState, CANCELLED) if found[name]}

    @property
    def set_aside(self) -> tuple[Job, ...]:
        """Newest first."""
        return tuple(job for job in self.jobs if job.status == JobState.SET_ASIDE)

    @property
    def refused(self) -> tuple[Told, ...]:
        """Files that make no job, newest first."""
        newest = sorted(self.files, key=lambda file: file.seen, reverse=True)
        return tuple(Told(str(file.path), file.said) for file in newest if file.key is None)


def exit_code(heard: Sequence[Heard]) -> ExitCode:
    """Return the exit code as systemctl's: 3 where no daemon runs."""
    if not heard:
        return ExitCode.NOT_RUNNING
    return ExitCode.FAILURE if any(one.unhealthy for one in heard) else ExitCode.OK


def status_lines(
    stored: Stored, heard: Sequence[Heard], work_dir: Path | None = None
) -> Iterator[str]:
    """All that people are told. `work_dir`: as it was given, for the command that comes next."""
    facts = [fact for one in heard for fact in _daemon_facts(one)] or _absent_facts(stored)
    if not any(one.status for one in heard):
        facts += [("jobs", _counted(stored.counts)), *_listed("refused", stored.refused)]
    facts += _listed("rejected", [Told(title(job), job.what) for job in stored.set_aside])
    facts.append(("next", in_workspace(_next(stored, heard), work_dir)))
    for name, value in facts:
        if value:
            yield from wrapped(f"{name:9} {value}", FACT_INDENT)


def plain_status(stored: Stored, heard: Sequence[Heard]) -> dict[str, Any]:
    """Return for `--json` every daemon's own answer, and what the job list says."""
    last = next(iter(stored.daemons), None)
    return {
        "workspace": str(stored.workspace),
        "running": bool(heard),
        "healthy": exit_code(heard) is ExitCode.OK,
        "daemons": [_plain_heard(one) for one in heard],
        "last_seen": plain_daemon(last) if last else None,
        "jobs": stored.counts,
        "set_aside": [
            {"key": job.key, "path": str(job.path), "why": job.what} for job in stored.set_aside
        ],
        "refused": [{"path": one.path, "why": one.why} for one in stored.refused],
    }


Facts = list[tuple[str, str]]


def _plain_heard(heard: Heard) -> dict[str, Any]:
    return {
        "process": heard.process,
        "healthy": not heard.unhealthy,
        "unhealthy": list(heard.unhealthy),
        "status": dict(heard.content) if heard.status else None,
    }


def _daemon_facts(heard: Heard) -> Facts:
    status = heard.status
    if status is None:
        return [("daemon", f"{heard.process}, silent"), ("unhealthy", heard.silence)]
    since = f", since {status.since}" if status.since else ""
    return [
        ("daemon", f"{heard.process}, {status.state}{since}"),
        *(("unhealthy", why) for why in status.unhealthy),
        ("why", status.why),
        ("watches", ", ".join(status.folders)),
        ("runs", _running(status.job) if status.job else ""),
        ("jobs", _counted(status.jobs)),
        ("queue", _queue(status)),
        ("files", _files(status)),
        ("memory", _mib(status.memory_bytes)),
        ("disk", _room(status)),
        ("last scan", "" if status.last_scan_s is None else f"{duration(status.last_scan_s)} ago"),
        *_listed("waits", status.waiting),
        *_listed("refused", status.refused),
    ]


def _absent_facts(stored: Stored) -> Facts:
    return [("daemon", line) for line in serving(stored.daemons)]


def _running(job: RunningJob) -> str:
    far = [
        job.text or job.phase,
        "" if job.left_s is None else f"about {duration(job.left_s)} left",
        "" if job.trials is None else counted(job.trials, "trial"),
    ]
    return f"{job.model} ({job.key[:SHOWN_KEY]}): {', '.join(part for part in far if part)}"


def _counted(jobs: Mapping[str, int]) -> str:
    told = [f"{number} {state_label(state)}" for state, number in jobs.items() if number]
    return ", ".join(told) or "none"


def _queue(status: Status) -> str:
    if status.queue_bound is None:
        return ""
    outside, verb = status.files.held_back, "waits" if status.files.held_back == 1 else "wait"
    full = f"; {counted(outside, 'file')} {verb} outside" if outside else ""
    return f"{status.jobs.get('queued', 0)} of {status.queue_bound}{full}"


def _files(status: Status) -> str:
    files = status.files
    return (
        f"{files.known} known, {files.waiting} incomplete, {files.refused} refused, "
        f"{files.ignored} ignored"
    )


def _room(status: Status) -> str:
    if status.free_bytes is None:
        return ""
    floor = f", of which {_mib(status.floor_bytes)} are kept free" if status.floor_bytes else ""
    short = "; no job starts until there is more" if status.is_short_of_room else ""
    return f"{_mib(status.free_bytes)} free{floor}{short}"


def _mib(size_bytes: int | None) -> str:
    return "" if size_bytes is None else f"{size_bytes / MIB:,.0f} MiB"


def _listed(name: str, files: Sequence[Told]) -> Facts:
    facts = [(name, f"{file.path}: {file.why}") for file in files[:MAX_LINES]]
    more = len(files) - len(facts)
    return [*facts, (name, f"and {more} more: see --json")] if more else facts


def _next(stored: Stored, heard: Sequence[Heard]) -> str:
    """The command that people most likely want now."""
    statuses = [one.status for one in heard if one.status]
    if any(one.unhealthy for one in heard):
        return "see the daemon's log, as `journalctl -u bankd` shows it; then `bankd doctor`"
    if any(status.is_short_of_room for status in statuses):
        return "`bankd clean` removes old results"
    if not heard:
        folders = stored.daemons[0].folders if stored.daemons else ()
        return f"`bankd watch {shlex.join(map(str, folders)) or 'DIR'}` starts a daemon"
    return _next_of_jobs(stored, statuses)


def _next_of_jobs(stored: Stored, statuses: Sequence[Status]) -> str:
    if running := next((status.job for status in statuses if status.job), None):
        return f"`bankd jobs {running.key[:SHOWN_KEY]}` shows how far it is"
    if any(status.state == "waiting" for status in statuses):
        return "wait: the next job begins by itself when that is over"
    if stored.set_aside:
        return f"`bankd jobs {stored.set_aside[0].key[:SHOWN_KEY]}` says why it was rejected"
    return "drop a model into a watched folder"


@click.command
@workspace_option
@click.option("--metrics", is_flag=True, help="Print its metrics, in Prometheus' text form.")
@click.option("--process", type=int, metavar="N",
              help="Which daemon's metrics, where several serve one job list.")  # fmt: skip
@wide_option
@json_option
def status(
    work_dir: Path | None,
    *,
    metrics: bool,
    process: int | None,
) -> int:
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
        _print_metrics(asked, work_dir)
        return ExitCode.OK
    heard, stored = hear(folder), Stored.read(folder)
    if is_json():
        print_json(plain_status(stored, heard))
    else:
        for line in status_lines(stored, heard, work_dir):
            click.echo(line)
    return exit_code(heard)


@dataclass(frozen=True)
class MetricsAnswer:
    """The answer of one daemon, and the others that run."""

    process: str
    answer: Mapping[str, Any]
    others: tuple[str, ...]


def _metrics(workspace: Path, process: int | None) -> MetricsAnswer | None:
    """Ask the daemon with this process id, else the first that answers; None where none does."""
    paths = find_daemons(workspace)
    for path in paths:
        if process in (None, int(path.stem)):
            with contextlib.suppress(NotRunning):  # It ended meanwhile.
                answer = ask(path, Verb.METRICS)
                others = tuple(other.stem for other in paths if other != path)
                return MetricsAnswer(path.stem, answer, others if process is None else ())
    return None


def _print_metrics(asked: MetricsAnswer, work_dir: Path | None) -> None:
    if is_json():
        print_json(asked.answer.get("values"))
    else:
        for line in str(asked.answer.get("text", "")).splitlines():
            click.echo(visible(line))
    for other in asked.others:
        how = in_workspace(f"`bankd status --metrics --process {other}`", work_dir)
        remark(f"these are of the daemon {asked.process}; {how} prints those of another")
