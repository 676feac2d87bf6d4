"""Gradients of a convolution's weights: products of output channels and input channels over pixels.

    for block of pixels
        for (group, tap, block of input channels)    <- cores share these
            panel = what the tap reads of x, [pixel][channels], zeros outside of the image
            for tile of output channels
                dw[tile][tap][block] += sum over the pixels of dy[pixel][tile] * panel[pixel]

Each core owns the weights that it adds to, and adds up pixels in their order, whatever their
number: the result is the same, bit for bit, for any number of cores.

Where there are fewer input channels than a vector has lanes, the taps of a kernel line that lie
side by side in the result are one block.
"""

from __future__ import annotations

from collections.abc import Mapping

from tuner.cpu.kernels.edges import call_fitting, sizes_by_cut
from tuner.cpu.kernels.emit import Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import Frame, module_of, open_phase, packs_nothing, refusing
from tuner.cpu.kernels.tile import TILE_ROWS, Share, Tile, Walk, emit_tile, misfit, most_rows
from tuner.kernel_family import Family, Kernel, Phase
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture
from tuner.policy import Knob, Policy
from tuner.target import Isa, Target
from tuner.task import Task

BLOCK_PIXELS = (64, 128, 256, 512, 1024)
"""Numbers of pixels of a block worth trying."""


class _Plan:
    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str) -> None:
        self.task, self.policy, self.isa, self.name = task, policy, isa, name
        x, dy = (kind.shape for kind in task.inputs)
        self.images, self.height, self.width, self.channels = x
        _, self.out_height, self.out_width, self.outputs = dy
        self.kernel, self.strides = task.ints("kernel"), task.ints("strides")
        self.dilations, self.begins = task.ints("dilations"), task.ints("pads")
        self.groups = task.integer("group")
        self.group_channels = self.channels // self.groups
        self.group_outputs = self.outputs // self.groups
        self.tile_rows = policy.number("tile_rows")
        self.row_tiles = -(-self.group_outputs // self.tile_rows)
        self.vectors = policy.number("tile_vectors")
        self.block_columns = self.vectors * isa.lanes
        self.joined = joined_taps(task, self.block_columns, isa)
        """Taps of a kernel line that are one block."""
        self.columns = self.joined * self.group_channels
        """Columns of all blocks of such taps."""
        self.blocks = -(-self.columns // self.block_columns)
        self.taps = self.kernel[0] * self.kernel[1] // self.joined
        self.units = self.groups * self.taps * self.blocks
        pixels = policy.number("pixels")
        self.chunk = min(pixels, self.out_width)
        """Pixels of a line in a block."""
        self.chunks = -(-self.out_width // self.chunk)
        all_lines = self.images * self.out_height
        self.lines = min(max(1, pixels // self.out_width), all_lines)
        """Lines in a block: one where a line is more than a block."""
        self.line_blocks = -(-all_lines // self.lines)
        self.edges = (all_lines % self.lines, self.out_width % self.chunk)
        """Lines, and pixels of a line, in the last block; 0 where all are full."""


def joined_taps(task: Task, columns: int, isa: Isa) -> int:
    """The taps of a kernel line that lie in one block: one where channels fill a vector."""
    wide, channels = task.ints("kernel")[1], task.output.shape[3]
    if channels >= isa.lanes:
        return 1
    fitting = (n for n in range(1, wide + 1) if wide % n == 0 and n * channels <= columns)
    return max(fitting, default=1)


# -- the space ---------------------------------------------------------------------------------


def _rows_of(task: Task) -> int:
    return task.inputs[1].shape[3] // task.integer("group")


def _tile_rows(task: Task, isa: Isa) -> int:
    """Rows of tiles that are as equal as they can be."""
    rows = _rows_of(task)
    return -(-rows // -(-rows // most_rows(isa)))


def _vectors(task: Task, isa: Isa) -> int:
    """Vectors of the columns of joined taps, or of the channels."""
    columns = joined_taps(task, 2 * isa.lanes, isa) * task.output.shape[3]
    return -(-columns // isa.lanes)


def _default_policy(task: Task, target: Target) -> Policy:
    isa = target.isa
    return Policy.of(
        impl="direct",
        pixels=512,
        tile_rows=_tile_rows(task, isa),
        tile_vectors=min(2, _vectors(task, isa)),
        unroll=4,
    )


def _knobs(task: Task, target: Target) -> Mapping[str, tuple[Knob, ...]]:
    isa = target.isa
    rows = {_tile_rows(task, isa), *(n for n in TILE_ROWS if n <= min(_rows_of(task), 14))}
    return {
        "impl": ("direct",),
        "pixels": BLOCK_PIXELS,
        "tile_rows": tuple(sorted(rows)),
        "tile_vectors": tuple(v for v in (1, 2, 3, 4) if v <= _vectors(task, isa)),
        "unroll": (1, 2, 4, 8),
    }


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    del task
    return misfit(policy.number("tile_rows"), policy.number("tile_vectors"), target.isa)


# -- the kernel --------------------------------------------------------------------------------

Tiles = Mapping[tuple[bool, ...], Function]
"""Tile functions by whether lines, pixels, rows and columns are cut."""


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    plan, module = _Plan(task, policy, isa, name), module_of(task, isa)
    tiles = _tiles(module, plan)
    panel_bytes = isa.element_bytes * plan.lines * plan.chunk * plan.block_columns
    frame = open_phase(module, f"{name}_gradient", task, panel_bytes)
    f = frame.function
    with f.loop(frame.lo, frame.hi) as unit:
        _clear(frame, plan, unit.index)
    with f.loop(0, plan.line_blocks) as lines, f.loop(0, plan.chunks) as chunk:
        first = f.mul(lines.index, plan.lines), f.mul(chunk.index, plan.chunk)
        with f.loop(frame.lo, frame.hi) as unit:
            _fill_panel(frame, plan, first, unit.index)
            _add_tiles(frame, plan, tiles, (lines.index, chunk.index), unit.index)
    return Kernel(module.text(), (Phase(f.name, plan.units),), worker_scratch_bytes=panel_bytes)


def _place(f: Function, plan: _Plan, unit: IRValue) -> tuple[IRValue, IRValue, IRValue]:
    """(group, tap, first column) of a unit."""
    block, number = f.rem(unit, plan.blocks), f.div(unit, plan.blocks)
    group, tap = f.div(number, plan.taps), f.rem(number, plan.taps)
    return group, tap, f.mul(block, plan.block_columns)


def _weights(frame: Frame, plan: _Plan, place: tuple[IRValue, IRValue, IRValue]) -> IRValue:
    """Pointer to a unit's first weight of the group's first output."""
    f, (group, tap, column) = frame.function, place
    start = f.mul(group, plan.group_outputs * _row_step(plan))
    return f.at(frame.output, f.add(start, f.add(f.mul(tap, plan.columns), column)))


def _row_step(plan: _Plan) -> int:
    """Elements from an output channel's weights to those of the next."""
    return plan.taps * plan.columns


def _clear(frame: Frame, plan: _Plan, unit: IRValue) -> None:
    f, place = frame.function, _place(frame.function, plan, unit)
    start = _weights(frame, plan, place)
    left = f.minimum(f.sub(plan.columns, place[2]), plan.block_columns)
    with f.loop(0, plan.group_outputs) as row:
        here = f.at(start, f.mul(row.index, _row_step(plan)))
        with f.loop(0, left, f.lanes) as column:
            count = f.minimum(f.sub(left, column.index), f.lanes)
            f.store_first(f.splat(0.0), f.at(here, column.index), count)


def _fill_panel(frame: Frame, plan: _Plan, first: tuple[IRValue, IRValue], unit: IRValue) -> None:
    """Copy what a unit's taps read of x in a block of pixels, given by its first line and pixel."""
    f, (line, pixel) = frame.function, first
    group, tap, column = _place(f, plan, unit)
    in_line = plan.kernel[1] // plan.joined
    down = f.sub(f.mul(f.div(tap, in_line), plan.dilations[0]), plan.begins[0])
    first_tap = f.mul(f.rem(tap, in_line), plan.joined)
    end = f.minimum(f.add(pixel, plan.chunk), plan.out_width)
    count = f.sub(end, pixel)
    last = f.minimum(f.add(line, plan.lines), plan.images * plan.out_height)
    channel = f.add(f.mul(group, plan.group_channels), column if plan.joined == 1 else 0)
    with f.loop(line, last) as number:
        image, y = f.div(number.index, plan.out_height), f.rem(number.index, plan.out_height)
        row = f.add(f.mul(y, plan.strides[0]), down)
        done = f.mul(f.sub(number.index, line), f.mul(count, plan.block_columns))
        to = f.at(frame.worker_scratch, done)
        source_line = f.mul(f.add(f.mul(image, plan.height), row), plan.width)
        # Unsigned: a line before the image is a large number.
        is_inside = f.compare("ult", row, plan.height)
        for j in range(plan.joined):
            across = f.sub(f.mul(f.add(first_tap, j), plan.dilations[1]), plan.begins[1])
            low, high = _met(f, plan, across, (pixel, end))
            stop = f.select(is_inside, high, low)
            start = f.add(f.mul(f.add(source_line, across), plan.channels), channel)
            source = f.at(frame.inputs[0], start)
            own = f.at(to, j * plan.group_channels)
            for span in ((pixel, low), (stop, end)):
                with f.loop(*span) as x:
                    here = f.at(own, f.mul(f.sub(x.index, pixel), plan.block_columns))
                    _move(f, plan, None, here, column)
            with f.loop(low, stop) as x:
                here = f.at(own, f.mul(f.sub(x.index, pixel), plan.block_columns))
                step = plan.strides[1] * plan.channels
                _move(f, plan, f.at(source, f.mul(x.index, step)), here, column)


def _move(f: Function, plan: _Plan, source: IRValue | None, to: IRValue, column: IRValue) -> None:
    """Copy the channels of a pixel that a block has, or zeros."""
    if plan.joined > 1 or plan.group_channels < f.lanes:
        count = plan.group_channels
        value = f.splat(0.0) if source is None else f.load_first(source, count)
        f.store_first(value, to, count)
        return
    left: Index = f.lanes * plan.vectors
    if plan.columns % plan.block_columns:
        left = f.minimum(f.sub(plan.columns, column), plan.block_columns)
    for vector in range(plan.vectors):
        here: Index = f.lanes
        if isinstance(left, IRValue):
            here = f.maximum(f.minimum(f.sub(left, vector * f.lanes), f.lanes), 0)
        at = vector * f.lanes
        value = f.splat(0.0) if source is None else f.load_first(f.at(source, at), here)
        f.store(value, f.at(to, at))


def _met(
    f: Function, plan: _Plan, across: IRValue, pixels: tuple[IRValue, IRValue]
) -> tuple[IRValue, IRValue]:
    """The pixels of the output, of these, for which a tap meets a pixel of the image."""
    stride, (first, end) = plan.strides[1], pixels
    before = f.maximum(f.sub(0, across), 0)
    up_to = f.maximum(f.sub(plan.width, across), 0)
    low, high = (f.div(f.add(n, stride - 1), stride) for n in (before, up_to))
    low = f.minimum(f.maximum(low, first), end)
    return low, f.minimum(f.maximum(high, low), end)


def _edges(plan: _Plan) -> tuple[int, int, int, int]:
    """Lines, pixels, rows and columns in the last tile of each kind; 0 where all are full."""
    return (
        *plan.edges,
        plan.group_outputs % plan.tile_rows,
        plan.columns % plan.block_columns,
    )


def _tiles(module: LLVMModule, plan: _Plan) -> Tiles:
    full = (plan.lines, plan.chunk, plan.tile_rows, plan.block_columns)
    counts = (plan.line_blocks, plan.chunks, plan.row_tiles, plan.blocks)
    return {
        cut: emit_tile(
            module, f"{plan.name}_tile_{''.join(f'{c:d}' for c in cut)}", _tile(plan, *size)
        )
        for cut, size in sizes_by_cut(full, _edges(plan), counts).items()
    }


def _tile(plan: _Plan, lines: int, pixels: int, rows: int, columns: int) -> Tile:
    """Sums over the pixels of a block: dy is A, read where it is, and the panel is B."""
    unroll = min(plan.policy.number("unroll"), lines * pixels)
    walk = Walk((), lines * pixels, plan.outputs, plan.block_columns, unroll)
    return Tile(
        (Share(tuple(range(rows)), walk),),
        tuple(range(rows)),
        _row_step(plan),
        columns,
        starts_with="partial",
    )


def _add_tiles(
    frame: Frame, plan: _Plan, tiles: Tiles, block: tuple[IRValue, IRValue], unit: IRValue
) -> None:
    """Add a block of pixels, given by the numbers of its lines and of its chunk."""
    f, place, (lines, chunk) = frame.function, _place(frame.function, plan, unit), block
    pixel = f.add(f.mul(f.mul(lines, plan.lines), plan.out_width), f.mul(chunk, plan.chunk))
    start = f.add(f.mul(pixel, plan.outputs), f.mul(place[0], plan.group_outputs))
    a, c = f.at(frame.inputs[1], start), _weights(frame, plan, place)
    panel = frame.worker_scratch
    last = [
        f.compare("eq", lines, plan.line_blocks - 1),
        f.compare("eq", chunk, plan.chunks - 1),
    ]
    is_last_block = f.compare("sge", f.add(place[2], plan.block_columns), plan.columns)
    with f.loop(0, plan.row_tiles) as tile:
        row = f.mul(tile.index, plan.tile_rows)
        to = f.at(c, f.mul(row, _row_step(plan)))
        args: list[Index] = [f.at(a, row), panel, to, to, panel, 0, 0]
        is_last_row = f.compare("eq", tile.index, plan.row_tiles - 1)
        call_fitting(f, tiles, (*last, is_last_row, is_last_block), _edges(plan), args)


def _loops(subject: KernelSubject) -> LoopNest:
    """Blocks of pixels, and for each all taps and blocks of channels that a core has."""
    plan = _Plan(subject.task, subject.policy, subject.isa, "kernel")
    rows = Cut("rows", plan.group_outputs, plan.tile_rows)
    columns = Cut("columns", plan.columns, plan.block_columns)
    pixels = plan.images * plan.out_height * plan.out_width
    facts = (
        *subject.tile_facts(f"{plan.tile_rows} channels of dy", plan.tile_rows, plan.vectors, "x"),
        f"rows: {rows.text('tile')}",
        f"columns: {columns.text('block')}",
        subject.shares_text("tap, block of columns"),
    )
    loops = (
        Loop(0, "pixel", pixels, plan.lines * plan.chunk, "blocks"),
        Loop(1, "group, tap", plan.groups * plan.taps, remark="shared out"),
        Loop.over(2, "n", columns, "block", is_shared=True),
        Loop.statement(3, "copy what the tap reads of x", "zeros outside of the image"),
        Loop.over(3, "m", rows, "tile"),
        Loop.of_sum(4, "pixel", plan.lines * plan.chunk, subject.number("unroll")),
        Loop.statement(4, "add the tile to the weights' gradient"),
    )
    height, width = min(rows.step, rows.size), min(columns.step, columns.size)
    picture = Picture(
        rows, columns, Picture.corner(height, width), Picture.corner(rows.size, width)
    )
    title = LoopNest.product_title(plan.outputs, plan.taps * plan.columns, pixels)
    return LoopNest(title, picture, facts, loops)


FAMILY = refusing(
    Family(
        ("conv_weight_gradient",), _default_policy, _knobs, _illegal, _generate, packs_nothing,
        loops=_loops,
    ),
    lambda task: "a gradient of weights is of fixed sizes" if task.sizes else None,
)  # fmt: skip
