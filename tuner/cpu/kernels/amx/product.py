"""The second phase: the loops over slices of k, blocks of columns and blocks of rows."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass

from tuner.cpu.kernels.amx.space import AmxPlan
from tuner.cpu.kernels.amx.split import emit_split
from tuner.cpu.kernels.amx.sums import (
    Shape,
    emit_sums,
    emit_tail,
    hints_a_chunk,
    tile_configuration,
    tiles_of,
)
from tuner.cpu.kernels.amx.tiles import COLUMNS
from tuner.cpu.kernels.edges import call_fitting, choices, fits
from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.kernel import Frame, Phase, open_phase


@dataclass(frozen=True)
class _Functions:
    sums: Mapping[bool, Mapping[tuple[bool, ...], Function]]
    """Product functions: by whether earlier sums are continued, and rows and columns cut."""
    tails: Mapping[tuple[bool, ...], Function]
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
    sums: dict[bool, dict[tuple[bool, ...], Function]] = {}
    for goes_on, cut_rows, cut_columns in itertools.product(
        (False, True) if plan.keeps_sums else (False,),
        choices(row_edge, plan.image_blocks),
        choices(column_edge, plan.column_blocks),
    ):
        rows = row_edge if cut_rows else plan.row_tiles
        shape = Shape(rows, column_edge if cut_columns else plan.column_tiles)
        function = emit_sums(module, plan, table, shape, goes_on=goes_on)
        sums.setdefault(goes_on, {})[cut_rows, cut_columns] = function
    edge = plan.geometry.out_channels % plan.width
    tails: dict[tuple[bool, ...], Function] = {
        (cut,): emit_tail(module, plan, edge if cut else plan.width)
        for cut in choices(edge, plan.column_blocks)
    }
    return _Functions(sums, tails, emit_split(module, plan) if plan.splits_weights else None)


def _edges(plan: AmxPlan) -> tuple[int, int]:
    """Tiles of the last block of rows and of columns; 0 where it is a full one."""
    rows, columns = (
        -(-plan.planes.rows // plan.tile_rows),
        -(-plan.geometry.out_channels // COLUMNS),
    )
    return rows % plan.row_tiles, columns % plan.column_tiles


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
    a = f.add(f.mul(image, len(p.planes) * p.plane_step), f.mul(row, p.row_step))
    sums = _sums_at(plan, frame, block)
    next_weights = _packed_weights(plan, frame, f.add(block.column, 1), block.k)
    hints = 64 * hints_a_chunk(plan) * len(chunks)
    ahead = f.at(next_weights, f.mul(block.row, hints), "i8")
    is_last_row = f.compare("eq", in_image, plan.image_blocks - 1)
    is_last_column = f.compare("eq", block.column, plan.column_blocks - 1)
    for cut, function in functions.sums[block.k > 0].items():
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
    edges = (plan.geometry.out_channels % plan.width,)
    args = (sums, bias, out, image, row, column, *operands)
    call_fitting(f, functions.tails, (is_last_column,), edges, args)


def _sums_at(plan: AmxPlan, frame: Frame, block: _Block) -> Value:
    """Sums in the core's own scratch, or in shared scratch while they wait for the next slice."""
    if not plan.keeps_sums:
        return frame.worker_scratch
    f = frame.function
    number = f.add(f.mul(block.column, plan.row_blocks), block.row)
    first = f.at(frame.scratch, plan.planes_bytes, "i8")
    return f.at(first, f.mul(number, plan.sums_bytes), "i8")
