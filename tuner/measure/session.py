"""The parent's side of measuring: has candidates compiled, checked and timed, and survives them.

A crash, a hang, a wrong result or a compile error is the outcome of that candidate alone; the
child is started again and the session goes on.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future, wait
from pathlib import Path
from types import TracebackType
from typing import Any

from tuner.errors import KernelError
from tuner.measure.child_process import ChildDiedError, ChildProcess
from tuner.measure.compile_pool import DEFAULT_PROCESSES, Compiled, CompilePool, Refusal
from tuner.measure.cores import wait_for_cores
from tuner.measure.interval import timing_of
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task
from tuner.trial import Outcome, Timing, Trial

CHILD = (sys.executable, "-m", "tuner.measure.child")
OPEN_TIMEOUT_S = 60.0
CHECK_TIMEOUT_S = 20.0
TIME_BUDGET_S = 20.0
"""For all rounds of a request: slow kernels get fewer rounds."""
TIME_TIMEOUT_S = 180.0
SCREEN_ROUNDS = 4
PATIENCE_S, RACE_PATIENCE_S = 30.0, 5.0
"""How long a session, and a race, may wait for cores that a host has taken away."""


class MeasureSession:
    """A measuring child for one target. Use as a context manager."""

    def __init__(
        self,
        target: Target,
        *,
        seed: int = 0,
        kernel_cache: Path | None = None,
        compile_processes: int = DEFAULT_PROCESSES,
        command: Sequence[str] = CHILD,
        check_timeout_s: float = CHECK_TIMEOUT_S,
        pool: CompilePool | None = None,
    ) -> None:
        """`pool` compiles instead of one made of `kernel_cache` and `compile_processes`."""
        self._target, self._seed = target, seed
        self._patience_s = PATIENCE_S
        self._check_timeout_s = check_timeout_s
        self._pool = pool or CompilePool(target, processes=compile_processes, cache=kernel_cache)
        self._child = ChildProcess(command)
        self._task: Task | None = None
        self._compiling: dict[Policy, Future[Compiled]] = {}
        """Candidates of the open task, compiled or about to be."""
        self._foreign: list[Future[Compiled]] = []
        """Candidates of the task before it that were in work when it was left."""
        self._ready: set[Policy] = set()
        """Candidates that the running child holds, checked."""

    def __enter__(self) -> MeasureSession:
        try:
            self._pool.start()
        except BaseException:
            self._pool.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._child.end()
        self._pool.close()

    def open(self, task: Task) -> None:
        """Go on to this task. Raises KernelError when not even its reference can be made."""
        self._foreign = [future for future in self._compiling.values() if not future.cancel()]
        self._task = task
        self._compiling.clear()
        self._ready.clear()
        try:
            self._open_in_child()
        except ChildDiedError as death:
            raise KernelError(f"task {task.op} cannot be measured: {death.note}") from death

    def foresee(self, policies: Iterable[Policy]) -> None:
        """Candidates that will probably be asked for: they are compiled while others are.

        Where no measurement suffers from it, while others are timed, too.
        """
        self._compile(policies)

    def screen(self, policies: Sequence[Policy], default: Policy) -> list[Trial]:
        """Check each policy, and time each right one shortly beside the default."""
        self._compile([*policies, default])
        trials = [self._check(policy) for policy in policies]
        right = [t.policy for t in trials if t.outcome is Outcome.OK]
        timings = self.time([default, *(p for p in right if p != default)], SCREEN_ROUNDS)
        self._forget([p for p in right if p != default])
        return [self._with_timing(trial, timings, default) for trial in trials]

    def race(self, policies: Sequence[Policy], default: Policy, rounds: int) -> list[Trial]:
        """Time policies that were found right, in long interleaved rounds with the default."""
        everyone = [default, *dict.fromkeys(p for p in policies if p != default)]
        self._compile(everyone)
        trials = [self._check(policy) for policy in everyone]
        right = [t.policy for t in trials if t.outcome is Outcome.OK]
        self._let_compilers_rest()
        self._patience_s -= wait_for_cores(self._target, min(self._patience_s, RACE_PATIENCE_S))
        timings = self.time(right, rounds)
        return [self._with_timing(trial, timings, default) for trial in trials]

    def time(self, policies: Sequence[Policy], rounds: int) -> Mapping[Policy, Timing | Trial]:
        """Timings by policy, from interleaved rounds; a policy that killed the child gives the
        failed trial. When several were being timed, a round of each alone finds the culprit, and
        the others are timed together again.
        """
        lost = [self._check(p) for p in policies if p not in self._ready]
        self._let_compilers_rest()
        failed: dict[Policy, Timing | Trial] = {
            t.policy: t for t in lost if t.outcome is not Outcome.OK
        }
        policies = [p for p in policies if p not in failed]
        if not policies:
            return failed
        try:
            return {**failed, **self._timed(policies, rounds)}
        except ChildDiedError as death:
            if len(policies) == 1:
                culprit = policies[0]
                return {**failed, culprit: self._trial(culprit, death.outcome, note=death.note)}
        alone = {p: self.time([p], 1)[p] for p in policies}
        failed.update((p, trial) for p, trial in alone.items() if isinstance(trial, Trial))
        survivors = [p for p in policies if p not in failed]
        if len(survivors) == len(policies):  # none died alone: no pairs can be had of them
            return {**failed, **{p: self.time([p], rounds)[p] for p in survivors}}
        return {**failed, **self.time(survivors, rounds)}

    def _timed(self, policies: Sequence[Policy], rounds: int) -> dict[Policy, Timing]:
        request = {
            "do": "time",
            "policies": [p.text() for p in policies],
            "rounds": rounds,
            "budget_s": TIME_BUDGET_S,
        }
        answer = self._ask(request, TIME_TIMEOUT_S)
        samples = zip(policies, answer["samples_us"], strict=True)
        return {p: timing_of(s) for p, s in samples}

    # -- one candidate -----------------------------------------------------------------------------

    def _compile(self, policies: Iterable[Policy]) -> None:
        """Have these compiled, unless that was done since the task was opened."""
        for policy in policies:
            if policy not in self._compiling:
                self._compiling[policy] = self._pool.submit(self._opened(), policy)

    def _let_compilers_rest(self) -> None:
        """Candidates that were foreseen may still be in work."""
        if not self._pool.may_work_ahead:
            wait([*self._compiling.values(), *self._foreign])

    def _check(self, policy: Policy) -> Trial:
        self._compile([policy])
        compiled = self._compiling[policy].result()
        if isinstance(compiled, Refusal):
            return self._trial(policy, compiled.outcome, note=compiled.note)
        request = {"do": "check", "policy": policy.text(), "kernel": compiled.as_json()}
        try:
            answer = self._ask(request, self._check_timeout_s)
        except ChildDiedError as death:
            return self._trial(policy, death.outcome, note=death.note)
        outcome = Outcome(answer["outcome"])
        if outcome is Outcome.OK:
            self._ready.add(policy)
        return self._trial(policy, outcome, answer["error"], answer["note"])

    def _trial(
        self, policy: Policy, outcome: Outcome, error: float | None = None, note: str = ""
    ) -> Trial:
        return Trial(self._opened(), policy, outcome, error=error, note=note)

    def _with_timing(
        self, trial: Trial, timings: Mapping[Policy, Timing | Trial], default: Policy
    ) -> Trial:
        timing = timings.get(trial.policy)
        if isinstance(timing, Trial):
            return timing
        baseline = timings.get(default)
        return Trial(
            trial.task,
            trial.policy,
            trial.outcome,
            timing,
            baseline if isinstance(baseline, Timing) else None,
            trial.error,
            trial.note,
        )

    def _forget(self, policies: Sequence[Policy]) -> None:
        held = [p.text() for p in policies if p in self._ready]
        self._ready.difference_update(policies)
        if held:
            with contextlib.suppress(ChildDiedError):  # a dead child holds nothing any more
                self._ask({"do": "forget", "policies": held}, TIME_TIMEOUT_S)

    # -- the child ---------------------------------------------------------------------------------

    def _opened(self) -> Task:
        if self._task is None:
            raise ValueError("no task is open")
        return self._task

    def _open_in_child(self) -> None:
        request = {
            "do": "open",
            "task": self._opened().text(),
            "soc_version": self._target.soc_version,
            "cores": self._target.cores,
            "seed": self._seed,
        }
        self._exchange(request, OPEN_TIMEOUT_S)

    def _ask(self, request: Mapping[str, Any], timeout_s: float) -> dict[str, Any]:
        if not self._child.is_running:
            self._open_in_child()
        return self._exchange(request, timeout_s)

    def _exchange(self, request: Mapping[str, Any], timeout_s: float) -> dict[str, Any]:
        try:
            return self._child.exchange(request, timeout_s)
        except ChildDiedError:
            self._ready.clear()
            raise
