"""Places that the command palette leads to: screens, banks that are open, and their tasks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from bankd.bank import Bank, TargetKey
from bankd.bank.listing import EntryQuery, EntryView, Line
from bankd.bank.subject import short_key
from bankd.bank.task_words import task_words
from bankd.errors import BankdError
from tui.formatting import counted, place_name, ratio, target_name
from tui.screens import LateScreen

if TYPE_CHECKING:
    from textual.app import App

    from tui.app import BankApp
    from tui.banks.bank_lines import BankLine, BankPlace

BUILT_IN = "built-in"
"""Origin of the bank that comes with the program, which is only read."""
MAX_NAMED_TASKS = 2000
"""Maximum number of entries of a bank that are found by their words; by their key all are."""
MAX_TASKS = 20
"""Maximum number of tasks that are offered at once."""
_KEY = re.compile(r"[0-9a-f]{4,64}", re.ASCII)


@dataclass(frozen=True)
class Destination:
    """A screen, in words, and how it is opened."""

    words: str
    help: str
    open: Callable[[], None]


@dataclass(frozen=True)
class NamedTask:
    """An entry of a bank that is open."""

    place: Path
    target: TargetKey
    key: str
    words: str
    help: str


class Destinations:
    """Destinations as they were when the palette was opened."""

    def __init__(self, app: BankApp, lines: Sequence[BankLine]) -> None:
        self._app = app
        self._lines = [line for line in lines if line.head is not None and line.fault is None]
        self._banks = {line.place.path: _name_of(line.place) for line in self._lines}
        self._built_in = {one.place.path for one in self._lines if one.place.origin == BUILT_IN}
        self.screens = list(self._screens())
        self.pairs = list(self._pairs())
        self._named = [
            task for place in self._banks for task in _tasks_of(place, "", MAX_NAMED_TASKS)
        ]

    @staticmethod
    def read(app: App[Any]) -> Destinations:
        """Read the banks that are open. Work for a thread."""
        bank_app = cast("BankApp", app)
        return Destinations(bank_app, bank_app.open_banks())

    def tasks(self, query: str, match: Callable[[str], float]) -> list[tuple[Destination, float]]:
        """Find the tasks that match best, with their scores. Work for a thread."""
        found = {(task.place, task.target, task.key): task for task in self._named}
        scores = {one: match(f"{task.words} {task.key}") for one, task in found.items()}
        if _KEY.fullmatch(query):
            for place in self._banks:
                for task in _tasks_of(place, f"key:{query}", MAX_TASKS):
                    one = (task.place, task.target, task.key)
                    found[one], scores[one] = task, max(scores.get(one, 0.0), 1.0)
        best = sorted((one for one in scores if scores[one] > 0), key=scores.__getitem__)
        return [(self._task(found[one]), scores[one]) for one in best[-MAX_TASKS:]]

    def _screens(self) -> Iterator[Destination]:
        workspace = self._app.workspace
        yield Destination("Go to the banks", "The first screen", self._app.go_to_first)
        yield self._to("Go to the jobs", "What the daemon does", LateScreen.JOBS, workspace)
        yield self._to(
            "Go to the machines", "Machines of the fleet", LateScreen.MACHINES, workspace
        )
        for line in self._lines:
            if line.target is not None:
                place = line.place.path
                words = f"Open bank {self._banks[place]}, {target_name(line.target)}"
                about = f"{counted(line.records, 'record')}, {line.place.origin}"
                yield self._to(words, about, LateScreen.RECORDS, place, line.target)
        for place in self._banks:
            yield from self._of_bank(place)

    def _of_bank(self, place: Path) -> Iterator[Destination]:
        name = self._banks[place]
        yield self._to(f"Log of {name}", "Revisions of this bank", LateScreen.REVISIONS, place)
        yield self._to(
            f"Export {name}", "Write its entries to a folder", LateScreen.EXPORT, place, None
        )
        if place not in self._built_in:
            yield self._to(
                f"Import into {name}", "Check a source first", LateScreen.IMPORT, place, None
            )
        if any(line.waiting for line in self._lines if line.place.path == place):
            yield self._to(
                f"Continue the merge in {name}", "It waits for you", LateScreen.MERGE, place
            )

    def _pairs(self) -> Iterator[Destination]:
        for one, other in permutations(self._banks, 2):
            ours, theirs = self._banks[one], self._banks[other]
            words, what = f"Compare {ours} with {theirs}", "What distinguishes two banks"
            yield self._to(words, what, LateScreen.DIFF, str(one), str(other), one)
            if one not in self._built_in:
                words, what = f"Merge {theirs} into {ours}", "Asks before it begins"
                yield self._to(words, what, LateScreen.MERGE, one, str(other))

    def _task(self, task: NamedTask) -> Destination:
        return self._to(task.words, task.help, LateScreen.RECORD, task.place, task.target, task.key)

    def _to(self, words: str, what: str, screen: LateScreen, *arguments: Any) -> Destination:
        return Destination(words, what, partial(self._app.show, screen, *arguments))


def _name_of(place: BankPlace) -> str:
    return "the built-in bank" if place.origin == BUILT_IN else place_name(place.path)


def _tasks_of(place: Path, words: str, limit: int) -> list[NamedTask]:
    """The first entries that match; none of a bank that cannot be read, as its own screen says."""
    try:
        with (
            Bank.open(place, create=False, read_only=True) as bank,
            EntryView(bank, EntryQuery(words)) as view,
        ):
            return [_named(place, line) for line in view.page(0, limit)]
    except (BankdError, OSError):
        return []


def _named(place: Path, line: Line) -> NamedTask:
    parts = (short_key(line.key), place_name(place), target_name(line.target), ratio(line.speedup))
    return NamedTask(place, line.target, line.key, task_words(line.task), ", ".join(parts))
