"""The registry: the kernel family of each task op, and the loops of a kernel as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from tuner.cpu.kernels import (
    amx,
    attention,
    concat,
    copy,
    depthwise,
    depthwise_gradient,
    elementwise,
    indexing,
    matmul,
    normalisation,
    pad,
    pool,
    recurrent,
    reduce,
    resize,
    running_sum,
    softmax,
    strassen,
    top_k,
    weight_gradient,
    weighted_rows,
    winograd,
)
from tuner.cpu.kernels.attention import backward
from tuner.cpu.kernels.contraction import product
from tuner.cpu.kernels.contraction.space import default_policy
from tuner.cpu.kernels.kernel import (
    family_of_implementations,
    in_compute_type,
    open_beyond_images,
    refusing,
)
from tuner.cpu.kernels.run_convolution import default_policy as run_policy
from tuner.errors import KernelError
from tuner.kernel_family import Family
from tuner.loop_nest import KernelSubject, LoopNest
from tuner.ops import element_of_task
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task

_PRODUCTS = (*product.IMPLEMENTATIONS, *strassen.IMPLEMENTATIONS, *amx.IMPLEMENTATIONS)
_CONVOLUTIONS = (_PRODUCTS[0], *winograd.IMPLEMENTATIONS, *_PRODUCTS[1:])
_RUN_CONVOLUTIONS = (product.DIRECT, *winograd.IMPLEMENTATIONS)
_FAMILIES = (
    family_of_implementations(("gemm",), default_policy, _PRODUCTS),
    refusing(
        family_of_implementations(("conv",), default_policy, _CONVOLUTIONS), open_beyond_images
    ),
    refusing(
        family_of_implementations(("run_conv",), run_policy, _RUN_CONVOLUTIONS),
        open_beyond_images,
    ),
    weight_gradient.FAMILY,
    depthwise_gradient.FAMILY,
    matmul.FAMILY,
    attention.FAMILY,
    backward.FAMILY,
    depthwise.FAMILY,
    depthwise.RUN_FAMILY,
    pool.FAMILY,
    softmax.FAMILY,
    softmax.LOG_FAMILY,
    normalisation.LAYER_NORM,
    normalisation.INSTANCE_NORM,
    reduce.FAMILY,
    elementwise.FAMILY,
    copy.COPY,
    concat.CONCAT,
    indexing.GATHER,
    indexing.GATHER_ELEMENTS,
    indexing.GATHER_ND,
    indexing.SCATTER_ND,
    running_sum.FAMILY,
    weighted_rows.FAMILY,
    pad.FAMILY,
    resize.LINEAR,
    resize.NEAREST,
    top_k.FAMILY,
    recurrent.FAMILY,
)

FAMILIES: Mapping[str, Family] = MappingProxyType(
    {op: in_compute_type(family) for family in _FAMILIES for op in family.ops}
)
"""The family of each task op."""


def family_of(op: str) -> Family:
    """Raises KernelError for an op without a family."""
    try:
        return FAMILIES[op]
    except KeyError:
        raise KernelError(f"no kernel family for the task op {op}") from None


def describe(task: Task, policy: Policy, target: Target) -> LoopNest:
    """Describe the kernel of a policy that is legal for the task. Nothing is compiled."""
    family, isa = family_of(task.op), target.isa.computing(element_of_task(task).name)
    kernel = family.generate(task, policy, isa, "kernel")
    subject = KernelSubject(task, policy, isa, target.cores, kernel.phases[-1].units)
    return replace(
        family.loops(subject),
        units=subject.units,
        scratch_bytes=kernel.scratch_bytes,
        worker_scratch_bytes=kernel.worker_scratch_bytes,
    )
