"""Products of two run-time matrices in panels, for matrices that no cache holds.

One operand is packed by all cores together, or read where it is; the other by each core, a chunk
of panels at a time, in scratch memory of its own. The sum may be in slices of k, between which C
holds the sums so far, each added to in the order of k: the results are those of one slice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from tuner.cpu.kernels.edges import call_fitting, choices, sizes_by_cut
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import Frame, Implementation, module_of, open_phase, packs_nothing
from tuner.cpu.kernels.matmul.direct import default_policy as direct_policy
from tuner.cpu.kernels.matmul.panels import Panel, emit_pack
from tuner.cpu.kernels.matmul.strides import (
    batch_offset,
    layout_of,
    logical_output,
    with_rows_joined,
)
from tuner.cpu.kernels.tile import Share, Tile, Walk, emit_tile, misfit, most_rows
from tuner.cpu.kernels.tile_tail import Tail
from tuner.kernel_family import Kernel, Knobs, Phase
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture, numbered
from tuner.ops import element_of_task
from tuner.policy import Policy
from tuner.size import always_equal, fitting
from tuner.target import Isa, Target
from tuner.task import Task

LINE_BYTES = 64

Functions = dict[tuple[bool, ...], Function]
"""Functions by whether lanes are cut: of a panel its own, of a register tile rows and columns."""


@dataclass(frozen=True)
class _Operand:
    """A or B: its lanes are rows of A, columns of B. In elements, if not said otherwise."""

    position: int
    batch: tuple[int, ...]
    """Strides of the batch."""
    lane: int
    k: int
    count: int
    """Lanes of the matrix."""
    tile: int
    """Lanes of a register tile."""
    width: int
    """Elements of a step of k in a panel."""

    @property
    def tiles(self) -> int:
        return -(-self.count // self.tile)

    @property
    def edge(self) -> int:
        """Lanes of the last tile; 0 where it is full."""
        return self.count % self.tile

    def panel(self, lanes: int) -> Panel:
        return Panel(lanes, self.width, self.lane, self.k)


class _Plan:
    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str = "") -> None:
        self.task, self.policy, self.isa, self.name = task, policy, isa, name
        self.layout = layout = with_rows_joined(layout_of(task))
        rows, columns = policy.number("tile_rows"), policy.number("tile_vectors") * isa.lanes
        width = -(-rows // isa.lanes) * isa.lanes
        self.a = _Operand(0, layout.a_batch, layout.a_row, layout.a_k, layout.rows, rows, width)
        self.b = _Operand(
            1, layout.b_batch, layout.b_column, layout.b_k, layout.columns, columns, columns
        )
        self.by_columns = policy["split"] == "columns"
        """True if the cores share out columns, of which each packs its own; false if rows."""
        self.own, self.shared = (self.b, self.a) if self.by_columns else (self.a, self.b)
        """The operand of which a core packs what it uses, and that which all of them read."""
        self.is_packed = policy["format"] == "packed"
        """True if the shared operand is packed, false if it is read where it is."""
        self.chunk = policy.number("chunk")
        self.chunks = -(-self.own.tiles // self.chunk)
        self.slice_depth = -(-layout.depth // policy.number("k_slices"))
        self.slices = -(-layout.depth // self.slice_depth)
        self.last_depth = layout.depth - (self.slices - 1) * self.slice_depth
        self.own_panel = self.slice_depth * self.own.width
        self.shared_panel = layout.depth * self.shared.width
        self.shared_batches = layout.batches if any(self.shared.batch) else 1

    @property
    def units(self) -> int:
        return self.layout.batches * self.chunks

    @property
    def own_bytes(self) -> int:
        size = self.isa.element_bytes * self.chunk * self.own_panel
        return -(-size // LINE_BYTES) * LINE_BYTES

    @property
    def shared_bytes(self) -> int:
        panels = self.shared_batches * self.shared.tiles if self.is_packed else 0
        return self.isa.element_bytes * panels * self.shared_panel


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    plan, module = _Plan(task, policy, isa, name), module_of(task, isa)
    phases = [_pack_phase(module, plan)] if plan.is_packed else []
    phases.append(_product_phase(module, plan))
    return Kernel(module.text(), tuple(phases), plan.shared_bytes, plan.own_bytes)


# -- panels ----------------------------------------------------------------------------------------


def _emit_packs(module: LLVMModule, plan: _Plan, operand: _Operand) -> Functions:
    """The functions that pack a panel, by whether it is cut."""
    name = f"{plan.name}_pack_{'ab'[operand.position]}"
    return {
        (cut,): emit_pack(
            module, f"{name}_{cut:d}", operand.panel(operand.edge if cut else operand.tile)
        )
        for cut in choices(operand.edge, operand.tiles)
    }


def _pack(
    frame: Frame,
    plan: _Plan,
    packs: Functions,
    place: tuple[_Operand, IRValue, IRValue],
    k: tuple[Index, Index],
    to: IRValue,
) -> None:
    """Pack a tile (operand, batch, number) of these steps of k (first, count)."""
    f, (operand, batch, tile), (first, count) = frame.function, place, k
    source = _in_place(frame, plan, operand, batch, tile, first)
    is_last = (f.compare("eq", tile, operand.tiles - 1),)
    call_fitting(f, packs, is_last, (operand.edge,), (source, to, count))


def _in_place(
    frame: Frame, plan: _Plan, operand: _Operand, batch: IRValue, tile: IRValue, k: Index
) -> IRValue:
    """The address of a step of k of a tile, where the task has it."""
    f = frame.function
    start = f.add(
        batch_offset(f, plan.layout.batch, operand.batch, batch),
        f.mul(tile, operand.tile * operand.lane),
    )
    return f.at(f.at(frame.inputs[operand.position], start), f.mul(k, operand.k))


def _pack_phase(module: LLVMModule, plan: _Plan) -> Phase:
    """The shared operand into [batch][tile][k][lane]; one panel a unit."""
    shared = plan.shared
    packs = _emit_packs(module, plan, shared)
    frame = open_phase(module, f"{plan.name}_pack", plan.task)
    f = frame.function
    with f.loop(frame.lo, frame.hi) as unit:
        batch, tile = f.div(unit.index, shared.tiles), f.rem(unit.index, shared.tiles)
        to = f.at(frame.scratch, f.mul(unit.index, plan.shared_panel))
        _pack(frame, plan, packs, (shared, batch, tile), (0, plan.layout.depth), to)
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
    def of(plan: _Plan) -> list[_Slice]:
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


def _product_phase(module: LLVMModule, plan: _Plan) -> Phase:
    """A chunk of tiles of the own operand a unit, with all tiles of the other."""
    packs = _emit_packs(module, plan, plan.own)
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
    plan: _Plan,
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
        _pack(frame, plan, packs, (own, batch, f.add(first, number.index)), k, to)
    with f.loop(0, plan.shared.tiles) as other:
        shared = _shared_address(frame, plan, batch, other.index, k[0])
        with f.loop(0, count) as number:
            mine = f.at(frame.worker_scratch, f.mul(number.index, plan.own_panel))
            tile = f.add(first, number.index)
            pairs = (tile, mine), (other.index, shared)
            columns, rows = pairs if plan.by_columns else pairs[::-1]
            _call_tile(frame, plan, tiles, batch, (rows, columns))


def _shared_address(frame: Frame, plan: _Plan, batch: IRValue, tile: IRValue, k: Index) -> IRValue:
    f, shared = frame.function, plan.shared
    if not plan.is_packed:
        return _in_place(frame, plan, shared, batch, tile, k)
    number = f.add(f.mul(batch, shared.tiles), tile) if plan.shared_batches > 1 else tile
    panel = f.at(frame.scratch, f.mul(number, plan.shared_panel))
    return f.at(panel, f.mul(k, shared.width))


def _call_tile(
    frame: Frame,
    plan: _Plan,
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


def _tiles(module: LLVMModule, plan: _Plan, of: _Slice) -> Functions:
    full, edges = (plan.a.tile, plan.b.tile), (plan.a.edge, plan.b.edge)
    return {
        cut: emit_tile(
            module, f"{plan.name}_tile_{of.name}_{cut[0]:d}{cut[1]:d}", _tile(plan, of, *size)
        )
        for cut, size in sizes_by_cut(full, edges, (plan.a.tiles, plan.b.tiles)).items()
    }


def _tile(plan: _Plan, of: _Slice, rows: int, columns: int) -> Tile:
    a, b, task = plan.a, plan.b, plan.task
    is_a_packed, is_b_packed = (operand is plan.own or plan.is_packed for operand in (a, b))
    row, a_step = (1, a.width) if is_a_packed else (a.lane, a.k)
    unroll = fitting(plan.policy.number("unroll"), of.depth)
    walk = Walk((), of.depth, a_step, b.width if is_b_packed else b.k, unroll)
    return Tile(
        (Share(tuple(r * row for r in range(rows)), walk),),
        tuple(range(rows)),
        plan.layout.c_row,
        columns,
        Tail(task.tail, task.tail_inputs, logical_output(task)),
        starts_with="partial" if of.first else "zero",
        is_last_slice=of.behind == plan.slices,
        a=F32,
        c=task.output.element,
        is_b_padded=is_b_packed,
    )


# -- the space -------------------------------------------------------------------------------------

SLICE_DEPTHS = (384, 768, 1536, 3072)
"""Depths of a slice worth trying; up to the last one a product is not cut into slices by default:
a panel of two vectors is then in the second cache."""
CHUNKS = (1, 2, 4, 8)
"""Numbers of panels worth trying that a core packs at a time."""
FEW_ROWS = 8
"""Rows up to which columns that lie side by side are not worth packing anything for."""
CACHED_BYTES = 512 << 10
"""Size up to which a B whose columns lie side by side stays in the second cache as it is."""
SET_BYTES = 2048
"""Rows a multiple of this apart share so few sets of the first cache that a tile does not fit."""
FAIR = 0.9
"""Share of the cores' time that the default policy keeps busy, if it can."""


def _is_possible(task: Task, _: Target) -> bool:
    """Return whether all sizes are known."""
    return not task.sizes


def _knobs(task: Task, target: Target) -> Knobs:
    layout = with_rows_joined(layout_of(task))
    rows = {fitting(r, layout.rows) for r in (8, 12, most_rows(target.isa))}
    widest = -(-layout.columns // target.isa.lanes)
    slices = {1, *(-(-layout.depth // depth) for depth in SLICE_DEPTHS)}
    is_wide = task.output.element == element_of_task(task)
    return {
        "format": ("packed", "dense"),
        "split": ("columns", "rows"),
        "chunk": CHUNKS,
        "k_slices": tuple(sorted(slices)) if is_wide else (1,),
        "tile_rows": tuple(sorted(rows)),
        "tile_vectors": tuple(v for v in (1, 2, 3, 4) if fitting(v, widest) == v),
        "unroll": tuple(sorted({fitting(u, layout.depth) for u in (2, 4, 8)})),
    }


def default_policy(task: Task, target: Target) -> Policy:
    """The policy without tuning: that of `direct` where B is small and lies well, else panels.

    Columns of B that are apart are packed by the core that multiplies them, and then rows of A need
    no packing, unless they share cache sets; where columns lie side by side, it is rows of A.
    Measured with 1024 rows, and matrices of 768 to 50257 columns and depths.
    """
    direct = direct_policy(task, target)
    layout = with_rows_joined(layout_of(task))
    direct = direct.with_knobs(split="rows", chunk=1, k_slices=1)
    if not _is_possible(task, target):
        return direct
    b_bytes = layout.columns * layout.depth * target.isa.element_bytes
    is_side_by_side = layout.b_column == 1
    if is_side_by_side and (b_bytes <= CACHED_BYTES or layout.rows <= FEW_ROWS):
        return direct
    is_apart = target.isa.element_bytes * layout.a_row % SET_BYTES == 0
    shares_sets = layout.rows > FEW_ROWS and is_apart and layout.a_k == 1
    is_wide = task.output.element == element_of_task(task)
    slices = -(-layout.depth // SLICE_DEPTHS[-1]) if is_wide else 1
    if is_side_by_side:
        ways = [("rows", "dense", 2), ("rows", "dense", 1), ("columns", "packed", 1)]
    elif shares_sets and layout.columns <= 4 * layout.rows:
        ways = [("rows", "packed", 2), ("rows", "packed", 1), ("columns", "packed", 1)]
    else:
        how = "packed" if shares_sets else "dense"
        ways = [("columns", how, 2), ("columns", how, 1), ("rows", "packed", 1)]
    start = direct.with_knobs(impl=BLOCKED.name, k_slices=slices)
    policies = [start.with_knobs(split=s, format=f, chunk=c) for s, f, c in ways]

    def busy(policy: Policy) -> float:
        """The share of the cores' time that the most burdened one leaves none of the others."""
        units = _Plan(task, policy, target.isa).units
        return units / (-(-units // target.cores) * target.cores)

    return max(policies, key=lambda policy: min(FAIR, busy(policy)))


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    plan = _Plan(task, policy, target.isa)
    if not plan.is_packed and not plan.by_columns and not always_equal(plan.b.lane, 1):
        return "columns of B that are apart are packed"
    if plan.chunk > 1 and plan.chunk // 2 >= plan.own.tiles:
        return f"a core never packs more than {plan.own.tiles} panels"
    return misfit(plan.a.tile, policy.number("tile_vectors"), target.isa)


def _loops(subject: KernelSubject) -> LoopNest:
    """Panels of one operand, shared out, and for each chunk of them all tiles of the other."""
    plan = _Plan(subject.task, subject.policy, subject.isa)
    batches, vectors = plan.layout.batches, subject.number("tile_vectors")
    rows = Cut("rows", plan.a.count, plan.a.tile)
    columns = Cut("columns", plan.b.count, plan.b.tile)
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
    width = min(plan.chunk * own.step, plan.own.count)
    strip = (
        Picture.corner(rows.size, width) if plan.by_columns else Picture.corner(width, columns.size)
    )
    shares = subject.shares("x" if plan.by_columns else "y") if batches == 1 else None
    picture = Picture(rows, columns, tile, strip, shares)
    title = LoopNest.product_title(rows.size, columns.size, plan.layout.depth)
    return LoopNest(title, picture, facts, nest)


BLOCKED = Implementation(
    "panels",
    _is_possible,
    _knobs,
    _illegal,
    _generate,
    packs_nothing,
    lambda *_: 0.0,
    computes=("f32", "f64"),
    narrow_results=True,
    loops=_loops,
)
"""Possible where all sizes are known."""
