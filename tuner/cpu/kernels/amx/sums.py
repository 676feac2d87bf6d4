"""The micro-kernel: up to 2x2 tiles of f32 sums over a range of k, from bf16 parts of A and B.

Bias, tail and the store of a block of sums are ordinary vector code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.amx.space import AmxPlan
from tuner.cpu.kernels.amx.tiles import COLUMNS, ROW_BYTES, ROWS, TILE_BYTES, Tiles, configuration
from tuner.cpu.kernels.emit import Function, Module, Value
from tuner.cpu.kernels.rows import vectors_of
from tuner.cpu.kernels.tile import Tail, prefetch_lines, tail_rows, tail_value


@dataclass(frozen=True)
class Shape:
    """Tiles of rows and of columns that a block has: C's tiles first, then A's, then B's."""

    rows: int
    columns: int

    def c(self, row: int, column: int) -> int:
        """Number of the tile that has the sums of a tile of rows by one of columns."""
        return row * self.columns + column

    def a(self, row: int) -> int:
        """Number of the tile that has a tile of rows of A."""
        return self.rows * self.columns + row

    def b(self, column: int) -> int:
        """Number of the tile that has a tile of columns of B."""
        return self.rows * self.columns + self.rows + column


def _shape_of(plan: AmxPlan) -> Shape:
    return Shape(plan.row_tiles, plan.column_tiles)


def tile_configuration(plan: AmxPlan) -> tuple[int, ...]:
    """B always has all pairs of k; C and A have as many rows as the plan gives a tile."""
    of_rows = _shape_of(plan).b(0)
    return configuration([plan.tile_rows] * of_rows + [ROWS] * (8 - of_rows))


def tiles_of(f: Function, plan: AmxPlan, worker_scratch: Value) -> Tiles:
    """The tiles of the core with this scratch, real or emulated."""
    return Tiles(f, f.at(worker_scratch, plan.file_at, "i8"))


def hints_a_chunk(plan: AmxPlan) -> int:
    """Lines of the next block's weights to prefetch in each chunk.

    All blocks of rows together prefetch all of it.
    """
    if plan.policy["prefetch"] == "none":
        return 0
    return prefetch_lines(plan.chunk_bytes, plan.row_blocks)


def emit_sums(
    module: Module, plan: AmxPlan, table: Value, shape: Shape, *, goes_on: bool
) -> Function:
    """A private function: (a, b, sums, ahead, worker_scratch, first chunk, last chunk).

    `a` is where the first row would read chunk offset 0, `b` the first chunk's weights, `table`
    the offset of each chunk in bytes. With `goes_on`, sums of an earlier slice are added to.

        C[i][j] += A[part][i] x B[part][j]      for each chunk, for each product of parts
    """
    pointers = ("a", "b", "sums", "ahead", "worker_scratch")
    params = (*((p, "ptr") for p in pointers), ("first", "i64"), ("last", "i64"))
    name = f"{plan.name}_sums_{'on_' * goes_on}{shape.rows}_{shape.columns}"
    f = module.function(name, params)
    a, b, sums, ahead, worker_scratch, first, last = f.params
    tiles = tiles_of(f, plan, worker_scratch)
    places = [(i, j) for i in range(shape.rows) for j in range(shape.columns)]
    for i, j in places:
        if goes_on:
            tiles.load(_shape_of(plan).c(i, j), _sums_at(f, plan, sums, i, j), 4 * plan.width)
        else:
            tiles.zero(_shape_of(plan).c(i, j))
    with f.loop(first, last, carried=(b, ahead)) as chunk:
        weights, hint = chunk.values
        for line in range(hints_a_chunk(plan)):
            f.prefetch(f.at(hint, 64 * line, "i8"), locality=2)
        offset = f.load(f.at(table, chunk.index, "i64"), "i64", align=8)
        _multiply_chunk(f, plan, tiles, shape, f.at(a, offset, "i8"), weights)
        further = f.at(hint, 64 * hints_a_chunk(plan), "i8")
        chunk.carry(f.at(weights, plan.split_chunk_bytes, "i8"), further)
    for i, j in places:
        tiles.store(_shape_of(plan).c(i, j), _sums_at(f, plan, sums, i, j), 4 * plan.width)
    return f


def _sums_at(f: Function, plan: AmxPlan, sums: Value, i: int, j: int) -> Value:
    return f.at(sums, i * plan.tile_rows * plan.width + j * COLUMNS)


def _multiply_chunk(
    f: Function, plan: AmxPlan, tiles: Tiles, shape: Shape, a: Value, b: Value
) -> None:
    """32 steps of k: tiles are loaded only where the next product needs another part."""
    number = _shape_of(plan)
    held: tuple[int | None, int | None] = (None, None)
    for part_a, part_b in plan.arithmetic.products:
        if part_a != held[0]:
            for i in range(shape.rows):
                at = part_a * plan.planes.part_step + i * plan.tile_rows * plan.planes.row_step
                tiles.load(number.a(i), f.at(a, at, "i16"), 2 * plan.planes.row_step)
        if part_b != held[1]:
            for j in range(shape.columns):
                at = (part_b * plan.column_tiles + j) * TILE_BYTES
                tiles.load(number.b(j), f.at(b, at, "i8"), ROW_BYTES)
        held = (part_a, part_b)
        for i in range(shape.rows):
            for j in range(shape.columns):
                tiles.multiply(number.c(i, j), number.a(i), number.b(j))


def emit_tail(module: Module, plan: AmxPlan, columns: int) -> Function:
    """A private function: (sums, bias, out, image, row, column), then the tail's operands.

    `row` counts the rows of A of the image; those between two lines of output are dropped.
    `bias` and `out` stand at the first column.
    """
    operands = tuple((f"x{i}", "ptr") for i in range(len(plan.task.tail_inputs)))
    params = [(p, "ptr") for p in ("sums", "bias", "out")]
    params += [(p, "i64") for p in ("image", "row", "column")]
    f = module.function(f"{plan.name}_tail_{columns}", (*params, *operands))
    sums, bias, _, image, row, _, *_ = f.params
    g, pitch = plan.geometry, plan.planes.pitch
    biases = [f.load(f.at(bias, first)) for first, _ in vectors_of(f, columns)]
    count = f.minimum(f.sub(plan.planes.rows, row), plan.block_rows)
    line, x = f.div(row, pitch), f.rem(row, pitch)
    line = f.add(f.mul(image, g.out_height), line)
    number = f.add(f.mul(line, g.out_width), f.minimum(x, g.out_width))
    with f.loop(0, count, carried=(x, number)) as loop:
        x, number = loop.values
        here = f.at(sums, f.mul(loop.index, plan.width))
        if pitch == g.out_width:
            _emit_row(f, plan, here, biases, number, columns)
            loop.carry(x, f.add(number, 1))
        else:
            is_output = f.compare("slt", x, g.out_width)
            with f.when(is_output):
                _emit_row(f, plan, here, biases, number, columns)
            following = f.add(x, 1)
            following = f.select(f.compare("eq", following, pitch), 0, following)
            loop.carry(following, f.add(number, f.convert("zext", is_output, "i64")))
    return f


def _emit_row(
    f: Function, plan: AmxPlan, sums: Value, biases: Sequence[Value], number: Value, columns: int
) -> None:
    """One row of the output, by its number."""
    _, _, out, _, _, column, *pointers = f.params
    tail = Tail(plan.task.tail, plan.task.tail_inputs, plan.task.output.shape)
    rows = tail_rows(f, tail, pointers, number)
    to = f.at(out, f.mul(number, plan.geometry.out_channels))
    for (first, lanes), bias in zip(vectors_of(f, columns), biases, strict=True):
        value = f.fadd(f.load(f.at(sums, first)), bias)
        value = tail_value(f, tail, value, rows, f.add(column, first), lanes)
        f.store_first(value, f.at(to, first), lanes)
