"""Kernels of tasks with sizes that are known only at run time: one kernel, right at every size."""

import pytest

from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import OPS, evaluate, random_inputs
from tuner.search.space import Space
from tuner.size import Size
from tuner.target import Target
from tuner.task import Task

from .bounds import assert_near
from .harness import run_kernel

COUNTS = (1, 2, 13, 14, 15, 29, 64, 131)


def a(value: int) -> int:
    return Size.named("a", value)


def gemm(rows: int, depth: int, columns: int) -> Task:
    """A product with the residual of an open number of rows in its tail."""
    types = ((rows, depth), (depth, columns), (columns,), (rows, columns))
    tail = Expression().then("add", "it", "x1").then("relu", "it")
    return Task(
        "gemm", tuple(TensorType("f32", t) for t in types), TensorType("f32", (rows, columns)),
        {"tail": tail},
    )  # fmt: skip


def assert_right(task: Task, soc_version: str, policies: int = 3, kind: str = "direct") -> None:
    target = Target(soc_version, 2)
    space = Space(task, target)
    ranked = space.ranked()
    step = max(1, len(ranked) // policies)
    inputs = random_inputs(task, 1)
    for policy in [space.default, *ranked[::step][:policies]]:
        found = run_kernel(space.family, task, policy, soc_version, inputs, OPS[task.op].constants)
        assert_near(kind, found, evaluate(task, inputs))


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("columns", [48, 70])
def test_products_of_an_open_number_of_rows(count: int, columns: int, soc_version: str) -> None:
    assert_right(gemm(a(count), 40, columns), soc_version)
