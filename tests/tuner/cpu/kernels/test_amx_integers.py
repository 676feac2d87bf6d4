"""Products of u8 and i8 by matrix tiles: equal to integer NumPy in every bit, emulated or not."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.test_amx import EMULATED as OF_FLOATS
from tests.tuner.cpu.kernels.test_amx import family, legal_policies, loop_of, multiply_tiles
from tests.tuner.cpu.kernels.test_contraction import conv, gemm
from tests.tuner.cpu.kernels.test_integer_products import TASKS as PRODUCTS
from tests.tuner.cpu.kernels.test_integer_products import of_integers, sums
from tuner.backend import host_soc_versions
from tuner.cpu.flags import lacking_feature
from tuner.cpu.host import features_here
from tuner.cpu.kernels import amx
from tuner.cpu.kernels.amx.space import AmxPlan
from tuner.cpu.kernels.amx.tiles import U8_PRODUCT
from tuner.cpu.kernels.arithmetic import ARITHMETICS, MAX_F32_DEPTH
from tuner.cpu.llvm import assembly
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import random_inputs
from tuner.policy import Policy
from tuner.size import Size
from tuner.target import ISAS, ComputeTarget, Target
from tuner.task import Task

pytestmark = pytest.mark.isa("x86_64-v3")  # the lowest tier that emulates tiles

REAL, FLAG, IMPL = "x86_64-v4-amx", "amx-int8", "amx_u8"
EMULATED = {
    f"{name}-u8": replace(isa, soc_version=f"{name}-u8", emulated=(FLAG,))
    for name, isa in OF_FLOATS.items()
    if "bf16" not in name
}

TASKS = {
    **{name: task for name, task in PRODUCTS.items() if task.attributes.get("group", 1) == 1},
    "two blocks of channels and a half": of_integers(
        conv((6, 5), 160, 33, (3, 3), pads=(1, 1, 1, 1)), border=201
    ),
    "few channels run on into the next pixel": of_integers(
        conv((12, 11), 3, 20, (7, 7), strides=(2, 2), pads=(3, 3, 3, 3)), border=255
    ),
    "stride 2, planes of lines": of_integers(
        conv((9, 8), 64, 16, (3, 3), strides=(2, 2), pads=(1, 1, 0, 1)), border=3
    ),
    "slices of k": of_integers(gemm((50,), 2100, 40)),
}
TASKS = {name: task for name, task in TASKS.items() if task.parts == 1 and len(task.sources) == 1}


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
        *[
            pytest.param(n, marks=pytest.mark.isa("x86_64-v3", *i.features))
            for n, i in EMULATED.items()
        ],
        pytest.param(REAL, marks=pytest.mark.isa(REAL)),
    ]
)
def tier(request: pytest.FixtureRequest) -> str:
    name = str(request.param)
    if FLAG not in features_here(name):
        pytest.skip(f"this machine has no {FLAG}")
    return name


def emulated() -> str:
    """The best emulated tier of this machine."""
    return [*EMULATED][-1] if "x86_64-v4" in host_soc_versions() else next(iter(EMULATED))


def policies_of(task: Task, tier: str) -> list[Policy]:
    flags = frozenset((*ISAS[tier].features, FLAG))
    return legal_policies(task, ComputeTarget(tier, 2, "f32", flags), IMPL)


def assert_exact(task: Task, policy: Policy, tier: str, inputs: list[np.ndarray]) -> None:
    result = run_kernel(family(task.op), task, policy, tier, inputs, (1, 2), workers=2)

    np.testing.assert_array_equal(result, sums(task, inputs), str(policy))


# -- the tile instruction ------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["any", "highest", "lowest"])
def test_a_tile_product_adds_four_u8_by_four_i8_and_wraps(kind: str, tier: str) -> None:
    dice = np.random.default_rng(5)
    a = dice.integers(0, 256, (16, 64)) if kind == "any" else np.full((16, 64), 255)
    b = dice.integers(-128, 128, (16, 64)) if kind == "any" else np.full((16, 64), -128)
    if kind == "highest":
        b = np.full((16, 64), 127)
    c = dice.integers(-(2**31), 2**31, (16, 16))
    columns = b.reshape(16, 16, 4).transpose(0, 2, 1).reshape(64, 16)
    expected = (c + a @ columns).astype(np.int32)

    result = multiply_tiles(
        tier, 16, a.astype(np.uint8), b.astype(np.int8), c.astype(np.int32),
        product=U8_PRODUCT, features=ARITHMETICS[IMPL].further_features(ISAS[tier]),
    )  # fmt: skip

    np.testing.assert_array_equal(result, expected)


# -- the kernel ----------------------------------------------------------------------------------


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_every_policy_has_the_sums_of_integer_numpy(task: Task, tier: str) -> None:
    dice = random.Random(f"{task} {tier}")

    for policy in dice.sample(policies_of(task, tier), 2):
        assert_exact(task, policy, tier, random_inputs(task, seed=1))


@given(
    sizes=st.tuples(st.integers(1, 9), st.integers(1, 13)),
    channels=st.tuples(st.integers(1, 140), st.integers(1, 34)),
    kernel=st.tuples(*[st.integers(1, 3)] * 2),
    strides=st.tuples(*[st.integers(1, 3)] * 2),
    dilations=st.tuples(*[st.integers(1, 2)] * 2),
    pads=st.tuples(*[st.integers(0, 3)] * 4),
    border=st.sampled_from((0, 1, 127, 128, 255)),
    number=st.integers(0, 1000),
)
@settings(max_examples=30, deadline=None)
def test_any_convolution_reads_the_right_pixels_and_borders(
    sizes: tuple[int, int], channels: tuple[int, int], kernel: tuple[int, int],
    strides: tuple[int, int], dilations: tuple[int, int], pads: tuple[int, int, int, int],
    border: int, number: int,
) -> None:  # fmt: skip
    for i in (0, 1):
        assume(sizes[i] + pads[i] + pads[i + 2] > dilations[i] * (kernel[i] - 1))
    plain = conv(sizes, *channels, kernel, strides=strides, dilations=dilations, pads=pads)
    task = of_integers(plain, border)
    policies = policies_of(task, emulated())
    policy = policies[number % len(policies)]

    plan = AmxPlan(task, policy, ISAS[emulated()], "k")
    assert plan.chunks == len(plan.planes.chunks)
    assert_exact(task, policy, emulated(), random_inputs(task, number))


@settings(max_examples=15, deadline=None)
@given(
    rows=st.integers(1, 33),
    depth=st.integers(1, 600),
    columns=st.integers(1, 40),
    x=st.sampled_from((0, 1, 128, 255)),
    w=st.sampled_from((-128, -1, 127)),
    bias=st.sampled_from((-(2**31), -(2**24) - 1, 0, 2**31 - 1)),
)
def test_extreme_numbers_lose_no_bit(
    rows: int, depth: int, columns: int, x: int, w: int, bias: int
) -> None:
    task = of_integers(gemm((rows,), depth, columns))
    values = ((x, np.uint8), (w, np.int8), (bias, np.int32))
    inputs = [
        np.full(kind.shape, value, dtype)
        for kind, (value, dtype) in zip(task.inputs, values, strict=True)
    ]

    assert_exact(task, policies_of(task, emulated())[0], emulated(), inputs)


@pytest.mark.parametrize("count", [1, 2, 33])
def test_any_number_of_rows_is_computed_by_one_kernel(count: int, tier: str) -> None:
    task = of_integers(gemm((Size.named("a", count),), 200, 72))

    policy = random.Random(count).choice(policies_of(task, tier))

    assert_exact(task, policy, tier, random_inputs(task, seed=9))


def test_a_bias_of_the_run_is_read_as_far_as_it_goes(tier: str) -> None:
    task = of_integers(gemm((5,), 70, 37))
    task = replace(task, attributes={**task.attributes, "runtime_bias": 1})
    inputs = random_inputs(task, seed=3)

    for policy in random.Random(1).sample(policies_of(task, tier), 2):
        result = run_kernel(family("gemm"), task, policy, tier, inputs, constants=(1,))

        np.testing.assert_array_equal(result, sums(task, inputs), str(policy))


@pytest.mark.parametrize("stored", ["u8", "i8", "f16", "bf16"])
def test_a_tail_is_stored_in_the_element_of_the_output(stored: str, tier: str) -> None:
    plain = of_integers(gemm((11,), 140, 35))
    task = replace(
        plain,
        inputs=(*plain.inputs, TensorType("f32", (35,))),
        outputs=(TensorType(stored, (11, 35)),),
        attributes={"tail": Expression().then("mul", "it", "x1").then("round", "it")},
    )
    inputs = random_inputs(task, seed=5)
    inputs[3] = np.abs(inputs[3]) * np.float32(1e-4)
    expected = np.round(sums(plain, inputs) * inputs[3])
    if stored in ("u8", "i8"):
        limits = np.iinfo(task.output.element.dtype)
        expected = np.clip(expected, limits.min, limits.max)

    policy = random.Random(stored).choice(policies_of(task, tier))
    result = run_kernel(family("gemm"), task, policy, tier, inputs, (1, 2))

    np.testing.assert_array_equal(result, expected.astype(task.output.element.dtype))


# -- legality and code ---------------------------------------------------------------------------


def names(task: Task, target: Target) -> set[str]:
    return {i.name for i in amx.IMPLEMENTATIONS if i.serves(task, target)}


def test_tiles_of_bytes_are_for_integers_and_for_machines_that_have_them() -> None:
    integers, floats = of_integers(gemm((8,), MAX_F32_DEPTH + 1, 16)), gemm((8,), 64, 16)
    flags = frozenset((*ISAS[REAL].features, FLAG))
    has, lacks = ComputeTarget(REAL, 1, "f32", flags), Target(REAL, 1)

    assert names(integers, has) == {IMPL}
    assert names(integers, lacks) == set()
    assert IMPL not in names(floats, has)
    assert lacking_feature(ISAS[REAL], lacks.features, Policy.of(impl=IMPL)) == FLAG


def test_convolutions_in_groups_are_not_for_tiles() -> None:
    task = of_integers(conv((8, 8), 32, 32, (3, 3), group=2))

    assert names(task, ComputeTarget(REAL, 1, "f32", frozenset((FLAG,)))) == set()


def test_the_inner_loop_is_tiles_and_nothing_else() -> None:
    task = of_integers(gemm((64,), 256, 96))
    policy = next(
        p for p in policies_of(task, REAL) if (p["row_tiles"], p["column_tiles"]) == (2, 2)
    )
    (own,) = (i for i in amx.IMPLEMENTATIONS if i.name == IMPL)
    code = loop_of(
        assembly(own.generate(task, policy, ISAS[REAL], "k").ir, ISAS[REAL]), "k_sums_2_2"
    )

    assert len(re.findall(r"\btdpbusd\b", code)) == 4
    assert len(re.findall(r"\btileloadd\b", code)) == 4
    assert len(re.findall(r"\btilestored\b", code)) == 4
    assert not re.findall(r"%zmm", code)
