"""The two products of a block of rows: register tiles, a block of columns at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass

from tuner.cpu.kernels.arithmetic import Arithmetic, widening
from tuner.cpu.kernels.attention.space import AttentionPlan
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.matmul import ProductStrides
from tuner.cpu.kernels.rows import block_of, vectors_of
from tuner.cpu.kernels.tile import Share, Tile, Walk, emit_tile
from tuner.cpu.kernels.tile_tail import NO_TAIL, Tail
from tuner.cpu.kernels.transpose import transposed
from tuner.element import Element
from tuner.size import always_equal, fitting, is_open

MIN_BLOCK = 128
"""Products in a block of a sum: fewer cost time, as the sums of a tile change places."""


@dataclass(frozen=True)
class AttentionProduct:
    """A[row, k] x B[k, column] -> C[row, column]; strides in elements."""

    plan: AttentionPlan
    name: str
    layout: ProductStrides
    stored: Element
    """Element of B in the input."""
    is_packed: bool
    """True if B was packed into blocks of columns."""
    pads_columns: bool = False
    """True if B and C have space for whole vectors behind the last column."""
    tail: Tail = NO_TAIL
    """Rows count from the first one of the block of rows."""
    c: Element = F32
    """Element of C."""
    packed_depth: int = 0
    """Steps of k that were packed, where these are more than it takes; 0: they are not."""

    @property
    def width(self) -> int:
        """Columns of a block."""
        return self.plan.vectors(self.layout.columns) * self.plan.isa.lanes

    @property
    def arithmetic(self) -> Arithmetic:
        """Arithmetic of the tiles, by the element of B as they read it."""
        return widening(F32 if self.is_packed else self.stored)

    @property
    def columns(self) -> int:
        """Columns of all tiles: whole vectors where their number is open."""
        lanes, columns = self.plan.isa.lanes, self.layout.columns
        return -(-columns // lanes) * lanes if is_open(columns) else columns

    @property
    def tile_rows(self) -> int:
        """Rows of a register tile."""
        return self.plan.policy.number("tile_rows")


TileFunctions = Mapping[tuple[int, int], Function]
"""Tile functions, by rows and columns."""


def tile_functions(
    module: LLVMModule, product: AttentionProduct, row_counts: Sequence[int]
) -> TileFunctions:
    """The register tiles that blocks of so many rows fall into."""
    name = f"{product.plan.name}_{product.name}"
    most, lanes = product.tile_rows, product.plan.isa.lanes
    rows = {c for count in row_counts for c in _counts(count, most, 1)}
    if product.plan.has_open_rows:
        rows = set(range(1, most + 1))
    columns = _counts(product.columns, product.width, lanes)
    return {
        (r, c): emit_tile(module, f"{name}_tile_{r}_{c}", _tile(product, r, c))
        for r in sorted(rows)
        for c in sorted(columns)
    }


def _counts(size: int, step: int, grain: int) -> set[int]:
    """Numbers of elements of `in_steps`."""
    if is_open(size):
        return set(range(grain, step + 1, grain))
    return ({step} if size >= step else set()) | {size % step} - {0}


def _tile(product: AttentionProduct, rows: int, columns: int) -> Tile:
    layout, lanes = product.layout, product.plan.isa.lanes
    block = max(MIN_BLOCK, block_of(layout.depth) or 0)
    unroll = fitting(product.plan.policy.number("unroll"), layout.depth)
    b_k = product.width if product.is_packed else layout.b_k
    walk = Walk((), layout.depth, layout.a_k, b_k, unroll, block)
    share = Share(tuple(r * layout.a_row for r in range(rows)), walk)
    if product.pads_columns:
        columns = -(-columns // lanes) * lanes
    return Tile(
        (share,), tuple(range(rows)), layout.c_row, columns, product.tail,
        arithmetic=product.arithmetic, c=product.c, is_b_padded=False,
    )  # fmt: skip


def emit_product(
    f: Function,
    product: AttentionProduct,
    tiles: TileFunctions,
    rows: Index,
    matrices: tuple[IRValue, IRValue, IRValue],
    operands: Sequence[IRValue],
) -> None:
    """The whole product of a block of rows; a block of columns stays in L1 for all its rows."""
    (a, b, c), layout, width = matrices, product.layout, product.width
    b_block = width * (product.packed_depth or layout.depth) if product.is_packed else width

    def block(number: Index, columns: int) -> None:
        here, column = f.at(b, f.mul(number, b_block)), f.mul(number, width)

        def tile(place: Index, count: int) -> None:
            row = f.mul(place, product.tile_rows)
            from_ = f.at(a, f.mul(row, layout.a_row))
            to = f.at(c, f.add(f.mul(row, layout.c_row), column))
            f.call(tiles[count, columns], from_, here, to, here, here, row, column, *operands)

        in_steps(f, rows, product.tile_rows, tile)

    in_steps(f, product.columns, width, block, grain=product.plan.isa.lanes)


# -- the right side in blocks of columns ----------------------------------------------------------


def emit_packing(
    module: LLVMModule, name: str, layout: ProductStrides, width: int, stored: Element
) -> Function:
    """A private function (source, target): the right side of a product -> blocks of columns.

    A block has `width` columns, whole vectors, k after k; those after the last column are 0 or not
    written. Columns that are adjacent are copied; where the k are (keys, most often), squares are
    transposed in registers; all others are gathered element by element.
    """
    f = module.function(name, (("source", stored), ("target", F32)))
    source, target = f.params
    if always_equal(layout.b_column, 1):
        emit = _copy
    elif always_equal(layout.b_k, 1):
        emit = _transpose
    else:
        emit = _gather

    def block(number: Index, columns: int) -> None:
        here = f.at(source, f.mul(f.mul(number, width), layout.b_column))
        emit(f, layout, width, (here, f.at(target, f.mul(number, layout.depth * width))), columns)

    if is_open(layout.columns):
        columns = layout.columns
        with f.loop(0, columns // width) as number:
            block(number.index, width)
        with f.when(f.compare("ne", columns % width, 0)):
            block(f.value(columns // width), columns % width)
    else:
        in_steps(f, layout.columns, width, block)
    return f


def in_steps(
    f: Function, size: Index, step: int, body: Callable[[Index, int], None], grain: int = 1
) -> None:
    """`body(number, count)` for each step of `size` elements; the last may have fewer.

    A size that is known only at run time is a multiple of the grain.
    """
    if isinstance(size, IRValue) or is_open(size):
        whole, left = f.div(size, step), f.rem(size, step)
        with f.loop(0, whole) as loop:
            body(loop.index, step)
        for part in range(grain, step, grain):
            with f.when(f.compare("eq", left, part)):
                body(whole, part)
        return
    count, rest = divmod(size, step)
    if count == 1:
        body(0, step)
    elif count:
        with f.loop(0, count) as loop:
            body(loop.index, step)
    if rest:
        body(count, rest)


def copy_rows(
    f: Function,
    rows: Index,
    size: int,
    source: tuple[IRValue, int],
    target: tuple[IRValue, int],
    most: int = 0,
) -> None:
    """Copy rows of `size` elements; source and target have the step from one row to the next.

    A size that is known only at run time is `most` at most.
    """
    with f.loop(0, rows) as row:
        read, write = (f.at(start, f.mul(row.index, step)) for start, step in (source, target))
        for column, count in vectors_of(f, size, most):
            f.store(f.load_first(f.at(read, column), count), f.at(write, column))


def _copy(
    f: Function, layout: ProductStrides, width: int, ways: tuple[IRValue, IRValue], columns: int
) -> None:
    source, target = ways
    copy_rows(f, layout.depth, columns, (source, layout.b_k), (target, width), width)


def _transpose(
    f: Function, layout: ProductStrides, width: int, ways: tuple[IRValue, IRValue], columns: int
) -> None:
    """Squares of as many columns and k as a vector has lanes."""
    source, target = ways

    def square(number: Index, depth: int, column: int, count: int) -> None:
        first = f.mul(number, f.lanes)
        read = f.at(f.at(source, first), column * layout.b_column)
        write = f.at(f.at(target, f.mul(first, width)), column)
        places = (f.at(read, c * layout.b_column) for c in range(count))
        if is_open(count):  # columns behind the last one are that again
            lines = (f.minimum(c, count - 1) for c in range(f.lanes))
            places = (f.at(read, f.mul(line, layout.b_column)) for line in lines)
        rows = [f.load_first(place, depth) for place in places]
        rows += [f.splat(0.0)] * (f.lanes - len(rows))
        for k, row in enumerate(transposed(f, rows)[:depth]):
            f.store(row, f.at(write, k * width))

    def squares(number: Index, depth: int) -> None:
        for column, count in vectors_of(f, columns, width):
            with f.when(f.compare("sgt", count, 0)) if is_open(count) else nullcontext():
                square(number, depth, column, count)

    in_steps(f, layout.depth, f.lanes, squares)


def _gather(
    f: Function, layout: ProductStrides, width: int, ways: tuple[IRValue, IRValue], columns: int
) -> None:
    source, target = ways
    with f.loop(0, layout.depth) as k, f.loop(0, columns) as column:
        read = f.add(f.mul(k.index, layout.b_k), f.mul(column.index, layout.b_column))
        write = f.add(f.mul(k.index, width), column.index)
        f.store(f.load_one(f.at(source, read)), f.at(target, write))
