"""Products by fast bilinear algorithms: the skeleton that Winograd's and Strassen's share.

    input stage -> one matrix product for each point -> output stage, bias, tail

    V[point][row][k]  x  U[point][k][column]  ->  M[point][row][column]

U comes from constant weights, by blocks of columns, as they are packed; V and M, for a band of
rows, are in scratch memory.

split=rows: a core takes a band through all stages, V and M never leave its caches.
split=columns: all cores share out the input stage, then each takes its blocks of columns.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import ClassVar, Generic, NamedTuple, TypeVar

import numpy as np

from tuner.cpu.kernels.contraction.geometry import ContractionPlan, odd_lines, spread_row
from tuner.cpu.kernels.contraction.space import CALL_CYCLES, bytes_per_cycle, step_cycles
from tuner.cpu.kernels.emit import Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import Frame, Implementation, module_of, open_phase
from tuner.cpu.kernels.tile import Share, Tile, Walk, emit_tile, misfit, prefetch_lines
from tuner.cpu.kernels.tile_tail import Tail
from tuner.derivation import Derivation
from tuner.kernel_family import Constants, Kernel, Knobs, Loops, Phase
from tuner.ops.run_convolutions import has_run_weights
from tuner.policy import Policy
from tuner.target import Caches, Isa, Target
from tuner.task import Task

MAX_SCRATCH_BYTES = 256 << 20
"""Maximum scratch of all cores together, for what each keeps to itself."""


class PointGroup(NamedTuple):
    """Points whose products are equally deep, one after the other. Sizes in elements."""

    name: str
    """First part of the names of its register tiles."""
    depth: int
    """Length of the sums (k)."""
    first: int
    points: int
    v_start: int
    """Offset of V of its first point; `u_start` is that of U."""
    v_row: int
    """Step from one row of V to the next."""
    v_point: int
    u_start: int
    u_point: int


class GroupLayout(NamedTuple):
    """The groups, and all of them together: points, V of a band, U of a block of columns."""

    groups: tuple[PointGroup, ...]
    points: int
    v_band: int
    u_block: int


class BilinearPlan(ContractionPlan):
    """Sizes of a fast bilinear product, in elements: points, bands, blocks, and scratch memory.

    The plan of each algorithm sets the sizes that have no value here.
    """

    ROW: ClassVar[str]
    """Name of the rows of V in messages; `BAND` is that of the lines that `band` counts."""
    BAND: ClassVar[str]
    depths: Iterable[tuple[str, int, int]]
    """Name, depth and number of points of each group."""
    lines: int
    """Lines of V of all bands, each a unit of the input stage; a line has one row or more."""
    bands: int
    """Number of bands."""
    band_rows: int
    """Rows of V in a band."""
    blocks: int
    """Blocks of columns."""
    before_m = 0
    """Scratch of a core in front of M, for its input stage or for U."""
    packing_elements = 0
    """Scratch of a core while it makes U of weights of a run."""

    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str = "") -> None:
        super().__init__(task, policy, isa, name)
        self.band = policy.number("band")
        """Lines of V in a band."""
        self.tile_rows = policy.number("tile_pixels")
        """Rows of V of a register tile."""
        self.tail = Tail(task.tail, task.tail_inputs, task.output.shape, task.output.element)
        """The tail of the task, after the output stage."""
        self.operand_params = tuple((f"x{i}", t.element) for i, t in enumerate(task.tail_inputs))
        """The last parameters of output functions: a pointer for each operand of the tail."""

    @cached_property
    def layout(self) -> GroupLayout:
        """The points by their depth, and where V and U have them."""
        rows, isa = self.band_rows, self.isa
        groups: list[PointGroup] = []
        first = v_start = u_start = 0
        for name, depth, count in self.depths:
            v_row = spread_row(-(-depth // isa.lanes) * isa.lanes, isa)
            v_point, u_point = odd_lines(rows * v_row), self.u_elements(depth)
            groups.append(
                PointGroup(name, depth, first, count, v_start, v_row, v_point, u_start, u_point)
            )
            first += count
            v_start += count * v_point
            u_start += count * u_point
        return GroupLayout(tuple(groups), first, v_start, u_start)

    def u_elements(self, depth: int) -> int:
        """Elements of U from one point of such a depth to the next."""
        return depth * self.width

    @property
    def m_point(self) -> int:
        """Elements of M from one point to the next."""
        return odd_lines(self.band_rows * self.width)

    @property
    def m_band(self) -> int:
        """Elements of M for a band and a block of columns."""
        return self.layout.points * self.m_point

    @property
    def own_bytes(self) -> int:
        """Scratch of a core: what is in front of M, M, and V unless all cores share it."""
        own_v = 0 if self.shares_v else self.layout.v_band
        return 4 * max(self.before_m + self.m_band + own_v, self.packing_elements)

    @property
    def shared_v(self) -> int:
        """Elements of V that all cores share."""
        return self.bands * self.layout.v_band if self.shares_v else 0

    @property
    def u_of_run(self) -> int:
        """Elements of U in scratch, behind the shared V, where only a run knows the weights."""
        return self.blocks * self.layout.u_block if has_run_weights(self.task) else 0

    @property
    def shares_v(self) -> bool:
        """True if the cores share out the input stage, false if each makes V for itself."""
        return self.by_columns


# -- the policies ------------------------------------------------------------------------------


def _illegal(plan: BilinearPlan, cores: int) -> str | None:
    rows, vectors = plan.tile_rows, plan.vectors
    if rows > plan.band_rows:
        return f"a band has only {plan.band_rows} {plan.ROW}"
    if cores * plan.own_bytes > MAX_SCRATCH_BYTES:
        return f"bands of {plan.band} {plan.BAND} take too much scratch memory on {cores} cores"
    if rows * vectors < 4 and rows < plan.band_rows:
        return "fewer than 4 sums cannot hide the latency of a multiplication"
    return misfit(rows, vectors, plan.isa)


def tile_cycles(plan: BilinearPlan, caches: Caches) -> tuple[float, float]:
    """Cycles of a step of k, and of the calls, in all register tiles of a point of a band."""
    count, rest = divmod(plan.band_rows, plan.tile_rows)
    rate = bytes_per_cycle(4 * plan.layout.groups[0].u_point, caches)
    steps = count * step_cycles(plan.tile_rows, plan.vectors, rate, plan.isa)
    steps += bool(rest) * step_cycles(rest, plan.vectors, rate, plan.isa)
    return steps, (count + bool(rest)) * CALL_CYCLES


# -- the kernel --------------------------------------------------------------------------------

PlanT = TypeVar("PlanT", bound=BilinearPlan)


BandCall = Callable[[Frame, IRValue, IRValue, IRValue], None]
"""Computes a band of a block of columns: (frame, band, block, V of the band)."""


@dataclass(frozen=True)
class AlgorithmKind(Generic[PlanT]):
    """A kind of bilinear algorithm: its policies in terms of its plan, and its stages.

    `is_possible` and `knobs` get the value of `impl`. `fill_line` and `fill_band` call the function
    of `emit_input` for a line and for a band of V.
    """

    plan: type[PlanT]
    is_possible: Callable[[Task, Target, str], bool]
    knobs: Callable[[Task, Target, str], Knobs]
    pack: Callable[[PlanT, Constants], Constants]
    estimate: Callable[[PlanT, int, Caches], float]
    """Rough time of a kernel on so many cores with these caches."""
    emit_input: Callable[[LLVMModule, PlanT], Function]
    fill_line: Callable[[PlanT, Frame, Function, IRValue], None]
    fill_band: Callable[[PlanT, Frame, Function, IRValue, IRValue], None]
    emit_blocks: Callable[[LLVMModule, PlanT], BandCall]
    input_name: str
    """Last part of the name of the input stage's function."""
    loops: Loops
    emit_u: Callable[[LLVMModule, PlanT], Phase] | None = None
    """Emits the phase that makes U, in scratch behind all V that is shared, of weights of a run."""
    derivation: Callable[[PlanT], Mapping[int, Derivation]] = lambda _: {}
    """The derivations of packed constants that are no moves of them, by position."""

    def implementation(self, impl: str) -> Implementation:
        """The implementation that a value of `impl` names."""
        return Implementation(
            impl,
            lambda task, target: self.is_possible(task, target, impl),
            lambda task, target: self.knobs(task, target, impl),
            lambda task, policy, t: _illegal(self.plan(task, policy, t.isa), t.cores),
            lambda *kernel: self.generate(self.plan(*kernel)),
            lambda task, policy, isa, given: self.pack(self.plan(task, policy, isa), given),
            lambda task, policy, t, caches: self.estimate(
                self.plan(task, policy, t.isa), t.cores, caches
            ),
            loops=self.loops,
            derivations=lambda task, policy, isa: self.derivation(self.plan(task, policy, isa)),
        )

    def generate(self, plan: PlanT) -> Kernel:
        """The kernel: one phase if each core has its own V, two if all of them share it.

        One more is before them where U is made of weights of a run.
        """
        module, phases = module_of(plan.task, plan.isa), list[Phase]()
        if plan.u_of_run and self.emit_u is not None:
            phases.append(self.emit_u(module, plan))
        fill = self.emit_input(module, plan)
        if plan.shares_v:
            phases += self._input_phase(module, plan, fill), self._block_phase(module, plan)
        else:
            phases.append(self._band_phase(module, plan, fill))
        scratch_bytes = 4 * (plan.shared_v + plan.u_of_run)
        return Kernel(module.text(), tuple(phases), scratch_bytes, plan.own_bytes)

    def _band_phase(self, module: LLVMModule, plan: PlanT, fill: Function) -> Phase:
        """A band a unit: input stage, products and output stage by one core."""
        compute = self.emit_blocks(module, plan)
        frame = open_phase(module, f"{plan.name}_bands", plan.task, plan.own_bytes)
        f = frame.function
        v = f.at(frame.worker_scratch, plan.before_m + plan.m_band)
        with f.loop(frame.lo, frame.hi) as band:
            self.fill_band(plan, frame, fill, band.index, v)
            with f.loop(0, plan.blocks) as block:
                compute(frame, band.index, block.index, v)
        return Phase(f.name, plan.bands)

    def _input_phase(self, module: LLVMModule, plan: PlanT, fill: Function) -> Phase:
        """The input stage alone, a line of V a unit, into V[band] in shared scratch."""
        frame = open_phase(module, f"{plan.name}_{self.input_name}", plan.task, plan.own_bytes)
        with frame.function.loop(frame.lo, frame.hi) as line:
            self.fill_line(plan, frame, fill, line.index)
        return Phase(frame.function.name, plan.lines)

    def _block_phase(self, module: LLVMModule, plan: PlanT) -> Phase:
        """A block of columns a unit: products and output stage of all bands."""
        compute = self.emit_blocks(module, plan)
        frame = open_phase(module, f"{plan.name}_blocks", plan.task, plan.own_bytes)
        f = frame.function
        with f.loop(frame.lo, frame.hi) as block, f.loop(0, plan.bands) as band:
            v = f.at(frame.scratch, f.mul(band.index, plan.layout.v_band))
            compute(frame, band.index, block.index, v)
        return Phase(f.name, plan.blocks)


def in_a_row(weights: np.ndarray) -> np.ndarray:
    """The weights as f32, one after the other, of which U is derived."""
    return np.ascontiguousarray(weights, np.float32).reshape(-1)


# -- the products ------------------------------------------------------------------------------

TileFunctions = Mapping[tuple[int, int], Function]
"""Register tiles of a group of points, by rows and vectors."""


def emit_tiles(
    module: LLVMModule, plan: BilinearPlan, row_counts: Iterable[int], widths: Iterable[int]
) -> list[TileFunctions]:
    """The register tiles of each group that V's of so many rows and these widths fall into."""
    counts, most = list(row_counts), plan.tile_rows
    rows = {most for c in counts if c >= most} | {c % most for c in counts} - {0}
    sizes = list(itertools.product(sorted(rows), sorted({-(-w // plan.isa.lanes) for w in widths})))
    return [
        {
            (r, v): emit_tile(module, f"{group.name}_tile_{r}_{v}", _tile(plan, group, r, v))
            for r, v in sizes
        }
        for group in plan.layout.groups
    ]


PointStart = Callable[[PointGroup, IRValue], IRValue]
"""The beginning of something of a point: (group, point in it)."""


def emit_products(
    f: Function,
    plan: BilinearPlan,
    tiles: Sequence[TileFunctions],
    size: tuple[Index, int],
    v_and_m: tuple[IRValue, IRValue],
    u_at: PointStart,
    begin: Callable[[IRValue], None] | None = None,
) -> None:
    """The products of all points: so many rows by so many columns, of V and U into M.

    The tiles of a point prefetch what follows its U: that of the next point. `begin` is called with
    each point. Rows that are counted only at run time are in tiles as equal as they can be.
    """
    (rows, width), (v, m) = size, v_and_m
    vectors = -(-width // plan.isa.lanes)
    for group, of_group in zip(plan.layout.groups, tiles, strict=True):
        # Bytes that a tile prefetches: some lines in each round of its loop over k.
        share = 64 * _prefetch_lines(plan, group) * (group.depth // plan.policy.number("unroll"))
        with f.loop(0, group.points) as point:
            if begin is not None:
                begin(point.index)
            a = f.at(v, f.add(f.mul(point.index, group.v_point), group.v_start))
            b = u_at(group, point.index)
            c = f.at(m, f.mul(f.add(point.index, group.first), plan.m_point))
            ahead = f.at(b, group.u_point)
            for number, first, count in _row_tiles(f, rows, plan.tile_rows):
                here = f.at(a, f.mul(first, group.v_row))
                to = f.at(c, f.mul(first, plan.width))
                lines = f.address(ahead, f.mul(number, share), "i8")
                _call_tile(f, of_group, (count, vectors), [here, b, to, b, lines, 0, 0])


def _row_tiles(f: Function, rows: Index, most: int) -> Iterator[tuple[Index, Index, Index]]:
    """The number of each register tile, its first row, and how many it has.

    Of fixed rows there are full tiles, and one of the rows that are left over.
    """
    if isinstance(rows, IRValue):
        tiles = f.div(f.add(rows, most - 1), most)
        step = f.div(f.sub(f.add(rows, tiles), 1), tiles)
        with f.loop(0, tiles) as tile:
            first = f.mul(tile.index, step)
            yield tile.index, first, f.minimum(step, f.sub(rows, first))
        return
    count, rest = divmod(rows, most)
    if count:
        with f.loop(0, count) as tile:
            yield tile.index, f.mul(tile.index, most), most
    if rest:
        yield count, count * most, rest


def _call_tile(
    f: Function, tiles: TileFunctions, size: tuple[Index, int], args: Sequence[Index]
) -> None:
    """Call the tile of so many rows and vectors, of open rows the one that fits at run time."""
    rows, vectors = size
    if not isinstance(rows, IRValue):
        f.call(tiles[rows, vectors], *args)
        return
    for (count, width), function in tiles.items():
        if width == vectors:
            with f.when(f.compare("eq", rows, count)):
                f.call(function, *args)


def _tile(plan: BilinearPlan, group: PointGroup, rows: int, vectors: int) -> Tile:
    walk = Walk((), group.depth, 1, plan.width, plan.policy.number("unroll"))
    return Tile(
        (Share(tuple(r * group.v_row for r in range(rows)), walk),),
        tuple(range(rows)),
        plan.width,
        vectors * plan.isa.lanes,
        prefetch_lines=_prefetch_lines(plan, group),
    )


def _prefetch_lines(plan: BilinearPlan, group: PointGroup) -> int:
    """Lines to prefetch in a round, so that all tiles of a full band together prefetch all."""
    if plan.policy["prefetch"] == "none":
        return 0
    tiles = -(-plan.band_rows // plan.tile_rows)
    rounds = group.depth // plan.policy.number("unroll")  # one at least, as unroll <= depth
    return prefetch_lines(4 * group.u_point, rounds * tiles)


def emit_sum(f: Function, factors: Sequence[int | Fraction], values: Sequence[IRValue]) -> IRValue:
    """The sum of factor x value. It starts with a term that needs no factor."""
    terms = [(c, v) for c, v in zip(factors, values, strict=True) if c]
    if not terms:
        return f.splat(0.0)
    (first, value), *rest = sorted(terms, key=lambda term: term[0] != 1)
    total = value if first == 1 else f.fmul(f.splat(float(first)), value)
    for factor, value in rest:
        total = add_scaled(f, factor, value, total)
    return total


def add_scaled(f: Function, factor: int | Fraction, value: IRValue, total: IRValue) -> IRValue:
    """Total + factor x value."""
    if factor == 1:
        return f.fadd(total, value)
    if factor == -1:
        return f.fsub(total, value)
    return f.fma(f.splat(float(factor)), value, total)
