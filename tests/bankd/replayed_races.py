"""Replayed races, and entries to race about: tasks of the tuner, times by formula."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import cast

from bankd.bank import Decision, LayeredBank, TargetKey, TimingSummary, canonical
from bankd.bridge.race import RaceRunner
from bankd.system.device_lock import holding_device
from tests.tuner.conftest import gemm_task
from tests.tuner.replay import ReplaySession
from tests.tuner.tuning.subgraph_replay import Cuts
from tuner.backend import host_soc_versions
from tuner.lookup.protocol import Lookup
from tuner.measure.measuring_session import MeasureSession, SubgraphSession
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Trial
from tuner.tuning.head_to_head import RaceHarness

TARGET = Target(host_soc_versions()[-1], 1)
KEY = TargetKey(TARGET.soc_version, TARGET.cores)
TASK = gemm_task(128, 256, 96)
SPACE = Space(TASK, TARGET)
DEFAULT = SPACE.default
UNROLLED, ROWS = DEFAULT.with_knobs(unroll=8), DEFAULT.with_knobs(outer="rows")
ILLEGAL = DEFAULT.with_knobs(tile_vectors=99)
ELSEWHERE = canonical({"cpu": "another cpu", "llvm": "21.0.0"})

Times = dict[Policy, float]
"""Microseconds; 0 or less: it computes wrongly. Policies on the way to a winner take 1000."""


class Replayed:
    """Opens grounds that replay, and counts them."""

    def __init__(self, times: Times, cuts: Cuts | None = None) -> None:
        self._times, self._cuts = times, cuts
        self.opened: list[Target] = []
        self.is_disturbed = False
        """Other processes use the cores."""
        self.noise = 0.005
        """Half of the range of a policy's times, as a share of the middle one."""
        self.meanwhile: Callable[[], None] = lambda: None
        """Runs whenever a policy is timed."""

    @contextmanager
    def __call__(self, target: Target, bank: Lookup, **settings: object) -> Iterator[RaceHarness]:
        """As `tuner.tuning.head_to_head.open_race_harness`."""
        self.opened.append(target)
        session = _Session(self._clock, is_disturbed=lambda: self.is_disturbed, noise=self.noise)
        yield RaceHarness(cast(MeasureSession, session), cast(SubgraphSession, self._cuts), bank)

    def _clock(self, policy: Policy) -> float:
        self.meanwhile()
        return self._times.get(policy, 1000.0)


class _Session(ReplaySession):
    """Without a baseline where the default fails, as the real one."""

    def _trial(self, policy: Policy, default: Policy) -> Trial:
        trial = super()._trial(policy, default)
        return replace(trial, baseline=None) if self._clock(default) <= 0 else trial


def a_race_runner(bank: LayeredBank, folder: Path, replayed: Replayed) -> RaceRunner:
    return RaceRunner(bank, hold=lambda: holding_device(folder), open_harness=replayed)


def entry(
    policy: Policy,
    rule: str = "tuned",
    *,
    task: Task = TASK,
    target: TargetKey = KEY,
    environment: str = ELSEWHERE,
    speedup: float | None = 1.25,
    median_us: float = 80.0,
) -> Decision:
    """Decided elsewhere, unless another environment is given."""
    timing = TimingSummary(15, median_us, median_us * 0.99, median_us * 1.01)
    before_us = median_us * (speedup or 1.0)
    baseline = TimingSummary(15, before_us, before_us * 0.99, before_us * 1.01)
    return Decision(
        key=task.key,
        task=task.text(),
        target=target,
        policy=canonical(dict(policy.knobs)),
        rule=rule,
        environment=environment,
        baseline=None if speedup is None else baseline,
        timing=None if speedup is None else timing,
        evidence=("ab" * 32,),
    )
