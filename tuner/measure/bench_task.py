"""One task under several policies, ready to be checked and timed as it runs inside a model.

All candidates share the memory of its tensors:

    inputs | output     scratch     weights, in copies (see `memory`)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.backend import CPU, CompiledKernel, backend_of
from tuner.graph import DTYPES
from tuner.measure.memory import POISON, Weights, address_of, at_least, copied, weights_in_copies
from tuner.measure.rounds import Candidate, Check, Rounds, relative_error
from tuner.ops import OPS, evaluate, random_inputs, tolerance
from tuner.policy import Policy
from tuner.program.program import Place, Step
from tuner.program.table import StepTable
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Outcome


@dataclass(frozen=True)
class TaskArguments:
    """TaskArguments of one candidate: a list for each run, until the first comes again."""

    places: tuple[tuple[Place, ...], ...]
    """Kind "arena", offsets counted from address 0."""
    scratch: np.ndarray
    worker_scratch: np.ndarray
    weights: Weights


class TaskMemory:
    """The memory of one task's candidates on a number of cores."""

    def __init__(self, task: Task, inputs: Sequence[np.ndarray], cores: int) -> None:
        self._task, self._cores = task, cores
        self._constants = {i: inputs[i] for i in OPS[task.op].constants}
        self._tensors = {
            i: copied(array) for i, array in enumerate(inputs) if i not in self._constants
        }
        self._output = CPU.allocate(task.output.size_bytes)
        self._scratch, self._worker_scratch = CPU.allocate(0), CPU.allocate(0)

    @property
    def constants(self) -> Mapping[int, np.ndarray]:
        """The weights as the graph has them, by their position among the inputs."""
        return self._constants

    @property
    def output(self) -> np.ndarray:
        """A view of what the last run wrote."""
        task = self._task
        return self._output.view(DTYPES[task.output.dtype]).reshape(task.output.shape)

    def arguments(self, packed: Mapping[int, np.ndarray], kernel: CompiledKernel) -> TaskArguments:
        """`packed`: the constants that the candidate wants in a layout of its own."""
        weights = weights_in_copies({**self._constants, **packed})
        self._scratch = at_least(self._scratch, kernel.scratch_bytes)
        own_bytes = kernel.worker_scratch_bytes * self._cores
        self._worker_scratch = at_least(self._worker_scratch, own_bytes)
        places = tuple(self._places(weights, copy) for copy in range(weights.copies))
        scratch, own = self._scratch[: kernel.scratch_bytes], self._worker_scratch[:own_bytes]
        return TaskArguments(places, scratch, own, weights)

    def poison(self, arguments: TaskArguments) -> None:
        """Spoil all that the next run has to write before it may be read."""
        for memory in (self._output, arguments.scratch, arguments.worker_scratch):
            memory[...] = POISON

    def _places(self, weights: Weights, copy: int) -> tuple[Place, ...]:
        addresses = [
            weights.address(i, copy) if i in self._constants else address_of(self._tensors[i])
            for i in range(len(self._task.inputs))
        ]
        addresses += [address_of(self._output), address_of(self._scratch)]
        return tuple(Place("arena", address) for address in addresses)


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

    def _candidate(self, policy: Policy, kernel: CompiledKernel) -> tuple[Candidate, TaskArguments]:
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
