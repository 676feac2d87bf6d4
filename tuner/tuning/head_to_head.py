"""A head-to-head race: given policies of one subject against its default, on this machine.

    policies -> those that are legal -> checked and raced, twice -> decision, ratios
                                        (disturbed: once more, longer)

Nothing is searched. A tie falls to the policy that was named first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from tuner.figures import Ratio
from tuner.lookup.model_lookup import policies_of, usable_hits
from tuner.lookup.protocol import Lookup
from tuner.measure.compile_pool import DEFAULT_PROCESSES
from tuner.measure.harness import Harness
from tuner.measure.measuring_session import MeasureSession, SubgraphSession
from tuner.measure.paired_times import is_too_wide
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.subgraph.rewrite_space import AnySpace
from tuner.target import Target
from tuner.trials.trial import Decision, Outcome, Timing, Trial, paired_ratio, reproducing
from tuner.tuning.decide import (
    LONG_RACE_ROUNDS,
    WORTH_PARTITIONING,
    WORTH_WRITING,
    RaceSession,
    doubt_of,
    is_clearly_better,
    race,
    timings_of,
)
from tuner.tuning.partitions import tasks_of_policy

DISTURBED = 0.1
"""A tie with a wider interval than this is none yet: something else ran during the race."""
SLOWER = 0.005
"""Share by which a policy has to be slower before figures of two digits show it."""


@dataclass(frozen=True)
class RaceResult:
    """Result of a head-to-head race."""

    default: Policy
    decision: Decision | None
    """Decision by the rules of `tuner.tuning.decide`; None where nothing could be timed."""
    out: Mapping[Policy, str]
    """Policies that could not race, or failed their check or a race: the reason of each."""
    races: tuple[tuple[Trial, ...], ...]
    """Times of one race are comparable pair by pair."""
    worth: float
    """A clear win is one by more than this share."""
    is_undecided: bool = False
    """True if noise, or contradicting races, left it open even after the long race."""

    @property
    def trials(self) -> tuple[Trial, ...]:
        """Everything that was measured, in its order: the evidence."""
        return tuple(trial for race in self.races for trial in race)

    @property
    def is_disturbed(self) -> bool:
        """Return whether other processes used the cores in the last race."""
        return any(trial.is_disturbed for trial in next(reversed(self.races), ()))

    @property
    def doubt(self) -> str:
        """Reason why the last race says nothing of the decision; empty if it does."""
        return doubt_of(self.decision, next(reversed(self.races), ()), self.worth)

    def ratio(self, one: Policy, other: Policy) -> Ratio | None:
        """Times of one over the other's in the last race of both; None where there was none."""
        found = self._timings(one, other)
        return paired_ratio(*found) if found else None

    def won_by(self, policy: Policy) -> RaceResult:
        """The same race decided for another policy, which was timed against the default."""
        found = self._timings(self.default, policy)
        assert self.decision is not None
        assert found is not None
        rule = "default" if policy == self.default else "tuned"
        baseline, timing = found[0], reproducing(found[1], found[0])
        return replace(self, decision=Decision(self.decision.task, policy, rule, baseline, timing))

    def is_slower_than_default(self, policy: Policy) -> bool:
        """Return whether the last race of both measured this policy as slower, however slightly."""
        ratio = self.ratio(policy, self.default)
        return ratio is not None and ratio[1] >= 1 + SLOWER

    def is_tied(self, policy: Policy) -> bool:
        """Return whether the winner is not clearly better than this one, timed in the same race."""
        found = self._timings(self.decision.policy, policy) if self.decision else None
        return found is not None and not is_clearly_better(*found, self.worth)

    def is_beaten_by(self, policy: Policy) -> bool:
        """Return whether this one is clearly better than the winner in the last race of both."""
        found = self._timings(policy, self.decision.policy) if self.decision else None
        return found is not None and is_clearly_better(*found, self.worth)

    def is_open(self, rivals: Iterable[Policy]) -> bool:
        """Return whether noise, or races that contradict each other, leave the winner open."""
        return self.is_disturbed or any(map(self._is_open_against, rivals))

    def _is_open_against(self, policy: Policy) -> bool:
        if self.decision is None or not self.is_tied(policy):
            return False
        ratio = self.ratio(policy, self.decision.policy)
        return self.is_beaten_by(policy) or (ratio is not None and is_too_wide(ratio, DISTURBED))

    def _timings(self, one: Policy, other: Policy) -> tuple[Timing, Timing] | None:
        """Timings of the last race of both."""
        for trials in reversed(self.races):
            timings = timings_of(trials)
            if one in timings and other in timings:
                return timings[one], timings[other]
        return None


@dataclass(frozen=True)
class RaceHarness:
    """Measuring sessions of one target, and a bank that knows the operators of partitions."""

    operators: MeasureSession
    subgraphs: SubgraphSession
    bank: Lookup

    def open(self, space: AnySpace, policies: Sequence[Policy]) -> RaceSession:
        """Open a subject to be raced. Raises KernelError where it cannot be measured.

        Operators of partitions run as the bank decided, else with the default policy.
        """
        if isinstance(space, Space):
            self.operators.open(space.task)
            return self.operators
        tasks = (t for policy in (space.default, *policies) for t in tasks_of_policy(space, policy))
        self.subgraphs.open(space.task, policies_of(usable_hits(self.bank, tasks, space.target)))
        return self.subgraphs


@contextmanager
def open_race_harness(
    target: Target,
    bank: Lookup,
    *,
    kernel_cache: Path | None = None,
    compile_processes: int = DEFAULT_PROCESSES,
) -> Iterator[RaceHarness]:
    """The harness for races on a target, for as many subjects as there are, one after the other."""
    harness = Harness(target, kernel_cache=kernel_cache, compile_processes=compile_processes)
    with MeasureSession(harness) as operators:
        yield RaceHarness(operators, SubgraphSession.sharing(operators), bank)


def race_head_to_head(
    harness: RaceHarness, space: AnySpace, policies: Sequence[Policy]
) -> RaceResult:
    """Race the policies against the default, each checked first, and decide.

    The first that can race is held: another one, or the default, has to beat it clearly, and
    twice. What noise leaves open is raced once more, with more rounds. The default never loses
    to what it clearly beats. Without policies the default is timed alone. Raises KernelError
    where not even the reference of the subject can be made.
    """
    out = {p: why for p in policies if (why := space.why_illegal(p)) is not None}
    racers = [policy for policy in dict.fromkeys(policies) if policy not in out]
    session = _RecordingSession(harness.open(space, racers))
    worth = WORTH_WRITING if isinstance(space, Space) else WORTH_PARTITIONING

    def raced() -> RaceResult:
        decision = _raced(session, space, session.without_failed(racers), worth)
        failures = {t.policy: ": ".join(filter(None, (t.outcome, t.note))) for t in session.failed}
        return RaceResult(space.default, decision, out | failures, tuple(session.races), worth)

    result, rivals = raced(), [space.default, *racers]
    if result.is_open(rivals):
        session.min_rounds = LONG_RACE_ROUNDS
        result = raced()
    if result.is_beaten_by(space.default):  # confirmed against the incumbent, slower than both
        result = result.won_by(space.default)
    return replace(result, is_undecided=result.is_open(rivals))


def _raced(
    session: _RecordingSession, space: AnySpace, racers: Sequence[Policy], worth: float
) -> Decision | None:
    """The decision. Where the policy that is held fails, the rest race again, and the next is."""
    held = next(iter(racers), None)
    decision, _ = race(session, space, racers, held, worth)
    left = session.without_failed(racers)
    return _raced(session, space, left, worth) if left and held not in left else decision


class _RecordingSession:
    """A session that keeps its races."""

    def __init__(self, session: RaceSession) -> None:
        self._session = session
        self.races: list[tuple[Trial, ...]] = []
        self.min_rounds = 0

    @property
    def failed(self) -> list[Trial]:
        return [t for race in self.races for t in race if t.outcome is not Outcome.OK]

    def without_failed(self, policies: Sequence[Policy]) -> list[Policy]:
        failed = {trial.policy for trial in self.failed}
        return [policy for policy in policies if policy not in failed]

    def race(self, policies: Sequence[Policy], default: Policy, rounds: int) -> list[Trial]:
        trials = self._session.race(policies, default, max(rounds, self.min_rounds))
        self.races.append(tuple(trials))
        return trials
