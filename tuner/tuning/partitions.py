"""Subgraph tuning (SGAT): each subgraph that the bank misses is partitioned, raced and decided.

Partitions are proposed by dynamic programming over measured parts: the time of a partition is
predicted as the sum of its operators' times. Sites that share no node add up, so that each group of
sites that do is solved by itself: site after site is switched or not, and of the choices so far the
best few are kept.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tuner.errors import KernelError
from tuner.lookup.hit_log import log_subgraphs
from tuner.lookup.model_lookup import FusedModel, final_hits, policies_of, usable_hits
from tuner.lookup.protocol import PROVISIONAL, Hit
from tuner.measure.measuring_session import MeasureSession, SubgraphSession
from tuner.ops.uses import tasks_by_output
from tuner.policy import Policy
from tuner.search.algorithms import Search
from tuner.search.space import Space
from tuner.session import Options
from tuner.subgraph.partition import SubgraphUse
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Decision, Trial, trial_ratio
from tuner.tuning.decide import WORTH_PARTITIONING
from tuner.tuning.loop import (
    MissingSubject,
    TrialLog,
    TrialsByKey,
    TuningJob,
    TuningLoop,
    TuningSubject,
    entry_to_race,
    is_to_be_tuned,
    one_by_one,
)
from tuner.tuning.operators import floor_us, from_elsewhere
from tuner.tuning.outcome import TuneOutcome, known_trials
from tuner.tuning.session_context import SessionContext, counted

JOB = TuningJob(
    "cut", "subgraph tuning", "subgraphs", WORTH_PARTITIONING, retries=1, trials_hold=False
)
PROPOSED = 5
"""Partitions of a subgraph that are measured."""
MAX_RANKED = 8
"""Policies of an operator that are tried, from the ranking: operator tuning searches for more."""
TIME_SHARE = 0.4
"""Share of the time that is left, where operator tuning follows."""
KEPT = 6
"""Choices of a group that are kept from one of its sites to the next."""
MAX_PREDICTED = 1.03
"""Predicted time over the default's: what parts cannot tell (caches, barriers) may be as much."""

Choice = Mapping[str, int]
"""Values of some site knobs; the others are 0."""


@dataclass(frozen=True)
class TunedPartitions:
    """Result of tuning the subgraphs of a model, and what was measured of operators for it."""

    outcome: TuneOutcome
    trials: TrialsByKey = field(default_factory=dict)
    """Trials of operators by task key: operator tuning need not make them again."""
    policies: Mapping[str, Policy] = field(default_factory=dict)
    """Best known policies of operators, by task key."""


def tune_partitions(fused: FusedModel, context: SessionContext) -> TunedPartitions:
    """Fused graph -> look-up of its subgraphs -> SGAT of those that the bank misses."""
    uses, options = fused.subgraphs, context.options
    hits = usable_hits(context.bank, (use.subgraph for use in uses), options.target)
    known = TunedPartitions(TuneOutcome.of_hits(hits, len(uses)))
    if not options.tunes_subgraphs:
        return known
    known_here = f"{len(hits)} known to the bank{from_elsewhere(hits)}"
    log_subgraphs(uses, hits)
    context.say("cut", f"{counted(len(uses), 'subgraph')}, {known_here}")
    if not any(is_to_be_tuned(hits.get(use.subgraph.key), options) for use in uses):
        return known
    with context.measuring() as (operators, subgraphs):
        return tune_subgraphs(uses, hits, context, operators, subgraphs)


def tune_subgraphs(
    uses: Sequence[SubgraphUse],
    hits: Mapping[str, Hit],
    context: SessionContext,
    operators: MeasureSession,
    subgraphs: SubgraphSession,
) -> TunedPartitions:
    """Tune what the bank misses or has from elsewhere, within a share of the time that is left.

    Subgraphs that take much of the model's time come first.
    """
    options = context.options
    share = TIME_SHARE if options.tunes_operators else 1.0
    plan = missing_subgraphs(uses, hits, options)
    return tune_planned_subgraphs(plan, hits, len(uses), context, operators, subgraphs, share)


def missing_subgraphs(
    uses: Sequence[SubgraphUse], hits: Mapping[str, Hit], options: Options
) -> tuple[MissingSubject, ...]:
    """Subgraphs to tune, heavy ones first: those that `is_to_be_tuned` names."""
    if not options.tunes_subgraphs:
        return ()
    found = [(use, hits.get(use.subgraph.key)) for use in uses]
    plan = [(use, hit) for use, hit in found if is_to_be_tuned(hit, options)]
    plan.sort(key=lambda pair: -_floor_us(pair[0], options.target))
    return tuple(
        MissingSubject(use.subgraph, use.name, entry=entry_to_race(hit, options))
        for use, hit in plan
    )


def tune_planned_subgraphs(
    plan: Sequence[MissingSubject],
    hits: Mapping[str, Hit],
    total: int,
    context: SessionContext,
    operators: MeasureSession,
    subgraphs: SubgraphSession,
    share: float = 1.0,
) -> TunedPartitions:
    """Tune these, in this order, within a share of the time; `total` counts the hits, too."""
    deadline = time.monotonic() + context.left_s * share
    log = TrialLog(context, TuneOutcome.of_hits(hits, total), deadline)
    times = OperatorTimes(operators, log)
    subjects = [SubgraphSubject(subject, times, context) for subject in plan]
    TuningLoop(JOB, subjects, subgraphs, log).run()
    return TunedPartitions(log.outcome, times.trials, times.policies)


def _floor_us(use: SubgraphUse, target: Target) -> float:
    """Lower bound of the time of all regions of a subgraph."""
    graph = use.regions[0].graph
    tasks = tasks_by_output(graph, use.subgraph.modes).values()
    return len(use.regions) * sum(floor_us(task, target) for task in tasks)


class OperatorTimes:
    """Operators of a session's subgraphs, each measured when it is first asked for.

    Their times predict those of partitions.
    """

    def __init__(self, session: MeasureSession, log: TrialLog) -> None:
        self._session, self._context, self.log = session, log.context, log
        self.are_out_of_time = False
        """Some operator was asked for after the deadline."""
        self._best: dict[str, tuple[Policy, float]] = {}
        self.trials: dict[str, dict[Policy, Trial]] = {}
        """Every trial by task key and policy: operator tuning need not make them again."""
        self.disturbed: dict[str, str] = {}
        """Keys of operators that were timed while others used the cores, and the trial's note."""

    def best(self, task: Task) -> tuple[Policy, float]:
        """The best policy known, and its time in microseconds, infinite where there is none."""
        if task.key not in self._best:
            self._best[task.key] = self._measured(task)
        return self._best[task.key]

    @property
    def policies(self) -> dict[str, Policy]:
        """The best policy known of each operator that was asked for, by task key."""
        return {key: policy for key, (policy, _) in self._best.items()}

    def forget_disturbed(self) -> None:
        """Operators whose times say little are measured again when they are asked for."""
        for key in self.disturbed:
            self._best.pop(key, None)
            self.trials.pop(key, None)
        self.disturbed = {}

    def decisions(self, tasks: Iterable[Task]) -> list[Decision]:
        """Provisional decisions that a partition needs to be as quick as it was measured.

        They are its operators' policies, where they were found here and are not the default.
        """
        found = []
        for task in {task.key: task for task in tasks if task.key in self.trials}.values():
            trial = self.trials[task.key].get(self.best(task)[0])
            if trial is None or trial.is_disturbed or not (trial.timing and trial.baseline):
                continue
            if trial.policy != Space(task, self._context.target).default:
                timings = trial.baseline, trial.timing
                found.append(Decision(task, trial.policy, PROVISIONAL, *timings))
        return found

    def _measured(self, task: Task) -> tuple[Policy, float]:
        bank, space = self._context.bank, Space(task, self._context.target)
        decided = policies_of(final_hits(usable_hits(bank, [task], space.target)))
        refused = bank.refused(task)
        ranked = dict.fromkeys([space.default, *space.ranked()[:MAX_RANKED]])
        asked = [*decided.values()] or [p for p in ranked if p.text() not in refused]
        known = known_trials(bank, task) if self._context.options.resumes else {}
        missing = [policy for policy in asked if policy not in known]
        try:
            if missing:
                self._session.open(task)
                self._session.precompile(missing)
            trials, was_cut_short = self.log.measured(
                one_by_one(asked), self._session, space.default, known
            )
        except KernelError:
            return space.default, math.inf
        if was_cut_short:
            self.are_out_of_time = True
            return space.default, math.inf
        if not decided:
            self.trials[task.key] = known
        if note := next((known[p].note for p in missing if known[p].is_disturbed), ""):
            self.disturbed[task.key] = note
        return _best(space.default, trials)


def _best(default: Policy, trials: Iterable[Trial]) -> tuple[Policy, float]:
    """The policy with the best ratio to the default, and its time in microseconds."""
    timed = [
        (ratio, trial.policy.text(), trial.policy, trial.timing.median_us)
        for trial in trials
        if trial.timing and (ratio := trial_ratio(trial)) is not None
    ]
    return min(timed, key=lambda row: row[:2])[2:] if timed else (default, math.inf)


class SubgraphSubject(TuningSubject[SubgraphSession, SubgraphSpace]):
    """A subgraph that is tuned; its candidates are predicted from the times of operators."""

    task: Subgraph

    def __init__(
        self, missing: MissingSubject, times: OperatorTimes, context: SessionContext
    ) -> None:
        super().__init__(missing.name, missing.task)
        self._times, self._context, self._entry = times, context, missing.entry
        self._asked: set[str] = set()
        """Keys of the operators whose times the proposals come from."""

    def space(self, target: Target) -> SubgraphSpace:
        """Return the partitions of the subgraph."""
        return SubgraphSpace(self.task, target)

    def open(
        self,
        session: SubgraphSession,
        space: SubgraphSpace,
        first: Sequence[Policy],
        trials: Mapping[Policy, Trial],
    ) -> Search | None:
        """Open the subgraph in a session; gives the search over proposals, if there are any."""
        del trials
        if self._asked:  # by an attempt that was disturbed
            self._times.forget_disturbed()
            self._asked.clear()
        if self._entry is not None:
            entry, self._entry = self._entry, None  # once: a race that noise left open is searched
            is_refused = entry.text() in self._context.bank.refused(self.task)
            if entry != space.default and not is_refused and self._has_won(session, space, entry):
                return one_by_one([entry])
        found = proposals(space, self._time_us, PROPOSED)
        proposed = list(dict.fromkeys([*filter(space.is_legal, first), *found]))
        if not self._opened(session, space, proposed):
            return None
        texts = self._context.bank.refused(self.task)  # some may be of an older generator
        refused = {space.completed(Policy.parse(text)) for text in texts}
        return one_by_one(policy for policy in proposed if policy not in refused)

    def _opened(
        self, session: SubgraphSession, space: SubgraphSpace, proposed: Sequence[Policy]
    ) -> bool:
        """Open the subgraph for these partitions; False where the deadline has come."""
        policies = (space.default, *proposed)
        tasks = {task.key: task for policy in policies for task in tasks_of_policy(space, policy)}
        operators = {key: self._times.best(task)[0] for key, task in tasks.items()}
        if not self._times.are_out_of_time:
            session.open(space.task, operators)
        return not self._times.are_out_of_time

    def _has_won(self, session: SubgraphSession, space: SubgraphSpace, entry: Policy) -> bool:
        """Return whether a partition from another environment is quicker here, too."""
        if not self._opened(session, space, [entry]):
            return False
        ratios = []
        for trial in session.screen([entry], space.default):
            self._times.log.add(trial)
            ratios.append(trial_ratio(trial))
        return all(ratio is not None and ratio < 1 - WORTH_PARTITIONING for ratio in ratios)

    def doubt(self) -> str:
        """The note of an operator that was disturbed: another partition might have been found."""
        disturbed = self._times.disturbed
        return next((note for key, note in disturbed.items() if key in self._asked), "")

    def further(self, space: SubgraphSpace, decision: Decision) -> Sequence[Decision]:
        """Provisional decisions on the operators of a partition that was chosen."""
        if decision.rule != "tuned":
            return ()
        return self._times.decisions(tasks_of_policy(space, decision.policy))

    def _time_us(self, task: Task) -> float:
        self._asked.add(task.key)
        return self._times.best(task)[1]


def proposals(space: SubgraphSpace, time_us: Callable[[Task], float], most: int) -> list[Policy]:
    """Propose at most `most` policies without the default, best predicted first."""
    whole_us = _time_us(_tasks(space, {}), time_us)
    if whole_us == math.inf:  # some operator cannot be timed: nothing can be predicted
        return []
    groups = [_choices(space, group, time_us) for group in _groups(space)]
    best = {knob: value for choices in groups for knob, value in choices[0][1].items()}
    found = [(sum(choices[0][0] for choices in groups), best)]
    for choices in groups:  # all groups at their best but one, which has its next
        for gain_us, choice in choices[1:]:
            others = {k: v for k, v in best.items() if k not in choices[0][1]}
            total_us = found[0][0] - choices[0][0] + gain_us
            found.append((total_us, {**others, **choice}))
    found.sort(key=lambda pair: (pair[0], sorted(pair[1].items())))
    worth = [choice for us, choice in found if whole_us + us <= whole_us * MAX_PREDICTED]
    distinct = dict.fromkeys(space.default.with_knobs(**choice) for choice in worth)
    distinct.pop(space.default, None)
    return [policy for policy in distinct if space.is_legal(policy)][:most]


def tasks_of_policy(space: SubgraphSpace, policy: Policy) -> list[Task]:
    """The tasks of the partition that a policy makes."""
    graph = space.rewritten(policy, space.graph)
    return list(tasks_by_output(graph, space.task.modes).values())


def _choices(
    space: SubgraphSpace, group: Sequence[str], time_us: Callable[[Task], float]
) -> list[tuple[float, Choice]]:
    """(microseconds more than the default, choice) of a group's sites, the best first."""
    kept: list[tuple[float, Choice]] = [(0.0, {})]
    for knob in group:
        wider = list(kept)
        for _, choice in kept:
            changed = {**choice, knob: 1}
            us = _more_us(space, changed, time_us)
            if us < math.inf:
                wider.append((us, changed))
        kept = sorted(wider, key=lambda pair: (pair[0], sorted(pair[1].items())))[:KEPT]
    return kept


def _more_us(space: SubgraphSpace, choice: Choice, time_us: Callable[[Task], float]) -> float:
    """Time of a choice less that of the default, from the tasks that differ."""
    try:
        ours = _tasks(space, choice)
    except KernelError:
        return math.inf
    default = _tasks(space, {})
    more_us = _time_us(ours - default, time_us)
    return more_us - _time_us(default - ours, time_us) if more_us < math.inf else math.inf


def _tasks(space: SubgraphSpace, choice: Choice) -> Counter[Task]:
    return Counter(tasks_of_policy(space, space.default.with_knobs(**choice)))


def _time_us(tasks: Counter[Task], time_us: Callable[[Task], float]) -> float:
    return sum(time_us(task) * count for task, count in tasks.items())


def _groups(space: SubgraphSpace) -> list[list[str]]:
    """The sites in groups, so that no node is in the sites of two groups."""
    groups: list[tuple[set[str], list[str]]] = []
    for knob, (_, site) in space.sites.items():
        nodes, knobs = set(site), [knob]
        apart = []
        for group in groups:
            if group[0] & nodes:
                nodes |= group[0]
                knobs = group[1] + knobs
            else:
                apart.append(group)
        groups = [*apart, (nodes, knobs)]
    return [knobs for _, knobs in groups]
