"""Files -> jobs: every complete model of the folders is looked into once, and becomes a row."""

from __future__ import annotations

import contextlib
import json
import math
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from bankd.clock import now_text
from bankd.daemon.admitting import Admitting
from bankd.daemon.parts import Parts
from bankd.daemon.standing import Standing
from bankd.examining import Examined, Fault
from bankd.examining.values import DEADLY
from bankd.inbox import NOT_A_FILE, Inbox, Look, Ready, Seen, look_at, sort_inbox
from bankd.jobs import FileSeen
from bankd.model_settings import settings_file

PASSING_S = 60.0
MOST_TRIES = 5
TURN_S = 1.0
"""So long files are looked into before the folders are looked at again."""
WRITTEN = "another program has it open for writing"


class Admission:
    """Knows every file that it looked into, also those of earlier daemons."""

    def __init__(self, parts: Parts, standing: Standing, *, repeats: bool = False) -> None:
        self._parts = parts
        self._standing = standing
        self._admitting = Admitting(parts, standing, repeats=repeats)
        self._known = parts.jobs.files.of_basis(parts.identity.basis, standing.folders)
        self._data: dict[Path, tuple[Look, tuple[Path, ...]]] = {}
        self._same: dict[Path, Ready] = {}
        """Those that were found to be as they are known: writing their looks out takes a while."""
        self._inbox = Inbox()
        self._told: set[Path] = set()
        self._looks: dict[Path, Look] = {}
        self._bytes_below: dict[Path, int] | None = None
        self._is_unsorted = True
        self._again: dict[Path, float] = {}
        """When files are looked into again whose content was not to blame."""
        self._tries: dict[Path, int] = {}
        for seen in self._known.values():
            self._remember(seen)

    @property
    def known(self) -> Mapping[Path, FileSeen]:
        """What the files turned out to be that lie in the folders."""
        return self._known

    @property
    def waiting(self) -> Mapping[Path, str]:
        return self._inbox.waiting

    def changed(self) -> tuple[Path, ...]:
        """The models that are others now than when they were looked into."""
        before = {path: self._data[path][0] for path in self._known if path in self._data}
        now = look_at(self._standing.folders, self._parts.workspace.folder)
        return tuple(path for path, look in before.items() if now.get(path, look) != look)

    def next_look_s(self) -> float | None:
        """When the first of the files that wait may have settled; None where none waits."""
        since = [self._inbox.seen[path].since_s for path in self._inbox.waiting]
        return min(since) + self._standing.bounds.settle_s if since else None

    async def admit(self, data_patience_s: float = 60.0) -> bool:
        """Look at the folders once, and into what is new there; whether more is left to look into.

        Raises BankdError where the job list cannot be used, OSError where no child can be started.
        """
        self._look(data_patience_s)
        await self._admitting.look_after(self._known)
        self._admitting.adopt(self._known)
        self._forget_doubtful()
        until_s = self._parts.now_s() + TURN_S
        fresh = [ready for ready in self._inbox.ready if not self._is_known(ready)]
        room = self._room() if fresh else 0
        self._standing.held_back = 0
        seen: list[FileSeen] = []
        is_more = False
        try:
            self._standing.is_examining = bool(fresh)
            for number, ready in enumerate(fresh):
                if room <= 0:
                    self._standing.held_back = len(fresh) - number
                    break
                if self._standing.is_stopping or self._parts.now_s() > until_s:
                    is_more = not self._standing.is_stopping
                    break
                found = await self._examined(ready)
                if found is not None:
                    seen.append(found)
                    room -= self._parts.jobs.waiting([found.key] if found.key else [])
                elif ready.path not in self._inbox.waiting:
                    is_more = True
        finally:
            self._standing.is_examining = False
            self._note(seen)
        return is_more

    def _room(self) -> int:
        """How many more jobs may wait."""
        keys = {seen.key for seen in self._known.values() if seen.key}
        return self._standing.bounds.queue - self._parts.jobs.waiting(keys)

    def _note(self, seen: Sequence[FileSeen]) -> None:
        """What was seen stays; jobs that nobody's file is any more, go."""
        before = {self._known[one.path].key for one in seen if one.path in self._known}
        # What may pass is looked into again after a while, and by the next daemon.
        self._parts.jobs.files.note(one for one in seen if not one.may_pass)
        self._known |= {one.path: one for one in seen}
        due_s = self._parts.now_s() + PASSING_S
        self._again |= {one.path: due_s for one in seen if one.may_pass}
        for key in before - {one.key for one in seen} - {None}:
            self._admitting.file_went(str(key))
        # Before this no job of these files could be begun: see `Jobs.next`.
        self._standing.wants_work.hint()

    def _look(self, data_patience_s: float) -> None:
        started_s, now_s = time.perf_counter(), self._parts.now_s()
        looks = self._looks_now()
        if looks != self._looks or self._inbox.waiting or self._is_unsorted:
            self._is_unsorted = True  # Until all of it is done.
            self._inbox = sort_inbox(
                self._inbox.seen,
                looks,
                now_s,
                self._standing.bounds.settle_s,
                self._data_of(looks),
                data_patience_s,
            )
            self._forget_gone(looks)
            self._is_unsorted = False
        self._looks, self._bytes_below = looks, None
        self._tell_links()
        standing = self._standing
        standing.waiting, standing.ignored = self._inbox.waiting, self._inbox.ignored
        standing.last_scan, standing.last_scan_unix_s = now_text(), time.time()
        self._parts.metrics.scanned(time.perf_counter() - started_s, len(looks))

    def _looks_now(self) -> dict[Path, Look]:
        """What lies in the folders, and what models name in places where nobody else looks."""
        looks = look_at(self._standing.folders, self._parts.workspace.folder)
        for file in {file for _, data in self._data.values() for file in data} - looks.keys():
            with contextlib.suppress(FileNotFoundError, NotADirectoryError, PermissionError):
                looks[file] = Look.of(file.lstat())
        return looks

    def _data_of(self, looks: Mapping[Path, Look]) -> Callable[[Path], tuple[Path, ...]]:
        """The data files that a model named when it was looked into in this state."""

        def data_files(path: Path) -> tuple[Path, ...]:
            look, data = self._data.get(path, (None, ()))
            return data if look == looks.get(path) else ()

        return data_files

    def _forget_gone(self, looks: Mapping[Path, Look]) -> None:
        gone = [seen for path, seen in self._known.items() if path not in looks]
        self._parts.jobs.files.forget(seen.path for seen in gone)
        for seen in gone:
            del self._known[seen.path]
            for kept in (self._data, self._same, self._again, self._tries):
                kept.pop(seen.path, None)
        for key in {seen.key for seen in gone if seen.key}:
            self._admitting.file_went(key)

    def _forget_doubtful(self) -> None:
        keys, self._standing.look_again = self._standing.look_again, set()
        for seen in [seen for seen in self._known.values() if seen.key in keys]:
            del self._known[seen.path]

    def _is_known(self, ready: Ready) -> bool:
        seen = self._known.get(ready.path)
        if self._again.get(ready.path, math.inf) <= self._parts.now_s():
            del self._again[ready.path]
            return False
        if seen is None or self._same.get(ready.path) == ready:
            return seen is not None
        is_known = seen.looks == looks_text(ready)
        if is_known:
            self._same[ready.path] = ready
        return is_known

    async def _examined(self, ready: Ready) -> FileSeen | None:
        """What a file turned out to be; None where the next look has to say."""
        root = self._standing.root_of(ready.path)
        found = await self._parts.examiner.examine(root, ready.path, self._around(ready.path))
        self._parts.metrics.examined()
        if found.is_being_written:
            self._wait_for_writer(ready)
            return None
        if self._parts_of(found, ready) != dict(zip(ready.parts, ready.looks, strict=True)):
            return self._restless(ready)
        self._tries.pop(ready.path, None)
        if found.fault is not None and not found.is_content:
            return self._admitting.refuse_file(ready, found.fault, looks_text(ready))
        return self._admitting.admit(ready, found, looks_text(ready))

    def _around(self, model: Path) -> int:
        """Bytes of the model and of all that lies beside or below it: data files that it may name
        are known only when it was looked into."""
        if self._bytes_below is None:
            self._bytes_below = bytes_below(self._looks, self._standing.folders)
        return self._bytes_below.get(model.parent, 0)

    def _parts_of(self, found: Examined, ready: Ready) -> dict[Path, Look | None]:
        """What was looked into. The data files that a model names are known from then on."""
        look, folder = ready.looks[0], ready.path.parent
        if found.fault is not None and not found.is_content and len(found.looks) == 1:
            return dict(zip(ready.parts, ready.looks, strict=True))  # It was not even opened.
        if look is not None:
            self._data[ready.path] = (look, found.data(ready.path))
        return {folder / name: look for name, look in found.looks.items()}

    def _restless(self, ready: Ready) -> FileSeen | None:
        """It names files that nobody knew of when the inbox was sorted, or changed meanwhile: it
        is looked into again with them, but not for ever."""
        self._is_unsorted = True
        self._tries[ready.path] = self._tries.get(ready.path, 0) + 1
        if self._tries[ready.path] < MOST_TRIES:
            return None
        del self._tries[ready.path]
        what = f"{ready.path.name}, or a file that it names, changes whenever it is looked into"
        fault = Fault(what, "write its files elsewhere, and move them in when done", DEADLY)
        return self._admitting.refuse_file(ready, fault, looks_text(ready))

    def _wait_for_writer(self, ready: Ready) -> None:
        """It settles anew: who writes into it has only paused."""
        look = ready.looks[0]
        assert look is not None
        seen = {**self._inbox.seen, ready.path: Seen(look, self._parts.now_s())}
        waiting = {**self._inbox.waiting, ready.path: WRITTEN}
        self._inbox = Inbox(self._inbox.ready, waiting, self._inbox.ignored, seen)
        self._standing.waiting = waiting

    def _tell_links(self) -> None:
        """What looks like a model and is none to us: once each."""
        for path, why in self._inbox.ignored.items():
            if why == NOT_A_FILE and path not in self._told:
                self._told.add(path)
                self._parts.log.warning("ignored", path=path, why=why)
                self._parts.metrics.refused()

    def _remember(self, seen: FileSeen) -> None:
        """The data files that a model named, from the state in which it was looked into."""
        looks = json.loads(seen.looks)
        model = looks.get(seen.path.name)
        if model:
            own = (seen.path, settings_file(seen.path))
            named = (seen.path.parent / name for name in looks)
            self._data[seen.path] = (Look(*model), tuple(file for file in named if file not in own))


def bytes_below(looks: Mapping[Path, Look], folders: Iterable[Path]) -> dict[Path, int]:
    """How much lies in each folder, and in the folders below it."""
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


def looks_text(ready: Ready) -> str:
    """The state of a model and its parts, to be compared with others."""
    folder = ready.path.parent
    pairs = zip(ready.parts, ready.looks, strict=True)
    return json.dumps({str(path.relative_to(folder)): look for path, look in pairs})
