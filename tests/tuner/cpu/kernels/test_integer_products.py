"""Products of u8 and i8 with sums in i32: equal to integer NumPy in every bit, on every tier."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.test_contraction import TASKS as CONTRACTIONS
from tests.tuner.cpu.kernels.test_contraction import conv, gemm
from tuner.backend import host_soc_versions
from tuner.cpu.kernels.arithmetic import MAX_F32_DEPTH
from tuner.cpu.kernels.contraction.space import default_policy, illegal
from tuner.cpu.kernels.families import family_of
from tuner.errors import KernelError
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import check_task, evaluate, random_inputs
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.size import Size
from tuner.target import ISAS, Target
from tuner.task import Task

FLAGS = ("avx512vnni", "avxvnni")
EMULATED = {
    isa.soc_version: isa
    for isa in (
        replace(ISAS[tier], soc_version=f"{tier}-u8-emulated", optional=(), emulated=FLAGS)
        for tier in ("x86_64-v3", "x86_64-v4")
    )
}


def of_integers(task: Task, border: int = 0) -> Task:
    """The task of floats as one of integers, without its tail."""
    x, w, b = (kind.shape for kind in task.inputs[:3])
    inputs = TensorType("u8", x), TensorType("i8", w), TensorType("i32", b)
    attributes = {**task.attributes, "tail": Expression()}
    if task.op == "conv":
        attributes["pad_value"] = border
    return Task(task.op, inputs, task.outputs, attributes)


TASKS = {
    **{name: of_integers(task, border=7) for name, task in CONTRACTIONS.items()},
    "deeper than f32 is exact": of_integers(gemm((9,), MAX_F32_DEPTH + 6, 35)),
    "rows out of shared cache sets": of_integers(gemm((9,), 1024, 40)),
    "one channel": of_integers(conv((9, 8), 1, 12, (3, 3), pads=(1, 1, 1, 1)), border=255),
    "border of 255": of_integers(conv((9, 14), 5, 17, (5, 3), pads=(2, 1, 2, 1)), border=255),
}


@pytest.fixture(scope="module", autouse=True)
def _emulated_tiers() -> Iterator[None]:
    """Tests alone know the emulated tiers; what this machine has was found out without them."""
    host_soc_versions()
    with pytest.MonkeyPatch.context() as patch:
        for name, isa in EMULATED.items():
            patch.setitem(ISAS, name, isa)
        yield


@pytest.fixture(
    params=[
        *[pytest.param(name, marks=pytest.mark.isa(name[:9])) for name in EMULATED],
        *[
            pytest.param(name, marks=pytest.mark.isa(name))
            for name in ("x86_64-v2", "x86_64-v3", "x86_64-v4")
        ],
    ]
)
def tier(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def some_policies(task: Task, tier: str, each: int) -> list[Policy]:
    """The default, and random legal policies of each implementation: the same in every run."""
    dice, space = random.Random(str(task)), Space(task, Target(tier, 2))
    found = [space.default]
    for subspace in space.subspaces:
        own: list[Policy] = []
        while len(own) < each:
            knobs = {name: dice.choice(values) for name, values in subspace.items()}
            policy = space.default.with_knobs(**knobs)
            if space.is_legal(policy):
                own.append(policy)
        found += own
    return found


def sums(task: Task, inputs: list[np.ndarray]) -> np.ndarray:
    """The sums by integer NumPy, as i32 keeps them, and then as f32."""
    x, w, b = (array.astype(np.int64) for array in inputs[:3])
    total = x.reshape(-1, x.shape[-1]) @ w if task.op == "gemm" else _conv_sums(task, x, w)
    wrapped = (total.reshape(task.output.shape) + b).astype(np.int32)
    return wrapped.astype(np.float32)


def _conv_sums(task: Task, x: np.ndarray, w: np.ndarray) -> np.ndarray:
    """A convolution of integers, pixel by pixel."""
    top, left, bottom, right = task.ints("pads")
    (down, across), (high, wide) = task.ints("strides"), task.ints("dilations")
    image = np.pad(
        x, ((0, 0), (top, bottom), (left, right), (0, 0)), constant_values=task.integer("pad_value")
    )
    groups, (outputs, height, width, depth) = task.integer("group"), w.shape
    total = np.zeros(task.output.shape, np.int64)
    for out in range(outputs):
        first = out // (outputs // groups) * depth
        for i in range(task.output.shape[1]):
            for j in range(task.output.shape[2]):
                y, z = i * down, j * across
                seen = image[
                    :, y : y + (height - 1) * high + 1 : high, z : z + (width - 1) * wide + 1 : wide
                ][..., first : first + depth]
                total[:, i, j, out] = (seen * w[out]).sum(axis=(1, 2, 3))
    return total


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_every_policy_has_the_sums_of_integer_numpy(task: Task, tier: str) -> None:
    inputs = random_inputs(task, seed=1)
    expected = sums(task, inputs)

    for policy in some_policies(task, tier, each=1):
        result = run_kernel(family_of(task.op), task, policy, tier, inputs, constants=(1, 2))

        np.testing.assert_array_equal(result, expected, str(policy))


@pytest.mark.isa("x86_64-v3")
@settings(max_examples=40, deadline=None)
@given(
    rows=st.integers(1, 33),
    depth=st.integers(1, 600),
    columns=st.integers(1, 70),
    x=st.sampled_from((0, 1, 127, 128, 255)),
    w=st.sampled_from((-128, -127, -1, 127)),
    bias=st.sampled_from((-(2**31), -(2**24) - 1, 0, 2**24 + 1, 2**31 - 1)),
)
def test_extreme_numbers_neither_saturate_nor_lose_a_bit(
    rows: int, depth: int, columns: int, x: int, w: int, bias: int
) -> None:
    """Equal numbers everywhere; a sum beyond i32 wraps, as that of the specification does."""
    task = of_integers(gemm((rows,), depth, columns))
    dtypes = (np.uint8, np.int8, np.int32)
    inputs = [
        np.full(kind.shape, value, dtype)
        for kind, value, dtype in zip(task.inputs, (x, w, bias), dtypes, strict=True)
    ]

    for policy in some_policies(task, "x86_64-v3", each=1):
        result = run_kernel(family_of("gemm"), task, policy, "x86_64-v3", inputs, (1, 2))

        np.testing.assert_array_equal(result, sums(task, inputs), str(policy))


@pytest.mark.isa("x86_64-v3")
@settings(max_examples=25, deadline=None)
@given(
    rows=st.integers(1, 14),
    depth=st.integers(1, 90),
    columns=st.integers(1, 40),
    x_high=st.sampled_from((1, 255)),
    spread=st.sampled_from((1, 40, 128)),
    seed=st.integers(0, 2**32 - 1),
)
def test_weights_beyond_16_bits_are_added_in_several_groups(
    rows: int, depth: int, columns: int, x_high: int, spread: int, seed: int
) -> None:
    """Numbers near either end of their range meet in every way."""
    task, dice = of_integers(gemm((rows,), depth, columns)), np.random.default_rng(seed)
    x = np.where(dice.random((rows, depth)) < 0.5, 255, dice.integers(0, x_high + 1))
    w = np.clip(dice.integers(-spread, spread + 1, (depth, columns)) * 4, -128, 127)
    inputs = [x.astype(np.uint8), w.astype(np.int8), np.zeros(columns, np.int32)]

    for policy in some_policies(task, "x86_64-v3", each=4):
        if policy["impl"] == "maddubs":
            result = run_kernel(family_of("gemm"), task, policy, "x86_64-v3", inputs, (1, 2))

            np.testing.assert_array_equal(result, sums(task, inputs), str(policy))


@pytest.mark.parametrize(
    "plain", [gemm((5,), 24, 37), conv((7, 6), 5, 37, (3, 3)), conv((7, 6), 24, 37, (1, 1))]
)
def test_a_bias_of_the_run_is_read_as_far_as_it_goes(plain: Task, tier: str) -> None:
    task = of_integers(plain)
    task = replace(task, attributes={**task.attributes, "runtime_bias": 1})
    check_task(task)
    inputs = random_inputs(task, seed=3)

    for policy in some_policies(task, tier, each=2):
        result = run_kernel(family_of(task.op), task, policy, tier, inputs, constants=(1,))

        np.testing.assert_array_equal(result, sums(task, inputs), str(policy))


def test_a_bias_of_the_run_has_a_place_for_each_column_of_each_part(tier: str) -> None:
    task = of_integers(gemm((5,), 24, 3 * 13))
    attributes = {**task.attributes, "runtime_bias": 1, "parts": 3}
    parted = replace(task, outputs=(TensorType("f32", (3, 5, 13)),), attributes=attributes)
    inputs = random_inputs(task, seed=3)
    wanted = sums(task, inputs).reshape(5, 3, 13).swapaxes(0, 1)

    for policy in some_policies(parted, tier, each=2):
        result = run_kernel(family_of("gemm"), parted, policy, tier, inputs, constants=(1,))

        np.testing.assert_array_equal(result, wanted, str(policy))


@pytest.mark.parametrize("stored", ["u8", "i8", "f16", "bf16"])
def test_a_tail_is_stored_in_the_element_of_the_output(stored: str, tier: str) -> None:
    tail = Expression().then("mul", "it", "x1").then("round", "it").then("add", "it", 3.0)
    plain = of_integers(gemm((11,), 40, 35))
    task = replace(
        plain,
        inputs=(*plain.inputs, TensorType("f32", (35,))),
        outputs=(TensorType(stored, (11, 35)),),
        attributes={"tail": tail},
    )
    check_task(task)
    x, w, _, scale = random_inputs(task, seed=5)
    bias = np.zeros(35, np.int32)
    inputs = [x, w, bias, np.asarray(np.abs(scale) * np.float32(2e-3), np.float32)]
    by_hand = np.round(sums(plain, inputs) * inputs[3]) + np.float32(3)
    if stored in ("u8", "i8"):
        limits = np.iinfo(task.output.element.dtype)
        by_hand = np.clip(by_hand, limits.min, limits.max)
    expected = by_hand.astype(task.output.element.dtype)

    for policy in some_policies(task, tier, each=1):
        result = run_kernel(family_of("gemm"), task, policy, tier, inputs, constants=(1, 2))

        np.testing.assert_array_equal(result, expected, str(policy))


def test_only_exact_arithmetics_serve_integers() -> None:
    shallow, deep = (
        of_integers(gemm((8,), depth, 16)) for depth in (MAX_F32_DEPTH, MAX_F32_DEPTH + 1)
    )

    impls = [set(Space(task, Target("x86_64-v2", 1)).knobs["impl"]) for task in (shallow, deep)]

    assert impls == [{"direct", "maddubs", "madd_i16"}, {"maddubs", "madd_i16"}]


@pytest.mark.parametrize(("depth", "impl"), [(768, "maddubs"), (64, "madd_i16")])
def test_without_tuning_only_deep_sums_join_steps(depth: int, impl: str) -> None:
    """Shallow ones have many weights that fit with no others; few rows read blocks side by side."""
    target = Target("x86_64-v3", 1)
    closed, open_ = (
        default_policy(of_integers(gemm((rows,), depth, 96)), target)
        for rows in (64, Size.named("a", 64))
    )

    assert closed["impl"] == impl
    assert open_["impl"] == "madd_i16"
    assert illegal(of_integers(gemm((64,), depth, 96)), closed, target) is None


def test_a_slice_of_k_cannot_be_left_in_bytes() -> None:
    task = of_integers(gemm((8,), 512, 16))
    policy = Space(task, Target("x86_64-v2", 1)).default.with_knobs(k_slices=2)

    assert not Space(task, Target("x86_64-v2", 1)).is_legal(policy)


def test_an_unknown_arithmetic_of_integers_is_refused() -> None:
    task = of_integers(gemm((8,), 64, 16))
    policy = Space(task, Target("x86_64-v2", 1)).default.with_knobs(impl="dot_u9")

    with pytest.raises(KernelError, match="no implementation dot_u9"):
        family_of("gemm").generate(task, policy, ISAS["x86_64-v2"], "k")


@pytest.mark.parametrize(
    ("position", "dtype"), [(0, "i8"), (1, "u8"), (2, "f32")], ids=["x", "w", "b"]
)
def test_other_integers_are_no_product(position: int, dtype: str) -> None:
    task = of_integers(gemm((8,), 64, 16))
    kinds = list(task.inputs)
    kinds[position] = replace(kinds[position], dtype=dtype)

    with pytest.raises(ValueError, match="gemm of"):
        check_task(replace(task, inputs=tuple(kinds)))


def test_the_meaning_of_a_task_is_that_of_integer_numpy() -> None:
    for task in TASKS.values():
        inputs = random_inputs(task, seed=2)

        np.testing.assert_array_equal(evaluate(task, inputs).astype(np.float32), sums(task, inputs))
