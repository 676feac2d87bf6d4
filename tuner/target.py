"""The hardware target: instruction-set tiers, and the number of cores. Values only.

`soc_version` names a tier, not a CPU. `tuner.backend` knows which tiers this machine runs.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

Caches = Mapping[int, int]
"""Data cache size in bytes, by level."""

GENERATOR_VERSION = 7
"""Raised whenever a change of the kernel generator may move a time or a result."""


@dataclass(frozen=True)
class Isa:
    """Properties of a tier that kernel generators use."""

    soc_version: str
    lanes: int
    """Elements in a vector register: of f32, unless `element` says otherwise."""
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
    element: str = "f32"
    """Name of the element that kernels compute in: f32, f64 or i64."""

    @property
    def vector_bits(self) -> int:
        """Bits of a vector register."""
        return self.lanes * _BITS[self.element]

    @property
    def element_bytes(self) -> int:
        """Size of an element that kernels compute in."""
        return _BITS[self.element] // 8

    def computing(self, element: str) -> Isa:
        """The tier as kernels see it that compute in another element."""
        if element == self.element:
            return self
        return replace(self, element=element, lanes=self.vector_bits // _BITS[element])

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


_BITS = {"f32": 32, "f64": 64, "i64": 64}
"""Bits of the elements that kernels compute in."""

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
        Isa("x86_64-v3", 8, 16, True, "x86-64-v3", "x86-64-v3", _V3, optional=("avxvnni",)),
        Isa(
            "x86_64-v4", 16, 32, True, "x86-64-v4", "sapphirerapids", _V4,
            optional=("avx512bf16", "avx512vnni"),
        ),
        Isa(
            "x86_64-v4-amx", 16, 32, True, "sapphirerapids", "sapphirerapids", _AMX, "amx",
            optional=("amx-int8",),
        ),
        Isa("aarch64-neon", 4, 32, True, "generic", "cortex-a76", ("neon",), "", _AARCH64),
    )
}  # fmt: skip
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

    @property
    def features(self) -> Collection[str]:
        """CPU flags that kernels may use: those that every machine of the tier has."""
        return (*self.isa.features, *self.isa.emulated)

    def __str__(self) -> str:
        return f"{self.soc_version}/{self.cores}"


@dataclass(frozen=True)
class ComputeTarget(Target):
    """A target as kernels see it: with the element that they compute in, and a machine's flags.

    Banks hold none.
    """

    element: str
    flags: frozenset[str]

    @property
    def isa(self) -> Isa:
        """The tier that kernels are generated for, with as many lanes as it has of the element."""
        return ISAS[self.soc_version].computing(self.element)

    @property
    def features(self) -> Collection[str]:
        """CPU flags that kernels may use: the tier's, and optional ones that the machine has."""
        return self.flags


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
