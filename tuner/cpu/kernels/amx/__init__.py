"""AMX contractions: f32 numbers as sums of bf16 parts, or integers, multiplied by the tile unit.

    activations -> bf16 parts in planes -> 2x2 tiles of f32 sums -> bias, tail
    u8          -> planes of u8         -> 2x2 tiles of i32 sums -> bias, f32, tail

amx_bf16x6 (three parts, six products) is as accurate as f32 and legal under every precision mode;
amx_bf16x3 is for allow_mix_precision, amx_bf16 for allow_mix_precision_bf16; amx_u8 is exact.
Convolutions of one group only.

Values of floats: what is not finite, or lies beyond 3.38e38, becomes not-a-number, and with it
every sum that it is part of (and those of pixels next to it, where few channels share a step of k).
Denormals count as zero; below 1e-33 the lower parts are denormal, and accuracy falls from that of
f32 to that of bf16 at 1e-38. So a mask of -inf must never be multiplied here, only added in a
tail, which is ordinary f32 code. Weights that have no parts are refused when they are packed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tuner.cpu.kernels.amx.product import product_phase
from tuner.cpu.kernels.amx.space import AmxPlan, estimate, illegal, is_possible, knobs
from tuner.cpu.kernels.amx.split import pack, split_phase
from tuner.cpu.kernels.amx.tiles import COLUMNS, DEPTH
from tuner.cpu.kernels.arithmetic import IN_TILES
from tuner.cpu.kernels.contraction.geometry import geometry_of
from tuner.cpu.kernels.contraction.product import DIRECT
from tuner.cpu.kernels.kernel import Implementation, module_of
from tuner.kernel_family import Kernel
from tuner.policy import Knob, Policy
from tuner.target import Isa
from tuner.task import Task

__all__ = ["IMPLEMENTATIONS"]


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    plan = AmxPlan(task, policy, isa, name)
    module = module_of(task, isa, plan.arithmetic)
    phases = (split_phase(module, plan), product_phase(module, plan))
    return Kernel(module.text(), phases, plan.scratch_bytes, plan.worker_bytes)


def _as_packed(task: Task, isa: Isa, knobs: Mapping[str, Knob]) -> Mapping[str, Knob]:
    """The knobs of the direct product that packs weights alike, if there is one.

    Weights that are split on the fly are packed as they are, in whole steps of k.
    """
    g = geometry_of(task)
    if knobs["weights"] == "on_the_fly" and g.is_pointwise and g.channels % DEPTH == 0:
        columns = int(knobs["column_tiles"]) * COLUMNS
        return {"impl": DIRECT.name, "tile_vectors": columns // isa.lanes}
    return knobs


IMPLEMENTATIONS = tuple(
    Implementation(
        row.name,
        partial(is_possible, row),
        partial(knobs, row),
        illegal,
        _generate,
        pack,
        estimate,
        _as_packed,
        arithmetic=row,
        takes_integers=row.exact_depth > 0,
        narrow_results=row.exact_depth > 0,
    )
    for row in IN_TILES
)
