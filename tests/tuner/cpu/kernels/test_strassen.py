"""Strassen-like products: every algorithm, uneven rows, columns and bands, tails, strides."""

import random

import numpy as np
import pytest

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.emulator import EMULATED
from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.test_contraction import conv, gemm
from tests.tuner.cpu.kernels.test_contraction_sources_and_parts import in_parts
from tests.tuner.cpu.kernels.test_matmul import matmul
from tuner.cpu.kernels import strassen
from tuner.cpu.kernels.families import family_of
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS
from tuner.expression import Expression
from tuner.ops import evaluate, random_inputs
from tuner.policy import Policy
from tuner.search.packed_space import packing_of
from tuner.search.space import Space
from tuner.size import Size
from tuner.target import ISAS, Target
from tuner.task import Task

RELU = Expression().then("relu", "it")
RESIDUAL = Expression().then("add", "it", "x1").then("relu", "it")

TASKS = {
    "even": gemm((48,), 384, 192),
    "one row missing": gemm((47,), 192, 200, RELU),
    "three rows and a column missing": gemm((61,), 192, 511),
    "parts of the output": in_parts(conv((7, 9), 192, 384, (1, 1)), 2),
    "in a batch with a tail": gemm((2, 25), 192, 192, RESIDUAL),
    "1x1": conv((7, 9), 192, 256, (1, 1)),
    "1x1 stride 2": conv((11, 9), 192, 160, (1, 1), strides=(2, 2)),
}


def some_policies(task: Task, target: Target, impl: str, count: int) -> list[Policy]:
    """Random legal policies of this implementation, the same in every run."""
    dice = random.Random(f"{task} {impl}")
    space = Space(task, target)
    own = next((s for s in space.subspaces if impl in s["impl"]), None)
    found: list[Policy] = []
    while own and len(found) < count:
        knobs = {name: dice.choice(values) for name, values in own.items()}
        policy = space.default.with_knobs(**knobs)
        if space.is_legal(policy):
            found.append(policy)
    return found


@pytest.mark.parametrize("impl", ALGORITHMS)
@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_every_policy_computes_what_the_reference_does(
    task: Task, impl: str, soc_version: str
) -> None:
    inputs = random_inputs(task, seed=1)
    expected = evaluate(task, inputs)

    for policy in some_policies(task, Target(soc_version, 2), impl, count=3):
        for workers in (1, 3):
            result = run_kernel(
                family_of(task.op), task, policy, soc_version, inputs, (1, 2), workers
            )
            assert_near(impl, result, expected)


@pytest.mark.parametrize("rows", [1, 57, 131])
@pytest.mark.parametrize("impl", ALGORITHMS)
def test_any_number_of_rows_is_computed_by_one_kernel(
    impl: str, rows: int, soc_version: str
) -> None:
    task = gemm((Size.named("a", rows),), 192, 376, RELU)
    inputs = random_inputs(task, seed=1)
    policies = some_policies(task, Target(soc_version, 2), impl, count=2)

    for policy in policies[: 1 if soc_version in EMULATED else None]:
        found = run_kernel(family_of("gemm"), task, policy, soc_version, inputs, (1, 2), workers=2)
        assert_near(impl, found, evaluate(task, inputs))


@pytest.mark.parametrize("impl", ALGORITHMS)
def test_weights_that_are_summed_on_the_fly_are_packed_as_those_of_the_direct_product(
    impl: str,
) -> None:
    target = Target("x86_64-v4", 2)
    found = [
        (task, policy)
        for task in TASKS.values()
        for policy in some_policies(task, target, impl, count=8)
        if policy["weights"] == "on_the_fly"
    ]

    assert found
    for task, policy in found:
        space = Space(task, target)
        weights = dict(enumerate(random_inputs(task, seed=1)))
        constants = {1: weights[1], 2: weights[2]}
        direct = space.default.with_knobs(tile_vectors=policy["tile_vectors"])
        packed, plain = (
            space.family.pack(task, p, target.isa, constants) for p in (policy, direct)
        )
        assert packing_of(space, policy) == packing_of(space, direct)
        assert all(np.array_equal(packed[i], plain[i]) for i in (1, 2))


PLAIN, TURNED = (0, 1), (1, 0)
RUN_TIME = {
    "plain": matmul((48, 384), (384, 192), (48, 192), perm_a=PLAIN, perm_b=PLAIN, perm_out=PLAIN),
    "x W^T, a row missing": matmul(
        (47, 192), (200, 192), (47, 200), perm_a=PLAIN, perm_b=TURNED, perm_out=PLAIN,
        tail=RESIDUAL, operands=((200,),),
    ),
    "g^T x, rows and a column missing": matmul(
        (192, 61), (192, 511), (61, 511), perm_a=TURNED, perm_b=PLAIN, perm_out=PLAIN, tail=RELU
    ),
    "batches with one b": matmul(
        (2, 25, 192), (1, 192, 192), (2, 25, 192), tail=RESIDUAL, operands=((2, 25, 192),)
    ),
}  # fmt: skip


@pytest.mark.parametrize("impl", ALGORITHMS)
@pytest.mark.parametrize("task", RUN_TIME.values(), ids=RUN_TIME)
def test_products_of_two_run_time_matrices_are_near_float64(
    task: Task, impl: str, soc_version: str
) -> None:
    a, b, *operands = random_inputs(task, seed=1)
    left, right = a.transpose(task.ints("perm_a")), b.transpose(task.ints("perm_b"))
    expected = np.matmul(left.astype(np.float64), right.astype(np.float64))
    for operand in operands:
        expected = expected + operand
    if task.tail.instructions:
        expected = np.maximum(expected, 0)

    policies = some_policies(task, Target(soc_version, 2), impl, count=3)
    for number, policy in enumerate(policies[: 1 if soc_version in EMULATED else None]):
        inputs = [a, b, *operands]
        found = run_kernel(
            family_of("matmul"), task, policy, soc_version, inputs, workers=1 + number
        )
        assert_near(impl, found, expected)


@pytest.mark.parametrize("impl", ALGORITHMS)
def test_every_algorithm_is_possible_for_run_time_matrices(impl: str) -> None:
    target = Target("x86_64-v4", 2)

    assert any(some_policies(task, target, impl, count=1) for task in RUN_TIME.values())
    assert not some_policies(HEADS_APART, target, impl, count=1)


HEADS_APART = matmul((2, 64, 384), (2, 384, 192), (2, 64, 192))
"""Each matrix of the batch has a B of its own."""


@pytest.mark.parametrize("impl", ALGORITHMS)
def test_every_algorithm_is_possible_for_some_of_the_tasks(impl: str) -> None:
    target = Target("x86_64-v4", 2)

    assert any(some_policies(task, target, impl, count=1) for task in TASKS.values())


@pytest.mark.parametrize("soc_version", ISAS)
def test_a_product_with_few_rows_or_a_short_sum_has_no_such_policy(soc_version: str) -> None:
    target = Target(soc_version, 2)

    for task in (gemm((1,), 768, 768), gemm((128,), 24, 768), conv((8, 8), 64, 64, (3, 3))):
        names = {str(s["impl"][0]) for s in Space(task, target).subspaces}
        assert not names & {i.name for i in strassen.IMPLEMENTATIONS}
