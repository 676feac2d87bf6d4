"""Imported graph -> fused graph, whose nodes are task ops: rewrites in order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import replace

from tuner.errors import noting
from tuner.fusion.added_rows import add_rows
from tuner.fusion.attention import recognise_attention
from tuner.fusion.attention_training import (
    recognise_attention_backward,
    recognise_attention_forward,
)
from tuner.fusion.casts import raise_cast, read_stored
from tuner.fusion.column_parts import split_columns
from tuner.fusion.grouped_queries import share_heads
from tuner.fusion.integer_averages import AVERAGES, average_integers
from tuner.fusion.integer_products import multiply_integers
from tuner.fusion.layer_forms import (
    apply_batch_norm,
    fold_batch_norm,
    join_layer,
    recognise_layer_norm,
    scale_first_operand,
)
from tuner.fusion.layout import (
    absorb_transpose,
    ahead_of_reshape,
    shorten_reshapes,
    split_batch,
    transpose_unfolded,
)
from tuner.fusion.lowering import Lowering
from tuner.fusion.masks import uniform_masks, with_single_truths
from tuner.fusion.quantised_movement import (
    MOVEMENT,
    drop_change,
    move_numbers_later,
    quantise_earlier,
)
from tuner.fusion.rewriter import Rule, rewrite
from tuner.fusion.rms_norm import recognise_rms_norm
from tuner.fusion.rotary import exchange_halves
from tuner.fusion.rules import (
    elementwise,
    indexing,
    movement,
    products,
    quantised,
    recurrent,
    rows,
)
from tuner.fusion.stored_weights import keep_stored
from tuner.fusion.tails import absorb_tail, fold_factor, merge_elementwise
from tuner.fusion.weight_gradients import read_groups, trim_gradient
from tuner.graph import Graph, Node
from tuner.ops import OPS

__all__ = ["SWITCHED_RULES", "TAIL_RULES", "fuse"]

TAIL_RULES = ("merge_elementwise", "absorb_tail")
"""Rules that compute on while a result is in registers: what ATC calls UB fusion."""
SWITCHED_RULES = (
    "raise_cast", "quantise_earlier", "move_numbers_later", "drop_change", "multiply_integers",
    "average_integers", "recognise_layer_norm", "recognise_rms_norm", "fold_batch_norm",
    "transpose_unfolded", "scale_first_operand", "share_heads", "exchange_halves", "join_layer",
    "split_columns", "add_rows", "trim_gradient", "read_groups", "ahead_of_reshape", "split_batch",
    "shorten_reshapes", "absorb_transpose", "fold_factor", "recognise_attention",
    "recognise_attention_forward", "recognise_attention_backward", "keep_stored", "read_stored",
    *TAIL_RULES,
)  # fmt: skip
"""Names of the rules that can be left out, as docs/rewrites.md has them."""

RULES: Mapping[str, Callable[[Lowering, Node], None]] = {
    **elementwise.RULES, **movement.RULES, **indexing.RULES, **products.RULES, **quantised.RULES,
    **recurrent.RULES, **rows.RULES, "segment": Lowering.keep_segment,
}  # fmt: skip


def fuse(
    graph: Graph, masks: Collection[str] | None = None, off: Collection[str] = frozenset()
) -> Graph:
    """The graph in task ops (`tuner.ops`), reshapes and segments.

    Inputs and outputs keep names, types and order. Constants that are left are contiguous.
    `masks` are the masks of equal truth values that become one; all, if it is not given. `off`
    names rules of `SWITCHED_RULES` that are left out: each makes a graph faster, none is needed.
    """

    def by(rules: Mapping[str, Rule], *, backwards: bool = False) -> None:
        nonlocal graph
        used = {op: rule for op, rule in rules.items() if _name_of(rule) not in off}
        graph = rewrite(graph, used, backwards=backwards) if used else graph

    uniform = uniform_masks(graph)
    graph = with_single_truths(graph, uniform if masks is None else uniform & {*masks})
    by({"Cast": raise_cast})
    graph = _without_duplicates(graph)
    by({"QuantizeLinear": quantise_earlier}, backwards=True)
    by({**dict.fromkeys(MOVEMENT, move_numbers_later), "QuantizeLinear": drop_change})
    by(dict.fromkeys(("MatMul", "Gemm", "Conv"), multiply_integers))
    by(dict.fromkeys(AVERAGES, average_integers))
    by({"Div": recognise_layer_norm})
    by({"ReduceMean": recognise_rms_norm})
    folds = "fold_batch_norm" not in off
    by({"BatchNormalization": fold_batch_norm if folds else apply_batch_norm})
    by({"Reshape": transpose_unfolded, "MatMul": scale_first_operand})
    by({"MatMul": share_heads, "Concat": exchange_halves})
    by(dict.fromkeys(("MatMul", "Gemm", "Conv"), join_layer))
    by({"Slice": trim_gradient})
    by({"ConvWeightGradient": read_groups})
    graph = _without_duplicates(_lowered(graph))
    by({"gemm": split_columns})
    by({"elementwise": add_rows})
    by({"elementwise": merge_elementwise}, backwards=True)
    heads = {"softmax": ahead_of_reshape, "elementwise": ahead_of_reshape, "matmul": split_batch}
    by({**heads, "reshape": shorten_reshapes})
    by(dict.fromkeys((name for name, op in OPS.items() if op.has_tail), absorb_tail),
       backwards=True)  # fmt: skip
    by({"copy": absorb_transpose, "gemm": fold_factor})
    by({"softmax": recognise_attention})
    by({"softmax": recognise_attention_forward, "matmul": recognise_attention_backward})
    by({"reshape": shorten_reshapes})
    by({"gemm": keep_stored, "conv": keep_stored, "attention": read_stored})
    return graph


def _name_of(rule: Rule) -> str:
    """The name of a rule, as in `SWITCHED_RULES`."""
    return str(getattr(rule, "__name__", ""))


def _lowered(graph: Graph) -> Graph:
    """ONNX operators become task ops and reshapes; segments stay."""
    low = Lowering(graph)
    for node in graph.nodes:
        with noting(f"node {node.name!r}"):
            RULES[node.op](low, node)
    return low.result()


def _without_duplicates(graph: Graph) -> Graph:
    """Equal nodes become one node. Segments, what they read, and makers of graph outputs stay."""
    fixed = {*graph.outputs}  # and what a segment reads: the model inside calls it so
    fixed.update(n for node in graph.nodes if node.op == "segment" for n in node.inputs)
    seen: dict[Hashable, Node] = {}
    alias: dict[str, str] = {}
    nodes = []
    for original in graph.nodes:
        node = replace(original, inputs=tuple(alias.get(n, n) for n in original.inputs))
        types = tuple(graph.types.get(name) for name in node.outputs)
        identity = (node.op, node.inputs, types, frozenset(node.attributes.items()))
        first = seen.setdefault(identity, node)
        if first is node or node.op == "segment" or fixed & {*node.outputs}:
            nodes.append(node)
        else:
            alias.update(zip(node.outputs, first.outputs, strict=True))
    return replace(graph, nodes=tuple(nodes))
