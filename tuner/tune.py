"""Operator tuning (OPAT): each miss is searched, raced and decided; what is learnt is kept."""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from tuner.budget import TYPICAL_GAIN, Prospect, budget, expected_gain, floor_us
from tuner.decide import Undecided, decide, finalists
from tuner.errors import KernelError
from tuner.likeness import nearest
from tuner.lookup import Hit, Lookup
from tuner.measure.session import SCREEN_ROUNDS, MeasureSession
from tuner.outcome import Attempt, Keeper, TuneOutcome, finished, known_trials, tune_in_turn
from tuner.policy import Policy
from tuner.search import ALGORITHMS, Question, Search
from tuner.search.repair import repaired
from tuner.session import (
    Listener,
    Options,
    PhaseStarted,
    TaskStarted,
    TrialMeasured,
)
from tuner.space import Space
from tuner.target import Target
from tuner.task import Task
from tuner.tasks import TaskUse
from tuner.trial import Decision, Outcome, Trial

SEEDS = 4
"""Policies of elsewhere that are tried before the ranking's."""
RETRIES = 2
"""Further times that a task is tuned whose races were disturbed, after all others."""
FORESEEN = 8
"""The ranking's first, which every algorithm asks for."""


def tune_tasks(
    uses: Sequence[TaskUse],
    hits: Mapping[str, Hit],
    options: Options,
    bank: Lookup,
    listen: Listener,
    open_session: Callable[[Target], MeasureSession] = MeasureSession,
    known: Mapping[str, Mapping[Policy, Trial]] = MappingProxyType({}),
) -> TuneOutcome:
    """Tune what the bank misses (with `repeat_tune`: all), within the time limit.

    Tasks that an earlier session left undecided come first, then those that take much of the
    model's time: what a limit cuts off is the lesser part.
    `known`: trials of this session by task key; they are not made again.
    """
    outcome = TuneOutcome.of_hits(hits, len(uses))
    plan = [
        planned
        for planned in _plan(uses, options)
        if planned.use.is_wanted(options.tune_ops)
        and (options.repeat_tune or planned.use.task.key not in hits)
    ]
    plan.sort(key=lambda planned: not bank.measured(planned.use.task))
    if plan:
        with (
            open_session(options.target) as session,
            Keeper(bank, len(plan), "operator tuning", "tasks") as keeper,
        ):
            _Tuning(session, plan, options, outcome, bank, listen, keeper, known).run()
    return outcome


class _Tuning:
    """The tuning of all tasks of a plan."""

    def __init__(
        self,
        session: MeasureSession,
        plan: Sequence[_PlannedTask],
        options: Options,
        outcome: TuneOutcome,
        bank: Lookup,
        listen: Listener,
        keeper: Keeper,
        known: Mapping[str, Mapping[Policy, Trial]],
    ) -> None:
        self._session, self._plan, self._options, self._outcome = session, plan, options, outcome
        self._bank, self._listen, self._keeper, self._known = bank, listen, keeper, dict(known)
        self._started = time.monotonic()
        limit_s = math.inf if options.time_limit_s is None else options.time_limit_s
        self._deadline = self._started + limit_s

    def run(self) -> None:
        total = len(self._plan)
        tune_in_turn(total, self._first, self._again, self._finish, self._deadline, RETRIES)

    def _first(self, number: int) -> Attempt:
        use, now = self._plan[number - 1].use, time.monotonic()
        left_s = _left_s(self._plan, number, now - self._started)
        self._listen(TaskStarted(number, len(self._plan), use.name, use.task.op, left_s))
        if now >= self._deadline:
            return Attempt(None, "the time limit", was_cut_short=True)
        return self._tune(number)

    def _again(self, number: int, why: str) -> Attempt:
        name = self._plan[number - 1].use.name
        self._listen(PhaseStarted("tune", f"{name} once more: {why}"))
        return self._tune(number)

    def _tune(self, number: int) -> Attempt:
        planned = self._plan[number - 1]
        key = planned.use.task.key
        tuning = _TaskTuning(
            self._session, planned, self._options, self._outcome, self._bank, self._listen,
            self._known.get(key, {}),
        )  # fmt: skip
        attempt = tuning.run(self._deadline)
        self._outcome.trials += tuning.trials
        self._known[key] = tuning.known
        return attempt

    def _finish(self, number: int, attempt: Attempt) -> None:
        use = self._plan[number - 1].use
        self._outcome.take(use.task.key, use.name, attempt, self._keeper)
        total, op = len(self._plan), use.task.op
        self._listen(finished(number, total, use.name, op, attempt, use.origin))


@dataclass(frozen=True)
class _PlannedTask:
    """A task to tune, with its least time of one run and of its part in the model."""

    use: TaskUse
    floor_us: float
    share: float
    """Floor of all its nodes over that of all tasks."""
    expected_trials: int


def _plan(uses: Sequence[TaskUse], options: Options) -> list[_PlannedTask]:
    """All tasks, the heaviest first."""
    floors = {use.task.key: floor_us(use.task, options.target) for use in uses}
    total_us = sum(floors[use.task.key] * len(use.nodes) for use in uses) or 1.0
    plan = []
    for use in uses:
        share = floors[use.task.key] * len(use.nodes) / total_us
        trials = budget(Prospect(share, TYPICAL_GAIN), options)
        plan.append(_PlannedTask(use, floors[use.task.key], share, trials))
    return sorted(plan, key=lambda planned: -planned.share)


def _left_s(plan: Sequence[_PlannedTask], number: int, spent_s: float) -> float | None:
    """Time for this task and those after it, if they go as those before it."""
    done = sum(planned.expected_trials for planned in plan[: number - 1])
    left = sum(planned.expected_trials for planned in plan[number - 1 :])
    return spent_s / done * left if done else None


class _TaskTuning:
    """The tuning of one task."""

    def __init__(
        self,
        session: MeasureSession,
        planned: _PlannedTask,
        options: Options,
        outcome: TuneOutcome,
        bank: Lookup,
        listen: Listener,
        known: Mapping[Policy, Trial],
    ) -> None:
        self._session, self._planned, self._options = session, planned, options
        self._outcome, self._bank, self._listen = outcome, bank, listen
        self._use = planned.use
        self._space = Space(self._use.task, options.target)
        resumed = known_trials(bank, self._use.task) if options.resumes else {}
        self._known = {**resumed, **_undisturbed(known)}
        self._best_us: float | None = None
        self.trials = 0
        self._was_cut_short = False
        """The deadline came before the search had asked for all it wanted."""

    @property
    def known(self) -> Mapping[Policy, Trial]:
        """Trials that need not be made again."""
        return _undisturbed(self._known)

    def run(self, deadline: float) -> Attempt:
        """Tune the task once.

        After the deadline (of the monotonic clock) no more candidates are asked for; those that
        were measured are still raced.
        """
        try:
            self._session.open(self._use.task)
            decision, note = self._decided(deadline)
        except KernelError as error:
            decision, note = None, error.message
        return Attempt(decision, note, self._was_cut_short)

    def _decided(self, deadline: float) -> tuple[Decision | Undecided | None, str]:
        space = self._space
        incumbent = self._incumbent()
        seeds = self._seeds(incumbent)
        refused = self._bank.refused(self._use.task)
        self._foresee([*seeds, *space.ranked()[:FORESEEN]], refused)
        count = budget(self._prospect(), self._options)
        question = Question(space, count, seeds, refused)
        search = ALGORITHMS[self._options.search_algorithm](question)
        screened = self._screen(search, deadline)
        chosen = finalists(screened, incumbent)
        decision, evidence = decide(
            self._session, space, chosen, incumbent, screened,
            accepts_noise=self._options.accepts_noise,
        )  # fmt: skip
        self._learn(evidence)
        if decision is None:
            return None, next((t.note for t in evidence if t.note), "the default cannot be timed")
        return decision, decision.why if isinstance(decision, Undecided) else ""

    def _foresee(self, policies: Sequence[Policy], refused: Mapping[str, Outcome]) -> None:
        """Only what can still be asked for: the rest would be compiled for nothing."""
        wanted = [p for p in dict.fromkeys(policies) if p.text() not in refused]
        self._session.foresee(wanted[: self._options.max_tuning_count])

    def _incumbent(self) -> Policy | None:
        hit = self._outcome.hits.get(self._use.task.key)
        return hit.policy if hit is not None and self._space.is_legal(hit.policy) else None

    def _prospect(self) -> Prospect:
        """From a short look at the default."""
        known = self._known.get(self._space.default)
        looks = [known] if known else self._session.race([], self._space.default, SCREEN_ROUNDS)
        if known is None:
            self._learn(looks)
        default_us = next((t.timing.median_us for t in looks if t.timing), None)
        if default_us is None:
            return Prospect(self._planned.share)
        gain = expected_gain(self._space, default_us, self._planned.floor_us)
        return Prospect(self._planned.share * default_us / max(self._planned.floor_us, 1e-3), gain)

    def _seeds(self, incumbent: Policy | None) -> list[Policy]:
        """What did well elsewhere: on this key, on the nearest tasks of this session and bank.

        First what earlier sessions measured of the task and could not decide.
        """
        task = self._use.task
        before = (p for p in finalists(self._bank.measured(task), None) if p != self._space.default)
        here = (
            (d.task, d.policy)
            for d in self._outcome.written.values()
            if d.rule == "tuned" and isinstance(d.task, Task)
        )
        held = [incumbent] if incumbent else []
        found = [*held, *before, *nearest(task, here), *self._bank.seeds(task)]
        legal = (repaired(self._space, dict(policy.knobs)) for policy in found)
        distinct = dict.fromkeys(policy for policy in legal if policy is not None)
        return list(itertools.islice(distinct, SEEDS))

    def _screen(self, search: Search, deadline: float) -> list[Trial]:
        """Run the search to its end or the deadline, measuring whatever it asks for."""
        everything: list[Trial] = []
        asked = next(search, None)
        while asked is not None:
            if time.monotonic() >= deadline:
                self._was_cut_short = True
                break
            trials = self._measured(asked)
            everything += trials
            try:
                asked = search.send(trials)
            except StopIteration:
                asked = None
        return everything

    def _measured(self, asked: Sequence[Policy]) -> list[Trial]:
        """A trial of each, one after the other: each is kept before the next one is begun."""
        missing = [policy for policy in asked if policy not in self._known]
        self._session.foresee(missing)
        for policy in missing:
            trials = self._session.screen([policy], self._space.default)
            self._learn(trials)
            self._known.update((trial.policy, trial) for trial in trials)
        return [self._known[policy] for policy in asked if policy in self._known]

    def _learn(self, trials: Iterable[Trial]) -> None:
        for trial in trials:
            self.trials += 1
            self._bank.record(trial)
            median_us = trial.timing.median_us if trial.timing else None
            default_us = trial.baseline.median_us if trial.baseline else None
            known = [t for t in (self._best_us, median_us, default_us) if t is not None]
            self._best_us = min(known, default=None)
            self._listen(
                TrialMeasured(self._use.name, trial.outcome, median_us, default_us, self._best_us)
            )


def _undisturbed(known: Mapping[Policy, Trial]) -> dict[Policy, Trial]:
    return {policy: trial for policy, trial in known.items() if not trial.is_disturbed}
