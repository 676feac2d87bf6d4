"""`bankd jobs`, `bankd cancel` and `bankd retry`: jobs listed, shown in full, and changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from bankd.author import author
from bankd.bridge.progress_text import (
    best_of_model,
    best_so_far,
    count,
    duration,
    model_time,
)
from bankd.cli.colours import of_state
from bankd.cli.completion import complete_jobs
from bankd.cli.figure_table import lowered_lines, shape_lines
from bankd.cli.formatting import SHOWN_KEY, remark
from bankd.cli.job_lookup import in_turn, named_in, state_of, title, who_takes, why_it_waits
from bankd.cli.options import NAME, json_option, wide_option
from bankd.cli.tables import interval, is_json, print_json, print_table, wrapped
from bankd.cli.workspace import in_workspace, workspace_of, workspace_option
from bankd.config.request import shapes_in
from bankd.config.workspace import Workspace
from bankd.errors import ExitCode
from bankd.figures import RATIOS, TIMES, Figure, Figures
from bankd.interval_text import NOISY
from bankd.jobs import (
    DaemonSeen,
    Job,
    JobState,
    daemons,
    figures,
    history,
    model_name,
    read_jobs,
    state_label,
)
from bankd.jobs import cancel as cancel_job
from bankd.jobs import retry as retry_job
from bankd.jobs.running import Progress, progress_of, read_log
from bankd.number_text import counted

SHOWN_LINES = 20
"""Number of lines of a job's log."""
SHOWN_PAST = 10
"""Number of events of a job."""
ONNX_RUNTIME = "onnxruntime"
FACT_INDENT = 10
"""Column at which the values of facts begin, after a name of 9 letters."""


@click.command
@click.argument("job", required=False, shell_complete=complete_jobs, type=NAME)
@workspace_option
@wide_option
@json_option
def jobs(job: str | None, work_dir: Path | None) -> int:
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
    path = Workspace(folder).job_list
    if job is not None:
        one = named_in(folder, job)
        if is_json():
            print_json({
                **plain_job(folder, one),
                "waits": why_it_waits(folder, one) or None,
                "history": [
                    {**asdict(event), "event": state_label(event.event)}
                    for event in history(path, one.key)
                ],
                "log": read_log(folder, one.key, SHOWN_LINES),
            })  # fmt: skip
        else:
            for line in page_lines(folder, one):
                click.echo(in_workspace(line, work_dir))
        return ExitCode.OK
    found = in_turn(read_jobs(path))
    seen = daemons(path)
    if is_json():
        listed = [plain_job(folder, one) for one in found]
        print_json({"jobs": listed, "daemons": [plain_daemon(daemon) for daemon in seen]})
        return ExitCode.OK
    print_table(
        ("job", "model", "state", "at", "best so far", "left", "started", "reason"),
        _rows(folder, found),
        cutting=("model", "at", "best so far", "reason"),
        dropping=("started", "left", "at"),
        meanings={"state": of_state},
    )
    remark(counted(len(found), "job") if found else f"no jobs in {folder}")
    for line in serving(seen):
        remark(line)
    return ExitCode.OK


@click.command
@click.argument("job", shell_complete=complete_jobs, type=NAME)
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
@click.argument("job", shell_complete=complete_jobs, type=NAME)
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


def _rows(workspace: Path, jobs: Iterable[Job]) -> Iterator[tuple[object, ...]]:
    """The lines of the list; the priority of a job is shown where it still counts."""
    for job in jobs:
        progress = progress_of(workspace, job)
        is_at_work = job.state in (JobState.QUEUED, JobState.RUNNING)
        priority = f", priority {job.priority}" if is_at_work and job.priority else ""
        yield (
            job.key[:SHOWN_KEY],
            ", ".join(job.names),
            f"{state_of(job)}{priority}",
            _at(progress),
            _best(job, progress),
            _left(progress),
            job.started,
            _remark(job),
        )


def page_lines(workspace: Path, job: Job) -> Iterator[str]:
    """All of one job."""
    for name, value in _facts(workspace, job).items():
        if value:
            yield from wrapped(f"{name:9} {value}", FACT_INDENT)
    found = figures(job)
    if found is not None and found.shape_times:
        yield from ("", *shape_lines(found.shape_times))
    if found is not None and found.lowered:
        yield from ("", *lowered_lines(found.lowered))
    past = history(Workspace(workspace).job_list, job.key)[-SHOWN_PAST:]
    events = [
        f"{one.time}  {state_label(one.event)}{': ' * bool(one.said)}{one.said}" for one in past
    ]
    for lines in (events, read_log(workspace, job.key, SHOWN_LINES)):
        if lines:
            yield ""
        for line in lines:
            yield from wrapped(line, 2)


def plain_job(workspace: Path, job: Job) -> dict[str, Any]:
    """Return it for `--json`."""
    progress = progress_of(workspace, job)
    is_at_fault = job.state in (JobState.SET_ASIDE, JobState.FAILED)
    return {
        "key": job.key,
        "model": model_name(job.path),
        "path": str(job.path),
        "copies": list(map(str, job.copies)),
        "shapes": _shapes(job),
        "state": state_label(job.state if job.is_interrupted else job.status),
        "is_running": job.is_running,
        "cancelled_by": job.cancelled_by,
        "deaths": job.deaths,
        "queued": job.queued,
        "started": job.started,
        "ended": job.ended,
        "progress": asdict(progress) if progress else None,
        "record": job.result if job.state is JobState.DONE else None,
        "reason": job.result if job.result and is_at_fault else None,
        "priority": job.priority,
        "interruptions": job.interruptions,
    }


def plain_daemon(daemon: DaemonSeen) -> dict[str, Any]:
    return {
        "process": daemon.process,
        "is_alive": daemon.is_alive,
        "folders": list(map(str, daemon.folders)),
        "started": daemon.started,
        "seen": daemon.seen,
        "ended": daemon.ended,
    }


def serving(daemons: Sequence[DaemonSeen]) -> list[str]:
    """Say which daemon serves what; else when the last one was seen."""
    folders = [", ".join(map(str, daemon.folders)) for daemon in daemons]
    alive = [
        f"the daemon {daemon.process} serves {served} since {daemon.started}"
        for daemon, served in zip(daemons, folders, strict=True)
        if daemon.is_alive
    ]
    last = f"; last seen {daemons[0].seen}, for {folders[0]}" if daemons else ""
    return alive or [f"no daemon is running{last}"]


def _facts(workspace: Path, job: Job) -> dict[str, str | None]:
    progress = progress_of(workspace, job)
    speedup = progress.speedup if progress else None
    is_over = job.state not in (JobState.QUEUED, JobState.RUNNING)
    return {
        "job": job.key,
        "model": str(job.path),
        "copies": job.listed_copies,
        "shapes": _shapes(job),
        "state": state_of(job),
        "waits": why_it_waits(workspace, job),
        "queued": job.queued,
        "started": job.started,
        "ended": job.ended if is_over else None,
        "priority": str(job.priority or ""),
        "deaths": str(job.deaths or ""),
        "interrupted": counted(job.interruptions, "time") if job.interruptions else "",
        "at": _at(progress),
        "best": _best(job, progress),
        "speed-up": f"{speedup:.2f}x of the running task" if speedup else "",
        "left": _left(progress),
        "trials": str(progress.trials) if progress else "",
        **_figures(job),
        "what": _remark(job),
        "hint": job.hint,
        "reason": job.reason_file,
    }


def _shapes(job: Job) -> str:
    """Return the shapes that were asked for; empty for those of the model."""
    return shapes_in(job.content.get("request", {}))


def _figures(job: Job) -> dict[str, str | None]:
    found = figures(job)
    if found is None:
        return {}
    tuning = [
        "" if found.trials is None else counted(found.trials, "trial"),
        "" if found.tuning_s is None else duration(found.tuning_s),
    ]
    return {
        "times": ", ".join(
            f"{_title(found, time)} {model_time(ms)}" for time, ms in found.known(TIMES)
        ),
        "ratio": ", ".join(
            f"{interval(bounds, is_noisy=found.is_noisy(ratio))} over {_title(found, ratio)}"
            for ratio, bounds in found.known(RATIOS)
        ),
        "runs": found.engines,
        "precision": str(found.lowered or ""),
        "tuning": ", ".join(filter(None, tuning)),
        "target": found.target,
        "output": found.offline_model,
    }


def _title(found: Figures, figure: Figure) -> str:
    title = found.title(figure)
    return "ONNX Runtime" if title == ONNX_RUNTIME else title


def _at(progress: Progress | None) -> str | None:
    if progress is None or not progress.phase:
        return None
    if not progress.number:
        return progress.phase
    return f"{progress.phase}, {count(progress.number, progress.total, progress.op)}"


def _best(job: Job, progress: Progress | None) -> str | None:
    """Return times of the running task; of a done job those of its whole model."""
    if progress is not None:
        best = best_so_far(progress.best_us, progress.default_us)
        return best.removeprefix("best ") or None
    found = figures(job)
    best = best_of_model(found.written_ms, found.default_ms) if found else ""
    return f"{best}{f' {NOISY}' * bool(found and found.noisy)}" if best else None


def _left(progress: Progress | None) -> str | None:
    return duration(progress.left_s) if progress and progress.left_s is not None else None


def _remark(job: Job) -> str | None:
    if job.is_running and job.cancelled_by:
        return f"cancelled by {job.cancelled_by}; it is being ended"
    if job.is_interrupted:
        return "its daemon has ended; the next one continues it"
    return job.what or None
