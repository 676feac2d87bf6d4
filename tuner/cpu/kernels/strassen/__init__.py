"""Products with constant weights by fast bilinear algorithms: Strassen's and its like.

    sums of blocks of A -> one matrix product for each point -> sums of the products, bias, tail

Sums of blocks of the weights are made when they are packed. <m, k, n; R> needs R block products
instead of m * k * n: Strassen's <2, 2, 2; 7> one in eight less, at the price of a few additions
and of packed weights that grow by R / (k * n).

An infinite input makes every sum that it takes part in not-a-number (infinity less infinity).
Source: V. Strassen, "Gaussian elimination is not optimal" (1969).
"""

from __future__ import annotations

import numpy as np

from tuner.cpu.kernels.contraction.product import in_blocks, weight_columns
from tuner.cpu.kernels.kernel import Constants
from tuner.cpu.kernels.products import AlgorithmKind
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS
from tuner.cpu.kernels.strassen.space import StrassenPlan, estimate, is_possible, knobs
from tuner.cpu.kernels.strassen.sums import emit_bands, emit_input_rows, fill_band, fill_row


def _pack(plan: StrassenPlan, constants: Constants) -> Constants:
    """U as [block][point][part of k][block columns]; the bias, filled up with zeros.

    Summed in float64, rounded once; never a matrix product: an infinite weight would be multiplied
    with the zeros of the other sums, which makes not-a-number of them.
    """
    algorithm, columns = plan.algorithm, plan.geometry.out_channels
    depth, width = plan.part_depth, plan.part_columns
    whole = np.zeros((plan.geometry.channels, algorithm.column_parts * width), np.float32)
    whole[:, :columns] = weight_columns(plan.task, constants).reshape(columns, -1).T
    in_parts = whole.reshape(algorithm.depth_parts, depth, algorithm.column_parts, width)
    parts = in_parts.transpose(0, 2, 1, 3).reshape(-1, depth, width)
    u = np.empty((plan.blocks, algorithm.products, depth, plan.width), np.float32)
    for point, factors in enumerate(algorithm.of_weights):
        total = sum(f * parts[i].astype(np.float64) for i, f in enumerate(factors) if f)
        u[:, point] = in_blocks(np.asarray(total), plan.width)
    bias = np.zeros(algorithm.column_parts * width, np.float32)
    bias[:columns] = constants[2]
    return {1: u, 2: bias}


_STRASSEN = AlgorithmKind(
    StrassenPlan,
    is_possible,
    knobs,
    _pack,
    estimate,
    emit_input_rows,
    fill_row,
    fill_band,
    emit_bands,
    "sums",
)
IMPLEMENTATIONS = tuple(map(_STRASSEN.implementation, ALGORITHMS))
