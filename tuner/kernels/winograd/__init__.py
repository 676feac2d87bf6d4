"""Winograd convolution: 3x3 with fewer multiplications: 2.25 (F2) to 4 (F4) times fewer with
stride 1; 1.44 to 1.78 times with stride 2, as the sum of convolutions of stride 1.

    input transform -> one matrix product for each point -> output transform, bias, tail

split=rows: a core takes a band of patches through all three, V and M never leave its caches.
split=columns: all cores transform the whole input, then each takes its blocks of columns.
"""

from __future__ import annotations

import functools

from tuner.kernels.contraction.geometry import geometry_of
from tuner.kernels.emit import Module
from tuner.kernels.implementations import Implementation
from tuner.kernels.kernel import Kernel
from tuner.kernels.winograd.packing import pack
from tuner.kernels.winograd.phases import band_phase, block_phase, input_phase
from tuner.kernels.winograd.plan import OUTPUTS, Plan
from tuner.kernels.winograd.space import estimate, illegal, is_possible, knobs
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


def generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    plan = Plan(task, geometry_of(task), policy, isa, name)
    module = Module(isa)
    own_bytes = 4 * plan.worker_elements
    if plan.is_private:
        phase = band_phase(module, plan)
        return Kernel(module.text(), (phase,), worker_scratch_bytes=own_bytes)
    phases = (input_phase(module, plan), block_phase(module, plan))
    return Kernel(module.text(), phases, 4 * plan.bands * plan.v_band, own_bytes)


IMPLEMENTATIONS = tuple(
    Implementation(
        name, is_possible, functools.partial(knobs, impl=name), illegal, generate, pack, estimate
    )
    for name in OUTPUTS
)
