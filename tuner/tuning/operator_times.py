"""Times of operators, each measured when it is first asked for, to predict those of partitions."""

from __future__ import annotations

import math
from collections.abc import Iterable

from tuner.errors import KernelError
from tuner.lookup.model_lookup import policies_of, settled, usable_hits
from tuner.lookup.protocol import PROVISIONAL
from tuner.measure.session import MeasureSession
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.task import Task
from tuner.trials.interval import paired_ratio
from tuner.trials.trial import Decision, Outcome, Trial
from tuner.tuning.loop import Candidates, TrialLog, one_by_one
from tuner.tuning.outcome import known_trials

TRIED = 8
"""Policies of an operator that are tried, from the ranking: the search proper comes with OPAT."""


class OperatorTimes:
    """Operators of a session's subgraphs, with the best policy known of each, and its time."""

    def __init__(self, session: MeasureSession, log: TrialLog, deadline: float) -> None:
        """Nothing is measured after the deadline (of the monotonic clock)."""
        self._deadline = deadline
        self.are_out_of_time = False
        """Some operator was asked for after the deadline."""
        self._session, self._context, self._log = session, log.context, log
        self._best: dict[str, tuple[Policy, float]] = {}
        self.trials: dict[str, dict[Policy, Trial]] = {}
        """Every trial by task key and policy: operator tuning need not make them again."""
        self.disturbed: dict[str, str] = {}
        """Keys of operators that were timed while others used the cores, and the trial's note."""

    def time_us(self, task: Task) -> float:
        """Time of one run with the best policy known; infinite where none could be timed."""
        return self._of(task)[1]

    def policy(self, task: Task) -> Policy:
        """The best policy known of a task."""
        return self._of(task)[0]

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
        distinct = {task.key: task for task in tasks if task.key in self.trials}
        return [d for task in distinct.values() if (d := self._decision(task)) is not None]

    def _decision(self, task: Task) -> Decision | None:
        trial = self.trials[task.key].get(self.policy(task))
        is_default = self.policy(task) == Space(task, self._context.target).default
        if is_default or trial is None or trial.is_disturbed:
            return None
        if trial.timing is None or trial.baseline is None:
            return None
        return Decision(task, trial.policy, PROVISIONAL, trial.baseline, trial.timing)

    def _of(self, task: Task) -> tuple[Policy, float]:
        if task.key not in self._best:
            self._best[task.key] = self._measured(task)
        return self._best[task.key]

    def _measured(self, task: Task) -> tuple[Policy, float]:
        context, space = self._context, Space(task, self._context.target)
        decided = policies_of(settled(usable_hits(context.bank, [task], space.target)))
        asked = list(decided.values()) or self._ranked(space)
        known = known_trials(context.bank, task) if context.options.resumes else {}
        missing = [policy for policy in asked if policy not in known]
        candidates = Candidates(known, self._log, self._deadline)
        try:
            if missing:
                self._session.open(task)
                self._session.foresee(missing)
            trials = candidates.measured(one_by_one(asked), self._session, space.default)
        except KernelError:
            return space.default, math.inf
        if candidates.was_cut_short:
            self.are_out_of_time = True
            return space.default, math.inf
        if not decided:
            self.trials[task.key] = known
        if note := next((known[p].note for p in missing if known[p].is_disturbed), ""):
            self.disturbed[task.key] = note
        return _best(space.default, trials)

    def _ranked(self, space: Space) -> list[Policy]:
        """The default and the ranking's first, without those that failed before."""
        refused = self._context.bank.refused(space.task)
        first = dict.fromkeys([space.default, *space.ranked()[:TRIED]])
        return [policy for policy in first if policy.text() not in refused]


def _best(default: Policy, trials: Iterable[Trial]) -> tuple[Policy, float]:
    """The policy with the best ratio to the default, and its time in microseconds."""
    timed = [
        (paired_ratio(trial.timing, trial.baseline)[1], trial)
        for trial in trials
        if trial.outcome is Outcome.OK and trial.timing and trial.baseline
    ]
    if not timed:
        return default, math.inf
    _, best = min(timed, key=lambda pair: (pair[0], pair[1].policy.text()))
    return best.policy, best.timing.median_us if best.timing else math.inf
