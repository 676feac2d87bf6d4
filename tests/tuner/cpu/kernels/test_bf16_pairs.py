"""Products of pairs of bf16 (dot_bf16), with the instruction emulated where the CPU has none."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.test_contraction import TASKS as CONTRACTIONS
from tests.tuner.cpu.kernels.test_contraction import conv, gemm
from tests.tuner.cpu.kernels.test_contraction_sources_and_parts import joined
from tuner.backend import host_soc_versions
from tuner.cpu.kernels.families import family_of
from tuner.element import ELEMENTS
from tuner.ops import evaluate, random_inputs, tolerance
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.size import Size
from tuner.target import ISAS, Target
from tuner.task import Task

pytestmark = pytest.mark.isa("x86_64-v3")  # the lowest tier that emulates the instruction

IMPL, FEATURE, MIXED = "dot_bf16", "avx512bf16", "allow_mix_precision_bf16"
REAL = "x86_64-v4"
EMULATED = {
    isa.soc_version: isa
    for isa in (
        replace(ISAS[tier], soc_version=f"{tier}-bf16-emulated", optional=(), emulated=(FEATURE,))
        for tier in ("x86_64-v3", "x86_64-v4")
    )
}
TASKS = {
    **{
        name: task
        for name, task in CONTRACTIONS.items()
        if task.inputs[1].shape[-1 if task.op == "conv" else 0] % 2 == 0
    },
    "rows out of shared cache sets": gemm((9,), 512, 40),
    "slices of k": gemm((20,), 256, 70),
    "several sources": joined((5, 6), [(8, (1, 1)), (6, (2, 2))], 12),
    "an even line of odd taps": conv((6, 8), 3, 20, (3, 2), pads=(1, 0, 1, 1)),
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
        pytest.param(REAL, marks=pytest.mark.isa(REAL, FEATURE)),
    ]
)
def tier(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def mixed(task: Task) -> Task:
    return replace(task, precision_mode=MIXED)


def impls(task: Task, tier: str) -> set[str]:
    return {str(impl) for impl in Space(task, Target(tier, 2)).knobs["impl"]}


def some_policies(task: Task, tier: str, count: int) -> list[Policy]:
    """Random legal policies of the implementation, the same in every run."""
    space, dice = Space(task, Target(tier, 2)), random.Random(str(task))
    (own,) = (knobs for knobs in space.subspaces if knobs["impl"] == (IMPL,))
    found: list[Policy] = []
    while len(found) < count:
        chosen = {name: dice.choice(values) for name, values in own.items()}
        policy = space.default.with_knobs(**chosen)
        found += [policy] if space.is_legal(policy) else []
    return found


def rounded(task: Task, inputs: list[np.ndarray]) -> list[np.ndarray]:
    """The inputs, with what is multiplied rounded to bf16."""
    bf16, multiplied = ELEMENTS["bf16"].dtype, (*task.sources, 1)
    return [
        x.astype(bf16).astype(np.float32) if i in multiplied else x for i, x in enumerate(inputs)
    ]


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_every_policy_adds_products_of_rounded_numbers_in_f32(task: Task, tier: str) -> None:
    task = mixed(task)
    inputs = random_inputs(task, seed=1)
    expected = evaluate(task, rounded(task, inputs))

    for policy in some_policies(task, tier, 4):
        result = run_kernel(family_of(task.op), task, policy, tier, inputs, (1, 2))

        assert_near("direct", result, expected)
        share = np.abs(result - evaluate(task, inputs)).max() / np.abs(expected).max()
        assert share <= tolerance(task)


@pytest.mark.parametrize("stored", ["f16", "bf16"])
def test_weights_that_a_model_stores_in_16_bits_are_packed_in_pairs_too(
    stored: str, tier: str
) -> None:
    task = mixed(gemm((5,), 64, 40))
    x, w, b = task.inputs
    task = replace(task, inputs=(x, replace(w, dtype=stored), b))
    inputs = random_inputs(task, seed=2)
    policy = some_policies(task, tier, 1)[0]

    result = run_kernel(family_of(task.op), task, policy, tier, inputs, (1, 2))

    wide = [np.asarray(x, np.float32) for x in inputs]
    assert_near("direct", result, evaluate(task, rounded(task, wide)))


def test_an_open_number_of_rows_is_multiplied_in_pairs(tier: str) -> None:
    task = mixed(gemm((Size.named("rows", 21),), 64, 40))
    inputs = random_inputs(task, seed=3)

    for policy in some_policies(task, tier, 3):
        result = run_kernel(family_of(task.op), task, policy, tier, inputs, (1, 2))

        assert_near("direct", result, evaluate(task, rounded(task, inputs)))


def test_weights_have_the_keys_of_a_pair_side_by_side() -> None:
    task = mixed(gemm((3,), 4, 16))
    policy = some_policies(task, "x86_64-v4-bf16-emulated", 1)[0].with_knobs(tile_vectors=1)
    weights = np.arange(64, dtype=np.float32).reshape(4, 16)
    constants = {1: weights, 2: np.zeros(16, np.float32)}

    packed = family_of("gemm").pack(task, policy, ISAS["x86_64-v4-bf16-emulated"], constants)[1]

    assert packed.dtype == ELEMENTS["bf16"].dtype
    pairs = packed.astype(np.float32).reshape(2, 16, 2)
    assert (pairs[:, :, 0] == weights[::2]).all()
    assert (pairs[:, :, 1] == weights[1::2]).all()


def test_only_a_mode_that_lets_bf16_in_admits_pairs_of_bf16() -> None:
    tier = next(iter(EMULATED))
    task = gemm((8,), 64, 32)

    assert IMPL in impls(mixed(task), tier)
    assert IMPL not in impls(replace(task, precision_mode="allow_mix_precision"), tier)
    assert IMPL not in impls(task, tier)


@pytest.mark.parametrize(
    "task",
    [
        pytest.param(gemm((8,), 63, 32), id="an odd depth"),
        pytest.param(conv((9, 9), 3, 8, (3, 3)), id="an odd run"),
        pytest.param(joined((5, 6), [(8, (1, 1)), (5, (2, 2))], 12), id="an odd run of a source"),
    ],
)
def test_runs_of_odd_length_have_no_pairs(task: Task) -> None:
    assert IMPL not in impls(mixed(task), next(iter(EMULATED)))
