"""The rewrite: it finds the places of a fused graph where it applies, and applies there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Graph

Site = tuple[str, ...]
"""Names of the outputs of the nodes concerned, the one that gives the site its place first."""


@dataclass(frozen=True)
class Rewrite:
    """A change of the cut, exact in real arithmetic; inputs and outputs keep names and types."""

    name: str
    """Knobs are named after it: `{name}_{number of the site}`."""
    find: Callable[[Graph], tuple[Site, ...]]
    """The sites, in the order of the nodes that give them their place."""
    apply: Callable[[Graph, Site], Graph | None]
    """The graph after the change at a site of the graph or of what other rewrites made of it.

    None where they left no such site.
    """


def rewrite(
    name: str,
    sites: Callable[[Rewriter], Iterable[Site]],
    edit: Callable[[Rewriter, Site], bool],
) -> Rewrite:
    """A rewrite of a search and an edit; `edit` says whether the site was still there."""

    def find(graph: Graph) -> tuple[Site, ...]:
        return tuple(sites(Rewriter(graph)))

    def apply(graph: Graph, site: Site) -> Graph | None:
        work = Rewriter(graph)
        return work.freeze() if edit(work, site) else None

    return Rewrite(name, find, apply)
