"""Watchdog as a hint: it may wake the daemon early, and whatever it misses, the next scan sees."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
from collections.abc import Iterable, Iterator
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

from bankd.daemon.scanner.scan import WORKSPACE

ARRIVALS = [
    DirCreatedEvent, DirDeletedEvent, DirMovedEvent,
    FileClosedEvent, FileCreatedEvent, FileDeletedEvent, FileMovedEvent,
]  # fmt: skip
"""The events that may make a look worth while. Every block that is written makes one, too, and
reading does: those are no reason to look sooner, and are not asked for."""
IN_WORKSPACE = f"{os.sep}{WORKSPACE}{os.sep}"


class Latch:
    """What is set once, and tasks of the daemon's loop wait for.

    `hint` may be called from any thread, and from a signal handler; all else belongs to the loop.
    """

    def __init__(self) -> None:
        self._event = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_hinted = False

    def hint(self) -> None:
        # Kept for who waits later: before the first wait there is no loop to be told.
        self._is_hinted = True
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # The loop has ended: nobody waits any more.
                self._loop.call_soon_threadsafe(self._event.set)

    async def wait(self, timeout_s: float | None) -> bool:
        """Returns when it is set, at the latest after `timeout_s`; whether it was set."""
        self._loop = asyncio.get_running_loop()
        if not self._is_hinted:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._event.wait(), timeout_s)
        return self._is_hinted


class Wake(Latch):
    """The same again and again, for one task: what a change in a folder or a wish sets."""

    async def wait(self, timeout_s: float | None) -> bool:
        """Returns when woken, at the latest after `timeout_s`; whether it was woken."""
        was_hinted = await super().wait(timeout_s)
        self._event.clear()
        self._is_hinted = False
        return was_hinted


class _Handler(FileSystemEventHandler):
    """Wakes the loop. Nothing here can raise: that would end the watching."""

    def __init__(self, roots: frozenset[str], wake: Wake) -> None:
        self._roots = roots
        self._wake = wake
        self.has_lost_a_root = False

    def on_any_event(self, event: FileSystemEvent) -> None:
        if event.event_type in ("deleted", "moved") and event.src_path in self._roots:
            # One made anew in its place may have the same inode, and be watched by nobody.
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
        """Start watching, or start anew if a thread died or a folder was replaced. True if so.

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
    """Of those that are there: one that is gone or closed keeps no other from being watched."""
    for folder in folders:
        with contextlib.suppress(OSError):
            if folder.is_dir():
                yield folder, folder.stat().st_ino
