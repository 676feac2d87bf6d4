"""Loops of attention: scores, softmax and values of a block of rows of queries."""

from __future__ import annotations

from tuner.cpu.kernels.attention.space import AttentionPlan
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture


def loops(subject: KernelSubject) -> LoopNest:
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
        Loop.over(first, "m", rows, "block", is_shared=True),
        Loop.over(first + 1, "key", columns, "block"),
        Loop.over(first + 2, "row", tiles, "tile"),
        Loop.of_sum(first + 3, "k", scores.depth, min(unroll, scores.depth)),
        Loop.statement(first + 1, "softmax of the scores", softmax_rows),
        Loop.over(first + 1, "n", wide, "block"),
        Loop.over(first + 2, "row", tiles, "tile"),
        Loop.of_sum(first + 3, "key", keys, min(unroll, keys)),
    )
    shares = subject.shares("y") if heads == 1 else None
    tile = Picture.corner(tile_rows, min(columns.step, keys))
    picture = Picture(rows, columns, tile, Picture.corner(block, keys), shares)
    sums = f"{queries:,} queries x {keys:,} keys, sums of {scores.depth:,}"
    return LoopNest(f"{sums}; then x {values:,} values", picture, facts, loops)
