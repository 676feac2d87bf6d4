"""Files -> jobs: every complete model of the folders is looked into once, and becomes a row."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from bankd.clock import now_text
from bankd.daemon.admitting import Admitting
from bankd.daemon.parts import Parts
from bankd.daemon.standing import Standing
from bankd.examining import Examined
from bankd.inbox import NOT_A_FILE, Inbox, Look, Ready, Seen, look_at, sort_inbox
from bankd.jobs import FileSeen

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
        self._standing.held_back = 0
        seen: list[FileSeen] = []
        is_more = False
        try:
            for number, ready in enumerate(fresh):
                if self._is_full():
                    self._standing.held_back = len(fresh) - number
                    break
                if self._standing.is_stopping or self._parts.now_s() > until_s:
                    is_more = not self._standing.is_stopping
                    break
                found = await self._examined(ready)
                if found is not None:
                    seen.append(found)
                elif ready.path not in self._inbox.waiting:
                    is_more = True
        finally:
            self._note(seen)
        return is_more

    def _note(self, seen: Sequence[FileSeen]) -> None:
        """What was seen stays; jobs that nobody's file is any more, go."""
        before = {self._known[one.path].key for one in seen if one.path in self._known}
        # What the examiner died of may pass: the next daemon looks again.
        self._parts.jobs.files.note(one for one in seen if not one.may_pass)
        self._known |= {one.path: one for one in seen}
        for key in before - {one.key for one in seen} - {None}:
            self._admitting.file_went(str(key))
        # Before this no job of these files could be begun: see `Jobs.next`.
        self._standing.wants_work.hint()

    def _look(self, data_patience_s: float) -> None:
        started_s = time.perf_counter()
        looks = look_at(self._standing.folders, self._parts.workspace.folder)
        if looks != self._looks or self._inbox.waiting or self._is_unsorted:
            self._is_unsorted = False
            self._inbox = sort_inbox(
                self._inbox.seen,
                looks,
                self._parts.now_s(),
                self._standing.bounds.settle_s,
                self._data_of(looks),
                data_patience_s,
            )
            self._forget_gone(looks)
        self._looks, self._bytes_below = looks, None
        self._tell_links()
        standing = self._standing
        standing.waiting, standing.ignored = self._inbox.waiting, self._inbox.ignored
        standing.last_scan, standing.last_scan_unix_s = now_text(), time.time()
        self._parts.metrics.scanned(time.perf_counter() - started_s, len(looks))

    def _data_of(self, looks: Mapping[Path, Look]) -> Callable[[Path], tuple[Path, ...]]:
        """The data files that a model named when it was looked into in this state."""

        def data_files(path: Path) -> tuple[Path, ...]:
            look, data = self._data.get(path, (None, ()))
            return data if look == looks.get(path) else ()

        return data_files

    def _forget_gone(self, looks: Mapping[Path, Look]) -> None:
        gone = [seen for path, seen in self._known.items() if path not in looks]
        for seen in gone:
            del self._known[seen.path]
            self._data.pop(seen.path, None)
            self._same.pop(seen.path, None)
        self._parts.jobs.files.forget(seen.path for seen in gone)
        for key in {seen.key for seen in gone if seen.key}:
            self._admitting.file_went(key)

    def _forget_doubtful(self) -> None:
        keys, self._standing.look_again = self._standing.look_again, set()
        for seen in [seen for seen in self._known.values() if seen.key in keys]:
            del self._known[seen.path]

    def _is_known(self, ready: Ready) -> bool:
        seen = self._known.get(ready.path)
        if seen is None or self._same.get(ready.path) == ready:
            return seen is not None
        is_known = seen.looks == looks_text(ready)
        if is_known:
            self._same[ready.path] = ready
        return is_known

    def _is_full(self) -> bool:
        waiting = self._parts.jobs.waiting(self._parts.identity.basis)
        return waiting >= self._standing.bounds.queue

    async def _examined(self, ready: Ready) -> FileSeen | None:
        """What a file turned out to be; None where the next look has to say."""
        root = self._standing.root_of(ready.path)
        found = await self._parts.examiner.examine(root, ready.path, self._around(ready.path))
        self._parts.metrics.examined()
        if found.is_being_written:
            self._wait_for_writer(ready)
            return None
        if found.fault is not None and not found.is_content:
            return self._admitting.refuse_file(ready, found, looks_text(ready))
        if not self._is_whole(ready, found):
            return None
        return self._admitting.admit(ready, found, looks_text(ready))

    def _around(self, model: Path) -> int:
        """Bytes of the model and of all that lies beside or below it: data files that it may name
        are known only when it was looked into."""
        if self._bytes_below is None:
            self._bytes_below = bytes_below(self._looks, self._standing.folders)
        return self._bytes_below.get(model.parent, 0)

    def _is_whole(self, ready: Ready, found: Examined) -> bool:
        """Whether what was looked into is what lay there, and all that belongs to it."""
        data = found.data(ready.path)
        look = ready.looks[0]
        if look is not None:
            self._data[ready.path] = (look, data)
        folder = ready.path.parent
        parts = {folder / name: look for name, look in found.looks.items()}
        is_whole = parts == dict(zip(ready.parts, ready.looks, strict=True))
        # It names files that nobody knew of when the inbox was sorted.
        self._is_unsorted |= not is_whole
        return is_whole

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
        names = [name for name in looks if not name.endswith(".aoe.json")]
        model = looks.get(seen.path.name)
        if model:
            data = tuple(seen.path.parent / name for name in names if name != seen.path.name)
            self._data[seen.path] = (Look(*model), data)


def bytes_below(looks: Mapping[Path, Look], folders: Iterable[Path]) -> dict[Path, int]:
    """How much lies in each folder, and in the folders below it."""
    total: Counter[Path] = Counter()
    roots = set(folders)
    for path, look in looks.items():
        for folder in path.parents:
            total[folder] += look.size_bytes
            if folder in roots:
                break
    return total


def looks_text(ready: Ready) -> str:
    """The state of a model and its parts, to be compared with others."""
    folder = ready.path.parent
    pairs = zip(ready.parts, ready.looks, strict=True)
    return json.dumps({str(path.relative_to(folder)): look for path, look in pairs})
