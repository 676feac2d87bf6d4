"""Attention that a model writes out: its gradient computes scores again instead of reading shares.

    s = q k' ...    p = softmax(s)    o = p v        ds = p (do v' - sum(p (do v')))

    ->  top = max(s) and sums = -log(max(p)) of each row are kept, s and p are not
        e = exp((s - top) - sums)                    ds = e (do v' - sum(do o))

Scores are as many as all pairs of queries and keys. A graph is changed before it is cut in two.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx
from torch.utils._pytree import tree_leaves
from torch.utils.checkpoint import CheckpointPolicy

aten: Any = torch.ops.aten
Partition = tuple[fx.GraphModule, fx.GraphModule]

VIEWS = frozenset({
    aten.view.default, aten._unsafe_view.default, aten.reshape.default, aten.detach.default,
    aten.alias.default,
})  # fmt: skip
"""Operators that give the elements they are given, in the same order."""
DIVISIONS = frozenset({aten.div.Tensor, aten.div.Scalar})
SCALINGS = frozenset({aten.mul.Tensor, aten.mul.Scalar, *DIVISIONS})
BETWEEN = frozenset({
    *VIEWS, *SCALINGS, aten.add.Tensor, aten.sub.Tensor, aten.where.self, aten.where.ScalarSelf,
    aten.masked_fill.Scalar, aten.masked_fill.Tensor,
})  # fmt: skip
"""Operators that may stand between a product and the softmax of its rows."""
PRODUCTS = (aten.bmm.default, aten.matmul.default)
TAG = "recompute"
"""Mark in `meta` of what PyTorch's partitioner has to keep, or to compute again."""


def partitioned(
    joint: fx.GraphModule, outputs: int, partition: Callable[[fx.GraphModule, int], Partition]
) -> Partition:
    """A forward and a backward graph, which computes the scores of written attentions again.

    `partition` makes them of a joint graph and the number of its first results, which are the
    forward graph's. What is kept of rows is among them meanwhile: else it is computed again, too.
    """
    kept = recompute_scores(joint)
    result, end = joint.graph.output_node(), outputs + len(kept)
    made = tree_leaves(result.args)
    result.args = ((*made[:outputs], *kept, *made[outputs:]),)
    named = tree_leaves(result.meta.get("desc", []))
    if named:  # what each result is to the caller
        result.meta["desc"] = [*named[:outputs], *named[:1] * len(kept), *named[outputs:]]
    forward, backward = partition(joint, end)
    result = forward.graph.output_node()
    (made,), named = result.args, result.meta.get("desc", [])
    result.args = ((*made[:outputs], *made[end:]),)
    if named:
        result.meta["desc"] = [*named[:outputs], *named[end:]]
    forward.recompile()
    return forward, backward


def recompute_scores(joint: fx.GraphModule) -> list[fx.Node]:
    """Let gradients of attentions that are written out compute the scores again, in place.

    Returns what is to be kept of each row. Nothing else may read shares or their gradient, all is
    float32, and nothing else says what is computed again. Bound: that of exp and of sums. The sum
    of each row of gradients times shares is that of the gradient of the result times the result,
    as (do v') p = do (p v).
    """
    kept = list[fx.Node]()
    found = joint.graph.find_nodes(op="call_function", target=aten._softmax_backward_data.default)
    for change in found:
        attention = _attention_of(change)
        if attention is not None:
            kept.extend(_rewrite(joint.graph, attention))
    if kept:
        joint.graph.eliminate_dead_code()
    return kept


@dataclass(frozen=True)
class _Attention:
    """The operators of an attention and of its gradient, whose products are of three dimensions."""

    product: fx.Node
    """The product of queries and keys, [N,M,L]."""
    scores: fx.Node
    shares: fx.Node
    """Both [...,M,L]."""
    mixed: fx.Node
    """The product of shares and values, [N,M,E]."""
    of_values: fx.Node
    of_shares: fx.Node
    """The products of the gradient of `mixed`: with the columns of the shares, and with values."""
    change: fx.Node
    """The gradient of the scores."""
    ends: Mapping[fx.Node, tuple[int, float]]
    """The products that read it, as which operand each, and by which number it is multiplied."""
    scalings: Sequence[fx.Node]
    """The nodes between, which multiply it."""


def _attention_of(change: fx.Node) -> _Attention | None:
    gradient, kept, dim, kind = change.args
    shares = _without(kept, {aten.detach.default, aten.alias.default})
    if shares.target is not aten._softmax.default or TAG in shares.meta:
        return None
    value, scores = shares.meta["val"], shares.args[0]
    last = (-1, value.dim() - 1)
    is_plain = {kind, value.dtype, scores.meta["val"].dtype} == {torch.float32}
    is_fixed = all(type(size) is int for size in value.shape)
    if not (is_plain and is_fixed and dim in last and shares.args[1] in last):
        return None
    products, (ends, scalings) = _products(shares, change), _ends(change)
    product = _product_before(scores, value.numel())
    is_read = len(ends) == 2 and all(one.target is aten.bmm.default for one in ends)
    if products is None or product is None or not is_read:
        return None
    mixed, of_values = products
    of_shares = _only_read_through_views(gradient)
    is_one = (
        not any(_copy_of_repeated(one.args[1])[1] for one in (product, mixed))
        and of_shares is not None
        and of_shares.target is aten.bmm.default
        and of_shares.args[0] is of_values.args[1]
        and _turned(of_shares.args[1]) is mixed.args[1]
    )
    found = (product, scores, shares, mixed, of_values, of_shares, change, ends, scalings)
    return _Attention(*found) if is_one else None


def _products(shares: fx.Node, change: fx.Node) -> tuple[fx.Node, fx.Node] | None:
    """The product of shares and values, and that of their columns and a gradient.

    None where something else reads the shares, but for `change`.
    """
    rows, columns = list[fx.Node](), list[fx.Node]()
    waiting = [shares]
    while waiting:
        node = waiting.pop()
        for user in node.users:
            if user.target in VIEWS or _is_whole_expand(user):
                waiting.append(user)
            elif _turned(user) is node:
                columns.extend(user.users)
            elif user is not change:
                rows.append(user)
    matrices = shares.meta["val"].shape[-2:]
    for found, operand in ((rows, lambda node: node), (columns, _turned)):
        if len(found) != 1 or found[0].target is not aten.bmm.default:
            return None
        left = operand(found[0].args[0])
        if left is None or left.meta["val"].shape[1:] != matrices:
            return None
    return rows[0], columns[0]


def _is_whole_expand(node: fx.Node) -> bool:
    """Return whether a node expands a tensor to the shape that it has."""
    if node.target is not aten.expand.default:
        return False
    return bool(node.meta["val"].shape == node.args[0].meta["val"].shape)


def _only_read_through_views(node: fx.Node) -> fx.Node | None:
    """The node whose elements alone one node reads, in other shapes; None where others read it."""
    while len(node.users) == 1:
        if node.target not in VIEWS:
            return node
        node = node.args[0]
    return None


def _without(node: fx.Node, targets: Collection[Any]) -> fx.Node:
    """The node that some operators, one after the other, look at."""
    while node.target in targets:
        node = node.args[0]
    return node


def _turned(node: fx.Node) -> fx.Node | None:
    """The matrices whose rows and columns a node exchanges; None where it does anything else."""
    if node.target is aten.transpose.int:
        rank = node.meta["val"].dim()
        is_turn = {axis % rank for axis in node.args[1:]} == {rank - 2, rank - 1}
    elif node.target is aten.permute.default:
        rank = len(node.args[1])
        is_turn = list(node.args[1]) == [*range(rank - 2), rank - 1, rank - 2]
    else:
        return None
    return node.args[0] if is_turn else None


def _ends(change: fx.Node) -> tuple[dict[fx.Node, tuple[int, float]], list[fx.Node]]:
    """The nodes that read the gradient of the scores, as `_Attention.ends`, and what scales it."""
    waiting, ends, scalings = [(change, 1.0)], dict[fx.Node, tuple[int, float]](), list[fx.Node]()
    while waiting:
        node, factor = waiting.pop()
        for user in node.users:
            if user.target in VIEWS or _turned(user) is node:
                waiting.append((user, factor))
            elif (scale := _scale(user)) is not None:
                waiting.append((user, factor * scale))
                scalings.append(user)
            else:
                ends[user] = (int(user.args[0] is not node), factor)
    return ends, scalings


def _scale(node: fx.Node) -> float | None:
    """The number, not 0, that a node multiplies by; None if it does anything else."""
    number = node.args[1] if node.target in SCALINGS else None
    if not isinstance(number, int | float) or not number:
        return None
    return 1 / number if node.target in DIVISIONS else float(number)


def _product_before(scores: fx.Node, count: int) -> fx.Node | None:
    """The one product of which the scores are made, of which there are so many."""
    found = [one for one in _made_of_product(scores, count) if one.target is aten.bmm.default]
    is_seen_once = len(found) == 1 and len(found[0].users) == 1
    return found[0] if is_seen_once else None


def _made_of_product(scores: fx.Node, count: int) -> list[fx.Node]:
    """The nodes that make the scores of a product, and that. Masks are not among them."""
    known: dict[fx.Node, bool] = {}

    def depends(node: fx.Node) -> bool:
        """Return whether a node is a product, or is made of one."""
        if node not in known:
            inputs = node.all_input_nodes if node.target in BETWEEN and TAG not in node.meta else ()
            large = [one for one in inputs if _elements(one) == count]
            known[node] = any([node.target in PRODUCTS, *map(depends, large)])
        return known[node]

    depends(scores)
    return [node for node, is_made in known.items() if is_made]


def _elements(node: fx.Node) -> int:
    """Number of elements of a tensor; 1 for a number."""
    value = node.meta.get("val")
    return int(value.numel()) if isinstance(value, torch.Tensor) else 1


def _rewrite(graph: fx.Graph, found: _Attention) -> tuple[fx.Node, fx.Node]:
    """Replace the gradient of the scores; the largest score and the sum of each row are kept."""
    gradient, count = found.change.args[0], found.shares.meta["val"].numel()
    copies = [_copy_of_repeated(one.args[1])[0] for one in (found.product, found.mixed)]
    new = _Insertion(graph, found.shares)
    top = new.add(aten.amax.default, found.scores, [-1], True)
    share = new.add(aten.amax.default, found.shares, [-1], True)
    sums = new.add(aten.neg.default, new.add(aten.log.default, share))
    less = new.add(aten.sub.Tensor, new.add(aten.sub.Tensor, found.scores, top), sums)
    shares = new.add(aten.exp.default, less)

    new = _Insertion(graph, found.of_values.prev)
    flat = new.add(aten.view.default, shares, [-1, *found.shares.meta["val"].shape[-2:]])
    found.of_values.update_arg(0, new.add(aten.transpose.int, flat, 1, 2))

    new = _Insertion(graph, found.change)
    rows = new.add(aten.mul.Tensor, found.of_values.args[1], found.mixed)
    rows = new.add(aten.sum.dim_IntList, rows, [-1], True)
    rows = new.add(aten.view.default, rows, list(top.meta["val"].shape))
    change = new.add(aten.mul.Tensor, shares, new.add(aten.sub.Tensor, gradient, rows))
    found.change.replace_all_uses_with(change)
    graph.erase_node(found.change)

    batch = list(found.shares.meta["val"].shape[:-2])
    for product in (found.product, found.mixed, found.of_values, found.of_shares):
        _multiply_in(graph, product, batch)
    for scaling in found.scalings:  # the results of products have fewer elements
        scaling.replace_all_uses_with(scaling.args[0])
    for product, (operand, factor) in found.ends.items():
        _multiply_in(graph, product, batch, is_turned=operand == 1, factor=factor)
    for node in (top, sums, *filter(None, copies)):
        node.meta[TAG] = CheckpointPolicy.MUST_SAVE
    for node in (*_made_of_product(found.scores, count), less.args[0], less, shares):
        node.meta[TAG] = CheckpointPolicy.MUST_RECOMPUTE
    return top, sums


def _copy_of_repeated(node: fx.Node) -> tuple[fx.Node | None, bool]:
    """The copy of repeated heads of which matrices are views, if there is one.

    And whether such heads have no copy: a gradient would read what it does not know as one tensor.
    """
    copied = None
    while node.target in (*VIEWS, aten.clone.default) or _turned(node) or _is_whole_expand(node):
        is_direct = node.target is aten.clone.default and not _is_whole_expand(node.args[0])
        copied = node if is_direct else copied
        node = node.args[0]
    repeats = node.target is aten.expand.default
    return (copied if repeats else None), repeats and copied is None


def _multiply_in(
    graph: fx.Graph,
    product: fx.Node,
    batch: list[int],
    *,
    is_turned: bool = False,
    factor: float = 1.0,
) -> None:
    """Let a product of matrices have the batch of the scores, for which operands are not copied.

    A turned one is that of the other operand's columns with the first one's, (a b)' = b' a'.
    """
    new = _Insertion(graph, product.prev)

    def turned(node: fx.Node) -> fx.Node:
        before = _turned(node)
        return new.add(aten.transpose.int, node, -2, -1) if before is None else before

    operands = [_matrices(one, batch, new) for one in product.args]
    if is_turned:
        operands = [turned(one) for one in reversed(operands)]
    made = new.add(aten.matmul.default, *operands)
    if factor != 1.0:
        made = new.add(aten.mul.Tensor, made, factor)
    made = turned(made) if is_turned else made
    for user in list(product.users):
        if user.target in VIEWS and user.meta["val"].shape == made.meta["val"].shape:
            user.replace_all_uses_with(made)
    if any(user.users for user in product.users):
        shape = list(product.meta["val"].shape)
        product.replace_all_uses_with(new.add(aten.reshape.default, made, shape))


def _matrices(node: fx.Node, batch: list[int], new: _Insertion) -> fx.Node:
    """The matrices [N,R,C] in another batch: what they were made of, where that has it."""
    shape = [*batch, *node.meta["val"].shape[1:]]
    turned, source = _turned(node), node
    if turned is not None:
        view = new.add(aten.transpose.int, _matrices(turned, batch, new), -2, -1)
        view.meta[TAG] = CheckpointPolicy.MUST_RECOMPUTE
        return view
    while list(source.meta["val"].shape) != shape and source.target in (*VIEWS, aten.clone.default):
        source = source.args[0]
    if list(source.meta["val"].shape) != shape:
        return new.add(aten.view.default, node, shape)
    while source.target in (aten.clone.default, aten.expand.default):
        if source.args[0].meta["val"].dim() != len(shape):
            break
        source = source.args[0]  # a product repeats matrices itself
    if _turned(source) is not None:  # rows are kept as they are
        source.meta[TAG] = CheckpointPolicy.MUST_RECOMPUTE
    return source


class _Insertion:
    """Operators that are inserted into a graph behind a node, one after the other."""

    def __init__(self, graph: fx.Graph, after: fx.Node) -> None:
        self._graph, self._last = graph, after

    def add(self, target: Any, *given: Any) -> fx.Node:
        """Insert a call after the last one; its shape and type are found by calling it."""
        values = [each.meta["val"] if isinstance(each, fx.Node) else each for each in given]
        with self._graph.inserting_after(self._last):
            self._last = self._graph.call_function(target, given)
        self._last.meta["val"] = target(*values)
        return self._last
