"""The direct implementation of a contraction: the padded copy of the input, and the products.

The copy has zeros around it, and rows moved out of shared cache sets. The products are loops over
blocks of columns and tiles of rows, with a tile function for each edge.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from tuner.cpu.kernels.arithmetic import FMA, IN_REGISTERS, Arithmetic
from tuner.cpu.kernels.contraction.geometry import (
    SIDE_BY_SIDE,
    DirectPlan,
    Geometry,
    geometry_of,
    run_length,
)
from tuner.cpu.kernels.contraction.integer_copy import fill_integers, move_bytes
from tuner.cpu.kernels.contraction.loops import loops
from tuner.cpu.kernels.contraction.space import estimate, illegal, is_possible, knobs
from tuner.cpu.kernels.contraction.taps import met_taps
from tuner.cpu.kernels.edges import call_fitting, each_vector, fits, sizes_by_cut
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import Frame, Implementation, module_of, open_phase
from tuner.cpu.kernels.run_weights import RunWeights, each_vector_of_block, emit_packs
from tuner.cpu.kernels.step_groups import BlockGroups, groups_of_block, in_groups
from tuner.cpu.kernels.tile import Share, Tile, Walk, emit_tile, prefetch_lines
from tuner.cpu.kernels.tile_tail import Tail
from tuner.element import ELEMENTS, Element
from tuner.kernel_family import Constants, Kernel, Phase
from tuner.ops.products import has_runtime_bias
from tuner.ops.run_convolutions import has_run_weights
from tuner.policy import Policy
from tuner.size import is_open
from tuner.step_groups import StepGroups
from tuner.target import Isa
from tuner.task import Task

Tiles = Mapping[Any, Function]
"""Tile functions by which edges are cut; of an open line by pixels, and whether columns are cut."""


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    plan = DirectPlan(task, policy, isa, name)
    module, phases = module_of(task, isa, plan.arithmetic), []
    copied_elements, item_bytes = plan.sources[0].copied_elements, plan.a.bits // 8
    if plan.packed_elements:
        phases.append(_pack_phase(module, plan))
    if copied_elements:
        phases.append(_copy_phase(module, plan))
    phases.append(_product_phase(module, plan))
    scratch_bytes = item_bytes * copied_elements + isa.element_bytes * plan.packed_elements
    return Kernel(module.text(), tuple(phases), scratch_bytes=scratch_bytes)


def _pack_phase(module: LLVMModule, plan: DirectPlan) -> Phase:
    """Pack weights that only the run knows as constants are packed before: see `_pack`.

    A unit is a block of columns and a vector of channels of it, with all taps.
    """
    w, width = RunWeights.of(plan.task), plan.width
    steps = (w.channels * width, width)
    edge = plan.geometry.section_outputs % width
    packs = emit_packs(module, f"{plan.name}_pack", w, (width, edge), steps)
    frame = open_phase(module, f"{plan.name}_pack", plan.task)
    f, chunks = frame.function, w.chunks(plan.isa.lanes)
    with f.loop(frame.lo, frame.hi) as unit:
        block, channel = f.div(unit.index, chunks), w.chunk_start(f, f.rem(unit.index, chunks))
        section, in_section = f.div(block, plan.section_blocks), f.rem(block, plan.section_blocks)
        start = f.add(f.mul(section, w.group_step), f.mul(channel, w.channel_step))
        source = f.at(frame.inputs[1], f.add(start, f.mul(in_section, width * w.column_step)))
        to = f.add(f.mul(block, plan.depth * width), f.mul(channel, width))
        to_vector = f.at(frame.scratch, to)

        def pack(f: Function, vector: int, columns: int) -> None:
            first = vector * f.lanes
            f.call(packs[columns], f.at(source, first * w.column_step), f.at(to_vector, first))

        is_last = f.compare("eq", in_section, plan.section_blocks - 1)
        each_vector_of_block(f, is_last, (width, edge), pack)
    return Phase(f.name, plan.blocks * chunks)


def _copy_phase(module: LLVMModule, plan: DirectPlan) -> Phase:
    """Copy the input into scratch as it is multiplied: one padded line a unit, with its border."""
    g, s, pads = plan.geometry, plan.sources[0], plan.pads
    frame = open_phase(module, f"{plan.name}_copy", plan.task)
    f = frame.function
    scratch = _copied(plan, frame)
    height = g.height + pads[0] + pads[2]
    line_by_line = is_open(g.images) or g.images * height > 1 or any(pads)
    # A single line without a border would be one unit, which one core would copy alone.
    if not line_by_line:
        with f.loop(frame.lo, frame.hi) as pixel:
            start = f.at(frame.inputs[0], f.mul(pixel.index, g.channels))
            _copy_pixels(f, start, f.at(scratch, f.mul(pixel.index, s.pixel)), plan, 1)
        return Phase(f.name, g.width)
    with f.loop(frame.lo, frame.hi) as line:
        to = f.at(scratch, f.mul(line.index, s.line))
        image, y = f.div(line.index, height), f.rem(line.index, height)
        from_line = f.sub(y, pads[0])
        above, below = f.compare("slt", y, pads[0]), f.compare("sge", from_line, g.height)
        outside = f.op("i1", f"or i1 {above.name}, {below.name}")
        with f.when(outside):
            _fill_border(f, to, s.line, plan)
        with f.when(f.negated(outside)):
            number = f.add(f.mul(image, g.height), from_line)
            start = f.at(frame.inputs[0], f.mul(number, g.width * g.channels))
            _fill_border(f, to, pads[1] * s.pixel, plan)
            _copy_pixels(f, start, f.at(to, pads[1] * s.pixel), plan, g.width)
            _fill_border(f, f.at(to, (pads[1] + g.width) * s.pixel), pads[3] * s.pixel, plan)
    return Phase(f.name, g.images * height)


def _copied(plan: DirectPlan, frame: Frame) -> IRValue:
    """Pointer to the padded copy of the input, in scratch."""
    return frame.function.at(frame.scratch, plan.packed_elements).of(plan.a)


def _copy_pixels(f: Function, start: IRValue, to: IRValue, plan: DirectPlan, count: int) -> None:
    g, s = plan.geometry, plan.sources[0]
    if s.pixel == g.channels or count == 1:
        _move(f, start, to, count * g.channels)
        return
    with f.loop(0, count) as pixel:
        here = f.at(start, f.mul(pixel.index, g.channels))
        _move(f, here, f.at(to, f.mul(pixel.index, s.pixel)), g.channels)


def _move(f: Function, start: IRValue, to: IRValue, count: int) -> None:
    if not to.elements.is_float:
        move_bytes(f, start, to, count)
        return
    for first, lanes in each_vector(f, count):
        f.store_first(f.load_first(f.at(start, first), lanes), f.at(to, first), lanes)


def _fill_border(f: Function, to: IRValue, count: int, plan: DirectPlan) -> None:
    value = plan.geometry.border
    if not plan.a.is_float:
        fill_integers(f, to, count, value)
        return
    for first, lanes in each_vector(f, count):
        f.store_first(f.splat(float(value)), f.at(to, first), lanes)


def _product_phase(module: LLVMModule, plan: DirectPlan) -> Phase:
    """Emit the products; units are blocks of columns or tiles of rows, as `split` says."""
    tiles = [
        (_tile_functions(module, plan, k), _functions_of_few_rows(module, plan, k))
        for k in range(plan.slices)
    ]
    weights = plan.arithmetic.weights
    frame = open_phase(module, f"{plan.name}_product", plan.task, weights=weights)
    by_columns = plan.by_columns
    all_blocks, all_rows = (0, plan.blocks), (0, plan.row_tiles)
    share = (frame.lo, frame.hi)
    blocks, rows = (share, all_rows) if by_columns else (all_blocks, share)
    f = frame.function
    step, (start, end) = _step_of_blocks(f, plan), blocks
    for k in range(plan.slices):
        if plan.policy["outer"] == "columns":
            with f.loop(start, end, step) as block, f.loop(*rows) as row:
                _call_tiles(plan, frame, k, tiles[k], (block.index, step, end), row.index)
        else:
            with f.loop(*rows) as row, f.loop(start, end, step) as block:
                _call_tiles(plan, frame, k, tiles[k], (block.index, step, end), row.index)
    return Phase(f.name, plan.blocks if by_columns else plan.row_tiles)


def _step_of_blocks(f: Function, plan: DirectPlan) -> Index:
    """Blocks of columns that a tile reads: several side by side where it has few rows, else one."""
    if not plan.few_rows:
        return 1
    return f.select(f.compare("sle", plan.pixel_step, plan.few_rows), SIDE_BY_SIDE, 1)


def _call_tiles(
    plan: DirectPlan,
    frame: Frame,
    k: int,
    tiles: tuple[Tiles, Tiles],
    blocks: tuple[IRValue, Index, Index],
    row_tile: IRValue,
) -> None:
    """Call the tile functions of a step of blocks (first, step, end of all): one, or for each."""
    f, (of_one, of_several), (first, step, end) = frame.function, tiles, blocks
    if not of_several:
        _call_tile(plan, frame, of_one, k, first, row_tile)
        return
    behind = f.add(first, step)
    whole_blocks = plan.geometry.section_outputs // plan.width
    in_section = f.add(f.rem(first, plan.section_blocks), SIDE_BY_SIDE)
    are_there = f.both(f.compare("sle", behind, end), f.compare("sle", in_section, whole_blocks))
    is_several = f.both(f.compare("eq", step, SIDE_BY_SIDE), are_there)
    with f.when(is_several):
        _call_tile(plan, frame, of_several, k, first, row_tile)
    with f.when(f.negated(is_several)), f.loop(first, f.minimum(behind, end)) as block:
        _call_tile(plan, frame, of_one, k, block.index, row_tile)


def _call_tile(
    plan: DirectPlan,
    frame: Frame,
    tiles: Tiles,
    k: int,
    block: IRValue,
    row_tile: IRValue,
) -> None:
    """Call the tile function that fits: full, or cut at the last lines, pixels or columns."""
    f, g = frame.function, plan.geometry
    image = f.div(row_tile, plan.line_tiles * plan.pixel_tiles)
    in_image = f.rem(row_tile, plan.line_tiles * plan.pixel_tiles)
    line_tile, pixel_tile = f.div(in_image, plan.pixel_tiles), f.rem(in_image, plan.pixel_tiles)
    section, in_section = f.div(block, plan.section_blocks), f.rem(block, plan.section_blocks)
    y, x = f.mul(line_tile, plan.lines), f.mul(pixel_tile, plan.pixel_step)
    depth = plan.depth // plan.slices

    a = _first_row(f, plan, 0, (image, y, x))
    group = f.div(section, g.group_outputs // g.section_outputs)
    a = f.add(a, f.add(f.mul(group, g.group_channels), k * depth))
    taps = met_taps(f, plan, (y, x))
    a = f.add(a, taps.in_a)
    column = f.add(f.mul(section, g.section_outputs), f.mul(in_section, plan.width))
    row = f.add(f.mul(f.add(f.mul(image, g.out_height), y), g.out_width), x)
    c = f.add(f.mul(row, g.part_outputs), f.add(column, _before_part(f, g, section)))
    b: Index = 0
    weights = frame.scratch if plan.packed_elements else frame.inputs[1]
    groups = _groups(plan, frame, block)
    if groups:
        ahead = groups.behind
    else:
        b = f.add(f.mul(block, plan.depth * plan.width), k * depth * plan.width)
        ahead = f.at(weights, f.add(b, plan.depth * plan.width))
        b = f.add(b, taps.in_b)
    # No weights follow the last block: a prefetch of what is there instead cannot fault.
    ahead = f.address(ahead, _prefetched(f, plan, row_tile), "i8")

    is_copied = plan.sources[0].copied_elements
    base = _copied(plan, frame) if is_copied else frame.inputs[0]
    further = [
        f.at(frame.inputs[position], _first_row(f, plan, i, (image, y, x)))
        for i, position in enumerate(plan.task.sources[1:], start=1)
    ]
    args: list[Index] = [
        f.at(base, a), groups.weights if groups else f.at(weights, b),
        f.at(frame.output, c), _bias_of(plan, frame, block, column), ahead, row, column,
        *further, *frame.inputs[plan.task.first_tail_input :], *taps.counts,
        *((groups.places, groups.group_count) if groups else ()),
    ]  # fmt: skip
    if plan.has_open_line:
        _call_open_tile(f, plan, tiles, (x, in_section), args)
        return
    last = (
        f.compare("eq", line_tile, plan.line_tiles - 1),
        f.compare("eq", pixel_tile, plan.pixel_tiles - 1),
        f.compare("eq", in_section, plan.section_blocks - 1),
    )
    call_fitting(f, tiles, last, _edges(plan), args)


def _bias_of(plan: DirectPlan, frame: Frame, block: IRValue, column: IRValue) -> IRValue:
    """Pointer to the bias of a block of columns; one that only a run knows has no whole blocks."""
    f, is_packed = frame.function, not has_runtime_bias(plan.task)
    return f.at(frame.inputs[2], f.mul(block, plan.width) if is_packed else column)


def _groups(plan: DirectPlan, frame: Frame, block: IRValue) -> BlockGroups | None:
    """The groups that the steps of a block are in, if they are in groups."""
    if plan.step_groups is None:
        return None
    return groups_of_block(frame.function, frame.inputs[1], block, plan.step_groups)


def _call_open_tile(
    f: Function, plan: DirectPlan, tiles: Tiles, place: tuple[IRValue, IRValue], args: list[Index]
) -> None:
    """Call the tile function of an open line that fits at a place: pixel, and block of columns."""
    x, block = place
    pixels = f.minimum(plan.pixel_step, f.sub(plan.geometry.out_width, x))
    is_last = (f.compare("eq", block, plan.section_blocks - 1),)
    for (count, is_cut), function in tiles.items():
        right = f.compare("eq", pixels, count)
        with f.when(f.both(right, fits(f, is_last, (is_cut,), _edges(plan)[-1:]))):
            f.call(function, *args)


def _first_row(
    f: Function, plan: DirectPlan, source: int, tile: tuple[IRValue, IRValue, IRValue]
) -> IRValue:
    """Pointer to what a tile's first row reads of a source: image tile, line, pixel.

    In elements.
    """
    (image, y, x), s = tile, plan.sources[source]
    down, right = plan.geometry.sources[source].strides
    start = f.mul(image, s.image)
    start = f.add(start, f.mul(y, down * s.line))
    return f.add(start, f.mul(x, right * s.pixel))


def _before_part(f: Function, g: Geometry, section: IRValue) -> Index:
    """Step from the place of columns in one row to their place in parts.

    It is the elements of the parts before, less the columns that those have.
    """
    if g.parts == 1:
        return 0
    part = f.div(section, g.part_outputs // g.section_outputs)
    return f.mul(part, (g.rows - 1) * g.part_outputs)


def _edges(plan: DirectPlan) -> tuple[int, int, int]:
    """Lines, pixels and columns in the last tile of each kind; 0 where all tiles are full."""
    g = plan.geometry
    return g.out_height % plan.lines, g.out_width % plan.pixels, g.section_outputs % plan.width


def _tile_functions(module: LLVMModule, plan: DirectPlan, k: int) -> Tiles:
    """Functions of a slice of k: a tile for each combination of cut edges that occurs.

    Of an open line they are by the number of pixels, and whether the columns are cut.
    """
    if plan.has_open_line:
        columns = sizes_by_cut((plan.width,), _edges(plan)[-1:], (plan.section_blocks,))
        return {
            (pixels, cut): emit_tile(
                module, f"{plan.name}_tile_{k}_{pixels}_{cut:d}", _tile(plan, k, 1, pixels, width)
            )
            for pixels in range(1, plan.pixels + 1)
            for (cut,), (width,) in columns.items()
        }
    full = (plan.lines, plan.pixels, plan.width)
    counts = (plan.line_tiles, plan.pixel_tiles, plan.section_blocks)
    return {
        cut: emit_tile(
            module, f"{plan.name}_tile_{k}{''.join(f'{c:d}' for c in cut)}", _tile(plan, k, *size)
        )
        for cut, size in sizes_by_cut(full, _edges(plan), counts).items()
    }


def _functions_of_few_rows(module: LLVMModule, plan: DirectPlan, k: int) -> Tiles:
    """Functions of a slice of k for tiles of few rows that read several blocks side by side."""
    return {
        (pixels, False): emit_tile(
            module,
            f"{plan.name}_tile_{k}_{pixels}_several",
            replace(
                _tile(plan, k, 1, pixels, SIDE_BY_SIDE * plan.width),
                block=(plan.width, plan.depth * plan.width),
            ),
        )
        for pixels in range(1, min(plan.few_rows, plan.pixels) + 1)
    }


def _tile(plan: DirectPlan, k: int, lines: int, pixels: int, columns: int) -> Tile:
    g = plan.geometry
    places = [(y, x) for y in range(lines) for x in range(pixels)]
    return Tile(
        _shares(plan, places),
        tuple(y * g.out_width + x for y, x in places),
        g.part_outputs,
        columns,
        Tail(
            plan.task.tail, plan.task.tail_inputs, plan.task.output.shape, plan.task.output.element
        ),
        starts_with="bias" if k == 0 else "partial",
        is_last_slice=k == plan.slices - 1,
        prefetch_lines=_prefetch_lines(plan),
        arithmetic=plan.arithmetic,
        a=plan.a,
        further_a=plan.read,
        bias=plan.task.inputs[2].element,
        c=plan.task.output.element,
        is_bias_padded=not has_runtime_bias(plan.task),
        is_grouped=plan.step_groups is not None,
    )


def _shares(plan: DirectPlan, places: Sequence[tuple[int, int]]) -> tuple[Share, ...]:
    """Offsets of the rows at these (line, pixel) places, and the path of k, for each source."""
    found = []
    for source, image, walk in zip(plan.sources, plan.geometry.sources, _walks(plan), strict=True):
        down, right = image.strides
        rows = tuple(y * down * source.line + x * right * source.pixel for y, x in places)
        found.append(Share(rows, walk))
    return tuple(found)


def _walks(plan: DirectPlan) -> list[Walk]:
    """The path of k through each source, in steps of the arithmetic."""
    g, keys = plan.geometry, plan.arithmetic.depth_step
    unroll, b_step = plan.policy.number("unroll"), keys * plan.width
    if g.is_pointwise:
        one = [plan.run // plan.slices]
        runs = [source.channels // keys for source in g.sources] if g.further else one
        return [Walk((), run, keys, b_step, unroll) for run in runs]
    return [Walk(plan.outer_steps, plan.run, keys, b_step, unroll, is_counted=bool(plan.taps))]


def _rounds(plan: DirectPlan) -> int:
    """Unrolled rounds in one tile."""
    return sum(
        math.prod(count for count, _ in walk.outer) * (walk.run // walk.unroll)
        for walk in _walks(plan)
    )


def _prefetch_lines(plan: DirectPlan) -> int:
    """Lines of the next block to ask for in a round, so that all row tiles together ask for all.

    Where their number is open, two of them ask for all, or each of them for all at once.
    """
    if plan.policy["prefetch"] in ("none", "side_by_side") or not _rounds(plan):
        return 0
    if plan.has_open_line:
        tiles = 1 if plan.policy["prefetch"] == "at_once" else 2
        return prefetch_lines(_block_bytes(plan), _rounds(plan) * tiles)
    tiles = plan.line_tiles * plan.pixel_tiles if is_open(plan.row_tiles) else plan.row_tiles
    return prefetch_lines(_block_bytes(plan), _rounds(plan) * tiles)


def _prefetched(f: Function, plan: DirectPlan, row_tile: IRValue) -> IRValue:
    """Bytes of the next block that earlier tiles of rows have asked for.

    Where the number of tiles is open, they begin again after all of the block.
    """
    tile_bytes = 64 * _prefetch_lines(plan) * _rounds(plan)
    if is_open(plan.row_tiles) and tile_bytes:
        row_tile = f.rem(row_tile, -(-_block_bytes(plan) // tile_bytes))
    return f.mul(row_tile, tile_bytes)


def _block_bytes(plan: DirectPlan) -> int:
    return plan.depth // plan.slices * plan.width * plan.arithmetic.weights.bits // 8


# -- weights, when they are packed -----------------------------------------------------------------


def _pack(
    arithmetic: Arithmetic, task: Task, policy: Policy, isa: Isa, constants: Constants
) -> Constants:
    """Weights as [section][block][k][block columns], bias as [section][block][block columns].

    The keys of a step are innermost: [section][block][step of k][block columns][key]. A run that is
    no whole number of steps has zeros behind it.
    """
    g, row = geometry_of(task), arithmetic.computing(ELEMENTS[isa.element])
    width, keys = policy.number("tile_vectors") * isa.lanes, row.depth_step
    if has_run_weights(task):
        return {2: _packed_bias(g, task, width, constants)}
    columns = weight_columns(task, constants)
    if slack := -run_length(g) % keys:
        runs = columns.reshape(g.out_channels, -1, run_length(g))
        columns = np.pad(runs, ((0, 0), (0, 0), (0, slack)))
    sections = columns.reshape(g.sections, g.section_outputs, -1)
    weights = in_blocks(sections.transpose(0, 2, 1), width, row.weights).swapaxes(0, 1)
    if keys > 1:
        weights = weights.reshape(*weights.shape[:2], -1, keys, width).swapaxes(3, 4)
    packed = {1: np.ascontiguousarray(weights)}
    for i, groups in _step_groups(row, task, policy, isa).items():
        packed[i] = in_groups(packed[i], groups)
    if not has_runtime_bias(task):
        packed[2] = _packed_bias(g, task, width, constants)
    return packed


def _packed_bias(g: Geometry, task: Task, width: int, constants: Constants) -> np.ndarray:
    rows = constants[2].reshape(g.sections, g.section_outputs)
    bias = in_blocks(rows, width, task.inputs[2].element).swapaxes(0, 1)
    return bias.reshape(g.sections, -1)


def _step_groups(
    arithmetic: Arithmetic, task: Task, policy: Policy, isa: Isa
) -> Mapping[int, StepGroups]:
    groups = DirectPlan(task, policy, isa).step_groups if arithmetic.joined > 1 else None
    return {} if groups is None else {1: groups}


def weight_columns(task: Task, constants: Constants) -> np.ndarray:
    """The weights as [column, ...], those of a convolution with all its taps."""
    return constants[1].T if task.op == "gemm" else constants[1]


def in_blocks(x: np.ndarray, width: int, element: Element = F32) -> np.ndarray:
    """Rearrange [..., column] as [block][...][block columns] of an element.

    Columns are filled up with zeros to whole blocks.
    """
    blocks = -(-x.shape[-1] // width)
    packed = np.zeros((blocks, *x.shape[:-1], width), element.dtype)
    for block, to in enumerate(packed):
        part = x[..., block * width : (block + 1) * width]
        to[..., : part.shape[-1]] = part
    return packed


IMPLEMENTATIONS = tuple(
    Implementation(
        row.name,
        partial(is_possible, row),
        partial(knobs, arithmetic=row),
        illegal,
        _generate,
        partial(_pack, row),
        partial(estimate, row),
        step_groups=partial(_step_groups, row),
        loops=loops,
        arithmetic=row,
        computes=row.computes,
        takes_integers=row.exact_depth > 0,
        narrow_results=True,
    )
    for row in IN_REGISTERS
)
"""One for each arithmetic of register tiles."""

DIRECT = next(each for each in IMPLEMENTATIONS if each.arithmetic == FMA)
"""Products of f32, possible for every task."""
