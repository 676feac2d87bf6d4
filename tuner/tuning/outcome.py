"""Outcome of tuning: results, counters and policies of subjects, and the writing of decisions."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tuner.lookup.protocol import Hit, Lookup
from tuner.ops.uses import TaskUse
from tuner.policy import Policy
from tuner.session import OperatorChange, SubgraphChange, SubgraphResult, TaskCounts
from tuner.subgraph.partition import SubgraphUse
from tuner.trials.trial import Decision, Outcome, Subject, Trial
from tuner.tuning.decide import Undecided

KEEP_EVERY_S = 10.0
"""The first decision that arrives later than this after a write is written at once, with those
that wait: little is lost when the power fails."""


@dataclass
class TuneOutcome:
    """Results of the subjects of a session, tasks or subgraphs; grows as it works."""

    hits: Mapping[str, Hit]
    policies: dict[str, Policy] = field(default_factory=dict)
    """Policies that differ from the default, by key."""
    written: dict[str, Decision] = field(default_factory=dict)
    """Decisions for misses, and for hits that were beaten."""
    failed: list[str] = field(default_factory=list)
    undecided: list[str] = field(default_factory=list)
    """Names of subjects whose races were disturbed: misses that are raced first the next time."""
    total: int = 0
    trials: int = 0
    raced: Mapping[str, Decision] = field(default_factory=dict)
    """Decisions by which entries of another environment were kept, in the model."""

    @staticmethod
    def of_hits(hits: Mapping[str, Hit], total: int) -> TuneOutcome:
        """The outcome before anything is tuned: the policies of the bank are used."""
        return TuneOutcome(hits, {key: hit.policy for key, hit in hits.items()}, total=total)

    @property
    def counts(self) -> TaskCounts:
        """Counts for reports, which add up to `total`."""
        updated = sum(key in self.hits for key in self.written)
        hit, added = len(self.hits), len(self.added)
        return TaskCounts(self.total, hit, added, updated, hit - updated, self.total - hit - added)

    @property
    def added(self) -> frozenset[str]:
        """Keys that the bank did not know, and for which something beat the default."""
        new = self.written.keys() - self.hits.keys()
        return frozenset(key for key in new if self.written[key].rule == "tuned")

    @property
    def new_wins(self) -> frozenset[str]:
        """Keys for which something has just beaten the default that was used before.

        They are misses, and entries of the bank that stated the default.
        """
        tuned = (key for key, decision in self.written.items() if decision.rule == "tuned")
        return frozenset(k for k in tuned if k not in self.hits or self.hits[k].rule == "default")

    def operator_changes(self, uses: Iterable[TaskUse]) -> tuple[OperatorChange, ...]:
        """The tasks whose policies were added or updated, with times by tuning mode."""
        return tuple(
            OperatorChange(
                name=use.name,
                op_types=use.origin,
                dtype=use.task.outputs[0].dtype,
                stages={s.mode: (s.before_us, s.after_us) for s in decision.stages},
                update_mode=self._update_mode(use.task.key),
            )
            for use in uses
            if (decision := self.written.get(use.task.key)) is not None and decision.stages
        )

    def subgraph_result(self, uses: Iterable[SubgraphUse]) -> SubgraphResult:
        """Result of SGAT, with the subgraphs whose policies were added or updated."""
        changes = tuple(
            SubgraphChange(
                repo_key=key,
                before_ms=decision.baseline.median_us / 1e3,
                after_ms=decision.timing.median_us / 1e3,
                update_mode=self._update_mode(key),
            )
            for key, decision in self.written.items()
            if decision.rule == "tuned" or key in self.hits
        )
        return SubgraphResult(self.counts, changes, tuple(use.subgraph.key for use in uses))

    def _update_mode(self, key: str) -> str:
        return "update" if key in self.hits else "add"

    def revert(self, decision: Decision) -> None:
        """Note that the default is used after all; an entry that stated it counts as unchanged."""
        key = decision.task.key
        self.policies[key], self.written[key] = decision.policy, decision
        if key in self.hits:
            del self.written[key]

    def of_tasks(self, uses: Sequence[TaskUse], hits: Mapping[str, Hit]) -> TuneOutcome:
        """The outcome of other tasks, some of which are in this one; `hits` as they are now.

        Decisions on tasks that are left out are in the bank all the same.
        """
        keys, names = {use.task.key for use in uses}, {use.name for use in uses}
        now = {k: h for k, h in hits.items() if k not in self.written or k in self.hits}
        policies = {k: h.policy for k, h in now.items()}
        policies |= {k: p for k, p in self.policies.items() if k in keys}
        written = {k: d for k, d in self.written.items() if k in keys}
        failed = [name for name in self.failed if name in names]
        undecided = [name for name in self.undecided if name in names]
        return TuneOutcome(
            now, policies, written, failed, undecided, len(keys), self.trials, self.raced
        )

    def join(self, more: TuneOutcome) -> None:
        """Add the results of further tasks, none of them known here."""
        self.policies |= more.policies
        self.written |= more.written
        self.failed += more.failed
        self.undecided += more.undecided
        self.trials += more.trials

    def take(self, key: str, name: str, attempt: Attempt, writer: DecisionWriter) -> None:
        """Note a decision, and have it written unless the bank has the same.

        Nothing is written of an undecided subject, and its entry of the bank stays as it is.
        An entry of another environment, or one that a merge took on trust, is stated again where
        nothing has beaten it: reserved, with the times of today.
        """
        decision = attempt.decision
        if not isinstance(decision, Decision):
            (self.undecided if decision else self.failed).append(name)
            return
        hit = self.hits.get(key)
        if hit is None or hit.policy != decision.policy:
            self.policies[key], self.written[key] = decision.policy, decision
        elif not hit.inherited and hit.rule == decision.rule:
            return
        writer.add(decision, attempt.further)


@dataclass(frozen=True)
class Attempt:
    """Result of tuning a subject once."""

    decision: Decision | Undecided | None
    """None: it could not be tuned, as the note says."""
    note: str
    """Reason why there is no decision, or why noise may have made it; else empty."""
    was_cut_short: bool = False
    """The deadline came before all was measured."""
    further: Sequence[Decision] = ()
    """Decisions on other subjects, to be written with it."""

    @property
    def is_half(self) -> bool:
        """Half a search is no evidence that the default is best."""
        is_win = isinstance(self.decision, Decision) and self.decision.rule == "tuned"
        return self.was_cut_short and not is_win


class DecisionWriter:
    """Writes decisions to the bank, several at a time, and what is left when the block ends."""

    def __init__(self, bank: Lookup, total: int, job: str, unit: str) -> None:
        """`job` and `unit` for the message of the revision: "operator tuning" and "tasks"."""
        self._bank, self._total, self._job, self._unit = bank, total, job, unit
        self._waiting: dict[str, Decision] = {}
        """The newest for each key: subgraphs may share operators."""
        self._decided = 0
        self._last = time.monotonic()

    def __enter__(self) -> DecisionWriter:
        return self

    def __exit__(self, *reason: object) -> None:
        self._write()

    def add(self, decision: Decision, further: Iterable[Decision] = ()) -> None:
        """Have a decision written, with those on other subjects that must not be without it."""
        self._decided += 1
        self._waiting.update((one.task.key, one) for one in (*further, decision))
        if time.monotonic() - self._last > KEEP_EVERY_S:
            self._write()

    def _write(self) -> None:
        if self._waiting:
            message = f"{self._job}, {self._decided} of {self._total} {self._unit}"
            self._bank.decide(self._waiting.values(), message)
            self._waiting = {}
        self._last = time.monotonic()


def known_trials(bank: Lookup, subject: Subject) -> dict[Policy, Trial]:
    """Trials that an interrupted session made of a subject: the first one of each policy.

    Trials that an older version kept have no samples, and cannot be compared. Those that were
    disturbed say nothing.
    """
    known: dict[Policy, Trial] = {}
    for trial in bank.measured(subject):
        timings = trial.timing, trial.baseline
        has_samples = all(timing and len(timing.samples_us) == timing.count for timing in timings)
        if not trial.is_disturbed and (has_samples or trial.outcome is not Outcome.OK):
            known.setdefault(trial.policy, trial)
    return known
