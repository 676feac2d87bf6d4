"""The rows of the merge that waits, by their places: for a table that shows a few of a million.

The order is made once; what the rows say is read when they are shown.
"""

from __future__ import annotations

from bankd.bank.connection import PagedQuery
from bankd.bank.merge import pending_merge
from bankd.bank.merge.merge_values import MergeLine
from bankd.bank.merge.pending_merge import IS_OPEN
from bankd.bank.record import TargetKey
from bankd.bank.store import Bank

NEAR = 2_000
"""Places that are looked at one after the other before all that is open is gone through."""

_IN_ORDER = f"""
    SELECT planned.target, planned.task
    FROM main.merge_rows AS planned
    JOIN targets ON targets.id = planned.target
    JOIN tasks ON tasks.id = planned.task
    WHERE NOT :only_open OR {IS_OPEN}
    ORDER BY planned.was_open DESC, targets.soc_version, targets.cores, tasks.key
"""
_ROWS = """(
    SELECT merge_rows.*, shown.place
    FROM {places} AS shown
    CROSS JOIN main.merge_rows USING (target, task)
    WHERE shown.place BETWEEN :first AND :last)
"""
_OPEN_NEAR = f"""
    SELECT shown.place FROM {{places}} AS shown
    CROSS JOIN main.merge_rows AS planned USING (target, task)
    WHERE {IS_OPEN} AND shown.place BETWEEN :first AND :last
    ORDER BY shown.place * :step LIMIT 1
"""
# The distance from a place in the direction of the step, round the end.
_OPEN_FAR = f"""
    SELECT shown.place FROM main.merge_rows AS planned
    CROSS JOIN {{places}} AS shown USING (target, task)
    WHERE {IS_OPEN}
    ORDER BY (:step * (shown.place - :row) - 1 + :count) % :count LIMIT 1
"""
_PLACE_OF = f"""
    SELECT shown.place FROM main.merge_rows AS planned
    CROSS JOIN {{places}} AS shown USING (target, task)
    WHERE {pending_merge.PLACE}
"""


class MergeView:
    """Rows that a person had to decide first, then all others, each by target and key.

    The order stays as it was when the view was made, whatever is chosen; what the rows say is as
    it is now. Of the thread that opened the bank; only reads. Places begin at 0.
    """

    def __init__(self, bank: Bank, *, only_open: bool = False) -> None:
        """`only_open`: without what is resolved by now. Raises BankError where no merge waits."""
        pending_merge.require_waiting(bank)
        self._bank, self._connection = bank, bank.connection
        wanted = {"only_open": only_open}
        self._places = PagedQuery(self._connection, "target, task", _IN_ORDER, wanted)
        schema, _, name = self._places.table.partition(".")
        by_row = f"CREATE INDEX {schema}.{name}_by_row ON {name} (target, task)"
        self._connection.database.execute(by_row)
        self.count = self._places.count
        self._total = int(self._connection.value("SELECT count(*) FROM main.merge_rows"))

    def close(self) -> None:
        self._places.drop()

    def __enter__(self) -> MergeView:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def open(self) -> int:
        """Rows of the merge that are open now."""
        return pending_merge.open_count(self._bank)

    @property
    def resolved(self) -> int:
        """Rows of the merge that are resolved now."""
        return self._total - self.open

    def page(self, first: int, limit: int) -> list[MergeLine]:
        """The rows at `first` and after; fewer at the end, none once the merge has ended."""
        which = "ORDER BY planned.place"
        sql = pending_merge.lines_sql(which, self._named(_ROWS))
        places = self._places.rows(first, limit)
        return list(self._connection.read(pending_merge.to_line, sql, places))

    def place_of(self, target: TargetKey, key: str) -> int | None:
        """Return the place of a key's row; None where it has none, or the merge has ended."""
        row = self._connection.value(self._named(_PLACE_OF), pending_merge.place_of(target, key))
        return None if row is None else row - 1

    def next_open(self, place: int, step: int = 1) -> int | None:
        """The nearest open row after a place, or before it (-1); round the end, the place itself
        last. None where nothing is open."""
        row = place + 1
        ends = (row + 1, row + NEAR) if step > 0 else (row - NEAR, row - 1)
        near = {"first": ends[0], "last": ends[1], "step": step}
        found = self._connection.value(self._named(_OPEN_NEAR), near)
        if found is None:
            far = {"row": row, "step": step, "count": self.count}
            found = self._connection.value(self._named(_OPEN_FAR), far)
        return None if found is None else found - 1

    def _named(self, sql: str) -> str:
        return sql.format(places=self._places.table)
