"""The choice by time and error: within the budget, verified, by merit."""

from __future__ import annotations

import math
from collections.abc import Sequence
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tuner.figures import Chain
from tuner.tuning.precision_choice import MAX_VERIFICATIONS, choose, exclusion_of, merit_of


def chain(name: str, saved_us: float, error: float) -> Chain:
    return Chain((name,), (0.9 * saved_us, saved_us, 1.1 * saved_us), error)


def sum_of(chains: Sequence[Chain]) -> float:
    return sum(one.error or 0.0 for one in chains)


NUMBERS = st.floats(1e-3, 1e3)
CHAINS = st.lists(st.tuples(NUMBERS, st.floats(0.0, 1.5)), max_size=12).map(
    lambda rows: [chain(f"n{i}", saved, error) for i, (saved, error) in enumerate(rows)]
)


@given(CHAINS)
def test_with_errors_that_add_up_it_is_the_greedy_of_the_knapsack(chains: list[Chain]) -> None:
    wanted: list[Chain] = []
    for one in sorted(chains, key=merit_of, reverse=True):
        if not exclusion_of(one) and sum_of([*wanted, one]) <= 1.0:
            wanted.append(one)

    found = choose(chains, sum_of)

    assert set(found.lowered) == {one.names[0] for one in wanted}
    assert found.verifications <= 2


@given(CHAINS, st.floats(0.1, 30.0), st.integers(0, 100))
def test_what_failed_its_verification_is_never_returned(
    chains: list[Chain], factor: float, seed: int
) -> None:
    seen: dict[tuple[str, ...], float] = {}

    def verify(chosen: Sequence[Chain]) -> float:
        names = tuple(sorted(name for one in chosen for name in one.names))
        noise = 1.0 + crc32(repr((names, seed)).encode()) % 100 / 50
        return seen.setdefault(names, factor * noise * sum_of(chosen))

    found = choose(chains, verify)

    assert found.verifications == len(seen) <= MAX_VERIFICATIONS
    if found.lowered:
        assert seen[tuple(sorted(found.lowered))] == found.error <= 1.0


@given(CHAINS)
def test_every_chain_comes_back_in_order_with_a_reason_where_it_is_not_lowered(
    chains: list[Chain],
) -> None:
    found = choose(chains, lambda chosen: 3 * sum_of(chosen))

    assert [one.names for one in found.chains] == [one.names for one in chains]
    assert all(one.is_lowered == (not one.reason) for one in found.chains)


def test_fragile_slow_and_unmeasured_chains_are_left_out_and_say_so() -> None:
    chains = [
        chain("good", 10, 0.2),
        chain("fragile", 1000, 1.01),
        chain("nan", 1000, math.nan),
        chain("slow", -1, 0.0),
        Chain(("noisy",), (-1.0, 5.0, 9.0), 0.1),
        Chain(("unknown",), None, 0.1),
    ]

    found = choose(chains, sum_of)

    assert found.lowered == ("good",)
    assert [one.reason for one in found.chains] == [
        "", "fragile", "fragile", "not faster", "no faster beyond the noise", "not measured",
    ]  # fmt: skip


def test_the_chain_that_saves_least_for_its_error_is_put_back_first() -> None:
    chains = [chain("a", 90, 0.3), chain("b", 10, 0.3), chain("c", 50, 0.3)]

    found = choose(chains, lambda chosen: 1.5 * sum_of(chosen))

    assert found.lowered == ("a", "c")
    assert found.chains[1].reason == "beyond the budget"
    assert found.verifications == 2


def test_more_are_lowered_where_the_whole_is_better_than_its_parts() -> None:
    chains = [chain(f"n{i}", 100 - i, 0.2) for i in range(10)]

    assert len(choose(chains, lambda chosen: 0.5 * sum_of(chosen)).lowered) == 10
    assert len(choose(chains, lambda chosen: 0.7 * sum_of(chosen)).lowered) == 7
    assert len(choose(chains, sum_of).lowered) == 5


def test_several_are_put_back_at_once_where_the_whole_is_far_beyond_the_budget() -> None:
    chains = [chain(f"n{i}", 100 - i, 0.01) for i in range(100)]

    found = choose(chains, lambda chosen: 10 * sum_of(chosen))

    assert len(found.lowered) == 10
    assert found.verifications == 2


def test_no_chain_is_lowered_where_too_many_choices_failed() -> None:
    chains = [chain(f"n{i}", 1, 0.01) for i in range(50)]

    found = choose(chains, lambda _: 1.0001, max_verifications=3)

    assert found.lowered == ()
    assert found.verifications == 3
    assert found.error == 0.0


def test_an_error_that_is_no_number_puts_all_back() -> None:
    found = choose([chain("a", 1, 0.1), chain("b", 1, 0.1)], lambda _: math.nan)

    assert found.lowered == ()


def test_the_nodes_of_a_chain_are_lowered_together() -> None:
    together = Chain(("a", "b"), (1.0, 2.0, 3.0), 0.5)

    assert choose([together], sum_of).lowered == ("a", "b")
    assert choose([together], lambda _: 2.0).lowered == ()
    assert choose([], sum_of).chains == ()


@pytest.mark.parametrize("joint", [0.0, 1.0])
def test_a_budget_that_is_just_met_is_met(joint: float) -> None:
    assert choose([chain("a", 1, 1.0)], lambda _: joint).error == joint
