"""Imported graph -> fused graph, whose nodes are task ops: rewrites in order."""

from __future__ import annotations

from collections.abc import Callable

from tuner.fusion.attention import recognise_attention
from tuner.fusion.batch_norm import fold_batch_norm
from tuner.fusion.batches import split_batches
from tuner.fusion.duplicates import drop_duplicates
from tuner.fusion.layer_norm import recognise_layer_norm
from tuner.fusion.layout import absorb_transposes, drop_reshapes
from tuner.fusion.linear import join_layers
from tuner.fusion.rules.table import lower
from tuner.fusion.tails import absorb_tails, merge_elementwise
from tuner.graph import Graph

__all__ = ["REWRITES", "fuse"]

REWRITES: tuple[Callable[[Graph], Graph], ...] = (
    drop_duplicates,
    recognise_layer_norm,
    fold_batch_norm,
    join_layers,
    lower,
    merge_elementwise,
    split_batches,
    absorb_tails,
    absorb_transposes,
    recognise_attention,
    drop_reshapes,
)
"""The rewrites of `fuse`: up to `lower` on ONNX operators, then on task ops."""


def fuse(graph: Graph) -> Graph:
    """The graph in task ops (`tuner.ops`), reshapes and segments.

    Inputs and outputs keep names, types and order. Constants that are left are contiguous.
    """
    for rewrite in REWRITES:
        graph = rewrite(graph)
    return graph
