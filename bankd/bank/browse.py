"""Queries of lists and pages: keys by their beginning, revisions, and the users of an entry.

Each look-up goes by an index: in a bank of a million entries it takes milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterator

from bankd.bank import history, usage
from bankd.bank.canonical import well_formed
from bankd.bank.history import OF_TARGETS
from bankd.bank.record import Model, Revision, TargetKey
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


def current_keys(
    bank: Bank,
    beginning: str,
    limit: int,
    soc_version: str | None = None,
    cores: int | None = None,
) -> list[str]:
    """Keys with this beginning that have a decision now, sorted; the first `limit` of them."""
    return _keys(bank, "current", beginning, limit, soc_version, cores)


def decided_keys(
    bank: Bank,
    beginning: str,
    limit: int,
    soc_version: str | None = None,
    cores: int | None = None,
) -> list[str]:
    """Return keys as `current_keys` does, with those that were retired."""
    return _keys(bank, "changes", beginning, limit, soc_version, cores)


def revisions(
    bank: Bank,
    limit: int | None = None,
    soc_version: str | None = None,
    cores: int | None = None,
) -> Iterator[Revision]:
    """Newest first, as they are asked for; of a target only those that changed its entries."""
    return history.revisions(bank.connection, limit, soc_version, cores)


def has_merges(bank: Bank) -> bool:
    """Return True if any revision has more than one parent."""
    sql = "SELECT EXISTS (SELECT 1 FROM parents WHERE position = 1)"
    return bool(bank.connection.value(sql))


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


def revision_name(bank: Bank, revision_id: str) -> str | None:
    """ "r3", or None for a revision that is in another bank only."""
    sql = "SELECT number FROM revisions WHERE id = ?"
    number = bank.connection.value(sql, (revision_id,))
    return None if number is None else f"r{number}"


def users(bank: Bank, key: str, target: TargetKey) -> list[Model]:
    """The models that asked for a key on a target, latest first."""
    return usage.models_of(bank.connection, key, target)


def hits(bank: Bank, key: str, target: TargetKey) -> Hits:
    """Return the number of hits of an entry, and the time of the last."""
    return usage.hits_of(bank.connection, key, target)


def _keys(
    bank: Bank,
    entries: str,
    beginning: str,
    limit: int,
    soc_version: str | None,
    cores: int | None,
) -> list[str]:
    parameters = {
        "first": well_formed(beginning),
        "last": well_formed(beginning) + _LAST_CHARACTER,
        "soc_version": soc_version,
        "cores": cores,
        "limit": limit,
    }
    rows = bank.connection.rows(_KEYS.format(entries=entries), parameters)
    return [row["key"] for row in rows]
