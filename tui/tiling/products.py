"""Products of two run-time matrices, alone and in attention."""

from __future__ import annotations

import math

from tui.tiling.given import Given, NotKnown, alone, first_box
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


def matmul(given: Given) -> Tiling:
    """Tiles of rows, and for each all blocks of columns."""
    a = _permuted(given, given.shape(0), "perm_a")
    out = _logical_output(given)
    batches, depth, vectors = math.prod(out[:-2]), a[-1], given.number("tile_vectors")
    rows = Cut("rows", out[-2], given.number("tile_rows"))
    columns = Cut("columns", out[-1], vectors * given.lanes)
    packs = given.word("format", "dense", "packed") == "packed"
    product = Phase(batches * rows.pieces, "tile of rows")
    packing = (Phase(batches * columns.pieces, "block of columns"),) if packs else ()
    facts = (
        f"register tile: {rows_of(rows.step)} x",
        f"  {vectors} x {given.lanes} columns",
        f"  {given.sums(rows.step, vectors)}",
        f"rows: {rows.told('tile')}",
        f"columns: {columns.told('block')}",
        *([f"matrices: {batches:,}, one is drawn"] if batches > 1 else []),
        told_shares(product, given.cores),
    )
    nest = [Line(0, "pack the columns of B into blocks", "shared out")] if packs else []
    outer = [count(0, "matrix", batches, "shared out")] if batches > 1 else []
    first = len(outer)
    nest += [
        *outer,
        loop(first, "m", rows, "tile", is_shared=True),
        loop(first + 1, "n", columns, "block"),
        depth_loop(first + 2, "k", depth, given.number("unroll")),
        Line(first + 2, "store the tile", "after scale, residual: fused"),
    ]
    height, width = min(rows.step, rows.size), min(columns.step, columns.size)
    shared = Shared("y", product.units, given.cores) if batches == 1 else None
    strip = (Box(0, 0, height, columns.size),)
    picture = Picture(rows, columns, first_box(height, width), strip, shared)
    title = product_title(rows.size, columns.size, depth)
    return Tiling(title, picture, facts, tuple(nest), (*packing, product))


def attention(given: Given) -> Tiling:
    """Blocks of rows of queries, each from its scores to its output by one core."""
    q, k = _permuted(given, given.shape(0), "perm_q"), _permuted(given, given.shape(1), "perm_k")
    out = _logical_output(given)
    heads, queries, keys, values = math.prod(out[:-2]), q[-2], k[-1], out[-1]
    tile_rows, vectors = given.number("tile_rows"), given.number("tile_vectors")
    block = min(tile_rows * given.number("block_tiles"), queries)
    rows = Cut("rows", queries, block)
    columns = Cut("keys", keys, _width(given, vectors, keys))
    phases = alone(heads * rows.pieces, "block of rows")
    facts = (
        f"drawn: the scores of one of {heads:,} heads" if heads > 1 else "drawn: the scores",
        f"block: {block} rows of {queries:,} queries,",
        f"  {rows.pieces:,} blocks a head, the last of {rows.last}",
        f"register tile: {min(tile_rows, block)} rows x",
        f"  {columns.step // given.lanes} x {given.lanes} keys",
        told_shares(phases[0], given.cores),
    )
    tiles = Cut("rows", block, tile_rows)
    wide = Cut("columns", values, _width(given, vectors, values))
    unroll = given.number("unroll")
    nest = (
        *([count(0, "head", heads, "shared out")] if heads > 1 else []),
        *_block(rows, columns, tiles, wide, (q[-1], keys, unroll), given, int(heads > 1)),
    )
    height = min(tile_rows, block)
    picture = Picture(
        rows,
        columns,
        first_box(height, min(columns.step, keys)),
        first_box(block, keys),
        Shared("y", phases[0].units, given.cores) if heads == 1 else None,
    )
    title = f"{queries:,} queries x {keys:,} keys, sums of {q[-1]:,}; then x {values:,} values"
    return Tiling(title, picture, facts, nest, phases)


def _block(
    rows: Cut,
    columns: Cut,
    tiles: Cut,
    wide: Cut,
    sums: tuple[int, int, int],
    given: Given,
    depth: int,
) -> tuple[Line, ...]:
    """What is done for a block of rows: scores, their softmax, and the sums of values."""
    features, keys, unroll = sums
    return (
        loop(depth, "m", rows, "block", is_shared=True),
        loop(depth + 1, "key", columns, "block"),
        loop(depth + 2, "row", tiles, "tile"),
        depth_loop(depth + 3, "k", features, min(unroll, features)),
        Line(depth + 1, "softmax of the scores", f"{given.number('softmax_rows')} rows together"),
        loop(depth + 1, "n", wide, "block"),
        loop(depth + 2, "row", tiles, "tile"),
        depth_loop(depth + 3, "key", keys, min(unroll, keys)),
    )


def _width(given: Given, vectors: int, columns: int) -> int:
    """Narrow products have narrow blocks."""
    return min(vectors, -(-columns // given.lanes)) * given.lanes


def _permuted(given: Given, shape: tuple[int, ...], name: str) -> tuple[int, ...]:
    order = given.ints(name, len(shape))
    if sorted(order) != list(range(len(shape))) or len(shape) < 2:
        raise NotKnown(f"the task's {name} is no permutation")
    return tuple(shape[axis] for axis in order)


def _logical_output(given: Given) -> tuple[int, ...]:
    """Before it is permuted."""
    out = given.out_shape()
    order = given.ints("perm_out", len(out))
    if sorted(order) != list(range(len(out))) or len(out) < 2:
        raise NotKnown("the task's perm_out is no permutation")
    return tuple(size for _, size in sorted(zip(order, out, strict=True)))
