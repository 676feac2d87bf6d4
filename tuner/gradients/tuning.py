"""Gradient tuning (GDAT): measure, predict, run the splits as real training steps, keep the best.

The tuner does not run the training: it is a generator that asks for measurements and is sent their
results. The training continues while it works, and every step of it is a real one.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tuner.gradients.gradient_subject import (
    DEFAULT,
    READY,
    TRANSFER,
    GradientSet,
    ends_of,
    is_evidence,
    split_policy,
)
from tuner.gradients.splits import Backward, Ends, framework_default, named_splits
from tuner.gradients.transfer_time import MIN_SIZES, TransferTimes, sizes_to_measure
from tuner.lookup.protocol import Hit, Lookup
from tuner.measure.paired_times import MAX_SPREAD, is_too_wide
from tuner.policy import Policy
from tuner.trials.trial import (
    IN_DOUBT,
    Decision,
    Outcome,
    Timing,
    Trial,
    median,
    paired_ratio,
    reproducing,
    timing_of,
)
from tuner.tuning.decide import WORTH_WRITING, is_clearly_better

READY_LOOPS = 6
DROPPED_LOOPS = 3
"""AOE's rule: more than three loops; the three slowest are dropped, the others averaged."""
RACE_ROUNDS, LONG_RACE_ROUNDS = 6, 12
"""Six pairs are the fewest whose range is an interval of 95 % of the median."""


@dataclass(frozen=True)
class MeasureReady:
    """Asks for the times at which gradients are ready, in steps that send all of them at the end.

    The answer is a list of loops, each with microseconds after the start of backward by gradient.
    """

    policy: Policy
    loops: int


@dataclass(frozen=True)
class MeasureTransfer:
    """Asks for times of AllReduce between the ranks: {bytes: [microseconds]}."""

    sizes: tuple[int, ...]


@dataclass(frozen=True)
class RunSteps:
    """Asks for training steps under each of the policies in turn, `rounds` times.

    The answer is {policy: steps}.
    """

    policies: tuple[Policy, ...]
    rounds: int


Request = MeasureReady | MeasureTransfer | RunSteps


@dataclass(frozen=True)
class Steps:
    """Steps of training under one split, a value for each round, of the slowest rank."""

    step_us: tuple[float, ...]
    """Time from the beginning of a step to that of the next."""
    hang_over_us: tuple[float, ...]
    """Time from the last gradient to the end of the last AllReduce."""
    error: float
    """Maximum relative difference of sampled gradients from sums that were made apart."""
    max_error: float
    """Difference that the order of summation explains."""

    @property
    def is_wrong(self) -> bool:
        """Return whether the gradients are not the sums that they have to be."""
        return not self.error <= self.max_error


@dataclass(frozen=True)
class SplitTimes:
    """A split that was run: its times, and what was predicted."""

    names: tuple[str, ...]
    """Rules that make it: "optimum", "AOE's greedy", "framework default"."""
    policy: Policy
    segment_bytes: tuple[int, ...]
    predicted_us: float
    """Hang-over that was predicted."""
    hang_over_us: float
    step_us: float
    """Median time of a step, which reproduces the ratio to the default."""
    ratio: tuple[float, float, float]
    """Its step over the default's: low, median, high."""
    outcome: Outcome = Outcome.OK


@dataclass
class GradientResult:
    """Result of gradient tuning; grows as it works."""

    subject: GradientSet
    hit: Hit | None
    decision: Decision | None = None
    """None while nothing is decided, and where the races were disturbed."""
    undecided: str = ""
    backward: Backward | None = None
    splits: dict[Policy, SplitTimes] = field(default_factory=dict)
    """Splits as they ran in the race of all; the decision has the times of the last race."""
    steps_done: int = 0

    @property
    def policy(self) -> Policy:
        """The policy to train with: the decision, else the bank's entry, else the default."""
        if self.decision is not None:
            return self.decision.policy
        return self.hit.policy if self.hit is not None else DEFAULT

    @property
    def is_updated(self) -> bool:
        """Return whether an entry of the bank was replaced by another policy."""
        known = self.hit is not None and self.decision is not None
        return known and self.hit is not None and self.hit.policy != self.policy

    @property
    def is_added(self) -> bool:
        """Return whether the bank did not know the gradients, and a split beat the default."""
        return self.hit is None and self.decision is not None and self.decision.rule == "tuned"


def tune_gradients(
    subject: GradientSet,
    bank: Lookup,
    hit: Hit | None,
    listen: Callable[[GradientResult], None] = lambda _: None,
    *,
    accepts_noise: bool = False,
) -> Generator[Request, object, GradientResult]:
    """Tune a set of gradients; every observation is in the bank before the next request.

    `hit`: the entry that is tuned again. `listen` hears of the result as it grows. Measurements of
    an interrupted session are not made again.
    """
    result = GradientResult(subject, hit)
    known = list(bank.measured(subject))
    backward = result.backward = yield from _measure_backward(subject, bank, known)
    names = _named(backward, hit, _imported(subject, known, backward.transfer))
    listen(result)
    race = _Race(result, bank, names, listen)
    yield from race.all(known)
    if not race.is_right(DEFAULT):
        result.undecided = "the framework's own split gave other sums than were expected"
        return result
    held = hit.policy if hit is not None and race.is_right(hit.policy) else DEFAULT
    chosen = yield from race.winner(held)
    doubt = race.doubt(chosen)
    result.undecided = "" if accepts_noise else doubt
    if not result.undecided:
        if doubt:
            bank.record(race.in_doubt(chosen, doubt))
        result.decision = race.decision(chosen)
        bank.decide([result.decision], f"gradient tuning, {len(subject.gradients)} gradients")
    listen(result)
    return result


def kept_loops(loops: Sequence[Sequence[float]]) -> list[float]:
    """Mean time of each gradient, without the three loops whose last gradient came latest."""
    kept = sorted(loops, key=max)[: len(loops) - DROPPED_LOOPS]
    return [sum(times) / len(kept) for times in zip(*kept, strict=True)]


def _measure_backward(
    subject: GradientSet, bank: Lookup, known: Iterable[Trial]
) -> Generator[Request, object, Backward]:
    """Measure readiness and transfers, or take what an interrupted session has measured."""
    timings = {t.policy: t.timing for t in known if t.timing is not None and is_evidence(t.policy)}

    def keep(policy: Policy, samples: Sequence[float], note: str = "") -> None:
        bank.record(Trial(subject, policy, Outcome.OK, timing_of(samples), note=note))

    ready = timings.get(READY)
    if ready is None or ready.count != len(subject.sizes):
        loops: Sequence[Sequence[float]]
        one_segment = split_policy([len(subject.sizes) - 1])
        loops = yield MeasureReady(one_segment, READY_LOOPS)  # type: ignore[assignment]
        for number, times in enumerate(loops):
            keep(READY.with_knobs(loop=number), times)
        ready = timing_of(kept_loops(loops))
        keep(READY, ready.samples_us)
    found: Mapping[int, Sequence[float]] = {
        policy.number("bytes"): timing.samples_us
        for policy, timing in timings.items()
        if policy["measured"] == TRANSFER
    }
    if len(found) < MIN_SIZES:
        found = yield MeasureTransfer(sizes_to_measure(sum(subject.sizes)))  # type: ignore[assignment]
        note = _described(TransferTimes.of(found))
        for size, samples in found.items():
            keep(Policy.of(measured=TRANSFER, bytes=size), samples, note)
    return Backward.of(subject.sizes, ready.samples_us, TransferTimes.of(found))


def _described(transfer: TransferTimes) -> str:
    low, start_up, high = transfer.start_up_us
    slowest, rate, fastest = (8e-3 / max(slope, 1e-9) for slope in reversed(transfer.us_per_byte))
    kink = transfer.kink_bytes
    return (
        f"start-up {start_up:.0f} us [{low:.0f}, {high:.0f}], "
        f"{rate:.3g} Gbit/s [{slowest:.3g}, {fastest:.3g}]"
        f"{f', another line below {kink} bytes' if kink else ''}"
    )


def _imported(
    subject: GradientSet, known: Iterable[Trial], transfer: TransferTimes
) -> Mapping[str, Ends]:
    """The best split for times of readiness that another program measured, where there are any."""
    for trial in known:
        is_foreign = dict(trial.policy.knobs).keys() == {"measured", "source"}
        if is_foreign and trial.timing and trial.timing.count == len(subject.sizes):
            imported = Backward.of(subject.sizes, trial.timing.samples_us, transfer)
            return {"imported times": named_splits(imported)["optimum"]}
    return {}


def _named(
    backward: Backward, hit: Hit | None, imported: Mapping[str, Ends]
) -> dict[Policy, tuple[str, ...]]:
    """The policies to run, with the names of the rules that make each; the default is the first."""
    names: dict[Policy, tuple[str, ...]] = {DEFAULT: ("framework default",)}
    for name, ends in {**named_splits(backward), **imported}.items():
        policy = split_policy(ends)
        names[policy] = (*names.get(policy, ()), name)
    if hit is not None:
        names[hit.policy] = (*names.get(hit.policy, ()), "the bank's entry")
    return names


class _Race:
    """The splits of one tuning, run against the default in interleaved rounds."""

    def __init__(
        self,
        result: GradientResult,
        bank: Lookup,
        names: Mapping[Policy, tuple[str, ...]],
        listen: Callable[[GradientResult], None],
    ) -> None:
        self._result, self._bank, self._names, self._listen = result, bank, names, listen
        self._timings: dict[Policy, tuple[Timing, Timing]] = {}
        """Times of each policy in its last race, and those of the default there."""

    def is_right(self, policy: Policy) -> bool:
        return policy in self._timings

    def all(self, known: Iterable[Trial]) -> Generator[Request, object, None]:
        """Run every split; what an interrupted session has run is not run again.

        A split that was wrong is out for good.
        """
        refused = self._bank.refused(self._result.subject)
        asked = [policy for policy in self._names if policy.text() not in refused]
        before = {t.policy: (t.timing, t.baseline) for t in known if t.outcome is Outcome.OK}
        for policy in asked:
            timing, default = before.get(policy, (None, None))
            if timing and default and timing.count == default.count >= RACE_ROUNDS:
                self._timings[policy] = timing, default
        missing = [policy for policy in asked if policy not in self._timings]
        if missing:
            yield from self.run(list(dict.fromkeys([DEFAULT, *missing])), RACE_ROUNDS)

    def winner(self, held: Policy) -> Generator[Request, object, Policy]:
        """The policy that wins two races by more than the noise, else the one that is held."""
        chosen = self._quickest(held)
        if chosen == held == DEFAULT:
            return DEFAULT
        rounds = RACE_ROUNDS if self._wins(chosen, held) else LONG_RACE_ROUNDS
        yield from self.run(list(dict.fromkeys([DEFAULT, held, chosen])), rounds)
        return chosen if self._wins(chosen, held) else held

    def run(self, policies: Sequence[Policy], rounds: int) -> Generator[Request, object, None]:
        """Run policies, the default among them; note and keep what came of it."""
        answer: Mapping[Policy, Steps]
        answer = yield RunSteps(tuple(policies), rounds)  # type: ignore[assignment]
        self._result.steps_done += rounds * len(policies)
        default = timing_of(answer[DEFAULT].step_us)
        for policy, steps in answer.items():
            timing = timing_of(steps.step_us)
            outcome = Outcome.WRONG if steps.is_wrong else Outcome.OK
            times = self._split_times(policy, steps, timing, default, outcome)
            note = (
                f"hang-over {times.hang_over_us / 1e3:.3g} ms, "
                f"predicted {times.predicted_us / 1e3:.3g} ms: {', '.join(times.names)}"
            )
            trial = Trial(self._result.subject, policy, outcome, timing, default, steps.error, note)
            self._bank.record(trial)
            self._result.splits.setdefault(policy, times)
            self._timings.pop(policy, None)
            if outcome is Outcome.OK:
                self._timings[policy] = timing, default
        self._listen(self._result)

    def _split_times(
        self, policy: Policy, steps: Steps, timing: Timing, default: Timing, outcome: Outcome
    ) -> SplitTimes:
        subject, backward = self._result.subject, self._result.backward
        assert backward is not None
        is_default = policy == DEFAULT
        sizes = subject.sizes
        ends = framework_default(sizes) if is_default else ends_of(policy, len(sizes))
        return SplitTimes(
            names=self._names[policy],
            policy=policy,
            segment_bytes=subject.segment_bytes(split_policy(ends)),
            predicted_us=backward.hang_over_us(ends),
            hang_over_us=median(steps.hang_over_us),
            step_us=reproducing(timing, default).median_us,
            ratio=paired_ratio(timing, default),
            outcome=outcome,
        )

    def _quickest(self, held: Policy) -> Policy:
        """The policy with the best ratio to the default, unless it gains too little over `held`."""
        ratios = {policy: paired_ratio(*pair)[1] for policy, pair in self._timings.items()}
        best = min(ratios, key=lambda policy: (ratios[policy], policy.text()))
        return best if ratios[best] < (1 - WORTH_WRITING) * ratios[held] else held

    def _wins(self, chosen: Policy, held: Policy) -> bool:
        """Return whether a policy beats the one that is held, of two that ran in one race."""
        if chosen == held or not self._timings.keys() >= {chosen, held}:
            return chosen == held
        return is_clearly_better(self._timings[chosen][0], self._timings[held][0])

    def doubt(self, chosen: Policy) -> str:
        """The reason why the races say nothing; empty if they do (see `tuner.tuning.decide`)."""
        asked = self._timings if chosen == DEFAULT else [chosen]
        ratios = (paired_ratio(*self._timings[policy]) for policy in asked)
        disagree = any(is_too_wide(r, MAX_SPREAD) and r[0] < 1 - WORTH_WRITING for r in ratios)
        return "its rounds disagree" if disagree else ""

    def in_doubt(self, chosen: Policy, doubt: str) -> Trial:
        """The times of a policy's last race, marked: noise may have decided for it."""
        subject, note = self._result.subject, f"{IN_DOUBT}: {doubt}"
        return Trial(subject, chosen, Outcome.OK, *self._timings[chosen], note=note)

    def decision(self, chosen: Policy) -> Decision:
        """The decision for a policy, with the times of its last race."""
        timing, default = self._timings[chosen]
        if chosen == DEFAULT:
            return Decision(self._result.subject, DEFAULT, "default", default, default)
        time = reproducing(timing, default)
        return Decision(self._result.subject, chosen, "tuned", default, time)
