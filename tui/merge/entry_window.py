"""A window with all of one key of a merge: every knob, and the whole reason."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Static

from bankd.bank.merge import MergeEntry
from bankd.escape import visible
from tui.glyphs import Glyphs
from tui.merge.entry_lines import detail_lines

FRAME = 6
"""Characters of a line that the window itself needs."""
MOST_WIDTH = 76
"""Of a window."""


class MergeEntryScreen(ModalScreen[None]):
    """Closes with esc, q or enter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "dismiss", "Close", key_display="q"),
        Binding("down,j", "scroll('down')", "Down", show=False),
        Binding("up,k", "scroll('up')", "Up", show=False),
    ]

    def __init__(self, entry: MergeEntry, said: str, glyphs: Glyphs) -> None:
        super().__init__()
        self._entry, self._said, self._glyphs = entry, said, glyphs

    def compose(self) -> ComposeResult:
        line = self._entry.line
        width = min(self.app.size.width, MOST_WIDTH) - FRAME
        _, _, *lines, _ = detail_lines(self._entry, self._said, self._glyphs, width=width)
        with VerticalScroll(classes="window"):
            yield Static(Text(visible(line.key), style="bold"))
            yield Static(Text(visible(line.task)))
            yield Static(Text("\n" + "\n".join(lines), no_wrap=True))
            yield Static(Text("\n" + visible(self._said or line.reason)))
        yield Footer(show_command_palette=False, compact=True)

    def action_scroll(self, where: str) -> None:
        getattr(self.query_one(VerticalScroll), f"action_scroll_{where}")()
