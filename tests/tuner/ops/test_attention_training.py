"""The gradients of an attention mean what differences of its result say, and their parts too."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import OPS, check_task, evaluate, operations, random_inputs
from tuner.ops.attention_training import gradient_parts
from tuner.task import Task

STRAIGHT, TURNED, HEADS = (0, 1, 2, 3), (0, 1, 3, 2), (0, 2, 1, 3)
SCALED = Expression().then("mul", "it", 0.5)
MASKED = SCALED.then("add", "it", "x1")


def f32(*shape: int) -> TensorType:
    return TensorType("f32", shape)


def backward(heads: int, own: int, *operands: TensorType, **attributes: object) -> Task:
    """Two batches of heads, `own` of which have keys of their own; three rows of five keys."""
    inputs = (f32(2, 3, heads, 4), f32(2, own, 5, 4), f32(2, own, 5, 6), f32(2, heads, 3, 6))
    rows = f32(2, heads, 3, 1)
    outputs = (f32(2, heads, 3, 4), f32(2, own, 5, 4), f32(2, 5, own, 6))
    given = {
        "perm_q": HEADS, "perm_k": TURNED, "perm_v": TURNED, "perm_gradient": STRAIGHT,
        "perm_out": STRAIGHT, "perm_out_k": STRAIGHT, "perm_out_v": HEADS, "factor": 0.5,
        "scores": SCALED, **attributes,
    }  # fmt: skip
    return Task("attention_backward", (*inputs, rows, rows, *operands), outputs, given)


TASKS = {
    "plain": backward(3, 3),
    "keys of all heads": backward(3, 1),
    "causal": backward(2, 2, causal=1),
    "a mask": backward(2, 2, f32(2, 1, 3, 5), scores=MASKED),
}


def loss(task: Task, values: list[np.ndarray]) -> tuple[float, np.ndarray, np.ndarray]:
    """The sum of gradient * result in float64, the logarithms of sums, and gradient . result."""
    q, k, v, gradient, _, _, *masks = (x.astype(np.float64) for x in values)
    heads = q.shape[2]
    k, v = (np.repeat(x, heads // x.shape[1], axis=1) for x in (k, v))
    scores = 0.5 * np.einsum("bmhd,bhld->bhml", q, k) + sum(masks)
    if task.attributes.get("causal"):
        scores = np.where(np.tri(3, 5, dtype=bool), scores, -np.inf)
    sums = np.log(np.exp(scores).sum(-1, keepdims=True))
    products = gradient * (np.exp(scores - sums) @ v)
    return float(products.sum()), sums, products.sum(-1, keepdims=True)


@pytest.mark.parametrize("name", TASKS)
def test_gradients_are_what_differences_say(name: str) -> None:
    task = TASKS[name]
    check_task(task)
    values = [x.astype(np.float64) for x in random_inputs(task, 2)]
    if name == "a mask":
        values[6][0, 0, :, 2:], values[6][1, 0, 1] = -np.inf, [-np.inf, 0, -np.inf, 0, 1]
    _, values[4], values[5] = loss(task, values)

    found = OPS[task.op].results(task, values)

    for place, gradient in enumerate(found):
        straight = gradient.transpose(HEADS) if place in (0, 2) else gradient
        assert gradient.shape == task.outputs[place].shape
        x = values[place]
        for at in np.ndindex(x.shape):
            pair = []
            for step in (1e-5, -1e-5):
                moved = [one.copy() for one in values]
                moved[place][at] += step
                pair.append(loss(task, moved)[0])
            assert abs((pair[0] - pair[1]) / 2e-5 - straight[at]) < 1e-7


def test_its_text_and_its_work_are_those_of_five_products() -> None:
    task = TASKS["a mask"]
    parts = gradient_parts(task)

    assert Task.parse(task.text()) == task
    every = (parts.shares, parts.changes, parts.of_q, parts.of_k, parts.of_v)
    assert operations(task) == sum(map(operations, every))
    for part in every:
        check_task(part)


def test_elements_that_are_apart_and_shapes_that_do_not_fit_are_refused() -> None:
    task = TASKS["plain"]
    q, k, v, *others = task.inputs
    apart = {**task.attributes, "perm_k": STRAIGHT}
    for wrong in (
        replace(task, inputs=(q, f32(2, 3, 4, 5), v, *others), attributes=apart),
        replace(task, inputs=(q, k, f32(2, 3, 6, 6), *others)),
        replace(task, inputs=(*task.inputs[:5], f32(2, 3, 3, 2))),
        replace(task, outputs=(task.outputs[0], f32(2, 1, 5, 4), task.outputs[2])),
        replace(task, attributes={**task.attributes, "causal": 2}),
    ):
        with pytest.raises((ValueError, TypeError, LookupError)):
            check_task(wrong)


@pytest.mark.parametrize("causal", [0, 1])
def test_the_result_in_training_comes_with_the_largest_score_and_share_of_each_row(
    causal: int,
) -> None:
    inputs = (f32(2, 3, 3, 4), f32(2, 3, 5, 4), f32(2, 3, 5, 6), f32(5))
    perms = {"perm_q": HEADS, "perm_k": TURNED, "perm_v": STRAIGHT, "perm_out": HEADS}
    plain = Task("attention", inputs, (f32(2, 3, 3, 6),), {**perms, "scores": MASKED})
    outputs = (*plain.outputs, f32(2, 3, 3, 1), f32(2, 3, 3, 1))
    given = {**plain.attributes, "causal": 1} if causal else plain.attributes
    task = replace(plain, op="attention_forward", outputs=outputs, attributes=given)
    check_task(task)
    values = random_inputs(task, 4)

    result, score, share = OPS[task.op].results(task, values)

    q, k, v, bias = (x.astype(np.float64) for x in values)
    scores = 0.5 * np.einsum("bmhd,bhld->bhml", q, k) + bias
    if causal:
        scores = np.where(np.tri(3, 5, dtype=bool), scores, -np.inf)
    shares = np.exp(scores) / np.exp(scores).sum(-1, keepdims=True)
    np.testing.assert_allclose(score, scores.max(-1, keepdims=True))
    np.testing.assert_allclose(share, shares.max(-1, keepdims=True))
    np.testing.assert_allclose(result, (shares @ v).transpose(HEADS))
    if not causal:
        np.testing.assert_allclose(result, evaluate(plain, values))
