"""Stale entries of a bank: those that today's tuner has no kernel for."""

from __future__ import annotations

import json

from bankd.bank import Decision
from bankd.bank.subject import is_gradients, is_subgraph
from tuner.errors import TunerError
from tuner.gradients.gradient_subject import DEFAULT, GradientSet, ends_of
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import ISAS, Target
from tuner.task import Task

CANN = "cann"
"""Field that tasks of AOE's banks have, and ours have not."""

_NOT_OURS = (
    TunerError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError,
    RecursionError,
)  # fmt: skip
"""Errors of a text that is not a task, or of a policy that does not fit it."""


def why_dead(decision: Decision) -> str | None:
    """Say in one line why no model can ever use an entry; None where one can.

    Of targets that this version makes no kernels for, and of the original's entries, nothing is
    known: they are not dead. Gradients need no kernel.
    """
    if is_gradients(decision.task):
        return _why_no_split(decision)
    if decision.target.soc_version not in ISAS or _is_of_cann(decision.task):
        return None
    target = Target(decision.target.soc_version, decision.target.cores)
    try:
        space = _space(decision.task, target)
    except _NOT_OURS:
        return "its task cannot be read any more"
    if space.task.key != decision.key:
        return "its key is not that of its task"
    try:
        return space.why_illegal(space.completed(Policy.parse(decision.policy)))
    except _NOT_OURS:
        return "its policy cannot be read any more"


def _why_no_split(decision: Decision) -> str | None:
    try:
        subject, policy = GradientSet.parse(decision.task), Policy.parse(decision.policy)
    except _NOT_OURS:
        return "its gradients or its policy cannot be read"
    if subject.key != decision.key:
        return "its key is not that of its gradients"
    try:
        _ = policy == DEFAULT or ends_of(policy, len(subject.gradients))
    except ValueError:
        return "its policy is no split of its gradients"
    return None


def _space(text: str, target: Target) -> Space | SubgraphSpace:
    if is_subgraph(text):
        space = SubgraphSpace(Subgraph.parse(text), target)
        _ = space.knobs
        return space
    task_space = Space(Task.parse(text), target)
    _ = task_space.knobs
    return task_space


def _is_of_cann(text: str) -> bool:
    content = json.loads(text)
    return isinstance(content, dict) and CANN in content
