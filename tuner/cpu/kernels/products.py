"""A batch of equal products, one a point, as fast bilinear algorithms ask for them.

    V[point][row][k]  x  U[point][k][column]  ->  M[point][row][column]

with constant U, packed for one block of columns, and V and M in scratch memory.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.tile import Tail, Tile, Walk, emit_tile, prefetch_lines
from tuner.expression import Expression
from tuner.target import Isa

TileFunctions = Mapping[tuple[int, int], Function]
"""Tile functions, by rows and vectors."""

LINE = 16
"""f32 elements of a cache line."""

MAX_SCRATCH_BYTES = 256 << 20
"""Maximum scratch of all cores together, for what each keeps to itself."""


@dataclass(frozen=True)
class Batch:
    """Sizes and strides in elements."""

    name: str
    isa: Isa
    depth: int
    """Length of the sums (k)."""
    most_rows: int
    """Rows of V, where no edge cuts them."""
    width: int
    """Columns of a block."""
    v_row: int
    """Step from one row of V to the next."""
    u_point: int
    tile_rows: int
    unroll: int
    prefetches: bool
    """Ask for the next point's U while this one's is used."""


def tile_functions(
    module: Module, batch: Batch, row_counts: Iterable[int], widths: Iterable[int]
) -> TileFunctions:
    """The register tiles that V's of so many rows and blocks of these widths fall into."""
    counts, most = list(row_counts), batch.tile_rows
    rows = {most for c in counts if c >= most} | {c % most for c in counts} - {0}
    vectors = {vectors_of(batch, width) for width in widths}
    return {
        (r, v): emit_tile(module, f"{batch.name}_tile_{r}_{v}", _tile(batch, r, v))
        for r, v in itertools.product(sorted(rows), sorted(vectors))
    }


def vectors_of(batch: Batch, width: int) -> int:
    """Vectors that so many columns fill."""
    return -(-width // batch.isa.lanes)


def emit_point(
    f: Function,
    batch: Batch,
    rows: int,
    tiles: Mapping[int, Function],
    matrices: tuple[Value, Value, Value],
) -> None:
    """The product of one point: full register tiles (by rows), then that of the rows left over.

    `matrices` are V, U and M of the point.
    """
    a, b, c = matrices
    count, rest = divmod(rows, batch.tile_rows)
    share = 64 * _prefetch_lines(batch) * _rounds(batch)

    def call(number: Index, tile_rows: int) -> None:
        here = f.at(a, f.mul(number, batch.tile_rows * batch.v_row))
        to = f.at(c, f.mul(number, batch.tile_rows * batch.width))
        ahead = f.at(f.at(b, batch.u_point), f.mul(number, share), "i8")
        f.call(tiles[tile_rows], here, b, to, b, ahead, 0, 0)

    if count:
        with f.loop(0, count) as tile:
            call(tile.index, batch.tile_rows)
    if rest:
        call(count, rest)


def odd_lines(elements: int) -> int:
    """Round up to an odd number of cache lines.

    Steps of this size meet every set of a cache before they meet one twice.
    """
    lines = -(-elements // LINE)
    return (lines + 1 - lines % 2) * LINE


def _tile(batch: Batch, rows: int, vectors: int) -> Tile:
    return Tile(
        a_offsets=tuple(r * batch.v_row for r in range(rows)),
        c_offsets=tuple(r * batch.width for r in range(rows)),
        row_numbers=tuple(range(rows)),
        vectors=vectors,
        last_lanes=batch.isa.lanes,
        walk=Walk((), batch.depth, 1, batch.width, batch.unroll),
        tail=Tail(Expression(), (), ()),
        starts_with="zero",
        is_last_slice=True,
        prefetch_lines=_prefetch_lines(batch),
    )


def _prefetch_lines(batch: Batch) -> int:
    """Lines of the next point's U to ask for in a round, so that all tiles together ask for all."""
    if not batch.prefetches:
        return 0
    tiles = -(-batch.most_rows // batch.tile_rows)
    return prefetch_lines(4 * batch.u_point, _rounds(batch) * tiles)


def _rounds(batch: Batch) -> int:
    """Unrolled rounds in a register tile; there is one at least, as unroll <= depth."""
    return batch.depth // batch.unroll
