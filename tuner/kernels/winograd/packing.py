"""Transformed weights in the layout that the register tiles read."""

from __future__ import annotations

import numpy as np

from tuner.kernels.kernel import Constants
from tuner.kernels.winograd.plan import OUTPUTS
from tuner.kernels.winograd.points import weights_of
from tuner.kernels.winograd.transforms import TAPS
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


def pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
    """U as [block][point][term][channel][block columns], bias as [block][block columns].

    Transformed in float64, rounded once. Columns are filled up with zeros to whole blocks.
    """
    columns, channels = task.inputs[1].shape[0], task.inputs[1].shape[3]
    width = policy.number("tile_vectors") * isa.lanes
    down, across = task.ints("strides")
    of_weights = np.array(weights_of(OUTPUTS[str(policy["impl"])], (down, across)), np.float64)
    taps = constants[1].astype(np.float64).transpose(1, 2, 3, 0).reshape(TAPS * TAPS, -1)
    u = (of_weights @ taps).reshape(-1, channels, columns)
    blocks = -(-columns // width)
    packed = np.zeros((blocks, len(u), channels, width), np.float32)
    for block in range(blocks):
        part = u[:, :, block * width : (block + 1) * width]
        packed[block, :, :, : part.shape[2]] = part
    bias = np.zeros(blocks * width, np.float32)
    bias[:columns] = constants[2]
    return {1: packed, 2: bias}
