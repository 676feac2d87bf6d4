"""Waiting for cores that a host has taken away."""

import os
from collections.abc import Iterator

from tuner.backend import host_cores, host_soc_versions
from tuner.measure.cores import share_together, wait_for_cores
from tuner.target import Target

BEST = host_soc_versions()[-1]


class Clock:
    """A clock that only sleeping moves."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def read(self) -> float:
        return self.now_s

    def sleep(self, seconds: float) -> None:
        self.now_s += seconds


def waited(shares: Iterator[float], patience_s: float, cores: int = 2) -> float:
    clock = Clock()
    return wait_for_cores(
        Target(BEST, cores),
        patience_s,
        share=lambda target: next(shares),
        clock=clock.read,
        sleep=clock.sleep,
    )


def test_cores_that_are_there_are_not_waited_for() -> None:
    assert waited(iter([0.98]), 5.0) == 0


def test_a_race_waits_until_the_cores_are_back() -> None:
    assert 0 < waited(iter([0.5, 0.55, 1.0]), 5.0) < 1


def test_patience_ends() -> None:
    assert 5 <= waited(iter([0.5] * 1000), 5.0) < 6


def test_one_core_needs_no_other() -> None:
    assert waited(iter(()), 5.0, cores=1) == 0


def test_looking_at_the_cores_leaves_the_caller_where_it_was() -> None:
    before = os.sched_getaffinity(0)

    share = share_together(Target(BEST, host_cores()))

    assert os.sched_getaffinity(0) == before
    assert 0 < share <= 1
