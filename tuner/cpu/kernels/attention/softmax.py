"""Scores -> softmax weights before their division: e^(score - row maximum), and 1 / their sum.

The division waits until the values are summed, which are fewer than the keys as a rule: the number
of keys times the largest value must be below 3.4e38, or the result is infinite. A row of only
-infinity gives NaN, as in ONNX Runtime; in a guarded attention 1 / its sum is stored as 0, which
stands for a row of zeros.

The next head is prefetched meanwhile: products leave no time to a load that misses L2, and heads
are read in short, scattered pieces, which no hardware prefetcher foresees.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass

from tuner.cpu.kernels.attention.space import AttentionPlan
from tuner.cpu.kernels.contraction.geometry import LINE
from tuner.cpu.kernels.emit import Function, Index, IRValue, is_number
from tuner.cpu.kernels.expression import emit_expression, load_columns
from tuner.cpu.kernels.rows import (
    State,
    across_lanes,
    first_lane,
    merge,
    only_first,
    sweep,
    vectors_of,
)
from tuner.cpu.kernels.tile_tail import Tail, tail_rows
from tuner.cpu.kernels.vector_math import exp_falling
from tuner.size import always_equal, is_open

SWEEP = 4
"""Vectors of a long row at work together."""


@dataclass(frozen=True)
class ScoreRow:
    """One row of scores in scratch, and where it starts in the operands of their expression."""

    f: Function
    tail: Tail
    """The expression of the scores, and the operands as a block sees them."""
    scores: IRValue
    operands: Sequence[IRValue]
    seen: IRValue | None = None
    """Number of keys that a causal attention lets it see; None: all of them."""

    def load(self, column: Index, count: int) -> IRValue:
        """Scores after their expression; -infinity beyond the row."""
        others = [
            load_columns(self.f, t, p, column, count)
            for t, p in zip(self.tail.operands, self.operands, strict=True)
        ]
        score = self.f.load(self.f.at(self.scores, column))
        value = emit_expression(self.f, self.tail.expression, (score, *others))
        if self.seen is not None:
            value = only_first(self.f, value, self.f.sub(self.seen, column), -math.inf)
        return only_first(self.f, value, count, -math.inf)


def emit_weights(
    f: Function,
    plan: AttentionPlan,
    rows: Index,
    scores: IRValue,
    sums: IRValue,
    operands: Sequence[IRValue],
    next_head: Sequence[IRValue],
    largest: Sequence[IRValue] = (),
) -> None:
    """Softmax weights of a block of rows; operands begin with the block.

    `next_head` has its places in the inputs, and the block's first row number. `largest`, of an
    attention in training, has the places of the largest score and the largest share of each row:
    the latter is 1 / the sum, as its score is the one whose power is 1.
    """
    together = plan.policy.number("softmax_rows") if plan.interleaves_rows else 1
    types = [plan.block_type(t, plan.scores_shape) for t in plan.parts.scores.tail_inputs]
    tail = Tail(plan.task.scores, tuple(types), (plan.row_block, plan.scores.columns))

    def row_at(number: IRValue) -> ScoreRow:
        pointers = tail_rows(f, tail, operands, number)
        seen = f.add(f.add(next_head[-1], number), 1) if plan.is_causal else None
        return ScoreRow(f, tail, f.at(scores, f.mul(number, plan.score_row)), pointers, seen)

    def write(first: IRValue, count: int) -> None:
        at_work = [row_at(f.add(first, i)) for i in range(count)]
        found = (_in_registers if plan.fits_registers else _in_passes)(f, at_work)
        for i, (total, top) in enumerate(found):
            _prefetch(f, plan, next_head, f.add(first, i))
            inverse = _inverse(f, total, is_guarded=plan.task.is_guarded)
            f.store(inverse, f.at(sums, f.add(first, i)))
            if largest:
                for value, place in zip((first_lane(f, top), inverse), largest, strict=True):
                    f.store(value, f.at(place, f.add(first, i)))

    if isinstance(rows, IRValue):
        whole = f.mul(f.div(rows, together), together)
        # One row at a time leaves none over, so that the second loop is not emitted.
        for start, stop, step in ((f.value(0), whole, together), (whole, rows, 1))[:together]:
            with f.loop(start, stop, step) as row:
                write(row.index, step)
        return
    last = rows // together * together
    if last:
        with f.loop(0, last, together) as row:
            write(row.index, together)
    if last < rows:
        write(f.value(last), rows - last)


def _inverse(f: Function, lanes: IRValue, *, is_guarded: bool) -> IRValue:
    """1 / the sum of all lanes: 0 in a guarded row whose sum is no number, or 0."""
    whole_sum = first_lane(f, across_lanes(f, Function.fadd, [lanes]))
    inverse = f.fdiv(f.number(1.0), whole_sum)
    if not is_guarded:
        return inverse
    # The sum of a row of only -infinity is NaN, for which `ogt` is false as well.
    is_number = f.fcompare("ogt", whole_sum, f.number(0.0))
    return f.select(is_number, inverse, f.number(0.0))


def _in_registers(f: Function, rows: Sequence[ScoreRow]) -> list[tuple[IRValue, IRValue]]:
    """The rows step by step together, so that the latency of one hides behind the others.

    Gives the lanes of the sum, and the maximum, of each.
    """
    places = vectors_of(f, rows[0].tail.output_shape[-1])
    values = [[row.load(column, count) for column, count in places] for row in rows]
    tops = [across_lanes(f, Function.fmax, own) for own in values]
    powers = [
        [exp_falling(f, f.fsub(value, top)) for value in own]
        for own, top in zip(values, tops, strict=True)
    ]
    for row, own in zip(rows, powers, strict=True):
        for power, (column, _) in zip(own, places, strict=True):
            f.store(power, f.at(row.scores, column))
    return [(merge(f, Function.fadd, own), top) for own, top in zip(powers, tops, strict=True)]


def _in_passes(f: Function, rows: Sequence[ScoreRow]) -> list[tuple[IRValue, IRValue]]:
    """The expression in place, and the maximum; then the exponentials, and their sum.

    The rows are at work together. Gives what `_in_registers` does.
    """
    size, slots = rows[0].tail.output_shape[-1], max(1, SWEEP // len(rows))

    def raise_maximum(column: Index, count: int, state: State) -> State:
        tops = []
        for row, top in zip(rows, state, strict=True):
            value = row.load(column, count)
            f.store(value, f.at(row.scores, column))
            tops.append(f.fmax(value, top))
        return tuple(tops)

    states = sweep(f, size, [(f.splat(-math.inf),) * len(rows)] * slots, raise_maximum)
    largest = [across_lanes(f, Function.fmax, own) for own in zip(*states, strict=True)]

    def add_power(column: Index, count: int, state: State) -> State:
        del count  # what lies beyond the row is -infinity by now
        sums = []
        for row, top, before in zip(rows, largest, state, strict=True):
            place = f.at(row.scores, column)
            power = exp_falling(f, f.fsub(f.load(place), top))
            f.store(power, place)
            sums.append(f.fadd(before, power))
        return tuple(sums)

    states = sweep(f, size, [(f.splat(0.0),) * len(rows)] * slots, add_power, sums=True)
    sums = [merge(f, Function.fadd, own) for own in zip(*states, strict=True)]
    return list(zip(sums, largest, strict=True))


def _prefetch(f: Function, plan: AttentionPlan, next_head: Sequence[IRValue], row: IRValue) -> None:
    """The part of the next head that this row of the block asks for."""
    if plan.policy["prefetch"] != "next_head":
        return
    *heads, first = next_head
    number, scores = f.add(first, row), plan.scores
    matrices = (
        _pieces(scores.rows, scores.a_row, scores.depth, scores.a_k),
        *(_pieces(own.depth, own.b_k, own.columns, own.b_column) for own in (scores, plan.values)),
    )
    for head, (count, stride, length) in zip(heads, matrices, strict=True):
        is_equal = always_equal(count, scores.rows)
        share = 1 if is_equal else (count + scores.rows - 1) // scores.rows
        start = f.mul(number, share)
        with nullcontext() if is_number(share, 1) else f.loop(start, f.add(start, share)) as loop:
            piece = loop.index if loop else start
            place = f.mul(f.minimum(piece, count - 1), stride)
            if is_open(length):
                with f.loop(0, length, LINE) as line:
                    f.prefetch(f.at(f.at(head, place), line.index), locality=2)
                continue
            for offset in range(0, length, LINE):
                f.prefetch(f.at(f.at(head, place), offset), locality=2)


def _pieces(rows: int, row: int, columns: int, column: int) -> tuple[int, int, int]:
    """A matrix as pieces of memory (their number, stride and length), whose elements are adjacent.

    Those of strided dimensions are taken as if they were.
    """
    return (columns, column, rows) if row < column else (rows, row, columns)
