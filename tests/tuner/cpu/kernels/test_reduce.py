"""Reductions against float64."""

from collections.abc import Callable

import numpy as np
import pytest

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.families import family_of
from tuner.cpu.kernels.reduce import FAMILY, view_of
from tuner.graph import Attribute, TensorType
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task

RANDOM = np.random.default_rng(6)
REFERENCE: dict[str, Callable[..., np.ndarray]] = {
    "mean": np.mean,
    "sum": np.sum,
    "max": np.max,
    "min": np.min,
    "prod": np.prod,
}


def reduce_task(
    shape: tuple[int, ...], axes: tuple[int, ...], mode: str = "mean", keepdims: int = 1
) -> Task:
    output = np.zeros(shape).sum(axes, keepdims=bool(keepdims)).shape
    attributes: dict[str, Attribute] = {"mode": mode, "axes": axes, "keepdims": keepdims}
    return Task("reduce", (TensorType("f32", shape),), (TensorType("f32", output),), attributes)


def check(task: Task, policy: Policy, soc_version: str, workers: int = 2) -> None:
    x = RANDOM.standard_normal(task.inputs[0].shape).astype(np.float32)
    found = run_kernel(FAMILY, task, policy, soc_version, [x], workers=workers)
    mode = str(task.attributes["mode"])
    expected = REFERENCE[mode](x.astype(np.float64), task.ints("axes")).reshape(found.shape)
    assert_near(
        f"reduce {mode}", found, expected, REFERENCE[mode](np.abs(x), task.ints("axes")).max()
    )


def default(task: Task, soc_version: str) -> Policy:
    return FAMILY.default(task, Target(soc_version, 2))


@pytest.mark.parametrize("mode", sorted(REFERENCE))
@pytest.mark.parametrize(
    ("shape", "axes"),
    [
        ((1, 7, 7, 53), (1, 2)),
        ((3, 41), (-1,)),
        ((3, 41), (0,)),
        ((2, 3, 4, 5), (0, 2)),
        ((2, 3, 4, 5), (1, 3)),
        ((2, 3, 4, 5), (0, 1, 2, 3)),
        ((2, 3, 4, 5, 6), (1, 3)),
        ((3, 1, 4), (1,)),
        ((1, 1), (0,)),
        ((1,), (0,)),
    ],
)
def test_any_axes_of_any_rank_can_be_reduced(
    mode: str, shape: tuple[int, ...], axes: tuple[int, ...], soc_version: str
) -> None:
    task = reduce_task(shape, axes, mode)

    assert FAMILY.illegal(task, default(task, soc_version), Target(soc_version, 2)) is None
    check(task, default(task, soc_version), soc_version)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_rows_and_columns_of_every_length_around_the_vector_width_are_right(
    workers: int, soc_version: str
) -> None:
    lanes = ISAS[soc_version].lanes

    for size in (1, lanes - 1, lanes, lanes + 1, 2 * lanes - 1, 2 * lanes + 1, 97):
        for shape, axes in (((5, size), (1,)), ((5, size), (0,))):
            task = reduce_task(shape, axes, "max", keepdims=0)
            check(task, default(task, soc_version), soc_version, workers)


@pytest.mark.parametrize("unroll", [1, 2, 4])
@pytest.mark.parametrize("vectors", [1, 2, 4, 8])
def test_every_policy_along_kept_columns_gives_the_same_result(
    unroll: int, vectors: int, soc_version: str
) -> None:
    task, policy = reduce_task((2, 3, 5, 301), (1, 2)), Policy.of(unroll=unroll, vectors=vectors)

    legal = FAMILY.illegal(task, policy, Target(soc_version, 2)) is None

    assert legal == (unroll * vectors <= ISAS[soc_version].registers - 4)
    check(task, policy, soc_version, workers=3)


@pytest.mark.parametrize("unroll", [1, 2, 4, 8])
def test_every_policy_along_reduced_rows_gives_the_same_result(
    unroll: int, soc_version: str
) -> None:
    check(reduce_task((3, 2, 5, 301), (1, 3)), Policy.of(unroll=unroll), soc_version, workers=3)


@pytest.mark.parametrize("axes", [(0,), (1,)])
@pytest.mark.parametrize("mode", ["max", "min"])
def test_a_nan_makes_the_maximum_and_the_minimum_nan(
    mode: str, axes: tuple[int, ...], soc_version: str
) -> None:
    x = RANDOM.standard_normal((67, 67)).astype(np.float32)
    x[[0, 30, 66], [66, 0, 31]] = np.nan
    task = reduce_task(x.shape, axes, mode, keepdims=0)

    found = run_kernel(FAMILY, task, default(task, soc_version), soc_version, [x])

    np.testing.assert_array_equal(found, REFERENCE[mode](x, axes))


def test_a_long_sum_keeps_its_accuracy(soc_version: str) -> None:
    x = RANDOM.random((1, 112 * 112, 17)).astype(np.float32)
    task = reduce_task(x.shape, (1,), keepdims=0)

    found = run_kernel(FAMILY, task, default(task, soc_version), soc_version, [x])

    assert_near("reduce mean", found, x.astype(np.float64).mean(1))


def test_neighbouring_dimensions_of_one_kind_are_one() -> None:
    view = view_of(reduce_task((2, 1, 7, 7, 64), (2, 3)))

    assert [(d.size, d.stride) for d in view.kept] == [(2, 3136)]
    assert [(d.size, d.stride) for d in view.reduced] == [(49, 64)]
    assert (view.last.size, view.last.is_reduced) == (64, False)


def test_global_average_pooling_gives_every_core_work() -> None:
    target, task = Target("x86_64-v4", 2), reduce_task((1, 7, 7, 2048), (1, 2))

    policy = FAMILY.default(task, target)
    kernel = FAMILY.generate(task, policy, target.isa, "k")

    assert kernel.phases[0].units >= 8
    assert FAMILY.illegal(task, policy, target) is None
    assert all(policy[name] in values for name, values in FAMILY.knobs(task, target).items())


def test_what_cannot_be_generated_is_illegal_with_the_reason() -> None:
    target = Target("x86_64-v3", 2)
    rows, nothing = reduce_task((4, 8), (1,)), reduce_task((0, 8), (0,))

    assert Space(rows, target).why_illegal(Policy.of(unroll=2, vectors=1)) == (
        "reduce has the knobs unroll"
    )
    assert FAMILY.illegal(nothing, Policy.of(unroll=2, vectors=1), target) == (
        "there is nothing to reduce"
    )


@pytest.mark.parametrize("mode", ["sum", "prod", "max", "min"])
@pytest.mark.parametrize("axes", [(1,), (0,), (0, 2), (0, 1, 2)])
def test_integers_are_reduced_as_numpy_reduces_them(
    mode: str, axes: tuple[int, ...], soc_version: str
) -> None:
    limits = np.iinfo(np.int64)
    x = RANDOM.integers(limits.min, limits.max, (3, 17, 5), endpoint=True)
    made = REFERENCE[mode](x, axes)
    kinds = (TensorType("i64", x.shape),), (TensorType("i64", made.shape),)
    task = Task("reduce", *kinds, {"mode": mode, "axes": axes, "keepdims": 0})

    family = family_of("reduce")
    policy = family.default(task, Target(soc_version, 2))
    found = run_kernel(family, task, policy, soc_version, [x])

    assert found.tolist() == made.tolist()
