"""The loops over blocks of columns and tiles of rows, and the tile function for each edge."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping

from tuner.kernels.contraction.geometry import run_length
from tuner.kernels.contraction.plan import Plan
from tuner.kernels.edges import choices, fits
from tuner.kernels.emit import Function, Index, Module, Value
from tuner.kernels.kernel import Frame, Phase, open_phase
from tuner.kernels.tile import Tail, Tile, Walk, emit_tile, prefetch_lines
from tuner.task import OWN_INPUTS

TileFunctions = Mapping[tuple[int, tuple[bool, bool, bool]], Function]
"""By slice of k, and whether lines, pixels and columns are cut."""


def product_phase(module: Module, plan: Plan) -> Phase:
    tiles = _tile_functions(module, plan)
    frame = open_phase(module, f"{plan.name}_product", plan.task)
    by_columns = plan.policy["split"] == "columns"
    all_blocks, all_rows = (0, plan.blocks), (0, plan.row_tiles)
    share = (frame.lo, frame.hi)
    blocks, rows = (share, all_rows) if by_columns else (all_blocks, share)
    f = frame.function
    for k in range(plan.slices):
        if plan.policy["outer"] == "columns":
            with f.loop(*blocks) as block, f.loop(*rows) as row:
                _call_tile(plan, frame, tiles, k, block.index, row.index)
        else:
            with f.loop(*rows) as row, f.loop(*blocks) as block:
                _call_tile(plan, frame, tiles, k, block.index, row.index)
    return Phase(f.name, plan.blocks if by_columns else plan.row_tiles)


def _call_tile(
    plan: Plan,
    frame: Frame,
    tiles: TileFunctions,
    k: int,
    block: Value,
    row_tile: Value,
) -> None:
    """Call the tile function that fits: full, or cut at the last lines, pixels or columns."""
    f, g, s = frame.function, plan.geometry, plan.source
    image = f.div(row_tile, plan.line_tiles * plan.pixel_tiles)
    in_image = f.rem(row_tile, plan.line_tiles * plan.pixel_tiles)
    line_tile, pixel_tile = f.div(in_image, plan.pixel_tiles), f.rem(in_image, plan.pixel_tiles)
    group, in_group = f.div(block, plan.group_blocks), f.rem(block, plan.group_blocks)
    y, x = f.mul(line_tile, plan.lines), f.mul(pixel_tile, plan.pixels)
    depth = g.depth // plan.slices

    a = f.mul(image, s.image)
    a = f.add(a, f.mul(y, g.strides[0] * s.line))
    a = f.add(a, f.mul(x, g.strides[1] * s.pixel))
    a = f.add(a, f.add(f.mul(group, g.group_channels), k * depth))
    column = f.add(f.mul(group, g.group_outputs), f.mul(in_group, plan.width))
    row = f.add(f.mul(f.add(f.mul(image, g.out_height), y), g.out_width), x)
    c = f.add(f.mul(row, g.out_channels), column)
    b = f.add(f.mul(block, g.depth * plan.width), k * depth * plan.width)
    ahead = f.at(frame.inputs[1], f.add(b, g.depth * plan.width))
    ahead = f.at(ahead, f.mul(row_tile, 64 * _prefetch_share(plan)), "i8")

    base = frame.scratch if s.copied_elements else frame.inputs[0]
    own = OWN_INPUTS[plan.task.op]
    args: list[Index] = [
        f.at(base, a), f.at(frame.inputs[1], b), f.at(frame.output, c),
        f.at(frame.inputs[2], f.mul(block, plan.width)), ahead, row, column,
        *frame.inputs[own:],
    ]  # fmt: skip
    last = (
        f.compare("eq", line_tile, plan.line_tiles - 1),
        f.compare("eq", pixel_tile, plan.pixel_tiles - 1),
        f.compare("eq", in_group, plan.group_blocks - 1),
    )
    for (slice_, cut), function in tiles.items():
        if slice_ != k:
            continue
        with f.when(fits(f, last, cut, _edges(plan))):
            f.call(function, *args)


def _edges(plan: Plan) -> tuple[int, int, int]:
    """Lines, pixels and columns in the last tile of each kind; 0 where all tiles are full."""
    g = plan.geometry
    return g.out_height % plan.lines, g.out_width % plan.pixels, g.group_outputs % plan.width


def _tile_functions(module: Module, plan: Plan) -> TileFunctions:
    """A tile function for each slice of k and each combination of cut edges that occurs."""
    counts = (plan.line_tiles, plan.pixel_tiles, plan.group_blocks)
    lines, pixels, columns = (choices(*pair) for pair in zip(_edges(plan), counts, strict=True))
    functions = {}
    for k, *cut in itertools.product(range(plan.slices), lines, pixels, columns):
        name = f"{plan.name}_tile_{k}{cut[0]:d}{cut[1]:d}{cut[2]:d}"
        functions[k, (cut[0], cut[1], cut[2])] = emit_tile(module, name, _tile(plan, k, *cut))
    return functions


def _tile(plan: Plan, k: int, cut_lines: bool, cut_pixels: bool, cut_columns: bool) -> Tile:
    g, s, edges = plan.geometry, plan.source, _edges(plan)
    lines = edges[0] if cut_lines else plan.lines
    pixels = edges[1] if cut_pixels else plan.pixels
    columns = edges[2] if cut_columns else plan.width
    places = [(y, x) for y in range(lines) for x in range(pixels)]
    numbers = tuple(y * g.out_width + x for y, x in places)
    vectors = -(-columns // plan.isa.lanes)
    return Tile(
        a_offsets=tuple(y * g.strides[0] * s.line + x * g.strides[1] * s.pixel for y, x in places),
        c_offsets=tuple(n * g.out_channels for n in numbers),
        row_numbers=numbers,
        vectors=vectors,
        last_lanes=columns - (vectors - 1) * plan.isa.lanes,
        walk=_walk(plan),
        tail=Tail(plan.task.tail, plan.task.tail_inputs, plan.task.output.shape),
        starts_with="bias" if k == 0 else "partial",
        is_last_slice=k == plan.slices - 1,
        prefetch_lines=_prefetch_lines(plan),
    )


def _walk(plan: Plan) -> Walk:
    g, s = plan.geometry, plan.source
    unroll = plan.policy.number("unroll")
    if g.is_pointwise:
        return Walk((), g.depth // plan.slices, 1, plan.width, unroll)
    kernel_lines = (g.kernel[0], g.dilations[0] * s.line)
    if run_length(g) > g.group_channels:
        return Walk((kernel_lines,), run_length(g), 1, plan.width, unroll)
    taps = (g.kernel[1], g.dilations[1] * s.pixel)
    return Walk((kernel_lines, taps), g.group_channels, 1, plan.width, unroll)


def _rounds(plan: Plan) -> int:
    """Unrolled rounds in one tile."""
    walk = _walk(plan)
    return math.prod(count for count, _ in walk.outer) * (walk.run // walk.unroll)


def _prefetch_lines(plan: Plan) -> int:
    """Lines of the next block to ask for in a round, so that all row tiles together ask for all."""
    if plan.policy["prefetch"] == "none" or not _rounds(plan):
        return 0
    block_bytes = plan.geometry.depth // plan.slices * plan.width * 4
    return prefetch_lines(block_bytes, _rounds(plan) * plan.row_tiles)


def _prefetch_share(plan: Plan) -> int:
    """Lines of the next block that one row tile asks for."""
    return _prefetch_lines(plan) * _rounds(plan)
