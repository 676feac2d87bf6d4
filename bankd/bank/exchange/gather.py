"""What an export takes from a bank: its lines in their order, from one moment.

Everything is sorted and chosen by SQL in temporary tables, which hold numbers of rows only. A bank
may come from anywhere: what could not be imported again is not exported.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from bankd.bank.canonical import text_hash
from bankd.bank.connection import Connection
from bankd.bank.exchange.manifest import (
    DECISIONS,
    ENVIRONMENTS,
    OBSERVATIONS,
    SECTIONS,
    TASKS,
    Merkle,
)
from bankd.bank.exchange.schema import (
    DECISION,
    ENVIRONMENT,
    MOST_LINE_BYTES,
    OBSERVATION,
    TASK,
    Codec,
    SocVersion,
    decision_leaf,
    decision_texts,
    error_text,
    evidence_leaf,
    quoted,
    require_hash,
    timing_text,
)
from bankd.bank.faults import FILE_CODE, RESTORE
from bankd.bank.record import Revision
from bankd.bank.state import relation
from bankd.bank.store import Bank
from bankd.errors import BankError

Row = tuple[Any, ...]

CACHE_KIB = 64 * 1024
ENVIRONMENTS_REMEMBERED = 32
"""A bank has few, and each may be long."""

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
    """The lines of an export in their order. Lives inside `gathered` only."""

    def __init__(self, connection: Connection, path: Path, soc_version: str) -> None:
        """`path`: of the bank, for messages."""
        self._connection = connection
        self._path = path
        self._soc_version = _checked(path, soc_version)
        self._streams: list[Generator[Any, None, None]] = []
        self._environment = lru_cache(maxsize=ENVIRONMENTS_REMEMBERED)(self._read_environment)
        self.decided = Merkle()
        """Over the decisions without their times; final when all lines of them are made."""
        self.evidence = Merkle()
        """Over the hashes of decisions and observations, the same."""

    def cores(self) -> list[int]:
        chosen = "SELECT cores FROM temp.export_decisions UNION"
        sql = f"{chosen} SELECT cores FROM temp.export_observations"
        return [row[0] for row in self._connection.tuples(sql)]

    def counts(self) -> dict[str, int]:
        """Lines of each section."""
        sql = "SELECT count(*) FROM temp.export_{}"
        return {name: self._connection.value(sql.format(name)) for name in SECTIONS}

    def lines(self, section: str) -> Iterator[bytes]:
        """The sections have to be asked for in their order. Raises BankError for a damaged row."""
        sql, line_of = {
            ENVIRONMENTS: (_ENVIRONMENTS, self._environment_line),
            TASKS: (_TASKS, self._task_line),
            DECISIONS: (_DECISIONS, self._decision_line),
            OBSERVATIONS: (_OBSERVATIONS, self._observation_line),
        }[section]
        self._streams.append(self._checked_lines(section, sql, line_of))
        return self._streams[-1]

    def close(self) -> None:
        """Nobody need read to the end, but SQLite does not drop a table that is being read."""
        for stream in self._streams:
            stream.close()

    def _checked_lines(
        self, section: str, sql: str, line_of: Callable[[Row], str]
    ) -> Generator[bytes, None, None]:
        for row in self._connection.tuples(sql):
            try:
                line = line_of(row).encode("ascii") + b"\n"
            except (ValueError, TypeError, RecursionError) as error:
                what = f"{self._path}: {section}: {row[0]} {str(row[1])[:80]}: {error}"
                raise BankError(what, RESTORE, FILE_CODE) from error
            yield line

    def _environment_line(self, row: Row) -> str:
        stored_hash, text = row
        require_hash(text_hash(text), stored_hash)
        return _written(ENVIRONMENT, {"environment": text, "hash": quoted(stored_hash)})

    def _task_line(self, row: Row) -> str:
        key, text = row
        return _written(TASK, {"hash": quoted(text_hash(text)), "key": quoted(key), "task": text})

    def _decision_line(self, row: Row) -> str:
        cores, key, task, policy, environment, stored_hash, rule, stages, evidence = row[:9]
        environment_hash, environment_text = self._environment(environment)
        texts = decision_texts(
            cores, key, policy, environment_hash, stored_hash, rule, stages, evidence,
            row[9:13], row[13:17],
        )  # fmt: skip
        line = _written(DECISION, texts)
        found = DECISION.hash(texts, self._soc_version, quoted(task), environment_text)
        require_hash(found, stored_hash)
        self.decided.add(decision_leaf(texts, self._soc_version, task))
        self.evidence.add(evidence_leaf("decision", stored_hash))
        return line

    def _observation_line(self, row: Row) -> str:
        cores, key, task, policy, environment, stored_hash = row[:6]
        outcome, error, note, host, tool_version, created = row[6:12]
        environment_hash, environment_text = self._environment(environment)
        texts = {
            "baseline": timing_text(row[12:17]),
            "cores": repr(cores),
            "created": quoted(created),
            "environment": quoted(environment_hash),
            "error": error_text(error),
            "hash": quoted(stored_hash),
            "host": quoted(host),
            "key": quoted(key),
            "note": quoted(note),
            "outcome": quoted(outcome),
            "policy": policy,
            "timing": timing_text(row[17:22]),
            "tool_version": quoted(tool_version),
        }
        line = _written(OBSERVATION, texts)
        found = OBSERVATION.hash(texts, self._soc_version, quoted(task), environment_text)
        require_hash(found, stored_hash)
        self.evidence.add(evidence_leaf("observation", stored_hash))
        return line

    def _read_environment(self, number: int) -> tuple[str, str]:
        """Hash of the environment in a row, and its text as a JSON string."""
        sql = "SELECT hash, text FROM environments WHERE id = ?"
        ((stored_hash, text),) = self._connection.tuples(sql, (number,))
        return stored_hash, quoted(text)


@contextmanager
def gathered(bank: Bank, choice: Choice) -> Iterator[Gathered]:
    """The chosen lines as of one moment, whoever writes to the bank meanwhile.

    Raises BankError where there are none.
    """
    connection = bank.connection
    parameters = _parameters(choice)
    with _one_moment(connection), relation(connection, "main", choice.at, "export_state") as state:
        run = connection.database.execute
        for table, columns in _TABLES.items():
            run(f"CREATE TEMP TABLE export_{table} (place INTEGER PRIMARY KEY, {columns})")
        run(_CHOOSE_DECISIONS.format(state=state), parameters)
        run(_CHOOSE_OBSERVATIONS, parameters)
        run(_CHOOSE_TASKS)
        run(_CHOOSE_ENVIRONMENTS)
        with closing(Gathered(connection, bank.path, choice.soc_version)) as found:
            if not found.cores():
                raise _nothing(bank, choice)
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


def _nothing(bank: Bank, choice: Choice) -> BankError:
    known = ", ".join(f"{t.soc_version} with {t.cores} cores" for t in bank.targets())
    wanted = choice.soc_version + (f" with {choice.cores} cores" if choice.cores else "")
    which = "" if choice.keys is None else " of these keys"
    return BankError(
        f"{bank.path} holds nothing{which} for {wanted}",
        f"it knows {known}" if known else "tune a model first, with `bankd aoe`",
    )


def _checked(path: Path, soc_version: str) -> str:
    """As a JSON string. Whoever writes into a bank may name a target as he likes; no export can
    carry it."""
    try:
        return quoted(msgspec.convert(soc_version, SocVersion))
    except ValueError as error:
        raise BankError(f"{path}: {soc_version!r}: {error}", RESTORE, FILE_CODE) from error


def _written(codec: Codec[Any], texts: dict[str, str]) -> str:
    line = codec.write(texts)
    if len(line) >= MOST_LINE_BYTES:
        raise ValueError(f"a line of more than {MOST_LINE_BYTES} bytes")
    return line
