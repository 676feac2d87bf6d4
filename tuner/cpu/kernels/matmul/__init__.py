"""Products of two run-time matrices: strided in, strided out, no copies between.

The permutations of the task become strides.
"""

from __future__ import annotations

from tuner.cpu.kernels.kernel import family_of_implementations
from tuner.cpu.kernels.matmul.bilinear import BILINEAR
from tuner.cpu.kernels.matmul.blocked import BLOCKED
from tuner.cpu.kernels.matmul.direct import DIRECT
from tuner.cpu.kernels.matmul.space import default_policy
from tuner.cpu.kernels.matmul.strides import ProductStrides, layout_of

__all__ = ["FAMILY", "ProductStrides", "layout_of"]

FAMILY = family_of_implementations(("matmul",), default_policy, (DIRECT, BLOCKED, *BILINEAR))
