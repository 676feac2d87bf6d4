"""Reverting partitions: which of those that won in this session are in the model that is built.

Partitions were decided minutes ago, with policies that a short search had found. Now their
operators are tuned, and a host that disturbed the race may be quiet. In the end whole models
decide (docs/decisions/0009).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tuner.errors import KernelError
from tuner.lookup.model_lookup import FusedModel, KnownModel, ModelTasks, final_hits, look_up_tasks
from tuner.measure.measuring_session import SubgraphSession
from tuner.measure.paired_times import MAX_SPREAD, is_too_wide
from tuner.policy import Policy
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.trials.trial import Decision, Timing, paired_ratio
from tuner.tuning.decide import RACE_ROUNDS, timings_of
from tuner.tuning.operators import tune_tasks
from tuner.tuning.outcome import TuneOutcome
from tuner.tuning.partitions import TunedPartitions, tasks_of_policy
from tuner.tuning.session_context import SessionContext, counted
from tuner.tuning.size_budget import Prices


@dataclass(frozen=True)
class TunedModel:
    """A model with the results of tuning its subgraphs and its operators."""

    fused: FusedModel
    partitions: TunedPartitions
    known: KnownModel
    """The model in these partitions."""
    operators: TuneOutcome
    prices: Prices = field(default_factory=dict)
    """Policies that add bytes to the file, and those that may take their place."""

    @property
    def policies(self) -> dict[str, Policy]:
        """Policies of operators, by task key; the default where there is none."""
        return {**self.known.policies, **self.operators.policies}


def confirmed_model(tuned: TunedModel, context: SessionContext) -> TunedModel:
    """The model that is built: new partitions have to win with the operators as they are now.

    Losers are reverted, and operators that only the default partitions have are tuned.
    """
    partitions, operators = tuned.partitions, tuned.operators
    count = len(partitions.outcome.new_wins)
    if not count:
        return tuned
    again = f"timing {counted(count, 'partition')} again, with the current operators"
    context.say("confirm", again)
    with context.measuring() as (_, session):
        if not revert_losers(tuned, context, session):
            return tuned
    tuned = _partitioned_again(tuned, context)
    if context.options.tunes_operators:
        tried, known = {*operators.failed, *operators.undecided}, tuned.operators.policies
        uses, hits = tuned.known.read.uses, tuned.known.hits
        settled = {key for key in known if key not in hits or not hits[key].is_candidate}
        new = [use for use in uses if use.task.key not in settled and use.name not in tried]
        tuned.operators.join(tune_tasks(new, {}, context, partitions.trials))
    return tuned


def without_new_partitions(
    tuned: TunedModel, context: SessionContext
) -> tuple[ModelTasks, dict[str, Policy]] | None:
    """The model without the partitions that won in this session; None where none won.

    Its operators have their best known policies.
    """
    outcome = tuned.partitions.outcome
    if not outcome.new_wins:
        return None
    before = {key: p for key, p in outcome.policies.items() if key not in outcome.new_wins}
    known = look_up_tasks(tuned.fused, before, context.bank, context.options)
    policies = {**tuned.partitions.policies, **known.policies, **tuned.operators.policies}
    return known.read, policies


def reverted_model(tuned: TunedModel, context: SessionContext) -> TunedModel:
    """The model as the bank keeps it where the chosen program has no new partitions."""
    if not tuned.partitions.outcome.new_wins:
        return tuned
    revert_all(tuned, context)
    return _partitioned_again(tuned, context)


def _partitioned_again(tuned: TunedModel, context: SessionContext) -> TunedModel:
    """The model in the partitions as they are now, with the results of its operators."""
    policies = tuned.partitions.outcome.policies
    known = look_up_tasks(tuned.fused, policies, context.bank, context.options)
    operators = tuned.operators.of_tasks(known.read.uses, final_hits(known.hits))
    return replace(tuned, known=known, operators=operators)


def revert_losers(tuned: TunedModel, context: SessionContext, session: SubgraphSession) -> int:
    """Race every new partition against the default one, and revert the losers; gives their number.

    Partitions that replaced another tuned one have beaten that, too: they stay. The losers'
    decisions become "default", in the bank and in the outcome.
    """
    return _revert(tuned, context, lambda space: _quicker_default(space, tuned, context, session))


def revert_all(tuned: TunedModel, context: SessionContext) -> None:
    """Revert every partition that took the place of the default one in this session."""
    written = tuned.partitions.outcome.written
    _revert(tuned, context, lambda space: written[space.task.key].baseline)


def _revert(
    tuned: TunedModel, context: SessionContext, time_of: Callable[[SubgraphSpace], Timing | None]
) -> int:
    """Revert the new partitions for which there is a time of the default one."""
    outcome, lost = tuned.partitions.outcome, list[Decision]()
    won = outcome.new_wins
    for subgraph in (use.subgraph for use in tuned.fused.subgraphs if use.subgraph.key in won):
        space = SubgraphSpace(subgraph, context.target)
        if (time := time_of(space)) is not None:
            lost.append(Decision(subgraph, space.default, "default", time, time))
    for decision in lost:
        outcome.revert(decision)
    if lost:
        context.bank.decide(lost, f"subgraph tuning, {counted(len(lost), 'partition')} reverted")
    return len(lost)


def _quicker_default(
    space: SubgraphSpace, tuned: TunedModel, context: SessionContext, session: SubgraphSession
) -> Timing | None:
    """Time of the default partition where the chosen one is not quicker, or fails.

    A race that was disturbed reverts nothing.
    """
    outcome, default = tuned.partitions.outcome, space.default
    chosen = outcome.policies[space.task.key]
    policies = {**tuned.partitions.policies, **tuned.operators.policies}
    tasks = (*tasks_of_policy(space, default), *tasks_of_policy(space, chosen))
    try:
        session.open(space.task, {t.key: policies[t.key] for t in tasks if t.key in policies})
        trials = session.race([chosen], default, RACE_ROUNDS)
    except KernelError:
        return None
    outcome.trials += len(trials)
    for trial in trials:
        context.bank.record(trial)
    timings = timings_of(trials)
    if default not in timings or any(trial.is_disturbed for trial in trials):
        return None
    ratio = paired_ratio(timings[chosen], timings[default]) if chosen in timings else None
    holds = ratio is not None and (ratio[1] < 1.0 or is_too_wide(ratio, MAX_SPREAD))
    return None if holds else timings[default]
