"""The hardware target: instruction-set tiers, and the number of cores. Values only.

`soc_version` names a tier, not a CPU. `tuner.backend` knows which tiers this machine runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

GENERATOR_VERSION = 7
"""Raised whenever a change of the kernel generator may move a time or a result."""


@dataclass(frozen=True)
class Isa:
    """Properties of a tier that kernel generators use."""

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
    triple: str = "x86_64-unknown-linux-gnu"
    """LLVM's name of the processor and the system that code is generated for."""
    optional: tuple[str, ...] = ()
    """CPU flags that some machines of the tier have. A policy that needs one is refused on the
    others."""
    emulated: tuple[str, ...] = ()
    """CPU flags whose instructions kernels do without, in tiers that only tests know."""

    @property
    def architecture(self) -> str:
        """Kind of processor, as `platform.machine()` names it."""
        return self.triple.partition("-")[0]

    @property
    def has_amx(self) -> bool:
        """Return whether the tier has tile registers, real or emulated."""
        return bool(self.tiles)

    @property
    def has_f16(self) -> bool:
        """Return whether f32 becomes f16, and f16 f32, in one instruction."""
        return "f16c" in self.features or self.architecture == "aarch64"


_V2 = ("sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16")
_V3 = (*_V2, "avx", "avx2", "fma", "bmi", "bmi2", "f16c", "lzcnt", "movbe")
_V4 = (*_V3, "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")
_AMX = (
    *_V4, "avx512bf16", "avx512fp16", "avx512bitalg", "avx512ifma", "avx512vbmi", "avx512vbmi2",
    "avx512vnni", "avx512vpopcntdq", "avxvnni", "gfni", "amx-tile", "amx-bf16",
)  # fmt: skip
"""Features of tier v4-amx, with all that LLVM may use of a sapphirerapids unasked."""

_AARCH64 = "aarch64-unknown-linux-gnu"

ISAS: Mapping[str, Isa] = {
    isa.soc_version: isa
    for isa in (
        Isa("x86_64-v2", 4, 16, False, "x86-64-v2", "x86-64-v2", _V2),
        Isa("x86_64-v3", 8, 16, True, "x86-64-v3", "x86-64-v3", _V3),
        Isa(
            "x86_64-v4", 16, 32, True, "x86-64-v4", "sapphirerapids", _V4, optional=("avx512bf16",)
        ),
        Isa("x86_64-v4-amx", 16, 32, True, "sapphirerapids", "sapphirerapids", _AMX, "amx"),
        Isa("aarch64-neon", 4, 32, True, "generic", "cortex-a76", ("neon",), "", _AARCH64),
    )
}
"""Every tier that kernels can be generated for: of each architecture the lowest first.

No time of aarch64-neon was ever measured: its kernels are checked in an emulator.
"""


@dataclass(frozen=True)
class Target:
    """The hardware key of a bank: `soc_version` and the number of cores a kernel is split over."""

    soc_version: str
    cores: int

    @property
    def isa(self) -> Isa:
        """The tier that kernels are generated for."""
        return ISAS[self.soc_version]

    def __str__(self) -> str:
        return f"{self.soc_version}/{self.cores}"


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
