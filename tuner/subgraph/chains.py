"""Chains: linear runs of steps that can be split into bands.

    a -> b -> c          each reads the result of the one before, and goes over it in its order

Their steps are put next to each other, as late as the last of them stands.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from tuner.cpu.caches import cache_sizes_bytes
from tuner.graph import Graph, Node
from tuner.kernels.families import family_of
from tuner.ops import OPS
from tuner.policy import Policy
from tuner.program.chains import in_rows
from tuner.target import Target
from tuner.task import Task

BANDS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48)
"""How often the steps of a chain may take turns; 1: each runs as a whole."""
CACHE_SHARE = 0.5
"""Of a core's own cache that the results of a band may fill: weights and what is read besides
need the rest."""

Run = tuple[str, ...]
"""Names of the results of the steps of a chain, in their order."""


def runs_of(graph: Graph) -> tuple[Run, ...]:
    """The longest runs of at least two steps, none of them in two runs."""
    nodes = {node.outputs[0]: node for node in graph.nodes}
    used: set[str] = set()
    runs = []
    for node in graph.nodes:
        run = tuple(_run_from(graph, nodes, node, used))
        if len(run) > 1:
            used |= set(run)
            runs.append(run)
    return tuple(runs)


def _run_from(graph: Graph, nodes: dict[str, Node], node: Node, used: set[str]) -> Iterator[str]:
    here: Node | None = node
    while here is not None and here.outputs[0] not in used and _can_be_split(here):
        name = here.outputs[0]
        yield name
        readers = [n for n in nodes.values() if name in n.inputs]
        is_output = name in graph.outputs
        here = readers[0] if len(readers) == 1 and not is_output else None
        if here is not None and name not in main_inputs(here, graph):
            here = None


def _can_be_split(node: Node) -> bool:
    return OPS[node.op].is_task and family_of(node.op).reach is not None


def main_inputs(node: Node, graph: Graph) -> tuple[str, ...]:
    """What a step goes over: its images, or all inputs of the output's shape."""
    if node.op in ("conv", "gemm"):
        return tuple(node.inputs[i] for i in Task.of(node, graph).sources)
    if node.op == "elementwise":
        shape = graph.types[node.outputs[0]].shape
        return tuple(name for name in node.inputs if graph.types[name].shape == shape)
    return node.inputs[:1]


def with_runs_together(graph: Graph, runs: tuple[Run, ...]) -> Graph:
    """The same nodes, those of each run side by side, where the last of them stood."""
    last = {name: run[-1] for run in runs for name in run}
    members = {run[-1]: run for run in runs}
    nodes = {node.outputs[0]: node for node in graph.nodes}
    ordered: list[Node] = []
    for node in graph.nodes:
        name = node.outputs[0]
        if last.get(name, name) == name:
            ordered += [nodes[member] for member in members.get(name, (name,))]
    return replace(graph, nodes=tuple(ordered))


def parts_in_turns(
    run: Run, tasks: Mapping[str, Task], policies: Mapping[str, Policy], target: Target
) -> list[Run]:
    """The parts of a run that can take turns with these policies (by task key; else the default).

    `tasks` by the name of a result. A step that cannot be shared out by rows ends a part.
    """
    parts: list[Run] = [()]
    for name in run:
        task = tasks[name]
        family = family_of(task.op)
        policy = in_rows(task, policies.get(task.key) or family.default(task, target), target)
        if family.reach is not None and family.reach(task, policy, target.isa) is not None:
            parts[-1] += (name,)
        else:
            parts.append(())
    return [part for part in parts if len(part) > 1]


def worthwhile_bands(graph: Graph, runs: Sequence[Run], target: Target) -> tuple[int, ...]:
    """How many bands may pay: those with which what a band makes fits into the cores' own caches.

    None where all of it fits anyway.
    """
    own_bytes = cache_sizes_bytes()[2] * CACHE_SHARE * target.cores
    made = max((_made_bytes(graph, run) for run in runs), default=0)
    least = math.ceil(made / own_bytes)
    if least < 2:
        return ()
    return tuple(bands for bands in BANDS if least <= bands <= 4 * least and bands > 1)


def _made_bytes(graph: Graph, run: Run) -> int:
    return sum(graph.types[name].size_bytes for name in run)
