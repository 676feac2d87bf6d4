"""The element-wise kernel: sizes, broadcasting, element types and the split over cores."""

import numpy as np
import pytest

from tests.tuner.cpu.kernels.elements import apply, elementwise_task, one
from tuner.cpu.kernels import elementwise
from tuner.cpu.kernels.elementwise import FAMILY, view_of
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task

SUM = Expression.parse("t0=add(x0,x1)")
MIXED = Expression.parse("t0=mul(x0,x1);t1=add(t0,x2)")
RANDOM = np.random.default_rng(3)


def normal(*shape: int) -> np.ndarray:
    return RANDOM.standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_every_size_around_the_vector_width_is_right(workers: int, soc_version: str) -> None:
    lanes = ISAS[soc_version].lanes

    for size in (1, lanes - 1, lanes, lanes + 1, 2 * lanes - 1, 2 * lanes + 1, 97, 1543):
        x, y = normal(size), normal(size)
        np.testing.assert_array_equal(apply(SUM, soc_version, x, y, workers=workers), x + y)


@pytest.mark.parametrize(
    "shapes",
    [
        ((), (), ()),
        ((1,), (1, 1), ()),
        ((2, 3, 5), (), (5,)),
        ((1, 7, 7, 19), (19,), (1, 1, 1, 19)),
        ((4, 6, 17), (4, 6, 1), (4, 1, 1)),
        ((2, 3, 4, 33), (2, 1, 1, 33), (1, 3, 4, 1)),
        ((2, 1, 5), (1, 3, 1), (2, 3, 5)),
        ((3, 1), (1, 21), (3, 21)),
        ((2, 700), (700,), (2, 1)),
        ((5, 1, 1), (5, 1, 1), (1, 1, 1)),
    ],
)
def test_inputs_broadcast_as_in_numpy(
    shapes: tuple[tuple[int, ...], ...], soc_version: str
) -> None:
    x, y, z = (normal(*shape) for shape in shapes)

    for workers in (1, 2, 3):
        found = apply(MIXED, soc_version, x, y, z, workers=workers)
        np.testing.assert_allclose(found, x * y + z, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("dtype", ["float32", "int64", "int32", "bool"])
@pytest.mark.parametrize("shape", [(), (1,), (3, 1), (21,), (3, 21), (1000,)])
def test_inputs_of_every_type_are_read_as_f32(
    dtype: str, shape: tuple[int, ...], soc_version: str
) -> None:
    x = RANDOM.integers(-70_000, 70_000, shape).astype(dtype)
    y = normal(3, 1 if shape == (1000,) else 21)

    found = apply(SUM, soc_version, x, y)

    np.testing.assert_allclose(found, x.astype(np.float32) + y, rtol=1e-6)


def test_numbers_that_f32_cannot_hold_are_rounded_to_the_nearest(soc_version: str) -> None:
    x = np.array([2**24 + 1, 2**24 + 3, -(2**40) - 1, 2**62 + 12345], np.int64)

    np.testing.assert_array_equal(apply(Expression(), soc_version, x), x.astype(np.float32))


@pytest.mark.parametrize("unroll", [1, 2, 4])
@pytest.mark.parametrize("chunk", elementwise.CHUNKS)
def test_every_policy_gives_the_same_result(unroll: int, chunk: int, soc_version: str) -> None:
    x, y = normal(2, 8192 + 523), normal(2, 1)

    for workers in (1, 3):
        found = apply(SUM, soc_version, x, y, workers=workers, unroll=unroll, chunk=chunk)
        np.testing.assert_array_equal(found, x + y)


def test_an_empty_output_is_no_work_at_all() -> None:
    empty = np.zeros((0, 4), np.float32)

    assert apply(one("exp", "x0"), "x86_64-v2", empty).shape == (0, 4)


@pytest.mark.parametrize(
    ("shapes", "output", "collapsed"),
    [
        (((1, 56, 56, 64), (64,)), (3136, 64), ((3136, 64), (1, 64))),
        (((2, 3, 4), (2, 3, 4)), (24,), ((24,), (24,))),
        (((2, 3, 4), (2, 1, 1)), (2, 12), ((2, 12), (2, 1))),
        (((1, 12, 8, 8), (1, 1, 8, 8)), (12, 64), ((12, 64), (1, 64))),
        (((1, 1), ()), (1,), ((1,), (1,))),
    ],
)
def test_dimensions_that_all_inputs_treat_alike_are_one(
    shapes: tuple[tuple[int, ...], ...], output: tuple[int, ...], collapsed: tuple[tuple[int, ...]]
) -> None:
    view = view_of(elementwise_task(SUM, *(normal(*shape) for shape in shapes)))

    assert view.shape == output
    assert tuple(t.shape for t in view.operands) == collapsed


def test_the_default_is_in_the_space_and_gives_every_core_work() -> None:
    task = elementwise_task(SUM, normal(64, 1024), normal(1024))
    target = Target("x86_64-v3", 2)

    policy = FAMILY.default(task, target)
    kernel = FAMILY.generate(task, policy, target.isa, "k")

    assert FAMILY.illegal(task, policy, target) is None
    assert all(policy[name] in values for name, values in FAMILY.knobs(task, target).items())
    assert kernel.phases[0].units >= 8


def test_what_cannot_be_generated_is_illegal_with_the_reason() -> None:
    target = Target("x86_64-v3", 2)
    task = elementwise_task(SUM, normal(4), normal(4))
    bytes_ = Task(
        "elementwise",
        (TensorType("f8e8m0", (4,)),),
        (TensorType("f32", (4,)),),
        {"expression": SUM},
    )

    assert Space(task, target).why_illegal(Policy.of(unroll=3, chunk=512)) == (
        "unroll=3 is not one of (1, 2, 4)"
    )
    assert Space(task, target).why_illegal(Policy.of(unroll=2, chunk=512, tile=1)) == (
        "elementwise has the knobs unroll, chunk"
    )
    assert FAMILY.illegal(bytes_, Policy.of(unroll=2, chunk=512), target) == "cannot read f8e8m0[4]"
