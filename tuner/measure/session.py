"""The parent's side of measuring: sends candidates to the child and survives what they do.

A crash, a hang, a wrong result or a compile error is the outcome of that candidate alone; the
child is started again and the session goes on.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import IO, Any

from tuner.errors import KernelError
from tuner.measure.interval import timing_of
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task
from tuner.trial import Outcome, Timing, Trial

CHILD = (sys.executable, "-m", "tuner.measure.child")
QUIET = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""NumPy's idle threads spin for a while, on the cores where a candidate is being timed."""
OPEN_TIMEOUT_S = 60.0
CHECK_TIMEOUT_S = 20.0
TIME_BUDGET_S = 20.0
"""For all rounds of a request: slow kernels get fewer rounds."""
TIME_TIMEOUT_S = 180.0
SCREEN_ROUNDS = 4


class ChildDiedError(Exception):
    """The child ended or hung while it handled a request."""

    def __init__(self, outcome: Outcome, note: str) -> None:
        super().__init__(note)
        self.outcome = outcome
        self.note = note


class MeasureSession:
    """A measuring child for one target. Use as a context manager."""

    def __init__(
        self,
        target: Target,
        *,
        seed: int = 0,
        command: Sequence[str] = CHILD,
        check_timeout_s: float = CHECK_TIMEOUT_S,
    ) -> None:
        self._target, self._seed, self._command = target, seed, tuple(command)
        self._check_timeout_s = check_timeout_s
        self._task: Task | None = None
        self._ready: set[Policy] = set()
        """Candidates that the running child holds, checked."""
        self._process: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None

    def __enter__(self) -> MeasureSession:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._end()

    def open(self, task: Task) -> None:
        """Go on to this task. Raises KernelError when not even its reference can be made."""
        self._task = task
        self._ready.clear()
        try:
            self._open_in_child()
        except ChildDiedError as death:
            raise KernelError(f"task {task.op} cannot be measured: {death.note}") from death

    def screen(self, policies: Sequence[Policy], default: Policy) -> list[Trial]:
        """Check each policy, and time each right one shortly beside the default."""
        trials = [self._check(policy) for policy in policies]
        right = [t.policy for t in trials if t.outcome is Outcome.OK]
        timings = self.time([default, *(p for p in right if p != default)], SCREEN_ROUNDS)
        self._forget([p for p in right if p != default])
        return [self._with_timing(trial, timings, default) for trial in trials]

    def race(self, policies: Sequence[Policy], default: Policy, rounds: int) -> list[Trial]:
        """Time policies that were found right, in long interleaved rounds with the default."""
        everyone = [default, *dict.fromkeys(p for p in policies if p != default)]
        trials = [self._check(policy) for policy in everyone]
        right = [t.policy for t in trials if t.outcome is Outcome.OK]
        timings = self.time(right, rounds)
        return [self._with_timing(trial, timings, default) for trial in trials]

    def time(self, policies: Sequence[Policy], rounds: int) -> Mapping[Policy, Timing | Trial]:
        """Timings by policy, from interleaved rounds; a policy that killed the child gives the
        failed trial. When several were being timed, a round of each alone finds the culprit, and
        the others are timed together again.
        """
        lost = [self._check(p) for p in policies if p not in self._ready]
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

    def _check(self, policy: Policy) -> Trial:
        try:
            answer = self._ask({"do": "check", "policy": policy.text()}, self._check_timeout_s)
        except ChildDiedError as death:
            return self._trial(policy, death.outcome, note=death.note)
        outcome = Outcome(answer["outcome"])
        if outcome is Outcome.OK:
            self._ready.add(policy)
        return self._trial(policy, outcome, answer["error"], answer["note"])

    def _trial(
        self, policy: Policy, outcome: Outcome, error: float | None = None, note: str = ""
    ) -> Trial:
        if self._task is None:
            raise ValueError("no task is open")
        return Trial(self._task, policy, outcome, error=error, note=note)

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

    def _open_in_child(self) -> None:
        if self._task is None:
            raise ValueError("no task is open")
        self._exchange(
            {
                "do": "open",
                "task": self._task.text(),
                "soc_version": self._target.soc_version,
                "cores": self._target.cores,
                "seed": self._seed,
            },
            OPEN_TIMEOUT_S,
        )

    def _ask(self, request: Mapping[str, Any], timeout_s: float) -> dict[str, Any]:
        if self._process is None:
            self._open_in_child()
        return self._exchange(request, timeout_s)

    def _exchange(self, request: Mapping[str, Any], timeout_s: float) -> dict[str, Any]:
        process = self._process or self._start()
        if process.stdin is None or process.stdout is None:
            raise ValueError("the child has no pipes")
        try:
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
        except BrokenPipeError:
            raise self._death(process) from None
        line = _read_line(process.stdout.fileno(), time.monotonic() + timeout_s)
        if line is None:
            self._end()
            raise ChildDiedError(Outcome.TIMEOUT, f"no answer within {timeout_s:g} s")
        if not line.endswith(b"\n"):
            raise self._death(process)
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _start(self) -> subprocess.Popen[bytes]:
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the child
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            env={**os.environ, **QUIET},
        )
        return self._process

    def _death(self, process: subprocess.Popen[bytes]) -> ChildDiedError:
        """What the child died of: a signal, or the last line it said."""
        process.wait()
        last = ""
        if self._log is not None:
            self._log.seek(0)
            last = (self._log.read().decode(errors="replace").strip().splitlines() or [""])[-1]
        code = process.returncode
        self._end()
        if code < 0:
            return ChildDiedError(Outcome.CRASHED, f"killed by {signal.Signals(-code).name}")
        return ChildDiedError(Outcome.CRASHED, f"exit code {code}: {last[:300]}")

    def _end(self) -> None:
        process, self._process = self._process, None
        self._ready.clear()
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()
        if self._log is not None:
            self._log.close()
            self._log = None


def _read_line(descriptor: int, deadline: float) -> bytes | None:
    """A line, what there was before the end of the file, or None when time is up."""
    parts = bytearray()
    while not parts.endswith(b"\n"):
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([descriptor], [], [], left)[0]:
            return None
        chunk = os.read(descriptor, 65536)
        if not chunk:
            break
        parts += chunk
    return bytes(parts)
