"""This machine: the tiers that it runs, its cores, and the environment of a measured time.

Feature flags decide which tiers run, never the CPU's name (which LLVM gets wrong).
"""

from __future__ import annotations

import functools
import os
import platform
import re
from dataclasses import dataclass
from pathlib import Path

import llvmlite.binding as llvm

from tuner.cpu.amx_permission import tile_refusal
from tuner.cpu.caches import cache_sizes_bytes
from tuner.errors import TargetError
from tuner.target import GENERATOR_VERSION, ISAS, Target


@functools.cache
def host_soc_versions() -> tuple[str, ...]:
    """The tiers that this machine can run, lowest first.

    A process must have called this before it runs a kernel of a tier with tiles: it is what asks
    the kernel for them.
    """
    return tuple(soc_version for soc_version in ISAS if why_not_here(soc_version) is None)


def why_not_here(soc_version: str) -> str | None:
    """The reason why this machine cannot run a known tier; None if it can."""
    isa, flags = ISAS[soc_version], llvm.get_host_cpu_features()
    if isa.architecture != platform.machine():
        return f"the processor is of the kind {platform.machine()}"
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
    """Everything but the target that may move a time."""

    cpu: str
    caches: str
    llvm: str
    generator: int
    system: str

    def as_dict(self) -> dict[str, str | int]:
        """The facts by name, as banks keep them."""
        return dict(vars(self))


@functools.cache
def host_environment() -> Environment:
    """The environment of times measured on this machine now."""
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
