"""Matrix products and convolutions with constant weights, the direct way.

Rows are output pixels, columns output channels, k what is summed up. What has a 1x1 kernel and
reads pixel after pixel is one line of pixels, and so a plain matrix product.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

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
    plural,
    product_title,
    rows_of,
    told_shares,
)


@dataclass(frozen=True)
class Sizes:
    """A contraction in the words of a convolution."""

    images: int
    lines: int
    pixels: int
    """Of the output."""
    columns: int
    section: int
    """Columns that no block goes past: those of one group and of one stored part."""
    kernel: tuple[int, int]
    strides: tuple[int, int]
    group_channels: int
    sources: tuple[int, ...]
    """Channels of each image that is read, one after the other."""
    is_merged: bool
    """Whether the taps of a kernel line lie side by side, so that k runs through all of them."""
    has_border: bool

    @property
    def rows(self) -> int:
        return self.images * self.lines * self.pixels

    @property
    def depth(self) -> int:
        return self.kernel[0] * self.kernel[1] * self.group_channels

    @property
    def is_pointwise(self) -> bool:
        return self.kernel == (1, 1) and self.group_channels == sum(self.sources)


def sizes_of(given: Given) -> Sizes:
    """Raises NotKnown for a task of another form."""
    return _gemm_sizes(given) if given.op == "gemm" else _conv_sizes(given)


def _gemm_sizes(given: Given) -> Sizes:
    x, w = given.shape(0), given.shape(1, 2)
    return _line(math.prod(x[:-1]), (x[-1],), w[1], _parts(given, w[1]))


def _conv_sizes(given: Given) -> Sizes:
    images, lines, pixels = given.out_shape()[-4:-1]
    columns, *kernel, channels = given.shape(1, 4)
    groups = given.attributes.get("group")
    if not isinstance(groups, int) or groups < 1 or columns % groups:
        raise NotKnown("the task has no groups")
    pads, dilations = given.ints("pads", 4), given.ints("dilations", 2)
    sources, strides = _sources(given)
    parts, has_border = _parts(given, columns), any(pads)
    reads_whole = all(
        step == (1, 1) and given.shape(at, 4)[1:3] == (lines, pixels)
        for at, step in zip(sources, strides, strict=True)
    )
    widths = tuple(given.shape(at, 4)[3] for at in sources)
    if kernel == [1, 1] and groups == 1 and not has_border and reads_whole:
        return _line(images * lines * pixels, widths, columns, parts)
    section = math.gcd(columns // groups, columns // parts)
    is_merged = groups == 1 and dilations[1] == 1
    return Sizes(
        images, lines, pixels, columns, section, (kernel[0], kernel[1]), strides[0], channels,
        widths, is_merged, has_border,
    )  # fmt: skip


def _sources(given: Given) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Positions of the images that are read, and the strides of each."""
    if "source_strides" not in given.attributes:
        down, right = given.ints("strides", 2)
        return (0,), ((down, right),)
    flat = given.ints("source_strides")
    pairs = tuple(zip(flat[::2], flat[1::2], strict=False))
    return (0, *range(3, 3 + len(pairs) - 1)), pairs


def _parts(given: Given, columns: int) -> int:
    """Number of equal parts in which the columns of the result are stored."""
    parts = given.attributes.get("parts", 1)
    if not isinstance(parts, int) or parts < 1 or columns % parts:
        raise NotKnown("the task's columns have no such number of parts")
    return parts


def _line(rows: int, sources: tuple[int, ...], columns: int, parts: int) -> Sizes:
    return Sizes(
        1, 1, rows, columns, columns // parts, (1, 1), (1, 1), sum(sources), sources,
        is_merged=True, has_border=False,
    )  # fmt: skip


# -- the direct implementation -----------------------------------------------------------------


def direct(given: Given) -> Tiling:
    """Register tiles of lines x pixels x vectors, straight over the implicit matrix product."""
    sizes = sizes_of(given)
    vectors = given.number("tile_vectors")
    lines = Cut("lines", sizes.lines, given.number("tile_lines"))
    pixels = Cut("pixels", sizes.pixels, given.number("tile_pixels"))
    columns = Cut("columns", sizes.columns, vectors * given.lanes, sizes.section)
    row_tiles = sizes.images * lines.pieces * pixels.pieces
    by_columns = given.word("split", "columns", "rows") == "columns"
    product = (
        Phase(columns.pieces, "block of columns")
        if by_columns
        else Phase(row_tiles, "tile of rows")
    )
    copies = given.word("format", "dense", "padded") == "padded"
    rows = lines.step * pixels.step
    facts = (
        f"register tile: {_told_rows(sizes, lines, pixels)} x",
        f"  {vectors} x {given.lanes} columns",
        f"  {given.sums(rows, vectors)}",
        f"columns: {columns.told('block')}",
        f"rows: {row_tiles:,} {plural('tile', row_tiles)}" + _told_last(sizes, lines, pixels),
        told_shares(product, given.cores),
    )
    nest = (*_copying(sizes, copies), *_loops(given, sizes, (lines, pixels, columns), by_columns))
    picture = (
        _matrix(given, sizes, pixels, columns, product, by_columns)
        if sizes.lines == 1
        else _plane(given, sizes, lines, pixels, product, by_columns)
    )
    return Tiling(
        product_title(sizes.rows, sizes.columns, sizes.depth), picture, facts, nest, (product,)
    )


def _told_rows(sizes: Sizes, lines: Cut, pixels: Cut) -> str:
    if sizes.lines == 1:
        return rows_of(pixels.step)
    return f"{lines.step} {'line' if lines.step == 1 else 'lines'} x {pixels.step} pixels"


def _told_last(sizes: Sizes, lines: Cut, pixels: Cut) -> str:
    cut = [f"{c.last} {c.name}" for c in (lines, pixels) if c.last < min(c.step, c.size)]
    if sizes.lines == 1:
        return f", the last of {pixels.last}" if cut else ""
    return f", cut at the end to {', '.join(cut)}" if cut else ""


def _copying(sizes: Sizes, copies: bool) -> tuple[Line, ...]:
    if not copies:
        return ()
    how = "with zeros around it" if sizes.has_border else "its rows out of shared cache sets"
    return (Line(0, "copy the input into scratch", how),)


def _loops(
    given: Given, sizes: Sizes, cuts: tuple[Cut, Cut, Cut], by_columns: bool
) -> tuple[Line, ...]:
    """The nest, from the outermost loop to the register tile."""
    lines, pixels, columns = cuts
    outer = given.word("outer", "columns", "rows")
    slices = given.number("k_slices")
    found = (
        [Line(0, f"for k in 0..{sizes.depth} by {sizes.depth // slices}:", f"{slices} slices")]
        if slices > 1
        else []
    )
    block = Cut("columns", sizes.section, columns.step)
    of_columns = [("n", block, "block", by_columns)]
    if sizes.section < sizes.columns:
        sections = Cut("sections", sizes.columns // sizes.section, 1)
        of_columns.insert(0, ("group", sections, "group", by_columns))
    of_rows: list[tuple[str, Cut, str, bool]] = []
    if sizes.images > 1:
        of_rows.append(("image", Cut("images", sizes.images, 1), "image", not by_columns))
    if sizes.lines > 1:
        of_rows.append(("y", lines, "tile", not by_columns))
    of_rows.append(("x" if sizes.lines > 1 else "m", pixels, "tile", not by_columns))
    order = of_columns + of_rows if outer == "columns" else of_rows + of_columns
    for name, cut, what, is_shared in order:
        found.append(loop(len(found), name, cut, what, is_shared=is_shared))
    start = "bias" if slices == 1 else "bias, or what the slice before left"
    found.append(Line(len(found), f"register tile = {start}", _prefetching(given)))
    return (*found, *_sum_loops(given, sizes, len(found), slices))


def _prefetching(given: Given) -> str:
    ahead = given.word("prefetch", "none", "next_block") == "next_block"
    return "asks for the next block of weights" if ahead else ""


def _sum_loops(given: Given, sizes: Sizes, depth: int, slices: int) -> tuple[Line, ...]:
    """How k walks: through the kernel's lines and taps, and then through channels."""
    unroll = given.number("unroll")
    end = Line(depth, "store the tile", "after bias, activation, residual: fused")
    if sizes.is_pointwise:
        runs = [depth_loop(depth, "k", run // slices, unroll) for run in sizes.sources]
        return (*runs, end)
    high, wide = sizes.kernel
    found = [count(depth, "kernel line", high)] if high > 1 else []
    if sizes.is_merged:
        name = "tap and channel" if wide > 1 else "channel"
        found.append(depth_loop(depth + len(found), name, wide * sizes.group_channels, unroll))
    else:
        found += [count(depth + len(found), "tap", wide)] if wide > 1 else []
        found.append(depth_loop(depth + len(found), "channel", sizes.group_channels, unroll))
    return (*found, end)


def _matrix(
    given: Given, sizes: Sizes, rows: Cut, columns: Cut, product: Phase, by_columns: bool
) -> Picture:
    """The output matrix: rows down, columns across."""
    height, width = min(rows.step, rows.size), min(columns.step, sizes.section)
    strip = (
        Box(0, 0, rows.size, width)
        if given.knobs.get("outer") == "columns"
        else Box(0, 0, height, columns.size)
    )
    shared = Shared("x" if by_columns else "y", product.units, given.cores)
    named = Cut("rows", rows.size, rows.step)
    return Picture(named, columns, first_box(height, width), (strip,), shared)


def _plane(
    given: Given, sizes: Sizes, lines: Cut, pixels: Cut, product: Phase, by_columns: bool
) -> Picture:
    """An image of the output: lines down, pixels across; columns lie behind each other."""
    tile = first_box(min(lines.step, lines.size), min(pixels.step, pixels.size))
    is_told = not by_columns and sizes.images == 1
    shared = Shared("y", product.units, given.cores, pixels.pieces) if is_told else None
    return Picture(lines, pixels, tile, (), shared)
