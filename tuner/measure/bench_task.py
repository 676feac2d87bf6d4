"""One task under several policies, ready to be checked and timed as it runs inside a model.

Inside a model the weights are not in the cache, so that each run of a kernel reads another copy
of them; activations are warm, because the step before has just written them.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.graph import DTYPES
from tuner.kernels.families import family_of
from tuner.kernels.kernel import Kernel
from tuner.llvm import Library, compile_ir
from tuner.policy import Policy
from tuner.program.crew import Crew
from tuner.program.kernel_store import kernel_name
from tuner.program.pages import allocate_bytes
from tuner.program.program import Place, Step
from tuner.program.table import StepTable
from tuner.reference import evaluate, random_inputs, tolerance
from tuner.space import Space
from tuner.target import Target, cache_sizes_bytes
from tuner.task import Task, constant_inputs
from tuner.trial import Outcome

SAMPLE_S = 1e-3
"""A sample lasts about this long, so that the clock and the start of the workers do not count."""
LEAST_ROUNDS = 4
MOST_COPIES = 64
POISON = 0xFF
"""In every byte: not a number as f32, which nothing that was forgotten can hide behind."""


@dataclass(frozen=True)
class Check:
    """Whether a policy's numbers are right: outcome, largest relative error, and a note."""

    outcome: Outcome
    error: float | None
    note: str = ""


@dataclass(frozen=True)
class _Candidate:
    kernel: Kernel
    library: Library
    table: StepTable
    memory: tuple[np.ndarray, ...]
    """Keeps alive what the table points to."""
    steps_per_sample: int


class TaskBench:
    """Inputs, reference and candidates of one task on one target."""

    def __init__(self, task: Task, target: Target, seed: int, *, pinned: bool = False) -> None:
        self._task, self._target = task, target
        self._inputs = random_inputs(task, seed)
        self._reference = evaluate(task, self._inputs)
        self._crew = Crew(target.cores, pinned=pinned)
        self._candidates: dict[str, _Candidate] = {}
        self._position = 0

    def close(self) -> None:
        self._crew.close()

    def check(self, policy: Policy) -> Check:
        """Generate, compile, run once on poisoned output, compare with the float64 reference."""
        why = Space(self._task, self._target).why_illegal(policy)
        if why is not None:
            return Check(Outcome.ILLEGAL, None, why)
        family = family_of(self._task.op)
        isa = self._target.isa
        name = kernel_name(self._task, policy)
        kernel = family.generate(self._task, policy, isa, name)
        symbols = [phase.function for phase in kernel.phases]
        library = Library([compile_ir(kernel.ir, isa)], symbols)
        result = self._prepare(policy, kernel, library)
        error = relative_error(result, self._reference)
        if not error <= tolerance(self._task):
            self._candidates.pop(policy.text())
            note = f"relative error {error:.3g}, allowed {tolerance(self._task):.3g}"
            return Check(Outcome.WRONG, error, note)
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
            self._sample(text)
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

    def _prepare(self, policy: Policy, kernel: Kernel, library: Library) -> np.ndarray:
        """Lay out memory and steps; gives the output of the first run."""
        task, isa = self._task, self._target.isa
        constants = {i: self._inputs[i] for i in constant_inputs(task)}
        packed = family_of(task.op).pack(task, policy, isa, constants)
        arrays = [np.ascontiguousarray(packed.get(i, a)) for i, a in enumerate(self._inputs)]
        copies = _copies(sum(arrays[i].nbytes for i in constants))
        layout = _Layout()
        args = []
        for copy in range(copies):
            places = [
                layout.place(a, (i, copy if i in constants else 0)) for i, a in enumerate(arrays)
            ]
            output = layout.room(task.output.size_bytes, "output")
            scratch = layout.room(kernel.scratch_bytes, "scratch")
            args.append((*places, output, scratch))
        memory = layout.allocate()
        output = args[0][len(arrays)]
        view = memory[output.offset : output.offset + task.output.size_bytes]
        result = view.view(DTYPES[task.output.dtype]).reshape(task.output.shape)
        scratch = args[0][len(arrays) + 1]
        own = allocate_bytes(kernel.worker_scratch_bytes * self._target.cores)
        for poisoned in (
            view,
            memory[scratch.offset : scratch.offset + kernel.scratch_bytes],
            own,
        ):
            poisoned[...] = POISON
        steps = [
            Step("", task.op, (), "", "", kernel.phases, a, kernel.worker_scratch_bytes)
            for a in args
        ]
        base = int(memory.ctypes.data)
        table = StepTable(
            steps, self._target.cores, library.address, lambda p: base + p.offset, own.ctypes.data
        )
        rows = table.step_rows[0][1]
        self._crew.run(table.address, rows)
        first = result.copy()
        start = time.perf_counter()
        self._crew.run(table.address, rows)
        once_s = time.perf_counter() - start
        steps_per_sample = max(1, math.ceil(SAMPLE_S / max(once_s, 1e-7)))
        self._candidates[policy.text()] = _Candidate(
            kernel, library, table, (memory, own), min(steps_per_sample, 1000)
        )
        return first


class _Layout:
    """Offsets for arrays in one block of memory."""

    def __init__(self) -> None:
        self._places: dict[object, Place] = {}
        self._arrays: list[tuple[int, np.ndarray]] = []
        self._size = 0

    def room(self, size_bytes: int, identity: object) -> Place:
        if identity not in self._places:
            self._places[identity] = Place("arena", self._size)
            self._size += -(-size_bytes // 128) * 128
        return self._places[identity]

    def place(self, array: np.ndarray, identity: object) -> Place:
        if identity not in self._places:
            self._arrays.append((self.room(array.nbytes, identity).offset, array))
        return self._places[identity]

    def allocate(self) -> np.ndarray:
        memory = allocate_bytes(self._size)
        for offset, array in self._arrays:
            memory[offset : offset + array.nbytes] = array.reshape(-1).view(np.uint8)
        return memory


def _copies(weight_bytes: int) -> int:
    """Copies of the weights so that the next one has left every cache.

    Without weights all runs share one memory, and are just as many steps of one native run.
    """
    if weight_bytes == 0:
        return MOST_COPIES
    return max(1, min(MOST_COPIES, math.ceil(2 * cache_sizes_bytes()[3] / weight_bytes)))


def relative_error(result: np.ndarray, reference: np.ndarray) -> float:
    """max |difference| / max |reference|; infinite where one is not a number and the other is.

    A reference beyond the range of f32 counts as infinite, which it is for every f32 kernel.
    """
    if result.dtype != np.float32:
        return 0.0 if np.array_equal(result, reference) else math.inf
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
