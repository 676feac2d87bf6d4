"""What holds for every search algorithm, on formulas instead of clocks."""

import pytest

from tests.tuner.cpu.kernels.test_contraction import conv
from tuner.policy import Policy
from tuner.search.algorithms import (
    ALGORITHMS,
    ANEW_SHARE,
    MIN_SHORTLIST,
    NEAR_SHARE,
    Algorithm,
    Search,
    SearchProblem,
    evolve,
    from_entry,
)
from tuner.search.space import Space
from tuner.target import Target

from ..conftest import gemm_task
from ..replay import Clock
from .driving import TOY, ToySpace, run

TARGET = Target("x86_64-v4", 1)
SPACE = Space(gemm_task(128, 768, 768), TARGET)
CONV_3X3 = Space(conv((14, 14), 32, 64, (3, 3), pads=(1, 1, 1, 1)), TARGET)

each_algorithm = pytest.mark.parametrize("algorithm", ALGORITHMS.values(), ids=ALGORITHMS)


def bowl(policy: Policy) -> float:
    """A landscape whose bottom the estimate knows nothing of: rows=6 columns=3 unroll=4 next."""
    wanted = {"rows": 6, "columns": 3, "unroll": 4}
    distance = sum(abs(policy.number(knob) - value) for knob, value in wanted.items())
    return 100.0 + 3 * distance + 10 * (policy["prefetch"] == "none")


@each_algorithm
@pytest.mark.parametrize("budget", [1, 5, 17, 40])
def test_the_budget_is_never_exceeded_and_nothing_is_tried_twice(
    algorithm: Algorithm, budget: int
) -> None:
    asked = run(algorithm, SearchProblem(TOY, budget), bowl)

    assert 0 < len(asked) <= budget
    assert len(set(asked)) == len(asked)
    assert TOY.default not in asked


@each_algorithm
def test_the_search_walks_to_the_bottom_of_a_bowl(algorithm: Algorithm) -> None:
    asked = run(algorithm, SearchProblem(TOY, 56), bowl)

    assert min(map(bowl, asked)) == 100.0


@each_algorithm
def test_a_flat_landscape_uses_up_the_budget(algorithm: Algorithm) -> None:
    asked = run(algorithm, SearchProblem(TOY, 64), lambda policy: 100.0)

    assert len(asked) == 64


@each_algorithm
def test_a_small_space_is_tried_whole_and_then_the_search_ends(algorithm: Algorithm) -> None:
    small = ToySpace(TOY.task, TOY.target, most=2)

    asked = run(algorithm, SearchProblem(small, 100_000), lambda policy: 100.0)

    assert {*asked, small.default} >= set(small.ranked())


@each_algorithm
def test_a_policy_that_failed_before_is_never_asked_for(algorithm: Algorithm) -> None:
    refused = TOY.ranked()[:5]
    texts = frozenset(policy.text() for policy in refused)

    asked = run(algorithm, SearchProblem(TOY, 48, refused=texts), bowl)

    assert not set(refused) & set(asked)


@each_algorithm
def test_seeds_come_first_in_their_order(algorithm: Algorithm) -> None:
    seeds = TOY.ranked()[-3:]

    asked = run(algorithm, SearchProblem(TOY, 20, warm_starts=seeds), bowl)

    assert asked[:3] == seeds


@each_algorithm
def test_wrong_candidates_do_not_lead_the_search(algorithm: Algorithm) -> None:
    """All policies with 3 columns are wrong."""

    def clock(policy: Policy) -> float:
        return -1.0 if policy["columns"] == 3 else bowl(policy)

    asked = run(algorithm, SearchProblem(TOY, 64), clock)

    assert min(clock(policy) for policy in asked if clock(policy) > 0) == 103.0


@each_algorithm
def test_everything_that_is_asked_for_is_legal(algorithm: Algorithm) -> None:
    asked = run(algorithm, SearchProblem(CONV_3X3, 60), lambda policy: 50.0 + len(str(policy)))

    assert all(CONV_3X3.is_legal(policy) for policy in asked)
    assert {policy["impl"] for policy in asked} == set(CONV_3X3.knobs["impl"])


@each_algorithm
def test_equal_seeds_ask_the_same(algorithm: Algorithm) -> None:
    first, second = (run(algorithm, SearchProblem(TOY, 40, seed=7), bowl) for _ in range(2))

    assert first == second


def test_another_seed_of_the_genetic_search_asks_for_something_else() -> None:
    asked = [run(evolve, SearchProblem(TOY, 40, seed=s), lambda p: 100.0) for s in (1, 2)]

    assert asked[0] != asked[1]


def search_from(entry: Policy, algorithm: Algorithm, clock: Clock, budget: int) -> list[Policy]:
    def search(problem: SearchProblem) -> Search:
        return from_entry(problem, entry, algorithm)

    return run(search, SearchProblem(TOY, budget), clock)


ENTRY = TOY.default.with_knobs(rows=6, columns=3, unroll=8)


@each_algorithm
def test_of_an_entry_that_wins_here_too_only_the_neighbours_are_tried(algorithm: Algorithm) -> None:
    asked = search_from(ENTRY, algorithm, lambda p: 80.0 if p == ENTRY else 100.0, 32)

    assert asked[0] == ENTRY
    assert len(asked) == 1 + 32 // NEAR_SHARE
    assert set(asked[1:]) <= set(TOY.neighbours(ENTRY))


@each_algorithm
def test_a_neighbour_that_is_better_leads_on(algorithm: Algorithm) -> None:
    asked = search_from(ENTRY, algorithm, lambda p: bowl(p) / 2 if p != TOY.default else 100.0, 64)

    assert min(map(bowl, asked)) == 100.0
    assert len(asked) < 64


@each_algorithm
def test_an_entry_that_loses_here_leaves_half_a_search(algorithm: Algorithm) -> None:
    def clock(policy: Policy) -> float:
        return 300.0 if policy == ENTRY else bowl(policy)

    plain = run(algorithm, SearchProblem(TOY, 40 // ANEW_SHARE), clock)

    asked = search_from(ENTRY, algorithm, clock, 40)

    assert list(dict.fromkeys([ENTRY, *plain])) == list(dict.fromkeys(asked))


@each_algorithm
@pytest.mark.parametrize("wins", [False, True], ids=["none of them wins", "one of them wins"])
def test_an_entry_for_the_default_is_searched_if_the_first_of_the_ranking_beat_it(
    algorithm: Algorithm, *, wins: bool
) -> None:
    first = TOY.ranked()[:MIN_SHORTLIST]

    asked = search_from(
        TOY.default, algorithm, lambda p: 90.0 if wins and p == first[-1] else 100.0, 40
    )

    assert asked[: len(first)] == first
    assert (len(asked) > len(first)) == wins


@each_algorithm
def test_an_entry_that_failed_here_before_is_not_tried_again(algorithm: Algorithm) -> None:
    problem = SearchProblem(TOY, 40, refused=frozenset([ENTRY.text()]))

    asked = run(lambda problem: from_entry(problem, ENTRY, algorithm), problem, bowl)

    assert ENTRY not in asked
    assert len(asked) == 40 // ANEW_SHARE
