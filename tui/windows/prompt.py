"""A window that asks for one line of text: a path, say, which tab completes."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, Static

from bankd.escape import visible
from tui.widgets.text_field import TextField


class Answer(TextField):
    """Its keys stand in the footer. They are its own, so that none overtakes what was typed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "submit", "Continue", key_display="enter"),
        Binding("tab", "complete", "Complete"),
    ]


class PromptScreen(ModalScreen[str | None]):
    """Gives the text; None where it was left without one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "Leave")]

    def __init__(self, title: str, *details: str, value: str = "", is_path: bool = True) -> None:
        super().__init__()
        self._title, self._details = title, details
        self._value, self._is_path = value, is_path

    def compose(self) -> ComposeResult:
        with Vertical(classes="window short"):
            yield Static(Text(visible(self._title), style="bold"))
            for line in self._details:
                yield Static(Text(visible(line)))
            yield Answer(self._value, is_path=self._is_path)
        yield Footer(show_command_palette=False, compact=True)

    @on(Input.Submitted)
    def _take(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)
