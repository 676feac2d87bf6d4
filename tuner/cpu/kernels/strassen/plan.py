"""All that the phases of a Strassen-like product need, worked out once from task and policy.

    C[M, N] = A[M, K] W[K, N]      M rows in m parts, K in k parts, N in n parts

A point is one of the algorithm's block products. A band is a number of rows of every part:

    V[point][row][part of k]  x  U[point][part of k][column]  ->  M[point][row][column]
"""

from __future__ import annotations

import bisect
import itertools
from dataclasses import dataclass

from tuner.cpu.kernels.contraction.geometry import Geometry, spread_row
from tuner.cpu.kernels.products import Batch, odd_lines
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS, Algorithm
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


@dataclass(frozen=True)
class Plan:
    """Sizes of a Strassen-like product: parts, bands, blocks, and scratch memory."""

    task: Task
    geometry: Geometry
    policy: Policy
    isa: Isa
    name: str

    @property
    def algorithm(self) -> Algorithm:
        """The algorithm that `impl` chooses."""
        return ALGORITHMS[str(self.policy["impl"])]

    # -- rows ------------------------------------------------------------------------------------

    @property
    def rows(self) -> int:
        """M."""
        return self.geometry.rows

    @property
    def part_rows(self) -> int:
        """Rows of a part, the last one perhaps shorter."""
        return -(-self.rows // self.algorithm.row_parts)

    @property
    def missing_rows(self) -> int:
        """Rows that the last part lacks."""
        return self.algorithm.row_parts * self.part_rows - self.rows

    @property
    def band(self) -> int:
        """Rows of a part in a band."""
        return min(self.policy.number("band"), self.part_rows)

    @property
    def bands(self) -> int:
        """Bands of a part."""
        return -(-self.part_rows // self.band)

    # -- depth and columns -----------------------------------------------------------------------

    @property
    def part_depth(self) -> int:
        """Channels of a part of k."""
        return self.geometry.channels // self.algorithm.depth_parts

    @property
    def depth_places(self) -> tuple[tuple[int, int], ...]:
        """Source and channel at which each part of k begins."""
        return tuple(
            place_of(self.geometry, part * self.part_depth)
            for part in range(self.algorithm.depth_parts)
        )

    @property
    def width(self) -> int:
        """Columns of a block."""
        return self.policy.number("tile_vectors") * self.isa.lanes

    @property
    def blocks(self) -> int:
        """Blocks of columns in a part."""
        return -(-self.geometry.out_channels // (self.algorithm.column_parts * self.width))

    @property
    def part_columns(self) -> int:
        """Columns of a part, in whole blocks."""
        return self.blocks * self.width

    @property
    def last_part_columns(self) -> int:
        """Columns of the last part."""
        return self.geometry.out_channels - (self.algorithm.column_parts - 1) * self.part_columns

    @property
    def is_private(self) -> bool:
        """Each core sums up the rows it multiplies, instead of all cores all of them."""
        return self.policy["split"] == "rows"

    # -- sizes in elements -----------------------------------------------------------------------

    @property
    def u_point(self) -> int:
        """Elements of U from one point to the next."""
        return self.part_depth * self.width

    @property
    def v_row(self) -> int:
        """Elements of V from one row to the next."""
        whole = -(-self.part_depth // self.isa.lanes) * self.isa.lanes
        return spread_row(whole, self.isa)

    @property
    def v_point(self) -> int:
        """Elements of V from one point to the next."""
        return odd_lines(self.band * self.v_row)

    @property
    def v_band(self) -> int:
        """Elements of V for a band."""
        return self.algorithm.products * self.v_point

    @property
    def m_point(self) -> int:
        """Elements of M from one point to the next."""
        return odd_lines(self.band * self.width)

    @property
    def worker_elements(self) -> int:
        """Scratch of a core: M, and V if it is private."""
        return self.algorithm.products * self.m_point + (self.v_band if self.is_private else 0)

    @property
    def batch(self) -> Batch:
        """The products of a band."""
        return Batch(
            name=self.name,
            isa=self.isa,
            depth=self.part_depth,
            most_rows=self.band,
            width=self.width,
            v_row=self.v_row,
            u_point=self.u_point,
            tile_rows=self.policy.number("tile_pixels"),
            unroll=self.policy.number("unroll"),
            prefetches=self.policy["prefetch"] != "none",
        )


def place_of(g: Geometry, channel: int) -> tuple[int, int]:
    """The number of the source that this channel of the input lies in, and its channel there."""
    ends = list(itertools.accumulate(source.channels for source in g.sources))
    number = bisect.bisect_right(ends, channel)
    return number, channel - (ends[number - 1] if number else 0)
