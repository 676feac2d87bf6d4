"""The difference of two states: entries added, changed and gone, read by their places.

They are sorted once, by SQLite, into a temporary table whose row numbers are the places. Nothing
keeps either bank in a transaction after that: decisions never change.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import IntEnum
from pathlib import Path
from typing import Any

from bankd.bank.cann import Tell
from bankd.bank.connection import Connection, PagedQuery
from bankd.bank.diff.compare import OURS, ComparedState, attached, compared, size
from bankd.bank.record import Counts, Revision, TargetKey
from bankd.bank.sources import open_state
from bankd.bank.state import State

BATCH = 500

BEGINNING = Revision(0, "", (), "", "", "", Counts())
"""r0: what there was before the first revision, which is nothing."""

Span = tuple[float, float, float]
"""Low, middle and high."""


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

# The lowest and the highest speed-up, as `Held.speedup` has them; NULL without times.
_BOUND = "CASE WHEN {1} IS NOT NULL THEN iif({0}.rule = 'default', 1.0, {1}) END"
_LOW, _HIGH = (
    {side: _BOUND.format(side, ratio.format(side)) for side in ("before", "after")}
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
_COLUMNS = "kind, a_target, a_task, a_decision, b_target, b_task, b_decision"
_JOINS = """
    LEFT JOIN {a}.decisions AS before ON before.id = a_decision
    LEFT JOIN {b}.decisions AS after ON after.id = b_decision
    LEFT JOIN {a}.targets AS before_target ON before_target.id = a_target
    LEFT JOIN {b}.targets AS after_target ON after_target.id = b_target
    LEFT JOIN {a}.tasks AS before_task ON before_task.id = a_task
    LEFT JOIN {b}.tasks AS after_task ON after_task.id = b_task
"""
_IN_ORDER = f"""
    SELECT {_KIND} AS kind, a_target, a_task, a_decision, b_target, b_task, b_decision
    FROM temp.differing
    {_JOINS}
    ORDER BY
        {{by_kind}}
        coalesce(before_target.soc_version, after_target.soc_version),
        coalesce(before_target.cores, after_target.cores),
        coalesce(before_task.key, after_task.key)
"""
_HELD = """
    {0}_policy.text, {0}_environment.text, {0}.rule,
    {0}.timing_low_us, {0}.timing_median_us, {0}.timing_high_us,
    {0}.baseline_low_us, {0}.baseline_median_us, {0}.baseline_high_us
"""
_PAGE = f"""
    SELECT
        kind,
        coalesce(before_target.soc_version, after_target.soc_version),
        coalesce(before_target.cores, after_target.cores),
        coalesce(before_task.key, after_task.key),
        coalesce(before_task.text, after_task.text),
        {_HELD.format("before")}, {_HELD.format("after")}
    FROM {{places}} AS shown
    {_JOINS}
    LEFT JOIN {{a}}.policies AS before_policy ON before_policy.id = before.policy
    LEFT JOIN {{b}}.policies AS after_policy ON after_policy.id = after.policy
    LEFT JOIN {{a}}.environments AS before_environment
      ON before_environment.id = before.environment
    LEFT JOIN {{b}}.environments AS after_environment ON after_environment.id = after.environment
    WHERE place BETWEEN :first AND :last
    ORDER BY place
"""


@dataclass(frozen=True)
class DiffCounts:
    """Entries by what became of them."""

    added: int
    changed: int
    gone: int
    same: int


@dataclass(frozen=True)
class Held:
    """The entry of one state for a key, as far as a comparison shows it."""

    policy: str
    environment: str
    rule: str
    time_us: Span | None
    """Times of the chosen policy; None: not measured."""
    default_us: Span | None
    """The same of the default policy, of the same session."""

    @property
    def speedup(self) -> Span | None:
        """Baseline over time: the noise of both is in it."""
        if self.time_us is None or self.default_us is None or not all(self.time_us):
            return None
        ratios = zip(self.default_us, reversed(self.time_us), strict=True)
        low, middle, high = (default / time for default, time in ratios)
        if not all(map(math.isfinite, (low, middle, high))):
            return None
        # Where the default was found best, it is compared with itself.
        return (1.0, 1.0, 1.0) if self.rule == "default" else (low, middle, high)


@dataclass(frozen=True)
class Difference:
    """An entry that is not the same in both states; None where a state lacks it."""

    kind: DifferenceKind
    target: TargetKey
    key: str
    task: str
    before: Held | None
    after: Held | None

    @property
    def sign(self) -> str:
        """ "+" added, "~" changed, "-" gone."""
        return {DifferenceKind.NEW: "+", DifferenceKind.GONE: "-"}.get(self.kind, "~")

    @property
    def turned(self) -> Difference:
        """Return it with its sides swapped."""
        return replace(self, kind=self.kind.turned, before=self.after, after=self.before)


class Diff:
    """Differences by target and key, as long as the `diff` that made it is open.

    Of the thread that opened the states. Places begin at 0.
    """

    def __init__(self, connection: Connection, schema: str, rows: PagedQuery, same: int) -> None:
        self._connection, self._rows, self.count = connection, rows, rows.count
        self._page = _PAGE.format(a=OURS, b=schema, places=rows.table)
        found = dict(connection.tuples(f"SELECT kind, count(*) FROM {rows.table} GROUP BY kind"))
        self.kinds = {kind: int(found.get(kind.value, 0)) for kind in DifferenceKind}
        """Number of every kind; sorted by kind, their places follow each other in this order."""
        added, gone = self.kinds[DifferenceKind.NEW], self.kinds[DifferenceKind.GONE]
        self.counts = DiffCounts(added, self.count - added - gone, gone, same)

    def page(self, first: int, limit: int) -> list[Difference]:
        """Return the rows at `first` and after; fewer at the end."""
        rows = self._connection.tuples(self._page, self._rows.rows(first, limit))
        return [_to_difference(*row) for row in rows]

    def differences(self) -> Iterator[Difference]:
        """All of them, read as they are asked for."""
        for first in range(0, self.count, BATCH):
            yield from self.page(first, BATCH)


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
            rows = PagedQuery(connection, _COLUMNS, select)
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


def _to_difference(
    kind: int, soc_version: str, cores: int, key: str, task: str, *held: Any
) -> Difference:
    target, middle = TargetKey(soc_version, cores), len(held) // 2
    sides = (_to_held(*held[:middle]), _to_held(*held[middle:]))
    return Difference(DifferenceKind(kind), target, key, task, *sides)


def _to_held(policy: str | None, environment: str, rule: str, *times_us: float) -> Held | None:
    """Make one of the columns `_HELD`; None where this state has no decision."""
    if policy is None:
        return None
    return Held(policy, environment, rule, _span(*times_us[:3]), _span(*times_us[3:]))


def _span(low: float | None, middle: float | None, high: float | None) -> Span | None:
    if low is None or middle is None or high is None:
        return None
    return low, middle, high
