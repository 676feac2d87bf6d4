"""How much a task does at the least: operations and bytes."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from tuner.attention import parts_of
from tuner.kernels.contraction.geometry import geometry_of
from tuner.task import Task


def _attention(task: Task) -> int:
    """Those of its parts and of what stands between them."""
    parts = parts_of(task)
    between = parts.scores.output.count * len(task.scores.instructions)
    return sum(operations(t) for t in (parts.scores, parts.softmax, parts.values)) + between


_OPERATIONS: Mapping[str, Callable[[Task], int]] = {
    "gemm": lambda t: geometry_of(t).operations,
    "conv": lambda t: geometry_of(t).operations,
    "matmul": lambda t: 2 * t.output.count * t.inputs[0].shape[t.ints("perm_a")[-1]],
    "attention": _attention,
    "depthwise": lambda t: 2 * t.output.count * math.prod(t.inputs[1].shape[1:3]),
    "pool": lambda t: t.output.count * math.prod(t.ints("kernel")),
    "elementwise": lambda t: t.output.count * str(t.attributes["expression"]).count("="),
    "softmax": lambda t: 5 * t.output.count,
    "layer_norm": lambda t: 7 * t.output.count,
    "reduce": lambda t: t.inputs[0].count,
}


def operations(task: Task) -> int:
    """Floating-point operations; multiply and add count apart, an element-wise step as one."""
    count = _OPERATIONS.get(task.op)
    return count(task) if count else 0


def traffic_bytes(task: Task) -> int:
    """Bytes of every tensor read or written once; of a gathered table only what is picked."""
    inputs = task.inputs[1:] if task.op == "gather" else task.inputs
    picked = task.output.size_bytes if task.op == "gather" else 0
    return sum(t.size_bytes for t in inputs) + picked + task.output.size_bytes
