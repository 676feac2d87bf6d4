"""Merges that were taken back: what came with them counts as merged, and does not come again."""

from __future__ import annotations

from dataclasses import dataclass

from bankd.bank.connection import Connection
from bankd.bank.record import Revision
from bankd.bank.rows import REVISION_COLUMNS, to_revision
from bankd.bank.store import Bank

_REVISIONS = f"SELECT {REVISION_COLUMNS} FROM revisions"
_MERGES = """
    SELECT parents.revision, parents.parent FROM parents
    WHERE parents.position > 0 ORDER BY parents.revision DESC
"""
# Of the undoing revisions since, the newest by which a key still is as it was before the merge.
_UNDOING = f"""
    {_REVISIONS}
    WHERE revisions.number > :merge AND revisions.message GLOB 'revert [ot]* r[0-9]*'
      AND EXISTS (
        SELECT 1 FROM changes AS undone
        CROSS JOIN changes AS merged
           ON merged.revision = :merge
          AND merged.target = undone.target AND merged.task = undone.task
        LEFT JOIN current
          ON current.target = undone.target AND current.task = undone.task
        WHERE undone.revision = revisions.number
          AND current.decision IS undone.decision
          AND merged.decision IS NOT undone.decision
          AND undone.decision IS (
            SELECT earlier.decision FROM changes AS earlier
             WHERE earlier.target = undone.target AND earlier.task = undone.task
               AND earlier.revision < :merge
             ORDER BY earlier.revision DESC LIMIT 1))
    ORDER BY revisions.number DESC LIMIT 1
"""


@dataclass(frozen=True)
class TakenBack:
    """A state of another bank that was merged, and whose merge was undone."""

    theirs: Revision
    """The revision in their bank."""
    merged: Revision
    undone: Revision
    """Undoing this one brings back what the merge had brought."""


def taken_back(ours: Bank, theirs: Bank) -> list[TakenBack]:
    """The merges of their bank that do not hold in ours any more, newest first."""
    found = []
    for row in ours.connection.rows(_MERGES):
        state = _revision(theirs.connection, "id = ?", row["parent"])
        merged = _revision(ours.connection, "number = ?", row["revision"]) if state else None
        undone = undoing(ours, merged) if merged else None
        if state and merged and undone:
            found.append(TakenBack(state, merged, undone))
    return found


def undoing(bank: Bank, merged: Revision) -> Revision | None:
    """The newest revision that took back what this one brought, as far as that still counts."""
    parameters = {"merge": merged.number}
    return next(bank.connection.read(to_revision, _UNDOING, parameters), None)


def _revision(connection: Connection, where: str, value: object) -> Revision | None:
    found = connection.read(to_revision, f"{_REVISIONS} WHERE {where}", (value,))
    return next(found, None)
