"""The default search, replayed on formulas instead of clocks."""

from collections.abc import Callable

import pytest

from tuner.policy import Policy
from tuner.search.descent import descend
from tuner.space import Space
from tuner.target import Target

from ..conftest import gemm_task
from ..replay import ReplaySession

TARGET = Target("x86_64-v4", 1)
SPACE = Space(gemm_task(128, 768, 768), TARGET)


def best_found(
    clock: Callable[[Policy], float], budget: int, refused: frozenset[str] = frozenset()
) -> tuple[Policy, ReplaySession]:
    session = ReplaySession(clock)
    session.open(SPACE.task)
    search = descend(SPACE, [], refused, budget)
    asked = next(search, None)
    while asked is not None:
        try:
            asked = search.send(session.screen(asked, SPACE.default))
        except StopIteration:
            asked = None
    return min((SPACE.default, *session.asked), key=clock), session


def far_from_the_default(policy: Policy) -> float:
    """A bowl whose bottom the estimate knows nothing of."""
    steps = {"tile_pixels": 6, "tile_vectors": 4, "unroll": 8}
    distance = sum(abs(policy.number(knob) - wanted) for knob, wanted in steps.items())
    return 100.0 + 3 * distance + 10 * (policy["format"] == "dense")


@pytest.mark.parametrize("budget", [1, 5, 17, 40])
def test_the_budget_is_never_exceeded_and_nothing_is_tried_twice(budget: int) -> None:
    _, session = best_found(far_from_the_default, budget)

    assert 0 < len(session.asked) <= budget
    assert len(set(session.asked)) == len(session.asked)
    assert SPACE.default not in session.asked


def test_the_descent_walks_to_the_bottom_of_a_bowl() -> None:
    best, _ = best_found(far_from_the_default, budget=150)

    everything = min(far_from_the_default(p) for p in SPACE.ranked())
    assert far_from_the_default(best) <= 1.02 * everything


def test_a_flat_landscape_uses_up_the_budget() -> None:
    _, session = best_found(lambda policy: 100.0, budget=96)

    assert len(session.asked) == 96


def test_a_policy_that_failed_before_is_never_asked_for() -> None:
    bad = SPACE.ranked()[0]

    _, session = best_found(far_from_the_default, 20, frozenset({bad.text()}))

    assert bad not in session.asked


def test_wrong_candidates_do_not_lead_the_search() -> None:
    """All policies with 2 vectors are wrong; the best of the others is still found."""

    def clock(policy: Policy) -> float:
        return -1.0 if policy["tile_vectors"] == 2 else far_from_the_default(policy)

    session = ReplaySession(clock)
    session.open(SPACE.task)
    search = descend(SPACE, [], frozenset(), 100)
    asked = next(search, None)
    while asked is not None:
        try:
            asked = search.send(session.screen(asked, SPACE.default.with_knobs(tile_vectors=1)))
        except StopIteration:
            asked = None

    best = min((p for p in session.asked if clock(p) > 0), key=clock)
    assert best["tile_vectors"] == 4


def test_everything_that_is_asked_for_is_legal() -> None:
    _, session = best_found(far_from_the_default, 60)

    assert all(SPACE.is_legal(policy) for policy in session.asked)
