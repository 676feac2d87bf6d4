"""Operator tuning (OPAT): each task that the bank misses is searched, raced and decided.

Most candidates are tried where most of the model's time may be won.
"""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from tuner.backend import backend_of
from tuner.lookup.model_lookup import KnownModel, final_hits
from tuner.lookup.protocol import Hit
from tuner.lookup.task_similarity import nearest
from tuner.measure.measuring_session import SCREEN_ROUNDS, MeasureSession
from tuner.ops import operations, traffic_bytes
from tuner.ops.uses import TaskUse
from tuner.policy import Policy
from tuner.search.algorithms import ALGORITHMS, Search, SearchProblem, formats_alone, from_entry
from tuner.search.space import Space, repaired
from tuner.session import Options, TuneOps
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Trial
from tuner.tuning.decide import RACE_ROUNDS, WORTH_WRITING
from tuner.tuning.loop import (
    MissingSubject,
    TrialLog,
    TrialsByKey,
    TuningJob,
    TuningLoop,
    TuningSubject,
    entry_to_race,
    is_to_be_tuned,
)
from tuner.tuning.outcome import TuneOutcome
from tuner.tuning.session_context import SessionContext, counted

JOB = TuningJob("tune", "operator tuning", "tasks", WORTH_WRITING, retries=2, trials_hold=True)
WARM_STARTS = 4
"""Number of warm-start candidates, which are tried before the ranking."""
PRECOMPILED = 8
"""Number of the ranking's first, which every algorithm asks for."""
MAX_NAMED = 5
"""Maximum number of tasks that a message names where those asked for are missing."""
LIMITS: Mapping[str, tuple[int, int]] = {"O2": (6, 32), "O1": (24, 128)}
"""Least and most candidates of a task, by `--tune_optimization_level`."""
FULL_AT = 0.02
"""A task that may save this share of the model's time gets the most."""
GAINS = (0.1, 0.75)
"""Bounds of an expected gain: neither the floor nor the ranking is exact."""
SLOWEST_SHARE = 0.5
"""Share of the model's time that the slowest tasks take together."""
TYPICAL_GAIN = 0.3
"""Expected gain of a task whose default was not timed yet."""
SCREENED_RUNS = 2 * (SCREEN_ROUNDS + 2)
"""Runs in which a candidate is screened: its own and the default's, two of each untimed."""
RACED_RUNS = 8 * (RACE_ROUNDS + 1)
"""Runs of two races of the default and three candidates."""
TRIAL_S = 0.1
"""Time of a candidate without its runs: to compile and to check it."""
DEFAULT_OVER_FLOOR = 1.3
"""Time of an untuned task over its floor."""
MEMORY_GB_S = 15.0
"""A cautious figure, only to tell heavy tasks from light ones."""


def tune_operators(known: KnownModel, trials: TrialsByKey, context: SessionContext) -> TuneOutcome:
    """Tune the tasks of a model that the bank misses; `trials` of this session hold."""
    uses, options = known.read.uses, context.options
    hits = final_hits(known.hits)
    if not options.tunes_operators:
        return TuneOutcome.of_hits(hits, len(uses))
    missing = _missing(uses, options.tune_ops)
    known_here = f"{len(hits)} known to the bank{from_elsewhere(hits)}"
    context.say("tune", f"{counted(len(uses), 'task')}, {known_here}{missing}")
    return tune_tasks(uses, hits, context, trials)


def from_elsewhere(hits: Mapping[str, Hit]) -> str:
    """Words on the entries that are not kept as they are; empty for none."""
    count = sum(hit.is_candidate for hit in hits.values())
    return f" ({count} of them from another environment)" if count else ""


def _missing(uses: Sequence[TaskUse], tune_ops: TuneOps | None) -> str:
    """Names that no task has of those to be tuned alone: a slip would pass for a short session."""
    missing = tune_ops.missing(uses) if tune_ops else ()
    if not missing:
        return ""
    names = ", ".join(use.name for use in uses[:MAX_NAMED])
    more = ", ..." if len(uses) > MAX_NAMED else ""
    return f"; no task has the name or type {', '.join(missing)}: there are {names}{more}"


def tune_tasks(
    uses: Sequence[TaskUse],
    hits: Mapping[str, Hit],
    context: SessionContext,
    trials: TrialsByKey = MappingProxyType({}),
) -> TuneOutcome:
    """Tune what the bank misses or has from another environment, until the deadline.

    Tasks that an earlier session left undecided come first, then those that take much of the
    model's time: what a limit cuts off is the lesser part. What this session has measured of a
    task, for its subgraphs, leaves the task where it is.
    """
    plan = list(missing_operators(uses, hits, context.options))
    left = {
        subject.task.key
        for subject in plan
        if subject.task.key not in trials and context.bank.measured(subject.task)
    }
    plan.sort(key=lambda subject: subject.task.key not in left)
    return tune_planned(plan, hits, len(uses), context, trials)


def missing_operators(
    uses: Sequence[TaskUse], hits: Mapping[str, Hit], options: Options
) -> tuple[MissingSubject, ...]:
    """Tasks to tune, heavy ones first: those that `is_to_be_tuned` names."""
    only = options.tune_ops
    floors = [floor_us(use.task, options.target) for use in uses]
    total_us = sum(us * len(use.nodes) for us, use in zip(floors, uses, strict=True)) or 1.0
    shares = [us * len(use.nodes) / total_us for us, use in zip(floors, uses, strict=True)]
    deep_from = least_share_of_slowest(shares) if options.deeper_opat else math.inf
    missing = (
        MissingSubject(
            use.task,
            use.name,
            use.origin,
            share,
            share >= deep_from,
            entry_to_race(hits.get(use.task.key), options),
        )
        for share, use in zip(shares, uses, strict=True)
        if (only is None or only.selects(use)) and is_to_be_tuned(hits.get(use.task.key), options)
    )
    return tuple(sorted(missing, key=lambda subject: -subject.share))


def tune_planned(
    plan: Sequence[MissingSubject],
    hits: Mapping[str, Hit],
    total: int,
    context: SessionContext,
    trials: TrialsByKey = MappingProxyType({}),
) -> TuneOutcome:
    """Tune these tasks, in this order; `total` counts the hits, too."""
    log = TrialLog(context, TuneOutcome.of_hits(hits, total), context.deadline)
    if plan:
        with context.open_session() as session:
            clock = SessionClock(log.deadline)
            subjects = [TaskSubject(subject, log, clock) for subject in plan]
            TuningLoop(JOB, subjects, session, log, trials).run()
    return log.outcome


class SessionClock:
    """Shares the time that a session has left among the tasks that are still to be tuned.

    Where it is too short for all that they would try, each tries a smaller part, so that no few
    tasks take all of it. How long tasks take is learnt from those before.
    """

    def __init__(self, deadline: float) -> None:
        """The deadline is one of the monotonic clock; it may be infinite."""
        self._deadline, self._started = deadline, time.monotonic()
        self._wanted: dict[str, float] = {}
        """Seconds of the tasks to be tuned, with all candidates that they would try."""
        self._done_s = 0.0
        """Seconds that those before should have taken."""

    def expect(self, key: str, trials: int, run_us: float) -> None:
        """Count in a task with so many candidates, one run of which takes so long."""
        self._wanted[key] = seconds_of(trials, run_us)

    def allowed(self, key: str, trials: int, run_us: float, least: int) -> int:
        """The candidates of a task that is tuned now: as many or fewer, but not below the least."""
        now = time.monotonic()
        pace = max(1.0, (now - self._started) / self._done_s) if self._done_s else 1.0
        self._wanted.pop(key, None)
        own_s = seconds_of(trials, run_us)
        wanted_s = own_s + sum(self._wanted.values())
        share = (self._deadline - now) / pace / max(wanted_s, 1e-9)
        if share < 1:
            spare_s = own_s * share - seconds_of(0, run_us)
            fewer = int(spare_s / (seconds_of(1, run_us) - seconds_of(0, run_us)))
            trials = max(min(least, trials), min(trials, fewer))
        self._done_s += seconds_of(trials, run_us)
        return trials


def seconds_of(trials: int, run_us: float) -> float:
    """Seconds in which so many candidates are compiled, checked, screened and raced."""
    return trials * TRIAL_S + (trials * SCREENED_RUNS + RACED_RUNS) * run_us / 1e6


class TaskSubject(TuningSubject[MeasureSession, Space]):
    """A task that is tuned; its candidates come from a search algorithm."""

    task: Task

    def __init__(self, missing: MissingSubject, log: TrialLog, clock: SessionClock) -> None:
        assert isinstance(missing.task, Task)
        super().__init__(missing.name, missing.task)
        self.origin, self.share, self._log = missing.origin, missing.share, log
        self._entry = missing.entry
        self._context, options = log.context, log.context.options
        self._floor_us = floor_us(missing.task, options.target)
        self._options = replace(options, optimization_level="O1") if missing.is_deep else options
        self.expected_trials = budget(missing.share * TYPICAL_GAIN, self._options)
        self._clock = clock
        clock.expect(self.task.key, self.expected_trials, DEFAULT_OVER_FLOOR * self._floor_us)

    def space(self, target: Target) -> Space:
        """Return the policies of the task."""
        return Space(self.task, target)

    def open(
        self,
        session: MeasureSession,
        space: Space,
        first: Sequence[Policy],
        trials: Mapping[Policy, Trial],
    ) -> Search:
        """Open the task in a session; gives the search, which tries warm-start candidates first."""
        options, bank = self._options, self._context.bank
        session.open(self.task)
        warm_starts, refused = self._warm_starts(space, first), bank.refused(self.task)
        entry = self._entry
        likely = [entry] if entry else [*warm_starts, *space.ranked()[:PRECOMPILED]]
        wanted = dict.fromkeys(likely)
        may_be_asked = [policy for policy in wanted if policy.text() not in refused]
        session.precompile(
            [] if options.formats_alone else may_be_asked[: options.max_tuning_count]
        )
        known = trials.get(space.default)
        default = [known] if known else session.race([], space.default, SCREEN_ROUNDS)
        if not known:
            for trial in default:
                self._log.add(trial)
        count = budget(self._expected_saving(space, default), options)
        least, _ = LIMITS[options.optimization_level]
        count = self._clock.allowed(self.task.key, count, self._run_us(default), least)
        problem = SearchProblem(space, count, warm_starts, refused)
        search = formats_alone if options.formats_alone else ALGORITHMS[options.search_algorithm]
        if entry is None or options.formats_alone:
            return search(problem)
        return from_entry(problem, entry, search)

    def _run_us(self, trials: Sequence[Trial]) -> float:
        """Microseconds of one run of the default, or a guess where it was not timed."""
        timed = (trial.timing.median_us for trial in trials if trial.timing)
        return next(timed, DEFAULT_OVER_FLOOR * self._floor_us)

    def _expected_saving(self, space: Space, trials: Sequence[Trial]) -> float:
        """Part of the model's time that may be saved, from trials of the default."""
        default_us = next((trial.timing.median_us for trial in trials if trial.timing), None)
        if default_us is None:
            return self.share * TYPICAL_GAIN
        gain = expected_gain(space, default_us, self._floor_us)
        return self.share * default_us / max(self._floor_us, 1e-3) * gain

    def _warm_starts(self, space: Space, first: Sequence[Policy]) -> list[Policy]:
        """Legal warm-start candidates.

        They did well on the operator of this name in an earlier tuning, on this task elsewhere, or
        on the nearest tasks of this session and of the bank.
        """
        here = (
            (d.task, d.policy)
            for d in self._log.outcome.written.values()
            if d.rule == "tuned" and isinstance(d.task, Task)
        )
        base = self._options.base_policies.get(self.name)
        earlier = [] if base is None else [base]
        found = [*earlier, *first, *nearest(self.task, here), *self._context.bank.seeds(self.task)]
        legal = (repaired(space, dict(policy.knobs)) for policy in found)
        distinct = dict.fromkeys(policy for policy in legal if policy is not None)
        return list(itertools.islice(distinct, WARM_STARTS))


def budget(saving: float, options: Options) -> int:
    """Candidates for a task: more with the square root of the model's time that they may save."""
    least, most = LIMITS[options.optimization_level]
    worth = math.sqrt(saving / FULL_AT)
    count = round(least + (most - least) * min(1.0, worth))
    return count if options.max_tuning_count is None else min(count, options.max_tuning_count)


def least_share_of_slowest(shares: Sequence[float]) -> float:
    """The least share of a model's slowest tasks: the fewest that take half of its time."""
    descending = sorted(shares, reverse=True)
    totals = itertools.accumulate(descending)
    reached = (share for share, total in zip(descending, totals, strict=True)
               if total >= SLOWEST_SHARE)  # fmt: skip
    return next(reached, 0.0)


def expected_gain(space: Space, default_us: float, task_floor_us: float) -> float:
    """The part of the default's time above what the floor allows or the ranking predicts.

    Whichever is less, since implementations with fewer products go below the floor.
    """
    first, estimate = next(iter(space.ranked()), None), space.estimate(space.default)
    predicted = space.estimate(first) / estimate if first is not None and estimate > 0 else 1.0
    least, most = GAINS
    return min(most, max(least, 1 - min(predicted, task_floor_us / default_us)))


def floor_us(task: Task, target: Target) -> float:
    """The least time of one run: operations over peak, or bytes over bandwidth."""
    peak_gflops = backend_of(target.soc_version).peak_gflops(target.soc_version)
    compute_us = operations(task) / (peak_gflops * target.cores) / 1e3
    return max(compute_us, traffic_bytes(task) / MEMORY_GB_S / 1e3)
