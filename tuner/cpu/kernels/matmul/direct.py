"""Products of two run-time matrices that are read where they are, as in attention.

Columns of B that lie side by side are read where they are; others (a transposed B) are first packed
into blocks in scratch memory. Any of the sizes may be known only at run time.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from typing import Any

from tuner.cpu.kernels.edges import call_fitting, choices, sizes_by_cut
from tuner.cpu.kernels.emit import Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import Frame, Implementation, module_of, open_phase, packs_nothing
from tuner.cpu.kernels.matmul.strides import batch_offset, layout_of, logical_output
from tuner.cpu.kernels.tile import TILE_ROWS, Share, Tile, Walk, emit_tile, misfit, most_rows
from tuner.cpu.kernels.tile_tail import Tail
from tuner.kernel_family import Kernel, Knobs, Phase
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture, numbered
from tuner.policy import Policy
from tuner.size import always_equal, fitting, is_open
from tuner.target import Isa, Target
from tuner.task import Task

# -- the space ---------------------------------------------------------------------------------


def default_policy(task: Task, target: Target) -> Policy:
    """A tile that fills the registers; B as it is if its columns lie side by side."""
    layout, isa = layout_of(task), target.isa
    return Policy.of(
        format="dense" if always_equal(layout.b_column, 1) else "packed",
        impl="direct",
        tile_rows=fitting(most_rows(isa), layout.rows),
        tile_vectors=fitting(2, -(-layout.columns // isa.lanes)),
        unroll=fitting(4, layout.depth),
    )


def _knobs(task: Task, target: Target) -> Knobs:
    layout = layout_of(task)
    rows = {fitting(r, layout.rows) for r in (*TILE_ROWS, most_rows(target.isa))}
    widest = -(-layout.columns // target.isa.lanes)
    return {
        "format": ("dense", "packed") if always_equal(layout.b_column, 1) else ("packed",),
        "tile_rows": tuple(sorted(rows)),
        "tile_vectors": tuple(v for v in (1, 2, 3, 4, 6) if fitting(v, widest) == v),
        "unroll": tuple(sorted({fitting(u, layout.depth) for u in (1, 2, 4, 8, 16)})),
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
        self.is_open = is_open(self.layout.rows) or is_open(self.layout.columns)
        """True if the number of rows or of columns is known only at run time."""
        self.width = policy.number("tile_vectors") * isa.lanes
        self.blocks = -(-self.layout.columns // self.width)
        self.block_elements = self.layout.depth * self.width


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    plan, module = _Plan(task, policy, isa, name), module_of(task, isa)
    phases, scratch = [], 0
    if plan.is_packed:
        phases.append(_pack_phase(module, plan))
        scratch = isa.element_bytes * plan.layout.batches * plan.blocks * plan.block_elements
    phases.append(_product_phase(module, plan))
    return Kernel(module.text(), tuple(phases), scratch_bytes=scratch)


def _pack_phase(module: LLVMModule, plan: _Plan) -> Phase:
    """B into [batch][block][k][block columns]; one block a unit, zeros where columns end."""
    frame = open_phase(module, f"{plan.name}_pack", plan.task)
    f, layout = frame.function, plan.layout
    with f.loop(frame.lo, frame.hi) as unit:
        batch, block = f.div(unit.index, plan.blocks), f.rem(unit.index, plan.blocks)
        to = f.at(frame.scratch, f.mul(unit.index, plan.block_elements))
        source = f.at(frame.inputs[1], batch_offset(f, layout.batch, layout.b_batch, batch))
        first = f.mul(block, plan.width)
        with f.loop(0, plan.width) as column:
            number = f.add(first, column.index)
            lane = f.at(to, column.index)
            inside = f.compare("slt", number, layout.columns)
            with f.when(inside):
                start = f.at(source, f.mul(number, layout.b_column))
                with f.loop(0, layout.depth) as k:
                    value = f.load_one(f.at(start, f.mul(k.index, layout.b_k)))
                    f.store(value, f.at(lane, f.mul(k.index, plan.width)))
            with f.when(f.negated(inside)), f.loop(0, layout.depth) as k:
                f.store(f.number(0.0), f.at(lane, f.mul(k.index, plan.width)))
    return Phase(f.name, layout.batches * plan.blocks)


def _product_phase(module: LLVMModule, plan: _Plan) -> Phase:
    """One row tile of one batch a unit; all blocks of columns of it one after the other."""
    layout = plan.layout
    tiles = _open_tiles(module, plan) if plan.is_open else _tiles(module, plan)
    call_tiles = _call_open_tiles if plan.is_open else _call_tiles
    frame = open_phase(module, f"{plan.name}_product", plan.task)
    f = frame.function
    with f.loop(frame.lo, frame.hi) as unit:
        batch, row_tile = f.div(unit.index, plan.row_tiles), f.rem(unit.index, plan.row_tiles)
        row = f.mul(row_tile, plan.tile_rows)
        a = f.add(batch_offset(f, layout.batch, layout.a_batch, batch), f.mul(row, layout.a_row))
        c = f.add(batch_offset(f, layout.batch, layout.c_batch, batch), f.mul(row, layout.c_row))
        number = f.add(f.mul(batch, layout.rows), row)

        def args(block: IRValue) -> list[Index]:
            column = f.mul(block, plan.width)
            return [
                f.at(frame.inputs[0], a), _block_address(frame, plan, batch, block),
                f.at(frame.output, f.add(c, column)), frame.output, frame.output,
                number, column, *frame.inputs[plan.task.first_tail_input :],
            ]  # fmt: skip

        call_tiles(f, plan, tiles, row_tile, args)
    return Phase(f.name, layout.batches * plan.row_tiles)


Arguments = Callable[[IRValue], list[Index]]
"""Arguments of a tile function for a block of columns."""


def _edges(plan: _Plan) -> tuple[int, int]:
    """Rows and columns in the last tile of each kind; 0 where all tiles are full."""
    return plan.layout.rows % plan.tile_rows, plan.layout.columns % plan.width


def _tiles(module: LLVMModule, plan: _Plan) -> dict[Any, Function]:
    """Tile functions by which edges are cut."""
    counts = (plan.row_tiles, plan.blocks)
    return {
        cut: emit_tile(module, f"{plan.name}_tile_{cut[0]:d}{cut[1]:d}", _tile(plan, *size))
        for cut, size in sizes_by_cut((plan.tile_rows, plan.width), _edges(plan), counts).items()
    }


def _call_tiles(
    f: Function, plan: _Plan, tiles: Mapping[Any, Function], row_tile: IRValue, args: Arguments
) -> None:
    is_last_row = f.compare("eq", row_tile, plan.row_tiles - 1)
    with f.loop(0, plan.blocks) as block:
        values = args(block.index)
        is_last_column = f.compare("eq", block.index, plan.blocks - 1)
        call_fitting(f, tiles, (is_last_row, is_last_column), _edges(plan), values)


def _open_tiles(module: LLVMModule, plan: _Plan) -> dict[Any, Function]:
    """Tile functions by number of rows, and of vectors where the columns are cut; else 0."""
    (row_edge, edge), most, lanes = _edges(plan), plan.tile_rows, plan.isa.lanes
    heights = range(1, most + 1) if is_open(row_edge) else {most, row_edge} - {0}
    if is_open(edge):
        widths = {0: plan.width, **dict.fromkeys(range(1, plan.width // lanes + 1), edge)}
    else:
        cuts = choices(edge, plan.blocks)
        widths = {-(-edge // lanes) if cut else 0: edge if cut else plan.width for cut in cuts}
    return {
        (rows, vectors): emit_tile(
            module,
            f"{plan.name}_tile_{rows}_{vectors}",
            _tile(plan, rows, columns, vectors * lanes),
        )
        for rows in sorted(heights)
        for vectors, columns in widths.items()
    }


def _call_open_tiles(
    f: Function, plan: _Plan, tiles: Mapping[Any, Function], row_tile: IRValue, args: Arguments
) -> None:
    layout, by_rows = plan.layout, itertools.groupby(tiles.items(), lambda item: item[0][0])
    rows = f.minimum(plan.tile_rows, f.sub(layout.rows, f.mul(row_tile, plan.tile_rows)))
    for count, group in by_rows:
        with f.when(f.compare("eq", rows, count)), f.loop(0, plan.blocks) as block:
            values = args(block.index)
            left = f.sub(layout.columns, f.mul(block.index, plan.width))
            is_cut = f.compare("slt", left, plan.width)
            vectors = f.select(is_cut, f.div(f.add(left, f.lanes - 1), f.lanes), 0)
            for (_, own), function in group:
                with f.when(f.compare("eq", vectors, own)):
                    f.call(function, *values)


def _block_address(frame: Frame, plan: _Plan, batch: IRValue, block: IRValue) -> IRValue:
    f, layout = frame.function, plan.layout
    if plan.is_packed:
        number = f.add(f.mul(batch, plan.blocks), block)
        return f.at(frame.scratch, f.mul(number, plan.block_elements))
    offset = batch_offset(f, layout.batch, layout.b_batch, batch)
    return f.at(frame.inputs[1], f.add(offset, f.mul(block, plan.width)))


def _tile(plan: _Plan, rows: int, columns: int, most_columns: int = 0) -> Tile:
    layout = plan.layout
    b_step = plan.width if plan.is_packed else layout.b_k
    walk = Walk((), layout.depth, layout.a_k, b_step, plan.policy.number("unroll"))
    share = Share(tuple(r * layout.a_row for r in range(rows)), walk)
    output = plan.task.output.element
    tail = Tail(plan.task.tail, plan.task.tail_inputs, logical_output(plan.task), output)
    numbers = tuple(range(rows))
    return Tile(
        (share,), numbers, layout.c_row, columns, tail, most_columns=most_columns,
        c=plan.task.output.element, is_b_padded=False,
    )  # fmt: skip


def _loops(subject: KernelSubject) -> LoopNest:
    """Tiles of rows, and for each all blocks of columns."""
    layout = layout_of(subject.task)
    tile_rows, vectors = subject.number("tile_rows"), subject.number("tile_vectors")
    rows = Cut("rows", layout.rows, tile_rows)
    columns = Cut("columns", layout.columns, vectors * subject.isa.lanes)
    batches = layout.batches
    facts = (
        *subject.tile_facts(numbered(tile_rows, "row"), tile_rows, vectors, "columns"),
        f"rows: {rows.text('tile')}",
        f"columns: {columns.text('block')}",
        *([f"matrices: {batches:,}, one is drawn"] if batches > 1 else []),
        subject.shares_text("tile of rows"),
    )
    packs = subject.is_("format", "packed")
    first = int(batches > 1)
    loops = (
        *([Loop.statement(0, "pack the columns of B into blocks", "shared out")] if packs else []),
        *([Loop(0, "matrix", batches, remark="shared out")] if batches > 1 else []),
        Loop.over(first, "m", rows, "tile", is_shared=True),
        Loop.over(first + 1, "n", columns, "block"),
        Loop.of_sum(first + 2, "k", layout.depth, subject.number("unroll")),
        Loop.statement(first + 2, "store the tile", "after scale, residual: fused"),
    )
    height, width = min(rows.step, rows.size), min(columns.step, columns.size)
    shares = subject.shares("y") if batches == 1 else None
    strip = Picture.corner(height, columns.size)
    picture = Picture(rows, columns, Picture.corner(height, width), strip, shares)
    title = LoopNest.product_title(rows.size, columns.size, layout.depth)
    return LoopNest(title, picture, facts, loops)


DIRECT = Implementation(
    "direct",
    lambda *_: True,
    _knobs,
    _illegal,
    _generate,
    packs_nothing,
    lambda *_: 0.0,
    computes=("f32", "f64"),
    narrow_results=True,
    loops=_loops,
)
"""Possible for every task."""
