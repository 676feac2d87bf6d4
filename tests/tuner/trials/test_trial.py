"""Medians and their intervals."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tuner.trials.trial import (
    median,
    median_interval,
    paired_ratio,
    ratio_interval,
    reproducing,
    timing_of,
)

SAMPLES = st.lists(st.floats(0.1, 1e6), min_size=1, max_size=60)


@given(SAMPLES)
def test_the_median_is_numpys_and_lies_in_its_interval(samples: list[float]) -> None:
    low, high = median_interval(samples)

    assert median(samples) == np.median(samples)
    assert min(samples) <= low <= median(samples) <= high <= max(samples)


@pytest.mark.parametrize(
    ("count", "low", "high"),
    [(1, 1, 1), (2, 1, 2), (5, 1, 5), (6, 1, 6), (8, 1, 8), (9, 2, 8), (15, 4, 12), (17, 5, 13),
     (32, 10, 23), (44, 16, 29), (45, 16, 30), (60, 22, 39)],
)  # fmt: skip
def test_the_interval_has_the_ranks_of_the_binomial_table(count: int, low: int, high: int) -> None:
    """As in tables of distribution-free 95 % intervals: 17 values give 95.1 % with ranks 5 and 13;
    of 32 values ranks 11 and 22 would give 94.99 %."""
    assert median_interval(list(range(count, 0, -1))) == (low, high)


def test_a_lone_outlier_moves_neither_median_nor_interval() -> None:
    quiet = [10.0 + 0.01 * i for i in range(15)]

    timing = timing_of([*quiet[:-1], 500.0])

    assert timing.high_us < 11


def test_ratios_are_of_neighbours() -> None:
    """A machine that becomes half as fast in the middle changes no ratio."""
    drift = [1.0] * 5 + [2.0] * 5

    low, middle, high = ratio_interval([3 * d for d in drift], [2 * d for d in drift])

    assert low == middle == high == 1.5


def test_what_is_shown_are_the_ratios_times_the_median_of_the_baseline() -> None:
    """The ratios of the rounds are 3, 1.5 and 0.55."""
    one, baseline = timing_of([12, 30, 22]), timing_of([4, 20, 40])

    shown = reproducing(one, baseline)

    assert (shown.low_us, shown.median_us, shown.high_us) == (11, 30, 60)
    assert shown.samples_us == one.samples_us


def test_rounds_that_only_one_side_has_do_not_count() -> None:
    longer, shorter = timing_of([2, 4, 60]), timing_of([1, 2])

    assert paired_ratio(longer, shorter) == (2, 2, 2)
    assert paired_ratio(shorter, longer) == (0.5, 0.5, 0.5)


@given(SAMPLES)
def test_a_timing_is_that_of_its_own_samples(samples: list[float]) -> None:
    """A bank keeps these: what is decided with them again must be the same."""
    timing = timing_of(samples)

    assert timing == timing_of(timing.samples_us)
    assert timing.samples_us == tuple(float(f"{sample:.4e}") for sample in samples)
    assert timing.median_us == median(timing.samples_us)
    assert timing.low_us in timing.samples_us
    assert timing.high_us in timing.samples_us
