"""Kernels of tasks with sizes that are known only at run time: one kernel, right at every size."""

from collections.abc import Callable

import pytest

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import OPS, evaluate, random_inputs
from tuner.search.space import Space
from tuner.size import Size
from tuner.target import Target
from tuner.task import Task

COUNTS = (1, 2, 13, 14, 15, 29, 64, 131)


def a(value: int) -> int:
    return Size.named("a", value)


def gemm(rows: int, depth: int, columns: int) -> Task:
    """A product with the residual of an open number of rows in its tail."""
    types = ((rows, depth), (depth, columns), (columns,), (rows, columns))
    tail = Expression().then("add", "it", "x1").then("relu", "it")
    return Task(
        "gemm", tuple(TensorType("f32", t) for t in types), (TensorType("f32", (rows, columns)),),
        {"tail": tail},
    )  # fmt: skip


def in_halves(rows: int, depth: int, columns: int) -> Task:
    """A product whose columns are stored in two arrays."""
    inputs = tuple(TensorType("f32", t) for t in ((rows, depth), (depth, columns), (columns,)))
    output = TensorType("f32", (2, rows, columns // 2))
    return Task("gemm", inputs, (output,), {"tail": Expression().then("relu", "it"), "parts": 2})


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


@pytest.mark.parametrize("count", [1, 3, 4, 29])
@pytest.mark.parametrize("make", [gemm, in_halves])
def test_tiles_of_few_rows_read_blocks_of_columns_side_by_side(
    count: int, make: Callable[[int, int, int], Task], soc_version: str
) -> None:
    task = make(a(count), 128, 392)
    space, inputs = Space(task, Target(soc_version, 2)), random_inputs(task, 1)
    wide = space.default.with_knobs(prefetch="side_by_side")
    for policy in (
        wide.with_knobs(split="columns", k_slices=2),
        wide.with_knobs(split="rows", outer="rows", tile_pixels=2),
    ):
        found = run_kernel(space.family, task, policy, soc_version, inputs, OPS[task.op].constants)
        assert_near("direct", found, evaluate(task, inputs))
