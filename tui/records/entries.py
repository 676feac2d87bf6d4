"""The entries of a bank as pages: opened, filtered and sorted in the thread that reads them."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from textual.message import Message

from bankd.bank import Bank, TargetKey
from bankd.bank.connection import Interrupted
from bankd.bank.listing import Column, EntryQuery, EntryView, Line, environment_of_host
from bankd.bank.listing.suggest import suggestions
from bankd.errors import BankError
from tui.row_pages import Pages

Entry = tuple[TargetKey, str]
"""Target and key: they identify an entry in any list."""


@dataclass(frozen=True)
class ListRequest:
    """Filter and order that the user wants."""

    filter: str = ""
    order: Column | None = None
    descending: bool = False


@dataclass(frozen=True)
class Use:
    """Models, hits and trials of an entry."""

    models: tuple[str, ...]
    """Names, the latest first."""
    hits: int
    trials: int
    fault: str = ""
    """The reason why it is not known: the rows that say it are damaged."""


class Entries:
    """A view of a bank, and what else its thread is asked about an entry."""

    def __init__(self, bank: Bank, view: EntryView) -> None:
        self._bank, self._view = bank, view
        self.count, self.total = view.count, view.total

    def page(self, first: int, limit: int) -> list[Line]:
        return self._view.page(first, limit)

    def place_of(self, entry: Entry) -> int | None:
        return self._view.place_of(*entry)

    def questions(self, words: str) -> list[str]:
        """Return what a filter that matches nothing may have meant, in this bank."""
        return suggestions([self._bank], words=words)

    def use_of(self, entry: Entry) -> Use:
        """Damaged rows there do not end the list."""
        target, key = entry
        try:
            models = tuple(model.name for model in self._bank.users(key, target))
            trials = len(self._bank.observations(key, target))
            return Use(models, self._bank.hits(key, target).count, trials)
        except Interrupted:
            raise
        except BankError as error:
            return Use((), 0, 0, error.message)


@dataclass(frozen=True)
class RecordSource:
    """The bank, target and revision of which entries are listed."""

    place: Path
    target: TargetKey | None
    at: str | None

    def pages(
        self,
        wanted: ListRequest,
        tell: Callable[[Message], object],
        *,
        follow: Entry | None = None,
        otherwise: int | None = None,
    ) -> Pages[Line]:
        """Begins to read. They start at the entry `follow`, else at `otherwise`."""
        start = partial(_start, follow=follow, otherwise=otherwise)
        return Pages(partial(self._opened, wanted), tell, start=start)

    @contextmanager
    def _opened(self, wanted: ListRequest, pages: Pages[Line]) -> Iterator[Entries]:
        with Bank.open(self.place, create=False, read_only=True) as bank:
            pages.interruptible(bank.interrupt)
            with EntryView(bank, self._asked(wanted, bank)) as view:
                yield Entries(bank, view)

    def _asked(self, wanted: ListRequest, bank: Bank) -> EntryQuery:
        here = environment_of_host(bank, platform.node()) if wanted.filter else None
        at = None if self.at is None else bank.revision(self.at)
        return EntryQuery(wanted.filter, wanted.order, wanted.descending, self.target, at, here)


def _start(entries: Entries, *, follow: Entry | None, otherwise: int | None) -> int | None:
    found = None if follow is None else entries.place_of(follow)
    return otherwise if found is None else found
