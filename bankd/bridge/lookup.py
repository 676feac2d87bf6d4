"""A bank as the tuner sees it: one target, one environment. The one place where both meet."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import replace

from bankd.bank import (
    Decision,
    LayeredBank,
    Observation,
    Stage,
    TargetKey,
    TimingSummary,
    canonical,
)
from bankd.bank.cann.file_export import imported_times
from bankd.bank.noise import noisy_entries
from bankd.bank.subject import SUBGRAPH, needs_session, short_key
from bankd.bridge.stale_entries import READ_ERRORS, why_stale
from bankd.number_text import counted
from bankd.version import tool_version
from tuner.gradients.gradient_subject import GradientSet
from tuner.lookup.protocol import PROVISIONAL, Hit, LentBy
from tuner.lookup.task_similarity import nearest
from tuner.policy import Policy
from tuner.precision_modes import MODES
from tuner.target import Environment, Target
from tuner.task import Task, in_f32
from tuner.trials.trial import Decision as TunerDecision
from tuner.trials.trial import Outcome, Subject, Timing, Trial, timing_of

CANN_READY = Policy.of(measured="ready", source="cann")
"""The policy of trials that are times of readiness from a CANN file."""
TUNED = "tuned"
"""The rule of decisions that found something better than the default."""


class BankLookup:
    """A bank as one tuning session sees it. Every trial is durable when `record` returns."""

    def __init__(
        self,
        bank: LayeredBank,
        target: Target,
        environment: Environment,
        *,
        author: str,
        reads_bank: bool = True,
        model: str = "",
    ) -> None:
        self._bank = bank
        self._target = TargetKey(target.soc_version, target.cores)
        self._environment = canonical(environment.as_dict())
        self._author = author
        self._reads_bank = reads_bank
        self._model = model
        self._written: set[str] = set()
        self._evidence: dict[str, list[str]] = {}
        self.tasks: dict[str, str] = {}
        """Text of every task that was looked up, by key."""
        self.hits: dict[str, Hit] = {}
        self.retained: set[str] = set()
        """Keys that the bank has though it is not read: their entries are not touched."""
        self.pinned: set[str] = set()
        """Keys of pinned entries that were found."""
        self.void_pins: dict[str, str] = {}
        """Keys of pinned entries whose policy is quarantined, each with the outcome."""
        self.withheld: set[str] = set()
        """Keys of those for which the session chose another policy than the default."""
        self.subgraphs: set[str] = set()
        """Keys that are those of subgraphs; all others are those of operators."""
        self.asked: set[str] = set()
        """Keys of the latest look-up. Once the graph is cut, those of the model's own operators:
        before, operators of other cuts were looked up, too."""

    def find(self, tasks: Iterable[Subject]) -> Mapping[str, Hit]:
        """The entries for these tasks; those of another environment are marked as inherited.

        A task that is known for other numbers of cores alone has the policy of the nearest one
        that was tuned, as a provisional hit.
        """
        subjects = list(tasks)
        asked = {subject.key: subject.text() for subject in subjects}
        self.tasks.update(asked)
        if not all(needs_session(text) for text in asked.values()):
            self.asked = set(asked)
        self.subgraphs |= {subject.key for subject in subjects if subject.op == SUBGRAPH}
        if not self._reads_bank:
            self._note_retained(asked)
            return {}
        found = self._bank.find(self._target, asked)
        known = ((key, self._hit(entry.decision, entry.source)) for key, entry in found.items())
        hits = {key: hit for key, hit in known if hit is not None}
        unknown = [s for s in subjects if isinstance(s, Task) and s.key not in found]
        lent = ((task.key, self._lent(task)) for task in unknown)
        hits.update((key, hit) for key, hit in lent if hit is not None)
        self.hits.update((key, hit) for key, hit in hits.items() if not hit.is_provisional)
        return hits

    @property
    def from_elsewhere(self) -> int:
        """The number of entries found that a session which tunes would race first."""
        return sum(hit.is_candidate for hit in self.hits.values())

    def known(self, keys: Set[str]) -> dict[str, Policy | None]:
        """The policies that the bank had of these keys; None where the entry is not touched."""
        hits = {key: hit.policy for key, hit in self.hits.items() if key in keys}
        return {**hits, **dict.fromkeys(self.retained & keys)}

    def disregard(self, keys: Iterable[str]) -> None:
        """These entries have no kernel any more: they were no hits."""
        for key in keys:
            self.hits.pop(key, None)

    def refused(self, task: Subject) -> Mapping[str, Outcome]:
        """Policies of this task that failed before on this target."""
        refused = self._bank.refused(task.key, self._target)
        return {policy: Outcome(outcome) for policy, outcome in refused.items()}

    def measured(self, task: Subject) -> Sequence[Trial]:
        """Return trials of this task by sessions that made no decision, oldest first.

        Of this target and environment only, which a decision that follows cites. Times that CANN
        files have for the same gradients follow.
        """
        if not self._reads_bank:
            return ()
        seen = self._bank.custom.unsettled(task.key, self._target, self._environment)
        trials = {one.content_hash: trial for one in seen if (trial := _trial_of(task, one))}
        self._evidence.setdefault(task.key, []).extend(trials)
        sizes = task.sizes if isinstance(task, GradientSet) else None
        imported = imported_times(self._bank.custom, sizes) if sizes is not None else ()
        ready = (Trial(task, CANN_READY, Outcome.OK, timing_of(times)) for times in imported)
        return [*trials.values(), *ready]

    def seeds(self, task: Task) -> Sequence[Policy]:
        """Return policies decided for this very task in stricter precision modes, then on other
        targets, then for similar tasks.

        Other core counts come before other instruction sets. They need not be legal for the task.
        """
        if not self._reads_bank:
            return ()
        own = self._target
        modes = MODES[: MODES.index(task.precision_mode)]
        twins = [replace(task, precision_mode=mode).key for mode in reversed(modes)]
        known = self._bank.find(own, twins)
        stricter = [known[key].decision for key in twins if key in known]
        same = sorted(
            self._bank.elsewhere(task.key, own),
            key=lambda d: (d.target.soc_version != own.soc_version,
                           abs(d.target.cores - own.cores), d.target),
        )  # fmt: skip
        # Banks list operators by the type of their weights: those of f32 are far from those of f16.
        texts = dict.fromkeys((task.text(), in_f32(task).text()))
        others = (d for text in texts for d in self._bank.alike(text, own) if d.key != task.key)
        same = [*stricter, *same]
        found = [*(policy for _, policy in _tuned(same)), *nearest(task, _tuned(others))]
        return list(dict.fromkeys(found))

    def record(self, trial: Trial) -> None:
        """Commit the trial as an observation, so that not even `kill -9` loses it."""
        written = self._bank.custom.add_observation(
            observation_of(trial, self._target, self._environment)
        )
        self._evidence.setdefault(trial.task.key, []).append(written)

    def decide(self, decisions: Iterable[TunerDecision], message: str) -> None:
        """Write the decisions as one revision; none at all writes nothing.

        What is provisional does not replace what another session has decided meanwhile. Where the
        bank is not read, nothing was compared with its entries: they stay.
        """
        wanted = list(decisions)
        provisional = {d.task.key for d in wanted if d.rule == PROVISIONAL}
        found = self._bank.custom.find(self._target, provisional) if provisional else {}
        settled = {key for key, entry in found.items() if entry.basis != PROVISIONAL}
        wanted = [d for d in wanted if d.task.key not in settled]
        if not self._reads_bank:  # Entries of a concurrent session are retained, too.
            self._note_retained(decision.task.key for decision in wanted)
            stopped = [d for d in wanted if d.task.key in self.retained]
            self.withheld |= {d.task.key for d in stopped if d.rule == TUNED}
            wanted = [d for d in wanted if d.task.key not in self.retained]
        chosen = [
            decision_of(d, self._target, self._environment, self._evidence.get(d.task.key, ()))
            for d in wanted
        ]
        if chosen:
            text = f"{self._model}: {message}" if self._model else message
            self._bank.custom.commit(self._target, chosen, text, self._author)
            self._written |= {decision.key for decision in chosen}

    def policies(self, keys: Iterable[str]) -> dict[str, str]:
        """The policy that the bank holds now for each of these keys, as far as it knows them."""
        found = self._bank.find(self._target, keys)
        return {key: entry.decision.policy for key, entry in found.items()}

    def noisy_entries(self, keys: Iterable[str]) -> int:
        """The number of entries of these keys that were decided in noise in this environment."""
        place = self._environment, self._target.soc_version, self._target.cores
        return sum(1 for _ in noisy_entries(self._bank.custom, *place, keys))

    def note_use(self, model_hash: str, name: str, operators: Iterable[str]) -> None:
        """Keep for the statistics which entries a model needs: its subgraphs, and `operators`."""
        tasks = {key: self.tasks[key] for key in self.subgraphs.union(operators)}
        hits = self.hits.keys() & tasks.keys()
        self._bank.custom.use_model(model_hash, name, self._target, tasks, hits)

    def _note_retained(self, keys: Iterable[str]) -> None:
        self.retained |= self._bank.custom.find(self._target, keys).keys() - self._written

    def _hit(self, decision: Decision, source: str) -> Hit | None:
        """None for an entry whose policy is none: it came from elsewhere, and is a miss."""
        if needs_session(decision.task) and why_stale(decision):
            return None
        if decision.is_pinned and self._is_void(decision):
            return None
        try:
            policy = Policy.parse(decision.policy)
        except ValueError:
            return None
        before, after = decision.baseline, decision.timing
        saved_us = before.median_us - after.median_us if before and after else 0.0
        inherited = decision.environment != self._environment
        if not decision.is_pinned:
            return Hit(policy, decision.rule, source, inherited, saved_us)
        self.pinned.add(decision.key)
        rule = TUNED if decision.basis == PROVISIONAL else decision.basis
        return Hit(policy, rule, source, inherited, saved_us, is_pinned=True)

    def _lent(self, task: Task) -> Hit | None:
        """The policy tuned for the nearest number of cores, and what has not failed here."""
        own, refused = self._target, self._bank.refused(task.key, self._target)
        nearest_first = sorted(
            (
                (abs(decision.target.cores - own.cores), number, decision, source)
                for number, (source, bank) in enumerate(self._bank.asked().items())
                for decision in bank.elsewhere(task.key, own)
                if decision.target.soc_version == own.soc_version and decision.basis == TUNED
            ),
            key=lambda found: (*found[:2], found[2].target),
        )
        for _, _, decision, source in nearest_first:
            before, after = decision.baseline, decision.timing
            if before is None or after is None or decision.policy in refused:
                continue
            with suppress(ValueError):  # another program's policy may be none
                lent_by = LentBy(decision.target.cores, before.median_us / after.median_us)
                saved_us = (before.median_us - after.median_us) * lent_by.cores / own.cores
                policy = Policy.parse(decision.policy)
                return Hit(policy, PROVISIONAL, source, True, saved_us, lent_by=lent_by)
        return None

    def _is_void(self, decision: Decision) -> bool:
        """Return whether a pinned policy has failed: then it is a miss, and is tuned."""
        outcome = self._bank.refused(decision.key, self._target).get(decision.policy)
        if outcome is not None:
            self.void_pins[decision.key] = outcome
        return outcome is not None

    def pin_notes(self) -> list[str]:
        """Lines about the pins that were met: how many were kept, and which are void, and why."""
        count = len(self.pinned)
        kept = f"{counted(count, 'entry')} pinned: kept, and not tuned"
        void = (
            f"warning: the pinned policy of {short_key(key)} failed here ({outcome}): its pin is"
            " void, see `bankd unpin`"
            for key, outcome in self.void_pins.items()
        )
        return [*([kept] if count else []), *void]


def _tuned(decisions: Iterable[Decision]) -> Iterator[tuple[Task, Policy]]:
    """Tasks and policies; what another program wrote may have a form that we cannot read."""
    for decision in decisions:
        if decision.basis == TUNED:
            try:
                yield Task.parse(decision.task), Policy.parse(decision.policy)
            except READ_ERRORS:
                continue


def observation_of(trial: Trial, target: TargetKey, environment: str) -> Observation:
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
        tool_version=tool_version(),
    )


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


def _trial_of(task: Subject, seen: Observation) -> Trial | None:
    """None for a policy that we cannot read: another program may have written it."""
    try:
        policy = Policy.parse(seen.policy)
    except ValueError:
        return None
    timing, baseline = (
        None if t is None else Timing(t.count, t.median_us, t.low_us, t.high_us, t.samples)
        for t in (seen.timing, seen.baseline)
    )
    return Trial(task, policy, Outcome(seen.outcome), timing, baseline, seen.error, seen.note)


def _summary(timing: Timing | None) -> TimingSummary | None:
    if (t := timing) is None:
        return None
    return TimingSummary(t.count, t.median_us, t.low_us, t.high_us, t.samples_us)
