"""Softmax kernels against float64."""

import numpy as np
import pytest

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.softmax import FAMILY, LOG_FAMILY
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task

RANDOM = np.random.default_rng(4)
IDENTITY = Expression()


def softmax_task(*shapes: tuple[int, ...], tail: Expression = IDENTITY) -> Task:
    types = tuple(TensorType("f32", shape) for shape in shapes)
    return Task("softmax", types, (types[0],), {"tail": tail})


def softmax(x: np.ndarray) -> np.ndarray:
    powers = np.exp(x.astype(np.float64) - x.max(-1, keepdims=True))
    return np.asarray(powers / powers.sum(-1, keepdims=True))


def assert_right(found: np.ndarray, expected: np.ndarray) -> None:
    assert_near("softmax", found, expected, np.maximum(expected, 1e-6))


def policies(task: Task, soc_version: str) -> list[Policy]:
    target = Target(soc_version, 2)
    space = FAMILY.knobs(task, target)
    every = [Policy.of(impl=i, unroll=u) for i in space["impl"] for u in space["unroll"]]
    return [p for p in every if FAMILY.illegal(task, p, target) is None]


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_rows_of_every_length_around_the_vector_width_are_right(
    workers: int, soc_version: str
) -> None:
    lanes = ISAS[soc_version].lanes

    for size in (1, lanes - 1, lanes, lanes + 1, 2 * lanes - 1, 2 * lanes + 1, 97, 5003):
        x = (10 * RANDOM.standard_normal((5, size))).astype(np.float32)
        task = softmax_task(x.shape)
        policy = FAMILY.default(task, Target(soc_version, 2))
        found = run_kernel(FAMILY, task, policy, soc_version, [x], workers=workers)
        assert_right(found, softmax(x))


def test_every_policy_gives_the_same_result(soc_version: str) -> None:
    for size in (ISAS[soc_version].lanes * 5 + 3, 263):
        x = (3 * RANDOM.standard_normal((2, 3, size))).astype(np.float32)
        task = softmax_task(x.shape)
        for policy in policies(task, soc_version):
            found = run_kernel(FAMILY, task, policy, soc_version, [x], workers=3)
            assert_right(found, softmax(x))


@pytest.mark.parametrize("size", [1, 19, 97, 5003])
def test_logarithms_are_right_where_shares_are_too_small_for_f32(
    size: int, soc_version: str
) -> None:
    x = (60 * RANDOM.standard_normal((5, size))).astype(np.float32)
    x[1, ::3] = -np.inf
    x[2] = 3e38
    x[3] = -np.inf
    x[4, -1] = np.nan
    kind = TensorType("f32", x.shape)
    task = Task("log_softmax", (kind,), (kind,))
    exact = x.astype(np.float64)
    with np.errstate(invalid="ignore"):
        distance = exact - exact.max(-1, keepdims=True)
        expected = distance - np.log(np.exp(distance).sum(-1, keepdims=True))

    for policy in policies(task, soc_version):
        found = run_kernel(LOG_FAMILY, task, policy, soc_version, [x], workers=3)
        assert (np.isneginf(found) == np.isneginf(expected)).all()
        assert (np.isnan(found) == np.isnan(expected)).all()
        finite = np.isfinite(expected)
        if finite.any():
            assert_near("log_softmax", found[finite], expected[finite])


@pytest.mark.parametrize("size", [37, 300])
def test_masks_of_minus_infinity_give_0_and_a_whole_row_of_them_nan(
    size: int, soc_version: str
) -> None:
    x = RANDOM.standard_normal((4, size)).astype(np.float32)
    x[1, 5:] = -np.inf
    x[2, :] = -np.inf
    x[3, ::2] = -1e30
    task = softmax_task(x.shape)

    for policy in policies(task, soc_version):
        found = run_kernel(FAMILY, task, policy, soc_version, [x])
        assert_right(found[[0, 1, 3]], softmax(x[[0, 1, 3]]))
        assert (found[1, 5:] == 0).all()
        assert np.isnan(found[2]).all()


@pytest.mark.parametrize("size", [37, 300])
def test_a_nan_spoils_its_own_row_and_no_other(size: int, soc_version: str) -> None:
    x = RANDOM.standard_normal((3, size)).astype(np.float32)
    x[1, 4] = np.nan
    task = softmax_task(x.shape)

    for policy in policies(task, soc_version):
        found = run_kernel(FAMILY, task, policy, soc_version, [x])
        assert np.isnan(found[1]).all()
        assert np.isfinite(found[[0, 2]]).all()


@pytest.mark.parametrize("size", [37, 300])
def test_large_numbers_do_not_overflow(size: int, soc_version: str) -> None:
    x = np.full((2, size), 3e38, np.float32)
    x[1] = -3e38
    task = softmax_task(x.shape)

    for policy in policies(task, soc_version):
        found = run_kernel(FAMILY, task, policy, soc_version, [x])
        assert_right(found, np.full(x.shape, 1 / size))


@pytest.mark.parametrize("size", [37, 300])
def test_the_tail_is_applied_with_its_broadcast_inputs(size: int, soc_version: str) -> None:
    x, scale = RANDOM.standard_normal((2, 3, 4, size)), RANDOM.standard_normal((3, 1, size))
    x, scale = x.astype(np.float32), scale.astype(np.float32)
    shift = RANDOM.standard_normal((2, 1, 4, 1)).astype(np.float32)
    tail = Expression.parse("t0=mul(x0,x1);t1=add(t0,x2)")
    task = softmax_task(x.shape, scale.shape, shift.shape, tail=tail)

    for policy in policies(task, soc_version):
        found = run_kernel(FAMILY, task, policy, soc_version, [x, scale, shift], workers=3)
        assert_near("softmax", found, softmax(x) * scale + shift)


def test_the_default_is_in_the_space_and_short_rows_stay_in_registers() -> None:
    target = Target("x86_64-v3", 2)

    for size, impl in ((64, "registers"), (1024, "three_pass")):
        task = softmax_task((8, size))
        policy = FAMILY.default(task, target)
        assert policy["impl"] == impl
        assert FAMILY.illegal(task, policy, target) is None
        assert all(policy[name] in values for name, values in FAMILY.knobs(task, target).items())


def test_what_cannot_be_generated_is_illegal_with_the_reason() -> None:
    target, task = Target("x86_64-v3", 2), softmax_task((8, 1024))

    reason = Space(task, target).why_illegal(Policy.of(impl="registers", unroll=1))
    assert reason == "impl=registers is not one of ('three_pass',)"
    halves = Task("softmax", (TensorType("f16", (4,)),), (TensorType("f16", (4,)),))
    assert FAMILY.illegal(halves, FAMILY.default(halves, target), target) == (
        "softmax of f16[4] has no kernel"
    )
