"""The difference of two states: entries added, changed and gone, read by their places.

They are sorted once, by SQLite, into a temporary table whose row numbers are the places. Nothing
keeps either bank in a transaction after that: decisions never change.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import IntEnum
from pathlib import Path

from bankd.bank.cann import Tell
from bankd.bank.connection import Connection, PagedQuery
from bankd.bank.diff.compare import OURS, ComparedState, attached, compared, size
from bankd.bank.record import Counts, Decision, Revision, TargetKey
from bankd.bank.sources import open_state
from bankd.bank.state import State
from bankd.bank.tables.reader import decisions_by_number
from bankd.bank.tables.rows import basis

DIFFERENCES_AT_ONCE = 500

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

# The ends of `Decision.speedup_span`; NULL without times.
_BOUND = "CASE WHEN {1} IS NOT NULL THEN iif({2} = 'default', 1.0, {1}) END"
_LOW, _HIGH = (
    {side: _BOUND.format(side, ratio.format(side), basis(side)) for side in ("before", "after")}
    for ratio in (
        "{0}.baseline_low_us / {0}.timing_high_us",
        "{0}.baseline_high_us / {0}.timing_low_us",
    )
)
_KIND = f"""
    CASE
        WHEN a_decision IS NULL THEN {DifferenceKind.NEW.value}
        WHEN b_decision IS NULL THEN {DifferenceKind.GONE.value}
        WHEN {_LOW["after"]} > {_HIGH["before"]} THEN {DifferenceKind.FASTER.value}
        WHEN {_HIGH["after"]} < {_LOW["before"]} THEN {DifferenceKind.SLOWER.value}
        ELSE {DifferenceKind.OTHER.value}
    END
"""
_IN_ORDER = f"""
    SELECT {_KIND} AS kind, a_decision, b_decision
    FROM temp.differing
    LEFT JOIN {{a}}.decisions AS before ON before.id = a_decision
    LEFT JOIN {{b}}.decisions AS after ON after.id = b_decision
    LEFT JOIN {{a}}.targets AS before_target ON before_target.id = a_target
    LEFT JOIN {{b}}.targets AS after_target ON after_target.id = b_target
    LEFT JOIN {{a}}.tasks AS before_task ON before_task.id = a_task
    LEFT JOIN {{b}}.tasks AS after_task ON after_task.id = b_task
    ORDER BY
        {{by_kind}}
        coalesce(before_target.soc_version, after_target.soc_version),
        coalesce(before_target.cores, after_target.cores),
        coalesce(before_task.key, after_task.key)
"""
_PAGE = """
    SELECT kind, a_decision, b_decision FROM {places}
    WHERE place BETWEEN :first AND :last ORDER BY place
"""


@dataclass(frozen=True)
class DiffCounts:
    """Entries by what became of them."""

    added: int
    changed: int
    gone: int
    same: int


@dataclass(frozen=True)
class Difference:
    """An entry that is not the same in both states; None where a state lacks it."""

    kind: DifferenceKind
    before: Decision | None
    after: Decision | None

    @property
    def entry(self) -> Decision:
        """Its decision in the later state, or else in the earlier one."""
        found = self.after or self.before
        assert found is not None
        return found

    @property
    def target(self) -> TargetKey:
        return self.entry.target

    @property
    def key(self) -> str:
        return self.entry.key

    @property
    def task(self) -> str:
        return self.entry.task

    @property
    def sign(self) -> str:
        """ "+" added, "~" changed, "-" gone."""
        return {DifferenceKind.NEW: "+", DifferenceKind.GONE: "-"}.get(self.kind, "~")

    @property
    def turned(self) -> Difference:
        """Return it with its sides swapped."""
        return Difference(self.kind.turned, self.after, self.before)


class Diff:
    """Differences by target and key, as long as the `diff` that made it is open.

    Of the thread that opened the states. Places begin at 0.
    """

    def __init__(self, connection: Connection, schema: str, rows: PagedQuery, same: int) -> None:
        self._connection, self._schema = connection, schema
        self._rows, self.count = rows, rows.count
        found = dict(connection.tuples(f"SELECT kind, count(*) FROM {rows.table} GROUP BY kind"))
        self.kinds = {kind: int(found.get(kind.value, 0)) for kind in DifferenceKind}
        """Number of every kind; sorted by kind, their places follow each other in this order."""
        added, gone = self.kinds[DifferenceKind.NEW], self.kinds[DifferenceKind.GONE]
        self.counts = DiffCounts(added, self.count - added - gone, gone, same)

    def page(self, first: int, limit: int) -> list[Difference]:
        """Return the rows at `first` and after; fewer at the end."""
        sql, places = _PAGE.format(places=self._rows.table), self._rows.rows(first, limit)
        rows = list(self._connection.tuples(sql, places))
        before = decisions_by_number(self._connection, (row[1] for row in rows), OURS)
        after = decisions_by_number(self._connection, (row[2] for row in rows), self._schema)
        return [
            Difference(DifferenceKind(kind), before.get(old), after.get(new))
            for kind, old, new in rows
        ]

    def differences(self) -> Iterator[Difference]:
        """All of them, read as they are asked for."""
        for first in range(0, self.count, DIFFERENCES_AT_ONCE):
            yield from self.page(first, DIFFERENCES_AT_ONCE)


@contextmanager
def diff(
    before: State,
    after: State,
    *,
    soc_version: str | None = None,
    cores: int | None = None,
    by_kind: bool = False,
) -> Iterator[Diff]:
    """Compare two states, of one bank or of two. Nothing is written. Raises BankError.

    `by_kind`: those of one kind stand together.
    """
    connection = before.bank.connection
    with attached(connection, after.bank.connection) as schema, connection.explained():
        old, new = ComparedState(OURS, before.revision), ComparedState(schema, after.revision)
        with (
            connection.one_state(),
            compared(connection, old, new, soc_version=soc_version, cores=cores) as found,
        ):
            select = _IN_ORDER.format(a=OURS, b=schema, by_kind="1," if by_kind else "")
            rows = PagedQuery(connection, "kind, a_decision, b_decision", select)
            held = "SELECT count(*) FROM temp.differing WHERE a_decision IS NOT NULL"
            same = size(connection, found, "a") - int(connection.value(held))
        # What was read in order to compare is not needed again.
        connection.database.execute("PRAGMA shrink_memory")
        try:
            yield Diff(connection, schema, rows, same)
        finally:
            rows.drop()


@contextmanager
def named_state(name: str, default_bank: Path, *, tell: Tell | None = None) -> Iterator[State]:
    """Open a state as `open_state` does; r0 and PATH@r0 are the `BEGINNING`."""
    place, at, revision = name.rpartition("@")
    is_beginning = revision == BEGINNING.name and not Path(name).exists()
    wanted = (place if at else str(default_bank)) if is_beginning else name
    with open_state(wanted, default_bank, tell=tell) as state:
        yield replace(state, revision=BEGINNING) if is_beginning else state
