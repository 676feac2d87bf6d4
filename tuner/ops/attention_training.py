"""Attention in training: with what its gradients need next to the result, and the gradients."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from tuner.expression import Expression
from tuner.graph import Attribute, TensorType
from tuner.ops.attention import (
    ATTENTION,
    inverse,
    parts_of,
    sample_queries,
    scores_shape,
    split_inputs,
)
from tuner.ops.instructions import evaluate_expression
from tuner.ops.op import (
    MAX_SUM_ERROR,
    Arrays,
    Op,
    Results,
    Shape,
    permuted,
    require,
    require_fits,
    sum_bound,
)
from tuner.ops.products import MATMUL
from tuner.ops.rows import READ_AS_F32, SOFTMAX
from tuner.task import Task


def _rows(task: Task) -> Shape:
    return (*scores_shape(task)[:-1], 1)


def _attention_forward(task: Task, values: Arrays) -> Results:
    parts = parts_of(task)
    (q, k, *operands), (v, *further) = split_inputs(task, tuple(values))
    scores = MATMUL.evaluate(parts.scores, [q, k, *operands])
    if task.attributes.get("causal", 0):
        scores = np.where(_seen(scores), scores, -np.inf)
    with np.errstate(invalid="ignore"):
        shares = SOFTMAX.evaluate(parts.softmax, [scores])
    result = MATMUL.evaluate(parts.values, [shares, v, *further])
    return result, scores.max(axis=-1, keepdims=True), shares.max(axis=-1, keepdims=True)


def _seen(scores: np.ndarray) -> np.ndarray:
    """True for keys that are not behind a query."""
    queries, keys = scores.shape[-2:]
    return np.arange(keys) <= np.arange(queries)[:, None]


def _forward_shape(task: Task) -> Shape:
    require(task.attributes.get("causal", 0) in (0, 1), task)
    return ATTENTION.result(task)


ATTENTION_FORWARD = replace(
    ATTENTION, name="attention_forward", outputs=("output", "largest_scores", "largest_shares"),
    optional={"causal": int}, result=_forward_shape, further=lambda task: (_rows(task),) * 2,
    meaning=_attention_forward, narrow_results=False,
    dtypes=lambda inputs, outputs: {*inputs[:3], *outputs} == {"f32"} and {*inputs} <= READ_AS_F32,
)  # fmt: skip
"""An attention whose gradient is asked for: also the largest score and the largest share of each
row, [...,M,1]. The first less the logarithm of the other is that of the sum of exponentials. The
result has its tail and its order already. With `causal` a key behind its query has no share."""


@dataclass(frozen=True)
class GradientParts:
    """The products of the gradients of an attention, each a task of its own.

    Of keys and values that several heads share, each head has gradients of its own still.
    """

    shares: Task
    changes: Task
    of_q: Task
    of_k: Task
    of_v: Task


def gradient_parts(task: Task) -> GradientParts:
    """The five products, in the order in which they are computed."""
    q, k, v, gradient, sums, rows, *operands = task.inputs
    of_q, of_k, of_v = task.outputs
    shape = gradient_scores_shape(task)
    straight, scores = tuple(range(len(shape))), TensorType("f32", shape)
    turned = _swapped(straight)
    perms = {name: task.ints(f"perm_{name}") for name in ("q", "k", "v", "gradient")}
    change = Expression().then("sub", "it", "x1").then("mul", "it", "x2")
    factor = float(task.number("factor"))
    if factor != 1.0:
        change = change.then("mul", "it", factor)
    own = f"x{len(operands) + 1}"

    def product(
        inputs: tuple[TensorType, ...],
        out: TensorType,
        a: Shape,
        b: Shape,
        to: Shape,
        **tail: Expression,
    ) -> Task:
        attributes: dict[str, Attribute] = {"perm_a": a, "perm_b": b, "perm_out": to, **tail}
        return Task("matmul", inputs, (out,), attributes, task.precision_mode)

    def of_head(kind: TensorType, order: Shape) -> tuple[TensorType, Shape]:
        """Its type before heads are added up."""
        whole = permuted(kind.shape, inverse(order))
        if whole[:-2] == shape[:-2]:
            return kind, order
        return TensorType("f32", (*shape[:-2], *whole[-2:])), straight

    made_k, perm_k = of_head(of_k, task.ints("perm_out_k"))
    made_v, perm_v = of_head(of_v, task.ints("perm_out_v"))
    return GradientParts(
        product(
            (q, k, *operands, sums), scores, perms["q"], perms["k"], straight,
            tail=task.scores.then("sub", "it", own).then("exp", "it"),
        ),
        product(
            (gradient, v, rows, scores), scores, perms["gradient"], perms["v"], straight,
            tail=change,
        ),
        product(
            (scores, k), of_q, straight, _swapped(perms["k"]), task.ints("perm_out"),
        ),
        product((scores, q), made_k, turned, perms["q"], perm_k),
        product((scores, gradient), made_v, turned, perms["gradient"], perm_v),
    )  # fmt: skip


def _swapped(order: Shape) -> Shape:
    """The order with its last two axes exchanged."""
    return (*order[:-2], order[-1], order[-2])


def gradient_scores_shape(task: Task) -> Shape:
    """[...,M,L] of the gradients of an attention."""
    q, k = (
        permuted(task.inputs[i].shape, task.ints(f"perm_{name}")) for i, name in enumerate("qk")
    )
    return (*q[:-1], k[-1])


def _gradient_shape(task: Task) -> Shape:
    return _gradient_shapes(task)[0]


def _gradient_shapes(task: Task) -> tuple[Shape, Shape, Shape]:
    """Shapes of the gradients before they are permuted. Raises ValueError where inputs do not fit.

    The heads that share keys and values follow each other: dimensions of size 1 come last.
    """
    names = ("q", "k", "v", "gradient")
    q, k, v, gradient = (
        permuted(task.inputs[i].shape, task.ints(f"perm_{name}")) for i, name in enumerate(names)
    )
    require(len({len(q), len(k), len(v), len(gradient)}) == 1 and len(q) > 1, task)
    require(q[:-1] == gradient[:-1] and k[:-2] == v[:-2] and k[-1] == v[-1], task)
    require(q[-1] == k[-2] and gradient[-1] == v[-2], task)
    turned = ("perm_k", "perm_v")
    straight = ("perm_q", "perm_gradient", "perm_out", "perm_out_k", "perm_out_v")
    ends = [task.ints(name)[-2] for name in turned] + [task.ints(name)[-1] for name in straight]
    require({*ends} == {len(q) - 1}, task)
    pairs = [pair for pair in zip(q[:-2], k[:-2], strict=True) if pair != (1, 1)]
    shared = [own != whole for whole, own in pairs]
    require(all(own in (whole, 1) for whole, own in pairs) and shared == sorted(shared), task)
    require(all(task.inputs[i].shape == (*q[:-1], 1) for i in (4, 5)), task)
    require(task.attributes.get("causal", 0) in (0, 1), task)
    for operand in task.inputs[6:]:
        require_fits(operand.shape, (*q[:-1], k[-1]))
    return q, _swapped(k), _swapped(v)


def _further_gradients(task: Task) -> tuple[Shape, ...]:
    _, k, v = _gradient_shapes(task)
    return permuted(k, task.ints("perm_out_k")), permuted(v, task.ints("perm_out_v"))


def _attention_backward(task: Task, values: Arrays) -> Results:
    names = ("q", "k", "v", "gradient")
    q, k, v, gradient = (
        x.transpose(task.ints(f"perm_{name}")) for x, name in zip(values, names, strict=False)
    )
    sums, rows, *operands = values[4:]
    products = q @ k
    with np.errstate(invalid="ignore", over="ignore"):
        scores = np.broadcast_to(
            evaluate_expression(task.scores, [products, *operands]), products.shape
        )
        shares = np.exp(scores - sums)
        changes = (gradient @ v - rows) * shares * task.number("factor")
    if task.attributes.get("causal", 0):
        seen = _seen(products)
        shares, changes = (np.where(seen, x, 0.0) for x in (shares, changes))
    found = (
        changes @ k.swapaxes(-1, -2),
        changes.swapaxes(-1, -2) @ q,
        shares.swapaxes(-1, -2) @ gradient,
    )
    shared = tuple(i for i, size in enumerate(k.shape[:-2]) if size != q.shape[i])
    of_q, of_k, of_v = (found[0], *(x.sum(axis=shared, keepdims=True) for x in found[1:]))
    return (
        of_q.transpose(task.ints("perm_out")),
        of_k.transpose(task.ints("perm_out_k")),
        of_v.transpose(task.ints("perm_out_v")),
    )


def _gradient_operations(task: Task) -> int:
    parts = gradient_parts(task)
    every = (parts.shares, parts.changes, parts.of_q, parts.of_k, parts.of_v)
    return sum(map(MATMUL.operations, every))


def _gradient_bound(task: Task) -> float:
    """The errors of a score, of its exponential and of the sums add up."""
    *_, rows, keys = gradient_scores_shape(task)
    depth = permuted(task.inputs[0].shape, task.ints("perm_q"))[-1]
    return min(MAX_SUM_ERROR, 1e-5 + sum_bound(depth) + sum_bound(max(rows, keys)))


ATTENTION_BACKWARD = Op(
    name="attention_backward", inputs=("q", "k", "v", "gradient", "sums", "rows"),
    outputs=("of_q", "of_k", "of_v"), expressions=("scores",),
    attributes={
        "perm_q": tuple, "perm_k": tuple, "perm_v": tuple, "perm_gradient": tuple,
        "perm_out": tuple, "perm_out_k": tuple, "perm_out_v": tuple, "factor": float,
    },
    optional={"causal": int}, result=_gradient_shape, further=_further_gradients,
    dtypes=lambda inputs, outputs: {*inputs[:6], *outputs} == {"f32"} and {*inputs} <= READ_AS_F32,
    meaning=_attention_backward, samplers={0: sample_queries}, operations=_gradient_operations,
    error_bound=_gradient_bound,
)  # fmt: skip
"""Gradients of queries, keys and values, from the gradient [...,M,E] of the result, the logarithms
of the sums of exponentials [...,M,1], and the sum of gradient times result of each row [...,M,1].

    shares = exp(scores(q k) - sums)        changes = (gradient v - rows) shares factor
    of_q = changes k'    of_k = changes' q    of_v = shares' gradient

perm_q makes [...,M,D], perm_k [...,D,L], perm_v [...,E,L] and perm_gradient [...,M,E]; the results
[...,M,D], [...,L,D] and [...,L,E] are stored in the orders perm_out, perm_out_k and perm_out_v.
`scores` is as that of an attention, `factor` its derivative by the product. Batches of k and v may
be 1 where several heads share them: their gradients are added up. The elements of each query, key,
value and gradient are adjacent in memory. With `causal` a key behind its query has no share.
"""
