"""Queries of lists and pages: keys by their beginning, targets, and the users of an entry.

Each look-up goes by an index: in a bank of a million entries it takes milliseconds.
"""

from __future__ import annotations

from bankd.bank import usage
from bankd.bank.canonical import well_formed
from bankd.bank.history import OF_TARGETS
from bankd.bank.record import Model, TargetKey
from bankd.bank.store import Bank
from bankd.bank.usage import Hits

_KEYS = f"""
    SELECT tasks.key FROM tasks
    WHERE tasks.key >= :first AND tasks.key < :last
      AND EXISTS (
        SELECT 1 FROM targets
        CROSS JOIN {{entries}} AS entry ON entry.target = targets.id AND entry.task = tasks.id
        WHERE {OF_TARGETS})
    ORDER BY tasks.key LIMIT :limit
"""
_LAST_CHARACTER = "\U0010ffff"


def keys_beginning(
    bank: Bank,
    beginning: str,
    limit: int,
    soc_version: str | None = None,
    cores: int | None = None,
    *,
    is_current: bool = True,
) -> list[str]:
    """Keys with this beginning that have a decision, sorted; the first `limit` of them.

    `is_current`: now; otherwise those that were retired as well.
    """
    parameters = {
        "first": well_formed(beginning),
        "last": well_formed(beginning) + _LAST_CHARACTER,
        "soc_version": soc_version,
        "cores": cores,
        "limit": limit,
    }
    sql = _KEYS.format(entries="current" if is_current else "changes")
    return [row["key"] for row in bank.connection.rows(sql, parameters)]


def target_counts(bank: Bank) -> list[tuple[TargetKey, int]]:
    """Count the current decisions of each target that has any, sorted."""
    rows = bank.connection.rows(
        "SELECT soc_version, cores, count FROM"
        " (SELECT target, count(*) AS count FROM current GROUP BY target)"
        " JOIN targets ON targets.id = target ORDER BY soc_version, cores"
    )
    return [(TargetKey(row["soc_version"], row["cores"]), row["count"]) for row in rows]


def has_waiting_merge(bank: Bank) -> bool:
    """Return True if a merge waits for choices."""
    return bool(bank.connection.value("SELECT count(*) FROM merges"))


def users(bank: Bank, key: str, target: TargetKey) -> list[Model]:
    """The models that asked for a key on a target, latest first."""
    return usage.models_of(bank.connection, key, target)


def hits(bank: Bank, key: str, target: TargetKey) -> Hits:
    """Return the number of hits of an entry, and the time of the last."""
    return usage.hits_of(bank.connection, key, target)
