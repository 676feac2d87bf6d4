"""The rows of the merge that waits, page by page, read in a thread of their own."""

from __future__ import annotations

import bisect
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from textual.message import Message

from bankd.bank import Bank, Revision, TargetKey
from bankd.bank.merge import (
    MergeEntry,
    MergeLine,
    MergeView,
    PendingMerge,
    merge_entry,
    pending,
)
from bankd.errors import BankError
from tui.row_pages import MAX_PAGES, PAGE_ROWS, Pages

RowId = tuple[TargetKey, str]
"""Target and key: which row is meant, whatever becomes of the merge."""


@dataclass(frozen=True)
class MergeState:
    """The head of a bank, and the merge that waits in it."""

    head: Revision | None
    waiting: PendingMerge | None

    @property
    def started(self) -> str | None:
        """The moment when the merge that waits began: every choice is meant for that one."""
        return self.waiting.started if self.waiting else None

    @property
    def open(self) -> int:
        """Conflicts that are open."""
        return self.waiting.open if self.waiting else 0


def read_state(place: Path) -> MergeState:
    """Raises BankError for a bank that cannot be read."""
    with Bank.open(place, create=False, read_only=True) as bank:
        return MergeState(bank.head(), pending(bank))


def id_of(line: MergeLine) -> RowId:
    return line.target, line.key


class MergeSource:
    """The view, and what else the screen asks of the merge. Of the thread of its pages."""

    def __init__(self, bank: Bank, view: MergeView) -> None:
        self._bank, self._view = bank, view
        self.count = view.count
        places = range(view.count)
        self.conflicts = bisect.bisect_left(places, True, key=lambda at: not _was_open(view, at))
        """Rows that a person had to decide, open or not: the first ones."""

    def page(self, first: int, limit: int) -> Sequence[MergeLine]:
        return self._view.page(first, limit)

    def entry(self, row: RowId) -> MergeEntry | None:
        """None where the merge has just ended."""
        try:
            return merge_entry(self._bank, *row)
        except BankError:
            return None  # The process that ended it wrote to the bank, which the screen hears of.

    def next_open(self, place: int, step: int, passing: Collection[RowId] = ()) -> int | None:
        """The nearest open row that is none of those `passing`, if there is another."""

        def is_passed(place: int) -> bool:
            return bool(passing) and any(id_of(x) in passing for x in self._view.page(place, 1))

        first = found = self._view.next_open(place, step)
        while found is not None and is_passed(found):
            found = self._view.next_open(found, step)
            if found == first:
                return first
        return found

    def place_of(self, row: RowId) -> int | None:
        return self._view.place_of(*row)


class MergePages(Pages[MergeLine]):
    """Pages of a `MergeSource`; what was read before stays in sight until it is read again."""

    def __init__(self, place: Path, tell: Callable[[Message], object]) -> None:
        self._before: dict[int, Sequence[MergeLine]] = {}
        super().__init__(
            lambda pages: _open_source(place, pages),
            tell,
            start=lambda source: source.next_open(-1, 1),
        )

    @property
    def conflicts(self) -> int:
        """Rows that a person had to decide; 0 until the source is open."""
        return self.source.conflicts if isinstance(self.source, MergeSource) else 0

    def row(self, place: int) -> MergeLine | None:
        row = super().row(place)
        if row is not None or place < 0:
            return row
        number, within = divmod(place, PAGE_ROWS)
        page = self._before.get(number, ())
        return page[within] if within < len(page) else None

    def read_again(self) -> None:
        """Forget in the thread of the pages: what it reads just now may be from before."""
        self.ask(lambda _: self.forget(), lambda _: None)

    def forget(self) -> None:
        with self._changed:
            seen = {**self._before, **self._kept}
            self._before = dict([*seen.items()][-MAX_PAGES:])
        super().forget()

    def put(self, place: int, line: MergeLine) -> None:
        """A row is another now, and need not be read for that; called as `read_again` does."""
        number, within = divmod(place, PAGE_ROWS)
        with self._changed:
            for pages in (self._kept, self._before):
                page = list(pages.get(number, ()))
                if within < len(page):
                    page[within] = line
                    pages[number] = page


@contextmanager
def _open_source(place: Path, pages: Pages[MergeLine]) -> Iterator[MergeSource]:
    with Bank.open(place, create=False, read_only=True) as bank:
        pages.interruptible(bank.interrupt)
        with MergeView(bank) as view:
            yield MergeSource(bank, view)


def _was_open(view: MergeView, place: int) -> bool:
    """Return whether a row was a conflict, open or resolved; such rows come first."""
    return any(line.was_open for line in view.page(place, 1))
