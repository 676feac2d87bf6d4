"""Attention, and the three tasks that it stands for: a product, a softmax, and a product.

attention(q, k, v)  =  matmul(softmax(matmul(q, k)), v)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from tuner.element import ELEMENTS
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops.op import MAX_SUM_ERROR, Arrays, Dtypes, Op, Shape, permuted
from tuner.ops.products import MATMUL
from tuner.ops.rows import READ_AS_F32, SOFTMAX
from tuner.ops.sampling import sample_tensor
from tuner.task import Task

T = TypeVar("T")

GUARD = Expression.parse("t0=equal(x0,x0);t1=not(t0);t2=where(t1,0.0,x0)")
"""Tail of the softmax of a guarded attention: a row in which a mask leaves nothing becomes 0."""


@dataclass(frozen=True)
class Parts:
    """Each reads the result of the one before it as its first input; the first one reads q."""

    scores: Task
    softmax: Task
    values: Task


def parts_of(task: Task) -> Parts:
    """The three tasks of an attention; scores and probabilities are [...,M,L]."""
    shape = scores_shape(task)
    scores = TensorType("f32", shape)
    straight = tuple(range(len(shape)))
    (q, k, *operands), (v, *tail_inputs) = split_inputs(task, task.inputs)
    mode = task.precision_mode
    return Parts(
        Task(
            "matmul", (q, k, *operands), (scores,),
            {"perm_a": task.attributes["perm_q"], "perm_b": task.attributes["perm_k"],
             "perm_out": straight, "tail": task.scores}, mode,
        ),
        Task("softmax", (scores,), (scores,), {"tail": GUARD} if task.is_guarded else {}, mode),
        Task(
            "matmul", (scores, v, *tail_inputs), task.outputs[:1],
            {"perm_a": straight, "perm_b": task.attributes["perm_v"],
             "perm_out": task.attributes["perm_out"], "tail": task.tail}, mode,
        ),
    )  # fmt: skip


def split_inputs(task: Task, inputs: tuple[T, ...]) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """Values of all inputs split in two: those of the first product, those of the second."""
    own, first = task.own_inputs, task.first_tail_input
    q, k, v = inputs[:own]
    return (q, k, *inputs[own:first]), (v, *inputs[first:])


def scores_shape(task: Task) -> Shape:
    """[...,M,L]: the batch and the rows of the output, and a column for each key."""
    k = task.inputs[1].shape
    return (*_straight_shape(task)[:-1], k[task.ints("perm_k")[-1]])


def _straight_shape(task: Task) -> Shape:
    """The shape of the result before `perm_out`."""
    order = task.ints("perm_out")
    permuted(task.outputs[0].shape, order)
    return permuted(task.outputs[0].shape, inverse(order))


def inverse(order: Shape) -> Shape:
    """The order that undoes this one."""
    return tuple(map(order.index, range(len(order))))


def _shape(task: Task) -> Shape:
    parts = parts_of(task)
    if task.capacity not in (None, keys := scores_shape(task)[-1]):
        raise ValueError(f"memory for {task.capacity} keys, not {keys}")
    MATMUL.check_shape(parts.scores)
    MATMUL.check_shape(parts.values)
    return _straight_shape(task)


def _attention(task: Task, values: Arrays) -> np.ndarray:
    parts = parts_of(task)
    first, second = split_inputs(task, tuple(values))
    with np.errstate(invalid="ignore"):  # where a mask leaves nothing, as in any softmax
        weights = SOFTMAX.evaluate(parts.softmax, [MATMUL.evaluate(parts.scores, first)])
    result = MATMUL.meaning(parts.values, [weights, *second])
    assert isinstance(result, np.ndarray)
    return result


def _operations(task: Task) -> int:
    parts = parts_of(task)
    between = parts.scores.output.count * len(task.scores.instructions)
    products = MATMUL.operations(parts.scores) + MATMUL.operations(parts.values)
    return products + SOFTMAX.operations(parts.softmax) + between


def _error_bound(task: Task) -> float:
    """The errors of the three parts add up; an error of a score is one of its exponential."""
    parts = parts_of(task)
    before = MATMUL.error_bound(parts.scores) + SOFTMAX.error_bound(parts.softmax)
    return min(MAX_SUM_ERROR, before + MATMUL.error_bound(parts.values))


def sample_queries(rng: np.random.Generator, task: Task) -> np.ndarray:
    """Queries that make scores, scaled again or not, differ enough and not too much."""
    q = task.inputs[0]
    return sample_tensor(rng, q) * np.float32(q.shape[task.ints("perm_q")[-1]] ** -0.25)


def _dtypes(inputs: Dtypes, outputs: Dtypes) -> bool:
    """Queries and results of f32; keys and values may be stored in 16 bits, masks as truths."""
    stored = all(ELEMENTS[name].is_half or name == "f32" for name in inputs[1:3])
    return stored and {inputs[0], *outputs} == {"f32"} and {*inputs} <= READ_AS_F32


ATTENTION = Op(
    name="attention", inputs=("q", "k", "v"), expressions=("scores", "tail"),
    attributes={"perm_q": tuple, "perm_k": tuple, "perm_v": tuple, "perm_out": tuple},
    optional={"capacity": int, "guarded": int}, dtypes=_dtypes,
    result=_shape, meaning=_attention, samplers={0: sample_queries},
    operations=_operations, error_bound=_error_bound, narrow_results=True,
)  # fmt: skip
"""Run-time q, k and v -> softmax(scores(q k)) v, [...,M,E].

perm_q, perm_k and perm_v make them [...,M,D], [...,D,L] and [...,L,E]; perm_out as of a matmul.
`scores` (an Expression, perhaps empty) reads the products, and operands that broadcast to
[...,M,L], the batch of the output. With a `capacity` the memory of k and v is that of so many
keys, of which the first L are read; only a caller that binds a cache has it for more than L.
`guarded` makes rows 0 whose softmax is no number, such as those in which a mask leaves nothing.
"""
