"""How many candidates a task gets."""

import pytest

from tuner.budget import GAINS, LIMITS, Prospect, budget, expected_gain
from tuner.session import Options
from tuner.space import Space
from tuner.target import Target

from .conftest import gemm_task

TARGET = Target("x86_64-v4", 1)
SPACE = Space(gemm_task(128, 768, 768), TARGET)


@pytest.mark.parametrize("level", LIMITS)
def test_more_to_win_means_more_candidates_within_the_limits(level: str) -> None:
    options = Options(TARGET, optimization_level=level)

    counts = [budget(Prospect(share, 0.3), options) for share in (0.0, 1e-4, 1e-3, 1e-2, 0.5)]

    assert counts == sorted(counts)
    assert (counts[0], counts[-1]) == LIMITS[level]


def test_a_default_that_is_nearly_perfect_gets_fewer_candidates() -> None:
    options = Options(TARGET)

    assert budget(Prospect(0.005, 0.1), options) < budget(Prospect(0.005, 0.6), options)


@pytest.mark.parametrize("most", [1, 3, 1000])
def test_max_tuning_count_bounds_the_budget_and_never_raises_it(most: int) -> None:
    own = budget(Prospect(0.5), Options(TARGET))

    assert budget(Prospect(0.5), Options(TARGET, max_tuning_count=most)) == min(own, most)


def test_the_gain_is_the_distance_to_the_floor() -> None:
    promised_least, promised_most = GAINS

    assert expected_gain(SPACE, 100.0, 50.0) == pytest.approx(0.5, abs=0.1)
    assert expected_gain(SPACE, 100.0, 1.0) == promised_most
    assert expected_gain(SPACE, 1e-9, 1.0) >= promised_least
