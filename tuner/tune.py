"""Operator tuning (OPAT): each miss is searched, raced and decided; what is learnt is kept."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tuner.decide import finalists, race
from tuner.errors import KernelError
from tuner.lookup import Hit, Lookup
from tuner.measure.peak import peak_gflops
from tuner.measure.session import MeasureSession
from tuner.policy import Policy
from tuner.search.descent import Search, descend
from tuner.session import (
    Counts,
    Listener,
    Options,
    TaskFinished,
    TaskStarted,
    TrialMeasured,
)
from tuner.space import Space
from tuner.target import Target
from tuner.tasks import TaskUse
from tuner.trial import Decision, Trial
from tuner.work import operations, traffic_bytes

BUDGETS: Mapping[str, tuple[int, int, int]] = {"O2": (28, 12, 6), "O1": (96, 48, 24)}
"""Candidates for a task that takes at least 1 %, at least 0.1 %, or less of the model's time."""
MEMORY_GB_S = 15.0
"""A cautious figure, only to tell heavy tasks from light ones."""
KEEP_EVERY_S = 10.0
"""Decisions are written at least this often, so that little is lost when the power fails."""


@dataclass
class TuneOutcome:
    """What became of the tasks of a session; grows as it works."""

    hits: Mapping[str, Hit]
    policies: dict[str, Policy] = field(default_factory=dict)
    """Policies that differ from the default, by task key."""
    written: dict[str, Decision] = field(default_factory=dict)
    """Decisions for misses, and for hits that were beaten."""
    reserved: set[str] = field(default_factory=set)
    failed: list[str] = field(default_factory=list)
    total: int = 0
    trials: int = 0

    @property
    def counts(self) -> Counts:
        updated = sum(key in self.hits for key in self.written)
        added = sum(d.rule == "tuned" and k not in self.hits for k, d in self.written.items())
        hit = len(self.hits)
        return Counts(self.total, hit, added, updated, hit - updated, self.total - hit - added)


def tune_tasks(
    uses: Sequence[TaskUse],
    hits: Mapping[str, Hit],
    options: Options,
    bank: Lookup,
    listen: Listener,
    open_session: Callable[[Target], MeasureSession] = MeasureSession,
) -> TuneOutcome:
    """Tune what the bank misses (with `repeat_tune`: all), within the time limit."""
    outcome = TuneOutcome(hits, {k: h.policy for k, h in hits.items()}, total=len(uses))
    todo = [
        use
        for use in uses
        if use.is_wanted(options.tune_ops) and (options.repeat_tune or use.task.key not in hits)
    ]
    budgets = _budgets(uses, options)
    if todo:
        with open_session(options.target) as session, _Keeper(bank, len(todo)) as keeper:
            started = time.monotonic()
            for number, use in enumerate(todo, start=1):
                spent_s = time.monotonic() - started
                if options.time_limit_s is not None and spent_s >= options.time_limit_s:
                    break
                left_s = spent_s / (number - 1) * (len(todo) - number + 1) if number > 1 else None
                name, op = use.name, use.task.op
                listen(TaskStarted(number, len(todo), name, op, left_s))
                tuning = _TaskTuning(session, use, options.target, hits, bank, listen)
                limit_s = options.time_limit_s
                deadline = started + limit_s if limit_s is not None else math.inf
                decision, note = tuning.run(budgets[use.task.key], deadline)
                outcome.trials += tuning.trials
                if tuning.was_cut_short and (decision is None or decision.rule == "default"):
                    break  # half a search is no evidence that the default is best
                _take(outcome, use, decision, keeper)
                listen(TaskFinished(number, len(todo), name, op, decision, note, use.origin))
    return outcome


def _take(outcome: TuneOutcome, use: TaskUse, decision: Decision | None, keeper: _Keeper) -> None:
    key = use.task.key
    if decision is None:
        outcome.failed.append(use.name)
        return
    hit = outcome.hits.get(key)
    if hit is not None and hit.policy == decision.policy:
        outcome.reserved.add(key)
        return
    outcome.policies[key] = decision.policy
    outcome.written[key] = decision
    keeper.keep(decision)


class _Keeper:
    """Writes decisions to the bank every few seconds, and what is left when the block ends."""

    def __init__(self, bank: Lookup, total: int) -> None:
        self._bank, self._total = bank, total
        self._waiting: list[Decision] = []
        self._written = 0
        self._last = time.monotonic()

    def __enter__(self) -> _Keeper:
        return self

    def __exit__(self, *reason: object) -> None:
        self._write()

    def keep(self, decision: Decision) -> None:
        self._waiting.append(decision)
        if time.monotonic() - self._last > KEEP_EVERY_S:
            self._write()

    def _write(self) -> None:
        if self._waiting:
            self._written += len(self._waiting)
            message = f"operator tuning, {self._written} of {self._total} tasks"
            self._bank.decide(self._waiting, message)
            self._waiting = []
        self._last = time.monotonic()


class _TaskTuning:
    """The tuning of one task."""

    def __init__(
        self,
        session: MeasureSession,
        use: TaskUse,
        target: Target,
        hits: Mapping[str, Hit],
        bank: Lookup,
        listen: Listener,
    ) -> None:
        self._session, self._use, self._bank, self._listen = session, use, bank, listen
        self._space = Space(use.task, target)
        self._hit = hits.get(use.task.key)
        self._best_us: float | None = None
        self.trials = 0
        self.was_cut_short = False
        """The deadline came before the search had asked for all it wanted."""

    def run(self, budget: int, deadline: float) -> tuple[Decision | None, str]:
        """The decision, or None and the reason why there is none.

        After the deadline (of the monotonic clock) no more candidates are asked for; those that
        were measured are still raced.
        """
        space = self._space
        try:
            self._session.open(self._use.task)
        except KernelError as error:
            return None, error.message
        incumbent = self._incumbent()
        refused = self._bank.refused(self._use.task)
        seeds = [incumbent] if incumbent else []
        screened = self._screen(descend(space, seeds, refused, budget), deadline)
        decision, evidence = race(self._session, space, finalists(screened, incumbent), incumbent)
        self._learn(evidence)
        if decision is None:
            return None, next((t.note for t in evidence if t.note), "the default cannot be timed")
        return decision, ""

    def _incumbent(self) -> Policy | None:
        if self._hit is not None and self._space.is_legal(self._hit.policy):
            return self._hit.policy
        return None

    def _screen(self, search: Search, deadline: float) -> list[Trial]:
        """Run the search to its end or the deadline, measuring whatever it asks for."""
        everything: list[Trial] = []
        asked = next(search, None)
        while asked is not None:
            if time.monotonic() >= deadline:
                self.was_cut_short = True
                break
            trials = self._session.screen(asked, self._space.default) if asked else []
            self._learn(trials)
            everything += trials
            try:
                asked = search.send(trials)
            except StopIteration:
                asked = None
        return everything

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


def _budgets(uses: Sequence[TaskUse], options: Options) -> dict[str, int]:
    """Candidates by task key: most for the tasks that take most of the model's time."""
    floors = {use.task.key: len(use.nodes) * floor_us(use, options.target) for use in uses}
    total = sum(floors.values()) or 1.0
    heavy, light, least = BUDGETS[options.optimization_level]
    return {
        key: heavy if us >= total / 100 else light if us >= total / 1000 else least
        for key, us in floors.items()
    }


def floor_us(use: TaskUse, target: Target) -> float:
    """The least time of one run: operations over peak, or bytes over bandwidth."""
    compute_us = operations(use.task) / (peak_gflops(target.soc_version) * target.cores) / 1e3
    return max(compute_us, traffic_bytes(use.task) / MEMORY_GB_S / 1e3)
