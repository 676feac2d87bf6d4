"""Whole models timed in blocks, and their outputs compared."""

import threading
import time
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

from tuner.measure import models
from tuner.measure.cores import CoreWait
from tuner.measure.models import Arrays, block_of, max_difference, random_feeds, time_in_blocks
from tuner.program.program import Port

pytestmark = pytest.mark.usefixtures("usual_times")

FEEDS = {"x": np.zeros(1, np.float32)}


class Engine:
    """Takes its time from a clock that only engines move."""

    def __init__(self, name: str, run_s: float, clock: list[float], log: list[str]) -> None:
        self._name, self._run_s, self._clock, self._log = name, run_s, clock, log

    def run(self, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
        self._clock[0] += self._run_s
        self._log.append(self._name)
        return {}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [0.0]

    def sleep(seconds: float) -> None:
        now[0] += seconds

    for name in ("perf_counter", "monotonic"):
        monkeypatch.setattr(f"tuner.measure.models.time.{name}", lambda: now[0])
    monkeypatch.setattr("tuner.measure.models.time.sleep", sleep)
    return now


def test_blocks_alternate_and_take_turns_in_being_first(clock: list[float]) -> None:
    log: list[str] = []
    engines = {name: Engine(name, 0.02, clock, log) for name in ("a", "b")}

    seconds = time_in_blocks(engines, FEEDS, budget_s=0.0, least_rounds=2).seconds

    block = 1 + models.BLOCK_RUNS  # the first run of a block is not timed
    assert log == ["a", "b", *["a"] * block, *["b"] * 2 * block, *["a"] * block]
    assert seconds == {name: pytest.approx([0.02, 0.02]) for name in ("a", "b")}


def test_a_runner_with_two_names_is_timed_once(clock: list[float]) -> None:
    log: list[str] = []
    one, other = (Engine(name, 0.02, clock, log) for name in ("a", "b"))

    named = {"first": one, "other": other, "same": one}
    seconds = time_in_blocks(named, FEEDS, budget_s=0.0, least_rounds=2).seconds

    assert log.count("a") == log.count("b")
    assert list(seconds) == list(named)
    assert seconds["same"] is seconds["first"]


def test_a_block_of_a_fast_model_has_many_runs(clock: list[float]) -> None:
    log: list[str] = []

    time_in_blocks({"a": Engine("a", 0.001, clock, log)}, FEEDS, budget_s=0.0, least_rounds=1)

    assert len(log) == pytest.approx(2 + models.BLOCK_S / 0.001, abs=1)


def test_rounds_go_on_until_the_budget_is_spent(clock: list[float]) -> None:
    seconds = time_in_blocks({"a": Engine("a", 0.02, clock, [])}, FEEDS, budget_s=1.1).seconds

    assert len(seconds["a"]) == 10  # of 0.11 s each: a pause, and four runs


@pytest.mark.parametrize(
    ("run_s", "calls"),
    [(0.2, 16), (0.4, 11), (0.8, 6), (2.0, 4), (90.0, 2)],
)
def test_blocks_and_rounds_fall_with_the_time_of_a_run(
    run_s: float, calls: int, clock: list[float]
) -> None:
    """Five rounds of six engines with runs of two seconds would take minutes."""
    log: list[str] = []
    engines = {name: Engine(name, run_s, clock, log) for name in "abcdef"}

    seconds = time_in_blocks(engines, FEEDS, budget_s=5.0).seconds

    assert {log.count(name) for name in engines} == {calls}
    assert all(times == pytest.approx([run_s] * len(times)) for times in seconds.values())
    round_s = 6 * (calls - 1) / len(seconds["a"]) * run_s
    assert clock[0] < 6 * run_s + 30.0 + round_s + 6


def test_feeds_fit_the_ports_and_are_the_same_each_time() -> None:
    ports = (Port("x", "f32", (2, 3)), Port("i", "i64", (50,)))

    feeds, again = random_feeds(ports), random_feeds(ports)

    assert feeds["x"].shape == (2, 3)
    assert set(feeds["i"]) == {0, 1}
    assert all(np.array_equal(feeds[name], again[name]) for name in feeds)


@pytest.mark.parametrize(
    ("ours", "theirs", "expected"),
    [
        ([1.0, 4.0], [1.0, 5.0], 0.2),
        ([np.nan, 1.0], [np.nan, 1.0], 0.0),
        ([np.nan, 1.0], [1.0, 1.0], np.inf),
        ([np.inf, 1.0], [np.inf, 2.0], 0.5),
        ([1.0], [1.0, 1.0], np.inf),
        ([], [], 0.0),
    ],
)
def test_the_difference_is_relative_to_the_largest_value(
    ours: list[float], theirs: list[float], expected: float
) -> None:
    found = max_difference({"y": np.array(ours)}, {"y": np.array(theirs)})

    assert found == pytest.approx(expected)


def test_integers_must_be_equal() -> None:
    assert max_difference({"y": np.array([1, 2])}, {"y": np.array([1, 2])}) == 0
    assert max_difference({"y": np.array([1, 2])}, {"y": np.array([1, 3])}) == np.inf


def test_callers_are_timed_together() -> None:
    """Each of three callers sleeps for 20 ms: they make up to 150 calls a second."""
    assert 0.02 / 3 <= block_of(3, lambda: time.sleep(0.02)) < 0.02


def test_what_callers_wait_for_cores_is_counted_while_they_are_there() -> None:
    seen: list[set[str]] = []

    class Threads:
        def iterdir(self) -> list[Path]:
            seen.append({thread.name for thread in threading.enumerate()})
            return []

    block_of(2, lambda: time.sleep(0.001), CoreWait(threads=Threads()))  # type: ignore[arg-type]

    before, after = seen
    assert "tunebank-caller" in after - before


def test_an_error_of_one_caller_is_raised() -> None:
    calls: list[int] = []

    def fail_later() -> None:
        calls.append(1)
        if len(calls) > 4:
            raise ValueError("planted")

    with pytest.raises(ValueError, match="planted"):
        block_of(2, fail_later)


def test_a_runner_of_several_streams_is_timed_with_as_many_callers() -> None:
    class Streamed:
        streams, inside, most = 2, 0, 0

        def run(self, inputs: Arrays) -> dict[str, np.ndarray]:
            self.inside += 1
            self.most = max(self.most, self.inside)
            time.sleep(0.005)
            self.inside -= 1
            return {}

    runner = Streamed()
    time_in_blocks({"ours": runner}, {}, 0.0, least_rounds=1)

    assert runner.most == 2
