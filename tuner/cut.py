"""The cut of a graph: which tasks it is made of, and which of their steps run band by band."""

from __future__ import annotations

from dataclasses import dataclass

from tuner.graph import Graph


@dataclass(frozen=True)
class Chain:
    """Neighbouring steps that take turns, so that what one makes is still in the cache.

    conv a, conv b, conv c   ->   a band of a, one of b, one of c, the next band of a, ...
    """

    outputs: tuple[str, ...]
    """Names of the steps' results, in the order of the graph; each step reads the one before."""
    bands: int
    """How often they take turns; at least 2."""
    uneven: bool = False
    """Bands of falling height instead of equal ones."""


@dataclass(frozen=True)
class Cut:
    """A fused graph, and the chains among its steps."""

    graph: Graph
    chains: tuple[Chain, ...] = ()
