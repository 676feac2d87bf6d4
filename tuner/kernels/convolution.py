"""Convolution: knob `impl` chooses among the direct one, Winograd's, Strassen's and AMX."""

from __future__ import annotations

from tuner.kernels import amx, contraction, strassen, winograd
from tuner.kernels.contraction.reach import reach_of_direct
from tuner.kernels.implementations import family_of_implementations
from tuner.kernels.winograd.reach import reach_of_winograd

FAMILY = family_of_implementations(
    ("conv",),
    contraction.default_policy,
    (
        contraction.DIRECT,
        *winograd.IMPLEMENTATIONS,
        *strassen.IMPLEMENTATIONS,
        *amx.IMPLEMENTATIONS,
    ),
    {"direct": reach_of_direct, **{i.name: reach_of_winograd for i in winograd.IMPLEMENTATIONS}},
)
