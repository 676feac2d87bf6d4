"""The app: a stack of screens over one bank."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from tui.screens.targets import TargetsScreen


class BankApp(App[None]):
    """Browses the bank in a folder or file. Reads only."""

    TITLE = "banktui"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "Quit", show=False, priority=True),
    ]
    CSS = """
    #trail { background: $primary; color: $text; height: 1; padding: 0 1; text-style: bold; }
    #status { height: 1; padding: 0 1; color: $text-muted; }
    #content { height: 1fr; }
    #empty { display: none; padding: 1 2; }
    #content.is-empty > * { display: none; }
    #content.is-empty > #empty { display: block; }
    #filter { display: none; height: 3; dock: bottom; margin: 0 0 1 0; }
    .is-filtering #filter { display: block; }
    #record { height: auto; padding: 0 1; }
    HelpScreen { align: center middle; }
    #help { width: 76; height: 80%; border: round $primary; padding: 1 2; background: $surface; }
    #keys { margin: 1 0 0 0; }
    """

    def __init__(self, place: Path) -> None:
        super().__init__()
        self._place = place

    def on_mount(self) -> None:
        self.push_screen(TargetsScreen(self._place))
