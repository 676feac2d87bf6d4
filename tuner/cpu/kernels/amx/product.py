"""The second phase: the loops over slices of k, blocks of columns and blocks of rows.

In them the micro-kernel: up to 2x2 tiles of sums over a range of k, from parts of A and B.
Bias, tail and the store of a block of sums are ordinary vector code.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.amx.space import AmxPlan
from tuner.cpu.kernels.amx.split import emit_split
from tuner.cpu.kernels.amx.tiles import (
    COLUMNS,
    ROW_BYTES,
    ROWS,
    TILE_BYTES,
    Tiles,
    configuration,
    product_of,
)
from tuner.cpu.kernels.edges import call_fitting, fits, sizes_by_cut
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule, Param
from tuner.cpu.kernels.integer_dots import with_bias
from tuner.cpu.kernels.kernel import Frame, open_phase
from tuner.cpu.kernels.rows import vectors_of
from tuner.cpu.kernels.tile_tail import Tail, tail_rows, tail_value
from tuner.kernel_family import Phase
from tuner.ops.products import has_runtime_bias
from tuner.size import is_open


@dataclass(frozen=True)
class _Functions:
    sums: Sequence[Mapping[tuple[bool, ...], Function]]
    """Product functions of the first slice and of later ones, by cut rows and columns."""
    tails: Mapping[tuple[bool, ...], Function]
    """Tail functions, by whether columns are cut."""
    split_weights: Function | None


@dataclass(frozen=True)
class _Block:
    """A block of rows by a block of columns in slice k, with the weights of its columns."""

    k: int
    row: IRValue
    column: IRValue
    weights: IRValue


def product_phase(module: LLVMModule, plan: AmxPlan) -> Phase:
    """Emit the second phase; its units are blocks of columns or of rows, as `split` says."""
    functions = _emit_functions(module, plan)
    shapes = module.table(f"{plan.name}_tiles", _tile_configuration(plan))
    frame = open_phase(module, f"{plan.name}_product", plan.task, plan.worker_bytes)
    tiles = _tiles_of(frame.function, plan, frame.worker_scratch)
    tiles.configure(shapes)
    for k in range(len(plan.slices)):
        _emit_slice(plan, frame, functions, k)
    tiles.release()
    by_columns = plan.by_columns
    return Phase(frame.function.name, plan.column_blocks if by_columns else plan.row_blocks)


def _emit_functions(module: LLVMModule, plan: AmxPlan) -> _Functions:
    table = module.table(
        f"{plan.name}_chunks", [plan.item_bytes * at for at, _ in plan.planes.chunks]
    )
    full, counts = (plan.row_tiles, plan.column_tiles), _counts(plan)
    sums = [
        {
            cut: _emit_sums(module, plan, table, size, goes_on=goes_on)
            for cut, size in sizes_by_cut(full, _edges(plan), counts).items()
        }
        for goes_on in ((False, True) if plan.keeps_sums else (False,))
    ]
    edges = (plan.geometry.out_channels % plan.width,)
    tails = {
        cut: _emit_tail(module, plan, columns)
        for cut, (columns,) in sizes_by_cut((plan.width,), edges, (plan.column_blocks,)).items()
    }
    return _Functions(sums, tails, emit_split(module, plan) if plan.splits_weights else None)


def _edges(plan: AmxPlan) -> tuple[int, int]:
    """Tiles of the last block of rows and of columns; 0 where it is a full one.

    There are two at most, so that the last block of open rows may always have one.
    """
    columns = -(-plan.geometry.out_channels // COLUMNS)
    rows = -(-plan.last_rows // plan.tile_rows)
    if is_open(rows):
        return plan.row_tiles - 1, columns % plan.column_tiles
    return rows % plan.row_tiles, columns % plan.column_tiles


def _counts(plan: AmxPlan) -> tuple[int, int]:
    """Blocks of rows and of columns up to one that may be cut; of open rows more than one."""
    rows = -(-plan.last_rows // plan.block_rows)
    return 2 if is_open(rows) else rows, plan.column_blocks


def _emit_slice(plan: AmxPlan, frame: Frame, functions: _Functions, k: int) -> None:
    """All of this core's blocks; whose columns are outermost, split their weights once."""
    f, by_columns = frame.function, plan.by_columns
    share = (frame.lo, frame.hi)
    columns: tuple[Index, Index] = share if by_columns else (0, plan.column_blocks)
    rows: tuple[Index, Index] = (0, plan.row_blocks) if by_columns else share
    if plan.policy["outer"] == "rows":
        with f.loop(*rows) as row, f.loop(*columns) as column:
            weights = _packed_weights(plan, frame, column.index, k)
            _emit_block(plan, frame, functions, _Block(k, row.index, column.index, weights))
        return
    with f.loop(*columns, plan.column_group) as group:
        first = group.index
        end = f.minimum(f.add(first, plan.column_group), columns[1])
        if functions.split_weights:
            with f.loop(first, end) as column:
                own = _split_weights(plan, frame, first, column.index)
                weights = _packed_weights(plan, frame, column.index, k)
                f.call(functions.split_weights, weights, own, len(plan.slices[k]))
        with f.loop(*rows) as row, f.loop(first, end) as column:
            if functions.split_weights:
                weights = _split_weights(plan, frame, first, column.index)
            else:
                weights = _packed_weights(plan, frame, column.index, k)
            _emit_block(plan, frame, functions, _Block(k, row.index, column.index, weights))


def _split_weights(plan: AmxPlan, frame: Frame, first: IRValue, column_block: IRValue) -> IRValue:
    """Weights of a block of the group that begins with `first`, as this core has split them."""
    f = frame.function
    at = f.mul(f.sub(column_block, first), plan.split_block_bytes)
    return f.address(frame.worker_scratch, f.add(at, plan.weights_at), "i8")


def _packed_weights(plan: AmxPlan, frame: Frame, column_block: IRValue, k: int) -> IRValue:
    f = frame.function
    chunk = f.add(f.mul(column_block, plan.chunks), plan.slices[k].start)
    return f.address(frame.inputs[1], f.mul(chunk, plan.chunk_bytes), "i8")


def _emit_block(plan: AmxPlan, frame: Frame, functions: _Functions, block: _Block) -> None:
    """The sums of a slice of k, and after the last one their tail."""
    f, p, chunks = frame.function, plan.planes, plan.slices[block.k]
    image, in_image = f.div(block.row, plan.image_blocks), f.rem(block.row, plan.image_blocks)
    row = f.mul(in_image, plan.block_rows)
    a = f.add(f.mul(image, plan.image_step), f.mul(row, p.row_step))
    left = f.sub(plan.last_rows, f.mul(image, p.rows) if plan.is_matrix else row)
    sums = _sums_at(plan, frame, block)
    # No weights follow the last block: a prefetch of what is there instead cannot fault.
    next_block = f.add(block.column, plan.column_group)
    next_weights = _packed_weights(plan, frame, next_block, block.k)
    hints = 64 * _hints_a_chunk(plan) * len(chunks)
    ahead = f.address(next_weights, f.mul(block.row, hints), "i8")
    is_short = f.compare("sle", left, _edges(plan)[0] * plan.tile_rows)
    is_last_column = f.compare("eq", block.column, plan.column_blocks - 1)
    for cut, function in functions.sums[block.k > 0].items():
        with f.when(fits(f, (is_short, is_last_column), cut, _edges(plan))):
            f.call(
                function, f.address(frame.scratch, a, plan.a.storage), block.weights, sums, ahead,
                frame.worker_scratch, chunks.start, chunks.stop,
            )  # fmt: skip
    if block.k < len(plan.slices) - 1:
        return
    column = f.mul(block.column, plan.width)
    bias, out = f.at(frame.inputs[2], column), f.at(frame.output, column)
    operands = frame.inputs[plan.task.first_tail_input :]
    edges = (plan.geometry.out_channels % plan.width,)
    args = (sums, bias, out, image, row, f.minimum(left, plan.block_rows), column, *operands)
    call_fitting(f, functions.tails, (is_last_column,), edges, args)


def _sums_at(plan: AmxPlan, frame: Frame, block: _Block) -> IRValue:
    """Sums in the core's own scratch, or in shared scratch while they wait for the next slice."""
    if not plan.keeps_sums:
        return frame.worker_scratch
    f = frame.function
    number = f.add(f.mul(block.column, plan.row_blocks), block.row)
    first = f.address(frame.scratch, plan.planes_bytes, "i8")
    return f.address(first, f.mul(number, plan.sums_bytes), "i8")


# -- the micro-kernel ------------------------------------------------------------------------------


def _tile_numbers(plan: AmxPlan) -> tuple[list[range], range, range]:
    """Numbers of the tiles of C by row and column, then of A by row, then of B by column."""
    rows, columns = plan.row_tiles, plan.column_tiles
    a = rows * columns
    b = a + rows
    return [range(c, c + columns) for c in range(0, a, columns)], range(a, b), range(b, b + columns)


def _tile_configuration(plan: AmxPlan) -> tuple[int, ...]:
    """B always has all pairs of k; C and A have as many rows as the plan gives a tile."""
    _, _, b = _tile_numbers(plan)
    return configuration([plan.tile_rows] * b.start + [ROWS] * (8 - b.start))


def _tiles_of(f: Function, plan: AmxPlan, worker_scratch: IRValue) -> Tiles:
    """The tiles of the core with this scratch, real or emulated."""
    file = f.address(worker_scratch, plan.file_at, "i8")
    return Tiles(f, file, product_of(plan.arithmetic))


def _hints_a_chunk(plan: AmxPlan) -> int:
    """Lines of the next block's weights to prefetch in each chunk.

    All blocks of rows together prefetch all of it.
    """
    if plan.policy["prefetch"] == "none":
        return 0
    return (plan.chunk_bytes // 64 + plan.row_blocks - 1) // plan.row_blocks


def _emit_sums(
    module: LLVMModule, plan: AmxPlan, table: IRValue, size: tuple[int, ...], *, goes_on: bool
) -> Function:
    """A private function: (a, b, sums, ahead, worker_scratch, first chunk, last chunk).

    `a` is where the first row would read chunk offset 0, `b` the first chunk's weights, `table`
    the offset of each chunk in bytes. With `goes_on`, sums of an earlier slice are added to.

        C[i][j] += A[part][i] x B[part][j]      for each chunk, for each product of parts
    """
    pointers = ("a", "b", "sums", "ahead", "worker_scratch")
    params: tuple[Param, ...] = (*((p, F32) for p in pointers), ("first", "i64"), ("last", "i64"))
    name = f"{plan.name}_sums_{'on_' * goes_on}{size[0]}_{size[1]}"
    f = module.function(name, params)
    a, b, sums, ahead, worker_scratch, first, last = f.params
    tiles, (numbers, _, _) = _tiles_of(f, plan, worker_scratch), _tile_numbers(plan)
    places = list(itertools.product(*map(range, size)))
    for i, j in places:
        if goes_on:
            tiles.load(numbers[i][j], _tile_sums(f, plan, sums, i, j), 4 * plan.width)
        else:
            tiles.zero(numbers[i][j])
    with f.loop(first, last, carried=(b, ahead)) as chunk:
        weights, hint = chunk.values
        _emit_hints(f, hint, _hints_a_chunk(plan))
        offset = f.integer(f.at(table, chunk.index))
        _multiply_chunk(f, plan, tiles, size, f.address(a, offset, "i8"), weights)
        further = f.address(hint, 64 * _hints_a_chunk(plan), "i8")
        chunk.carry(f.address(weights, plan.split_chunk_bytes, "i8"), further)
    for i, j in places:
        tiles.store(numbers[i][j], _tile_sums(f, plan, sums, i, j), 4 * plan.width)
    return f


def _emit_hints(f: Function, first: IRValue, lines: int) -> None:
    """Prefetch so many cache lines."""
    if is_open(lines):
        with f.loop(0, lines) as loop:
            f.prefetch(f.address(first, f.mul(loop.index, 64), "i8"), locality=2)
        return
    for line in range(lines):
        f.prefetch(f.address(first, 64 * line, "i8"), locality=2)


def _tile_sums(f: Function, plan: AmxPlan, sums: IRValue, i: int, j: int) -> IRValue:
    return f.at(sums, i * plan.tile_rows * plan.width + j * COLUMNS)


def _multiply_chunk(
    f: Function, plan: AmxPlan, tiles: Tiles, size: tuple[int, ...], a: IRValue, b: IRValue
) -> None:
    """A row of tiles of k: tiles are loaded only where the next product needs another part."""
    of_c, of_a, of_b = _tile_numbers(plan)
    rows, columns = size
    held: tuple[int | None, int | None] = (None, None)
    for part_a, part_b in plan.arithmetic.products:
        if part_a != held[0]:
            for i in range(rows):
                at = part_a * plan.planes.part_step + i * plan.tile_rows * plan.planes.row_step
                stride_bytes = plan.item_bytes * plan.planes.row_step
                tiles.load(of_a[i], f.address(a, at, plan.a.storage), stride_bytes)
        if part_b != held[1]:
            for j in range(columns):
                at = (part_b * plan.column_tiles + j) * TILE_BYTES
                tiles.load(of_b[j], f.address(b, at, "i8"), ROW_BYTES)
        held = (part_a, part_b)
        for i, j in itertools.product(range(rows), range(columns)):
            tiles.multiply(of_c[i][j], of_a[i], of_b[j])


def _emit_tail(module: LLVMModule, plan: AmxPlan, columns: int) -> Function:
    """A private function: (sums, bias, out, image, row, count, column), then the tail's operands.

    `row` is the first of `count` rows of A of the image; those between two lines of output are
    dropped. `bias` and `out` stand at the first column.
    """
    operands = tuple((f"x{i}", t.element) for i, t in enumerate(plan.task.tail_inputs))
    bias_type, result = plan.task.inputs[2].element, plan.task.output.element
    params: list[Param] = [("sums", F32), ("bias", bias_type), ("out", result)]
    params += [(p, "i64") for p in ("image", "row", "count", "column")]
    f = module.function(f"{plan.name}_tail_{columns}", (*params, *operands))
    sums, bias, _, image, row, count, *_ = f.params
    g, pitch = plan.geometry, plan.planes.pitch
    biases = [_bias(f, plan, f.at(bias, first), n) for first, n in vectors_of(f, columns)]
    line, x = f.div(row, pitch), f.rem(row, pitch)
    line = f.add(f.mul(image, g.out_height), line)
    # A block may begin between two lines: its first output is then the first of the next line.
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


def _bias(f: Function, plan: AmxPlan, bias: IRValue, lanes: int) -> IRValue:
    """The bias of a vector of columns: one of the run ends with the columns."""
    if bias.elements.is_float:
        return f.load(bias)
    return f.load_raw_first(bias, lanes if has_runtime_bias(plan.task) else f.lanes, "i32", 4)


def _with_bias(f: Function, sums: IRValue, bias: IRValue) -> IRValue:
    """A vector of sums with its bias, as f32."""
    if bias.type == f.vector:
        return f.fadd(f.load(sums), bias)
    return with_bias(f, f.load_raw(sums, f.int_vector, 4), bias)


def _emit_row(
    f: Function,
    plan: AmxPlan,
    sums: IRValue,
    biases: Sequence[IRValue],
    number: IRValue,
    columns: int,
) -> None:
    """One row of the output, by its number."""
    _, _, out, _, _, _, column, *pointers = f.params
    tail = Tail(plan.task.tail, plan.task.tail_inputs, plan.task.output.shape)
    rows = tail_rows(f, tail, pointers, number)
    to = f.at(out, f.mul(number, plan.geometry.out_channels))
    for (first, lanes), bias in zip(vectors_of(f, columns), biases, strict=True):
        value = _with_bias(f, f.at(sums, first), bias)
        value = tail_value(f, tail, value, rows, f.add(column, first), lanes)
        f.store_first(value, f.at(to, first), lanes)
