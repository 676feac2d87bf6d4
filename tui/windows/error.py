"""A window with an error: what is wrong, what to do next, and the text to copy."""

from __future__ import annotations

import traceback
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Static

from bankd.errors import BankdError
from bankd.escape import visible


class ErrorScreen(ModalScreen[None]):
    """Closes with esc, q or enter; y copies the text."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "dismiss", "Close", key_display="q"),
        Binding("y", "copy", "Copy", tooltip="Copy the text of this error"),
    ]

    def __init__(self, message: str, hint: str = "", details: str = "") -> None:
        super().__init__()
        self.message, self.hint, self.details = message, hint, details

    @staticmethod
    def of(error: Exception) -> ErrorScreen:
        if isinstance(error, BankdError):
            return ErrorScreen(error.message, error.hint or "")
        if isinstance(error, OSError):
            where = f"{error.filename}: " if error.filename else ""
            told = f"{where}{error.strerror or error}"
            return ErrorScreen(told, "check the path and its permissions")
        return ErrorScreen(
            f"an unexpected error, {type(error).__name__}: {error}",
            "this is a fault of banktui: please report it with the text below (y copies it)",
            "".join(traceback.format_exception(error)),
        )

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="window short"):
            yield Static(Text("error", style="bold"))
            yield Static(Text(_lines(self.message)))
            if self.hint:
                yield Static(Text(f"\nhint: {_lines(self.hint)}"))
            if self.details:
                yield Static(Text(f"\n{_lines(self.details)}"))
        yield Footer(show_command_palette=False, compact=True)

    def action_copy(self) -> None:
        self.app.copy_to_clipboard(f"{self.message}\nhint: {self.hint}\n{self.details}".strip())
        self.notify("copied", markup=False)


def _lines(text: str) -> str:
    return "\n".join(map(visible, text.splitlines()))
