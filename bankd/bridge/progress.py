"""Listeners of a session: its lines, and the files from which others see how far it is."""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path

from bankd.bank.folders import FILE_MODE, make_folder
from bankd.bridge.progress_text import count, duration, outcome
from bankd.clock import Clock, now_text
from bankd.escape import visible
from bankd.jobs.running import (
    MOST_LOG_BYTES,
    MOST_SEARCH,
    Progress,
    log_file,
    progress_file,
)
from tuner.session import (
    Event,
    Listener,
    PhaseStarted,
    TaskFinished,
    TaskStarted,
    TrialMeasured,
)

BETWEEN_WRITES_S = 0.5
MOST_TEXT = 500
"""Characters of a name or text, which come out of a model."""


class Telling:
    """One line for each phase and each decided task."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._left_s: float | None = None

    def listen(self, event: Event) -> None:
        if isinstance(event, PhaseStarted):
            self._say(visible(event.text))
        elif isinstance(event, TaskStarted):
            self._left_s = event.left_s
        elif isinstance(event, TaskFinished):
            left = f", about {duration(self._left_s)} left" if self._left_s is not None else ""
            number = count(event.number, event.total, event.op)
            self._say(f"{number}{left}: {outcome(event)}")


@contextmanager
def followed(
    workspace: Path,
    key: str,
    complain: Callable[[OSError], None],
    now_s: Clock = time.monotonic,
) -> Iterator[Listener]:
    """Keeps the progress and the log of this job in the workspace while the block runs.

    What cannot be written is told to `complain`, once, and never stops the job.
    """
    files = _Files(workspace, key, complain, now_s)
    files.say(f"started on {now_text()[:10]}")
    telling = Telling(files.say)

    def listen(event: Event) -> None:
        telling.listen(event)
        files.note(event)

    try:
        yield listen
    except BaseException as error:
        files.say(f"ended: {visible(str(error) or type(error).__name__)}")
        raise
    else:
        files.say("done")
    finally:
        files.remove()


class _Files:
    """The two files of a running job."""

    def __init__(
        self, workspace: Path, key: str, complain: Callable[[OSError], None], now_s: Clock
    ) -> None:
        self._progress, self._log = progress_file(workspace, key), log_file(workspace, key)
        self._complain, self._now_s = complain, now_s
        self._written_s: float | None = None
        self._is_broken = False
        self._state = _at_start(now_text())

    def note(self, event: Event) -> None:
        self._state = after(self._state, event)
        if isinstance(event, TrialMeasured) and not self._is_time():
            return
        self._written_s = self._now_s()
        now = replace(self._state, updated=now_text())
        self._try(lambda: write_progress(self._progress, now))

    def say(self, text: str) -> None:
        line = f"{now_text()[11:19]} {text[:MOST_TEXT]}\n"
        self._try(lambda: append(self._log, line))

    def remove(self) -> None:
        try:
            self._progress.unlink(missing_ok=True)
        except OSError as error:
            self._tell(error)

    def _is_time(self) -> bool:
        return self._written_s is None or self._now_s() - self._written_s >= BETWEEN_WRITES_S

    def _try(self, write: Callable[[], None]) -> None:
        if self._is_broken:
            return
        try:
            write()
        except OSError as error:
            self._tell(error)

    def _tell(self, error: OSError) -> None:
        if not self._is_broken:
            self._complain(error)
        self._is_broken = True


def after(state: Progress, event: Event) -> Progress:
    """The progress when this has happened, too."""
    if isinstance(event, PhaseStarted):
        return replace(_at_start(state.started), trials=state.trials, phase=event.phase,
                       text=_short(event.text))  # fmt: skip
    if isinstance(event, TrialMeasured):
        return _after_trial(state, event)
    task = replace(state, number=event.number, total=event.total, name=_short(event.name),
                   op=_short(event.op))  # fmt: skip
    if isinstance(event, TaskStarted):
        return replace(task, left_s=event.left_s, default_us=None, best_us=None, search=())
    return task


def _after_trial(state: Progress, event: TrialMeasured) -> Progress:
    measured = replace(
        state, trials=state.trials + 1, default_us=event.default_us, best_us=event.best_us
    )
    if measured.speedup is None:
        return measured
    return replace(measured, search=(*state.search, measured.speedup)[-MOST_SEARCH:])


def write_progress(path: Path, progress: Progress) -> None:
    """Readers see the old or the new progress. No sync: it is worth nothing after a power cut."""
    make_folder(path.parent)
    descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=".new-", suffix=".tmp")
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            os.fchmod(descriptor, FILE_MODE)
            json.dump(asdict(progress), file)
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def append(path: Path, line: str) -> None:
    """Add a line to a log; of one that grows too long the older half is dropped."""
    make_folder(path.parent)
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, FILE_MODE)
    with os.fdopen(descriptor, "r+b") as file:
        new = line.encode("utf-8", "backslashreplace")
        if os.fstat(descriptor).st_size + len(new) > MOST_LOG_BYTES:
            file.seek(-(MOST_LOG_BYTES // 2), os.SEEK_END)
            kept = file.read().partition(b"\n")[2]
            file.truncate(0)
            file.write(kept)
        file.write(new)


def _at_start(started: str) -> Progress:
    return Progress("", "", 0, 0, "", "", None, None, None, (), 0, started, started)


def _short(text: str) -> str:
    return text[:MOST_TEXT]
