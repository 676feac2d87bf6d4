"""All that the phases of a Winograd convolution need, worked out once from task and policy.

A patch is `outputs` x `outputs` output pixels, computed from `inputs` x `inputs` input pixels.
A band is a number of whole lines of patches of one image. Points are the positions inside a
transformed patch; at each of them one matrix product over the channels is left to do:

    V[point][patch][channel]  x  U[point][channel][column]  ->  M[point][patch][column]
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tuner.kernels.contraction.geometry import Geometry, spread_row
from tuner.kernels.winograd.transforms import Transforms, transforms
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task

OUTPUTS: Mapping[str, int] = {"winograd_f2": 2, "winograd_f3": 3, "winograd_f4": 4}
"""Output pixels of a patch in one dimension, by knob `impl`."""

LINE = 16
"""f32 elements of a cache line."""
CHUNK_VECTORS = 4
"""Vectors of channels that the input transform takes at a time: its scratch stays in the first
cache."""


@dataclass(frozen=True)
class Plan:
    task: Task
    geometry: Geometry
    policy: Policy
    isa: Isa
    name: str

    @property
    def transforms(self) -> Transforms:
        return transforms(self.outputs)

    @property
    def outputs(self) -> int:
        return OUTPUTS[str(self.policy["impl"])]

    @property
    def inputs(self) -> int:
        return self.transforms.inputs

    @property
    def points(self) -> int:
        return self.inputs**2

    @property
    def patch_lines(self) -> int:
        return -(-self.geometry.out_height // self.outputs)

    @property
    def patch_columns(self) -> int:
        return -(-self.geometry.out_width // self.outputs)

    @property
    def band(self) -> int:
        """Lines of patches in a band."""
        return self.policy.number("band")

    @property
    def image_bands(self) -> int:
        return -(-self.patch_lines // self.band)

    @property
    def bands(self) -> int:
        return self.geometry.images * self.image_bands

    @property
    def band_patches(self) -> int:
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
        return -(-self.geometry.out_channels // self.width)

    @property
    def is_private(self) -> bool:
        """Each core transforms the bands it multiplies, instead of all cores all of them."""
        return self.policy["split"] == "rows"

    # -- sizes in elements -------------------------------------------------------------------

    @property
    def chunk(self) -> int:
        """Channels that the input transform takes at a time."""
        return CHUNK_VECTORS * self.isa.lanes

    @property
    def u_point(self) -> int:
        return self.geometry.channels * self.width

    @property
    def v_row(self) -> int:
        channels = -(-self.geometry.channels // self.isa.lanes) * self.isa.lanes
        return spread_row(channels, self.isa)

    @property
    def v_point(self) -> int:
        return odd_lines(self.band_patches * self.v_row)

    @property
    def v_band(self) -> int:
        return self.points * self.v_point

    @property
    def m_point(self) -> int:
        return odd_lines(self.band_patches * self.width)

    @property
    def pass_scratch(self) -> int:
        """What lies between the two passes of a transform."""
        return odd_lines(self.points * self.chunk)

    @property
    def worker_elements(self) -> int:
        """Scratch of a core: between passes, M, and V if it is private."""
        own_v = self.v_band if self.is_private else 0
        return self.pass_scratch + self.points * self.m_point + own_v


def odd_lines(elements: int) -> int:
    """At least so many elements: an odd number of cache lines, so that steps of this size meet
    every set of a cache before they meet one twice."""
    lines = -(-elements // LINE)
    return (lines + 1 - lines % 2) * LINE
