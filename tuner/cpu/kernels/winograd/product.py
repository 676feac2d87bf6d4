"""Products of a band of patches with a block of columns, and the output transform.

Y = A M At        for every patch and column; then bias, tail, and the store
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from tuner.cpu.kernels.edges import call_fitting, choices
from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.kernel import Frame
from tuner.cpu.kernels.products import CallBand, TileFunctions, emit_products, emit_tiles
from tuner.cpu.kernels.tile import Tail, tail_rows, tail_value
from tuner.cpu.kernels.winograd.space import WinogradPlan
from tuner.cpu.kernels.winograd.transforms import emit_transform

BandFunctions = Mapping[tuple[bool, ...], Function]
"""Functions of a band: by whether its lines and the block's columns are cut."""

BAND_PARAMS = (
    ("v", "ptr"), ("u", "ptr"), ("out", "ptr"), ("bias", "ptr"), ("y", "i64"), ("row", "i64"),
    ("column", "i64"), ("m", "ptr"),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def _call_band(
    plan: WinogradPlan, bands: BandFunctions, frame: Frame, band: Value, block: Value, v: Value
) -> None:
    """Compute one block of columns of one band, whose V is ready."""
    f, g = frame.function, plan.geometry
    image, in_image = f.div(band, plan.image_bands), f.rem(band, plan.image_bands)
    y = f.mul(in_image, plan.band * plan.outputs)
    row = f.mul(f.add(f.mul(image, g.out_height), y), g.out_width)
    column = f.mul(block, plan.width)
    args: list[Index] = [
        v, f.at(frame.inputs[1], f.mul(block, plan.layout.u_block)),
        f.at(frame.output, f.add(f.mul(row, g.out_channels), column)),
        f.at(frame.inputs[2], column), y, row, column,
        f.at(frame.worker_scratch, plan.own_input),
        *frame.inputs[plan.task.first_tail_input :],
    ]  # fmt: skip
    last = (
        f.compare("eq", in_image, plan.image_bands - 1),
        f.compare("eq", block, plan.blocks - 1),
    )
    call_fitting(f, bands, last, _edges(plan), args)


def _edges(plan: WinogradPlan) -> tuple[int, int]:
    """Lines of patches in the last band, columns in the last block; 0 where all are full."""
    return plan.patch_lines % plan.band, plan.geometry.out_channels % plan.width


def emit_bands(module: Module, plan: WinogradPlan) -> CallBand:
    """The functions for full and cut bands and blocks, and the call of them."""
    line_edge, column_edge = _edges(plan)
    heights = {c: line_edge if c else plan.band for c in choices(line_edge, plan.image_bands)}
    widths = {c: column_edge if c else plan.width for c in choices(column_edge, plan.blocks)}
    counts = [lines * plan.patch_columns for lines in heights.values()]
    tiles = emit_tiles(module, plan, counts, widths.values())
    pixel_edge = plan.geometry.out_width % plan.outputs
    functions: dict[tuple[bool, ...], Function] = {}
    for is_cut, width in widths.items():
        full = emit_output_patch(module, plan, plan.outputs, width)
        last = emit_output_patch(module, plan, pixel_edge, width) if pixel_edge else full
        for is_short, lines in heights.items():
            functions[is_short, is_cut] = _emit_band(
                module, plan, lines, width, tiles, (full, last)
            )
    return partial(_call_band, plan, functions)


def _emit_band(
    module: Module,
    plan: WinogradPlan,
    lines: int,
    width: int,
    tiles: Sequence[TileFunctions],
    patches: tuple[Function, Function],
) -> Function:
    """`lines` lines of patches x `width` columns: all points, then the output transform.

    `patches` are those of the patches of a line but the last, and of the last.
    """
    operands = tuple((f"x{i}", "ptr") for i in range(len(plan.task.tail_inputs)))
    f = module.function(f"{plan.name}_band_{lines}_{width}", (*BAND_PARAMS, *operands))
    v, u, *_, m = f.params[: len(BAND_PARAMS)]
    emit_products(f, plan, tiles, (lines * plan.patch_columns, width), (v, u, m))
    with f.loop(0, lines) as line:
        _emit_output_line(f, plan, line.index, patches)
    return f


def _emit_output_line(
    f: Function, plan: WinogradPlan, line: Value, patches: tuple[Function, Function]
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
    ("m", "ptr"), ("out", "ptr"), ("bias", "ptr"), ("lines", "i64"), ("row", "i64"),
    ("column", "i64"),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def emit_output_patch(module: Module, plan: WinogradPlan, pixels: int, columns: int) -> Function:
    """Emit a private function that stores a patch, or a part of it.

    It stores the first `lines` lines, `pixels` of each, `columns` of a block.
    """
    tail = Tail(plan.task.tail, plan.task.tail_inputs, plan.task.output.shape)
    operands = tuple((f"x{i}", "ptr") for i in range(len(tail.operands)))
    name = f"{plan.name}_output_{pixels}_{columns}"
    f = module.function(name, (*PATCH_PARAMS, *operands))
    whole = columns - columns % f.lanes
    if whole:
        with f.loop(0, whole, f.lanes) as vector:
            _emit_vector(f, plan, tail, pixels, vector.index, f.lanes)
    if columns > whole:
        _emit_vector(f, plan, tail, pixels, whole, columns - whole)
    return f


def _emit_vector(
    f: Function, plan: WinogradPlan, tail: Tail, pixels: int, first: Index, lanes: int
) -> None:
    """A vector of columns of the patch.

    down:    t[i][x] = sum over y of A[i][y] M[y][x]
    across:  Y[i][p] = tail(bias + sum over x of A[p][x] t[i][x])
    """
    lines = f.params[3]
    columns = _down_columns(f, plan, first)
    may_be_cut = plan.geometry.out_height % plan.outputs != 0
    for i, values in enumerate(zip(*columns, strict=True)):
        if i and may_be_cut:
            with f.when(f.compare("sgt", lines, i)):
                _emit_line(f, plan, tail, pixels, first, lanes, i, values)
        else:
            _emit_line(f, plan, tail, pixels, first, lanes, i, values)


def _down_columns(f: Function, plan: WinogradPlan, first: Index) -> list[list[Value]]:
    """t, column by column."""
    here = f.at(f.params[0], first)
    numbers = {point.sums: number for number, point in enumerate(plan.points)}
    columns = []
    for x in range(plan.across.sums):
        places = [numbers[y, x] * plan.m_point for y in range(plan.down.sums)]
        values = [f.load(f.at(here, place)) for place in places]
        columns.append(emit_transform(f, plan.down.of_output, values))
    return columns


def _emit_line(
    f: Function, plan: WinogradPlan, tail: Tail, pixels: int, first: Index, lanes: int, line: int,
    values: Sequence[Value],
) -> None:  # fmt: skip
    """Bias, tail and store of one line of output pixels."""
    _, out, bias, _, row, column, *pointers = f.params
    g = plan.geometry
    added = f.load(f.at(bias, first))
    here = f.add(column, first)
    to = f.at(f.at(out, line * g.out_width * g.out_channels), first)
    results = emit_transform(f, plan.across.of_output[:pixels], values)
    for pixel, result in enumerate(results):
        rows = tail_rows(f, tail, pointers, f.add(row, line * g.out_width + pixel))
        value = tail_value(f, tail, f.fadd(result, added), rows, here, lanes)
        f.store_first(value, f.at(to, pixel * g.out_channels), lanes)
