"""The examiner, seen from the daemon: one file after another, and a new child after a death."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Protocol

from bankd.children import Child, ChildDied
from bankd.examining.values import Examined, Fault

TIME_S = 30.0
"""For a file of no size."""
BYTES_PER_S = 20e6
"""A disk, or a network, as slow as this is waited for."""
HINT = "if this is a sound model, please report it as a fault of bankd"


class Examining(Protocol):
    """What the daemon needs of an `Examiner`."""

    async def examine(self, root: Path, path: Path, size_bytes: int) -> Examined: ...
    async def warm(self) -> None: ...
    async def close(self) -> None: ...


class Examiner:
    """Looks into files in a child of its own; whatever one does to it is a fault of that file."""

    def __init__(self) -> None:
        self._child = Child("bankd.examining.child")
        self._turn = asyncio.Lock()
        self.deaths = 0
        """Files that the child died of."""

    async def examine(self, root: Path, path: Path, size_bytes: int) -> Examined:
        """Raises OSError where no child can be started."""
        async with self._turn:
            await self._child.start()
            try:
                await self._child.send({"root": str(root), "path": str(path)})
                limit_s = TIME_S + size_bytes / BYTES_PER_S
                return Examined.parse(await self._child.receive(limit_s))
            except ChildDied as death:
                self.deaths += 1
                what = f"{path.name} could not be looked into: the process that read it ended"
                fault = Fault(f"{what} ({death})", HINT, "100")
                return Examined({path.name: None}, {}, fault=fault, is_content=False)

    async def warm(self) -> None:
        """Start the child, so that the first file need not wait for it."""
        await self._child.start()

    async def close(self) -> None:
        await self._child.end()
