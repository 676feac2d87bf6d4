"""The loop nest of a kernel: what its plan says, with the units and the memory of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from tuner.cpu.kernels.arithmetic import IN_REGISTERS
from tuner.cpu.kernels.families import family_of
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS
from tuner.cpu.kernels.winograd.space import OUTPUTS
from tuner.cpu.loops import bilinear, contraction, other_ops
from tuner.cpu.loops.nest import KernelSubject, LoopNest
from tuner.cpu.loops.top_k import top_k
from tuner.ops import element_of_task
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task

_Describe = Callable[[KernelSubject], LoopNest]

_OF_OP: Mapping[str, _Describe] = {
    "matmul": other_ops.run_time_product,
    "attention": other_ops.attention,
    "depthwise": other_ops.window,
    "pool": other_ops.window,
    "softmax": other_ops.softmax,
    "layer_norm": other_ops.layer_norm,
    "reduce": other_ops.reduce,
    "elementwise": other_ops.element_by_element,
    "top_k": top_k,
}
_OF_IMPLEMENTATION: Mapping[str, _Describe] = {
    **dict.fromkeys((row.name for row in IN_REGISTERS), contraction.direct),
    **dict.fromkeys(OUTPUTS, bilinear.winograd),
    **dict.fromkeys(ALGORITHMS, bilinear.strassen),
}
"""Implementations of matrix products and convolutions with constant weights."""


def describe(task: Task, policy: Policy, target: Target) -> LoopNest:
    """Describe the kernel of a policy that is legal for the task. Nothing is compiled."""
    target = target.computing(element_of_task(task).name)
    kernel = family_of(task.op).generate(task, policy, target.isa, "kernel")
    subject = KernelSubject(task, policy, target.isa, target.cores, kernel.phases[-1].units)
    if task.op in ("gemm", "conv"):
        make = _OF_IMPLEMENTATION.get(str(policy["impl"]), _only_shares)
    else:
        make = _OF_OP.get(task.op, _only_shares)
    return replace(
        make(subject),
        units=subject.units,
        scratch_bytes=kernel.scratch_bytes,
        worker_scratch_bytes=kernel.worker_scratch_bytes,
    )


def _only_shares(subject: KernelSubject) -> LoopNest:
    """Copies, resizing, and tiles of AMX: their loops have no picture."""
    return LoopNest("no picture of these loops", None, (subject.shares_text("unit"),), ())
