"""The rewrite: it finds the places of a fused graph where it applies, and applies there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Graph

Site = tuple[str, ...]
"""Names of the outputs of the nodes concerned, the one that gives the site its place first."""


@dataclass(frozen=True)
class Rewrite:
    """A change of the partition, exact in real arithmetic.

    Inputs and outputs of the graph keep names and types.
    """

    name: str
    """Knobs are named after it: `{name}_{number of the site}`."""
    candidates: Callable[[Rewriter], Iterable[Site]]
    """All sites, and more, in the order of the nodes that give them their place."""
    match: Callable[[Rewriter, Site], Any]
    """The match of a site, of a type of the rewrite's own; None where there is no such site."""
    edit: Callable[[Rewriter, Any], None]
    """The change of the nodes of a match."""

    def find(self, graph: Graph) -> tuple[Site, ...]:
        """The sites, in the order of the nodes that give them their place."""
        work = Rewriter(graph)
        return tuple(s for s in self.candidates(work) if self.match(work, s) is not None)

    def apply(self, graph: Graph, site: Site) -> Graph | None:
        """The graph after the change at a site of the graph or of what other rewrites made of it.

        None where they left no such site.
        """
        work = Rewriter(graph)
        found = self.match(work, site)
        if found is None:
            return None
        self.edit(work, found)
        return work.freeze()


def nodes_of(op: str) -> Callable[[Rewriter], Iterable[Site]]:
    """Sites of one node each, with this op."""
    return lambda work: (node.outputs for node in work.nodes() if node.op == op)
