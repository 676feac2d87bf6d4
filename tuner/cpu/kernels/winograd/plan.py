"""Sizes of a Winograd convolution, worked out from task and policy.

A patch is `outputs` x `outputs` output pixels, computed from `inputs` x `inputs` input pixels.
A line of V is a line of patches of one image, a row of V one patch. Points are the positions
inside a transformed patch; at each of them one matrix product is left to do, over the channels of
its terms.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

from tuner.cpu.kernels.products import BilinearPlan, odd_lines
from tuner.cpu.kernels.winograd.points import Point, points_of
from tuner.cpu.kernels.winograd.transforms import Transforms, transforms

OUTPUTS: Mapping[str, int] = {"winograd_f2": 2, "winograd_f3": 3, "winograd_f4": 4}
"""Output pixels of a patch in one dimension, by knob `impl`."""


class WinogradPlan(BilinearPlan):
    """Sizes of a Winograd convolution: patches, bands, blocks, and scratch memory."""

    ROW, BAND = "patches", "lines"

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
    def depths(self) -> Iterator[tuple[str, int, int]]:
        """The points by their number of terms."""
        for terms, members in itertools.groupby(self.points, lambda point: len(point.terms)):
            yield f"{self.name}_{terms}", terms * self.geometry.channels, len(list(members))

    @property
    def patch_lines(self) -> int:
        """Patches down an image."""
        return -(-self.geometry.out_height // self.outputs)

    @property
    def patch_columns(self) -> int:
        """Patches across an image."""
        return -(-self.geometry.out_width // self.outputs)

    @property
    def lines(self) -> int:
        """Lines of patches of all images."""
        return self.geometry.images * self.patch_lines

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
    def band_rows(self) -> int:
        """Patches of a band."""
        return self.band * self.patch_columns

    @property
    def blocks(self) -> int:
        """Blocks of columns."""
        return -(-self.geometry.out_channels // self.width)

    @property
    def own_input(self) -> int:
        """A patch of the input with the zeros that it reaches beyond the image."""
        return odd_lines(self.down.inputs * self.across.inputs * self.geometry.channels)
