"""All that the phases of a Winograd convolution need, worked out once from task and policy.

A patch is `outputs` x `outputs` output pixels, computed from `inputs` x `inputs` input pixels.
A band is a number of whole lines of patches of one image. Points are the positions inside a
transformed patch; at each of them one matrix product is left to do, over the channels of its
terms:

    V[point][patch][k]  x  U[point][k][column]  ->  M[point][patch][column]
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping
from dataclasses import dataclass

from tuner.cpu.kernels.contraction.geometry import Geometry, spread_row
from tuner.cpu.kernels.products import Batch, odd_lines
from tuner.cpu.kernels.winograd.points import Point, points_of
from tuner.cpu.kernels.winograd.transforms import Transforms, transforms
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task

OUTPUTS: Mapping[str, int] = {"winograd_f2": 2, "winograd_f3": 3, "winograd_f4": 4}
"""Output pixels of a patch in one dimension, by knob `impl`."""


@dataclass(frozen=True)
class Group:
    """Points with equally many terms, which follow each other. Sizes in elements."""

    terms: int
    first: int
    count: int
    v_start: int
    """Offset of V of its first point; `u_start` is that of U."""
    v_row: int
    """Step from one patch to the next."""
    v_point: int
    u_start: int
    u_point: int


@dataclass(frozen=True)
class Plan:
    """Sizes of a Winograd convolution: patches, bands, blocks, and scratch memory."""

    task: Task
    geometry: Geometry
    policy: Policy
    isa: Isa
    name: str

    @property
    def outputs(self) -> int:
        """Output pixels of a patch in one dimension."""
        return OUTPUTS[str(self.policy["impl"])]

    @property
    def down(self) -> Transforms:
        """The transforms along a column of the image."""
        return transforms(self.outputs, self.geometry.kernel[0], self.geometry.strides[0])

    @property
    def across(self) -> Transforms:
        """The transforms along a line of the image."""
        return transforms(self.outputs, self.geometry.kernel[1], self.geometry.strides[1])

    @property
    def points(self) -> tuple[Point, ...]:
        """The points of a patch, in the order of their products."""
        return points_of(self.outputs, self.geometry.kernel, self.geometry.strides)

    @property
    def terms(self) -> int:
        """Products of all points."""
        return sum(len(point.terms) for point in self.points)

    @property
    def patch_lines(self) -> int:
        """Patches down an image."""
        return -(-self.geometry.out_height // self.outputs)

    @property
    def patch_columns(self) -> int:
        """Patches across an image."""
        return -(-self.geometry.out_width // self.outputs)

    @property
    def band(self) -> int:
        """Lines of patches in a band."""
        return self.policy.number("band")

    @property
    def image_bands(self) -> int:
        """Bands of an image."""
        return -(-self.patch_lines // self.band)

    @property
    def bands(self) -> int:
        """Bands of all images."""
        return self.geometry.images * self.image_bands

    @property
    def band_patches(self) -> int:
        """Patches of a band."""
        return self.band * self.patch_columns

    @property
    def rows(self) -> int:
        """Patches of a register tile."""
        return self.policy.number("tile_pixels")

    @property
    def width(self) -> int:
        """Columns of a block."""
        return self.policy.number("tile_vectors") * self.isa.lanes

    @property
    def blocks(self) -> int:
        """Blocks of columns."""
        return -(-self.geometry.out_channels // self.width)

    @property
    def is_private(self) -> bool:
        """Each core transforms the bands it multiplies, instead of all cores all of them."""
        return self.policy["split"] == "rows"

    # -- sizes in elements -------------------------------------------------------------------

    @functools.cached_property
    def groups(self) -> tuple[Group, ...]:
        """The points by their number of terms, with the layout of V and U."""
        groups: list[Group] = []
        first = v_start = u_start = 0
        for terms, members in itertools.groupby(self.points, lambda point: len(point.terms)):
            count = len(list(members))
            v_row, u_point = self._v_row(terms), terms * self.geometry.channels * self.width
            v_point = odd_lines(self.band_patches * v_row)
            groups.append(Group(terms, first, count, v_start, v_row, v_point, u_start, u_point))
            first += count
            v_start += count * v_point
            u_start += count * u_point
        return tuple(groups)

    def _v_row(self, terms: int) -> int:
        channels = terms * self.geometry.channels
        return spread_row(-(-channels // self.isa.lanes) * self.isa.lanes, self.isa)

    @property
    def u_block(self) -> int:
        """Elements of U for a block of columns."""
        return sum(group.count * group.u_point for group in self.groups)

    @property
    def v_band(self) -> int:
        """Elements of V for a band."""
        return sum(group.count * group.v_point for group in self.groups)

    @property
    def m_point(self) -> int:
        """Elements of M from one point to the next."""
        return odd_lines(self.band_patches * self.width)

    @property
    def m_band(self) -> int:
        """Elements of M for a band and a block of columns."""
        return len(self.points) * self.m_point

    @property
    def edge_patch(self) -> int:
        """A patch of the input with the zeros that it reaches beyond the image."""
        return odd_lines(self.down.inputs * self.across.inputs * self.geometry.channels)

    @property
    def worker_elements(self) -> int:
        """Scratch of a core: M, a patch at the edge, and V if it is private."""
        return self.edge_patch + self.m_band + (self.v_band if self.is_private else 0)

    def batch(self, group: Group) -> Batch:
        """The products of a group of points of a band."""
        return Batch(
            name=f"{self.name}_{group.terms}",
            isa=self.isa,
            depth=group.terms * self.geometry.channels,
            most_rows=self.band_patches,
            width=self.width,
            v_row=group.v_row,
            u_point=group.u_point,
            tile_rows=self.rows,
            unroll=self.policy.number("unroll"),
            prefetches=self.policy["prefetch"] != "none",
        )
