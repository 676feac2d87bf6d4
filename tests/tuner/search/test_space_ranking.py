"""The order in which a space is searched: implementations in turns, ties near the default."""

from dataclasses import dataclass

import pytest

from tests.tuner.search.driving import TOY, ToySpace
from tuner.kernel_family import Knobs
from tuner.policy import Policy
from tuner.search.space import FIRST_TURNS

NAMES = tuple("abcdefg")


@dataclass(frozen=True)
class ManyImplementations(ToySpace):
    """Seven implementations; by the estimate, later ones are better, and the default's is worst."""

    @property
    def subspaces(self) -> tuple[Knobs, ...]:
        return tuple({**TOY.subspaces[0], "impl": (name,)} for name in NAMES)

    @property
    def knobs(self) -> Knobs:
        return {**TOY.subspaces[0], "impl": NAMES}

    @property
    def default(self) -> Policy:
        return TOY.default.with_knobs(impl="a")

    def estimate(self, policy: Policy) -> float:
        return super().estimate(policy) * (20 - NAMES.index(str(policy["impl"])))


class WithoutEstimate(ToySpace):
    def estimate(self, policy: Policy) -> float:
        return 1.0


def test_many_implementations_take_turns_and_each_round_lets_one_more_in() -> None:
    ranked = ManyImplementations(TOY.task, TOY.target).ranked()

    turns = "".join(str(policy["impl"]) for policy in ranked)
    assert turns.startswith("gfea" + "gfead" + "gfeadc" + "gfeadcb")
    assert FIRST_TURNS == 4


def test_no_policy_is_ranked_twice_and_all_of_the_first_implementations_are() -> None:
    space = ManyImplementations(TOY.task, TOY.target)
    ranked = space.ranked()

    tiles = {(p["rows"], p["columns"]) for p in TOY.ranked()}
    assert len(set(ranked)) == len(ranked)
    assert all(space.is_legal(policy) for policy in ranked)
    for name in "gfe":
        assert {(p["rows"], p["columns"]) for p in ranked if p["impl"] == name} >= tiles


@pytest.mark.parametrize("name", NAMES)
def test_within_an_implementation_the_estimates_rise(name: str) -> None:
    space = ManyImplementations(TOY.task, TOY.target)

    estimates = [space.estimate(p) for p in space.ranked() if p["impl"] == name]

    assert estimates == sorted(estimates)
    assert estimates


def test_without_an_estimate_the_policies_nearest_to_the_default_come_first() -> None:
    space = WithoutEstimate(TOY.task, TOY.target)
    near = set(space.neighbours(space.default))

    changed = [
        sum(a != b for a, b in zip(p.knobs, space.default.knobs, strict=True))
        for p in space.ranked()
    ]

    assert set(space.ranked()[:5]) <= near
    assert changed[0] == 1
    assert max(changed[-20:]) >= 3
