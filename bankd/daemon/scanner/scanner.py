"""The scanner: looks at the watched folders, and says which of their files are complete."""

from __future__ import annotations

import contextlib
import os
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from bankd.clock import now_text
from bankd.daemon.context import DaemonParts
from bankd.daemon.daemon_state import DaemonState
from bankd.daemon.scanner.inbox import (
    NOT_A_FILE,
    STRAY,
    Inbox,
    Look,
    Looked,
    Ready,
    Seen,
    look_at,
    sort_inbox,
)
from bankd.daemon.scanner.known_files import KnownFiles
from bankd.system.run_in_thread import aside

MOMENT = 0.25
"""Share of the settling time: a longer scan does not count as one moment."""
FIRST_HOLD_S = 0.1
LONGEST_HOLD_S = 30.0
"""Time between examinations of a file open for writing, in addition to the settling time."""


class Scanner:
    """Keeps what the last look saw, and says what is new in it."""

    def __init__(self, parts: DaemonParts, daemon_state: DaemonState, known: KnownFiles) -> None:
        self._parts = parts
        self._daemon_state = daemon_state
        self._known = known
        self.inbox = Inbox()
        self.looked = Looked({}, {})
        self.look_s = 0.0
        """Time of the last scan."""
        self.is_unsorted = True
        """True if the next scan has to be sorted though it shows what the last one showed."""
        self._told: set[Path] = set()
        self._held: dict[Path, tuple[Look, str]] = {}
        """Files that another program has open for writing: in which state, and what is said."""
        self._bytes_below: dict[Path, int] | None = None

    async def look(self, data_patience_s: float) -> bool:
        """Return True if anything may have changed.

        All that takes long with many files, or on a slow disk, is done aside; what it reads is
        changed by nobody but the task that waits for it here. Raises OSError.
        """
        started_s = time.perf_counter()
        looked, inbox = await aside(lambda: self._sorted_now(data_patience_s))
        self.looked, self._bytes_below = looked, None
        if inbox is not None:
            self.is_unsorted = True  # Until all of it is done.
            self.inbox = self._with_held(inbox)
        daemon_state = self._daemon_state
        daemon_state.waiting, daemon_state.ignored = self.inbox.waiting, self.inbox.ignored
        daemon_state.closed = looked.closed
        daemon_state.last_scan, daemon_state.last_scan_unix_s = now_text(), time.time()
        self._tell()
        self.look_s = time.perf_counter() - started_s
        self._parts.metrics.count("scans")
        self._parts.metrics.count("scan_seconds", self.look_s)
        self._parts.metrics.stands({"files": len(looked.files)})
        return inbox is not None

    def is_gone(self, path: Path) -> bool:
        """Return True if no file is there any more, or none that could be a model."""
        if path in self.looked.files:
            return path in self.inbox.ignored
        return not self.looked.hides(path)

    def since_s(self, path: Path) -> float:
        """Return the time since which a file of the inbox is unchanged."""
        return self.inbox.seen[path].since_s

    def hold(self, ready: Ready, why: str, times: int) -> None:
        """Let a file that is open for writing settle again: its writer has only paused.

        `times`: how often it was found so. To look takes as long as the file is large.
        """
        look, settle_s = ready.looks[0], self._daemon_state.bounds.settle_s
        assert look is not None
        again_s = min(max(settle_s, FIRST_HOLD_S) * 2.0 ** min(times - 1, 30), LONGEST_HOLD_S)
        due_s = self._parts.now_s() + max(settle_s, again_s)
        self._held[ready.path] = look, why
        inbox = self.inbox
        self.inbox = replace(
            inbox,
            waiting={**inbox.waiting, ready.path: why},
            seen={**inbox.seen, ready.path: Seen(look, due_s - settle_s)},
            due_s=due_s if inbox.due_s is None else min(due_s, inbox.due_s),
        )

    def _with_held(self, inbox: Inbox) -> Inbox:
        """Add the better reason why a file waits that seems to be still being written."""
        held, seen = self._held.items(), inbox.seen
        self._held = {
            path: (look, why)
            for path, (look, why) in held
            if path in inbox.waiting and seen[path].look == look
        }
        whys = {path: why for path, (_, why) in self._held.items()}
        return replace(inbox, waiting={**inbox.waiting, **whys})

    async def weigh(self) -> None:
        """Prepare `bytes_around`, after a scan."""
        if self._bytes_below is None:
            files, folders = self.looked.files, self._daemon_state.folders
            self._bytes_below = await aside(lambda: bytes_below(files, folders))

    def bytes_around(self, model: Path) -> int:
        """Bytes of the model and of all that lies beside or below it: data files that it may name
        are known only when it was looked into."""
        return (self._bytes_below or {}).get(model.parent, 0)

    def _sorted_now(self, data_patience_s: float) -> tuple[Looked, Inbox | None]:
        """Scan the folders, and sort the result, unless nothing can have changed."""
        begun_s, settle_s = self._parts.now_s(), self._daemon_state.bounds.settle_s
        looked = self._looked_now()
        if looked == self.looked and not self.inbox.waiting and not self.is_unsorted:
            return looked, None
        ended_s = self._parts.now_s()
        # A look that takes no time worth speaking of is one moment.
        looked_s = ended_s if ended_s - begun_s > MOMENT * settle_s else begun_s
        files = looked.files
        seen, data = self.inbox.seen, self._known.data_of(files)
        return looked, sort_inbox(seen, files, begun_s, settle_s, data, data_patience_s, looked_s)

    def _looked_now(self) -> Looked:
        """Scan the folders, and what models name in other places."""
        looked = look_at(self._daemon_state.folders)
        for file in self._known.all_data() - looked.files.keys():
            # Whatever stands in its way, it is not there for us.
            with contextlib.suppress(OSError):
                looked.files[file] = Look.of(file.lstat())
        return looked

    def _tell(self) -> None:
        """Log once what looks like a model or its settings and is none, and what cannot be read."""
        log, ignored, closed = self._parts.log, self.inbox.ignored, self.looked.closed
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
