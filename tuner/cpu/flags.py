"""CPU flags: those that this processor has, and those that policies need beyond their tier."""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping
from types import MappingProxyType

from tuner.policy import Policy
from tuner.target import ISAS, Isa

CPU_INFO = "/proc/cpuinfo"
CPU_INFO_BYTES = 16384
"""Bytes that are read of it: more than its part on one processor. To make all takes long."""
LINUX_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "sse3": "pni", "lzcnt": "abm", "bmi": "bmi1", "avxvnni": "avx_vnni", "neon": "asimd",
        **{
            f"avx512{part}": f"avx512_{part}"
            for part in ("bf16", "fp16", "bitalg", "vbmi2", "vnni", "vpopcntdq")
        },
    }
)  # fmt: skip
"""Linux's names of flags, by LLVM's, where they differ in more than a dot or a dash."""

BY_IMPLEMENTATION: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "dot_bf16": ("avx512bf16", "avx512bf16"),
        "dot_u8": ("avx512vnni", "avxvnni"),
        "maddubs": ("ssse3", "ssse3"),
        "amx_u8": ("amx-int8", "amx-int8"),
    }
)
"""The flag that an implementation needs, by the knob `impl`: in general, and in vectors of 256
bits. The others need none that their tier has not."""


@functools.cache
def host_features() -> Mapping[str, bool]:
    """Return whether this machine's processor has each flag that a tier names, by LLVM's names.

    Linux lists what both the processor and the kernel let programs use. Where it lists nothing,
    no flag is known, and no tier runs.
    """
    has = _listed_flags()
    wanted = {name for isa in ISAS.values() for name in (*isa.features, *isa.optional)}
    return {name: linux_name(name) in has for name in sorted(wanted)}


def has_sha() -> bool:
    """Return whether the processor has instructions for SHA-256, and those that they need."""
    return {"sha_ni", "ssse3"} <= _listed_flags()


def linux_name(feature: str) -> str:
    """Linux's name of a flag that LLVM names so."""
    return LINUX_NAMES.get(feature, feature.replace(".", "_").replace("-", "_"))


@functools.cache
def _listed_flags() -> frozenset[str]:
    """The flags of the first processor: all have the same."""
    try:
        with open(CPU_INFO, encoding="ascii", errors="replace") as file:  # noqa: PTH123
            text = file.read(CPU_INFO_BYTES)
    except OSError:
        return frozenset()
    lines = (line.partition(":") for line in text.splitlines())
    found = (flags for name, _, flags in lines if name.strip().lower() in ("flags", "features"))
    return frozenset(next(found, "").split())


def flag_of(implementation: str, isa: Isa) -> str:
    """The flag that an implementation needs in vectors of a tier; "": it needs none."""
    general, of_256_bits = BY_IMPLEMENTATION.get(implementation, ("", ""))
    return of_256_bits if isa.vector_bits == 256 else general


def lacking_feature(isa: Isa, features: Collection[str], policy: Policy) -> str | None:
    """The CPU flag that a policy needs and that is not among these; None where it needs none.

    Machines of one tier differ in the flags that the tier only allows.
    """
    flag = flag_of(str(dict(policy.knobs).get("impl")), isa)
    return None if flag in ("", *features) else flag
