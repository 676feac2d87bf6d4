"""Layer normalisation kernels against float64."""

from dataclasses import replace

import numpy as np
import pytest

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.normalisation import LAYER_NORM as FAMILY
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task

RANDOM = np.random.default_rng(5)
IDENTITY = Expression()
EVERY = [Policy.of(impl=i, unroll=u) for i in ("two_pass", "one_pass") for u in (1, 2, 4, 8)]


def layer_norm_task(
    *shapes: tuple[int, ...], epsilon: float = 1e-5, tail: Expression = IDENTITY
) -> Task:
    types = tuple(TensorType("f32", shape) for shape in shapes)
    return Task("layer_norm", types, (types[0],), {"epsilon": epsilon, "tail": tail})


def layer_norm(
    x: np.ndarray, scale: np.ndarray, bias: np.ndarray, *, epsilon: float = 1e-5
) -> np.ndarray:
    x = x.astype(np.float64)
    distance = x - x.mean(-1, keepdims=True)
    variance = (distance**2).mean(-1, keepdims=True)
    return np.asarray(distance / np.sqrt(variance + epsilon) * scale + bias)


def inputs(*shape: int, mean: float = 0.0, spread: float = 1.0) -> list[np.ndarray]:
    """x, scale and bias."""
    x = mean + spread * RANDOM.standard_normal(shape)
    rest = RANDOM.standard_normal((2, shape[-1]))
    return [a.astype(np.float32) for a in (x, *rest)]


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_rows_of_every_length_around_the_vector_width_are_right(
    workers: int, soc_version: str
) -> None:
    lanes = ISAS[soc_version].lanes

    for size in (1, lanes - 1, lanes, lanes + 1, 2 * lanes - 1, 2 * lanes + 1, 97, 769):
        arrays = inputs(5, size)
        task = layer_norm_task(*(a.shape for a in arrays))
        found = run_kernel(FAMILY, task, EVERY[2], soc_version, arrays, workers=workers)
        assert_near("layer_norm", found, layer_norm(*arrays))


@pytest.mark.parametrize("policy", EVERY, ids=str)
def test_every_policy_gives_the_same_result(policy: Policy, soc_version: str) -> None:
    for size in (5, 259):
        arrays = inputs(2, 3, size, mean=2.0)
        task = layer_norm_task(*(a.shape for a in arrays))
        found = run_kernel(FAMILY, task, policy, soc_version, arrays, workers=3)
        assert_near("layer_norm", found, layer_norm(*arrays))


@pytest.mark.parametrize("policy", [EVERY[2], EVERY[6]], ids=str)
def test_a_constant_row_gives_the_bias(policy: Policy, soc_version: str) -> None:
    x, scale, bias = inputs(2, 35)
    x[:] = 7.25
    task = layer_norm_task(x.shape, scale.shape, bias.shape)

    found = run_kernel(FAMILY, task, policy, soc_version, [x, scale, bias])

    assert_near("layer_norm", found, np.stack([bias, bias]))


def test_epsilon_is_added_to_the_variance(soc_version: str) -> None:
    arrays = inputs(3, 64, spread=0.01)
    task = layer_norm_task(*(a.shape for a in arrays), epsilon=0.5)

    found = run_kernel(FAMILY, task, EVERY[2], soc_version, arrays)

    assert_near("layer_norm", found, layer_norm(*arrays, epsilon=0.5))


def test_the_tail_is_applied_with_its_broadcast_inputs(soc_version: str) -> None:
    arrays = inputs(2, 3, 53)
    residual = RANDOM.standard_normal((2, 3, 53)).astype(np.float32)
    factor = RANDOM.standard_normal((3, 1)).astype(np.float32)
    tail = Expression.parse("t0=add(x0,x1);t1=mul(t0,x2)")
    task = layer_norm_task(*(a.shape for a in (*arrays, residual, factor)), tail=tail)

    for policy in (EVERY[2], EVERY[6]):
        found = run_kernel(FAMILY, task, policy, soc_version, [*arrays, residual, factor])
        assert_near("layer_norm", found, (layer_norm(*arrays) + residual) * factor)


def test_the_default_is_in_the_space_and_other_knobs_are_illegal() -> None:
    target, task = Target("x86_64-v3", 2), layer_norm_task((8, 768), (768,), (768,))

    policy = FAMILY.default(task, target)

    assert FAMILY.illegal(task, policy, target) is None
    assert all(policy[name] in values for name, values in FAMILY.knobs(task, target).items())
    assert Space(task, target).why_illegal(policy.with_knobs(impl="welford")) == (
        "impl=welford is not one of ('two_pass', 'one_pass')"
    )


@pytest.mark.parametrize("unroll", [1, 4])
def test_an_rms_norm_subtracts_no_mean(unroll: int, soc_version: str) -> None:
    for size in (1, 7, 64, 259):
        arrays = inputs(5, size, mean=3.0)
        task = layer_norm_task(*(a.shape for a in arrays))
        task = replace(task, attributes={**task.attributes, "centred": 0})
        x, scale, bias = (a.astype(np.float64) for a in arrays)
        right = x / np.sqrt((x**2).mean(-1, keepdims=True) + 1e-5) * scale + bias

        policy = Policy.of(impl="two_pass", unroll=unroll)
        found = run_kernel(FAMILY, task, policy, soc_version, arrays)

        assert_near("layer_norm", found, right)
        assert not Space(task, Target(soc_version, 1)).is_legal(EVERY[-1])
