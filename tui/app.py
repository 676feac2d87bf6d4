"""The app: a stack of screens over banks, drawn in the user's theme, with the user's keys."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.scrollbar import ScrollBar, ScrollBarRender

from bankd.ascii_output import is_ascii_output
from bankd.bank.location import bank_folder
from bankd.config.config import workspace_folder
from bankd.damage import hear_damage
from bankd.errors import BankdError, ErrorCode, ExitCode
from tui.actions import SCOPES
from tui.banks.screen import BanksScreen, bank_reader
from tui.base_screen import FIRST_DEPTH, BaseScreen
from tui.glyphs import ASCII, UNICODE
from tui.key_queue import KeyQueue
from tui.screens import LateScreen
from tui.settings import Remembered, Setup, read_setup, recall, remember, setup_file, state_file
from tui.tones import tone_variables
from tui.windows.palette import ActionsProvider, DestinationsProvider, Palette

if TYPE_CHECKING:
    from tui.banks.bank_lines import BankLine, BankPlace

TERMINAL_S = 2.0
"""Time between looks whether the terminal is still there."""


@dataclass(frozen=True)
class Start:
    """Choices of the command line."""

    custom: Path
    """The bank that was named, else the one that tuning writes to."""
    workspace: Path
    """The daemon's: jobs, logs."""
    is_ascii: bool = False
    env: Mapping[str, str] = field(default_factory=lambda: os.environ)
    others: tuple[Path, ...] = ()
    """Further banks that were named."""
    faults: tuple[BankdError, ...] = ()
    """Faults of `aoe.ini`, which the app does without."""


class PlainScrollBar(ScrollBarRender):
    """A scrollbar of whole cells: it looks the same in every font, and in ASCII."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "] * 8
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "] * 8


class BankApp(App[None]):
    """Reads banks; writes to one only where an action of the registry says so."""

    TITLE = "banktui"
    CSS_PATH = "app.tcss"
    COMMANDS: ClassVar = {ActionsProvider, DestinationsProvider}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "Quit", show=False, priority=True),
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012  As Textual has it.

    def __init__(self, start: Start) -> None:
        super().__init__()
        self.start = start
        self.glyphs = ASCII if start.is_ascii else UNICODE
        self.workspace = start.workspace
        self.keys: Mapping[str, str] = {}
        self.remembered = recall(state_file(start.env))
        ScrollBar.renderer = PlainScrollBar
        self._keys_typed = KeyQueue(self, super().on_event)

    def get_css_variables(self) -> dict[str, str]:
        """Return the theme's variables, and those of colours by meaning."""
        theme = super().get_css_variables()
        self.theme_variables = {**theme, **tone_variables(theme)}
        return self.theme_variables

    def on_mount(self) -> None:
        self.set_class(self.start.is_ascii, "-ascii")
        self._set_up()
        if not self.is_headless:
            self.set_interval(TERMINAL_S, self._end_without_terminal)
        self.push_screen(BanksScreen(self.start.custom))

    async def on_event(self, event: events.Event) -> None:
        """Give keys to what has the focus, one after the other."""
        if isinstance(event, events.Key | events.Paste) and not event.is_forwarded:
            await self._keys_typed.take(event)
        else:
            await super().on_event(event)

    def show(
        self, screen: LateScreen, *arguments: Any, then: Callable[[Any], None] | None = None
    ) -> None:
        """Open a screen with its arguments; `then` hears how it was left."""
        self.push_screen(screen.load()(*arguments), then)

    def open_banks(self) -> list[BankLine]:
        """Read a line for each target of the banks that are open. Work for a thread."""
        return [line for place in self.bank_places() for line in bank_reader().read_lines(place)]

    def bank_places(self) -> Sequence[BankPlace]:
        """List the banks that are open: named, built in, or opened before."""
        others = map(str, self.start.others)
        known = (*others, *self.remembered.banks)
        return cast("Sequence[BankPlace]", bank_reader().places(self.start.custom, known))

    def action_command_palette(self) -> None:
        """Open our palette, also for Textual's own key, which works over a window."""
        if not any(isinstance(screen, Palette) for screen in self.screen_stack):
            self.push_screen(Palette())

    def go_to_first(self) -> None:
        """Go back to the first screen, as far as the screens on the way can be left."""
        while isinstance(self.screen, BaseScreen) and len(self.screen_stack) > FIRST_DEPTH:
            before = self.screen
            before.action_back()
            if self.screen is before:
                break

    def remember(self, what: Remembered) -> None:
        """Keep it for the next time; warn if it cannot be kept."""
        self.remembered = what
        try:
            remember(state_file(self.start.env), what)
        except OSError as error:
            self.notify(f"not remembered: {error.strerror}", severity="warning", markup=False)

    def _end_without_terminal(self) -> None:
        """End the app: a reader of keys that gets no SIGHUP would find the end, and spin."""
        if not os.isatty(sys.__stdin__.fileno()):  # type: ignore[union-attr]
            self.exit(return_code=ExitCode.FAILURE)

    def _set_up(self) -> None:
        for fault in self.start.faults:
            text = f"{fault.message}; {fault.hint}"
            self.notify(text, title="settings", severity="warning", markup=False)
        try:
            setup = read_setup(setup_file(self.start.env))
            self._require_known(setup)
        except BankdError as error:
            text = f"{error.message}; {error.hint}. The usual settings are used."
            self.notify(text, title="settings", severity="warning", markup=False)
            return
        self.keys = setup.keys
        if setup.theme:
            self.theme = setup.theme
        self.set_keymap(setup.keys)

    def _require_known(self, setup: Setup) -> None:
        known = {action.id for scope in SCOPES.values() for action in scope.actions}
        if unknown := sorted(set(setup.keys) - known):
            hint = "docs/tui.md lists them all"
            raise BankdError(f"there is no action {unknown[0]}", hint, ErrorCode.CONFIGURATION)
        if setup.theme and setup.theme not in self.available_themes:
            what = f"there is no theme {setup.theme}"
            raise BankdError(what, "see the command palette", ErrorCode.CONFIGURATION)


def run_app(banks: Sequence[Path], work_dir: Path | None, *, is_ascii: bool) -> int:
    """Run the app until the user quits it; returns its exit code.

    Raises BankdError where there is no bank at one of several places that were named.
    """
    faults: list[BankdError] = []
    workspace = workspace_folder(Path.cwd(), work_dir, faults.append)
    is_ascii = is_ascii or is_ascii_output()
    custom = banks[0] if banks else bank_folder(os.environ)
    others = tuple(map(_existing, banks))[1:] if len(banks) > 1 else ()
    app = BankApp(Start(custom, workspace, is_ascii, others=others, faults=tuple(faults)))
    # Written into the screen it would spoil it; pages say themselves what they could not read.
    hear_damage(lambda _: None)
    app.run()
    return app.return_code or ExitCode.OK


def _existing(place: Path) -> Path:
    """The place of a bank that is there. One that is named alone may still come to be."""
    if not bank_reader().is_there(place, unknown=True):
        hint = "check its path; exports and CANN files are imported: i in the app"
        raise BankdError(f"there is no bank at {place}", hint, ErrorCode.FILE)
    return place
