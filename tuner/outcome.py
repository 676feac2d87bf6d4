"""What becomes of the subjects of a session, tasks or subgraphs, and the writing of decisions."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tuner.lookup import Hit, Lookup
from tuner.policy import Policy
from tuner.session import Counts
from tuner.tasks import TaskUse
from tuner.trial import Decision, Outcome, Subject, Timing, Trial

KEEP_EVERY_S = 10.0
"""The first decision that arrives later than this after a write is written at once, with those
that wait: little is lost when the power fails."""


@dataclass
class TuneOutcome:
    """What became of the subjects of a session; grows as it works."""

    hits: Mapping[str, Hit]
    policies: dict[str, Policy] = field(default_factory=dict)
    """Policies that differ from the default, by key."""
    written: dict[str, Decision] = field(default_factory=dict)
    """Decisions for misses, and for hits that were beaten."""
    reserved: set[str] = field(default_factory=set)
    failed: list[str] = field(default_factory=list)
    total: int = 0
    trials: int = 0

    @staticmethod
    def of_hits(hits: Mapping[str, Hit], total: int) -> TuneOutcome:
        """Before anything is tuned: what the bank knows is used."""
        return TuneOutcome(hits, {key: hit.policy for key, hit in hits.items()}, total=total)

    @property
    def counts(self) -> Counts:
        updated = sum(key in self.hits for key in self.written)
        hit, added = len(self.hits), len(self.added)
        return Counts(self.total, hit, added, updated, hit - updated, self.total - hit - added)

    @property
    def added(self) -> frozenset[str]:
        """Keys that the bank did not know, and for which something beat the default."""
        new = self.written.keys() - self.hits.keys()
        return frozenset(key for key in new if self.written[key].rule == "tuned")

    def of_tasks(self, uses: Sequence[TaskUse], hits: Mapping[str, Hit]) -> TuneOutcome:
        """The same of other tasks, some of which are those of this outcome; `hits` as they are
        now. What was decided here of tasks that are none of them is in the bank all the same."""
        keys = {use.task.key for use in uses}
        now = {k: h for k, h in hits.items() if k not in self.written or k in self.hits}
        policies = {k: h.policy for k, h in now.items()}
        policies |= {k: p for k, p in self.policies.items() if k in keys}
        written = {k: d for k, d in self.written.items() if k in keys}
        reserved = self.reserved & keys
        return TuneOutcome(now, policies, written, reserved, self.failed, len(keys), self.trials)

    def join(self, more: TuneOutcome) -> None:
        """Take over what became of further tasks, none of them known here."""
        self.policies |= more.policies
        self.written |= more.written
        self.failed += more.failed
        self.trials += more.trials

    def take(
        self,
        key: str,
        name: str,
        decision: Decision | None,
        keeper: Keeper,
        beside: Iterable[Decision] = (),
    ) -> None:
        """Note what was decided, and have it written unless that is what the bank says.

        An entry of another environment, or one that a merge took on trust, that nothing has
        beaten is stated again: reserved, with the times of today. `beside` is written with it.
        """
        if decision is None:
            self.failed.append(name)
            return
        hit = self.hits.get(key)
        if hit is not None and hit.policy == decision.policy:
            self.reserved.add(key)
            if hit.inherited or hit.rule != decision.rule:
                keeper.keep(decision, beside)
            return
        self.policies[key] = decision.policy
        self.written[key] = decision
        keeper.keep(decision, beside)


class Keeper:
    """Writes decisions to the bank, several at a time, and what is left when the block ends."""

    def __init__(self, bank: Lookup, total: int, job: str, unit: str) -> None:
        """`job` and `unit` for the message of the revision: "operator tuning" and "tasks"."""
        self._bank, self._total, self._job, self._unit = bank, total, job, unit
        self._waiting: dict[str, Decision] = {}
        """The newest for each key: subgraphs may share operators."""
        self._decided = 0
        self._last = time.monotonic()

    def __enter__(self) -> Keeper:
        return self

    def __exit__(self, *reason: object) -> None:
        self._write()

    def keep(self, decision: Decision, beside: Iterable[Decision] = ()) -> None:
        """A decision of the job, and those on other things that must not be written without it."""
        self._decided += 1
        self._waiting.update((one.task.key, one) for one in (*beside, decision))
        if time.monotonic() - self._last > KEEP_EVERY_S:
            self._write()

    def _write(self) -> None:
        if self._waiting:
            message = f"{self._job}, {self._decided} of {self._total} {self._unit}"
            self._bank.decide(self._waiting.values(), message)
            self._waiting = {}
        self._last = time.monotonic()


def known_trials(bank: Lookup, subject: Subject) -> dict[Policy, Trial]:
    """What an interrupted session measured of a subject: the first trial of each policy.

    Trials that an older version kept have no samples, and cannot be compared.
    """
    known: dict[Policy, Trial] = {}
    for trial in bank.measured(subject):
        if trial.outcome is not Outcome.OK or (
            _is_whole(trial.timing) and _is_whole(trial.baseline)
        ):
            known.setdefault(trial.policy, trial)
    return known


def _is_whole(timing: Timing | None) -> bool:
    return timing is not None and len(timing.samples_us) == timing.count
