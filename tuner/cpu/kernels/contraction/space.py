"""The policies of a contraction: knobs, what is legal, the default, and a rough ranking."""

from __future__ import annotations

from tuner.cpu.kernels.arithmetic import (
    ARITHMETICS,
    FMA,
    IN_REGISTERS,
    Arithmetic,
    is_admitted,
    widening,
)
from tuner.cpu.kernels.contraction.geometry import (
    SIDE_BY_SIDE,
    Geometry,
    geometry_of,
    run_length,
    sparse_taps,
)
from tuner.cpu.kernels.step_groups import expected_halves
from tuner.cpu.kernels.tile import misfit, most_rows
from tuner.element import ELEMENTS
from tuner.kernel_family import Knobs
from tuner.ops import element_of_task
from tuner.ops.products import is_of_integers
from tuner.policy import Policy
from tuner.size import Size, is_open
from tuner.target import Caches, Isa, Target
from tuner.task import Task

FEW_ROWS = 8
"""Rows up to which a product waits for its weights, so that fewer bytes of them count most."""


def is_possible(arithmetic: Arithmetic, task: Task, target: Target) -> bool:
    """Return whether a task may be computed in this arithmetic on a target."""
    if not is_admitted(arithmetic, task) or arithmetic.lacking(target.isa, target.features):
        return False
    g, step = geometry_of(task), arithmetic.depth_step
    if arithmetic.joined > 1 and (g.further or sparse_taps(g)):
        return False  # entries have places in one source, of which no tap is left out
    if is_of_integers(task) and not g.further:
        return True  # keys of no weight fill up the last step of a run
    runs = [source.channels for source in g.sources] if g.is_pointwise else [run_length(g)]
    return all(run % step == 0 for run in runs)


def _formats(task: Task, arithmetic: Arithmetic) -> tuple[str, ...]:
    """The ways to read the input: where it is, unless that would be beyond its border or end.

    A copy comes first where it saves each tile a conversion.
    """
    g = geometry_of(task)
    if g.further:
        return ("dense",)  # several sources have no border
    if any(g.pads) or run_length(g) % arithmetic.depth_step != 0:
        return ("padded",)
    if arithmetic.joined > 1 and not g.is_pointwise:
        return ("padded",)  # packed weights have the places of steps in it
    return ("padded", "dense") if arithmetic.read_instructions else ("dense", "padded")


def default_policy(task: Task, target: Target) -> Policy:
    """The policy of a sensible compiler that does not measure: one register tile for everything."""
    g, isa, weights = geometry_of(task), target.isa, task.inputs[1].element
    is_streamed = weights.is_half and not is_open(g.rows) and g.rows <= FEW_ROWS
    arithmetic = widening(weights) if is_streamed else FMA
    if is_of_integers(task):
        arithmetic = _of_integers(task, target)
    return Policy.of(
        format=_formats(task, arithmetic)[0],
        impl=arithmetic.name,
        tile_lines=max(line_counts(g, isa, arithmetic)) if _is_narrow(g) else 1,
        tile_pixels=_default_pixels(g, isa, arithmetic),
        tile_vectors=_default_vectors(g, isa),
        outer="columns",
        split="columns" if _blocks(g, 2, isa) >= 2 * target.cores else "rows",
        k_slices=1,
        unroll=_legal_unroll(g, 4, arithmetic),
        prefetch="side_by_side" if "side_by_side" in _prefetches(g, isa) else "none",
    )


def _of_integers(task: Task, target: Target) -> Arithmetic:
    """The arithmetic that takes the least time, of those that the target has.

    Where that depends on the weights, they are expected to have a scale for each column. Products
    of few rows wait for them, and read several blocks side by side.
    """
    g, isa = geometry_of(task), target.isa
    columns = _default_vectors(g, isa) * isa.lanes
    may_be_few = "side_by_side" in _prefetches(g, isa)

    def time_of_key(row: Arithmetic) -> float:
        return row.step_time / row.depth_step * _entries_of_step(row, g.depth, columns)

    rows = [row for row in IN_REGISTERS if row.joined == 1 or not may_be_few]
    possible = [row for row in rows if is_possible(row, task, target)]
    return min(possible, key=time_of_key)


def _entries_of_step(arithmetic: Arithmetic, depth: int, columns: int) -> float:
    """Packed steps for each step of k: more where weights are in halves."""
    return 1 + expected_halves(depth, columns) if arithmetic.joined > 1 else 1.0


def _default_vectors(g: Geometry, isa: Isa) -> int:
    return min(2, -(-g.section_outputs // isa.lanes))


COLUMNS_AS_ROWS = 1.5
"""Rows of a tile that take as long as the reading of its columns.

Seen on 3x3 with dilation 2: 0.304 ms in tiles of 11 rows, 0.330 of 5, 0.427 of 3 (AVX-512, 64
channels).
"""


NARROW_PIXELS = 3
"""Pixels of an output line up to which the few lines of `_TILES` leave most registers empty."""


def _is_narrow(g: Geometry) -> bool:
    """Return whether the rows of a tile have to come from many lines: the output is a column."""
    return not is_open(g.out_width) and g.out_width <= NARROW_PIXELS and g.out_height > 1


def line_counts(g: Geometry, isa: Isa, arithmetic: Arithmetic) -> tuple[int, ...]:
    """Sensible numbers of output lines of a tile."""
    if _is_narrow(g):
        most = min(g.out_height, most_rows(isa, arithmetic.joined) // g.out_width)
        return row_counts(most, isa)
    return tuple(sorted({t[0] for t in _TILES if t[0] <= g.out_height}))


def _default_pixels(g: Geometry, isa: Isa, arithmetic: Arithmetic) -> int:
    """Number of pixels that fills the registers; of a dilated kernel, that leaves out most taps."""
    rows = most_rows(isa, arithmetic.joined)
    if is_open(g.out_width):
        return rows
    most, (*_, taps) = min(rows, g.out_width), (None, *sparse_taps(g))
    if taps is None or len(sparse_taps(g)) < 2:
        return most

    def work(pixels: int) -> float:
        return sum((size + COLUMNS_AS_ROWS) * met for size, met in taps.in_tiles(pixels))

    return min(range(most, 0, -1), key=work)


def _blocks(g: Geometry, vectors: int, isa: Isa) -> int:
    return g.sections * -(-g.section_outputs // (vectors * isa.lanes))


def _legal_unroll(g: Geometry, wanted: int, arithmetic: Arithmetic = FMA) -> int:
    """Taps of neighbouring pixels that meet in one round would be loaded once and kept live."""
    limit = run_length(g)
    if limit > g.group_channels:
        limit = min(limit, g.strides[1] * g.channels)
    return max(1, min(wanted, limit // arithmetic.depth_step))


_TILES = (
    (1, 14), (1, 13), (1, 12), (1, 10), (1, 8), (1, 7), (1, 6), (1, 4), (1, 1), (2, 7), (2, 5),
    (1, 9), (1, 28), (1, 16), (1, 20), (2, 4), (1, 2), (1, 3), (1, 5), (4, 7), (2, 10), (2, 8),
)  # fmt: skip


def _prefetches(g: Geometry, isa: Isa) -> tuple[str, ...]:
    """The ways to bring in the next blocks of columns.

    An open number of rows may be few: "at_once" lets each tile ask for all of the next block,
    "side_by_side" lets a tile of few rows read several blocks side by side.
    """
    if not isinstance(g.out_width, Size):
        return ("none", "next_block")
    may_be_few = g.out_width.at(dict.fromkeys(g.out_width.names, 1)) < SIDE_BY_SIDE
    has_several = g.section_outputs >= SIDE_BY_SIDE * 2 * isa.lanes
    further = ("side_by_side",) if may_be_few and has_several else ()
    return ("none", "next_block", "at_once", *further)


def knobs(task: Task, target: Target, arithmetic: Arithmetic = FMA) -> Knobs:
    """Values of each knob; larger tiles than the output are left out."""
    g = geometry_of(task)
    unrolls = sorted({_legal_unroll(g, u, arithmetic) for u in (1, 2, 4, 8, 16)})
    joining = [unroll for unroll in unrolls if unroll % arithmetic.joined == 0]
    return {
        "format": _formats(task, arithmetic),
        "tile_lines": line_counts(g, target.isa, arithmetic),
        "tile_pixels": tuple(
            sorted(
                {*row_counts(g.out_width, target.isa), _default_pixels(g, target.isa, arithmetic)}
            )
        ),
        "tile_vectors": vector_counts(g, target),
        "outer": ("columns", "rows"),
        "split": ("columns", "rows"),
        "k_slices": tuple(s for s in (1, 2, 4) if _can_slice(task, s)),
        "unroll": tuple(joining or unrolls),
        "prefetch": tuple(
            way
            for way in _prefetches(g, target.isa)
            if arithmetic.joined == 1 or way != "side_by_side"
        ),
    }


def vector_counts(g: Geometry, target: Target) -> tuple[int, ...]:
    """Vectors of a block of columns: one choice for rows of an open number.

    They decide how weights are packed, and one packing serves the policies of all points.
    """
    widest = _widest(g, target)
    if is_open(g.out_width):
        return (min(2, widest),)
    return tuple(v for v in (1, 2, 3, 4, 6, 8) if v == 1 or v <= widest)


def row_counts(most: int, isa: Isa) -> tuple[int, ...]:
    """Sensible numbers of rows of a register tile, up to `most`."""
    if is_open(most):
        most = most_rows(isa)  # whatever the point: there are tiles of all smaller numbers of rows
    return tuple(sorted({t[1] for t in _TILES if t[1] <= most} | {min(most_rows(isa), most)}))


def _widest(g: Geometry, target: Target) -> int:
    return -(-g.section_outputs // target.isa.lanes)


def _can_slice(task: Task, slices: int) -> bool:
    """Return whether C can hold the sums between slices: they are of what is computed with."""
    g = geometry_of(task)
    if slices == 1:
        return True
    if is_of_integers(task) or task.output.element != element_of_task(task):
        return False
    return g.is_pointwise and not g.further and g.channels % (slices * 64) == 0


def illegal(task: Task, policy: Policy, target: Target) -> str | None:
    """The reason why the policy has no kernel, or none worth trying; None if it has one."""
    g = geometry_of(task)
    rows = policy.number("tile_lines") * policy.number("tile_pixels")
    vectors = policy.number("tile_vectors")
    if policy.number("k_slices") > 1 and policy["outer"] == "rows":
        return "slices of k are for the columns-outermost order"
    has_more = is_open(g.out_width) or rows < g.out_height * g.out_width
    if rows * vectors < 4 and has_more and vectors < _widest(g, target):
        return "fewer than 4 sums cannot hide the latency of a multiplication"
    return misfit(rows, vectors, target.isa, ARITHMETICS.get(str(policy["impl"]), FMA).joined)


# -- the ranking -------------------------------------------------------------------------------

CALL_CYCLES = 30.0
BYTES_PER_CYCLE = {1: 64.0, 2: 32.0, 3: 12.0, 4: 5.0}
"""Bytes a cycle that a core reads from each cache level, 4 being memory; for ranking only."""

BESIDE_ARITHMETIC = 0.7
"""Share of a cache's bandwidth that register tiles get from it for packed columns."""


def estimate(
    arithmetic: Arithmetic, task: Task, policy: Policy, target: Target, caches: Caches
) -> float:
    """Cycles of the slowest core: arithmetic or loads of all tiles, calls, and memory traffic."""
    g, isa = geometry_of(task), target.isa
    arithmetic = arithmetic.computing(ELEMENTS[isa.element])
    lines, pixels = policy.number("tile_lines"), policy.number("tile_pixels")
    vectors = policy.number("tile_vectors")
    line_tiles, pixel_tiles = -(-g.out_height // lines), -(-g.out_width // pixels)
    row_tiles, blocks = g.images * line_tiles * pixel_tiles, _blocks(g, vectors, isa)
    item_bytes = arithmetic.weights.bits // 8
    block_bytes = item_bytes * g.depth // policy.number("k_slices") * vectors * isa.lanes
    steps = g.depth / arithmetic.depth_step
    steps *= _entries_of_step(arithmetic, g.depth, vectors * isa.lanes)
    rate = bytes_per_cycle(block_bytes, caches)
    reading = arithmetic.read_instructions if policy["format"] == "dense" else 0
    k_cycles = steps * step_cycles(lines * pixels, vectors, rate, isa, arithmetic, reading)
    tile_cycles = k_cycles + CALL_CYCLES * policy.number("k_slices")
    cut = (g.out_height / (line_tiles * lines)) * (g.out_width / (pixel_tiles * pixels))
    cycles = row_tiles * blocks * tile_cycles * (0.5 + 0.5 * cut) * _met_share(g, lines, pixels)
    units = blocks if policy["split"] == "columns" else row_tiles
    busiest = busiest_share(units, target.cores)
    return cycles * busiest * _set_conflicts(task, policy) + _traffic_cycles(
        task, policy, target, item_bytes, caches
    )


def _met_share(g: Geometry, lines: int, pixels: int) -> float:
    """The share of the taps of all tiles that meet a pixel."""
    share = 1.0
    for taps, tile in zip(sparse_taps(g), (lines, pixels), strict=False):
        met = [count for _, count in taps.in_tiles(tile)]
        share *= sum(met) / (len(met) * taps.count)
    return share


def busiest_share(units: int, cores: int) -> float:
    """Share of the work that the core with the most units has."""
    return -(-units // cores) / units


def overlapped(work: float, stream: float) -> float:
    """Cycles of both; a tenth of the shorter does not hide behind the longer."""
    return max(work, stream) + 0.1 * min(work, stream)


def step_cycles(
    rows: int, vectors: int, rate: float, isa: Isa, arithmetic: Arithmetic = FMA, reading: int = 0
) -> float:
    """Cycles for one step of k in a register tile.

    The slowest of these decides: multiplications, their latency, loads, and reading a row of the
    packed block at a rate of bytes a cycle, which every register tile does again. Weights of
    16 bits are widened after that, and what is read of a row takes `reading` more instructions.
    """
    item_bytes = arithmetic.depth_step * arithmetic.weights.bits // 8
    read = item_bytes * vectors * isa.lanes / (rate * BESIDE_ARITHMETIC)
    widening = (vectors if arithmetic.widens else 0) + reading * rows
    work = arithmetic.step_time * rows * vectors
    return max(work + widening, 4, rows + vectors + widening, read)


def _set_conflicts(task: Task, policy: Policy) -> float:
    """Rows that are a multiple of 4 KiB apart share one cache set of the first level."""
    rows = policy.number("tile_lines") * policy.number("tile_pixels")
    item_bytes = task.inputs[0].element.bits // 8
    apart = [item_bytes * s.channels * s.strides[1] for s in geometry_of(task).sources]
    share = sum(size % 4096 == 0 for size in apart) / len(apart)
    return 1 + 0.3 * share if policy["format"] == "dense" and rows > 6 else 1.0


def _traffic_cycles(
    task: Task, policy: Policy, target: Target, item_bytes: int, caches: Caches
) -> float:
    """Reading weights and input as often as the loop order makes them leave the caches."""
    g = geometry_of(task)
    weights = item_bytes * g.depth * g.out_channels
    pixels = g.images * sum(s.height * s.width * s.channels for s in g.sources)
    source = task.inputs[0].element.bits // 8 * pixels
    share = 1 / target.cores
    columns_share, rows_share = (share, 1.0) if policy["split"] == "columns" else (1.0, share)
    vectors = policy.number("tile_vectors")
    blocks = _blocks(g, vectors, target.isa) * columns_share
    rows = policy.number("tile_lines") * policy.number("tile_pixels")
    row_tiles = g.images * g.out_height * g.out_width / rows * rows_share
    own_weights, own_source = weights * columns_share, source * rows_share
    if policy["outer"] == "columns":
        cold, repeated, times = own_weights, own_source, blocks
    else:
        cold, repeated, times = own_source, own_weights, row_tiles
    copy = 2 * source * share / BYTES_PER_CYCLE[3] if policy["format"] == "padded" else 0.0
    return cold / BYTES_PER_CYCLE[4] + times * repeated / bytes_per_cycle(repeated, caches) + copy


def bytes_per_cycle(size_bytes: float, caches: Caches) -> float:
    """Bytes a cycle that a core reads of data of this size that it reads repeatedly."""
    level = next((i for i in (1, 2, 3) if size_bytes <= caches[i] / 2), 4)
    return BYTES_PER_CYCLE[level]
