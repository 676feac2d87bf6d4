"""Verifying a bank: entries that were not measured here and now are raced against the default.

inherited, unverified or noisy entries -> most used first -> race -> kept, or retired with a reason
                                    (those that were left alone before: last)
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from bankd.bank import Bank, Decision, TargetKey
from bankd.bank.merge import UNVERIFIED
from bankd.bank.prune import SHARED_CORES, is_noisy
from bankd.bank.record import PROVISIONAL
from bankd.bridge.lookup import decision_of
from bankd.bridge.race import (
    DEFAULT,
    NotMeasurable,
    RaceRunner,
    compared,
    environment_here,
    observations_of,
    policy_in,
    runs_here,
    shown,
    space_here,
)
from tuner.measure.paired_times import Ratio
from tuner.policy import Policy
from tuner.tuning.head_to_head import RaceResult
from tuner.tuning.outcome import KEEP_EVERY_S

NOISY = "noisy"
NOTE = "verify"
"""Name of the source in observations of a verification."""


class Happened(StrEnum):
    """The result of an entry: KEPT is clearly better than the default, TIED neither better nor
    worse; CONFIRMED is a default that is still the best; RETIRED was beaten, wrong or illegal; LEFT
    cannot be measured here, or was changed by another process meanwhile."""

    KEPT = "kept"
    TIED = "tied"
    CONFIRMED = "confirmed"
    RETIRED = "retired"
    LEFT = "left alone"


@dataclass(frozen=True, slots=True)
class Waiting:
    """An entry to verify: where it is, and what its turn depends on. There may be very many."""

    target: TargetKey
    key: str
    hits: int
    """Number of times that a model found it."""
    median_us: float
    why: str
    """See `why_waiting`."""


class VerificationPlan(NamedTuple):
    """The entries to verify in their order, and the number of those of other machines.

    Targets whose entries are used most come first; of a target the entries used most, then those
    that take longest.
    """

    waiting: tuple[Waiting, ...]
    elsewhere: int


@dataclass(frozen=True)
class Verified:
    """The result of one entry."""

    before: Decision
    after: Decision | None
    """Entry as it is now; None: retired."""
    happened: Happened
    reason: str
    ratio: Ratio | None = None
    """The default's time over that of the entry's policy, (low, median, high)."""


Listen = Callable[[int, Verified], None]
"""Called with the number and result of every entry."""


def why_waiting(decision: Decision, *, noisy: bool = False) -> str | None:
    """ "inherited" or "unverified"; None for an entry that was measured here and now.

    `noisy`: instead "noisy", for an entry measured here and now whose intervals are too wide.
    """
    if noisy:
        is_here = decision.environment == environment_here()
        return NOISY if is_here and is_noisy(decision) else None
    if decision.rule == UNVERIFIED:
        return UNVERIFIED
    return "inherited" if decision.environment != environment_here() else None


def plan_races(
    bank: Bank, soc_version: str | None = None, cores: int | None = None, *, noisy: bool = False
) -> VerificationPlan:
    """The custom bank's entries of another environment, and those that a merge took unverified.

    `noisy`: instead those whose intervals are too wide to decide by.
    """
    hits = {target: bank.hit_counts(target) for target in bank.targets() if runs_here(target)}
    found: dict[TargetKey, list[Waiting]] = {target: [] for target in hits}
    elsewhere = 0
    for decision in bank.records(soc_version, cores):
        if (why := why_waiting(decision, noisy=noisy)) is None:
            continue
        if decision.target not in found:
            elsewhere += 1
            continue
        key, timing = decision.key, decision.timing
        count, median_us = hits[decision.target].get(key, 0), timing.median_us if timing else 0.0
        found[decision.target].append(Waiting(decision.target, key, count, median_us, why))
    for group in found.values():
        group.sort(key=lambda one: (-one.hits, -one.median_us, one.key))
    groups = sorted(found.values(), key=lambda group: -sum(one.hits for one in group))
    return VerificationPlan(tuple(one for group in groups for one in group), elsewhere)


def entries_of(bank: Bank, waiting: Iterable[Waiting]) -> Iterator[tuple[Waiting, Decision]]:
    """Each in its turn, with the entry as it is now; without those that wait no more.

    Those that were measured in vain before come last, so that they do not eat every budget.
    """
    in_vain = []
    for one in waiting:
        seen = bank.unsettled(one.key, one.target, environment_here())
        if any(trial.note.split(";")[0] == NOTE for trial in seen):
            in_vain.append(one)
        elif entry := _entry_of(bank, one):
            yield one, entry
    for one in in_vain:
        if entry := _entry_of(bank, one):
            yield one, entry


def _entry_of(bank: Bank, one: Waiting) -> Decision | None:
    entry = bank.find(one.target, [one.key]).get(one.key)
    is_waiting = entry is not None and why_waiting(entry, noisy=one.why == NOISY)
    return entry if is_waiting else None


def verify_entries(
    bank: Bank,
    runner: RaceRunner,
    waiting: Sequence[Waiting],
    listen: Listen,
    *,
    author: str,
    budget_s: float = math.inf,
) -> int:
    """Race the entries one after the other until the budget is spent; gives how many are left.

    Trials are in the bank before the next entry begins. What was decided is written every ten
    seconds, and at the end, however that comes.
    """
    deadline, done = time.monotonic() + budget_s, 0
    with _Ledger(bank, len(waiting), author) as ledger:
        for one, entry in entries_of(bank, waiting):
            if time.monotonic() >= deadline:
                return len(waiting) - done
            done += 1
            listen(done, ledger.take(_verified(bank, runner, entry, one.why)))
    return 0


def _verified(bank: Bank, runner: RaceRunner, before: Decision, why_raced: str) -> Verified:
    """Race an entry. What says "default" speaks of today's default, and is raced as that."""
    if before.rule == DEFAULT and why_raced == NOISY:
        # What would win was hidden from the search, too: it has to be searched again.
        reason = "called best in a noisy session; it is tuned again the next time"
        return Verified(before, None, Happened.RETIRED, reason)
    try:
        space = space_here(before.target, before.key, before.task)
        policy = policy_in(space, before.policy)
        racers = [space.default] if before.rule == DEFAULT else []
        if not racers and (policy is None or (why := space.why_illegal(policy))):
            reason = f"not legal any more: {why}" if policy else "its policy cannot be read"
            return Verified(before, None, Happened.RETIRED, reason)
        # The first is held. What was the default once has to beat that of today.
        racers += [policy] if policy is not None else []
        result = runner.run(space, list(dict.fromkeys(racers)))
    except NotMeasurable as refused:
        return Verified(before, before, Happened.LEFT, refused.message)
    seen = observations_of(result.trials, before.target, NOTE)
    bank.add_observations(seen)
    return _judged(before, policy, result, [one.content_hash for one in seen])


def _judged(
    before: Decision, policy: Policy | None, result: RaceResult, evidence: Sequence[str]
) -> Verified:
    was_default, decision = before.rule == DEFAULT, result.decision
    if policy is not None and policy in result.out and not was_default:
        return Verified(before, None, Happened.RETIRED, " ".join(result.out[policy].split()))
    if result.is_disturbed or decision is None:
        why = "the default cannot be timed here"
        why = f"{SHARED_CORES}: run again" if result.is_disturbed else why
        return Verified(before, before, Happened.LEFT, why)
    if decision.rule == DEFAULT and not was_default and policy != result.default:
        gain = policy and result.ratio(policy, result.default)
        why = f"the default is {shown(gain)} faster" if gain else "the default is faster"
        lost = result.ratio(result.default, policy) if policy is not None else None
        return Verified(before, None, Happened.RETIRED, why, lost)
    after = decision_of(decision, before.target, environment_here(), evidence)
    if before.rule == PROVISIONAL:
        after = replace(after, rule=PROVISIONAL)
    if decision.policy == result.default:
        return Verified(before, after, Happened.CONFIRMED, "the default is best")
    happened = Happened.TIED if result.is_tied(result.default) else Happened.KEPT
    ratio = result.ratio(result.default, decision.policy)
    why = f"{compared(ratio)} the default" if ratio else "the default fails here"
    return Verified(before, after, happened, why, ratio)


@dataclass
class _Ledger:
    """Writes what was decided, several entries in a revision, and the rest when the block ends."""

    bank: Bank
    total: int
    author: str
    waiting: list[Verified] = field(default_factory=list)
    decided: int = 0
    last: float = field(default_factory=time.monotonic)

    def __enter__(self) -> _Ledger:
        return self

    def __exit__(self, *reason: object) -> None:
        self._write()

    def take(self, verified: Verified) -> Verified:
        """Note it for the next revision; one that another process changed meanwhile is left."""
        if verified.happened is Happened.LEFT:
            return verified
        if self._changed(verified.before):
            why = "changed by another process meanwhile"
            return Verified(verified.before, verified.before, Happened.LEFT, why)
        if self.waiting and self.waiting[0].before.target != verified.before.target:
            self._write()
        self.waiting.append(verified)
        self.decided += 1
        if time.monotonic() - self.last > KEEP_EVERY_S:
            self._write()
        return verified

    def _changed(self, before: Decision) -> bool:
        return self.bank.find(before.target, [before.key]).get(before.key) != before

    def _write(self) -> None:
        """One revision. What changed in the seconds since it was taken is left as it is."""
        if same := [one for one in self.waiting if not self._changed(one.before)]:
            kept = [one.after for one in same if one.after is not None]
            retired = [one.before.key for one in same if one.after is None]
            message = f"verify: {self.decided} of {self.total} entries"
            target = same[0].before.target
            self.bank.commit(target, kept, message, self.author, retired=retired)
        self.waiting, self.last = [], time.monotonic()
