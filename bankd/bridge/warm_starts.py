"""What a bank can suggest for a task that it has no entry of: policies to try first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bankd.bank import Decision, LayeredBank, TargetKey
from tuner.lookup.task_similarity import nearest
from tuner.policy import Policy
from tuner.task import Task

TUNED = "tuned"
"""The rule of decisions that found something better than the default."""


def seeds(bank: LayeredBank, target: TargetKey, task: Task) -> list[Policy]:
    """What was decided for this very task on other targets, then for the tasks most like it.

    Other core counts come before other instruction sets. Nothing here need be legal for the task.
    """
    same = sorted(bank.elsewhere(task.key, target), key=lambda d: _far(d.target, target))
    others = (d for d in bank.alike(task.text(), target) if d.key != task.key)
    found = [*(policy for _, policy in _tuned(same)), *nearest(task, _tuned(others))]
    return list(dict.fromkeys(found))


def _far(one: TargetKey, other: TargetKey) -> tuple[bool, int, TargetKey]:
    return one.soc_version != other.soc_version, abs(one.cores - other.cores), one


def _tuned(decisions: Iterable[Decision]) -> Iterator[tuple[Task, Policy]]:
    """Tasks and policies; what another program wrote may have a form that we cannot read."""
    for decision in decisions:
        if decision.rule == TUNED:
            try:
                yield Task.parse(decision.task), Policy.parse(decision.policy)
            except (ValueError, LookupError, TypeError, AttributeError):
                continue
