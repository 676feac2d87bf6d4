"""The seam between the tuner and a kind of hardware: what is asked of it, as one value.

Spaces, programs and measuring reach kernels and their code through `backend_of`. The CPU is the
first backend; docs/decisions/0016-backends.md names the files of another one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tuner.cpu import llvm
from tuner.cpu.kernels.families import family_of
from tuner.cpu.kernels.kernel import Family
from tuner.cpu.kernels.peak import peak_gflops
from tuner.errors import TargetError
from tuner.target import ISAS, Isa


class Library(Protocol):
    """Object code that is ready to run. It lives as long as this value."""

    def address(self, symbol: str) -> int:
        """The entry of a function, as step tables hold it. Raises KernelError."""
        ...


@dataclass(frozen=True)
class Backend:
    """One kind of hardware: its tiers, its kernels, and how they become code that runs."""

    isas: Mapping[str, Isa]
    """Its tiers by soc_version."""
    family_of: Callable[[str], Family]
    """The kernel family of a task op. Raises KernelError for an op without one."""
    compile: Callable[[str, Isa], bytes]
    """Object code of a generated kernel. Raises KernelError in the compiler's words."""
    load: Callable[[Sequence[bytes], Sequence[str]], Library]
    """Objects linked, with these functions. Raises KernelError."""
    peak_gflops: Callable[[str], float]
    """GFLOP/s of one core of a tier, measured."""


CPU = Backend(ISAS, family_of, llvm.compile_ir, llvm.Library, peak_gflops)
BACKENDS = (CPU,)


def backend_of(soc_version: str) -> Backend:
    """The backend that has this tier. Raises TargetError where none has."""
    for backend in BACKENDS:
        if soc_version in backend.isas:
            return backend
    raise TargetError(f"no backend has the tier {soc_version}", None, "EG0013")
