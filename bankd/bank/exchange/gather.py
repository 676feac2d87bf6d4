"""What an export takes from a bank: rows in the order of its lines, from one moment.

Everything is sorted and chosen by SQL in temporary tables, which hold numbers of rows only.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Any

from bankd.bank.connection import Connection
from bankd.bank.exchange.manifest import SECTIONS
from bankd.bank.record import Revision
from bankd.bank.state import relation

Row = tuple[Any, ...]

CACHE_KIB = 64 * 1024

_TABLES = {
    "decisions": "cores, task, decision",
    "observations": "cores, task, observation",
    "tasks": "task",
    "environments": "environment",
}
_WANTED = """
    JOIN targets ON targets.id = {0}.target
    JOIN tasks ON tasks.id = {0}.task
    WHERE targets.soc_version = :soc_version
      AND (:cores IS NULL OR targets.cores = :cores)
      AND (:keys IS NULL OR tasks.key IN (SELECT value FROM json_each(:keys)))
"""
_COUNT_DECISIONS = "SELECT count(*) FROM {state} AS state" + _WANTED.format("state")
_COUNT_OBSERVATIONS = "SELECT count(*) FROM observations" + _WANTED.format("observations")
_CHOOSE_DECISIONS = f"""
    INSERT INTO temp.export_decisions (cores, task, decision)
    SELECT targets.cores, state.task, state.decision FROM {{state}} AS state
    {_WANTED.format("state")}
    ORDER BY targets.cores, tasks.key
"""
# Oldest first: a bank lists the trials of a key in the order of their rows.
_CHOOSE_OBSERVATIONS = f"""
    INSERT INTO temp.export_observations (cores, task, observation)
    SELECT targets.cores, observations.task, observations.id FROM observations
    {_WANTED.format("observations")}
    ORDER BY targets.cores, tasks.key, observations.created, observations.hash
"""
_CHOOSE_TASKS = """
    INSERT INTO temp.export_tasks (task)
    SELECT task FROM (
        SELECT task FROM temp.export_decisions UNION SELECT task FROM temp.export_observations)
    JOIN tasks ON tasks.id = task
    ORDER BY tasks.key
"""
_CHOOSE_ENVIRONMENTS = """
    INSERT INTO temp.export_environments (environment)
    SELECT environment FROM (
        SELECT environment FROM decisions
        WHERE id IN (SELECT decision FROM temp.export_decisions)
        UNION
        SELECT environment FROM observations
        WHERE id IN (SELECT observation FROM temp.export_observations))
    JOIN environments ON environments.id = environment
    ORDER BY environments.hash
"""
_ENVIRONMENTS = """
    SELECT hash, text FROM temp.export_environments AS chosen
    CROSS JOIN environments ON environments.id = chosen.environment ORDER BY chosen.place
"""
_TASKS = """
    SELECT key, text FROM temp.export_tasks AS chosen
    CROSS JOIN tasks ON tasks.id = chosen.task ORDER BY chosen.place
"""
_DECISIONS = """
    SELECT chosen.cores, tasks.key, tasks.text, policies.text, decisions.environment,
        decisions.hash, rule, stages, evidence,
        baseline_count, baseline_median_us, baseline_low_us, baseline_high_us,
        timing_count, timing_median_us, timing_low_us, timing_high_us
    FROM temp.export_decisions AS chosen
    CROSS JOIN decisions ON decisions.id = chosen.decision
    CROSS JOIN tasks ON tasks.id = chosen.task
    CROSS JOIN policies ON policies.id = decisions.policy
    ORDER BY chosen.place
"""
_OBSERVATIONS = """
    SELECT chosen.cores, tasks.key, tasks.text, policies.text, observations.environment,
        observations.hash, outcome, error, note, host, tool_version, created,
        baseline_count, baseline_median_us, baseline_low_us, baseline_high_us, baseline_samples,
        timing_count, timing_median_us, timing_low_us, timing_high_us, timing_samples
    FROM temp.export_observations AS chosen
    CROSS JOIN observations ON observations.id = chosen.observation
    CROSS JOIN tasks ON tasks.id = chosen.task
    CROSS JOIN policies ON policies.id = observations.policy
    ORDER BY chosen.place
"""


@dataclass(frozen=True)
class Choice:
    """What of a bank is to be exported."""

    soc_version: str
    cores: int | None = None
    """None: any."""
    keys: Collection[str] | None = None
    """None: all."""
    at: Revision | None = None
    """Decisions as they stood at it; None: as they stand. Evidence is never unlearned: observations
    are exported whatever the revision."""


class Gathered:
    """The rows of an export in the order of its lines. Lives inside `gathered` only."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._readers: list[Generator[Row, None, None]] = []

    def cores(self) -> list[int]:
        chosen = "SELECT cores FROM temp.export_decisions UNION"
        sql = f"{chosen} SELECT cores FROM temp.export_observations"
        return [row[0] for row in self._connection.tuples(sql)]

    def counts(self) -> dict[str, int]:
        """Lines of each section."""
        sql = "SELECT count(*) FROM temp.export_{}"
        return {name: self._connection.value(sql.format(name)) for name in SECTIONS}

    def environments(self) -> Iterator[Row]:
        return self._stream(_ENVIRONMENTS)

    def tasks(self) -> Iterator[Row]:
        return self._stream(_TASKS)

    def decisions(self) -> Iterator[Row]:
        return self._stream(_DECISIONS)

    def observations(self) -> Iterator[Row]:
        return self._stream(_OBSERVATIONS)

    def environment(self, number: int) -> Row:
        """Hash and text of the environment in a row of it."""
        sql = "SELECT hash, text FROM environments WHERE id = ?"
        (row,) = self._connection.tuples(sql, (number,))
        return row

    def close(self) -> None:
        """Nobody need read to the end, but SQLite does not drop a table that is being read."""
        for reader in self._readers:
            reader.close()

    def _stream(self, sql: str) -> Iterator[Row]:
        def rows() -> Generator[Row, None, None]:
            yield from self._connection.tuples(sql)

        self._readers.append(rows())
        return self._readers[-1]


@contextmanager
def gathered(connection: Connection, choice: Choice) -> Iterator[Gathered]:
    """The chosen rows as of one moment, whoever writes to the bank meanwhile."""
    parameters = _parameters(choice)
    with _one_moment(connection), relation(connection, "main", choice.at, "export_state") as state:
        run = connection.database.execute
        for table, columns in _TABLES.items():
            run(f"CREATE TEMP TABLE export_{table} (place INTEGER PRIMARY KEY, {columns})")
        run(_CHOOSE_DECISIONS.format(state=state), parameters)
        run(_CHOOSE_OBSERVATIONS, parameters)
        run(_CHOOSE_TASKS)
        run(_CHOOSE_ENVIRONMENTS)
        with closing(Gathered(connection)) as found:
            yield found


def quick_counts(connection: Connection, choice: Choice) -> dict[str, int]:
    """Decisions and observations that are wanted, before they are sorted."""
    parameters = _parameters(choice)
    with connection.reading(), relation(connection, "main", choice.at, "export_state") as state:
        return {
            "decisions": connection.value(_COUNT_DECISIONS.format(state=state), parameters),
            "observations": connection.value(_COUNT_OBSERVATIONS, parameters),
        }


def _parameters(choice: Choice) -> dict[str, Any]:
    return {
        "soc_version": choice.soc_version,
        "cores": choice.cores,
        "keys": None if choice.keys is None else json.dumps(sorted(choice.keys)),
    }


@contextmanager
def _one_moment(connection: Connection) -> Iterator[None]:
    """One state for all reads, and room for the rows that they jump between."""
    usual = connection.value("PRAGMA cache_size")
    connection.database.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
    try:
        with connection.reading():
            yield
    finally:
        connection.database.execute(f"PRAGMA cache_size = {usual}")
