"""A program is slower where any call pattern says so, and faster where one does: replayed times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import pytest

from tuner.measure.models import BlockTimes
from tuner.whole_model import times
from tuner.whole_model.times import lost_pattern

pytestmark = pytest.mark.usefixtures("usual_times")


class Clock:
    """Stands for the module `time`: only sleeping and running take time."""

    def __init__(self) -> None:
        self.now_s = self.slept_s = 0.0

    def perf_counter(self) -> float:
        return self.now_s

    monotonic = perf_counter

    def sleep(self, seconds: float) -> None:
        self.now_s += seconds
        self.slept_s = seconds


class Engine:
    """Takes `hot_s`, and after a pause `cold_s`."""

    def __init__(self, clock: Clock, hot_s: float, cold_s: float) -> None:
        self._clock, self._hot_s, self._cold_s = clock, hot_s, cold_s
        self.calls = 0

    def run(self, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
        self._clock.now_s += self._cold_s if self._clock.slept_s else self._hot_s
        self._clock.slept_s = 0.0
        self.calls += 1
        return {}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(times, "time", clock)
    return clock


def lost_to(
    theirs: Engine,
    ours: Engine,
    theirs_s: Sequence[float],
    ours_s: Sequence[float],
    budget_s: float,
) -> str:
    """Calls in a row take these times."""
    blocks = BlockTimes({"whole": list(theirs_s), "tuned": list(ours_s)})
    return lost_pattern({"whole": theirs, "tuned": ours}, "tuned", {}, blocks, budget_s)


def test_what_is_slower_in_a_row_needs_no_other_pattern(clock: Clock) -> None:
    ours, theirs = Engine(clock, 1.0, 1.0), Engine(clock, 0.5, 0.5)

    assert lost_to(theirs, ours, [0.5] * 7, [1.0] * 7, 1.0).endswith("called in a row")
    assert ours.calls == theirs.calls == 0


def test_what_is_faster_in_a_row_may_be_slower_after_pauses(clock: Clock) -> None:
    ours, theirs = Engine(clock, 0.02, 0.06), Engine(clock, 0.03, 0.04)

    lost = lost_to(theirs, ours, [1.5] * 7, [1.0] * 7, 0.0)

    assert lost == "slower: 0.67x [0.67, 0.67] called every 20 ms"
    assert ours.calls == theirs.calls == times.MIN_CALLS


def test_what_noise_may_explain_is_not_slower(clock: Clock) -> None:
    ours, theirs = Engine(clock, 0.02, 0.04), Engine(clock, 0.02, 0.04)
    noisy = [0.8, 1.2, 0.9, 0.95, 0.7, 1.1, 0.85]

    assert lost_to(theirs, ours, noisy, [1.0] * 7, 0.0) == ""


@pytest.mark.parametrize(
    ("theirs_s", "lost"),
    [([1.0, 0.9, 0.95, 1.02, 0.97, 0.98, 0.99], True), ([1.0] * 7, True), ([1.02] * 7, False)],
)
def test_a_tie_in_all_patterns_goes_to_what_the_user_has(
    theirs_s: list[float], lost: bool, clock: Clock
) -> None:
    ours, theirs = Engine(clock, 0.02, 0.04), Engine(clock, 0.02, 0.04)

    said = lost_to(theirs, ours, theirs_s, [1.0] * 7, 0.0)

    assert said.startswith("no faster: ") == lost
    assert said.endswith("called in a row, 1.00x [1.00, 1.00] called every 20 ms") == lost


def test_there_is_no_tie_where_paused_calls_disagree(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    paused = {"whole": [0.4, 3.0] * 4 + [3.0], "tuned": [1.0] * 9}
    monkeypatch.setattr(times, "_time_single_calls", lambda *_: paused)
    ours, theirs = Engine(clock, 0.02, 0.04), Engine(clock, 0.02, 0.04)

    assert lost_to(theirs, ours, [1.0] * 7, [1.0] * 7, 0.0) == ""


def test_what_is_faster_after_pauses_alone_is_faster(clock: Clock) -> None:
    ours, theirs = Engine(clock, 0.02, 0.04), Engine(clock, 0.02, 0.042)

    assert lost_to(theirs, ours, [1.0] * 7, [1.0] * 7, 0.0) == ""


@pytest.mark.parametrize(("budget_s", "calls"), [(0.0, 13), (0.9, 13), (2.02, 26)])
def test_single_calls_are_timed_for_a_second_or_the_budget(
    budget_s: float, calls: int, clock: Clock
) -> None:
    """A turn takes 80 ms: two calls of 20 ms, each after 20 ms."""
    ours, theirs = Engine(clock, 0.02, 0.02), Engine(clock, 0.02, 0.02)

    assert lost_to(theirs, ours, [1.5] * 7, [1.0] * 7, budget_s) == ""
    assert ours.calls == theirs.calls == calls


@pytest.mark.parametrize(("call_s", "calls"), [(0.2, 9), (0.6, 5), (2.0, 2), (60.0, 1)])
def test_long_calls_are_fewer_and_decide_less(call_s: float, calls: int, clock: Clock) -> None:
    """A tie that few calls show decides nothing: the program stays ours."""
    ours, theirs = Engine(clock, call_s, call_s), Engine(clock, call_s, call_s)

    lost = lost_to(theirs, ours, [1.0] * 7, [1.0] * 7, 0.0)

    assert ours.calls == theirs.calls == calls
    assert lost.startswith("no faster") == (calls >= 4)
