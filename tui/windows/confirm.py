"""A question before what cannot be undone, or is large. The safe answer has the focus."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Footer, Static

from bankd.escape import visible


class ConfirmScreen(ModalScreen[bool]):
    """True for yes. y and n answer at once; enter presses the button with the focus: No."""

    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", "Yes"),
        Binding("n,escape,q", "answer(False)", "No", key_display="n"),
        Binding("left,right,h,l", "turn", "Other button", show=False),
    ]

    def __init__(self, question: str, yes: str, *details: str) -> None:
        """`question` names the thing and the count; `yes` is a verb; `details` say what it does."""
        super().__init__()
        self._question, self._yes, self._details = question, yes, details

    def compose(self) -> ComposeResult:
        with Vertical(classes="window short"):
            yield Static(Text(visible(self._question), style="bold"))
            for line in self._details:
                yield Static(Text(visible(line)))
            with Horizontal(classes="buttons"):
                yield Button("No (n)", id="no", compact=True)
                yield Button(Text(f"{self._yes} (y)"), id="yes", compact=True)
        yield Footer(show_command_palette=False, compact=True)

    @on(Button.Pressed)
    def _press(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, is_yes: bool) -> None:
        self.dismiss(is_yes)

    def action_turn(self) -> None:
        self.focus_next()
