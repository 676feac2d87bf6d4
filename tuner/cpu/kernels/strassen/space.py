"""Policies of a Strassen-like product: sizes under one, when it is possible, and a rough ranking.

    C[M, N] = A[M, K] W[K, N]      M rows in m parts, K in k parts, N in n parts

A part of rows has every m-th row, so that m neighbours make a line of V, and a part of columns
every n-th block, so that n neighbours in the packed weights make a block; a part of K has
neighbours. A point is one of the algorithm's block products. The knobs are those of the direct
product, with `tile_pixels` counting lines, and `band`; `weights` says when U is made. If it is on
the fly, a core takes a `chunk` of so many blocks of columns through all bands of rows, and makes U
of the chunk and V of a band in its own caches.
"""

from __future__ import annotations

import functools

from tuner.cpu.kernels.contraction.geometry import Geometry, geometry_of, odd_lines
from tuner.cpu.kernels.contraction.space import (
    BYTES_PER_CYCLE,
    busiest_share,
    bytes_per_cycle,
    overlapped,
    row_counts,
    vector_counts,
)
from tuner.cpu.kernels.contraction.space import knobs as direct_knobs
from tuner.cpu.kernels.emit import LLVMModule
from tuner.cpu.kernels.kernel import Frame, open_phase
from tuner.cpu.kernels.products import BilinearPlan, tile_cycles
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS, Matrix
from tuner.cpu.kernels.tile import misfit
from tuner.kernel_family import Knobs
from tuner.policy import Policy
from tuner.size import is_open
from tuner.target import Caches, Isa, Target
from tuner.task import Task


class StrassenPlan(BilinearPlan):
    """Sizes of a Strassen-like product: parts, bands, blocks, and scratch memory."""

    ROW = BAND = "lines"
    has_bias = True
    """True if each sum begins at a bias, after the task's packed weights."""

    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str = "") -> None:
        super().__init__(task, policy, isa, name)
        g, algorithm = self.geometry, ALGORITHMS[str(policy["impl"])]
        self.algorithm = algorithm
        """The algorithm that `impl` chooses."""
        self.lines = -(-g.rows // algorithm.row_parts)
        """Lines of V: rows of a part."""
        self.complete_lines = g.rows // algorithm.row_parts
        """Lines that have a row in every part; the last one may lack that of the last part."""
        self.band_rows = self.band
        self.bands = -(-self.lines // self.band)
        self.has_open_rows = is_open(g.rows)
        """True if the number of rows is known only at run time."""
        self.band_step = -(-self.lines // self.bands) if self.has_open_rows else self.band
        """Lines from one band to the next. Bands of open rows are as equal as they can be."""
        self.part_depth = g.channels // algorithm.depth_parts
        """Channels of a part of k."""
        self.depths = ((name, self.part_depth, algorithm.products),)
        """All points in one group."""
        parts = algorithm.column_parts
        packed_blocks = -(-g.out_channels // self.width)
        self.blocks = -(-packed_blocks // parts)
        """Blocks of columns, each of a packed block of every part."""
        self.last_block = packed_blocks - parts
        """The packed block that the last block begins with: it has some of the one before, too."""
        self.stored_before = self.blocks * parts - packed_blocks
        """Parts of the last block that the one before has stored."""
        self.chunk = policy.number("chunk")
        """Blocks of columns of which a core keeps U in scratch memory; 0: U is packed."""
        self.u_block = algorithm.weight_sums * self.u_elements(self.part_depth)
        """Elements of U of a block in scratch memory."""
        self.before_m = self.chunk * self.u_block
        band_bytes = 4 * self.band * algorithm.row_parts * g.channels
        # Only then are the rows of the next band one stretch of memory.
        is_dense = not g.further and g.sources[0].is_read_whole((g.out_height, g.out_width))
        self.lines_ahead = -(-band_bytes // 64 // self.chunk) if self.chunk and is_dense else 0
        """Cache lines of the next band's rows that a core prefetches with each block of a chunk."""
        self.weight_starts = tuple(
            (column_part * g.channels + part * self.part_depth) * self.width
            for part in range(algorithm.depth_parts)
            for column_part in range(parts)
        )
        """Elements before each part of the weights in those of a block."""

    def open(self, module: LLVMModule, name: str) -> Frame:
        """Start a phase function, whose inputs are x, the packed weights and the bias."""
        return open_phase(module, name, self.task, self.own_bytes)

    @property
    def sums_weights(self) -> bool:
        """True if U is made in scratch memory, false if it is packed."""
        return self.policy["weights"] == "on_the_fly"

    @property
    def shares_v(self) -> bool:
        """True if the cores share out the input stage, false if each makes V for itself."""
        return self.by_columns and not self.sums_weights

    @property
    def may_lack_rows(self) -> bool:
        """True if the last line may lack the row of the last part."""
        return self.has_open_rows or self.complete_lines < self.lines

    @property
    def units(self) -> int:
        """Number of what the cores share out: chunks or blocks of columns, or bands."""
        if not self.by_columns:
            return self.bands
        return -(-self.blocks // max(1, self.chunk))

    def u_elements(self, depth: int) -> int:
        """Elements from one sum of weights to the next, in scratch memory or as packed."""
        elements = depth * self.width
        return odd_lines(elements) if self.sums_weights else elements


MIN_DEPTH = 32
"""Minimum depth of a part of k: below it, the sums cost more than the products that they save."""
MIN_ROWS = 8
"""Minimum rows of a part: below it, every element of the larger U is used too seldom."""
MAX_REPEATED = 1.12
"""Columns that are computed, some of the last block again, over columns."""

MAX_CHUNK_BYTES = 8 << 20
"""Maximum of the sums of weights that a core keeps: they are read again for each band."""


@functools.lru_cache(maxsize=256)
def is_possible(task: Task, target: Target, impl: str) -> bool:
    """Return whether parts of depth and columns are whole, and all parts large enough to pay.

    The number of rows may be known only at run time; where they are few, other policies win.
    """
    g, algorithm = geometry_of(task), ALGORITHMS[impl]
    return (
        g.is_pointwise
        and not any(g.pads)
        and g.channels % algorithm.depth_parts == 0
        and all(s.channels % (g.channels // algorithm.depth_parts) == 0 for s in g.sources)
        and g.channels >= MIN_DEPTH * algorithm.depth_parts
        and (is_open(g.rows) or g.rows >= MIN_ROWS * algorithm.row_parts)
        and bool(_widths(g, target, impl))
    )


def _widths(g: Geometry, target: Target, impl: str) -> tuple[int, ...]:
    """Vectors of a packed block, such that few columns are computed again.

    Where the output lies in parts of its own, a block is in one of them.
    """
    parts, found = ALGORITHMS[impl].column_parts, []
    for vectors in vector_counts(g, target):
        width = vectors * target.isa.lanes
        blocks = -(-g.out_channels // width)
        computed = -(-blocks // parts) * parts
        is_useful = parts <= blocks and computed <= MAX_REPEATED * blocks
        in_one = g.parts == 1 or g.part_outputs % width == 0
        if is_useful and in_one and not misfit(1, vectors, target.isa):
            found.append(vectors)
    return tuple(found)


def knobs(task: Task, target: Target, impl: str) -> Knobs:
    """Values of each knob; bands are of lines."""
    g = geometry_of(task)
    lines = -(-g.rows // ALGORITHMS[impl].row_parts)
    shared = direct_knobs(task, target)
    depth = g.channels // ALGORITHMS[impl].depth_parts
    bands = (28, 56, 112, 224)
    return {
        "split": ("columns",) if is_open(lines) else shared["split"],
        "prefetch": ("next_block", "none"),
        "weights": ("on_the_fly",) if is_open(lines) else ("packed", "on_the_fly"),
        "unroll": tuple(u for u in (1, 2, 4, 8, 16) if depth % u == 0),
        "tile_vectors": _widths(g, target, impl),
        "tile_pixels": row_counts(lines, target.isa),
        "chunk": _chunks(g, target, impl) if is_open(lines) else (0, *_chunks(g, target, impl)),
        "band": bands if is_open(lines) else (*(b for b in bands if b < lines), lines),
    }


def _chunks(g: Geometry, target: Target, impl: str) -> tuple[int, ...]:
    """Blocks of a chunk of the narrowest blocks: each core has as few chunks as it can, or twice.

    The sums of weights of a chunk stay in the last cache.
    """
    algorithm = ALGORITHMS[impl]
    width = _widths(g, target, impl)[0] * target.isa.lanes
    blocks = -(-g.out_channels // (width * algorithm.column_parts))
    block_bytes = 4 * algorithm.weight_sums * g.channels // algorithm.depth_parts * width
    most = max(1, MAX_CHUNK_BYTES // block_bytes)
    few = -(-blocks // (target.cores * most))
    return tuple(sorted({-(-blocks // (target.cores * many)) for many in (few, 2 * few)}))


def illegal(policy: Policy) -> str | None:
    """The reason why the knobs of a chunk do not fit the others; None if they do."""
    sums_weights = policy["weights"] == "on_the_fly"
    if (policy["chunk"] != 0) != sums_weights:
        return "a chunk is of the blocks whose weights are summed up on the fly"
    if sums_weights and policy["split"] != "columns":
        return "weights are summed up on the fly for chunks of columns"
    return None


# -- the ranking -------------------------------------------------------------------------------


def estimate(plan: StrassenPlan, cores: int, caches: Caches) -> float:
    """Cycles of the slowest core: arithmetic, or reading the weights if that takes longer."""
    busiest = busiest_share(plan.units, cores)
    work = _product_cycles(plan, caches) + _output_cycles(plan) + _weights_cycles(plan)
    work *= busiest
    times = plan.units if plan.sums_weights else 1
    work += _input_cycles(plan) * (1 / cores if plan.shares_v else busiest * times)
    stream = _stream_cycles(plan, busiest, caches)
    return overlapped(work, stream) + _scratch_cycles(plan, busiest, caches)


def _product_cycles(plan: StrassenPlan, caches: Caches) -> float:
    steps, calls = tile_cycles(plan, caches)
    band_cycles = plan.algorithm.products * (plan.part_depth * steps + calls)
    return band_cycles * plan.blocks * plan.lines / plan.band


def _input_cycles(plan: StrassenPlan) -> float:
    """A load or an addition a cycle, a store every second one."""
    algorithm = plan.algorithm
    vectors = plan.lines * -(-plan.part_depth // plan.isa.lanes)
    return vectors * (_additions(algorithm.of_input) + 2 * algorithm.products)


def _weights_cycles(plan: StrassenPlan) -> float:
    """Sums of all weights."""
    if not plan.sums_weights:
        return 0.0
    algorithm = plan.algorithm
    vectors = plan.blocks * plan.part_depth * plan.vectors
    loads = algorithm.depth_parts * algorithm.column_parts
    return vectors * (_additions(algorithm.of_weights) + loads + 2 * algorithm.weight_sums)


def _output_cycles(plan: StrassenPlan) -> float:
    algorithm = plan.algorithm
    vectors = plan.lines * plan.blocks * plan.vectors
    outputs = algorithm.row_parts * algorithm.column_parts
    return vectors * (_additions(algorithm.of_output) + algorithm.products + 3 * outputs)


def _additions(table: Matrix) -> int:
    return sum(sum(map(bool, row)) - 1 for row in table)


def _stream_cycles(plan: StrassenPlan, busiest: float, caches: Caches) -> float:
    """The weights once from memory, V again for each block, and U for each band but the first."""
    g, v_band = plan.geometry, 4 * plan.layout.v_band
    share, bands = (busiest, plan.bands) if plan.by_columns else (1.0, plan.bands * busiest)
    u = memory = 4 * plan.blocks * plan.layout.u_block * share
    again = 0.0 if plan.by_columns else max(0.0, bands - 1) * u / bytes_per_cycle(u, caches)
    if plan.sums_weights:
        memory = 4 * plan.blocks * plan.algorithm.column_parts * plan.width * g.channels * share
        again = (bands - 1) * u / bytes_per_cycle(4 * plan.before_m, caches)
    v = plan.blocks * share * bands * v_band / bytes_per_cycle(v_band, caches)
    return memory / BYTES_PER_CYCLE[4] + again + v


def _scratch_cycles(plan: StrassenPlan, busiest: float, caches: Caches) -> float:
    """M of each band and block there and back."""
    m = 4 * plan.m_band
    return plan.bands * plan.blocks * busiest * 2 * m / bytes_per_cycle(m, caches)
