"""The model's own functions: each call is replaced by what the function does, where that is sane.

Ten functions that call each other ten times are ten thousand million nodes: what would come of
the calls is counted before they are expanded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import onnx
from google.protobuf.message import DecodeError
from onnx import checker, inliner

from tuner.errors import ModelError
from tuner.frontend.order import with_inner_nodes

MAX_CALLS_DEEP = 32
MAX_EXPANDED_BYTES = 64 * 2**20
"""Maximum size of all calls once they are expanded, in addition to that of the model."""
NODE_BYTES = 64
"""Least size of a node that counts: one without inputs takes no less memory."""

_HINT = "export the model without its own functions"

_Key = tuple[str, str, str]
"""Domain, name and overload of a function."""
_Cost = tuple[int, int]
"""The size of nodes in bytes once their calls are expanded, and how many names are in them: of
inputs, outputs and attributes."""


def without_functions(model: onnx.ModelProto) -> onnx.GraphProto:
    """The graph with calls of the model's own functions replaced by what they do.

    The inliner copies the whole model; large weights were read past it. Raises ModelError.
    """
    if not model.functions:
        return model.graph
    _check_cost(model)
    try:
        return inliner.inline_local_functions(model).graph
    except (RuntimeError, ValueError, checker.ValidationError, DecodeError) as error:
        raise ModelError(
            f"the model's own functions cannot be expanded: {error}", _HINT, "7"
        ) from error


def _check_cost(model: onnx.ModelProto) -> None:
    """Raises ModelError for functions that would become too large, or call themselves."""
    functions = {(f.domain, f.name, f.overload): f for f in model.functions}
    size_bytes, _ = _cost(model.graph.node, functions, {}, 0)
    if size_bytes > MAX_EXPANDED_BYTES + model.ByteSize():
        raise ModelError(f"the model's own functions would become {size_bytes} bytes", _HINT, "7")


def _cost(
    nodes: Iterable[onnx.NodeProto],
    functions: Mapping[_Key, onnx.FunctionProto],
    costs: dict[_Key, _Cost],
    depth: int,
) -> _Cost:
    """The cost of nodes; those of the functions that they call are put into `costs`.

    The names of a call are written wherever the function uses them.
    """
    if depth > MAX_CALLS_DEEP:
        raise ModelError(
            f"the model's own functions call each other more than {MAX_CALLS_DEEP} levels deep, "
            "perhaps in a circle",
            _HINT,
            "7",
        )
    size_bytes = names = 0
    for node in with_inner_nodes(nodes):
        key, node_bytes = (node.domain, node.op_type, node.overload), NODE_BYTES + node.ByteSize()
        if key in functions and key not in costs:
            costs[key] = _cost(functions[key].node, functions, costs, depth + 1)
        inner_bytes, inner_names = costs.get(key, (0, 0))
        size_bytes += node_bytes + inner_bytes + inner_names * node_bytes
        names += len(node.input) + len(node.output) + len(node.attribute) + inner_names
    return size_bytes, names
