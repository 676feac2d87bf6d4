"""Operators of training graphs without an ONNX form, or with a wrong one, in those that have one.

PyTorch's exporter knows what inference needs: of a normalisation, a loss or an attention it writes
the result, and not what the gradient reads as well.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from types import MappingProxyType
from typing import Any

import torch
from torch import Tensor, fx
from torch._decomp import decompositions
from torch.export import ExportedProgram

from tuner.torch import window_gradients
from tuner.torch.nan_order import Insertion

aten: Any = torch.ops.aten


class ReductionOfLoss(IntEnum):
    """Reductions of the losses of all targets, as PyTorch numbers them."""

    NONE, MEAN, SUM = 0, 1, 2


NLL_LOSS_BACKWARD = (aten.nll_loss_backward.default, aten.nll_loss2d_backward.default)
SUM, MEAN = 0, 1
"""Modes of EmbeddingBag; 2 is its maximum."""


def rewrite(program: ExportedProgram) -> ExportedProgram:
    """Return the program with the operators of `DEFINITIONS` replaced by these."""
    for node in list(program.graph.nodes):
        if node.target in EDITS:
            EDITS[node.target](program, node)
    program.graph.eliminate_dead_code()
    if any(node.target in DEFINITIONS for node in program.graph.nodes):
        for node in program.graph.find_nodes(op="call_function", target=aten.view.default):
            node.target = aten.reshape.default  # results of definitions may have another layout
        program = program.run_decompositions(dict(DEFINITIONS))
    return program


def _without_statistics(program: ExportedProgram, norm: fx.Node) -> None:
    """Give empty statistics, as PyTorch does, where a normalisation uses those it is given.

    ONNX's form of the operator is kept, which fuses with convolutions; it has no such results.
    """
    for part in list(norm.users):
        if part.target is operator.getitem and part.args[1] in (1, 2):
            value = part.meta["val"]
            with program.graph.inserting_before(part):
                empty = program.graph.call_function(
                    aten.full.default, ([0], 0.0), {"dtype": value.dtype}
                )
            empty.meta["val"] = value
            part.replace_all_uses_with(empty)
            program.graph_signature.replace_all_uses(part.name, empty.name)
            program.graph.erase_node(part)


# normalisations


def _batch_norm(
    x: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    mean: Tensor | None,
    variance: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Tensor, ...]:
    """Batch normalisation, the statistics of this batch, and the running ones after it.

    Bound: PyTorch multiplies by a joint scale. Its exporter writes the form of inference always.
    """
    made = decompositions.native_batch_norm_helper(
        x, weight, bias, mean, variance, training, momentum, eps, functional=True
    )
    return tuple(x.new_zeros((0,)) if each is None else each for each in made)


def _silu_backward(program: ExportedProgram, node: fx.Node) -> None:
    """Write the gradient of x sigmoid(x), in PyTorch's order of operations."""
    grad, x = node.args
    new = Insertion(program, node)
    share = new.add(aten.sigmoid.default, x)
    bent = new.add(aten.mul.Tensor, x, new.add(aten.rsub.Scalar, share, 1.0))
    bent = new.add(aten.add.Scalar, bent, 1.0)
    result = new.add(aten.mul.Tensor, new.add(aten.mul.Tensor, grad, share), bent)
    new.replace(node, result, frozenset())


def _mish_backward(program: ExportedProgram, node: fx.Node) -> None:
    """Write the gradient of x tanh(log(1 + exp(x))), in PyTorch's order of operations."""
    grad, x = node.args
    new = Insertion(program, node)
    bent = new.add(aten.tanh.default, new.add(aten.softplus.default, x))
    share = new.add(aten.mul.Tensor, x, new.add(aten.sigmoid.default, x))
    rest = new.add(aten.rsub.Scalar, new.add(aten.mul.Tensor, bent, bent), 1.0)
    slope = new.add(aten.add.Tensor, bent, new.add(aten.mul.Tensor, share, rest))
    new.replace(node, new.add(aten.mul.Tensor, grad, slope), frozenset())


def _hardtanh_backward(grad: Tensor, x: Tensor, min_val: float, max_val: float) -> Tensor:
    """Gradient of a clamp: exact. PyTorch gives 0 at both bounds, its exporter the gradient."""
    return torch.where((x <= min_val) | (x >= max_val), torch.zeros_like(grad), grad)


# losses


def _nll_loss_forward(
    scores: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int
) -> Any:
    """Loss of classes, and the sum of the weights of all targets, which the gradient divides by.

    PyTorch's own decomposition, up to the order of sums. Its exporter writes a wrong sum.
    """
    return decompositions._nll_loss_forward(scores, target, weight, reduction, ignore_index)


def _log_softmax_backward(program: ExportedProgram, node: fx.Node) -> None:
    """Write the gradient of a loss of classes without the tensor that is 0 but at the targets.

        w = grad / total, 0 of an ignored target    dx = exp(y) w - (w at the target, else 0)

    Exact: PyTorch adds up rows of which one element is not 0, and then rounds the same product and
    difference. Numbers of classes are compared in f32, which has them.
    """
    grad, y, dim, dtype = node.args
    value = y.meta["val"]
    if not isinstance(grad, fx.Node) or grad.target not in NLL_LOSS_BACKWARD:
        return
    of_loss, scores, target, weight, reduction, ignored, total = grad.args
    count = value.shape[dim] if value.dim() > 1 else 0
    is_plain = scores.meta["val"].shape == value.shape and weight is None and dtype is value.dtype
    is_known = dim in (1, 1 - value.dim()) and 0 < count < window_gradients.MAX_EXACT
    if not (is_plain and is_known):
        return
    new = Insertion(program, node)
    column = new.add(aten.unsqueeze.default, target, 1)
    share = of_loss
    if reduction == ReductionOfLoss.MEAN:
        share = new.add(aten.div.Tensor, of_loss, total)
    elif reduction == ReductionOfLoss.NONE:
        share = new.add(aten.unsqueeze.default, of_loss, 1)
    share = new.add(aten.where.ScalarOther, new.add(aten.ne.Scalar, column, ignored), share, 0.0)
    places = new.add(aten.arange.default, count)
    places = new.add(aten.view.default, places, [count] + [1] * (value.dim() - 2))
    is_target = new.add(
        aten.eq.Tensor, *(new.add(aten.to.dtype, x, torch.float32) for x in (column, places))
    )
    shares = new.add(aten.mul.Tensor, new.add(aten.exp.default, y), share)
    result = new.add(
        aten.sub.Tensor, shares, new.add(aten.where.ScalarOther, is_target, share, 0.0)
    )
    new.replace(node, result, frozenset())


def _log_add_exp(one: Tensor, other: Tensor) -> Tensor:
    """The logarithm of the sum of two exponentials, none of which overflows.

    Bound: that of log1p and exp, as PyTorch's. Its exporter writes the exponentials as they are.
    """
    apart = torch.where(one == other, torch.zeros_like(one - other), (one - other).abs())
    return torch.maximum(one, other) + torch.log1p(torch.exp(-apart))


def _cross_entropy_of_logits(
    x: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    pos_weight: Tensor | None = None,
    reduction: int = 1,
) -> Tensor:
    """Loss of two classes from logits, whose exponentials do not overflow.

    Bound: that of log1p and exp, as PyTorch's. Its exporter's form is infinite for large logits.
    """
    lost = torch.log1p(torch.exp(-x.abs())) + torch.relu(-x)
    if pos_weight is not None:
        lost = lost * ((pos_weight - 1) * target + 1)
    loss = (1 - target) * x + lost
    if weight is not None:
        loss = loss * weight
    return loss.mean() if reduction == 1 else loss.sum() if reduction else loss


# places

INDEXED = {
    aten.index.Tensor: 1, aten.index_put.default: 1, aten.index_add.default: 2,
    aten._unsafe_index.Tensor: 1, aten._unsafe_index_put.default: 1,
}  # fmt: skip
"""Operators that take indices of both widths in PyTorch, with the argument that has them."""


def _wide_indices(program: ExportedProgram, node: fx.Node) -> None:
    """Widen indices of 32 bits: exact. ONNX's forms of these operators take those of 64 alone."""
    at = INDEXED[node.target]
    given, new = node.args[at], Insertion(program, node.prev)
    listed = list(given) if isinstance(given, list | tuple) else [given]
    wide = [
        new.add(aten.to.dtype, one, torch.int64)
        if isinstance(one, fx.Node) and one.meta["val"].dtype == torch.int32
        else one
        for one in listed
    ]
    if wide != listed:
        node.update_arg(at, wide if isinstance(given, list | tuple) else wide[0])


def _unfold_backward(
    grad: Tensor, input_sizes: Sequence[int], dim: int, size: int, step: int
) -> Tensor:
    """Gradient of windows along an axis: exact up to the order of sums."""
    count, windows = input_sizes[dim], grad.shape[dim]
    rows = grad.movedim((dim, -1), (0, 1)).flatten(0, 1)
    places = (torch.arange(windows).unsqueeze(1) * step + torch.arange(size)).flatten()
    made = rows.new_zeros((count, *rows.shape[1:]))
    return aten.index_put(made, [places], rows, True).movedim(0, dim)


def _diagonal_backward(
    grad: Tensor, input_sizes: Sequence[int], offset: int, dim1: int, dim2: int
) -> Tensor:
    """Gradient of a diagonal: exact."""
    return _diagonal_scatter(grad.new_zeros(input_sizes), grad, offset, dim1, dim2)


def _diagonal_scatter(
    x: Tensor, diagonal: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> Tensor:
    """A tensor with other elements in a diagonal, which none of PyTorch's exporters writes: exact.

    The element of each row is chosen where a column is that of the diagonal.
    """
    moved = x.movedim((dim1, dim2), (-2, -1))
    rows, columns = torch.arange(moved.shape[-2]), torch.arange(moved.shape[-1])
    count = diagonal.shape[-1]
    if not count:
        return x.clone()
    chosen = (rows + min(offset, 0)).clamp(0, count - 1)
    is_on = columns - rows.unsqueeze(1) == offset
    made = torch.where(is_on, diagonal.index_select(-1, chosen).unsqueeze(-1), moved)
    return made.movedim((-2, -1), (dim1, dim2))


# embeddings


def _added_rows(places: Tensor, rows: Tensor, count: int, ignored: int) -> Tensor:
    """Sums of the rows of each place, which are added in their order; those of one place are left.

    The same from run to run: one after the other.
    """
    places, rows = places.reshape(-1).to(torch.int64), rows.reshape(-1, rows.shape[-1])
    if ignored >= 0:
        rows = rows.masked_fill((places == ignored).unsqueeze(1), 0)
    return aten.index_put(rows.new_zeros((count, rows.shape[1])), [places], rows, True)


def _embedding_backward(
    grad: Tensor, indices: Tensor, num_weights: int, padding_idx: int, scale_grad_by_freq: bool
) -> Tensor:
    """Gradient of a table of rows: exact up to the order of sums."""
    if scale_grad_by_freq:
        grad = grad / _frequencies(indices, num_weights, grad).unsqueeze(-1)
    return _added_rows(indices, grad, num_weights, padding_idx)


def _frequencies(indices: Tensor, count: int, like: Tensor) -> Tensor:
    """The number of uses of the index at each place."""
    indices = indices.to(torch.int64)
    flat = indices.reshape(-1)
    ones = like.new_ones(flat.shape)
    return like.new_zeros((count,)).scatter_add(0, flat, ones)[indices]


def _bag_numbers(indices: Tensor, offsets: Tensor) -> Tensor:
    """The number of the bag that each index is in: how many bags have begun, less one.

    Exact: whole numbers that f32 has.
    """
    count = indices.shape[0]
    kind = torch.float32 if count < window_gradients.MAX_EXACT else torch.float64
    begun = torch.zeros(count + 1, dtype=kind)
    begun = begun.scatter_add(0, offsets.to(torch.int64), torch.ones(offsets.shape, dtype=kind))
    return (begun.cumsum(0)[:count] - 1).to(torch.int64)


def _embedding_bag(
    weight: Tensor,
    indices: Tensor,
    offsets: Tensor,
    scale_grad_by_freq: bool = False,
    mode: int = SUM,
    sparse: bool = False,
    per_sample_weights: Tensor | None = None,
    include_last_offset: bool = False,
    padding_idx: int = -1,
) -> Any:
    """Sums or means of bags of rows, the bag of each index, and the sizes of bags.

    Exact up to the order of sums. The maximum of bags stays as it is.
    """
    del scale_grad_by_freq, sparse  # which are of the gradient
    if mode not in (SUM, MEAN):
        return NotImplemented
    last = include_last_offset and offsets.shape[0] > 0
    starts = offsets[:-1] if last else offsets
    count, length = starts.shape[0], indices.shape[0]
    numbers = _bag_numbers(indices, starts)
    rows = aten.embedding(weight, indices)  # whose indices are looked at ahead of a call
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.unsqueeze(1)
    ones = weight.new_ones((length,))
    if padding_idx >= 0:
        is_padding = indices == padding_idx
        rows, ones = rows.masked_fill(is_padding.unsqueeze(1), 0), ones.masked_fill(is_padding, 0)
    sums = aten.index_put(weight.new_zeros((count, weight.shape[1])), [numbers], rows, True)
    is_fast = mode == SUM and padding_idx < 0 and weight.dtype == torch.float32
    kind = offsets.dtype
    if mode == MEAN:
        sizes = weight.new_zeros((count,)).scatter_add(0, numbers, ones)
        sums = sums / sizes.clamp(min=1).unsqueeze(1)
        sizes = sizes.to(kind)
    else:
        sizes = torch.zeros(count, dtype=kind)
    bags = torch.zeros(0, dtype=kind) if is_fast else numbers.to(kind)
    return sums, bags, sizes, sizes.clone()  # the latter stand for places of maxima


def _embedding_bag_backward(
    grad: Tensor,
    indices: Tensor,
    offsets: Tensor,
    offset2bag: Tensor,
    bag_size: Tensor,
    maximum_indices: Tensor,
    num_weights: int,
    scale_grad_by_freq: bool,
    mode: int,
    sparse: bool,
    per_sample_weights: Tensor | None,
    padding_idx: int = -1,
) -> Any:
    """Gradient of the table of an EmbeddingBag: exact up to the order of sums.

    A sparse gradient, and that of a maximum, stay as they are.
    """
    del maximum_indices
    if sparse or mode not in (SUM, MEAN):
        return NotImplemented
    bags = offset2bag if offset2bag.shape[0] else _bag_numbers(indices, offsets)
    if mode == MEAN:
        grad = grad / bag_size.clamp(min=1).to(grad.dtype).unsqueeze(1)
    rows = grad[bags.to(torch.int64)]
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.unsqueeze(1)
    if scale_grad_by_freq:
        rows = rows / _frequencies(indices, num_weights, grad).unsqueeze(1)
    return _added_rows(indices, rows, num_weights, padding_idx)


def _bag_weights_backward(
    grad: Tensor,
    weight: Tensor,
    indices: Tensor,
    offsets: Tensor,
    offset2bag: Tensor,
    mode: int,
    padding_idx: int = -1,
) -> Tensor:
    """Gradient of the weights of the rows in bags: exact up to the order of sums."""
    del mode  # only sums have such weights
    bags = offset2bag if offset2bag.shape[0] else _bag_numbers(indices, offsets)
    found = (grad[bags.to(torch.int64)] * weight[indices.to(torch.int64)]).sum(1)
    return found.masked_fill(indices == padding_idx, 0) if padding_idx >= 0 else found


# attention


def _of_groups(x: Tensor, shared: int) -> Tensor:
    """Heads of queries, or a mask of each, in groups in a row that share keys and values."""
    batch, heads, *rest = x.shape
    if heads == 1:  # a mask of all heads
        return x.unsqueeze(2)
    return x.reshape(batch, shared, heads // shared, *rest)


def _scores(
    query: Tensor, key: Tensor, is_causal: bool, mask: Tensor | None, scale: float | None
) -> Tensor:
    """Scores of each query and key: -inf where one is hidden."""
    factor = 1 / math.sqrt(query.shape[-1]) if scale is None else scale
    found = torch.matmul(query, key.transpose(-2, -1)) * factor
    if mask is not None:
        found = found + mask
    if is_causal:
        seen = torch.ones(found.shape[-2:], dtype=torch.bool).tril()
        found = found.masked_fill(~seen, float("-inf"))
    return found


def _attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    attn_mask: Tensor | None = None,
    scale: float | None = None,
) -> Any:
    """Attention and the logarithms of the sums of its exponentials, which the gradient reads.

    Bound: that of a softmax, of log and of sums. PyTorch's exporter writes zeros for logarithms.
    """
    if dropout_p:
        return NotImplemented
    heads, shared = query.shape[1], key.shape[1]
    is_grouped = heads != shared
    if is_grouped:  # no head is repeated
        query, key, value = _of_groups(query, shared), key.unsqueeze(2), value.unsqueeze(2)
        attn_mask = attn_mask if attn_mask is None else _of_groups(attn_mask, shared)
    scores = _scores(query, key, is_causal, attn_mask, scale)
    shares = torch.softmax(scores, -1)
    mixed = torch.matmul(shares, value)
    # The largest share is 1 / the sum of exponentials, which are not computed once more.
    sums = scores.amax(-1) - torch.log(shares.amax(-1))
    if attn_mask is not None:  # of queries whose keys are all hidden PyTorch gives 0
        hidden = attn_mask.amax(-1, keepdim=True) == float("-inf")
        mixed, sums = mixed.masked_fill(hidden, 0.0), sums.masked_fill(hidden.squeeze(-1), 0.0)
    return (mixed.flatten(1, 2), sums.flatten(1, 2)) if is_grouped else (mixed, sums)


def _attention_backward(
    grad: Tensor,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    out: Tensor,
    logsumexp: Tensor,
    dropout_p: float,
    is_causal: bool,
    *,
    attn_mask: Tensor | None = None,
    scale: float | None = None,
) -> Any:
    """Gradients of queries, keys and values.

        p = exp(q k' - logsumexp)   dv = p' do   ds = p (do v' - sum(do o))   dq = ds k   dk = ds' q

    Bound: that of exp and of sums, as PyTorch's, which does the same block by block. Of bf16 the
    logarithms are f32, and so are shares and changes until they are multiplied.
    """
    if dropout_p:
        return NotImplemented
    kind, heads, shared = query.dtype, query.shape[1], key.shape[1]
    is_grouped = heads != shared
    if is_grouped:
        query, grad, out = (_of_groups(x, shared) for x in (query, grad, out))
        key, value, logsumexp = key.unsqueeze(2), value.unsqueeze(2), _of_groups(logsumexp, shared)
        attn_mask = attn_mask if attn_mask is None else _of_groups(attn_mask, shared)
    factor = 1 / math.sqrt(query.shape[-1]) if scale is None else scale
    scores = _scores(query, key, is_causal, attn_mask, scale)
    shares = torch.exp(scores - logsumexp.unsqueeze(-1)).to(kind)
    row = (grad * out).sum(-1, keepdim=True)
    changes = shares * (torch.matmul(grad, value.transpose(-2, -1)) - row)
    of_query = torch.matmul(changes, key) * factor
    of_key = torch.matmul(changes.transpose(-2, -1), query) * factor
    of_value = torch.matmul(shares.transpose(-2, -1), grad)
    if is_grouped:
        return of_query.flatten(1, 2), of_key.sum(2), of_value.sum(2)
    return of_query, of_key, of_value


DEFINITIONS: Mapping[Any, Callable[..., Any]] = MappingProxyType({
    **window_gradients.DEFINITIONS,
    aten._native_batch_norm_legit_functional.default: _batch_norm,
    aten.hardtanh_backward.default: _hardtanh_backward,
    aten.unfold_backward.default: _unfold_backward,
    aten.diagonal_scatter.default: _diagonal_scatter,
    aten.diagonal_backward.default: _diagonal_backward,
    aten.logaddexp.default: _log_add_exp,
    aten.binary_cross_entropy_with_logits.default: _cross_entropy_of_logits,
    aten.nll_loss_forward.default: _nll_loss_forward,
    aten.nll_loss2d_forward.default: _nll_loss_forward,
    aten.embedding_dense_backward.default: _embedding_backward,
    aten._embedding_bag.default: _embedding_bag,
    aten._embedding_bag_backward.default: _embedding_bag_backward,
    aten._embedding_bag_per_sample_weights_backward.default: _bag_weights_backward,
    aten._scaled_dot_product_flash_attention_for_cpu.default: _attention,
    aten._scaled_dot_product_flash_attention_for_cpu_backward.default: _attention_backward,
})  # fmt: skip
"""Definitions by operator."""

EDITS: Mapping[Any, Callable[[ExportedProgram, fx.Node], None]] = MappingProxyType({
    **dict.fromkeys(INDEXED, _wide_indices),
    aten._native_batch_norm_legit_no_training.default: _without_statistics,
    aten._log_softmax_backward_data.default: _log_softmax_backward,
    aten.silu_backward.default: _silu_backward,
    aten.mish_backward.default: _mish_backward,
})  # fmt: skip
"""Edits of the graph by operator: those which PyTorch decomposes by its own definition alone."""
