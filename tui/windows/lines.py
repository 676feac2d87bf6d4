"""A window of lines: a log that grows while it is watched, or one thing in full."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Footer, Static

from bankd.escape import visible

AGAIN_S = 1.0


class LinesScreen(ModalScreen[None]):
    """Stands at the end of a log, as long as nobody scrolls up."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "dismiss", "Close", key_display="q"),
        Binding("j", "scroll('down')", "Down", show=False),
        Binding("k", "scroll('up')", "Up", show=False),
        Binding("g", "scroll('home')", "Top", show=False),
        Binding("G", "scroll('end')", "End", show=False),
        Binding("y", "copy", "Copy", tooltip="Copy these lines"),
    ]

    class Read(Message):
        """The lines as they are now."""

        def __init__(self, lines: Sequence[str]) -> None:
            super().__init__()
            self.lines = lines

    def __init__(
        self,
        title: str,
        lines: Sequence[str] = (),
        *,
        read: Callable[[], Sequence[str]] | None = None,
        nothing: str = "nothing yet",
    ) -> None:
        """`read`: is asked for the lines in a thread, once a second; raises nothing."""
        super().__init__()
        self._title, self._nothing = title, nothing
        self._lines, self._read = list(lines), read

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="window"):
            yield Static(Text(visible(self._title), style="bold"))
            yield Static(self._text(), id="lines")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        if self._read is not None:
            self._ask()
            self.set_interval(AGAIN_S, self._ask)

    @work(thread=True, exclusive=True)
    def _ask(self) -> None:
        if self._read is not None:
            self.post_message(self.Read(self._read()))

    def on_lines_screen_read(self, message: Read) -> None:
        if list(message.lines) != self._lines:
            window = self.query_one(VerticalScroll)
            is_at_end = window.scroll_offset.y >= window.max_scroll_y
            self._lines = list(message.lines)
            self.query_one("#lines", Static).update(self._text())
            if is_at_end:
                window.scroll_end(animate=False)

    def action_scroll(self, where: str) -> None:
        getattr(self.query_one(VerticalScroll), f"action_scroll_{where}")()

    def action_copy(self) -> None:
        self.app.copy_to_clipboard("\n".join(self._lines))
        self.notify("copied", markup=False)

    def _text(self) -> Text:
        return Text("\n".join(map(visible, self._lines)) or self._nothing)
