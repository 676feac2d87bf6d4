"""Stale entries of a bank: those that today's tuner has no kernel for."""

from __future__ import annotations

import json

from bankd.bank import Decision
from bankd.bank.subject import is_gradients, is_subgraph, needs_session
from tuner.backend import backend_of
from tuner.errors import TunerError
from tuner.gradients.gradient_subject import DEFAULT, GradientSet, ends_of
from tuner.policy import Policy
from tuner.precision.choice_subject import PrecisionChoice
from tuner.subgraph.rewrite_space import space_of
from tuner.subgraph.subgraph import Subgraph
from tuner.target import ISAS, Target
from tuner.task import Task

CANN = "cann"
"""Field that tasks of CANN files have, and ours have not."""

READ_ERRORS = (
    TunerError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError,
    RecursionError,
)  # fmt: skip
"""Errors of a text that is not a task, or of a policy that does not fit it."""


def why_stale(decision: Decision) -> str | None:
    """Say in one line why no model can ever use an entry; None where one can.

    Of policies that need more of a machine than this one has, of targets that this version makes
    no kernels for, and of the original's entries, nothing is known: they are not dead. Gradients
    and choices of precision need no kernel.
    """
    if needs_session(decision.task):
        is_split = is_gradients(decision.task)
        return _why_no_split(decision) if is_split else _why_no_choice(decision)
    task = json.loads(decision.task)
    if decision.target.soc_version not in ISAS or (isinstance(task, dict) and CANN in task):
        return None
    target = Target(decision.target.soc_version, decision.target.cores)
    try:
        kind = Subgraph if is_subgraph(decision.task) else Task
        space = space_of(kind.parse(decision.task), target)
        _ = space.knobs
    except READ_ERRORS:
        return "its task cannot be read any more"
    if space.task.key != decision.key:
        return "its key is not that of its task"
    try:
        policy = space.completed(Policy.parse(decision.policy))
        return None if lacking_here(decision) else space.why_illegal(policy)
    except READ_ERRORS:
        return "its policy cannot be read any more"


def _why_no_split(decision: Decision) -> str | None:
    try:
        subject, policy = GradientSet.parse(decision.task), Policy.parse(decision.policy)
    except READ_ERRORS:
        return "its gradients or its policy cannot be read"
    if subject.key != decision.key:
        return "its key is not that of its gradients"
    try:
        _ = policy == DEFAULT or ends_of(policy, len(subject.gradients))
    except ValueError:
        return "its policy is no split of its gradients"
    return None


def _why_no_choice(decision: Decision) -> str | None:
    try:
        subject, _ = PrecisionChoice.parse(decision.task), Policy.parse(decision.policy)
    except READ_ERRORS:
        return "its choice of precision cannot be read"
    return None if subject.key == decision.key else "its key is not that of its choice"


def lacking_here(decision: Decision) -> str | None:
    """Say which instruction an entry's kernel needs and this machine lacks; None where it has all.

    Machines of one tier differ in the instructions that the tier only allows.
    """
    soc_version = decision.target.soc_version
    if soc_version not in ISAS or is_subgraph(decision.task) or needs_session(decision.task):
        return None
    lacking = backend_of(soc_version).lacking_feature(soc_version, Policy.parse(decision.policy))
    return f"its kernel needs {lacking}, which this machine lacks" if lacking else None
