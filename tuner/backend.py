"""The seam between the tuner and a kind of hardware: what is asked of it, as one value.

Nothing else imports `tuner.cpu`, the first backend. Spaces, programs, measuring and the daemon ask
`backend_of`, or `CPU` for what is the host's own; docs/decisions/0016-backends.md names the files
of another backend.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.cpu import contention, host, kernel_cache, llvm, pages
from tuner.cpu.host import host_cores, host_environment
from tuner.cpu.kernel_cache import CompiledKernel, KernelCache
from tuner.cpu.kernels.amx.space import joins_products
from tuner.cpu.kernels.arithmetic import lacking_feature
from tuner.cpu.kernels.families import describe, family_of
from tuner.cpu.kernels.kernel import Constants, Family, Kernel, Knobs, Phase
from tuner.cpu.kernels.loop_nest import LoopNest
from tuner.cpu.kernels.peak import peak_gflops, seconds_of_steps
from tuner.cpu.llvm import Library
from tuner.cpu.thread_pool import PoolJob, ThreadPool
from tuner.errors import ErrorCode, TargetError
from tuner.policy import Policy
from tuner.target import ISAS, Caches, Environment, Isa, Target
from tuner.task import Task

__all__ = [
    "BACKENDS",
    "CPU",
    "Backend",
    "CompiledKernel",
    "Constants",
    "Family",
    "Kernel",
    "KernelCache",
    "Knobs",
    "Library",
    "LoopNest",
    "Phase",
    "PoolJob",
    "ThreadPool",
    "backend_of",
    "host_cores",
    "host_environment",
    "host_soc_versions",
    "host_target",
    "kernel_cache",
    "why_not_here",
]


@dataclass(frozen=True)
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
    """Cores that this process may use."""
    environment: Callable[[], Environment]
    """The environment of times measured on this machine now."""
    cache_sizes_bytes: Callable[[], Caches]
    """Cache sizes of this machine."""
    caches_of: Callable[[str], Caches]
    """Cache sizes that estimates of a tier are made for, wherever they are made."""
    busy_s: Callable[[], float]
    """Seconds that all processes have used on our cores, up to a constant."""
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
    thread_pool: type[ThreadPool]
    """Threads that run step tables together, one a core."""


CPU = Backend(
    isas=ISAS,
    soc_versions_here=host.soc_versions_here,
    why_not_here=host.why_not_here,
    lacking_feature=lacking_feature,
    cores=host_cores,
    environment=host_environment,
    cache_sizes_bytes=host.cache_sizes_bytes,
    caches_of=host.caches_of,
    busy_s=contention.busy_s,
    peak_gflops=peak_gflops,
    seconds_of_steps=seconds_of_steps,
    joins_products=joins_products,
    family_of=family_of,
    describe=describe,
    compiler_identity=llvm.compiler_identity,
    compile=llvm.compile_ir,
    load=Library,
    allocate=pages.allocate_bytes,
    make_present=pages.make_present,
    thread_pool=ThreadPool,
)
BACKENDS = (CPU,)


def backend_of(soc_version: str) -> Backend:
    """The backend that has this tier. Raises TargetError where none has."""
    for backend in BACKENDS:
        if soc_version in backend.isas:
            return backend
    raise TargetError(f"no backend has the tier {soc_version}", None, ErrorCode.DEVICE)


def host_soc_versions() -> tuple[str, ...]:
    """The tiers that this machine can run, the lowest of a backend first."""
    return tuple(tier for backend in BACKENDS for tier in backend.soc_versions_here())


def why_not_here(soc_version: str) -> str | None:
    """The reason why this machine cannot run a known tier; None if it can."""
    return backend_of(soc_version).why_not_here(soc_version)


def host_target(soc_version: str | None = None, cores: int | None = None) -> Target:
    """The target asked for, by default this machine's best tier and all its cores.

    Raises TargetError (EG0013) where this machine cannot run what is asked for.
    """
    own = host_soc_versions()
    if not own:
        raise TargetError(
            f"this machine ({platform.machine()}) has no runner: none of {', '.join(ISAS)} fits",
            "tuning measures on the real hardware; run it on a machine of one of these kinds",
            ErrorCode.DEVICE,
        )
    soc_version = soc_version or own[-1]
    if soc_version not in own:
        because = f": {why_not_here(soc_version)}" if soc_version in ISAS else ""
        raise TargetError(
            f"no runner for soc_version {soc_version} on this machine, which runs"
            f" {', '.join(own)}{because}",
            "leave --soc_version out, or tune on a machine of that kind and copy the bank here",
            ErrorCode.DEVICE,
        )
    usable = backend_of(soc_version).cores()
    cores = usable if cores is None else cores
    if not 1 <= cores <= usable:
        raise TargetError(
            f"--aicore_num {cores} is not possible here: this process may use {usable} cores",
            f"give a number from 1 to {usable}",
            ErrorCode.DEVICE,
        )
    return Target(soc_version, cores)
