"""Masks of equal truth values, which exporters spell out in the shape of all scores.

And(padding [B,1,1,L], all true [M,1]) [B,1,M,L]    ->  And(padding, true): a row serves all
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Graph, TensorType


def uniform_masks(graph: Graph) -> frozenset[str]:
    """Names of constants of several truth values, all equal.

    Numbers are left as they are even where all are equal, so that no task depends on weights.
    """
    return frozenset(
        name
        for name, array in graph.constants.items()
        if array.dtype == bool and array.size > 1 and (array.all() or not array.any())
    )


def with_single_truths(graph: Graph, masks: Collection[str]) -> Graph:
    """The graph whose element-wise operators read one truth value where a mask has equal ones."""
    work = Rewriter(graph)
    single = {}
    for name in sorted(masks):
        one = graph.constants[name].reshape(-1)[:1].reshape((1,) * graph.constants[name].ndim)
        single[name] = work.add_tensor(f"{name}.single", TensorType("bool", one.shape))
        work.constants[single[name]] = one
    for node in graph.nodes:
        if node.op in ("And", "Or", "Where"):
            inputs = tuple(single.get(name, name) for name in node.inputs)
            work.replace([node], [replace(node, inputs=inputs)])
    return work.freeze()
