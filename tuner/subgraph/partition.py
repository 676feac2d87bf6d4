"""The partition of a model: which subgraphs it has, and its graph with each region rewritten."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count, groupby

from tuner.expression import TRUTHS
from tuner.graph import Graph, Node, TensorType, depth_first
from tuner.ops import OPS
from tuner.policy import Policy
from tuner.subgraph.regions import Region
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
    """Each distinct subgraph that has more than one partition, in the order of the model."""
    found: dict[str, list[Region]] = {}
    for region in regions:
        found.setdefault(region.subgraph.key, []).append(region)
    uses = (SubgraphUse(same[0].subgraph, tuple(same)) for same in found.values())
    return tuple(use for use in uses if SubgraphSpace(use.subgraph, target).sites)


def partition_model(
    graph: Graph, regions: Sequence[Region], policies: Mapping[str, Policy], target: Target
) -> Graph:
    """The whole graph with each region as its subgraph's policy says (none: as it is)."""
    partitions = []
    for region in regions:
        policy = policies.get(region.subgraph.key)
        space = SubgraphSpace(region.subgraph, target)
        partitions.append(region.graph if policy is None else space.rewritten(policy, region.graph))
    return assemble(graph, regions, partitions)


def assemble(graph: Graph, regions: Sequence[Region], partitions: Sequence[Graph]) -> Graph:
    """The graph with the nodes of each region replaced by those of its partition.

    `regions` are those of `regions_of(graph)`, `partitions` one for each. Inputs and outputs of the
    graph keep their names. What a partition has added is renamed where its name is taken.
    """
    taken = {*graph.types}
    pairs = zip(regions, partitions, strict=True)
    renamed = [_with_free_names(region.graph, partition, taken) for region, partition in pairs]
    owner = {n.outputs: i for i, region in enumerate(regions) for n in region.graph.nodes}
    nodes: list[Node] = []
    for i, run in groupby(graph.nodes, lambda node: owner.get(node.outputs)):
        nodes.extend(run if i is None else renamed[i].nodes)
    types, constants = dict(graph.types), dict(graph.constants)
    for partition in renamed:
        types.update(partition.types)
        constants.update(partition.constants)
    used = {*graph.inputs, *graph.outputs}
    used.update(name for node in nodes for name in (*node.inputs, *node.outputs) if name)
    return replace(
        graph,
        nodes=tuple(_truths_first(nodes, types)),
        types={name: kind for name, kind in types.items() if name in used},
        constants={name: value for name, value in constants.items() if name in used},
    )


def _truths_first(nodes: Sequence[Node], types: Mapping[str, TensorType]) -> Sequence[Node]:
    """The nodes with those ahead that make one truth, and what these need.

    Only steps behind a truth can be left out because of it (`tuner.program.guards`), and regions
    are in an order of their own.
    """
    truths = [
        number
        for number, node in enumerate(nodes)
        if node.op == "elementwise"
        and types[node.outputs[0]].count == 1
        and (steps := node.expression("expression").instructions)
        and steps[-1].op in TRUTHS
    ]
    makers = {name: number for number, node in enumerate(nodes) for name in node.outputs}

    def before(number: int) -> Iterator[int]:
        return (makers[name] for name in nodes[number].inputs if name in makers)

    order = depth_first((*truths, *range(len(nodes))), before) if truths else range(len(nodes))
    return [nodes[number] for number in order]


def _with_free_names(before: Graph, after: Graph, taken: set[str]) -> Graph:
    """A partition with new names for what it has added to its region under a name that is taken."""
    alias = {}
    for name in after.types:
        is_kept = name in before.types and after.constants.get(name) is before.constants.get(name)
        if not is_kept:
            numbered = (f"{name}.{number}" if number else name for number in count())
            alias[name] = next(candidate for candidate in numbered if candidate not in taken)
            taken.add(alias[name])

    def named(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(alias.get(name, name) for name in names)

    return replace(
        after,
        nodes=tuple(
            replace(node, inputs=named(node.inputs), outputs=named(node.outputs))
            for node in after.nodes
        ),
        types={alias.get(name, name): kind for name, kind in after.types.items()},
        constants={alias.get(name, name): value for name, value in after.constants.items()},
    )
