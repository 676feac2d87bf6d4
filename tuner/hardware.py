"""The seam between the tuner and a kind of hardware: what is asked of it, as one value.

`tuner.backend` gives it, by the tier; docs/decisions/0016-backends.md names what another one needs.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np

from tuner.kernel_family import Family
from tuner.loop_nest import LoopNest
from tuner.policy import Policy
from tuner.target import Caches, Environment, Isa, Target
from tuner.task import Task

if TYPE_CHECKING:
    from typing_extensions import Buffer


class Library(Protocol):
    """Linked object code, which lives as long as this does."""

    def address(self, symbol: str) -> int:
        """Address of a function. Raises KernelError if the object code has none of this name."""


class DigestPair(Protocol):
    """SHA-256 of two streams at once."""

    def update(self, first: memoryview, second: memoryview) -> None:
        """Continue with two pieces of equal length, a multiple of 64 bytes."""

    def digests(self) -> bytes:
        """Both digests, one after the other."""


@dataclass(frozen=True)
class PoolJob:
    """Rows of a step table for some cores, as the native call takes it: nothing to convert."""

    table: ctypes.c_void_p
    rows: ctypes.c_int64
    workers: ctypes.c_int64

    @staticmethod
    def of(table: int, rows: int, workers: int) -> PoolJob:
        """The job of these rows, for so many cores."""
        return PoolJob(ctypes.c_void_p(table), ctypes.c_int64(rows), ctypes.c_int64(workers))


class BackOff(Protocol):
    """The number of cores to use while other work takes some of them."""

    next_look_s: float
    """Time on the monotonic clock from which a job is to be watched."""

    def next_cores(self) -> int:
        """Cores of all jobs of the next run."""


class ThreadPool(Protocol):
    """Threads that run step tables together, one a core. Not for concurrent calls."""

    workers: int

    def __init__(
        self, workers: int, *, pinned: bool = ..., waiting: str = ..., gives_way: bool = ...
    ) -> None: ...

    @property
    def back_off(self) -> BackOff | None:
        """The choice of fewer cores; None for a pool that always uses all."""

    @property
    def cores_in_use(self) -> int:
        """Number of cores that the next job should use."""

    def run(self, table: int, rows: int) -> None:
        """Run so many rows of the step table at this address on all cores."""

    def do(self, job: PoolJob) -> None:
        """Do a job with the first cores, as many as it is for."""

    def do_watched(self, job: PoolJob, kind: Hashable) -> None:
        """Do a job, and see whether threads had to wait; jobs of one kind do the same work."""

    def close(self) -> None:
        """End the threads."""


@dataclass(frozen=True)
class NativeTensor:
    """An input or output of a model that runs without Python."""

    name: str
    dtype: str
    """NumPy's name of its elements."""
    element_bytes: int
    shape: tuple[int, ...]

    @property
    def bytes(self) -> int:
        """Size of the whole tensor."""
        return math.prod(self.shape) * self.element_bytes


@dataclass(frozen=True)
class NativeModel:
    """A program as it runs without Python: words of arguments and rows, ready but for addresses."""

    target: Target
    policies: frozenset[Policy]
    """Policies of its kernels."""
    objects: tuple[bytes, ...]
    words: tuple[tuple[str, int | str], ...]
    """A base and what is added to it: "number" (0), "weights", "arena", "scratch" (of the cores),
    "reports" (of nodes that check their inputs) or "words" (the first one) and a number of bytes,
    or "function" and its name."""
    first_row: int
    """The word at which the rows of the step table begin; the shares of each are left out."""
    units: tuple[tuple[int, bool], ...]
    """Units of each row, and whether one core does it alone."""
    slots: tuple[tuple[int, int, int], ...]
    """Words that take the address of an input or output: its number, and bytes from its start."""
    copies: tuple[tuple[int, int, int], ...]
    """Outputs that are copied at the end: the word of the source, their number, their bytes.

    Inputs and outputs are numbered together, the inputs first."""
    inputs: tuple[NativeTensor, ...]
    outputs: tuple[NativeTensor, ...]
    refusals: tuple[str, ...]
    """Sentences about the nodes that check their inputs, one for each report."""
    arena_bytes: int
    scratch_bytes: int
    """Scratch memory of each core."""
    weights_bytes: int


@dataclass(frozen=True, eq=False)
class Backend:
    """One kind of hardware: its tiers, its kernels, and how they become code that runs."""

    isas: Mapping[str, Isa]
    """Its tiers by soc_version, of each architecture the lowest first."""
    soc_versions_here: Callable[[], tuple[str, ...]]
    """Tiers that this machine can run. A process must have asked before it runs a kernel."""
    why_not_here: Callable[[str], str | None]
    """The reason why this machine cannot run one of its tiers; None if it can."""
    lacking_feature: Callable[[str, Policy], str | None]
    """The feature beyond its tier that a policy needs and this machine lacks; None if it has it."""
    cores: Callable[[], int]
    """Cores that this process may use, as far as a limit of time pays them."""
    runnable_cores: Callable[[], int]
    """Cores that this process may run on, whatever a limit of time pays."""
    quota: Callable[[], float | None]
    """Cores' worth of time that this process may use; None where nothing limits it."""
    environment: Callable[..., Environment]
    """The environment of times measured on this machine now; with `loads_llvm=False`, one that
    changes as that does and takes no memory to find."""
    caches_of: Callable[[str], Caches]
    """Cache sizes that estimates of a tier are made for, wherever they are made."""
    busy_s: Callable[[], float]
    """Seconds that all processes have used on our cores, up to a constant."""
    throttled_s: Callable[[], float]
    """Seconds for which our processes were paused by a limit of time, up to a constant."""
    peak_gflops: Callable[[str], float]
    """GFLOP/s of one core of a tier, measured."""
    seconds_of_steps: Callable[[str, int], float]
    """Seconds that the calling thread takes for so many steps of the loop of `peak_gflops`."""
    joins_products: Callable[[str], bool]
    """Return whether products of one input and an open number of rows are faster as one."""
    family_of: Callable[[str], Family]
    """The kernel family of a task op. Raises KernelError for an op without one."""
    describe: Callable[[Task, Policy, Target], LoopNest]
    """The loops of a task's kernel under a legal policy. Nothing is compiled."""
    compiler_identity: Callable[[], str]
    """All of the compiler that may change the code it makes."""
    compile: Callable[[str, Isa], bytes]
    """Object code of a generated kernel. Raises KernelError in the compiler's words."""
    load: Callable[[Sequence[bytes], Sequence[str]], Library]
    """Objects linked, with these functions. Raises KernelError."""
    allocate: Callable[[int], np.ndarray]
    """Zeroed memory of so many bytes."""
    make_present: Callable[[np.ndarray], None]
    """Take all page faults of this memory now; its content stays."""
    digest_pair: Callable[[], DigestPair | None]
    """SHA-256 of two streams to begin with; None where it is no faster than one by one."""
    thread_pool: type[ThreadPool]
    """Threads that run step tables together, one a core."""
    native_object: Callable[[str, NativeModel, memoryview | None, bytes], Iterator[Buffer]]
    """A model as an object file for C: its name, the model, weights inside, identity of others."""
    native_header: Callable[[str, NativeModel, str | None], str]
    """The C header of such an object: its name, the model, the name of the file of weights."""

    def new_array(self, shape: Sequence[int], dtype: np.dtype) -> np.ndarray:
        """An array of zeros, present in memory."""
        memory = self.allocate(math.prod(shape) * dtype.itemsize)
        self.make_present(memory)
        return memory.view(dtype).reshape(shape)
