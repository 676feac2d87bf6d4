"""Partitions once more, after operator tuning: one that does not win then is reverted.

They were decided minutes ago, with policies that a short look had found. Now their operators are
tuned, a chain may have lost a step that goes row by row, and a host that disturbed the race may
be quiet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tuner.decide import RACE_ROUNDS
from tuner.errors import KernelError
from tuner.lookup import Lookup
from tuner.measure.interval import paired_ratio
from tuner.measure.paired_times import MAX_SPREAD, is_too_wide
from tuner.measure.subgraph_session import SubgraphSession
from tuner.outcome import TuneOutcome
from tuner.policy import Policy
from tuner.sgat.propose import tasks_of_policy
from tuner.subgraph.space import SubgraphSpace
from tuner.subgraph.uses import SubgraphUse
from tuner.target import Target
from tuner.task import Task
from tuner.trial import Decision, Outcome, Trial


def revert_losers(
    uses: Sequence[SubgraphUse],
    cuts: TuneOutcome,
    policy_of: Callable[[Task], Policy],
    target: Target,
    bank: Lookup,
    session: SubgraphSession,
) -> int:
    """Race every partition that took the place of the default one in this session against that
    one; gives how many lost.

    Those that replaced another tuned partition have beaten that, too: they stay. `policy_of`: the
    policy of an operator as it is now. The losers' decisions become "default", in the bank and in
    `cuts`.
    """
    lost = []
    for use in uses:
        if use.subgraph.key not in cuts.new_wins:
            continue
        space, chosen = SubgraphSpace(use.subgraph, target), cuts.policies[use.subgraph.key]
        trials = _race(space, chosen, policy_of, session)
        for trial in trials:
            cuts.trials += 1
            bank.record(trial)
        if (back := _default_instead(space, chosen, trials)) is not None:
            lost.append(back)
    _revert(lost, cuts, bank)
    return len(lost)


def revert_all(
    uses: Sequence[SubgraphUse], cuts: TuneOutcome, target: Target, bank: Lookup
) -> None:
    """Every partition that took the place of the default one in this session becomes that again."""
    back = []
    for use in uses:
        if use.subgraph.key in cuts.new_wins:
            default = SubgraphSpace(use.subgraph, target).default
            time = cuts.written[use.subgraph.key].baseline
            back.append(Decision(use.subgraph, default, "default", time, time))
    _revert(back, cuts, bank)


def _revert(lost: Sequence[Decision], cuts: TuneOutcome, bank: Lookup) -> None:
    for decision in lost:
        cuts.revert(decision)
    if lost:
        bank.decide(lost, f"subgraph tuning, {len(lost)} partitions reverted")


def _race(
    space: SubgraphSpace,
    policy: Policy,
    policy_of: Callable[[Task], Policy],
    session: SubgraphSession,
) -> list[Trial]:
    tasks = {t.key: t for p in (space.default, policy) for t in tasks_of_policy(space, p)}
    try:
        session.open(space.task, {key: policy_of(task) for key, task in tasks.items()})
        return session.race([policy], space.default, RACE_ROUNDS)
    except KernelError:
        return []


def _default_instead(
    space: SubgraphSpace, policy: Policy, trials: Sequence[Trial]
) -> Decision | None:
    """The decision for the default cut, where the chosen one is not quicker, or fails.

    A race that was disturbed takes nothing back.
    """
    if any(trial.is_disturbed for trial in trials):
        return None
    timings = {t.policy: t.timing for t in trials if t.outcome is Outcome.OK and t.timing}
    default, ours = timings.get(space.default), timings.get(policy)
    if default is None:
        return None
    ratio = paired_ratio(ours, default) if ours is not None else None
    if ratio is not None and (ratio[1] < 1.0 or is_too_wide(ratio, MAX_SPREAD)):
        return None
    return Decision(space.task, space.default, "default", default, default)
