"""Native share: how much of a program runs natively, and why ONNX Runtime runs the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import onnx

from tuner.frontend.normalise import MOVEMENT
from tuner.graph import Graph, Node
from tuner.session import StepTime

MAX_NAMED = 6
"""Reasons that one line names."""

_TYPES = {
    onnx.TensorProto.FLOAT16: "f16",
    onnx.TensorProto.BFLOAT16: "bf16",
    onnx.TensorProto.DOUBLE: "f64",
    onnx.TensorProto.INT8: "int8",
    onnx.TensorProto.UINT8: "int8",
}
"""Element types without kernels, as reasons."""


def partly_native(steps: Iterable[StepTime], graph: Graph) -> str:
    """Describe it: "38% of the time runs natively; ONNX Runtime runs the rest: f16, LSTM"."""
    segments = (node for node in graph.nodes if node.op == "segment")
    reasons = tuple(dict.fromkeys(reason for node in segments for reason in _reasons(node)))
    if not reasons:
        return ""
    named = ", ".join(reasons[:MAX_NAMED]) + ", ..." * (len(reasons) > MAX_NAMED)
    return f"{_share(steps):.0%} of the time runs natively; ONNX Runtime runs the rest: {named}"


def _share(steps: Iterable[StepTime]) -> float:
    """Share of the time in steps of ours."""
    steps = tuple(steps)
    whole_us = sum(step.median_us for step in steps)
    native_us = sum(step.median_us for step in steps if step.op != "segment")
    return native_us / whole_us if whole_us else 1.0


def _reasons(node: Node) -> Iterator[str]:
    """Element types without kernels; else the operators, those that only move data last of all."""
    data = node.attributes["model"]
    assert isinstance(data, bytes)
    graph = onnx.ModelProto.FromString(data).graph
    kinds = [tensor.data_type for tensor in graph.initializer]
    kinds += [value.type.tensor_type.elem_type for value in (*graph.input, *graph.output)]
    found = dict.fromkeys(_TYPES[kind] for kind in kinds if kind in _TYPES)
    operators = [op for op in node.origin if op not in MOVEMENT] or list(node.origin)
    yield from found or dict.fromkeys(operators)
