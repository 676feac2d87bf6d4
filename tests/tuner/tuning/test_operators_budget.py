"""How many candidates a task gets."""

import math
import time
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.tuner.conftest import gemm_task
from tuner.cpu.backend import CPU
from tuner.graph import TensorType
from tuner.search.space import Space
from tuner.session import Options
from tuner.target import Target
from tuner.task import Task
from tuner.tuning.loop import MissingSubject
from tuner.tuning.operators import (
    SessionClock,
    TaskSubject,
    budget,
    expected_gain,
    floor_us,
    least_share_of_slowest,
    seconds_of,
)

TARGET = Target("x86_64-v4", 1)
SPACE = Space(gemm_task(128, 768, 768), TARGET)


@pytest.mark.parametrize(
    ("level", "share", "gain", "count"),
    [("O2", 0.0, 0.3, 6), ("O2", 0.5, 0.3, 32), ("O2", 0.0497, 0.4, 32), ("O2", 0.045, 0.4, 31),
     ("O2", 0.0125, 0.4, 19), ("O1", 0.0, 0.3, 24), ("O1", 0.5, 0.3, 128), ("O1", 0.0125, 0.4, 76)],
)  # fmt: skip
def test_candidates_grow_with_the_root_of_what_they_may_save(
    level: str, share: float, gain: float, count: int
) -> None:
    """From 6 to 32, or from 24 to 128, and all of them for a saving of 2 % of the model."""
    assert budget(share * gain, Options(TARGET, optimization_level=level)) == count


def test_a_copy_takes_the_time_of_its_bytes_at_15_gb_a_second_a_product_that_of_its_operations(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    backend = replace(CPU, peak_gflops=lambda tier: 10.0)
    monkeypatch.setattr("tuner.tuning.operators.backend_of", lambda tier: backend)
    kind = TensorType("f32", (1500,))

    assert floor_us(Task("copy", (kind,), (kind,)), TARGET) == pytest.approx(0.8)
    product_us = floor_us(gemm_task(500, 1000, 1000), Target("x86_64-v4", 2))
    assert product_us == pytest.approx(50_000, rel=0.01)


@pytest.mark.parametrize("most", [1, 3, 1000])
def test_max_tuning_count_bounds_the_budget_and_never_raises_it(most: int) -> None:
    own = budget(0.15, Options(TARGET))

    assert budget(0.15, Options(TARGET, max_tuning_count=most)) == min(own, most)


@pytest.mark.parametrize(
    ("shares", "least"),
    [([0.1, 0.6, 0.3], 0.6), ([0.25, 0.125, 0.375, 0.25], 0.25), ([0.0, 0.0], 0.0), ([], 0.0)],
)
def test_the_slowest_tasks_are_the_fewest_that_take_half_of_the_time(
    shares: list[float], least: float
) -> None:
    assert least_share_of_slowest(shares) == least


@pytest.mark.parametrize(("is_deep", "count"), [(True, 128), (False, 32)])
def test_a_task_that_is_searched_deeply_has_the_budget_of_o1(
    is_deep: bool, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuner.tuning.operators.floor_us", lambda *_: 1.0)
    log = SimpleNamespace(context=SimpleNamespace(options=Options(TARGET)))
    missing = MissingSubject(gemm_task(128, 768, 768), "product", ("MatMul",), 0.5, is_deep)

    subject = TaskSubject(missing, cast(Any, log), SessionClock(math.inf))

    assert subject.expected_trials == count


HEAVY_US, TASKS = 22_000.0, [str(number) for number in range(12)]


def candidates_in(left_s: float, monkeypatch: pytest.MonkeyPatch, slower: float = 1.0) -> list[int]:
    """Candidates of equal tasks of 32 in a session that lasts so long, until its deadline."""
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    clock, tried = SessionClock(1000.0 + left_s), []
    for task in TASKS:
        clock.expect(task, 32, HEAVY_US)
    for task in TASKS:
        if now[0] >= 1000.0 + left_s:
            break
        tried.append(clock.allowed(task, 32, HEAVY_US, 6))
        now[0] += slower * seconds_of(tried[-1], HEAVY_US)
    return tried


def test_a_session_without_or_with_enough_time_tries_all(monkeypatch: pytest.MonkeyPatch) -> None:
    enough = len(TASKS) * seconds_of(32, HEAVY_US) + 0.1

    assert candidates_in(enough, monkeypatch) == [32] * len(TASKS)
    assert candidates_in(math.inf, monkeypatch) == [32] * len(TASKS)


def test_a_short_session_tries_fewer_of_each_task_and_reaches_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried = candidates_in(len(TASKS) * seconds_of(16, HEAVY_US), monkeypatch)

    assert len(tried) == len(TASKS)
    assert {*tried} <= {14, 15, 16, 17, 18}


def test_a_session_that_is_far_too_short_tries_the_least_of_the_first_tasks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert candidates_in(3.5 * seconds_of(6, HEAVY_US), monkeypatch) == [6] * 4


def test_tasks_that_take_longer_than_expected_leave_fewer_candidates_to_those_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left_s = len(TASKS) * seconds_of(32, HEAVY_US)
    first, *others = candidates_in(left_s, monkeypatch, slower=2.0)

    assert first == 32
    assert len(others) == len(TASKS) - 1
    assert all(6 <= count < 24 for count in others)


def test_the_gain_is_the_distance_to_the_floor() -> None:
    assert expected_gain(SPACE, 100.0, 50.0) == pytest.approx(0.5, abs=0.1)
    assert expected_gain(SPACE, 100.0, 1.0) == 0.75
    promising = SimpleNamespace(default=1, ranked=lambda: [2], estimate={1: 4.0, 2: 2.0}.get)
    assert expected_gain(cast(Space, promising), 100.0, 80.0) == 0.5
    rows = TensorType("f32", (64, 64))
    unranked = Space(Task("softmax", (rows,), (rows,)), TARGET)
    assert [expected_gain(unranked, 100.0, floor) for floor in (85.0, 95.0)] == [
        pytest.approx(0.15), 0.1,
    ]  # fmt: skip
