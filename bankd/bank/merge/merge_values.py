"""The values of a merge: a key that both sides have, its result, and the judge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from bankd.bank.record import Decision, Observation, Revision, TargetKey

UNDECIDED = "undecided"
"""Beginning of the reason of an open conflict whose race was disturbed."""
UNVERIFIED = "unverified"
"""The rule of a decision that was preferred in a merge though this machine could not measure it."""

PINNED_APART = "pinned on both sides, to different policies"
"""The reason of an open conflict that no time decides."""


class MergeVerdict(StrEnum):
    """The result of a merge for a key; the value is the sign in its report."""

    BETTER = "O"
    """One side's policy is kept: only that side changed it, it is clearly better, or was chosen."""
    TIE = "="
    """Both have the same policy (the evidence is pooled), or neither is better than the other."""
    ADDED = "+"
    """Only they knew the key."""
    REMOVED = "-"
    """One side retired the key, and the other had not changed it."""
    REJECTED = "X"
    """A policy that failed on this target is not taken, or no longer kept."""
    OPEN = "?"
    """A conflict that is not decided yet."""


class Choice(StrEnum):
    """Choices that resolve a conflict, and that a merge may prefer beforehand."""

    OURS = "ours"
    THEIRS = "theirs"
    BASE = "base"
    FASTER = "faster"
    """The greater speed-up over its own baseline, whatever the noise and the environment."""
    MEASURE = "measure"
    """Race default, ours and theirs on this machine."""
    SUGGESTED = "suggested"
    """Choice by the times, where they decide."""


@dataclass(frozen=True)
class Conflict:
    """A key with the decisions of the three states; None where a state has none."""

    target: TargetKey
    key: str
    task: str
    base: Decision | None
    ours: Decision | None
    theirs: Decision | None

    @property
    def is_pinned(self) -> bool:
        """True if a side pinned its policy: then a person decides, and no race."""
        return any(side is not None and side.is_pinned for side in (self.ours, self.theirs))


class Finding(StrEnum):
    """The result of a race."""

    CLEAR = "clear"
    """One policy is better than those it was raced against."""
    TIE = "tie"
    """Neither is clearly better: the preferred one is taken."""
    UNDECIDED = "undecided"
    """The noise was too large: the conflict stays open."""
    UNMEASURED = "unmeasured"
    """They could not be raced here: what the times suggest is kept, if they suggest anything."""


@dataclass(frozen=True)
class Judgement:
    """The judgement of a conflict."""

    result: Decision | None
    """Decision that shall hold; None: the key is retired (the default is better than both)."""
    source: str
    """Side of that policy: "ours", "theirs", "base", or "default"."""
    reason: str
    """One line for people: "theirs 1.08x [1.06, 1.10] faster than ours, measured here"."""
    observations: tuple[Observation, ...] = ()
    """New evidence, which the merge keeps before it writes the decision."""
    finding: Finding = Finding.CLEAR


Judge = Callable[[Conflict], Judgement | None]
"""Settles a conflict; None where neither side holds anything (the conflict stays open)."""


@dataclass(frozen=True)
class Side:
    """The entry of one state for a key, as far as a report needs it."""

    policy: str
    speedup: float | None
    is_unsure: bool = False
    """Its speed-up is within the noise of its times."""


@dataclass(frozen=True)
class MergeLine:
    """One key of the report."""

    verdict: MergeVerdict
    source: str
    """Side whose policy is kept: "ours", "theirs", "base", "both", "default"; when open that
    which is suggested, "" where nothing is."""
    reason: str
    target: TargetKey
    key: str
    task: str
    base: Side | None
    ours: Side | None
    theirs: Side | None
    result: Side | None
    """The entry after the merge; of an open conflict what is suggested."""
    was_open: bool = False
    """A person had to decide it, or has to: no rule did, or the bank changed meanwhile."""
    by_hand: bool = False
    """A choice resolved it, not the rules: `undo_choice` can take that back."""

    @property
    def is_open(self) -> bool:
        return self.verdict is MergeVerdict.OPEN


@dataclass(frozen=True)
class Measured:
    """The origin of a side's entry."""

    revision: str | None
    """ "r12" where it was decided here, else the beginning of the id of the revision of theirs that
    is merged; None where that is not known."""
    hosts: tuple[str, ...]
    """Hosts that timed its policy, sorted; as far as its evidence is in this bank."""
    samples: int
    """Times taken for that."""


@dataclass(frozen=True)
class MergeEntry:
    """One key of the merge that waits."""

    conflict: Conflict
    line: MergeLine
    measured: dict[Choice, Measured]
    """Entries by OURS, THEIRS and BASE, without those that hold nothing."""


@dataclass(frozen=True)
class MergeResult:
    """The result of a merge."""

    counts: dict[MergeVerdict, int]
    """Keys for each verdict; those that are equal on both sides, or that only we changed, are not
    counted."""
    same: int
    """Keys of theirs that our bank holds just so."""
    new_observations: int
    revision: Revision | None
    """The revision that was written; None with `dry_run`, with nothing to do, or while conflicts
    are open."""
    ours_alone: int = 0
    """Keys that differ because only we changed them: they stay, and have no line."""
    is_held: bool = False
    """Nothing is open, and it waits all the same, as it was asked to."""

    @property
    def open(self) -> int:
        return self.counts.get(MergeVerdict.OPEN, 0)

    @property
    def waits(self) -> bool:
        """True if the merge waits in the bank, to be continued."""
        return self.open > 0 or self.is_held


@dataclass(frozen=True)
class PendingMerge:
    """A merge that waits for choices. The bank's decisions are as they were before it."""

    theirs: str
    """Place of the other side, for people."""
    started: str
    author: str
    open: int
    resolved: int
