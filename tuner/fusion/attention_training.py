"""Attention in training becomes one task, and its gradients another.

    matmul(q, k) -> softmax -> matmul(., v)      and the largest score and share of each row
                                   ->  attention_forward(q, k, v, mask)

    p = matmul(q, k), less the row's sum, exp      c = (matmul(gradient, v) - rows) * p
    matmul(c, k^T), matmul(c^T, q), matmul(p^T, gradient)
                                   ->  attention_backward(q, k, v, gradient, sums, rows, mask)

Nothing else may read what is between, which is as large as all scores together.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tuner.expression import Expression
from tuner.fusion.attention import joined_attributes, scores_of, second_product
from tuner.fusion.expressions import is_moderate
from tuner.fusion.layout import swapped
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Attribute, Node

CHANGE = Expression().then("sub", "it", "x1").then("mul", "it", "x2")
"""Tail of the product of gradients and values: (it - rows) * shares."""


def recognise_attention_forward(work: Rewriter, softmax: Node) -> None:
    """Let one task do what stands between the queries, the weighted values and both maxima.

    Exact as attention is: the largest share is that of the largest score, 1 / the sum.
    """
    if "tail" in softmax.attributes:
        return
    (name,), (shares,) = softmax.inputs, softmax.outputs
    product, largest = work.maker(name, "matmul"), (_largest(work, name), _largest(work, shares))
    of_shares = work.readers(shares)
    if product is None or None in largest or len(of_shares) != 2:
        return
    score, share = (node for node in largest if node is not None)
    (reader,) = (node for node in of_shares if node.outputs != share.outputs)
    second = second_product(work, softmax, reader)
    own = [{softmax.outputs, score.outputs}, {reader.outputs, share.outputs}]
    if second is None or [_outputs(work, one) for one in (name, shares)] != own:
        return
    scores = scores_of(work, product, softmax)
    old = (product, softmax, second, score, share)
    if scores is None or _depends(work, second.inputs[1:], old):
        return
    hidden = _causal(work, *scores, name)
    if hidden is not None and any((1, *work.shape(one))[-1] > 1 for one in hidden[1]):
        hidden = None  # its kernels have no operands of each key
    expression, operands = hidden or scores
    inputs = (*product.inputs[:2], second.inputs[1], *operands, *second.inputs[2:])
    outputs = (*second.outputs, *score.outputs, *share.outputs)
    attributes = joined_attributes(product, expression, second)
    if hidden is not None:
        attributes["causal"] = 1
    origin = tuple(op for node in old for op in node.origin)
    work.replace(
        old, [Node("attention_forward", inputs, outputs, attributes, product.name, origin)]
    )


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


def recognise_attention_backward(work: Rewriter, changes: Node) -> None:
    """Let one task do the five products of the gradients.

    Bound: that of sums, as the factor of the scores is applied to the gradients of scores, not to
    the sums of these.
    """
    if changes.expression("tail") != CHANGE or not _is_straight(changes):
        return
    gradient, v, rows, shares = changes.inputs
    (changed,) = changes.outputs
    product = work.maker(shares, "matmul")
    if product is None or not _is_straight(product) or {shares, changed} & work.outputs:
        return
    found = _before_exponential(product)
    of_q, of_k = (_product_of(work, changed, product, turned=turned) for turned in (0, 1))
    of_v = _product_of(work, shares, product, turned=1)
    if found is None or of_q is None or of_k is None or of_v is None:
        return
    scores, sums, operands = found
    hidden = _causal(work, scores, operands, shares)
    if hidden is not None:
        scores, operands = hidden
    q, k, *_ = product.inputs
    perm_q, perm_k = (product.ints(name) for name in ("perm_a", "perm_b"))
    perm_gradient, perm_v = (changes.ints(name) for name in ("perm_a", "perm_b"))
    rights = [(one.inputs[1], one.ints("perm_b")) for one in (of_q, of_k, of_v)]
    readers = [{of_q.outputs, of_k.outputs}, {changes.outputs, of_v.outputs}]
    factor = _factor(of_q.expression("tail"))
    if (
        rights != [(k, _turned(perm_k)), (q, perm_q), (gradient, perm_gradient)]
        or [_outputs(work, one) for one in (changed, shares)] != readers
        or factor is None
        or not is_moderate(factor)
        or factor != _factor(of_k.expression("tail"))
        or of_v.expression("tail") != Expression()
    ):
        return
    old = (product, changes, of_q, of_k, of_v)
    inputs = (q, k, v, gradient, sums, rows, *operands)
    if _depends(work, inputs, old):
        return
    attributes: dict[str, Attribute] = {
        "perm_q": perm_q, "perm_k": perm_k, "perm_v": perm_v, "perm_gradient": perm_gradient,
        "perm_out": of_q.attributes["perm_out"], "perm_out_k": of_k.attributes["perm_out"],
        "perm_out_v": of_v.attributes["perm_out"], "factor": factor,
    }  # fmt: skip
    if scores.instructions:
        attributes["scores"] = scores
    if hidden is not None:
        attributes["causal"] = 1
    outputs = (*of_q.outputs, *of_k.outputs, *of_v.outputs)
    origin = tuple(op for node in old for op in node.origin)
    work.replace(
        old, [Node("attention_backward", inputs, outputs, attributes, product.name, origin)]
    )


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

    It must be the last step, where(hidden, -inf, scores), and hide those keys alone.
    """
    (*steps, last) = scores.instructions or (None,)
    if last is None or last.op != "where" or last.args[1] != "-inf" or not operands:
        return None
    *others, mask = operands
    own, (queries, keys) = f"x{len(operands)}", work.shape(name)[-2:]
    result = f"t{len(steps) - 1}" if steps else "x0"
    is_apart = not any(step is None or own in step.args for step in steps)
    if last.args != (own, "-inf", result) or not is_apart or mask not in work.constants:
        return None
    hidden = work.constants[mask]
    if hidden.shape[-2:] != (queries, keys) or hidden.size != queries * keys:
        return None
    behind = np.arange(keys) > np.arange(queries)[:, None]
    if not np.array_equal(hidden.reshape(queries, keys) != 0, behind):
        return None
    return Expression(tuple(step for step in steps if step is not None)), tuple(others)


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
