"""What an attention means, by plain loops; its text, its parts, and how much work it is."""

from __future__ import annotations

import numpy as np

from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import evaluate, operations, random_inputs, tolerance, traffic_bytes
from tuner.ops.attention import parts_of
from tuner.task import Task

SHAPES = ((2, 3, 4, 5), (2, 6, 4, 5), (2, 6, 4, 7), (3, 1), (2, 4, 1, 7))
"""q, k, v as [batch, sequence, heads, size]; a bias for each row of queries; one of the result."""

TASK = Task(
    "attention",
    tuple(TensorType("f32", shape) for shape in SHAPES),
    (TensorType("f32", (2, 3, 4, 7)),),
    {
        "perm_q": (0, 2, 1, 3),
        "perm_k": (0, 2, 3, 1),
        "perm_v": (0, 2, 1, 3),
        "perm_out": (0, 2, 1, 3),
        "scores": Expression().then("mul", "it", 0.5).then("where", "x1", "it", -1.0),
        "tail": Expression().then("add", "it", "x1"),
    },
)


def test_it_is_a_softmax_of_scores_times_values() -> None:
    q, k, v, condition, more = random_inputs(TASK, 1)
    condition[:, 0] = [1.0, 0.0, 1.0]

    result = evaluate(TASK, [q, k, v, condition, more])

    for batch, row, head in np.ndindex(2, 3, 4):
        scores = np.float64([q[batch, row, head] @ k[batch, key, head] for key in range(6)]) * 0.5
        shares = np.exp(scores if condition[row, 0] else np.full(6, -1.0))
        want = shares / shares.sum() @ np.float64(v[batch, :, head]) + more[batch, head, 0]
        np.testing.assert_allclose(result[batch, row, head], want, rtol=1e-5, atol=1e-6)


def test_it_comes_back_from_its_text() -> None:
    assert Task.parse(TASK.text()) == TASK


def test_scores_that_nothing_is_done_to_are_not_in_its_text() -> None:
    plain = {name: v for name, v in TASK.attributes.items() if name not in ("scores", "tail")}
    inputs = TASK.inputs[:3]

    bare = Task("attention", inputs, (TASK.output,), plain)
    empty = Task("attention", inputs, (TASK.output,), {**plain, "scores": Expression()})

    assert bare.key == empty.key


def test_operands_belong_to_the_scores_first_and_then_to_the_tail() -> None:
    parts = parts_of(TASK)

    assert parts.scores.tail_inputs == (TensorType("f32", (3, 1)),)
    assert parts.values.tail_inputs == TASK.tail_inputs == (TensorType("f32", (2, 4, 1, 7)),)
    assert parts.scores.output.shape == (2, 4, 3, 6)


def test_its_work_is_that_of_its_parts_but_not_its_traffic() -> None:
    parts = parts_of(TASK)
    whole = (parts.scores, parts.softmax, parts.values)

    assert operations(TASK) == sum(map(operations, whole)) + 2 * parts.scores.output.count
    assert traffic_bytes(TASK) < sum(map(traffic_bytes, whole)) - parts.softmax.output.size_bytes


def test_it_may_be_as_far_off_as_its_parts_together() -> None:
    parts = parts_of(TASK)

    allowed = sum(map(tolerance, (parts.scores, parts.softmax, parts.values)))

    assert tolerance(TASK) == allowed
    assert allowed < 1e-4


def test_random_conditions_are_met_or_not() -> None:
    condition = random_inputs(TASK, 3)[3]

    assert set(np.unique(condition)) <= {0.0, 1.0}
    assert {float(random_inputs(TASK, seed)[3][0, 0]) for seed in range(20)} == {0.0, 1.0}
