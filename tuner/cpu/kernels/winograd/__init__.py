"""Winograd convolution: fewer multiplications, the fewer the larger the patches (F2, F3, F4).

With stride 1, kernels of 1 to 7 taps in each direction: 2x2 with 1.8 to 2.6 times fewer, 3x3 with
2.3 to 4, 4x4 with 2.6 to 5.2, 5x5 with 2.8 to 6.3. With stride 2, 3x3 as the sum of convolutions
of stride 1: 1.4 to 1.8 times fewer.

    input transform -> one matrix product for each point -> output transform, bias, tail
"""

from __future__ import annotations

import numpy as np

from tuner.cpu.kernels.contraction.product import in_blocks
from tuner.cpu.kernels.products import AlgorithmKind
from tuner.cpu.kernels.winograd.loops import loops
from tuner.cpu.kernels.winograd.space import OUTPUTS, WinogradPlan, estimate, is_possible, knobs
from tuner.cpu.kernels.winograd.stages import emit_blocks, emit_input_line, fill_band, fill_line
from tuner.cpu.kernels.winograd.transforms import weights_of
from tuner.kernel_family import Constants


def _pack(plan: WinogradPlan, constants: Constants) -> Constants:
    """U as [block][point][term][channel][block columns], bias as [block][block columns].

    Transformed in float64, rounded once.
    """
    g = plan.geometry
    of_weights = np.array(weights_of(plan.outputs, g.kernel, g.strides), np.float64)
    taps = constants[1].astype(np.float64).transpose(1, 2, 3, 0).reshape(of_weights.shape[1], -1)
    u = (of_weights @ taps).reshape(-1, g.channels, g.out_channels)
    return {1: in_blocks(u, plan.width), 2: in_blocks(constants[2], plan.width).reshape(-1)}


_WINOGRAD = AlgorithmKind(
    WinogradPlan,
    is_possible,
    knobs,
    _pack,
    estimate,
    emit_input_line,
    fill_line,
    fill_band,
    emit_blocks,
    "input",
    loops,
)
IMPLEMENTATIONS = tuple(map(_WINOGRAD.implementation, OUTPUTS))
