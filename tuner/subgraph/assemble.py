"""Putting a graph together again from the cuts of its regions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count

from tuner.graph import Graph, Node
from tuner.subgraph.region import Region


def assemble(graph: Graph, regions: Sequence[Region], cuts: Sequence[Graph]) -> Graph:
    """The graph with the nodes of each region replaced by those of its cut.

    `regions` are those of `regions_of(graph)`, `cuts` one for each. Inputs and outputs of the
    graph keep their names. What a cut has added gets a name of its own where its name is taken.
    """
    taken = {*graph.types}
    renamed = [_renamed(region, cut, taken) for region, cut in zip(regions, cuts, strict=True)]
    nodes = tuple(_nodes(graph, regions, renamed))
    types, constants = dict(graph.types), dict(graph.constants)
    for cut in renamed:
        types.update(cut.types)
        constants.update(cut.constants)
    used = {*graph.inputs, *graph.outputs}
    used.update(name for node in nodes for name in (*node.inputs, *node.outputs) if name)
    return replace(
        graph,
        nodes=nodes,
        types={name: kind for name, kind in types.items() if name in used},
        constants={name: value for name, value in constants.items() if name in used},
    )


def _nodes(graph: Graph, regions: Sequence[Region], cuts: Sequence[Graph]) -> Iterator[Node]:
    """Each region's nodes together, where the first of them stood."""
    owner = {n.outputs: i for i, region in enumerate(regions) for n in region.graph.nodes}
    done: set[int] = set()
    for node in graph.nodes:
        region = owner.get(node.outputs)
        if region is None:
            yield node
        elif region not in done:
            done.add(region)
            yield from cuts[region].nodes


def _renamed(region: Region, cut: Graph, taken: set[str]) -> Graph:
    """The cut with new names for what it has added under a name that is taken."""
    new = [name for name in cut.types if not _is_kept(name, region.graph, cut)]
    alias = {name: _free_name(name, taken) for name in new}
    return _with_names(cut, alias)


def _is_kept(name: str, before: Graph, after: Graph) -> bool:
    """Return whether a name still stands for the tensor that it named before the cut."""
    return name in before.types and after.constants.get(name) is before.constants.get(name)


def _free_name(name: str, taken: set[str]) -> str:
    names = (f"{name}.{number}" if number else name for number in count())
    free = next(candidate for candidate in names if candidate not in taken)
    taken.add(free)
    return free


def _with_names(graph: Graph, alias: Mapping[str, str]) -> Graph:
    return replace(
        graph,
        nodes=tuple(
            replace(node, inputs=_named(node.inputs, alias), outputs=_named(node.outputs, alias))
            for node in graph.nodes
        ),
        types={alias.get(name, name): kind for name, kind in graph.types.items()},
        constants={alias.get(name, name): value for name, value in graph.constants.items()},
    )


def _named(names: tuple[str, ...], alias: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(alias.get(name, name) for name in names)
