"""Sums of blocks of the weights, in the layout that the register tiles read."""

from __future__ import annotations

import numpy as np

from tuner.cpu.kernels.contraction.geometry import geometry_of
from tuner.cpu.kernels.kernel import Constants
from tuner.cpu.kernels.strassen.plan import Plan
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


def pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
    """U as [block][point][part of k][block columns]; the bias, filled up with zeros.

    Summed in float64, rounded once.
    """
    plan = Plan(task, geometry_of(task), policy, isa, "")
    algorithm, columns = plan.algorithm, plan.geometry.out_channels
    weights = constants[1]
    if task.op == "conv":
        weights = weights.reshape(columns, -1).T
    whole = np.zeros((weights.shape[0], algorithm.column_parts * plan.part_columns), np.float32)
    whole[:, :columns] = weights
    in_parts = whole.reshape(
        algorithm.depth_parts, plan.part_depth, algorithm.column_parts, plan.part_columns
    )
    parts = in_parts.transpose(0, 2, 1, 3).reshape(-1, plan.part_depth, plan.part_columns)
    u = np.empty((plan.blocks, algorithm.products, plan.part_depth, plan.width), np.float32)
    for point, factors in enumerate(algorithm.of_weights):
        total = sum(f * parts[i].astype(np.float64) for i, f in enumerate(factors) if f)
        by_block = np.asarray(total).reshape(plan.part_depth, plan.blocks, plan.width)
        u[:, point] = by_block.transpose(1, 0, 2)
    bias = np.zeros(algorithm.column_parts * plan.part_columns, np.float32)
    bias[:columns] = constants[2]
    return {1: u, 2: bias}
