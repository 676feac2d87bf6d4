"""Drives the app in tests: 80x24, no terminal, text of the screen to look at."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot

from tui.app import BankApp

SIZE = (80, 24)
Steps = Callable[[Pilot[None]], Awaitable[None]]


def drive(place: Path, steps: Steps) -> BankApp:
    """Run the app on a bank, take the steps, and end it."""
    app = BankApp(place)

    async def session() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await settled(pilot)
            await steps(pilot)

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


async def settled(pilot: Pilot[None]) -> None:
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def screen_text(pilot: Pilot[None]) -> str:
    """The lines that a person would see."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)
