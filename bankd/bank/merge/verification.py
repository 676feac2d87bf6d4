"""Hash verification of the decisions that another bank brings.

A row that has the hash of another decision would stand in its place, in every bank that merges it.
"""

from __future__ import annotations

import json
from array import array
from functools import lru_cache
from pathlib import Path

from bankd.bank.canonical import is_canonical
from bankd.bank.connection import Row
from bankd.bank.exchange.line_schema import (
    DECISION,
    canonical_text,
    quoted,
)
from bankd.bank.tables.opening import open_connection
from bankd.bank.tables.rows import CONTENT_COLUMNS, decision_joins, to_decision

BATCH = 500
"""Decisions read at once."""

_BY_ID = f"""
    SELECT decisions.hash, {CONTENT_COLUMNS}
    FROM json_each(:ids) AS wanted
    CROSS JOIN decisions ON decisions.id = wanted.value
    {decision_joins()}
"""


def find_wrong_hash(path: Path, ids: array[int]) -> str | None:
    """The hash of the first of these decisions of a bank that is not what it says."""
    connection = open_connection(path, create=False, read_only=True)
    try:
        for start in range(0, len(ids), BATCH):
            batch = {"ids": json.dumps(ids[start : start + BATCH].tolist())}
            for row in connection.stream(_BY_ID, batch):
                if not (_has_usual_hash(row) or _has_hash(row)):
                    return str(row["hash"])
    finally:
        connection.close()
    return None


def _has_usual_hash(row: Row) -> bool:
    """Return True if a row as exports hold it has its hash: the short cut for a million."""
    columns = {**row, "environment": row["hash"]}  # Any digest will do for a line.
    task, environment = row["task"], row["environment"]
    try:
        _, texts = DECISION.write([columns[name] for name in DECISION.columns])
        canonical_text(task)
    except (ValueError, TypeError, RecursionError):
        return False
    soc_version = _quoted(row["soc_version"])
    found = DECISION.hash(texts, soc_version, quoted(task), _quoted(environment))
    return is_canonical(environment) and found == row["hash"]


def _has_hash(row: Row) -> bool:
    """Return True if the value that a row makes has its hash."""
    try:
        return bool(to_decision(row).content_hash == row["hash"])
    except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError):
        return False


@lru_cache(maxsize=64)
def _quoted(text: str) -> str:
    return quoted(text)
