"""Where a task's tensors lie while its candidates are measured: all share one memory.

Inside a model the weights are not in the cache, so that each run of a kernel reads others; the
activations are warm, because the step before has just written them. Only the first run, which is
checked, reads the task's own weights. The others read numbers of the same kind and amount from a
memory that all candidates of all tasks share, for to fill it anew takes longer than to time them:

    inputs | output     scratch     own weights     numbers: | run 1 | run 2 | ... | run 63 |
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.graph import DTYPES
from tuner.kernel_cache import CompiledKernel
from tuner.program.pages import allocate_bytes
from tuner.program.program import Place
from tuner.target import cache_sizes_bytes
from tuner.task import Task, constant_inputs

MOST_COPIES = 64
ALIGNMENT_BYTES = 128
POISON = 0xFF
"""In every byte: not a number as f32, which nothing that was forgotten can hide behind."""
BLOCK_BYTES = 1 << 20
"""Numbers repeat after this many bytes: to draw more of them would take seconds."""


@dataclass(frozen=True)
class Weights:
    """Constants as a candidate wants them, and so many more that the next have left every cache."""

    own: Mapping[int, np.ndarray]
    """By their position among the inputs."""
    others: Mapping[int, np.ndarray]
    """Memory with what the runs after the first read, one `stride_bytes` after the other."""
    offsets: Mapping[int, int]
    """Of each constant inside a stride."""
    stride_bytes: int
    copies: int

    def address(self, position: int, copy: int) -> int:
        if copy == 0:
            return _address(self.own[position])
        start = _address(self.others[position]) + self.offsets[position]
        return start + (copy - 1) * self.stride_bytes


@dataclass(frozen=True)
class Arguments:
    """What one candidate is called with: a list for each run, until the first comes again."""

    places: tuple[tuple[Place, ...], ...]
    """Kind "arena", offsets counted from address 0."""
    scratch: np.ndarray
    worker_scratch: np.ndarray
    weights: Weights


class TaskMemory:
    """The memory of one task's candidates on a number of cores."""

    def __init__(self, task: Task, inputs: Sequence[np.ndarray], cores: int) -> None:
        self._task, self._cores = task, cores
        self._constants = {i: inputs[i] for i in constant_inputs(task)}
        self._tensors = {
            i: _copied(array) for i, array in enumerate(inputs) if i not in self._constants
        }
        self._output = allocate_bytes(task.output.size_bytes)
        self._scratch, self._worker_scratch = allocate_bytes(0), allocate_bytes(0)

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
        weights = _weights({**self._constants, **packed})
        self._scratch = _at_least(self._scratch, kernel.scratch_bytes)
        own_bytes = kernel.worker_scratch_bytes * self._cores
        self._worker_scratch = _at_least(self._worker_scratch, own_bytes)
        places = tuple(self._places(weights, copy) for copy in range(weights.copies))
        scratch, own = self._scratch[: kernel.scratch_bytes], self._worker_scratch[:own_bytes]
        return Arguments(places, scratch, own, weights)

    def poison(self, arguments: Arguments) -> None:
        """Spoil all that the next run has to write before it may be read."""
        for memory in (self._output, arguments.scratch, arguments.worker_scratch):
            memory[...] = POISON

    def _places(self, weights: Weights, copy: int) -> tuple[Place, ...]:
        addresses = [
            weights.address(i, copy) if i in self._constants else _address(self._tensors[i])
            for i in range(len(self._task.inputs))
        ]
        addresses += [_address(self._output), _address(self._scratch)]
        return tuple(Place("arena", address) for address in addresses)


def _weights(arrays: Mapping[int, np.ndarray]) -> Weights:
    offsets, stride_bytes = {}, 0
    for i, array in arrays.items():
        offsets[i] = stride_bytes
        stride_bytes += -(-array.nbytes // ALIGNMENT_BYTES) * ALIGNMENT_BYTES
    copies = copies_beyond_caches(stride_bytes)
    own = {i: _copied(array) for i, array in arrays.items()}
    others = {
        i: _numbers(array.dtype)
        if array.dtype in _DRAWN
        else _repeated(array, offsets[i], stride_bytes, copies - 1)
        for i, array in arrays.items()
    }
    return Weights(own, others, offsets, stride_bytes, copies)


def _repeated(array: np.ndarray, offset: int, stride_bytes: int, copies: int) -> np.ndarray:
    """Copies of what nothing else can stand for: indices, for example."""
    memory = allocate_bytes(copies * stride_bytes)
    rows = memory.reshape(copies, stride_bytes)
    rows[:, offset : offset + array.nbytes] = _bytes(array)
    return memory


@functools.cache
def _numbers(dtype: np.dtype) -> np.ndarray:
    """Normal numbers of a type, as many bytes as `copies_beyond_caches` can ask for."""
    blocks = -(-2 * cache_sizes_bytes()[3] // BLOCK_BYTES)
    memory = allocate_bytes(blocks * BLOCK_BYTES)
    memory.reshape(blocks, BLOCK_BYTES)[...] = _bytes(_DRAWN[dtype]())
    return memory


def _f32() -> np.ndarray:
    count = BLOCK_BYTES // 4
    return np.random.default_rng(0).standard_normal(count, np.float32) * np.float32(0.05)


def _bf16() -> np.ndarray:
    """The upper halves of f32 are bf16."""
    return np.resize(_f32().view(np.uint16)[1::2], BLOCK_BYTES // 2)


_DRAWN: Mapping[np.dtype, Callable[[], np.ndarray]] = {
    np.dtype(np.float32): _f32,
    np.dtype(np.uint16): _bf16,
}
"""Types of packed weights whose values do not matter to the time, as long as they are normal."""


def copies_beyond_caches(weight_bytes: int) -> int:
    """Copies of the weights so that the next one has left every cache.

    Without weights all runs share one memory, and are just as many steps of one native run.
    """
    if weight_bytes == 0:
        return MOST_COPIES
    return max(1, min(MOST_COPIES, math.ceil(2 * cache_sizes_bytes()[3] / weight_bytes)))


def _at_least(memory: np.ndarray, size_bytes: int) -> np.ndarray:
    return memory if memory.nbytes >= size_bytes else allocate_bytes(size_bytes)


def _copied(array: np.ndarray) -> np.ndarray:
    memory = allocate_bytes(array.nbytes)
    memory[...] = _bytes(array)
    return memory


def _bytes(array: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)


def _address(memory: np.ndarray) -> int:
    return int(memory.ctypes.data)
