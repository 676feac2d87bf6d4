"""Keys that are typed fast: each waits until the one before it has had its effect.

A key travels from the widget with the focus up to the app, one message queue after the other, and
what it opens gets the focus through further queues. A key that follows at once would be given to
the widget that has the focus until then: of `/` and `:`, the second would open the palette.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from textual import events
from textual.app import App
from textual.dom import DOMNode

MAX_KEY_S = 0.5
"""Maximum time that keys wait for one: a widget that is removed may take it along."""

Typed = events.Key | events.Paste


class KeyQueue:
    """The keys that wait, and the one that is on its way."""

    def __init__(self, app: App[Any], handle: Callable[[Typed], Awaitable[None]]) -> None:
        """`handle` gives a key to the widget that has the focus."""
        self._app, self._handle = app, handle
        self._waiting: deque[Typed] = deque()
        self._on_its_way: Typed | None = None
        self._began_s = 0.0

    async def take(self, event: Typed) -> None:
        """Handle a key now, or when those before it have had their effect."""
        self._waiting.append(event)
        if self._on_its_way is None or time.monotonic() - self._began_s > MAX_KEY_S:
            await self._handle_next()
        else:
            self._app.set_timer(MAX_KEY_S, self._look_for_lost)

    async def _handle_next(self) -> None:
        if not self._waiting:
            self._on_its_way = None
            return
        event = self._on_its_way = self._waiting.popleft()
        self._began_s = time.monotonic()
        focused = self._app.focused or self._app.screen
        await self._handle(event)
        self._follow_to(focused, event)

    async def _look_for_lost(self) -> None:
        if self._waiting and time.monotonic() - self._began_s > MAX_KEY_S:
            await self._handle_next()

    def _follow_to(self, node: DOMNode, event: Typed) -> None:
        """Follow a key into the queue of a node, behind it."""
        if not node.call_later(self._follow_on, node, event):
            self._app.call_later(self._wait_for_screen, event)

    def _follow_on(self, node: DOMNode, event: Typed) -> None:
        """Follow a key that a node has had: it is given to the node above, up to the app."""
        if node.parent is None:
            self._app.call_later(self._wait_for_screen, event)
        else:
            self._follow_to(node.parent, event)

    def _wait_for_screen(self, event: Typed) -> None:
        """Wait for a screen that the key has opened, and for what has the focus there."""
        if not self._app.screen.call_later(self._app.call_later, self._end, event):
            self._app.call_later(self._end, event)

    async def _end(self, event: Typed) -> None:
        if event is self._on_its_way:
            await self._handle_next()
