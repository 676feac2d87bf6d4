"""Winograd convolution: fewer multiplications, the fewer the larger the patches (F2, F3, F4).

With stride 1, kernels of 1 to 7 taps in each direction: 2x2 with 1.8 to 2.6 times fewer, 3x3 with
2.3 to 4, 4x4 with 2.6 to 5.2, 5x5 with 2.8 to 6.3. With stride 2, 3x3 as the sum of convolutions
of stride 1: 1.4 to 1.8 times fewer.

    input transform -> one matrix product for each point -> output transform, bias, tail
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tuner.cpu.kernels.contraction.product import in_blocks
from tuner.cpu.kernels.products import AlgorithmKind, in_a_row
from tuner.cpu.kernels.winograd.space import OUTPUTS, WinogradPlan, estimate, is_possible, knobs
from tuner.cpu.kernels.winograd.stages import (
    emit_blocks,
    emit_input_line,
    emit_u,
    fill_band,
    fill_line,
)
from tuner.cpu.kernels.winograd.transforms import weights_of
from tuner.derivation import Derivation, Stride, Sweep, derive
from tuner.kernel_family import Constants
from tuner.loop_nest import Box, Cut, KernelSubject, Loop, LoopNest, Picture


def _pack(plan: WinogradPlan, constants: Constants) -> Constants:
    """U as [block][point][term][channel][block columns], bias as [block][block columns].

    Transformed in float64, rounded once.
    """
    bias = in_blocks(constants[2], plan.width).reshape(-1)
    if plan.u_of_run:
        return {2: bias}
    u, channels = derive(_derivation(plan)[1], in_a_row(constants[1])), plan.geometry.channels
    blocks = -(-plan.geometry.out_channels // plan.width)
    return {1: u.reshape(blocks, -1, channels, plan.width), 2: bias}


def _derivation(plan: WinogradPlan) -> Mapping[int, Derivation]:
    """U as sums of the taps of w[column,KH,KW,channel]."""
    if plan.u_of_run:
        return {}
    g, width = plan.geometry, plan.width
    exact = weights_of(plan.outputs, g.kernel, g.strides)
    factors = tuple(tuple(map(float, row)) for row in exact)
    filter_size = len(factors[0]) * g.channels
    term_size = g.channels * width
    block_size = len(factors) * term_size
    blocks, rest = divmod(g.out_channels, width)
    sweeps = [
        Sweep(
            (
                Stride(count, width * filter_size, block_size),
                Stride(g.channels, 1, width),
                Stride(columns, filter_size, 1),
            ),
            tuple(first * width * filter_size + n * g.channels for n in range(len(factors[0]))),
            tuple(first * block_size + n * term_size for n in range(len(factors))),
            factors,
        )
        for count, columns, first in ((blocks, width, 0), (1, rest, blocks))
        if count and columns
    ]
    return {1: Derivation(-(-g.out_channels // width) * block_size, tuple(sweeps))}


def loops(subject: KernelSubject) -> LoopNest:
    """Patches of the output, in bands of whole lines of patches."""
    plan = WinogradPlan(subject.task, subject.policy, subject.isa)
    g, side, by_rows = plan.geometry, plan.outputs, not plan.by_columns
    lines, across = Cut("lines", g.out_height, side), Cut("pixels", g.out_width, side)
    columns = Cut("columns", g.out_channels, plan.width)
    tile_patches = subject.number("tile_pixels")
    patches = Cut("patches", plan.band_rows, tile_patches)
    facts = (
        f"a patch: {side}x{side} output pixels",
        f"a band: {plan.band} lines of {plan.patch_columns} patches",
        *subject.tile_facts(f"{tile_patches} patches", tile_patches, plan.vectors, "columns"),
        f"columns: {columns.text('block')}",
        subject.shares_text("band" if by_rows else "block of columns"),
    )
    is_seen = by_rows and g.images == 1
    strip = Cut("lines", g.out_height, plan.band * side)
    picture = Picture(
        strip if is_seen else lines,
        across,
        _first_patches(tile_patches, plan.patch_columns, side),
        Picture.corner(min(strip.step, g.out_height), g.out_width),
        subject.shares("y") if is_seen else None,
    )
    loops = (
        *_outer_loops(plan, columns),
        Loop(2, "point of a patch", len(plan.points), remark="one matrix product"),
        Loop.over(3, "patch", patches, "tile"),
        Loop.of_sum(4, "k", g.channels, subject.number("unroll"))
        if g.strides == (1, 1)
        else Loop.statement(4, "for k in the channels of the point's terms:"),
        Loop.statement(2, "transform back, store", "bias, activation, residual: fused"),
    )
    return LoopNest(LoopNest.product_title(g.rows, g.out_channels, g.depth), picture, facts, loops)


def _outer_loops(plan: WinogradPlan, columns: Cut) -> list[Loop]:
    """The loops over bands and blocks of columns, with the transform of what they read."""
    transform = "V = transform of the input"
    n = Loop.over(0, "n", columns, "block", is_shared=plan.by_columns)
    if plan.by_columns:
        shared = Loop.statement(0, transform, "lines of patches, shared out")
        return [shared, n, Loop(1, "band", plan.bands)]
    band = Loop(0, "band", plan.bands, remark="shared out")
    return [band, Loop.statement(1, transform, "of this band's patches"), replace(n, depth=1)]


def _first_patches(patches: int, in_line: int, side: int) -> tuple[Box, ...]:
    """Whole lines of patches, and what is left over of them."""
    lines, rest = divmod(patches, in_line)
    whole = (Box(0, 0, lines * side, in_line * side),) if lines else ()
    return (*whole, Box(lines * side, 0, side, rest * side)) if rest else whole


_WINOGRAD = AlgorithmKind(
    WinogradPlan,
    is_possible,
    knobs,
    _pack,
    estimate,
    emit_input_line,
    fill_line,
    fill_band,
    emit_blocks,
    "input",
    loops,
    emit_u,
    _derivation,
)
IMPLEMENTATIONS = tuple(map(_WINOGRAD.implementation, OUTPUTS))
