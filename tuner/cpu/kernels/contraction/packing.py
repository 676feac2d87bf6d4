"""Constant weights in the layout that the register tiles read."""

from __future__ import annotations

import numpy as np

from tuner.cpu.kernels.contraction.geometry import geometry_of
from tuner.cpu.kernels.kernel import Constants
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


def pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
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
