"""The entries of a bank as it stands, in its own order, read from the table `current` itself.

A query of entries, here and in `ordered`, has (place, target, task, decision, revision).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from bankd.bank.connection import Connection
from bankd.bank.record import TargetKey

Query = tuple[str, tuple[int, ...]]
"""SQL and what to bind."""

_SLICE = """
    SELECT task AS place, target, task, decision, revision FROM current
    WHERE target = ? ORDER BY task {direction} LIMIT ? OFFSET ?
"""
_IS_THERE = "SELECT 1 FROM current WHERE target = ? AND task = ?"
_BEFORE = "SELECT count(*) FROM current WHERE target = ? AND task < ?"
_BACKWARDS = f"SELECT * FROM ({_SLICE.format(direction='DESC')}) ORDER BY place"


class Standing:
    """The bank as it stands, in its own order: nothing is copied, all of it is there at once.

    True until somebody writes to the bank.
    """

    def __init__(self, connection: Connection, target: TargetKey | None) -> None:
        self._connection = connection
        self._counts = _counts(connection, target)
        self.count = self.total = sum(self._counts.values())

    def queries(self, first: int, limit: int) -> Iterator[Query]:
        for target, count in self._counts.items():
            here = min(limit, count - first)
            if here > 0 and first >= 0:
                yield _slice(target, first, here, count)
                limit -= here
            first = max(0, first - count)

    def place_of(self, target: int, task: int) -> int | None:
        if target not in self._counts:
            return None
        place = (target, task)
        if self._connection.value(_IS_THERE, place) is None:
            return None
        targets = itertools.takewhile(lambda one: one != target, self._counts)
        before: int = self._connection.value(_BEFORE, place)
        return before + sum(self._counts[one] for one in targets)

    def drop(self) -> None:
        """There is nothing to drop."""


def _counts(connection: Connection, target: TargetKey | None) -> dict[int, int]:
    """Count the entries of each target's number, in the order of the targets."""
    names = "SELECT id, soc_version, cores FROM targets ORDER BY soc_version, cores"
    numbers = [
        number
        for number, soc_version, cores in connection.tuples(names)
        if target in (None, TargetKey(soc_version, cores))
    ]
    counting = "SELECT count(*) FROM current WHERE target = ?"
    return {number: connection.value(counting, (number,)) for number in numbers}


def _slice(target: int, first: int, limit: int, count: int) -> Query:
    """Entries of one target, from the end that is nearer: what is left out is stepped over."""
    after = count - first - limit
    if first <= after:
        return _SLICE.format(direction="ASC"), (target, limit, first)
    return _BACKWARDS, (target, limit, after)
