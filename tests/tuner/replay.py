"""A measuring session that replays times from a formula, so that search needs no stop-watch."""

import random
from collections.abc import Callable, Iterable, Sequence

from tuner.measure.interval import timing_of
from tuner.policy import Policy
from tuner.task import Task
from tuner.trial import SHARED_CORES, Outcome, Timing, Trial

Clock = Callable[[Policy], float]
"""Microseconds of a policy; 0 or less: the candidate computes wrongly."""


def timing(median_us: float, noise: float = 0.005, seed: int = 0) -> Timing:
    """15 samples spread evenly over the noise, in an order that the seed gives."""
    samples = [median_us * (1 + noise * (i - 7) / 7) for i in range(15)]
    random.Random(seed).shuffle(samples)
    return timing_of(samples)


class ReplaySession:
    def __init__(
        self,
        clock: Clock,
        *,
        is_disturbed: Callable[[], bool] = lambda: False,
        noise: float = 0.005,
    ) -> None:
        """`is_disturbed`: whether other processes use the cores, asked for every trial."""
        self._clock, self._is_disturbed, self._noise = clock, is_disturbed, noise
        self._task: Task | None = None
        self.asked: list[Policy] = []

    def __enter__(self) -> "ReplaySession":
        return self

    def __exit__(self, *reason: object) -> None:
        pass

    def open(self, task: Task) -> None:
        self._task = task

    def foresee(self, policies: Iterable[Policy]) -> None:
        pass

    def screen(self, policies: Sequence[Policy], default: Policy) -> list[Trial]:
        self.asked += policies
        return [self._trial(policy, default) for policy in policies]

    def race(self, policies: Sequence[Policy], default: Policy, rounds: int) -> list[Trial]:
        everyone = [default, *dict.fromkeys(p for p in policies if p != default)]
        return [self._trial(policy, default) for policy in everyone]

    def _trial(self, policy: Policy, default: Policy) -> Trial:
        assert self._task is not None
        time_us = self._clock(policy)
        if time_us <= 0:
            return Trial(self._task, policy, Outcome.WRONG, error=1.0)
        seed = 0 if self._noise <= 0.005 or policy == default else 1
        baseline = timing(self._clock(default), self._noise)
        time = timing(time_us, self._noise, seed)
        note = f"{SHARED_CORES}: threads waited 80% of the time" if self._is_disturbed() else ""
        return Trial(self._task, policy, Outcome.OK, time, baseline, 1e-7, note)
