"""Known files of the folders: what each turned out to be, and when to examine it again."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from bankd.config.model_settings import settings_file
from bankd.daemon.scanner.inbox import Look, Ready
from bankd.jobs import FileSeen

PASSING_S = 60.0
LONGEST_PASSING_S = 3600.0
"""Time until a passing fault is examined again, at first and at most."""


@dataclass(slots=True)
class _Known:
    """State of one known file."""

    seen: FileSeen | None = None
    """Result of its examination; None before that is noted."""
    look: Look | None = None
    data: tuple[Path, ...] = ()
    """The data files that it named when it was looked into in this state."""
    same: Ready | None = None
    """Stat of the file when its state was last confirmed: to write the state out takes a while."""
    due_s: float | None = None
    """Time at which it is examined again though it is unchanged; None: never."""
    after_s: float = PASSING_S
    """Time from that until the next one."""
    restless: int = 0
    """Number of times that it changed while it was examined."""
    held: int = 0
    """Number of times that another program had it open for writing."""


class KnownFiles:
    """The known files of one daemon: what earlier ones noted, and what it sees itself."""

    def __init__(self, noted: Iterable[FileSeen]) -> None:
        self._files: dict[Path, _Known] = {}
        for seen in noted:
            try:
                self._files[seen.path] = _remembered(seen)
            except (ValueError, TypeError, AttributeError):
                continue  # A damaged row: it is looked into again.

    @property
    def seen(self) -> dict[Path, FileSeen]:
        """Return what the files turned out to be."""
        return {path: one.seen for path, one in self._files.items() if one.seen is not None}

    def find(self, path: Path) -> FileSeen | None:
        one = self._files.get(path)
        return one.seen if one is not None else None

    def is_as_known(self, ready: Ready, now_s: float) -> bool:
        """Return True if it need not be examined now."""
        one = self._files.get(ready.path)
        if one is None or one.seen is None or (one.due_s is not None and one.due_s <= now_s):
            return False
        if one.same != ready and one.seen.looks == looks_text(ready):
            one.same = ready
        return one.same == ready

    def due_s(self, path: Path) -> float | None:
        """Return the time at which it is examined again though it is unchanged; None: never."""
        one = self._files.get(path)
        return one.due_s if one is not None else None

    def note(self, seen: FileSeen, now_s: float) -> None:
        """Examine a passing fault again, after a time that doubles each time."""
        one = self._of(seen.path)
        is_again = one.due_s is not None
        one.seen, one.same, one.due_s, one.restless, one.held = seen, None, None, 0, 0
        if not seen.may_pass:
            one.after_s = PASSING_S
            return
        one.after_s = min(2 * one.after_s, LONGEST_PASSING_S) if is_again else PASSING_S
        one.due_s = now_s + one.after_s

    def look_again(self, keys: Collection[str]) -> None:
        """The files of these jobs are looked into once more."""
        for one in self._files.values():
            if one.seen is not None and one.seen.key in keys:
                one.seen = one.same = None

    def forget(self, path: Path) -> None:
        self._files.pop(path, None)

    @property
    def paths(self) -> tuple[Path, ...]:
        """All that anything is kept of."""
        return tuple(self._files)

    def count_restless(self, path: Path) -> int:
        """One more time; how often by now."""
        one = self._of(path)
        one.restless += 1
        return one.restless

    def count_held(self, path: Path) -> int:
        """One more time; how often by now."""
        one = self._of(path)
        one.held += 1
        return one.held

    def names(self, path: Path, look: Look, data: tuple[Path, ...]) -> None:
        """The data files that a model names in this state."""
        one = self._of(path)
        one.look, one.data = look, data

    def look_of(self, path: Path) -> Look | None:
        """Return the state in which it was examined."""
        one = self._files.get(path)
        return one.look if one is not None else None

    def data_of(self, looks: Mapping[Path, Look]) -> Callable[[Path], tuple[Path, ...]]:
        """The data files that a model names, if it is still as it was when it was looked into."""

        def data_files(path: Path) -> tuple[Path, ...]:
            one = self._files.get(path)
            return one.data if one is not None and one.look == looks.get(path) else ()

        return data_files

    def all_data(self) -> set[Path]:
        """The data files of all models, there or not."""
        return {file for one in self._files.values() for file in one.data}

    def _of(self, path: Path) -> _Known:
        return self._files.setdefault(path, _Known())


def looks_text(ready: Ready) -> str:
    """The state of a model and its parts, to be compared with others."""
    folder = ready.path.parent
    pairs = zip(ready.parts, ready.looks, strict=True)
    return json.dumps({str(path.relative_to(folder)): look for path, look in pairs})


def _remembered(seen: FileSeen) -> _Known:
    """Return it with the data files that the model named, in the state in which it was examined."""
    looks = json.loads(seen.looks)
    model = looks.get(seen.path.name)
    own = (seen.path, settings_file(seen.path))
    named = (seen.path.parent / name for name in looks)
    data = tuple(file for file in named if file not in own)
    return _Known(seen, Look(*model), data) if model else _Known(seen)
