"""Runs one kernel as the program would, in this process, with fences around what it writes."""

import ctypes
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from tuner.graph import DTYPES
from tuner.kernels.kernel import Family
from tuner.llvm import Library, compile_ir
from tuner.policy import Policy
from tuner.target import ISAS, Isa
from tuner.task import Task

FENCE_BYTES = 4096
POISON = 0xA5


class Fenced:
    """Memory with a fence on both sides, poisoned; `whole()` tells whether the fences stand."""

    def __init__(self, size_bytes: int, align: int = 64) -> None:
        self._raw = np.full(size_bytes + 2 * FENCE_BYTES + align, POISON, np.uint8)
        start = self._raw.ctypes.data + FENCE_BYTES
        self._offset = FENCE_BYTES + (-start) % align
        self._size = size_bytes

    @property
    def bytes(self) -> np.ndarray:
        return self._raw[self._offset : self._offset + self._size]

    @property
    def address(self) -> int:
        return self.bytes.ctypes.data if self._size else self._raw.ctypes.data + self._offset

    def whole(self) -> bool:
        before, after = self._raw[: self._offset], self._raw[self._offset + self._size :]
        return bool((before == POISON).all() and (after == POISON).all())


@lru_cache(maxsize=8)
def compiled(ir: str, isa: Isa) -> bytes:
    """Many tests run the same kernel on one core, on two, and on three."""
    return compile_ir(ir, isa)


def run_kernel(
    family: Family,
    task: Task,
    policy: Policy,
    soc_version: str,
    inputs: Sequence[np.ndarray],
    constants: Sequence[int] = (),
    workers: int = 2,
) -> np.ndarray:
    """The output of the kernel, its units shared between `workers` one after the other.

    `constants` are the positions of inputs that are constants (they go through `pack`).
    """
    isa = ISAS[soc_version]
    kernel = family.generate(task, policy, isa, "k")
    library = Library([compiled(kernel.ir, isa)], [p.function for p in kernel.phases])
    packed = family.pack(task, policy, isa, {i: inputs[i] for i in constants})
    arrays = [np.ascontiguousarray(packed.get(i, a)) for i, a in enumerate(inputs)]
    places = [Fenced(a.nbytes) for a in arrays]
    for place, array in zip(places, arrays, strict=True):
        place.bytes[:] = array.reshape(-1).view(np.uint8)
    output = Fenced(task.output.size_bytes)
    scratch = Fenced(kernel.scratch_bytes)
    own = Fenced(kernel.worker_scratch_bytes * workers)
    pointers = [*(p.address for p in places), output.address, scratch.address, own.address]
    args = (ctypes.c_void_p * len(pointers))(*pointers)
    kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
    for phase in kernel.phases:
        function = kind(library.address(phase.function))
        for worker in range(workers):
            lo = phase.units * worker // workers
            hi = phase.units * (worker + 1) // workers
            if lo < hi:
                function(args, lo, hi, worker)
    assert all(place.whole() for place in (*places, output, scratch, own)), "wrote outside"
    for place, array in zip(places, arrays, strict=True):
        assert place.bytes.tobytes() == array.tobytes(), "wrote into an input"
    return output.bytes.view(DTYPES[task.output.dtype]).reshape(task.output.shape).copy()
