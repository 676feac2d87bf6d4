"""Constant weights in the layout that the register tiles read."""

from __future__ import annotations

import numpy as np

from tuner.cpu.kernels.contraction.geometry import geometry_of
from tuner.cpu.kernels.kernel import Constants
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


def pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
    """Weights as [section][block][k][block columns], bias as [section][block][block columns].

    Columns are filled up with zeros to whole blocks.
    """
    g = geometry_of(task)
    width = policy.number("tile_vectors") * isa.lanes
    weights = constants[1]
    if task.op == "gemm":
        weights = weights.T
    flat = weights.reshape(g.sections, g.section_outputs, g.depth)
    blocks = -(-g.section_outputs // width)
    packed = np.zeros((g.sections, blocks, g.depth, width), np.float32)
    for block in range(blocks):
        part = flat[:, block * width : (block + 1) * width]
        packed[:, block, :, : part.shape[1]] = part.transpose(0, 2, 1)
    bias = np.zeros((g.sections, blocks * width), np.float32)
    bias[:, : g.section_outputs] = constants[2].reshape(g.sections, g.section_outputs)
    return {1: packed, 2: bias}
