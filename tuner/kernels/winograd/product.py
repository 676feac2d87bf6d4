"""The products of a band of patches with a block of columns, and the band's output transform."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping

from tuner.expression import Expression
from tuner.kernels.edges import choices, fits
from tuner.kernels.emit import Function, Index, Module, Value
from tuner.kernels.kernel import Frame
from tuner.kernels.tile import Tail, Tile, Walk, emit_tile, prefetch_lines
from tuner.kernels.winograd.output_transform import emit_output_patch
from tuner.kernels.winograd.plan import Plan
from tuner.task import OWN_INPUTS

BandFunctions = Mapping[tuple[bool, bool], Function]
"""By whether the band's lines and the block's columns are cut."""

TileFunctions = Mapping[tuple[int, int], Function]
"""By rows and vectors."""

BAND_PARAMS = (
    ("v", "ptr"), ("u", "ptr"), ("out", "ptr"), ("bias", "ptr"), ("y", "i64"), ("row", "i64"),
    ("column", "i64"), ("scratch", "ptr"), ("m", "ptr"),
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
        v, f.at(frame.inputs[1], f.mul(block, plan.points * plan.u_point)),
        f.at(frame.output, f.add(f.mul(row, g.out_channels), column)),
        f.at(frame.inputs[2], column), y, row, column,
        frame.worker_scratch, f.at(frame.worker_scratch, plan.pass_scratch),
        *frame.inputs[OWN_INPUTS["conv"] :],
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
    tiles = _tile_functions(module, plan, heights.values(), widths.values())
    functions = {}
    for is_cut, width in widths.items():
        patches = _patch_functions(module, plan, width)
        for is_short, lines in heights.items():
            functions[is_short, is_cut] = _emit_band(module, plan, lines, width, tiles, patches)
    return functions


def _tile_functions(
    module: Module, plan: Plan, heights: Iterable[int], widths: Iterable[int]
) -> TileFunctions:
    """The register tiles that bands of these heights and blocks of these widths fall into."""
    counts = [lines * plan.patch_columns for lines in heights]
    rows = {plan.rows for c in counts if c >= plan.rows} | {c % plan.rows for c in counts} - {0}
    vectors = {_vectors(plan, width) for width in widths}
    return {
        (r, v): emit_tile(module, f"{plan.name}_tile_{r}_{v}", _tile(plan, r, v))
        for r, v in itertools.product(sorted(rows), sorted(vectors))
    }


def _vectors(plan: Plan, width: int) -> int:
    return -(-width // plan.isa.lanes)


def _tile(plan: Plan, rows: int, vectors: int) -> Tile:
    return Tile(
        a_offsets=tuple(r * plan.v_row for r in range(rows)),
        c_offsets=tuple(r * plan.width for r in range(rows)),
        row_numbers=tuple(range(rows)),
        vectors=vectors,
        last_lanes=plan.isa.lanes,
        walk=Walk((), plan.geometry.channels, 1, plan.width, plan.policy.number("unroll")),
        tail=Tail(Expression(), (), ()),
        starts_with="zero",
        is_last_slice=True,
        prefetch_lines=_prefetch_lines(plan),
    )


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
    tiles: TileFunctions,
    patches: tuple[Function, Function],
) -> Function:
    """`lines` lines of patches x `width` columns: all points, then the output transform."""
    operands = tuple((f"x{i}", "ptr") for i in range(len(plan.task.tail_inputs)))
    f = module.function(f"{plan.name}_band_{lines}_{width}", (*BAND_PARAMS, *operands))
    v, u, *_, m = f.params[: len(BAND_PARAMS)]
    of_width = {
        rows: tile for (rows, vectors), tile in tiles.items() if vectors == _vectors(plan, width)
    }
    with f.loop(0, plan.points) as point:
        a = f.at(v, f.mul(point.index, plan.v_point))
        b = f.at(u, f.mul(point.index, plan.u_point))
        c = f.at(m, f.mul(point.index, plan.m_point))
        _emit_point(f, plan, lines * plan.patch_columns, of_width, (a, b, c))
    with f.loop(0, lines) as line:
        _emit_output_line(f, plan, line.index, patches)
    return f


def _emit_point(
    f: Function,
    plan: Plan,
    patches: int,
    tiles: Mapping[int, Function],
    matrices: tuple[Value, Value, Value],
) -> None:
    """The product of one point: full register tiles, then the one with the rows that are left."""
    a, b, c = matrices
    count, rest = divmod(patches, plan.rows)

    def call(number: Index, rows: int) -> None:
        here = f.at(a, f.mul(number, plan.rows * plan.v_row))
        to = f.at(c, f.mul(number, plan.rows * plan.width))
        ahead = f.at(f.at(b, plan.u_point), f.mul(number, 64 * _prefetch_share(plan)), "i8")
        f.call(tiles[rows], here, b, to, b, ahead, 0, 0)

    if count:
        with f.loop(0, count) as tile:
            call(tile.index, plan.rows)
    if rest:
        call(count, rest)


def _emit_output_line(
    f: Function, plan: Plan, line: Value, patches: tuple[Function, Function]
) -> None:
    _, _, out, bias, y, row, column, scratch, m, *operands = f.params
    g, full_columns = plan.geometry, plan.patch_columns - 1
    first = f.mul(line, plan.outputs)
    lines = f.minimum(f.sub(f.sub(g.out_height, y), first), plan.outputs)
    pixel = f.mul(first, g.out_width)

    def call(patch: Function, number: Index) -> None:
        x = f.add(pixel, f.mul(number, plan.outputs))
        source = f.add(f.mul(line, plan.patch_columns), number)
        here = f.at(m, f.mul(source, plan.width))
        to = f.at(out, f.mul(x, g.out_channels))
        f.call(patch, here, to, bias, lines, f.add(row, x), column, scratch, *operands)

    if full_columns:
        with f.loop(0, full_columns) as number:
            call(patches[0], number.index)
    call(patches[1], full_columns)


# -- prefetch --------------------------------------------------------------------------------


def _prefetch_lines(plan: Plan) -> int:
    """Lines of the next point's U to ask for in a round, so that all tiles together ask for all."""
    if plan.policy["prefetch"] == "none":
        return 0
    return prefetch_lines(4 * plan.u_point, _rounds(plan) * -(-plan.band_patches // plan.rows))


def _prefetch_share(plan: Plan) -> int:
    """Lines of the next point's U that one register tile asks for."""
    return _prefetch_lines(plan) * _rounds(plan)


def _rounds(plan: Plan) -> int:
    """Unrolled rounds in a register tile; there is one at least, as unroll <= channels."""
    return plan.geometry.channels // plan.policy.number("unroll")
