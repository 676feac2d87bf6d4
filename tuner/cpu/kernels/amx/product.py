"""The second phase: the loops over slices of k, blocks of columns and blocks of rows."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass

from tuner.cpu.kernels.amx.plan import AmxPlan
from tuner.cpu.kernels.amx.sums import Shape, emit_sums, hints_a_chunk, tile_configuration, tiles_of
from tuner.cpu.kernels.amx.tail import emit_tail
from tuner.cpu.kernels.amx.weights import emit_split
from tuner.cpu.kernels.edges import choices, fits
from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.kernel import Frame, Phase, open_phase


@dataclass(frozen=True)
class _Functions:
    sums: Mapping[tuple[bool, bool, bool], Function]
    """Product functions: by whether earlier sums are continued, and rows and columns cut."""
    tails: Mapping[bool, Function]
    """Tail functions, by whether columns are cut."""
    split_weights: Function | None


@dataclass(frozen=True)
class _Block:
    """A block of rows by a block of columns in slice k, with the weights of its columns."""

    k: int
    row: Value
    column: Value
    weights: Value


def product_phase(module: Module, plan: AmxPlan) -> Phase:
    """Emit the second phase; its units are blocks of columns or of rows, as `split` says."""
    functions = _emit_functions(module, plan)
    shapes = module.table(f"{plan.name}_tiles", tile_configuration(plan))
    frame = open_phase(module, f"{plan.name}_product", plan.task, plan.worker_bytes)
    tiles = tiles_of(frame.function, plan, frame.worker_scratch)
    tiles.configure(shapes)
    for k in range(len(plan.slices)):
        _emit_slice(plan, frame, functions, k)
    tiles.release()
    by_columns = plan.by_columns
    return Phase(frame.function.name, plan.column_blocks if by_columns else plan.row_blocks)


def _emit_functions(module: Module, plan: AmxPlan) -> _Functions:
    table = module.table(f"{plan.name}_chunks", [2 * at for at, _ in plan.planes.chunks])
    row_edge, column_edge = _edges(plan)
    sums = {}
    for goes_on, cut_rows, cut_columns in itertools.product(
        (False, True) if plan.keeps_sums else (False,),
        choices(row_edge, plan.image_blocks),
        choices(column_edge, plan.column_blocks),
    ):
        rows = row_edge if cut_rows else plan.row_tiles
        shape = Shape(rows, column_edge if cut_columns else plan.column_tiles)
        function = emit_sums(module, plan, table, shape, goes_on=goes_on)
        sums[goes_on, cut_rows, cut_columns] = function
    tails = {
        cut: emit_tail(module, plan, _cut_columns(plan) if cut else plan.width)
        for cut in choices(_cut_columns(plan), plan.column_blocks)
    }
    return _Functions(sums, tails, emit_split(module, plan) if plan.splits_weights else None)


def _edges(plan: AmxPlan) -> tuple[int, int]:
    """Tiles of the last block of rows and of columns; 0 where it is a full one."""
    rows, columns = plan.last_row_tiles, plan.last_column_tiles
    return rows % plan.row_tiles, columns % plan.column_tiles


def _cut_columns(plan: AmxPlan) -> int:
    """Columns of the last block; 0 where it is a full one."""
    return plan.last_columns % plan.width


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
    with f.loop(*columns) as column:
        weights = _packed_weights(plan, frame, column.index, k)
        if functions.split_weights:
            own = f.at(frame.worker_scratch, plan.weights_at, "i8")
            f.call(functions.split_weights, weights, own, len(plan.slices[k]))
            weights = own
        with f.loop(*rows) as row:
            _emit_block(plan, frame, functions, _Block(k, row.index, column.index, weights))


def _packed_weights(plan: AmxPlan, frame: Frame, column_block: Value, k: int) -> Value:
    f = frame.function
    chunk = f.add(f.mul(column_block, plan.chunks), plan.slices[k].start)
    return f.at(frame.inputs[1], f.mul(chunk, plan.chunk_bytes), "i8")


def _emit_block(plan: AmxPlan, frame: Frame, functions: _Functions, block: _Block) -> None:
    """The sums of a slice of k, and after the last one their tail."""
    f, p, chunks = frame.function, plan.planes, plan.slices[block.k]
    image, in_image = f.div(block.row, plan.image_blocks), f.rem(block.row, plan.image_blocks)
    row = f.mul(in_image, plan.block_rows)
    a = f.add(f.mul(image, p.image_step), f.mul(row, p.row_step))
    sums = _sums_at(plan, frame, block)
    next_weights = _packed_weights(plan, frame, f.add(block.column, 1), block.k)
    hints = 64 * hints_a_chunk(plan) * len(chunks)
    ahead = f.at(next_weights, f.mul(block.row, hints), "i8")
    is_last_row = f.compare("eq", in_image, plan.image_blocks - 1)
    is_last_column = f.compare("eq", block.column, plan.column_blocks - 1)
    for (goes_on, *cut), function in functions.sums.items():
        if goes_on == (block.k > 0):
            with f.when(fits(f, (is_last_row, is_last_column), cut, _edges(plan))):
                f.call(
                    function, f.at(frame.scratch, a, "i16"), block.weights, sums, ahead,
                    frame.worker_scratch, chunks.start, chunks.stop,
                )  # fmt: skip
    if block.k < len(plan.slices) - 1:
        return
    column = f.mul(block.column, plan.width)
    bias, out = f.at(frame.inputs[2], column), f.at(frame.output, column)
    operands = frame.inputs[plan.task.first_tail_input :]
    for is_cut, function in functions.tails.items():
        with f.when(fits(f, (is_last_column,), (is_cut,), (_cut_columns(plan),))):
            f.call(function, sums, bias, out, image, row, column, *operands)


def _sums_at(plan: AmxPlan, frame: Frame, block: _Block) -> Value:
    """Sums in the core's own scratch, or in shared scratch while they wait for the next slice."""
    if not plan.keeps_sums:
        return frame.worker_scratch
    f = frame.function
    number = f.add(f.mul(block.column, plan.row_blocks), block.row)
    first = f.at(frame.scratch, plan.planes_bytes, "i8")
    return f.at(first, f.mul(number, plan.sums_bytes), "i8")
