"""The difference of two states: entries added, changed and gone, by target and key."""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from bankd.bank.attach import OURS, attached
from bankd.bank.compare import Compared, ComparedState, compared, size
from bankd.bank.connection import Connection, Row
from bankd.bank.reader import selecting
from bankd.bank.record import Change, Decision, TargetKey
from bankd.bank.rows import to_decision
from bankd.bank.state import State

BATCH = 500

_COUNTS = """
    SELECT
        count(*) FILTER (WHERE a_decision IS NULL) AS added,
        count(*) FILTER (WHERE a_decision IS NOT NULL AND b_decision IS NOT NULL) AS changed,
        count(*) FILTER (WHERE b_decision IS NULL) AS gone
    FROM temp.differing
"""
_IN_ORDER = """
    SELECT
        coalesce(before_target.soc_version, after_target.soc_version) AS soc_version,
        coalesce(before_target.cores, after_target.cores) AS cores,
        coalesce(before_task.key, after_task.key) AS key,
        {columns}
    FROM temp.differing
    LEFT JOIN {a}.targets AS before_target ON before_target.id = a_target
    LEFT JOIN {b}.targets AS after_target ON after_target.id = b_target
    LEFT JOIN {a}.tasks AS before_task ON before_task.id = a_task
    LEFT JOIN {b}.tasks AS after_task ON after_task.id = b_task
    {joins}
    ORDER BY 1, 2, 3
"""
_NUMBERS = "a_decision, a_revision, b_decision, b_revision"
_CHOSEN = "SELECT value ->> 0 AS decision, value ->> 1 AS revision FROM json_each(:chosen)"

Span = tuple[float, float, float]

# What `to_held` makes a value of, and the joins for it; a side's name, schema, and letter.
HELD = """
    {0}_policy.text, {0}_environment.text, {0}.rule, {0}.timing_median_us,
    {0}.timing_low_us, {0}.timing_high_us, {0}.baseline_median_us,
    {0}.baseline_low_us, {0}.baseline_high_us
"""
HELD_COLUMNS = 9
HELD_JOINS = """
    LEFT JOIN {1}.decisions AS {0} ON {0}.id = {2}_decision
    LEFT JOIN {1}.policies AS {0}_policy ON {0}_policy.id = {0}.policy
    LEFT JOIN {1}.environments AS {0}_environment ON {0}_environment.id = {0}.environment
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
    median_us: float | None
    speedup: Span | None
    """Low, middle and high of baseline over time: the noise of both is in it."""
    time_us: Span | None = None
    """Low, middle and high of the chosen policy; None: not measured."""
    default_us: Span | None = None
    """The same of the default policy, of the same session."""


@dataclass(frozen=True)
class Difference:
    """An entry that is not the same in both states; None where a state lacks it."""

    target: TargetKey
    key: str
    task: str
    before: Held | None
    after: Held | None

    @property
    def sign(self) -> str:
        """ "+" added, "~" changed, "-" gone."""
        if self.after is None:
            return "-"
        return "+" if self.before is None else "~"


class Diff:
    """The difference of two states, as long as the `diff` that made it is open."""

    def __init__(self, connection: Connection, found: Compared) -> None:
        self._connection, self._before, self._after = connection, found.a, found.b
        self._readers: list[Generator[Any, None, None]] = []
        counted = connection.rows(_COUNTS)[0]
        total = size(connection, found, "a")
        self.counts = DiffCounts(**counted, same=total - counted["changed"] - counted["gone"])

    def differences(self) -> Iterator[Difference]:
        """All of them, read as they are asked for."""
        return self._reader(self._read_differences())

    def changes(self) -> Iterator[Change]:
        """The same with the whole decisions, which takes several times longer."""
        return self._reader(self._read_changes())

    def close(self) -> None:
        """Nobody need read to the end, but SQLite does not drop a table that is being read."""
        for reader in self._readers:
            reader.close()

    def _reader(self, reader: Generator[Any, None, None]) -> Iterator[Any]:
        self._readers.append(reader)
        return reader

    def _read_differences(self) -> Generator[Difference, None, None]:
        sides = (("before", self._before.schema, "a"), ("after", self._after.schema, "b"))
        columns = "coalesce(before_task.text, after_task.text)," + ",".join(
            HELD.format(name) for name, _, _ in sides
        )
        joins = "".join(HELD_JOINS.format(*side) for side in sides)
        for row in self._connection.tuples(self._in_order(columns, joins)):
            soc_version, cores, key, task = row[:4]
            before, after = row[4 : 4 + HELD_COLUMNS], row[4 + HELD_COLUMNS :]
            yield Difference(
                TargetKey(soc_version, cores), key, task, to_held(*before), to_held(*after)
            )

    def _read_changes(self) -> Generator[Change, None, None]:
        rows = self._connection.stream(self._in_order(_NUMBERS, ""))
        while batch := list(itertools.islice(rows, BATCH)):
            before = self._decisions(self._before.schema, batch, "a")
            after = self._decisions(self._after.schema, batch, "b")
            for row in batch:
                target = TargetKey(row["soc_version"], row["cores"])
                place = (target, row["key"])
                yield Change(target, row["key"], before.get(place), after.get(place))

    def _in_order(self, columns: str, joins: str) -> str:
        return _IN_ORDER.format(
            a=self._before.schema, b=self._after.schema, columns=columns, joins=joins
        )

    def _decisions(
        self, schema: str, batch: Sequence[Row], side: str
    ) -> dict[tuple[TargetKey, str], Decision]:
        chosen = [
            (row[f"{side}_decision"], row[f"{side}_revision"])
            for row in batch
            if row[f"{side}_decision"] is not None
        ]
        sql, parameters = selecting(_CHOSEN, schema=schema), {"chosen": json.dumps(chosen)}
        found = self._connection.read(to_decision, sql, parameters)
        return {(decision.target, decision.key): decision for decision in found}


@contextmanager
def diff(
    before: State, after: State, *, soc_version: str | None = None, cores: int | None = None
) -> Iterator[Diff]:
    """Compare two states, of one bank or of two. Nothing is written. Raises BankError."""
    connection = before.bank.connection
    with (
        attached(connection, after.bank.connection) as schema,
        connection.reading(),
        compared(
            connection,
            ComparedState(OURS, before.revision),
            ComparedState(schema, after.revision),
            soc_version=soc_version,
            cores=cores,
        ) as states,
    ):
        found = Diff(connection, states)
        try:
            yield found
        finally:
            found.close()


def to_held(
    policy: str | None,
    environment: str,
    rule: str,
    median_us: float | None,
    low_us: float | None,
    high_us: float | None,
    baseline_us: float | None,
    baseline_low_us: float | None,
    baseline_high_us: float | None,
) -> Held | None:
    """Make one of the columns `HELD`; None where this state has no decision."""
    if policy is None:
        return None
    speedup = None
    if median_us and low_us and high_us and baseline_us is not None:
        # Where the default was found best, it is compared with itself.
        noisy = (
            (baseline_low_us or 0.0) / high_us,
            baseline_us / median_us,
            (baseline_high_us or 0.0) / low_us,
        )
        if all(map(math.isfinite, noisy)):
            speedup = (1.0, 1.0, 1.0) if rule == "default" else noisy
    return Held(
        policy,
        environment,
        rule,
        median_us,
        speedup,
        _span(low_us, median_us, high_us),
        _span(baseline_low_us, baseline_us, baseline_high_us),
    )


def _span(low: float | None, middle: float | None, high: float | None) -> Span | None:
    if low is None or middle is None or high is None:
        return None
    return (low, middle, high)
