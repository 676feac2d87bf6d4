"""The watcher: scans again when something may have changed in a watched folder, and now and then.

Events only wake it early: whatever they miss, the next scan sees.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import math
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from watchdog.events import (
    DirCreatedEvent,
    DirDeletedEvent,
    DirMovedEvent,
    FileClosedEvent,
    FileCreatedEvent,
    FileDeletedEvent,
    FileMovedEvent,
    FileSystemEvent,
    FileSystemEventHandler,
)
from watchdog.observers import Observer

from bankd.daemon.child_process import ChildDied
from bankd.daemon.context import DaemonParts
from bankd.daemon.daemon_state import DaemonState, Wake
from bankd.daemon.queue.admission import Admission
from bankd.daemon.scanner.inbox import WORKSPACE, is_open_folder
from bankd.errors import BankdError
from bankd.system.run_in_thread import aside

ARRIVALS = [
    DirCreatedEvent, DirDeletedEvent, DirMovedEvent,
    FileClosedEvent, FileCreatedEvent, FileDeletedEvent, FileMovedEvent,
]  # fmt: skip
"""The events that may make a look worth while. Every block that is written makes one, too, and
reading does: those are no reason to look sooner, and are not asked for."""
IN_WORKSPACE = f"{os.sep}{WORKSPACE}{os.sep}"


class _Handler(FileSystemEventHandler):
    """Wakes the loop. Nothing here can raise: that would end the watching."""

    def __init__(self, roots: frozenset[str], wake: Wake) -> None:
        self._roots = roots
        self._wake = wake
        self.has_lost_a_root = False

    def on_any_event(self, event: FileSystemEvent) -> None:
        if event.event_type in ("deleted", "moved") and event.src_path in self._roots:
            # A new one in its place may have the same inode, and is not watched.
            self.has_lost_a_root = True
        if any(self._is_looked_at(path) for path in (event.src_path, event.dest_path) if path):
            self._wake.hint()

    def _is_looked_at(self, path: bytes | str) -> bool:
        """Not what a daemon writes into a workspace below a watched folder: while it measures,
        that never ends."""
        name = os.fsdecode(path)
        below = [name[len(root) :] for root in self._roots if name.startswith(f"{root}{os.sep}")]
        return not below or any(IN_WORKSPACE not in inside for inside in below)


class Watcher:
    """Watches folders and all below them, once `renew` is called.

    `renew` also puts right what died meanwhile, since watchdog does not say so.
    """

    def __init__(self, folders: Iterable[Path], wake: Wake) -> None:
        self._folders = tuple(folders)
        self._wake = wake
        self._handler = _Handler(frozenset(), wake)
        self._observer: Any = None
        self._inodes: dict[Path, int] = {}

    def __enter__(self) -> Watcher:
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    def renew(self) -> bool:
        """Start watching, or start again if a thread died or a folder was replaced. True if so.

        Raises OSError where no more can be watched, or no thread can be started.
        """
        inodes = dict(_inodes(self._folders))
        if self._is_alive() and inodes == self._inodes:
            return False
        self._stop()
        self._inodes = inodes
        self._handler = _Handler(frozenset(map(str, inodes)), self._wake)
        try:
            self._observer = Observer()
            for folder in inodes:
                self._observer.schedule(
                    self._handler, str(folder), recursive=True, event_filter=ARRIVALS
                )
            self._observer.start()
        except RuntimeError as error:
            raise OSError(errno.EAGAIN, str(error)) from error
        return True

    def _is_alive(self) -> bool:
        watched = self._observer
        return (
            watched is not None
            and not self._handler.has_lost_a_root
            and watched.is_alive()
            and all(emitter.is_alive() for emitter in watched.emitters)
        )

    def _stop(self) -> None:
        observer, self._observer = self._observer, None
        if observer is not None:
            observer.stop()
            if observer.is_alive():  # One that could not be started cannot be joined.
                observer.join()


def _inodes(folders: Iterable[Path]) -> Iterator[tuple[Path, int]]:
    """Yield existing folders: one that is gone or closed keeps no other from being watched."""
    for folder in folders:
        with contextlib.suppress(OSError):
            if folder.is_dir():
                yield folder, folder.stat().st_ino


RESCAN_S = 30.0
"""Period at which the folders are scanned without an event."""
BETWEEN_LOOKS_S = 0.1
"""Minimum time between two scans, however much happens."""
LONG_LOOK_S = 0.5
"""Time of a scan from which a rest as long follows."""
WARMED_S = 30.0
"""Minimum time between two starts of children that no file needs yet."""
FEW_FILES = 1000
"""Number of objects that take no time to search for garbage."""


class ScanTask:
    """One look, what follows from it, and the rest after it."""

    def __init__(
        self,
        parts: DaemonParts,
        daemon_state: DaemonState,
        admission: Admission,
        watcher: Watcher,
        is_ready: Callable[[], None],
    ) -> None:
        """`is_ready` is called after the first look."""
        self._parts = parts
        self._daemon_state = daemon_state
        self._admission = admission
        self._watcher = watcher
        self._is_ready: Callable[[], None] | None = is_ready
        self._has_events = True
        self._warmed_s = -math.inf
        self._frozen = 0

    async def turn(self) -> None:
        """Raises BankdError and OSError where a look, or what follows from it, has to wait."""
        await self._renew()
        is_more = await self._admission.admit()
        self._daemon_state.troubles.pop("files", None)
        self._freeze()
        if self._is_ready is not None:
            self._is_ready()
            self._is_ready = None
        if self._daemon_state.file_states.waiting:
            await self._warm()
        if not is_more:
            await self._rest()

    def _freeze(self) -> None:
        """Exclude what is known from garbage collection: of ten thousand files it takes 0.1 s."""
        known = len(self._daemon_state.file_states.known)
        if known >= 2 * self._frozen:
            self._frozen = max(known, FEW_FILES)
            gc.freeze()

    async def _rest(self) -> None:
        """Wait until something may have changed in the folders."""
        await asyncio.sleep(self._between_looks_s)
        if await self._renew():
            return  # A folder was replaced meanwhile: no event names the files in it.
        folders, wake = self._daemon_state.folders, self._daemon_state.wakes.files
        due_s = self._admission.next_look_s
        if not await aside(lambda: all(map(is_open_folder, folders))):
            # A folder that is gone, or closed, sends no event when it comes back.
            await wake.wait(1.0)
        elif due_s is None:
            await wake.wait(RESCAN_S)
        else:
            left_s = due_s - self._parts.now_s()
            await wake.wait(min(max(left_s, 0.01), RESCAN_S))

    @property
    def _between_looks_s(self) -> float:
        look_s = self._admission.look_s
        return look_s if look_s > LONG_LOOK_S else BETWEEN_LOOKS_S

    async def _renew(self) -> bool:
        """Return True if the watching began again. What prevents it is logged once."""
        try:
            is_new = await aside(self._watcher.renew)
        except OSError as error:
            # Without events (too many watches, say) the timer still finds every file.
            if self._has_events:
                self._parts.log.warning("no_events", why=error)
            self._has_events = False
            return False
        if is_new:
            folders = ", ".join(map(str, self._daemon_state.folders))
            self._parts.log.info("watching", folders=folders)
        self._has_events = True
        return is_new

    async def _warm(self) -> None:
        """A file is on its way: by the time it has settled, the children are ready for it."""
        self._daemon_state.activity.used_s = now_s = self._parts.now_s()
        if now_s < self._warmed_s + WARMED_S:
            return  # They are warm, or cannot be started: then the job will tell.
        self._warmed_s = now_s
        # What the machine has to do is measured from here on: see `LoadMeter`.
        self._parts.why_busy(self._daemon_state.bounds.most_busy_cores)
        await self._parts.examiner.warm()
        asyncio.create_task(self._warm_worker())  # noqa: RUF006  It holds the workshop's lock.

    async def _warm_worker(self) -> None:
        # What stands in its way stands in that of the job, too, which tells it.
        with contextlib.suppress(BankdError, ChildDied, OSError):
            await self._parts.workshop.warm()
