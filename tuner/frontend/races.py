"""Models whose results depend on chance when ONNX Runtime has more than one thread."""

from __future__ import annotations

import onnx

from tuner.frontend.known import standard_domain
from tuner.frontend.order import with_inner_nodes


def is_racy_segment(model: bytes) -> bool:
    """The same of a model in its bytes."""
    return is_racy(onnx.ModelProto.FromString(model))


def is_racy(model: onnx.ModelProto) -> bool:
    """Return whether ONNX Runtime's threads may lose updates, so that only one thread is right.

    Its ScatterND shares out the updates between threads. With a reduction (add, mul, min, max)
    repeated indices are legal, and two threads then read and write one element at once. Its
    ScatterElements runs on one thread, and is exact.
    """
    graphs = (model.graph.node, *(function.node for function in model.functions))
    return any(_races(node) for nodes in graphs for node in with_inner_nodes(nodes))


def _races(node: onnx.NodeProto) -> bool:
    return (
        node.op_type == "ScatterND"
        and not standard_domain(node.domain)
        and any(a.name == "reduction" and a.s not in (b"", b"none") for a in node.attribute)
    )
