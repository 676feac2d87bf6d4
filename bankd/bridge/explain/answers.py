"""What the banks answer for tasks on one target: hits with their entry, misses with all reasons."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from bankd.bank import Bank, Decision, Found, Past, Revision, TargetKey, canonical
from bankd.bank.asked import AskedBanks
from bankd.bank.nearest import Near, nearest
from bankd.bank.record import OUTCOMES
from bankd.bank.subject import is_subgraph, policy_in_short
from bankd.bank.traces import Tried, retired, tried
from bankd.bridge.explain.explained import Answer, Entry, Failure
from bankd.bridge.stale_entries import why_dead
from bankd.config.request import PRECISION_MODES
from tuner.subgraph.subgraph import Subgraph

NEVER = Tried(0, 0)
NO_KERNEL = "its policy has no kernel any more"


@dataclass(frozen=True)
class Wanted:
    """A task or a subgraph that is asked for; see `Answer`."""

    name: str
    uses: int
    key: str
    task: str


@dataclass(frozen=True)
class View:
    """The banks as seen from one target."""

    banks: AskedBanks
    target: TargetKey
    environment: str
    """This machine's, as canonical JSON; "" where the target is another machine's."""
    is_read: bool = True
    """ENABLE_TUNE_BANK."""
    _revisions: dict[tuple[str, str], Revision] = field(default_factory=dict, repr=False)

    def answers(
        self, wanted: Sequence[Wanted], usable: Collection[str] | None = None
    ) -> list[Answer]:
        """One for each, in their order; all are operators, or all are subgraphs.

        `usable`: keys of the entries that compiling would use; None: each is judged by itself, and
        hits come with their failed trials, too.
        """
        of_subgraph = any(is_subgraph(one.task) for one in wanted)
        asked = [*self.banks.asked(of_subgraph=of_subgraph).values()]
        keys = [one.key for one in wanted]
        found = self.banks.layered.find(self.target, keys)
        trials = _trials(asked, self.target, keys)
        return [
            self._known(one, trials.get(one.key, NEVER), found[one.key], usable)
            if one.key in found
            else self._unknown(one, trials.get(one.key, NEVER), asked)
            for one in wanted
        ]

    def _known(
        self, one: Wanted, trials: Tried, found: Found, usable: Collection[str] | None
    ) -> Answer:
        unusable = self._why_unusable(found.decision, usable)
        is_hit = self.is_read and not unusable
        return self._answer(
            one,
            trials,
            entry=Entry(found.decision, found.source, self._revision(found)),
            unusable=unusable,
            failures=() if is_hit and usable is not None else self._failures(one, trials),
        )

    def _why_unusable(self, decision: Decision, usable: Collection[str] | None) -> str:
        if usable is None or not self.is_read:
            return why_dead(decision) or ""
        return "" if decision.key in usable else why_dead(decision) or NO_KERNEL

    def _unknown(self, one: Wanted, trials: Tried, asked: Sequence[Bank]) -> Answer:
        elsewhere = [d for bank in asked for d in bank.elsewhere(one.key, self.target)]
        unasked = self.banks.unasked(of_subgraph=is_subgraph(one.task))
        return self._answer(
            one,
            trials,
            nearest=self._nearest(one, elsewhere, asked),
            elsewhere=tuple(sorted({decision.target for decision in elsewhere})),
            unasked=tuple(s for s, bank in unasked.items() if bank.find(self.target, [one.key])),
            failures=self._failures(one, trials),
            retired=next((p for bank in asked if (p := self._retired(one.key, bank))), None),
        )

    def _answer(self, one: Wanted, trials: Tried, **known: Any) -> Answer:
        return Answer(
            one.name,
            one.uses,
            one.key,
            one.task,
            self.target,
            self.environment,
            is_read=self.is_read,
            tried=trials,
            **known,
        )

    def _nearest(
        self, one: Wanted, elsewhere: Sequence[Decision], asked: Sequence[Bank]
    ) -> tuple[Near, ...]:
        """The nearest of all, and the nearest for this target where that is another."""
        alike = self._alike(one, self.target, asked)
        here = nearest(one.task, self.target, alike)
        others = elsewhere or (() if alike else self._alike_elsewhere(one, asked))
        candidates = [*others, *([here.decision] if here else [])]
        best = nearest(one.task, self.target, candidates)
        return tuple(dict.fromkeys(near for near in (best, here) if near is not None))

    def _alike(self, one: Wanted, target: TargetKey, asked: Sequence[Bank]) -> list[Decision]:
        if is_subgraph(one.task):
            keys = _other_precisions(one.task)
            return [d for bank in asked for d in bank.find(target, keys).values()]
        return [d for bank in asked for d in bank.alike(one.task, target) if d.key != one.key]

    def _alike_elsewhere(self, one: Wanted, asked: Sequence[Bank]) -> list[Decision]:
        """Of the nearest target that has any: other core counts before other instruction sets."""
        targets = {target for bank in asked for target in bank.targets()} - {self.target}
        found = (self._alike(one, target, asked) for target in sorted(targets, key=self._far))
        return next((decisions for decisions in found if decisions), [])

    def _far(self, target: TargetKey) -> tuple[bool, int, TargetKey]:
        is_other = target.soc_version != self.target.soc_version
        return is_other, abs(target.cores - self.target.cores), target

    def _failures(self, one: Wanted, trials: Tried) -> tuple[Failure, ...]:
        """Policies in quarantine, the worst outcome first; with the newest trial's note."""
        if not trials.failed:
            return ()
        refused = self.banks.layered.refused(one.key, self.target)
        notes = {
            seen.policy: seen.note
            for bank in self.banks.banks.values()
            for seen in bank.observations(one.key, self.target)
            if seen.outcome == refused.get(seen.policy)
        }
        worst = sorted(refused.items(), key=lambda each: (-OUTCOMES.index(each[1]), each[0]))
        return tuple(
            Failure(policy_in_short(one.task, policy), outcome, notes.get(policy, ""))
            for policy, outcome in worst
        )

    def _retired(self, key: str, bank: Bank) -> Past | None:
        if not retired(bank, self.target, [key]):
            return None
        history = bank.decision_history(key, self.target)
        return next((past for past in history if past.decision is None), None)

    def _revision(self, found: Found) -> Revision | None:
        """What brought the entry; asked once for all entries of it."""
        name = found.decision.revision
        if name is None:
            return None
        bank = self.banks.banks[found.source]
        place = found.source, name
        if place not in self._revisions:
            self._revisions[place] = bank.revision(name)
        return self._revisions[place]


def _trials(banks: Sequence[Bank], target: TargetKey, keys: Sequence[str]) -> dict[str, Tried]:
    """Of all banks together; those that hold the same trial count it each."""
    total: dict[str, Tried] = {}
    for bank in banks:
        for key, one in tried(bank, target, keys).items():
            before = total.get(key, NEVER)
            total[key] = Tried(before.trials + one.trials, before.failed + one.failed)
    return total


def _other_precisions(task: str) -> list[str]:
    """Keys of the same subgraph in other precision modes."""
    content = json.loads(task)
    texts = (canonical({**content, "precision_mode": mode}) for mode in PRECISION_MODES)
    return [Subgraph(text).key for text in texts if text != task]
