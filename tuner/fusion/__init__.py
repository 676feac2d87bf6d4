"""Imported graph -> fused graph, whose nodes are task ops: rewrites in order."""

from __future__ import annotations

from tuner.fusion.attention import recognise_attention
from tuner.fusion.duplicates import drop_duplicates
from tuner.fusion.layers import fold_batch_norm, join_layer, recognise_layer_norm
from tuner.fusion.layout import absorb_transpose, shorten_reshapes, softmax_first, split_batch
from tuner.fusion.rewriter import rewrite
from tuner.fusion.rules import lower
from tuner.fusion.tails import absorb_tail, merge_elementwise
from tuner.graph import Graph
from tuner.ops import OPS

__all__ = ["fuse"]


def fuse(graph: Graph) -> Graph:
    """The graph in task ops (`tuner.ops`), reshapes and segments.

    Inputs and outputs keep names, types and order. Constants that are left are contiguous.
    """
    graph = drop_duplicates(graph)
    graph = rewrite(graph, {"Div": recognise_layer_norm})
    graph = rewrite(graph, {"BatchNormalization": fold_batch_norm})
    graph = rewrite(graph, dict.fromkeys(("MatMul", "Gemm", "Conv", "Split"), join_layer))
    graph = drop_duplicates(lower(graph))
    graph = rewrite(graph, {"elementwise": merge_elementwise}, backwards=True)
    graph = rewrite(graph, {"softmax": softmax_first, "matmul": split_batch})
    with_tail = [name for name, op in OPS.items() if op.has_tail]
    graph = rewrite(graph, dict.fromkeys(with_tail, absorb_tail), backwards=True)
    graph = rewrite(graph, {"copy": absorb_transpose})
    graph = rewrite(graph, {"softmax": recognise_attention})
    return rewrite(graph, {"reshape": shorten_reshapes})
