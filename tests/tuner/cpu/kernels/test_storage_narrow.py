"""Results that kernels store as integers of 8 bits: quantised by their tails, or pools of such."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.test_attention import heads
from tests.tuner.cpu.kernels.test_depthwise import depthwise
from tests.tuner.cpu.kernels.test_matmul import matmul
from tests.tuner.cpu.kernels.test_normalisation_instance import task_of as instance_norm
from tests.tuner.cpu.kernels.test_normalisation_layer import layer_norm_task
from tests.tuner.cpu.kernels.test_pool import pool
from tests.tuner.cpu.kernels.test_reduce import REFERENCE, reduce_task
from tests.tuner.cpu.kernels.test_softmax import softmax_task
from tuner.cpu.kernels.families import family_of
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import OPS, check_task, evaluate, random_inputs
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task

QUANTISE = Expression().then("mul", "it", 23.0).then("round", "it").then("add", "it", 100.0)
NEARLY_A_TIE = 1e-3
"""Distance from a half within which f32 and float64 may round to different integers."""
TASKS = {
    "attention": heads(5, 9, 2, 11),
    "depthwise": depthwise((1, 5, 6, 11)),
    "instance_norm": instance_norm((2, 5, 3, 11), (11,), (11,)),
    "layer_norm": layer_norm_task((5, 37), (37,), (37,)),
    "long rows of softmax": softmax_task((3, 700)),
    "matmul": matmul((3, 7, 12), (3, 12, 21), (3, 7, 21)),
    "softmax": softmax_task((5, 11)),
}


def some_policies(task: Task, tier: str) -> list[Policy]:
    """The default, and random legal policies: the same in every run."""
    dice, space = random.Random(str(task)), Space(task, Target(tier, 2))
    found = [space.default]
    while len(found) < 4:
        knobs = {name: dice.choice(values) for name, values in space.knobs.items()}
        policy = space.default.with_knobs(**knobs)
        if space.is_legal(policy):
            found.append(policy)
    return found


@pytest.mark.parametrize("stored", ["u8", "i8"])
@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_a_result_is_rounded_to_the_nearest_integer_and_kept_in_its_range(
    task: Task, stored: str, soc_version: str
) -> None:
    outputs = (TensorType(stored, task.output.shape),)
    narrow = replace(task, outputs=outputs, attributes={**task.attributes, "tail": QUANTISE})
    check_task(narrow)
    inputs = random_inputs(narrow, seed=4)
    exact = evaluate(replace(task, attributes={**task.attributes, "tail": Expression()}), inputs)
    limits = np.iinfo(outputs[0].element.dtype)
    expected = np.clip(np.round(exact * 23.0) + 100.0, limits.min, limits.max)
    is_tie = np.abs(np.abs(exact * 23.0 % 1.0) - 0.5) < NEARLY_A_TIE

    for policy in some_policies(narrow, soc_version):
        found = run_kernel(
            family_of(task.op), narrow, policy, soc_version, inputs, OPS[task.op].constants
        )

        assert found.dtype == outputs[0].element.dtype
        apart = np.abs(found.astype(np.float64) - expected)
        assert (apart <= is_tie).all(), (str(policy), apart.max())


@pytest.mark.parametrize("mode", ["max", "average"])
@pytest.mark.parametrize(
    ("read", "stored"), [("u8", "u8"), ("i8", "i8"), ("u8", "f32"), ("i8", "f32")]
)
def test_a_pool_of_bytes_is_that_of_its_numbers(
    read: str, stored: str, mode: str, soc_version: str
) -> None:
    """A quotient of whole numbers is a tie, or farther from one than f32 rounds."""
    floats = pool(mode, (2, 9, 8, 21), strides=(2, 1))
    kinds = (TensorType(read, floats.inputs[0].shape),), (TensorType(stored, floats.output.shape),)
    task = Task("pool", *kinds, floats.attributes)
    check_task(task)
    x = any_bytes(kinds[0][0])
    exact = evaluate(floats, [x.astype(np.float32)])
    expected = exact.astype(np.float32) if stored == "f32" else np.round(exact)

    for policy in some_policies(task, soc_version):
        found = run_kernel(family_of("pool"), task, policy, soc_version, [x])

        np.testing.assert_array_equal(found, expected.astype(found.dtype), str(policy))


def any_bytes(kind: TensorType) -> np.ndarray:
    limits = np.iinfo(kind.element.dtype)
    dice = np.random.default_rng(3)
    return dice.integers(limits.min, limits.max + 1, kind.shape).astype(limits.dtype)


@pytest.mark.parametrize("mode", ["mean", "sum", "max", "min"])
@pytest.mark.parametrize("axes", [(1, 2), (3,), (0, 1, 2, 3)])
@pytest.mark.parametrize("read", ["u8", "i8"])
def test_a_reduction_of_bytes_is_rounded_once(
    read: str, axes: tuple[int, ...], mode: str, soc_version: str
) -> None:
    floats = reduce_task((2, 7, 9, 53), axes, mode)
    task = replace(floats, inputs=(TensorType(read, floats.inputs[0].shape),))
    check_task(task)
    x = any_bytes(task.inputs[0])
    exact = REFERENCE[mode](x.astype(np.float64), axes, keepdims=True)

    for policy in some_policies(task, soc_version):
        found = run_kernel(family_of("reduce"), task, policy, soc_version, [x])

        np.testing.assert_array_equal(found, exact.astype(np.float32), str(policy))
