"""One task under several policies, ready to be checked and timed as it runs inside a model."""

from __future__ import annotations

from tuner.backend import CompiledKernel, backend_of
from tuner.measure.rounds import Candidate, Check, Rounds, relative_error
from tuner.measure.task_memory import Arguments, TaskMemory
from tuner.ops import evaluate, random_inputs, tolerance
from tuner.policy import Policy
from tuner.program.program import Step
from tuner.program.table import StepTable
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Outcome


class TaskBench:
    """Inputs, reference and candidates of one task on one target."""

    def __init__(self, task: Task, target: Target, seed: int, *, pinned: bool = False) -> None:
        self._task, self._target = task, target
        inputs = random_inputs(task, seed)
        self._reference = evaluate(task, inputs)
        self._memory = TaskMemory(task, inputs, target.cores)
        self.rounds = Rounds(target, pinned=pinned)

    def check(self, policy: Policy, kernel: CompiledKernel) -> Check:
        """Run once on poisoned output, compare with the float64 reference; keep it if right."""
        candidate, arguments = self._candidate(policy, kernel)
        self._memory.poison(arguments)
        self.rounds.run_once(candidate)
        error = relative_error(self._memory.output, self._reference)
        if not error <= tolerance(self._task):
            note = f"relative error {error:.3g}, allowed {tolerance(self._task):.3g}"
            return Check(Outcome.WRONG, error, note)
        self.rounds.keep(policy, candidate)
        return Check(Outcome.OK, error)

    def _candidate(self, policy: Policy, kernel: CompiledKernel) -> tuple[Candidate, Arguments]:
        task, target, memory = self._task, self._target, self._memory
        backend, functions = backend_of(target.soc_version), [p.function for p in kernel.phases]
        library = backend.load([kernel.object_code], functions)
        packed = backend.family_of(task.op).pack(task, policy, target.isa, memory.constants)
        arguments = memory.arguments(packed, kernel)
        steps = [
            Step("", task.op, (), "", "", kernel.phases, places, kernel.worker_scratch_bytes)
            for places in arguments.places
        ]
        own = int(arguments.worker_scratch.ctypes.data)
        table = StepTable(steps, target.cores, library.address, lambda p: p.offset, own)
        return Candidate(table, len(steps), (library, arguments)), arguments
