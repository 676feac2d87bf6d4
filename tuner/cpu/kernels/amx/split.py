"""f32 into bf16 parts, u8 as it is: activations in the first phase, weights when they are packed.

Parts of activations go to the planes that the tiles of A read. Weights and bias are as the tiles
of B read them, 16 pairs of k by 16 columns:

packed:      [column block][chunk of k][part][tile of columns][pair][column][2] of bf16
             [column block][chunk of k][tile of columns][four][column][4] of i8
on_the_fly:  [column block][chunk of k][k][column] of f32, and the above in a core's scratch
"""

from __future__ import annotations

import numpy as np

from tuner.cpu.kernels.amx.space import AmxPlan
from tuner.cpu.kernels.amx.tiles import COLUMNS, DEPTH, ROW_BYTES, TILE_BYTES
from tuner.cpu.kernels.bf16 import (
    LARGEST,
    emit_cut_pairs,
    emit_rounded_parts,
    rounded_parts,
)
from tuner.cpu.kernels.contraction.integer_copy import fill_integers, move_bytes
from tuner.cpu.kernels.contraction.product import weight_columns
from tuner.cpu.kernels.edges import each_vector
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import Frame, open_phase
from tuner.errors import KernelError
from tuner.kernel_family import Constants, Phase
from tuner.ops.products import has_runtime_bias
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


def split_phase(module: LLVMModule, plan: AmxPlan) -> Phase:
    """A line of the planes a unit; of a matrix, the rows of a tile."""
    if plan.is_matrix:
        return _matrix_phase(module, plan)
    frame = open_phase(module, f"{plan.name}_split", plan.task)
    f, p = frame.function, plan.planes
    with f.loop(frame.lo, frame.hi) as line:
        image, in_image = f.div(line.index, p.lines), f.rem(line.index, p.lines)
        to = f.add(f.mul(image, plan.image_step), f.mul(in_image, p.line_step))
        to = _at(f, _planes(plan, frame), to)
        source, inside = _source_line(module, plan, frame, image, in_image)
        with f.when(f.negated(inside)):
            _fill_border(f, plan, to, p.line_step)
        with f.when(inside):
            end = p.left + p.copied
            _fill_border(f, plan, to, p.left * p.width)
            _split_pixels(f, plan, source, _at(f, to, p.left * p.width), p.copied)
            _fill_border(f, plan, _at(f, to, end * p.width), (p.line_pixels - end) * p.width)
        with f.when(f.compare("eq", in_image, p.lines - 1)):
            _fill_border(f, plan, _at(f, to, p.line_step), p.tail)
    return Phase(f.name, plan.geometry.images * p.lines)


def _matrix_phase(module: LLVMModule, plan: AmxPlan) -> Phase:
    """Rows that the last panel lacks are left as they are: their sums are dropped."""
    frame = open_phase(module, f"{plan.name}_split", plan.task)
    f = frame.function
    with f.loop(frame.lo, frame.hi) as tile:
        first = f.mul(tile.index, plan.tile_rows)
        source = f.at(frame.inputs[0], f.mul(first, plan.geometry.channels))
        panel, in_panel = f.div(tile.index, plan.row_tiles), f.rem(tile.index, plan.row_tiles)
        to = f.mul(in_panel, plan.tile_rows * plan.planes.row_step)
        to = _at(f, _planes(plan, frame), f.add(f.mul(panel, plan.image_step), to))
        count = f.minimum(f.sub(plan.rows, first), plan.tile_rows)
        _split_pixels(f, plan, source, to, count)
    return Phase(f.name, -(-plan.rows // plan.tile_rows))


def _source_line(
    module: LLVMModule, plan: AmxPlan, frame: Frame, image: IRValue, line: IRValue
) -> tuple[IRValue, IRValue]:
    """The first pixel of the input that a line of an image's planes holds; is there one?"""
    f, g, p = frame.function, plan.geometry, plan.planes
    plane = f.div(line, p.plane_lines)
    if p.planes != tuple(range(len(p.planes))):
        table = module.table(f"{plan.name}_planes", p.planes)
        plane = f.integer(f.at(table, plane))
    y = f.add(f.mul(f.rem(line, p.plane_lines), g.strides[0]), plane)
    y = f.sub(y, g.pads[0])
    pixel = f.add(f.mul(f.add(f.mul(image, g.height), y), g.width), p.first_pixel)
    return f.at(frame.inputs[0], f.mul(pixel, g.channels)), f.compare("ult", y, g.height)


def _split_pixels(f: Function, plan: AmxPlan, source: IRValue, to: IRValue, count: Index) -> None:
    p, channels = plan.planes, plan.geometry.channels
    if isinstance(count, int) and p.width == channels and p.skip == 1:
        _split_run(f, plan, source, to, count * channels)
        return
    with f.loop(0, count) as pixel:
        here = f.at(source, f.mul(pixel.index, p.skip * channels))
        there = _at(f, to, f.mul(pixel.index, p.width))
        if p.width == channels:
            _split_run(f, plan, here, there, channels)
        else:
            _split_into_blocks(f, plan, here, there)


def _split_into_blocks(f: Function, plan: AmxPlan, source: IRValue, to: IRValue) -> None:
    """The channels of a pixel into their blocks, the last one filled up with zeros."""
    full, rest = divmod(plan.geometry.channels, plan.depth)
    if full:
        with f.loop(0, full) as block:
            here = f.at(source, f.mul(block.index, plan.depth))
            there = _at(f, to, f.mul(block.index, plan.planes.block_step))
            _split_block(f, plan, here, there, plan.depth)
    if rest:
        there = _at(f, to, full * plan.planes.block_step)
        _split_block(f, plan, f.at(source, full * plan.depth), there, rest)


def _split_block(f: Function, plan: AmxPlan, source: IRValue, to: IRValue, count: int) -> None:
    """Write so many channels of a block; what is behind integers meets weights of 0."""
    if not plan.a.is_float:
        move_bytes(f, source, to, count)
        return
    for first in range(0, DEPTH, f.lanes):
        lanes = min(f.lanes, count - first)
        x = f.load_first(f.at(source, first), lanes) if lanes > 0 else f.splat(0.0)
        _store_parts(f, plan, x, _at(f, to, first), f.lanes)


def _split_run(f: Function, plan: AmxPlan, source: IRValue, to: IRValue, count: int) -> None:
    """Elements that are side by side here and there."""
    if not plan.a.is_float:
        move_bytes(f, source, to, count)
        return
    for first, lanes in each_vector(f, count):
        _store_parts(f, plan, f.load_first(f.at(source, first), lanes), _at(f, to, first), lanes)


def _store_parts(f: Function, plan: AmxPlan, x: IRValue, to: IRValue, lanes: int) -> None:
    """The parts of a vector, the first lanes of each, to their planes."""
    for part, bits in enumerate(emit_rounded_parts(f, x, plan.arithmetic.parts)):
        f.store_raw_first(bits, _at(f, to, part * plan.planes.part_step), lanes, 2)


def _fill_border(f: Function, plan: AmxPlan, to: IRValue, count: int) -> None:
    """The border's value in so many elements of each part and block."""
    p = plan.planes
    zeros = IRValue("zeroinitializer", f"<{f.lanes} x i16>")
    with f.loop(0, plan.arithmetic.parts * p.blocks) as block:
        first = _at(f, to, f.mul(block.index, p.block_step))
        if not plan.a.is_float:
            fill_integers(f, first, count, plan.geometry.border)
        else:
            for at, lanes in each_vector(f, count):
                f.store_raw_first(zeros, _at(f, first, at), lanes, 2)


def _planes(plan: AmxPlan, frame: Frame) -> IRValue:
    """Scratch memory as an array of elements of the planes."""
    return frame.scratch.of(plan.a)


def _at(f: Function, planes: IRValue, index: Index) -> IRValue:
    return f.address(planes, index, planes.elements.storage)


def pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
    """Raises KernelError for weights that have no bf16 parts."""
    plan = AmxPlan(task, policy, isa)
    is_float = plan.a.is_float
    if is_float and not np.all(
        np.abs(constants[1]) <= LARGEST
    ):  # false for what is not a number, too
        raise KernelError(
            f"weights that are not finite or beyond {LARGEST:g} have no bf16 parts",
            "tune this task without AMX: --soc_version x86_64-v4",
        )
    columns = weight_columns(task, constants).reshape(
        plan.geometry.out_channels, plan.geometry.depth
    )
    if has_runtime_bias(task):
        return {1: _packed(plan, columns)}
    bias = np.zeros(plan.column_blocks * plan.width, task.inputs[2].element.dtype)
    bias[: plan.geometry.out_channels] = constants[2]
    return {1: _packed(plan, columns), 2: bias}


def _packed(plan: AmxPlan, columns: np.ndarray) -> np.ndarray:
    """[column][k] in either layout; what fills up columns and k is zero."""
    numbers = np.array([numbers for _, numbers in plan.planes.chunks])
    step = plan.arithmetic.depth_step
    pairs = (plan.arithmetic.parts, plan.column_tiles, plan.depth // step, COLUMNS, step)
    layout = (plan.depth, plan.width) if plan.splits_weights else pairs
    dtype = columns.dtype if plan.splits_weights or not plan.a.is_float else np.uint16
    packed = np.empty((plan.column_blocks, plan.chunks, *layout), dtype)
    for number, to in enumerate(packed):
        block = np.zeros((plan.width, plan.geometry.depth + 1), columns.dtype)
        part = columns[number * plan.width : (number + 1) * plan.width]
        block[: len(part), :-1] = part
        chunks = block[:, numbers].transpose(1, 2, 0)  # number -1 is the zero after the last k
        to[...] = chunks if plan.splits_weights else _in_pairs(plan, chunks)
    return packed


def _in_pairs(plan: AmxPlan, chunks: np.ndarray) -> np.ndarray:
    """[chunk][k][column] -> [chunk][part][tile][pair][column][2]."""
    parts = rounded_parts(chunks, plan.arithmetic.parts) if plan.a.is_float else chunks
    step = plan.arithmetic.depth_step
    shape = (plan.arithmetic.parts, -1, plan.depth // step, step, plan.column_tiles, COLUMNS)
    return parts.reshape(shape).transpose(1, 0, 4, 2, 5, 3)


def emit_split(module: LLVMModule, plan: AmxPlan) -> Function:
    """A private function (from, to, chunks): f32 weights of a column block into pairs of parts."""
    f = module.function(
        f"{plan.name}_split_weights", (("from", F32), ("to", F32), ("chunks", "i64"))
    )
    source, to, chunks = f.params
    part_bytes = plan.column_tiles * TILE_BYTES
    with f.loop(0, chunks) as chunk, f.loop(0, DEPTH // 2) as pair:
        here = f.at(source, f.mul(chunk.index, DEPTH * plan.width))
        here = f.at(here, f.mul(pair.index, 2 * plan.width))
        there = f.address(to, f.mul(chunk.index, plan.split_chunk_bytes), "i8")
        there = f.address(there, f.mul(pair.index, ROW_BYTES), "i8")
        for column in range(0, plan.width, f.lanes):
            even, odd = f.load(f.at(here, column)), f.load(f.at(here, plan.width + column))
            tile, in_row = divmod(column, COLUMNS)
            for part, pairs in enumerate(emit_cut_pairs(f, even, odd, plan.arithmetic.parts)):
                at = part * part_bytes + tile * TILE_BYTES + 4 * in_row
                f.store_raw(pairs, f.address(there, at, "i8"), 4)
    return f
