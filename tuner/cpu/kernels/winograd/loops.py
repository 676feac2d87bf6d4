"""Loops of Winograd's convolutions.

input transformed -> a matrix product for each point -> transformed back
"""

from __future__ import annotations

from dataclasses import replace

from tuner.cpu.kernels.winograd.space import WinogradPlan
from tuner.loop_nest import Box, Cut, KernelSubject, Loop, LoopNest, Picture


def loops(subject: KernelSubject) -> LoopNest:
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
        Picture.corner(min(strip.step, g.out_height), g.out_width),
        subject.shares("y") if is_seen else None,
    )
    loops = (
        *_outer_loops(plan, columns),
        Loop(2, "point of a patch", len(plan.points), remark="one matrix product"),
        Loop.over(3, "patch", patches, "tile"),
        Loop.of_sum(4, "k", g.channels, subject.number("unroll"))
        if g.strides == (1, 1)
        else Loop.statement(4, "for k in the channels of the point's terms:"),
        Loop.statement(2, "transform back, store", "bias, activation, residual: fused"),
    )
    return LoopNest(LoopNest.product_title(g.rows, g.out_channels, g.depth), picture, facts, loops)


def _outer_loops(plan: WinogradPlan, columns: Cut) -> list[Loop]:
    """The loops over bands and blocks of columns, with the transform of what they read."""
    transform = "V = transform of the input"
    n = Loop.over(0, "n", columns, "block", is_shared=plan.by_columns)
    if plan.by_columns:
        shared = Loop.statement(0, transform, "lines of patches, shared out")
        return [shared, n, Loop(1, "band", plan.bands)]
    band = Loop(0, "band", plan.bands, remark="shared out")
    return [band, Loop.statement(1, transform, "of this band's patches"), replace(n, depth=1)]


def _first_patches(patches: int, in_line: int, side: int) -> tuple[Box, ...]:
    """Whole lines of patches, and what is left over of them."""
    lines, rest = divmod(patches, in_line)
    whole = (Box(0, 0, lines * side, in_line * side),) if lines else ()
    return (*whole, Box(lines * side, 0, side, rest * side)) if rest else whole
