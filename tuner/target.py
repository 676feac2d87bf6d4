"""The hardware target: instruction-set tiers, what this machine has, and the environment of a time.

`soc_version` names a tier, not a CPU; flags decide, never the CPU's name (which LLVM gets wrong).
"""

from __future__ import annotations

import functools
import os
import platform
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import llvmlite.binding as llvm

from tuner.amx_permission import tile_refusal
from tuner.errors import TargetError

GENERATOR_VERSION = 3
"""Raised whenever a change of the kernel generator may move a time or a result."""


@dataclass(frozen=True)
class Isa:
    """What the kernel generator has to know of a tier."""

    soc_version: str
    lanes: int
    """f32 elements in a vector register."""
    registers: int
    has_fma: bool
    cpu: str
    """LLVM's name of the instruction set that may be used."""
    tune_cpu: str
    """LLVM's name of the scheduling model: x86-64-v4's own spills a 14x2 register tile."""
    features: tuple[str, ...]
    """CPU flags, as LLVM names them, that the host must have."""
    tiles: str = ""
    """Matrix tiles: "amx"; "emulated" in tiers that only tests know; "" where there are none."""

    @property
    def has_amx(self) -> bool:
        return bool(self.tiles)

    @property
    def has_bf16(self) -> bool:
        """Whether f32 becomes bf16 in one instruction; elsewhere LLVM would call a function that
        does not exist."""
        return "avx512bf16" in self.features


_V2 = ("sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16")
_V3 = (*_V2, "avx", "avx2", "fma", "bmi", "bmi2", "f16c", "lzcnt", "movbe")
_V4 = (*_V3, "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")
_AMX = (
    *_V4, "avx512bf16", "avx512fp16", "avx512bitalg", "avx512ifma", "avx512vbmi", "avx512vbmi2",
    "avx512vnni", "avx512vpopcntdq", "avxvnni", "gfni", "amx-tile", "amx-bf16",
)  # fmt: skip
"""With all that LLVM may use of a sapphirerapids without being asked to."""

ISAS: Mapping[str, Isa] = {
    isa.soc_version: isa
    for isa in (
        Isa("x86_64-v2", 4, 16, False, "x86-64-v2", "x86-64-v2", _V2),
        Isa("x86_64-v3", 8, 16, True, "x86-64-v3", "x86-64-v3", _V3),
        Isa("x86_64-v4", 16, 32, True, "x86-64-v4", "sapphirerapids", _V4),
        Isa("x86_64-v4-amx", 16, 32, True, "sapphirerapids", "sapphirerapids", _AMX, "amx"),
    )
}
"""Every tier that kernels can be generated for, lowest first."""


@dataclass(frozen=True)
class Target:
    """The hardware key of a bank: `soc_version` and the number of cores a kernel is split over."""

    soc_version: str
    cores: int

    @property
    def isa(self) -> Isa:
        return ISAS[self.soc_version]

    def __str__(self) -> str:
        return f"{self.soc_version}/{self.cores}"


@functools.cache
def host_soc_versions() -> tuple[str, ...]:
    """The tiers that this machine can run, lowest first.

    A process must have called this before it runs a kernel of a tier with tiles: it is what asks
    the kernel for them.
    """
    return tuple(soc_version for soc_version in ISAS if why_not_here(soc_version) is None)


def why_not_here(soc_version: str) -> str | None:
    """Why this machine cannot run a known tier; None if it can."""
    isa, flags = ISAS[soc_version], llvm.get_host_cpu_features()
    lacking = [feature for feature in isa.features if not flags.get(feature, False)]
    if lacking:
        return f"the processor lacks {', '.join(lacking)}"
    return tile_refusal() if isa.has_amx else None


def host_cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0))


def host_target(soc_version: str | None = None, cores: int | None = None) -> Target:
    """The target asked for, by default this machine's best tier and all its cores.

    Raises TargetError (EG0013) where this machine cannot run what is asked for.
    """
    own = host_soc_versions()
    if not own:
        raise TargetError(
            f"this machine ({platform.machine()}) has no runner: none of {', '.join(ISAS)} fits",
            "tuning measures on the real hardware; run it on a machine of one of these kinds",
            "EG0013",
        )
    soc_version = soc_version or own[-1]
    if soc_version not in own:
        raise TargetError(
            f"no runner for soc_version {soc_version} on this machine, which runs"
            f" {', '.join(own)}{_because(soc_version)}",
            "leave --soc_version out, or tune on a machine of that kind and copy the bank here",
            "EG0013",
        )
    cores = host_cores() if cores is None else cores
    if not 1 <= cores <= host_cores():
        raise TargetError(
            f"--aicore_num {cores} is not possible here: this process may use {host_cores()} cores",
            f"give a number from 1 to {host_cores()}",
            "EG0013",
        )
    return Target(soc_version, cores)


def _because(soc_version: str) -> str:
    return f": {why_not_here(soc_version)}" if soc_version in ISAS else ""


@dataclass(frozen=True)
class Environment:
    """Everything beside the target that may move a time."""

    cpu: str
    caches: str
    llvm: str
    generator: int
    system: str

    def as_dict(self) -> dict[str, str | int]:
        return dict(vars(self))


@functools.cache
def host_environment() -> Environment:
    return Environment(
        cpu=_cpu_model(),
        caches=" ".join(f"L{level}:{size}" for level, size in sorted(cache_sizes_bytes().items())),
        llvm=".".join(map(str, llvm.llvm_version_info)),
        generator=GENERATOR_VERSION,
        system=f"{platform.system()} {platform.machine()}",
    )


def _cpu_model() -> str:
    """Family, model and stepping with the marketing name: the name alone may say just "EPYC"."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    fields = dict(re.findall(r"^([^\t:]+?)\s*: (.*)$", text.partition("\n\n")[0], re.MULTILINE))
    wanted = ("vendor_id", "model name", "cpu family", "model", "stepping")
    return " ".join(fields[name] for name in wanted if name in fields)


@functools.cache
def cache_sizes_bytes() -> Mapping[int, int]:
    """Data cache size by level, as the system reports it; sensible sizes where it does not."""
    sizes = {1: 32 << 10, 2: 1 << 20, 3: 32 << 20}
    for index in Path("/sys/devices/system/cpu/cpu0/cache").glob("index*"):
        if (index / "type").read_text().strip() != "Instruction":
            size = (index / "size").read_text().strip()
            sizes[int((index / "level").read_text())] = int(size.rstrip("K")) << 10
    return sizes
