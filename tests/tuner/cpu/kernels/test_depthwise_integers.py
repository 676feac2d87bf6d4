"""Depthwise convolutions of u8 and i8: equal to integer NumPy in every bit, on every tier."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.test_depthwise import CASES, depthwise
from tuner.cpu.kernels.depthwise import FAMILY
from tuner.cpu.kernels.families import family_of
from tuner.errors import KernelError
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import check_task, evaluate, random_inputs
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task


def of_integers(task: Task, border: int) -> Task:
    """The task of floats as one of integers, without its tail."""
    x, w, b = (kind.shape for kind in task.inputs[:3])
    inputs = TensorType("u8", x), TensorType("i8", w), TensorType("i32", b)
    attributes = {**task.attributes, "tail": Expression(), "pad_value": border}
    return Task("depthwise", inputs, task.outputs, attributes)


TASKS = {name: of_integers(task, border=9) for name, task in CASES.items()}


def sums(task: Task, inputs: list[np.ndarray]) -> np.ndarray:
    """The sums by integer NumPy, over a border of the zero point, as i32 keeps them."""
    x, w, b = (array.astype(np.int64) for array in inputs[:3])
    top, left, bottom, right = task.ints("pads")
    (down, across), (high, wide) = task.ints("strides"), task.ints("dilations")
    edges = ((0, 0), (top, bottom), (left, right), (0, 0))
    image = np.pad(x, edges, constant_values=task.integer("pad_value"))
    _, height, width, _ = task.output.shape
    total = np.zeros(task.output.shape, np.int64) + b
    for i, j in np.ndindex(w.shape[1:3]):
        seen = image[:, i * high :: down, j * wide :: across][:, :height, :width]
        total += seen * w[:, i, j, 0]
    return total.astype(np.int32).astype(np.float32)


def some_policies(task: Task, tier: str, count: int) -> list[Policy]:
    """The default, and random legal policies: the same in every run."""
    dice, space = random.Random(str(task)), Space(task, Target(tier, 2))
    found = [space.default]
    while len(found) < count:
        knobs = {name: dice.choice(values) for name, values in space.knobs.items()}
        policy = space.default.with_knobs(**knobs)
        if space.is_legal(policy):
            found.append(policy)
    return found


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_every_policy_has_the_sums_of_integer_numpy(task: Task, soc_version: str) -> None:
    check_task(task)
    inputs = random_inputs(task, seed=1)
    expected = sums(task, inputs)

    np.testing.assert_array_equal(evaluate(task, inputs).astype(np.float32), expected)
    for policy in some_policies(task, soc_version, 4):
        result = run_kernel(FAMILY, task, policy, soc_version, inputs, constants=(1, 2))

        np.testing.assert_array_equal(result, expected, str(policy))


@pytest.mark.isa("x86_64-v3")
@settings(max_examples=25, deadline=None)
@given(
    size=st.integers(3, 9),
    channels=st.integers(1, 20),
    kernel=st.sampled_from((1, 3, 5, 7)),
    border=st.sampled_from((0, 1, 128, 255)),
    x=st.sampled_from((0, 255)),
    w=st.sampled_from((-128, 127)),
    bias=st.sampled_from((-(2**31), -(2**24) - 1, 2**24 + 1, 2**31 - 1)),
)
def test_extreme_numbers_lose_no_bit(
    size: int, channels: int, kernel: int, border: int, x: int, w: int, bias: int
) -> None:
    """A sum beyond i32 wraps, as that of the specification does."""
    half = kernel // 2
    floats = depthwise((1, size, size + 2, channels), (kernel, kernel), pads=(half,) * 4)
    task = of_integers(floats, border)
    inputs = [
        np.full(kind.shape, value, kind.element.dtype)
        for kind, value in zip(task.inputs, (x, w, bias), strict=True)
    ]

    for policy in some_policies(task, "x86_64-v3", 2):
        result = run_kernel(FAMILY, task, policy, "x86_64-v3", inputs, constants=(1, 2))

        np.testing.assert_array_equal(result, sums(task, inputs), str(policy))


@pytest.mark.parametrize("stored", ["u8", "i8", "bf16"])
def test_a_tail_is_stored_in_the_element_of_the_output(stored: str, soc_version: str) -> None:
    plain = of_integers(depthwise((2, 6, 7, 11)), border=3)
    tail = Expression().then("mul", "it", 2e-3).then("round", "it").then("add", "it", 3.0)
    outputs = (TensorType(stored, plain.output.shape),)
    task = replace(plain, outputs=outputs, attributes={**plain.attributes, "tail": tail})
    check_task(task)
    inputs = random_inputs(task, seed=2)
    inputs[2] = inputs[2] // 2**12
    expected = np.round(sums(plain, inputs) * np.float32(2e-3)) + np.float32(3)
    if stored != "bf16":
        limits = np.iinfo(task.output.element.dtype)
        expected = np.clip(expected, limits.min, limits.max)

    for policy in some_policies(task, soc_version, 3):
        result = run_kernel(FAMILY, task, policy, soc_version, inputs, constants=(1, 2))

        np.testing.assert_array_equal(result, expected.astype(task.output.element.dtype))


def test_a_window_whose_sums_f32_would_round_is_refused() -> None:
    task = of_integers(depthwise((1, 30, 30, 8), (23, 23), pads=(11,) * 4), border=0)
    isa = ISAS["x86_64-v3"]

    with pytest.raises(KernelError, match="up to 514 products"):
        family_of("depthwise").generate(
            task, FAMILY.default(task, Target("x86_64-v3", 1)), isa, "k"
        )
