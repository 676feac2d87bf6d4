"""A list of entries: one state of a bank, what of it is wanted, in one order, page by page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, fields

from bankd.bank.canonical import well_formed
from bankd.bank.connection import Interrupted, PagedQuery, Row
from bankd.bank.listing.filter import HERE, ORDERS, Column, FilterError, parse_filter
from bankd.bank.record import Decision, Revision, TargetKey
from bankd.bank.state import relation
from bankd.bank.store import Bank
from bankd.bank.subject import op_of, shapes_of
from bankd.bank.tables.reader import selecting
from bankd.bank.tables.rows import target_id, to_decision
from bankd.errors import ErrorCode

ENTRIES_AT_ONCE = 1000
"""Maximum number of whole decisions in memory at once, ..."""
KEYS_BATCH = 10_000
"""... or so many keys."""

_COLUMNS = "target, task, decision, revision"
# The joins walk the targets in their order, and the entries of each by their primary key.
_IN_ORDER = """
    SELECT entry.target, entry.task, entry.decision, entry.revision
    FROM (
        SELECT id, soc_version, cores, row_number() OVER (ORDER BY soc_version, cores) AS place
        FROM targets WHERE ? IS NULL OR id = ?
    ) AS target
    CROSS JOIN {state} AS entry ON entry.target = target.id
    {joins}
    WHERE {condition}
    {order}
"""
_JOINS = {
    "tasks": "CROSS JOIN tasks ON tasks.id = entry.task",
    "chosen": "CROSS JOIN decisions AS chosen ON chosen.id = entry.decision",
    "policies": "CROSS JOIN policies ON policies.id = chosen.policy",
}
_CHOSEN = "SELECT * FROM {places} WHERE place BETWEEN :first AND :last"
ENTRIES = selecting(_CHOSEN, "ORDER BY chosen.place")
_KEYS = f"""
    SELECT targets.soc_version, targets.cores, tasks.key
    FROM ({_CHOSEN}) AS chosen
    CROSS JOIN tasks ON tasks.id = chosen.task
    CROSS JOIN targets ON targets.id = chosen.target
    ORDER BY chosen.place
"""
_OF_HOST = """
    SELECT environments.text
    FROM (SELECT id, host, environment FROM observations ORDER BY id DESC LIMIT 1000) AS newest
    CROSS JOIN environments ON environments.id = newest.environment
    WHERE newest.host = ? ORDER BY newest.id DESC LIMIT 1
"""


@dataclass(frozen=True)
class Line(Decision):
    """A decision as a list shows it, with the number of the revision that introduced it."""

    number: int | None = None

    @property
    def op(self) -> str:
        return op_of(self.task)

    @property
    def shapes(self) -> str:
        return shapes_of(self.task)

    @property
    def spread(self) -> float | None:
        return self.timing.spread if self.timing else None


@dataclass(frozen=True)
class EntryQuery:
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

    def __init__(self, bank: Bank, asked: EntryQuery) -> None:
        self._connection = connection = bank.connection
        condition = parse_filter(asked.filter)
        if HERE in condition.parameters and asked.here is None:
            raise FilterError(
                "filter: inherited: nothing was measured on this machine yet, so that"
                " inherited entries are not known",
                "tune a model here first, or leave the word out",
                ErrorCode.COMMAND,  # the filter itself is right
            )
        here = well_formed(asked.here or "")
        bound = (here if one is HERE else one for one in condition.parameters)
        order = _order(asked)
        # Conditions are tested first, so that the rest is read of what is left only.
        tables = [table for sql in (condition.sql, order) for table in _tables(sql)]
        joins = " ".join(_JOINS[table] for table in dict.fromkeys(tables))
        with connection.one_state(), relation(connection, "main", asked.at, "listed") as state:
            number = None if asked.target is None else target_id(connection, asked.target) or 0
            select = _IN_ORDER.format(
                state=state, joins=joins, condition=condition.sql, order=order
            )
            self._rows = PagedQuery(connection, _COLUMNS, select, (number, number, *bound))
            among = f"SELECT count(*) FROM {state} WHERE ? IS NULL OR target = ?"
            self.total = int(connection.value(among, (number, number)))
            """Entries of the target and the state, whether they match or not."""
        self.count = self._rows.count
        """Entries that match."""

    def page(self, first: int, limit: int) -> list[Line]:
        """Entries from the place `first` on, 0 for the first of all; fewer at the end."""
        return self._rows.read(to_line, ENTRIES, first, limit)

    def place_of(self, target: TargetKey, key: str) -> int | None:
        """Return the place of an entry in this order; None where it does not match."""
        sql = f"""
            SELECT place - 1 FROM {self._rows.table}
            WHERE target = ? AND task = (SELECT id FROM tasks WHERE key = ?)
        """
        place = (target_id(self._connection, target), well_formed(key))
        found: int | None = self._connection.value(sql, place)
        return found

    def keys(self) -> Iterator[tuple[TargetKey, str]]:
        """All that match, in order, read as they are asked for."""
        return self._rows.read_all(_to_key, _KEYS, KEYS_BATCH)

    def decisions(self) -> Iterator[Decision]:
        """The same as whole decisions."""
        return self._rows.read_all(to_decision, ENTRIES, ENTRIES_AT_ONCE)

    def close(self) -> None:
        """Take the view's table away; it goes with the connection, too."""
        while True:
            # To stop a view is to want its table away.
            with suppress(Interrupted):
                return self._rows.drop()

    def __enter__(self) -> EntryView:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def environment_of_host(bank: Bank, host: str) -> str | None:
    """The environment of this host's newest trial, as canonical JSON.

    None where none of the bank's newest trials is of this host.
    """
    found: str | None = bank.connection.value(_OF_HOST, (well_formed(host),))
    return found


def to_line(row: Row) -> Line:
    decision = to_decision(row)
    known = {each.name: getattr(decision, each.name) for each in fields(decision)}
    return Line(**known, number=row["number"])


def _order(asked: EntryQuery) -> str:
    """SQL of the order; what is unknown comes last both ways. Empty for the bank's own order."""
    direction = "DESC" if asked.descending else "ASC"
    if asked.order is not None:
        column = ORDERS[asked.order]
        return f"ORDER BY {column} {direction} NULLS LAST, target.place, entry.task"
    return "ORDER BY target.place DESC, entry.task DESC" if asked.descending else ""


def _tables(sql: str) -> list[str]:
    """The tables that SQL reads, in the order in which they are joined."""
    named = set(re.findall(r"\b(tasks|chosen|policies)\.", sql))
    if "policies" in named:
        named.add("chosen")
    return [table for table in _JOINS if table in named]


def _to_key(row: Row) -> tuple[TargetKey, str]:
    return TargetKey(row["soc_version"], row["cores"]), row["key"]
