"""The micro-kernel: one register tile of a contraction, with its tail.

    C[r, n] = tail(bias[n] + sum over k of A[r, k] * B[k, n])

for a block of rows r and of vectors of columns n. Matrix products, convolutions as implicit
matrix products and attention's products all end here; they differ only in where the rows of A
lie and how k walks through them. B is read as it was packed: the columns of one block side by
side, k after k.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.arithmetic import FMA, Arithmetic
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule, is_number
from tuner.cpu.kernels.integer_dots import with_bias
from tuner.cpu.kernels.rows import vectors_of
from tuner.cpu.kernels.step_groups import load_number
from tuner.cpu.kernels.tile_tail import NO_TAIL, Tail, tail_rows, tail_value
from tuner.element import ELEMENTS, Element
from tuner.size import is_open
from tuner.step_groups import PLACE_BYTES
from tuner.target import Isa


@dataclass(frozen=True)
class Walk:
    """Path of k: outer loops over (count, step in A), then `run` steps of `step` in A.

    A step is one k, or as many as the arithmetic takes together. Elements of B follow each other,
    `b_step` elements from one step to the next. All numbers but `unroll` and `block` may be known
    only at run time.
    """

    outer: tuple[tuple[int, int], ...]
    run: int
    step: int
    b_step: int
    unroll: int
    block: int | None = None
    """Steps of the run after which its sums begin at 0 again, and are added to those before: of a
    walk without outer loops."""
    is_counted: bool = False
    """True if the tile gets the number of rounds of each outer loop; B then continues behind those
    that are left out."""


@dataclass(frozen=True)
class Share:
    """A stretch of k whose rows lie in a matrix of its own."""

    a_offsets: tuple[int, ...]
    """Offset of each row in A, in elements, relative to the tile's first row."""
    walk: Walk


@dataclass(frozen=True)
class Tile:
    """One register tile. Offsets are in elements, relative to the tile's first row."""

    shares: tuple[Share, ...]
    """Stretches of k, one after the other, each with an A of its own."""
    row_numbers: tuple[int, ...]
    """The number of each row in the output, for its place in C and the operands of the tail."""
    c_row: int
    """Step from one row of C to the next."""
    columns: int
    tail: Tail = NO_TAIL
    starts_with: str = "zero"
    """"bias", "zero" or "partial" (what an earlier slice of k left in C)."""
    adds_partial: bool = False
    """True if what earlier slices of k left in C is added to the sums when they are done: a term
    of a long sum goes through fewer additions than where sums begin with it."""
    is_last_slice: bool = True
    prefetch_lines: int = 0
    """Cache lines of the next block of B to ask for in each unrolled round; 0: none."""
    most_columns: int = 0
    """Maximum of `columns`, where they are known only at run time."""
    arithmetic: Arithmetic = FMA
    """Arithmetic of a step of k, and the storage of B."""
    a: Element = F32
    """Element of the first A."""
    further_a: Element = F32
    """Element of the others."""
    bias: Element = F32
    """Element of the bias: i32 of a product of integers, whose sums become f32 behind it."""
    c: Element = F32
    """Element of C: of what is computed with, if an earlier slice of k is left in it."""
    is_bias_padded: bool = True
    """True if the bias continues behind the last column, to a whole vector."""
    is_b_padded: bool = True
    """True if B does so: packed blocks do, rows of a run-time matrix do not."""
    block: tuple[int, int] = (0, 0)
    """Columns of a block of B, and elements from one block to the next; (0, 0): there is one."""
    is_grouped: bool = False
    """True if the steps of a block of B are in groups (see `step_groups`): the tile gets the place
    of each entry, and the number of groups."""

    def in_b(self, column: int) -> int:
        """The offset of a column in the first row of B, in elements."""
        width, step = self.block
        blocks, inside = divmod(column, width) if width else (0, column)
        return blocks * step + inside * self.arithmetic.depth_step

    def vectors(self, f: Function) -> list[tuple[int, int]]:
        """The first column of each vector of a row, and its lanes in use."""
        return vectors_of(f, self.columns, self.most_columns)


TILE_ROWS = (1, 2, 3, 4, 6, 8, 9, 10, 12, 13, 14)
"""Numbers of rows worth trying, of products of two run-time matrices."""


def most_rows(isa: Isa, joined: int = 1) -> int:
    """Rows of two vectors that fill the registers."""
    return (isa.registers - _operands(2, joined)) // 2


def _operands(vectors: int, joined: int) -> int:
    """Registers of a row of B and one element of A; of joined steps also that of ones."""
    return joined * (vectors + 1) + (joined > 1)


def misfit(rows: int, vectors: int, isa: Isa, joined: int = 1) -> str | None:
    """The reason why a tile's sums, and A and B of joined steps, do not fit the registers."""
    if rows * vectors + _operands(vectors, joined) > isa.registers:
        return f"a tile of {rows}x{vectors} vectors needs more than {isa.registers} registers"
    return None


def prefetch_lines(size_bytes: int, rounds: int) -> int:
    """Cache lines to ask for in each of `rounds` rounds, so that together they ask for all."""
    return max(1, -(-(size_bytes // 64) // rounds))


TILE_ARRAYS = ("a", "b", "c", "bias", "ahead")
"""Parameters that are arrays of what is computed with (B: of its own element). Then come `row` and
`column`, one pointer for each further matrix A, one for each operand of the tail, the number of
rounds of each outer loop of a walk that is counted, and the groups of steps."""
GROUPS = (("places", ELEMENTS["i8"]), ("groups", "i64"))
"""Parameters of a tile whose steps are in groups: the places of their entries, and how many."""


def emit_tile(module: LLVMModule, name: str, tile: Tile) -> Function:
    """A private function that computes the tile: `TILE_ARRAYS`, place, further A's, operands."""
    element = ELEMENTS[module.isa.element]
    further = tuple((f"a{i}", tile.further_a) for i in range(1, len(tile.shares)))
    operands = tuple((f"x{i}", t.element) for i, t in enumerate(tile.tail.operands))
    loops = tile.shares[0].walk.outer if tile.shares[0].walk.is_counted else ()
    counts = tuple((f"count{i}", "i64") for i in range(len(loops)))
    stored = zip(
        TILE_ARRAYS, (tile.a, tile.arithmetic.weights, tile.c, tile.bias, F32), strict=True
    )
    own, more = (
        tuple((n, element if kind == F32 else kind) for n, kind in arrays)
        for arrays in (stored, further)
    )
    place = (("row", "i64"), ("column", "i64"))
    groups = GROUPS if tile.is_grouped else ()
    f = module.function(name, (*own, *place, *more, *operands, *counts, *groups))
    a, b, c, bias, ahead, row, column, *others = f.params
    matrices, tail_pointers = others[: len(further)], others[len(further) :][: len(operands)]
    counted = tuple(others[len(further) + len(operands) :][: len(counts)])
    places = list(itertools.product(tile.row_numbers, tile.vectors(f)))
    state: _State = (b, ahead, *_start(f, tile, bias, c, places))
    for matrix, share in zip((a, *matrices), tile.shares, strict=True):
        accumulation = _Accumulation(f, tile, share, counted)
        if tile.is_grouped:
            state = accumulation.groups((f.params[-2], f.params[-1]), matrix, state)
        else:
            state = accumulation.over(share.walk.outer, matrix, state)
    sums: Sequence[IRValue] = state[2:]
    if tile.adds_partial:
        sums = [f.fadd(*pair) for pair in zip(_partial(f, tile, c, places), sums, strict=True)]
    if not tile.bias.is_float:
        sums = _as_floats(f, tile, sums, bias, places)
    if tile.is_last_slice:
        sums = _apply_tail(f, tile, sums, row, column, tail_pointers)
    for value, (number, (first, lanes)) in zip(sums, places, strict=True):
        f.store_first(value, _element(f, c, (number, tile.c_row), first), lanes)
    return f


def _element(f: Function, start: IRValue, row: tuple[int, int], column: int) -> IRValue:
    """The address of a column in a row (number, step).

    Products with a step that is known only at run time are computed here, not at the beginning:
    a tile leaves few registers to addresses.
    """
    number, step = row
    if is_open(number) or is_open(step):
        return f.at(f.at(start, f.mul(number, step)), column)
    return f.at(start, number * step + column)


def _start(
    f: Function,
    tile: Tile,
    bias: IRValue,
    c: IRValue,
    places: Sequence[tuple[int, tuple[int, int]]],
) -> list[IRValue]:
    if tile.starts_with == "partial":
        return _partial(f, tile, c, places)
    if tile.starts_with == "zero" or not tile.bias.is_float:
        return [tile.arithmetic.no_sum(f)] * len(places)
    biases = [f.load(f.at(bias, first)) for first, _ in tile.vectors(f)]
    return biases * len(tile.row_numbers)


def _partial(
    f: Function, tile: Tile, c: IRValue, places: Sequence[tuple[int, tuple[int, int]]]
) -> list[IRValue]:
    """The sums that earlier slices of k left in C."""
    return [
        f.load_first(_element(f, c, (n, tile.c_row), first), lanes) for n, (first, lanes) in places
    ]


def _as_floats(
    f: Function,
    tile: Tile,
    sums: Sequence[IRValue],
    bias: IRValue,
    places: Sequence[tuple[int, tuple[int, int]]],
) -> list[IRValue]:
    """Sums of integers with their bias."""
    biases = {
        first: f.load_raw_first(
            f.at(bias, first), f.lanes if tile.is_bias_padded else lanes, "i32", 4
        )
        for first, lanes in tile.vectors(f)
    }
    return [
        with_bias(f, value, biases[first])
        for value, (_, (first, _)) in zip(sums, places, strict=True)
    ]


_State = tuple[IRValue, ...]
"""Pointers to B and to what is asked for ahead, and the sums: carried from round to round, so that
each is straight code."""


@dataclass(frozen=True)
class _Accumulation:
    """The loops over a stretch of k. Each method gives the state after its steps."""

    f: Function
    tile: Tile
    share: Share
    counts: tuple[IRValue, ...]
    """Rounds of each outer loop, where the walk is counted."""

    def over(self, loops: tuple[tuple[int, int], ...], a: IRValue, state: _State) -> _State:
        """The loops that are left, and the run inside them."""
        if not loops:
            return self.run(a, state)
        (count, step), inner = loops[0], loops[1:]
        if self.counts:
            return self.counted(loops, a, state)
        if is_number(count, 1):
            return self.over(inner, a, state)
        with self.f.loop(0, count, carried=(a, *state)) as loop:
            here, *rest = loop.values
            after = self.over(inner, here, tuple(rest))
            loop.carry(self.f.at(here, step), *after)
        return loop.results[1:]

    def counted(self, loops: tuple[tuple[int, int], ...], a: IRValue, state: _State) -> _State:
        """Some rounds of the first loop; B is then behind all of them."""
        f, walk, (count, step), inner = self.f, self.share.walk, loops[0], loops[1:]
        rounds = self.counts[-len(loops)]
        with f.loop(0, rounds, carried=(a, *state)) as loop:
            here, *rest = loop.values
            after = self.over(inner, here, tuple(rest))
            loop.carry(f.at(here, step), *after)
        _, b, *others = loop.results
        size = math.prod(times for times, _ in inner) * walk.run * walk.b_step
        return f.at(b, f.mul(f.sub(count, rounds), size)), *others

    def run(self, a: IRValue, state: _State) -> _State:
        """A run of k, in blocks if the walk has them."""
        walk, (b, ahead, *sums) = self.share.walk, state
        if is_open(walk.run):
            return self.open_run(a, state)
        block = (walk.block or walk.run) // walk.unroll * walk.unroll
        if block == 0 or walk.run < 2 * block:
            return self.stretch(walk.run, a, state)[1:]
        totals = _Totals(self.f, len(sums))
        totals.write(sums)
        with self.f.loop(0, walk.run // block, carried=(a, b, ahead)) as loop:
            a, *pointers = loop.values
            after = self.stretch(block, a, (*pointers, *totals.zeros))
            totals.add(after[3:])
            loop.carry(*after[:3])
        a, *pointers = loop.results
        _, b, ahead, *rest = self.stretch(walk.run % block, a, (*pointers, *totals.zeros))
        totals.add(rest)
        return b, ahead, *totals.read()

    def open_run(self, a: IRValue, state: _State) -> _State:
        """A run whose length is known only at run time.

        In blocks if the walk has them: what is left of whole blocks and the first one, then all
        others. So a short run leaves its sums in registers.
        """
        f, walk = self.f, self.share.walk
        if not walk.block:
            return self.stretch(walk.run, a, state)[1:]
        block = walk.block // walk.unroll * walk.unroll
        totals = _Totals(f, len(state) - 2)
        further = f.maximum(f.sub(f.div(walk.run, block), 1), 0)
        first = f.sub(walk.run, f.mul(further, block))
        state = self.stretch(first, a, state)
        with f.loop(0, further, carried=state) as loop:
            a, b, ahead, *sums = loop.values
            totals.write(sums)
            after = self.stretch(block, a, (b, ahead, *totals.zeros))
            totals.add(after[3:])
            loop.carry(*after[:3], *totals.read())
        return loop.results[1:]

    def stretch(self, count: Index, a: IRValue, state: _State) -> _State:
        """Unrolled steps of k, so many: the pointer to A after them, and the state."""
        f, unroll = self.f, self.share.walk.unroll
        rounds: Sequence[tuple[Index, int]]
        if isinstance(count, IRValue) or is_open(count):
            rounds = [(f.div(count, unroll), unroll), (f.rem(count, unroll), 1)][:unroll]
        else:
            rounds = [(count // unroll, unroll), (1, count % unroll)]
        for times, steps in rounds:
            if steps and not is_number(times, 0):
                a, *last = self.rounds(times, steps, a, state)
                state = tuple(last)
        return a, *state

    def rounds(self, times: Index, count: int, a: IRValue, state: _State) -> _State:
        """Rounds of `count` straight steps each: the pointer to A after them, and the state."""
        f, step = self.f, count * self.share.walk.step
        if is_number(times, 1):
            state = self.steps(count, a, state)
            return f.at(a, step), *state
        with f.loop(0, times, carried=(a, *state)) as loop:
            here, *before = loop.values
            after = self.steps(count, here, tuple(before))
            loop.carry(f.at(here, step), *after)
        return loop.results

    def steps(self, count: int, a: IRValue, state: _State) -> _State:
        """`count` steps of k, straight."""
        f, walk, (b, ahead, *sums) = self.f, self.share.walk, state
        self.prefetch(ahead)
        for k in range(count):
            self.products([(a, b, k)], sums)
        further = self.after_round(ahead)
        return f.at(b, count * walk.b_step), further, *sums

    def prefetch(self, ahead: IRValue) -> None:
        """Ask for the lines of a round."""
        for line in range(self.tile.prefetch_lines):
            self.f.prefetch(self.f.address(ahead, 64 * line, "i8"), locality=2)

    def after_round(self, ahead: IRValue) -> IRValue:
        """The lines that the next round asks for."""
        return self.f.address(ahead, 64 * self.tile.prefetch_lines, "i8")

    def groups(self, found: tuple[IRValue, IRValue], a: IRValue, state: _State) -> _State:
        """All groups of steps of k: the places of their entries, and how many there are."""
        f, walk, joined = self.f, self.share.walk, self.tile.arithmetic.joined
        (places, count), many = found, max(1, walk.unroll // joined)
        for times, straight in [(f.div(count, many), many), (f.rem(count, many), 1)][:many]:
            with f.loop(0, times, carried=(places, *state)) as loop:
                here, b, ahead, *sums = loop.values
                self.prefetch(ahead)
                for group in range(straight):
                    entries = range(group * joined, (group + 1) * joined)
                    starts = [load_number(f, f.at(here, PLACE_BYTES * k)) for k in entries]
                    weights = [f.at(b, k * walk.b_step) for k in entries]
                    steps = zip([f.at(a, start) for start in starts], weights, strict=True)
                    self.products([(*step, 0) for step in steps], sums)
                size = straight * joined
                further = f.at(here, PLACE_BYTES * size), f.at(b, size * walk.b_step)
                loop.carry(*further, self.after_round(ahead), *sums)
            places, *rest = loop.results
            state = tuple(rest)
        return state

    def products(self, steps: Sequence[tuple[IRValue, IRValue, int]], sums: list[IRValue]) -> None:
        """Add the products of joined steps of k, each the number of one behind places in A, B."""
        f, tile, walk = self.f, self.tile, self.share.walk
        vectors = tile.vectors(f)
        columns = [
            [self.load(_after(f, b, k * walk.b_step, tile.in_b(first)), n) for first, n in vectors]
            for _, b, k in steps
        ]
        for r, offset in enumerate(self.share.a_offsets):
            x = [
                tile.arithmetic.load_a(f, _after(f, a, offset, k * walk.step)) for a, _, k in steps
            ]
            for v, column in enumerate(zip(*columns, strict=True)):
                i = r * len(vectors) + v
                sums[i] = tile.arithmetic.add_products(f, x, column, sums[i])

    def load(self, pointer: IRValue, lanes: int) -> IRValue:
        """A vector of B."""
        count = self.f.lanes if self.tile.is_b_padded else lanes
        return self.tile.arithmetic.load_b(self.f, pointer, count)


def _after(f: Function, start: IRValue, offset: int, further: int) -> IRValue:
    """The address so many elements after the start.

    Sizes are added one after the other: each of their sums would take a register.
    """
    if is_open(offset) or is_open(further):
        return f.at(f.at(start, offset), further)
    return f.at(start, offset + further)


class _Totals:
    """The sums of all blocks so far, on the stack: the registers hold those of the block."""

    def __init__(self, f: Function, count: int) -> None:
        self._f = f
        self._places = f.vectors_on_stack(count)
        self.zeros = (f.splat(0.0),) * count

    def write(self, sums: Sequence[IRValue]) -> None:
        for place, value in zip(self._places, sums, strict=True):
            self._f.store(value, place)

    def add(self, sums: Sequence[IRValue]) -> None:
        self.write([self._f.fadd(*pair) for pair in zip(self.read(), sums, strict=True)])

    def read(self) -> tuple[IRValue, ...]:
        return tuple(self._f.load(place) for place in self._places)


def _apply_tail(
    f: Function,
    tile: Tile,
    sums: Sequence[IRValue],
    row: IRValue,
    column: IRValue,
    pointers: Sequence[IRValue],
) -> Sequence[IRValue]:
    if not tile.tail.expression.instructions:
        return sums
    values, done = iter(sums), []
    for number in tile.row_numbers:
        starts = tail_rows(f, tile.tail, pointers, f.add(row, number))
        for first, lanes in tile.vectors(f):
            here = f.add(column, first)
            done.append(tail_value(f, tile.tail, next(values), starts, here, lanes))
    return done
