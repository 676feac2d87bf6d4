"""A line to type a filter into, at the bottom of a list; above it a hint."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.timer import Timer
from textual.widgets import Input, Static

from bankd.bank.listing import FilterError, parse_filter
from bankd.escape import visible
from tui.base_screen import BaseScreen

REST_S = 0.15
"""Time without typing before the filter is applied."""


class _FilterInput(Input):
    """An input that says what enter does."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            "enter",
            "submit",
            "Keep",
            key_display="enter",
            tooltip="Keep the filter, and go back to the list",
        ),
    ]


class FilterBar(Vertical):
    """Hidden until it is opened. What was typed is posted once the fingers rest."""

    DEFAULT_CSS = """
    FilterBar { height: 2; display: none; }
    FilterBar.is-open { display: block; }
    FilterBar > Static { height: 1; padding: 0 1; color: $text-muted; }
    FilterBar > Input { padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "clear", "Clear", key_display="esc", tooltip="Clear the filter"),
        Binding("f1", "help", "Help", tooltip="Show the keys, and the syntax of filters"),
        Binding("down,pagedown", "keep", "To the list", show=False),
    ]

    class Changed(Message):
        """Another filter was typed."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Refused(Message):
        """The typed text is no filter; `refusal` says why."""

    class Closed(Message):
        """The line is gone. `is_kept`: the filter is to stay; else it was taken away."""

        def __init__(self, text: str, *, is_kept: bool) -> None:
            super().__init__()
            self.text, self.is_kept = text, is_kept

    def __init__(self, hint: str) -> None:
        """`hint`: what can be typed, in a line."""
        super().__init__()
        self._hint = hint
        self._told = ""
        self._timer: Timer | None = None
        self.refusal: FilterError | None = None

    @property
    def is_open(self) -> bool:
        return self.has_class("is-open")

    @property
    def text(self) -> str:
        return self._input.value.strip()

    def compose(self) -> ComposeResult:
        yield Static()
        yield _FilterInput(compact=True, select_on_focus=False, placeholder="filter")

    def open(self) -> None:
        self.hint()
        self.add_class("is-open")
        self._input.focus()

    def hint(self, text: str = "") -> None:
        """Say something above the line; without a text, what can be typed."""
        self.query_one(Static).update(Text(visible(text or self._hint), no_wrap=True))

    def refuse(self, error: FilterError) -> None:
        """Say what is possible instead of what was typed."""
        self.refusal = error
        self.hint(error.hint or "")
        self.post_message(self.Refused())

    def clear(self) -> None:
        """Empty the line, without a word about it."""
        self._stop()
        self._told, self.refusal = "", None
        self._input.value = ""

    def action_keep(self) -> None:
        self._tell()
        if self.refusal is None:
            self._close(is_kept=bool(self.text))

    def action_clear(self) -> None:
        self.clear()
        self._close(is_kept=False)

    def action_help(self) -> None:
        if isinstance(self.screen, BaseScreen):
            self.screen.action_help()

    @on(Input.Submitted)
    def _keep(self, event: Input.Submitted) -> None:
        event.stop()
        self.action_keep()

    @on(Input.Changed)
    def _wait_for_rest(self, event: Input.Changed) -> None:
        event.stop()
        self._stop()
        if self.text != self._told:
            self._timer = self.set_timer(REST_S, self._tell)

    def _tell(self) -> None:
        self._stop()
        if self.text == self._told:
            return
        self._told = self.text
        try:
            parse_filter(self.text)
        except FilterError as error:
            self.refuse(error)
        else:
            self.refusal = None
            self.hint()
            self.post_message(self.Changed(self.text))

    def _close(self, *, is_kept: bool) -> None:
        self.remove_class("is-open")
        self.post_message(self.Closed(self.text, is_kept=is_kept))

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    @property
    def _input(self) -> Input:
        return self.query_one(Input)
