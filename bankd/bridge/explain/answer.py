"""The answer of the banks for a task: the entry and its merits, or the reasons of a miss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bankd import interval_text
from bankd.bank import Decision, FoundDecision, Revision, TargetKey
from bankd.bank.merge.merge_values import UNVERIFIED
from bankd.bank.record import PROVISIONAL, TrialCount
from bankd.bank.subject import (
    CLASSES,
    GRADIENTS,
    PRECISION,
    choice_of,
    class_of,
    is_subgraph,
    knobs_of,
    needs_session,
    op_of,
    policy_in_short,
    shapes_of,
    short_key,
)
from bankd.bridge.explain.task_difference import FieldDifference, differences
from bankd.figures import Lowered
from bankd.number_text import counted
from tuner.graph import SegmentNode
from tuner.lookup.protocol import Hit

MAX_NAMED, MAX_FIELDS, MAX_FAILURES = 8, 3, 3
"""Maximum numbers of differences in a block, of those in the table, and of failed policies."""
MAX_INPUTS = 2
"""Maximum number of inputs of a task that are shown: those that are its own, as a rule."""
MAX_CHANGE_CHARACTERS = 40
"""Maximum length of two values of an environment that are shown in one line."""

_ENVIRONMENT = {"cpu": "CPU", "caches": "caches", "llvm": "LLVM version", "generator": "generator"}
_RULES = {
    "default": "default: nothing was better",
    PROVISIONAL: "provisional (subgraph tuning, on its way)",
    UNVERIFIED: "unverified: preferred in a merge, not measured",
}


@dataclass(frozen=True)
class Near:
    """An entry, and all that tells it from what is asked for."""

    decision: Decision
    differences: tuple[FieldDifference, ...]


@dataclass(frozen=True)
class FailedPolicy:
    """A policy that failed here once, so that it is not tried again."""

    policy: str
    outcome: str
    note: str


@dataclass(frozen=True)
class TaskAnswer:
    """The answer of the banks for one task or subgraph on one target."""

    name: str
    """Name of the first operator in the model; of a key the target."""
    uses: int
    key: str
    task: str
    target: TargetKey
    environment: str
    """This machine's, as canonical JSON; "" where the target is another machine's."""
    tried: TrialCount
    is_read: bool
    """ENABLE_TUNE_BANK: otherwise what was found is not used."""
    entry: FoundDecision | None = None
    """The entry that was found, of use or not."""
    revision: Revision | None = None
    """The revision that brought it to its bank."""
    unusable: str = ""
    """The reason that the entry has no kernel; empty: it has one, or that is not known."""
    failures: tuple[FailedPolicy, ...] = ()
    nearest: Near | None = None
    """The entry nearest to a miss."""
    other_classes: tuple[FoundDecision, ...] = ()
    """Entries of the same work in other arithmetic classes, the strictest first: never used."""
    elsewhere: tuple[TargetKey, ...] = ()
    """Targets for which the very task of a miss is known."""
    unasked: tuple[str, ...] = ()
    """Banks that have a miss for this target, and are asked for the other kind only."""
    retired: Revision | None = None
    """The revision that took a miss out."""
    lent: Hit | None = None
    """The policy of another number of cores with which a miss is compiled."""

    @property
    def arithmetic_class(self) -> str:
        """The arithmetic class that is asked for."""
        return class_of(self.task)

    @property
    def is_hit(self) -> bool:
        return self.entry is not None and self.is_read and not self.unusable

    @property
    def is_unheard_of(self) -> bool:
        """True if the banks have no trace of it at all."""
        return not self._reasons()

    @property
    def inherited(self) -> tuple[FieldDifference, ...]:
        """Changes of the environment since it was decided; none where they are not known."""
        if self.entry is None or not self.environment:
            return ()
        return differences(self.entry.decision.environment, self.environment)

    @property
    def why(self) -> str:
        """A few words: the merits of the policy of a hit, or the main reason of a miss."""
        if self.entry is not None and self.is_hit:
            changes = ", ".join(map(_change, self.inherited))
            return self._merits(self.entry.decision) + (changes and f"; inherited: {changes}")
        # Of subgraphs, gradients and choices of precision only the very same ones are found.
        is_alone = is_subgraph(self.task) or needs_session(self.task)
        unknown = "no bank knows it" if is_alone else "nothing similar is known"
        return next((short for short, _ in self._reasons()), unknown)

    @property
    def details(self) -> list[str]:
        """Whole sentences, one fact each: the background of a hit, all reasons of a miss."""
        if self.entry is not None and self.is_hit:
            sentences = list(self._background(self.entry.decision))
        else:
            sentences = [sentence for _, sentence in self._reasons()] or [self.why]
        if self.is_hit:
            sentences += [sentence for _, sentence in self._not_used()]
        if self.failures:
            outcomes = Counter(one.outcome for one in self.failures)
            kinds = ", ".join(f"{number} {outcome}" for outcome, number in outcomes.items())
            count = counted(len(self.failures), "policy")
            sentences.append(f"quarantined here: {count}: {kinds}")
        shown = self.failures[:MAX_FAILURES]
        return [*sentences, *(f"  {one.outcome}: {one.policy}: {one.note}" for one in shown)]

    def _merits(self, decision: Decision) -> str:
        """ "tuned 1.25x [1.22, 1.28], 41 observations, r3"."""
        rule = _speedup_of(decision)
        revision = [self.revision.name] if self.revision else []
        return ", ".join([rule, counted(len(decision.evidence), "observation"), *revision])

    def _reasons(self) -> list[tuple[str, str]]:
        """Reasons of a miss, each in a few words and as a sentence; the best reason first."""
        found = []
        if (hit := self.lent) is not None and hit.lent_by is not None:
            cores, gain = counted(hit.lent_by.cores, "core"), f"{hit.lent_by.speedup:.2f}x"
            policy = policy_in_short(self.task, hit.policy.text()) or "(no knobs)"
            sentence = f"until it is tuned it is compiled with the policy for {cores} of"
            found = [
                (f"compiled with that of {cores}", f"{sentence} {hit.source} ({gain} there)"),
                ("", f"policy: {policy}"),
            ]
        if self.entry is not None:
            short = "found, but unusable" if self.unusable else "known, but not read"
            decision = self.entry.decision
            known = f"{self.entry.source} knows it ({self._merits(decision)})"
            found += [
                (short, f"{known}, but {self.unusable or 'no bank is read'}"),
                (short, f"policy: {policy_in_short(self.task, decision.policy)}"),
            ]
        if by := self.retired:
            sentence = f"retired: was there until {by.name} ({by.created[:10]}: {by.message})"
            found.append((f"retired in {by.name}", sentence))
        found += self._not_used()
        kind = "operators" if is_subgraph(self.task) else "subgraphs"
        for source in self.unasked:
            sentence = f"{source} knows it, but is read for {kind} only"
            found.append((f"known to {joined(self.unasked)} only", sentence))
        if self.elsewhere:
            targets = joined(one.words for one in self.elsewhere)
            found.append((f"known for {targets} only", f"same task is known for {targets}"))
        if self.tried.trials and self.entry is None and self.retired is None:
            times = counted(self.tried.trials, "time")
            sentence = f"measured {times}, undecided: noise, or a session was interrupted"
            found.append(("measured, never decided", sentence))
        if self.nearest:
            fields = joined((one.field for one in self.nearest.differences), MAX_FIELDS)
            one = self.nearest.decision
            place = "" if one.target == self.target else f" for {one.target.words}"
            what = (
                f"{short_key(one.key)} {op_of(one.task)} {shapes_of(one.task, MAX_INPUTS)}{place}"
            )
            sentence = f"nearest: {what}; differs in: {joined(map(str, self.nearest.differences))}"
            found.append((f"nearest differs in {fields}", sentence))
        return found

    def _not_used(self) -> Iterator[tuple[str, str]]:
        """Reasons why entries of other arithmetic classes are not used."""
        classes = list(CLASSES.values())
        for entry in self.other_classes:
            theirs = class_of(entry.decision.task)
            known = f"{entry.source} knows it as {theirs} ({_speedup_of(entry.decision)})"
            if classes.index(theirs) > classes.index(self.arithmetic_class):
                why = f"its errors are larger than {self.arithmetic_class} allows"
            else:
                why = f"{self.arithmetic_class} has policies of its own"
            yield f"known as {theirs} only", f"{known}: not used, {why}"

    def _background(self, decision: Decision) -> Iterator[str]:
        if self.arithmetic_class:
            yield f"arithmetic class: {self.arithmetic_class}"
        yield f"policy: {policy_in_short(self.task, decision.policy) or '(no knobs)'}"
        yield f"decided with: {environment_in_words(decision.environment)}"
        if decision.is_pinned:
            yield "pinned: no session, verification or pruning changes it until `bankd unpin`"
        elif decision.rule == PROVISIONAL:
            yield "provisional: operator tuning will decide it; until then it is compiled as it is"
        if by := self.revision:
            yield f"since {by.name}, {by.created[:19]}: {by.message}"
        if self.tried.trials:
            failed = f", {self.tried.failed} of them failed" if self.tried.failed else ""
            yield f"measured here {counted(self.tried.trials, 'time')}{failed}"


@dataclass(frozen=True)
class Note:
    """Something about all answers: a setting, a bank, a machine."""

    what: str
    hint: str = ""


@dataclass(frozen=True)
class ShapeAnswers:
    """The answers for one of several shapes, or for one point of a range."""

    title: str
    values: Mapping[str, int]
    """Values of the sizes that tell it from the others."""
    serves: tuple[int, int] | None
    """The stretch of the size with the widest range that the point serves; None for a step."""
    subgraphs: tuple[TaskAnswer, ...]
    operators: tuple[TaskAnswer, ...]


@dataclass(frozen=True)
class PrecisionAnswer:
    """A choice of precision that a bank has for a model: what fewer bits save and cost there."""

    entry: FoundDecision
    revision: Revision | None
    lowered: Lowered
    is_inherited: bool
    """It was decided in another environment: a session measures it again."""

    @property
    def title(self) -> str:
        """ "int8 calibrated, cosine 0.999, samples 3f2a...: custom, r5, key 9c..."."""
        asked, budget, _, samples = choice_of(self.entry.decision.task)
        of_bank = [self.entry.source, *([self.revision.name] if self.revision else [])]
        inherited = ["inherited"] * self.is_inherited
        key = f"key {short_key(self.entry.decision.key)}"
        return (
            f"{asked}, {budget}, samples {short_key(samples)}: "
            f"{', '.join([*of_bank, key, *inherited])}"
        )


@dataclass(frozen=True)
class Explanation:
    """All answers for a model or a key."""

    of: str
    """Path of the model, or the whole key."""
    target: TargetKey | None
    """The target of a model; a key is explained for every target where it is known."""
    environment: str
    notes: tuple[Note, ...]
    subgraphs: tuple[TaskAnswer, ...]
    operators: tuple[TaskAnswer, ...]
    shapes: tuple[ShapeAnswers, ...] = ()
    """Answers for each of several shapes: all of them together, each once, are those above."""
    segment_nodes: tuple[SegmentNode, ...] = ()
    """The model's nodes that ONNX Runtime runs, which have nothing to look up."""
    choices: tuple[PrecisionAnswer, ...] = ()
    """Choices of precision for the model: for other samples and budgets, others."""

    @property
    def parts(self) -> list[tuple[str, tuple[TaskAnswer, ...]]]:
        """The kinds that have any answers, with their title."""
        if self.shapes:
            kinds = (
                (f"{kind} at {one.title}", answers)
                for one in self.shapes
                for kind, answers in (("subgraphs", one.subgraphs), ("operators", one.operators))
            )
            return [(title, answers) for title, answers in kinds if answers]
        kinds_of = {op_of(answer.task) for answer in self.operators} & {GRADIENTS, PRECISION}
        tasks = next(iter(kinds_of), "operators")
        parts = (("subgraphs", self.subgraphs), (tasks, self.operators))
        return [(title, answers) for title, answers in parts if answers]


def _speedup_of(decision: Decision) -> str:
    """ "tuned 1.25x [1.22, 1.28]"."""
    rule = "pinned: " * decision.is_pinned + _RULES.get(decision.basis, decision.basis)
    if (speedup := decision.speedup) is not None and decision.basis != "default":
        low, high = decision.speedup_bounds or (speedup, speedup)
        rule += f" {interval_text.interval((low, speedup, high), 'x')}"
    return rule


def _change(change: FieldDifference) -> str:
    """A change of the environment: "LLVM version 21 -> 22", "another CPU"."""
    name = _ENVIRONMENT.get(change.field, change.field)
    if len(change.there) + len(change.here) > MAX_CHANGE_CHARACTERS:
        return f"another {name}"
    return f"{name} {change.there} -> {change.here}"


def summary(answers: Sequence[TaskAnswer]) -> str:
    """Hits by bank, misses and kinds of hits: "31 of 32 hits (custom 31), 1 miss; 2 inherited"."""
    hits = [one for one in answers if one.is_hit]
    entries = [one.entry for one in hits if one.entry]
    sources = Counter(entry.source for entry in entries)
    rules = Counter(entry.decision.basis for entry in entries)
    text = f"{len(hits)} of {counted(len(answers), 'hit')}"
    if hits:
        text += f" ({', '.join(f'{source} {number}' for source, number in sources.items())})"
    if misses := len(answers) - len(hits):
        text += f", {counted(misses, 'miss')}"
    if lent := sum(one.lent is not None for one in answers):
        text += f" ({lent} lent by another number of cores)"
    kinds = {
        "inherited": sum(bool(one.inherited) for one in hits),
        "provisional": rules[PROVISIONAL],
        "unverified": rules[UNVERIFIED],
        "pinned": sum(entry.decision.is_pinned for entry in entries),
    }
    marked = ", ".join(f"{number} {kind}" for kind, number in kinds.items() if number)
    return f"{text}; {marked}" if marked else text


def environment_in_words(environment: str) -> str:
    """Words such as "CPU ..., LLVM version 22.1.0, generator 2"; of an unknown form as it is."""
    return ", ".join(
        f"{_ENVIRONMENT.get(name, name)} {value}".strip() for name, value in knobs_of(environment)
    )


def joined(words: Iterable[str], most: int = MAX_NAMED) -> str:
    """The first few, and how many more there are."""
    named = list(words)
    more = [f"and {len(named) - most} more"] if len(named) > most else []
    return ", ".join([*named[:most], *more])
