"""Products of run-time matrices: permuted, broadcast, of any size, on every tier."""

import pytest

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.matmul import FAMILY
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import evaluate, random_inputs
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task


def matmul(
    a: tuple[int, ...],
    b: tuple[int, ...],
    out: tuple[int, ...],
    *,
    perm_a: tuple[int, ...] = (0, 1, 2),
    perm_b: tuple[int, ...] = (0, 1, 2),
    perm_out: tuple[int, ...] = (0, 1, 2),
    tail: Expression | None = None,
    operands: tuple[tuple[int, ...], ...] = (),
) -> Task:
    inputs = tuple(TensorType("f32", shape) for shape in (a, b, *operands))
    attributes = {
        "perm_a": perm_a, "perm_b": perm_b, "perm_out": perm_out, "tail": tail or Expression(),
    }  # fmt: skip
    return Task("matmul", inputs, (TensorType("f32", out),), attributes)


HEADS = (0, 2, 1, 3)
TASKS = {
    "plain": matmul((2, 17, 9), (2, 9, 33), (2, 17, 33)),
    "one batch of b": matmul((3, 5, 8), (1, 8, 16), (3, 5, 16)),
    "fewer batches of b": matmul(
        (2, 3, 2, 5, 8), (2, 8, 16), (2, 3, 2, 5, 16),
        perm_a=(0, 1, 2, 3, 4), perm_out=(0, 1, 2, 3, 4),
    ),
    "attention scores": matmul(
        (1, 20, 3, 8), (1, 20, 3, 8), (1, 3, 20, 20),
        perm_a=HEADS, perm_b=(0, 2, 3, 1), perm_out=(0, 1, 2, 3),
        tail=Expression().then("mul", "it", 0.25).then("add", "it", "x1"),
        operands=((1, 1, 1, 20),),
    ),
    "attention values": matmul(
        (1, 3, 20, 20), (1, 20, 3, 8), (1, 20, 3, 8),
        perm_a=(0, 1, 2, 3), perm_b=HEADS, perm_out=HEADS,
    ),
    "one by one": matmul((1, 1, 1), (1, 1, 1), (1, 1, 1)),
    "transposed a": matmul((2, 9, 15), (2, 9, 7), (2, 15, 7), perm_a=(0, 2, 1)),
}  # fmt: skip


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_every_policy_computes_what_the_reference_does(task: Task, soc_version: str) -> None:
    space = Space(task, Target(soc_version, 2))
    inputs = random_inputs(task, seed=3)
    expected = evaluate(task, inputs)

    policies = [space.default, *space.ranked()[:: max(1, len(space.ranked()) // 4)]]
    for number, policy in enumerate(policies):
        result = run_kernel(FAMILY, task, policy, soc_version, inputs, workers=1 + number % 3)

        assert_near("matmul", result, expected)
