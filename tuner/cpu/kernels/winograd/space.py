"""Policies of a Winograd convolution: sizes under one, when it is possible, and a rough ranking.

A patch is `outputs` x `outputs` output pixels, computed from `inputs` x `inputs` input pixels.
A line of V is a line of patches of one image, a row of V one patch. Points are the positions
inside a transformed patch; at each of them one matrix product is left to do, over the channels of
its terms.

The knobs are those of the direct convolution, with `tile_pixels` counting patches, and `band`.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from tuner.cpu.kernels.contraction.geometry import geometry_of, odd_lines
from tuner.cpu.kernels.contraction.space import (
    BYTES_PER_CYCLE,
    CALL_CYCLES,
    busiest_share,
    bytes_per_cycle,
    overlapped,
    row_counts,
)
from tuner.cpu.kernels.contraction.space import knobs as direct_knobs
from tuner.cpu.kernels.products import BilinearPlan, tile_cycles
from tuner.cpu.kernels.winograd.transforms import points_of, transforms
from tuner.kernel_family import Knobs
from tuner.ops.run_convolutions import has_run_weights
from tuner.policy import Policy
from tuner.target import Caches, Isa, Target
from tuner.task import Task

OUTPUTS: Mapping[str, int] = {"winograd_f2": 2, "winograd_f3": 3, "winograd_f4": 4}
"""Output pixels of a patch in one dimension, by knob `impl`."""


class WinogradPlan(BilinearPlan):
    """Sizes of a Winograd convolution: patches, bands, blocks, and scratch memory."""

    ROW, BAND = "patches", "lines"

    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str = "") -> None:
        super().__init__(task, policy, isa, name)
        g, outputs = self.geometry, OUTPUTS[str(policy["impl"])]
        self.outputs = outputs
        """Output pixels of a patch in one dimension."""
        self.down, self.across = map(transforms, (outputs, outputs), g.kernel, g.strides)
        """The transforms along a column of the image, and along a line."""
        self.points = points_of(outputs, g.kernel, g.strides)
        """The points of a patch, in the order of their products."""
        self.terms = sum(len(point.terms) for point in self.points)
        """Products of all points."""
        self.depths = [
            (f"{name}_{terms}", terms * g.channels, len(list(members)))
            for terms, members in itertools.groupby(self.points, lambda point: len(point.terms))
        ]
        """The points by their number of terms."""
        self.patch_lines = -(-g.out_height // outputs)
        """Patches down an image."""
        self.patch_columns = -(-g.out_width // outputs)
        """Patches across an image."""
        self.lines = g.images * self.patch_lines
        """Lines of patches of all images."""
        self.patches = self.lines * self.patch_columns
        self.image_bands = -(-self.patch_lines // self.band)
        """Bands of an image."""
        self.bands = g.images * self.image_bands
        self.band_rows = self.band * self.patch_columns
        """Patches of a band."""
        self.blocks = -(-g.out_channels // self.width)
        self.before_m = odd_lines(self.down.inputs * self.across.inputs * g.channels)
        """A patch of the input with the zeros that it reaches beyond the image."""
        taps = g.kernel[0] * g.kernel[1]
        self.packing_elements = taps * isa.lanes**2 if has_run_weights(task) else 0
        """A vector of channels x a vector of columns of the weights of a run, with all taps."""


MAX_POINTS = 8
"""Maximum number of points in one dimension.

Rounding errors grow with it: 8 points cost 4e-6 of the largest value with one channel, 6 cost 2e-6
(measured; see `tolerance` for what is allowed).
"""


def is_possible(task: Task, target: Target, impl: str) -> bool:
    """Return whether the convolution has a transform of few enough points."""
    del target
    g = geometry_of(task)
    plain = g.dilations == (1, 1) and g.groups == g.parts == 1 and g.kernel != (1, 1)
    directions = zip(g.kernel, g.strides, strict=True)
    return (
        task.op in ("conv", "run_conv")
        and plain
        and all(_has_transform(OUTPUTS[impl], *d) for d in directions)
    )


def _has_transform(outputs: int, taps: int, stride: int) -> bool:
    if stride == 1:
        return outputs + taps - 1 <= MAX_POINTS
    return stride == 2 and taps == 3


def knobs(task: Task, target: Target, impl: str) -> Knobs:
    """Values of each knob; bands are lines of patches."""
    g = geometry_of(task)
    lines, columns = -(-g.out_height // OUTPUTS[impl]), -(-g.out_width // OUTPUTS[impl])
    heights = {1, 2, 4, -(-lines // 4), -(-lines // 2), lines}
    shared = direct_knobs(task, target)
    return {
        **{name: shared[name] for name in ("tile_vectors", "split", "prefetch")},
        "unroll": tuple(u for u in shared["unroll"] if isinstance(u, int) and u <= g.channels),
        "tile_pixels": row_counts(lines * columns, target.isa),
        "band": tuple(sorted(h for h in heights if h <= lines)),
    }


# -- the ranking -------------------------------------------------------------------------------

_TRANSFORM_CYCLES = 3.0
"""Cycles for one vector of a term (input) or of a point (output), with its load."""
_ROOM = 1.5
"""V and M together may be so much larger than what `bytes_per_cycle` takes to stay in a cache."""
_SCATTERED = 0.3
"""Share of a cache's bandwidth that is left for storing V, a line here and a line there."""


def estimate(plan: WinogradPlan, cores: int, caches: Caches) -> float:
    """Cycles of the slowest core: arithmetic, or reading U if that takes longer, then V and M."""
    busiest = busiest_share(plan.blocks if plan.by_columns else plan.bands, cores)
    input_share = busiest_share(plan.lines, cores) if plan.by_columns else busiest
    work = (_product_cycles(plan, caches) + _output_cycles(plan)) * busiest
    work += _input_cycles(plan) * input_share
    stream = _stream_cycles(plan, busiest, caches)
    return overlapped(work, stream) + _scratch_cycles(plan, busiest, caches)


def _product_cycles(plan: WinogradPlan, caches: Caches) -> float:
    steps, calls = tile_cycles(plan, caches)
    band_cycles = plan.terms * plan.geometry.channels * steps + plan.layout.points * calls
    return band_cycles * plan.blocks * plan.geometry.images * plan.patch_lines / plan.band


def _input_cycles(plan: WinogradPlan) -> float:
    vectors = -(-plan.geometry.channels // plan.isa.lanes)
    return plan.patches * vectors * plan.terms * _TRANSFORM_CYCLES


def _output_cycles(plan: WinogradPlan) -> float:
    block = plan.vectors * len(plan.points) * _TRANSFORM_CYCLES + CALL_CYCLES
    return plan.patches * plan.blocks * block


def _stream_cycles(plan: WinogradPlan, busiest: float, caches: Caches) -> float:
    """U: once from memory, all of it or the blocks of this core, then again for each band."""
    u_block, v_band, m = _sizes_bytes(plan)
    at_once = (1 if plan.by_columns else plan.blocks) * u_block + v_band + m
    share, bands = (busiest, plan.bands) if plan.by_columns else (1.0, plan.bands * busiest)
    own_u = plan.blocks * u_block * share
    again = (bands - 1) * own_u / bytes_per_cycle(at_once, caches)
    return own_u / BYTES_PER_CYCLE[4] + again


def _scratch_cycles(plan: WinogradPlan, busiest: float, caches: Caches) -> float:
    """V of each band stored once, and read for each block, as M is."""
    _, v_band, m = _sizes_bytes(plan)
    visits = plan.bands * plan.blocks * busiest
    v_near = plan.bands * v_band if plan.by_columns else v_band
    v_rate = _scratch_rate(v_near + m, caches)
    stored = plan.bands * busiest * v_band / (v_rate * _SCATTERED)
    return stored + visits * (v_band / v_rate + m / _scratch_rate(v_band + m, caches))


def _scratch_rate(size_bytes: float, caches: Caches) -> float:
    """Bytes a cycle that a core reads of V and M, which share a cache with less than others."""
    return bytes_per_cycle(size_bytes / _ROOM, caches)


def _sizes_bytes(plan: WinogradPlan) -> tuple[int, int, int]:
    """A block of U, and V and M of a band."""
    return 4 * plan.layout.u_block, 4 * plan.layout.v_band, 4 * plan.m_band
