"""Subgraph tuning (SGAT): each miss is cut in several ways, raced and decided."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Mapping, Sequence

from tuner.budget import floor_us
from tuner.decide import WORTH_CUTTING, Undecided, decide, finalists
from tuner.errors import KernelError
from tuner.lookup import Hit, Lookup
from tuner.measure.interval import paired_ratio
from tuner.measure.session import MeasureSession
from tuner.measure.subgraph_session import SubgraphSession
from tuner.outcome import Attempt, Keeper, TuneOutcome, finished, known_trials, tune_in_turn
from tuner.policy import Policy
from tuner.session import (
    Listener,
    Options,
    PhaseStarted,
    TaskStarted,
    TrialMeasured,
)
from tuner.sgat.parts import Parts
from tuner.sgat.propose import proposals, tasks_of_policy
from tuner.subgraph.chains import parts_in_turns, runs_of, worthwhile_bands
from tuner.subgraph.space import SubgraphSpace
from tuner.subgraph.uses import SubgraphUse
from tuner.task import Task
from tuner.tasks import tasks_by_output
from tuner.trial import Decision, Outcome, Trial

PROPOSED = 5
"""Cuts of a subgraph that are measured, before they are split into bands."""
RETRIES = 1
"""Further times that a subgraph is tuned whose races were disturbed, after all others."""
TIME_SHARE = 0.4
"""Of a time limit, where operator tuning follows."""


def tune_subgraphs(
    uses: Sequence[SubgraphUse],
    hits: Mapping[str, Hit],
    options: Options,
    bank: Lookup,
    listen: Listener,
    operators: MeasureSession,
    subgraphs: SubgraphSession,
) -> tuple[TuneOutcome, Parts]:
    """Tune what the bank misses (with `repeat_tune`: all), within its share of the time limit.

    Gives the operators that were measured on the way, too. Subgraphs that take much of the
    model's time come first.
    """
    outcome = TuneOutcome.of_hits(hits, len(uses))
    learner = _Learner(bank, listen, outcome)
    plan = [use for use in uses if options.repeat_tune or use.subgraph.key not in hits]
    plan.sort(key=lambda use: -_floor_us(use, options))
    deadline = time.monotonic() + _limit_s(options)
    parts = Parts(operators, options, bank, learner.learn, deadline)
    with Keeper(bank, len(plan), "subgraph tuning", "subgraphs") as keeper:

        def tune(number: int) -> Attempt:
            use = plan[number - 1]
            listen(TaskStarted(number, len(plan), use.name, "subgraph", None))
            if time.monotonic() >= deadline:
                return Attempt(None, "the time limit", was_cut_short=True)
            return _SubgraphTuning(subgraphs, use, options, parts, learner).run(deadline)

        def tune_again(number: int, why: str) -> Attempt:
            use = plan[number - 1]
            listen(PhaseStarted("cut", f"{use.name} once more: {why}"))
            parts.forget_disturbed()
            return _SubgraphTuning(subgraphs, use, options, parts, learner).run(deadline)

        def finish(number: int, attempt: Attempt) -> None:
            use = plan[number - 1]
            outcome.take(use.subgraph.key, use.name, attempt, keeper)
            listen(finished(number, len(plan), use.name, "subgraph", attempt))

        tune_in_turn(len(plan), tune, tune_again, finish, deadline, RETRIES)
    return outcome, parts


def _limit_s(options: Options) -> float:
    if options.time_limit_s is None:
        return math.inf
    return options.time_limit_s * (TIME_SHARE if options.tunes_operators else 1.0)


def _floor_us(use: SubgraphUse, options: Options) -> float:
    """The least time that all regions of a subgraph can take."""
    graph = use.regions[0].graph
    tasks = tasks_by_output(graph, use.subgraph.precision_mode).values()
    return len(use.regions) * sum(floor_us(task, options.target) for task in tasks)


class _Learner:
    """Keeps every trial, and tells of it."""

    def __init__(self, bank: Lookup, listen: Listener, outcome: TuneOutcome) -> None:
        self.bank, self.listen, self.outcome = bank, listen, outcome
        self.name = ""
        self._best_us: float | None = None

    def begin(self, name: str) -> None:
        self.name, self._best_us = name, None

    def learn(self, trial: Trial) -> None:
        self.outcome.trials += 1
        self.bank.record(trial)
        median_us = trial.timing.median_us if trial.timing else None
        default_us = trial.baseline.median_us if trial.baseline else None
        best_us = None
        if trial.task.op == "subgraph":
            known = [t for t in (self._best_us, median_us, default_us) if t is not None]
            best_us = self._best_us = min(known, default=None)
        self.listen(TrialMeasured(self.name, trial.outcome, median_us, default_us, best_us))


class _SubgraphTuning:
    """The tuning of one subgraph."""

    def __init__(
        self,
        session: SubgraphSession,
        use: SubgraphUse,
        options: Options,
        parts: Parts,
        learner: _Learner,
    ) -> None:
        self._session, self._options, self._parts, self._learner = session, options, parts, learner
        self._space = SubgraphSpace(use.subgraph, options.target)
        bank, hit = learner.bank, learner.outcome.hits.get(use.subgraph.key)
        legal = hit is not None and self._space.is_legal(hit.policy)
        self._incumbent = hit.policy if hit is not None and legal else None
        self._refused = bank.refused(use.subgraph)
        self._known = known_trials(bank, use.subgraph) if options.resumes else {}
        self._before = finalists(bank.measured(use.subgraph), None)
        """What earlier sessions measured of the subgraph and could not decide."""
        self._operators: Mapping[str, Policy] = {}
        self._asked: set[str] = set()
        """Keys of the operators whose times the proposals come from."""
        self._was_cut_short = False
        """The deadline came before every candidate was measured."""
        learner.begin(use.name)

    def run(self, deadline: float) -> Attempt:
        """Tune the subgraph once."""
        space, held = self._space, [self._incumbent] if self._incumbent else []
        before = [p for p in self._before if p != space.default and space.is_legal(p)]
        found = proposals(space, self._time_us, PROPOSED)
        proposed = list(dict.fromkeys([*held, *before, *found]))
        self._operators = self._operator_policies(proposed)
        if self._parts.are_out_of_time:
            return Attempt(None, "the time limit", was_cut_short=True)
        try:
            self._session.open(space.task, self._operators)
            decision, note = self._decided(proposed, deadline)
        except KernelError as error:
            return Attempt(None, error.message, self._was_cut_short)
        return Attempt(decision, note, self._was_cut_short, self._operators_of(decision))

    def _time_us(self, task: Task) -> float:
        self._asked.add(task.key)
        return self._parts.time_us(task)

    def _decided(
        self, proposed: Sequence[Policy], deadline: float
    ) -> tuple[Decision | Undecided | None, str]:
        space = self._space
        screened = self._screened(proposed, deadline)
        screened += self._screened(self._in_bands(_quickest(screened, space.default)), deadline)
        chosen = finalists(screened, self._incumbent)
        accepts_noise = self._options.accepts_noise
        decision, evidence = decide(
            self._session, space, chosen, self._incumbent, screened, WORTH_CUTTING,
            accepts_noise=accepts_noise,
        )  # fmt: skip
        for trial in evidence:
            self._learner.learn(trial)
        doubt = next((n for key, n in self._parts.disturbed.items() if key in self._asked), "")
        is_default = isinstance(decision, Decision) and decision.policy == space.default
        if doubt and is_default and not accepts_noise:
            return Undecided(doubt), doubt  # another cut might have been proposed
        if decision is None:
            return None, next((t.note for t in evidence if t.note), "the default cannot be timed")
        return decision, decision.why if isinstance(decision, Undecided) else ""

    def _operators_of(self, decision: Decision | Undecided | None) -> list[Decision]:
        """Provisional decisions on the operators of a cut that was chosen."""
        if not isinstance(decision, Decision) or decision.rule != "tuned":
            return []
        return self._parts.decisions(tasks_of_policy(self._space, decision.policy))

    def _operator_policies(self, proposed: Iterable[Policy]) -> dict[str, Policy]:
        """The best known of each operator of the candidates."""
        space = self._space
        tasks = {t.key: t for p in (space.default, *proposed) for t in tasks_of_policy(space, p)}
        return {key: self._parts.policy(task) for key, task in tasks.items()}

    def _in_bands(self, policy: Policy) -> list[Policy]:
        """The policy split in every way that may pay."""
        space, target = self._space, self._options.target
        graph = space.rewritten(policy, space.graph)
        tasks = tasks_by_output(graph, space.task.precision_mode)
        parts = (parts_in_turns(run, tasks, self._operators, target) for run in runs_of(graph))
        runs = [part for found in parts for part in found]
        counts = worthwhile_bands(graph, runs, target)
        ways = (0, 1) if self._options.uneven_split else (0,)
        return [policy.with_knobs(bands=bands, uneven=way) for bands in counts for way in ways]

    def _screened(self, policies: Sequence[Policy], deadline: float) -> list[Trial]:
        """A trial of each, one after the other: each is kept before the next one is begun."""
        wanted = [policy for policy in policies if policy.text() not in self._refused]
        for policy in wanted:
            if policy in self._known:
                continue
            if time.monotonic() >= deadline:
                self._was_cut_short = True
                break
            for trial in self._session.screen([policy], self._space.default):
                self._known[policy] = trial
                self._learner.learn(trial)
        return [self._known[policy] for policy in wanted if policy in self._known]


def _quickest(trials: Iterable[Trial], default: Policy) -> Policy:
    """The policy with the best ratio to the default, if that is below 1; else the default."""
    ratios = {
        trial.policy: paired_ratio(trial.timing, trial.baseline)[1]
        for trial in trials
        if trial.outcome is Outcome.OK and trial.timing and trial.baseline
    }
    best = min(ratios, key=lambda policy: (ratios[policy], policy.text()), default=default)
    return best if ratios.get(best, 1.0) < 1.0 else default
