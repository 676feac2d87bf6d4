"""Races in slices: no call of the user runs twice, and the times are those of the engines alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from tuner.sessions.sliced_race import (
    MAX_BLOCK_RUNS,
    MAX_WARM_UP_RUNS,
    MIN_BLOCK_RUNS,
    ROUNDS,
    SlicedRace,
)


@dataclass
class Engines:
    """Two engines whose calls take recorded times, on a clock of their own."""

    ours_s: float
    other_s: float
    gap_s: float = 0.0
    """Time between two calls of the user."""
    first_s: float = 0.0
    """Time that the first call after a change of engines takes in addition."""
    now_s: float = 0.0
    called: list[str] = field(default_factory=list)

    def engine(self, name: str, seconds: float) -> Callable[[], str]:
        def call() -> str:
            is_changed = bool(self.called) and self.called[-1] != name
            self.called.append(name)
            self.now_s += seconds + self.first_s * is_changed
            return name

        return call

    def race(self) -> SlicedRace:
        """A decided race, whose calls are in `called`."""
        race = SlicedRace(lambda: self.now_s)
        calls = {
            "ours": self.engine("ours", self.ours_s),
            "other": self.engine("other", self.other_s),
        }
        while race.times is None:
            made, turn = len(self.called), race.turn
            assert race.call(calls) == turn
            assert self.called[made:] == [turn], "a call of the user ran in several engines"
            self.now_s += self.gap_s
        return race


def test_each_call_runs_once_and_each_engine_gets_the_same_number_of_blocks() -> None:
    engines = Engines(0.5, 1.0)

    times = engines.race().times

    assert times is not None
    assert times.seconds == {"ours": [0.5] * ROUNDS, "other": [1.0] * ROUNDS}
    assert len(engines.called) == 2 * ROUNDS * (1 + MIN_BLOCK_RUNS)


def test_neither_engine_is_always_the_first_of_a_round() -> None:
    engines = Engines(1.0, 1.0)
    engines.race()

    round_calls = len(engines.called) // ROUNDS
    firsts = [engines.called[number * round_calls] for number in range(ROUNDS)]

    assert firsts == ["other", "ours", "other", "ours", "other"]


def test_the_first_calls_after_a_change_of_engines_are_not_timed() -> None:
    times = Engines(0.001, 0.002, first_s=0.01).race().times

    assert times is not None
    assert times.seconds["ours"] == pytest.approx([0.001] * ROUNDS)
    assert times.seconds["other"] == pytest.approx([0.002] * ROUNDS)


def test_short_calls_are_timed_more_often_and_within_bounds() -> None:
    engines = Engines(1e-5, 2e-5)

    engines.race()

    assert len(engines.called) == 2 * ROUNDS * (MAX_WARM_UP_RUNS + MAX_BLOCK_RUNS)


def test_the_users_own_time_between_calls_counts_for_neither_engine() -> None:
    engines = Engines(0.004, 0.002, gap_s=5.0)

    times = engines.race().times

    assert times is not None
    assert times.seconds["ours"] == pytest.approx([0.004] * ROUNDS)
    assert len(engines.called) == 2 * ROUNDS * (1 + MIN_BLOCK_RUNS)


def test_a_call_that_fails_is_no_time_and_its_error_is_the_users() -> None:
    def fail() -> str:
        raise ValueError("of the user")

    race = SlicedRace(lambda: 0.0)

    for _ in range(5):
        with pytest.raises(ValueError, match="of the user"):
            race.call({"ours": fail, "other": fail})

    assert race.blocks == (0, 2 * ROUNDS)
