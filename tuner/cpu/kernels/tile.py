"""The micro-kernel: one register tile of a contraction, with its tail.

    C[r, n] = tail(bias[n] + sum over k of A[r, k] * B[k, n])

for a block of rows r and of vectors of columns n. Matrix products, convolutions as implicit
matrix products and attention's products all end here; they differ only in where the rows of A
lie and how k walks through them. B is read as it was packed: the columns of one block side by
side, k after k.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.expression import emit_expression, load_columns, row_pointer
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.target import Isa


@dataclass(frozen=True)
class Walk:
    """Path of k: outer loops over (count, step in A), then `run` steps of `step` in A.

    Elements of B follow each other, `b_step` elements from one k to the next.
    """

    outer: tuple[tuple[int, int], ...]
    run: int
    step: int
    b_step: int
    unroll: int
    block: int | None = None
    """Steps of the run after which its sums begin at 0 again, and are added to those before: of a
    walk without outer loops."""


@dataclass(frozen=True)
class Share:
    """A stretch of k whose rows lie in a matrix of its own."""

    a_offsets: tuple[int, ...]
    """Offset of each row in A, in elements, relative to the tile's first row."""
    walk: Walk


@dataclass(frozen=True)
class Tail:
    """The tail of the task: its expression, operand types, and the output shape they match."""

    expression: Expression
    operands: tuple[TensorType, ...]
    output_shape: tuple[int, ...]


@dataclass(frozen=True)
class Tile:
    """One register tile. Offsets are in elements, relative to the tile's first row."""

    a_offsets: tuple[int, ...]
    """Offset of each row in A."""
    c_offsets: tuple[int, ...]
    """Offset of each row in C."""
    row_numbers: tuple[int, ...]
    """The number of each row in the output, for the operands of the tail."""
    vectors: int
    last_lanes: int
    """Columns in the last vector."""
    walk: Walk
    tail: Tail
    starts_with: str
    """"bias", "zero" or "partial" (what an earlier slice of k left in C)."""
    is_last_slice: bool
    prefetch_lines: int
    """Cache lines of the next block of B to ask for in each unrolled round; 0: none."""
    further: tuple[Share, ...] = ()
    """Matrices with rows of their own that k walks through after A."""

    @property
    def shares(self) -> tuple[Share, ...]:
        """All stretches of k, that of A first."""
        return (Share(self.a_offsets, self.walk), *self.further)


def misfit(rows: int, vectors: int, isa: Isa) -> str | None:
    """The reason why a tile's sums, a row of B and one element of A do not fit the registers."""
    if rows * vectors + vectors + 1 > isa.registers:
        return f"a tile of {rows}x{vectors} vectors needs more than {isa.registers} registers"
    return None


def prefetch_lines(size_bytes: int, rounds: int) -> int:
    """Cache lines to ask for in each of `rounds` rounds, so that together they ask for all."""
    return max(1, -(-(size_bytes // 64) // rounds))


TILE_PARAMS = (
    ("a", "ptr"), ("b", "ptr"), ("c", "ptr"), ("bias", "ptr"), ("ahead", "ptr"),
    ("row", "i64"), ("column", "i64"),
)  # fmt: skip
"""Then one pointer for each further matrix A, and one for each operand of the tail."""


def emit_tile(module: Module, name: str, tile: Tile) -> Function:
    """A private function that computes the tile: `TILE_PARAMS`, further A's, the operands."""
    further = tuple((f"a{i}", "ptr") for i in range(1, 1 + len(tile.further)))
    operands = tuple((f"x{i}", "ptr") for i in range(len(tile.tail.operands)))
    f = module.function(name, (*TILE_PARAMS, *further, *operands))
    a, b, c, bias, ahead, row, column, *others = f.params
    more, tail_pointers = others[: len(further)], others[len(further) :]
    start = _start(f, tile, bias, c)
    sums = _accumulate(f, tile, (a, *more), b, ahead, start)
    if tile.is_last_slice:
        sums = _apply_tail(f, tile, sums, row, column, tail_pointers)
    for r, offset in enumerate(tile.c_offsets):
        for v in range(tile.vectors):
            address = f.at(c, offset + v * f.lanes)
            f.store_first(sums[r * tile.vectors + v], address, _lanes(f, tile, v))
    return f


def _lanes(f: Function, tile: Tile, vector: int) -> int:
    return tile.last_lanes if vector == tile.vectors - 1 else f.lanes


def _start(f: Function, tile: Tile, bias: Value, c: Value) -> list[Value]:
    if tile.starts_with == "partial":
        return [
            f.load_first(f.at(c, offset + v * f.lanes), _lanes(f, tile, v))
            for offset in tile.c_offsets
            for v in range(tile.vectors)
        ]
    if tile.starts_with == "zero":
        return [f.splat(0.0)] * (len(tile.c_offsets) * tile.vectors)
    biases = [f.load(f.at(bias, v * f.lanes)) for v in range(tile.vectors)]
    return biases * len(tile.c_offsets)


def _accumulate(
    f: Function,
    tile: Tile,
    matrices: Sequence[Value],
    b: Value,
    ahead: Value,
    sums: Sequence[Value],
) -> list[Value]:
    """The loops over k. Pointers and sums are carried, so that each round is straight code."""
    now = tuple(sums)
    for a, share in zip(matrices, tile.shares, strict=True):
        b, ahead, *after = _outer_loops(f, tile, share, share.walk.outer, a, b, ahead, now)
        now = tuple(after)
    return list(now)


def _outer_loops(
    f: Function,
    tile: Tile,
    share: Share,
    loops: tuple[tuple[int, int], ...],
    a: Value,
    b: Value,
    ahead: Value,
    sums: tuple[Value, ...],
) -> tuple[Value, ...]:
    """(b, ahead, *sums) after the loops that are left."""
    if not loops:
        return _run(f, tile, share, a, b, ahead, sums)
    (count, step), inner = loops[0], loops[1:]
    if count == 1:
        return _outer_loops(f, tile, share, inner, a, b, ahead, sums)
    with f.loop(0, count, carried=(a, b, ahead, *sums)) as loop:
        here, *rest = loop.values
        after = _outer_loops(f, tile, share, inner, here, rest[0], rest[1], tuple(rest[2:]))
        loop.carry(f.at(here, step), *after)
    return loop.results[1:]


def _run(
    f: Function,
    tile: Tile,
    share: Share,
    a: Value,
    b: Value,
    ahead: Value,
    sums: tuple[Value, ...],
) -> tuple[Value, ...]:
    """A run of k: (b, ahead, *sums) after it."""
    walk = share.walk
    block = (walk.block or walk.run) // walk.unroll * walk.unroll
    if block == 0 or walk.run < 2 * block:
        return _stretch(f, tile, share, walk.run, a, b, ahead, sums)[1:]
    totals = _Totals(f, sums)
    with f.loop(0, walk.run // block, carried=(a, b, ahead)) as loop:
        a, b, ahead = loop.values
        after = _stretch(f, tile, share, block, a, b, ahead, totals.zeros)
        totals.add(after[3:])
        loop.carry(*after[:3])
    a, b, ahead = loop.results
    _, b, ahead, *rest = _stretch(f, tile, share, walk.run % block, a, b, ahead, totals.zeros)
    totals.add(rest)
    return b, ahead, *totals.read()


class _Totals:
    """The sums of all blocks so far, on the stack: the registers hold those of the block."""

    def __init__(self, f: Function, sums: Sequence[Value]) -> None:
        self._f = f
        room = f.op("ptr", f"alloca [{len(sums)} x {f.vector}], align {4 * f.lanes}")
        self._places = [f.at(room, i, f.vector) for i in range(len(sums))]
        self.zeros = (f.splat(0.0),) * len(sums)
        for place, value in zip(self._places, sums, strict=True):
            f.store(value, place)

    def add(self, sums: Sequence[Value]) -> None:
        totals = [self._f.fadd(*pair) for pair in zip(self.read(), sums, strict=True)]
        for place, total in zip(self._places, totals, strict=True):
            self._f.store(total, place)

    def read(self) -> tuple[Value, ...]:
        return tuple(self._f.load(place) for place in self._places)


def _stretch(
    f: Function,
    tile: Tile,
    share: Share,
    steps: int,
    a: Value,
    b: Value,
    ahead: Value,
    sums: tuple[Value, ...],
) -> tuple[Value, ...]:
    """Unrolled steps of k, so many: (a, b, ahead, *sums) after them."""
    walk = share.walk
    rounds, rest = divmod(steps, walk.unroll)
    if rounds == 1:
        b, ahead, *now = _steps(f, tile, share, walk.unroll, a, b, ahead, sums)
        a, sums = f.at(a, walk.unroll * walk.step), tuple(now)
    elif rounds:
        with f.loop(0, rounds, carried=(a, b, ahead, *sums)) as loop:
            here, there, hint, *now = loop.values
            after = _steps(f, tile, share, walk.unroll, here, there, hint, tuple(now))
            loop.carry(f.at(here, walk.unroll * walk.step), *after)
        a, b, ahead, *now = loop.results
        sums = tuple(now)
    if rest:
        b, ahead, *now = _steps(f, tile, share, rest, a, b, ahead, sums)
        a, sums = f.at(a, rest * walk.step), tuple(now)
    return a, b, ahead, *sums


def _steps(
    f: Function,
    tile: Tile,
    share: Share,
    count: int,
    a: Value,
    b: Value,
    ahead: Value,
    sums: tuple[Value, ...],
) -> tuple[Value, ...]:
    """`count` steps of k, straight: (b, ahead, *sums) after them."""
    walk, now = share.walk, list(sums)
    for line in range(tile.prefetch_lines):
        f.prefetch(f.at(ahead, 64 * line, "i8"), locality=2)
    for k in range(count):
        columns = [f.load(f.at(b, k * walk.b_step + v * f.lanes)) for v in range(tile.vectors - 1)]
        last = f.at(b, k * walk.b_step + (tile.vectors - 1) * f.lanes)
        columns.append(_load_last(f, tile, last))
        for r, offset in enumerate(share.a_offsets):
            x = f.broadcast(f.at(a, offset + k * walk.step))
            for v, column in enumerate(columns):
                i = r * tile.vectors + v
                now[i] = f.fma(x, column, now[i])
    further = f.at(ahead, 64 * tile.prefetch_lines, "i8")
    return (f.at(b, count * walk.b_step), further, *now)


def _load_last(f: Function, tile: Tile, pointer: Value) -> Value:
    """Packed blocks are padded to whole vectors; rows of a run-time matrix are not."""
    if tile.starts_with == "zero":
        return f.load_first(pointer, tile.last_lanes)
    return f.load(pointer)


def _apply_tail(
    f: Function,
    tile: Tile,
    sums: Sequence[Value],
    row: Value,
    column: Value,
    pointers: Sequence[Value],
) -> list[Value]:
    tail, done = tile.tail, []
    if not tail.expression.instructions:
        return list(sums)
    for r, number in enumerate(tile.row_numbers):
        starts = tail_rows(f, tail, pointers, f.add(row, number))
        for v in range(tile.vectors):
            here, lanes = f.add(column, v * f.lanes), _lanes(f, tile, v)
            done.append(tail_value(f, tail, sums[r * tile.vectors + v], starts, here, lanes))
    return done


def tail_rows(f: Function, tail: Tail, pointers: Sequence[Value], row: Index) -> list[Value]:
    """Pointers to the output's row in each operand of the tail."""
    return [
        row_pointer(f, t, p, tail.output_shape, row)
        for p, t in zip(pointers, tail.operands, strict=True)
    ]


def tail_value(
    f: Function, tail: Tail, value: Value, rows: Sequence[Value], column: Index, lanes: int
) -> Value:
    """The tail of one vector, the first `lanes` from this column on, in rows of the operands."""
    others = [
        load_columns(f, t, p, column, lanes) for p, t in zip(rows, tail.operands, strict=True)
    ]
    return emit_expression(f, tail.expression, (value, *others))
