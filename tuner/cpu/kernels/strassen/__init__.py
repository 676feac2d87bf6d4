"""Products with constant weights by fast bilinear algorithms: Strassen's and its like.

    sums of blocks of A -> one matrix product for each point -> sums of the products, bias, tail

Sums of blocks of the weights are made when they are packed. <m, k, n; R> needs R block products
instead of m * k * n: Strassen's <2, 2, 2; 7> one in eight less, at the price of a few additions
and of packed weights that grow by R / (k * n).

split=rows: a core takes a band of rows through all three, V and M never leave its caches.
split=columns: all cores sum up the whole input, then each takes its blocks of columns.
An infinite input makes every sum that it takes part in not-a-number (infinity less infinity).
Source: V. Strassen, "Gaussian elimination is not optimal" (1969).
"""

from __future__ import annotations

from tuner.cpu.kernels.contraction.geometry import geometry_of
from tuner.cpu.kernels.emit import Module
from tuner.cpu.kernels.implementations import implementations_by_name
from tuner.cpu.kernels.kernel import Kernel
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS
from tuner.cpu.kernels.strassen.packing import pack
from tuner.cpu.kernels.strassen.phases import band_phase, block_phase, input_phase
from tuner.cpu.kernels.strassen.plan import Plan
from tuner.cpu.kernels.strassen.space import estimate, illegal, is_possible, knobs
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    plan = Plan(task, geometry_of(task), policy, isa, name)
    module = Module(isa)
    own_bytes = 4 * plan.worker_elements
    if plan.is_private:
        phase = band_phase(module, plan)
        return Kernel(module.text(), (phase,), worker_scratch_bytes=own_bytes)
    phases = (input_phase(module, plan), block_phase(module, plan))
    return Kernel(module.text(), phases, 4 * plan.bands * plan.v_band, own_bytes)


IMPLEMENTATIONS = implementations_by_name(
    ALGORITHMS, is_possible, knobs, illegal, _generate, pack, estimate
)
