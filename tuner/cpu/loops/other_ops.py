"""Loops of all other kernels: run-time products, attention, windows, rows, elements."""

from __future__ import annotations

import math

from tuner.cpu.kernels import elementwise, matmul
from tuner.cpu.kernels import reduce as reduction
from tuner.cpu.kernels.attention.space import AttentionPlan
from tuner.cpu.loops.nest import (
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

SWEEPS = {
    "three_pass": ("largest", "powers and their sum", "write the shares"),
    "two_pass": ("sum, for the mean", "squares of the distance", "write"),
    "one_pass": ("sum and squares together", "write"),
}
"""Sweeps over a row, by knob `impl`."""


def run_time_product(subject: KernelSubject) -> LoopNest:
    """Tiles of rows, and for each all blocks of columns."""
    layout = matmul.layout_of(subject.task)
    tile_rows, vectors = subject.number("tile_rows"), subject.number("tile_vectors")
    rows = Cut("rows", layout.rows, tile_rows)
    columns = Cut("columns", layout.columns, vectors * subject.isa.lanes)
    batches = layout.batches
    facts = (
        *subject.tile_facts(numbered(tile_rows, "row"), tile_rows, vectors, "columns"),
        f"rows: {rows.text('tile')}",
        f"columns: {columns.text('block')}",
        *([f"matrices: {batches:,}, one is drawn"] if batches > 1 else []),
        subject.shares_text("tile of rows"),
    )
    packs = subject.is_("format", "packed")
    first = int(batches > 1)
    loops = (
        *([statement(0, "pack the columns of B into blocks", "shared out")] if packs else []),
        *([Loop(0, "matrix", batches, remark="shared out")] if batches > 1 else []),
        piece_loop(first, "m", rows, "tile", is_shared=True),
        piece_loop(first + 1, "n", columns, "block"),
        sum_loop(first + 2, "k", layout.depth, subject.number("unroll")),
        statement(first + 2, "store the tile", "after scale, residual: fused"),
    )
    height, width = min(rows.step, rows.size), min(columns.step, columns.size)
    shares = subject.shares("y") if batches == 1 else None
    strip = first_box(height, columns.size)
    picture = Picture(rows, columns, first_box(height, width), strip, shares)
    title = product_title(rows.size, columns.size, layout.depth)
    return LoopNest(title, picture, facts, loops)


def attention(subject: KernelSubject) -> LoopNest:
    """Blocks of rows of queries, each from its scores to its output by one core."""
    plan = AttentionPlan(subject.task, subject.policy, subject.isa)
    scores, lanes = plan.scores, subject.isa.lanes
    heads, queries, keys, values = scores.batches, scores.rows, scores.columns, plan.values.columns
    block, tile_rows = plan.row_block, min(subject.number("tile_rows"), plan.row_block)
    rows = Cut("rows", queries, block)
    columns = Cut("keys", keys, plan.vectors(keys) * lanes)
    wide = Cut("columns", values, plan.vectors(values) * lanes)
    tiles = Cut("rows", block, subject.number("tile_rows"))
    facts = (
        f"drawn: the scores of one of {heads:,} heads" if heads > 1 else "drawn: the scores",
        f"block: {block} rows of {queries:,} queries,",
        f"  {rows.pieces:,} blocks a head, the last of {rows.last}",
        f"register tile: {tile_rows} rows x",
        f"  {plan.vectors(keys)} x {lanes} keys",
        subject.shares_text("block of rows"),
    )
    first, unroll = int(heads > 1), subject.number("unroll")
    softmax_rows = f"{subject.number('softmax_rows')} rows together"
    loops = (
        *([Loop(0, "head", heads, remark="shared out")] if heads > 1 else []),
        piece_loop(first, "m", rows, "block", is_shared=True),
        piece_loop(first + 1, "key", columns, "block"),
        piece_loop(first + 2, "row", tiles, "tile"),
        sum_loop(first + 3, "k", scores.depth, min(unroll, scores.depth)),
        statement(first + 1, "softmax of the scores", softmax_rows),
        piece_loop(first + 1, "n", wide, "block"),
        piece_loop(first + 2, "row", tiles, "tile"),
        sum_loop(first + 3, "key", keys, min(unroll, keys)),
    )
    shares = subject.shares("y") if heads == 1 else None
    tile = first_box(tile_rows, min(columns.step, keys))
    picture = Picture(rows, columns, tile, first_box(block, keys), shares)
    sums = f"{queries:,} queries x {keys:,} keys, sums of {scores.depth:,}"
    return LoopNest(f"{sums}; then x {values:,} values", picture, facts, loops)


def window(subject: KernelSubject) -> LoopNest:
    """Tiles of lines x pixels x vectors of channels; the order of the loops is a knob."""
    images, height, width, channels = subject.task.output.shape
    tile_rows = subject.number("tile_rows") if subject.task.op == "depthwise" else 1
    vectors, lanes = subject.number("vectors"), subject.isa.lanes
    lines, pixels = (
        Cut("lines", height, tile_rows),
        Cut("pixels", width, subject.number("tile_columns")),
    )
    groups = Cut("channels", channels, vectors * lanes)
    parts = subject.units // (images * lines.pieces)
    tile = f"{numbered(tile_rows, 'line')} x {pixels.step} pixels"
    facts = (
        *subject.tile_facts(tile, tile_rows * pixels.step, vectors, "channels"),
        f"lines: {lines.text('block')}",
        f"channels: {groups.text('group')}",
        subject.shares_text("block of lines" if parts == 1 else "block of lines, channels"),
    )
    picture = Picture(
        lines,
        pixels,
        first_box(min(tile_rows, height), min(pixels.step, width)),
        first_box(min(tile_rows, height), width),
        subject.shares("y") if parts == images == 1 else None,
    )
    title = f"{images} x {height} lines x {width} pixels x {channels:,} channels"
    loops = _window_loops(subject, {"row": lines, "column": pixels, "channel": groups}, parts)
    return LoopNest(title, picture, facts, loops)


def _window_loops(subject: KernelSubject, cuts: dict[str, Cut], parts: int) -> tuple[Loop, ...]:
    images, order = subject.task.output.shape[0], str(subject.policy["order"])
    names = {"row": ("y", "block"), "column": ("x", "tile"), "channel": ("c", "group")}
    starts_with_channels = order == "channel-row-column"
    found = [Loop(0, "image", images, remark="shared out")] if images > 1 else []
    for axis in order.split("-"):
        name, piece = names[axis]
        is_shared = axis == "row" or (starts_with_channels and axis == "channel")
        found.append(piece_loop(len(found), name, cuts[axis], piece, is_shared=is_shared))
        if axis == "row" and parts > 1 and not starts_with_channels:
            found.append(Loop(len(found), "share of the channels", parts, remark="shared out"))
    is_looped = dict(subject.policy.knobs).get("taps") == "looped"
    taps = "one after the other" if is_looped else "straight code, each input vector loaded once"
    borders = "at borders only the taps that are inside; nothing is padded"
    return (
        *found,
        statement(len(found), "for tap in the window:", taps),
        statement(0, borders),
    )


def softmax(subject: KernelSubject) -> LoopNest:
    """Rows that stay in registers, or are gone over three times."""
    size, lanes = subject.task.output.shape[-1], subject.isa.lanes
    if subject.is_("impl", "registers"):
        fact = f"a row: {-(-size // lanes)} vectors, all in registers"
        return _rows(subject, size, fact, ("load; largest; powers; sum; write",))
    return _rows(subject, subject.number("unroll") * lanes, "", SWEEPS["three_pass"])


def layer_norm(subject: KernelSubject) -> LoopNest:
    """Rows that are gone over two or three times."""
    step = subject.number("unroll") * subject.isa.lanes
    sweeps = SWEEPS[str(subject.policy["impl"])]
    return _rows(subject, step, "", sweeps if subject.task.is_centred else ("squares", "write"))


def _rows(subject: KernelSubject, step: int, fact: str, sweeps: tuple[str, ...]) -> LoopNest:
    """A unit is a row; a round is so many elements of it."""
    size = subject.task.output.shape[-1]
    rows, row = Cut("rows", subject.task.output.count // size, 1), Cut("elements", size, step)
    facts = (
        fact or _round(subject, step, size),
        f"rows: {rows.size:,}",
        subject.shares_text("row"),
    )
    loops = (
        piece_loop(0, "row", rows, "row", is_shared=True),
        *(Loop(1, "i", size, min(step, size), what) for what in sweeps),
    )
    picture = _band(rows, row)
    shared = Picture(picture.y, picture.x, picture.tile, picture.around, subject.shares("y"))
    return LoopNest(_title(rows.size, size), shared, facts, loops)


def element_by_element(subject: KernelSubject) -> LoopNest:
    """Chunks of rows; a row is as long as all inputs can be gone through in the same way."""
    *outer, size = elementwise.view_of(subject.task).shape
    rows, chunk = math.prod(outer), subject.number("chunk")
    step = subject.number("unroll") * subject.isa.lanes
    down, across = Cut("rows", rows, 1), Cut("elements", size, chunk)
    facts = (
        f"a row: {across.text('chunk')}",
        _round(subject, step, min(chunk, size)),
        f"rows: {rows:,}",
        subject.shares_text("chunk"),
    )
    first = int(rows > 1)
    loops = (
        *([Loop(0, "row", rows, remark="shared out")] if rows > 1 else []),
        piece_loop(first, "chunk", across, "chunk", is_shared=True),
        Loop(first + 1, "i", min(chunk, size), step, "the expression, in one pass"),
    )
    shares = subject.shares("x") if rows == 1 else subject.shares("y", across.pieces)
    picture = Picture(down, across, first_box(1, min(chunk, size)), shares=shares)
    return LoopNest(_title(rows, size), picture, facts, loops)


def reduce(subject: KernelSubject) -> LoopNest:
    """Sums along rows where the last dimension is summed up, else down blocks of columns."""
    view, unroll = reduction.view_of(subject.task), subject.number("unroll")
    outer, last = view.outer_count, view.last.size
    reduced = math.prod(dimension.size for dimension in view.reduced)
    if view.last.is_reduced:
        return _reduce_along(subject, outer, reduced, last)
    columns = Cut("columns", last, subject.number("vectors") * subject.isa.lanes)
    facts = (
        f"columns: {columns.text('block')}",
        f"lines behind each: {reduced:,}, {unroll} a round",
        subject.shares_text("block of columns"),
    )
    first = int(outer > 1)
    turns = f"{unroll} sums take turns" if unroll > 1 else ""
    loops = (
        *([Loop(0, "output line", outer, remark="shared out")] if outer > 1 else []),
        piece_loop(first, "n", columns, "block", is_shared=True),
        Loop(first + 1, "line", reduced, remark=turns),
    )
    block = min(columns.step, last)
    tile, around = first_box(min(unroll, reduced), block), first_box(reduced, block)
    shares = subject.shares("x") if outer == 1 else None
    picture = Picture(Cut("lines", reduced, 1), columns, tile, around, shares)
    title = f"{outer:,} x {reduced:,} lines of {last:,} columns, summed up downwards"
    return LoopNest(title, picture, facts, loops)


def _reduce_along(subject: KernelSubject, outer: int, reduced: int, size: int) -> LoopNest:
    step = subject.number("unroll") * subject.isa.lanes
    facts = (
        _round(subject, step, size),
        f"behind each output: {reduced * size:,} elements",
        subject.shares_text("output"),
    )
    first = int(reduced > 1)
    loops = (
        Loop(0, "output", outer, remark="shared out"),
        *([Loop(1, "row", reduced)] if reduced > 1 else []),
        Loop(first + 1, "i", size, min(step, size), "summed up"),
    )
    title = f"{outer:,} outputs, each of {reduced:,} rows of {size:,}"
    picture = _band(Cut("rows", outer * reduced, 1), Cut("elements", size, step))
    return LoopNest(title, picture, facts, loops)


def _band(rows: Cut, row: Cut) -> Picture:
    return Picture(rows, row, first_box(1, min(row.step, row.size)), first_box(1, row.size))


def _round(subject: KernelSubject, step: int, size: int) -> str:
    vectors, rest = step // subject.isa.lanes, size % subject.isa.lanes
    text = f"a round: {vectors} x {subject.isa.lanes} elements"
    return f"{text}, the last vector {rest}" if rest else text


def _title(rows: int, size: int) -> str:
    return f"{numbered(rows, 'row')} of {size:,} elements"
