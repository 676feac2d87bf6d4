"""Products with constant weights by fast bilinear algorithms: Strassen's and its like.

    sums of blocks of A -> one matrix product for each point -> sums of the products, bias, tail

<m, k, n; R> needs R block products instead of m * k * n: Strassen's <2, 2, 2; 7> one in eight less,
at the price of a few additions. The weights are packed as those of the direct product, and their
sums are made block by block, in the caches of the core that uses them: programs share weights
whatever their policies, and memory has to give no more of them.

An infinite input or weight makes every sum that it takes part in not-a-number (infinity less
infinity).
Source: V. Strassen, "Gaussian elimination is not optimal" (1969).
"""

from __future__ import annotations

from tuner.cpu.kernels.contraction.product import DIRECT
from tuner.cpu.kernels.products import AlgorithmKind
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS
from tuner.cpu.kernels.strassen.space import StrassenPlan, estimate, is_possible, knobs
from tuner.cpu.kernels.strassen.sums import emit_blocks, emit_input_rows, fill_band, fill_row

_STRASSEN = AlgorithmKind(
    StrassenPlan,
    is_possible,
    knobs,
    lambda plan, constants: DIRECT.pack(plan.task, plan.policy, plan.isa, constants),
    estimate,
    emit_input_rows,
    fill_row,
    fill_band,
    emit_blocks,
    "sums",
    packs_as=DIRECT.name,
)
IMPLEMENTATIONS = tuple(map(_STRASSEN.implementation, ALGORITHMS))
