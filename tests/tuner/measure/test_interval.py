"""Medians and their intervals."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tuner.measure.interval import median, median_interval, ratio_interval, timing_of

SAMPLES = st.lists(st.floats(0.1, 1e6), min_size=1, max_size=60)


@given(SAMPLES)
def test_the_median_is_numpys_and_lies_in_its_interval(samples: list[float]) -> None:
    low, high = median_interval(samples)

    assert median(samples) == np.median(samples)
    assert min(samples) <= low <= median(samples) <= high <= max(samples)


def test_the_interval_holds_the_true_median_in_at_least_95_of_100_cases() -> None:
    rng = np.random.default_rng(0)
    for count in (6, 15, 40):
        inside = 0
        for _ in range(2000):
            low, high = median_interval(list(rng.exponential(size=count)))
            inside += low <= np.log(2) <= high

        assert inside / 2000 >= 0.94


def test_a_lone_outlier_moves_neither_median_nor_interval() -> None:
    quiet = [10.0 + 0.01 * i for i in range(15)]

    timing = timing_of([*quiet[:-1], 500.0])

    assert timing.high_us < 11


def test_ratios_are_of_neighbours() -> None:
    """A machine that becomes half as fast in the middle changes no ratio."""
    drift = [1.0] * 5 + [2.0] * 5

    low, middle, high = ratio_interval([3 * d for d in drift], [2 * d for d in drift])

    assert low == middle == high == 1.5


@given(SAMPLES)
def test_a_timing_is_that_of_its_own_samples(samples: list[float]) -> None:
    """A bank keeps these: what is decided with them again must be the same."""
    timing = timing_of(samples)

    assert timing == timing_of(timing.samples_us)
    assert timing.samples_us == tuple(float(f"{sample:.4e}") for sample in samples)
    assert timing.median_us == median(timing.samples_us)
    assert timing.low_us in timing.samples_us
    assert timing.high_us in timing.samples_us
