"""The differences that a screen shows: opened in the thread of their pages, chosen by kind."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bankd.bank import Revision, TargetKey
from bankd.bank.cann import Remark
from bankd.bank.connection import Interrupted
from bankd.bank.diff_view import DiffView, Kind, KindedDifference, diff_view, named_state
from bankd.bank.location import BANK_FILE
from bankd.bank.state import State
from bankd.bank.store import bank_file
from bankd.errors import BankError
from tui.diff.writes import DiffFile
from tui.pages import Pages

HEAD = "head"


@dataclass(frozen=True)
class Asked:
    """What shall be compared: names as on the command line, and for which target."""

    before: str
    after: str
    default_bank: Path
    target: TargetKey | None = None


@dataclass(frozen=True)
class DiffSide:
    """One of the two, once it is open."""

    name: str
    bank: Path | None
    """Where it lies; None for an export or CANN files, which were made a bank only to
    be compared."""
    state: State
    """Of the thread that opened it."""
    head: Revision | None
    """As it was compared."""

    @property
    def place(self) -> Path | None:
        """As people name a bank: by its folder, if its file has the usual name."""
        if self.bank is None or self.bank.name != BANK_FILE:
            return self.bank
        return self.bank.parent

    def is_of(self, place: Path) -> bool:
        """Whether it is a state of the bank that lies there."""
        return self.bank is not None and self.bank.resolve() == bank_file(place).resolve()

    def is_stale(self) -> bool:
        """Whether its name means another state by now. In the thread that opened it."""
        if self.state.revision is not None and not self.name.endswith(HEAD):
            return False
        try:
            return self.state.bank.head() != self.head
        except BankError:
            return True


class OpenedDiff:
    """A source of pages, with what is to be said of the two sides, and the file that is written.

    Of the thread that opened it.
    """

    def __init__(
        self, view: DiffView, before: DiffSide, after: DiffSide, remarks: Sequence[Remark]
    ) -> None:
        self.view, self.before, self.after = view, before, after
        self.remarks = remarks
        """Of CANN files: which were skipped, or assumed about, and why."""
        self.file: DiffFile | None = None

    @property
    def count(self) -> int:
        return self.view.count

    def page(self, first: int, limit: int) -> Sequence[KindedDifference]:
        return self.view.page(first, limit)

    def is_stale(self) -> bool:
        """Whether somebody wrote to a side since it was compared."""
        return self.before.is_stale() or self.after.is_stale()

    def begin_file(self, path: Path) -> None:
        self.give_up_file()
        self.file = DiffFile(path)

    def write(self, places: range, *, is_turned: bool) -> None:
        """Differences into the file. Raises OSError and BankdError."""
        if self.file is not None:
            found = self.view.page(places.start, len(places))
            self.file.add((one.turned if is_turned else one).difference for one in found)

    def finish_file(self) -> None:
        if self.file is not None:
            self.file.finish()
            self.file = None

    def give_up_file(self) -> None:
        if self.file is not None:
            self.file.give_up()
            self.file = None


class DiffOpening:
    """Opens both sides and compares them; tells `say` what is being done."""

    def __init__(self, asked: Asked, say: Callable[[str], object]) -> None:
        self._asked, self._say = asked, say
        self._is_stopped = threading.Event()

    def stop(self) -> None:
        """Go no further than the step that is being done."""
        self._is_stopped.set()

    @contextmanager
    def __call__(self, pages: Pages[KindedDifference]) -> Iterator[OpenedDiff]:
        asked, remarks = self._asked, list[Remark]()
        self._step(f"reading {asked.before}")
        with named_state(asked.before, asked.default_bank, tell=remarks.append) as before:
            self._step(f"reading {asked.after}")
            with named_state(asked.after, asked.default_bank, tell=remarks.append) as after:
                pages.interruptible(before.bank.interrupt)
                self._step("comparing")
                with self._view(before, after) as view:
                    sides = _side(asked.before, before), _side(asked.after, after)
                    opened = OpenedDiff(view, *sides, remarks)
                    try:
                        yield opened
                    finally:
                        opened.give_up_file()

    @contextmanager
    def _view(self, before: State, after: State) -> Iterator[DiffView]:
        target = self._asked.target
        soc_version, cores = (target.soc_version, target.cores) if target else (None, None)
        with diff_view(before, after, soc_version=soc_version, cores=cores) as view:
            yield view

    def _step(self, what: str) -> None:
        if self._is_stopped.is_set():
            raise Interrupted("stopped", "press f5 to compare them")
        self._say(what)


class NotYet:
    """What a table shows of a diff that is being opened."""

    count: int | None = None

    def row(self, place: int) -> KindedDifference | None:  # noqa: ARG002  As pages have it.
        return None

    def close(self) -> None:
        """There is nothing to close."""


class ShownDifferences:
    """Those of the kinds that are shown, counted through; each with its sides swapped if wanted.

    They stand in the pages by kind, so that nothing is read again to show and hide kinds, or to
    swap the sides.
    """

    def __init__(
        self,
        pages: Pages[KindedDifference],
        counts: dict[Kind, int],
        hidden: Collection[Kind],
        *,
        is_turned: bool,
    ) -> None:
        """`counts`: as they stand in the pages. `hidden`: kinds as they are shown."""
        self._pages, self.is_turned = pages, is_turned
        starts = {kind: sum(counts[k] for k in Kind if k < kind) for kind in Kind}
        self._parts = [
            range(starts[kept], starts[kept] + counts[kept])
            for kind in Kind
            if kind not in hidden
            for kept in [kind.turned if is_turned else kind]
        ]
        self._count = sum(map(len, self._parts))

    @property
    def count(self) -> int:
        return self._count

    @property
    def parts(self) -> Sequence[range]:
        """Places in the pages, in the order in which they are shown."""
        return self._parts

    def row(self, place: int) -> KindedDifference | None:
        kept = self.kept_place(place)
        found = None if kept is None else self._pages.row(kept)
        return found.turned if found is not None and self.is_turned else found

    def kept_place(self, place: int) -> int | None:
        """Where in the pages the row is."""
        for part in self._parts:
            if place < len(part):
                return part[place] if place >= 0 else None
            place -= len(part)
        return None

    def shown_place(self, kept: int | None) -> int:
        """The other way round: of what is hidden, the place where it would be."""
        before = 0
        for part in self._parts:
            if kept is not None and kept in part:
                return before + part.index(kept)
            before += len(part)
        return 0

    def close(self) -> None:
        """The pages go on: they belong to the screen."""


def _side(name: str, state: State) -> DiffSide:
    return DiffSide(name, None if state.source else state.bank.path, state, state.bank.head())
