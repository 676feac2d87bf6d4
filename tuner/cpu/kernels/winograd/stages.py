"""Stages of a Winograd convolution.

Input: V = B d Bt for every patch and channel, zeros outside of the image. A vector of channels of
a whole patch is transformed in the registers: a load and a store each.

Output: Y = A M At for every patch and column of a block; then bias, tail, and the store.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from functools import partial

from tuner.cpu.kernels.edges import call_fitting, choices, each_vector
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import Frame, open_phase
from tuner.cpu.kernels.products import (
    BandCall,
    PointGroup,
    TileFunctions,
    emit_products,
    emit_tiles,
)
from tuner.cpu.kernels.run_weights import RunWeights, each_vector_of_block, emit_packs
from tuner.cpu.kernels.tile_tail import tail_rows, tail_value
from tuner.cpu.kernels.winograd.space import WinogradPlan
from tuner.cpu.kernels.winograd.transforms import Term, emit_transform
from tuner.kernel_family import Phase

LARGE_IMAGE_BYTES = 1 << 20
"""A larger image has left the second cache; the many short runs of a patch's pixels are no
pattern that the hardware would follow."""


def emit_input_line(module: LLVMModule, plan: WinogradPlan) -> Function:
    """A private function that transforms one line of patches: (image, v, first, line, scratch).

    `v` is the band's V, `first` the number in the band of the line's first patch, `line` its
    number in the image.
    """
    patch, edge = _emit_patch(module, plan), _emit_edge_patch(module, plan)
    params = (("image", F32), ("v", F32), ("first", "i64"), ("line", "i64"), ("scratch", F32))
    f = module.function(f"{plan.name}_patch_line", params)
    image, v, first, line, scratch = f.params
    g = plan.geometry
    line_step = g.width * g.channels
    y = f.sub(f.mul(line, plan.outputs * plan.down.stride), g.pads[0])
    with f.loop(0, plan.patch_columns) as column:
        x = f.sub(f.mul(column.index, plan.outputs * plan.across.stride), g.pads[1])
        number = f.add(first, column.index)
        inside = f.both(
            # Unsigned: a line or column before the image is a large number.
            f.compare("ult", y, max(0, g.height - plan.down.inputs + 1)),
            f.compare("ult", x, max(0, g.width - plan.across.inputs + 1)),
        )
        with f.when(inside):
            start = f.at(image, f.add(f.mul(y, line_step), f.mul(x, g.channels)))
            f.call(patch, start, line_step, v, number)
        with f.when(f.negated(inside)):
            f.call(edge, image, y, x, scratch)
            f.call(patch, scratch, plan.across.inputs * g.channels, v, number)
    return f


def fill_line(plan: WinogradPlan, frame: Frame, input_line: Function, unit: IRValue) -> None:
    """Transform one of the lines of patches of all images, into V[band] in shared scratch."""
    f = frame.function
    image, line = f.div(unit, plan.patch_lines), f.rem(unit, plan.patch_lines)
    source = _image(plan, frame, image)
    band = f.add(f.mul(image, plan.image_bands), f.div(line, plan.band))
    v = f.at(frame.scratch, f.mul(band, plan.layout.v_band))
    number = f.mul(f.rem(line, plan.band), plan.patch_columns)
    f.call(input_line, source, v, number, line, frame.worker_scratch)


def fill_band(
    plan: WinogradPlan, frame: Frame, input_line: Function, band: IRValue, v: IRValue
) -> None:
    """Transform the lines of patches of a band."""
    f = frame.function
    image, in_image = f.div(band, plan.image_bands), f.rem(band, plan.image_bands)
    source = _image(plan, frame, image)
    first = f.mul(in_image, plan.band)
    count = f.minimum(f.sub(plan.patch_lines, first), plan.band)
    with f.loop(0, count) as line:
        number = f.mul(line.index, plan.patch_columns)
        f.call(input_line, source, v, number, f.add(first, line.index), frame.worker_scratch)


def _image(plan: WinogradPlan, frame: Frame, image: IRValue) -> IRValue:
    f, g = frame.function, plan.geometry
    return f.at(frame.inputs[0], f.mul(image, g.height * g.width * g.channels))


def _emit_edge_patch(module: LLVMModule, plan: WinogradPlan) -> Function:
    """Copy the patch whose corner lies at input (y, x), with zeros for what is outside."""
    zeros = module.table(f"{plan.name}_zeros", [0] * (plan.isa.lanes // 2)).of(F32)
    params = (("image", F32), ("y", "i64"), ("x", "i64"), ("to", F32))
    f = module.function(f"{plan.name}_edge_patch", params)
    image, y, x, to = f.params
    g = plan.geometry
    with f.loop(0, plan.down.inputs) as i, f.loop(0, plan.across.inputs) as j:
        line, column = f.add(y, i.index), f.add(x, j.index)
        inside = f.both(f.compare("ult", line, g.height), f.compare("ult", column, g.width))
        pixel = f.add(f.mul(line, g.width), column)
        start = f.select(inside, f.at(image, f.mul(pixel, g.channels)), zeros)
        end = f.at(to, f.mul(f.add(f.mul(i.index, plan.across.inputs), j.index), g.channels))
        for channel, lanes in each_vector(f, g.channels):
            # The table of zeros has one vector, which serves all channels.
            here = f.at(start, f.select(inside, channel, 0))
            f.store_first(f.load_first(here, lanes), f.at(end, channel), lanes)
    return f


def _emit_patch(module: LLVMModule, plan: WinogradPlan) -> Function:
    """Transform a patch that lies at `image`: all its channels, into V of patch `number`."""
    params = (("image", F32), ("line_step", "i64"), ("v", F32), ("number", "i64"))
    f = module.function(f"{plan.name}_patch", params)
    channels = plan.geometry.channels
    rest = channels % f.lanes
    *_, v, number = f.params
    groups = plan.layout.groups
    rows = tuple(f.at(v, f.add(f.mul(number, g.v_row), g.v_start)) for g in groups)
    if channels > rest:
        with f.loop(0, channels - rest, f.lanes) as channel:
            _emit_input_vector(f, plan, rows, channel.index, f.lanes)
    if rest:
        _emit_input_vector(f, plan, rows, channels - rest, rest)
    return f


def _emit_input_vector(
    f: Function, plan: WinogradPlan, rows: tuple[IRValue, ...], channel: Index, lanes: int
) -> None:
    """A vector of channels: load, transform and store, one pair of strands after the other."""
    image, line_step, *_ = f.params
    here = f.at(image, channel)
    lines = [f.at(here, f.mul(line_step, y)) for y in range(plan.down.inputs)]
    if 4 * plan.geometry.height * plan.geometry.width * plan.geometry.channels > LARGE_IMAGE_BYTES:
        _ask_for_next_patch(f, plan, lines)
    places = _v_places(plan)
    pairs = itertools.product(range(len(plan.down.strands)), range(len(plan.across.strands)))
    for pair in pairs:
        for term, value in _terms(f, plan, lines, pair, lanes):
            group, offset = places[term]
            f.store_first(value, f.at(rows[group], f.add(channel, offset)), lanes)


def _terms(
    f: Function, plan: WinogradPlan, lines: list[IRValue], pair: tuple[int, int], lanes: int
) -> Iterator[tuple[Term, IRValue]]:
    """The transformed pixels of a pair of strands, down and across.

    columns:  t[i][x] = sum over y of B[i][y] d[y][x]
    lines:    V[i][j] = sum over x of B[j][x] t[i][x]
    """
    a, b = pair
    down, across = plan.down.strands[a], plan.across.strands[b]
    columns = []
    for x in across.pixels:
        at = x * plan.geometry.channels
        column = [f.load_first(f.at(lines[y], at), lanes) for y in down.pixels]
        columns.append(emit_transform(f, down.of_input, column))
    for i, line in enumerate(zip(*columns, strict=True)):
        for j, value in enumerate(emit_transform(f, across.of_input, line)):
            yield ((a, i), (b, j)), value


def _ask_for_next_patch(f: Function, plan: WinogradPlan, lines: list[IRValue]) -> None:
    """Prefetch into the second cache the pixels that the next patch reads and this one does not."""
    step = plan.outputs * plan.across.stride
    for line in lines:
        for x in range(plan.across.inputs, plan.across.inputs + step):
            f.prefetch(f.at(line, x * plan.geometry.channels), locality=2)


def _v_places(plan: WinogradPlan) -> dict[Term, tuple[int, int]]:
    """Group of points, and offset from the patch's row in its first point, of each term."""
    return {
        term: (number, member * group.v_point + i * plan.geometry.channels)
        for number, group in enumerate(plan.layout.groups)
        for member in range(group.points)
        for i, term in enumerate(plan.points[group.first + member].terms)
    }


# -- products and output --------------------------------------------------------------------------

BandFunctions = Mapping[tuple[bool, ...], Function]
"""Functions of a band: by whether its lines and the block's columns are cut."""

BAND_PARAMS = (
    ("v", F32), ("u", F32), ("out", F32), ("bias", F32), ("y", "i64"), ("row", "i64"),
    ("column", "i64"), ("m", F32),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def _call_band(
    plan: WinogradPlan,
    bands: BandFunctions,
    frame: Frame,
    band: IRValue,
    block: IRValue,
    v: IRValue,
) -> None:
    """Compute one block of columns of one band, whose V is ready."""
    f, g = frame.function, plan.geometry
    image, in_image = f.div(band, plan.image_bands), f.rem(band, plan.image_bands)
    y = f.mul(in_image, plan.band * plan.outputs)
    row = f.mul(f.add(f.mul(image, g.out_height), y), g.out_width)
    column = f.mul(block, plan.width)
    args: list[Index] = [
        v, f.at(_u(plan, frame), f.mul(block, plan.layout.u_block)),
        f.at(frame.output, f.add(f.mul(row, g.out_channels), column)),
        f.at(frame.inputs[2], column), y, row, column,
        f.at(frame.worker_scratch, plan.before_m),
        *frame.inputs[plan.task.first_tail_input :],
    ]  # fmt: skip
    last = (
        f.compare("eq", in_image, plan.image_bands - 1),
        f.compare("eq", block, plan.blocks - 1),
    )
    call_fitting(f, bands, last, _edges(plan), args)


def _u(plan: WinogradPlan, frame: Frame) -> IRValue:
    """Pointer to U: constants, or in scratch."""
    return frame.function.at(frame.scratch, plan.shared_v) if plan.u_of_run else frame.inputs[1]


def emit_u(module: LLVMModule, plan: WinogradPlan) -> Phase:
    """U of weights of a run: G g Gt for every channel and column, in f32.

    A unit is a block of columns and a vector of channels of it.
    """
    w, lanes, width = RunWeights.of(plan.task), plan.isa.lanes, plan.width
    channels, edge = min(w.channels, lanes), plan.geometry.out_channels % width
    packs = emit_packs(module, f"{plan.name}_pack", w, (width, edge), (lanes * lanes, lanes))
    frame = open_phase(module, f"{plan.name}_u", plan.task, plan.own_bytes)
    f, chunks = frame.function, w.chunks(lanes)
    with f.loop(frame.lo, frame.hi) as unit:
        block, channel = f.div(unit.index, chunks), w.chunk_start(f, f.rem(unit.index, chunks))
        start = f.add(f.mul(block, width * w.column_step), f.mul(channel, w.channel_step))
        source = f.at(frame.inputs[1], start)
        to = f.add(f.mul(block, plan.layout.u_block), f.mul(channel, width))
        to_vector = f.at(_u(plan, frame), to)

        def transform(f: Function, vector: int, columns: int) -> None:
            first = vector * lanes
            f.call(packs[columns], f.at(source, first * w.column_step), frame.worker_scratch)
            with f.loop(0, channels) as number:
                here = f.at(frame.worker_scratch, f.mul(number.index, lanes))
                end = f.at(to_vector, f.add(f.mul(number.index, width), first))
                _transform_weights(f, plan, here, end)

        is_last = f.compare("eq", block, plan.blocks - 1)
        each_vector_of_block(f, is_last, (width, edge), transform)
    return Phase(f.name, plan.blocks * chunks)


def _transform_weights(f: Function, plan: WinogradPlan, taps: IRValue, to: IRValue) -> None:
    """A vector of columns of one channel: all taps into the terms of all points.

    lines:    t[y][j] = sum over x of G[j][x] g[y][x]
    columns:  U[i][j] = sum over y of G[i][y] t[y][j]
    """
    high, wide = plan.geometry.kernel
    square, term_step = f.lanes * f.lanes, plan.geometry.channels * plan.width
    g = [[f.load(f.at(taps, (y * wide + x) * square)) for x in range(wide)] for y in range(high)]
    terms = [term for point in plan.points for term in point.terms]
    places = {term: number * term_step for number, term in enumerate(terms)}
    for b, across in enumerate(plan.across.strands):
        lines = [emit_transform(f, across.of_weights, line) for line in g]
        for j, column in enumerate(zip(*lines, strict=True)):
            for a, down in enumerate(plan.down.strands):
                for i, value in enumerate(emit_transform(f, down.of_weights, column)):
                    f.store(value, f.at(to, places[(a, i), (b, j)]))


def _edges(plan: WinogradPlan) -> tuple[int, int]:
    """Lines of patches in the last band, columns in the last block; 0 where all are full."""
    return plan.patch_lines % plan.band, plan.geometry.out_channels % plan.width


def emit_blocks(module: LLVMModule, plan: WinogradPlan) -> BandCall:
    """The functions for full and cut bands and blocks, and the calls of them."""
    line_edge, column_edge = _edges(plan)
    heights = {c: line_edge if c else plan.band for c in choices(line_edge, plan.image_bands)}
    widths = {c: column_edge if c else plan.width for c in choices(column_edge, plan.blocks)}
    counts = [lines * plan.patch_columns for lines in heights.values()]
    tiles = emit_tiles(module, plan, counts, widths.values())
    pixel_edge = plan.geometry.out_width % plan.outputs
    functions: dict[tuple[bool, ...], Function] = {}
    for is_cut, width in widths.items():
        full = _emit_output_patch(module, plan, plan.outputs, width)
        last = _emit_output_patch(module, plan, pixel_edge, width) if pixel_edge else full
        for is_short, lines in heights.items():
            functions[is_short, is_cut] = _emit_band(
                module, plan, lines, width, tiles, (full, last)
            )
    return partial(_call_band, plan, functions)


def _emit_band(
    module: LLVMModule,
    plan: WinogradPlan,
    lines: int,
    width: int,
    tiles: Sequence[TileFunctions],
    patches: tuple[Function, Function],
) -> Function:
    """`lines` lines of patches x `width` columns: all points, then the output transform.

    `patches` are those of the patches of a line but the last, and of the last.
    """
    f = module.function(f"{plan.name}_band_{lines}_{width}", (*BAND_PARAMS, *plan.operand_params))
    v, u, *_, m = f.params[: len(BAND_PARAMS)]

    def u_at(group: PointGroup, point: IRValue) -> IRValue:
        return f.at(u, f.add(f.mul(point, group.u_point), group.u_start))

    size = lines * plan.patch_columns, width
    emit_products(f, plan, tiles, size, (v, m), u_at)
    with f.loop(0, lines) as line:
        _emit_output_line(f, plan, line.index, patches)
    return f


def _emit_output_line(
    f: Function, plan: WinogradPlan, line: IRValue, patches: tuple[Function, Function]
) -> None:
    _, _, out, bias, y, row, column, m, *operands = f.params
    g, full_columns = plan.geometry, plan.patch_columns - 1
    first = f.mul(line, plan.outputs)
    lines = f.minimum(f.sub(f.sub(g.out_height, y), first), plan.outputs)
    pixel = f.mul(first, g.out_width)

    def call(patch: Function, number: Index) -> None:
        x = f.add(pixel, f.mul(number, plan.outputs))
        source = f.add(f.mul(line, plan.patch_columns), number)
        here = f.at(m, f.mul(source, plan.width))
        to = f.at(out, f.mul(x, g.out_channels))
        f.call(patch, here, to, bias, lines, f.add(row, x), column, *operands)

    if full_columns:
        with f.loop(0, full_columns) as number:
            call(patches[0], number.index)
    call(patches[1], full_columns)


PATCH_PARAMS = (
    ("m", F32), ("out", F32), ("bias", F32), ("lines", "i64"), ("row", "i64"),
    ("column", "i64"),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def _emit_output_patch(
    module: LLVMModule, plan: WinogradPlan, pixels: int, columns: int
) -> Function:
    """Emit a private function that stores a patch, or a part of it.

    It stores the first `lines` lines, `pixels` of each, `columns` of a block.
    """
    name = f"{plan.name}_output_{pixels}_{columns}"
    f = module.function(name, (*PATCH_PARAMS, *plan.operand_params))
    whole = columns - columns % f.lanes
    if whole:
        with f.loop(0, whole, f.lanes) as vector:
            _emit_output_vector(f, plan, pixels, vector.index, f.lanes)
    if columns > whole:
        _emit_output_vector(f, plan, pixels, whole, columns - whole)
    return f


def _emit_output_vector(
    f: Function, plan: WinogradPlan, pixels: int, first: Index, lanes: int
) -> None:
    """A vector of columns of the patch.

    down:    t[i][x] = sum over y of A[i][y] M[y][x]
    across:  Y[i][p] = tail(bias + sum over x of A[p][x] t[i][x])
    """
    _, out, bias, lines, row, column, *pointers = f.params
    g = plan.geometry
    columns = _down_columns(f, plan, first)
    may_be_cut = g.out_height % plan.outputs != 0
    for i, values in enumerate(zip(*columns, strict=True)):
        with f.when(f.compare("sgt", lines, i)) if i and may_be_cut else nullcontext():
            added = f.load(f.at(bias, first))
            here = f.add(column, first)
            to = f.at(f.at(out, i * g.out_width * g.out_channels), first)
            results = emit_transform(f, plan.across.of_output[:pixels], values)
            for pixel, result in enumerate(results):
                rows = tail_rows(f, plan.tail, pointers, f.add(row, i * g.out_width + pixel))
                value = tail_value(f, plan.tail, f.fadd(result, added), rows, here, lanes)
                f.store_first(value, f.at(to, pixel * g.out_channels), lanes)


def _down_columns(f: Function, plan: WinogradPlan, first: Index) -> list[list[IRValue]]:
    """t, column by column."""
    here = f.at(f.params[0], first)
    numbers = {point.sums: number for number, point in enumerate(plan.points)}
    columns = []
    for x in range(plan.across.sums):
        places = [numbers[y, x] * plan.m_point for y in range(plan.down.sums)]
        values = [f.load(f.at(here, place)) for place in places]
        columns.append(emit_transform(f, plan.down.of_output, values))
    return columns
