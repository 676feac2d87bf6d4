"""The tuning loop: each subject, a task or a subgraph, is searched, raced, decided and kept."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Generic, TypeVar

from tuner.errors import KernelError
from tuner.lookup.protocol import Hit
from tuner.measure.measuring_session import Session
from tuner.policy import Policy
from tuner.search.algorithms import Search
from tuner.session import Options, TaskFinished, TaskStarted, TrialMeasured
from tuner.subgraph.rewrite_space import AnySpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Decision, Trial
from tuner.tuning.decide import Undecided, decide, finalists
from tuner.tuning.outcome import Attempt, DecisionWriter, TuneOutcome, known_trials
from tuner.tuning.session_context import SessionContext

OUT_OF_TIME = Attempt(None, "the time limit", was_cut_short=True)

Opened = TypeVar("Opened", bound=Session)
"""Session that measures subjects of a kind."""
SpaceOf = TypeVar("SpaceOf", bound=AnySpace)
"""Space of the policies of such subjects."""

TrialsByKey = Mapping[str, Mapping[Policy, Trial]]


@dataclass(frozen=True)
class TuningJob:
    """Facts in which the tuning of operators and that of subgraphs differ."""

    phase: str
    title: str
    unit: str
    worth: float
    """A change is written only if it wins by more than this share."""
    retries: int
    """Further times that a subject is tuned whose races were disturbed."""
    trials_hold: bool
    """True if trials of an attempt are used in the next one of the same subject."""


@dataclass(frozen=True)
class MissingSubject:
    """A task or subgraph of a model that its bank misses, as plain values."""

    task: Task | Subgraph
    name: str
    origin: tuple[str, ...] = ()
    """ONNX operators that it stands for."""
    share: float = 0.0
    """Estimated share of all its nodes in the model's time; of tasks only."""
    is_deep: bool = False
    """True if the most candidates are tried; of tasks only."""
    entry: Policy | None = None
    """The policy that a bank has from another environment: raced first, and kept if it wins."""


def is_to_be_tuned(hit: Hit | None, options: Options) -> bool:
    """Return whether a subject with this entry is tuned: it has none, or one from elsewhere.

    A pinned one never is.
    """
    if hit is not None and hit.is_pinned:
        return False
    return options.repeat_tune or hit is None or hit.is_candidate


def entry_to_race(hit: Hit | None, options: Options) -> Policy | None:
    """The policy of an entry that a search begins with; with `repeat_tune` searches are whole."""
    is_start = hit is not None and hit.is_candidate and not options.repeat_tune
    return hit.policy if hit is not None and is_start else None


class TuningSubject(ABC, Generic[Opened, SpaceOf]):
    """A task or subgraph of a model, and what is particular in tuning it."""

    origin: tuple[str, ...] = ()
    """ONNX operators that it stands for."""
    expected_trials = 0
    """Share in the time that is left, as an estimate; 0 for no estimate."""

    def __init__(self, name: str, task: Task | Subgraph) -> None:
        self.name, self.task = name, task

    @abstractmethod
    def space(self, target: Target) -> SpaceOf:
        """Return the policies that the subject has today."""

    @abstractmethod
    def open(
        self,
        session: Opened,
        space: SpaceOf,
        first: Sequence[Policy],
        trials: Mapping[Policy, Trial],
    ) -> Search | None:
        """Open the subject in a session that measures it; gives the search for candidates.

        `first`: candidates that come before others. `trials` need not be made again.
        None where the deadline has come. Raises KernelError where it cannot be measured.
        """

    def doubt(self) -> str:
        """Reason why better candidates may not have been found; empty for none."""
        return ""

    def further(self, space: SpaceOf, decision: Decision) -> Sequence[Decision]:
        """Decisions on other subjects that are written with this one."""
        del space, decision
        return ()


class TrialLog:
    """Trials of a session: counted in its outcome, kept in the bank, and reported."""

    def __init__(self, context: SessionContext, outcome: TuneOutcome, deadline: float) -> None:
        """No further candidate is measured after the deadline, which is of the monotonic clock."""
        self.context, self.outcome, self.deadline = context, outcome, deadline
        self._name, self._op = "", ""
        self._best_us: float | None = None

    def begin(self, name: str, op: str) -> None:
        """Report the trials that follow under the name of a subject, with the best of its op."""
        self._name, self._op, self._best_us = name, op, None

    def add(self, trial: Trial) -> None:
        """Count a trial, keep it in the bank, and report it with the best time so far."""
        self.outcome.trials += 1
        self.context.bank.record(trial)
        time_us = trial.timing.median_us if trial.timing else None
        default_us = trial.baseline.median_us if trial.baseline else None
        best_us = None
        if trial.task.op == self._op:
            known = (us for us in (self._best_us, time_us, default_us) if us is not None)
            self._best_us = best_us = min(known, default=None)
        event = TrialMeasured(self._name, trial.outcome, time_us, default_us, best_us)
        self.context.listen(event)

    def measured(
        self,
        search: Search,
        session: Session,
        default: Policy,
        known: dict[Policy, Trial],
    ) -> tuple[list[Trial], bool]:
        """Trials of all that a search asks for, and whether the deadline came before its end.

        Each candidate is kept before the next one is measured. `known` trials need not be made
        again; those that are made join them.
        """
        trials: list[Trial] = []
        asked = next(search, None)
        while asked is not None:
            missing = [policy for policy in asked if policy not in known]
            if missing and time.monotonic() >= self.deadline:
                return trials, True
            if len(missing) > 1:
                session.precompile(missing)
            for policy in missing:
                for trial in session.screen([policy], default):
                    self.add(trial)
                    known[trial.policy] = trial
            batch = [known[policy] for policy in asked if policy in known]
            trials += batch
            try:
                asked = search.send(batch)
            except StopIteration:
                break
        return trials, False


class TuningLoop(Generic[Opened, SpaceOf]):
    """Tunes subjects in turn until the deadline, and adds to the outcome of a log.

    A subject whose races were disturbed is tuned again after all others.
    """

    def __init__(
        self,
        job: TuningJob,
        subjects: Sequence[TuningSubject[Opened, SpaceOf]],
        session: Opened,
        log: TrialLog,
        trials: TrialsByKey = MappingProxyType({}),
    ) -> None:
        """`trials` of this session, by key of the subject, are not made again."""
        self._job, self._subjects, self._session, self._log = job, subjects, session, log
        self._trials, self._context = dict(trials), log.context
        self._writer = DecisionWriter(log.context.bank, len(subjects), job.title, job.unit)
        self._started = time.monotonic()

    def run(self) -> None:
        """Tune every subject, the disturbed ones again while there is time; write the decisions.

        Each that was tuned to its end is finished once.
        """
        undecided: dict[int, Attempt] = {}
        with self._writer:
            for number, subject in enumerate(self._subjects, 1):
                attempt = self._first(number, subject)
                if attempt.is_half:
                    break
                if isinstance(attempt.decision, Undecided):
                    undecided[number] = attempt
                else:
                    self._finish(number, attempt)
            for number in [*undecided] * self._job.retries:
                if number not in undecided or time.monotonic() >= self._log.deadline:
                    continue
                subject, why = self._subjects[number - 1], undecided[number].note
                self._context.say(self._job.phase, f"{subject.name} once more: {why}")
                self._start(number, None, is_repeated=True)
                attempt = self.tune_once(subject)
                if not attempt.is_half and not isinstance(attempt.decision, Undecided):
                    del undecided[number]
                    self._finish(number, attempt)
            for number, attempt in undecided.items():
                self._finish(number, attempt)

    def _finish(self, number: int, attempt: Attempt) -> None:
        subject, decision = self._subjects[number - 1], attempt.decision
        self._log.outcome.take(subject.task.key, subject.name, attempt, self._writer)
        event = TaskFinished(
            number, len(self._subjects), subject.name, subject.task.op,
            decision if isinstance(decision, Decision) else None, attempt.note,
            subject.origin, is_undecided=isinstance(decision, Undecided),
        )  # fmt: skip
        self._context.listen(event)

    def _first(self, number: int, subject: TuningSubject[Opened, SpaceOf]) -> Attempt:
        now = time.monotonic()
        self._start(number, self._left_s(number, now - self._started))
        return OUT_OF_TIME if now >= self._log.deadline else self.tune_once(subject)

    def _start(self, number: int, left_s: float | None, *, is_repeated: bool = False) -> None:
        total, subject = len(self._subjects), self._subjects[number - 1]
        named = number, total, subject.name, subject.task.op
        self._context.listen(TaskStarted(*named, left_s, is_repeated=is_repeated))

    def _left_s(self, number: int, spent_s: float) -> float | None:
        """Time for a subject and those after it, if they take as long as those before it."""
        trials = [subject.expected_trials for subject in self._subjects]
        done, left = sum(trials[: number - 1]), sum(trials[number - 1 :])
        return spent_s / done * left if done else None

    def tune_once(self, subject: TuningSubject[Opened, SpaceOf]) -> Attempt:
        """Search, race and decide a subject; after the deadline only measured candidates race."""
        key, context = subject.task.key, self._context
        self._log.begin(subject.name, subject.task.op)
        trials = known_trials(context.bank, subject.task) if context.options.resumes else {}
        trials |= {p: t for p, t in self._trials.get(key, {}).items() if not t.is_disturbed}
        if self._job.trials_hold:
            self._trials[key] = trials
        try:
            return self._attempt(subject, subject.space(context.target), trials)
        except KernelError as error:
            return Attempt(None, error.message)

    def _attempt(
        self, subject: TuningSubject[Opened, SpaceOf], space: SpaceOf, trials: dict[Policy, Trial]
    ) -> Attempt:
        session, options = self._session, self._context.options
        hit = self._log.outcome.hits.get(subject.task.key)
        incumbent = hit.policy if hit is not None and space.is_legal(hit.policy) else None
        first = [incumbent] if incumbent else []
        if not options.resumes:  # an interrupted search takes the way that it would have taken
            before = finalists(self._context.bank.measured(subject.task), None)
            first += [policy for policy in before if policy != space.default]
        search = subject.open(session, space, first, trials)
        if search is None:
            return OUT_OF_TIME
        screened, was_cut_short = self._log.measured(search, session, space.default, trials)
        # What was decided in another environment has to beat today's default as any other does.
        held = None if hit is not None and hit.is_candidate else incumbent
        decision, evidence = decide(
            session, space, finalists(screened, incumbent), held, screened,
            self._job.worth, hidden=subject.doubt(), accepts_noise=options.accepts_noise,
            run_loop=options.run_loop,
        )  # fmt: skip
        for trial in evidence:
            self._log.add(trial)
        if isinstance(decision, Decision):
            note = next((t.note for t in evidence if t.is_in_doubt), "")
            return Attempt(decision, note, was_cut_short, subject.further(space, decision))
        failure = next((t.note for t in evidence if t.note), "the default cannot be timed")
        return Attempt(decision, decision.why if decision else failure, was_cut_short)


def one_by_one(policies: Iterable[Policy]) -> Search:
    """Ask for each policy alone, so that the deadline may come between them."""
    for policy in policies:
        yield [policy]
