"""Files -> jobs: every complete model of the folders is looked into once, and becomes a row."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from bankd.daemon.context import DaemonParts
from bankd.daemon.daemon_state import DaemonState
from bankd.daemon.examiner import ExaminationFault, Examined
from bankd.daemon.examiner.examination import DEADLY
from bankd.daemon.examiner.examiner import ExaminationQueue
from bankd.daemon.queue.job_maker import JobMaker
from bankd.daemon.scanner.inbox import Look, Ready, look_at
from bankd.daemon.scanner.known_files import KnownFiles, looks_text
from bankd.daemon.scanner.scanner import Scanner
from bankd.jobs import FileSeen

MOST_TRIES = 5
SLICE = 1000
"""Number of files that are handled before other tasks of the loop run."""
TURN_S = 1.0
"""Time that files are examined before the folders are scanned again."""
UNFOLLOWED_S = 600.0
"""Maximum time that files still being written keep jobs without files from being removed."""
SLOW = "takes long to examine; other files are examined meanwhile"


Value = TypeVar("Value")


class Admission:
    """Knows every file that it looked into, also those of earlier daemons."""

    def __init__(
        self, parts: DaemonParts, daemon_state: DaemonState, *, repeats: bool = False
    ) -> None:
        self._parts = parts
        self._daemon_state = daemon_state
        self._job_maker = JobMaker(parts, daemon_state, repeats=repeats)
        noted = parts.jobs.files.of_basis(parts.identity.basis, daemon_state.folders)
        self._files = KnownFiles(noted.values())
        self._scanner = Scanner(parts, daemon_state, self._files)
        self._examination_queue = ExaminationQueue(parts.examiner, daemon_state.wants_files.hint)
        self._unnoted: list[FileSeen] = []
        """Files that were examined, and could not be noted yet."""
        self._followed_s = parts.now_s()

    @property
    def known(self) -> Mapping[Path, FileSeen]:
        """Return what the files in the folders turned out to be."""
        return self._files.seen

    @property
    def waiting(self) -> Mapping[Path, str]:
        return self._scanner.inbox.waiting

    @property
    def is_reading(self) -> bool:
        """Return True if a file that takes long is being examined."""
        return self._examination_queue.is_under_way

    @property
    def look_s(self) -> float:
        """Time of the last scan."""
        return self._scanner.look_s

    @property
    def next_look_s(self) -> float | None:
        """Time at which the first waiting file may be ready; None where none waits."""
        return self._scanner.inbox.due_s

    async def close(self) -> None:
        await self._examination_queue.close()

    def changed(self) -> tuple[Path, ...]:
        """The models that are others now than when they were looked into."""
        now = look_at(self._daemon_state.folders).files
        before = {path: self._files.look_of(path) for path in self._files.seen}
        return tuple(path for path, look in before.items() if look and now.get(path, look) != look)

    async def admit(self, data_patience_s: float = 60.0) -> bool:
        """Look at the folders once, and into what is new there; whether more is left to look into.

        Raises BankdError where the job list cannot be used, OSError where no child can be started.
        """
        if self._unnoted:
            self._note()
        if await self._scanner.look(data_patience_s):
            await self._forget_gone()
            self._scanner.is_unsorted = False
        await self._job_maker.look_after(self.known)
        self._look_again()
        fresh = await self._fresh()
        await self._examination_queue.keep(fresh, self._scanner.looked.files)
        self._daemon_state.held_back, is_more = 0, False
        try:
            is_more = bool(fresh) and await self._look_into(fresh)
        finally:
            self._daemon_state.is_examining = self.is_reading
            slow = {
                ready.path: SLOW for ready in fresh if self._examination_queue.takes_long(ready)
            }
            self._daemon_state.waiting = {**self.waiting, **slow}
            self._note()
        self._follow_files(is_more=is_more)
        return is_more

    def _follow_files(self, *, is_more: bool) -> None:
        """Once all that lies there is noted: a job whose file came back while no daemon ran, and
        is not known yet, is not one without a file."""
        daemon_state, now_s = self._daemon_state, self._parts.now_s()
        is_left = is_more or self.waiting or self.is_reading or daemon_state.held_back
        if daemon_state.is_stopping or (is_left and now_s < self._followed_s + UNFOLLOWED_S):
            return
        self._parts.jobs.files.follow()
        self._job_maker.adopt(self.known)
        self._followed_s = now_s

    async def _forget_gone(self) -> None:
        gone = [path for path in self._files.paths if self._scanner.is_gone(path)]
        keys = {seen.key for path in gone if (seen := self._files.find(path)) and seen.key}
        for some in slices(gone):
            self._parts.jobs.files.forget(some)
            for path in some:
                self._files.forget(path)
            await asyncio.sleep(0)
        for key in keys:
            self._job_maker.file_went(key)
            await asyncio.sleep(0)

    def _look_again(self) -> None:
        keys, self._daemon_state.look_again = self._daemon_state.look_again, set()
        if keys:
            self._files.look_again(keys)

    async def _fresh(self) -> list[Ready]:
        """Return the files to examine; the longest waiting comes first."""
        fresh: list[Ready] = []
        for some in slices(self._scanner.inbox.ready):
            now_s = self._parts.now_s()
            fresh += [ready for ready in some if not self._files.is_as_known(ready, now_s)]
            await asyncio.sleep(0)
        return sorted(fresh, key=self._urgency)

    def _urgency(self, ready: Ready) -> tuple[float, int]:
        """Return the place in the order: of files that came together, small ones come first,
        roughly. One that is examined again has waited since that was due."""
        look, due_s = ready.looks[0], self._files.due_s(ready.path)
        since_s = self._scanner.since_s(ready.path) if due_s is None else due_s
        return since_s, ((look.size_bytes if look is not None else 0) >> 20).bit_length()

    async def _look_into(self, fresh: Sequence[Ready]) -> bool:
        """Examine files for a while; return True if some are left for lack of time or a scan."""
        self._daemon_state.is_examining, is_left = True, False
        until_s, room = self._parts.now_s() + TURN_S, self._room()
        await self._scanner.weigh()
        for number, ready in enumerate(fresh):
            if room <= 0:
                self._daemon_state.held_back = len(fresh) - number
                break
            if self._daemon_state.is_stopping or self._parts.now_s() > until_s:
                return not self._daemon_state.is_stopping
            found = await self._examined(ready)
            if found is not None:
                self._unnoted.append(found)
                room -= self._parts.jobs.waiting([found.key] if found.key else [])
            elif self._scanner.is_unsorted:
                is_left = True
        return is_left

    def _room(self) -> int:
        """Number of further jobs that may wait."""
        keys = {seen.key for seen in self._files.seen.values() if seen.key}
        return self._daemon_state.bounds.queue - self._parts.jobs.waiting(keys)

    def _note(self) -> None:
        """Keep what was seen; remove jobs that no file is any more."""
        seen, now_s = self._unnoted, self._parts.now_s()
        before = {old.key for one in seen if (old := self._files.find(one.path)) is not None}
        # What may pass is looked into again after a while, and by the next daemon.
        self._parts.jobs.files.note(one for one in seen if not one.may_pass)
        self._unnoted = []
        for one in seen:
            self._files.note(one, now_s)
        for key in before - {one.key for one in seen} - {None}:
            self._job_maker.file_went(str(key))
        # Before this no job of these files could be begun: see `Jobs.next`.
        self._daemon_state.wants_work.hint()

    async def _examined(self, ready: Ready) -> FileSeen | None:
        """Return what a file turned out to be; None where the next scan decides."""
        root, path = self._daemon_state.root_of(ready.path), ready.path
        found = await self._examination_queue.examined(
            ready, root, self._scanner.bytes_around(path)
        )
        if found is None:
            return None
        seen = self._turned_out(ready, found)
        # Not before: where the job list is locked, a file need not be read again for that.
        self._examination_queue.noted(ready)
        self._parts.metrics.count("files_examined")
        return seen

    def _turned_out(self, ready: Ready, found: Examined) -> FileSeen | None:
        if found.written:
            self._wait_for_writer(ready, found.written)
            return None
        if self._parts_of(found, ready) != dict(zip(ready.parts, ready.looks, strict=True)):
            return self._restless(ready)
        if found.fault is not None and not found.is_content:
            return self._job_maker.refuse_file(ready, found.fault, looks_text(ready))
        before = self._files.find(ready.path)
        return self._job_maker.admit(ready, found, looks_text(ready), before)

    def _parts_of(self, found: Examined, ready: Ready) -> dict[Path, Look | None]:
        """Return the examined parts. The data files that a model names are known from then on."""
        look, folder = ready.looks[0], ready.path.parent
        if found.fault is not None and not found.is_content and len(found.looks) == 1:
            return dict(zip(ready.parts, ready.looks, strict=True))  # It was not even opened.
        if look is not None:
            self._files.names(ready.path, look, found.data(ready.path))
        return {folder / name: look for name, look in found.looks.items()}

    def _restless(self, ready: Ready) -> FileSeen | None:
        """It names files that nobody knew of when the inbox was sorted, or changed meanwhile: it
        is looked into again with them, but not for ever."""
        self._scanner.is_unsorted = True
        if self._files.count_restless(ready.path) < MOST_TRIES:
            return None
        what = f"{ready.path.name}, or a file that it names, changes whenever it is examined"
        fault = ExaminationFault(
            what, "write its files elsewhere, and move them in when done", DEADLY
        )
        return self._job_maker.refuse_file(ready, fault, looks_text(ready))

    def _wait_for_writer(self, ready: Ready, written: str) -> None:
        what = "it" if written == ready.path.name else written
        why = f"another program has {what} open for writing"
        self._scanner.hold(ready, why, self._files.count_held(ready.path))


def slices(values: Sequence[Value]) -> Iterator[Sequence[Value]]:
    return (values[start : start + SLICE] for start in range(0, len(values), SLICE))
