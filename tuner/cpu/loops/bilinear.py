"""Loops of contractions with fewer multiplications: Winograd's convolutions, Strassen's products.

transform or sum up the input -> one matrix product for each point -> transform or sum up back
"""

from __future__ import annotations

from dataclasses import replace

from tuner.cpu.kernels.strassen.space import StrassenPlan
from tuner.cpu.kernels.winograd.space import WinogradPlan
from tuner.cpu.loops.nest import (
    Box,
    Cut,
    KernelSubject,
    Loop,
    LoopNest,
    Picture,
    first_box,
    numbered,
    piece_loop,
    product_title,
    statement,
    sum_loop,
)

STORED = "bias, activation, residual: fused"


def winograd(subject: KernelSubject) -> LoopNest:
    """Patches of the output, in bands of whole lines of patches."""
    plan = WinogradPlan(subject.task, subject.policy, subject.isa)
    g, side, by_rows = plan.geometry, plan.outputs, not plan.by_columns
    lines, across = Cut("lines", g.out_height, side), Cut("pixels", g.out_width, side)
    columns = Cut("columns", g.out_channels, plan.width)
    tile_patches = subject.number("tile_pixels")
    patches = Cut("patches", plan.band_rows, tile_patches)
    facts = (
        f"a patch: {side}x{side} output pixels",
        f"a band: {plan.band} lines of {plan.patch_columns} patches",
        *subject.tile_facts(f"{tile_patches} patches", tile_patches, plan.vectors, "columns"),
        f"columns: {columns.text('block')}",
        subject.shares_text("band" if by_rows else "block of columns"),
    )
    is_seen = by_rows and g.images == 1
    strip = Cut("lines", g.out_height, plan.band * side)
    picture = Picture(
        strip if is_seen else lines,
        across,
        _first_patches(tile_patches, plan.patch_columns, side),
        first_box(min(strip.step, g.out_height), g.out_width),
        subject.shares("y") if is_seen else None,
    )
    transform = "V = transform of the input"
    n = piece_loop(0, "n", columns, "block", is_shared=not by_rows)
    band = Loop(0, "band", plan.bands, remark="shared out" if by_rows else "")
    if by_rows:
        outer = [band, statement(1, transform, "of this band's patches"), replace(n, depth=1)]
    else:
        shared = statement(0, transform, "lines of patches, shared out")
        outer = [shared, n, replace(band, depth=1)]
    loops = (
        *outer,
        Loop(2, "point of a patch", len(plan.points), remark="one matrix product"),
        piece_loop(3, "patch", patches, "tile"),
        sum_loop(4, "k", g.channels, subject.number("unroll"))
        if g.strides == (1, 1)
        else statement(4, "for k in the channels of the point's terms:"),
        statement(2, "transform back, store", STORED),
    )
    return LoopNest(product_title(g.rows, g.out_channels, g.depth), picture, facts, loops)


def _first_patches(patches: int, in_line: int, side: int) -> tuple[Box, ...]:
    """Whole lines of patches, and what is left over of them."""
    lines, rest = divmod(patches, in_line)
    whole = (Box(0, 0, lines * side, in_line * side),) if lines else ()
    return (*whole, Box(lines * side, 0, side, rest * side)) if rest else whole


def strassen(subject: KernelSubject) -> LoopNest:
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
    made = first_box(min(rows.step, g.rows), min(columns.step, g.out_channels))
    shares_blocks = plan.by_columns and not plan.sums_weights
    n = piece_loop(0, "n", columns, "block", is_shared=shares_blocks)
    m = piece_loop(0, "m", Cut("lines", plan.lines, band), "band", is_shared=by_rows)
    v = "V = sums of the parts of the input"
    if plan.sums_weights:
        outer = [
            Loop(0, "chunk", plan.units, remark="shared out"),
            replace(m, depth=1),
            statement(2, v, "of this band"),
            Loop(2, "block", plan.chunk),
            statement(3, "U = sums of the parts of the block's weights", "before its first band"),
        ]
    elif by_rows:
        outer = [m, statement(1, v, "of this band"), replace(n, depth=1)]
    else:
        outer = [statement(0, v, "lines, shared out"), n, replace(m, depth=1)]
    depth = outer[-1].depth if plan.sums_weights else 2
    loops = (
        *outer,
        Loop(depth, "point", algorithm.products, remark="one matrix product"),
        piece_loop(depth + 1, "line", tile, "tile"),
        sum_loop(depth + 2, "k", plan.part_depth, subject.number("unroll")),
        statement(depth, "sum up into every part, store", STORED),
    )
    picture = Picture(rows, columns, (), made, around_is="made at once")
    return LoopNest(product_title(g.rows, g.out_channels, g.depth), picture, facts, loops)


def _shared_unit(plan: StrassenPlan) -> str:
    """Name of what the cores share out."""
    if not plan.by_columns:
        return "band of rows"
    return "chunk of columns" if plan.sums_weights else "block of columns"
