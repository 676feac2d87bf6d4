"""Drives the app in tests: 80x24, no terminal, text of the screen to look at."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from unittest.mock import patch

from textual.pilot import Pilot
from textual.widgets import Input

from tui.app import BankApp, Start
from tui.widgets.paged_table import PagedTable

SIZE = (80, 24)
BEAT_S = 0.012
"""The app draws 120 times a second at most."""
KEY_S = 0.004
"""Pause of the pilot before and after a key, in which the app takes it."""
CALM = 2
"""So many beats without work are rest."""
Steps = Callable[[Pilot[None]], Awaitable[None]]


def drive(
    place: Path,
    steps: Steps,
    *,
    size: tuple[int, int] = SIZE,
    workspace: Path | None = None,
    is_ascii: bool = False,
    toasts: bool = False,
    others: Sequence[Path] = (),
) -> BankApp:
    """Run the app on a bank, take the steps, and end it. `others`: further banks that are named.

    What it remembers lies beside the bank, so no test finds another's.
    """
    home = place.parent / f"{place.name}-home"
    env = {"HOME": str(home)}
    app = BankApp(Start(place, workspace or home / "aoe_workspace", is_ascii, env, tuple(others)))

    async def session() -> None:
        async with app.run_test(size=size, notifications=toasts) as pilot:
            await settled(pilot)
            await steps(pilot)

    with patch("textual.app.wait_for_idle", _beat), patch("textual.pilot.wait_for_idle", _beat):
        asyncio.run(session())
    return app


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys one by one, each after what the one before has started has ended."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


async def type_text(pilot: Pilot[None], text: str) -> None:
    """Type letters into the focused field."""
    await pilot.press(*text)
    await settled(pilot)


async def fill(pilot: Pilot[None], text: str) -> None:
    """A long text into the focused field, at once: a key takes the pilot 50 ms."""
    field = pilot.app.focused
    assert isinstance(field, Input)
    field.value = text
    await settled(pilot)


async def settled(pilot: Pilot[None], most_s: float = 60.0) -> None:
    """Until no work is under way, and what it brought is on the screen."""
    deadline_s = time.monotonic() + most_s
    calm = 0
    while calm < CALM and pilot.app.is_running:
        assert time.monotonic() < deadline_s, "the screen does not come to rest"
        await asyncio.sleep(BEAT_S)
        calm = 0 if _is_busy(pilot) else calm + 1


async def until(pilot: Pilot[None], holds: Callable[[], bool], most_s: float = 60.0) -> None:
    """Wait until something holds; `settled` never returns while a test keeps work under way."""
    deadline_s = time.monotonic() + most_s
    while not holds():
        assert time.monotonic() < deadline_s, f"it never holds; the screen is\n{screen_text(pilot)}"
        await asyncio.sleep(BEAT_S)


def _is_busy(pilot: Pilot[None]) -> bool:
    """Whether messages wait, the screen is not drawn, a thread works, or a table waits for rows."""
    app = pilot.app
    screen = app.screen
    nodes = (app, screen, *screen.walk_children())
    undrawn = screen._layout_required or screen._repaint_required or screen._dirty_widgets
    return (
        any(node.message_queue_size or node._next_callbacks for node in nodes)
        or bool(undrawn or screen._callbacks or not screen.is_mounted)
        or any(not worker.is_finished for worker in app.workers)
        or any(table.is_waiting for table in app.screen.query(PagedTable))
    )


async def _beat(min_sleep: float = 0.0, max_sleep: float = 0.0) -> None:
    """Textual's own pilot waits after each key until the processor rests, which is long where
    others use it, too. `settled` looks at the app itself."""
    del min_sleep, max_sleep
    await asyncio.sleep(KEY_S)


def toasts(pilot: Pilot[None]) -> list[str]:
    """What was said in passing, where `drive` was asked for toasts."""
    return [note.message for note in pilot.app._notifications]


def screen_text(pilot: Pilot[None]) -> str:
    """The lines that a person would see."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)
