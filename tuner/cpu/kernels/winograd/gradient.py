"""Gradients of weights by Winograd's algorithms: tiles of dy take the part of the weights.

    dw = A [ sum over tiles of (G dy Gt) * (B x Bt) ] At        products point by point

A tile of dy has 2x2, 3x3 or 4x4 pixels, and of a kernel of 3x3 the sums of a tile are 3x3: with
2.3 to 4 times fewer multiplications than taps x pixels. Stride 1 only.

    for part of the tiles, block of input channels   <- cores share these
        for block of the part's tiles
            D[point][tile][output channel] = G dy Gt
            V[point][tile][channel] = B x Bt
            for point, tile of output channels: M[part][point] += D[point]t V[point]
    for output channel, block of input channels      <- and then these
        dw = A (sum over parts of M) At

Blocks of channels that a core has of one part share D. A core owns the sums that it adds to, and
sizes alone say what the parts are: results are the same, bit for bit, for any number of cores.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from tuner.cpu.kernels.contraction.geometry import odd_lines, spread_row
from tuner.cpu.kernels.edges import call_fitting, sizes_by_cut
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import Frame, Implementation, module_of, open_phase, packs_nothing
from tuner.cpu.kernels.products import MAX_SCRATCH_BYTES, emit_sum
from tuner.cpu.kernels.tile import TILE_ROWS, Share, Tile, Walk, emit_tile, misfit, most_rows
from tuner.cpu.kernels.winograd.space import MAX_POINTS
from tuner.cpu.kernels.winograd.transforms import Matrix, emit_transform, transforms
from tuner.kernel_family import Kernel, Knobs, Phase
from tuner.policy import Policy
from tuner.target import Caches, Isa, Target
from tuner.task import Task

SIDES: Mapping[str, int] = {"winograd_f2": 2, "winograd_f3": 3, "winograd_f4": 4}
"""Pixels of a tile of dy in one dimension, by knob `impl`."""
BLOCK_TILES = (32, 64, 128, 256)
"""Numbers of tiles of a block worth trying."""
MAX_PARTS, MAX_PARTS_BYTES, MIN_PART_BLOCKS = 8, 1 << 20, 2
"""Maximum number of parts, maximum size of their sums, which stay in the L2 cache, and the minimum
of blocks of tiles in each, next to which clearing and adding up its sums take little."""


class _Plan:
    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str) -> None:
        self.task, self.isa, self.name = task, isa, name
        x, dy = (kind.shape for kind in task.inputs)
        self.x, self.dy = x[1:], dy[1:]
        self.images, self.channels, self.outputs = x[0], x[3], dy[3]
        self.kernel, self.begins = task.ints("kernel"), task.ints("pads")
        self.side = SIDES[str(policy["impl"])]
        self.down, self.across = (transforms(taps, self.side, 1) for taps in self.kernel)
        self.points = self.down.sums * self.across.sums
        self.patch = self.down.inputs, self.across.inputs
        """Pixels of x that a tile reads, down and across."""
        self.tile_rows = policy.number("tile_rows")
        self.row_tiles = -(-self.outputs // self.tile_rows)
        self.vectors = policy.number("tile_vectors")
        self.width = self.vectors * isa.lanes
        self.blocks = -(-self.channels // self.width)
        """Blocks of input channels."""
        self.unroll = policy.number("unroll")
        self.lines, self.columns = (-(-n // self.side) for n in self.dy[:2])
        self.tiles = self.images * self.lines * self.columns
        self.block = min(policy.number("pixels") // 4, self.tiles)
        """Tiles of a block."""
        self.d_row = spread_row(-(-self.outputs // isa.lanes) * isa.lanes, isa)
        self.d_point = odd_lines(self.block * self.d_row)
        self.v_point = odd_lines(self.block * self.width)
        self.m_point = odd_lines(self.outputs * self.width)
        self.part = self._part_tiles(isa)
        """Tiles of a part: whole blocks."""
        self.parts = -(-self.tiles // self.part)
        self.patch_elements = odd_lines(
            max(
                self.patch[0] * self.patch[1] * self.width,
                self.side**2 * -(-self.outputs // isa.lanes) * isa.lanes,
            )
        )
        """A patch with the zeros that it reaches beyond the image."""
        self.own_elements = self.points * (self.d_point + self.v_point) + self.patch_elements

    def _part_tiles(self, isa: Isa) -> int:
        blocks = -(-self.tiles // self.block)
        sums_bytes = isa.element_bytes * self.blocks * self.points * self.m_point
        parts = min(MAX_PARTS, MAX_PARTS_BYTES // sums_bytes, blocks // MIN_PART_BLOCKS)
        return self.block * -(-blocks // max(parts, 1))

    @property
    def row_step(self) -> int:
        """Elements of the result from an output channel to the next."""
        return self.kernel[0] * self.kernel[1] * self.channels


# -- the space ---------------------------------------------------------------------------------


def is_possible(task: Task, impl: str) -> bool:
    """Return whether there is a transform of few enough points, whose sums have room."""
    kernel, ones = task.ints("kernel"), (1, 1)
    is_plain = task.ints("strides") == task.ints("dilations") == ones
    if not is_plain or task.integer("group") > 1 or min(kernel) < 2:
        return False
    down, across = (taps + SIDES[impl] - 1 for taps in kernel)
    size_bytes = 4 * down * across * task.output.shape[0] * task.output.shape[3]
    return max(down, across) <= MAX_POINTS and size_bytes <= MAX_SCRATCH_BYTES


def knobs(task: Task, target: Target) -> Knobs:
    """Values of each knob; a block has a tile for 4 of `pixels`."""
    outputs, isa = task.inputs[1].shape[3], target.isa
    widest = -(-task.output.shape[3] // isa.lanes)
    rows = {equal_rows(outputs, isa), *(n for n in TILE_ROWS if n <= min(outputs, most_rows(isa)))}
    return {
        "pixels": tuple(4 * n for n in BLOCK_TILES),
        "tile_rows": tuple(sorted(rows)),
        "tile_vectors": tuple(v for v in (1, 2, 3, 4) if v <= widest),
        "unroll": (1, 2, 4, 8),
    }


def equal_rows(rows: int, isa: Isa) -> int:
    """Rows of tiles that are as equal as they can be."""
    return -(-rows // -(-rows // most_rows(isa)))


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    del task
    return misfit(policy.number("tile_rows"), policy.number("tile_vectors"), target.isa)


def _estimate(task: Task, policy: Policy, target: Target, caches: Caches) -> float:
    """Multiplications of all points."""
    del caches
    plan = _Plan(task, policy, target.isa, "")
    return float(plan.tiles * plan.points * plan.outputs * plan.blocks * plan.width)


# -- the kernel --------------------------------------------------------------------------------


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    plan, module = _Plan(task, policy, isa, name), module_of(task, isa)
    own_bytes = isa.element_bytes * plan.own_elements
    of_x = _emit_patch(module, plan, "x", plan.width)
    of_dy = _emit_patch(module, plan, "dy", plan.outputs)
    tiles, finish = _tiles(module, plan), _emit_result(module, plan)
    frame = open_phase(module, f"{name}_gradient", task, own_bytes)
    f, m_block = frame.function, plan.points * plan.m_point
    d = frame.worker_scratch
    v = f.at(d, plan.points * plan.d_point)
    patch = f.at(v, plan.points * plan.v_point)
    m = f.at(frame.scratch, f.mul(frame.lo, m_block))
    with f.loop(0, f.mul(f.sub(frame.hi, frame.lo), m_block), f.lanes) as element:
        f.store(f.splat(0.0), f.at(m, element.index))
    end_part = f.div(f.add(frame.hi, plan.blocks - 1), plan.blocks)
    with f.loop(f.div(frame.lo, plan.blocks), end_part) as part:
        begin = f.mul(part.index, plan.blocks)
        units = f.maximum(frame.lo, begin), f.minimum(frame.hi, f.add(begin, plan.blocks))
        first_tile = f.mul(part.index, plan.part)
        last_tile = f.minimum(f.add(first_tile, plan.part), plan.tiles)
        with f.loop(first_tile, last_tile, plan.block) as first:
            last = f.minimum(f.add(first.index, plan.block), plan.tiles)
            span = first.index, last
            _transform(frame, plan, of_dy, span, (frame.inputs[1], d, patch), None)
            is_cut = f.compare("slt", f.sub(last, first.index), plan.block)
            with f.loop(*units) as unit:
                channel = f.mul(f.sub(unit.index, begin), plan.width)
                _transform(frame, plan, of_x, span, (frame.inputs[0], v, patch), channel)
                to = f.at(frame.scratch, f.mul(unit.index, m_block))
                _multiply(f, plan, tiles, is_cut, (d, v, to))
    adding = open_phase(module, f"{name}_sums", task, own_bytes)
    _add_parts(adding, plan, finish)
    shared = {f: plan.parts * plan.blocks, adding.function: plan.outputs * plan.blocks}
    phases = tuple(Phase(one.name, count) for one, count in shared.items())
    scratch = isa.element_bytes * plan.parts * plan.blocks * m_block
    return Kernel(module.text(), phases, scratch, own_bytes)


def _add_parts(frame: Frame, plan: _Plan, finish: Function) -> None:
    """Make the weights of an output channel and a block of input channels, for each unit."""
    f = frame.function
    with f.loop(frame.lo, frame.hi) as unit:
        row, block = f.div(unit.index, plan.blocks), f.rem(unit.index, plan.blocks)
        channel = f.mul(block, plan.width)
        m = f.add(f.mul(block, plan.points * plan.m_point), f.mul(row, plan.width))
        to = f.at(frame.output, f.add(f.mul(row, plan.row_step), channel))
        f.call(finish, f.at(frame.scratch, m), to, f.sub(plan.channels, channel))


def _emit_patch(module: LLVMModule, plan: _Plan, of: str, channels: int) -> Function:
    """Transform a patch: (its first pixel, line step, pixel step, to, channels)."""
    steps = (("line_step", "i64"), ("pixel_step", "i64"))
    params = (("from", F32), *steps, ("to", F32), ("count", "i64"))
    f = module.function(f"{plan.name}_{of}", params)
    source, line_step, pixel_step, to, count = f.params
    is_x = of == "x"
    point_step = plan.v_point if is_x else plan.d_point
    (down,), (across,) = plan.down.strands, plan.across.strands
    matrices = (down.of_input, across.of_input) if is_x else (down.of_weights, across.of_weights)
    is_whole = (plan.channels if is_x else channels) % f.lanes == 0
    with f.loop(0, count, f.lanes) as channel:
        lanes = f.lanes if is_whole else f.minimum(f.sub(count, channel.index), f.lanes)
        here, end = f.at(source, channel.index), f.at(to, channel.index)
        starts = [f.at(here, f.mul(line_step, y)) for y in range(len(matrices[0][0]))]
        rows = [
            [f.load_first(f.at(start, f.mul(pixel_step, x)), lanes) for start in starts]
            for x in range(len(matrices[1][0]))
        ]
        for point, value in enumerate(_both_ways(f, matrices, rows)):
            f.store(value, f.at(end, point * point_step))
    return f


def _both_ways(
    f: Function, matrices: tuple[Matrix, Matrix], columns: list[list[IRValue]]
) -> list[IRValue]:
    """The transform down each column, and then across; results line by line."""
    down = [emit_transform(f, matrices[0], column) for column in columns]
    lines = zip(*down, strict=True)
    return list(itertools.chain(*(emit_transform(f, matrices[1], line) for line in lines)))


def _transform(
    frame: Frame,
    plan: _Plan,
    function: Function,
    tiles: tuple[IRValue, IRValue],
    arrays: tuple[IRValue, IRValue, IRValue],
    block: IRValue | None,
) -> None:
    """Transform the patches of some tiles: from an image into a block, with room for a patch.

    The image is x, of which a block of channels is read, or without one dy.
    """
    f, (image, to, patch), is_x = frame.function, arrays, block is not None
    channel: Index = 0 if block is None else block
    height, width, channels = plan.x if is_x else plan.dy
    (high, wide), begins = (plan.patch, plan.begins) if is_x else ((plan.side,) * 2, (0, 0))
    row = plan.width if is_x else plan.d_row
    count: Index = plan.outputs
    if is_x:
        count = f.minimum(f.sub(plan.channels, channel), plan.width)
    pitch = plan.width if is_x else -(-plan.outputs // f.lanes) * f.lanes
    first, last = tiles
    with f.loop(first, last) as tile:
        end = f.at(to, f.mul(f.sub(tile.index, first), row))
        number, column = f.div(tile.index, plan.columns), f.rem(tile.index, plan.columns)
        n, line = f.div(number, plan.lines), f.rem(number, plan.lines)
        y = f.sub(f.mul(line, plan.side), begins[0])
        x = f.sub(f.mul(column, plan.side), begins[1])
        inside = f.both(
            # Unsigned: a line or column before the image is a large number.
            f.compare("ult", y, max(0, height - high + 1)),
            f.compare("ult", x, max(0, width - wide + 1)),
        )
        start = f.at(image, f.add(f.mul(n, height * width * channels), channel))
        with f.when(inside):
            here = f.at(start, f.mul(f.add(f.mul(y, width), x), channels))
            f.call(function, here, width * channels, channels, end, count)
        with f.when(f.negated(inside)):
            with f.loop(0, high) as i, f.loop(0, wide) as j:
                place = f.add(y, i.index), f.add(x, j.index)
                is_pixel = f.both(
                    f.compare("ult", place[0], height), f.compare("ult", place[1], width)
                )
                pixel = f.mul(f.add(f.mul(place[0], width), place[1]), channels)
                own = f.at(patch, f.mul(f.add(f.mul(i.index, wide), j.index), pitch))
                # Of no channels nothing is read, and zeros are stored.
                there = f.select(is_pixel, count, 0)
                with f.loop(0, pitch, f.lanes) as c:
                    lanes = f.maximum(f.minimum(f.sub(there, c.index), f.lanes), 0)
                    value = f.load_first(f.at(f.at(start, pixel), c.index), lanes)
                    f.store(value, f.at(own, c.index))
            f.call(function, patch, wide * pitch, pitch, end, count)


def _edges(plan: _Plan) -> tuple[int, int]:
    """Tiles of the last block, and rows of the last register tile; 0 where all are full."""
    return plan.tiles % plan.block, plan.outputs % plan.tile_rows


def _tiles(module: LLVMModule, plan: _Plan) -> Mapping[tuple[bool, ...], Function]:
    counts = (-(-plan.tiles // plan.block), plan.row_tiles)
    return {
        cut: emit_tile(module, f"{plan.name}_tile_{cut[0]:d}{cut[1]:d}", _tile(plan, tiles, rows))
        for cut, (tiles, rows) in sizes_by_cut(
            (plan.block, plan.tile_rows), _edges(plan), counts
        ).items()
    }


def _tile(plan: _Plan, tiles: int, rows: int) -> Tile:
    walk = Walk((), tiles, plan.d_row, plan.width, min(plan.unroll, tiles))
    numbers = tuple(range(rows))
    return Tile((Share(numbers, walk),), numbers, plan.width, plan.width, starts_with="partial")


def _multiply(
    f: Function,
    plan: _Plan,
    tiles: Mapping[tuple[bool, ...], Function],
    is_cut: IRValue,
    arrays: tuple[IRValue, IRValue, IRValue],
) -> None:
    """Add the products of all points of a block of tiles."""
    d, v, m = arrays
    with f.loop(0, plan.points) as point, f.loop(0, plan.row_tiles) as tile:
        row = f.mul(tile.index, plan.tile_rows)
        a = f.at(d, f.add(f.mul(point.index, plan.d_point), row))
        b = f.at(v, f.mul(point.index, plan.v_point))
        c = f.at(m, f.add(f.mul(point.index, plan.m_point), f.mul(row, plan.width)))
        last = (is_cut, f.compare("eq", tile.index, plan.row_tiles - 1))
        call_fitting(f, tiles, last, _edges(plan), [a, b, c, c, b, 0, 0])


def _emit_result(module: LLVMModule, plan: _Plan) -> Function:
    """Add up the parts of a row, and transform it into weights: (m, to, channels that are left)."""
    f = module.function(f"{plan.name}_result", (("m", F32), ("to", F32), ("left", "i64")))
    m, to, left = f.params
    count = f.minimum(left, plan.width)
    matrices = (plan.down.of_output, plan.across.of_output)
    high, wide = plan.down.sums, plan.across.sums
    part_step = plan.blocks * plan.points * plan.m_point
    with f.loop(0, count, f.lanes) as channel:
        lanes = f.minimum(f.sub(count, channel.index), f.lanes)
        here = f.at(m, channel.index)

        def sum_of(point: int) -> IRValue:
            starts = (part * part_step + point * plan.m_point for part in range(plan.parts))
            return emit_sum(f, [1] * plan.parts, [f.load(f.at(here, start)) for start in starts])

        columns = [[sum_of(y * wide + x) for y in range(high)] for x in range(wide)]
        end = f.at(to, channel.index)
        for tap, value in enumerate(_both_ways(f, matrices, columns)):
            f.store_first(value, f.at(end, tap * plan.channels), lanes)
    return f


def _implementation(impl: str) -> Implementation:
    return Implementation(
        impl, lambda task, _: is_possible(task, impl), knobs, _illegal, _generate, packs_nothing,
        _estimate,
    )  # fmt: skip


IMPLEMENTATIONS = tuple(map(_implementation, SIDES))
