"""Entries about the precision of a model, made with the tuner's own subject."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from bankd.bank import Bank, Decision, TargetKey
from bankd.bridge.lookup import decision_of, observation_of
from bankd.bridge.race import environment_here
from tuner.figures import Chain, Lowered
from tuner.judge.accuracy import Budget
from tuner.precision.choice_subject import PrecisionChoice, policy_of
from tuner.precision_modes import PrecisionModes
from tuner.trials.trial import Decision as TunerDecision
from tuner.trials.trial import Outcome, Trial, timing_of

CHAINS = (
    Chain(("/layer0/Gemm", "/layer0/Relu"), (90.0, 100.0, 110.0), 0.05, True, "", 200.0),
    Chain(("/layer1/Gemm",), (80.0, 90.0, 95.0), 503.64, False, "fragile", 200.0),
    Chain(("/layer2/Gemm",), (-5.0, 1.0, 6.0), 0.01, False, "no faster beyond the noise", 50.0),
    Chain(("/layer3/Gemm",), None, None, False, "not measured"),
)
ACCURACY = "cosine 0.9998 (32 samples)"


def choice(model: str = "ab" * 32, budget: str = "0.999", seed: int = 1) -> PrecisionChoice:
    """A choice whose samples are of this seed."""
    samples = [{"x": np.full((2, 3), seed, np.float32)}]
    return PrecisionChoice.of(model, samples, Budget.parse(budget), "int8", PrecisionModes())


def fill(
    place: Path,
    subject: PrecisionChoice,
    target: TargetKey,
    chains: Sequence[Chain] = CHAINS,
    lowered_us: float = 300.0,
) -> Decision:
    """Write a choice into a bank, with the trials that it cites, as a session does."""
    lowered = Lowered("int8", tuple(chains), "")
    own, other = timing_of([600.0, 610.0, 620.0]), timing_of([lowered_us] * 3)
    policy = policy_of(lowered)
    trials = [trial for chain in chains if (trial := subject.trial_of(chain, "int8"))]
    trials.append(Trial(subject, policy, Outcome.OK, other, own, 0.2, ACCURACY))
    seen = [observation_of(trial, target, environment_here()) for trial in trials]
    seen = [replace(one, host="here") for one in seen]
    made = decision_of(
        TunerDecision(subject, policy, "tuned", own, other),
        target,
        environment_here(),
        [one.content_hash for one in seen],
    )
    with Bank.open(place) as bank:
        bank.add_observations(seen)
        bank.commit(target, [made], "precision", "me")
    return made
