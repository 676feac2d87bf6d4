"""Sizes of a Strassen-like product, worked out from task and policy.

    C[M, N] = A[M, K] W[K, N]      M rows in m parts, K in k parts, N in n parts

A point is one of the algorithm's block products. A line or row of V is one row of every part.
"""

from __future__ import annotations

from tuner.cpu.kernels.products import BilinearPlan
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS, Algorithm


class StrassenPlan(BilinearPlan):
    """Sizes of a Strassen-like product: parts, bands, blocks, and scratch memory."""

    ROW = BAND = "rows"

    @property
    def algorithm(self) -> Algorithm:
        """The algorithm that `impl` chooses."""
        return ALGORITHMS[str(self.policy["impl"])]

    @property
    def lines(self) -> int:
        """Rows of a part, the last one perhaps shorter."""
        return -(-self.geometry.rows // self.algorithm.row_parts)

    @property
    def complete_rows(self) -> int:
        """Rows of the last part, which may lack some."""
        return self.geometry.rows - (self.algorithm.row_parts - 1) * self.lines

    @property
    def band(self) -> int:
        """Rows of a part in a band."""
        return min(self.policy.number("band"), self.lines)

    @property
    def band_rows(self) -> int:
        """Rows of V in a band."""
        return self.band

    @property
    def bands(self) -> int:
        """Bands of a part."""
        return -(-self.lines // self.band)

    @property
    def part_depth(self) -> int:
        """Channels of a part of k."""
        return self.geometry.channels // self.algorithm.depth_parts

    @property
    def depths(self) -> tuple[tuple[str, int, int]]:
        """All points in one group."""
        return ((self.name, self.part_depth, self.algorithm.products),)

    @property
    def v_point(self) -> int:
        """Elements of V from one point to the next."""
        return self.layout.groups[0].v_point

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
