"""The scanner: looks at the watched folders, and says which of their files are complete."""

from __future__ import annotations

import contextlib
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from bankd.daemon.context import DaemonParts
from bankd.daemon.daemon_state import DaemonState, LastScan
from bankd.daemon.file_states import UNSETTLED
from bankd.daemon.scanner.inbox import (
    NOT_A_FILE,
    STRAY,
    Inbox,
    Look,
    Looked,
    Sighting,
    look_at,
    sort_inbox,
)
from bankd.system.run_in_thread import aside

MOMENT = 0.25
"""Share of the settling time: a longer scan does not count as one moment."""


class Scanner:
    """Keeps what the last scan saw, and reports it file by file."""

    def __init__(self, parts: DaemonParts, daemon_state: DaemonState) -> None:
        self._parts = parts
        self._daemon_state = daemon_state
        self._file_states = daemon_state.file_states
        self.inbox = Inbox()
        self.look_s = 0.0
        """Time of the last scan."""
        self._looked: Looked | None = None
        self._told: set[Path] = set()
        self._bytes_below: dict[Path, int] | None = None

    async def scan(self, data_patience_s: float) -> bool:
        """Return True if anything may have changed.

        All that takes long with many files, or on a slow disk, is done in a thread; what it reads
        is changed only by the task that waits for it here. Raises OSError.
        """
        started_s = time.perf_counter()
        looked, inbox = await aside(lambda: self._sorted_now(data_patience_s))
        self._looked, self._bytes_below = looked, None
        self.inbox = inbox or self.inbox
        self._daemon_state.last_scan = LastScan(time.time(), self.inbox.ignored, looked.closed)
        self._tell(looked)
        self.look_s = time.perf_counter() - started_s
        self._parts.metrics.count("scans")
        self._parts.metrics.count("scan_seconds", self.look_s)
        self._parts.metrics.stands({"files": len(looked.files)})
        return inbox is not None

    def sightings(self) -> Iterator[Sighting]:
        """Yield what the last scan shows of each model, and of each file that is known as one."""
        seen, ignored, looked = self.inbox.seen, self.inbox.ignored, self._looked
        for ready in self.inbox.ready:
            look, since_s = seen[ready.path]
            yield Sighting(ready.path, look, since_s, ready)
        for path, why in self.inbox.waiting.items():
            yield Sighting(path, seen[path].look, why=why)
        shown = {ready.path for ready in self.inbox.ready} | self.inbox.waiting.keys()
        for path in set(self._file_states.paths) - shown:
            is_hidden = looked is not None and looked.hides(path)
            yield Sighting(path, is_gone=path in ignored or not is_hidden)

    async def weigh(self) -> None:
        """Prepare `bytes_around`, after a scan."""
        if self._bytes_below is None:
            files = self._looked.files if self._looked is not None else {}
            folders = self._daemon_state.folders
            self._bytes_below = await aside(lambda: bytes_below(files, folders))

    def bytes_around(self, model: Path) -> int:
        """Bytes of the model and of all that lies beside or below it: data files that it may name
        are known only when it was looked into."""
        return (self._bytes_below or {}).get(model.parent, 0)

    def _sorted_now(self, data_patience_s: float) -> tuple[Looked, Inbox | None]:
        """Scan the folders, and sort the result, unless nothing can have changed."""
        begun_s, settle_s = self._parts.now_s(), self._daemon_state.bounds.settle_s
        looked = self._looked_now()
        if looked == self._looked and not any(self._file_states.within(*UNSETTLED)):
            return looked, None
        ended_s = self._parts.now_s()
        # A look that takes no time worth speaking of is one moment.
        looked_s = ended_s if ended_s - begun_s > MOMENT * settle_s else begun_s
        seen = {**self.inbox.seen, **self._file_states.seen_held(settle_s)}
        files, data = looked.files, self._file_states.data_of(looked.files)
        return looked, sort_inbox(seen, files, begun_s, settle_s, data, data_patience_s, looked_s)

    def _looked_now(self) -> Looked:
        """Scan the folders, and what models name in other places."""
        looked = look_at(self._daemon_state.folders)
        for file in self._file_states.all_data() - looked.files.keys():
            # Whatever stands in its way, it is not there for us.
            with contextlib.suppress(OSError):
                looked.files[file] = Look.of(file.lstat())
        return looked

    def _tell(self, looked: Looked) -> None:
        """Log once what looks like a model or its settings and is none, and what cannot be read."""
        log, ignored, closed = self._parts.log, self.inbox.ignored, looked.closed
        told = self._told & (ignored.keys() | closed.keys())
        for path, why in ignored.items():
            if path not in told and (why == NOT_A_FILE or why.startswith(STRAY)):
                told.add(path)
                log.warning("ignored", path=path, why=why)
                if why == NOT_A_FILE:
                    self._parts.metrics.count("files_refused")
        for path, why in closed.items():
            if path not in told:
                told.add(path)
                log.warning("refused", path=path, what=why, hint="check its permissions")
                self._parts.metrics.count("files_refused")
        self._told = told


def bytes_below(looks: Mapping[Path, Look], folders: Iterable[Path]) -> dict[Path, int]:
    """Size of each folder, and of the folders below it."""
    beside: Counter[str] = Counter()
    for path, look in looks.items():
        # Not `path.parent`: ten thousand files have few folders.
        beside[str(path).rpartition(os.sep)[0]] += look.size_bytes
    total: Counter[Path] = Counter()
    roots = set(folders)
    for name, size_bytes in beside.items():
        for folder in (Path(name), *Path(name).parents):
            total[folder] += size_bytes
            if folder in roots:
                break
    return total
