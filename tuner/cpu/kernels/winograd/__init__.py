"""Winograd convolution: fewer multiplications, the fewer the larger the patches (F2, F3, F4).

With stride 1, kernels of 1 to 7 taps in each direction: 2x2 with 1.8 to 2.6 times fewer, 3x3 with
2.3 to 4, 4x4 with 2.6 to 5.2, 5x5 with 2.8 to 6.3. With stride 2, 3x3 as the sum of convolutions
of stride 1: 1.4 to 1.8 times fewer.

    input transform -> one matrix product for each point -> output transform, bias, tail

split=rows: a core takes a band of patches through all three, V and M never leave its caches.
split=columns: all cores transform the whole input, then each takes its blocks of columns.
"""

from __future__ import annotations

from tuner.cpu.kernels.contraction.geometry import geometry_of
from tuner.cpu.kernels.emit import Module
from tuner.cpu.kernels.implementations import implementations_by_name
from tuner.cpu.kernels.kernel import Kernel
from tuner.cpu.kernels.winograd.packing import pack
from tuner.cpu.kernels.winograd.phases import band_phase, block_phase, input_phase
from tuner.cpu.kernels.winograd.plan import OUTPUTS, Plan
from tuner.cpu.kernels.winograd.space import estimate, illegal, is_possible, knobs
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
    OUTPUTS, is_possible, knobs, illegal, _generate, pack, estimate
)
