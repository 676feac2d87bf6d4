"""The loop: look at the folders, handle what is ready, rest until something may have changed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bankd.daemon.handling import Handling
from bankd.daemon.parts import Handled, Parts
from bankd.daemon.racing import run_races
from bankd.device import DeviceBusy
from bankd.inbox import NOT_A_FILE, Inbox, Look, look_at, sort_inbox
from bankd.watch import Wake, Watcher

RESCAN_S = 30.0
ASKED_S = 1.0
"""How often a daemon that rests looks whether the job list was written to."""
ONCE_PATIENCE = 10.0
"""How many settling times `--once` waits for files that go on changing."""
MOST_ROUNDS = 3
"""How often `--once` looks again because a model was replaced while it was tuned."""


class Daemon:
    """Watches folders. `stop` may be called from a signal handler or another thread."""

    def __init__(
        self, folders: Iterable[Path], parts: Parts, *, settle_s: float, repeat: bool = False
    ) -> None:
        self._folders = tuple(folders)
        self._parts = parts
        self._settle_s = settle_s
        self._handling = Handling(parts, repeats=repeat, is_stopping=lambda: self.is_stopping)
        self._wake = Wake()
        self._stop_wake = Wake()
        self.is_stopping = False
        self._inbox = Inbox()
        self._data: dict[tuple[Path, Look], tuple[Path, ...]] = {}
        self._told: set[Path] = set()
        self._is_told_busy = False

    def stop(self) -> None:
        """End after the running candidate; the job that is cut short returns to the queue."""
        self.is_stopping = True
        self._wake.hint("")
        self._stop_wake.hint("")

    @property
    def handled(self) -> tuple[Handled, ...]:
        """What became of the models until now."""
        return self._handling.handled

    @property
    def left(self) -> dict[Path, str]:
        """The models that were not handled because they would not stand still, and why."""
        changed = {path for path in self._handling.changed if path.exists()}
        return {**dict.fromkeys(changed, "it changed while it was tuned"), **self._inbox.waiting}

    def handle_once(self) -> tuple[Handled, ...]:
        """Handle what is there, and say what became of it; `left` has the rest.

        A model that is replaced while it is tuned is looked at again. Raises DeviceBusy.
        """
        with self._parts.jobs.serving(self._folders):
            self._handling.recover()
            for _ in range(MOST_ROUNDS):
                self._handling.changed.clear()
                self._handle_round()
                if self.is_stopping or not self._handling.changed:
                    break
        for path, why in self.left.items():
            self._parts.log.warning("left", path=path, why=why)
        return self.handled

    def _handle_round(self) -> None:
        """Handle what is there, and what comes to rest within the time that we wait for it."""
        started_s = self._parts.now_s()
        while not self.is_stopping:
            self._handle_ready(data_patience_s=0)
            patience_s = ONCE_PATIENCE * self._settle_s
            if not self._inbox.waiting or self._parts.now_s() - started_s > patience_s:
                break
            self._stop_wake.wait(max(self._settle_s / 2, 0.01))

    def serve(self) -> None:
        """Watch until told to stop."""
        jobs = self._parts.jobs
        with jobs.serving(self._folders), Watcher(self._folders, self._wake) as watcher:
            self._handling.recover()
            while not self.is_stopping:
                self._renew(watcher)
                self._try_ready()
                self._rest()
        self._parts.log.info("stopped")

    def _rest(self) -> None:
        if not all(folder.is_dir() for folder in self._folders):
            # A folder that is gone tells nobody when it comes back.
            self._stop_wake.wait(max(self._settle_s, 1.0))
        elif self._inbox.waiting:
            # Every block that is written makes an event: they are no reason to look sooner.
            self._stop_wake.wait(self._settle_s)
        else:
            self._rest_until_asked()

    def _rest_until_asked(self) -> None:
        """What people ask of the job list makes no event. Looking for it writes nothing."""
        until_s = self._parts.now_s() + RESCAN_S
        while self._parts.now_s() < until_s and not self._wake.wait(ASKED_S):
            if self._parts.jobs.has_changed():
                break

    def _renew(self, watcher: Watcher) -> None:
        try:
            if watcher.renew():
                self._parts.log.info("watching", folders=", ".join(map(str, self._folders)))
        except OSError as error:
            # Without events (too many watches, say) the timer still finds every file.
            self._parts.log.warning("no_events", why=error)

    def _try_ready(self) -> None:
        try:
            self._handle_ready()
            self._is_told_busy = False
        except DeviceBusy as busy:
            if not self._is_told_busy:
                self._parts.log.warning("waiting", why=busy.message)
            self._is_told_busy = True

    def _handle_ready(self, data_patience_s: float = 60.0) -> None:
        self._inbox = sort_inbox(
            self._inbox.seen,
            look_at(self._folders, self._parts.workspace.folder),
            self._parts.now_s(),
            self._settle_s,
            self._data_files,
            data_patience_s,
        )
        self._tell_links()
        run_races(self._parts, lambda: self.is_stopping)
        for ready in self._handling.pending(self._inbox.ready):
            if self.is_stopping:
                return
            self._handling.handle(ready)
            run_races(self._parts, lambda: self.is_stopping)

    def _tell_links(self) -> None:
        """What looks like a model and is none to us: once each."""
        for path, why in self._inbox.ignored.items():
            if why == NOT_A_FILE and path not in self._told:
                self._told.add(path)
                self._parts.log.warning("ignored", path=path, why=why)

    def _data_files(self, path: Path) -> tuple[Path, ...]:
        """What the model names, read once for each state of the file."""
        try:
            found = path.stat()
        except OSError:
            return ()
        state = (path, Look(found.st_ino, found.st_size, found.st_mtime_ns))
        if state not in self._data:
            self._data[state] = self._parts.data_files(path)
        return self._data[state]
