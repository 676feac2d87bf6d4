"""Weights and bias as the tiles of B read them: 16 pairs of k by 16 columns.

packed:      [column block][chunk of k][part][tile of columns][pair][column][2] of bf16
on_the_fly:  [column block][chunk of k][k][column] of f32, and the above in a core's scratch
"""

from __future__ import annotations

import numpy as np

from tuner.cpu.kernels.amx.arithmetic import LARGEST, emit_cut_pairs, rounded_parts
from tuner.cpu.kernels.amx.plan import AmxPlan
from tuner.cpu.kernels.amx.tiles import COLUMNS, DEPTH, ROW_BYTES, TILE_BYTES
from tuner.cpu.kernels.emit import Function, Module
from tuner.cpu.kernels.kernel import Constants
from tuner.errors import KernelError
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


def pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
    """Raises KernelError for weights that have no bf16 parts."""
    plan = AmxPlan(task, policy, isa)
    weights = constants[1]
    if not np.all(np.abs(weights) <= LARGEST):  # false for what is not a number, too
        raise KernelError(
            f"weights that are not finite or beyond {LARGEST:g} have no bf16 parts",
            "tune this task without AMX: --soc_version x86_64-v4",
        )
    weights = weights.T if task.op == "gemm" else weights
    columns = weights.reshape(plan.geometry.out_channels, plan.geometry.depth)
    bias = np.zeros(plan.column_blocks * plan.width, np.float32)
    bias[: plan.geometry.out_channels] = constants[2]
    return {1: _packed(plan, columns), 2: bias}


def _packed(plan: AmxPlan, columns: np.ndarray) -> np.ndarray:
    """[column][k] in either layout; what fills up columns and k is zero."""
    numbers = np.array([numbers for _, numbers in plan.planes.chunks])
    pairs = (plan.arithmetic.parts, plan.column_tiles, DEPTH // 2, COLUMNS, 2)
    layout = (DEPTH, plan.width) if plan.splits_weights else pairs
    dtype = np.float32 if plan.splits_weights else np.uint16
    packed = np.empty((plan.column_blocks, plan.chunks, *layout), dtype)
    for number, to in enumerate(packed):
        block = np.zeros((plan.width, plan.geometry.depth + 1), np.float32)
        part = columns[number * plan.width : (number + 1) * plan.width]
        block[: len(part), :-1] = part
        chunks = block[:, numbers].transpose(1, 2, 0)  # number -1 is the zero after the last k
        to[...] = chunks if plan.splits_weights else _in_pairs(plan, chunks)
    return packed


def _in_pairs(plan: AmxPlan, chunks: np.ndarray) -> np.ndarray:
    """[chunk][k][column] -> [chunk][part][tile][pair][column][2]."""
    parts = rounded_parts(chunks, plan.arithmetic.parts)
    shape = (plan.arithmetic.parts, -1, DEPTH // 2, 2, plan.column_tiles, COLUMNS)
    return parts.reshape(shape).transpose(1, 0, 4, 2, 5, 3)


def emit_split(module: Module, plan: AmxPlan) -> Function:
    """A private function (from, to, chunks): f32 weights of a column block into pairs of parts."""
    f = module.function(
        f"{plan.name}_split_weights", (("from", "ptr"), ("to", "ptr"), ("chunks", "i64"))
    )
    source, to, chunks = f.params
    part_bytes = plan.column_tiles * TILE_BYTES
    with f.loop(0, chunks) as chunk, f.loop(0, DEPTH // 2) as pair:
        here = f.at(source, f.mul(chunk.index, DEPTH * plan.width))
        here = f.at(here, f.mul(pair.index, 2 * plan.width))
        there = f.at(to, f.mul(chunk.index, plan.split_chunk_bytes), "i8")
        there = f.at(there, f.mul(pair.index, ROW_BYTES), "i8")
        for column in range(0, plan.width, f.lanes):
            even, odd = f.load(f.at(here, column)), f.load(f.at(here, plan.width + column))
            tile, in_row = divmod(column, COLUMNS)
            for part, pairs in enumerate(emit_cut_pairs(f, even, odd, plan.arithmetic.parts)):
                at = part * part_bytes + tile * TILE_BYTES + 4 * in_row
                f.store(pairs, f.at(there, at, "i8"))
    return f
