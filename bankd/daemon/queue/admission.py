"""Files -> jobs: every complete model of the folders is looked into once, and becomes a row."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from bankd.daemon.context import DaemonParts, OnTuned, ignore
from bankd.daemon.daemon_state import DaemonState
from bankd.daemon.examiner.examiner import ExaminationQueue
from bankd.daemon.file_states import UNREAD, DroppedFile, FileState
from bankd.daemon.queue.job_maker import JobMaker
from bankd.daemon.scanner.inbox import look_at
from bankd.daemon.scanner.scanner import Scanner
from bankd.jobs import FileSeen

SLICE = 1000
"""Number of files that are handled before other tasks of the loop run."""
TURN_S = 1.0
"""Time that files are examined before the folders are scanned again."""
UNFOLLOWED_S = 600.0
"""Maximum time that files still being written keep jobs without files from being removed."""

Value = TypeVar("Value")


class Admission:
    """Does with every file what its state asks for, also with those of earlier daemons."""

    def __init__(
        self,
        parts: DaemonParts,
        daemon_state: DaemonState,
        *,
        repeats: bool = False,
        on_known: OnTuned = ignore,
    ) -> None:
        """`on_known` hears of files that are done jobs when they come."""
        self._parts = parts
        self._daemon_state = daemon_state
        self._job_maker = JobMaker(parts, daemon_state, repeats=repeats, on_known=on_known)
        self._file_states = daemon_state.file_states
        self._scanner = Scanner(parts, daemon_state)
        self._examination_queue = ExaminationQueue(parts.examiner, daemon_state.wakes.files.hint)
        self._unnoted: list[tuple[FileSeen, str | None]] = []
        """Answers that are not in the job list yet, with the keys of the jobs before them."""
        self._gone: list[DroppedFile] = []
        """Files that went, and whose rows are not deleted yet."""
        self._followed_s = parts.now_s()

    @property
    def is_reading(self) -> bool:
        """Return True if a file that takes long is being examined."""
        return any(self._file_states.within(FileState.EXAMINING, FileState.FOUND))

    @property
    def look_s(self) -> float:
        """Time of the last scan."""
        return self._scanner.look_s

    @property
    def next_look_s(self) -> float | None:
        """Time at which the first waiting file may be ready; None where none waits."""
        held = (file.due_s for file in self._file_states.within(FileState.HELD))
        due_s = (self._scanner.inbox.due_s, *held)
        return min((time_s for time_s in due_s if time_s is not None), default=None)

    async def close(self) -> None:
        await self._examination_queue.close()

    def changed(self) -> tuple[Path, ...]:
        """The models that are others now than when they were looked into."""
        now = look_at(self._daemon_state.folders).files
        looks = {path: self._file_states.find(path).look for path in self._file_states.known}
        return tuple(path for path, look in looks.items() if look and now.get(path, look) != look)

    async def admit(self, data_patience_s: float = 60.0) -> bool:
        """Scan the folders once, and examine what is new there; return True if more is left.

        Raises BankdError where the job list cannot be used, OSError where no child can be started.
        """
        if self._unnoted:
            self._note()
        if await self._scanner.scan(data_patience_s):
            await self._see()
        await self._forget_gone()
        await self._job_maker.look_after()
        self._file_states.repeat_due(self._parts.now_s())
        examining = self._file_states.within(FileState.EXAMINING)
        await self._examination_queue.keep([file.path for file in examining])
        fresh = sorted(self._file_states.within(*UNREAD, FileState.FOUND), key=_urgency)
        self._file_states.held_back, is_more = 0, False
        try:
            is_more = bool(fresh) and await self._handle(fresh)
        finally:
            self._daemon_state.activity.is_examining = self.is_reading
            self._note()
        self._follow_files(is_more=is_more)
        return is_more

    def _follow_files(self, *, is_more: bool) -> None:
        """Once all that lies there is noted: a job whose file came back while no daemon ran, and
        is not known yet, is not one without a file."""
        file_states, now_s = self._file_states, self._parts.now_s()
        is_left = is_more or file_states.waiting or self.is_reading or file_states.held_back
        is_early = is_left and now_s < self._followed_s + UNFOLLOWED_S
        if self._daemon_state.is_stopping or is_early:
            return
        self._parts.jobs.files.follow()
        self._job_maker.adopt()
        self._followed_s = now_s

    async def _see(self) -> None:
        for some in slices(tuple(self._scanner.sightings())):
            files = map(self._file_states.see, some)
            self._gone += (file for file in files if file.state is FileState.GONE)
            await asyncio.sleep(0)

    async def _forget_gone(self) -> None:
        """Delete the rows of files that went; what cannot be written now is left for later."""
        for some in slices(self._gone):
            self._parts.jobs.files.forget(file.path for file in some)
            await asyncio.sleep(0)
        for key in {file.key for file in self._gone if file.key}:
            self._job_maker.file_went(key)
            await asyncio.sleep(0)
        self._gone.clear()

    async def _handle(self, files: Sequence[DroppedFile]) -> bool:
        """Handle files for a while; return True if some are left for lack of time or a scan."""
        self._daemon_state.activity.is_examining, is_left = True, False
        until_s, room = self._parts.now_s() + TURN_S, self._room()
        await self._scanner.weigh()
        for number, listed in enumerate(files):
            if room <= 0:
                self._file_states.held_back = len(files) - number
                break
            if self._daemon_state.is_stopping or self._parts.now_s() > until_s:
                return not self._daemon_state.is_stopping
            is_found = listed.state is FileState.FOUND
            file = listed if is_found else await self._examined(listed)
            if file.state is FileState.FOUND:
                room -= self._answer(file)
            is_left = is_left or file.state is FileState.UNSTABLE
        return is_left

    def _room(self) -> int:
        """Number of further jobs that may wait."""
        keys = {seen.key for seen in self._file_states.known.values() if seen.key}
        return self._daemon_state.bounds.queue - self._parts.jobs.waiting(keys)

    async def _examined(self, file: DroppedFile) -> DroppedFile:
        """Examine a file, for as long as the others can wait."""
        root = self._daemon_state.root_of(file.path)
        size_bytes = self._scanner.bytes_around(file.path)
        found = await self._examination_queue.examined(
            file.path, root, size_bytes, is_slow=file.is_slow
        )
        if found is None:
            return self._file_states.step(file.path, "take long", slow_look=file.model_look)
        self._parts.metrics.count("files_examined")
        settle_s = self._daemon_state.bounds.settle_s
        return self._file_states.take(file.path, found, self._parts.now_s(), settle_s)

    def _answer(self, file: DroppedFile) -> int:
        """Make the job of a file, or refuse it; return the number of jobs that wait since."""
        answer = self._job_maker.answer(file)
        self._file_states.answer(answer, self._parts.now_s())
        self._unnoted.append((answer, file.key))
        return self._parts.jobs.waiting([answer.key] if answer.key else [])

    def _note(self) -> None:
        """Keep what was answered; remove jobs that no file is any more."""
        answers = [answer for answer, _ in self._unnoted]
        # What may pass is looked into again after a while, and by the next daemon.
        self._parts.jobs.files.note(answer for answer in answers if not answer.may_pass)
        before = {key for _, key in self._unnoted if key}
        self._unnoted = []
        for key in before - {answer.key for answer in answers}:
            self._job_maker.file_went(key)
        # Before this no job of these files could be begun: see `Jobs.next`.
        self._daemon_state.wakes.work.hint()


def _urgency(file: DroppedFile) -> tuple[float, int]:
    """Return the place in the order: the longest waiting comes first; of files that came together,
    small ones do, roughly."""
    look = file.model_look
    return file.since_s, ((look.size_bytes if look is not None else 0) >> 20).bit_length()


def slices(values: Sequence[Value]) -> Iterator[Sequence[Value]]:
    return (values[start : start + SLICE] for start in range(0, len(values), SLICE))
