"""Instance normalisation kernels against float64."""

from itertools import product

import numpy as np
import pytest

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.normalisation import INSTANCE_NORM as FAMILY
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import evaluate
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task

RANDOM = np.random.default_rng(6)
IDENTITY = Expression()
EVERY = [
    Policy.of(impl=impl, vectors=vectors, unroll=unroll)
    for impl, vectors, unroll in product(("two_pass", "one_pass"), (1, 2, 4, 8), (1, 2, 4))
]


def task_of(*shapes: tuple[int, ...], epsilon: float = 1e-5, tail: Expression = IDENTITY) -> Task:
    types = tuple(TensorType("f32", shape) for shape in shapes)
    return Task("instance_norm", types, (types[0],), {"epsilon": epsilon, "tail": tail})


def by_channels(
    x: np.ndarray, scale: np.ndarray, bias: np.ndarray, epsilon: float = 1e-5
) -> np.ndarray:
    """One channel of one image after the other."""
    y = np.empty(x.shape)
    for image, channel in np.ndindex(x.shape[0], x.shape[-1]):
        pixels = x[image, ..., channel].astype(np.float64)
        deviation = np.sqrt(pixels.var() + epsilon)
        y[image, ..., channel] = (pixels - pixels.mean()) / deviation * scale[channel]
    return y + bias


def inputs(*shape: int, mean: float = 0.0) -> list[np.ndarray]:
    """x, scale and bias."""
    x = mean + RANDOM.standard_normal(shape)
    rest = RANDOM.standard_normal((2, shape[-1]))
    return [a.astype(np.float32) for a in (x, *rest)]


def legal(soc_version: str, task: Task) -> list[Policy]:
    return [p for p in EVERY if FAMILY.illegal(task, p, Target(soc_version, 2)) is None]


@pytest.mark.parametrize("workers", [1, 3])
def test_images_of_every_number_of_channels_are_right(workers: int, soc_version: str) -> None:
    lanes = ISAS[soc_version].lanes

    for channels in (1, lanes - 1, lanes, 2 * lanes + 1, 3 * lanes + 2, 96):
        arrays = inputs(2, 3, 7, channels, mean=1.0)
        task = task_of(*(a.shape for a in arrays))
        policy = FAMILY.default(task, Target(soc_version, 2))
        found = run_kernel(FAMILY, task, policy, soc_version, arrays, workers=workers)
        assert_near("instance_norm", found, by_channels(*arrays))
        assert_near("instance_norm", found, evaluate(task, arrays))


def test_every_policy_gives_the_same_result(soc_version: str) -> None:
    for shape in ((1, 5, 13, 37), (2, 9, 3), (1, 2, 3, 2, 5)):
        arrays = inputs(*shape, mean=2.0)
        task = task_of(*(a.shape for a in arrays))
        policies = legal(soc_version, task)
        assert {policy["impl"] for policy in policies} == {"two_pass", "one_pass"}
        for policy in policies:
            found = run_kernel(FAMILY, task, policy, soc_version, arrays, workers=2)
            assert_near("instance_norm", found, by_channels(*arrays))


def test_a_large_image_far_from_zero_is_as_accurate(soc_version: str) -> None:
    arrays = inputs(1, 200, 201, 8, mean=50.0)
    task = task_of(*(a.shape for a in arrays))

    for impl in ("two_pass", "one_pass"):
        policy = FAMILY.default(task, Target(soc_version, 1)).with_knobs(impl=impl)
        found = run_kernel(FAMILY, task, policy, soc_version, arrays)
        assert_near("instance_norm", found, by_channels(*arrays))


def test_a_constant_channel_gives_its_bias(soc_version: str) -> None:
    x, scale, bias = inputs(1, 4, 5, 19)
    x[:] = 7.25
    task = task_of(x.shape, scale.shape, bias.shape)

    for policy in legal(soc_version, task):
        found = run_kernel(FAMILY, task, policy, soc_version, [x, scale, bias])
        assert_near("instance_norm", found, np.broadcast_to(bias, x.shape))


def test_the_tail_is_applied_with_its_broadcast_inputs(soc_version: str) -> None:
    arrays = inputs(2, 3, 4, 21)
    residual = RANDOM.standard_normal((2, 3, 4, 21)).astype(np.float32)
    factor = RANDOM.standard_normal((3, 1, 1)).astype(np.float32)
    tail = Expression.parse("t0=add(x0,x1);t1=mul(t0,x2)")
    task = task_of(*(a.shape for a in (*arrays, residual, factor)), epsilon=0.5, tail=tail)

    for policy in legal(soc_version, task)[::3]:
        found = run_kernel(FAMILY, task, policy, soc_version, [*arrays, residual, factor])
        want = (by_channels(*arrays, epsilon=0.5) + residual) * factor
        assert_near("instance_norm", found, want)


def test_the_default_is_in_the_space_and_other_knobs_are_illegal() -> None:
    target, task = Target("x86_64-v3", 2), task_of((1, 32, 32, 64), (64,), (64,))

    policy = FAMILY.default(task, target)

    assert FAMILY.illegal(task, policy, target) is None
    assert all(policy[name] in values for name, values in FAMILY.knobs(task, target).items())
    assert Space(task, target).why_illegal(policy.with_knobs(impl="welford")) == (
        "impl=welford is not one of ('two_pass', 'one_pass')"
    )
    assert FAMILY.illegal(task, policy.with_knobs(vectors=8, unroll=4), target) == (
        "72 sums and means do not fit into 16 registers"
    )
