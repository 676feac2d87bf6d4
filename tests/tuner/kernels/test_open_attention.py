"""Kernels of softmax, of products of two matrices and of attention, over sizes that are open."""

import pytest

from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import evaluate, random_inputs
from tuner.search.space import Space
from tuner.size import Size
from tuner.target import Target
from tuner.task import Task

from .bounds import assert_near
from .harness import run_kernel

COUNTS = (1, 2, 13, 14, 15, 16, 17, 31, 64, 131)


def a(value: int) -> int:
    return Size.named("a", value)


def b(value: int) -> int:
    return Size.named("b", value)


def assert_right(task: Task, soc_version: str, policies: int = 2, kind: str = "") -> None:
    """Run the default policy and some others, the whole ranking through."""
    space = Space(task, Target(soc_version, 2))
    ranked = space.ranked()
    step = max(1, len(ranked) // policies)
    inputs = random_inputs(task, 1)
    expected = evaluate(task, inputs)
    for policy in [space.default, *ranked[::step][:policies]]:
        found = run_kernel(space.family, task, policy, soc_version, inputs)
        assert_near(kind or task.op, found, expected)


@pytest.mark.parametrize("count", [*COUNTS, 1100])
def test_softmax_of_rows_of_an_open_length(count: int, soc_version: str) -> None:
    tail = Expression().then("mul", "it", "x1")
    x, factors = TensorType("f32", (b(3), a(count))), TensorType("f32", (a(count),))

    assert_right(Task("softmax", (x, factors), x, {"tail": tail}), soc_version)


@pytest.mark.parametrize("count", COUNTS)
def test_softmax_of_an_open_number_of_rows(count: int, soc_version: str) -> None:
    x = TensorType("f32", (2, a(count), 21))

    assert_right(Task("softmax", (x,), x), soc_version)
