"""Matrix products with constant weights: knob `impl` chooses how."""

from __future__ import annotations

from tuner.cpu.kernels import amx, contraction, strassen
from tuner.cpu.kernels.implementations import family_of_implementations

FAMILY = family_of_implementations(
    ("gemm",),
    contraction.default_policy,
    (contraction.DIRECT, *strassen.IMPLEMENTATIONS, *amx.IMPLEMENTATIONS),
)
