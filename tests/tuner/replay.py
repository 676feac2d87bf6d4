"""A measuring session that replays times from a formula, so that search needs no stop-watch."""

import math
import random
import time
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any

from tuner.lookup.protocol import Lookup
from tuner.policy import Policy
from tuner.session import Listener, Options
from tuner.task import Task
from tuner.trials.trial import SHARED_CORES, Outcome, Timing, Trial, timing_of
from tuner.tuning.session_context import SessionContext

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
        self.rounds: list[int] = []
        """Of each race."""

    def __enter__(self) -> "ReplaySession":
        return self

    def __exit__(self, *reason: object) -> None:
        pass

    def open(self, task: Task) -> None:
        self._task = task

    def precompile(self, policies: Iterable[Policy]) -> None:
        pass

    def screen(self, policies: Sequence[Policy], default: Policy) -> list[Trial]:
        self.asked += policies
        return [self._trial(policy, default) for policy in policies]

    def race(self, policies: Sequence[Policy], default: Policy, rounds: int) -> list[Trial]:
        self.rounds.append(rounds)
        return [self._trial(policy, default) for policy in dict.fromkeys([default, *policies])]

    def _trial(self, policy: Policy, default: Policy) -> Trial:
        assert self._task is not None
        time_us = self._clock(policy)
        if time_us <= 0:
            return Trial(self._task, policy, Outcome.WRONG, error=1.0)
        seed = 0 if self._noise <= 0.005 or policy == default else 1
        baseline = timing(self._clock(default), self._noise)
        time = timing(time_us, self._noise, seed)
        note = (
            f"{SHARED_CORES}: timed threads waited 0.8 s in each second"
            if self._is_disturbed()
            else ""
        )
        return Trial(self._task, policy, Outcome.OK, time, baseline, 1e-7, note)


Spread = Mapping[Policy, float | tuple[float, ...]]


class Races(ReplaySession):
    """Its races differ: the times of each, the last of them for all that follow.

    The default takes 100 and other policies 1000 where nothing else is said. A policy with several
    times has them in turn. The races with these numbers are run beside other processes.
    """

    def __init__(self, *races: Spread, disturbed: Container[int] = ()) -> None:
        super().__init__(lambda policy: 1000.0)
        self._races, self._disturbed = races, disturbed

    def race(self, policies: Sequence[Policy], default: Policy, rounds: int) -> list[Trial]:
        assert self._task is not None
        times = self._races[min(len(self.rounds), len(self._races) - 1)]
        self.rounds.append(rounds)
        note = SHARED_CORES if len(self.rounds) in self._disturbed else ""
        baseline, trials = _samples(times.get(default, 100.0)), []
        for policy in dict.fromkeys([default, *policies]):
            spread = times.get(policy, 100.0 if policy == default else 1000.0)
            if spread == -1:
                trials.append(Trial(self._task, policy, Outcome.WRONG, note="not a number"))
                continue
            samples = _samples(spread)
            trials.append(Trial(self._task, policy, Outcome.OK, samples, baseline, 1e-7, note))
        return trials


def _samples(spread: float | tuple[float, ...]) -> Timing:
    """15 samples: the fourth and the twelfth in size are the ends of the interval."""
    cycle = spread if isinstance(spread, tuple) else (spread,)
    return timing_of([cycle[i % len(cycle)] for i in range(15)])


def replayed(
    session: Any, options: Options, bank: Lookup, listen: Listener = lambda event: None
) -> SessionContext:
    """A session that measures by replay, all of whose time limit is for tuning."""
    limit_s = math.inf if options.time_limit_s is None else options.time_limit_s
    return SessionContext(
        options, bank, listen, lambda: session,
        deadline=time.monotonic() + limit_s,
    )  # fmt: skip
