"""States of the files in watched folders, and all transitions between them: one table, one step.

    unstable -> stable -> [examining ->] found -> examined: a job, or refused
    stable, examining -> held (open for writing), unstable (changed meanwhile)
    examined -> stable (when it is due again, or its job was forgotten)
    any -> unstable, stable or examined (as a scan shows it), unseen (folder closed), gone

A scan reports sightings, an examination its result, the job maker its answer; each is one step,
and the state that follows says what to do. From its answer on, a file is a job of its contents
(`bankd.jobs.states`). Files that an earlier daemon noted begin unseen.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from bankd.config.model_settings import settings_file
from bankd.daemon.examiner.examination import DEADLY, ExaminationFault, Examined
from bankd.daemon.scanner.inbox import Look, Ready, Seen, Sighting
from bankd.jobs import FileSeen

MAX_TRIES = 5
"""A file that changed during so many examinations is refused for a while."""
FIRST_PASSING_S = 60.0
MAX_PASSING_S = 3600.0
"""Time until a passing fault is examined again, at first and at most: it doubles each time."""
FIRST_HOLD_S = 0.1
MAX_HOLD_S = 30.0
"""Time between examinations of a file open for writing, at first and at most."""

SLOW = "takes long to examine; other files are examined meanwhile"


class FileState(StrEnum):
    """The state of one file, which says what a daemon does with it."""

    UNSEEN = "unseen"
    """Not shown by any scan yet, or in a folder that cannot be read now."""
    UNSTABLE = "unstable"
    """Still being written, or waiting for its settings, samples or data files: scan again."""
    STABLE = "stable"
    """Complete: examine it."""
    EXAMINING = "examining"
    """Complete, and its examination takes long: ask for the result again, after others."""
    HELD = "held"
    """Open for writing in another program: scan again when it is due."""
    FOUND = "found"
    """Examined: make its job, or refuse it. The job list may be locked meanwhile."""
    EXAMINED = "examined"
    """A job, or refused: nothing is done until it changes, or is due."""
    GONE = "gone"
    """Deleted, renamed, or replaced by what is no model: forget it, and the job that waits."""


UNSETTLED = (FileState.UNSTABLE, FileState.HELD)
"""States that only another scan ends."""
UNREAD = (FileState.STABLE, FileState.EXAMINING)
COMPLETE = (*UNREAD, FileState.FOUND, FileState.EXAMINED)
THERE = (FileState.UNSEEN, *UNSETTLED, *COMPLETE)
"""States of all files that are kept: those that went are not."""


@dataclass(frozen=True)
class Transition:
    """One row of the table."""

    sources: tuple[FileState, ...]
    target: FileState


TRANSITIONS: Mapping[str, Transition] = {
    # Sightings of a scan.
    "change": Transition(THERE, FileState.UNSTABLE),
    "settle": Transition(THERE, FileState.STABLE),
    "match": Transition(THERE, FileState.EXAMINED),  # It is as it was when it was examined.
    "hide": Transition(THERE, FileState.UNSEEN),
    "leave": Transition(THERE, FileState.GONE),
    # Results of an examination.
    "take long": Transition(UNREAD, FileState.EXAMINING),
    "hold": Transition(UNREAD, FileState.HELD),
    "differ": Transition(UNREAD, FileState.UNSTABLE),  # It changed meanwhile, or names new files.
    "find": Transition(UNREAD, FileState.FOUND),
    # The job list.
    "answer": Transition((FileState.FOUND,), FileState.EXAMINED),
    "repeat": Transition((FileState.EXAMINED,), FileState.STABLE),
}


@dataclass(frozen=True, slots=True)
class DroppedFile:
    """All that is known of one file."""

    path: Path
    state: FileState = FileState.UNSEEN
    since_s: float = 0.0
    """Time since which it is unchanged, or is to be examined again."""
    ready: Ready | None = None
    """Its parts when a scan last showed it complete."""
    answer: FileSeen | None = None
    """Result of its last examination, with the key of its job; None before the first one."""
    why: str = ""
    """Reason why it waits."""
    found: Examined | None = None
    """Result that is not answered yet."""
    look: Look | None = None
    data: tuple[Path, ...] = ()
    """The data files that it named when it was last read, and its stat then."""
    slow_look: Look | None = None
    """Its stat when its examination took long."""
    due_s: float | None = None
    """Time at which it is examined again though it is unchanged; None: never."""
    passing_s: float = FIRST_PASSING_S
    """Time from one examination of a passing fault to the next."""
    times_differed: int = 0
    times_held: int = 0
    """Number of times that it changed while it was examined, and that it was open for writing."""

    @property
    def is_slow(self) -> bool:
        """Return True if its examination takes long."""
        return self.slow_look is not None and self.slow_look == self.model_look

    @property
    def model_look(self) -> Look | None:
        return self.ready.looks[0] if self.ready is not None else None

    @property
    def key(self) -> str | None:
        """Key of the job that it is."""
        return self.answer.key if self.answer is not None else None


class FileStates:
    """The files of one daemon, each in its state: what earlier daemons noted, and what it sees."""

    def __init__(self, noted: Iterable[FileSeen] = ()) -> None:
        self._files: dict[Path, DroppedFile] = {}
        self._outdated: set[str] = set()
        """Keys of jobs whose files must be examined once more."""
        self.held_back = 0
        """Files for which the queue has no room."""
        for answer in noted:
            try:
                self._files[answer.path] = _remembered(answer)
            except (ValueError, TypeError, AttributeError):
                continue  # A damaged row: it is examined again.

    def find(self, path: Path) -> DroppedFile:
        return self._files.get(path) or DroppedFile(path)

    @property
    def paths(self) -> tuple[Path, ...]:
        return tuple(self._files)

    @property
    def known(self) -> dict[Path, FileSeen]:
        """Return what the files turned out to be."""
        return {path: one.answer for path, one in self._files.items() if one.answer is not None}

    @property
    def waiting(self) -> dict[Path, str]:
        """Return the files that are not complete, and why."""
        return {file.path: file.why for file in self.within(*UNSETTLED) if file.why}

    @property
    def delayed(self) -> dict[Path, str]:
        """Return the files that are not complete, or take long to examine, and why."""
        return {
            **self.waiting,
            **{file.path: SLOW for file in self.within(*UNREAD) if file.is_slow},
        }

    def within(self, *states: FileState) -> Iterator[DroppedFile]:
        """Yield the files in one of these states."""
        return (file for file in tuple(self._files.values()) if file.state in states)

    def step(self, path: Path, event: str, **changes: Any) -> DroppedFile:
        """Apply a transition; return the file, whose state says what to do.

        Raises ValueError for an event that its state does not allow.
        """
        row, file = TRANSITIONS[event], self.find(path)
        if file.state not in row.sources:
            raise ValueError(f"{path} is {file.state}: {event!r} is no event of that state")
        file = replace(file, **{"state": row.target, "why": "", "found": None, **changes})
        if file.state is FileState.GONE:
            self._files.pop(path, None)
        else:
            self._files[path] = file
        return file

    def see(self, sighting: Sighting) -> DroppedFile:
        """Take what a scan shows of a file."""
        file, ready = self.find(sighting.path), sighting.ready
        if sighting.look is None:
            return self.step(file.path, "leave" if sighting.is_gone else "hide")
        if ready is None:
            is_paused = file.state is FileState.HELD and file.model_look == sighting.look
            return file if is_paused else self.step(file.path, "change", why=sighting.why)
        if file.ready == ready and file.state in COMPLETE:
            return file
        is_same = file.answer is not None and file.answer.looks == looks_text(ready)
        event = "match" if is_same else "settle"
        return self.step(file.path, event, ready=ready, since_s=sighting.since_s)

    def take(self, path: Path, found: Examined, now_s: float, settle_s: float) -> DroppedFile:
        """Take the result of an examination."""
        file = self.find(path)
        ready = file.ready
        assert ready is not None
        if found.written:
            return self._hold(file, found.written, now_s, settle_s)
        if found.fault is not None and not found.is_content and len(found.looks) == 1:
            return self.step(path, "find", found=found)  # It was not even opened.
        _, *data = found.hashes_or_missing()
        named = {"look": ready.looks[0], "data": tuple(path.parent / name for name in data)}
        looks = {path.parent / name: look for name, look in found.looks.items()}
        if looks == dict(zip(ready.parts, ready.looks, strict=True)):
            return self.step(path, "find", found=found, **named)
        times = file.times_differed + 1
        if times < MAX_TRIES:
            return self.step(path, "differ", times_differed=times, **named)
        return self.step(path, "find", found=_always_differs(path), **named)

    def _hold(self, file: DroppedFile, part: str, now_s: float, settle_s: float) -> DroppedFile:
        """Let a file that is open for writing settle again: its writer has only paused.

        An examination takes as long as the file is large: there are ever fewer of them.
        """
        what = "it" if part == file.path.name else part
        pause_s = max(settle_s, FIRST_HOLD_S) * 2.0 ** min(file.times_held, 30)
        return self.step(
            file.path,
            "hold",
            why=f"another program has {what} open for writing",
            due_s=now_s + max(settle_s, min(pause_s, MAX_HOLD_S)),
            times_held=file.times_held + 1,
        )

    def answer(self, answer: FileSeen, now_s: float) -> DroppedFile:
        """Take what a file turned out to be. A passing fault is examined again after a while."""
        file = self.find(answer.path)
        due_s, passing_s = None, FIRST_PASSING_S
        if answer.may_pass:
            is_again = file.answer is not None and file.answer.may_pass
            passing_s = min(2 * file.passing_s, MAX_PASSING_S) if is_again else FIRST_PASSING_S
            due_s = now_s + passing_s
        return self.step(
            file.path, "answer", answer=answer, due_s=due_s, passing_s=passing_s,
            times_differed=0, times_held=0,
        )  # fmt: skip

    def outdate(self, key: str) -> None:
        """Have the files of a job examined again at the next turn, as if they were new."""
        self._outdated.add(key)

    def repeat_due(self, now_s: float) -> None:
        """Examine again what is outdated, or due."""
        outdated, self._outdated = self._outdated, set()
        for file in tuple(self._files.values()) if outdated else ():
            if file.key in outdated:
                self._files[file.path] = replace(file, answer=None)
                if file.state is FileState.EXAMINED:
                    self.step(file.path, "repeat")
        for file in self.within(FileState.EXAMINED):
            if file.due_s is not None and file.due_s <= now_s:
                self.step(file.path, "repeat", since_s=file.due_s)

    def seen_held(self, settle_s: float) -> dict[Path, Seen]:
        """Return held files as if they had changed a settling time before they are due."""
        return {
            file.path: Seen(file.model_look, file.due_s - settle_s)
            for file in self.within(FileState.HELD)
            if file.model_look is not None and file.due_s is not None
        }

    def data_of(self, looks: Mapping[Path, Look]) -> Callable[[Path], tuple[Path, ...]]:
        """Return the data files that a model names, if it is still as it was when it was read."""

        def data_files(path: Path) -> tuple[Path, ...]:
            file = self._files.get(path)
            return file.data if file is not None and file.look == looks.get(path) else ()

        return data_files

    def all_data(self) -> set[Path]:
        """Return the data files of all models, there or not."""
        return {data for file in self._files.values() for data in file.data}


def looks_text(ready: Ready) -> str:
    """The state of a model and its parts, to be compared with others."""
    folder = ready.path.parent
    pairs = zip(ready.parts, ready.looks, strict=True)
    return json.dumps({str(path.relative_to(folder)): look for path, look in pairs})


def _remembered(answer: FileSeen) -> DroppedFile:
    """Return a file with the data files that it named, in the state in which it was examined."""
    looks = json.loads(answer.looks)
    model = looks.get(answer.path.name)
    if not model:
        return DroppedFile(answer.path, answer=answer)
    own = (answer.path, settings_file(answer.path))
    named = (answer.path.parent / name for name in looks)
    data = tuple(file for file in named if file not in own)
    return DroppedFile(answer.path, answer=answer, look=Look(*model), data=data)


def _always_differs(path: Path) -> Examined:
    what = f"{path.name}, or a file that it names, changes whenever it is examined"
    hint = "write its files elsewhere, and move them in when done"
    return Examined.unread(path, ExaminationFault(what, hint, DEADLY))
