"""The next head is asked for while the shares of this one are worked out.

Products leave no time to a load that misses L2, and heads are read in short pieces that lie
apart, which no hardware prefetcher foresees. So each row of shares asks for its part.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.attention.plan import Plan
from tuner.cpu.kernels.emit import Function, Index, Value
from tuner.cpu.kernels.matmul import Layout
from tuner.cpu.kernels.products import LINE

PARAMS = (("next_q", "ptr"), ("next_k", "ptr"), ("next_v", "ptr"), ("first", "i64"))
"""Parameters: the place of the next head in each input, and the block's first row number."""


@dataclass(frozen=True)
class _Pieces:
    """A matrix as pieces of memory: their number, the stride between them, their length."""

    count: int
    stride: int
    length: int


def emit_prefetch(f: Function, plan: Plan, ahead: Sequence[Value], row: Value) -> None:
    """Prefetches of this row of the block; `ahead` are the values of `PARAMS`."""
    *heads, first = ahead
    number = f.add(first, row)
    for head, pieces in zip(heads, _matrices(plan), strict=True):
        share = -(-pieces.count // plan.scores.rows)
        start = f.mul(number, share)

        def ask(piece: Index, head: Value = head, pieces: _Pieces = pieces) -> None:
            place = f.mul(f.minimum(piece, pieces.count - 1), pieces.stride)
            for offset in range(0, pieces.length, LINE):
                f.prefetch(f.at(f.at(head, place), offset), locality=2)

        if share == 1:
            ask(start)
        else:
            with f.loop(start, f.add(start, share)) as piece:
                ask(piece.index)


def _matrices(plan: Plan) -> tuple[_Pieces, _Pieces, _Pieces]:
    """Queries, keys and values of a head."""
    scores = plan.scores
    return (
        _pieces(scores.rows, scores.a_row, scores.depth, scores.a_k),
        _right_pieces(scores),
        _right_pieces(plan.values),
    )


def _right_pieces(layout: Layout) -> _Pieces:
    return _pieces(layout.depth, layout.b_k, layout.columns, layout.b_column)


def _pieces(rows: int, row: int, columns: int, column: int) -> _Pieces:
    """Pieces along the dimension in which elements are adjacent, or as if they were."""
    return _Pieces(columns, column, rows) if row < column else _Pieces(rows, row, columns)
