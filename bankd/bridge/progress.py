"""Listeners of a session: its lines, and the files from which others see how far it is."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, replace
from pathlib import Path

from bankd.bank.folders import FILE_MODE, make_folder
from bankd.bridge.progress_text import count, duration, outcome
from bankd.clock import Clock, now_text
from bankd.escape import visible
from bankd.jobs.running import (
    MAX_LOG_BYTES,
    MAX_SEARCH,
    Progress,
    log_file,
    progress_file,
)
from tuner.errors import TunerError
from tuner.files.atomic import replacing
from tuner.session import (
    Event,
    Listener,
    PhaseStarted,
    TaskFinished,
    TaskStarted,
    TrialMeasured,
)

BETWEEN_WRITES_S = 0.5
MAX_TEXT = 500
"""Maximum length of a name or text, which come out of a model."""


def line_listener(say: Callable[[str], object]) -> Listener:
    """A listener that says one line for each phase and each decided task."""
    left_s: float | None = None

    def listen(event: Event) -> None:
        nonlocal left_s
        if isinstance(event, PhaseStarted):
            say(visible(event.text))
        elif isinstance(event, TaskStarted):
            left_s = event.left_s
        elif isinstance(event, TaskFinished):
            left = f", about {duration(left_s)} left" if left_s is not None else ""
            say(f"{count(event.number, event.total, event.op)}{left}: {outcome(event)}")

    return listen


@contextmanager
def followed(
    workspace: Path,
    key: str,
    complain: Callable[[str], None],
    now_s: Clock = time.monotonic,
) -> Iterator[Listener]:
    """Keeps the progress and the log of this job in the workspace while the block runs.

    What cannot be written is reported to `complain`, once, and never stops the job.
    """
    log, path = log_file(workspace, key), progress_file(workspace, key)
    state, written_s, is_broken = _at_start(now_text()), -BETWEEN_WRITES_S, False

    def attempt(write: Callable[[], None]) -> None:
        nonlocal is_broken
        try:
            if not is_broken:
                write()
        except (OSError, TunerError) as error:
            is_broken = True
            complain(str(error))

    def say(text: str) -> None:
        attempt(lambda: append(log, f"{now_text()[11:19]} {text[:MAX_TEXT]}\n"))

    say_event = line_listener(say)

    def listen(event: Event) -> None:
        nonlocal state, written_s
        say_event(event)
        state = after(state, event)
        if not isinstance(event, TrialMeasured) or now_s() - written_s >= BETWEEN_WRITES_S:
            written_s = now_s()
            attempt(lambda: write_progress(path, replace(state, updated=now_text())))

    say(f"started on {now_text()[:10]}")
    try:
        yield listen
    except BaseException as error:
        say(f"ended: {visible(str(error) or type(error).__name__)}")
        raise
    else:
        say("done")
    finally:
        with suppress(OSError):
            path.unlink(missing_ok=True)


def after(state: Progress, event: Event) -> Progress:
    """The progress when this has happened, too."""
    if isinstance(event, PhaseStarted):
        return replace(_at_start(state.started), trials=state.trials, phase=event.phase,
                       text=event.text[:MAX_TEXT])  # fmt: skip
    if isinstance(event, TrialMeasured):
        if event.name[:MAX_TEXT] != state.name:  # No task was started for it: an extra race.
            began = replace(_at_start(state.started), phase=state.phase, text=state.text)
            state = replace(began, trials=state.trials, name=event.name[:MAX_TEXT])
        state = replace(
            state, trials=state.trials + 1, default_us=event.default_us, best_us=event.best_us
        )
        new = () if state.speedup is None else (state.speedup,)
        return replace(state, search=(*state.search, *new)[-MAX_SEARCH:])
    task = replace(state, number=event.number, total=event.total, name=event.name[:MAX_TEXT],
                   op=event.op[:MAX_TEXT])  # fmt: skip
    if isinstance(event, TaskStarted):
        return replace(task, left_s=event.left_s, default_us=None, best_us=None, search=())
    return task


def write_progress(path: Path, progress: Progress) -> None:
    """Readers see the old or the new progress; it is worth nothing after a power cut."""
    make_folder(path.parent)
    with replacing(path, FILE_MODE, durable=False) as file:
        file.write(json.dumps(asdict(progress)).encode())


def append(path: Path, line: str) -> None:
    """Add a line to a log; of one that grows too long the older half is dropped."""
    make_folder(path.parent)
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, FILE_MODE)
    with os.fdopen(descriptor, "r+b") as file:
        new = line.encode("utf-8", "backslashreplace")
        if os.fstat(descriptor).st_size + len(new) > MAX_LOG_BYTES:
            file.seek(-(MAX_LOG_BYTES // 2), os.SEEK_END)
            kept = file.read().partition(b"\n")[2]
            file.truncate(0)
            file.write(kept)
        file.write(new)


def _at_start(started: str) -> Progress:
    return Progress("", "", 0, 0, "", "", None, None, None, (), 0, started, started)
