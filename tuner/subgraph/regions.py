"""The regions of a fused graph: where it falls apart, with repeated blocks kept apart."""

from __future__ import annotations

from tuner.graph import Graph
from tuner.subgraph.assemble import assemble
from tuner.subgraph.blocks import with_blocks_apart, without_lone_tasks
from tuner.subgraph.borders import Borders
from tuner.subgraph.region import Region, Stretches

__all__ = ["Region", "assemble", "regions_of"]


def regions_of(graph: Graph, precision_mode: str) -> tuple[Region, ...]:
    """The regions, in the order of the graph. All nodes but segments are in exactly one.

    Only structure counts, not names and weights. What follows on a block that is repeated
    elsewhere (the head of a network, say) is a region of its own.
    """
    stretches, borders = Stretches(graph, precision_mode), Borders.of(graph)
    spans = with_blocks_apart(borders.spans(), stretches, borders)
    spans = without_lone_tasks(spans, stretches, borders)
    return tuple(stretches.region(span) for span in spans)
