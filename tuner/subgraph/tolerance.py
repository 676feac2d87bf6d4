"""Tolerance of a subgraph's outputs against float64: max |difference| / max |reference|."""

from __future__ import annotations

from collections.abc import Mapping

from tuner.ops import tolerance
from tuner.ops.uses import tasks_by_output
from tuner.subgraph.subgraph import Subgraph

ALLOWED_BY_TUNING: Mapping[str, float] = {
    "must_keep_origin_dtype": 1e-4,
    "allow_mix_precision": 1e-3,
    "allow_mix_precision_bf16": 5e-2,
}
"""The most that tuning may move a whole model's outputs, by precision mode."""


def subgraph_tolerance(subgraph: Subgraph) -> float:
    """The errors of its tasks, as fusion made them, add up; at most what a model may be off.

    A cut computes the same function: what it may err does not depend on how it is cut.
    """
    tasks = tasks_by_output(subgraph.graph(), subgraph.precision_mode).values()
    return min(ALLOWED_BY_TUNING[subgraph.precision_mode], sum(map(tolerance, tasks)))
