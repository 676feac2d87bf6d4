"""The backends: which one has a tier, what this machine runs, and the target that is asked for."""

from __future__ import annotations

import platform

from tuner.cpu.backend import CPU
from tuner.errors import ErrorCode, TargetError
from tuner.hardware import Backend
from tuner.target import ISAS, Target

BACKENDS = (CPU,)
host_cores, host_environment, host_busy_s = CPU.cores, CPU.environment, CPU.busy_s
host_quota, host_throttled_s, host_digest_pair = CPU.quota, CPU.throttled_s, CPU.digest_pair
"""Cores, environment, use, limits and digests of this machine's processor, whatever the target."""


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
            f"--aicore_num {cores} is not possible here: this process may use"
            f" {usable} core{'s' * (usable != 1)}",
            f"give a number from 1 to {usable}",
            ErrorCode.DEVICE,
        )
    return Target(soc_version, cores)
