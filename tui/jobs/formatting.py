"""Jobs in words: their state, how far they are, what they gained, who serves them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path

from textual.content import Content

from bankd.bridge.progress_text import best_so_far, count, duration, model_time
from bankd.escape import visible
from bankd.figures import (
    DEFAULT_RATIO,
    LOWERED,
    PEER_RATIO,
    RATIOS,
    TIMES,
    Figure,
    Figures,
    Lowered,
)
from bankd.interval_text import NOISY, interval
from bankd.jobs import (
    CANCELLED,
    INTERRUPTED,
    UNCHANGED,
    Job,
    JobFigures,
    JobState,
    figures,
    state_label,
)
from bankd.jobs.running import Progress
from tui.charts import bars, sparkline
from tui.formatting import NOTHING, age, counted, ratio, short_path
from tui.glyphs import Glyphs
from tui.jobs.job_lines import JobLine, JobList, JobPage
from tui.tones import Tone, tone_of, toned

PEERS = {"onnxruntime": "ONNX RT"}
"""Names that users of AOE know."""
SIGNS = {JobState.QUEUED: ".", JobState.RUNNING: ">", JobState.DONE: "=", JobState.FAILED: "!",
         JobState.SET_ASIDE: "!", INTERRUPTED: "!", CANCELLED: "x", UNCHANGED: "="}  # fmt: skip
TONES = {JobState.DONE: Tone.GAIN, JobState.FAILED: Tone.LOSS, JobState.SET_ASIDE: Tone.LOSS,
         INTERRUPTED: Tone.LOSS, CANCELLED: Tone.UNSURE}  # fmt: skip
SEARCH_WIDTH = 40
TIME_WIDTH = 8
"""Characters of the longest text of a time."""
COUNTS = ("tasks", "hits", "added", "updated", "trials")
"""Numbers of a result that are shown, under their own names."""


def cells(line: JobLine) -> tuple[str, ...]:
    """Texts of the list: model, state, how far, best so far, time left, when."""
    job, progress = line.job, line.progress
    gain = _gain(line)
    left_s = progress.left_s if progress else None
    return (
        ", ".join(job.names),
        state(job),
        _doing(line),
        NOTHING if gain is None else ratio(gain),
        NOTHING if left_s is None else duration(left_s),
        age(_moment(job)),
    )


def tones(line: JobLine) -> Mapping[str, Tone | None]:
    """The meaning of its cells, by column."""
    return {"state": TONES.get(line.job.status), "best": _tone_of_best(line)}


def _tone_of_best(line: JobLine) -> Tone | None:
    """The gain of a done job; that of a running task may still be undone by its race."""
    found = figures(line.job) if line.progress is None else None
    if found is None:
        return None
    return _tone_of_ratio(found.default_ratio, is_noisy="default" in found.noisy)


def state(job: Job) -> str:
    """A sign and a word."""
    if job.is_running and job.cancelled_by:
        return "x ending"
    return f"{SIGNS[job.status]} {state_label(job.status)}"


def status(found: JobList) -> str:
    """Name the daemon that serves the list, else say when one last did."""
    alive = [daemon for daemon in found.daemons if daemon.is_alive]
    if alive:
        others = f" (and {counted(len(alive) - 1, 'other daemon')})" if len(alive) > 1 else ""
        since = clock_time(alive[0].started)
        folders = visible(", ".join(map(str, alive[0].folders)))
        return f"bankd watch serves {folders} since {since}{others}"
    seen = f" (last seen {clock_time(found.daemons[0].seen)})" if found.daemons else ""
    return f"no daemon is running{seen}: what is shown comes from the job list"


def how_to_start(workspace: Path) -> tuple[str, ...]:
    """Lines that are shown without any jobs."""
    return (
        "No model was given to a daemon yet; its job list would be in",
        f"  {workspace}",
        "",
        "Start one, and drop models into the folder that it watches:",
        "  bankd watch models/",
        "",
        "If it works elsewhere, say where: banktui --work_dir DIR",
    )


def about(line: JobLine, glyphs: Glyphs) -> Iterator[str | Content]:
    """Two or three lines on what has no room in the list."""
    job, progress = line.job, line.progress
    yield str(job.path)
    if progress is not None:
        best = best_so_far(progress.best_us, progress.default_us)
        yield ", ".join(part for part in (progress.name or progress.text, best) if part)
        if progress.search:
            yield _search(progress, glyphs)
    elif job.what:
        yield job.what
        yield from _hint(job)
    elif (found := figures(job)) is not None:
        yield from _ratios(found)


def head(found: JobPage) -> Iterator[str | Content]:
    """State and times of one job, and how far it is while it runs."""
    job, progress = found.line.job, found.line.progress
    yield toned(f"{state(job)}  {short_path(job.path)}", TONES.get(job.status))
    yield _times(job)
    if job.copies:
        yield f"copies: {job.listed_copies}"
    if job.is_running and job.cancelled_by:
        yield f"cancelled by {job.cancelled_by}; it is being ended"
    if progress is not None:
        yield from ("", *_running(progress))


def page(found: JobPage, width: int, glyphs: Glyphs) -> Iterator[str | Content]:
    """Findings of one job, and what it has logged."""
    job = found.line.job
    if (done := figures(job)) is not None:
        yield from ("", *_gained(done, width, glyphs), "", *_counted(job, done))
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
    found = figures(line.job)
    return line.job.what or (NOISY if found is not None and found.noisy else NOTHING)


def _gain(line: JobLine) -> float | None:
    """The speed-up of the running task; of a done job, that of its whole model."""
    if line.progress is not None:
        return line.progress.speedup
    found = figures(line.job)
    return found.gain if found else None


def _moment(job: Job) -> str:
    """The moment from which it is as it is."""
    if job.state is JobState.QUEUED:
        return job.queued
    return (job.started if job.state is JobState.RUNNING else job.ended) or job.queued


def _times(job: Job) -> str:
    moments = (("queued", job.queued), ("started", job.started), ("ended", job.ended))
    times = [f"{name} {clock_time(moment)}" for name, moment in moments if moment]
    deaths = [f"its process died {job.deaths} times"] if job.deaths else []
    return ", ".join([*times, *deaths])


def _hint(job: Job) -> Iterator[str]:
    """Say what to do next; what the command line does, a key does here."""
    if job.hint:
        yield f"hint: {job.hint}{'; here t does it' if '`bankd retry' in job.hint else ''}"


def _running(progress: Progress) -> Iterator[str]:
    where = count(progress.number, progress.total, progress.op) if progress.number else ""
    yield ", ".join(part for part in (progress.text or progress.phase, where) if part)
    if progress.name:
        yield f"{progress.name} ({progress.op})" if progress.op else progress.name
    best = best_so_far(progress.best_us, progress.default_us)
    parts = [best, f"{ratio(progress.speedup)}" if progress.speedup else "",
            f"about {duration(progress.left_s)} left" if progress.left_s is not None else "",
            counted(progress.trials, "trial")]  # fmt: skip
    yield ", ".join(part for part in parts if part)


def _search(progress: Progress, glyphs: Glyphs) -> str:
    """The best speed-up over the trials of the running task."""
    line = sparkline(progress.search, SEARCH_WIDTH, glyphs)
    low, high = ratio(progress.search[0]), ratio(progress.search[-1])
    return f"search {low} {line} {high}"


def _gained(found: JobFigures, width: int, glyphs: Glyphs) -> Iterator[str | Content]:
    """Draw the times before and after: the shorter, the faster."""
    rows = [
        (_title(found, time), ms, f"{model_time(ms)}{f' {NOISY}' * found.is_noisy(time)}")
        for time, ms in found.known(TIMES)
    ]
    yield from bars(rows, width, glyphs) if rows else ["its times are not known here"]
    yield from _ratios(found)
    if found.shape_times:
        yield from ("", *_by_shape(found, glyphs))
    if found.lowered:
        yield from ("", str(found.lowered), *_lowered(found.lowered))


def _lowered(found: Lowered) -> Iterator[str]:
    """A line for each group of operators, with what fewer bits save and cost there."""
    rows = [LOWERED, *found.rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()


def _by_shape(found: JobFigures, glyphs: Glyphs) -> Iterator[str | Content]:
    """The speed-up over all shapes as a sparkline, and a line for each shape."""
    is_to_peer = any(map(PEER_RATIO.of, found.shape_times))
    compared = PEER_RATIO if is_to_peer else DEFAULT_RATIO
    ratios = [compared.of(one) for one in found.shape_times]
    medians = [bounds and bounds[1] for bounds in ratios]
    known = [median for median in medians if median is not None]
    names = [one.shape_text for one in found.shape_times]
    if known:
        line = sparkline(medians, SEARCH_WIDTH, glyphs)
        yield f"speed-up over {_title(found, compared)}, {names[0]} to {names[-1]}"
        yield f"{ratio(known[0])} {line} {ratio(known[-1])}"
    times = [time for time in TIMES if time.by_shape]
    width = max(map(len, ("sizes", *names)))
    heads = (f"{_title(found, time):>{TIME_WIDTH}}" for time in times)
    yield "  ".join([f"{'sizes':{width}}", *heads])
    for name, one, bounds in zip(names, found.shape_times, ratios, strict=True):
        shown = [f"{model_time(time.of(one)):>{TIME_WIDTH}}" for time in times]
        is_noisy = one.is_noisy(compared)
        text = interval(bounds, "x", is_noisy=is_noisy) if bounds else NOTHING
        tone = _tone_of_ratio(bounds, is_noisy=is_noisy)
        yield toned(f"{name:{width}}  {'  '.join(shown)}  ", None) + toned(text, tone)


def _tone_of_ratio(bounds: tuple[float, float, float] | None, *, is_noisy: bool) -> Tone | None:
    return Tone.UNSURE if bounds and is_noisy else tone_of(bounds)


def _ratios(found: Figures) -> Iterator[Content]:
    for figure, bounds in found.known(RATIOS):
        name, is_noisy = _title(found, figure), found.is_noisy(figure)
        text = interval(bounds, "x", is_noisy=is_noisy)
        what = f" faster than {name}" if bounds[1] >= 1 else f": slower than {name}"
        yield toned(text + what, _tone_of_ratio(bounds, is_noisy=is_noisy))


def _title(found: Figures, figure: Figure) -> str:
    title = found.title(figure)
    return PEERS.get(title, title)


def _counted(job: Job, found: JobFigures) -> Iterator[str]:
    """Hits and the like, as far as the record has them."""
    counts = ((name, job.result.get(name)) for name in COUNTS)
    parts = [f"{number:,} {name}" for name, number in counts if type(number) is int]
    if parts:
        yield ", ".join(parts)
    if found.tuning_s is not None:
        yield f"tuned in {duration(found.tuning_s)} for {found.target or 'an unknown target'}"
    if found.offline_model:
        yield f"written to {short_path(Path(found.offline_model))}"
