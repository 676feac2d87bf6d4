"""The products of a band of patches with a block of columns, and the band's output transform."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tuner.cpu.kernels.edges import choices, fits
from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.kernel import Frame
from tuner.cpu.kernels.products import TileFunctions, emit_point, tile_functions, vectors_of
from tuner.cpu.kernels.winograd.output_transform import emit_output_patch
from tuner.cpu.kernels.winograd.plan import Group, Plan

BandFunctions = Mapping[tuple[bool, bool], Function]
"""Functions of a band: by whether its lines and the block's columns are cut."""

BAND_PARAMS = (
    ("v", "ptr"), ("u", "ptr"), ("out", "ptr"), ("bias", "ptr"), ("y", "i64"), ("row", "i64"),
    ("column", "i64"), ("m", "ptr"),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def call_band(
    plan: Plan, frame: Frame, bands: BandFunctions, band: Value, block: Value, v: Value
) -> None:
    """Compute one block of columns of one band, whose V is ready."""
    f, g = frame.function, plan.geometry
    image, in_image = f.div(band, plan.image_bands), f.rem(band, plan.image_bands)
    y = f.mul(in_image, plan.band * plan.outputs)
    row = f.mul(f.add(f.mul(image, g.out_height), y), g.out_width)
    column = f.mul(block, plan.width)
    args: list[Index] = [
        v, f.at(frame.inputs[1], f.mul(block, plan.u_block)),
        f.at(frame.output, f.add(f.mul(row, g.out_channels), column)),
        f.at(frame.inputs[2], column), y, row, column,
        f.at(frame.worker_scratch, plan.edge_patch),
        *frame.inputs[plan.task.first_tail_input :],
    ]  # fmt: skip
    last = (
        f.compare("eq", in_image, plan.image_bands - 1),
        f.compare("eq", block, plan.blocks - 1),
    )
    for cut, function in bands.items():
        with f.when(fits(f, last, cut, _edges(plan))):
            f.call(function, *args)


def _edges(plan: Plan) -> tuple[int, int]:
    """Lines of patches in the last band, columns in the last block; 0 where all are full."""
    return plan.patch_lines % plan.band, plan.geometry.out_channels % plan.width


def emit_bands(module: Module, plan: Plan) -> BandFunctions:
    """The functions for full and cut bands and blocks, and all that they call."""
    line_edge, column_edge = _edges(plan)
    heights = {c: line_edge if c else plan.band for c in choices(line_edge, plan.image_bands)}
    widths = {c: column_edge if c else plan.width for c in choices(column_edge, plan.blocks)}
    counts = [lines * plan.patch_columns for lines in heights.values()]
    tiles = [tile_functions(module, plan.batch(g), counts, widths.values()) for g in plan.groups]
    functions = {}
    for is_cut, width in widths.items():
        patches = _patch_functions(module, plan, width)
        for is_short, lines in heights.items():
            functions[is_short, is_cut] = _emit_band(module, plan, lines, width, tiles, patches)
    return functions


def _patch_functions(module: Module, plan: Plan, width: int) -> tuple[Function, Function]:
    """The output transform of the patches of a line but the last, and of the last."""
    cut = plan.geometry.out_width % plan.outputs
    full = emit_output_patch(module, plan, plan.outputs, width)
    return full, emit_output_patch(module, plan, cut, width) if cut else full


def _emit_band(
    module: Module,
    plan: Plan,
    lines: int,
    width: int,
    tiles: Sequence[TileFunctions],
    patches: tuple[Function, Function],
) -> Function:
    """`lines` lines of patches x `width` columns: all points, then the output transform."""
    operands = tuple((f"x{i}", "ptr") for i in range(len(plan.task.tail_inputs)))
    f = module.function(f"{plan.name}_band_{lines}_{width}", (*BAND_PARAMS, *operands))
    for group, of_group in zip(plan.groups, tiles, strict=True):
        _emit_products(f, plan, group, lines * plan.patch_columns, width, of_group)
    with f.loop(0, lines) as line:
        _emit_output_line(f, plan, line.index, patches)
    return f


def _emit_products(
    f: Function, plan: Plan, group: Group, patches: int, width: int, tiles: TileFunctions
) -> None:
    """The points of a group."""
    v, u, *_, m = f.params[: len(BAND_PARAMS)]
    batch = plan.batch(group)
    vectors = vectors_of(batch, width)
    of_width = {rows: tile for (rows, count), tile in tiles.items() if count == vectors}
    with f.loop(0, group.count) as point:
        a = f.at(v, f.add(f.mul(point.index, group.v_point), group.v_start))
        b = f.at(u, f.add(f.mul(point.index, group.u_point), group.u_start))
        c = f.at(m, f.mul(f.add(point.index, group.first), plan.m_point))
        emit_point(f, batch, patches, of_width, (a, b, c))


def _emit_output_line(
    f: Function, plan: Plan, line: Value, patches: tuple[Function, Function]
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
