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
    g, algorithm, by_rows = plan.geometry, plan.algorithm, not plan.by_columns
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
    shares_blocks = plan.by_columns and not plan.sums_weights
    n = Loop.over(0, "n", columns, "block", is_shared=shares_blocks)
    m = Loop.over(0, "m", Cut("lines", plan.lines, band), "band", is_shared=by_rows)
    v = "V = sums of the parts of the input"
    u = "U = sums of the parts of the block's weights"
    if plan.sums_weights:
        outer = [
            Loop(0, "chunk", plan.units, remark="shared out"),
            replace(m, depth=1),
            Loop.statement(2, v, "of this band"),
            Loop(2, "block", plan.chunk),
            Loop.statement(3, u, "before its first band"),
        ]
    elif by_rows:
        outer = [m, Loop.statement(1, v, "of this band"), replace(n, depth=1)]
    else:
        outer = [Loop.statement(0, v, "lines, shared out"), n, replace(m, depth=1)]
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


def _shared_unit(plan: StrassenPlan) -> str:
    """Name of what the cores share out."""
    if not plan.by_columns:
        return "band of rows"
    return "chunk of columns" if plan.sums_weights else "block of columns"
