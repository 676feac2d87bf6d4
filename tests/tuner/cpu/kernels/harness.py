"""Runs one kernel as the program would, in this process, between pages that must not be touched.

An argument is placed against the page behind it, then against the page before it: a kernel that
reads or writes one element too many faults there, and the test that ran it fails.
"""

import ctypes
import mmap
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache

import numpy as np

from tests.tuner.cpu.kernels.emulator import EMULATED, Emulator
from tuner.cpu.llvm import compile_ir
from tuner.cpu.object_loader import Library
from tuner.graph import DTYPES
from tuner.kernel_family import Family, Kernel, Phase
from tuner.policy import Policy
from tuner.program.kernel_store import points_of
from tuner.size import value_at
from tuner.target import ISAS, Isa
from tuner.task import Task

POISON = 0xFF
"""NaN as f32: what reads memory that nobody wrote is noticed, even if it multiplies it by 0."""
SCRATCH_ALIGNMENT_BYTES = 64
_PROT_NONE = 0
_LIBC = ctypes.CDLL(None, use_errno=True)


class Guarded:
    """Poisoned memory between two pages that fault on any access."""

    def __init__(self, size_bytes: int, align: int, *, at_end: bool) -> None:
        body = -(-size_bytes // mmap.PAGESIZE) * mmap.PAGESIZE
        memory = np.frombuffer(mmap.mmap(-1, body + 2 * mmap.PAGESIZE), np.uint8)
        for guard in (memory, memory[mmap.PAGESIZE + body :]):
            address = ctypes.c_void_p(guard.ctypes.data)
            assert _LIBC.mprotect(address, mmap.PAGESIZE, _PROT_NONE) == 0, ctypes.get_errno()
        self._body = memory[mmap.PAGESIZE : mmap.PAGESIZE + body]
        self._body[:] = POISON
        self._offset = (body - size_bytes) // align * align if at_end else 0
        self._size = size_bytes
        self.address = memory.ctypes.data + mmap.PAGESIZE + self._offset

    @property
    def pages(self) -> np.ndarray:
        """All that may be touched."""
        return self._body

    @property
    def bytes(self) -> np.ndarray:
        return self._body[self._offset : self._offset + self._size]

    def whole(self) -> bool:
        """Whether nothing was written into the rest of the pages."""
        before, after = self._body[: self._offset], self._body[self._offset + self._size :]
        return bool((before == POISON).all() and (after == POISON).all())


ATTEMPT = """
@place = internal global [64 x i64] zeroinitializer, align 16
declare i32 @__sigsetjmp(ptr, i32) returns_twice
declare void @siglongjmp(ptr, i32) noreturn

define void @give_up(i32 %signal) {
  call void @siglongjmp(ptr @place, i32 %signal)
  unreachable
}

define i32 @attempt(ptr %kernel, ptr %args, i64 %lo, i64 %hi, i64 %worker) {
  %signal = call i32 @__sigsetjmp(ptr @place, i32 1) returns_twice
  %failed = icmp ne i32 %signal, 0
  br i1 %failed, label %end, label %work
work:
  call void %kernel(ptr %args, i64 %lo, i64 %hi, i64 %worker)
  br label %end
end:
  ret i32 %signal
}
"""
"""Calls a kernel; returns the signal that ended it, 0 where none did."""


@cache
def attempts() -> Library:
    return Library([compile_ir(ATTEMPT, next(iter(ISAS.values())))], ["attempt", "give_up"])


@contextmanager
def faults_caught() -> Iterator[None]:
    """A fault ends the attempt under way, not the process."""
    before = ctypes.create_string_buffer(256)
    assert _LIBC.sigaction(signal.SIGSEGV, None, before) == 0
    _LIBC.signal(signal.SIGSEGV, ctypes.c_void_p(attempts().address("give_up")))
    try:
        yield
    finally:
        assert _LIBC.sigaction(signal.SIGSEGV, before, None) == 0


@lru_cache(maxsize=256)
def compiled(ir: str, isa: Isa) -> bytes:
    """Many tests run the same kernel on one core, on two, and on three."""
    return compile_ir(ir, isa)


@lru_cache(maxsize=64)
def generated(family: Family, task: Task, policy: Policy, isa: Isa) -> Kernel:
    """Many tests compare a kernel with those at the same few points."""
    return family.generate(task, policy, isa, "k")


class Processor:
    """This machine's, which is the other kind of what `Emulator` is."""

    def __init__(self, object_code: bytes, phases: Sequence[Phase]) -> None:
        self._library = Library([object_code], [phase.function for phase in phases])
        words = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
        self._attempt = ctypes.CFUNCTYPE(ctypes.c_int, *words)(attempts().address("attempt"))

    def call(self, function: str, pointers: Sequence[int], *numbers: int) -> bool:
        """Call function(pointers, *numbers); whether it ended without a fault."""
        args = (ctypes.c_void_p * len(pointers))(*pointers)
        return self._attempt(self._library.address(function), args, *numbers) == 0


def run_kernel(
    family: Family,
    task: Task,
    policy: Policy,
    soc_version: str,
    inputs: Sequence[np.ndarray],
    constants: Sequence[int] = (),
    workers: int = 2,
    *,
    reports: bool = False,
) -> np.ndarray:
    """The only output of the kernel; see `run_results`."""
    (result,) = run_results(
        family, task, policy, soc_version, inputs, constants, workers, reports=reports
    )
    return result


def run_results(
    family: Family,
    task: Task,
    policy: Policy,
    soc_version: str,
    inputs: Sequence[np.ndarray],
    constants: Sequence[int] = (),
    workers: int = 2,
    *,
    reports: bool = False,
) -> list[np.ndarray]:
    """The outputs of the kernel, its units shared between `workers` one after the other.

    `constants` are the positions of inputs that are constants (they go through `pack`). `reports`
    says whether the kernel must report an index that is out of range.
    """
    isa = ISAS[soc_version]
    kernel = family.generate(task, policy, isa, "k")
    for point in points_of(task):
        other = generated(family, point, policy, isa)
        assert kernel.ir == other.ir, f"the code of {policy} depends on the point"
        assert kernel.is_same(other), f"the formulas of {policy} depend on the point"
    values = {size.formula: int(size) for size in task.sizes}
    sizes = np.array(list(values.values()), np.int64)
    packed = family.pack(task, policy, isa, {i: inputs[i] for i in constants})
    arrays = [np.ascontiguousarray(packed.get(i, a)) for i, a in enumerate(inputs)]

    def run(*, at_end: bool) -> list[np.ndarray]:
        places = [Guarded(a.nbytes, a.itemsize, at_end=at_end) for a in arrays]
        for place, array in zip(places, arrays, strict=True):
            place.bytes[:] = array.reshape(-1).view(np.uint8)
        outputs = [
            Guarded(kind.size_bytes, DTYPES[kind.dtype].itemsize, at_end=at_end)
            for kind in task.outputs
        ]
        scratch, own = (
            Guarded(size, SCRATCH_ALIGNMENT_BYTES, at_end=at_end)
            for size in (
                value_at(kernel.scratch_bytes, values),
                value_at(kernel.worker_scratch_bytes, values) * workers,
            )
        )
        given, report = (Guarded(size, 8, at_end=at_end) for size in (sizes.nbytes, 8))
        given.bytes[:] = sizes.view(np.uint8)
        report.bytes[:] = 0
        pointers = [p.address for p in (*places, *outputs, scratch, own, given, report)]
        processor: Emulator | Processor
        if soc_version in EMULATED:
            everything = (*places, *outputs, scratch, own, given, report)
            guarded = [place.pages for place in everything]
            processor = Emulator(compiled(kernel.ir, isa), guarded)
        else:
            processor = Processor(compiled(kernel.ir, isa), kernel.phases)

        with faults_caught():
            for phase in kernel.phases:
                units = value_at(phase.units, values)
                for worker in range(workers):
                    lo, hi = units * worker // workers, units * (worker + 1) // workers
                    ended = lo == hi or processor.call(phase.function, pointers, lo, hi, worker)
                    assert ended, f"{policy} goes past the {'end' if at_end else 'start'}"
        assert all(place.whole() for place in (*places, *outputs, scratch, own)), "wrote outside"
        (index,) = report.bytes.view(np.int64)
        if (index != 0) != reports:
            raise AssertionError(f"reported the index {index}" if index else "reported no index")
        for place, array in zip(places, arrays, strict=True):
            assert place.bytes.tobytes() == array.tobytes(), "wrote into an input"
        return [
            output.bytes.view(DTYPES[kind.dtype]).reshape(kind.shape).copy()
            for output, kind in zip(outputs, task.outputs, strict=True)
        ]

    results = run(at_end=True)
    for one, other in zip(results, run(at_end=False), strict=True):
        assert one.tobytes() == other.tobytes(), "depends on where its arguments are"
    return results
