"""Products whose weights are packed in 16 bits: the numbers of f32, from half of the memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.families import family_of
from tuner.element import ELEMENTS
from tuner.errors import KernelError
from tuner.graph import TensorType
from tuner.ops import OPS, random_inputs, tolerance
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task

SHAPES = {
    "one row": ("gemm", ((1, 70), (70, 37), (37,)), (1, 37), {}),
    "rows": ("gemm", ((13, 33), (33, 64), (64,)), (13, 64), {}),
    "3x3": ("conv", ((1, 9, 9, 8), (24, 3, 3, 8), (24,)), (1, 9, 9, 24),
            {"strides": (1, 1), "pads": (1, 1, 1, 1), "dilations": (1, 1), "group": 1}),
    "grouped": ("conv", ((1, 6, 6, 16), (32, 1, 1, 8), (32,)), (1, 6, 6, 32),
                {"strides": (1, 1), "pads": (0, 0, 0, 0), "dilations": (1, 1), "group": 2}),
}  # fmt: skip


def product(name: str, stored: str, mode: str = "must_keep_origin_dtype") -> Task:
    op, (x, w, b), y, attributes = SHAPES[name]
    inputs = (TensorType("f32", x), TensorType(stored, w), TensorType("f32", b))
    return Task(op, inputs, (TensorType("f32", y),), dict[str, Any](attributes), mode)


def some_policies(task: Task, tier: str, impl: str) -> list[Policy]:
    ranked = [p for p in Space(task, Target(tier, 2)).ranked() if p["impl"] == impl]
    return ranked[:: max(1, len(ranked) // 4)][:4]


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("stored", ["f16", "bf16"])
def test_a_product_has_the_numbers_of_its_weights_in_f32(
    name: str, stored: str, soc_version: str
) -> None:
    task = product(name, stored)
    inputs = random_inputs(task, 3)
    wanted = OPS[task.op].evaluate(task, inputs)

    assert inputs[1].dtype == ELEMENTS[stored].dtype
    for impl in ("direct", f"direct_{stored}"):
        policies = some_policies(task, soc_version, impl)
        assert policies
        for policy in policies:
            family = family_of(task.op)
            found = run_kernel(family, task, policy, soc_version, inputs, (1, 2))
            share = np.abs(found - wanted).max() / np.abs(wanted).max()
            assert share <= tolerance(task), policy


@pytest.mark.parametrize("stored", ["f16", "bf16"])
def test_weights_take_the_memory_that_the_policy_says(stored: str) -> None:
    task = product("rows", stored)
    target = Target("x86_64-v3", 2)
    sizes = {}
    for impl in ("direct", f"direct_{stored}"):
        policy = some_policies(task, target.soc_version, impl)[0]
        policy = policy.with_knobs(tile_vectors=2)
        constants = {1: random_inputs(task, 0)[1], 2: np.zeros(64, np.float32)}
        packed = family_of("gemm").pack(task, policy, target.isa, constants)
        sizes[impl] = packed[1].nbytes

    assert sizes["direct"] == 2 * sizes[f"direct_{stored}"]


def test_weights_of_f32_are_rounded_only_where_the_precision_mode_lets_them_be() -> None:
    def impls(task: Task) -> set[str]:
        return {str(p["impl"]) for p in Space(task, Target("x86_64-v3", 2)).ranked()}

    assert not any("16" in impl for impl in impls(product("rows", "f32")))
    assert "direct_f16" in impls(product("rows", "f32", "allow_mix_precision"))
    mixed = impls(product("rows", "f32", "allow_mix_precision_bf16"))
    assert {"direct_f16", "direct_bf16"} <= mixed
    assert "direct_bf16" not in impls(product("rows", "f16"))


@pytest.mark.parametrize(
    ("stored", "factor", "fits"),
    [
        ("f16", 1.0, True), ("f16", 1e-3, True), ("f16", 1e-6, False), ("f16", 1e6, False),
        ("f16", np.inf, False), ("bf16", 1e-6, True), ("bf16", 1e6, True), ("bf16", np.nan, False),
    ],
)  # fmt: skip
def test_weights_that_lose_more_than_a_rounding_are_not_packed_so(
    stored: str, factor: float, fits: bool
) -> None:
    """An entry of a bank may have been made with other weights of the same shape."""
    task, target = product("rows", "f32", "allow_mix_precision_bf16"), Target("x86_64-v3", 2)
    policy = some_policies(task, target.soc_version, f"direct_{stored}")[0]
    weights = np.random.default_rng(0).standard_normal((33, 64)).astype(np.float32)
    constants = {1: weights * np.float32(factor), 2: np.zeros(64, np.float32)}

    def pack() -> None:
        family_of("gemm").pack(task, policy, target.isa, constants)

    if fits:
        pack()
    else:
        with pytest.raises(KernelError, match=f"lose more than a rounding in {stored}"):
            pack()


def test_weights_that_a_model_stores_in_bf16_need_not_fit_into_f16() -> None:
    task, target = product("rows", "bf16", "allow_mix_precision"), Target("x86_64-v3", 2)
    policy = some_policies(task, target.soc_version, "direct_f16")[0]
    huge = np.full((33, 64), 1e6, ELEMENTS["bf16"].dtype)
    constants = {1: huge, 2: np.zeros(64, np.float32)}

    with pytest.raises(KernelError, match="lose more than a rounding in f16"):
        family_of("gemm").pack(task, policy, target.isa, constants)


@pytest.mark.parametrize("rows", [1, 64])
def test_few_rows_read_half_weights_as_they_are_stored_by_default(rows: int) -> None:
    inputs = (TensorType("f32", (rows, 512)), TensorType("f16", (512, 512)))
    task = Task("gemm", (*inputs, TensorType("f32", (512,))), (TensorType("f32", (rows, 512)),))

    default = Space(task, Target("x86_64-v3", 2)).default

    assert default["impl"] == ("direct_f16" if rows == 1 else "direct")
