"""A window that asks for one line of text: a path, say, which tab completes."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, Static

from bankd.escape import visible
from tui.widgets.text_field import TextField


class PromptScreen(ModalScreen[str | None]):
    """Gives the text; None where it was left without one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", "Go on", key_display="enter", priority=True),
        Binding("tab", "complete", "Complete", priority=True),
        Binding("escape", "dismiss", "Leave"),
    ]

    def __init__(self, title: str, *details: str, value: str = "", is_path: bool = True) -> None:
        super().__init__()
        self._title, self._details = title, details
        self._value, self._is_path = value, is_path

    def compose(self) -> ComposeResult:
        with Vertical(classes="window short"):
            yield Static(Text(visible(self._title), style="bold"))
            for line in self._details:
                yield Static(Text(visible(line)))
            yield TextField(self._value, is_path=self._is_path)
        yield Footer(show_command_palette=False, compact=True)

    def action_take(self) -> None:
        self.dismiss(self.query_one(Input).value.strip() or None)

    def action_complete(self) -> None:
        self.query_one(Input).action_cursor_right()
