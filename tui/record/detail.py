"""All that a bank knows of one entry, and what follows from its trials."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from pathlib import Path

from bankd.bank import Bank, Decision, Model, Observation, Past, TargetKey
from bankd.bank.noise import is_noisy
from bankd.bank.record import Hits
from bankd.bank.subject import is_evidence, knobs_of, short_key
from bankd.errors import BankError

BEST_TRIALS = 20


@dataclass(frozen=True)
class TriedValue:
    """One value of a knob in the trials of a key."""

    value: str
    trials: int
    best: float | None
    """The greatest speed-up over the default of its session, of those that are not noisy; None
    where there is none."""


@dataclass(frozen=True)
class Detail:
    """All that is shown of an entry."""

    decision: Decision
    observations: Sequence[Observation]
    life: Sequence[Past]
    """Newest first."""
    models: Sequence[Model]
    hits: Hits

    @cached_property
    def decisive(self) -> Observation | None:
        """The cited trial whose times the decision has; else the newest of the chosen policy."""
        cited = set(self.decision.evidence)
        of_policy = [
            one
            for one in self.observations
            if one.policy == self.decision.policy and one.timing and one.content_hash in cited
        ]
        same = [
            one
            for one in of_policy
            if one.timing and one.timing.without_samples() == self.decision.timing
        ]
        return next(reversed(same or of_policy), None)

    @cached_property
    def default_policy(self) -> str | None:
        """The policy that trials were compared with: that of a trial which is its own baseline."""
        if self.decision.basis == "default":
            return self.decision.policy
        own = (one for one in reversed(self.observations) if one.timing is not None)
        return next((one.policy for one in own if one.timing == one.baseline), None)

    @cached_property
    def trials(self) -> Sequence[Observation]:
        """The observations of policies that can be chosen."""
        return [one for one in self.observations if not is_evidence(one.policy)]

    @cached_property
    def tried(self) -> Mapping[str, Sequence[TriedValue]]:
        """Every value that was tried, by knob, numbers in their order."""
        found: dict[str, dict[str, list[float | None]]] = {}
        for one in self.trials:
            gain = None if is_noisy(one) else speedup_of(one)
            for name, value in knobs_of(one.policy):
                found.setdefault(name, {}).setdefault(value, []).append(gain)
        return {
            name: [_tried(value, values[value]) for value in sorted(values, key=_in_order)]
            for name, values in found.items()
        }

    @cached_property
    def best(self) -> Sequence[Observation]:
        """The trials that ended well, the fastest first; the best 20. Noisy ones come last: the
        fastest of them is the luckiest."""
        good = [one for one in self.trials if one.outcome == "ok"]
        return sorted(good, key=_by_speed)[:BEST_TRIALS]

    @cached_property
    def search(self) -> Sequence[float]:
        """The best speed-up so far after each trial that has one, in the order of measuring."""
        gains = (speedup_of(one) for one in self.trials if not is_noisy(one))
        return list(accumulate((gain for gain in gains if gain is not None), max))

    @cached_property
    def outcomes(self) -> Mapping[str, int]:
        return Counter(one.outcome for one in self.trials)


def read_detail(place: Path, target: TargetKey, key: str) -> Detail:
    """Raises BankError where the bank has no such entry any more."""
    with Bank.open(place, read_only=True) as bank:
        decision = bank.entry(target, key)
        if decision is None:
            raise BankError(
                f"the bank has no entry {short_key(key)} any more",
                "it was retired; `bankd log` with its key shows its life",
            )
        return Detail(
            decision,
            bank.observations(key, target),
            bank.decision_history(key, target),
            bank.users(key, target),
            bank.hits(key, target),
        )


def speedup_of(one: Observation) -> float | None:
    """The speed-up over the default of its session."""
    if one.timing is None or one.baseline is None or not one.timing.median_us:
        return None
    return one.baseline.median_us / one.timing.median_us


def _by_speed(one: Observation) -> tuple[bool, float]:
    return is_noisy(one), -(speedup_of(one) or 0.0)


def _tried(value: str, gains: Sequence[float | None]) -> TriedValue:
    known = [gain for gain in gains if gain is not None]
    return TriedValue(value, len(gains), max(known, default=None))


def _in_order(value: str) -> tuple[float, str]:
    """Numbers by their size, before words."""
    is_number = value.isascii() and value.isdigit() and len(value) < 16
    return (int(value) if is_number else math.inf, value)
