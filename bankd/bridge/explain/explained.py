"""What is said of a task: the entry that answers for it and why, or why there is none; in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bankd.bank import Decision, Past, Revision, TargetKey
from bankd.bank.merge.values import UNVERIFIED
from bankd.bank.nearest import Difference, Near, differences
from bankd.bank.record import PROVISIONAL
from bankd.bank.subject import (
    is_gradients,
    is_subgraph,
    knobs_of,
    op_of,
    policy_in_short,
    shapes_of,
    short_key,
)
from bankd.bank.traces import Tried

MOST_TOLD = 8
"""Differences and targets that a line names; the others it counts."""
MOST_FIELDS = 3
"""Fields that the table names; the block below has all."""
MOST_FAILURES = 3
INPUTS = 2
"""Inputs of a task that are shown: those that are its own, as a rule."""
LONGEST_CHANGE = 40
"""Characters of two values of an environment that are told in one line."""

_ENVIRONMENT = {"cpu": "CPU", "caches": "caches", "llvm": "LLVM version", "generator": "generator"}
_PLURALS = {"miss": "misses", "policy": "policies"}
_RULES = {
    "default": "default: nothing was better",
    PROVISIONAL: "provisional (subgraph tuning, on its way)",
    UNVERIFIED: "unverified: preferred in a merge, not measured",
}


@dataclass(frozen=True)
class Note:
    """Something about the whole: a setting, a bank, a machine."""

    what: str
    hint: str = ""


@dataclass(frozen=True)
class Entry:
    """A decision, the bank that holds it, and the revision that brought it there."""

    decision: Decision
    source: str
    revision: Revision | None

    @property
    def is_provisional(self) -> bool:
        return self.decision.rule == PROVISIONAL

    @property
    def is_unverified(self) -> bool:
        return self.decision.rule == UNVERIFIED


@dataclass(frozen=True)
class Failure:
    """A policy that failed here once, so that it is not tried again."""

    policy: str
    outcome: str
    note: str


@dataclass(frozen=True)
class Answer:
    """What the banks have for one task or subgraph on one target."""

    name: str
    """In the model, of the first operator; of a key the target."""
    uses: int
    """How often the model has it."""
    key: str
    task: str
    target: TargetKey
    environment: str
    """This machine's, as canonical JSON; "" where the target is another machine's."""
    entry: Entry | None = None
    """What was found, of use or not."""
    unusable: str = ""
    """Why there is no kernel for what was found; empty: there is one, or nobody can say."""
    is_read: bool = True
    """ENABLE_TUNE_BANK: otherwise what was found is not used."""
    tried: Tried = Tried(0, 0)  # noqa: RUF009  A frozen value.
    nearest: tuple[Near, ...] = ()
    """Of a miss: the nearest entry, then the nearest for this target where that is another."""
    elsewhere: tuple[TargetKey, ...] = ()
    """Of a miss: targets for which this very task is known."""
    unasked: tuple[str, ...] = ()
    """Of a miss: banks that have it for this target, and are asked for the other kind only."""
    failures: tuple[Failure, ...] = ()
    retired: Past | None = None
    """Of a miss: the revision that took it out; the decision is what stood before."""

    @property
    def is_hit(self) -> bool:
        return self.entry is not None and self.is_read and not self.unusable

    @property
    def is_unheard_of(self) -> bool:
        """Whether the banks have nothing at all to say about it."""
        traces = (self.entry, self.retired, self.unasked, self.nearest, self.tried.trials)
        return not any(traces)

    @property
    def is_inherited(self) -> bool:
        return bool(self.inherited)

    @property
    def inherited(self) -> tuple[Difference, ...]:
        """What has changed since it was decided; nothing where that cannot be said."""
        if self.entry is None or not self.environment:
            return ()
        return differences(self.entry.decision.environment, self.environment)

    @property
    def why(self) -> str:
        """In a few words: of a hit what speaks for the policy, of a miss the main reason."""
        if self.entry is not None and self.is_hit:
            changes = changed(self.inherited)
            return merit(self.entry) + (f"; inherited: {changes}" if changes else "")
        return next(_short_reasons(self))

    @property
    def details(self) -> list[str]:
        """Whole sentences, one fact each: of a hit its background, of a miss all reasons."""
        return list(_background(self) if self.is_hit else _reasons(self))


def merit(entry: Entry) -> str:
    """What an entry has for itself: "tuned 1.25x [1.22, 1.28], 41 observations, r3"."""
    decision = entry.decision
    parts = [_RULES.get(decision.rule, decision.rule)]
    if (speedup := decision.speedup) is not None and decision.rule != "default":
        low, high = speedup_bounds(decision) or (speedup, speedup)
        parts[0] += f" {speedup:.2f}x [{low:.2f}, {high:.2f}]"
    parts.append(counted(len(decision.evidence), "observation"))
    return ", ".join([*parts, *([entry.revision.name] if entry.revision else [])])


def speedup_bounds(decision: Decision) -> tuple[float, float] | None:
    """The least and the most that the speed-up may be by the intervals of both times.

    None where a time is missing or 0. Both times are of one session.
    """
    baseline, timing = decision.baseline, decision.timing
    if baseline is None or timing is None or not timing.low_us or not timing.high_us:
        return None
    return baseline.low_us / timing.high_us, baseline.high_us / timing.low_us


def changed(found: Sequence[Difference]) -> str:
    """Fields of an environment: "LLVM version 21 -> 22, another CPU"."""
    return ", ".join(
        f"{name} {one.there} -> {one.here}"
        if len(one.there) + len(one.here) <= LONGEST_CHANGE
        else f"another {name}"
        for one in found
        for name in [_ENVIRONMENT.get(one.field, one.field)]
    )


def in_words(target: TargetKey) -> str:
    return f"{target.soc_version} with {counted(target.cores, 'core')}"


def counted(number: int, what: str) -> str:
    return f"{number} {what if number == 1 else _PLURALS.get(what, what + 's')}"


def summary(answers: Sequence[Answer]) -> str:
    """ "31 of 32 hits (custom 31), 1 miss; 2 inherited"."""
    hits = [one for one in answers if one.is_hit]
    sources = Counter(one.entry.source for one in hits if one.entry)
    by_source = ", ".join(f"{source} {number}" for source, number in sources.items())
    told = f"{len(hits)} of {counted(len(answers), 'hit')}" + (f" ({by_source})" if hits else "")
    if misses := len(answers) - len(hits):
        told += f", {counted(misses, 'miss')}"
    entries = [one.entry for one in hits if one.entry]
    kinds = {
        "inherited": sum(one.is_inherited for one in hits),
        "provisional": sum(entry.is_provisional for entry in entries),
        "unverified": sum(entry.is_unverified for entry in entries),
    }
    marked = ", ".join(f"{number} {kind}" for kind, number in kinds.items() if number)
    return f"{told}; {marked}" if marked else told


def _short_reasons(answer: Answer) -> Iterator[str]:
    if answer.entry is not None:
        yield "found, but unusable" if answer.unusable else "known, but not read"
    if answer.retired is not None:
        yield f"retired in {answer.retired.revision.name}"
    if answer.unasked:
        yield f"known to {joined(answer.unasked)} only"
    if answer.elsewhere:
        yield f"known for {joined(map(in_words, answer.elsewhere))} only"
    if answer.tried.trials:
        yield "measured, never decided"
    if answer.nearest:
        fields = [difference.field for difference in answer.nearest[0].differences]
        yield f"nearest differs in {joined(fields, MOST_FIELDS)}"
    # Of subgraphs (in any precision mode) and gradients only the very same ones are found.
    is_alone = is_subgraph(answer.task) or is_gradients(answer.task)
    yield "no bank knows it" if is_alone else "nothing similar is known"


def _reasons(answer: Answer) -> Iterator[str]:
    """Why it is a miss, what says most first."""
    if answer.entry is not None:
        known = f"{answer.entry.source} knows it ({merit(answer.entry)})"
        yield f"{known}, but {answer.unusable or 'no bank is read'}"
        yield f"policy: {policy_in_short(answer.task, answer.entry.decision.policy)}"
    if answer.retired is not None:
        by = answer.retired.revision
        yield f"retired: was there until {by.name} ({by.created[:10]}: {by.message})"
    for source in answer.unasked:
        kind = "operators" if is_subgraph(answer.task) else "subgraphs"
        yield f"{source} knows it, but is read for {kind} only"
    if answer.elsewhere:
        yield f"same task is known for {joined(map(in_words, answer.elsewhere))}"
    yield from (_nearest(near, answer.target) for near in answer.nearest)
    if answer.is_unheard_of:
        yield answer.why
    if answer.tried.trials and answer.entry is None and answer.retired is None:
        times = counted(answer.tried.trials, "time")
        yield f"measured {times} and never decided: a session was interrupted"
    yield from _quarantined(answer.failures)


def _nearest(near: Near, target: TargetKey) -> str:
    one = near.decision
    place = "" if one.target == target else f" for {in_words(one.target)}"
    what = f"{short_key(one.key)} {op_of(one.task)} {shapes_of(one.task, INPUTS)}{place}"
    return f"nearest: {what}; differs in: {joined(map(str, near.differences))}"


def _background(answer: Answer) -> Iterator[str]:
    if answer.entry is None:
        return
    yield f"policy: {policy_in_short(answer.task, answer.entry.decision.policy) or '(no knobs)'}"
    yield f"decided with: {environment_in_words(answer.entry.decision.environment)}"
    if answer.entry.is_provisional:
        yield "provisional: compiled with as it is, and a miss to operator tuning, which decides it"
    if revision := answer.entry.revision:
        yield f"since {revision.name}, {revision.created[:19]}: {revision.message}"
    if answer.tried.trials:
        failed = f", {answer.tried.failed} of them failed" if answer.tried.failed else ""
        yield f"measured here {counted(answer.tried.trials, 'time')}{failed}"
    yield from _quarantined(answer.failures)


def environment_in_words(environment: str) -> str:
    """ "CPU ..., LLVM version 22.1.0, generator 2": one that we cannot read as it is."""
    return ", ".join(
        f"{_ENVIRONMENT.get(name, name)} {value}".strip() for name, value in knobs_of(environment)
    )


def _quarantined(failures: Sequence[Failure]) -> Iterator[str]:
    if failures:
        outcomes = Counter(one.outcome for one in failures)
        kinds = ", ".join(f"{number} {outcome}" for outcome, number in outcomes.items())
        yield f"quarantined here: {counted(len(failures), 'policy')}: {kinds}"
    for one in failures[:MOST_FAILURES]:
        yield f"  {one.outcome}: {one.policy}" + (f": {one.note}" if one.note else "")


def joined(words: Iterable[str], most: int = MOST_TOLD) -> str:
    """The first few, and how many more there are."""
    told = list(words)
    more = [f"and {len(told) - most} more"] if len(told) > most else []
    return ", ".join([*told[:most], *more])
