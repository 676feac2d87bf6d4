"""The rule of `bankd guard`, over series that are written down or drawn: no stop-watch."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from tuner.measure.regression_rule import (
    MIN_PAIRS,
    QUANTILES,
    GuardVerdict,
    RegressionRule,
    interval,
)

RULE = RegressionRule(0.02)
SERIES = 1000
MAX_PAIRS = 40
"""Pairs that a minute has time for."""

Noise = Callable[[np.random.Generator, int], np.ndarray]


def outliers(rng: np.random.Generator, count: int) -> np.ndarray:
    """A quiet machine on which one pair of ten is disturbed, and shows either side slower."""
    quiet = rng.normal(0, 0.004, count)
    return quiet + (rng.random(count) < 0.1) * rng.normal(0, 0.05, count)


def places(rng: np.random.Generator, count: int) -> np.ndarray:
    """Processes whose memory is in one of two places, 1.5 % apart, on either side."""
    luck = rng.integers(0, 2, (2, count)) * 0.015
    return rng.normal(0, 0.004, count) + luck[0] - luck[1]


def drifting(rng: np.random.Generator, count: int) -> np.ndarray:
    """Noise that neighbouring pairs share for a while."""
    noise = rng.normal(0, 0.006, count)
    return noise + 0.5 * np.concatenate([[0], noise[:-1]])


NOISES: dict[str, Noise] = {
    "quiet": lambda rng, count: rng.normal(0, 0.003, count),
    "noisy": lambda rng, count: rng.normal(0, 0.01, count),
    "heavy tails": lambda rng, count: rng.laplace(0, 0.007, count),
    "outliers": outliers,
    "places of memory": places,
    "drifting": drifting,
}


def decided(ratios: np.ndarray, rule: RegressionRule = RULE) -> GuardVerdict:
    """The first decision over a series, as `race` asks for it after each pair."""
    for count in range(1, len(ratios) + 1):
        verdict = rule.verdict(ratios[:count].tolist())
        if verdict is not GuardVerdict.UNDECIDED:
            return verdict
    return GuardVerdict.UNDECIDED


def verdicts(ratio: float, noise: Noise) -> Counter[GuardVerdict]:
    rng = np.random.default_rng(48)
    series = (ratio * np.exp(noise(rng, MAX_PAIRS)) for _ in range(SERIES))
    return Counter(map(decided, series))


@pytest.mark.parametrize("noise", NOISES.values(), ids=NOISES)
def test_five_per_cent_are_found_and_none_is_passed(noise: Noise) -> None:
    found = verdicts(1.05, noise)

    assert found[GuardVerdict.PASSED] == 0
    assert found[GuardVerdict.SLOWER] >= 0.99 * SERIES


@pytest.mark.parametrize("noise", NOISES.values(), ids=NOISES)
def test_a_model_that_is_as_fast_passes_and_never_fails(noise: Noise) -> None:
    found = verdicts(1.0, noise)

    assert found[GuardVerdict.SLOWER] == 0
    assert found[GuardVerdict.PASSED] >= 0.99 * SERIES


@pytest.mark.parametrize("noise", NOISES.values(), ids=NOISES)
def test_a_model_at_the_limit_is_mostly_undecided(noise: Noise) -> None:
    found = verdicts(1.02, noise)

    assert found[GuardVerdict.SLOWER] <= 0.05 * SERIES
    assert found[GuardVerdict.PASSED] <= 0.05 * SERIES


def test_a_machine_too_noisy_to_tell_leaves_it_undecided_rather_than_wrong() -> None:
    found = verdicts(1.05, lambda rng, count: rng.normal(0, 0.1, count))

    assert found[GuardVerdict.PASSED] <= 0.005 * SERIES
    assert found[GuardVerdict.UNDECIDED] >= 0.9 * SERIES


def test_fewer_pairs_than_five_decide_nothing() -> None:
    ratios = [2.0] * (MIN_PAIRS - 1)

    assert interval(ratios) is None
    assert RULE.verdict(ratios) is GuardVerdict.UNDECIDED
    assert RULE.verdict([*ratios, 2.0]) is GuardVerdict.SLOWER


def test_a_replayed_series_has_the_interval_that_is_computed_by_hand() -> None:
    """t(4) for 99.9 % is 8.610; the standard error of these logarithms is s / sqrt(5)."""
    logs = np.array([0.01, 0.02, 0.03, 0.04, 0.05])

    found = interval(np.exp(logs).tolist())

    half = 8.610 * logs.std(ddof=1) / math.sqrt(5)
    assert found == pytest.approx([math.exp(0.03 + sign * half) for sign in (-1, 0, 1)])


def test_the_outermost_ratios_are_trimmed_and_count_as_those_next_to_them() -> None:
    quiet = [1.0, 1.001, 0.999, 1.002, 0.998, 1.0, 1.001]
    wild = [*quiet[:-1], 5.0]

    assert decided(np.array(wild)) is GuardVerdict.PASSED
    low, middle, high = interval(wild) or (0.0, 0.0, 0.0)
    assert 0.99 < low < middle < high < 1.02


def test_ratios_turned_round_have_the_interval_turned_round() -> None:
    ratios = [1.0, 1.1, 1.02, 0.97, 1.3, 1.05, 1.01, 0.99]

    found, turned = interval(ratios), interval([1 / ratio for ratio in ratios])

    assert found is not None
    assert turned == pytest.approx([1 / bound for bound in reversed(found)])


@pytest.mark.parametrize("freedom", [1, 2, 5, 10, 20, 30])
def test_quantiles_leave_one_in_a_thousand_outside(freedom: int) -> None:
    """The density of Student's t, integrated from the quantile on in steps of its logarithm."""
    constant = math.exp(math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2))
    constant /= math.sqrt(freedom * math.pi)
    points = np.exp(np.linspace(math.log(QUANTILES[freedom - 1]), math.log(1e9), 200_001))
    density = constant * (1 + points**2 / freedom) ** (-(freedom + 1) / 2)

    assert np.trapezoid(density, points) == pytest.approx(0.0005, rel=2e-3)
