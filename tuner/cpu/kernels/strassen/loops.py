"""Loops of Strassen's products.

parts of the input summed up -> a matrix product for each point -> summed up into every part
"""

from __future__ import annotations

from dataclasses import replace

from tuner.cpu.kernels.strassen.space import StrassenPlan
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture, numbered


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
