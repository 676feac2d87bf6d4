"""The entry at the cursor, next to the list: for terminals that have the room."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Group, RenderableType
from rich.text import Text
from textual.containers import VerticalScroll
from textual.timer import Timer
from textual.widgets import Static

from bankd.bank.listing import Line
from bankd.bank.subject import knobs_of
from bankd.escape import visible
from tui.formatting import target_name, timing
from tui.record.drawing import pairs
from tui.records.columns import gain, share, task_name
from tui.records.entries import Entries, Use

REST_S = 0.1
"""Time that the cursor rests before the entry is described."""
MAX_MODELS = 3


class RecordPane(VerticalScroll, can_focus=False):
    """Task, times, rule and policy. Hidden where the terminal is narrow."""

    DEFAULT_CSS = """
    RecordPane { display: none; width: 40; padding: 0 1; background: $surface; }
    """

    def __init__(
        self,
        current: Callable[[], Line | None],
        ask: Callable[[Callable[[Entries], Use], Callable[[Use], None]], None],
    ) -> None:
        """`current`: the line at the cursor. `ask`: has something read in the list's thread."""
        super().__init__()
        self._current, self._ask = current, ask
        self._rest: Timer | None = None

    def compose(self) -> Iterable[Static]:
        yield Static()

    def describe_soon(self) -> None:
        """Once the cursor rests."""
        if self._rest is not None:
            self._rest.stop()
        if self.display:
            self._rest = self.set_timer(REST_S, self._describe)

    def _describe(self) -> None:
        line = self._current()
        self.show(line)
        if line is not None:
            entry = (line.target, line.key)

            def add(use: Use) -> None:
                if self._current() == line:
                    self.show(line, use)

            self._ask(lambda entries: entries.use_of(entry), add)

    def show(self, line: Line | None, use: Use | None = None) -> None:
        """`use` is read after the line, and shown when it is there; without a line nothing is."""
        page = Text("") if line is None else Group(*_page(line, use))
        self.query_one(Static).update(page)


def _page(line: Line, use: Use | None) -> Iterable[RenderableType]:
    yield Text(visible(task_name(line.task)), style="bold")
    yield Text(visible(line.shapes))
    yield Text("")
    yield pairs(_facts(line))
    yield Text("\npolicy", style="bold")
    yield pairs(knobs_of(line.policy))
    if use is not None:
        yield Text("\nused", style="bold")
        yield pairs(_uses(use))


def _facts(line: Line) -> Iterable[tuple[str, str]]:
    yield "tuned", timing(line.timing)
    yield "default", timing(line.baseline)
    yield "speed-up", gain(line)
    yield "spread", share(line.spread)
    yield "rule", line.rule
    yield "target", target_name(line.target)
    yield "key", line.key
    if line.number is not None:
        yield "since", f"r{line.number}"


def _uses(use: Use) -> Iterable[tuple[str, str]]:
    if use.fault:
        yield "fault", use.fault
        return
    more = len(use.models) - MAX_MODELS
    named = [*use.models[:MAX_MODELS], *([f"{more} more"] if more > 0 else [])]
    yield "models", ", ".join(named) or "none that this bank knows"
    yield "hits", f"{use.hits:,}"
    yield "trials", f"{use.trials:,}"
