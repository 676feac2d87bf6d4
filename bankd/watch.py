"""Watchdog as a hint: it may wake the daemon early, and whatever it misses, the next scan sees."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer


class Wake:
    """What a change in a folder or a signal sets, and the daemon's loop waits for.

    A SimpleQueue and no Event: its `put` is the one that may interrupt itself, as a signal does.
    """

    def __init__(self) -> None:
        self._hints: SimpleQueue[str] = SimpleQueue()

    def hint(self, path: str) -> None:
        self._hints.put(path)

    def wait(self, timeout_s: float) -> frozenset[str]:
        """Returns when woken, at the latest after `timeout_s`, with the hints since then."""
        hints: set[str] = set()
        try:
            hints.add(self._hints.get(timeout=timeout_s))
            while True:
                hints.add(self._hints.get_nowait())
        except Empty:
            return frozenset(hints)


class _Handler(FileSystemEventHandler):
    """Notes the path and wakes the loop. Nothing here can raise: that would end the watching."""

    def __init__(self, roots: frozenset[str], wake: Wake) -> None:
        self._roots = roots
        self._wake = wake
        self.has_lost_a_root = False

    def on_any_event(self, event: FileSystemEvent) -> None:
        if event.event_type in ("deleted", "moved") and event.src_path in self._roots:
            # One made anew in its place may have the same inode, and be watched by nobody.
            self.has_lost_a_root = True
        # Reading is an event too, and our own scans read.
        if event.event_type not in ("opened", "closed_no_write"):
            self._wake.hint(str(event.src_path))


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
        """Start watching, or start anew if a thread died or a folder was replaced. True if so."""
        inodes = {folder: folder.stat().st_ino for folder in self._folders if folder.is_dir()}
        if self._is_alive() and inodes == self._inodes:
            return False
        self._stop()
        self._observer, self._inodes = Observer(), inodes
        self._handler = _Handler(frozenset(map(str, inodes)), self._wake)
        for folder in inodes:
            self._observer.schedule(self._handler, str(folder), recursive=True)
        self._observer.start()
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
        if self._observer is not None:
            self._observer.stop()
            self._observer.join()
            self._observer = None
