"""Kernels of the largest and smallest elements of rows against NumPy's stable sort."""

import math

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_results
from tuner.cpu.kernels.top_k import FAMILY
from tuner.errors import KernelError
from tuner.graph import TensorType
from tuner.policy import Policy
from tuner.size import Size
from tuner.target import ISAS, Target
from tuner.task import Task

RANDOM = np.random.default_rng(11)
IMPLS = ("insertion", "selection")


def top_k(rows: int, size: int, k: int, largest: int = 1) -> Task:
    kinds = TensorType("f32", (rows, k)), TensorType("i64", (rows, k))
    return Task("top_k", (TensorType("f32", (rows, size)),), kinds, {"k": k, "largest": largest})


def sorted_places(x: np.ndarray, k: int, largest: int) -> np.ndarray:
    """Places in the order of (element, place), by Python's sort: NaN above every number."""
    sign = -1 if largest else 1

    def rank(row: np.ndarray, place: int) -> tuple[int, float, int]:
        value = float(row[place])
        is_nan = math.isnan(value)
        return sign * is_nan, 0.0 if is_nan else sign * value, place

    return np.array(
        [sorted(range(x.shape[-1]), key=lambda place, row=row: rank(row, place))[:k] for row in x],
        np.int64,
    )


def assert_right(task: Task, x: np.ndarray, soc_version: str, workers: int = 2) -> None:
    k, largest = task.integer("k"), task.integer("largest")
    expected = sorted_places(x, k, largest)
    for impl in IMPLS:
        values, places = run_results(
            FAMILY, task, Policy.of(impl=impl), soc_version, [x], workers=workers
        )
        assert places.dtype == np.int64
        assert (places == expected).all(), impl
        np.testing.assert_array_equal(values, np.take_along_axis(x, expected, -1), impl)


@pytest.mark.parametrize("largest", [0, 1])
def test_rows_of_every_length_around_the_vector_width_are_right(
    largest: int, soc_version: str
) -> None:
    lanes = ISAS[soc_version].lanes

    for size in (1, lanes - 1, lanes, lanes + 1, 4 * lanes + 1, 9 * lanes - 1, 263):
        x = RANDOM.standard_normal((3, size)).astype(np.float32)
        for k in sorted({1, min(size, lanes // 2 + 1), size}):
            assert_right(top_k(3, size, k, largest), x, soc_version, workers=3)


@pytest.mark.parametrize("largest", [0, 1])
def test_few_of_many_are_right(largest: int, soc_version: str) -> None:
    for size, k in ((1000, 5), (2000, 300)):
        x = RANDOM.standard_normal((2, size)).astype(np.float32)
        assert_right(top_k(2, size, k, largest), x, soc_version)


@pytest.mark.parametrize("largest", [0, 1])
@pytest.mark.parametrize("rising", [False, True])
def test_rows_that_are_sorted_already_are_right(
    rising: bool, largest: int, soc_version: str
) -> None:
    x = np.linspace(-1, 1, 500, dtype=np.float32)[None, :: 1 if rising else -1]
    assert_right(top_k(1, 500, 40, largest), np.ascontiguousarray(x), soc_version)


@pytest.mark.parametrize("largest", [0, 1])
def test_of_equal_elements_the_first_comes_first(largest: int, soc_version: str) -> None:
    x = RANDOM.integers(-2, 3, (3, 700)).astype(np.float32)
    x[0] = 7.0
    for k in (1, 3, 200, 700):
        assert_right(top_k(3, 700, k, largest), x, soc_version)


def test_zeros_of_either_sign_are_equal_and_keep_their_sign(soc_version: str) -> None:
    x = np.array([[0.0, -0.0, 0.0, -0.0, -1.0]], np.float32)

    for impl in IMPLS:
        values, places = run_results(
            FAMILY, top_k(1, 5, 4), Policy.of(impl=impl), soc_version, [x], workers=1
        )
        assert places.tolist() == [[0, 1, 2, 3]]
        assert np.signbit(values).tolist() == [[False, True, False, True]]


@pytest.mark.parametrize("largest", [0, 1])
def test_nan_is_above_every_number_and_infinities_are_in_order(
    largest: int, soc_version: str
) -> None:
    x = RANDOM.standard_normal((4, 300)).astype(np.float32)
    x[0, ::7], x[0, 3::7] = np.nan, -np.nan
    x[1, ::5], x[1, 1::5] = np.inf, -np.inf
    x[2] = np.nan
    x[3, 1:] = np.nan
    for k in (1, 4, 120):
        assert_right(top_k(4, 300, k, largest), x, soc_version)


def test_rows_whose_number_and_length_are_known_only_at_run_time_are_right(
    soc_version: str,
) -> None:
    rows, size = Size.named("a", 3), Size.named("b", 123)
    kinds = TensorType("f32", (rows, 5)), TensorType("i64", (rows, 5))
    task = Task("top_k", (TensorType("f32", (rows, size)),), kinds, {"k": 5, "largest": 1})
    x = RANDOM.standard_normal((3, 123)).astype(np.float32)

    _, places = run_results(FAMILY, task, Policy.of(impl="insertion"), soc_version, [x])

    assert (places == sorted_places(x, 5, 1)).all()
    assert FAMILY.default(task, Target(soc_version, 2)) == Policy.of(impl="insertion")
    reason = FAMILY.illegal(task, Policy.of(impl="selection"), Target(soc_version, 2))
    assert reason == "rows of a length that is known only at run time have no selection"


def test_a_row_that_is_shorter_than_k_at_run_time_is_not_left(soc_version: str) -> None:
    kinds = TensorType("f32", (2, 9)), TensorType("i64", (2, 9))
    x = TensorType("f32", (2, Size.named("a", 4)))
    task = Task("top_k", (x,), kinds, {"k": 9, "largest": 1})
    given = np.arange(8, dtype=np.float32).reshape(2, 4)

    _, places = run_results(FAMILY, task, Policy.of(impl="insertion"), soc_version, [given])

    assert places[:, :4].tolist() == [[3, 2, 1, 0]] * 2
    assert (places < 4).all()


def test_a_k_that_is_known_only_at_run_time_has_no_kernel() -> None:
    k, target = Size.named("a", 3), Target("x86_64-v3", 2)
    kinds = TensorType("f32", (1, k)), TensorType("i64", (1, k))
    task = Task("top_k", (TensorType("f32", (1, 9)),), kinds, {"k": k, "largest": 1})
    policy = Policy.of(impl="insertion")

    assert "known only at run time" in (FAMILY.illegal(task, policy, target) or "")
    with pytest.raises(KernelError, match="known only at run time"):
        FAMILY.generate(task, policy, target.isa, "k")


def test_few_elements_are_inserted_and_many_are_selected() -> None:
    target = Target("x86_64-v4", 2)

    chosen = {
        (size, k): FAMILY.default(top_k(1, size, k), target)["impl"]
        for size, k in ((1000, 5), (32000, 50), (8400, 300), (8400, 8400))
    }

    assert chosen == {
        (1000, 5): "insertion",
        (32000, 50): "insertion",
        (8400, 300): "selection",
        (8400, 8400): "selection",
    }
