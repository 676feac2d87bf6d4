"""The parent's side of measuring: has candidates compiled, checked and timed, and survives them.

A crash, a hang, a wrong result or a compile error is the outcome of that candidate alone; the
child is started again and the session continues. One that another process ended (`with_retries`)
costs no candidate: it is measured again.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from typing import Any, Self

from tuner.errors import KernelError
from tuner.measure.bench import CompiledOperator
from tuner.measure.compile_pool import Compiled, Refusal
from tuner.measure.cores import shared_cores_note
from tuner.measure.harness import Harness, Request
from tuner.measure.measuring_process import ChildDiedError, with_retries
from tuner.ops.uses import tasks_by_output
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Outcome, Timing, Trial, timing_of

TIME_BUDGET_S = 20.0
"""Time limit for all rounds of a request: slow kernels get fewer rounds."""
TIME_TIMEOUT_S = 180.0
SCREEN_ROUNDS = 4

Operators = Sequence[tuple[Task, Policy]]
"""Distinct tasks of a candidate, each with its policy: of a task, that task alone."""


class Session:
    """Measures one subject after the other, a task or a subgraph. Use as a context manager."""

    def __init__(self, harness: Harness, *, is_guest: bool = False) -> None:
        """`is_guest`: the harness is another session's, which starts and ends it."""
        self._harness, self._is_guest = harness, is_guest
        self._kernels: dict[tuple[Task, Policy], Future[Compiled]] = {}
        """Kernels of the open subject's candidates, compiled or about to be."""

    @classmethod
    def sharing(cls, other: Session) -> Self:
        """Make a session on the harness of another one; the two take turns as they like."""
        return cls(other._harness, is_guest=True)

    def __enter__(self) -> Self:
        if not self._is_guest:
            self._harness.start()
        return self

    def __exit__(self, *_: object) -> None:
        if not self._is_guest:
            self._harness.close()

    @property
    def target(self) -> Target:
        """The target that candidates are compiled for and run on."""
        return self._harness.target

    def precompile(self, policies: Iterable[Policy]) -> None:
        """Compile candidates that will probably be asked for while others are compiled.

        Where no measurement suffers from it, while others are timed, too.
        """
        self._compile(policies)

    def screen(self, policies: Sequence[Policy], default: Policy) -> list[Trial]:
        """Check each policy, and time each right one shortly next to the default."""
        self._compile([*policies, default])
        trials = [self._check(policy) for policy in policies]
        right = [t.policy for t in trials if t.outcome is Outcome.OK]
        timings = self.time([default, *(p for p in right if p != default)], SCREEN_ROUNDS)
        self._forget([p for p in right if p != default])
        return [self._with_timing(trial, timings, default) for trial in trials]

    def race(self, policies: Sequence[Policy], default: Policy, rounds: int) -> list[Trial]:
        """Time policies that were found right, in long interleaved rounds with the default."""
        raced = [default, *dict.fromkeys(p for p in policies if p != default)]
        self._compile(raced)
        trials = [self._check(policy) for policy in raced]
        right = [t.policy for t in trials if t.outcome is Outcome.OK]
        self._harness.let_compilers_rest()
        self._harness.wait_for_cores()
        timings = self.time(right, rounds)
        return [self._with_timing(trial, timings, default) for trial in trials]

    def time(self, policies: Sequence[Policy], rounds: int) -> Mapping[Policy, Timing | Trial]:
        """Timings by policy, from interleaved rounds.

        A policy that killed the child gives the failed trial. When several were being timed, a
        round of each alone finds it, and the others are timed together again.
        """
        failed: dict[Policy, Timing | Trial] = {}
        try:
            return with_retries(lambda: self._timed(policies, rounds, failed))
        except ChildDiedError as death:
            policies = [p for p in policies if p not in failed]
            if len(policies) == 1:
                [deadly] = policies
                return {**failed, deadly: self._trial(deadly, death.outcome, note=death.note)}
        alone = {p: self.time([p], 1)[p] for p in policies}
        failed.update((p, trial) for p, trial in alone.items() if isinstance(trial, Trial))
        survivors = [p for p in policies if p not in failed]
        if len(survivors) == len(policies):  # none died alone: no pairs can be had of them
            return {**failed, **{p: self.time([p], rounds)[p] for p in survivors}}
        return {**failed, **self.time(survivors, rounds)}

    def _timed(
        self, policies: Sequence[Policy], rounds: int, failed: dict[Policy, Timing | Trial]
    ) -> dict[Policy, Timing | Trial]:
        """Time the right ones; `failed` gains the others. Raises ChildDiedError."""
        lost = (p for p in policies if p not in self._held and p not in failed)
        checked = [self._check(policy) for policy in lost]
        failed.update((t.policy, t) for t in checked if t.outcome is not Outcome.OK)
        self._harness.let_compilers_rest()
        right = [policy for policy in policies if policy not in failed]
        if not self._held.issuperset(right):
            note = "it ended while other candidates were checked"
            raise ChildDiedError(Outcome.CRASHED, note, is_from_outside=True)
        return {**failed, **(self._samples(right, rounds) if right else {})}

    def _samples(self, policies: Sequence[Policy], rounds: int) -> dict[Policy, Timing]:
        request = {
            "do": "time",
            "policies": [p.text() for p in policies],
            "rounds": rounds,
            "budget_s": TIME_BUDGET_S,
        }
        answer = self._ask(request, TIME_TIMEOUT_S)
        samples = zip(policies, answer["samples_us"], strict=True)
        return {p: timing_of(s, answer["wait_share"]) for p, s in samples}

    def _open(
        self, subject: Task | Subgraph, operators_of: Callable[[Policy], Operators | Refusal]
    ) -> None:
        """Change to this subject. Raises KernelError when not even its reference can be made.

        `operators_of` a candidate: they are asked for once.
        """
        for kernel in self._kernels.values():
            kernel.cancel()
        self._kernels.clear()
        self._subject, self._operators_of = subject, operators_of
        self._candidates: dict[Policy, Operators | Refusal] = {}
        self._opening: Request = {
            "do": "open_subgraph" if isinstance(subject, Subgraph) else "open",
            "subject": subject.text(),
            "soc_version": self.target.soc_version,
            "cores": self.target.cores,
            "seed": self._harness.seed,
        }
        self._be_open()

    def _be_open(self) -> None:
        """Have the child open the subject, if it ended meanwhile or holds another one.

        Raises KernelError where it dies of that: no candidate is to blame.
        """
        try:
            self._harness.open(self._opening)
        except ChildDiedError as death:
            what = f"{self._subject.op} cannot be measured: {death.note}"
            raise KernelError(what) from death

    def _compile(self, policies: Iterable[Policy]) -> None:
        """Have the kernels of these compiled, each once, however many candidates have it."""
        for policy in policies:
            if policy in self._candidates:
                continue
            operators = self._candidates[policy] = self._operators_of(policy)
            for operator in () if isinstance(operators, Refusal) else operators:
                if operator not in self._kernels:
                    self._kernels[operator] = self._harness.compile(*operator)

    # -- one candidate -----------------------------------------------------------------------------

    @property
    def _held(self) -> set[Policy]:
        """Candidates that the child holds, checked."""
        return self._harness.held(self._opening)

    def _check(self, policy: Policy) -> Trial:
        self._compile([policy])
        operators = self._compiled(policy)
        if isinstance(operators, Refusal):
            return self._trial(policy, operators.outcome, note=operators.note)
        request = {"do": "check", "policy": policy.text(), "operators": operators}
        try:
            answer = with_retries(lambda: self._ask(request, self._harness.check_timeout_s))
        except ChildDiedError as death:
            return self._trial(policy, death.outcome, note=death.note)
        outcome = Outcome(answer["outcome"])
        if outcome is Outcome.OK:
            self._held.add(policy)
        return self._trial(policy, outcome, answer["error"], answer["note"])

    def _compiled(self, policy: Policy) -> list[dict[str, Any]] | Refusal:
        """A candidate's operators for the child; waits for their kernels."""
        operators, compiled = self._candidates[policy], []
        if isinstance(operators, Refusal):
            return operators
        for task, own in operators:
            kernel = self._kernels[task, own].result()
            if isinstance(kernel, Refusal):
                if task is self._subject:
                    return kernel
                return Refusal(Outcome.COMPILE_ERROR, f"{task.op} with {own}: {kernel.note}")
            compiled.append(CompiledOperator(task, own, kernel).as_json())
        return compiled

    def _trial(
        self, policy: Policy, outcome: Outcome, error: float | None = None, note: str = ""
    ) -> Trial:
        return Trial(self._subject, policy, outcome, error=error, note=note)

    def _with_timing(
        self, trial: Trial, timings: Mapping[Policy, Timing | Trial], default: Policy
    ) -> Trial:
        timing, baseline = timings.get(trial.policy), timings.get(default)
        if isinstance(timing, Trial):
            return timing
        baseline = baseline if isinstance(baseline, Timing) else None
        note = trial.note or (shared_cores_note(timing.wait_share) if timing else "")
        return replace(trial, timing=timing, baseline=baseline, note=note)

    def _forget(self, policies: Sequence[Policy]) -> None:
        held = [policy for policy in policies if policy in self._held]
        self._held.difference_update(held)
        if held:
            with contextlib.suppress(ChildDiedError):  # a dead child holds nothing any more
                self._ask({"do": "forget", "policies": [p.text() for p in held]}, TIME_TIMEOUT_S)

    def _ask(self, request: Request, timeout_s: float) -> dict[str, Any]:
        """Raises ChildDiedError, and KernelError where the subject cannot be opened again."""
        self._be_open()
        return self._harness.ask(request, timeout_s)


class MeasureSession(Session):
    """Measures policies of tasks: a candidate is one kernel."""

    def open(self, task: Task) -> None:
        """Change to this task. Raises KernelError when not even its reference can be made."""
        self._open(task, lambda policy: ((task, policy),))


class SubgraphSession(Session):
    """Measures policies of subgraphs: a candidate is the kernels of all tasks of its partition.

    The policies of its operators stay the same.
    """

    def open(self, subgraph: Subgraph, policies: Mapping[str, Policy]) -> None:
        """Change to this subgraph. Raises KernelError when not even its reference can be made.

        `policies`: of operators, by task key; tasks that are not there get their default.
        """
        space = SubgraphSpace(subgraph, self.target)
        self._open(subgraph, partial(_operators_of, space, dict(policies)))


def _operators_of(
    space: SubgraphSpace, known: Mapping[str, Policy], policy: Policy
) -> Operators | Refusal:
    why = space.why_illegal(policy)
    if why is not None:
        return Refusal(Outcome.ILLEGAL, why)
    graph = space.rewritten(policy, space.graph)
    tasks = dict.fromkeys(tasks_by_output(graph, space.task.modes).values())
    return [(task, known.get(task.key) or Space(task, space.target).default) for task in tasks]
