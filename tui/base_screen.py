"""The base of all screens: a line that says where we are, the content, a line of figures, keys.

Work that may take time is done in threads by `in_thread`; only what follows it touches widgets.
Of work in one group only the last answer is heard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Footer, Static

from bankd.errors import BankdError, ErrorCode, code_text
from bankd.escape import visible
from tui.formatting import place_name, short_path
from tui.glyphs import Glyphs
from tui.row_pages import PagesFailed
from tui.screens import LateScreen
from tui.tones import toned
from tui.widgets.choice import ChoiceLine
from tui.widgets.paged_table import PagedTable
from tui.windows.questions import ConfirmScreen
from tui.windows.text_windows import ErrorScreen, HelpScreen

if TYPE_CHECKING:
    from tui.app import BankApp
    from tui.follow import Follower

Value = TypeVar("Value")

FOLLOW_S = 1.0
"""Time between looks for writes of other processes to the bank of a screen."""
FIRST_DEPTH = 2
"""Screens in the stack while the first is open: the app's own blank one is below it."""
BUSY_S = 0.2
"""Time after which work is said to be under way."""


class WorkDone(Message, bubble=False):
    """Work in a thread has ended, well or not; `hear` is called with what came of it."""

    def __init__(self, group: str, number: int, hear: Callable[[Any], None], value: Any) -> None:
        super().__init__()
        self.group, self.number, self.hear, self.value = group, number, hear, value


class BaseScreen(Screen[None]):
    """A screen of the stack. Subclasses name their scope of `tui.actions`, and its bindings."""

    SCOPE: ClassVar[str] = ""
    AUTO_FOCUS = "#content *"

    def __init__(self, *trail: str | Path, follows: Path | None = None) -> None:
        """`trail`: where we are, from the whole to the part; banks by their places. `follows`: the
        bank that is shown."""
        super().__init__()
        self._trail = trail
        self._follows = follows
        self._follower: Follower | None = None
        self._numbers: dict[str, int] = {}
        self._ended: dict[str, int] = {}
        self._status = ""

    @property
    def bank_app(self) -> BankApp:
        return cast("BankApp", self.app)

    @property
    def glyphs(self) -> Glyphs:
        return self.bank_app.glyphs

    @property
    def table(self) -> PagedTable[Any]:
        """The list, on screens that have one."""
        return self.query_one(PagedTable)

    def compose(self) -> ComposeResult:
        yield Static(id="trail")
        with Container(id="content"):
            yield from self.content()
            yield Static(id="empty")
        yield from self.below()
        yield Static(id="status")
        yield Footer(show_command_palette=False, compact=True)

    def content(self) -> Iterable[Widget]:
        """The widgets that show what was read."""
        raise NotImplementedError

    def below(self) -> Iterable[Widget]:
        """Widgets between content and status line: a filter, say."""
        return ()

    def read_again(self) -> None:
        """Read what is shown; called at first, on `reload`, and when another has written."""
        raise NotImplementedError

    def on_mount(self) -> None:
        self.set_trail(*self._trail)
        if not self._is_first:
            self.app.clear_notifications()  # They speak of what is no longer shown.
        # What reading needs is loaded when the frame of the first screen is drawn.
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        from tui.follow import Follower  # noqa: PLC0415  The first frame is drawn before it.

        if self._follows is not None:
            self._follower = Follower(self._follows)
            self.set_interval(FOLLOW_S, self._look_for_others)
        self.read_again()

    def set_trail(self, *trail: str | Path) -> None:
        """Say where we are, with whole paths where there is room. Of a line too long the end is
        kept: it says most."""
        self._trail = trail
        room = max(8, self.app.size.width - 2)
        for name in (short_path, place_name):
            parts = (visible(name(one) if isinstance(one, Path) else one) for one in trail)
            text = f" {self.glyphs.crumb} ".join(parts)
            if len(text) <= room:
                break
        else:
            text = self.glyphs.more + text[1 - room :]
        self.query_one("#trail", Static).update(Text(text, no_wrap=True))

    def on_resize(self) -> None:
        """Show as much of the trail as the new width has room for."""
        if self.is_mounted:
            self.set_trail(*self._trail)

    def say(self, status: str) -> None:
        """Set the line above the keys."""
        self._status = status
        self._show_status(status)

    def _show_status(self, text: str) -> None:
        self.query_one("#status", Static).update(Text(visible(text), no_wrap=True))

    def put(self, widget: str, lines: Iterable[str | Content]) -> None:
        """Show lines in a Static, letter by letter."""
        parts = [toned(line, None) if isinstance(line, str) else line for line in lines]
        self.query_one(f"#{widget}", Static).update(Content("\n").join(parts))

    def show_empty(self, *lines: str) -> None:
        """Show, instead of the content, why there is none; without lines show the content."""
        self.put("empty", lines)
        self.query_one("#content").set_class(bool(lines), "is-empty")

    def show_error(self, error: Exception) -> None:
        """Say instead of the content why it could not be read. The app lives on."""
        self.say("")
        if isinstance(error, BankdError):
            what = f"{error.message}{code_text(error.code)}"
            self.show_empty(what, *(["", error.hint] if error.hint else []))
        else:
            what = f"an unexpected error, {type(error).__name__}: {error}"
            self.show_empty(
                f"{what}{code_text(ErrorCode.FAILURE)}",
                "",
                "this is a fault of banktui: please report it; `bankd ls` may still work",
            )

    def refuse(self, error: Exception) -> None:
        """Say in a window why an action failed; what was shown stays."""
        self.app.push_screen(ErrorScreen.of(error))

    def confirm(
        self,
        question: str,
        yes: str,
        *details: str,
        then: Callable[[], object],
        otherwise: Callable[[], object] = lambda: None,
    ) -> None:
        """Ask before what cannot be undone, or is large; `yes` is a verb."""

        def hear(is_yes: bool | None) -> None:
            (then if is_yes else otherwise)()

        self.app.push_screen(ConfirmScreen(question, yes, *details), hear)

    def in_thread(
        self,
        do: Callable[[], Value],
        then: Callable[[Value], None],
        *,
        group: str = "read",
        refused: Callable[[Exception], None] | None = None,
        busy: str = "reading",
    ) -> None:
        """Do it in a thread, then call `then` with what came of it, or `refused`.

        `refused`: by default `show_error`. `busy`: what is said meanwhile, if it takes a while,
        instead of the line above the keys, which comes back.
        """
        number = self._numbers[group] = self._numbers.get(group, 0) + 1
        self._work(do, then, refused or self.show_error, group, number)

        def tell_busy() -> None:
            if self._numbers[group] == number > self._ended.get(group, 0):
                self._show_status(f"{busy} {self.glyphs.more}")

        self.set_timer(BUSY_S, tell_busy)

    @work(thread=True, exit_on_error=False)
    def _work(
        self,
        do: Callable[[], Any],
        then: Callable[[Any], None],
        refused: Callable[[Exception], None],
        group: str,
        number: int,
    ) -> None:
        try:
            message = WorkDone(group, number, then, do())
        except Exception as error:  # The top-level handler of the thread: the screen says it.
            message = WorkDone(group, number, refused, error)
        self.post_message(message)

    @on(WorkDone)
    def _hear_end(self, message: WorkDone) -> None:
        if self._numbers.get(message.group) != message.number:
            return
        self._ended[message.group] = message.number
        if self._status.endswith(f" {self.glyphs.more}"):
            self._status = ""
        self._show_status(self._status)
        message.hear(message.value)

    @on(PagesFailed)
    def _hear_pages(self, message: PagesFailed) -> None:
        self.show_error(message.error)

    def _look_for_others(self) -> None:
        if self._follower is not None and self.is_current and self._follower.has_changed():
            self.read_again()

    def on_screen_resume(self) -> None:
        self._look_for_others()

    async def take(self, name: str) -> None:
        """Do what a key would do: by the widget with the focus, or by the screen."""
        focused = self.focused
        node = focused if focused is not None and hasattr(focused, f"action_{name}") else self
        await self.app.run_action(name, default_namespace=node)

    def action_reload(self) -> None:
        self.read_again()

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(self.SCOPE, self.bank_app.keys))

    def action_jobs(self) -> None:
        if self.SCOPE != "jobs":
            self.bank_app.show(LateScreen.JOBS, self.bank_app.workspace)

    def action_back(self) -> None:
        if self._is_first:
            self.app.exit()
        else:
            self.app.pop_screen()

    def action_leave(self) -> None:
        """Subclasses leave what is transient first."""
        if not self._is_first:
            self.app.pop_screen()

    def action_palette(self) -> None:
        self.app.action_command_palette()

    def action_suspend(self) -> None:
        self.app.action_suspend_process()

    def action_quit(self) -> None:
        self.app.exit()

    @property
    def _is_first(self) -> bool:
        return len(self.app.screen_stack) <= FIRST_DEPTH


class FormScreen(BaseScreen):
    """Its actions are in the scopes of the screens: next, previous, turn and turn_back."""

    DEFAULT_CSS = """
    FormScreen Footer.-compact FooterKey { margin-right: 3; }
    """

    def action_next_field(self) -> None:
        self.focus_next()

    def action_previous_field(self) -> None:
        self.focus_previous()

    def action_turn(self) -> None:
        self._turn(1)

    def action_turn_back(self) -> None:
        self._turn(-1)

    def _turn(self, steps: int) -> None:
        if isinstance(self.focused, ChoiceLine):
            self.focused.turn(steps)
