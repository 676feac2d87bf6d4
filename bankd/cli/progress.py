"""Progress of a tuning: a bar on a terminal, plain lines elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from bankd.bridge import Event, Listener, PhaseStarted, TaskStarted, TrialMeasured
from bankd.bridge.progress import line_listener
from bankd.bridge.progress_text import best_so_far, count, duration
from bankd.cli.formatting import say
from bankd.escape import visible
from bankd.system.logs import Log

__all__ = ["Bar", "Shown", "duration", "progress", "shown"]


def _nothing(_: object) -> None:
    """Say nothing."""


@contextmanager
def progress(model: str, *, bar: bool, log_level: str) -> Iterator[Listener]:
    """A listener for one model; on standard error, and a bar only if that is a terminal."""
    with shown(model, bar=bar, log_level=log_level) as seen:
        yield line_listener(seen.line) if seen.event is _nothing else seen.event


@dataclass(frozen=True)
class Shown:
    """The progress of one model, where it can be seen."""

    event: Listener
    line: Callable[[str], None]


@contextmanager
def shown(model: str, *, bar: bool, log_level: str, log: Log | None = None) -> Iterator[Shown]:
    """Report like `progress`, for a tuning in another process, which prints its lines itself.

    `log`: of a daemon that serves; its lines are events like all that it says.
    """
    if bar and sys.stderr.isatty():
        with Bar(visible(model)) as drawn:
            yield Shown(drawn.listen, _nothing)
    elif log is not None:
        yield Shown(_nothing, lambda line: log.info("progress", model=model, text=line))
    elif log_level in ("debug", "info"):
        yield Shown(_nothing, lambda line: say(f"{visible(model)}: {line}"))
    else:
        yield Shown(_nothing, _nothing)


class Bar:
    """Task (or subgraph) n of m, the best so far and the time left, in a line drawn over."""

    def __init__(self, model: str, console: Console | None = None) -> None:
        """Draws on standard error unless another console is given."""
        self._progress = Progress(
            TextColumn("{task.fields[model]}", markup=False),
            BarColumn(bar_width=24),
            TextColumn("{task.description}", markup=False),
            console=console or Console(stderr=True),
            transient=True,
        )
        self._task = self._progress.add_task("", total=None, model=model)
        self._name: str | None = None
        self._text = ""
        self._left_s: float | None = None

    def __enter__(self) -> Bar:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def listen(self, event: Event) -> None:
        if isinstance(event, PhaseStarted):
            self._name, self._left_s = None, None
            self._show(visible(event.text))
        elif isinstance(event, TaskStarted):
            self._name, self._left_s = event.name, event.left_s
            self._text = f"{count(event.number, event.total, event.op)} {visible(event.name)}"
            if event.is_repeated:  # The bar stays where the others have brought it.
                self._text += " once more"
            else:
                self._progress.update(self._task, total=event.total, completed=event.number - 1)
            self._show(self._text)
        elif isinstance(event, TrialMeasured):
            if event.name != self._name:  # No task was started for it: an extra race.
                self._name, self._left_s = event.name, None
                self._text = f"racing {visible(event.name)}"
            best = best_so_far(event.best_us, event.default_us)
            self._show(f"{self._text}, {best}" if best else self._text)
        else:
            completed = max(event.number, self._progress.tasks[0].completed)
            self._progress.update(self._task, total=event.total, completed=completed)

    def _show(self, text: str) -> None:
        left = f", {duration(self._left_s)} left" if self._left_s is not None else ""
        self._progress.update(self._task, description=text + left)
