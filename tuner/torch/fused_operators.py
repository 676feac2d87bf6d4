"""Operators that `torch.nn` fuses in inference, such as an encoder layer, written in plain ones.

PyTorch runs them in eager calls as before: only graphs that are exported lose them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import torch
from torch import Tensor, fx
from torch.export import ExportedProgram
from torch.nn import functional

aten: Any = torch.ops.aten
ATTENTION = aten.scaled_dot_product_attention.default


def unfuse(program: ExportedProgram) -> ExportedProgram:
    """Return the program with fused operators of `torch.nn` replaced by their definitions.

    Rows of attention that a mask hides as a whole become 0.
    """
    for node in program.graph.find_nodes(op="call_function", target=ATTENTION):
        mask = node.args[3] if len(node.args) > 3 else node.kwargs.get("attn_mask")
        if mask is not None:
            _zero_hidden_rows(program, node, mask)
    if any(node.target in DEFINITIONS for node in program.graph.nodes):
        program = program.run_decompositions(dict(DEFINITIONS))  # which do so themselves
    return program


def _zero_hidden_rows(program: ExportedProgram, rows: fx.Node, mask: fx.Node) -> None:
    """Give 0 for queries whose keys are all hidden, as PyTorch does since 2.5.

    ONNX's form of the operator makes NaN, or a mean, of such rows.
    """
    graph, last = program.graph, rows

    def add(target: Any, *given: Any) -> fx.Node:
        nonlocal last
        values = (each.meta["val"] if isinstance(each, fx.Node) else each for each in given)
        with graph.inserting_after(last):
            last = graph.call_function(target, given)
        last.meta["val"] = target(*values)
        return last

    # The largest element of a row says it by operators that have kernels: those of bool have none.
    is_bool = mask.meta["val"].dtype == torch.bool
    values = add(aten.to.dtype, mask, torch.float32) if is_bool else mask
    largest = add(aten.amax.default, values, [-1], True)
    hidden = add(aten.eq.Scalar, largest, 0.0 if is_bool else float("-inf"))
    add(aten.masked_fill.Scalar, rows, hidden, 0.0)
    rows.replace_all_uses_with(last, lambda user: user is not last)
    program.graph_signature.replace_all_uses(rows.name, last.name)


def _without_hidden(rows: Tensor, hidden: Tensor) -> Tensor:
    """Rows with 0 where all keys of a query are hidden."""
    return rows.masked_fill(hidden.to(rows.dtype).amin(-1, keepdim=True) == 1.0, 0.0)


def _attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    embed_dim: int,
    num_head: int,
    qkv_weight: Tensor,
    qkv_bias: Tensor,
    proj_weight: Tensor,
    proj_bias: Tensor,
    mask: Tensor | None = None,
    need_weights: bool = True,
    average_attn_weights: bool = True,
    mask_type: int | None = None,
) -> tuple[Tensor, Tensor]:
    """Definition of `aten._native_multi_head_attention`, which is called for batches only."""
    batch, length, _ = query.shape
    weights, biases = qkv_weight.chunk(3), qkv_bias.chunk(3)
    head = embed_dim // num_head

    def heads(x: Tensor, part: int) -> Tensor:
        rows = functional.linear(x, weights[part], biases[part])
        return rows.reshape(batch, -1, num_head, head).transpose(1, 2)

    q, k, v = (heads(x, part) for part, x in enumerate((query, key, value)))
    hidden = None if mask is None else _spread(mask, mask_type, batch)
    if need_weights:
        scores = torch.matmul(q * head**-0.5, k.transpose(2, 3))
        if hidden is not None:
            scores = scores.masked_fill(hidden, float("-inf"))
        shares = torch.softmax(scores, -1)
        mixed = torch.matmul(shares, v)
        shares = shares.mean(1) if average_attn_weights else shares
    else:
        added = None
        if hidden is not None:
            added = torch.zeros_like(hidden, dtype=q.dtype).masked_fill(hidden, float("-inf"))
        mixed = functional.scaled_dot_product_attention(q, k, v, added)
        if hidden is not None:
            mixed = _without_hidden(mixed, hidden)
        shares = query.new_empty(0)
    rows = mixed.transpose(1, 2).reshape(batch, length, embed_dim)
    return functional.linear(rows, proj_weight, proj_bias), shares


def _spread(mask: Tensor, mask_type: int | None, batch: int) -> Tensor:
    """A mask of queries (type 0), keys (1) or both for each head (2): true where it hides."""
    hidden = mask.to(torch.bool)
    if mask_type == 0:
        return hidden.reshape(1, 1, *hidden.shape)
    if mask_type == 1:
        return hidden.reshape(batch, 1, 1, -1)
    return hidden.reshape(batch, -1, *hidden.shape[-2:])


def _encoder_layer(
    src: Tensor,
    embed_dim: int,
    num_heads: int,
    qkv_weight: Tensor,
    qkv_bias: Tensor,
    proj_weight: Tensor,
    proj_bias: Tensor,
    use_gelu: bool,
    norm_first: bool,
    eps: float,
    norm_weight_1: Tensor,
    norm_bias_1: Tensor,
    norm_weight_2: Tensor,
    norm_bias_2: Tensor,
    ffn_weight_1: Tensor,
    ffn_bias_1: Tensor,
    ffn_weight_2: Tensor,
    ffn_bias_2: Tensor,
    mask: Tensor | None = None,
    mask_type: int | None = None,
) -> Tensor:
    """Definition of `aten._transformer_encoder_layer_fwd`."""

    def norm(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        return functional.layer_norm(x, (embed_dim,), weight, bias, eps)

    def attend(x: Tensor) -> Tensor:
        products = (qkv_weight, qkv_bias, proj_weight, proj_bias)
        mixed, _ = _attention(
            x, x, x, embed_dim, num_heads, *products, mask, False, mask_type=mask_type
        )
        return mixed

    def feed(x: Tensor) -> Tensor:
        wide = functional.linear(x, ffn_weight_1, ffn_bias_1)
        bent = functional.gelu(wide) if use_gelu else torch.relu(wide)
        return functional.linear(bent, ffn_weight_2, ffn_bias_2)

    first, second = (norm_weight_1, norm_bias_1), (norm_weight_2, norm_bias_2)
    if norm_first:
        x = src + attend(norm(src, *first))
        return x + feed(norm(x, *second))
    x = norm(src + attend(src), *first)
    return norm(x + feed(x), *second)


DEFINITIONS: Mapping[Any, Callable[..., Any]] = MappingProxyType({
    aten._native_multi_head_attention.default: _attention,
    aten._transformer_encoder_layer_fwd.default: _encoder_layer,
})  # fmt: skip
"""Definitions by operator; PyTorch's own exporter has none for them."""
