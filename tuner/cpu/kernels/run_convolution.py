"""The default policy of a convolution with weights of the run: without tuning, and of many images.

Kernels are those of constant weights, which pack them in a phase of their own: `run_weights`.
"""

from __future__ import annotations

from tuner.cpu.kernels.arithmetic import FMA
from tuner.cpu.kernels.contraction import space
from tuner.cpu.kernels.contraction.geometry import Geometry, geometry_of
from tuner.cpu.kernels.tile import TILE_ROWS, most_rows
from tuner.cpu.kernels.winograd.space import OUTPUTS, is_possible
from tuner.ops import element_of_task
from tuner.policy import Policy
from tuner.size import is_open
from tuner.target import Isa, Target
from tuner.task import Task

MAX_REPEATED_WEIGHTS = 1 << 17
"""Weights of all columns that a second cache has room for, next to a tile's rows."""
ACCURATE = "winograd_f2"
"""The transforms of Winograd that err less than a direct sum does: measured 2e-7 to 8e-7 of the
largest value where that has 1e-6 to 4e-6."""


def default_policy(task: Task, target: Target) -> Policy:
    """Winograd of the smallest patches for kernels of 2 or 3 taps each way, else a direct one."""
    policy, g = space.default_policy(task, target), geometry_of(task)
    policy = policy.with_knobs(tile_lines=_lines(g, policy, target.isa))
    is_small = not is_open(g.rows) and g.depth * g.out_channels <= MAX_REPEATED_WEIGHTS
    if is_small:  # what is larger is walked through once: the images, or the weights
        policy = policy.with_knobs(outer="rows", split="rows")
    is_f32 = element_of_task(task).name == "f32"
    is_deep = min(g.channels, g.out_channels) >= target.isa.lanes
    is_short = {*g.kernel} <= {2, 3} and not is_open(g.rows)
    if is_short and is_deep and is_f32 and is_possible(task, target, ACCURATE):
        return _winograd(g, policy, target)
    return policy


def _lines(g: Geometry, policy: Policy, isa: Isa) -> int:
    """Lines of a tile that fill the registers."""
    own = policy.number("tile_lines")
    if is_open(g.out_width) or g.out_height == 1:
        return own
    most = most_rows(isa) // policy.number("tile_pixels")
    return max((n for n in space.line_counts(g, isa, FMA) if n <= most), default=own)


def _winograd(g: Geometry, policy: Policy, target: Target) -> Policy:
    """Bands of as few lines of patches as fill a register tile."""
    side, most = OUTPUTS[ACCURATE], most_rows(target.isa)
    lines, columns = -(-g.out_height // side), -(-g.out_width // side)
    heights = (h for h in sorted({1, 2, 4, -(-lines // 4), -(-lines // 2), lines}) if h <= lines)
    band = next((h for h in heights if h * columns >= most - 2), lines)
    patches = band * columns
    tile = -(-patches // -(-patches // most))
    fitting = (n for n in TILE_ROWS if tile <= n <= min(most, patches))
    bands = g.images * -(-lines // band)
    return policy.with_knobs(
        impl=ACCURATE,
        band=band,
        tile_pixels=min(fitting, default=min(most, patches)),
        split="rows" if bands >= 2 * target.cores else "columns",
    )
