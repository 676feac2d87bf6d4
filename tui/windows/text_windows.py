"""Windows of text that is scrolled: lines, a log that grows, an error, help."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Footer, Static

from bankd.errors import BankdError, ErrorCode, code_text
from bankd.escape import visible
from bankd.filter_help import FILTER_HELP
from tui.actions import SCOPES, Scope, shown_key

AGAIN_S = 1.0


class TextWindow(ModalScreen[None]):
    """A title, and what `body` says below it. Closes with esc, q or enter."""

    KIND: ClassVar[str] = "window"
    """Its classes in the style sheet."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "dismiss", "Close", key_display="q"),
        Binding("down,j", "scroll('down')", "Down", show=False),
        Binding("up,k", "scroll('up')", "Up", show=False),
        Binding("g", "scroll('home')", "Top", show=False),
        Binding("G", "scroll('end')", "End", show=False),
    ]

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title

    def body(self) -> Iterable[RenderableType]:
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes=self.KIND):
            yield Static(Text(visible(self._title), style="bold"))
            yield Static(Group(*self.body()), id="body")
        yield Footer(show_command_palette=False, compact=True)

    def action_scroll(self, where: str) -> None:
        getattr(self.query_one(VerticalScroll), f"action_scroll_{where}")()

    def copy(self, text: str) -> None:
        self.app.copy_to_clipboard(text)
        self.notify("copied", markup=False)


class LinesScreen(TextWindow):
    """Lines, or a log, of which the end stays in sight unless one scrolls up."""

    BINDINGS: ClassVar[list[BindingType]] = [
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
        super().__init__(title)
        self._nothing, self._lines, self._read = nothing, list(lines), read

    def body(self) -> Iterable[RenderableType]:
        yield Text("\n".join(map(visible, self._lines)) or self._nothing)

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
            self.query_one("#body", Static).update(Group(*self.body()))
            if is_at_end:
                window.scroll_end(animate=False)

    def action_copy(self) -> None:
        self.copy("\n".join(self._lines))


class ErrorScreen(TextWindow):
    """Says what is wrong, what to do next, and has the text to copy."""

    KIND = "window short"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "copy", "Copy", tooltip="Copy the text of this error"),
    ]

    def __init__(self, message: str, hint: str = "", details: str = "") -> None:
        super().__init__("error")
        self.message, self.hint, self.details = message, hint, details

    @staticmethod
    def of(error: Exception) -> ErrorScreen:
        if isinstance(error, BankdError):
            return ErrorScreen(f"{error.message}{code_text(error.code)}", error.hint or "")
        if isinstance(error, OSError):
            where = f"{error.filename}: " if error.filename else ""
            what = f"{where}{error.strerror or error}"
            return ErrorScreen(
                f"{what}{code_text(ErrorCode.FILE)}", "check the path and its permissions"
            )
        return ErrorScreen(
            f"an unexpected error, {type(error).__name__}: {error}{code_text(ErrorCode.FAILURE)}",
            "this is a fault of banktui: please report it with the text below (y copies it)",
            "".join(traceback.format_exception(error)),
        )

    def body(self) -> Iterable[RenderableType]:
        hint = f"\nhint: {self.hint}" if self.hint else ""
        details = f"\n{self.details}" if self.details else ""
        for text in filter(None, (self.message, hint, details)):
            yield Text("\n".join(map(visible, text.splitlines())))

    def action_copy(self) -> None:
        self.copy(f"{self.message}\nhint: {self.hint}\n{self.details}".strip())


class HelpScreen(TextWindow, inherit_bindings=False):
    """Describes a screen and every key that works on it: its own, then those of its parts."""

    DEFAULT_CSS = """
    HelpScreen Footer.-compact FooterKey { margin-right: 3; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,f1", "dismiss", "Close", key_display="q"),
        Binding("down,j", "scroll('down')", "Down", key_display="down"),
        Binding("up,k", "scroll('up')", "Up", key_display="up"),
    ]

    def __init__(self, scope: str, keys: Mapping[str, str]) -> None:
        """`keys`: those that the user has changed, by the id of their action."""
        self._scope = SCOPES[scope]
        super().__init__(self._scope.title)
        self._keys = keys

    def body(self) -> Iterable[RenderableType]:
        yield Text(f"{self._scope.about}\n")
        yield self._table(self._scope)
        for part in self._scope.parts:
            yield Text(f"\n{SCOPES[part].title}", style="bold")
            yield self._table(SCOPES[part])
        if self._scope.name == "records":
            yield Text("\nFilter", style="bold")
            yield _grid(FILTER_HELP)

    def _table(self, scope: Scope) -> Table:
        return _grid((self._shown(one.id, one.shown_keys), one.tooltip) for one in scope.actions)

    def _shown(self, action_id: str, usual: tuple[str, ...]) -> str:
        changed = self._keys.get(action_id)
        return ", ".join(map(shown_key, changed.split(",")) if changed else usual)


def _grid(pairs: Iterable[tuple[str, str]]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(min_width=14, no_wrap=True)
    for left, right in pairs:
        table.add_row(Text(left), Text(right))
    return table
