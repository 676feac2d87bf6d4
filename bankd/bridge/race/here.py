"""Whether this machine can measure what a bank has entries of, and the values of doing so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bankd.bank import Observation, TargetKey, canonical
from bankd.bank.gradients import BY_TRAINING
from bankd.bank.subject import is_gradients, is_subgraph
from bankd.bridge.translate import observation_of
from bankd.errors import BankdError
from bankd.version import tool_version
from tuner.backend import host_cores, host_environment, host_soc_versions
from tuner.errors import KernelError
from tuner.policy import Policy
from tuner.subgraph.rewrite_space import AnySpace, space_of
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Trial

FOREIGN = (
    KernelError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError,
    RecursionError,
)  # fmt: skip
"""What reading a task may raise that another program wrote."""


class NotMeasurable(BankdError):  # noqa: N818
    """This machine cannot measure an entry; the message says why."""


def environment_here() -> str:
    """The text of today's environment, as decisions have it."""
    return canonical(host_environment().as_dict())


def runs_here(target: TargetKey) -> bool:
    return target.soc_version in host_soc_versions() and target.cores <= host_cores()


def space_here(target: TargetKey, key: str, task: str) -> AnySpace:
    """The policies that an entry's task has today. Raises NotMeasurable."""
    if is_gradients(task):
        raise NotMeasurable(BY_TRAINING)
    if not runs_here(target):
        raise NotMeasurable(f"no runner for {target.soc_version} with {target.cores} cores here")
    try:
        subject = Subgraph.parse(task) if is_subgraph(task) else Task.parse(task)
        space = space_of(subject, Target(target.soc_version, target.cores))
        is_ours = subject.key == key and space.is_legal(space.default)
    except FOREIGN as error:
        raise NotMeasurable("its task cannot be read here") from error
    if not is_ours:
        raise NotMeasurable("its task is not one of this version's")
    return space


def policy_in(space: AnySpace, text: str) -> Policy | None:
    """A policy of an entry with today's knobs, legal or not; None for one that cannot be read."""
    try:
        return space.completed(Policy.parse(text))
    except FOREIGN:
        return None


def observations_of(trials: Sequence[Trial], target: TargetKey, note: str) -> list[Observation]:
    """The trials as evidence of this machine and moment; `note` goes before their own."""
    here, version = environment_here(), tool_version()
    noted = (replace(t, note=f"{note}; {t.note}" if t.note else note) for t in trials)
    return [observation_of(trial, target, here, version) for trial in noted]
