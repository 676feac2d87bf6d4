"""Lines that an export takes from a bank, in their order, from one moment.

Everything is sorted and chosen by SQL in temporary tables, which hold numbers of rows only. A bank
may come from anywhere: what could not be imported again is not exported.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Generator, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import msgspec

from bankd.bank.canonical import text_hash
from bankd.bank.connection import RESTORE
from bankd.bank.exchange.line_schema import (
    DECISION,
    ENVIRONMENT,
    OBSERVATION,
    TASK,
    Codec,
    SocVersion,
    decision_leaf,
    evidence_leaf,
    quoted,
    require_hash,
)
from bankd.bank.exchange.manifest import (
    DECISIONS,
    ENVIRONMENTS,
    OBSERVATIONS,
    SECTIONS,
    TASKS,
    Merkle,
)
from bankd.bank.record import Revision
from bankd.bank.state import relation
from bankd.bank.store import Bank
from bankd.errors import BankError, BankFileError
from bankd.number_text import counted

CACHE_KIB = 64 * 1024
ENVIRONMENTS_REMEMBERED = 32
"""Maximum number of environments in memory: a bank has few, and each may be long."""

_WANTED = """
    JOIN targets ON targets.id = {0}.target
    JOIN tasks ON tasks.id = {0}.task
    WHERE targets.soc_version = :soc_version
      AND (:cores IS NULL OR targets.cores = :cores)
      AND (:keys IS NULL OR tasks.key IN (SELECT value FROM json_each(:keys)))
"""
# A bank lists the trials of a key in the order of their rows, so they are exported oldest first.
_CHOOSE = f"""
    CREATE TEMP TABLE export_decisions AS
    SELECT targets.cores, state.task, state.decision AS id FROM {{state}} AS state
    {_WANTED.format("state")}
    ORDER BY targets.cores, tasks.key;

    CREATE TEMP TABLE export_observations AS
    SELECT targets.cores, observations.task, observations.id FROM observations
    {_WANTED.format("observations")}
    ORDER BY targets.cores, tasks.key, observations.created, observations.hash;

    CREATE TEMP TABLE export_tasks AS
    SELECT id FROM tasks WHERE id IN (
        SELECT task FROM export_decisions UNION SELECT task FROM export_observations)
    ORDER BY key;

    CREATE TEMP TABLE export_environments AS
    SELECT id FROM environments WHERE id IN (
        SELECT environment FROM decisions WHERE id IN (SELECT id FROM export_decisions)
        UNION
        SELECT environment FROM observations WHERE id IN (SELECT id FROM export_observations))
    ORDER BY hash
"""
_ENTRIES = """
    SELECT {columns}, tasks.text, {section}.environment
    FROM temp.export_{section} AS chosen
    CROSS JOIN {section} ON {section}.id = chosen.id
    CROSS JOIN tasks ON tasks.id = chosen.task
    CROSS JOIN policies ON policies.id = {section}.policy
    CROSS JOIN environments ON environments.id = {section}.environment
    ORDER BY chosen.rowid
"""
_ELSEWHERE = {
    "cores": "chosen.cores",
    "environment": "environments.hash",
    "key": "tasks.key",
    "policy": "policies.text",
}
"""Fields of an entry -> the columns that hold them in other tables."""


def _entries(section: str, codec: Codec[Any]) -> tuple[Codec[Any], str]:
    columns = [_ELSEWHERE.get(name, f"{section}.{name}") for name in codec.columns]
    return codec, _ENTRIES.format(columns=", ".join(columns), section=section)


_SECTIONS: dict[str, tuple[Codec[Any], str]] = {
    ENVIRONMENTS: (ENVIRONMENT, """
        SELECT text, hash FROM temp.export_environments AS chosen
        CROSS JOIN environments ON environments.id = chosen.id ORDER BY chosen.rowid
    """),
    TASKS: (TASK, """
        SELECT NULL, key, text FROM temp.export_tasks AS chosen
        CROSS JOIN tasks ON tasks.id = chosen.id ORDER BY chosen.rowid
    """),
    DECISIONS: _entries(DECISIONS, DECISION),
    OBSERVATIONS: _entries(OBSERVATIONS, OBSERVATION),
}  # fmt: skip
"""Section -> the codec of its lines, and their rows: the columns of the codec come first."""


class ExportRows:
    """The lines of an export in their order. Usable inside `choose_rows` only."""

    def __init__(self, bank: Bank, soc_version: str) -> None:
        self._connection = bank.connection
        self._path = bank.path
        try:
            self._soc_version = quoted(msgspec.convert(soc_version, SocVersion))
        except ValueError as error:  # A bank may name a target as it likes; no export carries it.
            raise BankFileError(f"{bank.path}: {soc_version!r}: {error}", RESTORE) from error
        self._environment = lru_cache(maxsize=ENVIRONMENTS_REMEMBERED)(self._read_environment)
        self.decided = Merkle()
        """Tree over the decisions without their times; final when all their lines are made."""
        self.evidence = Merkle()
        """Tree over the hashes of decisions and observations, the same."""

    def cores(self) -> tuple[int, ...]:
        chosen = "SELECT cores FROM temp.export_decisions UNION"
        sql = f"{chosen} SELECT cores FROM temp.export_observations"
        return tuple(row[0] for row in self._connection.tuples(sql))

    def counts(self) -> dict[str, int]:
        """Lines of each section."""
        sql = "SELECT count(*) FROM temp.export_{}"
        return {name: self._connection.value(sql.format(name)) for name in SECTIONS}

    def lines(self, section: str) -> Generator[bytes, None, None]:
        """The lines of a section; sections have to be read in their order.

        Close it before the end of `choose_rows`: SQLite does not drop a table that is being read.
        Raises BankError for a damaged row.
        """
        codec, sql = _SECTIONS[section]
        for row in self._connection.tuples(sql):
            try:
                line = self._line(section, codec, row).encode("ascii") + b"\n"
            except (ValueError, TypeError, AttributeError, RecursionError) as error:
                columns = dict(zip(codec.columns, row, strict=False))
                name = str(columns.get("key", columns["hash"]))[:80]
                what = f"{self._path}: {section}: {name}: {error}"
                raise BankFileError(what, RESTORE) from error
            yield line

    def _line(self, section: str, codec: Codec[Any], row: tuple[Any, ...]) -> str:
        if section == TASKS:
            return codec.write((text_hash(row[2]), *row[1:]))[0]
        if section == ENVIRONMENTS:
            require_hash(text_hash(row[0]), row[1])
            return codec.write(row)[0]
        *columns, task, environment = row
        line, texts = codec.write(columns)
        claimed = texts["hash"].strip('"')
        parts = quoted(task), self._environment(environment)
        require_hash(codec.hash(texts, self._soc_version, *parts), claimed)
        if section == DECISIONS:
            self.decided.add(decision_leaf(texts, self._soc_version, task))
        self.evidence.add(evidence_leaf(section, claimed))
        return line

    def _read_environment(self, number: int) -> str:
        sql = "SELECT text FROM environments WHERE id = ?"
        return quoted(self._connection.value(sql, (number,)))


@contextmanager
def choose_rows(
    bank: Bank,
    soc_version: str,
    cores: int | None,
    keys: Collection[str] | None,
    at: Revision | None,
) -> Iterator[ExportRows]:
    """Choose lines as of one moment, whatever is written to the bank meanwhile; None: any.

    `at`: revision whose decisions are chosen. Evidence is never unlearned: observations are chosen
    whatever the revision. Raises BankError where there are none.
    """
    connection = bank.connection
    parameters = {
        "soc_version": soc_version,
        "cores": cores,
        "keys": None if keys is None else json.dumps(sorted(keys)),
    }
    usual = connection.value("PRAGMA cache_size")
    run = connection.database.execute
    run(f"PRAGMA cache_size = -{CACHE_KIB}")
    try:
        with connection.reading(), relation(connection, "main", at, "export_state") as state:
            for sql in _CHOOSE.format(state=state).split(";"):
                run(sql, parameters)
            found = ExportRows(bank, soc_version)
            if not found.cores():
                known = ", ".join(t.words for t in bank.targets())
                wanted = soc_version + (f" with {counted(cores, 'core')}" if cores else "")
                which = "" if keys is None else " of these keys"
                raise BankError(
                    f"{bank.path} holds nothing{which} for {wanted}",
                    f"it knows {known}" if known else "tune a model first, with `bankd aoe`",
                )
            yield found
    finally:
        run(f"PRAGMA cache_size = {usual}")
