"""What the benches of tasks and of subgraphs share."""

import math

import ml_dtypes
import numpy as np
import pytest

from tuner.measure.rounds import relative_error


def f32(*values: float) -> np.ndarray:
    return np.array(values, np.float32)


@pytest.mark.parametrize(
    ("result", "reference", "error"),
    [
        ((1.0, 2.0), (1.0, 2.0), 0.0),
        ((1.0, 2.5), (1.0, 2.0), 0.25),
        ((math.nan, 2.0), (math.nan, 2.0), 0.0),
        ((math.nan, 2.0), (1.0, 2.0), math.inf),
        ((1.0, 2.0), (math.nan, 2.0), math.inf),
        ((math.inf, 2.0), (math.inf, 2.0), 0.0),
        ((math.inf, 2.0), (-math.inf, 2.0), math.inf),
        ((math.inf, 2.0), (1e39, 2.0), 0.0),
        ((-math.inf, 2.0), (1e39, 2.0), math.inf),
        ((1e-3,), (0.0,), 1e-3),
    ],
)
def test_the_error_is_relative_to_the_largest_reference(
    result: tuple[float, ...], reference: tuple[float, ...], error: float
) -> None:
    measured = relative_error(f32(*result), np.array(reference))

    assert measured == pytest.approx(error, rel=1e-6)


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float64])
def test_the_error_of_every_float_is_relative(dtype: type) -> None:
    result = np.array([1.0, 2.5], dtype)

    assert relative_error(result, np.array([1.0, 2.0])) == pytest.approx(0.25)
    assert relative_error(np.array([1.0, np.nan], dtype), np.array([1.0, 2.0])) == math.inf


@pytest.mark.parametrize(("dtype", "beyond"), [(np.float16, 7e4), (ml_dtypes.bfloat16, 3.5e38)])
def test_a_reference_beyond_the_range_of_the_result_is_infinite(dtype: type, beyond: float) -> None:
    assert relative_error(np.array([np.inf, 2.0], dtype), np.array([beyond, 2.0])) == 0.0


def test_moved_elements_have_to_be_equal() -> None:
    assert relative_error(np.array([1, 2]), np.array([1, 2])) == 0
    assert relative_error(np.array([1, 2]), np.array([1, 3])) == math.inf
