"""What the benches of tasks and of subgraphs share."""

import math

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


def test_moved_elements_have_to_be_equal() -> None:
    assert relative_error(np.array([1, 2]), np.array([1, 2])) == 0
    assert relative_error(np.array([1, 2]), np.array([1, 3])) == math.inf
