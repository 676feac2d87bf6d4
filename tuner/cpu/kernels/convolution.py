"""Convolution: knob `impl` chooses among the direct one, Winograd's, Strassen's and AMX."""

from __future__ import annotations

from tuner.cpu.kernels import amx, contraction, strassen, winograd
from tuner.cpu.kernels.implementations import family_of_implementations

FAMILY = family_of_implementations(
    ("conv",),
    contraction.default_policy,
    (
        contraction.DIRECT,
        *winograd.IMPLEMENTATIONS,
        *strassen.IMPLEMENTATIONS,
        *amx.IMPLEMENTATIONS,
    ),
)
