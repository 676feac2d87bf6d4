"""Attention in training becomes one task, and its gradients another.

    matmul(q, k) -> softmax -> matmul(., v)      and the largest score and share of each row
                                   ->  attention_forward(q, k, v, mask)

    p = matmul(q, k), less the row's sum, exp      c = (matmul(gradient, v) - rows) * p
    matmul(c, k^T), matmul(c^T, q), matmul(p^T, gradient)
                                   ->  attention_backward(q, k, v, gradient, sums, rows, mask)

Nothing else may read what is between, which is as large as all scores together.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from tuner.expression import Expression
from tuner.fusion.attention import joined_attributes, scores_of, second_product
from tuner.fusion.expressions import is_moderate
from tuner.fusion.layout import swapped
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Attribute, Node

CHANGE = Expression().then("sub", "it", "x1").then("mul", "it", "x2")
"""Tail of the product of gradients and values: (it - rows) * shares."""


MIN_SCORE = -1e30
"""Scores below it are hidden."""


def recognise_attention_forward(work: Rewriter, softmax: Node) -> None:
    """Let one task do what stands between the queries, the weighted values and both maxima.

    Exact as attention is: the largest share is that of the largest score, 1 / the sum.
    """
    if "tail" in softmax.attributes:
        return
    (name,), (shares,) = softmax.inputs, softmax.outputs
    largest = (_largest(work, name), _largest(work, shares))
    of_shares = work.readers(shares)
    if None in largest or len(of_shares) != 2:
        return
    score, share = (node for node in largest if node is not None)
    (reader,) = (node for node in of_shares if node.outputs != share.outputs)
    own = [{softmax.outputs, score.outputs}, {reader.outputs, share.outputs}]
    found = _around(work, softmax, reader)
    if found is None or [_outputs(work, one) for one in (name, shares)] != own:
        return
    product, inner, second = found
    views = () if inner is softmax else (work.maker(name), reader)
    scores = scores_of(work, product, inner)
    old = (product, *(one for one in views if one), softmax, second, score, share)
    if scores is None or _depends(work, second.inputs[1:], old):
        return
    hidden = _causal(work, *scores, name)
    if hidden is not None and any((1, *work.shape(one))[-1] > 1 for one in hidden[1]):
        hidden = None  # its kernels have no operands of each key
    expression, operands = hidden or scores
    inputs = (*product.inputs[:2], second.inputs[1], *operands, *second.inputs[2:])
    attributes = joined_attributes(product, expression, second)
    if hidden is not None:
        attributes["causal"] = 1
    origin = tuple(op for node in old for op in node.origin)
    rows, made = (*score.outputs, *share.outputs), list[Node]()
    if views:
        kind = replace(work.types[rows[0]], shape=(*work.shape(inner.inputs[0])[:-1], 1))
        grouped = tuple(work.add_tensor(f"{one}.grouped", kind) for one in rows)
        made = [
            Node("reshape", (before,), (one,), {}, score.name, score.origin)
            for before, one in zip(grouped, rows, strict=True)
        ]
        rows = grouped
    outputs = (*second.outputs, *rows)
    task = Node("attention_forward", inputs, outputs, attributes, product.name, origin)
    work.replace(old, [task, *made])


def _around(work: Rewriter, softmax: Node, reader: Node) -> tuple[Node, Node, Node] | None:
    """The product before a softmax, the softmax in the batch of both products, and the second one.

    That batch may be another one than the softmax's own: heads in groups that share keys.
    """
    (name,), inner = softmax.inputs, softmax
    product, node = work.maker(name, "matmul"), reader
    view = work.maker(name, "reshape")
    if view is not None and reader.op == "reshape":
        (grouped,), (split,) = view.inputs, reader.outputs
        inner = replace(softmax, inputs=view.inputs, outputs=reader.outputs)
        product, second = work.private_maker(grouped, "matmul"), work.only_reader(split)
        is_same = work.shape(grouped) == work.shape(split)
        if second is None or not is_same or work.shape(split)[-2:] != work.shape(name)[-2:]:
            return None
        node = second
    found = second_product(work, inner, node)
    return None if product is None or found is None else (product, inner, found)


def _largest(work: Rewriter, name: str) -> Node | None:
    """The reader that gives the largest element of each row."""
    wanted = {"mode": "max", "axes": (len(work.shape(name)) - 1,), "keepdims": 1}
    found = (node for node in work.readers(name) if node.op == "reduce")
    return next((node for node in found if dict(node.attributes) == wanted), None)


def _outputs(work: Rewriter, name: str) -> set[tuple[str, ...]]:
    """The results of all readers of a tensor, none of which is an output of the graph."""
    return set() if name in work.outputs else {node.outputs for node in work.readers(name)}


def _depends(work: Rewriter, names: Iterable[str], on: Iterable[Node]) -> bool:
    """Return whether what makes one of these tensors needs a result of one of these nodes."""
    results = {name for node in on for name in node.outputs}
    waiting, seen = [*names], set[str]()
    while waiting:
        name = waiting.pop()
        if name in results:
            return True
        maker = work.maker(name) if name not in seen else None
        seen.add(name)
        waiting.extend(maker.inputs if maker else ())
    return False


@dataclass(frozen=True)
class _Backward:
    """The products of the gradients of an attention, each with the scores on its left."""

    shares: Node
    changes: Node
    of_q: Node
    of_k: Node
    of_v: Node
    views: tuple[Node, ...]
    """The reshape of the shares, and the product as it is, where `of_v` has another batch."""

    @property
    def is_one(self) -> bool:
        """True if all have the same queries, keys and gradients, and one factor."""
        (q, k), (gradient, _) = self.shares.inputs[:2], self.changes.inputs[:2]
        perm_k = _turned(self.shares.ints("perm_b"))
        products = (self.of_q, self.of_k, self.of_v)
        rights = [(one.inputs[1], one.ints("perm_b")) for one in products]
        wanted = [
            (k, perm_k), (q, self.shares.ints("perm_a")), (gradient, self.changes.ints("perm_a")),
        ]  # fmt: skip
        factors = {_factor(one.expression("tail")) for one in products[:2]}
        is_plain = self.of_v.expression("tail") == Expression() and len(factors) == 1
        return rights == wanted and is_plain and is_moderate(self.factor)

    @property
    def factor(self) -> float:
        """The number that gradients of queries and keys are multiplied by; NaN if they are not."""
        factor = _factor(self.of_q.expression("tail"))
        return math.nan if factor is None else factor

    def is_private(self, work: Rewriter) -> bool:
        """Return whether nothing else reads what is as large as all scores."""
        of_shares = self.views[0] if self.views else self.of_v
        readers = {self.changes.outputs, of_shares.outputs}
        (shares,), (changes,) = self.shares.outputs, self.changes.outputs
        return _outputs(work, shares) == readers and _outputs(work, changes) == {
            self.of_q.outputs,
            self.of_k.outputs,
        }


def recognise_attention_backward(work: Rewriter, changes: Node) -> None:
    """Let one task do the five products of the gradients.

    Bound: that of sums, as the factor of the scores is applied to the gradients of scores, not to
    the sums of these.
    """
    parts = _parts_of(work, changes)
    found = _before_exponential(parts.shares) if parts else None
    if parts is None or found is None or not parts.is_one or not parts.is_private(work):
        return
    scores, sums, operands = found
    hidden = _causal(work, scores, operands, parts.shares.outputs[0])
    scores, operands = hidden or (scores, operands)
    of_k, of_v = (_added_heads(work, one, parts.shares) for one in (parts.of_k, parts.of_v))
    if of_k is None or of_v is None:
        return
    product, of_q = parts.shares, parts.of_q
    gradient, v, rows, _ = changes.inputs
    own = (product, changes, of_q, parts.of_k, *(parts.views or (parts.of_v,)))
    old = (*own, *(one for one in (of_k, of_v) if one.op == "reduce"))
    inputs = (*product.inputs[:2], v, gradient, sums, rows, *operands)
    if _depends(work, inputs, old):
        return
    attributes: dict[str, Attribute] = {
        "perm_q": product.attributes["perm_a"], "perm_k": product.attributes["perm_b"],
        "perm_v": changes.attributes["perm_b"], "perm_gradient": changes.attributes["perm_a"],
        "perm_out": of_q.attributes["perm_out"], "perm_out_k": parts.of_k.attributes["perm_out"],
        "perm_out_v": parts.of_v.attributes["perm_out"], "factor": parts.factor,
    }  # fmt: skip
    if scores.instructions:
        attributes["scores"] = scores
    if hidden is not None:
        attributes["causal"] = 1
    outputs = (*of_q.outputs, *of_k.outputs, *of_v.outputs)
    origin = tuple(op for node in old for op in node.origin)
    made = [Node("attention_backward", inputs, outputs, attributes, product.name, origin)]
    if parts.views:
        made.append(replace(parts.of_v, op="reshape", inputs=of_v.outputs, attributes={},
                            outputs=parts.views[1].outputs))  # fmt: skip
    work.replace(old, made)


def _parts_of(work: Rewriter, changes: Node) -> _Backward | None:
    if changes.expression("tail") != CHANGE or not _is_straight(changes):
        return None
    shares, (changed,) = changes.inputs[3], changes.outputs
    product = work.maker(shares, "matmul")
    if product is None or not _is_straight(product):
        return None
    of_q, of_k = (_product_of(work, changed, product, turned=turned) for turned in (0, 1))
    of_v, *views = _of_values(work, shares, product, changes)
    if of_q is None or of_k is None or of_v is None:
        return None
    return _Backward(product, changes, of_q, of_k, of_v, tuple(views))


def _of_values(
    work: Rewriter, shares: str, scores: Node, changes: Node
) -> tuple[Node | None, *tuple[Node, ...]]:
    """The product of the columns of the shares with the gradient of the result.

    It may be written in a batch with other axes: then what it would be in that of the scores, the
    reshape of the shares, and the product as it is, whose result is a reshape of the former.
    """
    direct = _product_of(work, shares, scores, turned=1)
    if direct is not None:
        return (direct,)
    for view in work.readers(shares):
        split, *_ = view.outputs
        node = work.only_reader(split, "matmul") if view.op == "reshape" else None
        if node is None or node.inputs.count(split) != 1 or len(node.inputs) != 2:
            continue
        left = node if node.inputs[0] == split else swapped(node)
        straight = tuple(range(len(work.shape(split))))
        gradient, order = changes.inputs[0], changes.ints("perm_a")
        if (left.ints("perm_a"), left.ints("perm_out")) != (_turned(straight), straight):
            continue
        if _path(work, left.inputs[1], left.ints("perm_b")) != _path(work, gradient, order):
            continue
        whole = (*work.shape(shares)[:-2], *work.shape(left.outputs[0])[-2:])
        kind = replace(work.types[left.outputs[0]], shape=whole)
        made = work.add_tensor(f"{left.outputs[0]}.whole", kind)
        orders: dict[str, Attribute] = {
            "perm_a": _turned(scores.ints("perm_out")), "perm_b": order,
            "perm_out": scores.ints("perm_out"),
        }  # fmt: skip
        return (
            replace(left, inputs=(shares, gradient), outputs=(made,), attributes=orders),
            view,
            node,
        )
    return (None,)


def _path(work: Rewriter, name: str, order: tuple[int, ...]) -> tuple[str, list[tuple[int, int]]]:
    """The tensor that is read, and the way through it: (size, step) of axes, neighbours joined."""
    shape, found = work.shape(name), list[tuple[int, int]]()
    for axis in order:
        size, step = shape[axis], math.prod(shape[axis + 1 :])
        if found and found[-1][1] == size * step:
            found[-1] = found[-1][0] * size, step
        elif size != 1:
            found.append((size, step))
    while (view := work.maker(name, "reshape")) is not None:
        (name,) = view.inputs
    return name, found


def _added_heads(work: Rewriter, gradient: Node, scores: Node) -> Node | None:
    """The node that makes the gradient of keys, or of values: their product, if no heads share it.

    Else the sum over the heads that do; None where there is no such sum.
    """
    own, order = work.shape(scores.inputs[1]), scores.ints("perm_b")
    whole = work.shape(scores.outputs[0])[:-2]
    shared = [axis for axis, size in enumerate(whole) if own[order[axis]] != size]
    if not shared:
        return gradient
    node = work.only_reader(gradient.outputs[0], "reduce")
    places = tuple(sorted(gradient.ints("perm_out").index(axis) for axis in shared))
    wanted = {"mode": "sum", "axes": places, "keepdims": 1}
    return node if node is not None and dict(node.attributes) == wanted else None


def _is_straight(product: Node) -> bool:
    order = product.ints("perm_out")
    return order == tuple(range(len(order)))


def _turned(order: tuple[int, ...]) -> tuple[int, ...]:
    return (*order[:-2], order[-1], order[-2])


def _before_exponential(product: Node) -> tuple[Expression, str, tuple[str, ...]] | None:
    """The scores, the name of the rows' sums, and the operands of the scores.

    None where the tail of the product is not exp(scores - sums).
    """
    *scores, less, last = (None, None, *product.expression("tail").instructions)
    steps = tuple(step for step in scores if step is not None)
    if less is None or last is None or (less.op, last.op) != ("sub", "exp"):
        return None
    *operands, sums = product.inputs[2:] or ("",)
    result = f"t{len(steps) - 1}" if steps else "x0"
    own = f"x{len(operands) + 1}"
    is_apart = not any(own in step.args for step in steps)
    if less.args != (result, own) or last.args != (f"t{len(steps)}",) or not is_apart:
        return None
    return Expression(steps), sums, tuple(operands)


def _causal(
    work: Rewriter, scores: Expression, operands: tuple[str, ...], name: str
) -> tuple[Expression, tuple[str, ...]] | None:
    """The scores without the constant that hides keys behind a query; None where there is none.

    It must be the last step, where(hidden, -inf, scores) or scores + mask, and hide those keys
    alone. The latter is exact while scores are within 1e30: the mask has 0, or less than -1e30.
    A number of each row may be subtracted behind it.
    """
    if (row := _row_behind(work, scores, operands)) is not None:
        before = Expression(scores.instructions[:-1])
        found = _causal(work, before, operands[:-1], name)
        return found and (found[0].then("sub", "it", f"x{len(found[1]) + 1}"), (*found[1], row))
    (*steps, last) = scores.instructions or (None,)
    if last is None or not operands or operands[-1] not in work.constants:
        return None
    own, (queries, keys) = f"x{len(operands)}", work.shape(name)[-2:]
    result = f"t{len(steps) - 1}" if steps else "x0"
    mask = work.constants[operands[-1]]
    if (last.op, last.args) == ("add", (result, own)):
        hidden, is_known = mask < MIN_SCORE, (mask == 0) | (mask < MIN_SCORE)
    elif (last.op, last.args) == ("where", (own, "-inf", result)):
        hidden, is_known = mask != 0, np.True_
    else:
        return None
    behind = np.arange(keys) > np.arange(queries)[:, None]
    is_causal = mask.shape[-2:] == behind.shape and bool((hidden == behind).all())
    if not is_causal or not is_known.all() or any(own in step.args for step in steps if step):
        return None
    return Expression(tuple(step for step in steps if step is not None)), operands[:-1]


def _row_behind(work: Rewriter, scores: Expression, operands: tuple[str, ...]) -> str | None:
    """The last operand, where it is a number of each row that the last step alone subtracts."""
    (*steps, last) = scores.instructions or (None,)
    own = f"x{len(operands)}"
    is_last = last is not None and (last.op, last.args) == ("sub", (f"t{len(steps) - 1}", own))
    if not is_last or any(own in step.args for step in steps if step):
        return None
    return operands[-1] if work.shape(operands[-1])[-1:] == (1,) else None


def _product_of(work: Rewriter, name: str, scores: Node, *, turned: bool | int) -> Node | None:
    """The product whose left side are all rows of a tensor of scores, or, turned, its columns."""
    straight = scores.ints("perm_out")
    for node in work.readers(name):
        if node.op != "matmul" or node.inputs[:2].count(name) != 1:
            continue
        left = node if node.inputs[0] == name else swapped(node)
        if left.ints("perm_a") == (_turned(straight) if turned else straight):
            return left if left is node or len(node.inputs) == 2 else None
    return None


def _factor(tail: Expression) -> float | None:
    """The number that a tail multiplies by; None where it does anything else."""
    if not tail.instructions:
        return 1.0
    (step, *more) = tail.instructions
    if more or step.op != "mul" or step.args[0] != "x0" or step.args[1][0] in "xt":
        return None
    return float(step.args[1])
