"""Expressions of bytes by a table: the same bytes as those of the instructions, on every tier."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.byte_table import byte_operand
from tuner.cpu.kernels.elementwise import FAMILY
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import check_task
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.size import Size
from tuner.target import Target
from tuner.task import Task

SIGMOID = (
    Expression().then("sub", "x0", "x1").then("mul", "it", "x2").then("sigmoid", "it")
    .then("div", "it", 0.0041).then("i16", "it").then("add", "it", -7.0)
)  # fmt: skip
SILU = Expression().then("mul", "x0", 0.05).then("silu", "it").then("mul", "it", 11.0)


def bytes_task(
    shape: tuple[int, ...], read: str, made: str, expression: Expression = SIGMOID
) -> Task:
    """A task of bytes; a zero point and a scale of the run are operands of one element."""
    numbers = (TensorType(read, ()), TensorType("f32", (1,)))[: expression.input_count - 1]
    inputs, outputs = (TensorType(read, shape), *numbers), (TensorType(made, shape),)
    task = Task("elementwise", inputs, outputs, {"expression": expression})
    check_task(task)
    return task


def operands(task: Task) -> list[np.ndarray]:
    x = task.inputs[0]
    every = np.arange(x.count, dtype=np.int64).astype(np.uint8).view(x.element.dtype)
    rest = [np.asarray(7, x.element.dtype), np.float32([0.0371])]
    return [every.reshape(x.shape), *rest[: len(task.inputs) - 1]]


@pytest.mark.parametrize("expression", [SIGMOID, SILU])
@pytest.mark.parametrize(("read", "made"), [("u8", "u8"), ("i8", "u8"), ("u8", "i8"), ("i8", "i8")])
@pytest.mark.parametrize("shape", [(1, 3), (7,), (5, 103), (2, 3, 700)])
def test_a_table_gives_the_bytes_of_the_instructions(
    shape: tuple[int, ...], read: str, made: str, expression: Expression, soc_version: str
) -> None:
    task = bytes_task(shape, read, made, expression)
    inputs = operands(task)
    direct = Policy.of(impl="direct", chunk=512, unroll=2)
    wanted = run_kernel(FAMILY, task, direct, soc_version, inputs)

    for chunk in (512, 2048):
        for unroll in (1, 4):
            policy = Policy.of(impl="table", chunk=chunk, unroll=unroll)
            found = run_kernel(FAMILY, task, policy, soc_version, inputs)

            np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize("rows", [1, 3, 17, 90])
def test_a_table_serves_any_number_of_rows(rows: int, soc_version: str) -> None:
    count = Size.named("n", rows)
    task = bytes_task((count, 41), "u8", "u8", SILU)
    x = np.random.default_rng(rows).integers(0, 256, (rows, 41)).astype(np.uint8)
    found = [
        run_kernel(FAMILY, task, Policy.of(impl=impl, chunk=512, unroll=2), soc_version, [x])
        for impl in ("direct", "table")
    ]

    np.testing.assert_array_equal(*found)


def test_only_a_byte_of_a_byte_has_a_table() -> None:
    shape, other = (5, 103), TensorType("u8", (5, 103))
    of_two = Expression().then("add", "x0", "x1")
    tasks = {
        0: bytes_task(shape, "u8", "i8"),
        1: bytes_task(shape, "u8", "f32"),
        2: Task("elementwise", (other, other), (other,), {"expression": of_two}),
        3: bytes_task(shape, "i16", "u8"),
    }

    assert [byte_operand(task) for task in tasks.values()] == [0, None, None, None]
    assert "impl" not in Space(tasks[1], Target("x86_64-v3", 1)).knobs


@pytest.mark.parametrize(
    ("count", "expression", "impl"),
    [
        (100, SIGMOID, "direct"),
        (50_000, SIGMOID, "table"),
        (50_000, Expression().then("sub", "x0", "x1").then("mul", "it", "x2"), "direct"),
    ],
)
def test_a_table_is_the_default_where_bytes_are_many_and_dear(
    count: int, expression: Expression, impl: str
) -> None:
    task = bytes_task((count,), "u8", "u8", expression)

    assert FAMILY.default(task, Target("x86_64-v3", 2))["impl"] == impl
