"""One of the two products of a block of rows: register tiles, a block of columns at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.attention.packing import in_steps
from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.rows import block_of
from tuner.cpu.kernels.tile import Tail, Tile, Walk, emit_tile
from tuner.target import Isa

MIN_BLOCK = 128
"""Products in a block of a sum: fewer cost time, as the sums of a tile change places."""


@dataclass(frozen=True)
class Product:
    """A[row, k] x B[k, column] -> C[row, column]; strides in elements."""

    name: str
    isa: Isa
    columns: int
    depth: int
    a_row: int
    a_k: int
    b_k: int
    b_block: int
    """Step from one block of columns to the next."""
    pads_columns: bool
    """True if B and C have space for whole vectors behind the last column."""
    c_row: int
    vectors: int
    tile_rows: int
    unroll: int
    tail: Tail
    """Rows count from the first one of the block of rows."""

    @property
    def width(self) -> int:
        """Columns of a block."""
        return self.vectors * self.isa.lanes


TileFunctions = Mapping[tuple[int, int], Function]
"""Tile functions, by rows and columns."""


def tile_functions(module: Module, product: Product, row_counts: Sequence[int]) -> TileFunctions:
    """The register tiles that blocks of so many rows fall into."""
    most = product.tile_rows
    rows = {most for r in row_counts if r >= most} | {r % most for r in row_counts} - {0}
    columns = {product.width} if product.columns >= product.width else set()
    columns |= {product.columns % product.width} - {0}
    return {
        (r, c): emit_tile(module, f"{product.name}_tile_{r}_{c}", _tile(product, r, c))
        for r in sorted(rows)
        for c in sorted(columns)
    }


def _tile(product: Product, rows: int, columns: int) -> Tile:
    lanes = product.isa.lanes
    vectors = -(-columns // lanes)
    block = max(MIN_BLOCK, block_of(product.depth) or 0)
    return Tile(
        a_offsets=tuple(r * product.a_row for r in range(rows)),
        c_offsets=tuple(r * product.c_row for r in range(rows)),
        row_numbers=tuple(range(rows)),
        vectors=vectors,
        last_lanes=lanes if product.pads_columns else columns - (vectors - 1) * lanes,
        walk=Walk((), product.depth, product.a_k, product.b_k, product.unroll, block),
        tail=product.tail,
    )


def emit_product(
    f: Function,
    product: Product,
    tiles: TileFunctions,
    rows: int,
    matrices: tuple[Value, Value, Value],
    operands: Sequence[Value],
) -> None:
    """The whole product of a block of rows; a block of columns stays in L1 for all its rows."""
    a, b, c = matrices

    def block(number: Index, columns: int) -> None:
        here, column = f.at(b, f.mul(number, product.b_block)), f.mul(number, product.width)

        def tile(place: Index, count: int) -> None:
            row = f.mul(place, product.tile_rows)
            from_ = f.at(a, f.mul(row, product.a_row))
            to = f.at(c, f.add(f.mul(row, product.c_row), column))
            f.call(tiles[count, columns], from_, here, to, here, here, row, column, *operands)

        in_steps(f, rows, product.tile_rows, tile)

    in_steps(f, product.columns, product.width, block)
