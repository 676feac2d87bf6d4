"""Memory of a task's tensors while its candidates are measured: all share it.

inputs | output     scratch     weights, in copies (see `memory`)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.backend import CPU, CompiledKernel
from tuner.graph import DTYPES
from tuner.measure.memory import POISON, Weights, address_of, at_least, copied, weights_in_copies
from tuner.ops import OPS
from tuner.program.program import Place
from tuner.task import Task


@dataclass(frozen=True)
class Arguments:
    """Arguments of one candidate: a list for each run, until the first comes again."""

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

    def arguments(self, packed: Mapping[int, np.ndarray], kernel: CompiledKernel) -> Arguments:
        """`packed`: the constants that the candidate wants in a layout of its own."""
        weights = weights_in_copies({**self._constants, **packed})
        self._scratch = at_least(self._scratch, kernel.scratch_bytes)
        own_bytes = kernel.worker_scratch_bytes * self._cores
        self._worker_scratch = at_least(self._worker_scratch, own_bytes)
        places = tuple(self._places(weights, copy) for copy in range(weights.copies))
        scratch, own = self._scratch[: kernel.scratch_bytes], self._worker_scratch[:own_bytes]
        return Arguments(places, scratch, own, weights)

    def poison(self, arguments: Arguments) -> None:
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
