"""The default search, beyond what holds for every algorithm."""

from tests.tuner.conftest import gemm_task
from tests.tuner.search.driving import TOY, run
from tuner.policy import Policy
from tuner.search.algorithms import MIN_SHORTLIST, SearchProblem, descend
from tuner.search.space import Space
from tuner.target import Target


def test_knobs_that_the_estimate_does_not_see_are_tried_right_after_the_shortlist() -> None:
    asked = run(descend, SearchProblem(TOY, 16), lambda policy: 100.0)

    assert {policy["unroll"] for policy in asked[:MIN_SHORTLIST]} == {1}
    assert {policy["unroll"] for policy in asked[MIN_SHORTLIST:]} > {1}
    assert {policy["prefetch"] for policy in asked[MIN_SHORTLIST:]} == {"none", "next"}


def test_a_change_that_paid_elsewhere_is_tried_first_on_the_new_best() -> None:
    """Prefetching pays everywhere; the last seed is the best without it."""
    other, seed = TOY.ranked()[-2:]
    seeds = [other, other.with_knobs(prefetch="next"), seed]

    def clock(policy: Policy) -> float:
        return (50.0 if policy == seed else 100.0) * (1.0 if policy["prefetch"] == "none" else 0.8)

    asked = run(descend, SearchProblem(TOY, 24, warm_starts=seeds), clock)

    assert asked[len(seeds) + MIN_SHORTLIST] == seed.with_knobs(prefetch="next")


def test_from_a_local_optimum_the_search_goes_on_around_the_next_best() -> None:
    """Nothing around the default is better; something around the second best is."""
    second = TOY.ranked()[0]
    goal = second.with_knobs(unroll=8)

    def clock(policy: Policy) -> float:
        return {TOY.default: 90.0, second: 91.0, goal: 50.0}.get(policy, 100.0)

    asked = run(descend, SearchProblem(TOY, 64), clock)

    assert TOY.default not in TOY.neighbours(goal)
    assert goal in asked


def test_an_implementation_that_is_nearly_as_fast_is_searched_in_turns_with_the_best() -> None:
    """All direct policies are a little faster than Strassen's, but for one of these."""
    space = Space(gemm_task(512, 768, 768), Target("x86_64-v4", 2))

    def clock(policy: Policy) -> float:
        if policy["impl"] == "direct":
            return 100.0
        is_good = policy["impl"] == "strassen_2x2x2" and policy["unroll"] != space.default["unroll"]
        return 50.0 if is_good else 105.0

    asked = run(descend, SearchProblem(space, 32), clock)

    assert min(map(clock, asked)) == 50.0


def test_the_whole_space_is_tried_if_the_budget_allows() -> None:
    asked = run(descend, SearchProblem(TOY, 100_000), lambda policy: 100.0)

    legal = sum(TOY.most >= r * c for r in TOY.knobs["rows"] for c in TOY.knobs["columns"])
    assert len(asked) == legal * 4 * 2 - 1
