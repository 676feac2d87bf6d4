"""Translation of the tuner's values and the bank's: trials, observations, and decisions."""

from __future__ import annotations

import platform
from collections.abc import Iterable

from bankd.bank import Decision, Observation, Stage, TargetKey, TimingSummary, canonical
from tuner.policy import Policy
from tuner.trials.trial import Decision as TunerDecision
from tuner.trials.trial import Outcome, Subject, Timing, Trial


def observation_of(
    trial: Trial, target: TargetKey, environment: str, tool_version: str
) -> Observation:
    """The trial as this host keeps it; `environment`: its canonical text."""
    return Observation(
        key=trial.task.key,
        task=trial.task.text(),
        target=target,
        environment=environment,
        policy=canonical(dict(trial.policy.knobs)),
        outcome=trial.outcome.value,
        timing=_summary(trial.timing),
        baseline=_summary(trial.baseline),
        error=trial.error,
        note=trial.note,
        host=platform.node(),
        tool_version=tool_version,
    )


def trial_of(task: Subject, seen: Observation) -> Trial | None:
    """None for a policy that we cannot read: another program may have written it."""
    try:
        policy = Policy.parse(seen.policy)
    except ValueError:
        return None
    timing, baseline = _timing(seen.timing), _timing(seen.baseline)
    return Trial(task, policy, Outcome(seen.outcome), timing, baseline, seen.error, seen.note)


def decision_of(
    decision: TunerDecision, target: TargetKey, environment: str, evidence: Iterable[str]
) -> Decision:
    """The decision as a bank keeps it; `evidence`: hashes of the observations it rests on."""
    return Decision(
        key=decision.task.key,
        task=decision.task.text(),
        target=target,
        policy=canonical(dict(decision.policy.knobs)),
        rule=decision.rule,
        environment=environment,
        baseline=_summary(decision.baseline),
        timing=_summary(decision.timing),
        stages=tuple(Stage(s.mode, s.before_us, s.after_us) for s in decision.stages),
        evidence=tuple(evidence),
    )


def _timing(summary: TimingSummary | None) -> Timing | None:
    if summary is None:
        return None
    return Timing(
        summary.count, summary.median_us, summary.low_us, summary.high_us, summary.samples
    )


def _summary(timing: Timing | None) -> TimingSummary | None:
    if timing is None:
        return None
    return TimingSummary(
        timing.count, timing.median_us, timing.low_us, timing.high_us, timing.samples_us
    )
