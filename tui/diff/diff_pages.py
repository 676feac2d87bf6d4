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
from bankd.bank.diff.diff import Diff, Difference, DifferenceKind, diff, named_state
from bankd.bank.location import BANK_FILE
from bankd.bank.state import State
from bankd.bank.store import bank_file
from bankd.errors import BankError
from tui.row_pages import Pages

HEAD = "head"


@dataclass(frozen=True)
class DiffRequest:
    """Names as on the command line, and the target for which they are compared."""

    before: str
    after: str
    default_bank: Path
    target: TargetKey | None = None


@dataclass(frozen=True)
class DiffSide:
    """One of the two, once it is open."""

    name: str
    bank: Path | None
    """Its file; None for an export or CANN files, which were made a bank to be compared."""
    state: State
    """Belongs to the thread that opened it."""
    head: Revision | None
    """The head as it was compared."""

    @property
    def place(self) -> Path | None:
        """The bank as people name it: by its folder, if its file has the usual name."""
        if self.bank is None or self.bank.name != BANK_FILE:
            return self.bank
        return self.bank.parent

    def is_of(self, place: Path) -> bool:
        """Return whether it is a state of this bank."""
        return self.bank is not None and self.bank.resolve() == bank_file(place).resolve()

    def is_stale(self) -> bool:
        """Return whether its name means another state by now. For the thread that opened it."""
        if self.state.revision is not None and not self.name.endswith(HEAD):
            return False
        try:
            return self.state.bank.head() != self.head
        except BankError:
            return True


class OpenedDiff:
    """A source of pages, with what is to be said of the two sides."""

    def __init__(
        self, view: Diff, before: DiffSide, after: DiffSide, remarks: Sequence[Remark]
    ) -> None:
        """`remarks`: about CANN files that were skipped, or assumed about."""
        self.view, self.before, self.after, self.remarks = view, before, after, remarks

    @property
    def count(self) -> int:
        return self.view.count

    def page(self, first: int, limit: int) -> Sequence[Difference]:
        return self.view.page(first, limit)

    def is_stale(self) -> bool:
        """Return whether a side was written to since it was compared."""
        return self.before.is_stale() or self.after.is_stale()


class DiffOpening:
    """Opens both sides and compares them; tells `say` what is being done."""

    def __init__(self, asked: DiffRequest, say: Callable[[str], object]) -> None:
        self._asked, self._say = asked, say
        self._is_stopped = threading.Event()

    def stop(self) -> None:
        """Go no further than the step that is being done."""
        self._is_stopped.set()

    @contextmanager
    def __call__(self, pages: Pages[Difference]) -> Iterator[OpenedDiff]:
        asked, target, remarks = self._asked, self._asked.target, list[Remark]()
        soc_version, cores = (target.soc_version, target.cores) if target else (None, None)
        self._step(f"reading {asked.before}")
        with named_state(asked.before, asked.default_bank, tell=remarks.append) as before:
            self._step(f"reading {asked.after}")
            with named_state(asked.after, asked.default_bank, tell=remarks.append) as after:
                pages.interruptible(before.bank.interrupt)
                self._step("comparing")
                with diff(
                    before, after, soc_version=soc_version, cores=cores, by_kind=True
                ) as view:
                    sides = _side(asked.before, before), _side(asked.after, after)
                    yield OpenedDiff(view, *sides, remarks)

    def _step(self, what: str) -> None:
        if self._is_stopped.is_set():
            raise Interrupted("stopped", "press f5 to compare them")
        self._say(what)


class NotYet:
    """Stands for the rows of a diff that is being opened."""

    count: int | None = None

    def row(self, place: int) -> Difference | None:  # noqa: ARG002  As pages have it.
        return None

    def close(self) -> None:
        """There is nothing to close."""


class ShownDifferences:
    """The kinds that are shown, counted through; each with its sides swapped if wanted.

    The pages have them by kind, so that nothing is read again to show and hide kinds, or to swap
    the sides.
    """

    def __init__(
        self,
        pages: Pages[Difference],
        counts: dict[DifferenceKind, int],
        hidden: Collection[DifferenceKind],
        *,
        is_turned: bool,
    ) -> None:
        """`counts`: as the pages have them. `hidden`: kinds as they are shown."""
        self._pages, self.is_turned = pages, is_turned
        starts = {
            kind: sum(counts[k] for k in DifferenceKind if k < kind) for kind in DifferenceKind
        }
        self.parts = [
            range(starts[kept], starts[kept] + counts[kept])
            for kind in DifferenceKind
            if kind not in hidden
            for kept in [kind.turned if is_turned else kind]
        ]
        """Places in the pages, in the order in which they are shown."""
        self.count = sum(map(len, self.parts))

    def row(self, place: int) -> Difference | None:
        kept = self.kept_place(place)
        found = None if kept is None else self._pages.row(kept)
        return found.turned if found is not None and self.is_turned else found

    def kept_place(self, place: int) -> int | None:
        """The place in the pages of a row that is shown."""
        for part in self.parts:
            if place < len(part):
                return part[place] if place >= 0 else None
            place -= len(part)
        return None

    def shown_place(self, kept: int | None) -> int:
        """The place where a row of the pages is shown; the first, if it is hidden."""
        before = 0
        for part in self.parts:
            if kept is not None and kept in part:
                return before + part.index(kept)
            before += len(part)
        return 0

    def close(self) -> None:
        """Leave the pages open: they belong to the screen."""


def _side(name: str, state: State) -> DiffSide:
    return DiffSide(name, None if state.source else state.bank.path, state, state.bank.head())
