"""Products of two run-time matrices, as in attention: strided in, strided out, no copies between.

The permutations of the task become strides. Columns of B that lie side by side are read where
they are; others (a transposed B) are first packed into blocks in scratch memory.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from tuner.cpu.kernels.edges import call_fitting, sizes_by_cut
from tuner.cpu.kernels.emit import Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import (
    Family,
    Frame,
    Kernel,
    Phase,
    module_of,
    open_phase,
    packs_nothing,
)
from tuner.cpu.kernels.tile import (
    TILE_ROWS,
    Share,
    Tail,
    Tile,
    Walk,
    emit_tile,
    misfit,
    most_rows,
)
from tuner.policy import Knob, Policy
from tuner.target import Isa, Target
from tuner.task import Task


@dataclass(frozen=True)
class ProductStrides:
    """The product in strides (elements). Batch strides are 0 where an operand is broadcast."""

    batch: tuple[int, ...]
    rows: int
    columns: int
    depth: int
    a_batch: tuple[int, ...]
    a_row: int
    a_k: int
    b_batch: tuple[int, ...]
    b_k: int
    b_column: int
    c_batch: tuple[int, ...]
    c_row: int

    @property
    def batches(self) -> int:
        """Number of matrix products."""
        return math.prod(self.batch)


def layout_of(task: Task) -> ProductStrides:
    """The strides of a matmul task, its three permutations applied."""
    a_shape, a_strides = _permuted(task.inputs[0].shape, task.ints("perm_a"))
    b_shape, b_strides = _permuted(task.inputs[1].shape, task.ints("perm_b"))
    perm_out = task.ints("perm_out")
    rank = len(perm_out)
    if perm_out[-1] != rank - 1:
        raise ValueError("the columns of a matmul must stay the last dimension of its output")
    out_strides = _unpermuted(_dense_strides(task.output.shape), perm_out)
    out_shape = _logical_output(task)
    batch = out_shape[:-2]
    return ProductStrides(
        batch, out_shape[-2], out_shape[-1], a_shape[-1],
        _broadcast(a_shape[:-2], a_strides[:-2], rank - 2), a_strides[-2], a_strides[-1],
        _broadcast(b_shape[:-2], b_strides[:-2], rank - 2), b_strides[-2], b_strides[-1],
        out_strides[:-2], out_strides[-2],
    )  # fmt: skip


def _logical_output(task: Task) -> tuple[int, ...]:
    """Shape of the product before perm_out."""
    return _unpermuted(task.output.shape, task.ints("perm_out"))


def _unpermuted(values: tuple[int, ...], perm: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(value for _, value in sorted(zip(perm, values, strict=True)))


def _dense_strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(math.prod(shape[i + 1 :]) for i in range(len(shape)))


def _permuted(
    shape: tuple[int, ...], perm: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    strides = _dense_strides(shape)
    return tuple(shape[p] for p in perm), tuple(strides[p] for p in perm)


def _broadcast(shape: tuple[int, ...], strides: tuple[int, ...], rank: int) -> tuple[int, ...]:
    own = [0 if size == 1 else stride for size, stride in zip(shape, strides, strict=True)]
    return (*[0] * (rank - len(own)), *own)


# -- the space ---------------------------------------------------------------------------------


def _default_policy(task: Task, target: Target) -> Policy:
    layout, isa = layout_of(task), target.isa
    return Policy.of(
        format="dense" if layout.b_column == 1 else "packed",
        impl="direct",
        tile_rows=min(most_rows(isa), layout.rows),
        tile_vectors=min(2, -(-layout.columns // isa.lanes)),
        unroll=min(4, layout.depth),
    )


def _knobs(task: Task, target: Target) -> Mapping[str, tuple[Knob, ...]]:
    layout = layout_of(task)
    rows = {min(r, layout.rows) for r in (*TILE_ROWS, most_rows(target.isa))}
    widest = -(-layout.columns // target.isa.lanes)
    return {
        "format": ("dense", "packed") if layout.b_column == 1 else ("packed",),
        "impl": ("direct",),
        "tile_rows": tuple(sorted(rows)),
        "tile_vectors": tuple(v for v in (1, 2, 3, 4, 6) if v <= widest),
        "unroll": tuple(sorted({min(u, layout.depth) for u in (1, 2, 4, 8, 16)})),
    }


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    del task
    rows, vectors = policy.number("tile_rows"), policy.number("tile_vectors")
    return misfit(rows, vectors, target.isa)


# -- the kernel --------------------------------------------------------------------------------


class _Plan:
    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str) -> None:
        self.task, self.policy, self.isa, self.name = task, policy, isa, name
        self.layout = layout_of(task)
        self.is_packed = policy["format"] == "packed"
        self.tile_rows = policy.number("tile_rows")
        self.row_tiles = -(-self.layout.rows // self.tile_rows)
        self.width = policy.number("tile_vectors") * isa.lanes
        self.blocks = -(-self.layout.columns // self.width)
        self.block_elements = self.layout.depth * self.width


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    plan, module = _Plan(task, policy, isa, name), module_of(task, isa)
    phases, scratch = [], 0
    if plan.is_packed:
        phases.append(_pack_phase(module, plan))
        scratch = 4 * plan.layout.batches * plan.blocks * plan.block_elements
    phases.append(_product_phase(module, plan))
    return Kernel(module.text(), tuple(phases), scratch_bytes=scratch)


def _pack_phase(module: LLVMModule, plan: _Plan) -> Phase:
    """B into [batch][block][k][block columns]; one block a unit, zeros where columns end."""
    frame = open_phase(module, f"{plan.name}_pack", plan.task)
    f, layout = frame.function, plan.layout
    with f.loop(frame.lo, frame.hi) as unit:
        batch, block = f.div(unit.index, plan.blocks), f.rem(unit.index, plan.blocks)
        to = f.at(frame.scratch, f.mul(unit.index, plan.block_elements))
        source = f.at(frame.inputs[1], _batch_offset(f, layout.batch, layout.b_batch, batch))
        first = f.mul(block, plan.width)
        with f.loop(0, plan.width) as column:
            number = f.add(first, column.index)
            lane = f.at(to, column.index)
            inside = f.compare("slt", number, layout.columns)
            with f.when(inside):
                start = f.at(source, f.mul(number, layout.b_column))
                with f.loop(0, layout.depth) as k:
                    value = f.load(f.at(start, f.mul(k.index, layout.b_k)), "float")
                    f.store(value, f.at(lane, f.mul(k.index, plan.width)))
            with f.when(f.negated(inside)), f.loop(0, layout.depth) as k:
                f.store(f.number(0.0), f.at(lane, f.mul(k.index, plan.width)))
    return Phase(f.name, layout.batches * plan.blocks)


def _batch_offset(
    f: Function, sizes: tuple[int, ...], strides: tuple[int, ...], batch: IRValue
) -> Index:
    """Element offset of a batch number, taken apart into its dimensions."""
    offset: Index = 0
    rest: IRValue = batch
    for size, stride in zip(reversed(sizes), reversed(strides), strict=True):
        if size == 1:
            continue
        offset = f.add(offset, f.mul(f.rem(rest, size), stride))
        rest = f.div(rest, size)
    return offset


def _product_phase(module: LLVMModule, plan: _Plan) -> Phase:
    """One row tile of one batch a unit; all blocks of columns of it one after the other."""
    layout = plan.layout
    edges = (layout.rows % plan.tile_rows, layout.columns % plan.width)
    sizes = sizes_by_cut((plan.tile_rows, plan.width), edges, (plan.row_tiles, plan.blocks))
    tiles = {
        cut: emit_tile(module, f"{plan.name}_tile_{cut[0]:d}{cut[1]:d}", _tile(plan, *size))
        for cut, size in sizes.items()
    }
    frame = open_phase(module, f"{plan.name}_product", plan.task)
    f = frame.function
    with f.loop(frame.lo, frame.hi) as unit:
        batch, row_tile = f.div(unit.index, plan.row_tiles), f.rem(unit.index, plan.row_tiles)
        row = f.mul(row_tile, plan.tile_rows)
        a = f.add(_batch_offset(f, layout.batch, layout.a_batch, batch), f.mul(row, layout.a_row))
        c = f.add(_batch_offset(f, layout.batch, layout.c_batch, batch), f.mul(row, layout.c_row))
        number = f.add(f.mul(batch, layout.rows), row)
        is_last_row = f.compare("eq", row_tile, plan.row_tiles - 1)
        with f.loop(0, plan.blocks) as block:
            column = f.mul(block.index, plan.width)
            args: list[Index] = [
                f.at(frame.inputs[0], a), _block_address(frame, plan, batch, block.index),
                f.at(frame.output, f.add(c, column)), frame.output, frame.output,
                number, column, *frame.inputs[plan.task.first_tail_input :],
            ]  # fmt: skip
            is_last_column = f.compare("eq", block.index, plan.blocks - 1)
            call_fitting(f, tiles, (is_last_row, is_last_column), edges, args)
    return Phase(f.name, layout.batches * plan.row_tiles)


def _block_address(frame: Frame, plan: _Plan, batch: IRValue, block: IRValue) -> IRValue:
    f, layout = frame.function, plan.layout
    if plan.is_packed:
        number = f.add(f.mul(batch, plan.blocks), block)
        return f.at(frame.scratch, f.mul(number, plan.block_elements))
    offset = _batch_offset(f, layout.batch, layout.b_batch, batch)
    return f.at(frame.inputs[1], f.add(offset, f.mul(block, plan.width)))


def _tile(plan: _Plan, rows: int, columns: int) -> Tile:
    layout = plan.layout
    b_step = plan.width if plan.is_packed else layout.b_k
    walk = Walk((), layout.depth, layout.a_k, b_step, plan.policy.number("unroll"))
    share = Share(tuple(r * layout.a_row for r in range(rows)), walk)
    tail = Tail(plan.task.tail, plan.task.tail_inputs, _logical_output(plan.task))
    return Tile((share,), tuple(range(rows)), layout.c_row, columns, tail)


FAMILY = Family(("matmul",), _default_policy, _knobs, _illegal, _generate, packs_nothing)
