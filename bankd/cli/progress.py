"""What a tuning tells while it works: a bar on a terminal, plain lines elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from bankd.bank.subject import SUBGRAPH
from bankd.cli.tables import cell
from bankd.escape import visible
from tuner.session import (
    Event,
    Listener,
    PhaseStarted,
    TaskFinished,
    TaskStarted,
    TrialMeasured,
)

if TYPE_CHECKING:
    from rich.console import Console


@contextmanager
def progress(model: str, *, bar: bool, log_level: str) -> Iterator[Listener]:
    """A listener for one model; on standard error, and a bar only if that is a terminal."""
    if bar and sys.stderr.isatty():
        with Bar(visible(model)) as drawn:
            yield drawn.listen
    elif log_level in ("debug", "info"):
        yield Lines(visible(model)).listen
    else:
        yield _say_nothing


def _say_nothing(event: Event) -> None:
    del event


class Lines:
    """One line for each phase and each decided task."""

    def __init__(self, model: str) -> None:
        self._model = model
        self._left_s: float | None = None

    def listen(self, event: Event) -> None:
        if isinstance(event, PhaseStarted):
            self._say(visible(event.text))
        elif isinstance(event, TaskStarted):
            self._left_s = event.left_s
        elif isinstance(event, TaskFinished):
            left = f", about {duration(self._left_s)} left" if self._left_s is not None else ""
            self._say(f"{count(event)}{left}: {outcome(event)}")

    def _say(self, text: str) -> None:
        click.echo(f"{self._model}: {text}", err=True)


class Bar:
    """Task (or subgraph) n of m, the best so far and the time left, in a line drawn over."""

    def __init__(self, model: str, console: Console | None = None) -> None:
        """Draws on standard error unless another console is given."""
        from rich.console import Console  # noqa: PLC0415
        from rich.progress import BarColumn, Progress, TextColumn  # noqa: PLC0415

        self._progress = Progress(
            TextColumn("{task.fields[model]}", markup=False),
            BarColumn(bar_width=24),
            TextColumn("{task.description}", markup=False),
            console=console or Console(stderr=True),
            transient=True,
        )
        self._task = self._progress.add_task("", total=None, model=model)
        self._text = ""
        self._op = ""
        self._left_s: float | None = None

    def __enter__(self) -> Bar:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def listen(self, event: Event) -> None:
        if isinstance(event, PhaseStarted):
            self._show(visible(event.text))
        elif isinstance(event, TaskStarted):
            self._left_s = event.left_s
            self._op = event.op
            self._text = f"{count(event)} {visible(event.name)}"
            self._progress.update(self._task, total=event.total, completed=event.number - 1)
            self._show(self._text)
        elif isinstance(event, TrialMeasured):
            self._show(f"{self._text}{best_so_far(event, self._op)}")
        else:
            self._progress.update(self._task, total=event.total, completed=event.number)

    def _show(self, text: str) -> None:
        left = f", {duration(self._left_s)} left" if self._left_s is not None else ""
        self._progress.update(self._task, description=text + left)


def count(event: TaskStarted | TaskFinished) -> str:
    """ "task 3 of 7", "subgraph 3 of 8"."""
    what = "subgraph" if event.op == SUBGRAPH else "task"
    return f"{what} {event.number} of {event.total}"


def outcome(event: TaskFinished) -> str:
    """ "conv_1 (conv) 812 -> 610 us, 1.33x faster"; a subgraph's times are in ms."""
    head = f"{visible(event.name)} ({visible(event.op)})"
    if event.decision is None:
        return f"{head} could not be tuned: {visible(event.note)}"
    before_us, after_us = event.decision.baseline.median_us, event.decision.timing.median_us
    before, after, unit = *(shown(us, event.op) for us in (before_us, after_us)), unit_of(event.op)
    if event.decision.rule != "tuned":
        return f"{head} {before} {unit}, the default is best"
    return f"{head} {before} -> {after} {unit}, {before_us / after_us:.2f}x faster"


def best_so_far(event: TrialMeasured, op: str) -> str:
    if event.best_us is None or event.default_us is None:
        return ""
    return f", best {shown(event.best_us, op)} {unit_of(op)} of {shown(event.default_us, op)}"


def shown(time_us: float, op: str) -> str:
    return cell(time_us / 1e3) if op == SUBGRAPH else f"{time_us:.4g}"


def unit_of(op: str) -> str:
    return "ms" if op == SUBGRAPH else "us"


def duration(seconds: float) -> str:
    """ "45 s", "3 min 20 s", "2 h 5 min"."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"
