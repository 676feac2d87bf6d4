"""The differences of two states by their places: for a list that shows a few of a million.

They are sorted once, by SQLite, into a temporary table whose row numbers are the places: those of
one kind stand together. Nothing keeps either bank in a transaction after that: decisions never
change.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import IntEnum
from pathlib import Path
from typing import Any

from bankd.bank.attach import OURS, attached
from bankd.bank.cann import Tell
from bankd.bank.compare import ComparedState, compared, size
from bankd.bank.connection import Connection
from bankd.bank.diff import HELD, HELD_COLUMNS, HELD_JOINS, Difference, to_held
from bankd.bank.paged_query import PagedQuery
from bankd.bank.record import Counts, Revision, TargetKey
from bankd.bank.sources import open_state
from bankd.bank.state import State

BEGINNING = Revision(0, "", (), "", "", "", Counts())
"""r0: what there was before the first revision, which is nothing."""


class DifferenceKind(IntEnum):
    """The change of an entry. Faster and slower: the intervals of the speed-ups, with the noise
    of both times in them, have nothing in common; `OTHER` is all else that changed."""

    NEW = 1
    FASTER = 2
    SLOWER = 3
    OTHER = 4
    GONE = 5

    @property
    def turned(self) -> DifferenceKind:
        """Return the kind when the sides are swapped."""
        return _TURNED.get(self, self)


_TURNED = {
    DifferenceKind.NEW: DifferenceKind.GONE,
    DifferenceKind.FASTER: DifferenceKind.SLOWER,
    DifferenceKind.SLOWER: DifferenceKind.FASTER,
    DifferenceKind.GONE: DifferenceKind.NEW,
}

# As `bankd.bank.diff.to_held` has it: NULL without times; the default is as fast as itself.
_LOW = "coalesce({0}.baseline_low_us, 0.0) / {0}.timing_high_us"
_MIDDLE = "{0}.baseline_median_us / {0}.timing_median_us"
_HIGH = "coalesce({0}.baseline_high_us, 0.0) / {0}.timing_low_us"
_BOUND = f"""
    CASE WHEN abs({_LOW}) < 9e999 AND abs({_MIDDLE}) < 9e999 AND abs({_HIGH}) < 9e999
    THEN CASE {{0}}.rule WHEN 'default' THEN 1.0 ELSE {{1}} END END
"""
_KIND = f"""
    CASE
        WHEN a_decision IS NULL THEN {DifferenceKind.NEW.value}
        WHEN b_decision IS NULL THEN {DifferenceKind.GONE.value}
        WHEN {_BOUND.format("after", _LOW.format("after"))}
           > {_BOUND.format("before", _HIGH.format("before"))} THEN {DifferenceKind.FASTER.value}
        WHEN {_BOUND.format("after", _HIGH.format("after"))}
           < {_BOUND.format("before", _LOW.format("before"))} THEN {DifferenceKind.SLOWER.value}
        ELSE {DifferenceKind.OTHER.value}
    END
"""
_COLUMNS = "kind, a_target, a_task, a_decision, b_target, b_task, b_decision"
_IN_ORDER = f"""
    SELECT {_KIND} AS kind, a_target, a_task, a_decision, b_target, b_task, b_decision
    FROM temp.differing
    LEFT JOIN {{a}}.decisions AS before ON before.id = a_decision
    LEFT JOIN {{b}}.decisions AS after ON after.id = b_decision
    LEFT JOIN {{a}}.targets AS before_target ON before_target.id = a_target
    LEFT JOIN {{b}}.targets AS after_target ON after_target.id = b_target
    LEFT JOIN {{a}}.tasks AS before_task ON before_task.id = a_task
    LEFT JOIN {{b}}.tasks AS after_task ON after_task.id = b_task
    ORDER BY
        1,
        coalesce(before_target.soc_version, after_target.soc_version),
        coalesce(before_target.cores, after_target.cores),
        coalesce(before_task.key, after_task.key)
"""
_COUNTS = "SELECT kind, count(*) FROM {places} GROUP BY kind"
_PAGE = f"""
    SELECT
        kind,
        coalesce(before_target.soc_version, after_target.soc_version),
        coalesce(before_target.cores, after_target.cores),
        coalesce(before_task.key, after_task.key),
        coalesce(before_task.text, after_task.text),
        {HELD.format("before")}, {HELD.format("after")}
    FROM {{places}} AS shown
    LEFT JOIN {{a}}.targets AS before_target ON before_target.id = a_target
    LEFT JOIN {{b}}.targets AS after_target ON after_target.id = b_target
    LEFT JOIN {{a}}.tasks AS before_task ON before_task.id = a_task
    LEFT JOIN {{b}}.tasks AS after_task ON after_task.id = b_task
    {HELD_JOINS.format("before", "{a}", "a")}
    {HELD_JOINS.format("after", "{b}", "b")}
    WHERE place BETWEEN :first AND :last
    ORDER BY place
"""


@dataclass(frozen=True)
class KindedDifference:
    """A difference, and of which kind it is."""

    kind: DifferenceKind
    difference: Difference

    @property
    def turned(self) -> KindedDifference:
        """Return it with its sides swapped."""
        found = self.difference
        swapped = replace(found, before=found.after, after=found.before)
        return KindedDifference(self.kind.turned, swapped)


class DiffView:
    """Differences by kind, target and key, as long as the `diff_view` that made it is open.

    Of the thread that opened the states. Places begin at 0.
    """

    def __init__(self, connection: Connection, schema: str, places: PagedQuery, same: int) -> None:
        self._connection, self._places = connection, places
        self._page = _PAGE.format(a=OURS, b=schema, places=places.table)
        self.count = places.count
        found = dict(connection.tuples(_COUNTS.format(places=places.table)))
        self.counts = {kind: int(found.get(kind.value, 0)) for kind in DifferenceKind}
        """Number of every kind; their places follow each other in the order of the kinds."""
        self.same = same
        """Entries that both sides have alike."""

    def page(self, first: int, limit: int) -> list[KindedDifference]:
        """Return the rows at `first` and after; fewer at the end."""
        rows = self._connection.tuples(self._page, self._places.rows(first, limit))
        return [_to_difference(*row) for row in rows]


@contextmanager
def diff_view(
    before: State, after: State, *, soc_version: str | None = None, cores: int | None = None
) -> Iterator[DiffView]:
    """Compare two states, of one bank or of two. Nothing is written. Raises BankError."""
    connection = before.bank.connection
    with attached(connection, after.bank.connection) as schema, connection.explained():
        with (
            connection.one_state(),
            compared(
                connection,
                ComparedState(OURS, before.revision),
                ComparedState(schema, after.revision),
                soc_version=soc_version,
                cores=cores,
            ) as found,
        ):
            places = PagedQuery(connection, _COLUMNS, _IN_ORDER.format(a=OURS, b=schema))
            held = "SELECT count(*) FROM temp.differing WHERE a_decision IS NOT NULL"
            same = size(connection, found, "a") - int(connection.value(held))
        # What was read in order to compare is not needed again.
        connection.database.execute("PRAGMA shrink_memory")
        try:
            yield DiffView(connection, schema, places, same)
        finally:
            places.drop()


@contextmanager
def named_state(name: str, default_bank: Path, *, tell: Tell | None = None) -> Iterator[State]:
    """Open a state as `open_state` does; r0 and PATH@r0 are the `BEGINNING`."""
    place, at, revision = name.rpartition("@")
    is_beginning = revision == BEGINNING.name and not Path(name).exists()
    wanted = (place if at else str(default_bank)) if is_beginning else name
    with open_state(wanted, default_bank, tell=tell) as state:
        yield replace(state, revision=BEGINNING) if is_beginning else state


def _to_difference(
    kind: int, soc_version: str, cores: int, key: str, task: str, *held: Any
) -> KindedDifference:
    before, after = held[:HELD_COLUMNS], held[HELD_COLUMNS:]
    difference = Difference(
        TargetKey(soc_version, cores), key, task, to_held(*before), to_held(*after)
    )
    return KindedDifference(DifferenceKind(kind), difference)
