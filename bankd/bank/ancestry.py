"""The common past of two banks: revision ids are the same everywhere, so their graphs are one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bankd.bank.connection import Connection
from bankd.bank.record import Revision
from bankd.bank.rows import REVISION_COLUMNS, to_revision

_EDGES = """
    SELECT revisions.id, parents.parent
    FROM revisions LEFT JOIN parents ON parents.revision = revisions.number
"""
_BY_ID = f"SELECT {REVISION_COLUMNS} FROM revisions WHERE id = ?"

Graph = Mapping[str, list[str]]
"""Revision id -> ids of its parents. Of a parent that only another bank has, just the id."""


@dataclass(frozen=True)
class Ancestor:
    """The newest revision that both states descend from, or are."""

    revision: Revision
    is_ours: bool
    """True if our bank holds its changes; else theirs does."""


def common_ancestors(
    ours: Connection, our_head: Revision | None, theirs: Connection, their_head: Revision | None
) -> list[Ancestor]:
    """The newest revisions that both states descend from, or are.

    None for banks without a common past; several for banks that merged each other crosswise.
    """
    if our_head is None or their_head is None:
        return []
    graph = _graph([ours, theirs])
    common = ancestors(graph, our_head.id) & ancestors(graph, their_head.id) & graph.keys()
    older = {parent for one in common for parent in graph[one]}
    found = [a for one in common - older if (a := _held(one, ours, theirs)) is not None]
    return sorted(found, key=lambda a: a.revision.id)


def is_common(
    ours: Connection,
    our_head: Revision | None,
    theirs: Connection,
    their_head: Revision | None,
    revision_id: str,
) -> bool:
    """Return True if both states are that revision or come after it."""
    graph = _graph([ours, theirs])
    heads = (our_head, their_head)
    return all(head is not None and revision_id in ancestors(graph, head.id) for head in heads)


def ancestors(graph: Graph, start: str) -> set[str]:
    """A revision with all that it descends from."""
    found, waiting = {start}, [start]
    while waiting:
        new = set(graph.get(waiting.pop(), ())) - found
        found |= new
        waiting.extend(new)
    return found


def _graph(connections: Iterable[Connection]) -> Graph:
    graph: dict[str, list[str]] = {}
    for child, parent in _edges(connections):
        known = graph.setdefault(child, [])
        if parent is not None and parent not in known:
            known.append(parent)
    return graph


def _edges(connections: Iterable[Connection]) -> Iterator[tuple[str, str | None]]:
    for connection in connections:
        yield from ((row["id"], row["parent"]) for row in connection.stream(_EDGES))


def _held(revision_id: str, ours: Connection, theirs: Connection) -> Ancestor | None:
    for connection, is_ours in ((ours, True), (theirs, False)):
        found = next(connection.read(to_revision, _BY_ID, (revision_id,)), None)
        if found is not None:
            return Ancestor(found, is_ours)
    return None
