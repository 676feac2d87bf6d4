"""This machine as a CPU: the tiers that it runs, its cores, its caches, its name.

Feature flags decide which tiers run, never the CPU's name (which LLVM gets wrong).
"""

from __future__ import annotations

import ctypes
import errno
import functools
import math
import os
import platform
import re
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import MappingProxyType

from tuner.cpu.control_groups import cpu_quota
from tuner.cpu.flags import host_features
from tuner.target import GENERATOR_VERSION, ISAS, Caches, Environment


@functools.cache
def soc_versions_here() -> tuple[str, ...]:
    """The tiers that this machine can run, lowest first.

    A process must have called this before it runs a kernel of a tier with tiles: it is what asks
    the kernel for them.
    """
    return tuple(soc_version for soc_version in ISAS if why_not_here(soc_version) is None)


def why_not_here(soc_version: str) -> str | None:
    """The reason why this machine cannot run a known tier; None if it can."""
    isa, flags = ISAS[soc_version], host_features()
    if isa.architecture != platform.machine():
        return f"the processor is of the kind {platform.machine()}"
    lacking = [feature for feature in isa.features if not flags.get(feature, False)]
    if lacking:
        return f"the processor lacks {', '.join(lacking)}"
    return tile_refusal() if isa.has_amx else None


@functools.cache
def features_here(soc_version: str) -> frozenset[str]:
    """CPU flags that kernels of a tier may use on this machine: optional ones as it has them."""
    isa, flags = ISAS[soc_version], host_features()
    optional = (feature for feature in isa.optional if flags.get(feature, False))
    return frozenset((*isa.features, *isa.emulated, *optional))


def host_cores() -> int:
    """Cores that this process may use: those that it may run on, as far as its quota pays them.

    A quota of 1.5 cores' time keeps two cores busy for three quarters of the time.
    """
    cores, quota = runnable_cores(), cpu_quota()
    return cores if quota is None else min(cores, math.ceil(quota))


def runnable_cores() -> int:
    """Cores that this process may run on at the same time, whatever its quota pays.

    Under a quota of half a core, two threads end a call in half the time while the quota lasts.
    """
    return len(os.sched_getaffinity(0))


TYPICAL_CACHES: Caches = MappingProxyType({1: 32 << 10, 2: 1 << 20, 3: 32 << 20})
"""Cache sizes of a machine of which they are not known."""


def caches_of(soc_version: str) -> Caches:
    """The caches to rank policies of a tier by: this machine's if it runs the tier, else typical.

    So a tier that runs elsewhere is ranked alike on all machines.
    """
    return cache_sizes_bytes() if why_not_here(soc_version) is None else TYPICAL_CACHES


@functools.cache
def cache_sizes_bytes() -> Caches:
    """Cache sizes of this machine, as the system reports them; typical ones where it does not."""
    sizes = dict(TYPICAL_CACHES)
    for index in Path("/sys/devices/system/cpu/cpu0/cache").glob("index*"):
        if (index / "type").read_text().strip() != "Instruction":
            size = (index / "size").read_text().strip()
            sizes[int((index / "level").read_text())] = int(size.rstrip("K")) << 10
    return sizes


@functools.cache
def host_environment(*, loads_llvm: bool = True) -> Environment:
    """The environment of times measured on this machine now.

    Without `loads_llvm`, the version of llvmlite's package is in the place of LLVM's: LLVM takes
    38 MiB of a process.
    """
    return Environment(
        cpu=_cpu_model(),
        caches=" ".join(f"L{level}:{size}" for level, size in sorted(cache_sizes_bytes().items())),
        llvm=_llvm() if loads_llvm else _llvm_package(),
        generator=GENERATOR_VERSION,
        system=f"{platform.system()} {platform.machine()}",
    )


def _llvm() -> str:
    found: str = import_module("tuner.cpu.llvm").llvm_version()  # a model runs without it
    return found


def _llvm_package() -> str:
    try:
        return f"llvmlite {version('llvmlite')}"
    except PackageNotFoundError:  # a copy without metadata
        return _llvm()


def _cpu_model() -> str:
    """Family, model and stepping with the marketing name: the name alone may say just "EPYC"."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    fields = dict(re.findall(r"^([^\t:]+?)\s*: (.*)$", text.partition("\n\n")[0], re.MULTILINE))
    wanted = ("vendor_id", "model name", "cpu family", "model", "stepping")
    return " ".join(fields[name] for name in wanted if name in fields)


# -- Linux's permission to use the tile registers of AMX -----------------------------------------
#
# Until it is granted, the first tile instruction is an illegal one. The permission holds for every
# thread of the process, is inherited by a fork, and is lost by an exec. Source: Linux,
# Documentation/arch/x86/xstate.rst.

_SYS_ARCH_PRCTL = 158
_ARCH_GET_XCOMP_PERM = 0x1022
_ARCH_REQ_XCOMP_PERM = 0x1023
_TILE_DATA = 18
"""Number of the processor state that holds the tiles."""

_REASONS = {
    errno.EINVAL: "the kernel is older than Linux 5.16",
    errno.EOPNOTSUPP: "neither the processor nor the kernel has them, or one hides them",
    errno.ENOSPC: "the signal stack of a thread of this process is too small for them",
    errno.EPERM: "a sandbox forbids it",
    errno.ENOSYS: "a sandbox forbids it",
}


@functools.cache
def tile_refusal() -> str | None:
    """Ask the kernel for the tile registers: None when it has granted them, else why not."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return f"tile registers are supported on Linux x86_64 only, not on {sys.platform}"
    number = _arch_prctl(_ARCH_REQ_XCOMP_PERM, _TILE_DATA)
    if number:
        reason = _REASONS.get(number, os.strerror(number))
        return f"the kernel does not grant tile registers (arch_prctl: {reason})"
    granted = ctypes.c_uint64(0)
    number = _arch_prctl(_ARCH_GET_XCOMP_PERM, ctypes.addressof(granted))
    if number or not granted.value >> _TILE_DATA & 1:
        return "the kernel granted tile registers, but does not list them as granted"
    return None


def _arch_prctl(code: int, argument: int) -> int:
    """0, or the number of the error."""
    syscall = ctypes.CDLL(None, use_errno=True).syscall
    syscall.restype = ctypes.c_long
    words = (_SYS_ARCH_PRCTL, code, argument)
    return 0 if syscall(*map(ctypes.c_long, words)) == 0 else ctypes.get_errno()
