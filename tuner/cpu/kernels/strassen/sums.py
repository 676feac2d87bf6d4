"""Stages of a Strassen-like product.

V[point] and U[point] are the sums of the blocks of A and of the weights that the point multiplies;
each block of C is a sum of products; then bias, tail, and the store.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from tuner.cpu.kernels.contraction.geometry import Geometry, Image
from tuner.cpu.kernels.edges import call_fitting, choices, each_vector
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule, Param
from tuner.cpu.kernels.kernel import Frame
from tuner.cpu.kernels.products import (
    BandCall,
    PointGroup,
    TileFunctions,
    emit_products,
    emit_sum,
    emit_tiles,
)
from tuner.cpu.kernels.strassen.space import StrassenPlan
from tuner.cpu.kernels.tile_tail import tail_rows, tail_value
from tuner.kernel_family import Phase


def emit_input_rows(module: LLVMModule, plan: StrassenPlan) -> Function:
    """A private function that sums up `count` lines of V: (sources..., v, first, count).

    `v` is where point 0 of line `first` goes. Where the last line lacks a row, it has the last row
    of all twice.
    """
    row_function = _emit_row(module, plan)
    params: tuple[Param, ...] = (
        *_source_params(plan),
        ("v", F32),
        ("first", "i64"),
        ("count", "i64"),
    )
    f = module.function(f"{plan.name}_input", params)
    *sources, v, first, count = f.params
    with f.loop(0, count) as line:
        to = f.at(v, f.mul(line.index, plan.layout.groups[0].v_row))
        f.call(row_function, *sources, to, f.add(first, line.index))
    return f


def fill_row(plan: StrassenPlan, frame: Frame, input_rows: Function, row: IRValue) -> None:
    """Sum up a line, a row of every part, into V[band] in shared scratch."""
    f = frame.function
    band, in_band = f.div(row, plan.band_step), f.rem(row, plan.band_step)
    place = f.add(f.mul(band, plan.layout.v_band), f.mul(in_band, plan.layout.groups[0].v_row))
    f.call(input_rows, *_sources(plan, frame), f.at(frame.scratch, place), row, 1)


def fill_band(
    plan: StrassenPlan, frame: Frame, input_rows: Function, band: IRValue, v: IRValue
) -> None:
    """Sum up the lines of a band."""
    f = frame.function
    first = f.mul(band, plan.band_step)
    count = f.minimum(f.sub(plan.lines, first), plan.band_step)
    f.call(input_rows, *_sources(plan, frame), v, first, count)


def _sources(plan: StrassenPlan, frame: Frame) -> list[IRValue]:
    return [frame.inputs[i] for i in plan.task.sources]


def _emit_row(module: LLVMModule, plan: StrassenPlan) -> Function:
    """A private function that sums up a line: (sources..., v, line)."""
    params: tuple[Param, ...] = (*_source_params(plan), ("v", F32), ("row", "i64"))
    f = module.function(f"{plan.name}_input_row", params)
    *sources, v, row = f.params
    g = plan.geometry
    rows = []
    for part in range(plan.algorithm.row_parts):
        number = f.add(f.mul(row, plan.algorithm.row_parts), part)
        if part and plan.may_lack_rows:
            number = f.minimum(number, f.sub(g.rows, 1))
        pairs = zip(g.sources, sources, strict=True)
        rows.append([_pixel(f, g, image, x, number) for image, x in pairs])
    for first, lanes in each_vector(f, plan.part_depth):
        _emit_input_vector(f, plan, rows, v, first, lanes)
    return f


def _source_params(plan: StrassenPlan) -> list[Param]:
    return [(f"x{i or ''}", F32) for i in range(len(plan.geometry.sources))]


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
        total = emit_sum(f, factors, blocks)
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


def _emit_weight_sums(module: LLVMModule, plan: StrassenPlan) -> Function:
    """A private function that sums up U of a block of columns: (weights, u)."""
    f = module.function(f"{plan.name}_weights", (("w", F32), ("u", F32)))
    w, u = f.params
    sums = plan.algorithm.of_weights[: plan.algorithm.weight_sums]
    with f.loop(0, plan.part_depth * plan.width, f.lanes) as vector:
        blocks = [f.load(f.at(w, f.add(vector.index, start))) for start in plan.weight_starts]
        for factors, start in zip(sums, _u_starts(plan), strict=False):
            f.store(emit_sum(f, factors, blocks), f.at(u, f.add(vector.index, start)))
    return f


def _u_starts(plan: StrassenPlan) -> list[int]:
    """Elements before U of each point, in scratch memory or in the packed weights."""
    algorithm, step = plan.algorithm, plan.u_elements(plan.part_depth)
    if not plan.sums_weights:
        return [*range(0, algorithm.products * step, step)]
    single = algorithm.of_weights[algorithm.weight_sums :]
    own = [plan.weight_starts[factors.index(1)] for factors in single]
    return [*range(0, algorithm.weight_sums * step, step), *own]


def _first_packed_block(plan: StrassenPlan, f: Function, block: IRValue) -> IRValue:
    """The number of the packed block that a block begins with."""
    first = f.mul(block, plan.algorithm.column_parts)
    return f.minimum(first, plan.last_block) if plan.stored_before else first


def _weights(plan: StrassenPlan, frame: Frame, block: IRValue) -> IRValue:
    """Pointer to the packed weights of a block, or to U."""
    f = frame.function
    if not plan.sums_weights:
        return f.at(frame.inputs[1], f.mul(block, plan.layout.u_block))
    packed_block = plan.geometry.channels * plan.width
    return f.at(frame.inputs[1], f.mul(_first_packed_block(plan, f, block), packed_block))


BandFunctions = Mapping[tuple[bool, ...], Function]
"""Functions of a band: by whether its lines and the block's columns are cut."""

BAND_PARAMS = (
    ("v", F32), ("u", F32), ("w", F32), ("out", F32), ("bias", F32), ("line", "i64"),
    ("lines", "i64"), ("column", "i64"), ("m", F32), ("ahead", F32),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def _call_band(
    plan: StrassenPlan,
    bands: BandFunctions,
    frame: Frame,
    band: IRValue,
    block: IRValue,
    v: IRValue,
    own: tuple[IRValue, IRValue] | None = None,
) -> None:
    """Compute one block of columns of one band, whose V is ready.

    `own`: U in scratch memory, and what to prefetch. Without it U is packed.
    """
    f = frame.function
    line = f.mul(band, plan.band_step)
    weights = _weights(plan, frame, block)
    u, ahead = own or (weights, weights)
    args = (
        v,
        u,
        weights,
        frame.output,
        frame.inputs[2],
        line,
        f.minimum(plan.band_step, f.sub(plan.lines, line)),
        f.mul(_first_packed_block(plan, f, block), plan.width),
        f.at(frame.worker_scratch, plan.before_m),
        ahead,
        *frame.inputs[plan.task.first_tail_input :],
    )
    last = (
        f.compare("eq", band, plan.bands - 1),
        f.compare("eq", block, plan.blocks - 1),
    )
    call_fitting(f, bands, last, _edges(plan), args)


def _edges(plan: StrassenPlan) -> tuple[int, int]:
    """Lines in the last band, columns that the last block stores; 0 where all are full.

    Bands of open lines are all alike: their functions get the number of lines.
    """
    lines = 0 if plan.has_open_rows else plan.lines % plan.band
    return lines, plan.geometry.out_channels % (plan.algorithm.column_parts * plan.width)


def emit_blocks(module: LLVMModule, plan: StrassenPlan) -> BandCall:
    """The functions of full and cut bands and blocks, and the call of them."""
    return partial(_call_band, plan, _emit_bands(module, plan))


def emit_chunks(module: LLVMModule, plan: StrassenPlan) -> Phase:
    """A chunk of blocks of columns a unit: V band by band, and U of a block before its first band.

    While a core multiplies a band, it prefetches the rows of the next one, a share with each block.
    """
    input_rows, weight_sums = emit_input_rows(module, plan), _emit_weight_sums(module, plan)
    functions = _emit_bands(module, plan)
    frame = plan.open(module, f"{plan.name}_chunks")
    f = frame.function
    v = f.at(frame.worker_scratch, plan.before_m + plan.m_band)
    with f.loop(frame.lo, frame.hi) as unit:
        first = f.mul(unit.index, plan.chunk)
        count = f.minimum(f.sub(plan.blocks, first), plan.chunk)
        with f.loop(0, plan.bands) as band:
            fill_band(plan, frame, input_rows, band.index, v)
            is_last = f.compare("eq", band.index, plan.bands - 1)
            row = f.mul(f.mul(f.add(band.index, 1), plan.band_step), plan.algorithm.row_parts)
            next_rows = f.at(frame.inputs[0], f.mul(row, plan.geometry.channels))
            # No rows follow the last band: its prefetches go to V, which is in the caches already.
            ahead = f.select(is_last, v, next_rows)
            with f.loop(0, count) as number:
                block = f.add(first, number.index)
                u = f.at(frame.worker_scratch, f.mul(number.index, plan.u_block))
                with f.when(f.compare("eq", band.index, 0)):
                    f.call(weight_sums, _weights(plan, frame, block), u)
                share = f.address(ahead, f.mul(number.index, 64 * plan.lines_ahead), "i8")
                _call_band(plan, functions, frame, band.index, block, v, (u, share))
    return Phase(f.name, plan.units)


def _emit_bands(module: LLVMModule, plan: StrassenPlan) -> BandFunctions:
    """The functions of full and cut bands and blocks."""
    line_edge, column_edge = _edges(plan)
    heights = {c: line_edge if c else plan.band for c in choices(line_edge, plan.bands)}
    counts = range(1, plan.tile_rows + 1) if plan.has_open_rows else heights.values()
    tiles = emit_tiles(module, plan, counts, [plan.width])
    starts = module.table(f"{plan.name}_u", _u_starts(plan))
    functions: dict[tuple[bool, ...], Function] = {}
    for is_last in choices(column_edge, plan.blocks):
        output_rows = _emit_output_rows(module, plan, is_last=is_last)
        for is_short, lines in heights.items():
            name = f"{plan.name}_band_{lines}{'_last' * is_last}"
            band = _emit_band(module, plan, name, lines, tiles, starts, output_rows)
            functions[is_short, is_last] = band
    return functions


RowFunctions = tuple[Function, Function]
"""Functions of a line of all parts, and of one that lacks the row of the last part."""


def _emit_output_rows(module: LLVMModule, plan: StrassenPlan, *, is_last: bool) -> RowFunctions:
    parts = plan.algorithm.row_parts
    whole = _emit_output_row(module, plan, parts, is_last=is_last)
    if not plan.may_lack_rows:
        return whole, whole
    return whole, _emit_output_row(module, plan, parts - 1, is_last=is_last)


def _emit_band(
    module: LLVMModule,
    plan: StrassenPlan,
    name: str,
    lines: int,
    tiles: Sequence[TileFunctions],
    starts: IRValue,
    output_rows: RowFunctions,
) -> Function:
    """`lines` lines of V x one block of columns: all points, then the output's sums.

    Of open rows `lines` is a maximum. `starts` is the table of `_u_starts`.
    """
    f = module.function(name, (*BAND_PARAMS, *plan.operand_params))
    v, u, w, out, bias, first, given, column, m, ahead = f.params[: len(BAND_PARAMS)]
    count = given if plan.has_open_rows else lines

    def u_at(_: PointGroup, point: IRValue) -> IRValue:
        is_sum = f.compare("slt", point, plan.algorithm.weight_sums)
        start = f.integer(f.at(starts, point))
        return f.at(f.select(is_sum, u, w), start)

    def prefetch(point: IRValue) -> None:
        lines = -(-plan.lines_ahead // plan.algorithm.products)
        with f.loop(f.mul(point, lines), f.mul(f.add(point, 1), lines)) as line:
            f.prefetch(f.address(ahead, f.mul(line.index, 64), "i8"), locality=2)

    begin = prefetch if plan.lines_ahead else None
    emit_products(f, plan, tiles, (count, plan.width), (v, m), u_at, begin)
    complete = f.maximum(f.minimum(f.sub(plan.complete_lines, first), count), 0)
    limits: tuple[Index, ...] = (0, complete, count)
    for function, lo, hi in zip(output_rows, limits[:-1], limits[1:], strict=True):
        with f.loop(lo, hi) as row:
            here = f.at(m, f.mul(row.index, plan.width))
            number = f.add(first, row.index)
            f.call(function, here, out, bias, number, column, *f.params[len(BAND_PARAMS) :])
    return f


OUTPUT_PARAMS = (
    ("m", F32), ("out", F32), ("bias", F32), ("row", "i64"), ("column", "i64"),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def _emit_output_row(
    module: LLVMModule, plan: StrassenPlan, parts: int, *, is_last: bool
) -> Function:
    """A private function: a line of M to a row of each of the first `parts` row parts of C.

    `column` is the first of the block. The last block stores what the one before has not.
    """
    name = f"{plan.name}_output_{parts}{'_last' * is_last}"
    f = module.function(name, (*OUTPUT_PARAMS, *plan.operand_params))
    edge = plan.geometry.out_channels % plan.width
    last_columns, first_part = (
        (edge or plan.width, plan.stored_before) if is_last else (plan.width, 0)
    )
    row, column, *pointers = f.params[3:]
    befores = [
        (j, _before_part(f, plan, column, j))
        for j in range(first_part, plan.algorithm.column_parts)
    ]
    numbers = [f.add(f.mul(row, plan.algorithm.row_parts), part) for part in range(parts)]
    starts = [tail_rows(f, plan.tail, pointers, number) for number in numbers]
    whole = last_columns - last_columns % f.lanes
    emit = partial(_emit_output_vector, f, plan, numbers, starts, befores)
    with f.loop(0, whole, f.lanes) as vector:
        emit(vector.index, f.lanes)
    # Behind the edge the last part has no columns, but the other parts of the block have.
    for first in range(whole, plan.width, f.lanes):
        emit(first, max(0, last_columns - first))
    return f


def _before_part(f: Function, plan: StrassenPlan, column: IRValue, column_part: int) -> Index:
    """Step from the place of the block's columns in one row to their place in the task's part.

    In elements: those of the parts before, less the columns that those have.
    """
    g = plan.geometry
    if g.parts == 1:
        return 0
    part = f.div(f.add(column, column_part * plan.width), g.part_outputs)
    return f.mul(part, (g.rows - 1) * g.part_outputs)


def _emit_output_vector(
    f: Function,
    plan: StrassenPlan,
    numbers: Sequence[IRValue],
    tail_starts: Sequence[Sequence[IRValue]],
    befores: Sequence[tuple[int, Index]],
    first: Index,
    last_lanes: int,
) -> None:
    """A vector of columns of these parts, the last one of which has `last_lanes` of it."""
    m, out, bias, _, column = f.params[: len(OUTPUT_PARAMS)]
    algorithm, columns = plan.algorithm, plan.geometry.part_outputs
    here = f.add(column, first)
    products = [
        f.load(f.at(m, f.add(first, point * plan.m_point))) for point in range(algorithm.products)
    ]
    for j, before in befores:
        lanes = last_lanes if j == algorithm.column_parts - 1 else f.lanes
        if not lanes:
            continue
        at = f.add(here, j * plan.width)
        added = f.load(f.at(bias, at)) if plan.has_bias else None
        for i, (number, starts) in enumerate(zip(numbers, tail_starts, strict=True)):
            factors = algorithm.of_output[i * algorithm.column_parts + j]
            value = emit_sum(f, factors, products)
            value = value if added is None else f.fadd(value, added)
            value = tail_value(f, plan.tail, value, starts, at, lanes)
            place = f.add(f.mul(number, columns), before)
            f.store_first(value, f.at(out, f.add(place, at)), lanes)
