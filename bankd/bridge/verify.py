"""Verifying a bank: entries that were not measured here and now are raced against the default.

inherited, unverified or noisy entries -> most used first -> race -> kept, or retired with a reason
                                    (those that were left alone before: last)

An entry of the shared or the built-in bank, which are only read, becomes a decision of the custom
bank: its policy, or the default where that wins.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from bankd.author import author
from bankd.bank import Decision, LayeredBank, TargetKey
from bankd.bank.layers import BUILT_IN, CUSTOM, SHARED
from bankd.bank.merge import UNVERIFIED
from bankd.bank.noise import SHARED_CORES, noisy_entries
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
    space_here,
)
from bankd.bridge.stale_entries import lacking_here
from bankd.config.config import Settings
from bankd.interval_text import NOISY, interval
from tuner.figures import Ratio
from tuner.policy import Policy
from tuner.trials.trial import Decision as TunerDecision
from tuner.tuning.head_to_head import RaceResult
from tuner.tuning.outcome import KEEP_EVERY_S

NOTE = "verify"
"""Name of the source in observations of a verification."""


class Happened(StrEnum):
    """The result of an entry: KEPT is clearly better than the default, TIED neither better nor
    worse; CONFIRMED is a default that is still the best; RETIRED was beaten, wrong or illegal;
    REPLACED was that in a bank that is only read: here the default is decided; LEFT cannot be
    measured here, or was changed by another process meanwhile."""

    KEPT = "kept"
    TIED = "tied"
    CONFIRMED = "confirmed"
    RETIRED = "retired"
    REPLACED = "replaced"
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
    source: str = CUSTOM
    """Bank that has it: "custom", "shared" or "built-in"."""


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


def why_waiting(decision: Decision) -> str | None:
    """ "inherited" or "unverified"; None where it was measured here and now, or is pinned."""
    if decision.is_pinned:
        return None
    if decision.rule == UNVERIFIED:
        return UNVERIFIED
    return "inherited" if decision.environment != environment_here() else None


def plan_races(
    layers: LayeredBank,
    soc_version: str | None = None,
    cores: int | None = None,
    *,
    noisy: bool = False,
) -> VerificationPlan:
    """The custom bank's entries of another environment, and those that a merge took unverified;
    and such entries of the shared and the built-in bank that a known model uses.

    `noisy`: instead those of the custom bank that were measured here and now, and decided in noise.
    """
    bank = layers.custom
    hits = {target: bank.hit_counts(target) for target in bank.targets() if runs_here(target)}
    found: dict[TargetKey, list[Waiting]] = {target: [] for target in hits}
    elsewhere = 0
    if noisy:
        entries = noisy_entries(bank, environment_here(), soc_version, cores)
    else:
        entries = bank.records(soc_version, cores)
    for decision in entries:
        if (why := NOISY if noisy else why_waiting(decision)) is None:
            continue
        if decision.target not in found:
            elsewhere += 1
            continue
        key, timing = decision.key, decision.timing
        count, median_us = hits[decision.target].get(key, 0), timing.median_us if timing else 0.0
        found[decision.target].append(Waiting(decision.target, key, count, median_us, why))
    for target in () if noisy else bank.targets(soc_version, cores):
        if target not in found:
            continue
        models = (model.content_hash for model in bank.models())
        used = {key for model in models for key in bank.model_keys(model, target)}
        found[target] += (
            replace(one, hits=bank.hits(one.key, target).count)
            for one in waiting_entries(layers, target, used)
            if one.source != CUSTOM
        )
    for group in found.values():
        group.sort(key=lambda one: (-one.hits, -one.median_us, one.key))
    groups = sorted(found.values(), key=lambda group: -sum(one.hits for one in group))
    return VerificationPlan(tuple(one for group in groups for one in group), elsewhere)


def waiting_entries(bank: LayeredBank, target: TargetKey, keys: Iterable[str]) -> list[Waiting]:
    """Entries of these keys, from any bank that our own can decide for, that wait to be raced.

    They are inherited or unverified; of our own bank also noisy.
    """
    waiting, asked = [], set(keys)
    noisy = _noisy_keys(bank, target, asked)
    for key, found in bank.find(target, asked).items():
        why, timing = why_waiting(found.decision), found.decision.timing
        if found.source == CUSTOM and key in noisy:
            why = why or NOISY
        if why and found.source in (CUSTOM, SHARED, BUILT_IN):
            median_us = timing.median_us if timing else 0.0
            waiting.append(Waiting(target, key, 0, median_us, why, found.source))
    return waiting


def entries_of(bank: LayeredBank, waiting: Iterable[Waiting]) -> Iterator[tuple[Waiting, Decision]]:
    """Each in its turn, with the entry as it is now; without those that wait no more.

    Those that were measured in vain before come last, so that they do not eat every budget.
    """
    in_vain = []
    for one in waiting:
        seen = bank.custom.unsettled(one.key, one.target, environment_here())
        if any(trial.note.split(";")[0] == NOTE for trial in seen):
            in_vain.append(one)
        elif entry := _entry_of(bank, one):
            yield one, entry
    for one in in_vain:
        if entry := _entry_of(bank, one):
            yield one, entry


def _noisy_keys(bank: LayeredBank, target: TargetKey, keys: Iterable[str]) -> set[str]:
    here = environment_here()
    noisy = noisy_entries(bank.custom, here, target.soc_version, target.cores, keys)
    return {decision.key for decision in noisy}


def _current(bank: LayeredBank, one: Waiting) -> Decision | None:
    """The entry now; None where it is gone, or our own bank has decided the key meanwhile."""
    has_own = bool(bank.custom.find(one.target, [one.key]))
    if has_own != (one.source == CUSTOM):
        return None
    return bank.banks[one.source].find(one.target, [one.key]).get(one.key)


def _entry_of(bank: LayeredBank, one: Waiting) -> Decision | None:
    entry = _current(bank, one)
    if entry is not None and one.why == NOISY:
        return entry if _noisy_keys(bank, one.target, [one.key]) else None
    return entry if entry is not None and why_waiting(entry) else None


def verify_entries(
    bank: LayeredBank,
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
            listen(done, ledger.take(one, _verified(bank, runner, entry, one)))
    return 0


def verify_entry(one: Waiting, settings: Settings) -> Verified | None:
    """Race one entry on the device, which the caller holds; None where it waits no more."""
    done: list[Verified] = []
    with LayeredBank.open(settings.bank, further=settings.further) as bank:
        runner = RaceRunner(
            bank,
            hold=nullcontext,
            kernel_cache=settings.kernel_cache,
            compile_processes=settings.compile_processes,
        )
        with runner:
            verify_entries(bank, runner, [one], lambda _, seen: done.append(seen), author=author())
    return done[0] if done else None


def _verified(bank: LayeredBank, runner: RaceRunner, before: Decision, one: Waiting) -> Verified:
    """Race an entry. What says "default" speaks of today's default, and is raced as that."""
    if before.rule == DEFAULT and one.why == NOISY:
        # What would win was hidden from the search, too: it has to be searched again.
        reason = "called best in a noisy session; it is tuned again the next time"
        return Verified(before, None, Happened.RETIRED, reason)
    try:
        space = space_here(before.target, before.key, before.task)
        policy = policy_in(space, before.policy)
        if policy is not None and (lacking := lacking_here(before)):
            raise NotMeasurable(lacking)  # noqa: TRY301
        racers = [space.default] if before.rule == DEFAULT else []
        if not racers and (policy is None or (why := space.why_illegal(policy))):
            reason = f"not legal any more: {why}" if policy else "its policy cannot be read"
            if one.source != CUSTOM:  # It is no hit: tuning decides.
                return Verified(before, before, Happened.LEFT, reason)
            return Verified(before, None, Happened.RETIRED, reason)
        # The first is held. What was the default once has to beat that of today.
        racers += [policy] if policy is not None else []
        result = runner.run(space, list(dict.fromkeys(racers)))
    except NotMeasurable as refused:
        return Verified(before, before, Happened.LEFT, refused.message)
    seen = observations_of(result.trials, before.target, NOTE)
    bank.custom.add_observations(seen)
    evidence = [trial.content_hash for trial in seen]
    verified = _judged(before, policy, result, evidence)
    if verified.after is None and one.source != CUSTOM:
        return _replaced(verified, result, evidence)
    return verified


def _replaced(beaten: Verified, result: RaceResult, evidence: Sequence[str]) -> Verified:
    """The default instead of an entry that we cannot retire; left alone if that has no times."""
    if result.decision is None or result.doubt:
        return replace(beaten, after=beaten.before, happened=Happened.LEFT)
    after = _stated(beaten.before, result.decision, evidence)
    return replace(beaten, after=after, happened=Happened.REPLACED)


def _stated(before: Decision, decided: TunerDecision, evidence: Sequence[str]) -> Decision:
    """The decision as one of here. What was never searched for does not count as searched."""
    after = decision_of(decided, before.target, environment_here(), evidence)
    return replace(after, rule=PROVISIONAL) if before.rule == PROVISIONAL else after


def _judged(
    before: Decision, policy: Policy | None, result: RaceResult, evidence: Sequence[str]
) -> Verified:
    was_default, decision = before.rule == DEFAULT, result.decision
    if policy is not None and policy in result.out and not was_default:
        return Verified(before, None, Happened.RETIRED, " ".join(result.out[policy].split()))
    if decision is None or (doubt := SHARED_CORES if result.is_disturbed else result.doubt):
        why = "the default cannot be timed here" if decision is None else f"{doubt}: run again"
        return Verified(before, before, Happened.LEFT, why)
    if decision.rule == DEFAULT and not was_default and policy != result.default:
        gain = policy and result.ratio(policy, result.default)
        why = f"the default is {interval(gain, 'x')} faster" if gain else "the default is faster"
        lost = result.ratio(result.default, policy) if policy is not None else None
        return Verified(before, None, Happened.RETIRED, why, lost)
    after = _stated(before, decision, evidence)
    if decision.policy == result.default:
        return Verified(before, after, Happened.CONFIRMED, "the default is best")
    happened = Happened.TIED if result.is_tied(result.default) else Happened.KEPT
    ratio = result.ratio(result.default, decision.policy)
    why = f"{compared(ratio)} the default" if ratio else "the default fails here"
    return Verified(before, after, happened, why, ratio)


@dataclass
class _Ledger:
    """Writes what was decided, several entries in a revision, and the rest when the block ends."""

    bank: LayeredBank
    total: int
    author: str
    waiting: list[tuple[Waiting, Verified]] = field(default_factory=list)
    decided: int = 0
    last: float = field(default_factory=time.monotonic)

    def __enter__(self) -> _Ledger:
        return self

    def __exit__(self, *reason: object) -> None:
        self._write()

    def take(self, one: Waiting, verified: Verified) -> Verified:
        """Note it for the next revision; one that another process changed meanwhile is left."""
        if verified.happened is Happened.LEFT:
            return verified
        if _current(self.bank, one) != verified.before:
            why = "changed by another process meanwhile"
            return Verified(verified.before, verified.before, Happened.LEFT, why)
        if self.waiting and self.waiting[0][0].target != one.target:
            self._write()
        self.waiting.append((one, verified))
        self.decided += 1
        if time.monotonic() - self.last > KEEP_EVERY_S:
            self._write()
        return verified

    def _write(self) -> None:
        """One revision. What changed in the seconds since it was taken is left as it is."""
        pairs = [(one, v) for one, v in self.waiting if _current(self.bank, one) == v.before]
        if pairs:
            kept = [verified.after for _, verified in pairs if verified.after is not None]
            retired = [one.key for one, verified in pairs if verified.after is None]
            message = f"verify: {self.decided} of {self.total} entries"
            target = pairs[0][0].target
            self.bank.custom.commit(target, kept, message, self.author, retired=retired)
        self.waiting, self.last = [], time.monotonic()
