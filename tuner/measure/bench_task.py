"""One task under several policies, ready to be checked and timed as it runs inside a model."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.kernel_cache import CompiledKernel
from tuner.kernels.families import family_of
from tuner.llvm import Library
from tuner.measure.task_memory import Arguments, TaskMemory
from tuner.policy import Policy
from tuner.program.crew import Crew
from tuner.program.program import Step
from tuner.program.table import StepTable
from tuner.reference import evaluate, random_inputs, tolerance
from tuner.target import Target
from tuner.task import Task
from tuner.trial import Outcome

SAMPLE_S = 1e-3
"""A sample lasts about this long, so that the clock and the start of the workers do not count."""
MOST_STEPS = 1000
"""In a sample."""
LEAST_ROUNDS = 4


@dataclass(frozen=True)
class Check:
    """Whether a policy's numbers are right: outcome, largest relative error, and a note."""

    outcome: Outcome
    error: float | None
    note: str = ""


@dataclass
class _Candidate:
    table: StepTable
    library: Library
    arguments: Arguments
    """Library and arguments keep alive what the table points to."""
    steps_per_sample: int = 0
    """0: not known yet."""


class TaskBench:
    """Inputs, reference and candidates of one task on one target."""

    def __init__(self, task: Task, target: Target, seed: int, *, pinned: bool = False) -> None:
        self._task, self._target = task, target
        inputs = random_inputs(task, seed)
        self._reference = evaluate(task, inputs)
        self._memory = TaskMemory(task, inputs, target.cores)
        self._crew = Crew(target.cores, pinned=pinned)
        self._candidates: dict[str, _Candidate] = {}
        self._position = 0

    def close(self) -> None:
        self._crew.close()

    def check(self, policy: Policy, kernel: CompiledKernel) -> Check:
        """Run once on poisoned output, compare with the float64 reference; keep it if right."""
        candidate = self._candidate(policy, kernel)
        self._memory.poison(candidate.arguments)
        self._run_once(candidate)
        error = relative_error(self._memory.output, self._reference)
        if not error <= tolerance(self._task):
            note = f"relative error {error:.3g}, allowed {tolerance(self._task):.3g}"
            return Check(Outcome.WRONG, error, note)
        self._candidates[policy.text()] = candidate
        return Check(Outcome.OK, error)

    def time(
        self, policies: Sequence[Policy], rounds: int, budget_s: float = math.inf
    ) -> Mapping[str, list[float]]:
        """Microseconds a run, `rounds` samples a policy, in rounds whose order rotates.

        Fewer rounds, but at least `LEAST_ROUNDS`, where they would take longer than the budget.
        """
        started = time.monotonic()
        texts = [policy.text() for policy in policies]
        samples: dict[str, list[float]] = {text: [] for text in texts}
        for text in texts:
            self._warm_up(text)
        for turn in range(rounds):
            if turn >= LEAST_ROUNDS and time.monotonic() - started > budget_s:
                break
            shift = turn % len(texts)
            for text in (*texts[shift:], *texts[:shift]):
                samples[text].append(self._sample(text))
        return samples

    def forget(self, policies: Sequence[Policy]) -> None:
        """Free the memory of candidates that will not be timed again."""
        for policy in policies:
            self._candidates.pop(policy.text(), None)

    def _candidate(self, policy: Policy, kernel: CompiledKernel) -> _Candidate:
        task, target, memory = self._task, self._target, self._memory
        library = Library([kernel.object_code], [phase.function for phase in kernel.phases])
        packed = family_of(task.op).pack(task, policy, target.isa, memory.constants)
        arguments = memory.arguments(packed, kernel)
        steps = [
            Step("", task.op, (), "", "", kernel.phases, places, kernel.worker_scratch_bytes)
            for places in arguments.places
        ]
        own = int(arguments.worker_scratch.ctypes.data)
        table = StepTable(steps, target.cores, library.address, lambda p: p.offset, own)
        return _Candidate(table, library, arguments)

    def _run_once(self, candidate: _Candidate) -> None:
        self._crew.run(candidate.table.address, candidate.table.step_rows[0][1])

    def _warm_up(self, text: str) -> None:
        """A sample that does not count. The first time it also says how many runs a sample has:
        here and not in `check`, beside which other candidates are being compiled.
        """
        candidate = self._candidates[text]
        if candidate.steps_per_sample:
            self._sample(text)
            return
        self._run_once(candidate)
        start = time.perf_counter()
        self._run_once(candidate)
        once_s = max(time.perf_counter() - start, 1e-7)
        candidate.steps_per_sample = min(MOST_STEPS, math.ceil(SAMPLE_S / once_s))

    def _sample(self, text: str) -> float:
        candidate = self._candidates[text]
        steps = candidate.steps_per_sample
        rows = candidate.table.count // len(candidate.table.step_rows)
        copies = len(candidate.table.step_rows)
        done = 0
        start = time.perf_counter()
        while done < steps:
            first = self._position % copies
            count = min(steps - done, copies - first)
            self._crew.run(candidate.table.row_address(first * rows), count * rows)
            self._position += count
            done += count
        return (time.perf_counter() - start) / steps * 1e6


def relative_error(result: np.ndarray, reference: np.ndarray) -> float:
    """max |difference| / max |reference|; infinite where one is not a number and the other is.

    A reference beyond the range of f32 counts as infinite, which it is for every f32 kernel.
    """
    if result.dtype != np.float32:
        return 0.0 if np.array_equal(result, reference) else math.inf
    with np.errstate(invalid="ignore"):  # infinity minus infinity
        difference = np.abs(result - reference).max(initial=0.0)
        scale = np.abs(reference).max(initial=0.0)
    if np.isfinite(difference) and scale <= np.finfo(np.float32).max:
        return float(difference) / (float(scale) or 1.0)
    return _error_with_infinities(result, reference)


def _error_with_infinities(result: np.ndarray, reference: np.ndarray) -> float:
    """`relative_error` where some of the numbers are not finite."""
    beyond = np.abs(reference) > np.finfo(np.float32).max
    reference = np.where(beyond, np.copysign(np.inf, reference), reference)
    same = result == reference
    both_nan = np.isnan(result) & np.isnan(reference)
    with np.errstate(invalid="ignore"):  # infinity minus infinity, which `same` has covered
        difference = np.where(same | both_nan, 0.0, np.abs(result - reference))
    if not np.isfinite(difference).all():
        return math.inf
    finite = np.abs(reference[np.isfinite(reference)])
    scale = float(finite.max(initial=0.0))
    return float(difference.max(initial=0.0)) / (scale or 1.0)
