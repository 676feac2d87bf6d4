"""Random values for the inputs and constants of a graph: in the domain of the task that reads them.

c0 -> reshape -> gemm.w      c0 is drawn as the weights of the gemm, in a shape of its own
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from tuner.graph import Graph
from tuner.ops import OPS, random_inputs
from tuner.task import Task

Use = tuple[int, int]
"""(node, position among its inputs)."""


def drawn(graph: Graph, names: Iterable[str], seed: int) -> dict[str, np.ndarray]:
    """A value for each of the tensors: equal for an equal seed, and all of them different."""
    uses = _uses(graph)
    return {
        name: _value(graph, name, _use_of(graph, name, uses), seed, number)
        for number, name in enumerate(names)
    }


def _value(graph: Graph, name: str, use: Use | None, seed: int, number: int) -> np.ndarray:
    kind, moved_seed = graph.types[name], seed + len(graph.nodes) + number
    if use is None:  # it only passes through
        return random_inputs(Task("reshape", (kind,), kind), moved_seed)[0]
    node, position = graph.nodes[use[0]], use[1]
    is_direct = node.inputs[position] == name
    inputs = random_inputs(Task.of(node, graph), seed + use[0] if is_direct else moved_seed)
    value = inputs[position]
    return value if value.shape == kind.shape else np.resize(value, kind.shape)


def _uses(graph: Graph) -> Mapping[str, list[Use]]:
    uses: dict[str, list[Use]] = {}
    for i, node in enumerate(graph.nodes):
        for position, name in enumerate(node.inputs):
            uses.setdefault(name, []).append((i, position))
    return uses


def _use_of(graph: Graph, name: str, uses: Mapping[str, list[Use]]) -> Use | None:
    """The use that says which values the tensor may have: as indices, else the first one."""
    found = list(_final_uses(graph, name, uses))
    as_indices = [use for use in found if OPS[graph.nodes[use[0]].op].reads_indices(use[1])]
    return next(iter([*as_indices, *found]), None)


def _final_uses(graph: Graph, name: str, uses: Mapping[str, list[Use]]) -> Iterable[Use]:
    for use in uses.get(name, ()):
        node = graph.nodes[use[0]]
        if OPS[node.op].hands_on(use[1]):
            yield from _final_uses(graph, node.outputs[0], uses)
        else:
            yield use
