"""Sessions that replay times by formula: of operators by their work, of cuts by their policy."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tests.tuner.replay import replayed, timing
from tests.tuner.subgraph.rewrites.tasks import SILU, Tasks
from tuner.backend import host_soc_versions
from tuner.errors import KernelError
from tuner.lookup.protocol import Lookup
from tuner.ops import operations, traffic_bytes
from tuner.policy import Policy
from tuner.precision_modes import PrecisionModes
from tuner.session import Event, Options
from tuner.subgraph.partition import SubgraphUse, subgraph_uses
from tuner.subgraph.regions import regions_of
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import SHARED_CORES, Outcome, Trial
from tuner.tuning.outcome import TuneOutcome
from tuner.tuning.partitions import tune_subgraphs

TARGET = Target(host_soc_versions()[-1], 2)
MODE = PrecisionModes()

CutClock = Callable[[Subgraph, Policy], float]
"""Microseconds of a cut; 0 or less: it computes wrongly."""


def chance(*words: object) -> float:
    """A number in [0, 1) that only the words decide, in every process."""
    return zlib.crc32(repr(words).encode()) / 2**32


def operator_us(task: Task, policy: Policy) -> float:
    """Work at a machine's pace, and what the policy makes of it: up to 20 % more."""
    work_us = operations(task) / 2e5 + traffic_bytes(task) / 2e4
    return 1.0 + work_us * (1 + 0.2 * chance(task.key, policy.text()))


class Operators:
    """In the place of a `MeasureSession`."""

    def __init__(self, clock: Callable[[Task, Policy], float] = operator_us) -> None:
        self.asked: list[tuple[str, Policy]] = []
        self._clock = clock
        self._task: Task | None = None

    def __enter__(self) -> Operators:
        return self

    def __exit__(self, *reason: object) -> None:
        pass

    def open(self, task: Task) -> None:
        self._task = task

    def precompile(self, policies: Iterable[Policy]) -> None:
        pass

    def screen(self, policies: Sequence[Policy], default: Policy) -> list[Trial]:
        assert self._task is not None
        self.asked += [(self._task.key, policy) for policy in policies]
        return [self._trial(self._task, policy, default) for policy in policies]

    def race(self, policies: Sequence[Policy], default: Policy, rounds: int) -> list[Trial]:
        assert self._task is not None
        return [self._trial(self._task, p, default) for p in dict.fromkeys([default, *policies])]

    def _trial(self, task: Task, policy: Policy, default: Policy) -> Trial:
        time_us, baseline = self._clock(task, policy), timing(self._clock(task, default))
        if time_us <= 0:
            return Trial(task, policy, Outcome.WRONG, None, baseline, 1.0)
        return Trial(task, policy, Outcome.OK, timing(time_us), baseline, 0.0)


class Cuts:
    """In the place of a `SubgraphSession`."""

    def __init__(self, clock: CutClock) -> None:
        self._clock = clock
        self.asked: list[tuple[str, Policy]] = []
        self.operators: Mapping[str, Policy] = {}
        self._subgraph: Subgraph | None = None

    def open(self, subgraph: Subgraph, policies: Mapping[str, Policy]) -> None:
        self._subgraph, self.operators = subgraph, policies

    def screen(self, policies: Sequence[Policy], default: Policy) -> list[Trial]:
        assert self._subgraph is not None
        self.asked += [(self._subgraph.key, policy) for policy in policies]
        return [self._trial(policy, default) for policy in policies]

    def race(self, policies: Sequence[Policy], default: Policy, rounds: int) -> list[Trial]:
        everyone = [default, *dict.fromkeys(p for p in policies if p != default)]
        return [self._trial(policy, default) for policy in everyone]

    def _trial(self, policy: Policy, default: Policy) -> Trial:
        subgraph = self._subgraph
        assert subgraph is not None
        time_us, baseline = self._clock(subgraph, policy), timing(self._clock(subgraph, default))
        if time_us <= 0:
            return Trial(subgraph, policy, Outcome.WRONG, None, baseline, 1.0)
        return Trial(subgraph, policy, Outcome.OK, timing(time_us), baseline, 1e-7)


class DisturbedOperators(Operators):
    """Other processes use the cores while operators are timed."""

    def screen(self, policies: Sequence[Policy], default: Policy) -> list[Trial]:
        return [replace(trial, note=SHARED_CORES) for trial in super().screen(policies, default)]


class DisturbedCuts(Cuts):
    """Other processes use the cores during races, as many as are given."""

    def __init__(self, clock: CutClock, races: int) -> None:
        super().__init__(clock)
        self._left = races

    def race(self, policies: Sequence[Policy], default: Policy, rounds: int) -> list[Trial]:
        self._left -= 1
        note = SHARED_CORES if self._left >= 0 else ""
        return [replace(trial, note=note) for trial in super().race(policies, default, rounds)]


class BrokenCuts(Cuts):
    """Nothing of the subgraph can be measured."""

    def open(self, subgraph: Subgraph, policies: Mapping[str, Policy]) -> None:
        raise KernelError(f"{subgraph.op} cannot be measured")


def fire_module(
    size: int = 20, channels: int = 32, last: int | None = None
) -> tuple[SubgraphUse, ...]:
    """Two siblings, a 3x3 behind one, a concat and a 1x1 to `last` channels: two sites, chains."""
    tasks = Tasks()
    x = tasks.input(1, size, size, channels)
    left = tasks.convolve(x, channels, tail=SILU)
    right = tasks.convolve(x, channels, tail=SILU)
    deep = tasks.convolve(left, channels, kernel=3, pads=1, tail=SILU)
    y = tasks.convolve(tasks.concat(deep, right), last or channels, tail=SILU)
    return subgraph_uses(regions_of(tasks.graph(y), MODE), TARGET)


def tune(
    uses: Sequence[SubgraphUse], bank: Lookup, cuts: Any, operators: Any = None, **options: Any
) -> tuple[TuneOutcome, list[Event]]:
    """SGAT with what the bank knows; `cuts` and `operators` measure."""
    events: list[Event] = []
    hits = bank.find(use.subgraph for use in uses)
    operators = operators or Operators()
    context = replayed(operators, Options(TARGET, **options), bank, events.append)
    return tune_subgraphs(uses, hits, context, operators, cuts).outcome, events


def space_of(use: SubgraphUse) -> SubgraphSpace:
    return SubgraphSpace(use.subgraph, TARGET)
