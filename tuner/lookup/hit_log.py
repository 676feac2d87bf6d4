"""A line of the log for each look-up of a model's tasks and subgraphs, in AOE's words.

[op_kb_hit][conv_1][1][impl=direct tile_m=6]     an operator, 1 hit or 0 miss, the policy
[sg_kb_hit][stem][169738280]                     a subgraph: 169738280 hit, 169738250 miss
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping

from tuner.lookup.protocol import Hit
from tuner.ops.uses import TaskUse
from tuner.subgraph.partition import SubgraphUse

SUBGRAPH_HIT, SUBGRAPH_MISS = 169738280, 169738250
"""AOE's numbers."""

_log = logging.getLogger("tuner.lookup")


def log_operators(uses: Iterable[TaskUse], hits: Mapping[str, Hit]) -> None:
    """Log a line for each task, by the name of its first operator."""
    if _log.isEnabledFor(logging.INFO):
        for use in uses:
            hit = hits.get(use.task.key)
            policy = "" if hit is None else str(hit.policy)
            is_hit = hit is not None and hit.lent_by is None
            _log.info("[op_kb_hit][%s][%d][%s]", use.name, is_hit, policy)


def log_subgraphs(uses: Iterable[SubgraphUse], hits: Collection[str]) -> None:
    """Log a line for each subgraph, by the name of its first operator. `hits`: keys."""
    if _log.isEnabledFor(logging.INFO):
        for use in uses:
            is_hit = use.subgraph.key in hits
            _log.info("[sg_kb_hit][%s][%d]", use.name, SUBGRAPH_HIT if is_hit else SUBGRAPH_MISS)
