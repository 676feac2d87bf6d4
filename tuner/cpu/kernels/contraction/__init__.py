"""Contractions with constant weights: matrix products and convolutions as implicit ones.

Both are `columns` of packed weights against `rows` of pixels. A matrix product is a convolution
with a 1x1 kernel over one line of M pixels. An input that needs a border (or whose rows would
fall into the same cache sets) is first copied into scratch memory: policy knob format=padded.
"""

from __future__ import annotations

import numpy as np

from tuner.cpu.kernels.contraction.geometry import geometry_of
from tuner.cpu.kernels.contraction.plan import DirectPlan
from tuner.cpu.kernels.contraction.product import copy_phase, product_phase
from tuner.cpu.kernels.contraction.space import default_policy, estimate, illegal, knobs
from tuner.cpu.kernels.emit import Module
from tuner.cpu.kernels.implementations import Implementation
from tuner.cpu.kernels.kernel import Constants, Kernel
from tuner.policy import Policy
from tuner.target import Isa, Target
from tuner.task import Task

__all__ = ["DIRECT", "default_policy", "in_blocks", "weight_columns"]


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


def _pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
    """Weights as [section][block][k][block columns], bias as [section][block][block columns]."""
    g = geometry_of(task)
    width = policy.number("tile_vectors") * isa.lanes
    sections = weight_columns(task, constants).reshape(g.sections, g.section_outputs, g.depth)
    weights = in_blocks(sections.transpose(0, 2, 1), width).swapaxes(0, 1)
    bias = in_blocks(constants[2].reshape(g.sections, g.section_outputs), width).swapaxes(0, 1)
    return {1: np.ascontiguousarray(weights), 2: bias.reshape(g.sections, -1)}


def weight_columns(task: Task, constants: Constants) -> np.ndarray:
    """The weights as [column, ...], those of a convolution with all its taps."""
    return constants[1].T if task.op == "gemm" else constants[1]


def in_blocks(x: np.ndarray, width: int) -> np.ndarray:
    """Rearrange [..., column] as [block][...][block columns] of f32.

    Columns are filled up with zeros to whole blocks.
    """
    blocks = -(-x.shape[-1] // width)
    packed = np.zeros((blocks, *x.shape[:-1], width), np.float32)
    for block, to in enumerate(packed):
        part = x[..., block * width : (block + 1) * width]
        to[..., : part.shape[-1]] = part
    return packed


DIRECT = Implementation("direct", _is_possible, knobs, illegal, _generate, _pack, estimate)
