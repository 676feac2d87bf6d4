"""Policies of a Strassen-like product: sizes under one, when it is possible, and a rough ranking.

    C[M, N] = A[M, K] W[K, N]      M rows in m parts, K in k parts, N in n parts

A point is one of the algorithm's block products. A line or row of V is one row of every part.
The knobs are those of the direct product, with `tile_pixels` counting rows, and `band`.
"""

from __future__ import annotations

import functools

from tuner.cpu.kernels.contraction.geometry import Geometry, geometry_of
from tuner.cpu.kernels.contraction.space import (
    BYTES_PER_CYCLE,
    busiest_share,
    bytes_per_cycle,
    overlapped,
    row_counts,
)
from tuner.cpu.kernels.contraction.space import knobs as direct_knobs
from tuner.cpu.kernels.kernel import Knobs
from tuner.cpu.kernels.products import BilinearPlan, tile_cycles
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS, Matrix
from tuner.policy import Policy
from tuner.target import Isa, Target
from tuner.task import Task


class StrassenPlan(BilinearPlan):
    """Sizes of a Strassen-like product: parts, bands, blocks, and scratch memory."""

    ROW = BAND = "rows"

    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str = "") -> None:
        super().__init__(task, policy, isa, name)
        g, algorithm = self.geometry, ALGORITHMS[str(policy["impl"])]
        self.algorithm = algorithm
        """The algorithm that `impl` chooses."""
        self.lines = -(-g.rows // algorithm.row_parts)
        """Rows of a part, the last one perhaps shorter."""
        self.complete_rows = g.rows - (algorithm.row_parts - 1) * self.lines
        """Rows of the last part, which may lack some."""
        self.band_rows = self.band
        self.bands = -(-self.lines // self.band)
        """Bands of a part."""
        self.part_depth = g.channels // algorithm.depth_parts
        """Channels of a part of k."""
        self.depths = ((name, self.part_depth, algorithm.products),)
        """All points in one group."""
        self.blocks = -(-g.out_channels // (algorithm.column_parts * self.width))
        """Blocks of columns in a part."""
        self.part_columns = self.blocks * self.width
        """Columns of a part, in whole blocks."""
        self.last_part_columns = g.out_channels - (algorithm.column_parts - 1) * self.part_columns
        """Columns of the last part."""


MIN_DEPTH = 32
"""Minimum depth of a part of k: below it, the sums cost more than the products that they save."""
MIN_ROWS = 8
"""Minimum rows of a part: below it, every element of the larger U is used too seldom."""
MAX_PADDING = 1.12
"""Columns with those that only fill up the last part, over columns."""


@functools.lru_cache(maxsize=256)
def is_possible(task: Task, target: Target, impl: str) -> bool:
    """Return whether parts of rows, depth and columns are whole, fixed, and large enough to pay."""
    g, algorithm = geometry_of(task), ALGORITHMS[impl]
    return (
        not task.sizes
        and g.is_pointwise
        and not any(g.pads)
        and g.channels % algorithm.depth_parts == 0
        and all(s.channels % (g.channels // algorithm.depth_parts) == 0 for s in g.sources)
        and g.channels >= MIN_DEPTH * algorithm.depth_parts
        and g.rows >= MIN_ROWS * algorithm.row_parts
        and bool(_widths(g, target, impl))
    )


def _widths(g: Geometry, target: Target, impl: str) -> tuple[int, ...]:
    """Vectors of a block, such that only the last part of columns may be smaller than others.

    Where the output lies in parts of its own, a block is in one of them.
    """
    parts = ALGORITHMS[impl].column_parts
    found = []
    for vectors in (1, 2, 3, 4, 6, 8):
        width = vectors * target.isa.lanes
        if g.parts > 1 and g.part_outputs % width:
            continue
        part = -(-g.out_channels // (parts * width)) * width
        if (parts - 1) * part < g.out_channels and part * parts <= MAX_PADDING * g.out_channels:
            found.append(vectors)
    return tuple(found)


def knobs(task: Task, target: Target, impl: str) -> Knobs:
    """Values of each knob; bands are rows of a part."""
    g = geometry_of(task)
    rows = -(-g.rows // ALGORITHMS[impl].row_parts)
    shared = direct_knobs(task, target)
    depth = g.channels // ALGORITHMS[impl].depth_parts
    return {
        **{name: shared[name] for name in ("split", "prefetch")},
        "unroll": tuple(u for u in (1, 2, 4, 8, 16) if depth % u == 0),
        "tile_vectors": _widths(g, target, impl),
        "tile_pixels": row_counts(rows, target.isa),
        "band": tuple(sorted({b for b in (28, 56, 112, 224) if b < rows} | {rows})),
    }


# -- the ranking -------------------------------------------------------------------------------


def estimate(plan: StrassenPlan, cores: int) -> float:
    """Cycles of the slowest core: arithmetic, or reading U if that takes longer."""
    busiest = busiest_share(plan.blocks if plan.by_columns else plan.bands, cores)
    work = (_product_cycles(plan) + _output_cycles(plan)) * busiest
    work += _input_cycles(plan) * (1 / cores if plan.by_columns else busiest)
    stream = _stream_cycles(plan, busiest)
    return overlapped(work, stream) + _scratch_cycles(plan, busiest)


def _product_cycles(plan: StrassenPlan) -> float:
    steps, calls = tile_cycles(plan)
    band_cycles = plan.algorithm.products * (plan.part_depth * steps + calls)
    return band_cycles * plan.blocks * plan.lines / plan.band


def _input_cycles(plan: StrassenPlan) -> float:
    """A load or an addition a cycle, a store every second one."""
    algorithm = plan.algorithm
    vectors = plan.lines * -(-plan.part_depth // plan.isa.lanes)
    return vectors * (_additions(algorithm.of_input) + 2 * algorithm.products)


def _output_cycles(plan: StrassenPlan) -> float:
    algorithm = plan.algorithm
    vectors = plan.lines * plan.blocks * plan.vectors
    outputs = algorithm.row_parts * algorithm.column_parts
    return vectors * (_additions(algorithm.of_output) + algorithm.products + 3 * outputs)


def _additions(table: Matrix) -> int:
    return sum(sum(map(bool, row)) - 1 for row in table)


def _stream_cycles(plan: StrassenPlan, busiest: float) -> float:
    """U: once from memory, all of it or the blocks of this core, then again for each band."""
    u_block, v_band = 4 * plan.layout.u_block, 4 * plan.layout.v_band
    share, bands = (busiest, plan.bands) if plan.by_columns else (1.0, plan.bands * busiest)
    own_u = plan.blocks * u_block * share
    again = u_block if plan.by_columns else own_u
    repeated = max(0.0, bands - 1) * own_u / bytes_per_cycle(again + v_band)
    v = plan.blocks * share * bands * v_band / bytes_per_cycle(v_band)
    return own_u / BYTES_PER_CYCLE[4] + repeated + v


def _scratch_cycles(plan: StrassenPlan, busiest: float) -> float:
    """M of each band and block there and back."""
    m = 4 * plan.m_band
    return plan.bands * plan.blocks * busiest * 2 * m / bytes_per_cycle(m)
