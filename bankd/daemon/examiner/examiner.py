"""The examiner, seen from the daemon: two files at a time, and a new child after a death."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from pathlib import Path

import msgspec

from bankd.daemon.child_process import READY_S, Child, ChildDied
from bankd.daemon.examiner.examination import DEADLY, ExaminationFault, Examined
from bankd.errors import BankdError

TIME_S = 30.0
"""Time for an empty file."""
BYTES_PER_S = 20e6
"""A disk, or a network, as slow as this is waited for."""
LONGEST_S = 1800.0
END_S = 5.0
"""Time for the end of a killed child. One that waits for a disk outlives its kill."""
MAX_DEATHS = 3
"""A file that the child died of so often is at fault; once may be anybody's."""
HINT = "if this is a sound model, please report it as a fault of bankd"


class Examiner:
    """Looks into two files at once, each in a child: one that takes long leaves room for others."""

    def __init__(self, module: str = "bankd.daemon.examiner.examining_child") -> None:
        """`module` is what the children run."""
        self._readers = (_Reader(module), _Reader(module))

    async def examine(self, root: Path, path: Path, size_bytes: int) -> Examined:
        """`size_bytes`: of all that may have to be read. Cancelling it ends the child.

        Raises OSError or BankdError where no child can be started.
        """
        free = (reader for reader in self._readers if not reader.is_busy)
        return await next(free, self._readers[0]).examine(root, path, size_bytes)

    async def warm(self) -> None:
        """Start a child, so that the first file need not wait for it."""
        await self._readers[0].warm()

    async def close(self) -> None:
        """End the children; the next file starts another."""
        await asyncio.gather(*(reader.close() for reader in self._readers))

    async def stop(self) -> None:
        """End them for good: the daemon stops, and needs no result of theirs."""
        await asyncio.gather(*(reader.stop() for reader in self._readers))


class _Reader:
    """Looks into files in a child of its own; whatever one does to it is a fault of that file."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._child = Child(module)
        self._turn = asyncio.Lock()
        self._is_stopped = False
        self._sound: int | None = None
        """The process that has answered."""

    @property
    def is_busy(self) -> bool:
        return self._turn.locked()

    async def examine(self, root: Path, path: Path, size_bytes: int) -> Examined:
        limit_s = min(TIME_S + size_bytes / BYTES_PER_S, LONGEST_S)
        async with self._turn:
            try:
                return await self._examined(root, path, limit_s)
            except asyncio.CancelledError:
                await self.close()
                raise

    async def _examined(self, root: Path, path: Path, limit_s: float) -> Examined:
        for tries in range(1, MAX_DEATHS + 1):
            if self._is_stopped:
                break
            try:
                return await self._answer(root, path, limit_s)
            except ChildDied as death:
                if death.is_time_up or tries == MAX_DEATHS:
                    return self._died_of(path, death)
        return _left(path)

    async def _answer(self, root: Path, path: Path, limit_s: float) -> Examined:
        child = await self._sound_child()
        await child.send({"root": str(root), "path": str(path)})
        if not await child.has_line(limit_s):
            await self.close()
            death = ChildDied("time limit")
            death.is_time_up = True
            raise death
        answer = await child.receive(0)
        try:
            return msgspec.convert(answer, Examined)
        except ValueError as error:
            await self.close()
            raise ChildDied("an invalid answer", str(error)[:300]) from error

    def _died_of(self, path: Path, death: ChildDied) -> Examined:
        if self._is_stopped:
            return _left(path)
        what = f"{path.name} could not be examined: the process that read it ended ({death})"
        return Examined.unread(path, ExaminationFault(what, HINT, DEADLY))

    async def _sound_child(self) -> Child:
        """One that has answered: that it dies of is the fault of a file.

        Raises BankdError where there can be none.
        """
        child = self._child
        if child.process is None or child.process != self._sound:
            await child.start()
            try:
                await child.send({})
                await child.receive(READY_S)
            except ChildDied as death:
                if self._is_stopped:
                    raise
                hint = "see the log of the system: perhaps it ran out of memory"
                what = f"no process that examines files can be started: {death}"
                raise BankdError(what, hint, DEADLY) from death
            self._sound = child.process
        return child

    async def warm(self) -> None:
        await self._child.start()

    async def close(self) -> None:
        """End the child. One that cannot be ended yet is left behind, killed."""
        child, self._child = self._child, Child(self._module)
        ending = asyncio.create_task(child.end())
        await asyncio.wait({ending}, timeout=END_S)

    async def stop(self) -> None:
        self._is_stopped = True
        await self.close()


def _left(path: Path) -> Examined:
    """Result of a file that is left for later: it was not examined."""
    return Examined({path.name: None}, {}, written=path.name)


QUICK_S = 2.0
"""Time that other files wait for one. Then it continues in parallel, or later, when the one that
does so is done."""


class ExaminationQueue:
    """Examines one file at a time, and in parallel with these one that takes long."""

    def __init__(self, examiner: Examiner, is_done: Callable[[], None]) -> None:
        """`is_done` is called when the one that takes long is done."""
        self._examiner = examiner
        self._is_done = is_done
        self._tasks: dict[Path, asyncio.Task[Examined]] = {}

    async def examined(
        self, path: Path, root: Path, size_bytes: int, *, is_slow: bool
    ) -> Examined | None:
        """Return the result of a file, once; None while that takes long: ask for it again.

        `size_bytes`: of all that may have to be read. `is_slow`: it is known to take long.
        Raises OSError and BankdError where no child can be started.
        """
        task = self._tasks.get(path)
        if task is None:
            is_taken = any(not other.done() for other in self._tasks.values())
            if is_slow and is_taken:
                return None
            examining = self._examiner.examine(root, path, size_bytes)
            self._tasks[path] = task = asyncio.create_task(examining)
            await asyncio.wait({task}, timeout=0 if is_slow else QUICK_S)
            if not task.done() and is_taken:
                await self._give_up(path)
                return None
            if not task.done():
                task.add_done_callback(lambda _: self._is_done())
        if not task.done():
            return None
        return self._tasks.pop(path).result()

    async def keep(self, wanted: Collection[Path]) -> None:
        """Give up the other examinations: their files changed, or went."""
        for path in self._tasks.keys() - set(wanted):
            await self._give_up(path)

    async def close(self) -> None:
        await self.keep(())

    async def _give_up(self, path: Path) -> None:
        task = self._tasks.pop(path)
        task.cancel()
        await asyncio.wait({task})
        if not task.cancelled():
            task.exception()  # No caller wants to know it.
