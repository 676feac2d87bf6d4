"""The products of a band of patches with a block of columns, and the band's output transform."""

from __future__ import annotations

from collections.abc import Mapping

from tuner.expression import Expression
from tuner.kernels.edges import choices, fits
from tuner.kernels.emit import Function, Index, Module, Value
from tuner.kernels.kernel import Frame
from tuner.kernels.tile import Tail, Tile, Walk, emit_tile
from tuner.kernels.winograd.output_transform import emit_output_patch, tail_of
from tuner.kernels.winograd.plan import LINE, Plan
from tuner.task import OWN_INPUTS

BandFunctions = Mapping[tuple[bool, bool], Function]
"""By whether the band's lines and the block's columns are cut."""

BAND_PARAMS = (
    ("v", "ptr"), ("u", "ptr"), ("out", "ptr"), ("bias", "ptr"), ("y", "i64"), ("row", "i64"),
    ("column", "i64"), ("scratch", "ptr"), ("m", "ptr"),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def emit_bands(module: Module, plan: Plan) -> BandFunctions:
    """The functions for full and cut bands and blocks."""
    line_edge, column_edge = _edges(plan)
    functions = {}
    for columns in choices(column_edge, plan.blocks):
        width = column_edge if columns else plan.width
        patches = _patch_functions(module, plan, width)
        tiles: dict[int, Function] = {}
        for lines in choices(line_edge, plan.image_bands):
            count = line_edge if lines else plan.band
            functions[lines, columns] = _emit_band(module, plan, count, width, tiles, patches)
    return functions


def call_band(
    plan: Plan, frame: Frame, bands: BandFunctions, band: Value, block: Value, v: Value
) -> None:
    """Compute one block of columns of one band, V being transformed already."""
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


def _patch_functions(module: Module, plan: Plan, width: int) -> tuple[Function, ...]:
    """The output transform of each patch of a line but the last, and of the last."""
    cut = plan.geometry.out_width % plan.outputs
    full = emit_output_patch(module, plan, plan.outputs, width)
    return full, emit_output_patch(module, plan, cut, width) if cut else full


def _emit_band(
    module: Module,
    plan: Plan,
    lines: int,
    width: int,
    tiles: dict[int, Function],
    patches: tuple[Function, ...],
) -> Function:
    """All points of `lines` lines of patches x `width` columns, then their output transform."""
    operands = tuple((f"x{i}", "ptr") for i in range(len(plan.task.tail_inputs)))
    count, rest = divmod(lines * plan.patch_columns, plan.rows)
    for rows in {plan.rows} if count else set() | {rest} if rest else set():
        pass
    f = module.function(f"{plan.name}_band_{lines}_{width}", (*BAND_PARAMS, *operands))
    return f
