"""The past of a bank: its revisions, what each changed, and the life of one key."""

from __future__ import annotations

import re

from bankd.bank.canonical import well_formed
from bankd.bank.connection import Connection, Parameters
from bankd.bank.decisions import LINE, selecting
from bankd.bank.record import Change, Decision, Past, Revision, TargetKey
from bankd.bank.rows import REVISION_COLUMNS, target_id, to_decision, to_revision
from bankd.errors import BankError

_REVISIONS = f"SELECT {REVISION_COLUMNS} FROM revisions"

OF_TARGETS = """
    (:soc_version IS NULL OR targets.soc_version = :soc_version)
    AND (:cores IS NULL OR targets.cores = :cores)
"""
"""The selected targets; None stands for all."""

# Target by target, so that a revision of another target with a million changes is not read.
CHANGED_TARGETS = f"""
    SELECT 1 FROM targets
    CROSS JOIN changes ON changes.revision = revisions.number AND changes.target = targets.id
    WHERE {OF_TARGETS}
"""
"""Query with a row where a row of `revisions` changed an entry of the selected targets."""
_CHANGED = """
    SELECT tasks.key, targets.soc_version, targets.cores
    FROM changes
    JOIN tasks ON tasks.id = changes.task
    JOIN targets ON targets.id = changes.target
    WHERE changes.revision = :number
    ORDER BY targets.soc_version, targets.cores, tasks.key
"""
_AFTER = "SELECT decision, revision FROM changes WHERE revision = :number"
# What held in the first parent: the latest change of the key on its line.
_BEFORE = f"""
    {LINE}
    SELECT earlier.decision, earlier.revision
    FROM changes
    JOIN changes AS earlier ON earlier.target = changes.target AND earlier.task = changes.task
     AND earlier.revision = (
        SELECT max(revision) FROM changes AS any
        WHERE any.target = changes.target AND any.task = changes.task
          AND any.revision < :number AND any.revision IN (SELECT number FROM line))
    WHERE changes.revision = :number
"""
_OF_KEY = f"""
    {LINE}
    SELECT changes.decision, changes.revision
    FROM changes
    WHERE changes.target = :target
      AND changes.task = (SELECT id FROM tasks WHERE key = :key)
      AND changes.revision IN (SELECT number FROM line)
"""


def head(connection: Connection) -> Revision | None:
    return next(iter(log(connection, limit=1)), None)


def log(connection: Connection, limit: int | None) -> list[Revision]:
    sql = f"{_REVISIONS} ORDER BY number DESC LIMIT ?"
    return list(connection.read(to_revision, sql, (-1 if limit is None else limit,)))


class UnknownRevision(BankError):  # noqa: N818
    """No revision of the bank has this name."""


def revision(connection: Connection, name: str) -> Revision:
    """Find it by number ("r3"), "head", id or its beginning (four digits or more), or tag."""
    found = list(connection.read(to_revision, *_named(name)))
    if len(found) == 1:
        return found[0]
    if not found:
        raise UnknownRevision(f"no revision {name!r} in {connection.path}", "see `bankd log`")
    what = f"several revisions begin with {name!r}"
    raise BankError(f"{what} in {connection.path}", "see `bankd log`")


def changes(connection: Connection, number: int) -> list[Change]:
    parameters = {"number": number}
    after = _by_key(connection, _AFTER, parameters)
    before = _by_key(connection, _BEFORE, parameters)
    return [
        Change(target, key, before.get((target, key)), after.get((target, key)))
        for row in connection.rows(_CHANGED, parameters)
        for target, key in [(TargetKey(row["soc_version"], row["cores"]), row["key"])]
    ]


def decision_history(connection: Connection, key: str, target: TargetKey) -> list[Past]:
    newest = head(connection)
    if newest is None:
        return []
    parameters = {
        "number": newest.number,
        "target": target_id(connection, target),
        "key": key,
    }
    decided = {
        decision.revision: decision
        for decision in connection.read(to_decision, selecting(_OF_KEY), parameters)
    }
    steps = connection.read(
        to_revision,
        f"{_REVISIONS} WHERE number IN (SELECT revision FROM ({_OF_KEY})) ORDER BY number DESC",
        parameters,
    )
    return [Past(step, decided.get(step.id)) for step in steps]


def _named(name: str) -> tuple[str, Parameters]:
    if name == "head":
        return f"{_REVISIONS} ORDER BY number DESC LIMIT 1", ()
    if re.fullmatch(r"r[0-9]{1,18}", name):
        return f"{_REVISIONS} WHERE number = ?", (int(name[1:]),)
    if re.fullmatch(r"[0-9a-f]{4,64}", name):
        return f"{_REVISIONS} WHERE id >= ? AND id < ? LIMIT 2", (name, name + "g")
    tagged = "(SELECT revision FROM tags WHERE name = ?)"
    return f"{_REVISIONS} WHERE number = {tagged}", (well_formed(name),)


def _by_key(
    connection: Connection, chosen: str, parameters: Parameters
) -> dict[tuple[TargetKey, str], Decision]:
    decisions = connection.read(to_decision, selecting(chosen), parameters)
    return {(decision.target, decision.key): decision for decision in decisions}
