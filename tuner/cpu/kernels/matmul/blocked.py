"""Products of two run-time matrices in panels, for matrices that no cache holds.

One operand is packed by all cores together, or read where it is; the other by each core, a chunk
of panels at a time, in scratch memory of its own. The sum may be in slices of k: each begins at 0,
and is added to those before, which wait in C.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from tuner.cpu.kernels.edges import call_fitting, sizes_by_cut
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import Frame, Implementation, module_of, open_phase, packs_nothing
from tuner.cpu.kernels.matmul.panels import Functions
from tuner.cpu.kernels.matmul.space import (
    PANELS,
    BlockedPlan,
    estimate,
    illegal,
    is_possible,
    knobs,
)
from tuner.cpu.kernels.matmul.strides import (
    batch_offset,
    logical_output,
)
from tuner.cpu.kernels.tile import Share, Tile, Walk, emit_tile
from tuner.cpu.kernels.tile_tail import Tail
from tuner.kernel_family import Kernel, Phase
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture, numbered
from tuner.policy import Policy
from tuner.size import fitting
from tuner.target import Isa
from tuner.task import Task


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    plan, module = BlockedPlan(task, policy, isa, name), module_of(task, isa)
    phases = [_pack_phase(module, plan)] if plan.is_packed else []
    phases.append(_product_phase(module, plan))
    return Kernel(module.text(), tuple(phases), plan.shared_bytes, plan.own_bytes)


# -- panels ----------------------------------------------------------------------------------------


def _pack_phase(module: LLVMModule, plan: BlockedPlan) -> Phase:
    """The shared operand into [batch][tile][k][lane]; one panel a unit."""
    shared = plan.shared
    packs = shared.emit_packs(module, f"{plan.name}_pack_{'ab'[shared.position]}")
    frame = open_phase(module, f"{plan.name}_pack", plan.task)
    f = frame.function
    with f.loop(frame.lo, frame.hi) as unit:
        batch, tile = f.div(unit.index, shared.tiles), f.rem(unit.index, shared.tiles)
        to = f.at(frame.scratch, f.mul(unit.index, plan.shared_panel))
        shared.pack(frame, packs, (batch, tile), (0, plan.layout.depth), to)
    return Phase(f.name, plan.shared_batches * shared.tiles)


# -- products --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Slice:
    """Slices of k with the same code: what their sums begin with, and whether they are done."""

    name: str
    first: int
    behind: int
    depth: int

    @staticmethod
    def of(plan: BlockedPlan) -> list[_Slice]:
        """All slices, in their order."""
        last = plan.slices - 1
        found = [
            _Slice("first", 0, min(1, last), plan.slice_depth),
            _Slice("middle", 1, last, plan.slice_depth),
            _Slice("last", last, plan.slices, plan.last_depth),
        ]
        return [s for s in found if s.first < s.behind]

    @contextmanager
    def loop(self, f: Function) -> Iterator[Index]:
        """The number of each slice; without a loop where there is one."""
        if self.behind - self.first == 1:
            yield self.first
            return
        with f.loop(self.first, self.behind) as number:
            yield number.index


def _product_phase(module: LLVMModule, plan: BlockedPlan) -> Phase:
    """A chunk of tiles of the own operand a unit, with all tiles of the other."""
    packs = plan.own.emit_packs(module, f"{plan.name}_pack_{'ab'[plan.own.position]}")
    slices = [(s, _tiles(module, plan, s)) for s in _Slice.of(plan)]
    frame = open_phase(module, f"{plan.name}_product", plan.task, plan.own_bytes)
    f = frame.function
    for each, tiles in slices:
        with each.loop(f) as number, f.loop(frame.lo, frame.hi) as unit:
            k = f.mul(number, plan.slice_depth), each.depth
            batch, chunk = f.div(unit.index, plan.chunks), f.rem(unit.index, plan.chunks)
            _write_chunk(frame, plan, (packs, tiles), (batch, chunk), k)
    return Phase(f.name, plan.units)


def _write_chunk(
    frame: Frame,
    plan: BlockedPlan,
    functions: tuple[Functions, Functions],
    place: tuple[IRValue, IRValue],
    k: tuple[Index, int],
) -> None:
    """Pack the own tiles of a chunk (batch, number), and multiply them with all others."""
    f, (packs, tiles), (batch, chunk), own = frame.function, functions, place, plan.own
    first = f.mul(chunk, plan.chunk)
    count = f.minimum(plan.chunk, f.sub(own.tiles, first))
    with f.loop(0, count) as number:
        to = f.at(frame.worker_scratch, f.mul(number.index, plan.own_panel))
        own.pack(frame, packs, (batch, f.add(first, number.index)), k, to)
    with f.loop(0, plan.shared.tiles) as other:
        shared = _shared_address(frame, plan, batch, other.index, k[0])
        with f.loop(0, count) as number:
            mine = f.at(frame.worker_scratch, f.mul(number.index, plan.own_panel))
            tile = f.add(first, number.index)
            pairs = (tile, mine), (other.index, shared)
            columns, rows = pairs if plan.by_columns else pairs[::-1]
            _call_tile(frame, plan, tiles, batch, (rows, columns))


def _shared_address(
    frame: Frame, plan: BlockedPlan, batch: IRValue, tile: IRValue, k: Index
) -> IRValue:
    f, shared = frame.function, plan.shared
    if not plan.is_packed:
        return shared.address(frame, batch, tile, k)
    number = f.add(f.mul(batch, shared.tiles), tile) if plan.shared_batches > 1 else tile
    panel = f.at(frame.scratch, f.mul(number, plan.shared_panel))
    return f.at(panel, f.mul(k, shared.width))


def _call_tile(
    frame: Frame,
    plan: BlockedPlan,
    tiles: Functions,
    batch: IRValue,
    pairs: Sequence[tuple[IRValue, IRValue]],
) -> None:
    """Call the register tile of rows and columns, each (number, address of the operand)."""
    f, layout = frame.function, plan.layout
    (row_tile, a), (block, b) = pairs
    row, column = f.mul(row_tile, plan.a.tile), f.mul(block, plan.b.tile)
    c = f.add(batch_offset(f, layout.batch, layout.c_batch, batch), f.mul(row, layout.c_row))
    number = f.add(f.mul(batch, layout.rows), row)
    args: list[Index] = [
        a, b, f.at(frame.output, f.add(c, column)), frame.output, frame.output, number, column,
        *frame.inputs[plan.task.first_tail_input :],
    ]  # fmt: skip
    is_last = (
        f.compare("eq", row_tile, plan.a.tiles - 1), f.compare("eq", block, plan.b.tiles - 1),
    )  # fmt: skip
    call_fitting(f, tiles, is_last, (plan.a.edge, plan.b.edge), args)


def _tiles(module: LLVMModule, plan: BlockedPlan, of: _Slice) -> Functions:
    full, edges = (plan.a.tile, plan.b.tile), (plan.a.edge, plan.b.edge)
    return {
        cut: emit_tile(
            module, f"{plan.name}_tile_{of.name}_{cut[0]:d}{cut[1]:d}", _tile(plan, of, *size)
        )
        for cut, size in sizes_by_cut(full, edges, (plan.a.tiles, plan.b.tiles)).items()
    }


def _tile(plan: BlockedPlan, of: _Slice, rows: int, columns: int) -> Tile:
    a, b, task = plan.a, plan.b, plan.task
    is_a_packed, is_b_packed = (operand is plan.own or plan.is_packed for operand in (a, b))
    row, a_step = (1, a.width) if is_a_packed else (a.lane_step, a.k_step)
    unroll = fitting(plan.policy.number("unroll"), of.depth)
    walk = Walk((), of.depth, a_step, b.width if is_b_packed else b.k_step, unroll)
    return Tile(
        (Share(tuple(r * row for r in range(rows)), walk),),
        tuple(range(rows)),
        plan.layout.c_row,
        columns,
        Tail(task.tail, task.tail_inputs, logical_output(task), task.output.element),
        adds_partial=of.first > 0,
        is_last_slice=of.behind == plan.slices,
        a=F32,
        c=task.output.element,
        is_b_padded=is_b_packed,
    )


def _loops(subject: KernelSubject) -> LoopNest:
    """Panels of one operand, shared out, and for each chunk of them all tiles of the other."""
    plan = BlockedPlan(subject.task, subject.policy, subject.isa)
    batches, vectors = plan.layout.batches, subject.number("tile_vectors")
    rows = Cut("rows", plan.a.lanes, plan.a.tile)
    columns = Cut("columns", plan.b.lanes, plan.b.tile)
    names = ("columns of B", "rows of A") if plan.by_columns else ("rows of A", "columns of B")
    facts = (
        *subject.tile_facts(numbered(plan.a.tile, "row"), plan.a.tile, vectors, "columns"),
        f"rows: {rows.text('tile')}",
        f"columns: {columns.text('block')}",
        *([f"matrices: {batches:,}, one is drawn"] if batches > 1 else []),
        subject.shares_text(f"chunk of {names[0].partition(' ')[0]}"),
    )
    found = [Loop.statement(0, f"pack the {names[1]} into panels", "shared out")]
    outer = [] if not plan.is_packed else found
    if plan.slices > 1:
        outer.append(Loop(0, "k", plan.layout.depth, plan.slice_depth, f"{plan.slices} slices"))
    depth = int(plan.slices > 1)
    if batches > 1:
        outer.append(Loop(depth, "matrix", batches, remark="shared out"))
        depth += 1
    loops = [Loop.over(0, "n", columns, "block"), Loop.over(0, "m", rows, "tile")]
    own, other = loops if plan.by_columns else loops[::-1]
    nest = (
        *outer,
        Loop(depth, "chunk", plan.chunks, remark="shared out"),
        Loop.statement(depth + 1, f"pack its {names[0]} into panels", "in own scratch"),
        Loop(depth + 1, other.name, other.extent, other.step, other.remark),
        Loop(depth + 2, "panel", min(plan.chunk, plan.own.tiles), remark="of the chunk"),
        Loop.of_sum(depth + 3, "k", plan.slice_depth, subject.number("unroll")),
        Loop.statement(depth + 3, "store the tile", "after scale, residual: fused"),
    )
    tile = Picture.corner(min(rows.step, rows.size), min(columns.step, columns.size))
    width = min(plan.chunk * own.step, plan.own.lanes)
    strip = (
        Picture.corner(rows.size, width) if plan.by_columns else Picture.corner(width, columns.size)
    )
    shares = subject.shares("x" if plan.by_columns else "y") if batches == 1 else None
    picture = Picture(rows, columns, tile, strip, shares)
    title = LoopNest.product_title(rows.size, columns.size, plan.layout.depth)
    return LoopNest(title, picture, facts, nest)


BLOCKED = Implementation(
    PANELS,
    is_possible,
    knobs,
    illegal,
    _generate,
    packs_nothing,
    estimate,
    computes=("f32", "f64"),
    narrow_results=True,
    loops=_loops,
)
"""Possible where all sizes are known."""
