"""The answers of the banks for tasks and subgraphs: entries, or all that is known of a miss."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace

from bankd.bank import Bank, Decision, FoundDecision, LayeredBank, TargetKey, canonical
from bankd.bank.record import OUTCOMES, TrialCount
from bankd.bank.subject import is_subgraph, op_of, policy_in_short, precision_of
from bankd.bridge.explain.answer import FailedPolicy, Near, TaskAnswer
from bankd.bridge.explain.task_difference import differences
from bankd.bridge.race import environment_here
from bankd.bridge.stale_entries import READ_ERRORS, lacking_here, why_stale
from bankd.config.request import PRECISION_MODES
from tuner.backend import why_not_here
from tuner.lookup.protocol import Hit
from tuner.lookup.task_similarity import distance
from tuner.subgraph.subgraph import Subgraph
from tuner.target import ISAS
from tuner.task import Task

Wanted = tuple[str, int, str, str]
"""Name, uses, key and task of what is asked for; see `TaskAnswer`."""


def answers_for(
    banks: LayeredBank,
    target: TargetKey,
    wanted: Sequence[Wanted],
    usable: Mapping[str, Hit | None] | None = None,
    *,
    is_read: bool,
) -> tuple[TaskAnswer, ...]:
    """One answer for each, in their order; all are operators, or all are subgraphs.

    `usable`: what compiling would use, by key, and of tasks the entry, which another number of
    cores may lend; None: each is judged by itself, and hits come with their failed trials, too.
    """
    asked = banks.asked(of_subgraph=any(is_subgraph(task) for *_, task in wanted))
    keys = [key for _, _, key, _ in wanted]
    found = banks.find(target, keys)
    others = _in_other_classes(banks, target, wanted)
    counts = [bank.tried(target, keys) for bank in asked.values()]
    is_here = target.soc_version in ISAS and not why_not_here(target.soc_version)
    environment = environment_here() if is_here else ""
    answers = []
    for name, uses, key, task in wanted:
        trials = [each[key] for each in counts if key in each]
        total = TrialCount(sum(t.trials for t in trials), sum(t.failed for t in trials))
        answer = TaskAnswer(
            name, uses, key, task, target, environment, total, is_read,
            other_classes=others.get(key, ()),
        )  # fmt: skip
        if entry := found.get(key):
            number, why = entry.decision.revision, ""
            if usable is None or not is_read:
                why = why_stale(entry.decision) or ""
            elif key not in usable:
                stale = why_stale(entry.decision) or lacking_here(entry.decision)
                why = stale or "its policy has no kernel any more"
            if entry.decision.is_pinned and is_read:
                failed = banks.refused(key, target).get(entry.decision.policy)
                why = (
                    f"its pinned policy failed here ({failed}): the pin is void" if failed else why
                )
            revision = banks.banks[entry.source].revision(number) if number else None
            answer = replace(answer, entry=entry, revision=revision, unusable=why)
        else:
            hit = None if usable is None else usable.get(key)
            answer = replace(_missed(answer, banks, asked), lent=hit)
        if total.failed and (not answer.is_hit or usable is None):
            answer = replace(answer, failures=_failures(answer, banks))
        answers.append(answer)
    return tuple(answers)


def _in_other_classes(
    banks: LayeredBank, target: TargetKey, wanted: Sequence[Wanted]
) -> dict[str, tuple[FoundDecision, ...]]:
    """Entries of the same work in other precision modes, the strictest first, by its key."""
    twins = {key: _twin_keys(task) for _, _, key, task in wanted}
    found = banks.find(target, {twin for keys in twins.values() for twin in keys})
    return {key: tuple(found[t] for t in keys if t in found) for key, keys in twins.items()}


def _twin_keys(task: str) -> list[str]:
    """Keys of the same work in the other precision modes; none for what has no such mode."""
    content = json.loads(task)
    own = content.get("precision_mode") if isinstance(content, dict) else None
    if own not in PRECISION_MODES:
        return []
    keys = []
    for mode in PRECISION_MODES:
        text = canonical({**content, "precision_mode": mode})
        with suppress(*READ_ERRORS):
            twin = Subgraph(text).key if is_subgraph(task) else Task.parse(text).key
            keys += [twin] if mode != own else []
    return keys


def _missed(answer: TaskAnswer, banks: LayeredBank, asked: Mapping[str, Bank]) -> TaskAnswer:
    """A miss with all that the banks know of the task on other targets, and of similar ones."""
    key, own = answer.key, answer.target
    elsewhere = [d for bank in asked.values() for d in bank.elsewhere(key, own)]
    latest = [past for bank in asked.values() for past in bank.decision_history(key, own)[:1]]
    unasked = (each for each in banks.banks.items() if each[0] not in asked)
    candidates = [*elsewhere, *_similar(answer, own, asked.values())]
    if not candidates:  # Other core counts come before other instruction sets.
        targets = sorted(
            {target for bank in asked.values() for target in bank.targets()} - {own},
            key=lambda t: (t.soc_version != own.soc_version, abs(t.cores - own.cores), t),
        )
        similar = (_similar(answer, target, asked.values()) for target in targets)
        candidates = next(filter(None, similar), [])
    return replace(
        answer,
        nearest=_nearest(answer, candidates),
        elsewhere=tuple(sorted({decision.target for decision in elsewhere})),
        unasked=tuple(source for source, bank in unasked if bank.find(own, [key])),
        retired=next((past.revision for past in latest if past.decision is None), None),
    )


def _similar(answer: TaskAnswer, target: TargetKey, asked: Iterable[Bank]) -> list[Decision]:
    """Decisions for similar tasks of the same arithmetic class; none for subgraphs."""
    if is_subgraph(answer.task):
        return []
    found = (d for bank in asked for d in bank.alike(answer.task, target))
    own = precision_of(answer.task)
    return [d for d in found if d.key != answer.key and precision_of(d.task) == own]


def _nearest(answer: TaskAnswer, candidates: Sequence[Decision]) -> Near | None:
    """The candidate for the task most like this one, by the measure that finds warm starts.

    The same instruction set comes first.
    """
    own = answer.target

    def rank(one: Decision) -> tuple[object, ...]:
        apart = math.inf
        with suppress(*READ_ERRORS):
            apart = distance(Task.parse(one.task), Task.parse(answer.task))
        is_other, cores = one.target.soc_version != own.soc_version, one.target.cores - own.cores
        return is_other, apart, abs(cores), one.key, one.target

    same_op = (one for one in candidates if op_of(one.task) == op_of(answer.task))
    if (best := min(same_op, key=rank, default=None)) is None:
        return None
    targets = (canonical(asdict(target)) for target in (best.target, own))
    return Near(best, (*differences(best.task, answer.task), *differences(*targets)))


def _failures(answer: TaskAnswer, banks: LayeredBank) -> tuple[FailedPolicy, ...]:
    """Policies in quarantine, the worst outcome first; with the newest trial's note."""
    refused = banks.refused(answer.key, answer.target)
    notes = {
        seen.policy: seen.note
        for bank in banks.banks.values()
        for seen in bank.observations(answer.key, answer.target)
        if seen.outcome == refused.get(seen.policy)
    }
    worst = sorted(refused.items(), key=lambda each: (-OUTCOMES.index(each[1]), each[0]))
    return tuple(
        FailedPolicy(policy_in_short(answer.task, policy), outcome, notes.get(policy, ""))
        for policy, outcome in worst
    )
