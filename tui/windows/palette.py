"""The commands of the screen that is open, for Textual's command palette."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial

from rich.text import Text
from textual.command import (
    CommandList,
    CommandPalette,
    DiscoveryHit,
    Hit,
    Hits,
    Provider,
    SearchIcon,
)

from tui.actions import Action, actions_of, shown_key
from tui.base_screen import BaseScreen


class Palette(CommandPalette):
    """Textual's, which cannot turn pages where nothing was found, or nothing is drawn yet; its
    icon is ASCII."""

    def __init__(self) -> None:
        super().__init__(placeholder="a word of the command")

    def on_mount(self) -> None:
        self.query_one(SearchIcon).icon = ":"

    def _action_command_list(self, action: str) -> None:
        commands = self.query_one(CommandList)
        if commands.option_count and commands.scrollable_content_region:
            with suppress(KeyError):  # of Textual: it forgets its lines where they change its size
                super()._action_command_list(action)


class ActionsProvider(Provider):
    """Each action by its words and tooltip, with its key."""

    async def discover(self) -> Hits:
        for action, run in self._actions():
            yield DiscoveryHit(self._words(action), run, help=action.tooltip)

    async def search(self, query: str) -> Hits:
        matcher = self.matcher(query)
        for action, run in self._actions():
            words = self._words(action)
            if (score := matcher.match(f"{words} {action.tooltip}")) > 0:
                yield Hit(score, Text(words), run, text=words, help=action.tooltip)

    def _words(self, action: Action) -> str:
        keys = self.app.keys.get(action.id)  # type: ignore[attr-defined]
        shown = shown_key(keys.split(",")[0]) if keys else action.shown_keys[0]
        return f"{action.words}  ({shown})"

    def _actions(self) -> Iterator[tuple[Action, Callable[[], object]]]:
        screen = self.screen
        if isinstance(screen, BaseScreen):
            for action in actions_of(screen.SCOPE):
                yield action, partial(screen.take, action.name)
