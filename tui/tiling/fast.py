"""Contractions with fewer multiplications: Winograd's for convolutions, Strassen's for products.

transform or sum up the input -> one matrix product for each point -> transform or sum up back
"""

from __future__ import annotations

from collections.abc import Mapping

from tui.tiling.contraction import Sizes, sizes_of
from tui.tiling.given import Given, NotKnown, first_box
from tui.tiling.values import (
    Box,
    Cut,
    Line,
    Phase,
    Picture,
    Shared,
    Tiling,
    count,
    depth_loop,
    loop,
    product_title,
    rows_of,
    told_shares,
)

PATCHES: Mapping[str, int] = {"winograd_f2": 2, "winograd_f3": 3, "winograd_f4": 4}
"""Output pixels of a patch, down and across."""

PRODUCTS: Mapping[str, tuple[int, int, int, int]] = {
    "strassen_2x2x2": (2, 2, 2, 7),
    "strassen_2x3x3": (2, 3, 3, 15),
    "strassen_2x4x4": (2, 4, 4, 26),
}
"""Parts of rows, of k and of columns, and the products that are left of their product."""


def winograd(given: Given) -> Tiling:
    """Patches of the output, in bands of whole lines of patches."""
    sizes, side = sizes_of(given), PATCHES[str(given.knobs["impl"])]
    if sizes.section != sizes.columns:
        raise NotKnown("Winograd's convolutions have no groups and no parts")
    band = given.number("band")
    lines, across = Cut("lines", sizes.lines, side), Cut("pixels", sizes.pixels, side)
    bands = Cut("lines of patches", lines.pieces, band)
    columns = Cut("columns", sizes.columns, given.number("tile_vectors") * given.lanes)
    by_rows = given.word("split", "columns", "rows") == "rows"
    phases = (
        (Phase(sizes.images * bands.pieces, "band"),)
        if by_rows
        else (
            Phase(sizes.images * lines.pieces, "line of patches"),
            Phase(columns.pieces, "block of columns"),
        )
    )
    tile_patches = given.number("tile_pixels")
    patches = Cut("patches", band * across.pieces, tile_patches)
    rows, vectors = patches.step, given.number("tile_vectors")
    facts = (
        f"a patch: {side}x{side} output pixels",
        f"a band: {bands.step} lines of {across.pieces} patches",
        f"register tile: {rows} patches x",
        f"  {vectors} x {given.lanes} columns",
        f"  {given.sums(rows, vectors)}",
        f"columns: {columns.told('block')}",
        told_shares(phases[-1], given.cores),
    )
    nest = _winograd_nest(given, sizes, bands, columns, patches, by_rows)
    shared = None
    if by_rows and sizes.images == 1:
        shared = Shared("y", phases[0].units, given.cores)
    strip = Cut("lines", sizes.lines, band * side)
    picture = Picture(
        strip if shared else lines,
        across,
        _first_patches(tile_patches, across.pieces, side),
        first_box(min(strip.step, sizes.lines), sizes.pixels),
        shared,
    )
    return Tiling(
        product_title(sizes.rows, sizes.columns, sizes.depth), picture, facts, nest, phases
    )


def _first_patches(patches: int, in_line: int, side: int) -> tuple[Box, ...]:
    """Whole lines of patches, and what is left over of them."""
    lines, rest = divmod(patches, in_line)
    whole = (Box(0, 0, lines * side, in_line * side),) if lines else ()
    return (*whole, Box(lines * side, 0, side, rest * side)) if rest else whole


def _winograd_nest(
    given: Given, sizes: Sizes, bands: Cut, columns: Cut, patches: Cut, by_rows: bool
) -> tuple[Line, ...]:
    points = ""
    if sizes.strides == (1, 1):
        side = PATCHES[str(given.knobs["impl"])]
        high, wide = (side + taps - 1 for taps in sizes.kernel)
        points = f" ({high}x{wide})"
    transform = "V = transform of the input"
    n = loop(0, "n", columns, "block", is_shared=not by_rows)
    images = sizes.images * bands.pieces
    band = Line(0, f"for band in 0..{images}:", "shared out" if by_rows else "")
    outer = (
        [band, Line(1, transform, "of this band's patches"), _deeper(n, 1)]
        if by_rows
        else [Line(0, transform, "lines of patches, shared out"), n, _deeper(band, 1)]
    )
    one_term = sizes.strides == (1, 1)
    depth = (
        depth_loop(4, "k", sizes.group_channels, given.number("unroll"))
        if one_term
        else Line(4, "for k in the channels of the point's terms:", "")
    )
    return (
        *outer,
        Line(2, f"for each point of a patch{points}:", "one matrix product"),
        loop(3, "patch", patches, "tile"),
        depth,
        Line(2, "transform back, store", "bias, activation, residual: fused"),
    )


def strassen(given: Given) -> Tiling:
    """Rows, k and columns in parts; a band of rows and a block of columns of every part at once."""
    sizes = sizes_of(given)
    row_parts, depth_parts, column_parts, products = PRODUCTS[str(given.knobs["impl"])]
    vectors = given.number("tile_vectors")
    width = vectors * given.lanes
    part_rows = -(-sizes.rows // row_parts)
    band = min(given.number("band"), part_rows)
    blocks = -(-sizes.columns // (column_parts * width))
    part_columns = blocks * width
    if sizes.group_channels % depth_parts or (column_parts - 1) * part_columns >= sizes.columns:
        raise NotKnown("the parts that the policy names do not fit the task")
    rows = Cut("rows", sizes.rows, band, part_rows)
    columns = Cut("columns", sizes.columns, width, part_columns)
    bands = Cut("rows", part_rows, band)
    by_rows = given.word("split", "columns", "rows") == "rows"
    phases = (
        (Phase(bands.pieces, "band of rows"),)
        if by_rows
        else (Phase(part_rows, "row of all parts"), Phase(blocks, "block of columns"))
    )
    tile = Cut("rows", band, given.number("tile_pixels"))
    facts = (
        f"parts: {row_parts} of rows, {column_parts} of columns,",
        f"  {depth_parts} of k: {products} products, not {row_parts * depth_parts * column_parts}",
        f"register tile: {rows_of(tile.step)} x",
        f"  {vectors} x {given.lanes} columns",
        f"  {given.sums(tile.step, vectors)}",
        told_shares(phases[-1], given.cores),
    )
    around = tuple(
        Box(y, x, min(band, sizes.rows - y), width)
        for y in range(0, sizes.rows, part_rows)
        for x in range(0, sizes.columns, part_columns)
    )
    nest = _strassen_nest(given, sizes, bands, Cut("columns", part_columns, width), tile)
    return Tiling(
        product_title(sizes.rows, sizes.columns, sizes.depth),
        Picture(rows, columns, (), around, around_is="made at once"),
        facts,
        nest,
        phases,
    )


def _strassen_nest(
    given: Given, sizes: Sizes, bands: Cut, columns: Cut, tile: Cut
) -> tuple[Line, ...]:
    _, depth_parts, _, products = PRODUCTS[str(given.knobs["impl"])]
    by_rows = given.knobs["split"] == "rows"
    n = loop(0, "n", columns, "block", is_shared=not by_rows)
    m = loop(0, "m", bands, "band", is_shared=by_rows)
    sums = "V = sums of the parts of the input"
    outer = (
        [m, Line(1, sums, "of this band"), _deeper(n, 1)]
        if by_rows
        else [Line(0, sums, "rows of all parts, shared out"), n, _deeper(m, 1)]
    )
    return (
        *outer,
        count(2, "point", products, "one matrix product"),
        loop(3, "row", tile, "tile"),
        depth_loop(4, "k", sizes.group_channels // depth_parts, given.number("unroll")),
        Line(2, "sum up into every part, store", "bias, activation, residual: fused"),
    )


def _deeper(line: Line, depth: int) -> Line:
    return Line(depth, line.text, line.remark)
