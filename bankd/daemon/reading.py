"""Examination of files, one after the other: a long one continues while others are examined."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from pathlib import Path

from bankd.daemon.examiner import Examined, Examining
from bankd.daemon.scanner.inbox import Look, Ready

QUICK_S = 2.0
"""So long others wait for a file. Then it goes on beside them, or later, when the one that does so
is done."""


class Reading:
    """Looks into one file at a time, and into one that takes long beside these."""

    def __init__(self, examiner: Examining, is_done: Callable[[], None]) -> None:
        """`is_done` is called when the one that takes long is done."""
        self._examiner = examiner
        self._is_done = is_done
        self._begun: dict[Ready, asyncio.Task[Examined]] = {}
        """What is looked into now, or was found and not yet noted."""
        self._late: dict[Path, Look | None] = {}
        """Files that took long, in this state."""

    @property
    def is_under_way(self) -> bool:
        """Whether a file is looked into, or what it turned out to be waits to be asked for."""
        return bool(self._begun)

    def takes_long(self, ready: Ready) -> bool:
        """Whether it is being looked into, or waits for another that takes long, too."""
        return ready in self._begun or ready.path in self._late

    async def examined(self, ready: Ready, root: Path, size_bytes: int) -> Examined | None:
        """What a file is; None while that takes long: it is to be asked for again.

        `size_bytes`: of all that may have to be read. The answer stays the same until `noted`.
        Raises OSError where no child can be started.
        """
        if ready in self._begun:
            return self._found(ready)
        is_late = ready.path in self._late
        is_taken = any(not task.done() for task in self._begun.values())
        if is_late and is_taken:
            return None
        looking = self._examiner.examine(root, ready.path, size_bytes)
        self._begun[ready] = task = asyncio.create_task(looking)
        await asyncio.wait({task}, timeout=0 if is_late else QUICK_S)
        if not task.done():
            self._late[ready.path] = ready.looks[0]
            if is_taken:
                await self._give_up(ready)
                return None
            task.add_done_callback(lambda _: self._is_done())
        return self._found(ready)

    def noted(self, ready: Ready) -> None:
        """What was found is not asked for any more."""
        self._begun.pop(ready, None)

    async def keep(self, wanted: Collection[Ready], looks: Mapping[Path, Look]) -> None:
        """Give up those that nobody wants to know of any more: they changed, or went."""
        if self._begun:
            for ready in self._begun.keys() - set(wanted):
                await self._give_up(ready)
        late = self._late.items()
        self._late = {path: look for path, look in late if looks.get(path) == look}

    async def close(self) -> None:
        for ready in tuple(self._begun):
            await self._give_up(ready)

    def _found(self, ready: Ready) -> Examined | None:
        task = self._begun[ready]
        if not task.done():
            return None
        if task.exception() is not None:
            del self._begun[ready]
        return task.result()

    async def _give_up(self, ready: Ready) -> None:
        task = self._begun.pop(ready)
        task.cancel()
        await asyncio.wait({task})
        if not task.cancelled():
            task.exception()  # Nobody wants to know it.
