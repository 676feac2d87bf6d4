"""The common past of two banks: revision ids are the same everywhere, so their graphs are one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bankd.bank.connection import Connection
from bankd.bank.record import Revision
from bankd.bank.store import Bank
from bankd.bank.tables.rows import REVISION_COLUMNS, to_revision

_EDGES = """
    SELECT revisions.id, parents.parent
    FROM revisions LEFT JOIN parents ON parents.revision = revisions.number
"""
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

Graph = Mapping[str, list[str]]
"""Revision id -> ids of its parents. Of a parent that only another bank has, just the id."""


@dataclass(frozen=True)
class Ancestor:
    """The newest revision that both states descend from, or are."""

    revision: Revision
    is_ours: bool
    """True if our bank holds its changes; else theirs does."""


@dataclass(frozen=True)
class RevertedMerge:
    """A state of another bank that was merged, and whose merge was undone: what came with it
    counts as merged, and does not come again."""

    theirs: Revision
    """The revision in their bank."""
    merged: Revision
    undone: Revision
    """Undoing this one brings back what the merge had brought."""


def common_revisions(
    ours: Connection, our_head: Revision | None, theirs: Connection, their_head: Revision | None
) -> Graph:
    """The graph of the revisions that both states descend from, or are."""
    if our_head is None or their_head is None:
        return {}
    graph: dict[str, list[str]] = {}
    for connection in (ours, theirs):
        for child, parent in connection.tuples(_EDGES):
            known = graph.setdefault(child, [])
            if parent is not None and parent not in known:
                known.append(parent)
    common = _ancestors(graph, our_head.id) & _ancestors(graph, their_head.id) & graph.keys()
    return {one: graph[one] for one in common}


def common_ancestors(
    ours: Connection, our_head: Revision | None, theirs: Connection, their_head: Revision | None
) -> list[Ancestor]:
    """The newest revisions that both states descend from, or are.

    None for banks without a common past; several for banks that merged each other crosswise.
    """
    common = common_revisions(ours, our_head, theirs, their_head)
    older = {parent for parents in common.values() for parent in parents}
    held = (
        (_revision(ours, "id = ?", one), _revision(theirs, "id = ?", one))
        for one in sorted(common.keys() - older)
    )
    return [
        Ancestor(found, is_ours=mine is not None)
        for mine, other in held
        if (found := mine or other) is not None
    ]


def reverted_merges(ours: Bank, theirs: Bank) -> list[RevertedMerge]:
    """The merges of their bank that do not hold in ours any more, newest first."""
    found = []
    for number, parent in ours.connection.tuples(_MERGES):
        state = _revision(theirs.connection, "id = ?", parent)
        merged = _revision(ours.connection, "number = ?", number) if state else None
        undone = next(ours.connection.read(to_revision, _UNDOING, {"merge": number}), None)
        if state and merged and undone:
            found.append(RevertedMerge(state, merged, undone))
    return found


def _ancestors(graph: Graph, start: str) -> set[str]:
    """A revision with all that it descends from."""
    found, waiting = {start}, [start]
    while waiting:
        new = set(graph.get(waiting.pop(), ())) - found
        found |= new
        waiting.extend(new)
    return found


def _revision(connection: Connection, where: str, value: object) -> Revision | None:
    found = connection.read(to_revision, f"{_REVISIONS} WHERE {where}", (value,))
    return next(found, None)
