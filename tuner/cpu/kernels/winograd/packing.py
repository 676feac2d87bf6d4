"""Transformed weights in the layout that the register tiles read."""

from __future__ import annotations

import numpy as np

from tuner.cpu.kernels.contraction.geometry import geometry_of
from tuner.cpu.kernels.kernel import Constants
from tuner.cpu.kernels.winograd.plan import OUTPUTS
from tuner.cpu.kernels.winograd.points import weights_of
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


def pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
    """U as [block][point][term][channel][block columns], bias as [block][block columns].

    Transformed in float64, rounded once. Columns are filled up with zeros to whole blocks.
    """
    g = geometry_of(task)
    columns, channels, width = g.out_channels, g.channels, policy.number("tile_vectors") * isa.lanes
    shape = OUTPUTS[str(policy["impl"])], g.kernel, g.strides
    of_weights = np.array(weights_of(*shape), np.float64)
    taps = constants[1].astype(np.float64).transpose(1, 2, 3, 0).reshape(of_weights.shape[1], -1)
    u = (of_weights @ taps).reshape(-1, channels, columns)
    blocks = -(-columns // width)
    packed = np.zeros((blocks, len(u), channels, width), np.float32)
    for block in range(blocks):
        part = u[:, :, block * width : (block + 1) * width]
        packed[block, :, :, : part.shape[2]] = part
    bias = np.zeros(blocks * width, np.float32)
    bias[:columns] = constants[2]
    return {1: packed, 2: bias}
