"""All that the tuner knows of a bank: look up, and hand over what was learnt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tuner.policy import Policy
from tuner.task import Task
from tuner.trials.trial import Decision, Outcome, Subject, Trial

PROVISIONAL = "sgat"
"""The rule of a decision on an operator that subgraph tuning made after a short search. Its
partition is worth little without it: it is used, and it is a miss to operator tuning.
"""


@dataclass(frozen=True)
class LentBy:
    """The number of cores that a policy was tuned for, and what it gained there."""

    cores: int
    speedup: float
    """Times as fast as the default policy for that number of cores."""


@dataclass(frozen=True)
class Hit:
    """An entry of a bank: the policy decided for a key, and where it stands."""

    policy: Policy
    rule: str
    source: str
    """"custom", "op_bank", "mdl_bank" or "built-in"."""
    inherited: bool = False
    """Decided in another environment (compiler, generator or CPU model)."""
    saved_us: float = 0.0
    """Microseconds by which it is quicker than the default policy, where the decision states it."""
    is_pinned: bool = False
    """The user wants it kept: no session tunes its subject, not with `REPEAT_TUNE` either."""
    lent_by: LentBy | None = None
    """Set for an entry of another number of cores, which is a miss to operator tuning, too."""

    @property
    def is_provisional(self) -> bool:
        """Return whether the decision only holds until its operator is tuned."""
        return self.rule == PROVISIONAL

    @property
    def is_candidate(self) -> bool:
        """Return whether a session that tunes races it first, and keeps it only if it wins.

        It is inherited: what won on another CPU may lose here. The entries of a bank that the user
        named (`--op_bank_path`, `--mdl_bank_path`) are used as they are.
        """
        return self.inherited and not self.is_named and not self.is_pinned

    @property
    def is_named(self) -> bool:
        """Return whether it is of a bank that the user named, and which no session overrules."""
        return self.source in ("op_bank", "mdl_bank")


class KnownPolicies(Protocol):
    """A bank as it is seen where nothing is tuned: one target, one environment."""

    def find(self, tasks: Iterable[Subject]) -> Mapping[str, Hit]:
        """The entries for these tasks, by task key."""

    def disregard(self, keys: Iterable[str]) -> None:
        """These entries were found, but have no kernel any more: they count as misses."""

    def refused(self, task: Subject) -> Mapping[str, Outcome]:
        """Policies (text) of this task that failed before on this target, with their outcome."""

    def measured(self, task: Subject) -> Sequence[Trial]:
        """Trials that an interrupted session made of this task, in their order.

        That is, those of this target and environment that are younger than the newest decision
        for the task. Their timings have their samples.
        """


class NoBank:
    """The policies that are known where there is no bank: none."""

    def find(self, tasks: Iterable[Subject]) -> Mapping[str, Hit]:
        """No entries."""
        del tasks
        return {}

    def disregard(self, keys: Iterable[str]) -> None:
        """Nothing was found."""

    def refused(self, task: Subject) -> Mapping[str, Outcome]:
        """No failures."""
        del task
        return {}

    def measured(self, task: Subject) -> Sequence[Trial]:
        """No trials."""
        del task
        return ()


class Lookup(KnownPolicies, Protocol):
    """A bank as seen by one tuning session."""

    def seeds(self, task: Task) -> Sequence[Policy]:
        """Policies of this task on other targets, and of similar tasks; best first.

        The policies may not be legal for the task.
        """

    def record(self, trial: Trial) -> None:
        """Keep a trial. Durable when it returns."""

    def decide(self, decisions: Iterable[Decision], message: str) -> None:
        """Write decisions: one revision."""
