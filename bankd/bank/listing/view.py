"""A list of entries: one state of a bank, what of it is wanted, in one order, page by page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from types import TracebackType
from typing import TypeVar

from bankd.bank.canonical import well_formed
from bankd.bank.connection import Connection, Interrupted, Row
from bankd.bank.listing.conditions import EVERYTHING, Condition
from bankd.bank.listing.filter import parse_filter
from bankd.bank.listing.line import LINES, Line, to_line
from bankd.bank.listing.order import Column
from bankd.bank.listing.ordered import Ordered
from bankd.bank.listing.standing import Standing
from bankd.bank.reader import selecting
from bankd.bank.record import Decision, Revision, TargetKey
from bankd.bank.rows import target_id, to_decision
from bankd.bank.store import Bank

BATCH = 1000
"""Maximum number of whole decisions in memory at once, ..."""
KEYS_BATCH = 10_000
"""... or so many keys."""

_KEYS = """
    SELECT targets.soc_version, targets.cores, tasks.key
    FROM ({chosen}) AS chosen
    CROSS JOIN tasks ON tasks.id = chosen.task
    CROSS JOIN targets ON targets.id = chosen.target
    ORDER BY chosen.place
"""
_HEAD = "SELECT max(number) FROM revisions"
_OF_HOST = """
    SELECT environments.text
    FROM (SELECT id, host, environment FROM observations ORDER BY id DESC LIMIT ?) AS newest
    CROSS JOIN environments ON environments.id = newest.environment
    WHERE newest.host = ? ORDER BY newest.id DESC LIMIT 1
"""
NEWEST_TRIALS = 1000
"""Number of trials among which those of this host are searched."""

Value = TypeVar("Value")


@dataclass(frozen=True)
class Asked:
    """The wanted entries, and their order."""

    filter: str = ""
    order: Column | None = None
    """None: the bank's own order, by target and then as keys were first met."""
    descending: bool = False
    target: TargetKey | None = None
    """None: of every target."""
    at: Revision | None = None
    """None: as the bank stands."""
    here: str | None = None
    """This machine's environment, which the filter `inherited` needs."""


class EntryView:
    """One state in one order; of the thread that made it.

    A view stays true whatever is written to the bank later: it shows what was there when it was
    made. Raises FilterError for a filter that is not understood, BankError for a bank that cannot
    be read, Interrupted (a BankError) where another thread stopped it by `Bank.interrupt`.
    """

    def __init__(self, bank: Bank, asked: Asked) -> None:
        self._bank, self._connection = bank, bank.connection
        condition = parse_filter(asked.filter).bound(asked.here)
        with self._connection.one_state():
            self._head: int | None = self._connection.value(_HEAD)
            is_head = asked.at is None or asked.at.number == self._head
            self._asked = replace(asked, at=None) if is_head else asked
            self._rows = _rows(self._connection, self._asked, condition)
        self.count = self._rows.count
        """Entries that match."""
        self.total = self._rows.total
        """Entries of the target and the state, whether they match or not."""

    def page(self, first: int, limit: int) -> list[Line]:
        """Entries from the place `first` on, 0 for the first of all; fewer at the end."""
        return list(self._read(LINES, to_line, first, limit))

    def place_of(self, target: TargetKey, key: str) -> int | None:
        """Return the place of an entry in this order; None where it does not match."""
        task = self._connection.value("SELECT id FROM tasks WHERE key = ?", (well_formed(key),))
        number = target_id(self._connection, target)
        if task is None or number is None:
            return None
        with self._true_to_itself():
            return self._rows.place_of(number, task)

    def keys(self) -> Iterator[tuple[TargetKey, str]]:
        """All that match, in order, read as they are asked for."""
        for first in range(0, self.count, KEYS_BATCH):
            yield from self._read(_KEYS, _to_key, first, KEYS_BATCH)

    def decisions(self) -> Iterator[Decision]:
        """The same as whole decisions."""
        whole = selecting("{chosen}", "ORDER BY chosen.place")
        for first in range(0, self.count, BATCH):
            yield from self._read(whole, to_decision, first, BATCH)

    def close(self) -> None:
        """Take the view's table away; it goes with the connection, too."""
        while True:
            # To stop a view is to want its table away.
            with suppress(Interrupted), self._connection.explained():
                return self._rows.drop()

    def __enter__(self) -> EntryView:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _read(
        self, sql: str, convert: Callable[[Row], Value], first: int, limit: int
    ) -> list[Value]:
        with self._true_to_itself():
            return [
                value
                for chosen, parameters in self._rows.queries(first, limit)
                for value in self._connection.read(convert, sql.format(chosen=chosen), parameters)
            ]

    @contextmanager
    def _true_to_itself(self) -> Iterator[None]:
        """Make the state again as it was, where another process wrote to the bank."""
        with self._connection.one_state():
            if isinstance(self._rows, Standing) and self._has_moved():
                before = self._bank.revision(f"r{self._head}")
                self._rows = Ordered(self._connection, target=self._asked.target, at=before)
            yield

    def _has_moved(self) -> bool:
        return self.count > 0 and self._connection.value(_HEAD) != self._head


def environment_of_host(bank: Bank, host: str) -> str | None:
    """The environment of this host's newest trial, as canonical JSON.

    None where none of the bank's newest trials is of this host.
    """
    found: str | None = bank.connection.value(_OF_HOST, (NEWEST_TRIALS, well_formed(host)))
    return found


def _rows(connection: Connection, asked: Asked, condition: Condition) -> Standing | Ordered:
    is_own_order = asked.order in (None, Column.TARGET) and not asked.descending
    if condition is EVERYTHING and is_own_order and asked.at is None:
        return Standing(connection, asked.target)
    return Ordered(
        connection,
        condition,
        asked.order,
        descending=asked.descending,
        target=asked.target,
        at=asked.at,
    )


def _to_key(row: Row) -> tuple[TargetKey, str]:
    return TargetKey(row["soc_version"], row["cores"]), row["key"]
