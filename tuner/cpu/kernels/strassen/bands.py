"""The products of a band of rows with a block of columns, and the band's output."""

from __future__ import annotations

from collections.abc import Mapping

from tuner.cpu.kernels.edges import choices
from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.kernel import Frame
from tuner.cpu.kernels.products import TileFunctions, emit_point, tile_functions, vectors_of
from tuner.cpu.kernels.strassen.output_sums import emit_output_row
from tuner.cpu.kernels.strassen.plan import Plan

BandFunctions = Mapping[tuple[bool, int], Function]
"""Functions of a band: by whether it is cut, and the block's columns in the last part."""

BAND_PARAMS = (
    ("v", "ptr"), ("u", "ptr"), ("out", "ptr"), ("bias", "ptr"), ("row", "i64"),
    ("column", "i64"), ("m", "ptr"),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def call_band(
    plan: Plan, frame: Frame, bands: BandFunctions, band: Value, block: Value, v: Value
) -> None:
    """Compute one block of columns of one band, whose V is ready."""
    f = frame.function
    column = f.mul(block, plan.width)
    args = (
        v,
        f.at(frame.inputs[1], f.mul(block, plan.algorithm.products * plan.u_point)),
        frame.output,
        frame.inputs[2],
        f.mul(band, plan.band),
        column,
        frame.worker_scratch,
        *frame.inputs[plan.task.first_tail_input :],
    )
    is_last = f.compare("eq", band, plan.bands - 1)
    left = f.minimum(f.maximum(f.sub(plan.last_part_columns, column), 0), plan.width)
    for (is_cut, columns), function in bands.items():
        right = f.compare("eq", left, columns)
        if plan.part_rows % plan.band and plan.bands > 1:
            other = is_last if is_cut else f.op("i1", f"xor i1 {is_last.name}, true")
            right = f.op("i1", f"and i1 {right.name}, {other.name}")
        with f.when(right):
            f.call(function, *args)


def emit_bands(module: Module, plan: Plan) -> BandFunctions:
    """The functions for all heights of bands and widths of blocks, and all that they call."""
    edge = plan.part_rows % plan.band
    heights = {cut: edge if cut else plan.band for cut in choices(edge, plan.bands)}
    tiles = tile_functions(module, plan.batch, heights.values(), [plan.width])
    functions = {}
    for columns in _last_part_widths(plan):
        parts = plan.algorithm.row_parts
        whole = emit_output_row(module, plan, parts, columns)
        short = emit_output_row(module, plan, parts - 1, columns) if plan.missing_rows else whole
        for is_cut, rows in heights.items():
            band = _emit_band(module, plan, rows, columns, tiles, (whole, short))
            functions[is_cut, columns] = band
    return functions


def _last_part_widths(plan: Plan) -> list[int]:
    """Numbers of columns of a block in the last part: all, some, or none."""
    left = (plan.last_part_columns - block * plan.width for block in range(plan.blocks))
    return sorted({max(0, min(columns, plan.width)) for columns in left})


def _emit_band(
    module: Module,
    plan: Plan,
    rows: int,
    last_columns: int,
    tiles: TileFunctions,
    output_rows: tuple[Function, Function],
) -> Function:
    """`rows` rows of V x one block of columns: all points, then the output's sums."""
    operands = tuple((f"x{i}", "ptr") for i in range(len(plan.task.tail_inputs)))
    name = f"{plan.name}_band_{rows}_{last_columns}"
    f = module.function(name, (*BAND_PARAMS, *operands))
    v, u, out, bias, first, column, m = f.params[: len(BAND_PARAMS)]
    vectors = vectors_of(plan.batch, plan.width)
    of_width = {height: tile for (height, count), tile in tiles.items() if count == vectors}
    with f.loop(0, plan.algorithm.products) as point:
        a = f.at(v, f.mul(point.index, plan.v_point))
        b = f.at(u, f.mul(point.index, plan.u_point))
        c = f.at(m, f.mul(point.index, plan.m_point))
        emit_point(f, plan.batch, rows, of_width, (a, b, c))
    complete = f.sub(plan.part_rows - plan.missing_rows, first)
    complete = f.maximum(f.minimum(complete, rows), 0)
    limits: tuple[Index, ...] = (0, complete, rows)
    for i, output_row in enumerate(output_rows):
        with f.loop(limits[i], limits[i + 1]) as row:
            here = f.at(m, f.mul(row.index, plan.width))
            number = f.add(first, row.index)
            f.call(output_row, here, out, bias, number, column, *f.params[len(BAND_PARAMS) :])
    return f
