"""Stages of a Strassen-like product.

V[point] is the sum of the blocks of A that the point multiplies; each block of C is a sum of
products; then bias, tail, and the store.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from tuner.cpu.kernels.contraction.geometry import Geometry, Image
from tuner.cpu.kernels.edges import choices, each_vector
from tuner.cpu.kernels.emit import Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import Frame
from tuner.cpu.kernels.products import CallBand, TileFunctions, emit_products, emit_sum, emit_tiles
from tuner.cpu.kernels.strassen.space import StrassenPlan
from tuner.cpu.kernels.tile import tail_rows, tail_value


def emit_input_rows(module: LLVMModule, plan: StrassenPlan) -> Function:
    """A private function that sums up `count` rows of V: (sources..., v, first, count).

    `v` is where point 0 of row `first` goes. Rows that the last part lacks read as zeros.
    """
    functions = _row_functions(plan, partial(_emit_row, module, plan))
    params = (*_source_params(plan), ("v", "ptr"), ("first", "i64"), ("count", "i64"))
    f = module.function(f"{plan.name}_input", params)
    *sources, v, first, count = f.params
    for function, row in _each_row(f, plan, functions, first, count):
        to = f.at(v, f.mul(row, plan.layout.groups[0].v_row))
        f.call(function, *sources, to, f.add(first, row))
    return f


RowFunctions = tuple[Function, Function]
"""Functions of a row of all parts, and of one that the last part lacks."""


def _row_functions(plan: StrassenPlan, emit: Callable[[int], Function]) -> RowFunctions:
    """The functions that `emit` writes for rows of so many parts."""
    parts = plan.algorithm.row_parts
    whole = emit(parts)
    return whole, emit(parts - 1) if plan.complete_rows < plan.lines else whole


def _each_row(
    f: Function, plan: StrassenPlan, functions: RowFunctions, first: IRValue, count: Index
) -> Iterator[tuple[Function, IRValue]]:
    """The function and the number of each row of a band, in two loops."""
    complete = f.sub(plan.complete_rows, first)
    complete = f.maximum(f.minimum(complete, count), 0)
    limits: tuple[Index, ...] = (0, complete, count)
    for function, lo, hi in zip(functions, limits[:-1], limits[1:], strict=True):
        with f.loop(lo, hi) as row:
            yield function, row.index


def fill_row(plan: StrassenPlan, frame: Frame, input_rows: Function, row: IRValue) -> None:
    """Sum up a row of every part, into V[band] in shared scratch."""
    f = frame.function
    band, in_band = f.div(row, plan.band), f.rem(row, plan.band)
    place = f.add(f.mul(band, plan.layout.v_band), f.mul(in_band, plan.layout.groups[0].v_row))
    f.call(input_rows, *_sources(plan, frame), f.at(frame.scratch, place), row, 1)


def fill_band(
    plan: StrassenPlan, frame: Frame, input_rows: Function, band: IRValue, v: IRValue
) -> None:
    """Sum up the rows of a band."""
    f = frame.function
    first = f.mul(band, plan.band)
    count = f.minimum(f.sub(plan.lines, first), plan.band)
    f.call(input_rows, *_sources(plan, frame), v, first, count)


def _sources(plan: StrassenPlan, frame: Frame) -> list[IRValue]:
    return [frame.inputs[i] for i in plan.task.sources]


def _emit_row(module: LLVMModule, plan: StrassenPlan, parts: int) -> Function:
    """A private function that sums up one row of the first `parts` parts: (sources..., v, row)."""
    params = (*_source_params(plan), ("v", "ptr"), ("row", "i64"))
    f = module.function(f"{plan.name}_input_row_{parts}", params)
    *sources, v, row = f.params
    g = plan.geometry
    rows = []
    for part in range(parts):
        number = f.add(row, part * plan.lines)
        pairs = zip(g.sources, sources, strict=True)
        rows.append([_pixel(f, g, image, x, number) for image, x in pairs])
    for channel, lanes in each_vector(f, plan.part_depth):
        _emit_input_vector(f, plan, rows, v, channel, lanes)
    return f


def _source_params(plan: StrassenPlan) -> list[tuple[str, str]]:
    return [(f"x{i or ''}", "ptr") for i in range(len(plan.geometry.sources))]


def _emit_input_vector(
    f: Function,
    plan: StrassenPlan,
    rows: list[list[IRValue]],
    v: IRValue,
    channel: Index,
    lanes: int,
) -> None:
    places = [
        (number, first)
        for number, source in enumerate(plan.geometry.sources)
        for first in range(0, source.channels, plan.part_depth)
    ]
    blocks = [
        f.load_first(f.at(pixels[source], f.add(channel, first)), lanes)
        for pixels in rows
        for source, first in places
    ]
    for point, factors in enumerate(plan.algorithm.of_input):
        total = emit_sum(f, factors[: len(blocks)], blocks)  # no rows: a part that is zero
        f.store(total, f.at(v, f.add(channel, point * plan.layout.groups[0].v_point)))


def _pixel(f: Function, g: Geometry, image: Image, x: IRValue, row: IRValue) -> IRValue:
    """Pointer to the channels of an output row's pixel; a strided convolution leaves some out."""
    if image.is_read_whole((g.out_height, g.out_width)):
        return f.at(x, f.mul(row, image.channels))
    pixels = g.out_height * g.out_width
    number, in_image = f.div(row, pixels), f.rem(row, pixels)
    line, column = f.div(in_image, g.out_width), f.rem(in_image, g.out_width)
    line = f.add(f.mul(number, image.height), f.mul(line, image.strides[0]))
    number = f.add(f.mul(line, image.width), f.mul(column, image.strides[1]))
    return f.at(x, f.mul(number, image.channels))


BandFunctions = Mapping[tuple[bool, int], Function]
"""Functions of a band: by whether it is cut, and the block's columns in the last part."""

BAND_PARAMS = (
    ("v", "ptr"), ("u", "ptr"), ("out", "ptr"), ("bias", "ptr"), ("row", "i64"),
    ("column", "i64"), ("m", "ptr"),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def _call_band(
    plan: StrassenPlan,
    bands: BandFunctions,
    frame: Frame,
    band: IRValue,
    block: IRValue,
    v: IRValue,
) -> None:
    """Compute one block of columns of one band, whose V is ready."""
    f = frame.function
    column = f.mul(block, plan.width)
    args = (
        v,
        f.at(frame.inputs[1], f.mul(block, plan.layout.u_block)),
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
        fits = f.compare("eq", left, columns)
        if plan.lines % plan.band and plan.bands > 1:
            fits = f.both(fits, is_last if is_cut else f.negated(is_last))
        with f.when(fits):
            f.call(function, *args)


def emit_bands(module: LLVMModule, plan: StrassenPlan) -> CallBand:
    """The functions for all heights of bands and widths of blocks, and the call of them."""
    edge = plan.lines % plan.band
    heights = {cut: edge if cut else plan.band for cut in choices(edge, plan.bands)}
    tiles = emit_tiles(module, plan, heights.values(), [plan.width])
    functions = {}
    for columns in _last_part_widths(plan):
        emit = partial(_emit_output_row, module, plan, last_columns=columns)
        output_rows = _row_functions(plan, emit)
        for is_cut, rows in heights.items():
            band = _emit_band(module, plan, rows, columns, tiles, output_rows)
            functions[is_cut, columns] = band
    return partial(_call_band, plan, functions)


def _last_part_widths(plan: StrassenPlan) -> list[int]:
    """Numbers of columns of a block in the last part: all, some, or none."""
    left = (plan.last_part_columns - block * plan.width for block in range(plan.blocks))
    return sorted({max(0, min(columns, plan.width)) for columns in left})


def _emit_band(
    module: LLVMModule,
    plan: StrassenPlan,
    rows: int,
    last_columns: int,
    tiles: Sequence[TileFunctions],
    output_rows: RowFunctions,
) -> Function:
    """`rows` rows of V x one block of columns: all points, then the output's sums."""
    name = f"{plan.name}_band_{rows}_{last_columns}"
    f = module.function(name, (*BAND_PARAMS, *plan.operand_params))
    v, u, out, bias, first, column, m = f.params[: len(BAND_PARAMS)]
    emit_products(f, plan, tiles, (rows, plan.width), (v, u, m))
    for function, row in _each_row(f, plan, output_rows, first, rows):
        here = f.at(m, f.mul(row, plan.width))
        number = f.add(first, row)
        f.call(function, here, out, bias, number, column, *f.params[len(BAND_PARAMS) :])
    return f


OUTPUT_PARAMS = (
    ("m", "ptr"), ("out", "ptr"), ("bias", "ptr"), ("row", "i64"), ("column", "i64"),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def _emit_output_row(
    module: LLVMModule, plan: StrassenPlan, parts: int, last_columns: int
) -> Function:
    """A private function: one row of M to a row of each of the first `parts` row parts of C.

    `column` counts in each part of columns; the last of these has `last_columns` columns left.
    """
    name = f"{plan.name}_output_{parts}_{last_columns}"
    f = module.function(name, (*OUTPUT_PARAMS, *plan.operand_params))
    row, column, *pointers = f.params[3:]
    befores = [_before_part(f, plan, column, j) for j in range(plan.algorithm.column_parts)]
    starts = [
        tail_rows(f, plan.tail, pointers, f.add(row, part * plan.lines)) for part in range(parts)
    ]
    whole = last_columns - last_columns % f.lanes
    with f.loop(0, whole, f.lanes) as vector:
        _emit_output_vector(f, plan, starts, befores, vector.index, f.lanes)
    for first in range(whole, plan.width, f.lanes):
        _emit_output_vector(f, plan, starts, befores, first, max(0, last_columns - first))
    return f


def _before_part(f: Function, plan: StrassenPlan, column: IRValue, column_part: int) -> Index:
    """Step from the place of the block's columns in one row to their place in the task's part.

    In elements: those of the parts before, less the columns that those have.
    """
    g = plan.geometry
    if g.parts == 1:
        return 0
    part = f.div(f.add(column, column_part * plan.part_columns), g.part_outputs)
    return f.mul(part, (g.rows - 1) * g.part_outputs)


def _emit_output_vector(
    f: Function,
    plan: StrassenPlan,
    tail_starts: Sequence[Sequence[IRValue]],
    befores: Sequence[Index],
    first: Index,
    last_lanes: int,
) -> None:
    """A vector of columns of every part; the last part of columns has `last_lanes` of it."""
    m, out, bias, row, column = f.params[: len(OUTPUT_PARAMS)]
    algorithm, columns = plan.algorithm, plan.geometry.part_outputs
    here = f.add(column, first)
    products = [
        f.load(f.at(m, f.add(first, point * plan.m_point))) for point in range(algorithm.products)
    ]
    for j in range(algorithm.column_parts):
        lanes = last_lanes if j == algorithm.column_parts - 1 else f.lanes
        if not lanes:
            continue
        at = f.add(here, j * plan.part_columns)
        added = f.load(f.at(bias, at))
        for i, starts in enumerate(tail_starts):
            factors = algorithm.of_output[i * algorithm.column_parts + j]
            value = f.fadd(emit_sum(f, factors, products), added)
            value = tail_value(f, plan.tail, value, starts, at, lanes)
            number = f.mul(f.add(row, i * plan.lines), columns)
            number = f.add(number, befores[j])
            f.store_first(value, f.at(out, f.add(number, at)), lanes)
