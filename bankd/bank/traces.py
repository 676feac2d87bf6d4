"""Traces of keys without a decision, and the search for keys by a part.

Every query walks an index: a bank of any size answers at once.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass

from bankd.bank.canonical import well_formed
from bankd.bank.record import TargetKey
from bankd.bank.rows import target_id
from bankd.bank.store import Bank

_BEGINNING = "SELECT key, text FROM tasks WHERE key >= ? AND key < ? ORDER BY key LIMIT ?"
_LAST_CHARACTER = "\U0010ffff"

TRIED = """
    SELECT tasks.key, count(*) AS trials, sum(observations.outcome <> 'ok') AS failed
    FROM json_each(:keys) AS asked
    CROSS JOIN tasks ON tasks.key = asked.value
    CROSS JOIN observations
        ON observations.target = :target AND observations.task = tasks.id
    GROUP BY tasks.key
"""


@dataclass(frozen=True)
class Tried:
    """Number of trials of a key on a target, and of those that failed."""

    trials: int
    failed: int


def tasks_beginning(bank: Bank, beginning: str, most: int) -> dict[str, str]:
    """Keys that begin so, each with the text of its task; decided or not."""
    first = well_formed(beginning)
    rows = bank.connection.rows(_BEGINNING, (first, first + _LAST_CHARACTER, most))
    return {row["key"]: row["text"] for row in rows}


def tried(bank: Bank, target: TargetKey, keys: Collection[str]) -> dict[str, Tried]:
    """Return what was measured of the keys; those that never were are left out."""
    rows = bank.connection.rows(TRIED, _of(bank, target, keys))
    return {row["key"]: Tried(row["trials"], row["failed"]) for row in rows}


def _of(bank: Bank, target: TargetKey, keys: Collection[str]) -> dict[str, object]:
    return {"keys": json.dumps(list(keys)), "target": target_id(bank.connection, target)}
