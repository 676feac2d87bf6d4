"""How jobs are told: their state, how far they are, what they gained, who serves them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from bankd.bridge.progress_text import DISTURBED, best_so_far, count, duration
from bankd.escape import visible
from bankd.jobs import (
    CANCELLED,
    INTERRUPTED,
    UNCHANGED,
    DaemonSeen,
    Figures,
    Job,
    State,
    figures,
    model_name,
    state_label,
)
from bankd.jobs.figures import Ratio
from bankd.jobs.running import Progress
from tui.charts import bars, sparkline
from tui.formatting import NOTHING, age, counted, ratio, short_path
from tui.glyphs import Glyphs
from tui.jobs.job_lines import JobLine, JobList, JobPage

PEERS = {"onnxruntime": "ONNX RT"}
"""As AOE's users know them."""
SIGNS = {State.QUEUED: ".", State.RUNNING: ">", State.DONE: "=", State.FAILED: "!",
         State.SET_ASIDE: "!", INTERRUPTED: "!", CANCELLED: "x", UNCHANGED: "="}  # fmt: skip
SEARCH_WIDTH = 40


def cells(line: JobLine) -> tuple[str, ...]:
    """For the list: model, state, how far, best so far, time left, when."""
    job, progress = line.job, line.progress
    gain = _gain(line)
    left_s = progress.left_s if progress else None
    return (
        model_name(job.path),
        state(job),
        _doing(line),
        NOTHING if gain is None else ratio(gain),
        NOTHING if left_s is None else duration(left_s),
        age(_moment(job)),
    )


def state(job: Job) -> str:
    """A sign and a word."""
    if job.is_running and job.cancelled_by:
        return "x ending"
    return f"{SIGNS[job.status]} {state_label(job.status)}"


def status(found: JobList) -> str:
    """Who serves the list; else when someone last did."""
    alive = [daemon for daemon in found.daemons if daemon.is_alive]
    if alive:
        others = f" (and {counted(len(alive) - 1, 'other daemon')})" if len(alive) > 1 else ""
        since = clock_time(alive[0].started)
        return f"bankd watch serves {_folders(alive[0])} since {since}{others}"
    seen = f" (last seen {clock_time(found.daemons[0].seen)})" if found.daemons else ""
    return f"no daemon is running{seen}: what is shown comes from the job list"


def how_to_start(workspace: Path) -> tuple[str, ...]:
    """Where there are no jobs."""
    return (
        "No model was given to a daemon yet; its job list would be in",
        f"  {workspace}",
        "",
        "Start one, and drop models into the folder that it watches:",
        "  bankd watch models/",
        "",
        "If it works elsewhere, say where: banktui --work_dir DIR",
    )


def about(line: JobLine, glyphs: Glyphs) -> Iterator[str]:
    """Two or three lines below the list: what there is no room for in it."""
    job, progress = line.job, line.progress
    yield str(job.path)
    if progress is not None:
        best = best_so_far(progress.best_us, progress.default_us, progress.op)
        yield ", ".join(part for part in (progress.name or progress.text, best) if part)
        if progress.search:
            yield _search(progress, glyphs)
    elif job.what:
        yield job.what
        yield from _hint(job)
    elif (told := figures(job)) is not None:
        yield from _ratios(told)


def page(found: JobPage, width: int, glyphs: Glyphs) -> Iterator[str]:
    """All of one job, in lines."""
    job, progress = found.line.job, found.line.progress
    yield f"{state(job)}  {short_path(job.path)}"
    yield _times(job)
    if job.is_running and job.cancelled_by:
        yield f"cancelled by {job.cancelled_by}; it is being ended"
    if progress is not None:
        yield from ("", *_running(progress, glyphs))
    if (told := figures(job)) is not None:
        yield from ("", *_gained(told, width, glyphs), "", *_counted(job))
    elif job.what:
        yield from ("", f"what: {job.what}", *_hint(job))
        yield from [f"file: {job.reason_file}"] if job.reason_file else []
    yield from ("", "log" if found.log else "no log lines of this job")
    yield from found.log


def clock_time(moment: str) -> str:
    """ "14:02" of today, else with its day; local time. What is none is shown as it is."""
    try:
        then = datetime.fromisoformat(moment).astimezone()
    except (ValueError, TypeError, OverflowError):
        return moment[:20]
    is_today = then.date() == datetime.now().astimezone().date()
    return f"{then:%H:%M}" if is_today else f"{then:%Y-%m-%d %H:%M}"


def _doing(line: JobLine) -> str:
    progress = line.progress
    if progress is not None and progress.number:
        return f"{progress.phase} {progress.number} of {progress.total}"
    if progress is not None:
        return progress.phase or "starting"
    told = figures(line.job)
    return DISTURBED if told and told.disturbed and told.gain is None else line.job.what or NOTHING


def _gain(line: JobLine) -> float | None:
    """Of the running task; of a done job its whole model."""
    if line.progress is not None:
        return line.progress.speedup
    told = figures(line.job)
    return told.gain if told else None


def _moment(job: Job) -> str:
    """When it came to be as it is."""
    if job.state is State.QUEUED:
        return job.queued
    return (job.started if job.state is State.RUNNING else job.ended) or job.queued


def _times(job: Job) -> str:
    moments = (("queued", job.queued), ("started", job.started), ("ended", job.ended))
    told = [f"{name} {clock_time(moment)}" for name, moment in moments if moment]
    deaths = [f"its process died {job.deaths} times"] if job.deaths else []
    return ", ".join([*told, *deaths])


def _hint(job: Job) -> Iterator[str]:
    """What to do next; what the command line does, a key does here."""
    if job.hint:
        yield f"hint: {job.hint}{'; here t does it' if '`bankd retry' in job.hint else ''}"


def _running(progress: Progress, glyphs: Glyphs) -> Iterator[str]:
    where = count(progress.number, progress.total, progress.op) if progress.number else ""
    yield ", ".join(part for part in (progress.text or progress.phase, where) if part)
    if progress.name:
        yield f"{progress.name} ({progress.op})"
    best = best_so_far(progress.best_us, progress.default_us, progress.op)
    told = [best, f"{ratio(progress.speedup)}" if progress.speedup else "",
            f"about {duration(progress.left_s)} left" if progress.left_s is not None else "",
            counted(progress.trials, "trial")]  # fmt: skip
    yield ", ".join(part for part in told if part)
    if progress.search:
        yield _search(progress, glyphs)


def _search(progress: Progress, glyphs: Glyphs) -> str:
    """The best speed-up over the trials of the running task."""
    line = sparkline(progress.search, SEARCH_WIDTH, glyphs)
    low, high = ratio(progress.search[0]), ratio(progress.search[-1])
    return f"search {low} {line} {high}"


def _gained(told: Figures, width: int, glyphs: Glyphs) -> Iterator[str]:
    """Before and after: the shorter, the faster."""
    peer = PEERS.get(told.peer_name or "", told.peer_name or "peer")
    times = (("default", "default", told.default_ms), ("subgraph", "SGAT", told.subgraph_ms),
             ("tuned", "tuned", told.tuned_ms), ("peer", peer, told.peer_ms))  # fmt: skip
    rows = [
        (name, ms, DISTURBED if ms is None else f"{ms:.4g} ms")
        for key, name, ms in times
        if ms is not None or key in told.disturbed
    ]
    yield from bars(rows, width, glyphs) if rows else ["its times are not known here"]
    yield from _ratios(told)


def _ratios(told: Figures) -> Iterator[str]:
    peer = PEERS.get(told.peer_name or "", told.peer_name or "peer")
    ratios = (("the default", told.default_ratio), (peer, told.peer_ratio))
    for name, found in ratios:
        if found is not None:
            yield (
                f"{_interval(found)} faster than {name}"
                if found[1] >= 1
                else (f"{_interval(found)}: slower than {name}")
            )


def _interval(found: Ratio) -> str:
    low, median, high = found
    return f"{median:.2f}x [{low:.2f}, {high:.2f}]"


def _counted(job: Job) -> Iterator[str]:
    """Hits and the like, as far as the record has them."""
    names = (("tasks", "tasks"), ("hits", "hits"), ("added", "added"), ("updated", "updated"),
             ("trials", "trials"))  # fmt: skip
    counts = [(words, _whole(job.result.get(name))) for name, words in names]
    told = [f"{number:,} {words}" for words, number in counts if number is not None]
    if told:
        yield ", ".join(told)
    done = figures(job)
    if done is not None and done.tuning_s is not None:
        yield f"tuned in {duration(done.tuning_s)} for {done.target or 'an unknown target'}"
    if done is not None and done.offline_model:
        yield f"written to {short_path(Path(done.offline_model))}"


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _folders(daemon: DaemonSeen) -> str:
    return visible(", ".join(map(str, daemon.folders)))
