"""The subgraphs of a model: which there are, and which regions are the same one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tuner.graph import Graph
from tuner.ops import OPS
from tuner.policy import Policy
from tuner.subgraph.regions import Region, assemble
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target


@dataclass(frozen=True)
class SubgraphUse:
    """A subgraph, and the regions of the model that are it."""

    subgraph: Subgraph
    regions: tuple[Region, ...]

    @property
    def name(self) -> str:
        """Name of the first operator of the first region."""
        nodes = self.regions[0].graph.nodes
        first = next(node for node in nodes if OPS[node.op].is_task)
        return first.name or first.outputs[0]


def subgraph_uses(regions: Sequence[Region], target: Target) -> tuple[SubgraphUse, ...]:
    """Each distinct subgraph that can be cut in more than one way, in the order of the model."""
    found: dict[str, list[Region]] = {}
    for region in regions:
        found.setdefault(region.subgraph.key, []).append(region)
    uses = (SubgraphUse(same[0].subgraph, tuple(same)) for same in found.values())
    return tuple(use for use in uses if SubgraphSpace(use.subgraph, target).sites)


def cut_model(
    graph: Graph, regions: Sequence[Region], policies: Mapping[str, Policy], target: Target
) -> Graph:
    """The whole graph with each region cut as its subgraph's policy says (none: as it is)."""
    cuts = []
    for region in regions:
        policy = policies.get(region.subgraph.key)
        space = SubgraphSpace(region.subgraph, target)
        cuts.append(region.graph if policy is None else space.rewritten(policy, region.graph))
    return assemble(graph, regions, cuts)
