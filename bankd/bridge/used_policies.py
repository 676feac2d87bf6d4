"""Policies that an offline model really uses, and where the banks have them from. Nothing is built.

steps of its programs -> tasks and policies -> the banks' entries now -> else their past -> a row
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from bankd.bank import Bank, Decision, FoundDecision, LayeredBank, Revision, TargetKey
from bankd.bridge.race import policy_in
from bankd.bridge.stale_entries import READ_ERRORS
from tuner.offline_model import offline_model
from tuner.policy import Policy
from tuner.program.program import Program, Step, programs_from_json
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task


class PolicySource(StrEnum):
    """Knowledge of the banks of a policy that a model uses."""

    CURRENT = "current"
    """They hold just this policy now."""
    PAST = "past"
    """One held it once, and holds another now, or none."""
    DEFAULT = "default"
    """It is the default, which no bank ever chose: the task was a miss, or the whole model was
    faster with it."""
    UNKNOWN = "unknown"
    """It comes from another bank."""


@dataclass(frozen=True)
class UsedPolicy:
    """The policy of a task in an offline model."""

    name: str
    """Name of the first step with it."""
    uses: int
    """Number of steps, in all programs of the model."""
    key: str
    task: str
    policy: str
    source: PolicySource
    bank: str = ""
    """Bank that has it, or had it; empty for none."""
    revision: Revision | None = None
    """Revision of that bank that chose it last."""
    is_pinned: bool = False
    """The bank has it pinned now."""
    now: Decision | None = None
    """The entry that the banks have now, where it is another policy."""


@dataclass(frozen=True)
class UsedModel:
    """An offline model, and all that it uses."""

    path: str
    checksum: str
    target: TargetKey
    policies: tuple[UsedPolicy, ...]
    segments: int
    """Steps that ONNX Runtime runs."""
    is_whole: bool
    """ONNX Runtime runs the whole model: there are no policies."""

    @property
    def counts(self) -> dict[PolicySource, int]:
        """Number of tasks by what the banks know of their policies."""
        counted = Counter(one.source for one in self.policies)
        return {source: counted[source] for source in PolicySource if counted[source]}

    @property
    def pinned(self) -> int:
        """Number of tasks whose policy is pinned."""
        return sum(one.is_pinned for one in self.policies)


def used_model(path: Path, banks: LayeredBank) -> UsedModel:
    """The policies of an offline model of ours. Raises OfflineModelError, BankError."""
    data = offline_model.load(path, verify=False)
    programs = programs_from_json(data.program)
    target = programs[0].target
    place = TargetKey(target.soc_version, target.cores)
    steps = [step for program in programs for step in program.steps]
    grouped: dict[tuple[str, str], list[Step]] = {}
    for step in steps:
        if step.task:
            grouped.setdefault((step.task, step.policy), []).append(step)
    keys = {task: key for task, _ in grouped if (key := _key(task))}
    found = banks.find(place, keys.values())
    return UsedModel(
        path=str(path),
        checksum=data.checksum,
        target=place,
        policies=tuple(
            _used(group, keys.get(task, ""), place, target, found, banks)
            for (task, _), group in grouped.items()
        ),
        segments=sum(step.segment is not None for step in steps),
        is_whole=_is_whole(programs[0]),
    )


def _is_whole(program: Program) -> bool:
    return program.whole_model is not None


def _key(text: str) -> str:
    """The key of a task; empty for a text of another version."""
    with suppress(*READ_ERRORS):
        return Task.parse(text).key
    return ""


def _used(
    steps: list[Step],
    key: str,
    place: TargetKey,
    target: Target,
    found: Mapping[str, FoundDecision],
    banks: LayeredBank,
) -> UsedPolicy:
    first = steps[0]
    used = _Policies(first.task, target)
    basis = UsedPolicy(first.name, len(steps), key, first.task, first.policy, PolicySource.UNKNOWN)
    entry = found.get(key)
    now = entry.decision if entry else None
    if entry is not None and used.are_same(entry.decision.policy, first.policy):
        chosen = _chosen_in(banks.banks[entry.source], key, place, first.policy, used)
        return replace(
            basis, source=PolicySource.CURRENT, bank=entry.source, revision=chosen,
            is_pinned=entry.decision.is_pinned,
        )  # fmt: skip
    for source, bank in banks.banks.items() if key else ():
        if chosen := _chosen_in(bank, key, place, first.policy, used):
            basis = replace(basis, bank=source, revision=chosen)
            return replace(basis, source=PolicySource.PAST, now=now)
    is_default = used.is_default(first.policy)
    source = PolicySource.DEFAULT if is_default else PolicySource.UNKNOWN
    return replace(basis, source=source, now=now)


def _chosen_in(
    bank: Bank, key: str, place: TargetKey, policy: str, used: _Policies
) -> Revision | None:
    """The revision of a bank that chose a policy last: those after it pinned it, or timed it again.

    None where it never did.
    """
    chosen = None
    for past in bank.decision_history(key, place):
        is_this = past.decision is not None and used.are_same(past.decision.policy, policy)
        if chosen is not None and not is_this:
            break
        chosen = past.revision if is_this else chosen
    return chosen


class _Policies:
    """Policies of one task as texts: entries may leave out knobs that have their default value."""

    def __init__(self, task: str, target: Target) -> None:
        self._space: Space | None = None
        with suppress(*READ_ERRORS):
            self._space = Space(Task.parse(task), target)

    def are_same(self, one: str, other: str) -> bool:
        """Return whether two policies are the same kernel."""
        if one == other:
            return True
        first, second = self._completed(one), self._completed(other)
        return first is not None and first == second

    def is_default(self, text: str) -> bool:
        """Return whether a policy is the default one of today."""
        own = self._completed(text)
        return self._space is not None and own is not None and own == self._space.default

    def _completed(self, text: str) -> Policy | None:
        return policy_in(self._space, text) if self._space is not None else None
