"""The policies of a Winograd convolution: when it is possible, its knobs, and a rough ranking.

The knobs are those of the direct convolution, with `tile_pixels` counting patches, and `band`.
"""

from __future__ import annotations

from collections.abc import Mapping

from tuner.kernels.contraction.geometry import geometry_of
from tuner.kernels.contraction.space import (
    BYTES_PER_CYCLE,
    CALL_CYCLES,
    bytes_per_cycle,
    row_counts,
    step_cycles,
)
from tuner.kernels.contraction.space import knobs as direct_knobs
from tuner.kernels.tile import misfit
from tuner.kernels.winograd.plan import OUTPUTS, Plan
from tuner.policy import Knob, Policy
from tuner.target import Target
from tuner.task import Task


def is_possible(task: Task) -> bool:
    g = geometry_of(task)
    plain = g.strides == (1, 1) and g.dilations == (1, 1) and g.groups == 1
    return task.op == "conv" and g.kernel == (3, 3) and plain


def knobs(task: Task, target: Target, impl: str) -> Mapping[str, tuple[Knob, ...]]:
    g = geometry_of(task)
    lines, columns = -(-g.out_height // OUTPUTS[impl]), -(-g.out_width // OUTPUTS[impl])
    heights = {1, 2, 4, -(-lines // 4), -(-lines // 2), lines}
    return {
        **direct_knobs(task, target),
        "format": ("padded",) if any(g.pads) else ("dense",),
        "impl": (impl,),
        "tile_lines": (1,),
        "tile_pixels": row_counts(lines * columns, target.isa),
        "outer": ("columns",),
        "k_slices": (1,),
        "band": tuple(sorted(h for h in heights if h <= lines)),
    }


def illegal(task: Task, policy: Policy, target: Target) -> str | None:
    plan = Plan(task, geometry_of(task), policy, target.isa, "")
    for name, values in knobs(task, target, str(policy["impl"])).items():
        if policy[name] not in values:
            return f"{name}={policy[name]} is not one of {values}"
    vectors = policy.number("tile_vectors")
    if plan.rows > plan.band_patches:
        return f"a band has only {plan.band_patches} patches"
    if plan.rows * vectors < 4 and plan.rows < plan.band_patches:
        return "fewer than 4 sums cannot hide the latency of a multiplication"
    return misfit(plan.rows, vectors, target.isa)


# -- the ranking -------------------------------------------------------------------------------

_TRANSFORM_CYCLES = 5.0
"""Of one vector at one point, in both passes of a transform, with its loads and stores."""


def estimate(task: Task, policy: Policy, target: Target) -> float:
    """Cycles of the slowest core: products, transforms, and traffic of U and V."""
    plan = Plan(task, geometry_of(task), policy, target.isa, "")
    units = plan.bands if plan.is_private else plan.blocks
    busiest = -(-units // target.cores) / units
    work = _product_cycles(plan) + _output_cycles(plan)
    lines = plan.geometry.images * plan.patch_lines
    input_share = busiest if plan.is_private else -(-lines // target.cores) / lines
    return work * busiest + _input_cycles(plan) * input_share + _traffic_cycles(plan, busiest)


def _product_cycles(plan: Plan) -> float:
    vectors = plan.policy.number("tile_vectors")
    count, rest = divmod(plan.band_patches, plan.rows)
    steps = count * step_cycles(plan.rows, vectors) + bool(rest) * step_cycles(rest, vectors)
    band = plan.points * (plan.geometry.channels * steps + (count + bool(rest)) * CALL_CYCLES)
    return band * plan.blocks * plan.geometry.images * plan.patch_lines / plan.band


def _input_cycles(plan: Plan) -> float:
    vectors = -(-plan.geometry.channels // plan.isa.lanes)
    return _patches(plan) * vectors * plan.points * _TRANSFORM_CYCLES


def _output_cycles(plan: Plan) -> float:
    vectors = plan.blocks * plan.policy.number("tile_vectors")
    return _patches(plan) * vectors * plan.points * _TRANSFORM_CYCLES


def _patches(plan: Plan) -> int:
    return plan.geometry.images * plan.patch_lines * plan.patch_columns


def _traffic_cycles(plan: Plan, busiest: float) -> float:
    """U from memory once; again for each band, and V for each block, from where they stay."""
    u_bytes = 4 * plan.blocks * plan.points * plan.u_point
    v_bytes, m_bytes = 4 * plan.v_band, 4 * plan.points * plan.m_point
    if plan.is_private:
        bands = plan.bands * busiest
        at_once = u_bytes + v_bytes + m_bytes
        again = bands * (u_bytes + plan.blocks * v_bytes) / bytes_per_cycle(at_once)
        return u_bytes / BYTES_PER_CYCLE[4] + again
    blocks = plan.blocks * busiest
    at_once = u_bytes / plan.blocks + plan.bands * v_bytes + m_bytes
    again = blocks * plan.bands * (u_bytes / plan.blocks + v_bytes) / bytes_per_cycle(at_once)
    return u_bytes * busiest / BYTES_PER_CYCLE[4] + again
