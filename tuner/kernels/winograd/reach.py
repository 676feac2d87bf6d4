"""How far a Winograd convolution has come after its first bands of patches."""

from __future__ import annotations

from tuner.kernels.contraction.geometry import geometry_of
from tuner.kernels.reach import PhaseReach, Progress, Reach, lines_read, tail_reads
from tuner.kernels.window import Axis
from tuner.kernels.winograd.plan import Plan
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


def reach_of_winograd(task: Task, policy: Policy, isa: Isa) -> Reach | None:
    """None where all cores transform the whole input first, or where the output lies in parts.

    A patch is transformed as a whole, so that all of it is read, also what lies below the last
    line of output.
    """
    plan = Plan(task, geometry_of(task), policy, isa, "")
    g = plan.geometry
    if not plan.is_private or task.parts > 1:
        return None
    step = plan.outputs * g.strides[0]
    patches = Axis(g.height, plan.patch_lines, plan.down.inputs, step, g.pads[0], g.pads[2], 1)
    line, input_line = g.out_width * g.out_channels, g.width * g.channels

    def patch_lines(bands: int) -> int:
        image, band = divmod(bands, plan.image_bands)
        return image * plan.patch_lines + min(band * plan.band, plan.patch_lines)

    def made(bands: int) -> int:
        image, lines = divmod(patch_lines(bands), plan.patch_lines)
        return (image * g.out_height + min(lines * plan.outputs, g.out_height)) * line

    reads: dict[int, Progress] = {
        0: lambda bands: lines_read(patches, patch_lines(bands)) * input_line
    }
    return Reach((PhaseReach(plan.bands, made, reads | tail_reads(task, made)),))
