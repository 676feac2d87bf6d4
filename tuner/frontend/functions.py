"""The model's own functions: each call is replaced by what the function does, where that is sane.

Ten functions that call each other ten times are ten thousand million nodes: what would come of
the calls is counted before they are expanded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import onnx
from google.protobuf.message import DecodeError
from onnx import checker, inliner

from tuner.errors import ModelError
from tuner.frontend.order import with_inner_nodes
from tuner.frontend.wire import MOST_NODES

MOST_CALLS_DEEP = 32
MOST_EXPANDED_BYTES = 64 * 2**20

_HINT = "export the model without its own functions"

_Key = tuple[str, str, str]
"""Domain, name and overload of a function."""


@dataclass(frozen=True)
class _Cost:
    """What nodes become once their calls are expanded."""

    nodes: int = 0
    names: int = 0
    """Inputs, outputs and attributes of these nodes."""
    size_bytes: int = 0

    def plus(self, nodes: int, names: int, size_bytes: int) -> _Cost:
        return _Cost(self.nodes + nodes, self.names + names, self.size_bytes + size_bytes)


def without_functions(model: onnx.ModelProto) -> onnx.GraphProto:
    """The graph with calls of the model's own functions replaced by what they do.

    The weights are left out, for the inliner would copy them. Raises ModelError.
    """
    if not model.functions:
        return model.graph
    _check_cost(model)
    try:
        return inliner.inline_local_functions(_bare(model)).graph
    except (RuntimeError, ValueError, checker.ValidationError, DecodeError) as error:
        raise ModelError(
            f"the model's own functions cannot be expanded: {error}", _HINT, "7"
        ) from error


def _bare(model: onnx.ModelProto) -> onnx.ModelProto:
    graph = model.graph
    bare = onnx.ModelProto(ir_version=model.ir_version)
    bare.opset_import.extend(model.opset_import)
    bare.functions.extend(model.functions)
    bare.graph.name = graph.name
    bare.graph.node.extend(graph.node)
    bare.graph.output.extend(graph.output)
    bare.graph.input.extend(graph.input)
    present = {value.name for value in graph.input}
    bare.graph.input.extend(
        onnx.ValueInfoProto(name=tensor.name)
        for tensor in graph.initializer
        if tensor.name not in present
    )
    return bare


def _check_cost(model: onnx.ModelProto) -> None:
    functions = {(f.domain, f.name, f.overload): f for f in model.functions}
    costs: dict[_Key, _Cost] = {}
    for key in functions:
        _function_cost(key, functions, costs, 1)
    whole = _sum_of(model.graph.node, costs)
    if whole.nodes > MOST_NODES or whole.size_bytes > MOST_EXPANDED_BYTES + model.ByteSize():
        raise ModelError(
            f"the model's own functions would become {whole.nodes} nodes "
            f"of {whole.size_bytes} bytes",
            _HINT,
            "7",
        )


def _function_cost(
    key: _Key,
    functions: Mapping[_Key, onnx.FunctionProto],
    costs: dict[_Key, _Cost],
    depth: int,
) -> None:
    """Fill in the cost of a function, after those of the functions that it calls."""
    if key in costs:
        return
    if depth > MOST_CALLS_DEEP:
        raise ModelError(
            f"the model's own functions call each other more than {MOST_CALLS_DEEP} levels deep, "
            "perhaps in a circle",
            _HINT,
            "7",
        )
    nodes = functions[key].node
    for node in with_inner_nodes(nodes):
        if _called(node) in functions:
            _function_cost(_called(node), functions, costs, depth + 1)
    costs[key] = _sum_of(nodes, costs)


def _sum_of(nodes: Iterable[onnx.NodeProto], costs: Mapping[_Key, _Cost]) -> _Cost:
    """What these nodes become. Names and attributes of a call are written in each place of use."""
    total = _Cost()
    for node in with_inner_nodes(nodes):
        size_bytes = node.ByteSize()
        total = total.plus(1, len(node.input) + len(node.output) + len(node.attribute), size_bytes)
        inside = costs.get(_called(node))
        if inside is not None:
            written_bytes = inside.size_bytes + inside.names * size_bytes
            total = total.plus(inside.nodes, inside.names, written_bytes)
    return total


def _called(node: onnx.NodeProto) -> _Key:
    return node.domain, node.op_type, node.overload
