"""Loops of matrix products and convolutions with constant weights, computed directly.

Rows are output pixels, columns output channels, k what is summed up.
"""

from __future__ import annotations

from tuner.cpu.kernels.contraction.geometry import DirectPlan, Geometry
from tuner.loop_nest import Box, Cut, KernelSubject, Loop, LoopNest, Picture, numbered


def loops(subject: KernelSubject) -> LoopNest:
    """Register tiles of lines x pixels x vectors, straight over the implicit matrix product."""
    plan = DirectPlan(subject.task, subject.policy, subject.isa)
    g = plan.geometry
    lines = Cut("lines", g.out_height, plan.lines)
    pixels = Cut("pixels", g.out_width, plan.pixels)
    columns = Cut("columns", g.out_channels, plan.width, g.section_outputs)
    is_matrix = g.out_height == 1
    rows = numbered(plan.pixels, "row")
    if not is_matrix:
        rows = f"{numbered(plan.lines, 'line')} x {plan.pixels} pixels"
    facts = (
        *subject.tile_facts(rows, plan.lines * plan.pixels, plan.vectors, "columns"),
        f"columns: {columns.text('block')}",
        f"rows: {numbered(plan.row_tiles, 'tile')}{_last_tile(g, lines, pixels)}",
        subject.shares_text("block of columns" if plan.by_columns else "tile of rows"),
    )
    if is_matrix:
        picture = _matrix(subject, plan, pixels, columns)
    else:
        picture = _plane(subject, plan, lines, pixels)
    title = LoopNest.product_title(g.rows, g.out_channels, g.depth)
    return LoopNest(title, picture, facts, _loops(subject, plan, lines, pixels))


def _last_tile(g: Geometry, lines: Cut, pixels: Cut) -> str:
    cut = [f"{c.last} {c.name}" for c in (lines, pixels) if c.is_uneven]
    if not cut:
        return ""
    return f", the last of {pixels.last}" if g.out_height == 1 else f", cut to {', '.join(cut)}"


def _loops(subject: KernelSubject, plan: DirectPlan, lines: Cut, pixels: Cut) -> tuple[Loop, ...]:
    """The nest, from the outermost loop to the register tile."""
    g, found = plan.geometry, []
    if not subject.is_("format", "dense"):
        how = "with zeros around it" if any(g.pads) else "its rows out of shared cache sets"
        how += f", rounded to {plan.a.name}" if plan.a.is_half else ""
        found.append(Loop.statement(0, "copy the input into scratch", how))
    outer = []
    if plan.slices > 1:
        step = g.depth // plan.slices
        outer.append(Loop(0, "k", g.depth, step, f"{plan.slices} slices"))
    of_columns = [("n", Cut("columns", g.section_outputs, plan.width), "block")]
    if g.sections > 1:
        of_columns.insert(0, ("group", Cut("groups", g.sections, 1), "group"))
    of_rows = [("x" if g.out_height > 1 else "m", pixels, "tile")]
    if g.out_height > 1:
        of_rows.insert(0, ("y", lines, "tile"))
    if g.images > 1:
        of_rows.insert(0, ("image", Cut("images", g.images, 1), "image"))
    both = [(*loop, plan.by_columns) for loop in of_columns]
    rows = [(*loop, not plan.by_columns) for loop in of_rows]
    both = both + rows if subject.is_("outer", "columns") else rows + both
    for name, cut, piece, is_shared in both:
        outer.append(Loop.over(len(outer), name, cut, piece, is_shared=is_shared))
    ahead = not subject.is_("prefetch", "none")
    start = "bias" if plan.slices == 1 else "bias, or what the slice before left"
    depth = len(outer)
    return (
        *found,
        *outer,
        Loop.statement(
            depth,
            f"register tile = {start}",
            "asks for the next block of weights" if ahead else "",
        ),
        *_sum_loops(subject, plan, depth),
        Loop.statement(depth, "store the tile", "after bias, activation, residual: fused"),
    )


def _sum_loops(subject: KernelSubject, plan: DirectPlan, depth: int) -> list[Loop]:
    """The walk of k: through the kernel's lines and taps, and then through channels."""
    g, unroll = plan.geometry, subject.number("unroll") * plan.arithmetic.depth_step
    if g.is_pointwise:
        lengths = [source.channels // plan.slices for source in g.sources]
        return [Loop.of_sum(depth, "k", length, unroll) for length in lengths]
    high, wide = g.kernel
    found = [Loop(depth, "kernel line", high)] if high > 1 else []
    if g.groups == 1 and g.dilations[1] == 1:
        name = "tap and channel" if wide > 1 else "channel"
        return [*found, Loop.of_sum(depth + len(found), name, wide * g.group_channels, unroll)]
    found += [Loop(depth + len(found), "tap", wide)] if wide > 1 else []
    return [*found, Loop.of_sum(depth + len(found), "channel", g.group_channels, unroll)]


def _matrix(subject: KernelSubject, plan: DirectPlan, pixels: Cut, columns: Cut) -> Picture:
    """The output matrix: rows down, columns across."""
    rows = Cut("rows", pixels.size, pixels.step)
    height = min(rows.step, rows.size)
    width = min(columns.step, plan.geometry.section_outputs)
    strip = Box(0, 0, height, columns.size)
    if subject.is_("outer", "columns"):
        strip = Box(0, 0, rows.size, width)
    shares = subject.shares("x" if plan.by_columns else "y")
    return Picture(rows, columns, Picture.corner(height, width), (strip,), shares)


def _plane(subject: KernelSubject, plan: DirectPlan, lines: Cut, pixels: Cut) -> Picture:
    """An image of the output: lines down, pixels across; columns are behind each other."""
    tile = Picture.corner(min(lines.step, lines.size), min(pixels.step, pixels.size))
    is_seen = not plan.by_columns and plan.geometry.images == 1
    shares = subject.shares("y", plan.pixel_tiles) if is_seen else None
    return Picture(lines, pixels, tile, shares=shares)
