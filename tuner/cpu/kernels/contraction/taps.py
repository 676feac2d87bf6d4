"""Taps of a dilated kernel that a tile walks: those that meet a pixel of the image.

A tap that only meets the border would add zeros to every sum of the tile. Nothing else changes: the
other terms are added in the same order. (The product of an infinite weight and a zero of the border
is no number, which is left out with the tap.)
"""

from __future__ import annotations

from dataclasses import dataclass

from tuner.cpu.kernels.contraction.geometry import DirectPlan
from tuner.cpu.kernels.emit import Function, Index, IRValue


@dataclass(frozen=True)
class MetTaps:
    """The taps of a tile: their number along each axis, and what lies before the first one."""

    counts: tuple[IRValue, ...] = ()
    in_a: Index = 0
    """Elements of A, counted from the first output's first tap in a copy with all zeros."""
    in_b: Index = 0


def met_taps(f: Function, plan: DirectPlan, start: tuple[IRValue, IRValue]) -> MetTaps:
    """The taps that meet a pixel in the tile from this output (line, pixel) on: `Taps.met`."""
    s, g, counts = plan.sources[0], plan.geometry, list[IRValue]()
    keys = plan.run * plan.arithmetic.depth_step
    in_a: Index = 0
    in_b: Index = 0
    steps = (s.line, s.pixel)
    tap_runs = (g.kernel[1] if len(plan.taps) == 2 else 1, 1)
    for i, taps in enumerate(plan.taps):
        behind = f.minimum(f.add(start[i], (plan.lines, plan.pixels)[i]), taps.out)
        last = f.mul(f.sub(behind, 1), taps.stride)
        before = f.maximum(f.sub(taps.pads[0], last), 0)
        up_to = f.sub(taps.size + taps.pads[0], f.mul(start[i], taps.stride))
        first, end = (
            f.minimum(f.div(f.add(distance, taps.dilation - 1), taps.dilation), taps.count)
            for distance in (before, f.maximum(up_to, 0))
        )
        counts.append(f.maximum(f.sub(end, first), 0))
        zeros = plan.pads[i] - taps.pads[0]
        in_a = f.add(in_a, f.add(f.mul(first, taps.dilation * steps[i]), zeros * steps[i]))
        in_b = f.add(in_b, f.mul(first, tap_runs[i] * keys * plan.width))
    return MetTaps(tuple(counts), in_a, in_b)
