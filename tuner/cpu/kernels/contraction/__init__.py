"""Contractions with constant weights: matrix products and convolutions as implicit ones.

Both are `columns` of packed weights against `rows` of pixels. A matrix product is a convolution
with a 1x1 kernel over one line of M pixels. An input that needs a border (or whose rows would
fall into the same cache sets) is first copied into scratch memory: policy knob format=padded.
"""

from __future__ import annotations

from tuner.cpu.kernels.contraction.packing import pack
from tuner.cpu.kernels.contraction.padded_copy import copy_phase
from tuner.cpu.kernels.contraction.plan import DirectPlan
from tuner.cpu.kernels.contraction.product import product_phase
from tuner.cpu.kernels.contraction.space import default_policy, estimate, illegal, knobs
from tuner.cpu.kernels.emit import Module
from tuner.cpu.kernels.implementations import Implementation
from tuner.cpu.kernels.kernel import Kernel
from tuner.policy import Policy
from tuner.target import Isa, Target
from tuner.task import Task

__all__ = ["DIRECT", "default_policy"]


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    plan, module = DirectPlan(task, policy, isa, name), Module(isa)
    phases = []
    copied_elements = plan.sources[0].copied_elements
    if copied_elements:
        phases.append(copy_phase(module, plan))
    phases.append(product_phase(module, plan))
    return Kernel(module.text(), tuple(phases), scratch_bytes=4 * copied_elements)


def _is_possible(task: Task, target: Target) -> bool:
    del task, target
    return True


DIRECT = Implementation("direct", _is_possible, knobs, illegal, _generate, pack, estimate)
