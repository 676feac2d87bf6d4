"""Checking a candidate's numbers."""

import math

import numpy as np
import pytest

from tuner.measure.bench_task import TaskBench, relative_error
from tuner.policy import Policy
from tuner.space import Space
from tuner.target import Target
from tuner.task import Task
from tuner.trial import Outcome


def f32(*values: float) -> np.ndarray:
    return np.array(values, np.float32)


@pytest.mark.parametrize(
    ("result", "reference", "error"),
    [
        ((1.0, 2.0), (1.0, 2.0), 0.0),
        ((1.0, 2.5), (1.0, 2.0), 0.25),
        ((math.nan, 2.0), (math.nan, 2.0), 0.0),
        ((math.nan, 2.0), (1.0, 2.0), math.inf),
        ((1.0, 2.0), (math.nan, 2.0), math.inf),
        ((math.inf, 2.0), (math.inf, 2.0), 0.0),
        ((math.inf, 2.0), (-math.inf, 2.0), math.inf),
        ((math.inf, 2.0), (1e39, 2.0), 0.0),
        ((-math.inf, 2.0), (1e39, 2.0), math.inf),
        ((1e-3,), (0.0,), 1e-3),
    ],
)
def test_the_error_is_relative_to_the_largest_reference(
    result: tuple[float, ...], reference: tuple[float, ...], error: float
) -> None:
    measured = relative_error(f32(*result), np.array(reference))

    assert measured == pytest.approx(error, rel=1e-6)


def test_moved_elements_have_to_be_equal() -> None:
    assert relative_error(np.array([1, 2]), np.array([1, 2])) == 0
    assert relative_error(np.array([1, 2]), np.array([1, 3])) == math.inf


def test_samples_come_in_the_order_asked_for(task: Task, target: Target) -> None:
    bench = TaskBench(task, target, seed=0)
    default = Space(task, target).default
    other = default.with_knobs(outer="rows")
    assert bench.check(default).outcome is bench.check(other).outcome is Outcome.OK

    samples = bench.time([default, other], rounds=3)

    bench.close()
    assert [len(samples[p.text()]) for p in (default, other)] == [3, 3]
    assert min(min(s) for s in samples.values()) > 0


def test_a_policy_of_unknown_knobs_is_illegal(task: Task, target: Target) -> None:
    bench = TaskBench(task, target, seed=0)

    check = bench.check(Policy.of(nonsense=1))

    bench.close()
    assert check.outcome is Outcome.ILLEGAL
