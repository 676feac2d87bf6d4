"""Products with constant weights by fast bilinear algorithms: Strassen's and its like.

    sums of blocks of A -> one matrix product for each point -> sums of the products, bias, tail

<m, k, n; R> needs R block products instead of m * k * n: Strassen's <2, 2, 2; 7> one in eight less,
at the price of a few additions. Sums of weights are made when these are packed, which grow by
R / (k * n) (weights=packed), or for a chunk of blocks in the caches of the core that uses them
(weights=on_the_fly): then weights are packed as those of the direct product, so that programs
share them, and memory has to give no more of them.

An infinite input or weight makes every sum that it takes part in not-a-number (infinity less
infinity).
Source: V. Strassen, "Gaussian elimination is not optimal" (1969).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tuner.cpu.kernels.contraction.product import DIRECT
from tuner.cpu.kernels.kernel import Implementation, module_of
from tuner.cpu.kernels.products import AlgorithmKind, in_a_row
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS
from tuner.cpu.kernels.strassen.space import StrassenPlan, estimate, illegal, is_possible, knobs
from tuner.cpu.kernels.strassen.sums import (
    emit_blocks,
    emit_chunks,
    emit_input_rows,
    fill_band,
    fill_row,
)
from tuner.derivation import Derivation, Stride, Sweep, derive
from tuner.kernel_family import Constants, Kernel
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture, numbered
from tuner.policy import Knob, Policy
from tuner.target import Isa, Target
from tuner.task import Task


def _pack(plan: StrassenPlan, constants: Constants) -> Constants:
    """The weights as those of the direct product, or U as [block][point][part of k][columns].

    U is summed in float64, rounded once; never a matrix product: an infinite weight would be
    multiplied with the zeros of the other sums, which makes not-a-number of them.
    """
    packed = DIRECT.pack(plan.task, plan.policy, plan.isa, constants)
    if plan.sums_weights:
        return packed
    u = derive(_derivation(plan)[1], in_a_row(constants[1]))
    return {**packed, 1: u.reshape(plan.blocks, -1, plan.part_depth, plan.width)}


def _derivation(plan: StrassenPlan) -> Mapping[int, Derivation]:
    """U as sums of the parts of w[k,column], or of w[column,k] of a convolution.

    The last block begins with some columns of the one before, and may end behind the last column.
    """
    if plan.sums_weights:
        return {}
    parts, last = plan.algorithm.column_parts, plan.blocks - 1
    columns = min(
        plan.width, plan.geometry.out_channels - (plan.last_block + parts - 1) * plan.width
    )
    sweeps = [_sweep(plan, (0, last), 0, (0, plan.width), parts)] if last else []
    sweeps.append(_sweep(plan, (last, 1), plan.last_block, (0, columns), parts))
    if columns < plan.width and parts > 1:
        rest = columns, plan.width
        sweeps.append(_sweep(plan, (last, 1), plan.last_block, rest, parts - 1))
    size = plan.blocks * plan.algorithm.products * plan.part_depth * plan.width
    return {1: Derivation(size, tuple(sweeps))}


def _sweep(
    plan: StrassenPlan,
    blocks: tuple[int, int],
    first_packed: int,
    columns: tuple[int, int],
    column_parts: int,
) -> Sweep:
    """The sums of some blocks (first, count), the first of which begins with this packed block.

    `columns`: from, and up to, those of each packed block; `column_parts`: the first parts alone.
    """
    g, algorithm, depth, width = plan.geometry, plan.algorithm, plan.part_depth, plan.width
    is_gemm = plan.task.op == "gemm"
    column_step, key_step = (1, g.out_channels) if is_gemm else (g.channels, 1)
    point_size, (block, count), (start, end) = depth * width, blocks, columns
    block_size = algorithm.products * point_size
    terms = [
        (part, column_part)
        for part in range(algorithm.depth_parts)
        for column_part in range(column_parts)
    ]
    return Sweep(
        (
            Stride(count, algorithm.column_parts * width * column_step, block_size),
            Stride(depth, key_step, width),
            Stride(end - start, column_step, 1),
        ),
        tuple(
            part * depth * key_step + ((first_packed + column_part) * width + start) * column_step
            for part, column_part in terms
        ),
        tuple(block * block_size + n * point_size + start for n in range(algorithm.products)),
        tuple(
            tuple(float(row[part * algorithm.column_parts + other]) for part, other in terms)
            for row in algorithm.of_weights
        ),
    )


def _as_packed(task: Task, isa: Isa, knobs: Mapping[str, Knob]) -> Mapping[str, Knob]:
    """The knobs of the direct product that packs weights alike."""
    del task, isa
    if knobs["weights"] == "on_the_fly":
        return {"impl": DIRECT.name, "tile_vectors": knobs["tile_vectors"]}
    return knobs


class _Strassen(AlgorithmKind[StrassenPlan]):
    """The kind, whose weights may be summed up on the fly, in a phase of its own."""

    def implementation(self, impl: str) -> Implementation:
        of_all = super().implementation(impl)

        def why(task: Task, policy: Policy, target: Target) -> str | None:
            return illegal(policy) or of_all.illegal(task, policy, target)

        return replace(of_all, illegal=why, as_packed=_as_packed)

    def generate(self, plan: StrassenPlan) -> Kernel:
        if not plan.sums_weights:
            return super().generate(plan)
        module = module_of(plan.task, plan.isa)
        phase = emit_chunks(module, plan)
        return Kernel(module.text(), (phase,), worker_scratch_bytes=plan.own_bytes)


def loops(subject: KernelSubject) -> LoopNest:
    """Rows, k and columns in parts; a band of lines and a block of columns at once."""
    plan = StrassenPlan(subject.task, subject.policy, subject.isa)
    g, algorithm = plan.geometry, plan.algorithm
    band = min(plan.band_step, plan.lines)
    parts = algorithm.row_parts, algorithm.depth_parts, algorithm.column_parts
    rows = Cut("rows", g.rows, band * parts[0])
    columns = Cut("columns", g.out_channels, parts[2] * plan.width)
    tile = Cut("lines", band, subject.number("tile_pixels"))
    direct = parts[0] * parts[1] * parts[2]
    facts = (
        f"parts: {parts[0]} of rows, {parts[2]} of columns,",
        f"  {parts[1]} of k: {algorithm.products} products, not {direct}",
        f"a line: {parts[0]} rows",
        *subject.tile_facts(numbered(tile.step, "line"), tile.step, plan.vectors, "columns"),
        subject.shares_text(_shared_unit(plan)),
    )
    made = Picture.corner(min(rows.step, g.rows), min(columns.step, g.out_channels))
    outer = _outer_loops(plan, columns, band)
    # A chunk's loops are one deeper: it has all bands, and each of them all its blocks.
    depth = outer[-1].depth if plan.sums_weights else 2
    loops = (
        *outer,
        Loop(depth, "point", algorithm.products, remark="one matrix product"),
        Loop.over(depth + 1, "line", tile, "tile"),
        Loop.of_sum(depth + 2, "k", plan.part_depth, subject.number("unroll")),
        Loop.statement(depth, "sum up into every part, store", "bias, activation, residual: fused"),
    )
    picture = Picture(rows, columns, (), made, around_is="made at once")
    return LoopNest(LoopNest.product_title(g.rows, g.out_channels, g.depth), picture, facts, loops)


def _outer_loops(plan: StrassenPlan, columns: Cut, band: int) -> list[Loop]:
    """The loops over bands of so many lines and blocks of columns, with what is made in them."""
    shares_blocks = plan.by_columns and not plan.sums_weights
    n = Loop.over(0, "n", columns, "block", is_shared=shares_blocks)
    bands = Cut("lines", plan.lines, band)
    m = Loop.over(0, "m", bands, "band", is_shared=not plan.by_columns)
    v = "V = sums of the parts of the input"
    u = "U = sums of the parts of the block's weights"
    if plan.sums_weights:
        return [
            Loop(0, "chunk", plan.units, remark="shared out"),
            replace(m, depth=1),
            Loop.statement(2, v, "of this band"),
            Loop(2, "block", plan.chunk),
            Loop.statement(3, u, "before its first band"),
        ]
    if plan.by_columns:
        return [Loop.statement(0, v, "lines, shared out"), n, replace(m, depth=1)]
    return [m, Loop.statement(1, v, "of this band"), replace(n, depth=1)]


def _shared_unit(plan: StrassenPlan) -> str:
    """Name of what the cores share out."""
    if not plan.by_columns:
        return "band of rows"
    return "chunk of columns" if plan.sums_weights else "block of columns"


_STRASSEN = _Strassen(
    StrassenPlan,
    is_possible,
    knobs,
    _pack,
    estimate,
    emit_input_rows,
    fill_row,
    fill_band,
    emit_blocks,
    "sums",
    loops,
    derivation=_derivation,
)


IMPLEMENTATIONS = tuple(_STRASSEN.implementation(name) for name in ALGORITHMS)
