"""Choice of the steps in ONNX form: those without a kernel, and movement between them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from tuner.frontend.walk import Step


def absorbed(
    steps: Sequence[Step], constants: Collection[str], outputs: Iterable[str]
) -> list[Step]:
    """Give movement steps that stand wholly between ONNX-form steps to these.

    TopK  kernel:Reshape  NonZero   ->   [TopK Reshape NonZero]: one segment instead of two
    """
    if all(step.normalised is not None for step in steps):
        return list(steps)
    for_kernels = _read_by_kernels(steps, outputs)
    in_onnx: set[str] = set()
    result = []
    for step in steps:
        inputs = [name for name in step.onnx_form.inputs if name and name not in constants]
        between = in_onnx.issuperset(inputs) and for_kernels.isdisjoint(step.onnx_form.outputs)
        joins = step.moves and bool(inputs) and between
        result.append(replace(step, normalised=None) if joins else step)
        if result[-1].normalised is None:
            in_onnx.update(step.onnx_form.outputs)
    return result


def _read_by_kernels(steps: Sequence[Step], outputs: Iterable[str]) -> set[str]:
    """Tensors that a kernel or the user reads, be it behind further movement."""
    found = set(outputs)
    for step in reversed(steps):
        is_kernel = step.normalised is not None and (
            not step.moves or not found.isdisjoint(step.onnx_form.outputs)
        )
        if is_kernel:
            found.update(name for node in step.nodes for name in node.inputs)
    return found
