"""An attention as the three tasks that it stands for: a product, a softmax, and a product.

attention(q, k, v)  =  matmul(softmax(matmul(q, k)), v)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from tuner.graph import TensorType
from tuner.task import OWN_INPUTS, Task

T = TypeVar("T")


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
            "matmul", (q, k, *operands), scores,
            {"perm_a": task.attributes["perm_q"], "perm_b": task.attributes["perm_k"],
             "perm_out": straight, "tail": task.scores}, mode,
        ),
        Task("softmax", (scores,), scores, {}, mode),
        Task(
            "matmul", (scores, v, *tail_inputs), task.output,
            {"perm_a": straight, "perm_b": task.attributes["perm_v"],
             "perm_out": task.attributes["perm_out"], "tail": task.tail}, mode,
        ),
    )  # fmt: skip


def split_inputs(task: Task, inputs: tuple[T, ...]) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """Whatever belongs to the inputs: that of the first product, and that of the second one."""
    q, k, v = inputs[: OWN_INPUTS["attention"]]
    first = task.first_tail_input
    return (q, k, *inputs[OWN_INPUTS["attention"] : first]), (v, *inputs[first:])


def scores_shape(task: Task) -> tuple[int, ...]:
    """[...,M,L]: the batch and the rows of the output, and a column for each key."""
    shape = [0] * len(task.output.shape)
    for size, dimension in zip(task.output.shape, task.ints("perm_out"), strict=True):
        shape[dimension] = size
    k = task.inputs[1].shape
    return (*shape[:-1], k[task.ints("perm_k")[-1]])
