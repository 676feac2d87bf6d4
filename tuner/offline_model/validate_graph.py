"""Validation of a fused graph from a file: how it is wired, each node, models of segments."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import zip_longest

import onnx

from tuner.errors import ModelError
from tuner.frontend.onnx_tensors import DTYPE_NAMES, parts_of
from tuner.frontend.read import model_in
from tuner.frontend.runtime import output_types
from tuner.graph import SEGMENT_TEXTS, Graph, Node
from tuner.ops import OPS, check_task
from tuner.task import Task

MAX_RANK = 32
MAX_TENSOR_BYTES = 1 << 40
"""Maximum size of a tensor: more than any machine has."""


def validate_graph(graph: Graph, constants: Collection[str]) -> None:
    """`constants` are the names of those that the graph will have.

    Raises ValueError, TypeError or LookupError for a graph that fusion cannot have made.
    """
    known = [*graph.inputs, *constants, *(name for node in graph.nodes for name in node.outputs)]
    if "" in known or len({*known}) != len(known) or {*known} != graph.types.keys():
        raise ValueError("its tensors are not each computed once and of one type")
    if not graph.outputs or len({*graph.outputs}) != len(graph.outputs):
        raise ValueError("it has no outputs, or one twice")
    for name, kind in graph.types.items():
        is_right = len(kind.shape) <= MAX_RANK and min(kind.shape, default=0) >= -1
        if not is_right or (kind.is_static and kind.size_bytes > MAX_TENSOR_BYTES):
            raise ValueError(f"{name} is of the type {kind}")
    for name in (*graph.inputs, *constants):
        if not graph.types[name].is_static:
            raise ValueError(f"{name} is of an open size")
    _check_order(graph, constants)
    for node in graph.nodes:
        if node.op == "segment":
            _check_segment(node, graph)
        else:
            _check_node(node, graph)


def _check_order(graph: Graph, constants: Collection[str]) -> None:
    """Everything is there before it is read, and weights are constants."""
    fixed = {*constants}
    there = {*graph.inputs, *fixed}
    for node in graph.nodes:
        _require_all(node.inputs, there)
        _require_all([node.inputs[i] for i in OPS[node.op].fixed_inputs(node.attributes)], fixed)
        if node.op == "reshape" and fixed.issuperset(node.inputs):
            fixed.update(node.outputs)
        there.update(node.outputs)
    _require_all(graph.outputs, there)


def _require_all(names: Iterable[str], there: Collection[str]) -> None:
    for name in names:
        if name not in there:
            raise ValueError(f"{name} is read, but not there")


def _check_node(node: Node, graph: Graph) -> None:
    kinds = [graph.types[name] for name in (*node.inputs, *node.outputs)]
    if not all(kind.is_static for kind in kinds):
        raise ValueError(f"{node.name} works on tensors of an open size")
    check_task(Task.of(node, graph))


def _check_segment(node: Node, graph: Graph) -> None:
    """Check that ONNX Runtime loads the model, alone, and that it has the tensors of its node."""
    if not node.outputs or node.attributes.keys() - {*SEGMENT_TEXTS} != {"model"}:
        raise ValueError(f"{node.name} is not a segment")
    data = node.attributes["model"]
    assert isinstance(data, bytes)
    try:
        model = model_in(data).proto
    except ModelError as error:
        raise ValueError(f"the segment {node.name}: {error.message}") from error
    # in functions, which the front end expands, tensors would have to be looked for as well
    if model.functions:
        raise ValueError(f"the segment {node.name} has its own functions")
    tensors = parts_of(model.graph, onnx.TensorProto)
    if any(tensor.data_location == onnx.TensorProto.EXTERNAL for tensor in tensors):
        raise ValueError(f"the segment {node.name} reads an external file")
    initial = {tensor.name for tensor in model.graph.initializer}
    read = {value.name: value.type for value in model.graph.input if value.name not in initial}
    made = output_types(model)
    if (*made,) != node.outputs or read.keys() != {*node.inputs}:
        raise ValueError(f"the segment {node.name} has other inputs or outputs than its node")
    for name, kind in (*made.items(), *read.items()):
        _check_port(name, kind, graph)


def _check_port(name: str, kind: onnx.TypeProto, graph: Graph) -> None:
    """Check one port: types that ONNX Runtime leaves open may be anything."""
    wanted, tensor = graph.types[name], kind.tensor_type
    sizes = [size.dim_value if size.HasField("dim_value") else -1 for size in tensor.shape.dim]
    pairs = zip_longest(sizes, wanted.shape) if tensor.HasField("shape") else ()
    fits = all(-1 in pair or pair[0] == pair[1] for pair in pairs)
    if DTYPE_NAMES.get(tensor.elem_type) != wanted.dtype or not fits:
        raise ValueError(f"a segment has {name} of another type than {wanted}")
