"""What all screens over a bank share: read in a thread, then show it or say why it is empty."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Footer, Static
from textual.worker import Worker, WorkerState

from bankd.errors import BankdError
from bankd.escape import visible
from tui.messages import BankNotRead, BankRead
from tui.screens.help import HelpScreen

T = TypeVar("T")


class BrowseScreen(Screen[None], Generic[T]):
    """A line that says where we are, the content, and the keys. `T` is what `read` gives."""

    ABOUT: ClassVar[str] = ""
    """What the screen shows, for its help."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "reload", "Reload", tooltip="Read the bank again"),
        Binding("question_mark", "help", "Help", key_display="?", tooltip="Show the keys"),
        Binding("escape,q", "back", "Back", key_display="q", tooltip="Go back; at the first: quit"),
    ]

    def __init__(self, *trail: str) -> None:
        super().__init__()
        self._trail = trail

    def compose(self) -> ComposeResult:
        yield Static(Text(" > ".join(map(visible, self._trail)), no_wrap=True), id="trail")
        with Container(id="content"):
            yield self.content()
            yield Static(id="empty")
        yield Static(id="status")
        yield Footer()

    def on_mount(self) -> None:
        self.action_reload()

    def content(self) -> Widget:
        """The widget that shows what was read."""
        raise NotImplementedError

    def read(self) -> T:
        """Read the bank; runs in a thread. Raises BankdError."""
        raise NotImplementedError

    def show(self, found: T) -> None:
        """Show what was read."""
        raise NotImplementedError

    def say(self, status: str) -> None:
        """Set the line above the keys."""
        self.query_one("#status", Static).update(Text(visible(status), no_wrap=True))

    def show_empty(self, *lines: str) -> None:
        """Show, instead of the content, why there is none; without lines show the content."""
        self.query_one("#empty", Static).update(Text("\n".join(map(visible, lines))))
        self.query_one("#content").set_class(bool(lines), "is-empty")

    def action_reload(self) -> None:
        self.say("reading ...")
        self._read_in_thread()

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(self.ABOUT, self.active_bindings))

    def action_back(self) -> None:
        if len(self.app.screen_stack) > 2:  # The app's own blank screen lies below the first.
            self.app.pop_screen()
        else:
            self.app.exit()

    @work(thread=True, exclusive=True, exit_on_error=False)
    def _read_in_thread(self) -> None:
        try:
            self.post_message(BankRead(self.read()))
        except BankdError as error:
            self.post_message(BankNotRead(error))

    @on(BankRead)
    def _show_found(self, message: BankRead[T]) -> None:
        self.say("")
        self.show(message.found)

    @on(BankNotRead)
    def _show_error(self, message: BankNotRead) -> None:
        self.say("")
        self.show_empty(message.error.message, message.error.hint or "")

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        if event.state is WorkerState.ERROR:
            error: Any = event.worker.error
            self.say("")
            self.show_empty(
                f"an unexpected error, {type(error).__name__}: {error}",
                "this is a fault of banktui: please report it; `bankd ls` may still work",
            )
