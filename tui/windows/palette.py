"""Textual's command palette: commands of the screen that is open, and ways to all others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

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

from bankd.escape import visible
from tui.actions import Action, actions_of, shown_key
from tui.base_screen import BaseScreen

if TYPE_CHECKING:
    from tui.windows.destinations import Destination, Destinations

Found = TypeVar("Found")

SCREEN_WEIGHT = 0.9
TASK_WEIGHT = 0.8
"""Factors of scores: a task matches by chance more often than the name of a screen."""
MIN_TASK_QUERY = 2
"""Characters that are typed before tasks are searched."""


class Palette(CommandPalette):
    """Textual's, which cannot turn pages where nothing was found, or nothing is drawn yet; its
    icon is ASCII."""

    def __init__(self) -> None:
        super().__init__(placeholder="a command, a screen, a bank, a task or its key")

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


class DestinationsProvider(Provider):
    """Every screen, every bank that is open, and their tasks; from any screen.

    Commands of the screen come first: they score higher.
    """

    _found: Destinations

    async def startup(self) -> None:
        # What reads banks is loaded after the first frame is drawn.
        read = import_module("tui.windows.destinations").Destinations.read
        self._found = await asyncio.to_thread(read, self.app)

    async def discover(self) -> Hits:
        for one in self._reachable(self._found.screens):
            yield DiscoveryHit(visible(one.words), one.open, help=visible(one.help))

    async def search(self, query: str) -> Hits:
        matcher = self.matcher(query)
        for one in self._reachable((*self._found.screens, *self._found.pairs)):
            if (score := matcher.match(f"{one.words} {one.help}")) > 0:
                yield self._hit(one, score * SCREEN_WEIGHT)
        if len(query) >= MIN_TASK_QUERY:
            tasks = await asyncio.to_thread(self._found.tasks, query, matcher.match)
            for one, score in self._reachable(tasks):
                yield self._hit(one, score * TASK_WEIGHT)

    def _hit(self, one: Destination, score: float) -> Hit:
        words = visible(one.words)
        return Hit(score, Text(words), one.open, text=words, help=visible(one.help))

    def _reachable(self, found: Iterable[Found]) -> Iterable[Found]:
        """Nothing is opened from a window, which waits for an answer."""
        return found if isinstance(self.screen, BaseScreen) else ()
