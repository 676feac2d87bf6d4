"""The examiner, seen from the daemon: one file after another, and a new child after a death."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Protocol

from bankd.children import Child, ChildDied
from bankd.examining.values import DEADLY, Examined, Fault

TIME_S = 30.0
"""For a file of no size."""
BYTES_PER_S = 20e6
"""A disk, or a network, as slow as this is waited for."""
LONGEST_S = 1800.0
MOST_DEATHS = 3
"""A file that the child died of so often is at fault; once may be anybody's."""
HINT = "if this is a sound model, please report it as a fault of bankd"


class Examining(Protocol):
    """What the daemon needs of an `Examiner`."""

    async def examine(self, root: Path, path: Path, size_bytes: int) -> Examined: ...
    async def warm(self) -> None: ...
    async def close(self) -> None: ...
    async def stop(self) -> None: ...


class Examiner:
    """Looks into files in a child of its own; whatever one does to it is a fault of that file."""

    def __init__(self) -> None:
        self._child = Child("bankd.examining.child")
        self._turn = asyncio.Lock()
        self._is_stopped = False

    async def examine(self, root: Path, path: Path, size_bytes: int) -> Examined:
        """`size_bytes`: of all that may have to be read. Raises OSError where no child can be
        started."""
        limit_s = min(TIME_S + size_bytes / BYTES_PER_S, LONGEST_S)
        async with self._turn:
            for tries in range(1, MOST_DEATHS + 1):
                if self._is_stopped:
                    break
                try:
                    return await self._answer(root, path, limit_s)
                except ChildDied as death:
                    if death.is_time_up or tries == MOST_DEATHS:
                        return self._died_of(path, death)
        return Examined({path.name: None}, {}, is_being_written=True)

    async def _answer(self, root: Path, path: Path, limit_s: float) -> Examined:
        await self._child.start()
        await self._child.send({"root": str(root), "path": str(path)})
        answer = await self._child.receive(limit_s)
        try:
            return Examined.parse(answer)
        except (TypeError, LookupError, ValueError, AttributeError) as error:
            await self._child.end()
            raise ChildDied("an answer that is none", str(error)[:300]) from error

    def _died_of(self, path: Path, death: ChildDied) -> Examined:
        if self._is_stopped:
            return Examined({path.name: None}, {}, is_being_written=True)
        what = f"{path.name} could not be looked into: the process that read it ended ({death})"
        return Examined({path.name: None}, {}, fault=Fault(what, HINT, DEADLY), is_content=False)

    async def warm(self) -> None:
        """Start the child, so that the first file need not wait for it."""
        await self._child.start()

    async def close(self) -> None:
        """End the child; the next file starts another."""
        await self._child.end()

    async def stop(self) -> None:
        """End it for good: the daemon stops, and nobody waits for what it was looking into."""
        self._is_stopped = True
        await self._child.end()
