"""Memory that candidates run in: poison, and weights in so many copies that each run is cold.

Inside a model the weights are not in the cache, so that each run of a kernel reads others; the
activations are warm, because the step before has just written them. Only the first run, which is
checked, reads the candidate's own weights. The others read numbers of the same kind and amount
from a memory that all candidates share, for to fill it again takes longer than to time them:

    own weights     numbers: | run 1 | run 2 | ... | run 63 |
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from tuner.backend import backend_of
from tuner.element import ELEMENTS, is_float
from tuner.free_memory import free_memory_bytes
from tuner.hardware import Backend
from tuner.program.execution import address_of

MAX_COPIES = 64
ALIGNMENT_BYTES = 128
_INDICES = (np.uint8, np.int32, np.int64, np.bool_)
"""Types of constants whose values matter to the time: they say which elements are read, and bytes
of weights in groups how many there are, and where each is read (`tuner/step_groups.py`)."""
POISON = 0xFF
"""Poison of every byte: not a number as f32, so that nothing unwritten can pass."""
MEMORY_SHARE = 0.05
"""Share of the free memory that a cache's worth of numbers may take."""
BLOCK_BYTES = 1 << 20
"""Numbers repeat after this many bytes: to draw more of them would take seconds."""


@dataclass(frozen=True)
class WeightCopies:
    """Constants as a candidate wants them, and so many more that the next have left every cache."""

    own: Mapping[int, np.ndarray]
    """Constants that the first run reads, by a number of the caller's."""
    others: Mapping[int, np.ndarray]
    """Memory with what the runs after the first read, one `stride_bytes` after the other."""
    offsets: Mapping[int, int]
    """Offset of each constant inside a stride."""
    stride_bytes: int
    copies: int

    def address(self, number: int, copy: int) -> int:
        """Address of a constant in a copy: 0 is the one that the first run reads."""
        if copy == 0:
            return address_of(self.own[number])
        start = address_of(self.others[number]) + self.offsets[number]
        return start + (copy - 1) * self.stride_bytes


def weights_in_copies(arrays: Mapping[int, np.ndarray], soc_version: str) -> WeightCopies:
    """Memory for these constants and for those that later runs read instead."""
    backend = backend_of(soc_version)
    cache_bytes = affordable_cache_bytes(backend.caches_of(soc_version)[3])
    offsets, stride_bytes = {}, 0
    for i, array in arrays.items():
        offsets[i] = stride_bytes
        stride_bytes += -(-array.nbytes // ALIGNMENT_BYTES) * ALIGNMENT_BYTES
    copies = copies_beyond_caches(stride_bytes, cache_bytes)
    own = {i: copied(array, backend) for i, array in arrays.items()}
    others = {
        i: _repeated(array, offsets[i], backend.allocate((copies - 1) * stride_bytes), copies - 1)
        if array.dtype in _INDICES
        else _numbers(array.dtype, cache_bytes, backend)
        for i, array in arrays.items()
    }
    return WeightCopies(own, others, offsets, stride_bytes, copies)


@functools.cache
def affordable_cache_bytes(cache_bytes: int) -> int:
    """The cache that copies have to leave: half of it, a quarter, ... where memory is short.

    Twice as much is filled with numbers of each type. Runs are warmer then than in a model; else
    the process would be ended for its memory. Asked once, so that all candidates have the same.
    """
    free_bytes = free_memory_bytes()
    while cache_bytes > BLOCK_BYTES and cache_bytes > MEMORY_SHARE * free_bytes:
        cache_bytes //= 2
    return cache_bytes


def copies_beyond_caches(weight_bytes: int, cache_bytes: int) -> int:
    """Copies of the weights so that the next one has left every cache.

    Without weights all runs share one memory, and are just as many steps of one native run.
    """
    if weight_bytes == 0:
        return MAX_COPIES
    return max(1, min(MAX_COPIES, math.ceil(2 * cache_bytes / weight_bytes)))


def at_least(memory: np.ndarray, size_bytes: int, backend: Backend) -> np.ndarray:
    """This memory, or new one if it is too small."""
    return memory if memory.nbytes >= size_bytes else backend.allocate(size_bytes)


def copied(array: np.ndarray, backend: Backend) -> np.ndarray:
    """The bytes of an array in memory of their own, aligned."""
    memory = backend.allocate(array.nbytes)
    memory[...] = _bytes(array)
    return memory


def _repeated(array: np.ndarray, offset: int, memory: np.ndarray, copies: int) -> np.ndarray:
    """Memory with copies of what nothing else can stand for: indices, for example."""
    memory.reshape(copies, -1)[:, offset : offset + array.nbytes] = _bytes(array)
    return memory


@functools.cache
def _numbers(dtype: np.dtype, cache_bytes: int, backend: Backend) -> np.ndarray:
    """Numbers of a type, enough for `copies_beyond_caches` copies.

    The values of packed weights do not matter to the time, as long as floats are normal. uint16
    stands for bf16, as kernels with matrix tiles pack it.
    """
    count, rng = BLOCK_BYTES // dtype.itemsize, np.random.default_rng(0)
    own = ELEMENTS["bf16"].dtype if dtype == np.uint16 else dtype
    if is_float(own):
        numbers = (rng.standard_normal(count, np.float32) * np.float32(0.05)).astype(own)
    else:
        numbers = rng.integers(0, 100, count, np.uint8).astype(dtype)
    blocks = -(-2 * cache_bytes // BLOCK_BYTES)
    memory = backend.allocate(blocks * BLOCK_BYTES)
    memory.reshape(blocks, BLOCK_BYTES)[...] = _bytes(numbers)
    return memory


def _bytes(array: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)
